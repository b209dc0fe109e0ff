"""Whole games between random players, with the starter decks, on every map."""

from itertools import combinations_with_replacement
from typing import Any

import pytest

from signum.engine.run import GameRun
from signum.players.driving import Luck, decisions
from signum.players.random import random_player
from signum.warseer.cards.decks import starter_decks
from signum.warseer.cards.maps import maps
from signum.warseer.core.ground import PLAINS
from signum.warseer.core.invariants import unplayable
from signum.warseer.library import WarseerLibrary
from signum.warseer.modes import MODES
from signum.warseer.rulebook import WARSEER_BOOK

PAIRS = list(combinations_with_replacement(starter_decks(), 2))
DUELS = [mode.id for mode in MODES.values() if mode.brings_decks]
FIELDS = sorted(set(maps()) - set(PLAINS))
GAMES = [(PAIRS[at % len(PAIRS)], FIELDS[at % len(FIELDS)], at) for at in range(30)]


def play(decks: tuple[str, str], field: str, number: int) -> GameRun[Any, Any]:
    """One game to its end."""
    mode = DUELS[number % len(DUELS)]
    start = WarseerLibrary().start(mode, WARSEER_BOOK.editions[0], decks, on=field)
    rules: Any = WARSEER_BOOK.rules(WARSEER_BOOK.editions[0]).with_start(start)
    run: GameRun[Any, Any] = GameRun(rules, start.state.copy(), None, keep_rests=False)
    seed = f"whole {number}"
    seated = [random_player(f"{seed} {seat}") for seat in range(2)]
    for _ in decisions(run, rules, seated, luck=Luck(seed), most_turns=80):
        pass
    return run


@pytest.mark.parametrize(("decks", "field", "number"), GAMES)
def test_random_players_come_to_an_end(decks: tuple[str, str], field: str, number: int) -> None:
    run = play(decks, field, number)
    assert run.game.state.map == field
    assert run.game.state.outcome is not None
    if not any(player.hero_fell for player in run.game.state.players):
        assert not list(unplayable(run.game))
