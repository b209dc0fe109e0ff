"""A game at the terminal: menus and commands, and what a game adds to them."""

import unicodedata
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol, TypeAlias

from signum.engine.questions import Option, Seat
from signum.table.match import ChoiceView, Match
from signum.table.rulebook import Teller


class Menu(NamedTuple):
    """Numbered lines, under a heading of their own where they stand inside another menu."""

    entries: "tuple[Entry, ...]"
    heading: str = ""
    hint: str = ""


class Picking(NamedTuple):
    """Things of which any number may be picked, by their numbers."""

    things: tuple[tuple[Any, str], ...]
    answer: Callable[[tuple[Any, ...]], Option]
    heading: str = ""


class Entry(NamedTuple):
    """A line: an option, or a list inside."""

    words: str
    option: Option | None = None
    inside: "Inside | Callable[[], Inside] | None" = None
    """Where it takes long to find what is in it, a function that does."""


Inside: TypeAlias = Menu | Picking


class NotUnderstood(Exception):
    """Typed words that mean nothing here; the message says what would."""


class Private(NamedTuple):
    """Lines that only the player who asked may read: others at the keyboard look away first."""

    lines: list[str]


Said: TypeAlias = Option | list[str] | Private
"""What a command comes to: an answer to give, or lines to print."""


class Command(NamedTuple):
    """A command that a game adds: what it does with the words after it, and the message that explains it."""

    run: Callable[[Seat, str], Said]
    help: str
    useful: Callable[[], bool] = lambda: True
    """Whether there is any use for it in this position."""


class Console(Protocol):
    """A game's part of the terminal, for one match and one telling."""

    @property
    def commands(self) -> Mapping[str, Command]:
        """The game's commands by the ids of their words, in the order in which help names them."""

    def sides(self) -> list[str]:
        """Who plays for whom."""

    def before(self, seat: Seat, choice: ChoiceView) -> list[str]:
        """Lines before a question."""

    def about(self, seat: Seat, choice: ChoiceView) -> list[str]:
        """Lines between a question and its options."""

    def menu(self, seat: Seat, choice: ChoiceView) -> Inside:
        """The options as a menu."""

    def asides(self, choice: ChoiceView) -> list[str]:
        """A few words for each line of the menu; none where there is nothing to add."""

    def invitation(self, seat: Seat) -> str:
        """What else may be typed at this question."""

    def why(self, seat: Seat, words: str) -> str:
        """Whether the thing that is named can be chosen now, or why not; empty where it means nothing."""

    def rules_called(self, words: str) -> list[str]:
        """The rules that are called so, besides by their ids."""

    def help(self) -> list[str]:
        """Lines after the list of commands."""


class PlainConsole:
    """The terminal of a game that adds nothing of its own but the table in words."""

    def __init__(self, match: Match, teller: Teller) -> None:
        self.match = match
        self.teller = teller

    @property
    def commands(self) -> Mapping[str, Command]:
        """Only to look at the table."""
        return {"command-look": Command(lambda _seat, _words: self.teller.table(), "play-help-look")}

    def sides(self) -> list[str]:
        """Nothing is told of the sides."""
        return []

    def before(self, seat: Seat, choice: ChoiceView) -> list[str]:
        """Nothing comes before a question."""
        return []

    def about(self, seat: Seat, choice: ChoiceView) -> list[str]:
        """Nothing is told about it."""
        return []

    def menu(self, seat: Seat, choice: ChoiceView) -> Inside:
        """Every option, then every legal suggestion of a region."""
        asked = self.match.choice(seat)
        offers = () if asked is None else asked.offers
        suggested = [one for offer in offers for one in offer.suggestions()]
        legal = [one for one in suggested if self.match.explain(seat, one) is None]
        return Menu(tuple([Entry(self.teller.option(one), one) for one in (*choice.options, *legal)]))

    def asides(self, choice: ChoiceView) -> list[str]:
        """Nothing is added to the options."""
        return []

    def invitation(self, seat: Seat) -> str:
        """Nothing else may be typed."""
        return ""

    def why(self, seat: Seat, words: str) -> str:
        """Nothing is known by name."""
        return ""

    def rules_called(self, words: str) -> list[str]:
        """Rules are known only by their ids."""
        return []

    def help(self) -> list[str]:
        """Nothing more is explained."""
        return []


def plain(text: str) -> str:
    """Typed or written words without capitals, accents and superfluous spaces."""
    letters = unicodedata.normalize("NFD", text.casefold())
    return " ".join("".join([one for one in letters if not unicodedata.combining(one)]).split())
