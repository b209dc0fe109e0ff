"""The codecs of the classic game's domains for scenario files and messages."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from signum.classic.cards.text import CardText
from signum.classic.chapters.turn.durations import END_OF_ATTACK
from signum.classic.core.fact_types import FACTS
from signum.classic.core.state import FOREVER
from signum.classic.core.units import (
    CORNER,
    CORNERS,
    COUNTER,
    CREATURE,
    DEGREES,
    EDITION,
    FACTION,
    FIGURE,
    LAID,
    LOSSES,
    MILLIMETRES,
    MOMENT,
    PHASE,
    SCORES,
    TARGET,
    TERRAIN,
    USED_ABILITY,
)
from signum.content.nodes import Node
from signum.engine.units import ABILITY
from signum.table.codecs import Codec, Codecs, FileNames, Numbers, Things, Told
from signum.table.fact_types import DeclaredFacts
from signum.table.typed_values import TypedValues

if TYPE_CHECKING:
    from signum.classic.telling.names import Names


class Creatures(Things):
    """Creatures and terrains, including those that have left the field."""

    def told(self, value: int, teller: "Names") -> str:
        """By name; of two with one name the later has a number."""
        return teller.spoken(value)


class Targets(Things):
    """Creatures, terrains, buildings and relics, and seats if a text is about players."""

    def read(self, node: Node, names: FileNames) -> int:
        """A thing or a seat."""
        word = node.text()
        return names.seats.index(word) if word in names.seats else super().read(node, names)

    def told(self, value: int, teller: "Names") -> str:
        """By name; for a card also its owner."""
        return teller.spoken_target(value)


class Moments(Numbers):
    """The end of a duration."""

    def told(self, value: int, teller: "Names") -> str:
        """A turn begins at an even moment and ends at an odd one."""
        if value == FOREVER:
            return "forever"
        if value == END_OF_ATTACK:
            return "attack"
        return "end" if value % 2 else "start"


class Corners(Codec):
    """Corners of the field; files and messages name them by points of the compass."""

    def read(self, node: Node, names: FileNames) -> int:
        """`south-west` is at (0, 0)."""
        return CORNERS.index(node.one_of(CORNERS))

    def written(self, value: int, names: FileNames) -> str:
        return CORNERS[value]

    def told(self, value: int, teller: "Names") -> str:
        """By its point of the compass."""
        return teller.say(f"corner-{CORNERS[value]}")


def _scores(teller: "Names", scores: Sequence[int]) -> str:
    return ", ".join(
        [
            teller.say("telling-score", seat=teller.spoken_player(seat), score=score)
            for seat, score in enumerate(scores)
        ]
    )


CODECS: Final[Codecs] = {
    CORNER: Corners(),
    CREATURE: Creatures(),
    TERRAIN: Creatures(),
    TARGET: Targets(),
    FIGURE: Numbers(),
    DEGREES: Numbers(),
    MILLIMETRES: Numbers(),
    MOMENT: Moments(),
    ABILITY: Told(lambda teller, ability: teller.bare(ability)),
    USED_ABILITY: Told(lambda teller, ability: teller.used(ability)),
    COUNTER: Told(lambda teller, counter: CardText(teller.language, {}).counter(counter)["counter"]),
    PHASE: Told(lambda teller, phase: teller.say(f"phase-{phase}")),
    EDITION: Told(lambda teller, edition: teller.say(f"edition-{edition}")),
    FACTION: Told(lambda teller, faction: teller.card(faction)),
    SCORES: Told(_scores),
    LOSSES: Told(lambda teller, losses: teller.listed([teller.bare(one["ability"]) for one in losses])),
    LAID: Told(lambda teller, terrain: teller.spoken(terrain["id"])),
}
VALUES: Final = TypedValues(CODECS)
DECLARED: Final = DeclaredFacts(FACTS)
