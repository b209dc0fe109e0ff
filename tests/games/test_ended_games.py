"""The objects of a game that has ended do not keep each other: its memory is free without the collector."""

import gc
import weakref
from collections.abc import Iterator
from typing import Any

import pytest

from signum.engine.chance import Chance, seed_of
from signum.engine.run import GameRun
from signum.rulebooks import GAMES

PRINTINGS = [(game.name, edition) for game in GAMES.values() for edition in game.editions]
MOST_ANSWERS = 4_000


@pytest.fixture
def no_collector() -> Iterator[None]:
    """Nothing but reference counts frees memory."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.parametrize(("name", "edition"), PRINTINGS)
@pytest.mark.usefixtures("no_collector")
def test_an_ended_game_is_freed_at_once(name: str, edition: str) -> None:
    run = begun(name, edition)
    play(run)
    assert run.finished
    game = weakref.ref(run.game)
    del run
    assert game() is None


@pytest.mark.parametrize(("name", "edition"), PRINTINGS)
@pytest.mark.usefixtures("no_collector")
def test_a_game_that_a_player_concedes_is_freed_at_once(name: str, edition: str) -> None:
    run = begun(name, edition)
    play(run, answers=50)
    rules: Any = run.rules
    run.act(rules.conceded(0))
    assert run.finished
    game = weakref.ref(run.game)
    del run
    assert game() is None


@pytest.mark.parametrize("answers", [50, 133])
@pytest.mark.parametrize(("name", "edition"), PRINTINGS)
@pytest.mark.usefixtures("no_collector")
def test_a_game_that_is_broken_off_is_freed_at_once(name: str, edition: str, answers: int) -> None:
    run = begun(name, edition)
    play(run, answers=answers)
    assert not run.finished
    game = weakref.ref(run.game)
    run.break_off()
    del run
    assert game() is None


def play(run: GameRun[Any, Any], answers: int = MOST_ANSWERS) -> None:
    """Answer at random, to the end or this often."""
    picks = Chance(seed_of("picks"))
    for _ in range(answers):
        if run.choice is None:
            return
        run.answer(run.choice.seat, run.choice.drawn(picks.below))


def begun(name: str, edition: str) -> GameRun[Any, Any]:
    """A duel of the first two decks of a printing."""
    game = GAMES[name]
    decks = [brought.deck for brought in game.library.legal_decks(edition)[:2]]
    start = game.library.start("duel", edition, decks)
    return GameRun(game.rules(edition).with_start(start), start.state.copy(), Chance(seed_of("ended")))
