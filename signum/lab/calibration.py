"""Whether the chance to win that an analysis tells comes true, on games between computer players.

Some turns of each game are drawn by lot. At each of them the chance is estimated as an analysis does it, by a
few continuations, and compared with the end of the game, of which the estimate knows nothing.
"""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from typing import Final

from msgspec import Struct

from signum.engine.chance import Chance, seed_of
from signum.lab.simulation import LineUp, SimulatedGame, set_loaded_apart
from signum.players.intervals import SURE, Interval, wilson
from signum.players.win_chances import continuations_at, model_for, scores_of, shrunk, summed, turn_starts
from signum.table.games import Games
from signum.table.replay import Replay
from signum.table.resuming import resume
from signum.table.rulebook import Rulebook

BINS: Final = 5
"""Rows of the table of reliability."""


class Prediction(Struct, frozen=True):
    """An estimate for a side at the beginning of a turn, and the score of the side in the end."""

    game: int
    turn: int
    turns: int
    """The turns of the whole game."""
    wins: float
    """The scores of the continuations together: a draw is half a win, and a chance its part of one."""
    continuations: int
    score: float
    side: int = 0
    sides: int = 2
    """Of the game."""
    valued: bool = False
    """Whether the continuations were valued after a few turns."""
    at_once: float | None = None
    """The chance that the model tells at the beginning of the turn, without continuations."""

    @property
    def share(self) -> float:
        """The mean score of the continuations."""
        return self.wins / self.continuations

    @property
    def chance(self) -> float:
        """The estimate that an analysis tells."""
        return self.share if self.valued else shrunk(self.wins, self.continuations, self.sides)


def predicted(
    line_up: LineUp, games: Games, turns: int, continuations: int, horizon: int | None = None
) -> list[Prediction]:
    """Play a game, then estimate the chances at this many of its turns; an unfinished game gives none.

    Of two sides the first one is enough, because the other has the rest.
    """
    simulated = SimulatedGame(line_up, games)
    set_loaded_apart()
    simulated.decide()
    outcome = simulated.run.game.state.outcome
    if outcome is None:
        return []
    scores = scores_of(outcome, simulated.rules.sides(simulated.run.game.state))
    sides = range(len(scores) if len(scores) > 2 else 1)
    replay = Replay(resume(simulated.record(), games))
    steps = list(turn_starts(replay))
    drawn = sorted(Chance(seed_of(f"turns {line_up.seed}")).order(tuple(map(str, steps)))[:turns], key=int)
    found = []
    last = simulated.rules.turn(simulated.run.game.state)
    for step in map(int, drawn):
        seed = f"calibration {line_up.seed}"
        played = continuations_at(replay, simulated.game, step, continuations, seed, horizon)
        at = summed(played)
        alone = _at_once(replay, simulated.game, step)
        found += [
            Prediction(
                line_up.number,
                at.turn,
                last,
                at.shares[side] * continuations,
                continuations,
                scores[side],
                side,
                len(scores),
                played[0].valued,
                alone[side] if alone else None,
            )
            for side in sides
        ]
    return found


def _at_once(replay: Replay, game: Rulebook, step: int) -> list[float]:
    """The chances by the model at a step; none without a model."""
    replay.go(step)
    rules, state = replay.match.rules, replay.match.run.game.state
    model = model_for(game, rules, state)
    return [] if model is None else model.chances(game.win_figures(rules, state))


def all_predicted(
    line_ups: Sequence[LineUp],
    games: Games,
    turns: int,
    continuations: int,
    jobs: int = 1,
    horizon: int | None = None,
) -> Iterator[list[Prediction]]:
    """The predictions of each game, in the order of the games."""
    predict = partial(predicted, games=games, turns=turns, continuations=continuations, horizon=horizon)
    if jobs <= 1:
        yield from map(predict, line_ups)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(predict, line_ups)


class Bin(Struct, frozen=True):
    """Predictions that lie close together: their number, their mean, and the share that came true."""

    low: float
    high: float
    count: int
    told: float
    came: float
    interval: Interval
    """Of the share that came true, as if no two predictions were of one game."""


