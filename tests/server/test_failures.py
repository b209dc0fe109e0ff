"""Full disks, files that cannot be written, damaged files, clocks that jump: told in words, nothing lost."""

import sqlite3
import time as machine
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from signum.cli import main
from signum.server import clock
from signum.table.clock import ClockSettings
from tests.server.tables import Seated, Server, plain, running

pytestmark = pytest.mark.usefixtures("quick")

FULL, READ_ONLY = "max_page_count = 1", "query_only = 1"
WELL = ("max_page_count = 1073741823", "query_only = 0")


async def answer_of(game: Seated) -> tuple[int, dict[str, Any]]:
    """The seat that is asked, and an answer to give."""
    seat = game.match.asked
    assert seat is not None
    choice = game.match.choice(seat)
    assert choice is not None
    return seat, {"position": game.match.position, "options": [plain(choice.drawn(lambda _: 0))]}


@pytest.mark.parametrize(("trouble", "said"), [(FULL, "is full"), (READ_ONLY, "readonly")])
@running
async def test_a_disk_that_takes_nothing_loses_nothing(
    trouble: str, said: str, file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """SQLite itself refuses: players are told so, the log has one line, and the same answer counts later."""
    async with Server(file) as server, await server.seated() as game:
        await game.play("trouble", 15)
        await game.settled()
        before, stored = game.digest(), await game.stored()
        disk = server.rooms.store.writer.connection
        disk.execute(f"PRAGMA {trouble}")
        seat, parts = await answer_of(game)
        # A full file may still have room on its last page.
        replies = [await game.guests[1 - seat].asked("chat", text="x" * 400) for _ in range(60)]
        assert [one["code"] for one in replies if one["kind"] == "refused"][-1] == "server-not-stored"
        assert replies[-1]["kind"] == "refused"
        if trouble == READ_ONLY:
            assert (await game.guests[seat].refused("answer", **parts))["code"] == "server-not-stored"
            assert (game.digest(), await game.stored()) == (before, stored)
        for well in WELL:
            disk.execute(f"PRAGMA {well}")
        await game.settled()
        assert game.digest() == before
        await game.guests[seat].told("answer", **parts)
        await game.play("after", 5)
    lines = [one for one in caplog.records if one.levelname == "ERROR"]
    assert lines
    assert all(said in one.getMessage() and not one.exc_info for one in lines)


@running
async def test_a_damaged_part_of_a_file_stops_only_what_it_holds(
    file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Visitors of that table are asked to come again; other tables go on, and the log names the table."""
    async with Server(file) as server:
        hurt = await server.seated()
        await hurt.play("hurt", 20)
        whole = await server.seated()
        await whole.play("whole", 20)
        for game in (hurt, whole):
            await game.settled()
            await game.__aexit__()
    with closing(sqlite3.connect(file)) as opened, opened:
        opened.execute("UPDATE entries SET entry = 'torn' WHERE table_id = ?", (hurt.table.table,))
    async with Server(file) as server:
        guest = await server.come("", greet=False)
        await guest.say("hello", token=server.token(hurt.table, 0), language="en")
        assert await guest.ended() is None
        answer = await server.ask_by(server.token(hurt.table, 0), "/api/invitation")
        assert (answer.status_code, answer.json()["code"]) == (503, "not-read")
        whole.server = server
        whole.guests = [await whole.come(seat) for seat in range(2)]
        await whole.play("whole", 3)
        await whole.__aexit__()
    lines = [one for one in caplog.records if one.levelname == "ERROR"]
    assert lines
    assert all(hurt.table.table in one.getMessage() and not one.exc_info for one in lines)


@pytest.mark.parametrize("hours", [-5, 5])
@running
async def test_a_clock_that_jumps_costs_nobody_time(
    hours: int, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When the clock of the machine is set, or summer begins, games with clocks go on as before."""
    async with Server(file) as server, await server.seated(clock=ClockSettings(bank=600_000)) as game:
        await game.play("jump", 6)
        before = clock.now()
        moment = machine.time
        monkeypatch.setattr("signum.server.clock.time", lambda: moment() + hours * 3600)
        assert 0 <= clock.now() - before < 60_000
        await game.play("jump", 6)
        assert not game.match.finished
        assert game.match.times == sorted(game.match.times)
        assert game.match.clock is not None
        assert all(left > 500_000 for left in game.match.clock.left)


@running
async def test_a_restart_after_the_clock_was_set_back_goes_on(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Stored times then lie in the future; clocks and answers do not mind."""
    async with Server(file) as server:
        game = await server.seated(clock=ClockSettings(bank=600_000))
        await game.play("back", 10)
        await game.settled()
        await game.__aexit__()
    monkeypatch.setattr(clock, "_began", clock._began - 5 * 3600)
    async with Server(file) as server:
        game.server = server
        game.guests = [await game.come(seat) for seat in range(2)]
        await game.play("back", 10)
        assert game.match.clock is not None
        assert all(500_000 < left <= 600_000 for left in game.match.clock.left)
        await game.__aexit__()


def test_a_check_before_an_upgrade_tells_the_fate_of_every_game(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Games that go on, games that are over, and a game that is kept, with the version that made it."""

    @running
    async def played() -> None:
        async with Server(file) as server:
            for fate in ("kept", "on", "over"):
                game = await server.seated()
                await game.play(fate, 20)
                if fate == "over":
                    await game.guests[0].told("concede")
                await game.settled()
                await game.__aexit__()
                tables.append(game.table.table)

    tables: list[str] = []
    played()
    assert main(["serve", "--check", "--lang", "en", "--data", str(file)]) == 0
    assert "2 go on, 1 are over and replay, 0 are kept" in capsys.readouterr().out
    with closing(sqlite3.connect(file)) as opened, opened:
        (progress,) = opened.execute("SELECT progress FROM tables WHERE id = ?", tables[:1]).fetchone()
        changed = progress.replace(b'"digest":"', b'"digest":"f').replace(b'"content":"', b'"content":"f')
        opened.execute("UPDATE tables SET progress = ? WHERE id = ?", (changed, tables[0]))
    before = file.read_bytes()
    assert main(["serve", "--check", "--lang", "en", "--data", str(file)]) == 1
    said = capsys.readouterr().out
    assert f"{tables[0]} is kept as it is: the game parts from its record at entry" in said
    assert "made the record with other cards and figures" in said
    assert "1 go on, 1 are over and replay, 1 are kept" in said
    assert file.read_bytes() == before
