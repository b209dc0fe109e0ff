"""A game after its end, when nothing is secret any more."""

from signum.classic.core.state import State
from signum.classic.rules import Classic
from signum.engine.events import Event
from signum.table.match import Match


class FinishedGame:
    """The start, the end and all events of a finished match; its record would tell them too."""

    def __init__(self, match: Match) -> None:
        if not match.finished:
            raise ValueError("the game is not over: its events would tell secrets")
        assert isinstance(match.rules, Classic)
        self.rules = match.rules
        self.start: State = match.start.state
        self.state: State = match.run.game.state
        self.log: list[Event] = match.run.game.log
