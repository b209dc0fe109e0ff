"""Places where a creature may enter: its player's side, or beside another (C-SUM-01, -02, -05)."""

from math import cos, sin, tau
from typing import Final, Protocol

from signum.classic.core.figures import distance
from signum.classic.core.game import Game
from signum.classic.core.measuring import base_of, on_field, templates, who_stands_there
from signum.classic.core.state import IMPASSABLE, Creature
from signum.engine.questions import Facts, Refusal, Seat
from signum.engine.units import Point
from signum.field.plane.distance import gap, touching, within
from signum.field.plane.placement import Placing
from signum.field.plane.shapes import Disc, Shape
from signum.field.plane.strips import Span, off, spans, spot

FROM_ENEMIES: Final = distance("C-SUM-01", "enemies")

ROUND: Final = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
MORE: Final = 3 * len(ROUND)
ALL_ROUND: Final = [(sin(at * tau / MORE), cos(at * tau / MORE)) for at in range(MORE)]
"""More directions, all equally far apart."""


class Places(Protocol):
    """Some places at which a creature may enter."""

    def refused(self, to: Point) -> Refusal | None:
        """The reason why a place is not one of them, with the distances."""


class EntryPlaces(Places, Protocol):
    """All places at which a creature may enter."""

    def has_room(self) -> bool:
        """Whether there is any place; computed exactly, not by trying."""

    def suggestions(self) -> list[Point]:
        """Some of the places."""

    def untried(self) -> list[Point]:
        """Points at many of which there is a place; none where suggestions cost little."""


