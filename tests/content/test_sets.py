"""The sets of the program: the number of their cards, their contents, and their scenarios."""

import re
from collections import Counter
from pathlib import Path

import pytest

from signum.classic.cards.card import (
    BUILDING,
    CHARACTER,
    CREATURES,
    HERO,
    MERCENARIES,
    MINION,
    RARITIES,
    RELIC,
    SUPPORT,
    TERRAIN,
    Card,
    Cost,
)
from signum.classic.cards.counts import abilities_on
from signum.classic.cards.decks import Deck
from signum.classic.cards.files import LANGUAGES
from signum.classic.cards.keywords import PARAMETERS, abilities
from signum.classic.cards.sets import SETS, cards_of, shipped
from signum.classic.cards.starter_decks import starter_decks
from signum.classic.chapters.cards.decks import broken_rules
from signum.classic.editions import EDITIONS
from signum.content.nodes import Node
from signum.content.rules import rule
from signum.content.source import read as read_file
from signum.table.scenario import scenario_files

SCENARIOS = Path(__file__).parents[1] / "scenarios" / "classic" / "cards"
CARDS = shipped()
FACTION_SETS = [one for one in SETS if one not in ("core", "dogs-of-war")]
EVERY_PRINTING = tuple(EDITIONS)
MOST_SPAN = 12_000
"""A template lies inside 12 x 12 cm."""
LEAST_SCENARIOS = 300

COUNTS = {
    "core": {"support": 12, BUILDING: 9, TERRAIN: 3},
    "vallor": {HERO: 3, CHARACTER: 20, MINION: 1, "support": 24, BUILDING: 7, TERRAIN: 3},
    "grypharim": {HERO: 3, CHARACTER: 20, MINION: 1, "support": 25, BUILDING: 7, TERRAIN: 3},
    "unicorn": {HERO: 2, CHARACTER: 14, MINION: 1, "support": 20, BUILDING: 6, TERRAIN: 3},
    "akkari": {HERO: 2, CHARACTER: 14, MINION: 1, "support": 20, BUILDING: 6, TERRAIN: 3},
    "kitsune": {HERO: 2, CHARACTER: 14, MINION: 1, "support": 20, BUILDING: 6, TERRAIN: 3},
    "dogs-of-war": {CHARACTER: 24, "support": 12},
}
"""How many cards of each type a set holds; spells, relics and tactics are support cards (C-CARD-01)."""


def of(name: str, *types: str) -> list[Card]:
    """The cards of a set of these types."""
    return [card for card in cards_of(name).values() if card.type in types]


def everywhere(cards: list[Card]) -> list[str]:
    """Those that every printing has."""
    return [card.id for card in cards if card.printings == EVERY_PRINTING]


def squad(card: Card) -> Deck | None:
    """A hero with only this card: in the deck, in the City, on the field or beside the hero's card."""
    if card.type == HERO:
        return Deck(card.id, ())
    hero = card.hero or next(
        (
            one.id
            for one in CARDS.values()
            if one.type == HERO and card.faction in (one.faction, MERCENARIES, "")
        ),
        "",
    )
    if not hero:
        return None
    return Deck(
        hero,
        (card.id,) if card.type in SUPPORT or card.type == CHARACTER else (),
        (card.id,) if card.type == BUILDING else (),
        (card.id,) if card.type == TERRAIN else (),
        card.id if card.type == MINION else "",
    )


def is_allowed(card: Card, printing: str) -> bool:
    """Whether some squad of a printing may hold the card; only what is wrong with this one counts."""
    deck = squad(card)
    if deck is None or printing not in card.printings:
        return False
    broken = broken_rules(deck, CARDS, EDITIONS[printing])
    return not any(one.facts.get("card") == card.id for one in broken)


# Numbers.


@pytest.mark.parametrize("name", [one for one in COUNTS if one in SETS])
def test_a_set_holds_as_many_cards_of_each_type_as_it_should(name: str) -> None:
    """C-CARD-01."""
    held = Counter("support" if card.type in SUPPORT else card.type for card in cards_of(name).values())
    assert held == COUNTS[name]


