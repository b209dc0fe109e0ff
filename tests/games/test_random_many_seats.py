"""Random games of three and four, each for themselves and in teams; `make soak` plays many."""

import pytest

from signum.classic.cards.sets import shipped
from signum.classic.cards.starter_decks import starter_decks
from signum.classic.chapters.cards.decks import start_of_game
from signum.classic.editions import EDITIONS
from signum.classic.modes import MODES
from signum.classic.rules import Classic
from tests.games.proof import keen_player, play_through
from tests.times import TIMES

GAMES = TIMES
MOST_ANSWERS = 260
CASES = [("three", "en2"), ("three", "ru1"), ("four", "de1"), ("teams", "en2"), ("teams", "fr1")]


@pytest.mark.parametrize(("mode", "edition"), CASES)
def test_random_games_of_several_keep_every_invariant(mode: str, edition: str) -> None:
    """Sound states, no secrets, undo to the bit, replay to the bit; with and without architects."""
    seats = MODES[mode].seats
    decks = [one.deck for one in starter_decks(edition).values()]
    for number in range(GAMES):
        brought = [decks[(number + seat) % len(decks)] for seat in range(seats)]
        printing = EDITIONS[edition]
        start = start_of_game(MODES[mode], brought, shipped(), printing, architects=number % 2 == 1)
        rules = Classic(printing).with_start(start)
        play_through(rules, start, f"{mode} {edition} {number}", MOST_ANSWERS, keen_player, closely_each=30)
