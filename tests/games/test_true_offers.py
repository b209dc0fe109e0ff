"""Every offer of a table is accepted by the rules, and every forecast is theirs; `make soak` plays more."""

from collections import Counter

import pytest

from tests.games.offers import checked
from tests.times import printings

GAMES = {"ru1": (0, 1, 4, 5, 7), "en2": (0, 10, 16, 17, 20)}
"""Numbers of games of a printing that meet everything: about 5 s of CPU together."""

USUAL = (0, 1, 4, 5, 7)
"""Those of the other printings, which only `make soak` plays."""

MOST = 60
"""How many answers are given in each."""

MORE = range(21, 53)
"""Further games for what the first ones do not meet: they depend on cards and decks."""

OFTEN = ("listed", "actions", "move", "run", "charges", "odds")
SELDOM = ("places", "terrains", "odds as played", "shots after a move")


@pytest.mark.parametrize("edition", printings("ru1", "en2"))
def test_offers_are_accepted_and_forecasts_are_the_odds_of_the_rules(edition: str) -> None:
    met: Counter[str] = Counter()
    for number in GAMES.get(edition, USUAL):
        checked(edition, number, met, most=MOST)
    for number in MORE:
        if all(met[one] for one in SELDOM):
            break
        checked(edition, number, met, most=MOST)
    assert min([met[one] for one in OFTEN]) > 10, met
    assert min([met[one] for one in SELDOM]) > 0, met
