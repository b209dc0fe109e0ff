"""The form that values of each domain have in scenario files and in messages.

Any game shares the codecs here and adds those of its own domains. TypeScript needs only the name of a domain.
Lengths on the plane are hundredths of a millimetre in the program and centimetres in files.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final, Protocol, TypeAlias

from msgspec import Struct

from signum.content.nodes import Node
from signum.content.spelling import not_known
from signum.engine.units import (
    ABILITY,
    CARD,
    COUNT,
    DECK_ORDER,
    FACES,
    GAP,
    HEXES,
    LENGTH,
    LIMIT,
    POINT,
    RULE,
    SEAT,
    THING,
    WORD,
    Domain,
)
from signum.field.plane.lengths import CM

NONE: Final = "none"
"""The word for an empty text in files."""


def centimetres(length: int) -> float:
    """A length for readers: one decimal, rounded up, so that a length over a limit also reads so."""
    return -(-length * 10 // CM) / 10


class FileNames(Struct, frozen=True):
    """The names that a scenario file has for things in play and for seats, and its way to name places."""

    things: Mapping[str, int]
    seats: Sequence[str]
    place: Callable[[Node], tuple[int, int]]


class FactTeller(Protocol):
    """The names that messages use, for one seat and in one language."""

    def spoken_player(self, seat: int) -> str:
        """A seat's player in a sentence."""

    def thing(self, id: int) -> str:
        """Anything in play."""

    def card(self, card: str) -> str:
        """A card."""

    def ability(self, id: str) -> str:
        """An ability."""

    def faces(self, faces: Iterable[str]) -> str:
        """Dice as they lie."""

    def place(self, point: Sequence[int]) -> str:
        """A place on the field."""

    def listed(self, parts: Iterable[str]) -> str:
        """Several things in a list."""


class Codec:
    """The base codec: texts that files and messages show unchanged."""

    def read(self, node: Node, names: FileNames) -> Any:
        """A value from a file."""
        return node.text()

    def fits(self, node: Node, value: Any, names: FileNames) -> bool:
        """Whether a file states this value."""
        return bool(self.read(node, names) == (NONE if value == "" else value))

    def written(self, value: Any, names: FileNames) -> str:
        """The value in a file's form."""
        return str(value) or NONE

    def told(self, value: Any, teller: Any) -> Any:
        """The value as a message argument."""
        return value


class Numbers(Codec):
    """Whole numbers that files and messages show unchanged."""

    def read(self, node: Node, names: FileNames) -> int:
        return node.integer()


class Things(Codec):
    """Things in play: files use their names, or their numbers."""

    unknown: ClassVar = "nothing has that name"

    def read(self, node: Node, names: FileNames) -> int:
        """The number of a thing that a file names."""
        text = node.text()
        if text in names.things:
            return names.things[text]
        if text[0].isalpha():
            raise node.error(f"{self.unknown}: {not_known(text, names.things)}")
        return node.integer()

    def written(self, value: int, names: FileNames) -> str:
        return next((name for name, id in names.things.items() if id == value), str(value))

    def told(self, value: int, teller: Any) -> str:
        name: str = teller.spoken(value)
        return name


class NumbersOrThings(Things):
    """Numbers that either count something or name a thing."""

    unknown = "neither a whole number nor a name"


class Seats(Codec):
    """Seats; files call them first, second, ..."""

    def read(self, node: Node, names: FileNames) -> int:
        if node.text() not in names.seats:
            raise node.error(f"whose? {not_known(node.text(), names.seats)}")
        return names.seats.index(node.text())

    def written(self, value: int, names: FileNames) -> str:
        return names.seats[value]

    def told(self, value: Any, teller: FactTeller) -> Any:
        """Its player's name."""
        return teller.spoken_player(value) if isinstance(value, int) else value


class Lengths(Codec):
    """Lengths on the plane, told in centimetres."""

    def read(self, node: Node, names: FileNames) -> Any:
        """Convert centimetres of a file to the unit of the plane."""
        return node.decimal() * CM

    def written(self, value: int, names: FileNames) -> str:
        """In centimetres."""
        return f"{value / CM:g}"

    def told(self, value: int, teller: FactTeller) -> float:
        return centimetres(value)


class Limits(Lengths):
    """Lengths that a rule allows, told exactly."""

    def told(self, value: int, teller: FactTeller) -> float:
        """In centimetres."""
        return value / CM


class Gaps(Limits):
    """Measured lengths beside limits: told exactly and in the same unit."""


class Points(Codec):
    """Places on the plane: an answer may name one in words, an event has it in centimetres."""

    def read(self, node: Node, names: FileNames) -> tuple[int, int]:
        """A place that a file names."""
        return names.place(node)

    def fits(self, node: Node, value: Sequence[int], names: FileNames) -> bool:
        return [one.decimal() * CM for one in node.items()] == list(value)

    def written(self, value: Sequence[int], names: FileNames) -> str:
        """In centimetres."""
        return f"[{', '.join(f'{one / CM:g}' for one in value)}]"

    def told(self, value: Sequence[int], teller: FactTeller) -> str:
        """In words."""
        return teller.place(value)


class Told(Codec):
    """Values that only messages show in a special form; files write them unchanged, part by part."""

    def __init__(self, told: Callable[[Any, Any], Any]) -> None:
        self._told = told

    def told(self, value: Any, teller: Any) -> Any:
        """Apply the function to the teller and the value."""
        return self._told(teller, value)


Codecs: TypeAlias = Mapping[Domain, Codec]

TABLE_CODECS: Final[Codecs] = {
    COUNT: Numbers(),
    HEXES: Numbers(),
    WORD: Codec(),
    RULE: Codec(),
    SEAT: Seats(),
    THING: Things(),
    CARD: Told(lambda teller, card: teller.spoken_card(card)),
    ABILITY: Told(lambda teller, ability: teller.ability(ability)),
    FACES: Told(lambda teller, faces: teller.faces(faces)),
    DECK_ORDER: Told(lambda _, cards: len(cards)),
    LENGTH: Lengths(),
    LIMIT: Limits(),
    GAP: Gaps(),
    POINT: Points(),
}
"""The domains that any game may use."""
