"""A game at the terminal: menus and commands, and the parts that a game adds to them."""

import unicodedata
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol, TypeAlias

from signum.engine.questions import Option, Seat
from signum.table.match import Match
from signum.table.rulebook import Teller
from signum.table.views import ChoiceView


class Menu(NamedTuple):
    """Numbered lines, with a heading if the menu stands inside another one."""

    entries: "tuple[MenuEntry, ...]"
    heading: str = ""
    hint: str = ""


class Picking(NamedTuple):
    """Things to pick by number, any number of them."""

    things: tuple[tuple[Any, str], ...]
    answer: Callable[[tuple[Any, ...]], Option]
    heading: str = ""


class MenuEntry(NamedTuple):
    """A line: an option, or a menu inside."""

    words: str
    option: Option | None = None
    inside: "Inside | Callable[[], Inside] | None" = None
    """A function that fills the inner menu, where that takes long."""


Inside: TypeAlias = Menu | Picking


class NotUnderstood(Exception):
    """Typed words without a meaning here; the message lists the words with one."""


class Private(NamedTuple):
    """Lines that only the player who asked may read; other players look away first."""

    lines: list[str]


CommandResult: TypeAlias = Option | list[str] | Private
"""The result of a command: an answer to give, or lines to print."""


class ConsoleCommand(NamedTuple):
    """A command that a game adds: a function of the words after it, and the message that explains it."""

    run: Callable[[Seat, str], CommandResult]
    help: str
    useful: Callable[[], bool] = lambda: True
    """Whether it can be used in this position."""


class Console(Protocol):
    """A game's part of the terminal, for one match and one teller."""

    @property
    def commands(self) -> Mapping[str, ConsoleCommand]:
        """The game's commands by the ids of their words, in the order in which help names them."""

    def sides(self) -> list[str]:
        """The players of each side."""

    def before(self, seat: Seat, choice: ChoiceView) -> list[str]:
        """Lines before a question."""

    def about(self, seat: Seat, choice: ChoiceView) -> list[str]:
        """Lines between a question and its options."""

    def menu(self, seat: Seat, choice: ChoiceView) -> Inside:
        """The options as a menu."""

    def asides(self, choice: ChoiceView) -> list[str]:
        """A short remark for each line of the menu; empty where there is nothing to add."""

    def invitation(self, seat: Seat) -> str:
        """A hint on further input for this question."""

    def why(self, seat: Seat, words: str) -> str:
        """Whether the named thing can be chosen now, or why not; empty if the name means nothing."""

    def rules_called(self, words: str) -> list[str]:
        """The rules with this name, besides those with this id."""

    def help(self) -> list[str]:
        """Lines after the list of commands."""


class PlainConsole:
    """The terminal of a game that adds only its table in words."""

    def __init__(self, match: Match, teller: Teller) -> None:
        self.match = match
        self.teller = teller

    @property
    def commands(self) -> Mapping[str, ConsoleCommand]:
        return {"command-look": ConsoleCommand(lambda _seat, _words: self.teller.table(), "play-help-look")}

    def sides(self) -> list[str]:
        return []

    def before(self, seat: Seat, choice: ChoiceView) -> list[str]:
        return []

    def about(self, seat: Seat, choice: ChoiceView) -> list[str]:
        return []

    def menu(self, seat: Seat, choice: ChoiceView) -> Inside:
        """Every option, then every legal suggestion of a region."""
        asked = self.match.choice(seat)
        offers = () if asked is None else asked.offers
        suggested = [one for offer in offers for one in offer.suggestions()]
        legal = [one for one in suggested if self.match.explain(seat, one) is None]
        return Menu(tuple([MenuEntry(self.teller.option(one), one) for one in (*choice.options, *legal)]))

    def asides(self, choice: ChoiceView) -> list[str]:
        return []

    def invitation(self, seat: Seat) -> str:
        return ""

    def why(self, seat: Seat, words: str) -> str:
        return ""

    def rules_called(self, words: str) -> list[str]:
        return []

    def help(self) -> list[str]:
        return []


def plain(text: str) -> str:
    """Typed or written words without capitals, accents and superfluous spaces."""
    letters = unicodedata.normalize("NFD", text.casefold())
    return " ".join("".join([one for one in letters if not unicodedata.combining(one)]).split())
