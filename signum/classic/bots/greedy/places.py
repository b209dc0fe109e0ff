"""Candidate places for a creature of the greedy player, by purpose: each generator proposes one kind.

Places are only proposed. Places too far away are pulled back along the path; of places with the same
relations the best are kept; only for those the rules are asked.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from heapq import heappop, heappush
from itertools import combinations
from math import atan2, cos, hypot, pi, sin
from typing import Final, NamedTuple, TypeAlias

from signum.classic.bots.greedy.borders import near_border, off, opposing
from signum.classic.bots.greedy.field import Outlook
from signum.classic.bots.greedy.quests import spots
from signum.classic.bots.greedy.standing import PlaceJudge, Relations, Standing
from signum.classic.core.figures import XL, L, S
from signum.classic.core.measuring import shape_of
from signum.classic.core.state import BLOCKS_LOS, CHARACTER, COVER, IMPASSABLE, Creature, Terrain
from signum.engine.units import Point
from signum.field.plane.contact import touching_both
from signum.field.plane.curves import Spot
from signum.field.plane.distance import overlapping
from signum.field.plane.lengths import SIDE
from signum.field.plane.shapes import Disc, Shape

KEPT: Final = 24
"""The number of places that are evaluated closely."""
ALIKE: Final = 2
"""The number of these with the same relations."""
CELL: Final = 300
"""Places closer to each other than about this count as one."""
CLEAR: Final = 60
"""A little more than needed, because of rounding to the grid."""
ROUNDING: Final = 1e-9
"""More than the rounding of a sum of terms."""
RIM: Final = 2
"""The distance from a base that counts as contact in every printing."""


class Place(NamedTuple):
    """A place, its purpose, and its value."""

    to: Point
    why: str
    standing: Standing

    @property
    def value(self) -> float:
        """All terms together."""
        return self.standing.value


class Seeking:
    """A creature that looks for a place, and its range."""

    def __init__(self, look: Outlook, me: Creature, limit: int, least: int = 0) -> None:
        self.look = look
        self.me = me
        self.limit = limit
        self.least = least
        """Closer places are not proposed."""
        self.r = me.base // 2
        self.arms = look.arms[me.id]
        self.foes = [foe for foe in look.foes if not foe.hidden]
        bases = look.sights.bases
        others = [base for id, base in bases.items() if id != me.id]
        self.others = [one for one in others if self.near(one.x, one.y, one.r + self.r)]
        self.terrains = list(look.game.state.terrains.values())
        self._rims = [(one.x, one.y, (self.r + one.r) ** 2) for one in self.others]
        rocks = [shape_of(one) for one in self.terrains if IMPASSABLE in one.abilities]
        self._rocks = [(one.x, one.y, (self.r + one.r + RIM) ** 2, one) for one in rocks]
        self._nearest = max(CLEAR, least) ** 2

    def near(self, x: float, y: float, more: float) -> bool:
        """Whether a shape of this size is in its range."""
        return hypot(x - self.me.x, y - self.me.y) <= self.limit + more

    def pulled_back(self, spot: Spot) -> Point:
        """The place itself, or the nearest point of a straight path to it."""
        x, y = spot
        across, along = x - self.me.x, y - self.me.y
        far = hypot(across, along)
        most = self.limit - RIM
        if far > most:
            x, y = self.me.x + across / far * most, self.me.y + along / far * most
        return round(x), round(y)

    def free(self, to: Point) -> bool:
        """Whether it could stand there (C-MOV-02), and the place was not proposed before."""
        x, y = to
        r = self.r
        if x < r or y < r or x > SIDE - r or y > SIDE - r:
            return False
        dx, dy = x - self.me.x, y - self.me.y
        if dx * dx + dy * dy <= self._nearest:
            return False
        for its_x, its_y, square in self._rims:
            dx, dy = x - its_x, y - its_y
            if dx * dx + dy * dy < square:
                return False
        for its_x, its_y, square, rock in self._rocks:
            dx, dy = x - its_x, y - its_y
            if dx * dx + dy * dy <= square and overlapping(Disc(x, y, r), rock):
                return False
        return True

    def round(self, x: float, y: float, far: float, turns: Iterable[float]) -> Iterator[Spot]:
        """Points at a distance from a centre, starting in the direction of the creature."""
        facing = atan2(self.me.y - y, self.me.x - x)
        for turn in turns:
            yield x + cos(facing + turn) * far, y + sin(facing + turn) * far


Generator: TypeAlias = Callable[[Seeking], Iterator[Spot]]


def _degrees(*turns: int) -> tuple[float, ...]:
    return tuple([turn * pi / 180 for turn in turns])


ALL_ROUND: Final = _degrees(0, 30, -30, 60, -60, 90, -90, 120, -120, 150, -150, 180)
AHEAD: Final = _degrees(0, 25, -25, 50, -50, 80, -80)
ASIDE: Final = _degrees(0, 45, -45, 90, -90)


def contact(seek: Seeking) -> Iterator[Spot]:
    """Contact with two enemies at once; head on with each in reach and round its base, nearest first."""
    near = [foe for foe in seek.foes if seek.near(foe.x, foe.y, seek.r + foe.base / 2)]
    for one, other in combinations(near, 2):
        wide = one.base + other.base + 4 * seek.r
        if hypot(one.x - other.x, one.y - other.y) * 2 <= wide + 4 * RIM:
            bases = seek.look.sights.bases
            grown = Disc(one.x, one.y, bases[one.id].r + RIM)
            yield from touching_both(seek.r, grown, bases[other.id], RIM)
    for foe in near:
        yield from seek.round(foe.x, foe.y, seek.r + foe.base // 2 + RIM, ALL_ROUND)


def fire(seek: Seeking) -> Iterator[Spot]:
    """In range and sight of a target, out of its reach where possible; snipers far away."""
    arms, look = seek.arms, seek.look
    if not arms.range:
        return
    dear = sorted(seek.foes, key=lambda foe: -look.volley(seek.me, foe, L))[:4]
    for foe in dear:
        bases = seek.r + foe.base / 2
        if not seek.near(foe.x, foe.y, bases + arms.range):
            continue
        safe = look.arms[foe.id].reach + CLEAR
        rings = {arms.range - CLEAR, min(arms.range - CLEAR, max(safe, L + CLEAR))}
        for ring in sorted(rings):
            for x, y in seek.round(foe.x, foe.y, bases + ring, AHEAD):
                if seek.near(x, y, 0) and look.sights.line(seek.me, round(x), round(y), foe):
                    yield x, y


def away(seek: Seeking) -> Iterator[Spot]:
    """Just beyond the reach of each enemy that could come."""
    for foe in seek.look.threats:
        beyond = seek.look.arms[foe.id].reach + seek.r + foe.base / 2 + CLEAR
        apart = hypot(foe.x - seek.me.x, foe.y - seek.me.y)
        if abs(apart - beyond) <= seek.limit:
            for spot in seek.round(foe.x, foe.y, beyond, AHEAD):
                if seek.near(*spot, 0):
                    yield spot


def shelter(seek: Seeking) -> Iterator[Spot]:
    """In contact with cover, and hidden from each shooter behind terrain or a base."""
    look = seek.look
    shooters = [foe for foe in look.threats if look.arms[foe.id].range]
    shooters = [foe for foe in shooters if seek.near(foe.x, foe.y, look.arms[foe.id].far + seek.r)]
    if not shooters:
        return
    for terrain in seek.terrains:
        shape = shape_of(terrain)
        if not seek.near(shape.x, shape.y, shape.r + seek.r):
            continue
        if COVER in terrain.abilities:
            yield from _rim(seek, shape)
        if COVER in terrain.abilities or BLOCKS_LOS in terrain.abilities:
            for foe in shooters:
                yield from _shadow(seek, foe, shape)
    for base in seek.others:
        for foe in shooters:
            if (foe.x, foe.y) != (base.x, base.y):
                yield from _shadow(seek, foe, base)


def _shadow(seek: Seeking, foe: Creature, shape: Shape) -> Iterator[Spot]:
    """Behind a shape as seen by a shooter."""
    apart = hypot(shape.x - foe.x, shape.y - foe.y)
    if apart <= shape.r:
        return
    ux, uy = (shape.x - foe.x) / apart, (shape.y - foe.y) / apart
    for beyond in (shape.r * 0.6, shape.r) if not isinstance(shape, Disc) else (shape.r,):
        far = beyond + seek.r + CLEAR
        yield shape.x + ux * far, shape.y + uy * far


def _rim(seek: Seeking, shape: Shape) -> Iterator[Spot]:
    """In contact with a template: nearest, and at the middle of each edge."""
    if isinstance(shape, Disc):
        yield from seek.round(shape.x, shape.y, shape.r + seek.r + RIM, ASIDE)
        return
    best: tuple[float, Spot] | None = None
    for ax, ay, bx, by in shape.edges:
        long = hypot(bx - ax, by - ay)
        nx, ny = (by - ay) / long * (seek.r + RIM), (ax - bx) / long * (seek.r + RIM)
        part = ((seek.me.x - ax) * (bx - ax) + (seek.me.y - ay) * (by - ay)) / long**2
        part = min(1.0, max(0.0, part))
        spot = ax + (bx - ax) * part + nx, ay + (by - ay) * part + ny
        far = hypot(spot[0] - seek.me.x, spot[1] - seek.me.y)
        best = (far, spot) if best is None or far < best[0] else best
        yield (ax + bx) / 2 + nx, (ay + by) / 2 + ny
    if best is not None:
        yield best[1]


def screen(seek: Seeking) -> Iterator[Spot]:
    """Between its hero, or one of its shooters, and possible attackers."""
    look = seek.look
    for ward in look.friends:
        chief = ward is look.hero
        if ward is seek.me or not (chief or look.arms[ward.id].range):
            continue
        if not seek.near(ward.x, ward.y, XL):
            continue
        for foe in look.threats:
            arms = look.arms[foe.id]
            gap = look.gap(foe, ward, foe.x, foe.y)
            if gap < 2 * seek.r or gap > (max(arms.reach, arms.far) if chief else arms.reach):
                continue
            apart = hypot(foe.x - ward.x, foe.y - ward.y)
            ux, uy = (foe.x - ward.x) / apart, (foe.y - ward.y) / apart
            close = ward.base / 2 + seek.r
            parts = (close + RIM, close + 2_000, apart / 2) if chief else (close + RIM, apart / 2)
            for part in parts:
                yield ward.x + ux * part, ward.y + uy * part


def service(seek: Seeking) -> Iterator[Spot]:
    """Beside ruins to search, in auras, near creatures to heal, beside its hero."""
    me, look = seek.me, seek.look
    for aura in look.auras(me):
        far = aura.within + seek.r + aura.bearer.base / 2 - CLEAR
        if hypot(me.x - aura.bearer.x, me.y - aura.bearer.y) > far:
            yield from seek.round(aura.bearer.x, aura.bearer.y, far, ASIDE[:3])
    for terrain in ruins(seek):
        yield from _rim(seek, shape_of(terrain))
    heals = any(held.ability == "A-HEALER" for held in me.held)
    for friend in look.friends:
        if friend is me or not (friend is look.hero or (heals and friend.wounds)):
            continue
        if seek.near(friend.x, friend.y, friend.base / 2 + seek.r):
            yield from seek.round(
                friend.x, friend.y, friend.base / 2 + seek.r + RIM, ASIDE[:3] if heals else ASIDE[:1]
            )
        elif heals:
            yield from seek.round(friend.x, friend.y, XL, ASIDE[:3])


def ruins(seek: Seeking) -> list[Terrain]:
    """C-RUIN-01: the ruins that a character could still search and can reach."""
    if seek.me.type != CHARACTER or seek.me.seat != seek.look.seat:
        return []
    cards = seek.look.game.cards
    there = [one for one in seek.terrains if not one.searched and one.card in cards]
    shapes = [(one, shape_of(one)) for one in there if cards[one.card].searchable]
    return [one for one, shape in shapes if seek.near(shape.x, shape.y, shape.r + seek.r)]


def edge(seek: Seeking) -> Iterator[Spot]:
    """Near the opponents' side, to take away room for entering (C-SUM-01)."""
    here, margin = (seek.me.x, seek.me.y), seek.r + CLEAR
    for stretch in opposing(seek.look.game, seek.look.seat):
        if abs(off(stretch.side, here) - margin) <= seek.limit + S:
            yield from near_border(stretch, here, margin)


