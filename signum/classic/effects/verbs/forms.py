"""Forms of a verb's fields: in card files, in card texts and in random cards."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Any, Protocol, TypeAlias, TypeVar

from signum.classic.cards.card import BATTLE_DECK, FACES, LETTERS, RACES, TYPES, Card
from signum.classic.cards.deck_figures import dearness
from signum.classic.cards.keywords import plain_ability, plain_word
from signum.classic.cards.vocabulary import COST, CREATURE, Bounds, Measured, Only, Who
from signum.content.nodes import Node

if TYPE_CHECKING:
    from signum.classic.cards.text import CardText

T = TypeVar("T")


class Inventor(Protocol):
    """The parts of a random card: chance, and the abilities of a printing."""

    words: Sequence[str]

    def below(self, limit: int) -> int:
        """A number from 0 to below the limit."""

    def one(self, things: Sequence[T]) -> T:
        """One of several things."""

    def some(self, things: Sequence[T], most: int) -> Sequence[T]:
        """One or more things, each once."""

    def gained(self) -> Any:
        """A parameter, or an ability without a text, in the form of a file."""

    def keyword(self, said: str) -> Any:
        """An ability with its figure and its text, in the form of a file."""


@dataclass(frozen=True)
class Form:
    """One kind of field. `key` is its name in files if that differs from the field's name."""

    key: str = field(default="", kw_only=True)

    def read(self, node: Node) -> Any:
        """The value in a file."""
        raise NotImplementedError

    def said(self, value: Any, text: "CardText") -> Any:
        """The value as an argument of the verb's message."""
        return value

    def invented(self, by: Inventor) -> Any:
        """A random value in the form of a file."""
        raise NotImplementedError


@dataclass(frozen=True)
class Whole(Form):
    """A whole number: `2`."""

    low: int = 1
    high: int = 20

    def read(self, node: Node) -> int:
        return node.integer(self.low, self.high)

    def invented(self, by: Inventor) -> int:
        return self.low + by.below(2)


@dataclass(frozen=True)
class SignedWhole(Form):
    """More or less of something: `2`, `-1`."""

    most: int = 50

    def read(self, node: Node) -> int:
        amount = node.integer(-self.most, self.most)
        if not amount:
            raise node.error(f"no {node.name} is nothing: leave it out")
        return amount

    def invented(self, by: Inventor) -> int:
        return by.one((-2, -1, 1, 2))


@dataclass(frozen=True)
class Letter(Form):
    """A distance by its letter: `S`."""

    def read(self, node: Node) -> int:
        return LETTERS.index(node.one_of(LETTERS[1:]))

    def said(self, value: int, text: "CardText") -> str:
        return LETTERS[value]

    def invented(self, by: Inventor) -> str:
        return by.one(LETTERS[1:])


OWN_MOVEMENT: int = 0
"""The distance of a creature that moves as far as its own movement."""


@dataclass(frozen=True)
class MoveLetter(Letter):
    """A distance by its letter, or the creature's own movement: `own`."""

    def read(self, node: Node) -> int:
        return OWN_MOVEMENT if node.text() == "own" else super().read(node)

    def said(self, value: int, text: "CardText") -> str:
        return super().said(value, text) if value else "own"


@dataclass(frozen=True)
class Flag(Form):
    """`yes` or `no`."""

    def read(self, node: Node) -> bool:
        return node.flag()

    def said(self, value: bool, text: "CardText") -> str:
        return "yes" if value else "no"

    def invented(self, by: Inventor) -> str:
        return by.one(("yes", "no"))


@dataclass(frozen=True)
class DieFaces(Form):
    """Faces of a die, any of them: `[axe, shield]`."""

    def read(self, node: Node) -> tuple[str, ...]:
        faces = tuple(dict.fromkeys([one.one_of(FACES) for one in node.items()]))
        if not faces:
            raise node.error(f"name a face: write {node.name}: [axe, shield]")
        return faces

    def said(self, value: tuple[str, ...], text: "CardText") -> str:
        return text.plain_faces(value)

    def invented(self, by: Inventor) -> list[str]:
        return list(by.some(FACES, 2))


@dataclass(frozen=True)
class DeckType(Form):
    """A type of card in a battle deck: `spell`."""

    types: tuple[str, ...] = tuple([one for one in TYPES if one in BATTLE_DECK])

    def read(self, node: Node) -> str:
        return node.one_of(self.types)

    def said(self, value: str, text: "CardText") -> str:
        return value or "any"

    def invented(self, by: Inventor) -> str:
        return by.one(self.types)


@dataclass(frozen=True)
class DeckTypes(DeckType):
    """A type of card in a battle deck, or several of them: `[spell, tactic]`."""

    def read(self, node: Node) -> Any:
        several = node.items() if node.is_list else [node]
        return tuple(dict.fromkeys([one.one_of(self.types) for one in several]))

    def said(self, value: Any, text: "CardText") -> str:
        return text.say("text-or").join([text.say(f"text-a-{one}") for one in value])

    def invented(self, by: Inventor) -> Any:
        return by.one(self.types)


@dataclass(frozen=True)
class OneOf(DeckType):
    """One of a few words."""


@dataclass(frozen=True)
class Race(DeckType):
    """A race of creatures: `elf`."""

    types: tuple[str, ...] = RACES


@dataclass(frozen=True)
class PlainName(Form):
    """The id of a card, as of a class building: `guild-of-blades`."""

    def read(self, node: Node) -> str:
        return plain_word(node)

    def invented(self, by: Inventor) -> str:
        return "guild"


@dataclass(frozen=True)
class AbilityName(Form):
    """An ability of any figure: `stealth`; the file may add a figure, `{shooting: 2}`."""

    def read(self, node: Node) -> str:
        return plain_ability(node, node.text() if node.is_scalar else node.entry()[0])

    def said(self, value: str, text: "CardText") -> str:
        return text.quoted(text.bare(value), kind="name", noun="single")

    def invented(self, by: Inventor) -> str:
        return by.one(by.words)


CONTACT: int = 5
"""The distance of what is in contact: the number after those of the letters."""


@dataclass(frozen=True)
class NearLetter(Letter):
    """A distance by its letter, or `contact`."""

    def read(self, node: Node) -> int:
        return CONTACT if node.text() == "contact" else super().read(node)

    def said(self, value: int, text: "CardText") -> str:
        return "contact" if value == CONTACT else super().said(value, text) if value else "no"


ANY_COST: int = 99
"""No card costs more."""


def is_described(card: Card | None, race: str, most: int) -> bool:
    """Whether a card is of a race, if one is named, and costs no more than so much."""
    return card is not None and (not race or race in card.races) and dearness(card.cost) <= most


def described(text: "CardText", race: str, most: int) -> str:
    """The race and the cost of a card that is looked for, in words behind the noun."""
    costs = (Measured(COST, Bounds(0, most)),) if most < ANY_COST else ()
    return text.narrowed(Who(CREATURE, only=Only(race=race, measures=costs)), None)


Amount: TypeAlias = Annotated[int, Whole(1, 20)]
Distance: TypeAlias = Annotated[int, Letter()]
Safely: TypeAlias = Annotated[bool, Flag(key="without-backstab")]
