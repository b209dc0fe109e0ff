"""Games in bulk between computer players: only its seed decides a game, whichever process plays it."""

import gc
import os
import shlex
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from time import process_time
from traceback import extract_tb
from typing import Any, Final

from msgspec import Struct

from signum.engine.questions import Seat
from signum.engine.run import GameRun
from signum.players.driving import MOST_TURNS, Decision, Luck, decisions
from signum.players.own import player_called
from signum.table import record as records
from signum.table.games import Games
from signum.table.record import Record, RecordMark
from signum.table.rulebook import Brought

UNFINISHED: Final = "unfinished"
FAILED: Final = "failed"
LONGEST_ERROR: Final = 300
BETWEEN_PASSES: Final = 100_000
"""The objects that are made, less the freed ones, between two passes of the garbage collector."""


class LineUp(Struct, frozen=True):
    """A game to be played, with everything that decides it."""

    number: int
    seed: str
    """A word and a number; two games with one seed share their luck, however differently they go."""
    game: str
    mode: str
    edition: str
    players: tuple[str, ...]
    """The computer player of each seat."""
    decks: tuple[Brought, ...] = ()
    """The deck of each seat, if the mode has decks."""
    evaluations: int | None = None
    """The evaluations for one decision; without it players have no limit."""
    most_turns: int = MOST_TURNS
    words: tuple[str, ...] = ()
    """The words of the command line that choose the game, its mode and its map."""
    map: str = ""
    """The map that was chosen; without it a game with maps draws one by lot."""
    packs: tuple[Path, ...] = ()
    """The packs whose cards and quests are played with."""
    variants: tuple[str, ...] = ()
    """The variants of the rules that are played with."""

    @property
    def command(self) -> str:
        """The command that plays only this game."""
        seed, _, first = self.seed.rpartition(" ")
        words = ["signum", "simulate", *self.words, "--seats", ",".join(self.players)]
        words += ["--edition", self.edition]
        words += [word for one in self.decks for word in ("--deck", one.name)]
        words += [word for one in self.variants for word in ("--variant", one)]
        words += [word for one in self.packs for word in ("--pack", str(one))]
        words += ["--seed", seed, "--first", first, "--games", "1"]
        if self.evaluations is not None:
            words += ["--evaluations", str(self.evaluations)]
        return shlex.join(words)


class Slowest(Struct, frozen=True):
    """The decision of a game that took longest."""

    seconds: float = 0.0
    player: str = ""
    choice: str = ""
    turn: int = 0


class Result(Struct, frozen=True):
    """The result of a game; everything except the seconds is reproducible."""

    number: int
    seed: str
    players: tuple[str, ...]
    sides: tuple[int, ...]
    """The side of each seat."""
    decks: tuple[str, ...]
    winner: int | None
    by: str
    """The ending in the game's report; or unfinished, failed."""
    began: Seat | None
    turns: int
    answers: int
    seconds: float
    """CPU time."""
    slowest: Slowest
    error: str = ""
    again: str = ""
    """The command that repeats a failed or unfinished game."""
    map: str = ""
    """The map in the game's report."""

    def score(self, seat: Seat) -> float:
        """The score of a seat: 1, 0, or a half if no side has won."""
        return 0.5 if self.winner is None else float(self.winner == self.sides[seat])


def played(line_up: LineUp, games: Games, folder: Path | None = None) -> Result:
    """Play one game to its end; an error of a player or a rule ends only this game, and is reported."""
    table = SimulatedGame(line_up, games)
    set_loaded_apart()
    return table.play(folder)


@cache
def set_loaded_apart() -> None:
    """Call once a process has loaded its cards and modules; a second call does nothing."""
    collect_rarely()


