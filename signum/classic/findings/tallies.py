"""The figures of a game for each seat, counted from its log: attacks, wounds, losses, cards, dice."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from msgspec import Struct

from signum.classic.chapters.cards.city import Built
from signum.classic.chapters.cards.playing import CardPlayed
from signum.classic.chapters.combat.attacks import AttackDeclared
from signum.classic.chapters.combat.damage import Eliminated, Hurt
from signum.classic.chapters.combat.rolls import Rerolled, Rolled
from signum.classic.chapters.quest.events import OverlordCardDrawn, OverlordCardPlayed
from signum.classic.chapters.turn.activation import Activated
from signum.classic.core.dice import FACES
from signum.classic.core.state import CreatureId, State
from signum.classic.quests.active import OVERLORD_SEAT
from signum.engine.events import Event
from signum.engine.questions import Seat
from signum.table.past import past

NOTHING: Final = Fraction()


class SeatFigures(Struct):
    """The figures of one seat."""

    attacks: int = 0
    wounds: int = 0
    """Dealt by its creatures to enemies."""
    eliminated: int = 0
    """Enemies that its creatures eliminated."""
    lost: int = 0
    """Creatures that it owned."""
    cards: int = 0
    buildings: int = 0
    activations: int = 0
    prosperity: int = 0
    """At the end."""
    dice: int = 0
    """All dice with a success that were thrown for its creatures; a die thrown again counts again."""
    successes: int = 0
    expected: Fraction = NOTHING

    @property
    def luck(self) -> Fraction:
        """The successes above those to be expected of the same dice.

        A die thrown again is one more fair die, and the result that it replaced still counts. So its mean is
        0 whatever is rerolled.
        """
        return self.successes - self.expected


def tallies(start: State, log: Sequence[Event]) -> tuple[SeatFigures, ...]:
    """One for each seat."""
    count, state = _Count(start), start
    for _, event, state in past(start, log):
        count.add(event, state)
    for tally, player in zip(count.tallies, state.players, strict=True):
        tally.prosperity = player.prosperity
    return tuple(count.tallies)


class _Count:
    def __init__(self, start: State) -> None:
        self.tallies = [SeatFigures() for _ in start.players]
        self.side_of = start.seating.side_of
        self.seats: dict[CreatureId, Seat] = {}
        """The last controller of each creature, even if it has left the field."""
        self.succeeding: dict[tuple[CreatureId, str], tuple[str, ...]] = {}
        """The faces that succeeded when a creature last threw dice for a purpose."""

    def add(self, event: Event, state: State) -> None:
        """Count one event."""
        self.seats |= {one.id: one.seat for one in state.creatures.values()}
        match event:
            case AttackDeclared(attacker=attacker):
                self._of(attacker).attacks += 1
            case Activated(creature=creature):
                self._of(creature).activations += 1
            case CardPlayed(seat=seat):
                self.tallies[seat].cards += 1
            case OverlordCardDrawn() | OverlordCardPlayed():
                self.tallies[OVERLORD_SEAT].cards += 1
            case Built(seat=seat):
                self.tallies[seat].buildings += 1
            case Hurt(creature=creature, by=by, wounds=wounds) if by is not None:
                if self._hostile(by, self.seats[creature]):
                    self._of(by).wounds += wounds
            case Eliminated(seat=seat, owner=owner, by=by):
                self.tallies[owner].lost += 1
                if by is not None and self._hostile(by, seat):
                    self._of(by).eliminated += 1
            case Rolled(creature=creature, why=why, faces=faces, succeeding=succeeding):
                self.succeeding[creature, why] = succeeding
                self._throw(creature, faces, succeeding)
            case Rerolled(creature=creature, why=why, faces=faces):
                self._throw(creature, faces, self.succeeding.get((creature, why), ()))
            case _:
                pass

    def _of(self, creature: CreatureId) -> SeatFigures:
        return self.tallies[self.seats[creature]]

    def _hostile(self, by: CreatureId, seat: Seat) -> bool:
        return self.side_of[self.seats[by]] != self.side_of[seat]

    def _throw(self, creature: CreatureId, faces: Sequence[str], succeeding: Sequence[str]) -> None:
        """Dice of which every face has its own meaning neither succeed nor fail."""
        if not succeeding:
            return
        tally = self._of(creature)
        tally.dice += len(faces)
        tally.successes += sum([face in succeeding for face in faces])
        tally.expected += Fraction(len(faces) * len(succeeding), len(FACES))
