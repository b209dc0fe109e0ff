"""Players whose hero fell while others play on: W-ALL-02, W-FFA-02."""

from collections.abc import Sequence
from typing import ClassVar

from signum.engine.events import Event
from signum.engine.questions import Procedure, Seat
from signum.engine.units import Count
from signum.warseer.chapters.economy import victory_points
from signum.warseer.chapters.harm import Eliminated
from signum.warseer.chapters.victory import PointsScored
from signum.warseer.core.game import Game
from signum.warseer.core.holdings import HERO
from signum.warseer.core.state import State
from signum.warseer.core.table_rules import table_rules


class PointsLost(Event, frozen=True):
    """A player lost victory points."""

    seat: Seat
    points: Count

    def apply(self, state: State) -> None:
        state.players[self.seat].scored -= self.points


class PlayerOut(Event, frozen=True):
    """A player takes no more turns; the player's creatures leave, and nobody has eliminated them.

    Creatures that the player only controlled go back to their owners.
    """

    seat: Seat

    reindexes: ClassVar = True

    def apply(self, state: State) -> None:
        state.out = (*state.out, self.seat)
        state.leaving = tuple([one for one in state.leaving if one != self.seat])
        for id, one in list(state.creatures.items()):
            if one.owner == self.seat:
                del state.creatures[id]
            elif one.seat == self.seat:
                one.seat = one.owner

    def still_possible(self, state: State) -> bool:
        return self.seat not in state.out


def fallen_heroes(game: Game, events: Sequence[Eliminated]) -> list[Event]:
    """W-WIN-02, W-ALL-02, W-FFA-02: points for a fallen hero; its player goes if the others play on."""
    following: list[Event] = []
    rules = table_rules(game.state)
    because = (rules.fall_rule,)
    for one in events:
        if one.type != HERO:
            continue
        if rules.goes_on:
            following.append(PlayerOut(one.seat, because=because))
        if rules.gained:
            following.append(PointsScored(_scorer(game, one), rules.gained, because=because))
        lost = min(rules.lost, victory_points(game.player(one.seat)))
        if lost:
            following.append(PointsLost(one.seat, lost, because=because))
    return following


def _scorer(game: Game, fallen: Eliminated) -> Seat:
    """The player of the other side who felled the hero, or else the next one in turn order."""
    able = game.seating.opponents[fallen.seat]
    return fallen.by if fallen.by is not None and fallen.by in able else able[0]


def take_out_leavers(game: Game) -> Procedure[None]:
    """Players who gave up while others play on leave at the next rest."""
    for seat in game.state.leaving:
        yield from game.happen(PlayerOut(seat))
