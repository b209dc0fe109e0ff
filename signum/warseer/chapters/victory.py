"""The ends of a game: W-WIN."""

from typing import ClassVar, Final, TypeAlias

from signum.engine.events import Event
from signum.engine.outcomes import Outcome
from signum.engine.questions import Refusal, Seat
from signum.engine.seating import Side
from signum.engine.units import Count
from signum.warseer.chapters.economy import victory_points
from signum.warseer.core.game import Game
from signum.warseer.core.state import State
from signum.warseer.core.table_rules import DUEL_RULES, table_rules

HERO_POINTS: Final = DUEL_RULES.gained
"""W-WIN-02."""
LEFT: Final = "left"


class PointsScored(Event, frozen=True):
    """A player gained victory points that no feat carries."""

    seat: Seat
    points: Count

    follows: ClassVar[tuple[str, ...]] = ("W-WIN-06",)

    def apply(self, state: State) -> None:
        state.players[self.seat].scored += self.points


class GameEnded(Event, frozen=True):
    """The game is over."""

    outcome: Outcome

    @property
    def cites(self) -> tuple[str, ...]:
        return self.outcome.cites

    def apply(self, state: State) -> None:
        state.outcome = self.outcome


class Conceded(Event, frozen=True):
    """A player gave up; that is an agreement of the table, and no rule of the book."""

    seat: Seat

    def apply(self, state: State) -> None:
        leave(state, self.seat, "concession")


class ClockRanOut(Event, frozen=True):
    """A player's time is over, by an agreement of the table."""

    seat: Seat

    def apply(self, state: State) -> None:
        leave(state, self.seat, "clock")


class DrawAgreed(Event, frozen=True):
    """All players agreed on a draw."""

    def apply(self, state: State) -> None:
        state.outcome = Outcome(None, "agreement", ())


class TimeCalled(Event, frozen=True):
    """W-WIN-05: the agreed time is up; the current turn is finished."""

    follows: ClassVar[tuple[str, ...]] = ("W-WIN-05",)

    def apply(self, state: State) -> None:
        state.last_turn = True


Acts: TypeAlias = Conceded | ClockRanOut | DrawAgreed | TimeCalled


def remaining(state: State) -> tuple[Seat, ...]:
    """The seats that are neither out nor about to leave."""
    return tuple([seat for seat in state.seating.living if seat not in state.leaving])


def leave(state: State, seat: Seat, by: str) -> None:
    """A seat goes; the game is over when one side is left."""
    state.leaving = (*state.leaving, seat)
    sides = {state.seating.side_of[one] for one in remaining(state)}
    if len(sides) == 1:
        state.outcome = Outcome(sides.pop(), by, ())


def refused_act(state: State, act: Acts) -> Refusal | None:
    """Why this cannot happen now."""
    if isinstance(act, Conceded | ClockRanOut):
        if act.seat not in range(len(state.players)):
            return Refusal("no-such-seat", (), {"seat": act.seat})
        if act.seat not in remaining(state):
            return Refusal("has-left", (), {"seat": act.seat})
    return None


def decided(game: Game) -> GameEnded | None:
    """The end of the game, if the last events have brought it about."""
    state = game.state
    if state.outcome is not None:
        return None
    rules, seating = table_rules(state), game.seating
    if rules.goes_on and len(seating.living_sides) < 2:
        return GameEnded(winner(game, "hero", rules.end_rules))
    if not rules.goes_on and [player for player in state.players if player.hero_fell]:
        return GameEnded(winner(game, "hero", (rules.fall_rule,)))
    if state.turn:
        for side in seating.sides:
            if points_of(game, side) >= state.goal:
                return GameEnded(winner(game, "points", rules.end_rules))
    return None


def points_of(game: Game, side: Side) -> int:
    """W-ALL-03: the points of partners count together."""
    points = 0
    for seat in game.seating.members(side):
        points += victory_points(game.player(seat))
    return points


def winner(game: Game, by: str, cites: tuple[str, ...]) -> Outcome:
    """W-WIN-04: most points, then most feats from hand, then most face-down feats; else a draw."""

    def rank(side: Side) -> tuple[int, int, int]:
        players = [game.player(seat) for seat in game.seating.members(side)]
        return (
            points_of(game, side),
            sum([len(one.hall) for one in players]),
            sum([len(one.kills) for one in players]),
        )

    sides = game.seating.sides
    best = max(map(rank, sides))
    first = [side for side in sides if rank(side) == best]
    drawn = tuple(first) if 1 < len(first) < len(sides) else ()
    return Outcome(first[0] if len(first) == 1 else None, by, (*cites, "W-WIN-04"), drawn)
