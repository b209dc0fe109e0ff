"""A match of any game in words: the shared part of every teller, and the methods that a game adds."""

from collections.abc import Iterable, Iterator
from typing import Any, Final, Generic

from signum.engine.events import Event
from signum.engine.questions import Option, Refusal, Seat
from signum.engine.records import plain
from signum.table.match import Match
from signum.table.telling.log_lines import LogEntry, LogLines
from signum.table.telling.phrases import N, Phrases
from signum.table.views import ChoiceView

ADDRESS: Final = ":\u00a0\u202f "
"""The text between the name of the seat that is asked and the question."""


class BaseTeller(Generic[N]):
    """The words for one seat at one match. It gets only the seat's view, so it cannot reveal a secret."""

    def __init__(self, phrases: Phrases[N], lines: LogLines[N]) -> None:
        self.names = phrases.names
        self.phrases = phrases
        self.lines = lines
        self.match: Match = self.names.match
        self.language = self.names.language
        self.seat = self.names.seat
        self.say = self.names.say
        self.player = self.names.player
        self.spoken_player = self.names.spoken_player
        self.card = self.names.card

    # What a game must add.

    def goal(self) -> str:
        """The goal of the game."""
        raise NotImplementedError

    def turn(self) -> str:
        """The current turn."""
        raise NotImplementedError

    def table(self) -> list[str]:
        """Everything that the seat sees on the table, line by line."""
        raise NotImplementedError

    # Questions and answers.

    def title(self) -> str:
        """The game and the printing."""
        return self.say("telling-title", edition=self.say(f"edition-{self.match.rules.edition_id}"))

    def question(self, seat: Seat, choice: ChoiceView, *, named: bool = True) -> str:
        """A choice as a question; it names the seat unless only that seat hears it."""
        args = self.question_args(seat, choice)
        if not named:
            args["seat"] = ""
        text = self.say(f"choice-{choice.kind}", **args)
        if not named:
            text = text.lstrip(ADDRESS)
            text = text[:1].upper() + text[1:]
        return self.phrases.cited(text, choice.cites)

    def question_args(self, seat: Seat, choice: ChoiceView) -> dict[str, Any]:
        """The arguments of a question."""
        return self.phrases.choice_args(seat, choice)

    def option(self, option: Option, *, figures: bool = True) -> str:
        """An option as a line of a menu."""
        return self.phrases.option(option)

    def refusal(self, refusal: Refusal) -> str:
        """The reason why something cannot be done."""
        return self.phrases.refusal(refusal)

    # The log.

    def line(self, what: LogEntry) -> str:
        """One event or note with the rules that it follows."""
        return self.lines.line(what)

    def log(self, *, all_of_it: bool = False) -> list[str]:
        """Every line of the log so far."""
        return self.lines.log(all_of_it=all_of_it)

    def summary(self) -> list[str]:
        """The log so far, with related events on one line."""
        return self.lines.summary()

    def story(self, lines: Iterable[LogEntry], *, all_of_it: bool = False) -> Iterator[str]:
        """Events and notes line by line, with an empty line before each turn."""
        return self.lines.story(lines, all_of_it=all_of_it)

    def passages(self, lines: Iterable[LogEntry]) -> Iterator[tuple[str, list[LogEntry]]]:
        """Events and notes in order, each with its line, which is empty if none is needed."""
        return self.lines.passages(lines)

    def first_turn(self) -> str:
        """The heading of the turn in which the game began."""
        return self.turn()

    def outcome(self) -> str:
        """The outcome, once the game is over."""
        outcome = self.match.outcome
        return "" if outcome is None else self.phrases.outcome(plain(outcome))

    def result(self) -> str:
        """The outcome, if the last line of the log has not told it."""
        log = self.match.run.game.log
        return "" if log and self.tells_the_end(log[-1]) else self.outcome()

    def tells_the_end(self, event: Event) -> bool:
        """Whether the line of an event tells the outcome."""
        return False
