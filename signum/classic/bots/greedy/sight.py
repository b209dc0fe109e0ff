"""Lines of sight for the greedy player with a creature moved elsewhere; each line is computed once."""

from typing import Final

from signum.classic.core.game import Game
from signum.classic.core.measuring import shape_of
from signum.classic.core.state import Creature
from signum.classic.findings.field_shapes import FieldShapes
from signum.field.plane.distance import touching
from signum.field.plane.lengths import MM
from signum.field.plane.shapes import Disc, Shape
from signum.field.plane.sight import covered, sees

HIDDEN: Final = 0
COVERED: Final = 1
OPEN: Final = 2


class Sights:
    """The lines between a place and a creature, with all others where they stand now; for one view."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._shapes = FieldShapes(game)
        self.bases, self.covers = self._shapes.bases, self._shapes.covers
        self._terrains = [shape_of(one) for one in game.state.terrains.values()]
        self._between: dict[tuple[int, int], list[Shape]] = {}
        self._lines: dict[tuple[int, int, int, int], bool] = {}
        self._covers: dict[tuple[int, int, int, int], int] = {}

    def between(self, one: int, other: int) -> list[Shape]:
        """C-LOS-02: the shapes that may block a line between two creatures at any places."""
        key = (one, other) if one < other else (other, one)
        if key not in self._between:
            self._between[key] = [shape for _, shape in self._shapes.between(one, other)]
        return self._between[key]

    def line(self, mover: Creature, x: int, y: int, other: Creature) -> bool:
        """Whether a line joins a creature placed there and another at its position (C-LOS-01)."""
        key = mover.id, x // MM, y // MM, other.id
        if key not in self._lines:
            base = Disc(x, y, mover.base // 2)
            self._lines[key] = sees(base, self.bases[other.id], self.between(mover.id, other.id))
        return self._lines[key]

    def aim(self, shooter: Creature, target: Creature, x: int, y: int) -> int:
        """A shooter's sight of a target placed there: none, in cover, or in the open."""
        if not self.line(target, x, y, shooter):
            return HIDDEN
        if not self.covers:
            return OPEN
        key = target.id, x // MM, y // MM, shooter.id
        if key not in self._covers:
            base, from_there = Disc(x, y, target.base // 2), self.bases[shooter.id]
            self._covers[key] = COVERED if self._cover(base, from_there, target.id, shooter.id) else OPEN
        return self._covers[key]

    def _cover(self, base: Disc, shooter: Disc, one: int, other: int) -> bool:
        """T-COVER: it touches such a template, or every free line crosses one."""
        touch = self.game.edition.contact_below
        if any(touching(base, cover, touch) for cover in self.covers):
            return True
        return covered(shooter, base, self.between(one, other), self.covers)

    def touched(self, base: Disc) -> int:
        """The terrains that a base would touch, as bits in the order of the field."""
        touch, bits = self.game.edition.contact_below, 0
        for at, shape in enumerate(self._terrains):
            dx, dy, wide = base.x - shape.x, base.y - shape.y, base.r + shape.r + touch + 1
            if dx * dx + dy * dy <= wide * wide and touching(base, shape, touch):
                bits |= 1 << at
        return bits