@pytest.mark.parametrize("name", SETS)
def test_every_card_of_a_set_is_of_its_faction(name: str) -> None:
    """C-DECK-02: those of the core are of none."""
    assert {card.faction for card in cards_of(name).values()} == {"" if name == "core" else name}


def test_no_two_sets_have_a_card_of_one_id_or_one_name() -> None:
    """C-DECK-06: copies are counted by name."""
    assert len(CARDS) == sum(len(cards_of(name)) for name in SETS)
    for language in LANGUAGES:
        names = Counter(card.names[language] for card in CARDS.values())
        assert [one for one, times in names.items() if times > 1] == [], language


@pytest.mark.parametrize("name", FACTION_SETS)
def test_most_of_a_faction_is_for_every_printing(name: str) -> None:
    """C-DECK-01 to -05: enough for a deck of each hero; the minion is of the second edition."""
    assert everywhere(of(name, HERO))
    assert len(everywhere(of(name, CHARACTER))) >= 10
    assert len(everywhere(of(name, *SUPPORT))) >= 10
    assert [card.printings for card in of(name, MINION)] == [("en2",)]


@pytest.mark.parametrize("name", FACTION_SETS)
def test_each_hero_has_two_cards_of_its_own(name: str) -> None:
    """C-CARD-05."""
    bound = Counter(card.hero for card in of(name, *SUPPORT) if card.hero)
    assert {hero.id for hero in of(name, HERO)} == set(bound)
    assert min(bound.values()) >= 2


@pytest.mark.parametrize("name", FACTION_SETS)
def test_a_faction_has_three_classes_with_cards_of_theirs(name: str) -> None:
    """C-CARD-06: a class building with its characters, and support cards that ask for it."""
    classes = {card.id for card in of(name, BUILDING) if card.class_building}
    assert len(classes) == 3
    assert {card.of_class for card in of(name, CHARACTER) if card.of_class} == classes
    assert {one.standing for card in of(name, *SUPPORT) for one in card.effects} >= classes
    assert all(card.unique for card in of(name, BUILDING, TERRAIN))


def test_mercenaries_for_every_printing() -> None:
    """C-DECK-02, C-CARD-08: half of the characters serve in all of them, and they stand on many bases."""
    assert len(everywhere(of("dogs-of-war", CHARACTER))) >= 12
    assert {card.base for card in of("dogs-of-war", CHARACTER)} == {32, 50, 80}


# What is on the cards.


@pytest.mark.parametrize("ability", sorted(set(abilities().values()) - set(PARAMETERS)))
def test_every_keyword_of_the_glossary_is_on_two_cards(ability: str) -> None:
    """Two cards have it, each of which some printing lets into a game."""
    having = [
        card.id
        for card in CARDS.values()
        if ability in abilities_on(card) and any(is_allowed(card, one) for one in EVERY_PRINTING)
    ]
    assert len(having) >= 2, having


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS.keys())
def test_a_card_is_complete(card: Card) -> None:
    """Names and flavour in four languages, a number, a rarity, a race, something to do, a cost, a squad."""
    assert set(card.names) == set(LANGUAGES)
    assert set(card.flavour) == set(LANGUAGES)
    assert card.number
    assert bool(card.races) == (card.type in CREATURES)
    assert card.rarity in RARITIES
    assert card.type in CREATURES or card.effects or card.durability or card.abilities
    basic = {one.id for one in of("core", BUILDING)}
    own = {one.id for one in CARDS.values() if one.type == BUILDING and card.faction == one.faction}
    assert set(card.cost.buildings) <= basic | own
    assert all(is_allowed(card, one) for one in card.printings) or card.faction in ("", MERCENARIES)
    assert any(is_allowed(card, one) for one in card.printings)


@pytest.mark.parametrize(
    "card", [card for card in CARDS.values() if card.type == TERRAIN], ids=lambda card: card.id
)
def test_a_template_lies_inside_twelve_centimetres(card: Card) -> None:
    """C-TER-02: it finds a place on an ordinary table."""
    spans = [max(one) - min(one) for one in zip(*card.corners, strict=True)] or [2 * card.radius]
    assert max(spans) <= MOST_SPAN


# Decks.

STARTERS = {edition: starter_decks(edition) for edition in EVERY_PRINTING}
REACHED = {
    id
    for decks in STARTERS.values()
    for one in decks.values()
    for id in (one.deck.hero, *one.deck.cards, *one.deck.buildings, *one.deck.terrains, one.deck.minion)
}


