"""The parts of a sentence in files: its moment, its targets, its price, and names."""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final

from msgspec import UNSET, UnsetType

from signum.classic.cards import vocabulary as e
from signum.classic.cards.card import CHARACTER, LETTERS, RACES, TYPES
from signum.classic.cards.keywords import plain_ability, plain_word
from signum.classic.cards.vocabulary import Bounds, Occasion, Only, Who
from signum.classic.effects.occasions import OCCASIONS, OF_CARDS_PLAYED, PASSED_BY
from signum.classic.effects.verbs.verb import Verb
from signum.content.nodes import Node
from signum.content.spelling import not_known, shown
from signum.engine.records import replaced

NAMED: Final = tuple(kind for kind in e.KINDS if kind not in e.POINTED)
"""The kinds that are written with their owner."""
_COUNTER: Final = re.compile(r"[a-z]+(-[a-z]+)*")
_LONGEST_COUNTER: Final = 24
OTHER_THAN: Final = "other-than"
COUNTERED: Final = "countered"
_OF_CREATURES: Final = (
    *(
        "within",
        "touching",
        "seen",
        "other",
        "wounded",
        "faction",
        "class",
        "having",
        "race",
        "not-race",
        "of",
        "named",
        "highest",
        "lowest",
        OTHER_THAN,
        COUNTERED,
    ),
    *e.CONDITIONS,
    *e.MEASURES,
)
"""Keys that describe creatures."""
OF_CARDS: Final[Mapping[str, tuple[str, ...]]] = {
    e.BUILDING: ("other", "named", "faction", "class", e.COST, e.CARD_TAPPED, OTHER_THAN, COUNTERED),
    e.RELIC: (
        *("other", "named", "faction", "class", e.COST, e.CARD_TAPPED, e.DURABILITY, "within"),
        *(OTHER_THAN, COUNTERED),
    ),
    e.TERRAIN: ("other", "named", "faction", e.COST, "within", "touching", OTHER_THAN, COUNTERED),
}
"""Keys that describe cards in play. A building stands nowhere, and a relic is where its hero is."""
DESCRIBING: Final = (*_OF_CREATURES, e.CARD_TAPPED, e.DURABILITY)
"""Keys that describe creatures and cards."""
_CONDITIONS: Final = (*e.CONDITIONS, e.CARD_TAPPED)
_OF_OCCASIONS: Final = tuple(
    [one for one in _OF_CREATURES if one not in ("wounded", "highest", "lowest", OTHER_THAN)]
)
"""Keys that describe the creature to which something happens."""


def moment(node: Node) -> str | Occasion:
    """`first-word`, or `{after: {hero: yours, is: attacked-in-melee}}`; `before` if it may be cancelled."""
    if node.is_scalar:
        return node.one_of(e.MOMENTS)
    said, inner = node.entry()
    if said not in ("after", "before"):
        raise node.error(f"an answer comes after or before something: {not_known(said, ('after', 'before'))}")
    kinds = (e.SELF, e.BEARER, *NAMED)
    f = inner.fields(required=("is",), optional=(*kinds, "by-self", "by", "any-turn", "card", *_OF_OCCASIONS))
    kind, whose = _kind(inner, f, kinds)
    who = described(f, kind, whose)
    _check_occasion(f, who.kind)
    if "of" in f:
        f["of"].one_of(e.NEAR_SOME)
    if f["is"].text() == PASSED_BY and "of" in f:
        raise f["of"].error("who passes by passes this card: leave of out")
    if f["is"].text() == PASSED_BY and who.kind == e.SELF:
        raise f["is"].error("nobody passes by itself: name others, as creature: opponents")
    deeds = [one.name for one in OCCASIONS.values() if one.deed]
    if "by-self" in f and f["is"].text() not in deeds:
        raise f["by-self"].error(f"nobody does this to another: {listed(deeds)}")
    if "by" in f and f["is"].text() not in deeds:
        raise f["by"].error(f"nobody does this to another: {listed(deeds)}")
    if "by" in f and "by-self" in f:
        raise f["by"].error("by-self says already who does it: leave one of them out")
    return Occasion(
        who,
        f["is"].one_of([one.name for one in OCCASIONS.values() if one.before or said == "after"]),
        before=said == "before",
        by_self="by-self" in f and f["by-self"].flag(),
        any_turn="any-turn" in f and f["any-turn"].flag(),
        by=_doer(f["by"]) if "by" in f else UNSET,
        card=_card_words(f) if "card" in f else UNSET,
    )


def _race_of_card(words: Mapping[str, Node], types: tuple[str, ...]) -> str:
    """The race of a card that is played; only characters have one."""
    if "race" not in words:
        return ""
    if any(one != CHARACTER for one in types):
        raise words["race"].error("only characters have a race: leave it out, or write type: character")
    return words["race"].one_of(RACES)


