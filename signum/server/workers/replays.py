"""In a worker: finished games that are shown step by step."""

from collections import OrderedDict
from typing import Final, TypeAlias

import msgspec

from signum.content.languages import LANGUAGES
from signum.engine.questions import Seat
from signum.engine.records import encoded
from signum.players.reviews import Candidates, OpenReview, candidates, continued_once, opened
from signum.players.win_chances import Continuation, continued, turn_starts
from signum.server.protocol import ReplayPlayers, ReplayStep, Screen
from signum.server.rooms.screen import Screens
from signum.server.workers.jobs import (
    CaptureStep,
    ChooseDecisions,
    FindTurns,
    ListWays,
    PlayOn,
    ShowStep,
    StartFound,
    StartFrom,
    TellLines,
    TellPlayers,
    TellReplay,
    Unknown,
    WeighWay,
)
from signum.server.workers.positions import captured_file
from signum.table.games import Games
from signum.table.record import Record, written
from signum.table.replay import Replay
from signum.table.resuming import resumed
from signum.table.wire import GameExplained

MOST_REPLAYS: Final = 32
"""Above this number the replay that was used least recently is dropped; the server sends it again."""


MOST_LOGS: Final = 8
"""Logs of replays that are kept in words, each for one seat and language."""
LogKey: TypeAlias = tuple[str, Seat | None, str, tuple[tuple[Seat, str], ...]]

HELD: Final = ("hand", "feats")
"""The facts of a seat that are cards in its hand."""


