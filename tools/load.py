"""Many tables of scripted players on one server, on this machine: tools/load.py --tables 200 --seconds 60

Every player checks that no screen is lost or comes out of order and that an answer is acknowledged at the
position after the one it was given at; in the end the file of games must hold exactly what was acknowledged.
Printed is how long acknowledgements took. `--pause` is how long a player thinks about an answer, on average.
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import fmean
from time import monotonic
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.serving import Seat, entries_in, launching, make_table, serving  # noqa: E402 - the checkout comes first

AT_ONCE = 8
"""The number of tables that are set up in parallel."""


class Table:
    """Two players at one table."""

    def __init__(self, address: str, rng: Random) -> None:
        self.address = address
        self.rng = rng
        self.id = ""
        self.seats: list[Seat] = []
        self.answers: list[Any] = []
        self.seconds: list[float] = []
        """The duration of each acknowledgement."""

    async def set_up(self) -> None:
        """The table is made and both take their seats."""
        made = await asyncio.to_thread(make_table, self.address)
        self.id = made["table"]
        self.seats = [Seat(self.address, token, self.rng) for token in made["seats"]]
        for seat in self.seats:
            await seat.connect()
            await seat.sit()
        for seat in self.seats:
            await seat.until(lambda one: one.screen is not None)

    async def play(self, end: float, pause: float) -> None:
        """Answer until the time is over or the game is."""
        while not self.seats[0].over:
            thought = self.rng.expovariate(1 / pause) if pause else 0.0
            if monotonic() + thought >= end:
                return
            await asyncio.sleep(thought)
            seat = next(one for one in self.seats if one.asked)
            await self._answer(seat)

    async def _answer(self, seat: Seat) -> None:
        assert seat.screen is not None
        before = seat.screen["position"]
        if before != len(self.answers):
            raise AssertionError(f"table {self.id}: {before} answers stored, {len(self.answers)} given")
        reply = await seat.decide()
        if reply["kind"] != "accepted" or reply["position"] != before + 1:
            raise AssertionError(f"table {self.id}: at {before} came {reply}")
        self.seconds.append(seat.took)
        self.answers.append(seat.given)
        for one in self.seats:
            while one.screen is not None and one.screen["position"] <= before:
                await one.receive()
            if one.screen is None or one.screen["position"] != before + 1:
                raise AssertionError(f"table {self.id}: a screen was lost after {before}")

    async def leave(self) -> None:
        """Both close their sockets."""
        for seat in self.seats:
            await seat.close()


async def load(address: str, tables: int, seconds: float, pause: float) -> list[Table]:
    """Set up the tables, then play at all of them at once."""
    rng = Random(200)
    made = [Table(address, Random(rng.random())) for _ in range(tables)]
    turnstile = asyncio.Semaphore(AT_ONCE)

    async def set_up(table: Table) -> None:
        async with turnstile:
            await table.set_up()

    await asyncio.gather(*[set_up(table) for table in made])
    end = monotonic() + seconds
    await asyncio.gather(*[table.play(end, pause) for table in made])
    await asyncio.gather(*[table.leave() for table in made])
    return made


def measured(tables: int, seconds: float, pause: float) -> Iterator[str]:
    """Run it, compare with the file, and report how long answers took."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "games.sqlite"
        begin = monotonic()
        with launching() as launcher, serving(launcher, data) as server:
            played = asyncio.run(load(server.address, tables, seconds, pause))
        took = monotonic() - begin
        for table in played:
            stored = [entry["option"] for entry in entries_in(data, table.id)]
            if stored != table.answers:
                raise AssertionError(f"table {table.id}: the file holds other answers than were acknowledged")
    times = sorted([one for table in played for one in table.seconds])
    yield f"{tables} tables, {2 * tables} sockets, {len(times)} answers, none lost or out of order"
    yield f"{len(times) / seconds:.0f} answers a second for {seconds:.0f} s; {took:.0f} s with setting up"
    shares = ", ".join([f"p{share} {1000 * at(times, share):.0f}" for share in (50, 90, 95, 99, 100)])
    yield f"milliseconds until acknowledged: mean {1000 * fmean(times):.0f}, {shares}"


def at(times: list[float], share: int) -> float:
    """The time within which this percentage of answers came."""
    return times[min(len(times) - 1, len(times) * share // 100)]


def main() -> int:
    """Print the measurements; the exit code is 1 if an answer was lost."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60.0, help="how long they play")
    parser.add_argument("--pause", type=float, default=5.0, help="how long a player thinks, on average")
    wanted = parser.parse_args()
    try:
        for line in measured(wanted.tables, wanted.seconds, wanted.pause):
            print(line, flush=True)
    except AssertionError as lost:
        print(lost, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
