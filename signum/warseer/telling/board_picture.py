"""The field in text: two lines for each row of hexes, each row shifted by half a hex against the next.

A hex shows its place, the creature on it (the number of its seat and the start of its name, then its health)
and its terrain, or the number of the deployment zone in brackets.
"""

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from signum.warseer.core.ground import BattleMap
from signum.warseer.core.units import HexPlace
from signum.warseer.core.view import CreatureView
from signum.warseer.telling.names import Names
from signum.warseer.telling.places import place_name

WIDTH: Final = 8
"""Characters of a hex, its left border among them; nine hexes fit a terminal of 80."""
SHORT_NAME: Final = 3
CellText: TypeAlias = Callable[[HexPlace], str]


class BoardPicture:
    """The field of one match in text."""

    def __init__(self, names: Names, of: BattleMap) -> None:
        self.names = names
        self.map = of
        self._creatures: dict[HexPlace, CreatureView] = {}
        self._terrains: dict[HexPlace, str] = {}

    def lines(self) -> list[str]:
        """From the last row, at the top, to the first seat's row."""
        view = self.names.view
        self._creatures = {one.at: one for one in view.creatures}
        self._terrains = {one.at: one.kind for one in view.terrains}
        rows = sorted({row for row, _ in self.map.hexes}, reverse=True)
        return [line.rstrip() for row in rows for line in self._row(row)]

    def _row(self, row: int) -> Iterator[str]:
        places = sorted([at for at in self.map.hexes if at[0] == row])
        cells = [(self._column(at), at) for at in places]
        yield self._joined(cells, self._upper)
        yield self._joined(cells, self._lower)

    def _column(self, at: HexPlace) -> int:
        """The column at which a hex begins, in characters."""
        return (self._half_hexes(at) - min(map(self._half_hexes, self.map.hexes))) * WIDTH // 2

    def _half_hexes(self, at: HexPlace) -> int:
        q, r = self.map.board.axial(self.map.hexes[at])
        return 2 * q + r

    def _joined(self, cells: list[tuple[int, HexPlace]], said: CellText) -> str:
        line = ""
        for column, at in cells:
            line = line.ljust(column) + "|" + said(at)[: WIDTH - 1].ljust(WIDTH - 1)
        return f"{line}|"

    def _upper(self, at: HexPlace) -> str:
        one = self._creatures.get(at)
        return f"{place_name(at)} {self.tag(one) if one is not None else ''}"

    def _lower(self, at: HexPlace) -> str:
        kind = self._terrains.get(at, "")
        terrain = self.names.say(f"terrain-{kind}") if kind else ""
        one = self._creatures.get(at)
        if one is not None:
            return f"{one.health - one.wounds}/{one.health} {terrain}"
        return terrain or self._zone(at)

    def _zone(self, at: HexPlace) -> str:
        for seat, zone in enumerate(self.map.zones):
            if at in zone:
                return f"({seat + 1})"
        return ""

    def tag(self, one: CreatureView) -> str:
        """A creature in a few characters."""
        return f"{one.seat + 1}{self.names.thing(one.id)[:SHORT_NAME]}"