def leave(seek: Seeking) -> Iterator[Spot]:
    """Away from all enemies in contact."""
    me = seek.me
    touched = seek.look.game.foes_in_contact(me)
    if not touched:
        return
    across = sum([me.x - foe.x for foe in touched])
    along = sum([me.y - foe.y for foe in touched])
    facing = atan2(along, across)
    for turn in ASIDE:
        for far in (seek.limit, seek.limit / 2):
            yield me.x + cos(facing + turn) * far, me.y + sin(facing + turn) * far


def advance(seek: Seeking) -> Iterator[Spot]:
    """Towards each enemy, straight or slightly aside, the whole distance or a part of it."""
    me, foes = seek.me, seek.look.foes
    near = sorted(foes, key=lambda foe: (foe.type != "hero", hypot(foe.x - me.x, foe.y - me.y)))[:3]
    for foe in near:
        facing = atan2(foe.y - me.y, foe.x - me.x)
        for turn in AHEAD[:5]:
            yield me.x + cos(facing + turn) * seek.limit, me.y + sin(facing + turn) * seek.limit
        yield me.x + cos(facing) * seek.limit * 0.6, me.y + sin(facing) * seek.limit * 0.6


def winds(seek: Seeking) -> Iterator[Spot]:
    """In all directions, far and near: places without a special purpose."""
    for pace in (1.0, 0.5):
        for at in range(12):
            turn, far = 2 * pi * at / 12, (seek.limit - RIM) * pace
            yield seek.me.x + cos(turn) * far, seek.me.y + sin(turn) * far


