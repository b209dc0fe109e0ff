"""The chance of each side to win from a position: the share of continuations between computer players.

The seat to move does not know the hands of others and the order of the decks, so each continuation deals them
anew. The figure tells how the game stands between these players, not between people.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from msgspec import Struct

from signum.engine.chance import Chance, seed_of
from signum.engine.outcomes import Outcome
from signum.engine.questions import Seat
from signum.engine.run import GameRun
from signum.players.driving import decisions
from signum.players.intervals import wilson
from signum.table.replay import Replay
from signum.table.rulebook import Rulebook, Rules

MOST_TURNS: Final = 60
"""A continuation that is longer counts as a draw."""


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
    """Of each side to win; a draw is half a win."""
    intervals: tuple[tuple[float, float], ...]
    """The 95 % interval of each chance, for the luck of the continuations."""


def turn_starts(replay: Replay) -> Iterator[int]:
    """The first step of each turn."""
    rules, before = replay.match.rules, 0
    for step in range(replay.steps):
        replay.go(step)
        turn = rules.turn(replay.match.run.game.state)
        if turn != before:
            yield step
        before = turn


class Continuation(Struct, frozen=True):
    """A game that went on from the beginning of a turn, once."""

    step: int
    turn: int
    seat: Seat | None
    scores: tuple[float, ...]
    """Of each side: 1, 0, or a half."""


def chances_at(replay: Replay, game: Rulebook, step: int, games: int, seed: str = "") -> TurnChances:
    """The chances at a step, by this many continuations."""
    return summed([continued(replay, game, step, number, seed) for number in range(games)])


def continued(replay: Replay, game: Rulebook, step: int, number: int, seed: str = "") -> Continuation:
    """One continuation from a step; its number and the seed decide its luck."""
    replay.go(step)
    rules, seat = replay.match.rules, replay.match.asked
    state = replay.rested().state
    end = _end(rules, game, state, seat, f"{seed} {step} {number}")
    scores = [0.5 if end is None else end.score(side) for side in sorted(set(rules.sides(state)))]
    return Continuation(step, rules.turn(state), seat, tuple(scores))


def summed(played: Sequence[Continuation]) -> TurnChances:
    """The chances by some continuations from the same step."""
    first, games = played[0], len(played)
    points = [sum(scores) for scores in zip(*[one.scores for one in played], strict=True)]
    shares, intervals = [one / games for one in points], [wilson(one, games) for one in points]
    return TurnChances(first.step, first.turn, first.seat, games, tuple(shares), tuple(intervals))


def _end(rules: Rules, game: Rulebook, state: Any, seat: Seat | None, seed: str) -> Outcome | None:
    """How a continuation between the strongest players ends; None if it takes too long."""
    strongest = list(game.players_reading(rules).values())[-1]
    dealt = rules.dealt_anew(state, seat, Chance(seed_of(f"deal {seed}")))
    run: GameRun[Any, Any] = GameRun(rules, dealt, Chance(seed_of(f"dice {seed}")), keep_rests=False)
    seated = [strongest(f"{seed} {one}") for one in range(rules.seats(dealt))]
    for _ in decisions(run, rules, seated, most_turns=rules.turn(dealt) + MOST_TURNS):
        pass
    outcome: Outcome | None = run.game.state.outcome
    return outcome
