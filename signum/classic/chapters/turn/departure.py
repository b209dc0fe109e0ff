"""A player leaves the game while the others play on: C-VAR-09."""

from collections.abc import Sequence
from typing import ClassVar

from signum.classic.chapters.turn.durations import TurnEnding
from signum.classic.chapters.turn.turn import TurnEnded
from signum.classic.core.game import Game
from signum.classic.core.state import BEGINNING, CHARACTER, SETUP, State
from signum.engine.events import Event
from signum.engine.questions import Procedure, Seat


class WentOut(Event, frozen=True):
    """A player takes no further part."""

    seat: Seat

    follows: ClassVar[tuple[str, ...]] = ("C-VAR-09",)
    reindexes: ClassVar = True

    def apply(self, state: State) -> None:
        """Creatures, City and relics leave play, templates stay; creatures of other owners return to them."""
        state.out = (*state.out, self.seat)
        state.leaving = tuple([seat for seat in state.leaving if seat != self.seat])
        player = state.players[self.seat]
        for creature in list(state.creatures.values()):
            if creature.owner == self.seat:
                del state.creatures[creature.id]
                if creature.type == CHARACTER:
                    player.graveyard.append(creature.card)
            elif creature.seat == self.seat:
                creature.seat = creature.owner
                creature.controlled_until = 0
        player.graveyard += [relic.card for relic in player.relics]
        player.hand += [tactic.card for tactic in player.tactics]
        for zone in (player.city, player.relics, player.tactics):
            zone.clear()


def departing(state: State) -> list[Seat]:
    """The seats that are to go out: their hero has fallen, or they have left the table."""
    if not state.leaving and True not in [player.hero_fell for player in state.players]:
        return []
    living = state.seating.living
    return [seat for seat in living if seat in state.leaving or state.players[seat].hero_fell]


def take_out(game: Game, seats: Sequence[Seat]) -> Procedure[None]:
    """They go out one after another; the turn of a player who is out ends like every turn (C-TURN-06)."""
    for seat in seats:
        yield from game.happen(WentOut(seat))
    active, phase = game.state.active, game.state.phase
    if active not in seats or phase == SETUP:
        return
    if phase != BEGINNING:
        yield from game.happen(TurnEnding(active))
    yield from game.happen(TurnEnded(active, game.seating.next(active)))
