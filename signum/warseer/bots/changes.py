"""The difference that an option makes for one seat, by playing it ahead."""

from collections.abc import Iterator

from msgspec import Struct

from signum.engine.questions import Seat
from signum.engine.units import ThingId, Word
from signum.warseer.chapters.economy import victory_points
from signum.warseer.composed_game import WarseerGame


class CreatureChange(Struct, frozen=True):
    """A creature that an option wounds, heals, protects or marks; positive wounds hurt."""

    creature: ThingId
    wounds: int
    armour: int
    tokens: tuple[Word, ...]
    """Those it gets."""


class Changes(Struct, frozen=True):
    """The things that a seat and its opponents gain or lose."""

    points: int
    power: int
    income: int
    cards: int
    feats: int
    fallen: tuple[ThingId, ...]
    """The opponents' creatures that leave the field."""
    lost: tuple[ThingId, ...]
    """The seat's own ones."""
    entered: int
    creatures: tuple[CreatureChange, ...]


def changes(before: WarseerGame, after: WarseerGame, seat: Seat) -> Changes:
    """The difference between two positions of one game."""
    had, has = before.player(seat), after.player(seat)
    gone = [one for id, one in before.state.creatures.items() if id not in after.state.creatures]
    return Changes(
        victory_points(has) - victory_points(had),
        has.power - had.power,
        has.income - had.income,
        len(has.hand) - len(had.hand),
        len(has.feats) - len(had.feats),
        tuple([one.id for one in gone if before.hostile(seat, one.seat)]),
        tuple([one.id for one in gone if not before.hostile(seat, one.seat)]),
        sum([id not in before.state.creatures for id in after.state.creatures]),
        tuple(_of_creatures(before, after)),
    )


def _of_creatures(before: WarseerGame, after: WarseerGame) -> Iterator[CreatureChange]:
    for id, one in before.state.creatures.items():
        there = after.state.creatures.get(id)
        if there is None:
            continue
        tokens = tuple([token for token in there.tokens if token not in one.tokens])
        change = CreatureChange(id, there.wounds - one.wounds, there.armour - one.armour, tokens)
        if change.wounds or change.armour or tokens:
            yield change
