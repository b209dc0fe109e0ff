"""The greedy player and the game as a seat knows it."""

from typing import Any

import pytest

from signum.engine.chance import Chance, seed_of
from signum.engine.run import GameRun
from signum.players.deadline import Deadline
from signum.players.random import random_player
from signum.rulebooks import GAMES
from signum.warseer.bots.greedy import greedy_player
from signum.warseer.cards.sets import shipped
from signum.warseer.core.card_types import FEAT
from signum.warseer.core.view import view
from signum.warseer.knowledge.known_state import known_state
from signum.warseer.rulebook import WARSEER_BOOK
from signum.warseer.rules import Warseer


def started(seed: str) -> tuple[Warseer, GameRun[Any, Any]]:
    """A duel of two starter decks."""
    rules = WARSEER_BOOK.rules(WARSEER_BOOK.editions[0], shipped())
    library = GAMES["warseer"].library
    decks = [library.deck(name, WARSEER_BOOK.editions[0]).deck for name in ("roland", "brissa")]
    start: Any = library.start("duel", WARSEER_BOOK.editions[0], decks)
    return rules, GameRun(rules, start.state.copy(), Chance(seed_of(seed)))


@pytest.mark.parametrize("seat", [0, 1])
def test_the_greedy_player_beats_the_random_one(seat: int) -> None:
    _, run = started(f"greedy {seat}")
    players = [random_player(f"{one}") for one in range(2)]
    players[seat] = greedy_player("greedy", shipped())
    for _ in range(3_000):
        choice = run.choice
        if choice is None:
            break
        seen = view(run.game, choice.seat)
        run.answer(choice.seat, players[choice.seat](seen, choice, Deadline(evaluations=10_000)))
    outcome = run.game.state.outcome
    assert outcome is not None
    assert outcome.winner == seat


def test_a_state_made_from_a_view_has_the_same_view() -> None:
    """Public facts are exact; hidden cards are some that could lie there."""
    rules, run = started("known")
    picks = Chance(seed_of("known answers"))
    feats = [one.id for one in shipped().values() if one.type == FEAT and one.feat and one.feat.mark <= 30]
    compared = 0
    for number in range(240):
        choice = run.choice
        if choice is None:
            break
        if number % 8 == 0:
            for seat in (0, 1):
                seen = view(run.game, seat)
                again = view(rules.game(known_state(seen, feats, picks.below)), seat)
                assert again == seen
                compared += 1
        run.answer(choice.seat, choice.drawn(picks.below))
    assert compared > 20
