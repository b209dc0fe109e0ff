"""The parts of a sentence in files: its moment, its targets, its price, and names."""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final

from msgspec import UNSET, UnsetType

from signum.classic.cards import vocabulary as e
from signum.classic.cards.card import LETTERS, RACES
from signum.classic.cards.keywords import plain_ability
from signum.classic.cards.vocabulary import Bounds, Occasion, Only, Who
from signum.classic.effects.occasions import OCCASIONS
from signum.classic.effects.verbs.verb import Verb
from signum.content.nodes import Node
from signum.content.spelling import not_known
from signum.engine.records import replaced

_WORD: Final = re.compile(r"[a-z][a-z0-9-]{0,63}")
NAMED: Final = tuple(kind for kind in e.KINDS if kind not in e.POINTED)
"""The kinds that are written with their owner."""
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
    ),
    *e.CONDITIONS,
    *e.MEASURES,
)
"""Keys that describe creatures only."""
_OF_OCCASIONS: Final = tuple([one for one in _OF_CREATURES if one != "wounded"])
"""Keys that describe the creature to which something happens."""


def moment(node: Node) -> str | Occasion:
    """`first-word`, or `{after: {hero: yours, is: attacked-in-melee}}`; `before` if it may be cancelled."""
    if node.is_scalar:
        return node.one_of(e.MOMENTS)
    said, inner = node.entry()
    if said not in ("after", "before"):
        raise node.error(f"an answer comes after or before something: {not_known(said, ('after', 'before'))}")
    kinds = (e.SELF, e.BEARER, *NAMED)
    f = inner.fields(required=("is",), optional=(*kinds, "by-self", "any-turn", *_OF_OCCASIONS))
    kind, whose = _kind(inner, f, kinds)
    who = _described(f, kind, whose)
    _check_occasion(f, who.kind)
    if "of" in f:
        f["of"].one_of(e.NEAR_ANY)
    if said == "before" and f["is"].text() == "summoned" and any(one in f for one in _OF_OCCASIONS):
        raise f["is"].error("before it is summoned there is no creature to describe: write after")
    deeds = [one.name for one in OCCASIONS.values() if one.deed]
    if "by-self" in f and f["is"].text() not in deeds:
        raise f["by-self"].error(f"nobody does this to another: {listed(deeds)}")
    return Occasion(
        who,
        f["is"].one_of([one.name for one in OCCASIONS.values() if one.before or said == "after"]),
        before=said == "before",
        by_self="by-self" in f and f["by-self"].flag(),
        any_turn="any-turn" in f and f["any-turn"].flag(),
    )


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
    f = node.fields(optional=(*NAMED, "choose", "may", "at-random", *_OF_CREATURES))
    named = [kind for kind in NAMED if kind in f]
    if len(named) > 1:
        return _of_kinds(node, f, named)
    kind, whose = _kind(node, f, NAMED)
    if "may" in f and "choose" not in f:
        raise f["may"].error(
            "where nobody is chosen nobody can be left out; the sentence itself may have may"
        )
    if "at-random" in f and ("choose" not in f or "may" in f or kind == e.PLAYER):
        raise f["at-random"].error(
            "chance chooses creatures or cards: write choose: 1 beside it, without may"
        )
    return _described(f, kind, whose)


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
    strange = [name for name in _OF_CREATURES if name in f and cards]
    if strange:
        raise f[strange[0]].error(f"this is said of creatures, not of a {cards[0]}")
    who = _described(f, first, owners.pop())
    return replaced(who, only=replaced(who.only or Only(), or_kinds=tuple(others)))


def _described(f: Mapping[str, Node], kind: str, whose: str) -> Who:
    """The words beside a kind: how many, where, and what they must be."""
    strange = [name for name in _OF_CREATURES if name in f and kind not in e.ON_FIELD]
    strange = [name for name in strange if (kind, name) != (e.RELIC, "within")]
    if strange:
        raise f[strange[0]].error(f"this is said of creatures, not of a {kind}")
    if "of" in f and "within" not in f and "touching" not in f:
        raise f["of"].error("of is for a distance: write within: S beside it")
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
        measures=tuple([e.Measured(name, bounds(f[name])) for name in e.MEASURES if name in f]),
        not_race=f["not-race"].one_of(RACES) if "not-race" in f else "",
        at_random="at-random" in f and f["at-random"].flag(),
        conditions=tuple([name for name in e.CONDITIONS if name in f and f[name].flag()]),
        near=f["of"].one_of(e.NEAR) if "of" in f else "",
    )
    return UNSET if found == Only() else found


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


def plain_word(node: Node) -> str:
    """A name in the form of data files."""
    text = node.text()
    if not _WORD.fullmatch(text):
        raise node.error(
            f"'{text[:80]}' is not a name: use small letters, digits and hyphens, a letter first"
        )
    return text


def listed(words: Iterable[str]) -> str:
    """The possible words, for a message."""
    return f"it can be {', '.join(words)}"
