"""What texts may ask for later in the turn: cards played, creatures fallen, prosperity gained (C-CARD-06)."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeAlias

from signum.classic.cards import vocabulary as e
from signum.classic.chapters.cards.city import Built
from signum.classic.chapters.cards.playing import CardPlayed
from signum.classic.chapters.combat.attacks import AttackDeclared
from signum.classic.chapters.combat.damage import Eliminated, controller
from signum.classic.chapters.turn.zones import Discarded, Drawn, Prospered
from signum.classic.core.deeds import Noted, of_type
from signum.classic.core.game import Game
from signum.engine.events import Event
from signum.engine.questions import Seat

Deed: TypeAlias = tuple[Seat, str, int]
"""The player, the deed, and how often."""

USUAL: Final = frozenset({"C-TURN-03", "C-CITY-01"})
"""The rules by which every player draws and gains prosperity in every turn; nothing is noted for these."""


def deeds_noted(game: Game, events: Sequence[Event], asked: frozenset[str]) -> list[Event]:
    """A note for each deed that a text of the game asks for."""
    return [
        Noted(seat, deed, amount)
        for event in events
        if (reading := _READINGS.get(type(event))) is not None
        for seat, deed, amount in reading(game, event)
        if deed in asked
    ]


def _played(_game: Game, event: CardPlayed) -> Iterator[Deed]:
    yield event.seat, e.CARDS_PLAYED, 1
    yield event.seat, of_type(e.CARDS_PLAYED, event.type), 1


def _fallen(_game: Game, event: Eliminated) -> Iterator[Deed]:
    yield event.seat, e.FALLEN, 1


def _gained(_game: Game, event: Prospered) -> Iterator[Deed]:
    if USUAL.isdisjoint(event.because):
        yield event.seat, e.GAINED, event.amount


def _drawn(_game: Game, event: Drawn) -> Iterator[Deed]:
    if USUAL.isdisjoint(event.because):
        yield event.seat, e.DRAWN, 1


def _discarded(_game: Game, event: Discarded) -> Iterator[Deed]:
    yield event.seat, e.DISCARDED, 1


def _built(_game: Game, event: Built) -> Iterator[Deed]:
    yield event.seat, e.BUILT, 1


def _attacked(game: Game, event: AttackDeclared) -> Iterator[Deed]:
    seat = controller(game, event.attacker)
    if seat is not None:
        yield seat, e.ATTACKS_MADE, 1


_READINGS: Final[dict[type[Event], Callable[[Game, Any], Iterator[Deed]]]] = {
    CardPlayed: _played,
    Eliminated: _fallen,
    Prospered: _gained,
    Drawn: _drawn,
    Discarded: _discarded,
    Built: _built,
    AttackDeclared: _attacked,
}
