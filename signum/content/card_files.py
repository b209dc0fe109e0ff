"""Card files: YAML made into cards. Every mistake names file, line and cause."""

import re
from collections.abc import Callable
from typing import Final

from signum.content import effects as e
from signum.content.cards import RELIC_TYPES, TYPES, Card, Cost, Find
from signum.content.effects import Effect, Occasion, What, Who
from signum.content.keywords import keyword
from signum.content.nodes import Node
from signum.content.rules import EDITIONS
from signum.content.spelling import not_known

LANGUAGES: Final = ("en", "fr", "de", "ru")
LETTERS: Final = ("none", "S", "M", "L", "XL")
FACES: Final = ("bullseye", "axe", "shield")
CENTIMETRE: Final = 1_000

_WORD: Final = re.compile(r"[a-z][a-z0-9-]*")
_FIELDS: Final = (
    "name",
    "faction",
    "printings",
    "cost",
    "keywords",
    "effects",
    "hero",
    "class",
    "person",
    "strength",
    "health",
    "movement",
    "base",
    "slots",
    "relic",
    "uses",
    "durability",
    "unique",
    "class-building",
    "corners",
    "radius",
    "abilities",
    "finds",
)


def cards(node: Node) -> dict[str, Card]:
    """The cards of a list, by their ids."""
    found: dict[str, Card] = {}
    for one in node.items():
        made = card(one)
        if made.id in found:
            raise one.error(f"there is already a card '{made.id}'")
        found[made.id] = made
    return found


def card(node: Node) -> Card:
    """One card of a file."""
    f = node.fields(required=("id", "type"), optional=_FIELDS)

    def number(name: str, low: int, high: int, usual: int = 0) -> int:
        return f[name].integer(low, high) if name in f else usual

    def text(name: str) -> str:
        return _word(f[name]) if name in f else ""

    return Card(
        id=_word(f["id"]),
        type=f["type"].one_of(TYPES),
        names=_names(f["name"]) if "name" in f else {},
        faction=text("faction"),
        printings=tuple([one.one_of(EDITIONS) for one in f["printings"].items()])
        if "printings" in f
        else EDITIONS,
        cost=_cost(f["cost"]) if "cost" in f else Cost(),
        keywords=tuple([keyword(one) for one in f["keywords"].items()]) if "keywords" in f else (),
        effects=tuple([effect(one) for one in f["effects"].items()]) if "effects" in f else (),
        hero=text("hero"),
        of_class=text("class"),
        person=text("person"),
        strength=number("strength", 0, 20),
        health=number("health", 1, 30),
        movement=LETTERS.index(f["movement"].one_of(LETTERS)) if "movement" in f else 0,
        base=number("base", 32, 80, 32),
        slots={kind: one.integer(1, 6) for kind, one in f["slots"].fields(optional=RELIC_TYPES).items()}
        if "slots" in f
        else {},
        relic=f["relic"].one_of(RELIC_TYPES) if "relic" in f else "",
        uses=number("uses", 1, 20),
        durability=number("durability", 1, 20),
        unique="unique" in f and f["unique"].flag(),
        class_building="class-building" in f and f["class-building"].flag(),
        corners=tuple([_point(one) for one in f["corners"].items()]) if "corners" in f else (),
        radius=_length(f["radius"]) if "radius" in f else 0,
        abilities=tuple([_terrain_ability(one) for one in f["abilities"].items()])
        if "abilities" in f
        else (),
        finds=_finds(f["finds"]) if "finds" in f else (),
    )


def effect(node: Node) -> Effect:
    """One sentence: `{when: first-word, who: {creature: any, choose: 1}, what: {wound: 1}}`."""
    f = node.fields(required=("when", "what"), optional=("who", "until", "standing", "may"))
    return Effect(
        when=_when(f["when"]),
        who=_who(f["who"]) if "who" in f else Who(e.SELF),
        what=_whats(f["what"]),
        until=f["until"].one_of(e.DURATIONS) if "until" in f else e.GAME,
        standing=_word(f["standing"]) if "standing" in f else "",
        may="may" in f and f["may"].flag(),
    )


def _when(node: Node) -> str | Occasion:
    """`first-word`, or `{after: {hero: yours, is: attacked-in-melee}}`; before, where it may be cancelled."""
    if node.is_scalar:
        return node.one_of(e.MOMENTS)
    word, inner = node.entry()
    if word not in ("after", "before"):
        raise node.error(f"an answer comes after or before something: {not_known(word, ('after', 'before'))}")
    f = inner.fields(required=("is",), optional=e.KINDS)
    named = [kind for kind in e.KINDS if kind in f]
    if len(named) != 1:
        raise inner.error("name whom it happens to: one of " + ", ".join(e.KINDS))
    who = Who(named[0], f[named[0]].one_of(e.WHOSE))
    return Occasion(who, f["is"].one_of(e.OCCASIONS), before=word == "before")


