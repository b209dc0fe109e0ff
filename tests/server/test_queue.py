"""The order of questions in the queue."""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from signum.server import deck_questions
from signum.server import protocol as p
from signum.server.http import questions, queue
from signum.server.http.queue import Asker, FairQueue
from signum.server.rooms import working
from signum.server.workers.jobs import LookUp
from signum.table.games import Games
from tests.server.tables import Server, running

REPORT = deck_questions.report
BUSY = Asker("another")
"""It is served when a test begins."""


class Measuring:
    """Askers whose questions take a second each of a clock that only they move; in which order they came."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.queue = FairQueue()
        self.order: list[str] = []
        self.moment = 0.0
        self.open = asyncio.Event()
        monkeypatch.setattr(queue, "monotonic", lambda: self.moment)

    async def ask(self, address: str, place: str = "") -> None:
        """One question, from its beginning to its end."""
        async with self.queue.slot(Asker(address, place)):
            await self.open.wait()
            self.order.append(address + place)
            self.moment += 1.0

    async def all(self, *askers: tuple[str, str]) -> list[str]:
        """All ask at once, the first a little earlier; return the order of the replies."""
        asking = [asyncio.create_task(self.ask(*one)) for one in askers]
        await asyncio.sleep(0)
        self.open.set()
        await asyncio.gather(*asking)
        return self.order


@running
async def test_a_flood_waits_behind_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two addresses, and of two seats of one address, each has its turn; the order of one asker stays."""
    flood = [("f", "1")] * 5
    assert await Measuring(monkeypatch).all(*flood, ("a", ""), ("a", "")) == [
        *("f1", "a", "f1", "a"),
        *("f1", "f1", "f1"),
    ]
    assert (await Measuring(monkeypatch).all(*flood, ("f", "2"), ("f", "2")))[:4] == ["f1", "f2", "f1", "f2"]


@running
async def test_who_comes_later_does_not_come_first_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """A newcomer has no claim on the time before it came."""
    measuring = Measuring(monkeypatch)
    measuring.queue.served.append(BUSY)
    measuring.queue.spent = {"f": 100.0, Asker("f", ""): 100.0}
    asking = [asyncio.create_task(measuring.ask("f")) for _ in range(3)]
    await asyncio.sleep(0)
    asking += [asyncio.create_task(measuring.ask("n")) for _ in range(3)]
    await asyncio.sleep(0)
    measuring.open.set()
    measuring.queue.leave(BUSY)
    await asyncio.gather(*asking)
    assert measuring.order == ["n", "f", "n", "f", "n", "f"]
    assert measuring.queue.spent == {}


@running
async def test_who_hangs_up_leaves_the_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    """While waiting, or in the very moment of its turn: the others go on."""
    measuring = Measuring(monkeypatch)
    measuring.queue.served.append(BUSY)
    measuring.open.set()
    asking = [asyncio.create_task(measuring.ask(one)) for one in "abc"]
    await asyncio.sleep(0)
    asking[0].cancel()
    measuring.queue.leave(BUSY)
    asking[1].cancel()
    await asyncio.gather(*asking, return_exceptions=True)
    assert measuring.order == ["c"]
    assert not measuring.queue.served


