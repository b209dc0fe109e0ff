"""A match of any game in words: what every teller says, and what a game must add."""

from collections.abc import Iterable, Iterator
from typing import Any, Final, Generic

import msgspec

from signum.engine.events import Event
from signum.engine.questions import Option, Refusal, Seat
from signum.table.match import ChoiceView, Match
from signum.table.telling.log_lines import Entry, LogLines
from signum.table.telling.phrases import N, Phrases

ADDRESS: Final = ":\u00a0\u202f "
"""What stands between the name of the seat that is asked and the question."""


class BaseTeller(Generic[N]):
    """The words for one seat at one match. It gets what the seat gets, so that it cannot tell a secret."""

    def __init__(self, phrases: Phrases[N], lines: LogLines[N]) -> None:
        self.names = phrases.names
        self.phrases = phrases
        self.lines = lines
        self.match: Match = self.names.match
        self.language = self.names.language
        self.seat = self.names.seat
        self.say = self.names.say
        self.player = self.names.player

    # What a game must add.

    def goal(self) -> str:
        """How the game is won."""
        raise NotImplementedError

    def turn(self) -> str:
        """Whose turn it is."""
        raise NotImplementedError

    def table(self) -> list[str]:
        """All that the seat sees on the table, line by line."""
        raise NotImplementedError

    # What is asked and answered.

    def title(self) -> str:
        """Which game is played, by which printing."""
        return self.say("telling-title", edition=self.say(f"edition-{self.match.rules.edition_id}"))

    def question(self, seat: Seat, choice: ChoiceView, *, named: bool = True) -> str:
        """A choice as a question; it names the seat unless nobody else listens."""
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
        """Why something cannot be done."""
        return self.phrases.refusal(refusal)

    # What happened.

    def line(self, what: Entry) -> str:
        """One event or note with the rules it follows."""
        return self.lines.line(what)

    def log(self, *, all_of_it: bool = False) -> list[str]:
        """Every line of the log so far."""
        return self.lines.log(all_of_it=all_of_it)

    def summary(self) -> list[str]:
        """The log so far, with events that belong together on one line."""
        return self.lines.summary()

    def story(self, lines: Iterable[Entry], *, all_of_it: bool = False) -> Iterator[str]:
        """Events and notes line by line, an empty line before each turn."""
        return self.lines.story(lines, all_of_it=all_of_it)

    def passages(self, lines: Iterable[Entry]) -> Iterator[tuple[str, list[Entry]]]:
        """Events and notes in their order, each with its line, empty where none is needed."""
        return self.lines.passages(lines)

    def first_turn(self) -> str:
        """The heading of the turn in which the game began."""
        return self.turn()

    def outcome(self) -> str:
        """How the game ended, once it has."""
        outcome = self.match.outcome
        return "" if outcome is None else self.phrases.outcome(msgspec.to_builtins(outcome))

    def result(self) -> str:
        """How the game ended, if the last line of the log has not told it."""
        log = self.match.run.game.log
        return "" if log and self.tells_the_end(log[-1]) else self.outcome()

    def tells_the_end(self, event: Event) -> bool:
        """Whether the line of an event says how the game ended."""
        return False
