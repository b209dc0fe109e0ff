"""How a game ends: C-WIN."""

from typing import ClassVar

from signum.classic.core.game import Game
from signum.classic.core.state import HERO, Creature, Outcome, Player, State
from signum.engine.events import Event
from signum.engine.game import Ended
from signum.engine.questions import Refusal, Seat


class GameEnded(Event, frozen=True):
    """The game is over."""

    outcome: Outcome

    @property
    def cites(self) -> tuple[str, ...]:
        """The rules that decided it."""
        return self.outcome.cites

    def apply(self, state: State) -> None:
        """Nothing follows."""
        state.outcome = self.outcome


class Conceded(Event, frozen=True):
    """A player gave up."""

    seat: Seat

    follows: ClassVar[tuple[str, ...]] = ("C-WIN-01",)

    def apply(self, state: State) -> None:
        """The other player has won."""
        state.outcome = Outcome(_other(state, self.seat), "concession", self.cites)


class ClockRanOut(Event, frozen=True):
    """A player's clock ran out."""

    seat: Seat

    follows: ClassVar[tuple[str, ...]] = ("C-WIN-04",)

    def apply(self, state: State) -> None:
        """The other player has won."""
        state.outcome = Outcome(_other(state, self.seat), "clock", self.cites)


class TimeCalled(Event, frozen=True):
    """The time limit that the players agreed on is reached, with both heroes on the field."""

    follows: ClassVar[tuple[str, ...]] = ("C-WIN-04",)

    def apply(self, state: State) -> None:
        """The hero with fewer wounds has won."""
        state.outcome = fewer_wounds(state)


class DrawAgreed(Event, frozen=True):
    """The players agreed on a draw."""

    follows: ClassVar[tuple[str, ...]] = ("C-WIN-06",)

    def apply(self, state: State) -> None:
        """Nobody has won."""
        state.outcome = Outcome(None, "agreement", self.cites)


def refused_act(state: State, act: Event) -> Refusal | None:
    """Why the game cannot end in this way now."""
    match act:
        case Conceded(seat=seat) | ClockRanOut(seat=seat) if seat not in range(len(state.players)):
            return Refusal("no-such-seat", (), {"seat": seat})
        case TimeCalled() if len(_heroes(state)) < len(state.players):
            return Refusal("hero-missing", ("C-WIN-04",))
        case _:
            return None


def decide(game: Game) -> None:
    """Whether the heroes or prosperity have decided the game, once all that was set off is resolved."""
    met = game.edition.prosperity_goal.is_met
    for player in game.state.players:
        if player.hero_fell or met(player):
            game.write(GameEnded(verdict(game)))
            raise Ended


def verdict(game: Game) -> Outcome:
    """The hero falls (C-WIN-01), the prosperity goal is reached (C-WIN-02), or both (C-WIN-03)."""
    players = game.state.players
    fallen = [seat for seat, player in enumerate(players) if player.hero_fell]
    rich = [seat for seat, player in enumerate(players) if game.edition.prosperity_goal.is_met(player)]
    if fallen:
        standing = [seat for seat in range(len(players)) if seat not in fallen]
        saved = not game.edition.hero_decides_first and any(seat in rich for seat in fallen)
        if len(standing) == 1 and not saved:
            return Outcome(standing[0], "hero", ("C-WIN-01",))
        return tie_broken(game.state)
    if len(rich) == 1:
        return Outcome(rich[0], "prosperity", ("C-WIN-02",))
    return tie_broken(game.state)


def fewer_wounds(state: State) -> Outcome:
    """C-WIN-04: at the time limit the hero with fewer wounds wins."""
    wounds = {hero.owner: hero.wounds for hero in _heroes(state)}
    best = min(wounds, key=wounds.__getitem__)
    if list(wounds.values()).count(wounds[best]) == 1:
        return Outcome(best, "time", ("C-WIN-04",))
    return tie_broken(state)


def tie_broken(state: State) -> Outcome:
    """C-WIN-05: prosperity with the cost of the City; then characters eliminated; still equal is a draw."""
    for measure in (_wealth, _kills):
        scores = [measure(state.players, seat) for seat in range(len(state.players))]
        best = max(scores)
        if scores.count(best) == 1:
            return Outcome(scores.index(best), "tie-break", ("C-WIN-05",))
    return Outcome(None, "draw", ("C-WIN-05",))


def _wealth(players: list[Player], seat: Seat) -> int:
    return players[seat].prosperity + sum(building.cost for building in players[seat].city)


def _kills(players: list[Player], seat: Seat) -> int:
    return sum(player.characters_lost for other, player in enumerate(players) if other != seat)


def _heroes(state: State) -> list[Creature]:
    return [one for one in state.creatures.values() if one.type == HERO]


def _other(state: State, seat: Seat) -> Seat:
    return (seat + 1) % len(state.players)
