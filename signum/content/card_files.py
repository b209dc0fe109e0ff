"""Card files: YAML made into cards. Every mistake names file, line and cause."""

import re
from collections.abc import Callable, Collection, Iterable
from pathlib import Path
from typing import Final

from signum.content import effects as e
from signum.content.cards import (
    BATTLE_DECK,
    BUILDING,
    CHARACTER,
    CREATURES,
    HERO,
    MINION,
    RARITIES,
    RELIC,
    RELIC_TYPES,
    SPELL,
    TACTIC,
    TERRAIN,
    TYPES,
    Card,
    Cost,
    Find,
)
from signum.content.effects import Effect, Occasion, What, Who
from signum.content.keywords import PARAMETERS, Keyword, keyword, known_ability, word
from signum.content.nodes import Node
from signum.content.rules import EDITIONS, rule
from signum.content.source import read
from signum.content.spelling import not_known
from signum.field.plane.shapes import Polygon

LANGUAGES: Final = ("en", "fr", "de", "ru")
LETTERS: Final = ("none", "S", "M", "L", "XL")
FACES: Final = ("bullseye", "axe", "shield")
CENTIMETRE: Final = 1_000
LONGEST_NAME: Final = 80
MOST_CORNERS: Final = 99
LARGEST_TEMPLATE: Final = 60 * CENTIMETRE

_WORD: Final = re.compile(r"[a-z][a-z0-9-]{0,63}")

# What a card of each type has.

_EVERY: Final = ("name", "faction", "printings", "rarity", "effects")
_BODY: Final = ("strength", "health")
_BODY_TOO: Final = ("movement", "base", "keywords")
_PLAYED: Final = ("cost", "hero", "class")
REQUIRED: Final[dict[str, tuple[str, ...]]] = {
    HERO: (*_BODY, "slots"),
    CHARACTER: _BODY,
    MINION: _BODY,
    RELIC: ("relic",),
}
OPTIONAL: Final[dict[str, tuple[str, ...]]] = {
    HERO: (*_BODY_TOO, "person"),
    CHARACTER: (*_BODY_TOO, *_PLAYED, "person"),
    MINION: _BODY_TOO,
    SPELL: _PLAYED,
    RELIC: (*_PLAYED, "uses", "durability"),
    TACTIC: _PLAYED,
    BUILDING: ("cost", "unique", "class-building"),
    TERRAIN: ("cost", "unique", "corners", "radius", "abilities", "finds"),
}

# What a sentence of a card of each type may begin with.

_BY_ITSELF: Final = (e.ALWAYS, e.START_OF_TURN, e.END_OF_TURN)
_WORDS: Final = (e.FIRST_WORD, e.LAST_WORD)
MOMENTS: Final[dict[str, tuple[str, ...]]] = {
    HERO: (*_BY_ITSELF, e.LAST_WORD, e.ACTIVATED, e.AT_WILL, e.START_OF_ACTIVATION),
    CHARACTER: (*_BY_ITSELF, *_WORDS, e.ACTIVATED, e.AT_WILL, e.START_OF_ACTIVATION),
    MINION: (*_BY_ITSELF, e.LAST_WORD, e.ACTIVATED, e.AT_WILL, e.START_OF_ACTIVATION),
    SPELL: (e.PLAYED, *_WORDS),
    RELIC: (*_BY_ITSELF, *_WORDS, e.TAPPED, e.ACTIVATED),
    TACTIC: (e.LAST_WORD,),
    BUILDING: (*_BY_ITSELF, e.TAPPED),
    TERRAIN: _BY_ITSELF,
}
ANSWERING: Final = frozenset(TYPES) - {SPELL}
"""The types whose sentences may answer an occasion; a spell is gone before there is one."""


def read_cards(*files: Path | str) -> dict[str, Card]:
    """The cards of several files, by their ids; each id is for one card."""
    found: dict[str, Card] = {}
    for file in files:
        _collect(found, read(file).items())
    return found


def cards(node: Node) -> dict[str, Card]:
    """The cards of a list, by their ids."""
    found: dict[str, Card] = {}
    _collect(found, node.items())
    return found


def _collect(found: dict[str, Card], nodes: Iterable[Node]) -> None:
    for one in nodes:
        made = card(one)
        if made.id in found:
            raise one.error(f"there is already a card '{made.id}'")
        found[made.id] = made


