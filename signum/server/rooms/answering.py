"""Replies to questions that change nothing: reasons, advice, and the questions of a game."""

import logging
from collections.abc import Iterator, Sequence
from typing import Any, Final

from signum.content.words import say
from signum.engine.questions import AnswerRefused, Option, Refusal
from signum.server import protocol as p
from signum.server.rooms.screen import Screens, typed
from signum.table.draws import draws_of

log = logging.getLogger(__name__)

LARGEST: Final = 10**9
"""Above every number in an option: places, ids, dice, degrees."""


def countable(raw: Any) -> bool:
    """Whether all numbers in a client's option have a plausible size."""
    match raw:
        case int():
            return abs(raw) <= LARGEST
        case dict():
            return all(map(countable, raw.values()))
        case list() | tuple():
            return all(map(countable, raw))
        case _:
            return True


class Answering:
    """The replies for one connection."""

    def __init__(self, screens: Screens) -> None:
        self.screens = screens
        self.match = screens.match

    def reply(self, command: p.QueryCommand) -> p.Message:
        """The reply to a question; there always is one."""
        try:
            return self._reply(command)
        except Exception:
            # A question changes nothing, so an error here does no harm.
            log.exception("a question could not be answered: %.300r", command)
            code = "server-not-understood"
            return p.Refused(command.number, code, say(self.screens.language, code))

    def _reply(self, command: p.QueryCommand) -> p.Message:
        match command:
            case p.Ask(number, options):
                return self._why_not(number, options)
            case p.Hint(number):
                advice: p.Message = self.screens.findings.advice(number)
                return advice
            case p.Explain(number):
                return self._after_the_game(number) or self._explained(number)
            case p.TellDraws(number):
                return self._after_the_game(number) or p.DrawsTold(number, tuple(draws_of(self.match)))
            case _:
                found: p.Message = self.screens.findings.reply(command)
                return found

    def _after_the_game(self, number: int) -> p.Refused | None:
        """A refusal while the game goes on."""
        if self.match.finished:
            return None
        return p.Refused(number, "server-not-over", say(self.screens.language, "server-not-over"))

    def _explained(self, number: int) -> p.Message:
        found: p.Message = self.screens.findings.explained(number)
        return found

    def _why_not(self, number: int, options: Sequence[Any]) -> p.Message:
        seat = self.screens.seat
        if seat is None:
            return p.Refused(
                number, "server-only-watching", say(self.screens.language, "server-only-watching")
            )
        try:
            first = next(self.typed(options), None)
            refusal = None if first is None else self.match.explain(seat, first)
        except AnswerRefused as refused:
            refusal = refused.refusal
        if refusal is None:
            return p.Accepted(number)
        return p.Refused(number, refusal.code, self.screens.refusal(refusal), refusal.cites)

    def typed(self, raw: Sequence[Any]) -> Iterator[Option]:
        """The answers, each converted at its turn; a row that would be refused anyway is not started."""
        seat = self.screens.seat
        options = typed(self.match, raw) if all(map(countable, raw)) else None
        choice = None if seat is None else self.match.choice(seat)
        if not options:
            raise AnswerRefused(Refusal("not-offered", (), {"choice": "" if choice is None else choice.kind}))
        refusal = self.screens.findings.refused_row(options)
        if refusal is not None:
            raise AnswerRefused(refusal)
        yield from options
