"""Random games of quests, alone and against a player; `make soak` plays many."""

import pytest

from signum.classic.library import ClassicLibrary
from signum.rulebooks import GAMES
from tests.games.proof import keen_player, play_through
from tests.times import TIMES

MOST_ANSWERS = 200


@pytest.mark.parametrize("mode", ["quest-pve", "quest-pvp"])
def test_random_quests_keep_every_invariant(mode: str) -> None:
    """Sound states, no secrets, undo to the bit, replay to the bit."""
    library = ClassicLibrary()
    for number in range(TIMES):
        start = library.start(mode, "en2", [library.decks[number % len(library.decks)]])
        rules = GAMES["classic"].rules("en2").with_start(start)
        match = play_through(rules, start, f"{mode} {number}", MOST_ANSWERS, keen_player, closely_each=15)
        assert match.run.game.state.turn > 6
