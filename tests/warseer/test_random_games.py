"""Random games of Warseer with what must always hold; `make soak` plays thousands."""

import pytest

from tests.warseer.soak import soaked

GAMES = 12
"""A small share; a game takes about a second of CPU."""


@pytest.mark.parametrize("number", range(GAMES))
def test_a_random_game_keeps_every_invariant_and_ends(number: int) -> None:
    match = soaked(number)
    assert match.finished
    assert match.outcome is not None