def collect_rarely() -> None:
    """Let the garbage collector look at few objects, and rarely.

    Cards and modules are never garbage, and most of a game frees its memory without the collector.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(BETWEEN_PASSES)


class SimulatedGame:
    """A game of a line-up, while it is played."""

    def __init__(self, line_up: LineUp, games: Games) -> None:
        self.line_up = line_up
        self.game = games[line_up.game]
        self.sides = self.game.modes[line_up.mode].sides
        decks = [one.deck for one in line_up.decks]
        library = self.game.library.with_packs(line_up.packs) if line_up.packs else self.game.library
        self.start = library.start(line_up.mode, line_up.edition, decks, line_up.variants, on=line_up.map)
        self.rules: Any = self.game.rules(line_up.edition).with_start(self.start)
        self.run: GameRun[Any, Any] = GameRun(self.rules, self.start.state.copy(), None, keep_rests=False)
        self.answers = 0
        self.slowest = Slowest()

    def play(self, folder: Path | None) -> Result:
        begun, error = process_time(), ""
        try:
            self.decide()
        except Exception as raised:
            error = _told(raised)
        result = self.result(process_time() - begun, error)
        if folder is not None:
            (folder / f"game-{self.line_up.number:05}.json").write_bytes(self.record())
        return result

    def decide(self) -> None:
        """Play to the end or to the turn limit."""
        for _ in self.answers_given():
            pass

    def answers_given(self) -> Iterator[Decision]:
        """The same, one answer after the other."""
        wanted = self.line_up
        seated = [
            player_called(name, f"{wanted.seed} {seat}", self.game.players_reading(self.rules))
            for seat, name in enumerate(wanted.players)
        ]
        for one in decisions(
            self.run,
            self.rules,
            seated,
            luck=Luck(wanted.seed),
            most_turns=wanted.most_turns,
            evaluations=wanted.evaluations,
        ):
            self.answers += 1
            if one.seconds > self.slowest.seconds:
                name = wanted.players[one.choice.seat]
                self.slowest = Slowest(one.seconds, name, one.choice.kind, one.turn)
            yield one

    def result(self, seconds: float, error: str) -> Result:
        wanted, state, report = self.line_up, self.run.game.state, self.game.report(self.run.game)
        by = FAILED if error else report.ending or UNFINISHED
        return Result(
            number=wanted.number,
            seed=wanted.seed,
            players=wanted.players,
            sides=self.sides,
            decks=tuple([one.name for one in wanted.decks]),
            winner=None if state.outcome is None or error else state.outcome.winner,
            by=by,
            began=report.began,
            turns=self.rules.turn(state),
            answers=self.answers,
            seconds=seconds,
            slowest=self.slowest,
            error=error,
            again=wanted.command if by in (FAILED, UNFINISHED) else "",
            map=report.map,
        )

    def record(self) -> bytes:
        """The record of the game so far, with its dice."""
        entries = list(self.run.entries)
        state = self.run.game.state
        return records.written(
            Record(
                game=self.rules.name,
                edition=self.rules.edition_id,
                content=self.rules.content,
                start=self.start,
                players=list(self.line_up.players),
                entries=entries,
                times=[0] * len(entries),
                marks=[RecordMark(len(entries), records.digest(state))],
                outcome=state.outcome,
            )
        )


def _told(raised: Exception) -> str:
    """The error and its line of code, on one line."""
    at = extract_tb(raised.__traceback__)[-1]
    said = " ".join(str(raised).split())[:LONGEST_ERROR]
    return f"{type(raised).__name__}: {said} ({Path(at.filename).name}:{at.lineno})"


def all_played(
    line_ups: Sequence[LineUp], games: Games, jobs: int = 1, folder: Path | None = None
) -> Iterator[Result]:
    """The games in their order, in parallel if there are several jobs."""
    jobs = min(jobs, len(line_ups))
    if jobs <= 1:
        yield from (played(one, games, folder) for one in line_ups)
        return
    with ProcessPoolExecutor(jobs, initializer=_do_not_interrupt) as pool:
        yield from pool.map(played, line_ups, [games] * len(line_ups), [folder] * len(line_ups))


def usual_jobs() -> int:
    """The number of cores for this process."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def decks_by_number(
    decks: Sequence[Brought], number: int, seats: int, *, mirrors: bool = True
) -> tuple[Brought, ...]:
    """The decks of a game by its number: every combination, then again with the seats moved on by one.

    The decks meet in rounds in which each deck is in one game, so that few games favour no deck. Without
    mirrors no deck meets itself.
    """
    count = len(decks)
    combined = combinations_with_replacement if mirrors else combinations
    every = sorted(combined(range(count), seats), key=lambda those: (sum(those) % count, those))
    chosen = [decks[at] for at in every[number % len(every)]]
    moved = number // len(every) % seats
    return tuple(chosen[moved:] + chosen[:moved])


def _do_not_interrupt() -> None:
    """An interrupt ends the whole run; a running game is over soon."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
