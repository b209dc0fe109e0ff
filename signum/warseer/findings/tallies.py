"""The figures of a finished game for each seat, from its log: points, attacks, losses, cards, dice."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from msgspec import Struct

from signum.engine.events import Event
from signum.engine.questions import Seat
from signum.engine.units import ThingId
from signum.table.past import past
from signum.warseer.chapters.attack.events import AttackDeclared, DiceRolled, ExtraRolled
from signum.warseer.chapters.economy import milestone_points
from signum.warseer.chapters.feats import FeatPlayed, FeatTaken
from signum.warseer.chapters.harm import Damaged, Eliminated, Wounded
from signum.warseer.chapters.playing import CardPlayed
from signum.warseer.chapters.victory import PointsScored
from signum.warseer.core.dice import CRIT, DICE, HIT
from signum.warseer.core.state import State

NOTHING: Final = Fraction()
SUCCESSES: Final = (CRIT, HIT)


class SeatFigures(Struct):
    """The figures of one seat."""

    feats: int = 0
    """Points of feats that were played from hand."""
    kills: int = 0
    """Points of face-down feats."""
    hero: int = 0
    """Points for the opponent's hero."""
    milestones: int = 0
    """Points of the income at the end."""
    income: int = 0
    attacks: int = 0
    wounds: int = 0
    """Dealt to opponents."""
    eliminated: int = 0
    """Opposing creatures."""
    lost: int = 0
    cards: int = 0
    dice: int = 0
    """Thrown for attacks; a die that is thrown again is not counted again."""
    successes: int = 0
    expected: Fraction = NOTHING

    @property
    def points(self) -> int:
        """All victory points."""
        return self.feats + self.kills + self.hero + self.milestones

    @property
    def luck(self) -> Fraction:
        """Hits and crits above those to be expected of the same dice; its mean is 0."""
        return self.successes - self.expected


def tallies(start: State, log: Sequence[Event]) -> tuple[SeatFigures, ...]:
    """One for each seat."""
    count, state = _Count(start), start
    for _, event, state in past(start, log):
        count.add(event, state)
    for tally, player in zip(count.tallies, state.players, strict=True):
        tally.income = player.income
        tally.milestones = milestone_points(player.income)
    return tuple(count.tallies)


class _Count:
    def __init__(self, start: State) -> None:
        self.tallies = [SeatFigures() for _ in start.players]
        # A game may begin with points on the board, and nothing tells which of them are kills.
        for tally, player in zip(self.tallies, start.players, strict=True):
            tally.feats = player.scored
        self.side_of = start.seating.side_of
        self.seats: dict[ThingId, Seat] = {}
        """The last controller of each creature, even if it has left the field."""

    def add(self, event: Event, state: State) -> None:
        """Count one event."""
        self.seats |= {one.id: one.seat for one in state.creatures.values()}
        match event:
            case AttackDeclared(attacker=attacker):
                self.tallies[self.seats[attacker]].attacks += 1
            case DiceRolled(attacker=attacker) | ExtraRolled(attacker=attacker):
                self._throw(self.tallies[self.seats[attacker]], event)
            case (
                Damaged(creature=creature, by=by, wounds=wounds)
                | Wounded(creature=creature, by=by, wounds=wounds)
            ):
                if by is not None and self._hostile(by, self.seats[creature]):
                    self.tallies[by].wounds += wounds
            case Eliminated(seat=seat, by=by):
                self.tallies[seat].lost += 1
                if by is not None and self._hostile(by, seat):
                    self.tallies[by].eliminated += 1
            case CardPlayed(seat=seat):
                self.tallies[seat].cards += 1
            case FeatPlayed(seat=seat, points=points):
                self.tallies[seat].feats += points
            case FeatTaken(seat=seat, points=points):
                self.tallies[seat].kills += points
            case PointsScored(seat=seat, points=points):
                self.tallies[seat].hero += points
            case _:
                pass

    def _hostile(self, by: Seat, seat: Seat) -> bool:
        return self.side_of[by] != self.side_of[seat]

    def _throw(self, tally: SeatFigures, event: DiceRolled | ExtraRolled) -> None:
        tally.dice += len(event.dice)
        tally.successes += sum([face in SUCCESSES for face in event.faces])
        for colour in event.dice:
            faces = DICE[colour].faces
            tally.expected += Fraction(sum([face in SUCCESSES for face in faces]), len(faces))
