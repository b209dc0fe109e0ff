"""Random games of quests: sound at every answer, and the same again from their record and after undo."""

import pytest

from signum.classic.core.invariants import unsound
from signum.engine.chance import Chance, seed_of
from signum.engine.records import encoded
from signum.rulebooks import GAMES
from signum.table.match import Match

MOST = 60
"""Answers of one game: three rounds or so."""


@pytest.mark.parametrize("mode", ["quest-pve", "quest-pvp"])
def test_random_quests_are_sound_and_repeat_to_the_bit(mode: str) -> None:
    game = GAMES["classic"]
    start = game.library.start(mode, "en2", ["brissa"])
    match = Match(game.rules("en2"), start, secret=seed_of(mode), players=("random", "random"))
    picks = Chance(seed_of(f"picks {mode}"))
    for _ in range(MOST):
        choice = match.run.choice
        if choice is None:
            break
        match.answer(choice.seat, choice.drawn(picks.below), 0)
        assert list(unsound(match.run.game)) == []
    assert match.run.game.state.quest is not None
    before = encoded(match.run.game.state)
    again = Match.resume(match.save(), GAMES)
    assert encoded(again.run.game.state) == before
    entries = match.run.entries
    match.run.rewind(len(entries) // 2)
    assert encoded(match.run.game.state) != before
