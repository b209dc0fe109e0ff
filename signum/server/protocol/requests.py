"""What is asked and answered by HTTP: tables, seats, cards, decks and rules."""

from msgspec import Struct, field

from signum.engine.questions import Seat
from signum.server.protocol.parts import SeatShown


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made: by which printing, against whom, with which decks, on which clock."""

    mode: str
    edition: str
    decks: tuple[str, ...]
    """The own deck, then the opponent's; of an online table the own alone."""
    level: str = "greedy"
    minutes: int = 0
    """For each seat and the whole game; 0 without a clock."""
    increment: int = 0
    """Seconds for each answer."""


class TableMade(Struct, frozen=True):
    """The words of the links: of each seat that the maker has, of the other one, and of those who watch."""

    table: str
    seats: tuple[str, ...]
    invite: str
    watch: str


class Invitation(Struct, frozen=True):
    """What a link leads to, before the seat is taken."""

    table: str
    mode: str
    edition: str
    seat: Seat | None
    seats: tuple[SeatShown, ...]
    begun: bool
    finished: bool
    turn: int
    words: str
    asked: bool
    """Whether this seat is asked now."""
    spots: tuple[tuple[int, int, int], ...] = ()
    """Where miniatures stand, with their seats, for a small picture."""


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """The deck with which an invited player takes the seat."""

    token: str
    deck: str


class RuleShown(Struct, frozen=True):
    """A rule as the printing that is played has it."""

    id: str
    title: str
    text: str
    chapter: str
    figure: str = ""
    ruling: str = ""
    holds: bool = True
    """Whether this printing has the rule."""
    language: str = "en"
    """The language of its words: English where the wanted one does not have them."""


class Mishap(Struct, frozen=True):
    """What was wrong with a request, and what to do."""

    code: str
    words: str
    details: tuple[str, ...] = field(default_factory=tuple)
