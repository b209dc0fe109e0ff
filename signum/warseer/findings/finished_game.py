"""A finished match as those who look back see it: all of it is public."""

from signum.engine.events import Event
from signum.table.match import Match
from signum.warseer.core.state import State


class FinishedWar:
    """The start, the end and all events of a finished match; its record would tell them too."""

    def __init__(self, match: Match) -> None:
        if not match.finished:
            raise ValueError("the game is not over: its events would tell secrets")
        self.start: State = match.start.state
        self.state: State = match.run.game.state
        self.log: list[Event] = match.run.game.log
