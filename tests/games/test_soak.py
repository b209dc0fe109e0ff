"""Random games of invented cards in each printing; `make soak` plays thousands and meets everything."""

import pytest

from tests.games.proof import Tally
from tests.games.soak import batch, expected, never_met
from tests.times import printings

FIRST = {
    "fr1": (44, 49, 51, 57, 59, 60, 85, 96, 97),
    "en2": (47, 48, 56, 58, 73, 80, 81, 96, 99),
}
"""Of a printing: about 0.3 s of CPU each; together these meet as much as twice as many others."""
USUAL = range(56, 65)
"""Of the other printings, which only `make soak` plays."""
MORE = tuple(range(at, at + 3) for at in range(65, 83, 3))
"""After a change of cards or rules the first games are others and may meet too little."""


@pytest.mark.parametrize("edition", printings("fr1", "en2"))
def test_random_games_keep_every_invariant_end_and_meet_most_of_the_rules(edition: str) -> None:
    tally, wrong = batch(edition, FIRST.get(edition, USUAL))
    for games in MORE:
        if wrong or not seldom_met(edition, tally):
            break
        more, wrong = batch(edition, games)
        tally.add(more)
    assert not wrong
    assert not seldom_met(edition, tally)


def seldom_met(edition: str, tally: Tally) -> dict[str, list[str]]:
    """The families of which the games have not met four fifths, with what is missing."""
    missing, kinds = never_met(edition, tally), expected(edition)
    return {
        family: missing[family]
        for family in ("event", "choice", "option", "held")
        if family in missing and len(missing[family]) >= len(kinds[family]) / 5
    }
