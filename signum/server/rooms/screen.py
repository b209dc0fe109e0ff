"""The screens of one connection, made from its seat's view, log and choice, in its language."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from signum.engine.question_shapes import COMBINATIONS, Secrecy, combines
from signum.engine.questions import Choice, Option, Refusal, Seat
from signum.server.protocol import Asked, Changed, Clocks, Line, Screen, Shown
from signum.server.protocol.changes import change
from signum.server.rooms.coaching import lesson_shown
from signum.table.lessons import Coach
from signum.table.match import Match
from signum.table.record import Note, option_from
from signum.table.rulebook import Rulebook
from signum.table.views import ChoiceView, TableView

FOR_GOOD: Final = frozenset({"nothing-to-take-back", "game-over", "out-already"})
"""Refusals of an undo that the consent of others would not change."""


class Screens:
    """Makes screens and remembers the last one and how much of the log was shown."""

    def __init__(
        self,
        game: Rulebook,
        match: Match,
        seat: Seat | None,
        language: str,
        called: Mapping[Seat, str] | None = None,
        *,
        coach: Coach | None = None,
    ) -> None:
        self.match = match
        self.seat = seat
        self.telling = game.teller(match, language, seat, cites_rules=False, called=called)
        self.shown: tuple[int, int] = (0, 0)
        """The number of events and notes shown."""
        self.last: Screen | None = None
        self.findings = game.findings(match, seat, self.telling)
        self.coach = coach

    @property
    def language(self) -> str:
        return self.telling.language

    def screen(self, now: int, serial: int = 0, *, anew: bool = False) -> Screen:
        """The whole position, and the log since the last screen."""
        match = self.match
        events, notes = len(match.run.game.log), len(match.notes)
        anew = anew or events < self.shown[0] or notes != self.shown[1]
        lines = tuple(self._lines(0 if anew else self.shown[0], anew=anew))
        self.shown = events, notes
        judged = self._judged()
        table = match.view(self.seat, now, legal=[option for option, refusal in judged if refusal is None])
        ended = match.finished
        why_not = None if self.seat is None or self.coach is not None else match.why_not_take_back(self.seat)
        self.last = Screen(
            serial=serial,
            position=match.position,
            view=table.game,
            findings=self.findings.screen(),
            lines=lines,
            anew=anew,
            turn=self.telling.turn(),
            goal=self.telling.goal(),
            waiting_for=table.waiting_for,
            asked=self._asked(table, judged),
            waiting=self._waiting(table),
            clocks=clocks_of(match, now),
            may_take_back=table.may_take_back if self.coach is None else self.coach.may_take_back,
            why_not_take_back="" if why_not is None or why_not.code in FOR_GOOD else self.refusal(why_not),
            taking_back=table.taking_back,
            consent_missing=table.consent_missing,
            draw_offers=table.draw_offers,
            result=self._result() if ended else "",
            result_cites=tuple(match.outcome.cites) if ended and hasattr(match.outcome, "cites") else (),
            lesson=None if self.coach is None else lesson_shown(self.coach, self.language),
        )
        return self.last

    def refusal(self, refusal: Refusal) -> str:
        """The reason of a refusal, in words."""
        return self.telling.refusal(refusal)

    # Implementation.

    def _lines(self, since: int, *, anew: bool) -> Iterator[Line]:
        """The lines from an event of the whole log on; its notes only if the whole log is told."""
        return self.lines(self.match.log(self.seat) if anew else self._seen_since(since))

    def lines(self, entries: Sequence[Any]) -> Iterator[Line]:
        """Events and notes, as the seat sees them, as lines of the log."""
        for words, group in self.telling.passages(entries):
            told = [one for one in group if not isinstance(one, Note)]
            cites = told[-1].cites if told else ()
            yield Line(words, cites, tuple(told))

    def _seen_since(self, since: int) -> list[Any]:
        fresh = self.match.run.game.log[since:]
        return [seen for event in fresh if (seen := event.seen_by(self.seat)) is not None]

    def _judged(self) -> list[tuple[Option, Refusal | None]]:
        """Every candidate of this seat's choice; with the reason if it is not legal."""
        choice = None if self.seat is None else self.match.choice(self.seat)
        if choice is None or choice.check is None:
            return (
                [] if choice is None else [(option, self._not_taught(option)) for option in choice.candidates]
            )
        return [(option, choice.check(option) or self._not_taught(option)) for option in choice.candidates]

    def _not_taught(self, option: Option) -> Refusal | None:
        """In a lesson only what its task needs is answered."""
        return None if self.coach is None else self.coach.why_not(option)

    def _asked(self, table: TableView, judged: Iterable[tuple[Option, Refusal | None]]) -> Asked | None:
        choice = None if self.seat is None else self.match.choice(self.seat)
        if choice is None or table.choice is None or self.seat is None:
            return None
        return Asked(
            choice=choice.kind,
            words=self.telling.question(self.seat, table.choice, named=False),
            cites=choice.cites,
            about=dict(choice.about),
            options=tuple(
                [self._option(choice, table.choice, option, refusal) for option, refusal in judged]
            ),
            offers=tuple(dict.fromkeys([offer.kind for offer in choice.offers])),
            secret=choice.secrecy is Secrecy.SECRET,
            shape=choice.shape,
            subject=choice.subject,
        )

    def _option(
        self, choice: Choice[Any], shown: ChoiceView, option: Option, refusal: Refusal | None
    ) -> Shown:
        """A candidate in words, with its note; with the reason if it is not legal."""
        if refusal is None:
            return Shown(option, self.said(shown, option), note=self.findings.note(choice, option))
        return Shown(option, self.said(shown, option), self.telling.refusal(refusal), refusal.cites)

    def said(self, choice: ChoiceView, option: Option) -> str:
        """An option in words; for combinations a client shows the things that they combine."""
        if choice.shape in COMBINATIONS and combines(option):
            return ""
        return self.findings.said(choice, option)

    def _waiting(self, table: TableView) -> str:
        """The question to another seat, as far as it is public."""
        seat = table.waiting_for
        if seat is None or seat == self.seat:
            return ""
        choice = self.match.choice(seat)
        if choice is None or choice.secrecy is not Secrecy.PUBLIC:
            return self.telling.say("server-waiting", seat=self.telling.spoken_player(seat))
        return self.telling.say("server-deciding", seat=self.telling.spoken_player(seat), choice=choice.kind)

    def _result(self) -> str:
        return self.telling.outcome()


def news(before: Screen | None, after: Screen) -> Screen | Changed:
    """The screen for a client that has the one before: only its changes, unless the log begins anew."""
    if before is None or after.anew:
        return after
    # The log is told line by line, so it has no part in the difference.
    plain = replace(before, serial=after.serial, lines=after.lines, anew=after.anew)
    return Changed(after.serial, after.lines, dict(change(plain, after) or {}))


def clocks_of(match: Match, now: int) -> Clocks | None:
    """The clocks, if there are any."""
    clock = match.clock
    if clock is None:
        return None
    settings, seats = clock.settings, range(match.seats)
    left = tuple([clock.time_left(seat, now) for seat in seats]) if settings.bank else ()
    return Clocks(left, clock.running, clock.game_left(now) if settings.limit else None)


def typed(match: Match, raw: Sequence[Any]) -> list[Option] | None:
    """Answers in the types of the rules; None if one of them is unknown."""
    try:
        return [option_from(one, match.rules) for one in raw]
    except (msgspec.ValidationError, TypeError, ValueError, RecursionError):
        return None
