"""Random duels with whole decks, from the roll for who begins to the end, in each printing."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from signum.classic.cards.files import read_cards
from signum.classic.lab.duels import duel
from signum.classic.positions.position import Start
from signum.engine.chance import Chance, seed_of
from signum.players import Player
from signum.players.deadline import Deadline
from signum.players.random import random_player
from signum.table.match import Match
from tests.games.proof import EDITIONS, keen_player, play_through

CARDS = read_cards(Path(__file__).parents[1] / "data" / "cards" / "neutral.yaml")
DUELS, MOST_DUELS = 5, 16
"""So many are played, and more until everything has been seen."""
MOST_ANSWERS = 320

SEEN_IN_ALL = {
    *("DiceCompared", "FirstPlayerChosen", "HeroPlaced", "DeckShuffled", "SetAside", "ShuffledIn"),
    *("Built", "Tapped", "Spent", "CardUsed"),
    *("CardPlayed", "Summoned", "SpellSpent", "Donned", "TacticLaid", "TacticRevealed"),
    *("TerrainLaid", "Gained", "Moved", "Fought", "Hurt"),
}
"""The events that the duels of a printing must meet together; without them they would prove little."""


def told_apart(start: Start) -> None:
    """Every copy in a battle deck becomes a card of its own, so that a secret can be found by its name."""
    for seat, player in enumerate(start.state.players):
        for at, id in enumerate(player.deck):
            own = f"{id}-of-{seat}-{at}"
            start.cards[own] = msgspec.structs.replace(start.cards[id], id=own)
            player.deck[at] = own


@pytest.mark.parametrize("edition", EDITIONS)
def test_random_duels_keep_every_invariant(edition: str) -> None:
    seen: set[str] = set()
    for number in range(MOST_DUELS):
        seed = f"duel {edition} {number}"
        rules, start = duel(edition, Chance(seed_of(seed)), CARDS)
        if number % 2:
            told_apart(start)
        players = keen_player if number % 3 else random_player
        match = play_through(rules, start, seed, MOST_ANSWERS, players)
        seen |= {type(event).__name__ for event in match.run.game.log}
        if number + 1 >= DUELS and seen >= SEEN_IN_ALL:
            break
    assert not SEEN_IN_ALL - seen


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [random_player, keen_player])
def test_a_whole_duel_ends_by_the_rules(edition: str, players: Callable[[str], Player]) -> None:
    """C-WIN-01, C-WIN-02: a hero falls or a player prospers, whatever the players do."""
    seed = f"to the end {edition}"
    rules, start = duel(edition, Chance(seed_of(seed)), CARDS)
    match = Match(rules, start, secret=seed_of(seed))
    player = players(seed)
    for _ in range(6_000):
        seat = match.asked
        choice = None if seat is None else match.choice(seat)
        if seat is None or choice is None:
            break
        match.answer(seat, player(None, choice, Deadline()))
    assert match.finished
    assert match.outcome.cites in (("C-WIN-01",), ("C-WIN-02",), ("C-WIN-05",))


def test_rarity_changes_nothing_in_play() -> None:
    """C-CARD-04: the same duel with other rarities is the same duel, event by event."""
    logs = []
    for rarity in ("", "mythical"):
        rules, start = duel("en2", Chance(seed_of("rarity")), CARDS)
        start.cards = {id: msgspec.structs.replace(card, rarity=rarity) for id, card in start.cards.items()}
        match = Match(rules, start, secret=seed_of("rarity"))
        player = random_player("rarity")
        for _ in range(120):
            seat = match.asked
            assert seat is not None
            choice = match.choice(seat)
            assert choice is not None
            match.answer(seat, player(None, choice, Deadline()))
        logs.append(match.run.game.log)
    assert logs[0] == logs[1]