GENERATORS: Final[Mapping[str, Generator]] = {
    "contact": contact,
    "quest": spots,
    "fire": fire,
    "away": away,
    "shelter": shelter,
    "screen": screen,
    "service": service,
    "edge": edge,
    "leave": leave,
    "advance": advance,
    "winds": winds,
}
"""The generators of places; staying needs none."""


def proposed(seek: Seeking, names: Iterable[str] = GENERATORS) -> dict[Point, str]:
    """All places of the generators, pulled back into reach if necessary, without repeats."""
    found: dict[Point, str] = {}
    cells: set[Point] = set()
    for name in names:
        for spot in GENERATORS[name](seek):
            to = seek.pulled_back(spot)
            cell = to[0] // CELL, to[1] // CELL
            if cell not in cells and seek.free(to):
                cells.add(cell)
                found[to] = name
    return found


Judge: TypeAlias = Callable[[Point], Standing]


def kept(places: Mapping[Point, str], judge: Judge, most: int = KEPT) -> list[Place]:
    """The best places, at most two with the same relations, the best first."""
    rated = [Place(to, why, judge(to)) for to, why in places.items()]
    rated.sort(key=lambda one: -one.value)
    alike: dict[Relations, int] = {}
    best: list[Place] = []
    for one in rated:
        there = alike.get(one.standing.relations, 0)
        if there < ALIKE:
            alike[one.standing.relations] = there + 1
            best.append(one)
            if len(best) == most:
                break
    return best


