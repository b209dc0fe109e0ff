"""Drawings: a table as an SVG picture, from shapes, paths, regions and lines; nothing is read or written."""

from collections.abc import Iterable, Sequence

from signum.field.plane.lengths import CM, MM, SIDE
from signum.field.plane.path import Path
from signum.field.plane.shapes import Disc, Shape

STYLE = """
.table{fill:#f4efe2;stroke:#6b5d45;stroke-width:2}
.grid{stroke:#d9cfb8;stroke-width:.5}
.template{fill:#b9c7a3;stroke:#5d7043;stroke-width:1}
.template.impassable{fill:#b5aca2;stroke:#5a524a}
.base{fill:#ffffff;stroke:#333333;stroke-width:1}
.base.mine{fill:#bcd4ee;stroke:#1f4e85}
.base.enemy{fill:#f3c2b5;stroke:#9c2f16}
.base.ghost{fill:none;stroke-dasharray:3 2}
.region{fill:#1f4e85;fill-opacity:.14;stroke:#1f4e85;stroke-width:1}
.path{fill:none;stroke:#1f4e85;stroke-width:2}
.sight{stroke:#2b7a2b;stroke-width:1.5}
.blocked{stroke:#9c2f16;stroke-width:1.5;stroke-dasharray:5 3}
.measure{stroke:#333333;stroke-width:1}
text{font:9px sans-serif;fill:#222222;text-anchor:middle}
"""


class Drawing:
    """A part of the table, drawn piece by piece; y grows upwards, as on the table."""

    def __init__(self, left: int = 0, below: int = 0, right: int = SIDE, above: int = SIDE) -> None:
        self.left = left
        self.below = below
        self.right = right
        self.above = above
        self.parts: list[str] = []
        self._rectangle("table", left, below, right, above)
        for x in range(-(-left // (5 * CM)) * 5 * CM, right + 1, 5 * CM):
            self.line("grid", x, below, x, above)
        for y in range(-(-below // (5 * CM)) * 5 * CM, above + 1, 5 * CM):
            self.line("grid", left, y, right, y)

    def shape(self, kind: str, shape: Shape, name: str = "") -> "Drawing":
        """A base or a template; the kind is its class: `base mine`, `template impassable`."""
        if isinstance(shape, Disc):
            self._add(f'<circle class="{kind}" {self._at("cx", "cy", shape.x, shape.y)} r="{_mm(shape.r)}"/>')
        else:
            self._add(f'<path class="{kind}" d="{self._loop(shape.vertices)}"/>')
        return self.text(shape.x, shape.y, name) if name else self

    def region(self, loops: Iterable[Sequence[tuple[float, float]]]) -> "Drawing":
        """A reachable region; unreachable parts inside it are left out."""
        outline = " ".join(self._loop(loop) for loop in loops if len(loop) > 2)
        return self._add(f'<path class="region" fill-rule="evenodd" d="{outline}"/>')

    def path(self, path: Path) -> "Drawing":
        """The path of a base's centre: straight pieces and arcs."""
        steps = [f"M{self._point(path.legs[0].x1, path.legs[0].y1)}"]
        for leg in path.legs:
            end = self._point(leg.x2, leg.y2)
            if leg.turn:
                r = ((leg.x1 - leg.cx) ** 2 + (leg.y1 - leg.cy) ** 2) ** 0.5
                wide = int(leg.length() > r * 3.1415926)
                steps.append(f"A{_mm(r)} {_mm(r)} 0 {wide} {int(leg.turn < 0)} {end}")
            else:
                steps.append(f"L{end}")
        return self._add(f'<path class="path" d="{" ".join(steps)}"/>')

    def line(self, kind: str, x1: float, y1: float, x2: float, y2: float) -> "Drawing":
        """A straight line: `sight`, `blocked` or `measure`."""
        start, end = self._at("x1", "y1", x1, y1), self._at("x2", "y2", x2, y2)
        return self._add(f'<line class="{kind}" {start} {end}/>')

    def distance(self, line: tuple[float, float, float, float], gap: int) -> "Drawing":
        """A distance between closest points, with its length in centimetres beside it."""
        x1, y1, x2, y2 = line
        self.line("measure", x1, y1, x2, y2)
        return self.text((x1 + x2) / 2, (y1 + y2) / 2 + 3 * MM, f"{centimetres(gap)} cm")

    def text(self, x: float, y: float, words: str) -> "Drawing":
        """Some words, centred on a place."""
        safe = words.replace("&", "&amp;").replace("<", "&lt;")
        return self._add(f"<text {self._at('x', 'y', x, y - 1 * MM)}>{safe}</text>")

    def svg(self, title: str) -> str:
        """The whole picture; a title says in words what it shows."""
        wide, high = _mm(self.right - self.left), _mm(self.above - self.below)
        safe = title.replace("&", "&amp;").replace("<", "&lt;")
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" role="img">'
        body = "\n".join(self.parts)
        return f"{head}\n<title>{safe}</title>\n<style>{STYLE}</style>\n{body}\n</svg>\n"

    def _add(self, part: str) -> "Drawing":
        self.parts.append(part)
        return self

    def _rectangle(self, kind: str, left: int, below: int, right: int, above: int) -> None:
        corner = self._at("x", "y", left, above)
        size = f'width="{_mm(right - left)}" height="{_mm(above - below)}"'
        self._add(f'<rect class="{kind}" {corner} {size}/>')

    def _loop(self, points: Sequence[tuple[float, float]]) -> str:
        return "M" + " L".join(self._point(x, y) for x, y in points) + " Z"

    def _point(self, x: float, y: float) -> str:
        return f"{_mm(x - self.left)} {_mm(self.above - y)}"

    def _at(self, across: str, down: str, x: float, y: float) -> str:
        return f'{across}="{_mm(x - self.left)}" {down}="{_mm(self.above - y)}"'


def centimetres(length: int) -> str:
    """A length as players say it, with two decimals, or three where two are not exact: 18.42, 18.421."""
    return f"{length / CM:.3f}" if length % 10 else f"{length / CM:.2f}"


def _mm(length: float) -> str:
    """Millimetres, the unit of the picture, without trailing zeros."""
    words = f"{length / MM:.2f}".rstrip("0").rstrip(".")
    return "0" if words == "-0" else words
