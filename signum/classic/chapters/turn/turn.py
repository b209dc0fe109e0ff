"""The turn and its phases: C-TURN."""

from typing import ClassVar, Final

from signum.classic.chapters.turn.durations import TurnEnding, expire, start_of_turn
from signum.classic.chapters.turn.zones import draw, prosper
from signum.classic.core.figures import number
from signum.classic.core.game import Game
from signum.classic.core.state import BEGINNING, CONSTRUCTION, State
from signum.classic.core.units import Phase
from signum.engine.events import Event
from signum.engine.questions import Procedure, Seat
from signum.engine.units import Count

CARDS: Final = number("C-TURN-03", "cards")
INCOME: Final = number("C-TURN-03", "prosperity")


class TurnBegan(Event, frozen=True):
    """A player's turn began."""

    seat: Seat
    turn: Count

    follows: ClassVar[tuple[str, ...]] = ("C-TURN-01",)
    changes_conditions: ClassVar = True

    def apply(self, state: State) -> None:
        """A new turn in its beginning phase; limits per turn are reset."""
        state.turn = self.turn
        state.active = self.seat
        for creature in state.creatures.values():
            creature.melees_suffered = 0
            creature.moved = False
            creature.readied = False
            creature.used = ()
        for player in state.players:
            player.used_texts = tuple([one for one in player.used_texts if one[2] < 0])
            player.deeds = ()
            player.next_costs = ()
            if player.coming_costs:
                now = 2 * self.turn
                player.coming_costs = tuple([one for one in player.coming_costs if one.until > now])


class Refreshed(Event, frozen=True):
    """A player's tapped cards were untapped and the player's creatures may be activated again."""

    seat: Seat
    every_card: bool

    follows: ClassVar[tuple[str, ...]] = ("C-TURN-02",)

    def apply(self, state: State) -> None:
        """Buildings always; relics if the printing untaps every card."""
        player = state.players[self.seat]
        player.city[:] = [one.refreshed() for one in player.city]
        if self.every_card:
            player.relics[:] = [one.refreshed() for one in player.relics]
        for creature in state.creatures.values():
            if creature.seat == self.seat:
                creature.activated = False


class PhaseBegan(Event, frozen=True):
    """The next phase of the turn began."""

    phase: Phase

    follows: ClassVar[tuple[str, ...]] = ("C-TURN-01",)

    def apply(self, state: State) -> None:
        """Phases are neither skipped nor repeated."""
        state.phase = self.phase


class TurnEnded(Event, frozen=True):
    """A turn is over, and the next player's turn follows."""

    seat: Seat
    next_seat: Seat

    follows: ClassVar[tuple[str, ...]] = ("C-TURN-06",)

    def apply(self, state: State) -> None:
        """The next player is in the beginning phase; turns of players who are out count as passed.

        So does the turn of a player who goes out before it has begun.
        """
        state.turn += state.seating.passed_over(self.seat) + (state.phase == BEGINNING)
        state.active = self.next_seat
        state.phase = BEGINNING


def beginning(game: Game) -> Procedure[None]:
    """Untap and refresh, draw, gain prosperity (C-TURN-02, C-TURN-03)."""
    state = game.state
    seat = state.active
    yield from game.happen(TurnBegan(seat, state.turn + 1))
    for each in game.seats_in_order():
        yield from expire(game, each, start_of_turn(state), because="C-TURN-02")
    yield from game.happen(Refreshed(seat, game.edition.untaps_every_card))
    for _ in range(CARDS):
        yield from draw(game, seat, because="C-TURN-03")
    yield from prosper(game, seat, INCOME, because="C-TURN-03")
    yield from game.happen(PhaseBegan(CONSTRUCTION))


def ending(game: Game) -> Procedure[None]:
    """Effects that end or act at the end of the turn are resolved; the next turn begins (C-TURN-06)."""
    seat = game.state.active
    yield from game.happen(TurnEnding(seat))
    yield from game.mode.last_of_turn(game)
    yield from game.happen(TurnEnded(seat, game.seating.next(seat)))
