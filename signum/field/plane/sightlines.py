"""Choice of a free line: the nearest to the line of the centres (A-BUCKSHOT) or the shortest (C-LOS-04)."""

from collections.abc import Sequence
from math import cos, sin, sqrt

from signum.field.plane.ground import turned
from signum.field.plane.passage import Opening, Passage
from signum.field.plane.path import whole
from signum.field.plane.shapes import Disc, Shape
from signum.field.plane.sight import Band, SightLine, Visibility, chord, sight

GOLDEN = 0.6180339887498949
TRIES = 16
INSIDE = 5e-7
"""The distance that a line keeps from shapes that it passes, because a touched blocker blocks."""


def line_of_sight(a: Disc, b: Disc, blockers: Sequence[Shape]) -> tuple[float, float] | None:
    """The direction of the free line nearest to the line of the centres (A-BUCKSHOT); None without sight."""
    band = Band(a, b, blockers)
    if band.hidden_by >= 0:
        return None
    if not band.central():
        return band.ex / band.long, band.ey / band.long
    passage = band.passage()
    passage.search(every=True)
    best: tuple[float, float, float] | None = None
    for opening in passage.found:
        for nx, ny in _least_turned(opening, -band.ey / band.long, band.ex / band.long):
            off = abs(nx * band.ex + ny * band.ey)
            if best is None or off < best[0]:
                best = off, ny, -nx
    return best and (best[1], best[2])


def shortest_sight(a: Disc, b: Disc, blockers: Sequence[Shape]) -> Visibility:
    """Sight with the shortest free line; an attack needs a line no longer than its range (C-LOS-04)."""
    seen = sight(a, b, blockers)
    if seen.line is None or not Band(a, b, blockers).central():
        return seen
    passage = Band(a, b, blockers).passage()
    passage.search(every=True)
    lines = [_shortest(passage, opening) for opening in passage.found]
    return Visibility(min(lines, key=_length), [])


def sight_length(a: Disc, b: Disc, blockers: Sequence[Shape]) -> int:
    """The length of the shortest free line, rounded up, or -1 without sight."""
    line = shortest_sight(a, b, blockers).line
    return -1 if line is None else whole(_length(line))


def _length(line: SightLine) -> float:
    return sqrt((line[2] - line[0]) ** 2 + (line[3] - line[1]) ** 2)


def _least_turned(opening: Opening, nx: float, ny: float) -> list[tuple[float, float]]:
    """The ends of an opening, or the given normal if it lies inside."""
    low, high = opening.low, opening.high
    if low.x * ny - low.y * nx > 0 and nx * high.y - ny * high.x > 0:
        return [(nx, ny)]
    return [(low.x, low.y), (high.x, high.y)]


def _shortest(passage: Passage, opening: Opening) -> SightLine:
    """The shortest line of an opening: the best of some directions, refined between its neighbours."""
    low, high = opening.low, opening.high
    wide = turned(low.x, low.y, high.x, high.y, 1)
    at = min(range(TRIES + 1), key=lambda k: _length(_across(passage, opening, wide * k / TRIES)))
    left, right = wide * max(0, at - 1) / TRIES, wide * min(TRIES, at + 1) / TRIES
    while right - left > 1e-9:
        one, two = right - (right - left) * GOLDEN, left + (right - left) * GOLDEN
        if _length(_across(passage, opening, one)) < _length(_across(passage, opening, two)):
            right = two
        else:
            left = one
    return _across(passage, opening, (left + right) / 2)


def _across(passage: Passage, opening: Opening, angle: float) -> SightLine:
    """The shortest line of an opening in one direction: it meets both rims at one angle, if possible."""
    nx = opening.low.x * cos(angle) - opening.low.y * sin(angle)
    ny = opening.low.x * sin(angle) + opening.low.y * cos(angle)
    left, right = opening.offsets(nx, ny)
    if right < left:
        return chord(passage, nx, ny, (left + right) / 2)
    a, b = passage.a, passage.b
    best = ((a.x * nx + a.y * ny) * b.r + (b.x * nx + b.y * ny) * a.r) / (a.r + b.r)
    inside = min(INSIDE, (right - left) / 2)
    return chord(passage, nx, ny, min(max(best, left + inside), right - inside))