@running
async def test_who_plays_does_not_wait_for_those_who_flood(
    quick: None, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A question of one who watches is measured, those of nine others are in the queue: an answer passes."""
    async with Server(file) as server, await server.seated() as game:
        await game.play("flooded", 10)
        measured, go_on = [], asyncio.Event()

        async def run(job: LookUp) -> bytes:
            measured.append(job.command.number)
            await go_on.wait()
            return msgspec.json.encode(p.Pong(job.command.number, 0))

        lane = server.rooms.workers.quick
        monkeypatch.setattr(lane.workers[0], "run", run)
        watchers = [await game.come(None) for _ in range(10)]
        for watcher in watchers:
            await watcher.say("look", number=1, creature=1)
        await until(lambda: len(lane.queue.waiting) == 9)
        await game.play("on", 1)
        assert measured == [1]
        go_on.set()
        for watcher in watchers:
            await watcher.reply(1)
            await watcher.close()
        # The first was measured again, because the table had moved on.
        assert len(measured) == 11


@running
async def test_a_page_that_waits_long_hears_that_the_server_is_there(
    quick: None, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hint may take longer than the silence after which a page reconnects."""
    monkeypatch.setattr(questions, "SIGN_OF_LIFE", 0.01)
    async with Server(file) as server, await server.seated() as game:
        go_on = asyncio.Event()

        async def run(job: LookUp) -> bytes:
            await go_on.wait()
            return msgspec.json.encode(p.Pong(job.command.number, 1))

        monkeypatch.setattr(server.rooms.workers.quick.workers[0], "run", run)
        guest = game.guests[0]
        await guest.say("look", number=7, creature=1)
        for _ in range(2):
            assert (await guest.heard("pong"))["number"] == 0
        go_on.set()
        assert (await guest.reply(7))["now"] == 1


@pytest.mark.parametrize(("kind", "parts"), [("look", {"creature": 1}), ("explain", {})])
@running
async def test_answers_do_not_wait_for_questions_of_the_same_connection(
    quick: None, file: Path, monkeypatch: pytest.MonkeyPatch, kind: str, parts: dict[str, Any]
) -> None:
    """If the table moves on each time before the question is answered, it is refused in words."""
    async with Server(file) as server, await server.seated() as game:
        begun, go_on = asyncio.Event(), asyncio.Event()

        async def run(job: LookUp) -> bytes:
            begun.set()
            await go_on.wait()
            go_on.clear()
            return msgspec.json.encode(p.Pong(job.command.number, 1))

        for lane in (server.rooms.workers.quick, server.rooms.workers.slow):
            monkeypatch.setattr(lane.workers[0], "run", run)
        for guest in game.guests:
            await guest.say(kind, number=1_000, **parts)
        for _ in range(2 * working.ATTEMPTS):
            await begun.wait()
            begun.clear()
            await game.play("meanwhile", 1)
            go_on.set()
        for guest in game.guests:
            reply = await guest.reply(1_000)
            assert (reply["kind"], reply["code"]) == ("refused", "moved-on")
            assert reply["words"]


@running
async def test_a_hint_does_not_delay_quick_questions(
    quick: None, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor do more questions than may wait stop the answers that came before them."""
    async with Server(file) as server, await server.seated("computer") as game:
        go_on = asyncio.Event()
        slow = server.rooms.workers.slow.workers[0]
        usual = slow.run

        async def run(job: Any) -> Any:
            if isinstance(job, LookUp):
                await go_on.wait()
            return await usual(job)

        monkeypatch.setattr(slow, "run", run)
        guest = game.guests[0]
        for number in range(questions.MOST_WAITING):
            await guest.say("hint", number=1_000 + number)
        assert (await guest.asked("look", creature=1))["number"] == guest.number
        assert (await guest.asked("chat", text="still heard"))["kind"] == "accepted"
        assert (await guest.asked("concede"))["kind"] == "accepted"
        go_on.set()
        await guest.reply(1_000 + questions.MOST_WAITING - 1)


async def until(true: Callable[[], bool]) -> None:
    """Wait until something is true."""
    while not true():
        await asyncio.sleep(0.001)


@running
async def test_those_who_see_the_same_are_sent_the_same(quick: None, file: Path) -> None:
    """A screen is written once for all who watch in one language, whenever they came."""
    async with Server(file) as server, await server.seated() as game:
        early, german = await game.come(None), await game.come(None, "de")
        await game.play("written once", 5)
        late = await game.come(None)
        for watcher in (early, german, late):
            await watcher.caught_up()
            watcher.bytes.clear()
        await game.play("and on", 5)
        for watcher in (early, german, late):
            await watcher.caught_up()
        told = [[data for data in one.bytes if b'"kind":"changed"' in data] for one in (early, german, late)]
        assert told[0] == told[2] != told[1]
        assert len(told[0]) >= 5
        for watcher in (early, german, late):
            await watcher.close()


@running
async def test_decks_and_cards_of_clients_are_read_one_at_a_time(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Threads share the processor with the games; too many of one address are declined in words."""
    monkeypatch.setattr(queue, "MOST_WAITING", 2)
    going_on = threading.Event()
    at_once, most = 0, 0

    def report(asked: p.DeckAsked, games: Games) -> p.DeckReport:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        assert going_on.wait(60)
        at_once -= 1
        return REPORT(asked, games)

    monkeypatch.setattr(deck_questions, "report", report)
    wanted = {"edition": "en2", "language": "fr", "draft": {"hero": "brissa-de-molforn"}}
    async with Server(file) as server:
        asked = [asyncio.create_task(server.ask("POST", "/api/deck", json=wanted)) for _ in range(5)]
        while len([one for one in asked if one.done()]) < 2:
            await asyncio.sleep(0.01)
        assert (await server.ask("GET", "/api/games")).status_code == 200
        going_on.set()
        answers = [await one for one in asked]
    assert sorted(one.status_code for one in answers) == [200, 200, 200, 429, 429]
    told = next(one.json() for one in answers if one.status_code == 429)
    assert told["code"] == "too-many-questions"
    assert most == 1
