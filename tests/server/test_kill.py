"""A server that is killed in the middle of anything has everything it acknowledged when it runs again."""

import asyncio
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.serving import Launcher, Seat, Server, entries_in, make_table, serving

KILLS = int(os.environ.get("KILLS", "15"))
"""`make soak` has 200."""
KILLS_UNDER_LOAD = int(os.environ.get("KILLS", "4"))
TABLES = 24
"""At which people play under load."""
MOST_ANSWERS = 4
"""A server lives until it has acknowledged at most this many answers, and a moment longer."""
LONGEST_MOMENT = 0.02
"""Seconds."""
LONG = 40
"""The number of answers after which a game is left for another."""


@pytest.fixture
def server(launcher: Launcher, tmp_path: Path) -> Iterator[Server]:
    with serving(launcher, tmp_path / "games.sqlite") as running:
        yield running


class Party:
    """Those at one table, and what the server told them it has."""

    def __init__(self, server: Server, mode: str, rng: Random) -> None:
        self.server = server
        made = make_table(server.address, mode, level="random")
        self.table: str = made["table"]
        self.mode = mode
        self.seats = [Seat(server.address, token, rng) for token in made["seats"]]
        self.position = 0
        self.acknowledged: dict[int, Any] = {}
        """The answers by the position at which they were given."""

    @property
    def over(self) -> bool:
        """Whether its game is."""
        return any(seat.over for seat in self.seats)

    async def come_back(self) -> None:
        """All clients connect; everything shown or acknowledged before still holds."""
        shown = [seat.events for seat in self.seats]
        for seat in self.seats:
            await self._connect(seat)
            assert seat.welcome is not None
            if not seat.welcome["begun"]:
                assert not self.position
                await seat.sit()
        for seat, before in zip(self.seats, shown, strict=True):
            await seat.until(lambda one: one.screen is not None)
            assert seat.screen is not None
            assert seat.screen["position"] >= self.position
            assert seat.events[: len(before)] == before

    async def _connect(self, seat: Seat) -> None:
        try:
            await seat.connect()
        except ConnectionClosed as closed:
            said = self.server.says.read_text(encoding="utf-8")
            raise AssertionError(f"the server did not let a player in again: {closed}\n{said}") from closed

    async def play(self) -> None:
        """Answer every question until the server is gone or the game is over."""
        while not self.over:
            seat = next((seat for seat in self.seats if seat.asked), None)
            if seat is None:
                await self.seats[0].receive()
            else:
                await self._answer(seat)

    async def _answer(self, seat: Seat) -> None:
        assert seat.screen is not None
        before: int = seat.screen["position"]
        reply = await seat.decide()
        if reply["kind"] == "accepted":
            self.acknowledged[before] = seat.given
            self.position = max(self.position, reply["position"])
        for one in self.seats:
            await one.until(lambda one: one.screen["position"] > before)

    async def leave(self) -> None:
        """Their sockets are of no more use."""
        for seat in self.seats:
            await seat.close()


def acknowledged(parties: list[Party]) -> int:
    """How many answers the server has acknowledged."""
    return sum([len(party.acknowledged) for party in parties])


async def killed(server: Server, parties: list[Party], most: int, rng: Random) -> None:
    """Everybody comes back at once, plays, and in the middle of it the server is killed."""
    await asyncio.gather(*[party.come_back() for party in parties])
    playing = [asyncio.create_task(party.play()) for party in parties]
    wanted = acknowledged(parties) + rng.randint(0, most)
    while acknowledged(parties) < wanted and not all(one.done() for one in playing):
        await asyncio.sleep(0.001)
    await asyncio.sleep(rng.uniform(0, LONGEST_MOMENT))
    server.kill()
    for result in await asyncio.gather(*playing, return_exceptions=True):
        assert result is None or isinstance(result, ConnectionClosed), repr(result)
    for party in parties:
        await party.leave()


def survive(server: Server, modes: Sequence[str], kills: int, most: int) -> None:
    """Kill a server again and again; all that was shown is shown again, and then the games go on."""
    rng = Random(8)
    parties = [Party(server, mode, rng) for mode in modes]
    left: list[Party] = []
    for _ in range(kills):
        asyncio.run(killed(server, parties, most, rng))
        server.start()
        # A game is given up for a new one in time, so that coming back does not take longer and longer.
        for at, party in enumerate(parties):
            if party.over or party.position > LONG + 10 * (at % 3):
                left.append(party)
                parties[at] = Party(server, party.mode, rng)
    everybody = [*left, *parties]
    answers = acknowledged(everybody)
    print(f"{kills} kills, {len(everybody)} tables, {answers} acknowledged answers")
    assert answers > kills
    for party in everybody:
        entries = entries_in(server.data, party.table)
        assert len(entries) >= party.position
        assert {at: entries[at]["option"] for at in party.acknowledged} == party.acknowledged


def test_kills_lose_nothing_that_was_acknowledged(server: Server) -> None:
    """Also in games that go on over many kills."""
    survive(server, ("screen", "computer", "screen"), KILLS, MOST_ANSWERS)


def test_kills_under_load_lose_nothing_that_was_acknowledged(server: Server) -> None:
    """Many tables answer at once, so answers of several are committed together when the server is killed."""
    survive(server, ("screen",) * TABLES, KILLS_UNDER_LOAD, 4 * TABLES)
