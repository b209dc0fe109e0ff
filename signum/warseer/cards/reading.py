"""Cards, texts and abilities read from files; every mistake names its file and line."""

from functools import cache
from types import UnionType
from typing import Annotated, Any, Final, Union, get_args, get_origin

from msgspec import NODEFAULT
from msgspec.structs import fields as struct_fields

from signum.content.nodes import Node
from signum.content.spelling import not_known
from signum.engine.records import field_types, struct_of, tag_of
from signum.warseer.abilities import GLOSSARY
from signum.warseer.cards.card import Card, FeatFace
from signum.warseer.cards.texts import Condition, Price, Text
from signum.warseer.chapters.conditions import WHAT
from signum.warseer.core.card_types import CREATURES, FEAT, FEAT_KINDS, METALS, SUPPORT, TYPES
from signum.warseer.core.dice import COLOURS, FACES
from signum.warseer.core.figures import numbers
from signum.warseer.core.holdings import BONUSES, DURATIONS, HERO, KINDS, WHOSE, Held, Who
from signum.warseer.core.moments import MOMENTS
from signum.warseer.core.state import ATTACK_TYPES, TOKENS
from signum.warseer.core.terrains import TERRAINS
from signum.warseer.effects.targets import CHOSEN, EACH, PICKS, To
from signum.warseer.effects.verb import Verb
from signum.warseer.effects.verbs import AnyVerb
from signum.warseer.effects.verbs.cards import DESTROYED, TAKEN, UNRANKED
from signum.warseer.effects.verbs.moving import PLACES

KEYWORD: Final = "K-"
CRIT_EFFECT: Final = "X-"
VERBS: Final[dict[str, type[Verb]]] = {tag_of(verb): verb for verb in get_args(AnyVerb)}
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "token": TOKENS,
    "until": DURATIONS,
    "where": PLACES,
    "symbol": FACES[:3],
    "face": FACES,
    "faces": FACES,
    "types": TAKEN,
    "ranks": (*METALS, UNRANKED),
    "kind": DESTROYED,
    "dice": COLOURS,
}
"""The words that a field of a verb may hold, by the name of the field."""

COMMON_FIELDS: Final = ("type", "faction", "number", "texts")
CREATURE_FIELDS: Final = (
    "attack", "dice", "crit", "range", "health", "movement", "race", "affiliations", "keywords",
)  # fmt: skip
SUPPORT_FIELDS: Final = ("cost", "income", "keywords", "armour", "uses", "enchants")
WHO_FIELDS: Final = tuple([one.name for one in struct_fields(struct_of(Who))])
FEAT_FIELDS: Final = ("feat", "mark", "conditions", "points", "from-deck", "discard")


# Abilities.


def held_in(node: Node, letter: str = KEYWORD) -> Held:
    """`flight`, `{armour: 2}`, `{counterblow: [red]}` or `{charge: {gives: [...]}}`."""
    word, inner = (node.text(), None) if node.is_scalar else node.entry()
    id = f"{letter}{word.upper()}"
    if id not in GLOSSARY:
        known = [one.removeprefix(letter).lower() for one in GLOSSARY if one.startswith(letter)]
        known += list(BONUSES) if letter == KEYWORD else []
        raise node.error(f"no ability has that name: {not_known(word, known)}")
    if inner is None:
        return Held(id)
    if inner.is_scalar:
        return Held(id, x=inner.integer(0))
    if inner.is_list:
        return Held(id, dice=dice_in(inner))
    fields = inner.fields(optional=("x", "dice", "who", "gives", "plus", "for-good"))
    return Held(
        id,
        fields["x"].integer(0) if "x" in fields else 0,
        dice_in(fields["dice"]) if "dice" in fields else (),
        who_in(fields["who"]) if "who" in fields else None,
        abilities_in(fields["gives"]) if "gives" in fields else (),
        "plus" in fields and fields["plus"].flag(),
        "for-good" in fields and fields["for-good"].flag(),
    )


def abilities_in(node: Node) -> tuple[Held, ...]:
    """Keywords; crit effects are written `{crit: stun}`, bonuses `{dice: [red]}` or `{range: 1}`."""
    return tuple([_keyword_or_crit(one) for one in node.items()])


def _keyword_or_crit(node: Node) -> Held:
    if node.is_mapping:
        word, inner = node.entry()
        if word == "crit":
            return held_in(inner, CRIT_EFFECT)
        if word in BONUSES:
            bonus = BONUSES[word]
            return Held(bonus, dice=dice_in(inner)) if word == "dice" else Held(bonus, inner.integer(1, 9))
    return held_in(node)


def dice_in(node: Node) -> tuple[str, ...]:
    """Dice by their colours."""
    return tuple([one.one_of(COLOURS) for one in node.items()])


