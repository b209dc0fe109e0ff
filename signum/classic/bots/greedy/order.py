"""The greedy player's order of its own simultaneous effects (C-ABL-07)."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import permutations
from typing import Any, Final

from signum.classic.bots.greedy.thinking import GreedyThinking, ScoredOption
from signum.classic.core.game import Game
from signum.engine.events import Event
from signum.engine.order import LATE, GoesFirst
from signum.engine.questions import Choice, Procedure

MOST: Final = 24
"""The limit of orders that are tried."""


def order(think: GreedyThinking, choice: Choice[Any]) -> Iterator[ScoredOption]:
    """The value of each effect as the first: that of the best order beginning with it."""
    options = [one for one in choice.candidates if isinstance(one, GoesFirst)]
    event = choice.moment
    if not isinstance(event, Event) or not options:
        return
    if choice.about.keys() >= LATE.keys():
        # The first has acted; the second still acts, or is skipped.
        yield ScoredOption(options[0], think.gain(partial(_carried_out, event, options[1:])))
        yield ScoredOption(options[1], {"nothing": 0.0})
        return
    best: dict[GoesFirst, dict[str, float]] = {}
    for tried in _orders(options):
        if tried[0] in best and think.deadline.over:
            continue
        terms = think.gain(partial(_carried_out, event, tried))
        if tried[0] not in best or sum(terms.values(), 0.0) > sum(best[tried[0]].values(), 0.0):
            best[tried[0]] = terms
    for at, one in enumerate(options):
        yield ScoredOption(one, {**best[one], "listed": -0.001 * at})


def _orders(options: Sequence[GoesFirst]) -> Iterator[Sequence[GoesFirst]]:
    """All orders of a few effects; of many effects each one first, the others as listed."""
    if len(options) <= 4:
        yield from list(permutations(options))[:MOST]
        return
    for one in options:
        yield [one, *[other for other in options if other != one]]


def _carried_out(event: Event, order: Sequence[GoesFirst], game: Game) -> Procedure[None]:
    return game.answered_in(event, order)
