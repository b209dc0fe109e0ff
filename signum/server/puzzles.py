"""Puzzles in the browser: the list of a game, a table for one, its hint and solution, and the verdict."""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from secrets import token_hex
from typing import Any, Final

import msgspec

from signum.content.languages import known_language
from signum.content.rule_words import ENGLISH
from signum.engine.chance import Fixed
from signum.engine.questions import Option
from signum.engine.records import encoded
from signum.engine.run import Act, Dice, Entry, Given, Order
from signum.server import protocol as p
from signum.server.clock import now
from signum.server.http.errors import Declined
from signum.server.http.queue import Asker
from signum.server.lobby import found, made
from signum.server.rooms.room import Room
from signum.server.rooms.rooms import Rooms
from signum.server.rooms.screen import Screens
from signum.server.store.stored_table import HUMAN, SeatSetup, TableSetup
from signum.server.workers.jobs import JobFailed, JudgeAnswer, WorkerDied
from signum.table.games import Games
from signum.table.puzzles.posing import Posed
from signum.table.puzzles.reading import CHANCES, Puzzle
from signum.table.puzzles.suite import level, of_the_day, reasons, suite
from signum.table.rulebook import Rulebook
from signum.table.seat_names import SEAT_NAMES
from signum.table.telling.names import card_name

log = logging.getLogger(__name__)

OF_SEATS: Final = ("wins", "unbeaten")
"""The goals of all games whose owner is a seat; those of one game are of seats too."""


class Puzzles:
    """The puzzles of a server's games, read once."""

    def __init__(self, games: Games) -> None:
        self.games = games
        self._suites: dict[str, Mapping[str, Puzzle]] = {}
        self._reasons: dict[str, Mapping[str, Mapping[str, str]]] = {}
        self._listed: dict[tuple[str, str], tuple[p.PuzzleShown, ...]] = {}

    def of(self, game: Rulebook) -> Mapping[str, Puzzle]:
        """Those of a game, by name."""
        if game.name not in self._suites:
            self._suites[game.name] = suite(game, self.games)
        return self._suites[game.name]

    def reasons(self, game: Rulebook) -> Mapping[str, Mapping[str, str]]:
        """The reasons of a game's puzzles in other languages than English."""
        if game.name not in self._reasons:
            self._reasons[game.name] = reasons(game)
        return self._reasons[game.name]

    def listed(self, game: Rulebook, language: str) -> p.PuzzleList:
        """All of a game, and that of the day."""
        day = datetime.fromtimestamp(now() / 1000, UTC).date()
        names = tuple(sorted(self.of(game)))
        key = game.name, known_language(language)
        if key not in self._listed:
            self._listed[key] = self._shown(game, key[1])
        return p.PuzzleList(day.isoformat(), of_the_day(names, day) if names else "", self._listed[key])

    def posed(self, game: str, name: str, edition: str) -> Posed:
        """A puzzle with its decision open, in a printing that it has."""
        known = self.of(self.games[game])
        if name not in known:
            raise Declined("server-no-such-puzzle", 400)
        editions = known[name].scenario.editions
        return Posed(known[name], edition if edition in editions else editions[-1], self.games)

    def _shown(self, game: Rulebook, language: str) -> tuple[p.PuzzleShown, ...]:
        posed = [self.posed(game.name, name, "") for name in self.of(game)]
        posed.sort(key=lambda one: (_theme(one.puzzle), level(one), one.puzzle.name))
        numbers: dict[str, int] = {}
        shown = []
        for one in posed:
            theme = _theme(one.puzzle)
            numbers[theme] = numbers.get(theme, 0) + 1
            shown.append(self._one(game, one, numbers[theme], language))
        return tuple(shown)

    def _one(self, game: Rulebook, posed: Posed, number: int, language: str) -> p.PuzzleShown:
        puzzle, match = posed.puzzle, posed.player.match
        assert puzzle.proof is not None
        teller = game.teller(match, language, puzzle.seat)
        return p.PuzzleShown(
            name=puzzle.name,
            theme=_theme(puzzle),
            number=number,
            level=level(posed),
            seat=puzzle.seat,
            editions=puzzle.scenario.editions,
            goals=tuple([_goal(game, posed, word, of, language) for word, of in puzzle.proof.goal]),
            until=puzzle.proof.until,
            preview=game.findings(match, puzzle.seat, teller).preview(),
        )


def _theme(puzzle: Puzzle) -> str:
    return puzzle.name.partition("/")[0]


def _goal(game: Rulebook, posed: Posed, word: str, of: str, language: str) -> p.PuzzleGoalShown:
    if word in OF_SEATS or word in game.puzzles.goals:
        return p.PuzzleGoalShown(word, "", own=SEAT_NAMES.index(of) == posed.seat)
    return p.PuzzleGoalShown(word, card_name(of, posed.player.match.start.names, game.words, language))


