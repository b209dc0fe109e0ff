"""The chance of each side to win from a position: the share of continuations between computer players.

The seat to move does not know the hands of others and the order of the decks, so each continuation deals them
anew. The figure tells how the game stands between these players, not between people.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from msgspec import Struct

from signum.engine.chance import Chance, seed_of
from signum.engine.outcomes import Outcome
from signum.engine.questions import Seat
from signum.engine.run import GameRun
from signum.engine.seating import Side
from signum.players.driving import decisions
from signum.players.intervals import wilson
from signum.table.replay import Replay
from signum.table.rulebook import Rulebook, Rules

MOST_TURNS: Final = 60
"""A continuation that is longer counts as a draw."""
PRIOR: Final = 1.0
"""Wins that each side is taken to have had before the first continuation (docs/lab.md, Calibration)."""


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
    """Of each side to win; those who draw share it. Few continuations count less than many (`shrunk`)."""
    intervals: tuple[tuple[float, float], ...]
    """The 95 % interval of each chance, for the luck of the continuations."""
    shares: tuple[float, ...] = ()
    """Of the continuations that each side won."""


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
    """Of each side: 1, 0, or its part of a draw."""


def chances_at(replay: Replay, game: Rulebook, step: int, games: int, seed: str = "") -> TurnChances:
    """The chances at a step, by this many continuations."""
    return summed([continued(replay, game, step, number, seed) for number in range(games)])


def continued(replay: Replay, game: Rulebook, step: int, number: int, seed: str = "") -> Continuation:
    """One continuation from a step; its number and the seed decide its luck."""
    replay.go(step)
    rules, seat = replay.match.rules, replay.match.asked
    state = replay.rested().state
    luck = f"{seed} {step} {number}"
    dealt = rules.dealt_anew(state, seat, Chance(seed_of(f"deal {luck}")))
    run: GameRun[Any, Any] = GameRun(rules, dealt, Chance(seed_of(f"dice {luck}")), keep_rests=False)
    return Continuation(step, rules.turn(state), seat, tuple(played_out(rules, game, run, luck)))


def summed(played: Sequence[Continuation]) -> TurnChances:
    """The chances by some continuations from the same step."""
    first, games = played[0], len(played)
    points = [sum(scores) for scores in zip(*[one.scores for one in played], strict=True)]
    sides = len(points)
    return TurnChances(
        first.step,
        first.turn,
        first.seat,
        games,
        tuple([shrunk(one, games, sides) for one in points]),
        tuple([wilson(one, games) for one in points]),
        tuple([one / games for one in points]),
    )


def shrunk(points: float, games: int, sides: int = 2) -> float:
    """The chance of a side by its points in some continuations, as if each side had won `PRIOR` before.

    The bare share of a few continuations is too sure of itself: four wins of four are not a certain win.
    """
    return (points + PRIOR) / (games + sides * PRIOR)


def strongest_of(game: Rulebook, rules: Rules) -> Callable[[str], Any]:
    """A maker of the strongest computer player, from a seed."""
    return list(game.players_reading(rules).values())[-1]


def played_out(rules: Rules, game: Rulebook, run: GameRun[Any, Any], seed: str) -> list[float]:
    """The score of each side when the strongest players go on to the end; a draw if it takes too long."""
    state = run.game.state
    strongest = strongest_of(game, rules)
    seated = [strongest(f"{seed} {one}") for one in range(rules.seats(state))]
    for _ in decisions(run, rules, seated, most_turns=rules.turn(state) + MOST_TURNS):
        pass
    return scores_of(run.game.state.outcome, rules.sides(state))


def scores_of(outcome: Outcome | None, side_of: Sequence[Side]) -> list[float]:
    """The score of each side in the end: 1 for a win, and equal parts for those who share a draw.

    They add up to 1, as chances do. A game without an end is a draw of all.
    """
    sides = sorted(set(side_of))
    if outcome is not None and outcome.winner is not None:
        return [float(side == outcome.winner) for side in sides]
    sharing = [outcome is None or outcome.shared_by(side) for side in sides]
    return [float(one) / sum(sharing) for one in sharing]
