"""The meaning of numbers and texts that only the classic game has; see `engine.units`."""

from typing import Annotated, Final, TypeAlias

from signum.engine.units import Domain

CREATURE: Final = Domain("CreatureId")
TERRAIN: Final = Domain("TerrainId")
TARGET: Final = Domain("TargetId")
USED_ABILITY: Final = Domain("UsedAbility")
FIGURE: Final = Domain("Figure")
PHASE: Final = Domain("Phase")
MOMENT: Final = Domain("Moment")
DEGREES: Final = Domain("Degrees")
SCORES: Final = Domain("Scores")
EDITION: Final = Domain("EditionId")
FACTION: Final = Domain("FactionId")
MILLIMETRES: Final = Domain("Millimetres")
LOSSES: Final = Domain("Losses")
LAID: Final = Domain("LaidTerrain")
CORNER: Final = Domain("FieldCorner")
COUNTER: Final = Domain("CounterName")

CORNERS: Final = ("south-west", "south-east", "north-east", "north-west")
"""The corners of the field, anticlockwise from the one at (0, 0)."""

CreatureId: TypeAlias = Annotated[int, CREATURE.meta]
TerrainId: TypeAlias = Annotated[int, TERRAIN.meta]
TargetId: TypeAlias = Annotated[int, TARGET.meta]
"""Anything that can be targeted; a card is told with its player."""
UsedAbility: TypeAlias = Annotated[str, USED_ABILITY.meta]
"""An ability of the acting creature, told with the creature's figure."""
Figure: TypeAlias = Annotated[int, FIGURE.meta]
"""The figure of the ability next to it."""
Phase: TypeAlias = Annotated[str, PHASE.meta]
CounterName: TypeAlias = Annotated[str, COUNTER.meta]
"""The name of a counter that texts place on things in play."""
Moment: TypeAlias = Annotated[int, MOMENT.meta]
"""The end of a duration: see `turn.moment_of_start` and `moment_of_end`."""
Degrees: TypeAlias = Annotated[int, DEGREES.meta]
Scores: TypeAlias = Annotated[tuple[int, ...], SCORES.meta]
"""A score for each seat."""
FieldCorner: TypeAlias = Annotated[int, CORNER.meta]
"""A corner of the field, counted anticlockwise from the one at (0, 0)."""
EditionId: TypeAlias = Annotated[str, EDITION.meta]
FactionId: TypeAlias = Annotated[str, FACTION.meta]
Millimetres: TypeAlias = Annotated[int, MILLIMETRES.meta]
"""The printed diameter of a base."""