def who_in(node: Node) -> Who:
    """`opposing`, `character` or a mapping with several marks."""
    if node.is_scalar:
        word = node.one_of((*WHOSE, *KINDS, "me"))
        if word == "me":
            return Who(me=True)
        return Who(whose=word) if word in WHOSE else Who(kind=word)
    fields = node.fields(optional=WHO_FIELDS)
    given: dict[str, Any] = {}
    for name, one in fields.items():
        match name:
            case "whose":
                given[name] = one.one_of(WHOSE)
            case "kind":
                given[name] = one.one_of(KINDS)
            case "ranks":
                given[name] = tuple([item.one_of(METALS) for item in one.items()])
            case "affiliations":
                given[name] = tuple([item.text() for item in one.items()])
            case "attack":
                given[name] = one.one_of(ATTACK_TYPES)
            case "token":
                given[name] = one.one_of(TOKENS)
            case "within":
                given[name] = one.integer(0)
            case _:
                given[name] = one.flag()
    return Who(**given)


def to_in(node: Node) -> To:
    """`itself`, `{chosen: opposing}` or `{each: {whose: yours, within: 1}}`."""
    if node.is_scalar:
        return To(node.one_of([one for one in PICKS if one not in (CHOSEN, EACH)]))
    fields = node.fields(optional=(CHOSEN, EACH, "count"))
    picks = [one for one in (CHOSEN, EACH) if one in fields]
    if len(picks) != 1:
        raise node.error(f"either {CHOSEN} or {EACH} is needed")
    count = fields["count"].integer(1) if "count" in fields else 1
    return To(picks[0], who_in(fields[picks[0]]), count)


# Texts.


@cache
def _types(verb: type[Verb]) -> dict[str, Any]:
    return field_types(verb)


def verb_in(node: Node) -> Any:
    """`{damage: {amount: 2, to: target}}`, or `{draw: 2}` where one field is needed."""
    word, inner = (node.text(), None) if node.is_scalar else node.entry()
    if word not in VERBS:
        raise node.error(f"no verb has that name: {not_known(word, VERBS)}")
    verb = VERBS[word]
    fields = {one.name: one for one in struct_fields(struct_of(verb))}
    needed = [name for name, one in fields.items() if one.default is NODEFAULT]
    if inner is None:
        given: dict[str, Node] = {}
        if needed:
            raise node.error(f"'{word}' needs {', '.join(needed)}")
    elif inner.is_mapping and not _is_target(inner, fields, needed):
        given = inner.fields(required=needed, optional=[one for one in fields if one not in needed])
    else:
        only = needed or list(fields)
        if len(only) != 1:
            raise inner.error(f"'{word}' is written with its parts: {', '.join(only)}")
        given = {only[0]: inner}
    types = _types(verb)
    return verb(**{name: _value(one, name, types[name]) for name, one in given.items()})


def _is_target(inner: Node, fields: dict[str, Any], needed: list[str]) -> bool:
    """Whether `{stun-it: {chosen: opposing}}` gives the one needed target."""
    return needed == ["to"] and not dict(inner.entries()).keys() & fields.keys()


def _value(node: Node, name: str, of: Any) -> Any:
    if get_origin(of) is Annotated:
        of = get_args(of)[0]
    if get_origin(of) in (Union, UnionType):
        of = next(one for one in get_args(of) if one is not type(None))
    if of is To:
        return to_in(node)
    if of == tuple[Held, ...]:
        return abilities_in(node)
    if get_origin(of) is tuple:
        return tuple([one.one_of(WORDS[name]) for one in node.items()])
    if of is bool:
        return node.flag()
    if of is int:
        return node.integer()
    return node.one_of(WORDS[name])


def condition_in(node: Node) -> Condition:
    """`{income: 8}` or `{creatures: {count: 3, who: ...}}`."""
    word, inner = node.entry()
    if word not in WHAT:
        raise node.error(f"nothing is counted so: {not_known(word, WHAT)}")
    if inner.is_scalar:
        return Condition(word, inner.integer(0))
    fields = inner.fields(optional=("count", "who", "terrain", "attack", "at-most", "type"))
    return Condition(
        word,
        fields["count"].integer(0) if "count" in fields else 1,
        who_in(fields["who"]) if "who" in fields else None,
        fields["terrain"].one_of(TERRAINS) if "terrain" in fields else "",
        fields["attack"].one_of(ATTACK_TYPES) if "attack" in fields else "",
        "at-most" in fields and fields["at-most"].flag(),
        fields["type"].one_of(SUPPORT) if "type" in fields else "",
    )


def text_in(node: Node, usual: str = "") -> Text:
    """One sentence; `usual` is the moment of texts that name none."""
    names = ("when", "who", "whom", "attack", "if", "price", "may", "once", "uses")
    fields = node.fields(required=("does",), optional=names)
    if "when" not in fields and not usual:
        raise node.error("'when' is missing; add it")
    return Text(
        fields["when"].one_of(MOMENTS) if "when" in fields else usual,
        tuple([verb_in(one) for one in fields["does"].items()]),
        who_in(fields["who"]) if "who" in fields else None,
        who_in(fields["whom"]) if "whom" in fields else None,
        fields["attack"].one_of(ATTACK_TYPES) if "attack" in fields else "",
        tuple([condition_in(one) for one in fields["if"].items()]) if "if" in fields else (),
        _price(fields["price"]) if "price" in fields else None,
        "may" in fields and fields["may"].flag(),
        "once" in fields and fields["once"].flag(),
        "uses" in fields and fields["uses"].flag(),
    )


