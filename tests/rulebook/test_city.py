"""The City and the experienced architect: C-CITY, C-VAR-01. Most of it is in tests/scenarios/classic/city."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from signum.classic.cards.card import BUILDING, Card
from signum.classic.cards.files import read_cards
from signum.classic.chapters.cards.city import Build, Built, Save
from signum.classic.chapters.cards.decks import IllegalDeck, start_of_duel
from signum.classic.chapters.turn.architect import (
    BuildNext,
    ConstructionArranged,
    KeepListedOrder,
    PlanDrawn,
)
from signum.classic.chapters.turn.setup import Begin
from signum.classic.editions import EDITIONS
from signum.classic.lab.duels import random_deck
from signum.classic.rules import Classic
from signum.content.nodes import SourceError
from signum.engine.chance import Chance, seed_of
from signum.engine.questions import FIRST, SECOND, Option
from signum.engine.records import encoded
from signum.table.match import Match
from tests.rulebook.table import PRINTINGS, Table

every_printing = pytest.mark.parametrize("edition", PRINTINGS)
NEUTRAL = read_cards(Path(__file__).parent.parent / "data" / "cards" / "neutral.yaml")
BUILDINGS = [
    {"id": "secret-tower", "type": "building", "cost": {"prosperity": 2}},
    {"id": "hidden-vault", "type": "building", "cost": {"prosperity": 9}},
]


def architect(edition: str, prosperity: int = 5) -> Table:
    """A first seat that builds from a construction deck, at its construction phase."""
    table = Table(edition, phase="construction")
    table.position["cards"] = BUILDINGS
    table.lay(FIRST, prosperity=prosperity, construction=["secret-tower", "hidden-vault"])
    return table


def told(table: Table, seat: int | None) -> str:
    """All that a seat gets: its view and the events as it sees them."""
    return encoded([table.view(seat), table.match.log(seat)]).decode()


@every_printing
def test_nobody_else_sees_the_construction_deck_or_the_drawn_card(edition: str) -> None:
    """C-VAR-01: its player, who chose the order, knows the deck and the drawn card; nobody else does."""
    table = architect(edition)
    assert "secret-tower" in told(table, FIRST)
    assert table.view(FIRST).game.players[FIRST].construction_order == ("hidden-vault",)
    for other in (SECOND, None):
        assert "secret-tower" not in told(table, other)
        assert "hidden-vault" not in told(table, other)
        assert table.view(other).game.players[FIRST].construction == 1
    table.answer(FIRST, Build("secret-tower"))
    assert "secret-tower" in told(table, SECOND)
    assert "hidden-vault" not in told(table, SECOND)


@every_printing
@pytest.mark.parametrize("prosperity", (0, 5))
def test_the_architect_is_asked_whatever_can_be_paid(edition: str, prosperity: int) -> None:
    """C-VAR-01: other seats see the same question, whether the drawn card can be built or not."""
    table = architect(edition, prosperity)
    assert table.view(SECOND).waiting_for == FIRST
    assert table.offered(FIRST) == {Save()} | ({Build("secret-tower")} if prosperity else set())
    assert len(table.events(PlanDrawn)) == 1


@every_printing
def test_a_construction_deck_has_twelve_cards_at_most(edition: str) -> None:
    """C-VAR-01: no more than 12 building cards."""
    table = Table(edition)
    table.lay(FIRST, construction=[f"hall-{number}" for number in range(12)])
    assert len(table.state.players[FIRST].construction or []) == 12
    table = Table(edition)
    table.lay(FIRST, construction=[f"hall-{number}" for number in range(13)])
    with pytest.raises(SourceError, match=r"at most 12 cards, not 13 \(C-VAR-01\)"):
        table.rest()


@every_printing
def test_an_answer_by_which_a_plan_is_drawn_is_not_freely_taken_back(edition: str) -> None:
    """C-VAR-01: drawing shows its player a card, so the answer cannot be undone freely."""
    table = architect(edition)
    table.answer(FIRST, Build("secret-tower"))
    table.end_turn()
    assert table.match.why_not_take_back(FIRST) is None
    table.end_turn()
    assert [event.card for event in table.events(PlanDrawn)] == ["secret-tower", "hidden-vault"]
    refusal = table.match.why_not_take_back(SECOND)
    assert refusal is not None
    assert refusal.code == "something-was-learnt"


def duel_of_architects(edition: str) -> Match:
    """A duel with construction decks, at the first question about one."""
    printing = EDITIONS[edition]
    decks = [random_deck(printing, Chance(seed_of(f"architects {seat}")), NEUTRAL) for seat in "ab"]
    decks = [replace(deck, buildings=deck.buildings[:12]) for deck in decks]
    start = start_of_duel(decks, NEUTRAL, printing, architects=True)
    match = Match(Classic(printing), start, secret=b"architects")
    match.answer(match.asked or 0, Begin(FIRST))
    return match


@every_printing
def test_architects_choose_the_order_of_their_decks_in_secret(edition: str) -> None:
    """C-VAR-01: any order, named card by card, or from some card on the order of the deck list."""
    match = duel_of_architects(edition)
    listed = [list(reversed(player.construction or ())) for player in match.start.state.players]
    last, *others = listed[FIRST][::-1]
    choice = match.choice(FIRST)
    assert choice is not None
    assert choice.kind == "construction-deck"
    assert choice.options() == [KeepListedOrder(), *[BuildNext(card) for card in listed[FIRST]]]
    match.answer(FIRST, BuildNext(last))
    assert match.explain(FIRST, BuildNext(last)) is not None
    match.take_back(FIRST)
    match.answer(FIRST, BuildNext(last))
    match.answer(FIRST, KeepListedOrder())
    order = (last, *others[::-1])
    assert match.view(FIRST).game.players[FIRST].construction_order == order
    assert ConstructionArranged(FIRST, order) in match.log(FIRST)
    for other in (SECOND, None):
        assert match.view(other).game.players[FIRST].construction_order is None
        assert ConstructionArranged(FIRST, ()) in match.log(other)
    match.answer(FIRST, first_place(match))
    for card in listed[SECOND][:0:-1]:
        match.answer(SECOND, BuildNext(card))
    assert match.view(SECOND).game.players[SECOND].construction_order == tuple(listed[SECOND][::-1])


def first_place(match: Match) -> Option:
    """The first suggested place of the open choice."""
    choice = match.run.choice
    assert choice is not None
    option: Option = choice.offers[0].suggestions()[0]
    return option


@every_printing
def test_without_the_variant_both_players_see_the_plans(edition: str) -> None:
    """C-DECK-08: both players see which building cards were chosen, and nothing is drawn."""
    table = Table(edition, phase="construction")
    table.position["cards"] = BUILDINGS
    table.lay(FIRST, prosperity=5, plans=["secret-tower"])
    assert "secret-tower" in told(table, SECOND)
    table.answer(FIRST, Build("secret-tower"))
    assert table.events(PlanDrawn) == []
    assert table.events(Built)[0].cites == ("C-CITY-01", "C-ZONE-02")


@every_printing
def test_a_duel_of_architects_begins_with_the_buildings_as_decks(edition: str) -> None:
    """C-VAR-01: an option makes a deck's buildings, in their order, a construction deck of 12 at most."""
    printing = EDITIONS[edition]
    decks = [random_deck(printing, Chance(seed_of(f"architects {seat}")), NEUTRAL) for seat in "ab"]
    short = [replace(deck, buildings=deck.buildings[:12]) for deck in decks]
    player = start_of_duel(short, NEUTRAL, printing, architects=True).state.players[FIRST]
    assert player.plans == []
    assert player.construction == list(short[FIRST].buildings)[::-1]
    halls = {f"hall-{at}": Card(id=f"hall-{at}", type=BUILDING) for at in range(13)}
    long = [replace(deck, buildings=tuple(halls)) for deck in decks]
    assert start_of_duel(long, {**NEUTRAL, **halls}, printing).state.players[FIRST].construction is None
    with pytest.raises(IllegalDeck) as raised:
        start_of_duel(long, {**NEUTRAL, **halls}, printing, architects=True)
    (refusal,) = raised.value.broken
    assert (refusal.code, refusal.cites) == ("construction-deck-too-large", ("C-VAR-01",))
    assert refusal.facts == {"there": 13, "most": 12}
