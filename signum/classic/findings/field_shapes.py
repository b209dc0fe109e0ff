"""The bases and templates of a position as shapes, for lines of sight."""

from signum.classic.core.game import Game
from signum.classic.core.measuring import base_of, shape_of, templates
from signum.classic.core.state import BLOCKS_LOS, COVER, CreatureId
from signum.field.plane.shapes import Disc, Shape


class FieldShapes:
    """All shapes of one position; they stay while one creature is held elsewhere."""

    def __init__(self, game: Game) -> None:
        self.bases: dict[CreatureId, Disc] = {one.id: base_of(one) for one in game.creatures()}
        self.blocking: list[tuple[int, Shape]] = [
            (one.id, self.bases[one.id]) for one in game.creatures() if not one.hidden
        ]
        self.blocking += [
            (one.id, shape_of(one)) for one in game.state.terrains.values() if BLOCKS_LOS in one.abilities
        ]
        self.covers = templates(game, COVER)

    def between(self, one: CreatureId, other: CreatureId) -> list[tuple[int, Shape]]:
        """C-LOS-02: the shapes that can stand between two creatures, by id."""
        return [(id, shape) for id, shape in self.blocking if id not in (one, other)]
