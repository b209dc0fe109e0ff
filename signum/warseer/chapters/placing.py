"""Choosing a hex and putting a creature there: W-ACT-05."""

from collections.abc import Sequence

from signum.engine.question_shapes import QuestionShape, Secrecy
from signum.engine.questions import Choice, Option, Procedure, Seat, Subject, choose
from signum.field.hexes.board import HexSet
from signum.warseer.chapters.moving import Placed
from signum.warseer.core.game import Game
from signum.warseer.core.state import Creature
from signum.warseer.core.terrains import FORWARD_CAMP
from signum.warseer.core.units import HexPlace


class PlaceAt(Option, frozen=True):
    """This hex."""

    at: HexPlace


class StayThere(Option, frozen=True):
    """Not anywhere else."""


def chosen_place(
    seat: Seat, kind: str, places: Sequence[HexPlace], subject: Subject, cites: tuple[str, ...]
) -> Procedure[HexPlace]:
    """One of some hexes."""
    choice = Choice(
        seat,
        kind,
        [PlaceAt(at) for at in places],
        shape=QuestionShape.PLACE,
        secrecy=Secrecy.PUBLIC,
        subject=subject,
        cites=cites,
    )
    return (yield from choose(choice)).at


def chosen_place_if_wanted(
    seat: Seat, kind: str, places: Sequence[HexPlace], subject: Subject, cites: tuple[str, ...]
) -> Procedure[HexPlace | None]:
    """One of some hexes, or none."""
    if not places:
        return None
    choice: Choice[PlaceAt | StayThere] = Choice(
        seat,
        kind,
        [*[PlaceAt(at) for at in places], StayThere()],
        shape=QuestionShape.PLACE,
        secrecy=Secrecy.PUBLIC,
        subject=subject,
        cites=cites,
    )
    picked = yield from choose(choice)
    return picked.at if isinstance(picked, PlaceAt) else None


def free_of(game: Game, hexes: HexSet) -> list[HexPlace]:
    """The hexes of a set on which a creature can be placed."""
    return game.map.places_in(hexes & game.free())


def zone_of(game: Game, seat: Seat) -> list[HexPlace]:
    """W-ZONE-02: the free hexes of a seat's deployment zone."""
    return free_of(game, game.map.set_of(game.zone(seat)))


def camps_of(game: Game, seat: Seat) -> list[HexPlace]:
    """W-TER-16: the free forward camps that a seat may use."""
    camps = free_of(game, game.ground.kinds.get(FORWARD_CAMP, 0))
    if not game.state.own_camps:
        return camps
    own = {one.at for one in game.state.terrains if one.owner == seat}
    return [at for at in camps if at in own]


def entry_hexes(game: Game, seat: Seat) -> list[HexPlace]:
    """W-ZONE-02, W-TER-16: the hexes on which a seat's creature can enter."""
    return sorted({*zone_of(game, seat), *camps_of(game, seat)})


def place(
    game: Game, one: Creature, seat: Seat, kind: str, places: Sequence[HexPlace], because: tuple[str, ...]
) -> Procedure[None]:
    """Put a creature on one of some hexes; where none is free it stays."""
    if places:
        at = yield from chosen_place(seat, kind, places, one.id, because)
        if at != one.at:
            yield from game.happen(Placed(one.id, at, because=because))
