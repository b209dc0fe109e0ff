"""The terms of a sentence in files: `if`, `unless`, `for-each`, `once`."""

from collections.abc import Mapping
from typing import Final

from msgspec import UNSET, UnsetType

from signum.classic.cards import vocabulary as e
from signum.classic.cards.card import BATTLE_DECK, TYPES
from signum.classic.cards.sentence_parts import NAMED, bounds, listed, meant
from signum.classic.cards.vocabulary import Bounds, Condition, Count, Price, Terms, Who
from signum.content.nodes import Node
from signum.engine.records import replaced

TERMS: Final = ("if", "unless", "for-each", "once", "repeat", "or", "until-hurt", "later")
"""The keys of a sentence that are its terms."""
PRICES: Final = ("prosperity", "concentration", "discard", "wounds", "tap", "sacrifice")
"""Everything that a price can name."""
_LIMITS: Final = ("at-least", "at-most")
_COMPARED: Final = ("more-than", "fewer-than")
_MOST_REPEATED: Final = 6
ANY_AMOUNT: Final = "any"
PLAYED_TYPES: Final = tuple([one for one in TYPES if one in BATTLE_DECK])
_COUNTED: Final = tuple(kind for kind in NAMED if kind != e.PLAYER)
"""The kinds of things that can be counted."""


def terms(f: Mapping[str, Node]) -> Terms | UnsetType:
    """The terms of a sentence; unset if it has none."""
    conditions = [*_conditions(f, "if"), *_conditions(f, "unless")]
    each, most = _each(f["for-each"]) if "for-each" in f else (None, e.MOST_TIMES)
    paid = price(f)[2]
    found = Terms(
        tuple(conditions),
        each,
        most,
        "once" in f and f["once"].flag(),
        paid,
        f["repeat"].integer(2, _MOST_REPEATED) if "repeat" in f else 1,
        "or" in f and f["or"].flag(),
        "until-hurt" in f and f["until-hurt"].flag(),
        f["later"].one_of(e.LATER) if "later" in f else "",
    )
    return UNSET if found == Terms() else found


def price(f: Mapping[str, Node]) -> tuple[int, int, Price | None]:
    """Prosperity, tokens and the rest: `2`, `{discard: 1}`, `{sacrifice: {character: yours}}`."""
    if "price" not in f:
        return 0, 0, None
    node = f["price"]
    if not node.is_mapping:
        return node.integer(1, 50), 0, None
    paid = node.fields(optional=PRICES)
    if not paid:
        raise node.error(f"what is paid? {listed(PRICES)}")
    open_price = "prosperity" in paid and paid["prosperity"].text() == ANY_AMOUNT
    fixed = [key for key in paid if key != "sacrifice" and not (open_price and key == "prosperity")]
    number = {key: paid[key].integer(1, 50) for key in fixed}
    rest = Price(
        any_amount=open_price,
        discard=number.get("discard", 0),
        wounds=number.get("wounds", 0),
        taps=number.get("tap", 0),
        sacrifice=_sacrificed(paid["sacrifice"]) if "sacrifice" in paid else None,
    )
    return number.get("prosperity", 0), number.get("concentration", 0), None if rest == Price() else rest


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
    if len(compared) > 1 or (compared and limits):
        raise node.error("compare with one number: write at-least, at-most, more-than or fewer-than")
    if compared:
        count, than = _count(node.without(compared)), _count(written[compared[0]])
        for one in (count, than):
            plain = one.what in e.OF_PLAYERS or (not one.what and not (one.of.other or one.of.wounded))
            if not plain:
                raise node.error(
                    "compare things in play, or what players have: {creature: yours}, {hand: yours}"
                )
        bounds_of = Bounds(1) if compared[0] == "more-than" else Bounds(-e.MOST, -1)
        return Condition(count, bounds_of, unless, than)
    if len(limits) > 1:
        raise node.error("write at-least or at-most; two conditions stand in a list")
    within = bounds(node.part(limits)) if limits else Bounds(1)
    if within.most == 0:
        raise written["at-most"].error("none at all is written with the other word: if and unless")
    if within.least == 0 and within.most == e.MOST:
        raise written["at-least"].error("every number is at least 0")
    return Condition(_count(node.without(limits)), within, unless)


def _each(node: Node) -> tuple[Count, int]:
    """`{creature: yours, within: M, most: 3}`, or `paid`."""
    if node.is_scalar:
        node.one_of((e.PAID,))
        return Count(Who(e.PLAYER, e.YOURS), e.PAID), e.MOST_TIMES
    written = dict(node.entries())
    most = written["most"].integer(1, e.MOST_TIMES) if "most" in written else e.MOST_TIMES
    return _count(node.without(["most"])), most


def _count(node: Node) -> Count:
    """Things in play, or what a player or a creature has."""
    written = dict(node.entries())
    for what in e.OF_PLAYERS:
        if what in written:
            f = node.fields(required=(what,))
            return Count(Who(e.PLAYER, f[what].one_of((e.YOURS, e.OPPONENTS))), what)
    for what in e.DEEDS:
        if what in written:
            return _deeds(node, what)
    for what in e.OF_CREATURES:
        # Beside a kind, `strength` describes what is counted: {creature: yours, strength: {at-least: 3}}.
        if what in written and len(written) == 1:
            f = node.fields(required=(what,))
            return Count(Who(f[what].one_of(e.POINTED)), what)
    if e.PLAYER in written:
        raise node.error(f"players are not counted: {listed((*_COUNTED, *e.OF_PLAYERS))}")
    who = meant(node)
    if who.choose or who.may:
        raise node.error("what is counted is not chosen: leave choose out")
    if who.only and who.only.or_kinds:
        raise node.error("count things of one kind; two conditions stand in a list")
    return Count(who)


def _deeds(node: Node, what: str) -> Count:
    """What happened in this turn: `{played: yours, type: spell}`, `{fallen: opponents}`.

    `{discarded: same, type: spell}` is what the sentence before discarded.
    """
    optional = {e.CARDS_PLAYED: ("type", "other"), e.DISCARDED: ("type",)}.get(what, ())
    f = node.fields(required=(what,), optional=optional)
    other = "other" in f and f["other"].flag()
    of_type = f["type"].one_of(PLAYED_TYPES) if "type" in f else ""
    if what == e.DISCARDED and f[what].text() == e.SAME:
        return Count(Who(e.SAME), what, of_type)
    if what == e.DISCARDED and of_type:
        raise f["type"].error("a type is known of what the sentence before discarded: write discarded: same")
    whose = f[what].one_of((e.YOURS,) if other else e.WHOSE)
    return Count(Who(e.PLAYER, whose, other=other), what, of_type)
