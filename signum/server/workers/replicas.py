"""In a worker: replicas of matches, and the work that is done on them."""

from collections import OrderedDict
from typing import Any, Final

import msgspec

from signum.engine.questions import Option, Seat
from signum.engine.records import encoded
from signum.players import Player
from signum.players.deadline import Deadline
from signum.server.rooms.answering import Answering
from signum.server.rooms.screen import Screens
from signum.server.workers.jobs import (
    CaptureNow,
    CaptureStep,
    ChooseDecisions,
    FindTurns,
    Job,
    JudgeAnswer,
    ListWays,
    LookUp,
    PlayOn,
    PlayRecord,
    ReadPosition,
    ShowStep,
    StartFrom,
    StartWritten,
    TellLines,
    TellPlayers,
    TellReplay,
    Think,
    Unknown,
    Upkeep,
    Warm,
    WeighWay,
)
from signum.server.workers.positions import Positions, captured_file
from signum.server.workers.puzzles import PuzzleJobs
from signum.server.workers.replays import Replays
from signum.table.games import Games
from signum.table.match import Match
from signum.table.record import Record
from signum.table.resuming import resumed
from signum.table.rulebook import Rulebook
from signum.table.transfer import MatchImage, image_of

MOST_REPLICAS: Final = 256
"""Above this number the replica that was used least recently is dropped; the server sends it again."""
MOST_SCREENS: Final = 16
"""Seats, languages and names of one replica for which findings are kept."""


class Replica:
    """A copy of a match, with the findings of those who asked and its computer players."""

    def __init__(self, game: Rulebook, match: Match) -> None:
        self.game = game
        self.match = match
        # Clocks run in the server, and nobody takes back here.
        match.clock = None
        match.run.keep_rests = False
        self._screens: dict[Any, Screens] = {}
        self._players: dict[tuple[Seat, str], Player] = {}

    def screens(self, seat: Seat | None, language: str, called: dict[Seat, str]) -> Screens:
        """The findings of a seat in a language."""
        key = seat, language, tuple(sorted(called.items()))
        if key not in self._screens:
            if len(self._screens) >= MOST_SCREENS:
                self._screens.clear()
            self._screens[key] = Screens(self.game, self.match, seat, language, called)
        return self._screens[key]

    def player(self, seat: Seat, name: str, seed: str) -> Player:
        """The computer player of a seat."""
        if (seat, name) not in self._players:
            self._players[seat, name] = self.game.players_reading(self.match.rules)[name](seed)
        return self._players[seat, name]


class JobRunner:
    """Does one job at a time."""

    def __init__(self, games: Games) -> None:
        self.games = games
        self.replicas: OrderedDict[str, Replica] = OrderedDict()
        self.replays = Replays(games)
        self.puzzles = PuzzleJobs(games)
        self.positions = Positions(games)
        self.deadline: Deadline | None = None
        """Of the player that thinks now."""
        self.number = 0
        """The number of the job that runs."""
        self._hurried = 0
        """The number of the job that must not take long."""

    def hurry(self, number: int) -> None:
        """Let the player of this job, now or when it begins, decide at once; called from another thread."""
        self._hurried = number
        if (deadline := self.deadline) is not None and number == self.number:
            deadline.left = 0

    def run(self, number: int, job: Job) -> Any:
        """The result of a job."""
        self.number = number
        match job:
            case Warm():
                return [self.games[name].name for name in self.games]
            case Think():
                return self._thought(self._replica(job.upkeep), job)
            case LookUp():
                return self._reply(self._replica(job.upkeep), job)
            case PlayRecord():
                return self._replayed(job)
            case TellReplay():
                return self.replays.steps(job)
            case TellLines():
                return self.replays.lines(job)
            case ShowStep():
                return self.replays.screen(job)
            case TellPlayers():
                return self.replays.players(job)
            case StartFrom():
                return self.replays.start(job)
            case PlayOn():
                return self.replays.played_on(job)
            case FindTurns():
                return self.replays.turns(job)
            case JudgeAnswer():
                return self.puzzles.worth(job)
            case CaptureNow():
                return self._captured(self._replica(job.upkeep), job)
            case CaptureStep():
                return self.replays.captured(job)
            case ReadPosition():
                return self.positions.read(job)
            case StartWritten():
                return self.positions.start(job)
            case ChooseDecisions():
                return self.replays.chosen(job)
            case ListWays():
                return self.replays.opened(job)
            case WeighWay():
                return self.replays.weighed(job)

    def _thought(self, replica: Replica, job: Think) -> Option:
        match = replica.match
        choice = match.choice(job.seat)
        if choice is None:
            raise LookupError(f"seat {job.seat} is not asked")
        player = replica.player(job.seat, job.player, job.seed)
        self.deadline = Deadline(seconds=job.seconds)
        if self._hurried == self.number:
            self.deadline.left = 0
        try:
            # A player may look ahead by a choice's check, so it gets the choice of a fork.
            twin = match.run.fork()
            assert twin.choice is not None
            option: Option = player(match.rules.view(twin.game, job.seat), twin.choice, self.deadline)
            return option
        finally:
            self.deadline = None

    def _reply(self, replica: Replica, job: LookUp) -> bytes:
        screens = replica.screens(job.seat, job.language, job.called)
        return encoded(Answering(screens).reply(job.command))

    def _replayed(self, job: PlayRecord) -> MatchImage:
        assert job.upkeep.record is not None
        match = resumed(msgspec.json.decode(job.upkeep.record, type=Record), self.games, job.now)
        image = image_of(match.run, match.marks)
        self._keep(job.upkeep.table, match)
        return image

    def _captured(self, replica: Replica, job: CaptureNow) -> bytes:
        teller = replica.screens(job.seat, job.language, job.called).telling
        return captured_file(replica.match, replica.game, teller, job.seat, job.sender, None)

    # Replicas.

    def _replica(self, upkeep: Upkeep) -> Replica:
        if upkeep.record is not None:
            record = msgspec.json.decode(upkeep.record, type=Record)
            self._keep(upkeep.table, resumed(record, self.games))
        replica = self.replicas.get(upkeep.table)
        if replica is None or len(replica.match.run.entries) != upkeep.after:
            raise Unknown(upkeep.table)
        self.replicas.move_to_end(upkeep.table)
        try:
            replica.match.catch_up(upkeep.entries, upkeep.times)
        except Exception:
            del self.replicas[upkeep.table]
            raise
        return replica

    def _keep(self, table: str, match: Match) -> None:
        self.replicas[table] = Replica(self.games[match.rules.name], match)
        self.replicas.move_to_end(table)
        while len(self.replicas) > MOST_REPLICAS:
            self.replicas.popitem(last=False)
