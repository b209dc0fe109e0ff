"""Random games of invented cards in each printing; `make soak` plays thousands."""

import pytest

from tests.games.proof import EDITIONS
from tests.games.soak import batch, never_met

GAMES, MOST_GAMES = 40, 400
"""Games of a printing at least, and at most until everything has been met: about 0.7 s of CPU each."""
MORE = 20


@pytest.mark.parametrize("edition", EDITIONS)
def test_random_games_keep_every_invariant_end_and_meet_everything(edition: str) -> None:
    tally, wrong = batch(edition, range(GAMES))
    played = GAMES
    while not wrong and never_met(edition, tally) and played < MOST_GAMES:
        more, wrong = batch(edition, range(played, played + MORE))
        tally.add(more)
        played += MORE
    assert not wrong
    assert not never_met(edition, tally)
