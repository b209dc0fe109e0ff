"""Whole games of three, of four and of two against two between random players, on open fields."""

from typing import Any

import pytest

from signum.content.mistakes import Mistake
from signum.engine.run import GameRun
from signum.players.driving import Luck, decisions
from signum.players.random import random_player
from signum.table.scenario.document import node_of
from signum.warseer.cards.decks import starter_decks
from signum.warseer.cards.sets import shipped
from signum.warseer.chapters.victory import points_of
from signum.warseer.core.ground import PLAINS
from signum.warseer.core.invariants import unplayable
from signum.warseer.library import WarseerLibrary, start_of_game
from signum.warseer.modes import MODES, SEVERAL
from signum.warseer.rulebook import WARSEER_BOOK


def play(mode: str, number: int) -> GameRun[Any, Any]:
    """One game to its end."""
    seats = len(MODES[mode].sides)
    decks = [one.deck for one in starter_decks().values()][:seats]
    start = start_of_game(mode, decks, shipped(), PLAINS[seats - 2])
    rules: Any = WARSEER_BOOK.rules(WARSEER_BOOK.editions[0]).with_start(start)
    run: GameRun[Any, Any] = GameRun(rules, start.state.copy(), None, keep_rests=False)
    seed = f"several {number}"
    seated = [random_player(f"{seed} {seat}") for seat in range(seats)]
    for _ in decisions(run, rules, seated, luck=Luck(seed), most_turns=160):
        game = run.game
        assert not [one for one in game.state.creatures.values() if one.owner in game.state.out]
    return run


@pytest.mark.parametrize("mode", SEVERAL)
@pytest.mark.parametrize("number", range(4))
def test_random_players_come_to_an_end_and_most_points_win(mode: str, number: int) -> None:
    """W-ALL-03, W-FFA-03: whatever ended the game."""
    game = play(mode, number).game
    outcome = game.state.outcome
    assert outcome is not None
    assert outcome.by in ("points", "hero", "last-feat")
    most = max(points_of(game, side) for side in game.seating.sides)
    if outcome.winner is not None:
        assert points_of(game, outcome.winner) == most
    assert not list(unplayable(game))


@pytest.mark.parametrize("mode", SEVERAL)
def test_a_table_for_several_begins_from_a_position_only(mode: str) -> None:
    with pytest.raises(Mistake, match="from positions only"):
        WarseerLibrary().start(mode, WARSEER_BOOK.editions[0], [])


@pytest.mark.parametrize("mode", SEVERAL)
def test_a_position_of_several_is_written_and_read_again(mode: str) -> None:
    rules: Any = WARSEER_BOOK.rules(WARSEER_BOOK.editions[0], shipped())
    seats = len(MODES[mode].sides)
    decks = [one.deck for one in starter_decks().values()][:seats]
    start = start_of_game(mode, decks, shipped(), PLAINS[seats - 2])
    again, _ = rules.position(node_of(rules.written(start), "it.yaml"))
    assert again.state == start.state
