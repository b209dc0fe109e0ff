"""Workers in processes: what they compute, and how they end."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any

import msgspec
import pytest

from signum.classic.rulebook import CLASSIC
from signum.classic.screen import wire
from signum.engine.records import encoded
from signum.engine.run import Given
from signum.rulebooks import GAMES
from signum.server.http.queue import Asker
from signum.server.rooms.answering import Answering
from signum.server.rooms.screen import Screens
from signum.server.store.stored_matches import match_of
from signum.server.workers.jobs import LookUp, PlayRecord, Think, Unknown, Upkeep, Warm, WorkerDied
from signum.server.workers.pool import Lane, Workers
from signum.server.workers.process_link import ProcessLink, ThreadLink
from signum.server.workers.replicas import MOST_REPLICAS, JobRunner
from signum.server.workers.worker import Worker
from signum.table.clock import ClockSettings
from signum.table.transfer import restore
from tests.server.dawdling import DAWDLING_GAMES
from tests.server.measured import moments, whole_duel
from tests.server.tables import Guest, Server, running
from tests.serving import TIMEOUT, Launcher, Seat, make_table, serving


def asked(command: Any, seat: int | None = 0) -> Any:
    """A job that answers a question."""
    return lambda upkeep: LookUp(upkeep, seat, "en", {}, command)


@pytest.fixture
def link() -> Iterator[ProcessLink]:
    link = ProcessLink(GAMES)
    yield link
    link.close()


def is_running(pid: int) -> bool:
    """Whether a process is there and not only waits to be reaped."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def gone(pid: int) -> bool:
    """Wait until a process has ended."""
    end = monotonic() + TIMEOUT
    while is_running(pid) and monotonic() < end:
        sleep(0.01)
    return not is_running(pid)


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for one in Path("/proc").iterdir():
        if one.name.isdigit():
            try:
                fields = (one / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(fields[1]) == pid:
                found.append(int(one.name))
    return found


# Replicas.


def test_a_replica_that_follows_says_the_same_as_the_match() -> None:
    """Through a whole game, with answers that were taken back: the same words, areas and odds."""
    runner, worker = JobRunner(GAMES), Worker(ProcessLink(GAMES))
    match = whole_duel("en2", "replica")
    records = compared = 0
    for at, _ in enumerate(moments(match, "replica", 160)):
        if at % 40 == 39 and match.asked is not None:
            match.ask_to_take_back(match.asked)
            for seat in range(2):
                if match.request is not None and seat in match.request.missing:
                    match.reply_to_request(seat, allow=True)
        if at % 7:
            continue
        for watching in (0, 1, None):
            upkeep = worker.upkeep("t", match)
            records += upkeep.record is not None
            screens = Screens(CLASSIC, match, watching, "en", {})
            creatures = match.game_view(watching).creatures
            for command in [wire.Look(1, creatures[0].id)] if creatures else [wire.Look(1, 5)]:
                said = runner.run(1, LookUp(upkeep, watching, "en", {}, command))
                assert said == encoded(Answering(screens).reply(command))
                compared += 1
    assert compared > 40
    # One record at the start, and one after each undo.
    assert 1 <= records < 8


def test_a_replica_that_was_dropped_is_asked_for() -> None:
    runner, worker = JobRunner(GAMES), Worker(ProcessLink(GAMES))
    match = whole_duel("en2", "dropped")
    job = asked(wire.Look(1, 5))
    runner.run(1, job(worker.upkeep("t", match)))
    record = encoded(match.record(private=True))
    for other in range(MOST_REPLICAS):
        runner._keep(str(other), runner.replicas["t" if other == 0 else "0"].match)
    assert len(runner.replicas) == MOST_REPLICAS
    with pytest.raises(Unknown):
        runner.run(1, job(worker.upkeep("t", match)))
    worker.forget("t")
    again = worker.upkeep("t", match)
    assert msgspec.json.decode(again.record or b"")["entries"] == msgspec.json.decode(record)["entries"]
    runner.run(1, job(again))


def test_a_replayed_run_goes_on_like_the_first() -> None:
    """Also after answers are taken back, to before the replay."""
    match = whole_duel("en2", "image")
    for _ in moments(match, "image", 90):
        pass
    upkeep = Upkeep("t", record=encoded(match.record(private=True)))
    image = JobRunner(GAMES).run(1, PlayRecord(upkeep, 0))
    other = whole_duel("en2", "image")
    restore(other.run, image)
    assert other.run.game.log == match.run.game.log
    for _ in range(2):
        for one, two in zip(moments(match, "on", 40), moments(other, "on", 40), strict=True):
            assert one.run.game.state == two.run.game.state
            assert one.run.entries == two.run.entries
        for one in (match, other):
            one.run.rewind(30)
        assert match.run.game.state == other.run.game.state
        assert match.run.learnt == other.run.learnt


def test_a_player_that_is_hurried_before_it_begins_decides_at_once() -> None:
    """Only that one: the next one has its time."""
    runner, worker = JobRunner(DAWDLING_GAMES), Worker(ThreadLink(DAWDLING_GAMES))
    match = whole_duel("en2", "before")
    seat = match.asked
    assert seat is not None
    runner.hurry(7)
    runner.run(7, Think(worker.upkeep("t", match), seat, "greedy", "seed", 3600.0))
    began = monotonic()
    runner.run(8, Think(worker.upkeep("t", match), seat, "greedy", "seed", 0.2))
    assert monotonic() - began >= 0.2


# Processes.


def test_a_process_answers_as_the_server_would(link: ProcessLink) -> None:
    """And is there for the next job; an error is told and ends nothing."""
    worker, match = Worker(link), whole_duel("en2", "process")
    for _ in moments(match, "process", 30):
        pass
    seat = match.asked
    assert seat is not None
    screens = Screens(CLASSIC, match, seat, "en", {})
    command = wire.Look(1, match.game_view(seat).creatures[0].id)
    said = link.call(1, asked(command, seat)(worker.upkeep("t", match)))
    assert said == encoded(Answering(screens).reply(command))
    option = link.call(1, Think(worker.upkeep("t", match), seat, "greedy", "seed", 5.0))
    choice = match.choice(seat)
    assert choice is not None
    assert choice.allows(option)
    with pytest.raises(Exception, match="is not asked"):
        link.call(1, Think(worker.upkeep("t", match), 1 - seat, "greedy", "seed", 5.0))
    assert link.call(1, Warm()) == list(GAMES)
    if hasattr(os, "getpgid"):
        # Ctrl-C at a terminal is only for the server, from the first moment of a worker on.
        assert link.process is not None
        assert os.getpgid(link.process.pid) == link.process.pid


@running
async def test_a_worker_that_dies_is_replaced_and_the_work_repeated(quick: None, file: Path) -> None:
    async with Server(file, workers=Workers(GAMES, ProcessLink)) as server, await server.seated() as game:
        await game.play("dies", 12)
        await game.settled()
        creature = game.match.game_view(0).creatures[0].id
        first = await game.guests[0].asked("look", creature=creature)
        assert first["kind"] == "reach"
        link: Any = server.rooms.workers.quick.workers[0].link
        before = link.process.pid
        os.kill(before, signal.SIGKILL)
        again = await game.guests[0].asked("look", creature=creature)
        assert {**again, "number": 0} == {**first, "number": 0}
        assert link.process.pid != before
        pids = [link.process.pid]
    assert all(map(gone, pids))


@running
async def test_a_long_game_is_replayed_in_a_process(
    quick: None, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is the same game, its clock too; if the worker dies, the server replays it itself."""
    images = []

    def noted(*args: Any) -> Any:
        images.append(args[-1])
        return match_of(*args)

    monkeypatch.setattr("signum.server.rooms.replaying.match_of", noted)
    async with (
        Server(file, workers=Workers(GAMES, ProcessLink)) as server,
        await server.seated(clock=ClockSettings(3_600_000, 1_000)) as game,
    ):
        await game.play("replayed", 70)
        await game.settled()
        for at in range(2):
            before, clock = game.match, game.match.clock
            for guest in game.guests:
                await guest.close()
            await until(lambda: not len(game.room.clients))
            server.rooms.open.pop(game.table.table).autoplay.stop()
            game.guests = [await game.come(seat) for seat in range(2)]
            match = game.match
            assert match is not before
            assert match.run.game.log == before.run.game.log
            assert match.run.game.state == before.run.game.state
            assert (match.times, match.marks, match.furthest) == (before.times, before.marks, before.furthest)
            assert clock is not None
            assert match.clock is not None
            assert match.clock.running == clock.running
            assert (images[-1] is None) == (at == 1)
            for guest in game.guests:
                await guest.shown()
            await game.play(f"on {at}", 3)
            await game.settled()

            async def run(_: Any) -> Any:
                raise WorkerDied("killed")

            for lane in (server.rooms.workers.quick, server.rooms.workers.slow):
                monkeypatch.setattr(lane.workers[0], "run", run)


async def until(true: Callable[[], bool]) -> None:
    """Wait until something is true."""
    while not true():
        await asyncio.sleep(0.001)


@running
async def test_work_that_kills_every_worker_is_refused_in_words(
    quick: None, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Server(file) as server, await server.seated() as game:
        await game.play("kills", 12)

        async def run(_: Any) -> Any:
            raise WorkerDied("killed")

        monkeypatch.setattr(server.rooms.workers.quick.workers[0], "run", run)
        reply = await game.guests[0].refused("look", creature=1)
        assert reply["code"] == "server-went-wrong"
        await game.play("and on", 2)


@running
async def test_a_computer_whose_workers_die_takes_anything(
    quick: None, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game goes on."""
    async with Server(file) as server:

        async def run(_: Any) -> Any:
            raise WorkerDied("killed")

        monkeypatch.setattr(server.rooms.workers.slow.workers[0], "run", run)
        async with await server.seated("computer", level="greedy") as game:
            await game.play("takes anything", 25)
            seats = {one.seat for one in game.match.run.entries if isinstance(one, Given)}
            assert seats == {0, 1}


@running
async def test_a_computer_in_a_process_can_be_hurried(
    quick: None, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if it is hurried before its turn; and if the table moves on, it stops by itself."""
    monkeypatch.setattr("signum.server.rooms.autoplay.THINKING", 3600.0)
    monkeypatch.setattr("signum.server.rooms.autoplay.SECRET_THINKING", 3600.0)
    workers = Workers(DAWDLING_GAMES, ProcessLink)
    async with (
        Server(file, games=DAWDLING_GAMES, workers=workers) as server,
        await server.seated("computer", level="greedy") as game,
    ):
        stop = asyncio.create_task(hurry(game.guests[0]))
        await game.play("hurried", 20)
        stop.cancel()
        while game.match.asked == 0:
            await game.play("on", 1)
        assert game.match.asked == 1
        await game.guests[0].told("concede")
        await asyncio.wait_for(workers.slow.workers[0].run(Warm()), TIMEOUT)


async def hurry(guest: Guest) -> None:
    """Let the computer decide, again and again."""
    while True:
        await asyncio.sleep(0.05)
        await guest.say("hurry", number=10**6)


@running
async def test_one_job_of_a_table_runs_at_a_time_and_tables_have_their_turns() -> None:
    class Sleeper:
        """A link that does nothing."""

    lane = Lane([Sleeper(), Sleeper()])  # type: ignore[list-item]
    order: list[str] = []
    go_on = asyncio.Event()

    async def work(table: str) -> None:
        async with lane.worker(Asker(table, "computer", table)):
            order.append(table)
            await go_on.wait()

    tasks = [asyncio.create_task(work(one)) for one in ("a", "a", "a", "b", "c")]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    # Two workers, and three jobs of the first table: the second worker has that of another.
    assert order == ["a", "b"]
    go_on.set()
    await asyncio.gather(*tasks)
    assert sorted(order) == ["a", "a", "a", "b", "c"]
    assert order.index("c") < 4


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at the list of processes")
@pytest.mark.parametrize("how", ["killed", "stopped"])
def test_workers_end_with_the_server_even_while_they_compute(
    how: str, launcher: Launcher, tmp_path: Path
) -> None:
    """Also if the server is killed, and while a computer thinks."""

    async def play(address: str) -> None:
        made = make_table(address, "computer", level="gentle")
        seat = Seat(address, made["seats"][0], Random(3))
        await seat.connect()
        await seat.sit()
        await seat.until(lambda one: one.screen is not None)
        while seat.asked:
            await seat.decide()
        await seat.close()

    rulebook = "tests.server.dawdling:DAWDLING"
    data = tmp_path / "games.sqlite"
    with serving(launcher, data, rulebook=rulebook, forks=False) as server:
        asyncio.run(play(server.address))
        end = monotonic() + TIMEOUT
        while len(children(server.pid)) < 2 and monotonic() < end:
            sleep(0.02)
        workers = children(server.pid)
        assert len(workers) >= 2
        if how == "killed":
            server.kill()
        else:
            assert "Traceback" not in server.stop()
        assert all(map(gone, workers))


def test_a_folder_named_like_a_module_of_the_program_is_not_its_code(
    link: ProcessLink, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server may be started anywhere."""
    (tmp_path / "signum").mkdir()
    (tmp_path / "signum" / "__init__.py").write_text("raise RuntimeError('not the program')")
    monkeypatch.chdir(tmp_path)
    assert link.call(1, Warm()) == list(GAMES)


def test_a_server_starts_no_worker_before_it_answers() -> None:
    """Nor does its process import what only workers need a process for."""
    code = (
        "from signum.rulebooks import GAMES; from signum.server.workers.pool import Workers;"
        "w = Workers.processes(GAMES); print([one.link.process for lane in (w.quick, w.slow)"
        " for one in lane.workers])"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert set(said.strip("[]\n").split(", ")) == {"None"}
