"""Random games of invented cards in each printing; `make soak` plays thousands and meets everything."""

import pytest

from tests.games.soak import batch, expected, never_met
from tests.times import printings

GAMES = range(20, 26)
"""Of a printing: about 0.5 s of CPU each; these meet more than most."""


@pytest.mark.parametrize("edition", printings("fr1", "en2"))
def test_random_games_keep_every_invariant_end_and_meet_most_of_the_rules(edition: str) -> None:
    tally, wrong = batch(edition, GAMES)
    assert not wrong
    missing = never_met(edition, tally)
    for family in ("event", "choice", "option", "held"):
        kinds = expected(edition)[family]
        assert len(missing.get(family, ())) < len(kinds) / 5, (family, missing[family])
