"""Playing cards where scenarios do not reach: owners, secrets, random games (C-PLAY, C-SUM, C-VAR-01)."""

import json
from typing import Any

import pytest

from signum.classic.chapters.cards.cards_in_play import Readied
from signum.classic.chapters.cards.paying import TapBuildings
from signum.classic.chapters.cards.playing import CardPlayed, Play
from signum.classic.chapters.field.summon import PlaceAt, Profile, summon
from signum.classic.core.state import CHARACTER, Held
from signum.content.source import parse
from signum.engine.chance import Chance, seed_of
from signum.engine.questions import FIRST, SECOND, Seat
from signum.engine.records import encoded
from tests.games.proof import play_through
from tests.rulebook.table import PRINTINGS, Table

every_printing = pytest.mark.parametrize("edition", PRINTINGS)


@every_printing
@pytest.mark.parametrize("seat", (FIRST, SECOND))
def test_rush_helps_in_its_players_own_turn_only(edition: str, seat: Seat) -> None:
    """A-RUSH: a creature summoned in another player's turn cannot be activated in it."""
    table = Table(edition, active=FIRST)
    rider = Profile("rider", CHARACTER, 1, 2, 2, 3_200, held=(Held("A-RUSH"),))
    table.run(lambda game: summon(game, seat, rider))
    table.answer(seat, PlaceAt((30_000, 1_600 if seat == FIRST else 58_400)))
    creature = table.game.creature(table.state.next_id - 1)
    assert creature is not None
    assert creature.activated == (seat == SECOND)
    assert len(table.events(Readied)) == (seat == FIRST)


@every_printing
def test_only_whole_choices_of_buildings_pay(edition: str) -> None:
    """C-PLAY-01: as many buildings as the cost asks for, each once, open, and not among the named."""
    table = Table(edition)
    table.position["cards"] = [{"id": "toast", "type": "spell", "cost": {"buildings": ["tavern"], "any": 2}}]
    table.lay(FIRST, hand=["toast"], city=["tavern", "arena", "temple", "smithy"])
    tavern, arena, temple, smithy = (one.id for one in table.state.players[FIRST].city)
    table.answer(FIRST, Play("toast"))
    pairs = ((arena, temple), (arena, smithy), (temple, smithy))
    assert table.offered(FIRST) == {TapBuildings(pair) for pair in pairs}
    for wrong in ((arena,), (arena, arena), (arena, temple, smithy), ()):
        refusal = table.refused(FIRST, TapBuildings(wrong))
        assert (refusal.code, refusal.cites) == ("wrong-number-of-buildings", ("C-PLAY-01",))
    assert table.refused(FIRST, TapBuildings((tavern, arena))).code == "named-in-the-cost"
    table.answer(FIRST, TapBuildings((smithy, temple)))
    assert table.player(FIRST).tapped == ["tavern", "temple", "smithy"]


@every_printing
def test_a_card_is_secret_until_it_is_played(edition: str) -> None:
    """C-ZONE-05, C-PLAY-01: while its player still picks the buildings, the others do not see what for."""
    table = Table(edition)
    table.position["cards"] = [{"id": "toast", "type": "spell", "cost": {"any": 1}}]
    table.lay(FIRST, hand=["toast"], city=["tavern", "arena"])
    table.answer(FIRST, Play("toast"))
    seen = encoded([table.view(SECOND), table.match.log(SECOND)]).decode()
    assert "toast" not in seen
    table.answer(FIRST, TapBuildings((table.state.players[FIRST].city[0].id,)))
    assert [event.card for event in table.events(CardPlayed)] == ["toast"]


CARDS: list[dict[str, Any]] = [
    {"id": "tavern", "type": "building", "cost": {"prosperity": 1}},
    {"id": "arena", "type": "building", "cost": {"prosperity": 2}},
    {"id": "guild", "type": "building", "cost": {"prosperity": 1}, "class-building": True},
    {"id": "order", "type": "building", "cost": {"prosperity": 1}, "class-building": True},
    {
        "id": "shrine",
        "type": "building",
        "unique": True,
        "effects": [{"when": "tapped", "what": {"draw": 1}}],
    },
    {
        "id": "storm",
        "type": "spell",
        "cost": {"any": 1},
        "effects": [{"when": "played", "who": {"building": "any", "choose": 1}, "what": "destroy"}],
    },
    {
        "id": "herald",
        "type": "character",
        "cost": {"buildings": ["tavern"]},
        "strength": 2,
        "health": 2,
        "movement": "L",
        "effects": [{"when": "first-word", "what": {"prosperity": 1}}],
    },
    {
        "id": "martyr",
        "type": "character",
        "cost": {"prosperity": 1},
        "strength": 1,
        "health": 1,
        "movement": "L",
        "keywords": ["rush"],
        "effects": [
            {"when": "last-word", "who": {"creature": "any", "choose": 1}, "what": {"damage": 1}},
            {"when": "first-word", "who": {"character": "any", "choose": 1, "may": True}, "what": "to-hand"},
        ],
    },
]


@every_printing
@pytest.mark.parametrize("architects", (False, True))
def test_random_games_of_cards_keep_every_invariant(edition: str, architects: bool) -> None:
    """C-CITY-03, C-PLAY-05, C-VAR-01: sound states, no secrets, every card in one zone, undo to the bit."""
    buildings = [card["id"] for card in CARDS if card["type"] == "building"]
    for number in range(6):
        seed = f"cards {edition} {architects} {number}"
        chance = Chance(seed_of(seed))
        table = Table(edition, phase="construction")
        table.position["cards"] = CARDS
        for seat in (FIRST, SECOND):
            table.creature(seat, hero=True, strength=2, health=4, movement="L")
            deck = ["storm", "herald", "martyr", "storm", "old-song", "old-ale"]
            order = sorted(deck, key=lambda _: chance.below(1_000))
            plans = sorted(buildings, key=lambda _: chance.below(1_000))
            zones = {"construction": plans} if architects else {"plans": plans}
            table.lay(seat, hand=order[:3], deck=order[3:], **zones)
        start, _ = table.rules.position(parse(json.dumps(table.position), seed))
        match = play_through(table.rules, start, seed, most=160)
        for player in match.run.game.state.players:
            names = [one.card for one in player.city]
            assert len(set(names)) == len(names)
            assert len({"guild", "order"} & set(names)) < 2
            assert len(player.first_words) == len(set(player.first_words))
            assert len(player.last_words) == len(set(player.last_words))