@pytest.mark.parametrize("edition", EVERY_PRINTING)
def test_each_hero_has_a_legal_starter_deck_in_each_printing(edition: str) -> None:
    """C-DECK-01 to -08."""
    heroes = {one.id for one in CARDS.values() if one.type == HERO}
    assert {one.deck.hero for one in STARTERS[edition].values()} == heroes
    for name, one in STARTERS[edition].items():
        assert broken_rules(one.deck, CARDS, EDITIONS[edition]) == [], name


@pytest.mark.parametrize("edition", EVERY_PRINTING)
def test_the_hero_of_a_starter_deck_can_bear_its_relics_and_build_for_its_cards(edition: str) -> None:
    """C-REL-02, C-PLAY-01."""
    for name, one in STARTERS[edition].items():
        slots = CARDS[one.deck.hero].slots
        cards = [CARDS[id] for id in one.deck.cards]
        unborne = [card.id for card in cards if card.type == RELIC and card.relic not in slots]
        unbuilt = [card.id for card in cards if not set(card.cost.buildings) <= set(one.deck.buildings)]
        assert (unborne, unbuilt) == ([], []), name


@pytest.mark.parametrize("name", SETS)
def test_every_card_of_a_set_is_in_a_starter_deck(name: str) -> None:
    assert set(cards_of(name)) <= REACHED


@pytest.mark.parametrize("edition", EVERY_PRINTING)
def test_every_ability_of_a_printing_is_in_its_starter_decks(edition: str) -> None:
    held: set[str] = set()
    for one in STARTERS[edition].values():
        deck = one.deck
        ids = {deck.hero, *deck.cards, *deck.buildings, *deck.terrains, deck.minion} - {""}
        held = held.union(*[abilities_on(CARDS[id]) for id in ids])
    known = {one for one in abilities().values() if one not in PARAMETERS and rule(one).belongs_to(edition)}
    assert known <= held


def test_decks_of_the_second_edition_have_a_minion_and_universal_cards() -> None:
    for hero in [one for name in FACTION_SETS for one in of(name, HERO)]:
        assert [one.deck.minion for one in STARTERS["en2"].values() if one.deck.hero == hero.id] != [""]
    used = {id for one in STARTERS["en2"].values() for id in one.deck.cards}
    assert {one.id for one in of("core", *SUPPORT)} <= used


# Scenarios.


def names_of_sets(file: Path) -> list[str]:
    """The sets that a scenario file names."""
    node: Node | None = dict(read_file(file).entries()).get("sets")
    return [] if node is None else [one.text() for one in node.items()]


@pytest.mark.parametrize("name, id", [(name, id) for name in SETS for id in cards_of(name)])
def test_a_card_has_a_scenario_of_its_name(name: str, id: str) -> None:
    """tests/scenarios/classic/cards/<set>/<card>.yaml plays with the set and names the card."""
    file = SCENARIOS / name / f"{id}.yaml"
    assert file.is_file()
    assert name in names_of_sets(file)
    assert re.search(rf"(?<![\w-]){id}(?![\w-])", file.read_text(encoding="utf-8"))


def test_there_are_three_hundred_scenarios_of_cards() -> None:
    """C-CARD-01: those that play with the sets."""
    assert len([file for file in scenario_files([SCENARIOS]) if names_of_sets(file)]) >= LEAST_SCENARIOS


def pays_for(file: Path, id: str) -> bool:
    """Whether a scenario plays, builds or lays the card and looks at what was tapped or spent."""
    text = file.read_text(encoding="utf-8")
    answers = (f"play: {id}}}", f"build: {id}}}", f"lay-terrain: {{card: {id},")
    return any(one in text for one in answers) and ("tapped:" in text or "prosperity:" in text)


@pytest.mark.parametrize("name", SETS)
def test_the_cost_of_a_card_is_paid_in_a_scenario(name: str) -> None:
    files = list((SCENARIOS / name).glob("*.yaml"))
    dear = [card.id for card in cards_of(name).values() if card.cost != Cost()]
    assert [id for id in dear if not any(pays_for(file, id) for file in files)] == []
