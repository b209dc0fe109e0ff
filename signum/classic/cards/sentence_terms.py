"""The terms of a sentence in files: `if`, `unless`, `for-each`, `once`."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from msgspec import UNSET, UnsetType

from signum.classic.cards import vocabulary as e
from signum.classic.cards.card import BATTLE_DECK, CHARACTER, RACES, TYPES
from signum.classic.cards.keywords import plain_word
from signum.classic.cards.sentence_parts import (
    DESCRIBING,
    NAMED,
    bounds,
    counter_name,
    described,
    listed,
    meant,
)
from signum.classic.cards.vocabulary import Bounds, Condition, Count, Price, Terms, Who
from signum.content.nodes import Node
from signum.engine.records import replaced

TERMS: Final = ("if", "unless", "for-each", "once", "repeat", "or", "until-hurt", "later", "die", "otherwise")
"""The keys of a sentence that are its terms."""
PRICES: Final = (
    *("prosperity", "concentration", "discard", "wounds", "tap", "sacrifice", "durability"),
    "counters",
)
"""Everything that a price can name."""
THEIRS: Final = "theirs"
"""After `either`: the players to whom it is done pick."""
_LIMITS: Final = ("at-least", "at-most")
_COMPARED: Final = ("more-than", "fewer-than")
COMPARED: Final = tuple(
    [one for one in (*e.OF_PLAYERS, *e.OF_CREATURES) if one not in (e.TURN_OF, e.STEALTH, e.MOVED)]
)
"""Everything that can be compared besides things in play; the others are there or not."""
_MOST_REPEATED: Final = 6
ANY_AMOUNT: Final = "any"
PLAYED_TYPES: Final = tuple([one for one in TYPES if one in BATTLE_DECK])
_COUNTED: Final = tuple(kind for kind in NAMED if kind != e.PLAYER)
"""The kinds of things that can be counted."""


def terms(f: Mapping[str, Node]) -> Terms | UnsetType:
    """The terms of a sentence; unset if it has none."""
    conditions = [*_conditions(f, "if"), *_conditions(f, "unless")]
    repeat = f.get("repeat")
    counted = repeat is not None and (repeat.is_mapping or repeat.text() in e.SCALARS)
    if repeat is not None and counted and "for-each" in f:
        raise repeat.error("one number a sentence: leave for-each or repeat out")
    number = repeat if counted else f.get("for-each")
    each, most, per = (None, e.MOST_TIMES, 1) if number is None else _each(number)
    paid = price(f)
    found = Terms(
        tuple(conditions),
        each,
        most,
        "once" in f and not _once_a_game(f["once"]) and not _times(f["once"]) and f["once"].flag(),
        paid.rest,
        repeat.integer(2, _MOST_REPEATED) if repeat is not None and not counted else 1,
        "or" in f and f["or"].flag(),
        "until-hurt" in f and f["until-hurt"].flag(),
        f["later"].one_of(e.LATER) if "later" in f else "",
        per,
        counted,
        paid.others,
        unless_paid(f)[1],
        "once" in f and _once_a_game(f["once"]),
        "die" in f and bool(f["die"].one_of((e.SAME,))),
        _times(f["once"]) if "once" in f else 0,
        "either" in f and f["either"].text() == THEIRS,
        "otherwise" in f and f["otherwise"].flag(),
    )
    return UNSET if found == Terms() else found


def _once_a_game(node: Node) -> bool:
    """`once: game` instead of `once: yes`."""
    return not node.is_mapping and node.text() == e.GAME


def _times(node: Node) -> int:
    """`once: 2` is at most twice in a turn; 0 if it is no number."""
    is_number = not node.is_mapping and node.text().isdigit()
    return node.integer(2, _MOST_REPEATED) if is_number else 0


class Prices(NamedTuple):
    """The price of a sentence: prosperity, tokens, the rest; and prices that may be paid instead."""

    prosperity: int = 0
    tokens: int = 0
    rest: Price | None = None
    others: tuple[Price, ...] = ()


def price(f: Mapping[str, Node]) -> Prices:
    """`2`, `{discard: 1}`, `{sacrifice: {character: yours}}`; of several in a list one is paid."""
    if "price" not in f:
        return Prices()
    node = f["price"]
    if not node.is_list:
        whole = _price(node)
        rest = replaced(whole, prosperity=0, concentration=0)
        return Prices(whole.prosperity, whole.concentration, None if rest == Price() else rest)
    several = [_price(one) for one in node.items()]
    if len(several) < 2:
        raise node.error("of several prices one is paid: name two, or write one without a list")
    if any(one.any_amount for one in several):
        raise node.error("a price of any amount has no other beside it: write a sentence each")
    first, *others = several
    rest = replaced(first, prosperity=0, concentration=0)
    return Prices(first.prosperity, first.concentration, None if rest == Price() else rest, tuple(others))


def _price(node: Node) -> Price:
    """One price in full."""
    if not node.is_mapping:
        return Price(prosperity=node.integer(1, 50))
    paid = node.fields(optional=(*PRICES, "on", "must"))
    if not [key for key in paid if key not in ("on", "must")]:
        raise node.error(f"what is paid? {listed(PRICES)}")
    if "on" in paid and "wounds" not in paid:
        raise paid["on"].error("on names the creature that takes wounds: write wounds: 1 beside it")
    amount, most = _amount_of_choice(paid["prosperity"]) if "prosperity" in paid else (False, 0)
    itself = "tap" in paid and not paid["tap"].is_mapping and paid["tap"].text() == e.SELF
    strange = {"sacrifice", "on", "must", *(("prosperity",) if amount else ()), *(("tap",) if itself else ())}
    strange |= {"counters"}
    counter, counters = counters_in(paid["counters"], ("all",)) if "counters" in paid else ("", 0)
    number = {key: paid[key].integer(1, 50) for key in paid if key not in strange}
    return Price(
        any_amount=amount,
        most=most,
        discard=number.get("discard", 0),
        wounds=number.get("wounds", 0),
        taps=number.get("tap", 0),
        taps_itself=itself,
        sacrifice=_sacrificed(paid["sacrifice"]) if "sacrifice" in paid else None,
        hurt=_wounded(paid["on"]) if "on" in paid else None,
        prosperity=number.get("prosperity", 0),
        concentration=number.get("concentration", 0),
        due="must" in paid and paid["must"].flag(),
        durability=number.get("durability", 0),
        counter=counter,
        counters=counters,
        all_counters=bool(counter and not counters),
    )


def counters_in(node: Node, words: tuple[str, ...] = (), most: int = 20) -> tuple[str, int]:
    """`{soul: 3}`: the name of counters and their number; 0 is `all`, where that may be said."""
    if not node.is_mapping:
        raise node.error("which counters, and how many? Write their name and a number: {soul: 3}")
    name, number = node.entry()
    counter_name(node, name)
    if words and not number.is_mapping and number.text() in words:
        return name, 0
    return name, number.integer(1, most)


def _amount_of_choice(node: Node) -> tuple[bool, int]:
    """`any`, or `{at-most: 4}`: whether the player chooses the amount, and the highest one."""
    if node.is_mapping:
        f = node.fields(required=("at-most",))
        return True, f["at-most"].integer(1, e.MOST_TIMES)
    return node.text() == ANY_AMOUNT, 0


def unless_paid(f: Mapping[str, Node]) -> tuple[int, tuple[Price, ...]]:
    """`2` prosperity, or any price that the player of a target can pay: `{discard: 1}`; one of a list."""
    node = f.get("unless-paid")
    if node is None:
        return 0, ()
    if not node.is_list and not node.is_mapping:
        return node.integer(1, 50), ()
    several = tuple([_price(one) for one in (node.items() if node.is_list else [node])])
    if not several:
        raise node.error(f"what is paid? {listed(PRICES)}")
    for one in several:
        own = one.any_amount or one.wounds or one.concentration or one.taps_itself or one.counter
        if own or one.due or one.durability:
            raise node.error(
                "the player of a target pays prosperity, cards, buildings or a sacrifice: the rest is for "
                "the player of the text"
            )
        if one.sacrifice is not None and one.sacrifice.kind == e.SELF:
            raise node.error("the card with the text belongs to its own player: write {character: yours}")
        if one.sacrifice is not None and one.sacrifice != Who(one.sacrifice.kind, e.YOURS, choose=1):
            raise node.error("the player of a target gives up any thing of a kind: write {character: yours}")
    return 0, several


def _wounded(node: Node) -> Who:
    """One creature of the player that takes the wounds of a price."""
    who = meant(node)
    if who.kind not in e.ON_FIELD or who.whose != e.YOURS or who.choose or who.may:
        raise node.error("one creature of yours takes the wounds: write {creature: yours, within: S}")
    if who.only and who.only.or_kinds:
        raise node.error("name one kind: {character: yours}")
    return replaced(who, choose=1)


def _sacrificed(node: Node) -> Who:
    """One thing of a kind, or the thing with the text: `self`."""
    who = meant(node)
    if who.kind == e.SELF:
        return who
    kinds = (e.CREATURE, e.CHARACTER, e.MINION, e.BUILDING, e.RELIC)
    if who.kind not in kinds or who.whose != e.YOURS or who.choose or who.may:
        raise node.error("one creature, building or relic of yours is given up: write {character: yours}")
    if who.only and who.only.or_kinds:
        raise node.error("name one kind: {character: yours}")
    return replaced(who, choose=1)


def _conditions(f: Mapping[str, Node], key: str) -> list[Condition]:
    """One condition, or several in a list."""
    if key not in f:
        return []
    nodes = f[key].items() if f[key].is_list else [f[key]]
    if not nodes:
        raise f[key].error(f"{key} what? Write {key}: {{creature: opponents, within: M}}")
    return [_condition(one, unless=key == "unless") for one in nodes]


def _condition(node: Node, *, unless: bool) -> Condition:
    """`{creature: yours, at-least: 2}`; without a number at least one."""
    written = dict(node.entries())
    limits = [key for key in _LIMITS if key in written]
    compared = [key for key in _COMPARED if key in written]
    if "by" in written and not compared:
        raise written["by"].error("by how many more or fewer? Write more-than or fewer-than beside it")
    if len(compared) > 1 or (compared and limits):
        raise node.error("compare with one number: write at-least, at-most, more-than or fewer-than")
    if compared:
        by = written["by"].integer(1, e.MOST_TIMES) if "by" in written else 1
        count, than = _count(node.without([*compared, "by"])), _count(written[compared[0]])
        for one in (count, than):
            plain = one.what in COMPARED or (not one.what and not (one.of.other or one.of.wounded))
            if not plain:
                raise node.error(
                    "compare things in play, or what players or creatures have: {creature: yours}, "
                    "{hand: yours}, {wounds: self}"
                )
        if (count.what in e.OF_CREATURES) != (than.what in e.OF_CREATURES):
            raise node.error("compare a figure of a creature with a figure of a creature")
        bounds_of = Bounds(by) if compared[0] == "more-than" else Bounds(-e.MOST, -by)
        return Condition(count, bounds_of, unless, than)
    if len(limits) > 1:
        raise node.error("write at-least or at-most; two conditions stand in a list")
    within = bounds(node.part(limits)) if limits else Bounds(1)
    if within.most == 0:
        raise written["at-most"].error("none at all is written with the other word: if and unless")
    if within.least == 0 and within.most == e.MOST:
        raise written["at-least"].error("every number is at least 0")
    return Condition(_count(node.without(limits)), within, unless)


def _each(node: Node) -> tuple[Count, int, int]:
    """`{creature: yours, within: M, most: 3}`, `{wounds: self, per: 2}`, or `paid`."""
    if node.is_scalar:
        return Count(Who(e.PLAYER, e.YOURS), node.one_of(e.SCALARS)), e.MOST_TIMES, 1
    written = dict(node.entries())
    most = written["most"].integer(1, e.MOST_TIMES) if "most" in written else e.MOST_TIMES
    per = written["per"].integer(2, 10) if "per" in written else 1
    limits = [key for key in ("most", "per") if key in written]
    left = node.without(limits)
    scalar = [key for key in e.SCALARS if key in written]
    if scalar:
        f = left.fields(required=(scalar[0],))
        if not f[scalar[0]].flag():
            raise f[scalar[0]].error(f"write {scalar[0]}: yes")
        return Count(Who(e.PLAYER, e.YOURS), scalar[0]), most, per
    if e.TURN_OF in written:
        raise written[e.TURN_OF].error("a turn is no number: ask for it with if")
    return _count(left), most, per


def _count(node: Node) -> Count:
    """Things in play, or what a player or a creature has."""
    written = dict(node.entries())
    if e.PHASE in written:
        f = node.fields(required=(e.PHASE,), optional=(e.TURN_OF,))
        whose = f[e.TURN_OF].one_of((e.YOURS, e.OPPONENTS)) if e.TURN_OF in f else e.ANY
        return Count(Who(e.PLAYER, whose), e.PHASE, counter=f[e.PHASE].one_of(e.PHASES))
    for what in e.OF_PLAYERS:
        if what in written:
            described_by = ("type", "class", "race") if what == e.GRAVEYARD else ()
            f = node.fields(required=(what,), optional=described_by)
            words = _card_words(f)
            if f[what].text() == e.TARGET:
                return Count(Who(e.TARGET), what, **words)
            owners: tuple[str, ...] = (e.YOURS, e.OPPONENTS)
            owners = (*owners, e.CAUSE) if what in (e.HAND, e.PROSPERITY) else owners
            owners = (*owners, e.ANY) if words else owners
            return Count(Who(e.PLAYER, f[what].one_of(owners)), what, **words)
    if e.COUNTERS in written:
        f = node.fields(required=(e.COUNTERS,), optional=("named",))
        named = counter_name(f["named"]) if "named" in f else ""
        return Count(_one_thing(f[e.COUNTERS]), e.COUNTERS, counter=named)
    if e.REVEALED in written:
        f = node.fields(required=(e.REVEALED,), optional=("type", "class", "race"))
        f[e.REVEALED].one_of((e.SAME,))
        return Count(Who(e.SAME), e.REVEALED, **_card_words(f))
    if e.FOUND_CARD in written:
        return _taken(node)
    if e.CHOSEN in written:
        f = node.fields(required=(e.CHOSEN,))
        return Count(Who(f[e.CHOSEN].one_of((e.SAME,))), e.CHOSEN)
    if e.FALLEN in written and written[e.FALLEN].text() == e.SAME and len(written) > 1:
        return _fallen_of(node)
    pointed = [kind for kind in e.POINTED if kind in written]
    if pointed:
        return _such(node, pointed[0])
    for what in e.DEEDS:
        if what in written:
            return _deeds(node, what)
    for what in e.OF_CREATURES:
        # Beside a kind, `strength` describes what is counted: {creature: yours, strength: {at-least: 3}}.
        if what in written and len(written) == 1:
            f = node.fields(required=(what,))
            return Count(_one_creature(f[what], what), what)
    if e.PLAYER in written:
        raise node.error(f"players are not counted: {listed((*_COUNTED, *e.OF_PLAYERS))}")
    who = meant(node)
    if who.choose or who.may:
        raise node.error("what is counted is not chosen: leave choose out")
    if who.only and who.only.or_kinds:
        raise node.error("count things of one kind; two conditions stand in a list")
    return Count(who)


def _card_words(f: Mapping[str, Node]) -> dict[str, Any]:
    """The words for cards beside a number: one type or several, a class, a race."""
    found: dict[str, Any] = {}
    if "type" in f:
        several = f["type"].items() if f["type"].is_list else [f["type"]]
        found["types"] = tuple(dict.fromkeys([one.one_of(PLAYED_TYPES) for one in several]))
    if "class" in f:
        found["of_class"] = plain_word(f["class"])
    if "race" in f:
        found["race"] = f["race"].one_of(RACES)
        if found.get("types", (CHARACTER,)) != (CHARACTER,):
            raise f["race"].error("only characters have a race: leave it out, or write type: character")
    return found


def _one_thing(node: Node) -> Who:
    """The thing whose counters are counted: `self`, `cause`, a hero, or all things as the words say."""
    if node.is_scalar:
        return Who(node.one_of((*e.POINTED, e.SACRIFICED, e.TARGET)))
    who = meant(node)
    if who.choose or who.may or who.kind == e.PLAYER:
        raise node.error("the counters of which things? Write self, cause, or {creature: yours}")
    return who


def _fallen_of(node: Node) -> Count:
    """`{fallen: same, creature: yours}`: those of the targets before that have fallen, as the words say."""
    who = meant(node.without([e.FALLEN]))
    if who.kind not in e.ON_FIELD or who.choose or who.may or (who.only and who.only.or_kinds):
        raise node.error("which of the fallen are counted? Write a kind: {fallen: same, creature: yours}")
    return Count(who, e.FALLEN, pointed=e.SAME)


def _such(node: Node, pointed: str) -> Count:
    """`{cause: any, race: elf}`, `{same: hero}`: whether a creature that is named is as the words say."""
    written = dict(node.entries())
    kind = written[pointed].one_of((e.ANY, *e.ON_FIELD))
    f = node.without([pointed]).fields(optional=DESCRIBING)
    who = described(f, e.CREATURE if kind == e.ANY else kind, e.ANY)
    if who == Who(e.CREATURE, e.ANY):
        raise node.error("what must it be? Write a word beside it: {same: any, race: elf}, or {same: hero}")
    return Count(who, pointed=pointed)


def _one_creature(node: Node, what: str) -> Who:
    """The creature whose figure is counted: `self`, `cause`, `sacrificed`, or a hero."""
    if node.is_scalar:
        own = (e.TARGET,) if what in COMPARED else ()
        return Who(node.one_of((*e.POINTED, e.SACRIFICED, *own)))
    who = meant(node)
    if who != Who(e.HERO, who.whose) or who.whose == e.ANY:
        raise node.error(
            f"the {what} of one creature are counted: {listed((*e.POINTED, e.SACRIFICED))}, "
            "{hero: yours} or {hero: opponents}"
        )
    return who


def _taken(node: Node) -> Count:
    """`{taken: same, type: character, class: guild-of-blades}`: the card that the sentence before took."""
    f = node.fields(required=(e.FOUND_CARD,), optional=("type", "class", "race"))
    f[e.FOUND_CARD].one_of((e.SAME,))
    return Count(
        Who(e.SAME),
        e.FOUND_CARD,
        f["type"].one_of(PLAYED_TYPES) if "type" in f else "",
        plain_word(f["class"]) if "class" in f else "",
        f["race"].one_of(RACES) if "race" in f else "",
    )


def _deeds(node: Node, what: str) -> Count:
    """What happened in this turn: `{played: yours, type: spell}`, `{fallen: opponents}`.

    `{discarded: same, type: spell}` is what the sentence before discarded.
    """
    optional = {e.CARDS_PLAYED: ("type", "other", "class", "race"), e.DISCARDED: ("type",)}.get(what, ())
    players = (*e.WHOSE, e.CAUSE) if what == e.TAPS else e.WHOSE
    f = node.fields(required=(what,), optional=optional)
    other = "other" in f and f["other"].flag()
    of_type = f["type"].one_of(PLAYED_TYPES) if "type" in f else ""
    if what == e.FALLEN and f[what].text() == e.SAME:
        return Count(Who(e.SAME), what)
    if what == e.DISCARDED and f[what].text() == e.SAME:
        return Count(Who(e.SAME), what, of_type)
    if what == e.DISCARDED and of_type:
        raise f["type"].error("a type is known of what the sentence before discarded: write discarded: same")
    whose = f[what].one_of((e.YOURS,) if other else players)
    of_class = plain_word(f["class"]) if "class" in f else ""
    race = f["race"].one_of(RACES) if "race" in f else ""
    if race and of_type not in ("", CHARACTER):
        raise f["race"].error(f"a {of_type} has no race: leave it out, or write type: character")
    return Count(Who(e.PLAYER, whose, other=other), what, of_type, of_class, race)