def _card_words(f: Mapping[str, Node]) -> e.CardWords:
    """The card that is played, built or laid: `{type: character, cost: {at-least: 4}}`."""
    if f["is"].text() not in OF_CARDS_PLAYED:
        raise f["card"].error(f"no card is played here: {listed(OF_CARDS_PLAYED)}")
    words = f["card"].fields(optional=("type", "class", "race", "cost"))
    if not words:
        raise f["card"].error("what must it be? Write card: {type: character}")
    written = words.get("type")
    several = [] if written is None else written.items() if written.is_list else [written]
    types = tuple(dict.fromkeys([one.one_of(TYPES) for one in several]))
    return e.CardWords(
        types,
        plain_word(words["class"]) if "class" in words else "",
        _race_of_card(words, types),
        bounds(words["cost"]) if "cost" in words else None,
    )


def _doer(node: Node) -> Who:
    """The creature that does it: `{creature: yours, other: yes}`."""
    who = meant(node)
    if who.kind not in e.ON_FIELD or who.choose or who.may or (who.only and who.only.or_kinds):
        raise node.error("one kind of creature does it: write by: {creature: yours}")
    return who


def _check_occasion(f: Mapping[str, Node], kind: str) -> None:
    """Some occasions happen to players, all others to creatures."""
    said = f["is"].text()
    if said not in OCCASIONS:
        return
    if kind in (e.BUILDING, e.RELIC, e.TERRAIN):
        raise f["is"].error(f"nothing happens to a {kind}: name a creature, or a player")
    fitting = [one.name for one in OCCASIONS.values() if one.to_player == (kind == e.PLAYER)]
    if said not in fitting:
        raise f["is"].error(f"{said} does not happen to a {kind}: {listed(fitting)}")


def meant(node: Node) -> Who:
    """`self`, or `{creature: opponents, choose: 1, within: L, seen: yes}`."""
    if node.is_scalar:
        return Who(node.one_of(e.POINTED))
    f = node.fields(optional=(*NAMED, "choose", "may", "at-random", *DESCRIBING))
    named = [kind for kind in NAMED if kind in f]
    if len(named) > 1:
        return _of_kinds(node, f, named)
    if e.PLAYER in f and f[e.PLAYER].text() in e.POINTED_PLAYERS:
        strange = [key for key in f if key != e.PLAYER]
        if strange:
            raise f[strange[0]].error("this player is known: leave it out")
        return Who(e.PLAYER, f[e.PLAYER].text())
    kind, whose = _kind(node, f, NAMED)
    if "may" in f and "choose" not in f:
        raise f["may"].error(
            "where nobody is chosen nobody can be left out; the sentence itself may have may"
        )
    if "at-random" in f and ("choose" not in f or "may" in f or kind == e.PLAYER):
        raise f["at-random"].error(
            "chance chooses creatures or cards: write choose: 1 beside it, without may"
        )
    return described(f, kind, whose)


def _of_kinds(node: Node, f: dict[str, Node], kinds: Sequence[str]) -> Who:
    """Things of two kinds: `{relic: opponents, building: opponents, choose: 1}`."""
    first, *others = kinds
    owners = {f[kind].one_of(e.WHOSE) for kind in kinds}
    if e.PLAYER in kinds:
        raise f[e.PLAYER].error("a player is no thing: write another sentence for players")
    if e.CREATURE in kinds and any(kind in e.ON_FIELD for kind in others):
        raise f[e.CREATURE].error("heroes, characters and minions are creatures: name creature only")
    if len(owners) > 1:
        raise node.error("both kinds belong to the same players: write the same word after each")
    if "choose" in f and f["choose"].integer(1, 8) > 1:
        raise f["choose"].error("of two kinds one is chosen, or all are meant: write choose: 1")
    cards = [kind for kind in kinds if kind not in e.ON_FIELD]
    for kind in cards:
        _check_words(f, kind)
    strange = [name for name in DESCRIBING if name in f and cards and len(cards) < len(kinds)]
    if strange:
        raise f[strange[0]].error(
            f"this is not said of a {cards[0]} and a {first} alike: write a sentence each"
        )
    who = described(f, first, owners.pop())
    return replaced(who, only=replaced(who.only or Only(), or_kinds=tuple(others)))