def _price(node: Node) -> Price:
    if node.is_scalar:
        return Price(power=node.integer(0))
    fields = node.fields(optional=("power", "discard", "wounds", "hero"))
    power, discard, wounds = [_number(fields, name, 0) for name in ("power", "discard", "wounds")]
    return Price(power, discard, wounds, "hero" in fields and fields["hero"].flag())


# Cards.


def card_in(id: str, node: Node) -> Card:
    """A card of any type."""
    kind = dict(node.entries())["type"].one_of(TYPES) if "type" in dict(node.entries()) else ""
    if not kind:
        raise node.error("'type' is missing; add it")
    if kind in CREATURES:
        return creature_in(id, node, kind)
    return _feat(id, node) if kind == FEAT else _support(id, node, kind)


def creature_in(id: str, node: Node, kind: str, more: tuple[str, ...] = ()) -> Card:
    """A hero, a character or a minion; `more` are fields that somebody else reads."""
    optional = [*COMMON_FIELDS, *CREATURE_FIELDS, *more]
    optional += ["leadership", "cards"] if kind == HERO else ["rank", "stars", "cost", "income"]
    fields = node.fields(optional=optional)
    rank = fields["rank"].one_of(METALS) if "rank" in fields else ""
    stars = fields["stars"].integer(1, 3) if "stars" in fields else int(bool(rank))
    return Card(
        id=id,
        type=kind,
        faction=fields["faction"].text() if "faction" in fields else "",
        cost=_number(fields, "cost", 0),
        income=fields["income"].integer() if "income" in fields else 0,
        attack=fields["attack"].one_of(ATTACK_TYPES) if "attack" in fields else "",
        dice=dice_in(fields["dice"]) if "dice" in fields else (),
        crit=tuple([held_in(one, CRIT_EFFECT) for one in fields["crit"].items()]) if "crit" in fields else (),
        range=_number(fields, "range", 1),
        health=_number(fields, "health", 1),
        movement=_number(fields, "movement", 0),
        rank=rank,
        stars=stars if rank else 0,
        race=fields["race"].text() if "race" in fields else "",
        affiliations=_texts(fields, "affiliations"),
        leadership={name: one.integer(0) for name, one in fields["leadership"].entries()}
        if "leadership" in fields
        else {},
        cards=_texts(fields, "cards"),
        abilities=abilities_in(fields["keywords"]) if "keywords" in fields else (),
        texts=_sentences(fields, ""),
        number=_number(fields, "number", 0),
    )


def _support(id: str, node: Node, kind: str) -> Card:
    fields = node.fields(optional=[*COMMON_FIELDS, *SUPPORT_FIELDS])
    return Card(
        id=id,
        type=kind,
        faction=fields["faction"].text() if "faction" in fields else "",
        cost=_number(fields, "cost", 0),
        income=fields["income"].integer() if "income" in fields else 0,
        abilities=abilities_in(fields["keywords"]) if "keywords" in fields else (),
        texts=_sentences(fields, "play" if kind == "spell" else ""),
        armour=_number(fields, "armour", 0),
        uses=_number(fields, "uses", 0),
        enchants=who_in(fields["enchants"]) if "enchants" in fields else None,
        number=_number(fields, "number", 0),
    )


def _feat(id: str, node: Node) -> Card:
    fields = node.fields(
        required=("feat", "mark", "conditions", "points"), optional=[*COMMON_FIELDS, "from-deck", "discard"]
    )
    face = FeatFace(
        fields["feat"].one_of(FEAT_KINDS),
        int(fields["mark"].one_of([str(one) for one in sorted(numbers("W-FEAT-01", "marks"))])),
        tuple([condition_in(one) for one in fields["conditions"].items()]),
        fields["points"].integer(0),
        _number(fields, "from-deck", 1),
        tuple([text_in(one, "play") for one in fields["discard"].items()]) if "discard" in fields else (),
    )
    return Card(id=id, type=FEAT, feat=face, number=_number(fields, "number", 0))


def _number(fields: dict[str, Node], name: str, usual: int) -> int:
    return fields[name].integer(0) if name in fields else usual


def _texts(fields: dict[str, Node], name: str) -> tuple[str, ...]:
    return tuple([one.text() for one in fields[name].items()]) if name in fields else ()


def _sentences(fields: dict[str, Node], usual: str) -> tuple[Text, ...]:
    return tuple([text_in(one, usual) for one in fields["texts"].items()]) if "texts" in fields else ()
