"""Many tables of scripted players on one server, on this machine: tools/load.py --tables 1,200,500

The players are in this process, the server in another, a new one for each number of tables. Every player
checks that no screen is lost or comes out of order and that an answer is acknowledged at the position after
the one it was given at; in the end the file of games must hold exactly what was acknowledged.

Printed is a row for each number of tables: the time until an answer was acknowledged, the processor time of
the server for an answer (without its workers) and its memory for a table, and the pauses of its garbage
collector. `--pause` is how long a player thinks about an answer, on average. With `--opening` each table has
played that many answers before anything is measured.
"""

import argparse
import asyncio
import gc
import json
import os
import sys
import tempfile
from pathlib import Path
from random import Random
from time import monotonic, process_time
from typing import Any, Final, NamedTuple, TypedDict

import msgspec
from websockets.exceptions import ConnectionClosed

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from signum.server.protocol.changes import changed  # noqa: E402 - the checkout comes first
from tests.serving import Seat, entries_in, launching, make_table, serving  # noqa: E402

AT_ONCE = 8
"""The number of tables that are set up in parallel."""
TABLES_AT_ADDRESS = 400
"""A server limits the connections of an address, so the players share several."""
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


class Changes(TypedDict, total=False):
    """The parts of a change that a scripted player reads."""

    position: Any
    result: Any
    asked: Any


class Heard(TypedDict, total=False):
    """The parts of a message that a scripted player reads; decoding only these is cheap."""

    kind: str
    number: int
    position: int
    code: str
    seat: int | None
    result: str
    asked: Any
    serial: int
    changes: Changes


_heard = msgspec.json.Decoder(Heard)


class Lost(Exception):
    """An answer or a screen was lost, came out of order or was refused."""


class LoadSeat(Seat):
    """A scripted player that costs little processor time."""

    def __init__(self, address: str, token: str, rng: Random, local: str) -> None:
        super().__init__(address, token, rng)
        self.local = local

    async def receive(self) -> dict[str, Any]:
        """The next message; the position of a screen and its question are kept."""
        assert self.socket is not None
        message: dict[str, Any] = dict(_heard.decode(await self.socket.recv()))
        if message["kind"] == "changed":
            before = self.screen
            if before is None or message["serial"] != before["serial"] + 1:
                raise Lost(f"the changes {message['serial']} do not follow {before}")
            message = {**changed(before, message["changes"]), "kind": "screen", "serial": message["serial"]}
        if message["kind"] == "screen":
            self.screen = message
        return message


class Table:
    """Two players at one table."""

    def __init__(self, address: str, rng: Random, local: str) -> None:
        self.address = address
        self.rng = rng
        self.local = local
        self.id = ""
        self.seats: list[LoadSeat] = []
        self.answers: list[Any] = []
        self.seconds: list[float] = []
        """The duration of each acknowledgement."""
        self.error = ""
        """The reason why it was given up."""

    async def set_up(self, opening: int) -> None:
        """Make the table, take both seats and play the opening."""
        made = await asyncio.to_thread(make_table, self.address, edition="fr1")
        self.id = made["table"]
        self.seats = [LoadSeat(self.address, token, self.rng, self.local) for token in made["seats"]]
        for seat in self.seats:
            await seat.connect()
            await seat.sit()
        for seat in self.seats:
            await seat.until(lambda one: one.screen is not None)
        for _ in range(opening):
            if not self.seats[0].over:
                await self._answer()
        self.seconds.clear()

    async def play(self, end: float, pause: float) -> None:
        """Answer until the time or the game is over."""
        try:
            while not self.seats[0].over:
                thought = self.rng.expovariate(1 / pause) if pause else 0.0
                if monotonic() + thought >= end:
                    return
                await asyncio.sleep(thought)
                await self._answer()
        except (AssertionError, ConnectionClosed, Lost, OSError) as error:
            self.error = f"{type(error).__name__}: {error}"

    async def _answer(self) -> None:
        seat = next(one for one in self.seats if one.asked)
        assert seat.screen is not None
        before = seat.screen["position"]
        if before != len(self.answers):
            raise Lost(f"{before} answers stored, {len(self.answers)} given")
        reply = await seat.decide()
        if reply["kind"] != "accepted" or reply["position"] != before + 1:
            raise Lost(f"at {before} came {reply}")
        self.seconds.append(seat.took)
        self.answers.append(seat.given)
        for one in self.seats:
            while one.screen is not None and one.screen["position"] <= before:
                await one.receive()
            if one.screen is None or one.screen["position"] != before + 1:
                raise Lost(f"a screen was lost after {before}")

    async def leave(self) -> None:
        """Both close their sockets."""
        for seat in self.seats:
            await seat.close()


class Usage(NamedTuple):
    """Processor time and memory of a process."""

    seconds: float
    bytes: int

    @classmethod
    def of(cls, pid: int) -> "Usage":
        """As the system counts them; the memory is that which it does not share."""
        stat = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        resident, shared = Path(f"/proc/{pid}/statm").read_text().split()[1:3]
        return cls((int(stat[11]) + int(stat[12])) / TICKS, (int(resident) - int(shared)) * PAGE)


class Wanted(NamedTuple):
    """The number of tables, and how they play."""

    tables: int = 200
    seconds: float = 60.0
    pause: float = 5.0
    opening: int = 0