class Calibration(Struct, frozen=True):
    """The figures of some predictions. A Brier score is a mean squared error: 0 is best, 0.25 a coin's."""

    games: int
    predictions: int
    brier: float
    error: float
    """The standard error of the Brier score, by games: predictions of one game share its end."""
    brier_of_even: float
    """The score if every side were told the same chance: a quarter for two."""
    gain: float
    """How much better the score is than that of even chances, compared game by game."""
    gain_error: float
    """The standard error of the gain."""
    brier_of_shares: float
    """The score if the bare share of the continuations were told."""
    brier_at_once: float | None
    """The score of the model without continuations; None if there is no model."""
    gain_on_position: float
    """How much better the score is than that; nothing without a model."""
    gain_on_position_error: float
    bins: tuple[Bin, ...]


def calibration_of(predictions: Sequence[Prediction]) -> Calibration:
    """The figures of these predictions."""
    at_once = [_loss(one.at_once, one) for one in predictions if one.at_once is not None]
    has_model = 0 < len(at_once) == len(predictions)
    losses = [_loss(one.chance, one) for one in predictions]
    even = [_loss(1 / one.sides, one) for one in predictions]
    positions = at_once if has_model else losses
    return Calibration(
        games=len({one.game for one in predictions}),
        predictions=len(predictions),
        brier=_mean(losses),
        error=_error_by_game(predictions, losses),
        brier_of_even=_mean(even),
        gain=_mean(even) - _mean(losses),
        gain_error=_error_by_game(predictions, _less(even, losses)),
        brier_of_shares=_mean([_loss(one.share, one) for one in predictions]),
        brier_at_once=_mean(at_once) if has_model else None,
        gain_on_position=_mean(positions) - _mean(losses),
        gain_on_position_error=_error_by_game(predictions, _less(positions, losses)),
        bins=tuple(_bins(predictions)),
    )


def _error_by_game(predictions: Sequence[Prediction], values: Sequence[float]) -> float:
    """The standard error of the mean of the games: predictions of one game share its end."""
    by_game: dict[int, list[float]] = {}
    for one, value in zip(predictions, values, strict=True):
        by_game.setdefault(one.game, []).append(value)
    means = [_mean(those) for those in by_game.values()]
    middle = _mean(means)
    return sqrt(_mean([(one - middle) ** 2 for one in means]) / max(1, len(means) - 1))


def told(found: Calibration) -> Iterator[str]:
    """The figures as lines."""
    yield f"{found.predictions} predictions in {found.games} games"
    yield f"  Brier score {found.brier:.3f} (± {SURE * found.error:.3f})"
    yield f"  of even chances {found.brier_of_even:.3f}: {_gained(found.gain, found.gain_error)}"
    yield f"  of the bare share of continuations {found.brier_of_shares:.3f}"
    if found.brier_at_once is not None:
        gained = _gained(found.gain_on_position, found.gain_on_position_error)
        yield f"  of the position alone, without continuations {found.brier_at_once:.3f}: {gained}"
    yield "  chance told    predictions  told  came true"
    for one in found.bins:
        area = f"{100 * one.low:.0f} to {100 * one.high:.0f} %"
        low, high = one.interval
        yield (
            f"  {area:14} {one.count:11}  {100 * one.told:3.0f}%  {100 * one.came:8.0f}%"
            f" ({100 * low:.0f} to {100 * high:.0f})"
        )


def _bins(predictions: Sequence[Prediction]) -> Iterator[Bin]:
    for number in range(BINS):
        within = [one for one in predictions if min(BINS - 1, int(one.chance * BINS)) == number]
        if within:
            told, came = _mean([one.chance for one in within]), _mean([one.score for one in within])
            interval = wilson(came * len(within), len(within))
            yield Bin(number / BINS, (number + 1) / BINS, len(within), told, came, interval)


def _gained(gain: float, error: float) -> str:
    return f"{'better' if gain >= 0 else 'worse'} by {abs(gain):.3f} (± {SURE * error:.3f})"


def _less(values: Sequence[float], others: Sequence[float]) -> list[float]:
    return [one - other for one, other in zip(values, others, strict=True)]


def _loss(chance: float, one: Prediction) -> float:
    return (chance - one.score) ** 2


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0
