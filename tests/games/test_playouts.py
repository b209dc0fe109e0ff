"""The starter decks play out in every printing, with random players; `make soak` plays every pairing."""

import pytest

from signum.classic.cards.starter_decks import starter_decks
from signum.classic.lab.legal_decks import legal_starter_decks
from signum.classic.lab.playout_report import report, share
from signum.classic.lab.playouts import BROKEN_OFF, Tally, pairings, playouts
from tests.games.proof import EDITIONS
from tests.times import TIMES, printings

PAIRS = pairings(starter_decks())
ALL = len(PAIRS)
LEFT = 8
"""The cards and buildings of a deck that may stay unplayed."""


@pytest.mark.parametrize("edition", printings("en2"))
def test_starter_decks_play_out(edition: str) -> None:
    """Half of the pairings: sound states, an end by the rules within 300 turns, and each deck does things.

    A deck whose games ended early, by the luck of the draw, plays more.
    """
    numbers = range(ALL) if TIMES > 1 else range(EDITIONS.index(edition) % 2, ALL, 2)
    tally = playouts(edition, numbers)
    assert tally.games == len(numbers)
    assert tally.decks.keys() == legal_starter_decks(edition).keys() == starter_decks().keys()
    games = tally.games
    for id in tally.decks:
        for number in range(ALL, 3 * ALL):
            if len(left(edition, tally, id)) <= LEFT:
                break
            if id in PAIRS[number % ALL]:
                tally.add(playouts(edition, [number]))
                games += 1
        assert len(left(edition, tally, id)) <= LEFT, f"{id} left {sorted(left(edition, tally, id))}"
    assert tally.wrong == []
    assert tally.ends[BROKEN_OFF] == 0
    assert 0 <= share(tally, "roland") <= 1
    assert "\n".join(report(edition, tally)).startswith(f"{edition}: {games} games")


def left(edition: str, tally: Tally, id: str) -> set[str]:
    """The cards and buildings of a deck that were not played in any game."""
    deck = legal_starter_decks(edition)[id]
    return {*deck.cards, *deck.buildings} - tally.decks[id].played.keys()


def test_the_same_numbers_have_the_same_games() -> None:
    one, again = (playouts("en2", [7, 30]) for _ in range(2))
    assert one.turns == again.turns
    assert one.wins == again.wins


def test_a_game_that_takes_too_long_is_broken_off() -> None:
    tally = playouts("fr1", [0], most_turns=3)
    assert tally.ends == {BROKEN_OFF: 1}
    assert any("had no end" in line for line in report("fr1", tally))
