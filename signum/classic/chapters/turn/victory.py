"""The end of a game: C-WIN."""

from collections.abc import Iterable
from typing import ClassVar

from signum.classic.core.game import Game
from signum.classic.core.state import HERO, Creature, State, kills
from signum.engine.events import Event
from signum.engine.game import Ended
from signum.engine.outcomes import Outcome
from signum.engine.questions import Refusal, Seat
from signum.engine.seating import Side


class GameEnded(Event, frozen=True):
    """The game is over."""

    outcome: Outcome

    @property
    def cites(self) -> tuple[str, ...]:
        """The rules that decided it."""
        return self.outcome.cites

    def apply(self, state: State) -> None:
        state.outcome = self.outcome


class Concession(Event, frozen=True):
    """A player gives up."""

    seat: Seat

    def apply(self, state: State) -> None:
        """The last remaining side has won; while there are two, the player goes out."""
        left = leave(state, self.seat)
        if len(left) < 2:
            state.outcome = Outcome(left[0] if left else None, "concession", self.cites)


class GaveUp(Concession, frozen=True):
    """A player gave up, by an agreement of the table that no rule tells of."""


class Conceded(Concession, frozen=True):
    """A player gave up, in a record of the time when that cited a rule."""

    follows: ClassVar[tuple[str, ...]] = ("C-WIN-01",)


class LossOnTime(Event, frozen=True):
    """A player has no time left."""

    seat: Seat

    def apply(self, state: State) -> None:
        """The last remaining side has won; while there are two, the player goes out."""
        left = leave(state, self.seat)
        if len(left) < 2:
            state.outcome = Outcome(left[0] if left else None, "clock", self.cites)


class ClockExpired(LossOnTime, frozen=True):
    """A player's clock ran out, by an agreement of the table that no rule tells of."""


class ClockRanOut(LossOnTime, frozen=True):
    """A player's clock ran out, in a record of the time when that cited a rule."""

    follows: ClassVar[tuple[str, ...]] = ("C-WIN-04",)


class TimeCalled(Event, frozen=True):
    """The time limit that the players agreed on is reached, with all heroes on the field."""

    follows: ClassVar[tuple[str, ...]] = ("C-WIN-04",)

    def apply(self, state: State) -> None:
        """The side whose heroes have fewer wounds has won."""
        state.outcome = fewer_wounds(state)


class DrawAgreed(Event, frozen=True):
    """The players agreed on a draw."""

    follows: ClassVar[tuple[str, ...]] = ("C-WIN-06",)

    def apply(self, state: State) -> None:
        state.outcome = Outcome(
            None, "agreement", self.cites, sharing(state, _sides(state, remaining(state)))
        )


def refused_act(state: State, act: Event) -> Refusal | None:
    """The reason why this cannot happen now."""
    match act:
        case Concession(seat=seat) | LossOnTime(seat=seat) if seat not in range(len(state.players)):
            return Refusal("no-such-seat", (), {"seat": seat})
        case Concession(seat=seat) | LossOnTime(seat=seat) if seat not in remaining(state):
            return Refusal("out-already", (), {"seat": seat})
        case TimeCalled() if _heroes_missing(state):
            return Refusal("hero-missing", ("C-WIN-04",))
        case _:
            return None


def remaining(state: State) -> list[Seat]:
    """The seats that are neither out nor about to leave."""
    return [seat for seat in state.seating.living if seat not in state.leaving]


def leave(state: State, seat: Seat) -> list[Side]:
    """A player leaves: the last remaining side wins; while there are two, the others play on."""
    left = _sides(state, [one for one in remaining(state) if one != seat])
    if len(left) > 1:
        state.leaving = (*state.leaving, seat)
    return left


def decide(game: Game) -> None:
    """Whether heroes or prosperity have decided the game, once all effects are resolved."""
    goal = game.edition.prosperity_goal
    for player in game.state.players:
        if player.hero_fell or (player.prosperity >= goal.prosperity and goal.is_met(player)):
            outcome = game.mode.verdict(game)
            if outcome is not None:
                game.write(GameEnded(outcome))
                raise Ended
            return


