"""The rows of the bench for the server: the screens that it sends, and the answers that it plays.

An answer goes through the server without sockets and disk: it is checked, played, written as SQL that is
thrown away, and shown to two players.
"""

import asyncio
from functools import partial
from itertools import cycle
from pathlib import Path
from typing import Any, Final
from weakref import finalize

from sqlalchemy.ext.asyncio import create_async_engine

from signum.engine.chance import Chance, seed_of
from signum.engine.records import plain
from signum.server import protocol as p
from signum.server.http.rate_limits import AddressLimits
from signum.server.rooms.client import Client
from signum.server.rooms.commands import obey
from signum.server.rooms.room import Room
from signum.server.rooms.screen import Screens
from signum.server.rooms.table import Table
from signum.server.store.database import Store
from signum.server.store.stored_table import SeatSetup, StoredTable, TableProgress, TableSetup
from signum.server.store.writer import Statement, Writer
from signum.server.workers.pool import Workers
from signum.table.benchmarks import PUSH_POP, Benchmark, Work
from signum.table.games import Games
from signum.table.match import Match
from signum.table.rulebook import Rulebook

ANSWERS: Final = (60, 110, 160, 210, 260, 310)
"""How far the games are from which screens are made."""


def server_benchmarks(games: Games) -> tuple[Benchmark, ...]:
    """Two rows for each game."""
    rows = []
    for name, game in games.items():
        rows.append(Benchmark(f"{name}-screen", "screens/s", PUSH_POP, partial(screen, game)))
        rows.append(Benchmark(f"{name}-answer", "answers/s", PUSH_POP, partial(answer, games, name)))
    return tuple(rows)


def screen(game: Rulebook) -> Work:
    """The screen of the seat that is asked, with its findings and words."""
    shown = cycle([_screens(game, answers) for answers in ANSWERS])

    def make() -> int:
        next(shown).screen(0)
        return 1

    return make


def _screens(game: Rulebook, answers: int) -> Screens:
    """A table after this many random answers."""
    edition, mode = game.editions[-1], next(iter(game.modes.values()))
    decks = [game.library.deck(one, edition).deck for one in game.library.usual_decks[: len(mode.sides)]]
    start: Any = game.library.start(mode.id, edition, decks if mode.brings_decks else ())
    match = Match(game.rules(edition).with_start(start), start, secret=seed_of("bench screen"))
    picks = Chance(seed_of(f"bench screen {answers}"))
    for _ in range(answers):
        choice = match.run.choice
        if choice is None:
            break
        match.answer(choice.seat, choice.drawn(picks.below))
    asked = match.run.choice
    return Screens(game, match, None if asked is None else asked.seat, "en")


class NoDisk(Writer):
    """Throws everything away."""

    def __init__(self) -> None:
        self.used = 0.0

    async def write(self, *statements: Statement, subject: str = "") -> None:
        """Nothing to wait for."""


def answer(games: Games, name: str) -> Work:
    """An answer of one of two people, until its screens are written for both."""
    runner = asyncio.Runner()
    loop = runner.get_loop()
    picks = Chance(seed_of("bench answer"))
    playing: list[tuple[Room, list[Client]]] = []

    def make() -> int:
        if not playing or playing[0][0].match is None or playing[0][0].match.finished:
            playing[:] = [loop.run_until_complete(_sat_down(games, name))]
        room, clients = playing[0]
        assert room.match is not None
        choice = room.match.run.choice
        assert choice is not None
        client, option = clients[choice.seat], plain(choice.drawn(picks.below))
        command = p.Answer(client.number + 1, room.match.position, (option,))
        loop.run_until_complete(_told(room, clients, client, command))
        return 1

    # It ends what the last table left waiting, such as its autoplay.
    finalize(make, runner.close)
    return make


async def _sat_down(games: Games, name: str) -> tuple[Room, list[Client]]:
    """A new table of the first mode, with people on all seats."""
    game = games[name]
    edition, mode = game.editions[-1], next(iter(game.modes.values()))
    seats = tuple([SeatSetup(screen=seat) for seat in range(len(mode.sides))])
    setup = TableSetup(name, mode.id, edition, seats, seed_of("bench answer").hex())
    decks = dict(enumerate(game.library.usual_decks[: len(seats)])) if mode.brings_decks else {}
    stored = StoredTable("bench", 0, 0, False, setup, TableProgress(decks=decks), None, [], [], [])
    engine = create_async_engine("sqlite+aiosqlite://")
    store, workers = Store(engine, NoDisk(), b"", Path()), Workers(games)
    room = Room(Table(stored, None, store, games, workers), workers, AddressLimits())
    clients = [Client(seat, "en") for seat in range(len(seats))]
    for client in clients:
        await room.join(client)
    for client in clients:
        await _told(room, clients, client, p.Sit(1, f"{client.seat:032x}"))
    return room, clients


async def _told(room: Room, clients: list[Client], client: Client, command: Any) -> None:
    """Carry a command out; everybody takes the messages."""
    await obey(room, client, command)
    for one in clients:
        while one.has_news:
            await one.next()