class Load(NamedTuple):
    """Everything that was played and measured."""

    tables: list[Table]
    empty: Usage
    begun: Usage
    ended: Usage
    own: float
    """The processor time of the players."""
    start: float
    end: float
    """The times between which they played."""


async def load(address: str, pid: int, wanted: Wanted) -> Load:
    """Set up the tables, then play at all of them at once."""
    rng = Random(200)
    made = [
        Table(address, Random(rng.random()), f"127.0.0.{1 + at // TABLES_AT_ADDRESS}")
        for at in range(wanted.tables)
    ]
    turnstile = asyncio.Semaphore(AT_ONCE)

    async def set_up(table: Table) -> None:
        async with turnstile:
            await table.set_up(wanted.opening)

    empty = Usage.of(pid)
    await asyncio.gather(*[set_up(table) for table in made])
    # A pass of the collector over all players would hold back their answers and send them in a burst.
    gc.collect()
    gc.disable()
    begun, own = Usage.of(pid), process_time()
    start, end = monotonic(), monotonic() + wanted.seconds
    await asyncio.gather(*[table.play(end, wanted.pause) for table in made])
    ended, own = Usage.of(pid), process_time() - own
    gc.enable()
    await asyncio.gather(*[table.leave() for table in made])
    return Load(made, empty, begun, ended, own, start, end)


class Row(NamedTuple):
    """The figures of one run."""

    tables: int
    answers: int
    lost: int
    errors: int
    p50: float
    p99: float
    most: float
    """Milliseconds until an answer was acknowledged."""
    processor: float
    """Milliseconds of the server for an answer."""
    core: float
    """The percentage of a core that the server used."""
    players: float
    """The percentage that the players used: above 80 they measure themselves."""
    megabytes: float
    """For each table, of the server without its workers."""
    pause: float
    """The longest pause of the garbage collector, in milliseconds of processor time."""
    pauses: float
    """The percentage of time that all its pauses took."""


COLUMNS: Final = (
    ("tables", "{0.tables}"),
    ("answers", "{0.answers}"),
    ("lost", "{0.lost}"),
    ("errors", "{0.errors}"),
    ("p50 ms", "{0.p50:.1f}"),
    ("p99 ms", "{0.p99:.1f}"),
    ("max ms", "{0.most:.1f}"),
    ("cpu ms/answer", "{0.processor:.2f}"),
    ("server %", "{0.core:.0f}"),
    ("players %", "{0.players:.0f}"),
    ("MB/table", "{0.megabytes:.2f}"),
    ("longest gc ms", "{0.pause:.1f}"),
    ("gc %", "{0.pauses:.2f}"),
)


def heading() -> str:
    """The names of the columns."""
    return "  ".join([name for name, _ in COLUMNS])


def shown(row: Row) -> str:
    """A row below the heading."""
    return "  ".join([form.format(row).rjust(len(name)) for name, form in COLUMNS])


def measured(wanted: Wanted) -> Row:
    """Run it and compare with the file; an error tells what was lost."""
    with tempfile.TemporaryDirectory() as folder:
        data, pauses = Path(folder) / "games.sqlite", Path(folder) / "pauses.json"
        with launching() as launcher, serving(launcher, data, pauses=str(pauses)) as server:
            played = asyncio.run(load(server.address, server.pid, wanted))
        lost = sum([_missing(data, table) for table in played.tables])
        found = [took for at, took in json.loads(pauses.read_bytes()) if played.start <= at < played.end]
    errors = [f"table {table.id}: {table.error}" for table in played.tables if table.error]
    if errors or lost:
        raise Lost("; ".join(errors[:5]) or f"{lost} answers are not in the file as they were acknowledged")
    return _row(wanted, played, lost, len(errors), found)


def _missing(data: Path, table: Table) -> int:
    """The number of acknowledged answers that the file does not hold, or holds differently."""
    stored = [entry["option"] for entry in entries_in(data, table.id)]
    stored += [None] * (len(table.answers) - len(stored))
    return sum([one != kept for one, kept in zip(table.answers, stored, strict=False)])


def _row(wanted: Wanted, played: Load, lost: int, errors: int, pauses: list[float]) -> Row:
    times = sorted([one for table in played.tables for one in table.seconds])
    spent = played.ended.seconds - played.begun.seconds
    return Row(
        wanted.tables,
        len(times),
        lost,
        errors,
        1000 * at(times, 50),
        1000 * at(times, 99),
        1000 * at(times, 100),
        1000 * spent / len(times),
        100 * spent / wanted.seconds,
        100 * played.own / wanted.seconds,
        (played.ended.bytes - played.empty.bytes) / 1e6 / wanted.tables,
        1000 * max(pauses, default=0.0),
        100 * sum(pauses) / wanted.seconds,
    )


def at(times: list[float], share: int) -> float:
    """The time within which this percentage of answers came."""
    return times[min(len(times) - 1, len(times) * share // 100)]


def main() -> int:
    """Print the measurements; the exit code is 1 if an answer was lost."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", default="200", help="numbers of tables, with commas: 1,200,500,1000,2000")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long they play")
    parser.add_argument("--pause", type=float, default=5.0, help="how long a player thinks, on average")
    parser.add_argument("--opening", type=int, default=0, help="answers at each table before measuring")
    options = parser.parse_args()
    print(heading(), flush=True)
    try:
        for tables in options.tables.split(","):
            wanted = Wanted(int(tables), options.seconds, options.pause, options.opening)
            print(shown(measured(wanted)), flush=True)
    except Lost as lost:
        print(lost, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
