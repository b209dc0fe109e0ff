"""Fitting the weights of a position model to games between computer players.

Each turn of a game is an example: its figures where the turn begins, and the side that won in the end.
"""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import exp, log
from typing import Final

from msgspec import Struct

from signum.lab.simulation import LineUp, SimulatedGame, set_loaded_apart
from signum.players.position_model import Figures, PositionModel
from signum.players.win_chances import scores_of
from signum.table.games import Games

RIDGE: Final = 100.0
"""The weight, in examples, that draws every weight towards nothing."""
ROUNDS: Final = 12
"""Newton's method needs fewer."""
DIGITS: Final = 4
HEADING: Final = """# What each figure of a position counts for the chance to win (docs/lab.md).
# `signum calibrate --fit` finds the weights; the horizons, in turns, are chosen by hand.
"""


class Example(Struct, frozen=True):
    """The figures of two sides at the beginning of a turn, and the score of the first in the end."""

    figures: tuple[Figures, Figures]
    score: float


def examples_of(line_up: LineUp, games: Games) -> list[Example]:
    """Play a game; an example for each of its turns. A game without an end has none."""
    simulated = SimulatedGame(line_up, games)
    set_loaded_apart()
    found, turn = [], 0
    rules, run = simulated.rules, simulated.run
    for _ in simulated.answers_given():
        state = run.game.state
        if state.outcome is None and rules.turn(state) > turn:
            turn = rules.turn(state)
            # A copy, so that looking at the game leaves no trace in it.
            found.append(simulated.game.win_figures(rules, state.copy()))
    outcome = run.game.state.outcome
    if outcome is None:
        return []
    score = scores_of(outcome, rules.sides(run.game.state))[0]
    return [Example((one[0], one[1]), score) for one in found if len(one) == 2]


def all_examples(line_ups: Sequence[LineUp], games: Games, jobs: int = 1) -> Iterator[list[Example]]:
    """The examples of each game, in the order of the games."""
    if jobs <= 1:
        yield from (examples_of(one, games) for one in line_ups)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(examples_of, line_ups, [games] * len(line_ups))


def fitted(examples: Sequence[Example], ridge: float = RIDGE) -> dict[str, float]:
    """The weights by which the chances fit the scores best: logistic regression by Newton's method.

    Figures are scaled to the same spread first, so that the ridge is fair to all of them.
    """
    names = list(examples[0].figures[0])
    rows = [[one.figures[0][name] - one.figures[1][name] for name in names] for one in examples]
    scores = [one.score for one in examples]
    spreads = [_spread([row[at] for row in rows]) for at in range(len(names))]
    scaled = [[value / spread for value, spread in zip(row, spreads, strict=True)] for row in rows]
    weights = [0.0] * len(names)
    for _ in range(ROUNDS):
        weights = _improved(weights, scaled, scores, ridge)
    return {
        name: round(weight / spread, DIGITS)
        for name, weight, spread in zip(names, weights, spreads, strict=True)
    }


def log_loss(weights: dict[str, float], examples: Sequence[Example]) -> float:
    """The mean negative logarithm of the chances of what came true."""
    total = 0.0
    for one in examples:
        first, second = one.figures
        chance = _chance(sum([weight * (first[name] - second[name]) for name, weight in weights.items()]))
        total -= one.score * log(chance) + (1 - one.score) * log(1 - chance)
    return total / len(examples)


def written_model(model: PositionModel) -> str:
    """The file of a model."""
    horizons = [f"horizon: {model.horizon}", f"horizon-of-choices: {model.horizon_of_choices}"]
    lines = [f"  {name}: {weight}" for name, weight in model.weights.items()]
    return "\n".join([HEADING, *horizons, "", "weights:", *lines, ""])


def _chance(strength: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, strength))))


def _spread(values: Sequence[float]) -> float:
    """The root of the mean square; one if all are nothing. The middle of all differences is an even game."""
    return (sum([value * value for value in values]) / len(values)) ** 0.5 or 1.0


def _improved(
    weights: Sequence[float], rows: Sequence[Sequence[float]], scores: Sequence[float], ridge: float
) -> list[float]:
    """One step of Newton's method."""
    size = len(weights)
    slope = [-ridge * weight for weight in weights]
    bend = [[ridge * (at == to) for to in range(size)] for at in range(size)]
    for row, score in zip(rows, scores, strict=True):
        chance = _chance(sum([weight * value for weight, value in zip(weights, row, strict=True)]))
        missed, certain = score - chance, chance * (1 - chance)
        for at, value in enumerate(row):
            if value:
                slope[at] += missed * value
                line, share = bend[at], certain * value
                for to in range(at + 1):
                    line[to] += share * row[to]
    for at in range(size):
        for to in range(at):
            bend[to][at] = bend[at][to]
    return [weight + step for weight, step in zip(weights, _solved(bend, slope), strict=True)]


def _solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of linear equations with a positive definite matrix, by elimination."""
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for at in range(size):
        for below in range(at + 1, size):
            part = rows[below][at] / rows[at][at]
            rows[below] = [one - part * other for one, other in zip(rows[below], rows[at], strict=True)]
    found = [0.0] * size
    for at in reversed(range(size)):
        known = sum([rows[at][to] * found[to] for to in range(at + 1, size)])
        found[at] = (rows[at][size] - known) / rows[at][at]
    return found