class Replays:
    """The replays that a worker keeps."""

    def __init__(self, games: Games) -> None:
        self.games = games
        self._kept: OrderedDict[str, Replay] = OrderedDict()
        self._luck: dict[tuple[str, str], GameExplained] = {}
        """By table and language."""
        self._logs: OrderedDict[LogKey, list[ReplayStep]] = OrderedDict()

    def steps(self, job: TellReplay) -> bytes:
        """Every step of a game in words."""
        told = self._told(job)
        return encoded(told if job.with_lines else [msgspec.structs.replace(one, lines=()) for one in told])

    def lines(self, job: TellLines) -> bytes:
        """The lines of some steps."""
        first = max(0, job.first)
        return encoded([one.lines for one in self._told(job.of)[first : first + job.count]])

    def _told(self, job: TellReplay) -> list[ReplayStep]:
        """Told once: pages ask for the log in parts."""
        replay = self._replay(job.table, job.record)
        key = job.table, job.seat, job.language, tuple(sorted(job.called.items()))
        if key not in self._logs:
            self._logs[key] = self._all_steps(replay, job)
            while len(self._logs) > MOST_LOGS:
                self._logs.popitem(last=False)
        self._logs.move_to_end(key)
        return self._logs[key]

    def _all_steps(self, replay: Replay, job: TellReplay) -> list[ReplayStep]:
        screens = self._screens(replay, job.seat, job.language, job.called)
        told: list[ReplayStep] = []
        for step, events in enumerate(replay.events(job.seat)):
            lines = tuple(screens.lines(events))
            words = tuple([line.words for line in lines if line.words])
            told.append(ReplayStep(words, screens.telling.turn(), replay.seat_of(step), lines=lines))
        return told

    def screen(self, job: ShowStep) -> bytes:
        """The screen of a step: with the log since that step or one before it, or with the whole log."""
        replay = self._replay(job.table, job.record)
        screens = self._screens(replay, job.seat, job.language, job.called)
        follows = job.since is not None and job.since <= job.step
        if job.since is not None and follows:
            replay.go(job.since)
            screens.shown = len(replay.match.run.game.log), 0
        replay.go(job.step)
        shown = screens.screen(0, anew=not follows)
        return encoded(_without_question(shown))

    def players(self, job: TellPlayers) -> bytes:
        """The hands of all players at a step, and the luck of their dice in the whole game."""
        replay = self._replay(job.table, job.record)
        screens = self._screens(replay, None, job.language, job.called)
        found = self._explained(job.table, replay, screens)
        replay.go(job.step)
        match, hands = replay.match, []
        for seat in range(match.rules.seats(match.run.game.state)):
            facts = match.rules.facts(match.run.game, None, seat)
            cards = [card for zone in HELD for card in facts.get(zone, ())]
            hands.append(tuple([screens.telling.card(card) for card in cards]))
        return encoded(ReplayPlayers(tuple(hands), found.luck, found.luck_about))

    def _explained(self, table: str, replay: Replay, screens: Screens) -> GameExplained:
        """Found once: it belongs to the end of the game, and steps are asked for one after the other."""
        key = table, screens.telling.language
        if key not in self._luck:
            if len(self._luck) >= MOST_REPLAYS:
                self._luck.clear()
            replay.go(replay.steps)
            self._luck[key] = screens.findings.explained(0)
        return self._luck[key]

    def start(self, job: StartFrom) -> bytes:
        """The start of a game that goes on from a step."""
        replay = self._replay(job.table, job.record)
        replay.go(job.step)
        chance = replay.rested_chance()
        if chance is None:
            return encoded(StartFound(replay.rested(), 0, ()))
        return encoded(StartFound(replay.rested(), chance.drawn, chance.fixed))

    def captured(self, job: CaptureStep) -> bytes:
        """A step as a scenario file, with everything that was hidden in the game."""
        replay = self._replay(job.table, job.record)
        record = b"" if job.sender is None else _record(replay)
        replay.go(job.step)
        screens = self._screens(replay, None, job.language, job.called)
        game = self.games[replay.match.rules.name]
        return captured_file(replay.match, game, screens.telling, None, job.sender, record)

    def turns(self, job: FindTurns) -> list[int]:
        """The first step of each turn."""
        return list(turn_starts(self._replay(job.table, job.record)))

    def played_on(self, job: PlayOn) -> Continuation:
        """One continuation from a step."""
        replay = self._replay(job.table, job.record)
        return continued(replay, self.games[replay.match.rules.name], job.step, job.number)

    def chosen(self, job: ChooseDecisions) -> Candidates:
        """The decisions that may be key moments."""
        replay = self._replay(job.table, job.record)
        return candidates(replay, self.games[replay.match.rules.name], job.turns)

    def opened(self, job: ListWays) -> OpenReview:
        """The ways that are compared at a decision."""
        replay = self._replay(job.table, job.record)
        game = self.games[replay.match.rules.name]
        return opened(replay, game, job.decision, LANGUAGES, lambda language: job.called[language])

    def weighed(self, job: WeighWay) -> float:
        """The score of the mover's side in one continuation."""
        replay = self._replay(job.table, job.record)
        return continued_once(replay, self.games[replay.match.rules.name], job.asked)

    def _replay(self, table: str, record: bytes | None) -> Replay:
        if record is not None:
            match = resumed(msgspec.json.decode(record, type=Record), self.games)
            self._kept[table] = Replay(match)
            for key in [one for one in self._logs if one[0] == table]:
                del self._logs[key]
            while len(self._kept) > MOST_REPLAYS:
                self._kept.popitem(last=False)
        replay = self._kept.get(table)
        if replay is None:
            raise Unknown(table)
        self._kept.move_to_end(table)
        return replay

    def _screens(self, replay: Replay, seat: Seat | None, language: str, called: dict[Seat, str]) -> Screens:
        game = self.games[replay.match.rules.name]
        return Screens(game, replay.match, seat, language, called)


def _record(replay: Replay) -> bytes:
    """The record of the whole game, on one line."""
    replay.go(replay.steps)
    return msgspec.json.format(written(replay.match.record(private=True)), indent=-1)


def _without_question(screen: Screen) -> Screen:
    """The screen of somebody who looks on: nothing is asked."""
    return msgspec.structs.replace(screen, asked=None, may_take_back=False, why_not_take_back="")
