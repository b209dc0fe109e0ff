"""Where creatures enter and what that costs them: C-SUM, C-SETUP-02."""

from typing import ClassVar, Final, TypeAlias

from msgspec import Struct

from signum.classic.backstab import stab, willing
from signum.classic.game import Game
from signum.classic.measuring import base_of, no_farther, templates, who_stands_there
from signum.classic.state import IMPASSABLE, CardId, Creature, CreatureId, Held, State
from signum.classic.values import backstabbed
from signum.engine.events import Event
from signum.engine.questions import Choice, Facts, Offer, Option, Procedure, Refusal, Seat, choose
from signum.field.plane.distance import gap, touching
from signum.field.plane.lengths import SIDE, S
from signum.field.plane.shapes import Disc, Shape
from signum.field.plane.strips import NORTH, SOUTH, Span, Stretch, spans, spot

Point: TypeAlias = tuple[int, int]

SIDES: Final = (SOUTH, NORTH)
"""C-ZONE-01: each player's own side of the field."""


class Profile(Struct, frozen=True):
    """A creature as it enters: what its card says of it."""

    card: CardId
    type: str
    strength: int
    health: int
    movement: int
    base: int
    held: tuple[Held, ...] = ()
    armour: int = 0
    hidden: bool = False


class PlaceAt(Option, frozen=True):
    """Where a creature is put on the field."""

    to: Point


class Summoned(Event, frozen=True):
    """A creature entered the field; it counts as activated."""

    creature: CreatureId
    seat: Seat
    profile: Profile
    to: Point

    follows: ClassVar[tuple[str, ...]] = ("C-SUM-01", "C-SUM-03")
    reindexes: ClassVar = True

    def apply(self, state: State) -> None:
        """A new miniature with its tokens."""
        profile = self.profile
        state.creatures[self.creature] = Creature(
            id=self.creature,
            card=profile.card,
            type=profile.type,
            owner=self.seat,
            seat=self.seat,
            x=self.to[0],
            y=self.to[1],
            base=profile.base,
            strength=profile.strength,
            health=profile.health,
            movement=profile.movement,
            held=profile.held,
            armour=profile.armour,
            hidden=profile.hidden,
            activated=True,
        )
        state.next_id = self.creature + 1


class Entry:
    """The places on a player's own side for a base of some size; `close` where none keeps S from enemies."""

    def __init__(self, game: Game, seat: Seat, base: int) -> None:
        self.game = game
        self.seat = seat
        self.r = base // 2
        self.stretch = Stretch(SIDES[seat])
        self.foes = [base_of(one) for one in game.foes(seat)]
        friends = [base_of(one) for one in game.creatures(seat)]
        self.taken: list[Shape] = [*friends, *templates(game, IMPASSABLE)]
        self.free = self._spans(S)
        self.close = not self.free
        if self.close:
            self.free = self._spans(game.edition.closest_summoning)

    def _spans(self, keep: int) -> list[Span]:
        away = [(foe, keep) for foe in self.foes]
        return spans(self.r, self.stretch, [*away, *[(one, 0) for one in self.taken]])

    def suggestions(self) -> list[Point]:
        """The ends and the middle of every free part of the side."""
        alongs = [along for low, high in self.free for along in dict.fromkeys((low, (low + high) // 2, high))]
        return [spot(self.stretch.side, along, self.r) for along in alongs]

    def refused(self, to: Point) -> Refusal | None:
        """Why a place is not legal: how far from what."""
        base = Disc(*to, self.r)
        edge = to[1] if self.stretch.side == SOUTH else SIDE - to[1]
        if edge != self.r or not self.r <= to[0] <= SIDE - self.r:
            return Refusal("not-on-own-side", ("C-SUM-01",), {"gap": max(0, edge - self.r)})
        standing = who_stands_there(self.game, base)
        if standing is not None:
            return Refusal("place-taken", ("C-MOV-02",), {"by": standing})
        return self._too_close(base)

    def _too_close(self, base: Disc) -> Refusal | None:
        limit = self.game.edition.closest_summoning if self.close else S
        for foe in self.game.foes(self.seat):
            if touching(base, base_of(foe), limit):
                facts: Facts = {"creature": foe.id, "gap": gap(base, base_of(foe)), "limit": limit}
                return Refusal("too-close", ("C-SUM-02" if self.close else "C-SUM-01",), facts)
        return None


def summon(game: Game, seat: Seat, profile: Profile) -> Procedure[Creature | None]:
    """A creature enters on its player's side; where all places are near enemies it is stabbed (C-SUM-02)."""
    entry = Entry(game, seat, profile.base)
    if not entry.free:
        return None
    choice = Choice[PlaceAt](
        seat,
        "summoning-place",
        [],
        cites=("C-SUM-01",),
        check=lambda option: refused_place(entry, option),
        about={"card": profile.card, "seat": seat},
        offers=[Offer("place", lambda: [PlaceAt(to) for to in entry.suggestions()])],
    )
    chosen = yield from choose(choice)
    yield from game.happen(Summoned(game.state.next_id, seat, profile, chosen.to))
    creature = game.creature(game.state.next_id - 1)
    if creature is not None and entry.close:
        foes = [one for one in game.foes(seat) if no_farther(one, creature, S)]
        stabbing = yield from willing(game, creature, foes)
        yield from stab(game, creature, stabbing, backstabbed, "C-SUM-02")
    return creature


def refused_place(entry: Entry, option: Option) -> Refusal | None:
    """Why a creature cannot enter there."""
    if isinstance(option, PlaceAt):
        return entry.refused(option.to)
    return Refusal("not-offered", ("C-SUM-01",), {"choice": "summoning-place"})
