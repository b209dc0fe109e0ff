"""Card files: YAML read into cards. Every mistake names file, line and cause."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from signum.classic.cards import vocabulary as e
from signum.classic.cards.card import (
    BUILDING,
    CHARACTER,
    CREATURES,
    EMBLEMS,
    FACES,
    HERO,
    LETTERS,
    MINION,
    MOST_CORNERS,
    RACES,
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
from signum.classic.cards.keywords import PARAMETERS, plain_word, word
from signum.classic.cards.sentence_parts import listed
from signum.classic.cards.sentences import abilities_in, abilities_of, effect, keyword
from signum.classic.cards.vocabulary import Effect, Occasion
from signum.classic.effects.terms import counts_discards
from signum.classic.effects.verbs.casting import RollDie
from signum.classic.effects.verbs.costing import ITSELF, ChangeCost, NextCost
from signum.classic.effects.verbs.forms import ANY_COST
from signum.classic.effects.verbs.harm import Clash, HealAsMuch, WoundAsMuch
from signum.classic.effects.verbs.reviving import Revive, SummonFrom
from signum.classic.effects.verbs.tokens import PlaceCounters, RemoveCounters
from signum.classic.folder import PRINTINGS
from signum.content.called_names import forms_in
from signum.content.nodes import Node, name_in
from signum.content.rules import rule
from signum.content.source import read
from signum.engine.records import replaced
from signum.field.plane.shapes import Polygon

LANGUAGES: Final = ("en", "fr", "de", "ru")
CENTIMETRE: Final = 1_000
LARGEST_TEMPLATE: Final = 60 * CENTIMETRE
LONGEST_LORE: Final = 600
LONGEST_FLAVOUR: Final = 160

# The keys of a card of each type.

_EVERY: Final = ("name", "faction", "printings", "rarity", "effects", "number", "flavour", "emblem", "called")
_BODY: Final = ("strength", "health")
_BODY_TOO: Final = ("movement", "base", "keywords", "race")
_PLAYED: Final = ("cost", "hero", "class")
REQUIRED: Final[dict[str, tuple[str, ...]]] = {
    HERO: (*_BODY, "slots"),
    CHARACTER: _BODY,
    MINION: _BODY,
    RELIC: ("relic",),
}
OPTIONAL: Final[dict[str, tuple[str, ...]]] = {
    HERO: (*_BODY_TOO, "person", "lore"),
    CHARACTER: (*_BODY_TOO, *_PLAYED, "person"),
    MINION: _BODY_TOO,
    SPELL: _PLAYED,
    RELIC: (*_PLAYED, "uses", "durability"),
    TACTIC: _PLAYED,
    BUILDING: ("cost", "unique", "class-building"),
    TERRAIN: ("cost", "unique", "corners", "radius", "abilities", "finds"),
}

# The moments that a sentence of a card of each type may have.

_BY_ITSELF: Final = (e.ALWAYS, *e.OF_TURNS)
_WORDS: Final = (e.FIRST_WORD, e.LAST_WORD)
MOMENTS: Final[dict[str, tuple[str, ...]]] = {
    HERO: (*_BY_ITSELF, e.LAST_WORD, e.ACTIVATED, e.AT_WILL, *e.OF_ACTIVATIONS),
    CHARACTER: (*_BY_ITSELF, *_WORDS, e.ENTERS, e.ACTIVATED, e.AT_WILL, *e.OF_ACTIVATIONS),
    MINION: (*_BY_ITSELF, e.LAST_WORD, e.ENTERS, e.ACTIVATED, e.AT_WILL, *e.OF_ACTIVATIONS),
    SPELL: (e.PLAYED, *_WORDS),
    RELIC: (*_BY_ITSELF, *_WORDS, e.ENTERS, e.TAPPED, e.ACTIVATED),
    TACTIC: (e.LAST_WORD,),
    BUILDING: (*_BY_ITSELF, e.ENTERS, e.TAPPED),
    TERRAIN: (*_BY_ITSELF, e.ENTERS),
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
        return plain_word(f[name]) if name in f else ""

    def flag(name: str) -> bool:
        return name in f and f[name].flag()

    def items(name: str) -> list[Node]:
        return f[name].items() if name in f else []

    made = Card(
        id=plain_word(f["id"]),
        type=type_,
        names=_names(f["name"]) if "name" in f else {},
        faction=text("faction"),
        cost=_cost(f["cost"], type_) if "cost" in f else Cost(),
        keywords=tuple([keyword(one) for one in items("keywords")]),
        effects=_sentences(items("effects"), type_),
        hero=text("hero"),
        of_class=text("class"),
        person=name_in(f["person"]) if "person" in f else "",
        rarity=f["rarity"].one_of(RARITIES) if "rarity" in f else "",
        races=_races(f["race"]) if "race" in f else (),
        number=number("number", 1, 999),
        flavour=_flavour(f["flavour"]) if "flavour" in f else {},
        emblem=f["emblem"].one_of(EMBLEMS) if "emblem" in f else "",
        lore=_lore(f["lore"]) if "lore" in f else {},
        called=forms_in(f["called"], _names(f["name"]) if "name" in f else {}) if "called" in f else {},
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
        corners=tuple([_point(one) for one in items("corners")]),
        radius=_length(f["radius"]) if "radius" in f else 0,
        abilities=tuple([terrain_ability(one) for one in items("abilities")]),
        finds=_finds(f["finds"]) if "finds" in f else (),
    )
    if type_ == TERRAIN:
        _check_template(node, made)
    _check_links(items("effects"), made.effects)
    _check_own_verbs(node, made)
    _check_durability(node, made)
    if type_ in (SPELL, TACTIC):
        _check_no_counters(items("effects"), made)
    return _printed(node, f, made)


def _every_sentence(made: Card) -> list[Effect]:
    """Those of the card, of its finds and of the texts of its abilities."""
    texts = [one.text for one in made.keywords if one.text is not None]
    return [
        *made.effects,
        *[one.effect for one in made.finds],
        *[one for text in texts for one in text.effects],
    ]


def _check_own_verbs(node: Node, made: Card) -> None:
    """A verb of one card is not said by another, in whatever sentence."""
    for one in [verb for sentence in _every_sentence(made) for verb in sentence.what]:
        if one.of_card not in ("", made.id):
            raise node.error(f"{one.word()} belongs to {one.of_card}: no other card may use it")


def _check_durability(node: Node, made: Card) -> None:
    """Only a relic with durability pays with it."""
    paid = [price for sentence in _every_sentence(made) for price in sentence.prices]
    if not made.durability and any(one.durability for one in paid):
        raise node.error("it has no durability to pay with: write durability: 3 on a relic")


def _check_no_counters(nodes: list[Node], made: Card) -> None:
    """A spell or a tactic is gone as soon as it has acted: no counters lie on it."""
    for node, one in zip(nodes, made.effects, strict=True):
        placed = one.who.kind == e.SELF and any(
            isinstance(each, PlaceCounters | RemoveCounters) for each in one.what
        )
        counts = one.terms.counts if one.terms else ()
        counted = any(each.what == e.COUNTERS and each.of.kind == e.SELF for each in counts)
        if placed or counted or any(each.counter for each in one.prices):
            raise node.error(f"no counters lie on a {made.type}: say with who on what they lie")


def _type(node: Node) -> str:
    """The type, which is read first: it decides the other keys of a card."""
    entries = dict(node.entries())
    if "type" not in entries:
        node.fields(required=("id", "type"), optional=tuple(entries))
    return entries["type"].one_of(TYPES)


# The printings of a card.


def _printed(node: Node, f: dict[str, Node], made: Card) -> Card:
    """The card with its printings: the named ones, or all that have everything it needs."""
    if "printings" not in f:
        having = tuple([one for one in PRINTINGS if _missing(made, one) is None])
        if not having:
            raise node.error(f"no printing has all of it: {_missing(made, PRINTINGS[-1])}")
        return _with(made, having)
    named = tuple([one.one_of(PRINTINGS) for one in f["printings"].items()])
    if not named or len(set(named)) < len(named):
        raise f["printings"].error("name each printing once, and at least one; or leave the key out")
    for one in named:
        missing = _missing(made, one)
        if missing is not None:
            raise f["printings"].error(missing)
    return _with(made, named)


def _with(made: Card, printings: tuple[str, ...]) -> Card:
    return replaced(made, printings=printings)


def _missing(made: Card, printing: str) -> str | None:
    """Why a card cannot exist in a printing: it lacks the type, the base or an ability."""
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
    named = [*abilities_in(made.keywords), *abilities_of(sentences)]
    return [one for one in named if one not in PARAMETERS]


# Sentences.


def _sentences(nodes: list[Node], type_: str) -> tuple[Effect, ...]:
    """The sentences of a card; one that follows another is read with that one."""
    found: list[Effect] = []
    leader: Effect | None = None
    for node in nodes:
        found.append(_sentence(node, type_, leader))
        leader = leader if found[-1].when == e.THEN else found[-1]
    return tuple(found)


def _sentence(node: Node, type_: str, leader: Effect | None) -> Effect:
    """A sentence of a card of this type; its moment is one that such a card has."""
    when = dict(node.entries()).get("when")
    follows = when is not None and not when.is_mapping and not when.is_list and when.text() == e.THEN
    if when is not None and follows and (leader is None or leader.when == e.ALWAYS):
        raise when.error("then follows a sentence that is carried out: write it after one, not after always")
    made = effect(node, self_is_creature=type_ in CREATURES, leader=leader if follows else None)
    when = dict(node.entries())["when"]
    if follows:
        if made.terms and made.terms.or_else:
            raise node.error("what follows a sentence is no choice beside it: leave or out")
    elif isinstance(made.when, Occasion):
        if type_ not in ANSWERING:
            raise when.error(f"a {type_} answers nothing: {listed(MOMENTS[type_])}")
    elif made.when not in MOMENTS[type_] and not _is_own_cost(made):
        raise when.error(f"a {type_} has no such moment: {listed(MOMENTS[type_])}")
    if made.when == e.AT_WILL and not made.priced:
        raise when.error("what is done at will has a price: add price")
    if _is_own_cost(made) and (type_ not in (CHARACTER, SPELL, RELIC, TERRAIN) or made.who.whose != e.YOURS):
        raise node.error("only a character, a spell, a relic or a terrain has a cost of its own that changes")
    if type_ in CREATURES and made.who.kind == e.SELF and _speaks_after_its_fall(made):
        raise node.error("it has left the field by then: say to whom with who, such as {hero: yours}")
    if isinstance(made.when, Occasion) and made.when.by_self and type_ not in (*CREATURES, RELIC):
        raise when.error(f"a {type_} does nothing to creatures itself: leave by-self out")
    if made.who.kind == e.BEARER and type_ != RELIC:
        raise node.error(f"only a relic has a bearer, not a {type_}: write {{hero: yours}}")
    return made


def _discards(before: Effect) -> bool:
    """Whether a sentence discards cards."""
    price = before.terms.price if before.terms else None
    paid = price is not None and price.discard > 0
    return paid or any(each.discards for each in before.what)


def _takes(one: Effect) -> bool:
    """Whether a card is taken into the hand."""
    return any(each.takes for each in one.what)


def _gives_up(one: Effect) -> bool:
    """Whether a creature is given up as its price."""
    given = [each.sacrifice for each in one.prices]
    return any(each is not None and each.kind not in (e.BUILDING, e.RELIC) for each in given)


def _leaves_creatures(one: Effect) -> bool:
    """Whether the next sentence means what this one names; one about players leaves what was named before."""
    return one.who.kind != e.PLAYER or any(each.summons for each in one.what)


def _shows(one: Effect) -> bool:
    """Whether cards are shown to all by it."""
    return any(each.shows for each in one.what)


def _names_creatures(one: Effect) -> bool:
    return one.who.kind in e.BODIES or any(each.summons for each in one.what)


def _rolls(one: Effect) -> bool:
    """Whether a die is rolled whose face the next sentences can ask for."""
    return any(isinstance(each, RollDie) for each in one.what)


def _row_before(sentences: tuple[Effect, ...], at: int) -> list[Effect]:
    """The sentences that are carried out before one at its moment: those it follows, or those of a row."""
    one = sentences[at]
    leaders = [_leader_at(sentences, place) for place in range(at + 1)]
    if one.when == e.THEN:
        return list(sentences[leaders[at] : at])
    return [sentences[place] for place in range(at) if sentences[leaders[place]].when == one.when]


def _leader_at(sentences: tuple[Effect, ...], at: int) -> int:
    """The place of the sentence that one follows, at first or at last; its own if it follows none."""
    while at and sentences[at].when == e.THEN:
        at -= 1
    return at


def _check_links(nodes: list[Node], sentences: tuple[Effect, ...]) -> None:
    """A sentence that is an alternative, or means the same targets, follows one of the same moment."""
    for at, (node, one) in enumerate(zip(nodes, sentences, strict=True)):
        row = _row_before(sentences, at)
        before = sentences[at - 1] if at and row and row[-1] is sentences[at - 1] else None
        alternative = bool(one.terms and one.terms.or_else)
        if alternative and before is None:
            raise node.error("or what? The sentence before it has another moment, or there is none")
        counts = one.terms.counts if one.terms else []
        if any(counts_discards(each) for each in counts) and not (before and _discards(before)):
            raise node.error(
                "the sentence before it discards no card: give it price: {discard: 1}, or what: {discard: 1}"
            )
        named = [each for each in row if each.who.kind != e.SAME and _leaves_creatures(each)]
        if (
            any(each.what == e.FALLEN and e.SAME in (each.of.kind, each.pointed) for each in counts)
            and not named
        ):
            raise node.error("the same as whom? No sentence of this moment before it names creatures")
        if any(each.what == e.REVEALED for each in counts) and not any(_shows(each) for each in row):
            raise node.error(
                "no card was revealed before it: write a sentence with reveal-at-random before it"
            )
        if one.terms and one.terms.otherwise:
            if before is None:
                raise node.error(
                    "otherwise than what? The sentence before it has another moment, or there is none"
                )
            if before.terms and (before.terms.is_limited or before.terms.once_a_game):
                raise node.error(
                    "a sentence that is limited to once has no otherwise: write the condition twice"
                )
        if one.terms and one.terms.same_die and not any(_rolls(each) for each in row):
            raise node.error("no die was rolled before it: write a sentence with what: roll-die before it")
        of_cards = (e.FOUND_CARD, e.REVEALED)
        asked = [each.of for each in counts if not counts_discards(each) and each.what not in of_cards]
        same_card = [each for each in one.what if isinstance(each, NextCost) and each.cards == e.SAME]
        asks_for_card = bool(same_card) or any(each.what == e.FOUND_CARD for each in counts)
        if asks_for_card and not (before and _takes(before)):
            raise node.error("the sentence before it takes no card: give it search, recall or dig")
        given = any(each.of.kind == e.SACRIFICED for each in counts)
        given |= any(isinstance(each, Revive | SummonFrom) and each.above < ANY_COST for each in one.what)
        if given and not any(_gives_up(each) for each in (*row, one)):
            raise node.error("nobody is sacrificed: write price: {sacrifice: {creature: yours}}")
        means = any(
            e.SAME in (each.kind, each.only and each.only.near, each.only and each.only.besides)
            for each in (one.who, *asked)
        )
        means |= any(each.pointed == e.SAME for each in counts)
        means |= any(isinstance(each, Clash) and each.foe == e.SAME for each in one.what)
        if means and not (named and _names_creatures(named[-1])):
            raise node.error("the same as whom? No sentence of this moment before it names creatures")
        as_much = [each.word() for each in one.what if isinstance(each, WoundAsMuch | HealAsMuch)]
        dealt = before is not None and any(each.harms for each in before.what)
        if as_much and not isinstance(one.when, Occasion) and not dealt:
            raise node.error(f"{as_much[0]} needs a sentence right before it that deals wounds")


def _speaks_after_its_fall(made: Effect) -> bool:
    """Whether a sentence does something to creatures when its own creature is gone."""
    when = made.when
    fallen = when == e.LAST_WORD or (
        isinstance(when, Occasion)
        and not when.before
        and when.what in ("eliminated", "eliminated-in-melee")
        and when.who.kind == e.SELF
    )
    return fallen and not all(one.of_players for one in made.what)


def _is_own_cost(made: Effect) -> bool:
    """Whether a sentence changes the cost of its own card."""
    return any(isinstance(one, ChangeCost) and one.cards == ITSELF for one in made.what)


# The other parts.


def _cost(node: Node, type_: str) -> Cost:
    f = node.fields(optional=("buildings", "any", "prosperity"))
    other = [name for name in ("buildings", "any") if name in f]
    if type_ == BUILDING and other:
        raise f[other[0]].error("a building costs prosperity alone (C-CITY-01)")
    named = tuple([plain_word(one) for one in f["buildings"].items()]) if "buildings" in f else ()
    if len(set(named)) < len(named):
        raise f["buildings"].error("a building is named twice, and no City has two of one name (C-CITY-03)")
    return Cost(
        named,
        f["any"].integer(0, 12) if "any" in f else 0,
        f["prosperity"].integer(0, 50) if "prosperity" in f else 0,
    )


def _names(node: Node) -> dict[str, str]:
    if node.is_scalar:
        return {"en": name_in(node)}
    return {language: name_in(one) for language, one in node.fields(("en",), LANGUAGES).items()}


def _flavour(node: Node) -> dict[str, str]:
    parts = {"en": node} if node.is_scalar else node.fields(("en",), LANGUAGES)
    for one in parts.values():
        if len(one.text()) > LONGEST_FLAVOUR or not one.text().isprintable():
            raise one.error(f"a line of flavour has at most {LONGEST_FLAVOUR} letters")
    return {language: one.text() for language, one in parts.items()}


def _races(node: Node) -> tuple[str, ...]:
    """One race, or a list of them."""
    named = tuple([one.one_of(RACES) for one in ([node] if node.is_scalar else node.items())])
    if not named or len(set(named)) < len(named):
        raise node.error("name each race once, and at least one; or leave the key out")
    return named


def _lore(node: Node) -> dict[str, str]:
    """A hero's page: English, and the other languages that are written."""
    pages = {language: one.text() for language, one in node.fields(("en",), LANGUAGES).items()}
    if any(len(one) > LONGEST_LORE for one in pages.values()):
        raise node.error(f"a page has at most {LONGEST_LORE} letters")
    return pages


def _finds(node: Node) -> tuple[Find, ...]:
    return tuple([Find(face, effect(one, found=True)) for face, one in node.fields(required=FACES).items()])


def terrain_ability(node: Node) -> str:
    """An ability of a terrain by its word."""
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
            raise node.error("a radius is more than 0 and no more than half the table")
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
