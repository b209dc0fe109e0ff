"""Every offer of a table is accepted by the rules, and every forecast is theirs; `make soak` plays more."""

from collections import Counter

import pytest

from tests.games.offers import checked
from tests.times import printings

GAMES = {0: 60, 1: 40, 4: 60, 5: 60, 7: 60}
"""Numbers of games of a printing, and how many answers are given in each: about 5 s of CPU together."""

SHOTS = {"de1": {6: 60}, "en2": {2: 60}}
"""Games with shots after a move, in printings in which the first games have none."""

OFTEN = ("listed", "actions", "move", "run", "charges", "odds")
SELDOM = ("places", "terrains", "odds as played", "shots after a move")


@pytest.mark.parametrize("edition", printings("ru1", "en2"))
def test_offers_are_accepted_and_forecasts_are_the_odds_of_the_rules(edition: str) -> None:
    taken: Counter[str] = Counter()
    for number, most in {**GAMES, **SHOTS.get(edition, {})}.items():
        checked(edition, number, taken, most=most)
    assert min([taken[one] for one in OFTEN]) > 10, taken
    assert min([taken[one] for one in SELDOM]) > 0, taken