def card(node: Node) -> Card:
    """One card of a file."""
    type_ = _type(node)
    f = node.fields(
        required=("id", "type", *REQUIRED.get(type_, ())), optional=(*_EVERY, *OPTIONAL.get(type_, ()))
    )

    def number(name: str, low: int, high: int, usual: int = 0) -> int:
        return f[name].integer(low, high) if name in f else usual

    def text(name: str) -> str:
        return _word(f[name]) if name in f else ""

    def flag(name: str) -> bool:
        return name in f and f[name].flag()

    def listed(name: str) -> list[Node]:
        return f[name].items() if name in f else []

    made = Card(
        id=_word(f["id"]),
        type=type_,
        names=_names(f["name"]) if "name" in f else {},
        faction=text("faction"),
        cost=_cost(f["cost"], type_) if "cost" in f else Cost(),
        keywords=tuple([keyword(one) for one in listed("keywords")]),
        effects=tuple([_sentence(one, type_) for one in listed("effects")]),
        hero=text("hero"),
        of_class=text("class"),
        person=f["person"].text() if "person" in f else "",
        rarity=f["rarity"].one_of(RARITIES) if "rarity" in f else "",
        strength=number("strength", 0, 20),
        health=number("health", 1, 30),
        movement=LETTERS.index(f["movement"].one_of(LETTERS)) if "movement" in f else 0,
        base=number("base", 1, 200, 32),
        slots={kind: one.integer(1, 6) for kind, one in f["slots"].fields(optional=RELIC_TYPES).items()}
        if "slots" in f
        else {},
        relic=f["relic"].one_of(RELIC_TYPES) if "relic" in f else "",
        uses=number("uses", 1, 20),
        durability=number("durability", 1, 20),
        unique=flag("unique") or flag("class-building"),
        class_building=flag("class-building"),
        corners=tuple([_point(one) for one in listed("corners")]),
        radius=_length(f["radius"]) if "radius" in f else 0,
        abilities=tuple([_terrain_ability(one) for one in listed("abilities")]),
        finds=_finds(f["finds"]) if "finds" in f else (),
    )
    if type_ == TERRAIN:
        _check_template(node, made)
    return _printed(node, f, made)


def _type(node: Node) -> str:
    """The type first: it decides what else a card has. The other keys are checked once it is known."""
    entries = dict(node.entries())
    if "type" not in entries:
        node.fields(required=("id", "type"), optional=tuple(entries))
    return entries["type"].one_of(TYPES)


# Where a card exists.


def _printed(node: Node, f: dict[str, Node], made: Card) -> Card:
    """The card with its printings: those that are named, or all that have everything it needs."""
    if "printings" not in f:
        having = tuple([one for one in EDITIONS if _missing(made, one) is None])
        if not having:
            raise node.error(f"no printing has all of it: {_missing(made, EDITIONS[-1])}")
        return _with(made, having)
    named = tuple([one.one_of(EDITIONS) for one in f["printings"].items()])
    if not named or len(set(named)) < len(named):
        raise f["printings"].error("name each printing once, and at least one; or leave the key out")
    for one in named:
        missing = _missing(made, one)
        if missing is not None:
            raise f["printings"].error(missing)
    return _with(made, named)


def _with(made: Card, printings: tuple[str, ...]) -> Card:
    return Card(**{**{name: getattr(made, name) for name in Card.__struct_fields__}, "printings": printings})


def _missing(made: Card, printing: str) -> str | None:
    """What of a card does not exist in a printing: its type, its base, an ability."""
    if made.type == MINION and not rule("C-CARD-07").belongs_to(printing):
        return f"there are no minions in {printing} (C-CARD-07)"
    bases = rule("C-CARD-08").values[printing]
    if made.type in CREATURES and str(made.base) not in bases:
        return f"no base of {made.base} mm in {printing}: it has {', '.join(bases)} (C-CARD-08)"
    for ability in _abilities(made):
        if not rule(ability).belongs_to(printing):
            return f"{word(ability)} ({ability}) does not exist in {printing}"
    return None


def _abilities(made: Card) -> list[str]:
    """Every ability of the glossary that a card has, gives or takes."""
    sentences = [*made.effects, *[find.effect for find in made.finds]]
    parts = [part for one in sentences for part in one.what if isinstance(part, e.Gain | e.Lose)]
    words: list[Keyword | e.Gain | e.Lose] = [*made.keywords, *parts]
    return [one.ability for one in words if one.ability not in PARAMETERS]


# Sentences.


