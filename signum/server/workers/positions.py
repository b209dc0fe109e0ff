"""In a worker: scenario files that clients send, and moments of games written as such files."""

from typing import Any, Final

import msgspec

from signum.content.causes import cause, told
from signum.content.mistakes import Mistake
from signum.content.nodes import Node, SourceError
from signum.content.rule_words import ENGLISH
from signum.content.source import parse
from signum.engine.questions import Seat
from signum.engine.records import encoded
from signum.server.protocol import PositionRead, PositionShown
from signum.server.rooms.screen import Screens
from signum.server.workers.jobs import ReadPosition, StartWritten
from signum.table.games import Games
from signum.table.match import Match
from signum.table.rulebook import Rulebook, Teller
from signum.table.scenario.capture import captured
from signum.table.scenario.document import check_document, document, node_of, text_of
from signum.table.scenario.reading import Scenario, scenario
from signum.table.scenario.report import Sender, report_of

FILE: Final = "position"
FAULTS: Final = (ArithmeticError, AssertionError, LookupError, TypeError, ValueError, RecursionError)
"""Errors of rules in a game from a position that no game comes to."""


class Positions:
    """Reads positions of any game."""

    def __init__(self, games: Games) -> None:
        self.games = games

    def read(self, job: ReadPosition) -> bytes:
        """The file and its contents, and the first mistake in it."""
        content: Any = None
        try:
            node = self._node(job)
            content = document(node)
            text = text_of(content)
            has_comments = any(line.lstrip().startswith("#") or " #" in line for line in job.text.split("\n"))
            found = self._read(parse(text, FILE), text, content, job.language)
            return encoded(msgspec.structs.replace(found, has_comments=has_comments))
        except SourceError as mistake:
            text = text_of(content) if isinstance(content, dict) else ""
            wrong = told(mistake.reason, job.language)
            return encoded(PositionRead(text, content, wrong, mistake.line, key=mistake.key))

    def start(self, job: StartWritten) -> bytes:
        """The game, the mode, the number of seats and the start, as JSON; raises the first mistake."""
        node = node_of(check_document(msgspec.json.decode(job.content), FILE), FILE)
        read = scenario(node, self.games)
        if job.edition not in read.editions:
            raise Mistake(f"edition: this position is for {', '.join(read.editions)}")
        match, _ = self._begun(read, job.edition, job.language)
        return encoded({"game": read.game, "mode": _mode(self.games[read.game], match), "start": match.start})

    def _node(self, job: ReadPosition) -> Node:
        if job.content is None:
            return parse(job.text, FILE)
        return node_of(check_document(msgspec.json.decode(job.content), FILE), FILE)

    def _read(self, node: Node, text: str, content: Any, language: str) -> PositionRead:
        try:
            read = scenario(node, self.games)
        except SourceError as mistake:
            return PositionRead(text, content, told(mistake.reason, language), mistake.line, key=mistake.key)
        found = PositionRead(text, content, game=read.game, editions=read.editions, steps=len(read.steps))
        try:
            begun = [self._begun(read, edition, language) for edition in read.editions]
        except SourceError as mistake:
            wrong = told(mistake.reason, language)
            return msgspec.structs.replace(found, wrong=wrong, line=mistake.line, key=mistake.key)
        match, names = begun[-1]
        view = match.rules.view(match.run.game, None)
        return msgspec.structs.replace(
            found, mode=_mode(self.games[read.game], match), names=names, view=view
        )

    def _begun(self, read: Scenario, edition: str, language: str = ENGLISH) -> tuple[Match, dict[str, int]]:
        """A game from the position, and its things by name; it is shown once to every seat.

        What the rules find wrong is told in the language, things by their names.
        """
        book = self.games[read.game]
        rules = book.rules(edition, book.cards(read.sets))
        start, names = rules.position(read.position)
        wrong = rules.unplayable(start)
        if wrong is None:
            try:
                match = Match(rules, start, secret=b"position")
                for seat in (None, *range(match.seats)):
                    Screens(book, match, seat, "en", {}).screen(0)
                return match, names
            except (
                ArithmeticError,
                AssertionError,
                LookupError,
                TypeError,
                ValueError,
                RecursionError,
            ) as error:
                wrong = cause("mistake-cannot-go-on", why=f"{type(error).__name__}: {str(error)[:100]}")
        called = {str(number): f"'{name}'" for name, number in names.items()}
        raise SourceError(FILE, 0, told(wrong, language, called))


def _mode(book: Rulebook, match: Match) -> str:
    """The mode that the state names, or the first one with as many seats."""
    named = getattr(match.start.state, "mode", "")
    fitting = [id for id, mode in book.modes.items() if len(mode.sides) == match.seats]
    return named if named in book.modes else fitting[0]


def captured_file(
    match: Match,
    book: Rulebook,
    teller: Teller,
    seat: Seat | None,
    sender: Sender | None,
    record: bytes | None,
) -> bytes:
    """A moment as a scenario file, or as a bug report with a sender; whole if the record is given."""
    if sender is not None:
        report = report_of(match, book, teller, seat, sender, record)
        return encoded(PositionShown(text_of(report), None, int(report["report"]["earlier"])))
    title = f"{teller.title()}: {teller.turn()}".replace("\n", " ")
    found = captured(match, book, title, seat, whole=record is not None)
    node = node_of(found.document, FILE)
    return encoded(PositionShown(text_of(found.document), document(node), found.earlier))