def prosperous(game: Game, side: Side) -> bool:
    """C-WIN-02: whether a side has reached the prosperity goal.

    C-VAR-06: of a team one player or every one, by the printing; a player who has fallen need not.
    C-WIN-03: in some printings a fallen hero loses even if its player has reached the goal.
    """
    living = game.seating.living
    members = [game.player(seat) for seat in game.seating.members(side) if seat in living]
    if game.edition.hero_decides_first:
        members = [one for one in members if not one.hero_fell] or members
    return bool(members) and game.edition.team_prospers(
        [game.edition.prosperity_goal.is_met(one) for one in members]
    )


def verdict(game: Game) -> Outcome | None:
    """The heroes of all other sides fall (C-WIN-01), the prosperity goal is reached (C-WIN-02), or both."""
    state = game.state
    sides = game.seating.living_sides
    standing = _sides(state, [one for one in remaining(state) if not state.players[one].hero_fell])
    beaten = [side for side in sides if side not in standing]
    rich = [side for side in sides if prosperous(game, side)]
    if game.edition.hero_decides_first:
        rich = [side for side in rich if side in standing]
    if beaten and len(standing) < 2:
        saved = not game.edition.hero_decides_first and any(side in rich for side in beaten)
        if standing and not saved:
            return Outcome(standing[0], "hero", ("C-WIN-01",))
        return tie_broken(state, sides)
    if len(rich) == 1:
        return Outcome(rich[0], "prosperity", ("C-WIN-02",))
    return tie_broken(state, rich) if rich else None


def fewer_wounds(state: State) -> Outcome:
    """C-WIN-04: fewer wounds on its heroes win for a side, among those that have lost the fewest heroes."""
    seating = state.seating
    lost = {side: len(set(seating.members(side)).difference(seating.living)) for side in seating.living_sides}
    whole = [side for side, count in lost.items() if count == min(lost.values())]
    wounds = dict.fromkeys(whole, 0)
    for hero in _heroes(state):
        if seating.side_of[hero.owner] in wounds:
            wounds[seating.side_of[hero.owner]] += hero.wounds
    least = min(wounds.values())
    best = [side for side, count in wounds.items() if count == least]
    return Outcome(best[0], "time", ("C-WIN-04",)) if len(best) == 1 else tie_broken(state, best)


def tie_broken(state: State, sides: Iterable[Side]) -> Outcome:
    """C-WIN-05: prosperity plus the cost of the City; then eliminated characters; if still equal, a draw."""
    best = list(sides)
    for measure in (_wealth, kills):
        scores = {side: measure(state, side) for side in best}
        best = [side for side in best if scores[side] == max(scores.values())]
        if len(best) == 1:
            return Outcome(best[0], "tie-break", ("C-WIN-05",))
    return Outcome(None, "draw", ("C-WIN-05",), sharing(state, best))


def sharing(state: State, sides: Iterable[Side]) -> tuple[Side, ...]:
    """The sides that share a draw, in the form of an outcome: empty if all do."""
    told = tuple(sides)
    return () if len(told) == len(state.seating.sides) else told


def _sides(state: State, seats: Iterable[Seat]) -> list[Side]:
    return list(dict.fromkeys([state.seating.side_of[seat] for seat in seats]))


def _wealth(state: State, side: Side) -> int:
    players = [state.players[seat] for seat in state.seating.members(side)]
    return sum([player.prosperity + sum([one.cost for one in player.city]) for player in players])


def _heroes(state: State) -> list[Creature]:
    return [one for one in state.creatures.values() if one.type == HERO]


def _heroes_missing(state: State) -> bool:
    """Whether a player has a hero that is not on the field."""
    there = {hero.owner for hero in _heroes(state)}
    wanted = [seat for seat in state.seating.living if HERO not in state.players[seat].lacks]
    return any(seat not in there for seat in wanted)
