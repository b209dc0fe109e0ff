"""Questions that change nothing: looking, trying, weighing, asking why not, asking for advice."""

import logging
from collections.abc import Iterator, Sequence
from typing import Any, Final

from signum.classic.bots.hints import Hints
from signum.classic.chapters.turn.activation import Activate, refused_in_activation
from signum.classic.core.game import Game
from signum.content.words import say
from signum.engine.questions import Option, Refusal, Refused, Seat
from signum.server import protocol as p
from signum.server.rooms.screen import Screens, typed
from signum.table.match import Match

log = logging.getLogger(__name__)

LARGEST: Final = 10**9
"""No number of an option is larger: places, ids, dice, degrees."""


def countable(raw: Any) -> bool:
    """Whether the numbers in what somebody sent are of a size that means something."""
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

    def reply(self, command: p.Question) -> p.Message:
        """The reply to one command; whatever was asked, there is one."""
        try:
            return self._reply(command)
        except Exception:
            # What is measured changes nothing, so a question that nobody thought of harms nobody.
            log.exception("a question could not be answered: %r", command)
            code = "server-not-understood"
            return p.Refused(command.number, code, say(self.screens.language, code))

    def _reply(self, command: p.Question) -> p.Message:
        match command:
            case p.Ask(number, options):
                return self._why_not(number, options)
            case p.Hint(number):
                return self._advice(number)
            case _:
                found: p.Message = self.screens.findings.reply(command)
                return found

    def _why_not(self, number: int, options: Sequence[Any]) -> p.Message:
        seat = self.screens.seat
        if seat is None:
            return p.Refused(
                number, "server-only-watching", say(self.screens.language, "server-only-watching")
            )
        try:
            first = next(Answering.typed(self.match, seat, options), None)
            refusal = None if first is None else self.match.explain(seat, first)
        except Refused as refused:
            refusal = refused.refusal
        if refusal is None:
            return p.Accepted(number)
        return p.Refused(number, refusal.code, self.screens.refusal(refusal), refusal.cites)

    def _advice(self, number: int) -> p.Message:
        seat = self.screens.seat
        hints = Hints(self.screens.telling)
        asked = None if seat is None else self.match.view(seat).choice
        found = () if seat is None or asked is None else hints.candidates(seat)
        told = [
            p.Candidate(
                one.option,
                self.screens.said(asked, one.option, figures=False)
                or self.screens.telling.option(one.option, figures=False),
                hints.grounds(one, best=one is found[0]),
                one.value,
            )
            for one in found
            if asked is not None
        ]
        return p.Advice(number, tuple(told), "" if told else self.screens.telling.say("telling-hint-none"))

    @staticmethod
    def typed(match: Match, seat: Seat, raw: Sequence[Any]) -> Iterator[Option]:
        """The answers, each when its turn has come; an action that is refused anyway activates nobody."""
        options = typed(match, raw) if all(map(countable, raw)) else None
        choice = match.choice(seat)
        if not options:
            raise Refused(Refusal("not-offered", (), {"choice": "" if choice is None else choice.kind}))
        if len(options) > 1 and isinstance(options[0], Activate):
            game: Game = match.run.game
            creature = game.creature(options[0].creature)
            if creature is not None and match.explain(seat, options[0]) is None:
                refusal = refused_in_activation(game, creature, options[1])
                if refusal is not None:
                    raise Refused(refusal)
        yield from options