def _sentence(node: Node, type_: str) -> Effect:
    """A sentence of a card of this type: it begins with a moment that such a card has."""
    made = effect(node, self_is_creature=type_ in CREATURES)
    when = dict(node.entries())["when"]
    if isinstance(made.when, Occasion):
        if type_ not in ANSWERING:
            raise when.error(f"a {type_} answers nothing: {_listed(MOMENTS[type_])}")
    elif made.when not in MOMENTS[type_]:
        raise when.error(f"a {type_} has no such moment: {_listed(MOMENTS[type_])}")
    if made.when == e.AT_WILL and not made.price:
        raise when.error("what is done at will has a price: add price")
    if made.who.kind == e.BEARER and type_ != RELIC:
        raise node.error(f"only a relic has a bearer, not a {type_}: write {{hero: yours}}")
    return made


def effect(node: Node, *, self_is_creature: bool = True, found: bool = False) -> Effect:
    """One sentence: `{when: first-word, who: {creature: any, choose: 1}, what: {wound: 1}}`."""
    words = ("who", "until", "standing", "may", "either", "on", "price", "unless-paid")
    f = node.fields(required=("when", "what"), optional=words)
    when = _when(f["when"])
    what = _whats(f["what"])
    if not what:
        raise f["what"].error("a sentence does something")
    made = Effect(
        when=when,
        who=_who(f["who"]) if "who" in f else _usual_who(what),
        what=what,
        until=f["until"].one_of(e.DURATIONS) if "until" in f else e.GAME,
        standing=_word(f["standing"]) if "standing" in f else "",
        may="may" in f and f["may"].flag(),
        either="either" in f and f["either"].flag(),
        faces=tuple([one.one_of(FACES) for one in f["on"].items()]) if "on" in f else (),
        price=f["price"].integer(1, 50) if "price" in f else 0,
        unless_paid=f["unless-paid"].integer(1, 50) if "unless-paid" in f else 0,
    )
    if "until" in f and not any(isinstance(one, _LASTING) for one in what):
        raise f["until"].error("nothing in this sentence lasts")
    if made.who.kind in (e.CAUSE, e.CULPRIT) and not isinstance(when, Occasion) and not found:
        raise f["who"].error(f"{made.who.kind} is for a sentence that answers something (after, before)")
    if any(isinstance(one, e.Cancel) for one in what) and not (isinstance(when, Occasion) and when.before):
        raise f["what"].error("only what is about to happen can be cancelled: write when: {before: ...}")
    if any(isinstance(one, _AS_MUCH) for one in what) and not isinstance(when, Occasion):
        raise f["what"].error("as much as what? only what answers something knows (after, before)")
    if any(isinstance(one, e.Reroll) for one in what) and not _answers(when, "rolled"):
        raise f["what"].error("only dice that were just rolled are rolled again: is: rolled")
    if "price" in f and when != e.AT_WILL:
        raise f["price"].error("only what is done at will has a price")
    if when == e.ALWAYS and not (
        made.who.kind in (*_ON_FIELD, *_POINTED) and all(isinstance(one, e.Gain) for one in what)
    ):
        raise f["what"].error("what always acts gives abilities to creatures: write gain")
    if made.either and len(what) < 2:
        raise f["either"].error("of one thing nobody chooses")
    for one in what:
        _check_target(f["what"], one, made.who.kind, self_is_creature)
    return made


def _answers(when: str | Occasion, occasion: str) -> bool:
    return isinstance(when, Occasion) and when.what == occasion


def _when(node: Node) -> str | Occasion:
    """`first-word`, or `{after: {hero: yours, is: attacked-in-melee}}`; before, where it may be cancelled."""
    if node.is_scalar:
        return node.one_of(e.MOMENTS)
    said, inner = node.entry()
    if said not in ("after", "before"):
        raise node.error(f"an answer comes after or before something: {not_known(said, ('after', 'before'))}")
    kinds = (e.SELF, e.BEARER, *NAMED)
    f = inner.fields(required=("is",), optional=(*kinds, "by-self", "any-turn"))
    who = Who(*_kind(inner, f, kinds))
    return Occasion(
        who,
        f["is"].one_of(e.CANCELLED if said == "before" else e.OCCASIONS),
        before=said == "before",
        by_self="by-self" in f and f["by-self"].flag(),
        any_turn="any-turn" in f and f["any-turn"].flag(),
    )


_POINTED: Final = (e.SELF, e.BEARER, e.CAUSE, e.CULPRIT)
NAMED: Final = tuple(kind for kind in e.KINDS if kind not in _POINTED)
"""The kinds that are named with whose they are."""
_ON_FIELD: Final = (e.CREATURE, e.CHARACTER, e.HERO, e.MINION)
_MEASURED: Final = ("within", "touching", "seen", "other", "wounded", "faction", "class")
"""What only a creature can be: near, in contact, seen, another, wounded, of a faction or a class."""


