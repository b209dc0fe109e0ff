"""The chance of each side to win from a position, by continuations between computer players.

The seat to move does not know the hands of others and the order of the decks, so each continuation deals them
anew. Where the game has a model for its positions, a continuation stops after a few turns and is valued: that
is faster than playing to the end, and less is left to luck. The figure tells how the game stands between
these players, not between people.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from signum.engine.chance import Chance, seed_of
from signum.engine.outcomes import Outcome
from signum.engine.questions import Choice, Option, Seat
from signum.engine.run import GameRun
from signum.engine.seating import Side
from signum.players import Player
from signum.players.deadline import Deadline
from signum.players.driving import Luck, decisions
from signum.players.intervals import mean_interval, wilson
from signum.players.position_model import PositionModel, model_in
from signum.table.match import Match
from signum.table.replay import Replay
from signum.table.rulebook import Rulebook, Rules

MOST_TURNS: Final = 60
"""A continuation that is longer counts as a draw."""
PRIOR: Final = 1.0
"""Wins that each side is taken to have had before the first continuation to the end (docs/lab.md)."""
TO_THE_END: Final = 0
"""The horizon of continuations that no model values."""


class TurnChances(Struct, frozen=True):
    """The chances at the beginning of a turn."""

    step: int
    """The step of the game at which the turn begins."""
    turn: int
    seat: Seat | None
    """The seat that is asked there."""
    games: int
    """The number of continuations."""
    chances: tuple[float, ...]
    """Of each side to win; those who draw share it. Few continuations to the end count less (`shrunk`)."""
    intervals: tuple[tuple[float, float], ...]
    """The 95 % interval of each chance, for the luck of the continuations."""
    shares: tuple[float, ...] = ()
    """The mean score of each side in the continuations."""


def turn_starts(replay: Replay) -> Iterator[int]:
    """The first rest of each turn, from which continuations begin; a turn without a rest has none."""
    rules, before = replay.match.rules, 0
    for step in range(replay.steps):
        replay.go(step)
        rest = replay.match.run.rests[-1]
        # A turn may begin with a question: then the rest before it is still of the turn before.
        turn = rules.turn(rest.state)
        if turn != before and rest.entries == step:
            yield step
            before = turn


class Continuation(Struct, frozen=True):
    """A game that went on from the beginning of a turn, once."""

    step: int
    turn: int
    seat: Seat | None
    scores: tuple[float, ...]
    """Of each side: 1, 0, its part of a draw, or its chance where the continuation stopped."""
    valued: bool = False
    """Whether it had to stop after a few turns."""


def chances_at(
    replay: Replay, game: Rulebook, step: int, games: int, seed: str = "", horizon: int | None = None
) -> TurnChances:
    """The chances at a step, by this many continuations."""
    return summed(continuations_at(replay, game, step, games, seed, horizon))


def continuations_at(
    replay: Replay, game: Rulebook, step: int, games: int, seed: str = "", horizon: int | None = None
) -> list[Continuation]:
    """This many continuations from a step."""
    return [continued(replay, game, step, number, seed, horizon) for number in range(games)]


def continued(
    replay: Replay, game: Rulebook, step: int, number: int, seed: str = "", horizon: int | None = None
) -> Continuation:
    """One continuation from a step; its number and the seed decide its luck."""
    replay.go(step)
    rules, seat = replay.match.rules, replay.match.asked
    state = replay.rested().state
    luck = f"{seed} {step} {number}"
    model = model_for(game, rules, state, horizon)
    turn = rules.turn(state)
    scores = played_on(rules, game, dealt_run(rules, state, seat, luck), luck, turn, model)
    return Continuation(step, turn, seat, tuple(scores), valued=model is not None)


def dealt_run(rules: Rules, state: Any, seat: Seat | None, luck: str) -> GameRun[Any, Any]:
    """A game from a state, in which all that a seat cannot know is dealt anew."""
    dealt = rules.dealt_anew(state, seat, Chance(seed_of(f"deal {luck}")))
    return GameRun(rules, dealt, None, keep_rests=False)


def summed(played: Sequence[Continuation]) -> TurnChances:
    """The chances by some continuations from the same step."""
    first, games = played[0], len(played)
    points = [sum(scores) for scores in zip(*[one.scores for one in played], strict=True)]
    shares = tuple([one / games for one in points])
    if first.valued:
        chances = shares
        intervals = [mean_interval(scores) for scores in zip(*[one.scores for one in played], strict=True)]
    else:
        chances = tuple([shrunk(one, games, len(points)) for one in points])
        intervals = [wilson(one, games) for one in points]
    return TurnChances(first.step, first.turn, first.seat, games, chances, tuple(intervals), shares)


def at_the_end(match: Match) -> TurnChances:
    """The outcome of a finished game: nothing is left to chance."""
    state, rules = match.run.game.state, match.rules
    scores = scores_of(state.outcome, rules.sides(state))
    certain = tuple([(one, one) for one in scores])
    return TurnChances(
        len(match.run.entries), rules.turn(state), None, 0, tuple(scores), certain, tuple(scores)
    )


def shrunk(points: float, games: int, sides: int = 2) -> float:
    """The chance of a side by its points in continuations to the end, as if each side had won `PRIOR` before.

    The bare share of a few continuations is too sure of itself: four wins of four are not a certain win.
    """
    return (points + PRIOR) / (games + sides * PRIOR)


def strongest_of(game: Rulebook, rules: Rules) -> Callable[[str], Any]:
    """A maker of the strongest computer player, from a seed."""
    return list(game.players_reading(rules).values())[-1]


def model_for(game: Rulebook, rules: Rules, state: Any, horizon: int | None = None) -> PositionModel | None:
    """The model that values continuations from a state, with another horizon if one is given.

    None if they are played to the end: because that is wanted, or because the mode has no model.
    """
    if horizon == TO_THE_END or not game.win_figures(rules, state):
        return None
    model = model_in(game.folder)
    return model if model is None or horizon is None else replace(model, horizon=horizon)


def played_on(
    rules: Rules,
    game: Rulebook,
    run: GameRun[Any, Any],
    seed: str,
    turn: int,
    model: PositionModel | None = None,
    first: tuple[Seat, Sequence[Option], Sequence[Option]] | None = None,
) -> list[float]:
    """The score of each side when the strongest players go on; a draw if it takes too long.

    With a model the chance of each side at its horizon, counted from this turn, unless the game ends before.
    A seat may have to begin with some answers, and to give others after the next rest. The luck follows from
    the seed roll by roll, so two ways that begin differently share it wherever they roll for the same.
    """
    horizon = TO_THE_END if model is None else model.horizon
    (scores,) = scored_along(rules, game, run, seed, turn, model, first, (horizon,))
    return scores


def scored_along(
    rules: Rules,
    game: Rulebook,
    run: GameRun[Any, Any],
    seed: str,
    turn: int,
    model: PositionModel | None,
    first: tuple[Seat, Sequence[Option], Sequence[Option]] | None,
    horizons: Sequence[int],
) -> list[list[float]]:
    """The scores of one continuation after each of these numbers of turns, the end of the game last.

    They are those that `played_on` finds with each of the horizons by itself. Nobody goes on with the run.
    """
    state = run.game.state
    strongest = strongest_of(game, rules)
    seated: list[Player] = [strongest(f"{seed} {one}") for one in range(rules.seats(state))]
    if first is not None:
        seat, answers, then = first
        seated[seat] = beginning_with(answers, seated[seat], run, then)
    luck, found = Luck(seed), list[list[float]]()
    for horizon in horizons:
        turns = MOST_TURNS if horizon == TO_THE_END else horizon - 1
        for _ in decisions(run, rules, seated, luck=luck, most_turns=turn + turns):
            pass
        state = run.game.state
        if model is None or horizon == TO_THE_END or state.outcome is not None:
            found.append(scores_of(state.outcome, rules.sides(state)))
        else:
            # A copy, so that the figures leave no trace in a game that goes on.
            found.append(model.chances(game.win_figures(rules, state.copy())))
    run.break_off()
    return found


def beginning_with(
    answers: Sequence[Option], player: Player, run: GameRun[Any, Any], then: Sequence[Option] = ()
) -> Player:
    """A player that first gives these answers, as long as they are legal and the game comes to no rest.

    After the rest it gives those that follow, as long as each of them is legal.
    """
    rest, left, later = run.rests[-1].entries, list(answers), list(then)

    def decide(view: Any, choice: Choice[Any], deadline: Deadline) -> Option:
        if left and len(left) < len(answers) and run.rests[-1].entries != rest:
            left.clear()
        row = left or later
        if row and choice.allows(row[0]):
            return row.pop(0)
        if choice.single() is None:
            left.clear()
            later.clear()
        return player(view, choice, deadline)

    return decide


def scores_of(outcome: Outcome | None, side_of: Sequence[Side]) -> list[float]:
    """The score of each side in the end: 1 for a win, and equal parts for those who share a draw.

    They add up to 1, as chances do. A game without an end is a draw of all.
    """
    sides = sorted(set(side_of))
    if outcome is not None and outcome.winner is not None:
        return [float(side == outcome.winner) for side in sides]
    sharing = [outcome is None or outcome.shared_by(side) for side in sides]
    return [float(one) / sum(sharing) for one in sharing]