# A table.


async def make(rooms: Rooms, puzzles: Puzzles, wanted: p.NewPuzzle) -> p.TableMade:
    """A table at which a puzzle is solved against the strongest computer player."""
    game = rooms.games.named(wanted.game) if wanted.game else rooms.games.usual
    posed = await asyncio.to_thread(puzzles.posed, game.name, wanted.name, wanted.edition)
    match = posed.player.match
    answers, fixed = opening_of(match.run.entries)
    mode = dict(posed.puzzle.scenario.position.entries()).get("mode")
    computer = SeatSetup(tuple(game.players)[-1])
    setup = TableSetup(
        game.name,
        next(iter(game.modes)) if mode is None else mode.text(),
        posed.edition,
        tuple([SeatSetup(HUMAN) if seat == posed.seat else computer for seat in range(match.seats)]),
        token_hex(32),
        fixed=fixed,
        puzzle=posed.puzzle.name,
    )
    return await made(rooms, setup, {}, _plain(match.start), [_plain(one) for one in answers])


def opening_of(entries: Sequence[Entry]) -> tuple[list[Given | Act], Fixed]:
    """The answers of a script, and the results of its throws and shuffles."""
    results: list[tuple[int | str, ...]] = []
    for one in entries:
        match one:
            case Dice(numbers):
                results.append(numbers)
            case Order(items):
                results.append(items)
            case _:
                pass
    return [one for one in entries if isinstance(one, Given | Act)], tuple(results)


def _plain(value: Any) -> Any:
    return msgspec.json.decode(encoded(value))


# Help and verdict.


async def help_of(rooms: Rooms, puzzles: Puzzles, token: str, language: str) -> p.PuzzleHelp:
    """A tempting wrong answer and a right one to the puzzle of a link."""
    room, posed = await _at(rooms, puzzles, token)
    puzzle = posed.puzzle
    spoken, told = known_language(language), puzzles.reasons(room.table.game).get(puzzle.name, {})
    screens = Screens(room.table.game, posed.player.match, puzzle.seat, spoken)
    wrong = posed.options(puzzle.rejected)
    right = next(one for one in posed.options((*puzzle.accepted, *puzzle.shown)) if posed.solved_by(one))
    return p.PuzzleHelp(
        wrong=screens.telling.option(wrong[0]) if wrong else "",
        words=screens.telling.option(right),
        option=right,
        why=told.get(spoken, puzzle.why.strip()),
        language=spoken if spoken in told else ENGLISH,
    )


async def verdict(rooms: Rooms, puzzles: Puzzles, token: str, address: str) -> p.PuzzleVerdict:
    """How the answer that was given at the table of a link is judged."""
    room, posed = await _at(rooms, puzzles, token)
    proof, match = posed.puzzle.proof, room.match
    assert proof is not None
    entries = [] if match is None else match.run.entries
    before, _ = opening_of(posed.player.match.run.entries)
    if list(entries[: len(before)]) != before:
        return p.PuzzleVerdict(answered=False, left=True)
    answer = entries[len(before)] if len(entries) > len(before) else None
    if not isinstance(answer, Given):
        return p.PuzzleVerdict(answered=False)
    solved = posed.solved_by(answer.option)
    yours = await _worth(rooms, room, posed, answer.option, address)
    best = float(proof.best) if yours is None or not solved else max(yours, float(proof.best))
    return p.PuzzleVerdict(
        answered=True,
        solved=solved,
        best=best,
        yours=yours,
        is_chance=len(proof.goal) == 1 and proof.goal[0][0] in CHANCES,
    )


async def _worth(rooms: Rooms, room: Room, posed: Posed, option: Option, address: str) -> float | None:
    job = JudgeAnswer(room.table.setup.game, posed.puzzle.name, posed.edition, encoded(option))
    try:
        async with rooms.workers.slow.worker(Asker(address, room.table.id)) as worker:
            worth: float | None = await worker.run(job)
            return worth
    except (JobFailed, WorkerDied) as error:
        log.warning("table %s: an answer to its puzzle could not be judged: %s", room.table.id, error)
        return None


async def _at(rooms: Rooms, puzzles: Puzzles, token: str) -> tuple[Room, Posed]:
    """The table of a link and its puzzle."""
    room, _ = await found(rooms, token)
    setup = room.table.setup
    if not setup.puzzle:
        raise Declined("server-no-puzzle", 404)
    return room, await asyncio.to_thread(puzzles.posed, setup.game, setup.puzzle, setup.edition)
