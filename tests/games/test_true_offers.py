"""Every offer of a table is accepted by the rules, and every forecast is theirs; `make soak` plays more."""

from collections import Counter

import pytest

from tests.games.offers import checked
from tests.times import printings

GAMES = {0: 60, 1: 40, 4: 60, 5: 60, 7: 60}
"""Numbers of games of a printing, and how many answers are given in each: about 5 s of CPU together."""

MORE = range(8, 40)
"""Further games, of 60 answers, for what the first ones do not meet: they depend on cards and decks."""

OFTEN = ("listed", "actions", "move", "run", "charges", "odds")
SELDOM = ("places", "terrains", "odds as played", "shots after a move")


@pytest.mark.parametrize("edition", printings("ru1", "en2"))
def test_offers_are_accepted_and_forecasts_are_the_odds_of_the_rules(edition: str) -> None:
    met: Counter[str] = Counter()
    for number, most in GAMES.items():
        checked(edition, number, met, most=most)
    for number in MORE:
        if all(met[one] for one in SELDOM):
            break
        checked(edition, number, met, most=60)
    assert min([met[one] for one in OFTEN]) > 10, met
    assert min([met[one] for one in SELDOM]) > 0, met
