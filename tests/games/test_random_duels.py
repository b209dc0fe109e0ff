"""Random duels with whole decks, from the roll for who begins to the end, in each printing."""

from pathlib import Path

import msgspec
import pytest

from signum.classic.position import Start
from signum.content.card_files import read_cards
from signum.engine.chance import Chance, seed_of
from signum.lab.duels import duel
from tests.games.proof import EDITIONS, play_through

CARDS = read_cards(Path(__file__).parents[1] / "data" / "cards" / "neutral.yaml")
DUELS = 4
MOST_ANSWERS = 320

SEEN_IN_ALL = {
    *("DiceCompared", "FirstPlayerChosen", "HeroPlaced", "DeckShuffled", "SetAside", "ShuffledIn"),
    *("Built", "Tapped", "Spent", "CardUsed"),
    *("CardPlayed", "Summoned", "SpellSpent", "Donned", "TacticLaid", "TacticRevealed"),
    *("TerrainLaid", "Gained", "Hurt"),
}
"""What the duels of a printing do between them; without it they would prove little."""


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
    for number in range(DUELS):
        seed = f"duel {edition} {number}"
        rules, start = duel(edition, Chance(seed_of(seed)), CARDS)
        if number % 2:
            told_apart(start)
        match = play_through(rules, start, seed, most=MOST_ANSWERS)
        seen |= {type(event).__name__ for event in match.run.game.log}
    assert not SEEN_IN_ALL - seen