def described(f: Mapping[str, Node], kind: str, whose: str) -> Who:
    """The words beside a kind: how many, where, and what they must be."""
    _check_words(f, kind)
    by_distance = any(f[one].text() == e.DISTANCE for one in ("highest", "lowest") if one in f)
    if "of" in f and "within" not in f and "touching" not in f and not by_distance:
        raise f["of"].error("of is for a distance: write within: S beside it")
    if "of" in f and by_distance and f["of"].text() in e.NEAR_SOME:
        raise f["of"].error("the distance from which of them? Name one: of: same, cause or culprit")
    if "of" in f and "seen" in f and f["of"].text() in e.NEAR_TERRAIN:
        raise f["seen"].error("a terrain sees nothing: leave seen out")
    return Who(
        kind=kind,
        whose=whose,
        choose=f["choose"].integer(1, 8) if "choose" in f else e.ALL,
        within=LETTERS.index(f["within"].one_of(LETTERS[1:])) if "within" in f else 0,
        touching="touching" in f and f["touching"].flag(),
        seen="seen" in f and f["seen"].flag(),
        other="other" in f and f["other"].flag(),
        wounded="wounded" in f and f["wounded"].flag(),
        may="may" in f and f["may"].flag(),
        faction=plain_word(f["faction"]) if "faction" in f else "",
        of_class=plain_word(f["class"]) if "class" in f else "",
        having=plain_ability(f["having"], f["having"].text()) if "having" in f else "",
        only=_only(f),
    )


def _only(f: Mapping[str, Node]) -> Only | UnsetType:
    found = Only(
        race=f["race"].one_of(RACES) if "race" in f else "",
        measures=tuple(
            [e.Measured(name, bounds(f[name])) for name in (*e.MEASURES, e.DURABILITY) if name in f]
        ),
        not_race=f["not-race"].one_of(RACES) if "not-race" in f else "",
        at_random="at-random" in f and f["at-random"].flag(),
        conditions=tuple([name for name in _CONDITIONS if name in f and f[name].flag()]),
        near=f["of"].one_of(e.NEAR) if "of" in f else "",
        not_conditions=tuple([name for name in _CONDITIONS if name in f and not f[name].flag()]),
        named=plain_word(f["named"]) if "named" in f else "",
        extreme=_extreme(f),
        besides=f[OTHER_THAN].one_of(e.BESIDES) if OTHER_THAN in f else "",
        countered=counter_name(f[COUNTERED]) if COUNTERED in f else "",
    )
    return UNSET if found == Only() else found


def _check_words(f: Mapping[str, Node], kind: str) -> None:
    """Each kind of thing has its own words; a word that it lacks is an error, not ignored."""
    fitting = _OF_CREATURES if kind in e.ON_FIELD else OF_CARDS.get(kind, ())
    strange = [name for name in DESCRIBING if name in f and name not in fitting]
    if not strange:
        return
    if strange[0] == e.DURABILITY:
        raise f[strange[0]].error("only a relic has a durability: name a relic, or leave it out")
    if kind in e.ON_FIELD or kind in e.POINTED:
        raise f[strange[0]].error("this is said of buildings and relics: a creature is ready or acted")
    if kind == e.BUILDING and strange[0] in ("within", "touching"):
        raise f[strange[0]].error("a building stands nowhere: no distance to it can be measured")
    raise f[strange[0]].error(f"this is said of creatures, not of a {kind}")


def _extreme(f: Mapping[str, Node]) -> e.Extreme | None:
    """`highest: strength`, `lowest: health-left`."""
    there = [name for name in ("highest", "lowest") if name in f]
    if len(there) > 1:
        raise f[there[1]].error("one figure decides: write highest or lowest")
    return e.Extreme(f[there[0]].one_of(e.RANKED), there[0] == "highest") if there else None


def bounds(node: Node) -> Bounds:
    """`2`, `{at-least: 2}`, `{at-most: 3}` or both."""
    if not node.is_mapping:
        number = node.integer(0, e.MOST)
        return Bounds(number, number)
    f = node.fields(optional=("at-least", "at-most"))
    if not f:
        raise node.error("how many? Write {at-least: 2} or {at-most: 2}")
    least = f["at-least"].integer(0, e.MOST) if "at-least" in f else 0
    most = f["at-most"].integer(0, e.MOST) if "at-most" in f else e.MOST
    if least > most:
        raise node.error(f"nothing is at least {least} and at most {most}")
    return Bounds(least, most)


def usually_meant(what: tuple[Verb, ...]) -> Who:
    """Without `who` a sentence means its own card, or its player if its verbs affect players."""
    players = all(one.of_players for one in what)
    return Who(e.PLAYER, e.YOURS) if players else Who(e.SELF)


def _kind(node: Node, f: dict[str, Node], kinds: Collection[str]) -> tuple[str, str]:
    named = [kind for kind in kinds if kind in f]
    if len(named) != 1:
        raise node.error(f"name one kind: {', '.join(kinds)}")
    return named[0], f[named[0]].one_of(e.WHOSE)


def counter_name(node: Node, name: str | None = None) -> str:
    """The name of counters: that of the node itself, or a key in it."""
    said = node.text() if name is None else name
    if len(said) > _LONGEST_COUNTER or not _COUNTER.fullmatch(said):
        raise node.error(
            f"{shown(said)} is no name for a counter: use small letters and hyphens, at most "
            f"{_LONGEST_COUNTER} of them"
        )
    return said


def listed(words: Iterable[str]) -> str:
    """The possible words, for a message."""
    return f"it can be {', '.join(words)}"
