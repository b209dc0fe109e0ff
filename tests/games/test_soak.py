"""Random games of invented cards in each printing; `make soak` plays thousands."""

import pytest

from tests.games.choosing import FIRST, RICH, rich
from tests.games.proof import EDITIONS
from tests.games.soak import batch, never_met

MOST_GAMES = 400
"""The last number that is played while something has not been met: a game takes about 0.7 s of CPU."""
MORE = 20


@pytest.mark.parametrize("edition", EDITIONS)
def test_random_games_keep_every_invariant_end_and_meet_everything(edition: str) -> None:
    tally, wrong = batch(edition, [*range(FIRST), *RICH[edition]])
    played = FIRST
    while not wrong and never_met(edition, tally) and played < MOST_GAMES:
        numbers = [number for number in range(played, played + MORE) if number not in RICH[edition]]
        more, wrong = batch(edition, numbers)
        tally.add(more)
        played += MORE
    assert not wrong
    assert not never_met(edition, tally)


def test_rich_games_meet_what_the_first_ones_miss() -> None:
    common, rare, rarer = ("event", "moved"), ("event", "returned"), ("option", "replace")
    first = dict.fromkeys(range(FIRST), frozenset({common}))
    assert rich(first) == []
    assert rich({**first, 30: frozenset({common, rare}), 31: frozenset({rare, rarer})}) == [31]
    assert rich({**first, 40: frozenset({rarer}), 50: frozenset({rare})}) == [40, 50]
