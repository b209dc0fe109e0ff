"""What texts may ask for later in the turn: cards played, creatures fallen, prosperity gained (C-CARD-06)."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeAlias

from signum.classic.cards import vocabulary as e
from signum.classic.chapters.cards.cards_in_play import Tapped
from signum.classic.chapters.cards.city import Built
from signum.classic.chapters.cards.playing import CardPlayed
from signum.classic.chapters.combat.attacks import AttackDeclared
from signum.classic.chapters.combat.damage import Eliminated, controller
from signum.classic.chapters.field.summon import Summoned
from signum.classic.chapters.turn.zones import Discarded, Drawn, Prospered
from signum.classic.core.deeds import AttackNoted, EntryNoted, Noted
from signum.classic.core.game import Game
from signum.engine.events import Event
from signum.engine.questions import Seat

Deed: TypeAlias = tuple[Seat, int, str]
"""The player, how often it happened, and its card, if its type, class or race can be asked for."""

USUAL: Final = frozenset({"C-TURN-03", "C-CITY-01"})
"""The rules by which every player draws and gains prosperity in every turn; nothing is noted for these."""


class _Reading(NamedTuple):
    """The deed that events of a kind are, and the reading of one; None if it is not noted."""

    deed: str
    of: Callable[[Game, Any], Deed | None]


@lru_cache
def kinds_noted(asked: frozenset[str]) -> frozenset[type[Event]]:
    """The kinds of events for which the texts of a game ask."""
    words = {one.partition("-")[0] for one in asked}
    kinds = [kind for kind, reading in _READINGS.items() if reading.deed in words]
    kinds += [Summoned] if e.ENTERED in asked else []
    kinds += [AttackDeclared] if e.HAS_ATTACKED in asked else []
    return frozenset(kinds)


def deeds_noted(game: Game, events: Iterable[Event], asked: frozenset[str]) -> Sequence[Event]:
    """A note for each deed that a text of the game asks for."""
    notes: list[Event] = []
    for event in events:
        if isinstance(event, Summoned) and e.ENTERED in asked:
            notes.append(EntryNoted(event.creature))
        if isinstance(event, AttackDeclared) and e.HAS_ATTACKED in asked and game.in_play(event.attacker):
            notes.append(AttackNoted(event.attacker))
        reading = _READINGS.get(type(event))
        found = None if reading is None else reading.of(game, event)
        if reading is not None and found is not None:
            seat, amount, id = found
            notes += [Noted(seat, one, amount) for one in _names(game, reading.deed, id) if one in asked]
    return notes


def _names(game: Game, deed: str, id: str) -> list[str]:
    """The names under which a deed is asked for: by itself, or by any words for its card."""
    card = game.cards.get(id)
    if card is None:
        return [deed]
    types, classes, races = ("", card.type), ("", card.of_class), ("", *card.races)
    return list(dict.fromkeys([e.deed_of(deed, a, b, c) for a in types for b in classes for c in races]))


def _played(_game: Game, event: CardPlayed) -> Deed:
    return event.seat, 1, event.card


def _once(_game: Game, event: Eliminated | Discarded | Built) -> Deed:
    return event.seat, 1, ""


def _gained(_game: Game, event: Prospered) -> Deed | None:
    return (event.seat, event.amount, "") if USUAL.isdisjoint(event.because) else None


def _drawn(_game: Game, event: Drawn) -> Deed | None:
    return (event.seat, 1, "") if USUAL.isdisjoint(event.because) else None


def _attacked(game: Game, event: AttackDeclared) -> Deed | None:
    seat = controller(game, event.attacker)
    return None if seat is None else (seat, 1, "")


def _tapped(game: Game, event: Tapped) -> Deed | None:
    """Of relics nothing is noted."""
    there = [one for one in game.player(event.seat).city if one.id == event.holder]
    return (event.seat, 1, "") if there else None


_READINGS: Final[dict[type[Event], _Reading]] = {
    CardPlayed: _Reading(e.CARDS_PLAYED, _played),
    Eliminated: _Reading(e.FALLEN, _once),
    Prospered: _Reading(e.GAINED, _gained),
    Drawn: _Reading(e.DRAWN, _drawn),
    Discarded: _Reading(e.DISCARDED, _once),
    Built: _Reading(e.BUILT, _once),
    AttackDeclared: _Reading(e.ATTACKS_MADE, _attacked),
    Tapped: _Reading(e.TAPS, _tapped),
}