class OwnSide:
    """C-SUM-01: in contact with the player's side; `close` if no place is clear of enemies (C-SUM-02)."""

    def __init__(self, game: Game, seat: Seat, base: int) -> None:
        self.game = game
        self.r = base // 2
        self.stretch = game.mode.border(game.state, seat)
        self.foes = game.foes(seat)
        foes = game.hostile[seat]
        friends = [base_of(one) for one in game.creatures() if not foes[one.seat]]
        self.taken: list[Shape] = [*friends, *templates(game, IMPASSABLE)]
        self.distance = FROM_ENEMIES
        self.free = self._spans()
        self.close = not self.free
        if self.close:
            self.distance = game.edition.closest_summoning
            self.free = self._spans()

    def _spans(self) -> list[Span]:
        away = [(base_of(foe), self.distance) for foe in self.foes]
        return spans(self.r, self.stretch, [*away, *[(one, 0) for one in self.taken]])

    def has_room(self) -> bool:
        """Whether any part of the side is free."""
        return bool(self.free)

    def suggestions(self) -> list[Point]:
        """The ends and the middle of every free part of the side."""
        alongs = [along for low, high in self.free for along in dict.fromkeys((low, (low + high) // 2, high))]
        return [spot(self.stretch.side, along, self.r) for along in alongs]

    def untried(self) -> list[Point]:
        """None: the suggestions are found at once."""
        return []

    def refused(self, to: Point) -> Refusal | None:
        """On the field, not on another creature, on the player's side, and far enough from enemies."""
        base = Disc(*to, self.r)
        refusal = refused_base(self.game, base)
        if refusal is not None:
            return refusal
        gap_to_side = off(self.stretch, self.r, *to)
        if gap_to_side:
            return Refusal("not-on-own-side", ("C-SUM-01",), {"gap": gap_to_side})
        rule = "C-SUM-02" if self.close else "C-SUM-01"
        return refused_near(base, self.foes, self.distance, rule)


class Beside:
    """C-SUM-05: in contact with another creature, and with no opponent's creature except that one.

    With a reach, no farther from that creature than this.
    """

    def __init__(self, game: Game, seat: Seat, base: int, host: Creature, reach: int = 0) -> None:
        self.game = game
        self.r = base // 2
        self.host = host
        self.rule = game.edition.entry_beside
        self.touch = game.edition.contact_below
        self.reach = reach
        self.foes = [foe for foe in game.foes(seat) if foe is not host]

    def places(self) -> Placing:
        """All places, to be searched exactly."""
        near = self.reach or self.touch
        beside = base_of(self.host)
        # Nothing beyond this can be in the way of a base in contact with the host.
        far = 3 * self.r + near + self.touch
        others = [base_of(one) for one in self.game.creatures()]
        foes = [base_of(foe) for foe in self.foes]
        return (
            Placing(self.r)
            .keep([one for one in (*others, *templates(self.game, IMPASSABLE)) if touching(beside, one, far)])
            .keep([foe for foe in foes if touching(beside, foe, far)], self.touch)
            .touching(beside, near)
        )

    def has_room(self) -> bool:
        """Whether there is a place beside the host; most often some of a few points are free."""
        x, y, reach = self.host.x, self.host.y, self._in_contact()
        for dx, dy in ALL_ROUND:
            if self._is_free(x + round(dx * reach), y + round(dy * reach)):
                return True
        return self.places().has_one_near(x, y)

    def suggestions(self) -> list[Point]:
        """Places all round the host: in contact, and at the end of the reach."""
        places, close = self.places(), self.r + self.host.base // 2
        rings = [close, close + self.reach] if self.reach else [close]
        wanted = [(self.host.x + dx * ring, self.host.y + dy * ring) for ring in rings for dx, dy in ROUND]
        found = [places.nearest(*one) for one in wanted]
        return list(dict.fromkeys([place for place in found if place is not None]))

    def untried(self) -> list[Point]:
        """Points in contact with the host all round it; something may stand there."""
        x, y, reach = self.host.x, self.host.y, self._in_contact()
        return [(x + round(dx * reach), y + round(dy * reach)) for dx, dy in ALL_ROUND]

    def _in_contact(self) -> int:
        """The distance of such points from the host."""
        return self.r + self.host.base // 2 + self.touch // 2

    def _is_free(self, x: int, y: int) -> bool:
        """Whether `refused` has no objection to a point in contact with the host."""
        base = Disc(x, y, self.r)
        if not on_field(base) or who_stands_there(self.game, base) is not None:
            return False
        for foe in self.foes:
            dx, dy, far = x - foe.x, y - foe.y, self.r + foe.base // 2 + self.touch
            if dx * dx + dy * dy < far * far:
                return False
        return True

    def refused(self, to: Point) -> Refusal | None:
        """On the field, not on another creature, in contact with the host but not with an enemy."""
        base = Disc(*to, self.r)
        refusal = refused_base(self.game, base)
        if refusal is not None:
            return refusal
        host = base_of(self.host)
        if self.reach:
            if not within(base, host, self.reach):
                far: Facts = {"creature": self.host.id, "gap": gap(base, host), "reach": self.reach}
                return Refusal("out-of-reach", ("C-RNG-02",), far)
        elif not touching(base, host, self.touch):
            facts: Facts = {"creature": self.host.id, "gap": gap(base, host)}
            return Refusal("not-in-contact", (self.rule,), facts)
        return refused_near(base, self.foes, self.touch, self.rule)


def refused_base(game: Game, base: Disc) -> Refusal | None:
    """C-MOV-02: why a new base cannot stand at a place."""
    if not on_field(base):
        return Refusal("outside-the-field", ("C-MOV-02", "C-ZONE-01"))
    standing = who_stands_there(game, base)
    return None if standing is None else Refusal("place-taken", ("C-MOV-02",), {"by": standing})


def refused_near(base: Disc, foes: list[Creature], distance: int, rule: str) -> Refusal | None:
    """The enemy that is closer than the required distance."""
    for foe in foes:
        if touching(base, base_of(foe), distance):
            facts: Facts = {"creature": foe.id, "gap": gap(base, base_of(foe)), "limit": distance}
            return Refusal("too-close", (rule,), facts)
    return None