class Ranked:
    """Places, the best first, at most two with the same relations; rated only as they are asked for."""

    def __init__(self, places: Mapping[Point, str], judge: PlaceJudge) -> None:
        self._judge = judge
        self._places = [(to, why, judge.sketch(to)) for to, why in places.items()]
        self._most = [judge.most(seen) + ROUNDING for _, _, seen in self._places]
        self._rated: dict[int, Place] = {}

    def best(self) -> Iterator[Place]:
        """All places."""
        return self._best_of(list(range(len(self._places))))

    def in_contact_with(self, foe: int) -> Iterator[Place]:
        """The places in contact with an enemy, given by its bit."""
        return self._best_of([at for at, (_, _, seen) in enumerate(self._places) if seen.touched & foe])

    def apart(self) -> Iterator[Place]:
        """The places that touch no enemy."""
        return self._best_of([at for at, (_, _, seen) in enumerate(self._places) if not seen.touched])

    def _best_of(self, those: list[int]) -> Iterator[Place]:
        alike: dict[Relations, int] = {}
        rated: list[tuple[float, int]] = []
        waiting = deque(sorted(those, key=lambda at: -self._most[at]))
        while waiting or rated:
            if waiting and (not rated or -rated[0][0] <= self._most[waiting[0]]):
                at = waiting.popleft()
                heappush(rated, (-self._rate(at).value, at))
                continue
            _, at = heappop(rated)
            one = self._rated[at]
            there = alike.get(one.standing.relations, 0)
            if there < ALIKE:
                alike[one.standing.relations] = there + 1
                yield one

    def _rate(self, at: int) -> Place:
        if at not in self._rated:
            to, why, seen = self._places[at]
            self._rated[at] = Place(to, why, self._judge.rate(seen))
        return self._rated[at]