def _who(node: Node) -> Who:
    """`self`, or `{creature: opponents, choose: 1, within: L, seen: yes}`."""
    if node.is_scalar:
        return Who(node.one_of((e.SELF, e.BEARER, e.CAUSE, e.CULPRIT)))
    f = node.fields(optional=(*e.KINDS, "choose", "within", "seen", "other", "wounded", "may"))
    named = [kind for kind in e.KINDS if kind in f]
    if len(named) != 1:
        raise node.error("name one kind: " + ", ".join(e.KINDS))
    return Who(
        kind=named[0],
        whose=f[named[0]].one_of(e.WHOSE),
        choose=f["choose"].integer(1, 8) if "choose" in f else e.ALL,
        within=LETTERS.index(f["within"].one_of(LETTERS[1:])) if "within" in f else 0,
        seen="seen" in f and f["seen"].flag(),
        other="other" in f and f["other"].flag(),
        wounded="wounded" in f and f["wounded"].flag(),
        may="may" in f and f["may"].flag(),
    )


_AMOUNTS: Final[dict[str, Callable[[int], What]]] = {
    "damage": e.Damage,
    "wound": e.Wound,
    "heal": e.Heal,
    "draw": e.Draw,
    "discard": e.Discard,
}
_DISTANCES: Final[dict[str, Callable[[int], What]]] = {
    "move-freely": e.MoveFreely,
    "place-within": e.PlaceWithin,
}
_PLAIN: Final[dict[str, Callable[[], What]]] = {
    "to-hand": e.ToHand,
    "to-deck": e.ToDeck,
    "destroy": e.Destroy,
    "untap": e.Untap,
    "tap": e.Tap,
    "skip-activation": e.SkipActivation,
    "control": e.Control,
    "cancel": e.Cancel,
}
VERBS: Final = (*_AMOUNTS, *_DISTANCES, *_PLAIN, "gain", "lose", "prosperity", "recall")


def _whats(node: Node) -> tuple[What, ...]:
    """`{damage: 2}`, `untap`, or several in a list or a mapping; they are done in their order."""
    if node.is_list:
        return tuple([one for inner in node.items() for one in _whats(inner)])
    if node.is_scalar:
        return (_PLAIN[node.one_of(_PLAIN)](),)
    return tuple([one for word, inner in node.entries() for one in _what(node, word, inner)])


def _what(node: Node, word: str, inner: Node) -> list[What]:
    if word in _AMOUNTS:
        return [_AMOUNTS[word](inner.integer(1, 20))]
    if word in _DISTANCES:
        return [_DISTANCES[word](LETTERS.index(inner.one_of(LETTERS[1:])))]
    if word == "prosperity":
        return [e.Prosper(inner.integer(-50, 50))]
    if word == "recall":
        return [e.RecallFromGraveyard(inner.one_of(TYPES))]
    if word == "gain":
        words = [keyword(one) for one in (inner.items() if inner.is_list else [inner])]
        return [e.Gain(one.ability, one.x, one.plus) for one in words]
    if word == "lose":
        return [e.Lose(keyword(one).ability) for one in (inner.items() if inner.is_list else [inner])]
    raise node.error(f"no verb is called so: {not_known(word, VERBS)}")


def _cost(node: Node) -> Cost:
    f = node.fields(optional=("buildings", "any", "prosperity"))
    return Cost(
        tuple([_word(one) for one in f["buildings"].items()]) if "buildings" in f else (),
        f["any"].integer(0, 12) if "any" in f else 0,
        f["prosperity"].integer(0, 50) if "prosperity" in f else 0,
    )


def _names(node: Node) -> dict[str, str]:
    if node.is_scalar:
        return {"en": node.text()}
    return {language: one.text() for language, one in node.fields(("en",), LANGUAGES).items()}


def _finds(node: Node) -> tuple[Find, ...]:
    return tuple([Find(face, effect(one)) for face, one in node.fields(required=FACES).items()])


def _terrain_ability(node: Node) -> str:
    words = {
        "impassable": "T-IMPASSABLE",
        "difficult": "T-DIFFICULT",
        "blocks-los": "T-BLOCKS-LOS",
        "cover": "T-COVER",
    }
    return words[node.one_of(words)]


def _point(node: Node) -> tuple[int, int]:
    numbers = node.items()
    if len(numbers) != 2:
        raise node.error("a corner has two numbers, in centimetres")
    x, y = (_length(one) for one in numbers)
    return x, y


def _length(node: Node) -> int:
    units = node.decimal(-60, 60) * CENTIMETRE
    if units.denominator != 1:
        raise node.error("a length goes down to hundredths of a millimetre")
    return units.numerator


def _word(node: Node) -> str:
    text = node.text()
    if not _WORD.fullmatch(text):
        raise node.error(f"'{text}' is no name: use small letters, digits and hyphens, a letter first")
    return text