def _who(node: Node) -> Who:
    """`self`, or `{creature: opponents, choose: 1, within: L, seen: yes}`."""
    if node.is_scalar:
        return Who(node.one_of(_POINTED))
    f = node.fields(optional=(*NAMED, "choose", "may", *_MEASURED))
    kind, whose = _kind(node, f, NAMED)
    strange = [name for name in _MEASURED if name in f and kind not in _ON_FIELD]
    if strange:
        raise f[strange[0]].error(f"this is said of creatures, not of a {kind}")
    if "may" in f and "choose" not in f:
        raise f["may"].error(
            "where nobody is chosen nobody can be left out; the sentence itself may have may"
        )
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
        faction=_word(f["faction"]) if "faction" in f else "",
        of_class=_word(f["class"]) if "class" in f else "",
    )


def _kind(node: Node, f: dict[str, Node], kinds: Collection[str]) -> tuple[str, str]:
    named = [kind for kind in kinds if kind in f]
    if len(named) != 1:
        raise node.error(f"name one kind: {', '.join(kinds)}")
    return named[0], f[named[0]].one_of(e.WHOSE)


# What is done, and to whom it can be done.

_AMOUNTS: Final[dict[str, Callable[[int], What]]] = {
    "damage": e.Damage,
    "wound": e.Wound,
    "heal": e.Heal,
    "draw": e.Draw,
    "discard": e.Discard,
    "put-under": e.PutUnder,
    "reroll": e.Reroll,
}
_DISTANCES: Final[dict[str, Callable[[int, bool], What]]] = {
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
    "cannot-move": e.Root,
    "wound-as-much": e.WoundAsMuch,
    "summon-minion": e.SummonMinion,
}
VERBS: Final = (*_AMOUNTS, *_DISTANCES, *_PLAIN, "gain", "lose", "prosperity", "recall")

_BODIES: Final = frozenset({*_POINTED, *_ON_FIELD})
_CHARACTERS: Final = _BODIES - {e.HERO, e.MINION, e.BEARER}
_OF_PLAYERS: Final = (e.Draw, e.Discard, e.PutUnder, e.Prosper, e.RecallFromGraveyard)
_LASTING: Final = (e.Gain, e.Lose, e.Control, e.Root)
_AS_MUCH: Final = (e.WoundAsMuch,)
TOUCHED: Final[dict[type, frozenset[str]]] = {
    **dict.fromkeys((e.Damage, e.Wound, e.Heal, e.Gain, e.Lose), _BODIES),
    **dict.fromkeys((e.SkipActivation, e.MoveFreely, e.PlaceWithin, e.Control), _BODIES),
    **dict.fromkeys((e.WoundAsMuch, e.Root, e.Reroll, e.SummonMinion), _BODIES),
    **dict.fromkeys((e.ToHand, e.ToDeck), _CHARACTERS),
    e.Destroy: _BODIES | {e.BUILDING, e.RELIC, e.TERRAIN},
    e.Untap: _BODIES | {e.BUILDING, e.RELIC},
    e.Tap: frozenset({e.SELF, e.BUILDING, e.RELIC}),
    e.Prosper: frozenset({e.PLAYER}),
    e.Discard: frozenset({e.PLAYER}),
}
"""The kinds that a verb can touch; one that is not here minds no target."""


def _usual_who(what: tuple[What, ...]) -> Who:
    """Without `who` a sentence means its own card, or its player where it is done to players."""
    players = all(isinstance(one, _OF_PLAYERS) for one in what)
    return Who(e.PLAYER, e.YOURS) if players else Who(e.SELF)


def _check_target(node: Node, what: What, kind: str, self_is_creature: bool) -> None:
    """A verb whose target it cannot touch would do nothing, and say so to nobody."""
    fitting = TOUCHED.get(type(what))
    if fitting is None:
        return
    verb = str(type(what).__struct_config__.tag)
    if kind not in fitting:
        raise node.error(
            f"{verb} cannot be done to a {kind}: {_listed([one for one in e.KINDS if one in fitting])}"
        )
    if kind == e.SELF and not self_is_creature and not fitting & {e.BUILDING, e.RELIC}:
        raise node.error(f"{verb} is done to creatures, and this card is none: say to whom with who")


def _whats(node: Node) -> tuple[What, ...]:
    """`{damage: 2}`, `untap`, or several in a list or a mapping; they are done in their order."""
    if node.is_list:
        return tuple([one for inner in node.items() for one in _whats(inner)])
    if node.is_scalar:
        return (_PLAIN[node.one_of(_PLAIN)](),)
    return tuple([one for said, inner in node.entries() for one in _what(node, said, inner)])


def _what(node: Node, said: str, inner: Node) -> list[What]:
    if said in _AMOUNTS:
        return [_AMOUNTS[said](inner.integer(1, 20))]
    if said in _DISTANCES:
        return [_DISTANCES[said](*_distance(inner))]
    if said == "prosperity":
        return [_prosperity(inner)]
    if said == "recall":
        return [e.RecallFromGraveyard(inner.one_of([one for one in TYPES if one in BATTLE_DECK]))]
    if said == "gain":
        words = [keyword(one) for one in (inner.items() if inner.is_list else [inner])]
        return [e.Gain(one.ability, one.x, one.plus) for one in words]
    if said == "lose":
        return [_lost(one) for one in (inner.items() if inner.is_list else [inner])]
    raise node.error(f"no verb is called so: {not_known(said, VERBS)}")


def _distance(node: Node) -> tuple[int, bool]:
    """`S`, or `{distance: S, without-backstab: yes}`."""
    f = node.fields(("distance",), ("without-backstab",)) if node.is_mapping else {"distance": node}
    letter = LETTERS.index(f["distance"].one_of(LETTERS[1:]))
    return letter, "without-backstab" in f and f["without-backstab"].flag()


def _prosperity(node: Node) -> What:
    amount = node.integer(-50, 50)
    if not amount:
        raise node.error("no prosperity is nothing: leave it out")
    return e.Prosper(amount)


def _lost(node: Node) -> What:
    """An ability is lost whatever its figure is; it may be written with or without one."""
    if node.is_scalar:
        return e.Lose(known_ability(node, node.text()))
    return e.Lose(keyword(node).ability)


# The other parts.


def _cost(node: Node, type_: str) -> Cost:
    f = node.fields(optional=("buildings", "any", "prosperity"))
    other = [name for name in ("buildings", "any") if name in f]
    if type_ == BUILDING and other:
        raise f[other[0]].error("a building costs prosperity alone (C-CITY-01)")
    named = tuple([_word(one) for one in f["buildings"].items()]) if "buildings" in f else ()
    if len(set(named)) < len(named):
        raise f["buildings"].error("a building is named twice, and no City has two of one name (C-CITY-03)")
    return Cost(
        named,
        f["any"].integer(0, 12) if "any" in f else 0,
        f["prosperity"].integer(0, 50) if "prosperity" in f else 0,
    )


def _names(node: Node) -> dict[str, str]:
    if node.is_scalar:
        return {"en": _name(node)}
    return {language: _name(one) for language, one in node.fields(("en",), LANGUAGES).items()}


def _name(node: Node) -> str:
    name = node.text()
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise node.error(f"a name is one line of at most {LONGEST_NAME} letters")
    return name


def _finds(node: Node) -> tuple[Find, ...]:
    return tuple([Find(face, effect(one, found=True)) for face, one in node.fields(required=FACES).items()])


def _terrain_ability(node: Node) -> str:
    words = {
        "impassable": "T-IMPASSABLE",
        "difficult": "T-DIFFICULT",
        "blocks-los": "T-BLOCKS-LOS",
        "cover": "T-COVER",
    }
    return words[node.one_of(words)]


def _check_template(node: Node, made: Card) -> None:
    """A disc by its radius or a polygon by its corners, no larger than the table."""
    if bool(made.corners) == bool(made.radius):
        raise node.error("a terrain has either corners or a radius")
    if made.radius:
        if not 0 < made.radius <= LARGEST_TEMPLATE // 2:
            raise node.error("a radius is more than nothing and no more than half the table")
        return
    spans = [max(one) - min(one) for one in zip(*made.corners, strict=True)]
    if len(made.corners) > MOST_CORNERS or max(spans) > LARGEST_TEMPLATE:
        raise node.error("a template is no larger than the table and has fewer than a hundred corners")
    try:
        Polygon(made.corners)
    except ValueError:
        raise node.error("a template has three corners or more and no edges that cross") from None


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
        raise node.error(f"'{text[:80]}' is no name: use small letters, digits and hyphens, a letter first")
    return text


def _listed(words: Iterable[str]) -> str:
    return f"it can be {', '.join(words)}"
