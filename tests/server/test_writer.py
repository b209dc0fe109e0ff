"""The writer of the file: changes that wait together share a transaction, and none fails for another."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from signum.server.store import writer as storing
from signum.server.store.writer import SqlOfRows, Writer
from tests.server.tables import Server, running
from tests.server.test_storing import legal, state_of

pytestmark = pytest.mark.usefixtures("quick")

PAGE = 4096
ADD = "INSERT INTO numbers (number) VALUES (?)"


@pytest.fixture
def writer(file: Path) -> Iterator[Writer]:
    """A writer of a file with one table."""
    made = Writer(file)
    made.connection.execute("CREATE TABLE numbers (number INTEGER PRIMARY KEY)")
    yield made
    made.connection.close()


def stored(file: Path) -> list[int]:
    """The numbers that another program finds in the file."""
    with closing(sqlite3.connect(file)) as opened:
        return [number for (number,) in opened.execute("SELECT number FROM numbers ORDER BY number")]


def outcomes(results: list[BaseException | None]) -> list[str]:
    """The errors in words; empty for a change that was written."""
    return ["" if one is None else str(one) for one in results]


@contextmanager
def locked(file: Path, writer: Writer) -> Iterator[None]:
    """Another program writes to the file and does not finish."""
    writer.connection.execute("PRAGMA busy_timeout=20")
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


@contextmanager
def full(writer: Writer) -> Iterator[None]:
    """The file cannot grow, as on a full disk."""
    (pages,) = writer.connection.execute("PRAGMA page_count").fetchone()
    (most,) = writer.connection.execute("PRAGMA max_page_count").fetchone()
    writer.connection.execute(f"PRAGMA max_page_count={pages}")
    yield
    writer.connection.execute(f"PRAGMA max_page_count={most}")


@contextmanager
def read_only(writer: Writer) -> Iterator[None]:
    """The file cannot be written."""
    writer.connection.execute("PRAGMA query_only=ON")
    yield
    writer.connection.execute("PRAGMA query_only=OFF")


def test_a_commit_waits_for_the_disk(writer: Writer) -> None:
    """synchronous=FULL (2) with a write-ahead log: acknowledged answers survive a power cut."""
    assert writer.connection.execute("PRAGMA synchronous").fetchone() == (2,)
    assert writer.connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


@running
async def test_changes_that_wait_together_are_one_transaction(file: Path, writer: Writer) -> None:
    """A hundred at once need one commit; each is in the file when its caller goes on."""
    statements: list[str] = []
    writer.connection.set_trace_callback(statements.append)

    async def add(number: int) -> None:
        await writer.write((ADD, (number,)))
        assert number in stored(file)

    await asyncio.gather(*[add(number) for number in range(100)])
    assert statements.count("COMMIT") == 1
    assert stored(file) == list(range(100))


@running
async def test_rows_of_different_things_are_one_statement(file: Path, writer: Writer) -> None:
    """Of 100 rows 64, 32 and 4; what changes the same thing again, or something else too, keeps its order."""
    statements: list[str] = []
    writer.connection.set_trace_callback(statements.append)
    rows = SqlOfRows("INSERT INTO numbers (number) VALUES ", "(?)")
    await asyncio.gather(*[writer.write((rows, (one,)), subject=str(one)) for one in range(100)])
    assert sum(["INSERT" in one for one in statements]) == 3
    again = [
        writer.write((rows, (100,)), subject="same"),
        writer.write(("DELETE FROM numbers WHERE number = ?", (100,)), (rows, (101,)), subject="same"),
        writer.write((rows, (100,)), subject="same"),
    ]
    await asyncio.gather(*again)
    assert stored(file) == list(range(102))


@running
async def test_of_joined_rows_only_the_wrong_one_fails(file: Path, writer: Writer) -> None:
    rows = SqlOfRows("INSERT INTO numbers (number) VALUES ", "(?)")
    numbers = (1, 2, 1, 3)
    changes = [writer.write((rows, (one,)), subject=f"{at}") for at, one in enumerate(numbers)]
    told = outcomes(await asyncio.gather(*changes, return_exceptions=True))
    assert [bool(one) for one in told] == [False, False, True, False]
    assert stored(file) == [1, 2, 3]


@running
async def test_the_log_is_merged_beside_the_commits(
    file: Path, writer: Writer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So it does not grow for ever; no commit merges by itself, which would keep answers waiting."""
    monkeypatch.setattr(storing, "MERGED_EVERY", 0.02)
    assert writer.connection.execute("PRAGMA wal_autocheckpoint").fetchone() == (0,)
    writer.connection.execute("CREATE TABLE texts (text TEXT)")
    log = file.with_name(f"{file.name}-wal")
    written = 0
    while not (written > 100 and log.stat().st_size < written * PAGE / 2):
        assert written < 3_000
        await writer.write(("INSERT INTO texts (text) VALUES (?)", ("x" * PAGE,)))
        written += 1
    with closing(sqlite3.connect(file)) as other:
        assert other.execute("SELECT count(*) FROM texts").fetchone() == (written,)


@running
async def test_a_merge_that_fails_loses_nothing(
    file: Path, writer: Writer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The log is told in one line, and the next change is written."""
    monkeypatch.setattr(storing, "MERGED_EVERY", 0.0)
    monkeypatch.setattr(storing, "MERGE", "no statement")
    await writer.write((ADD, (1,)))
    async with asyncio.timeout(10):
        while "could not be merged" not in caplog.text:
            await asyncio.sleep(0.01)
    await writer.write((ADD, (2,)))
    assert stored(file) == [1, 2]


@running
async def test_a_change_that_fails_fails_by_itself(file: Path, writer: Writer) -> None:
    """All its statements are undone, and the others of its transaction are written."""
    changes = [((ADD, (1,)),), ((ADD, (2,)), (ADD, (1,))), ((ADD, (3,)),), ((ADD, (2**70,)),)]
    results = await asyncio.gather(*[writer.write(*one) for one in changes], return_exceptions=True)
    told = outcomes(results)
    assert (told[0], told[2]) == ("", "")
    assert "UNIQUE" in told[1]
    assert "too large" in told[3]
    assert stored(file) == [1, 3]


@running
async def test_a_cancelled_caller_stops_nobody(file: Path, writer: Writer) -> None:
    """Its change is written or not; the others are."""
    tasks = [asyncio.create_task(writer.write((ADD, (number,)))) for number in range(3)]
    await asyncio.sleep(0)
    tasks[1].cancel()
    await asyncio.gather(tasks[0], tasks[2])
    assert {0, 2} <= set(stored(file))


@running
async def test_closing_writes_all_that_waits(file: Path, writer: Writer) -> None:
    """And later changes are errors."""
    task = asyncio.create_task(writer.write((ADD, (1,))))
    await asyncio.sleep(0)
    await writer.close()
    await task
    assert stored(file) == [1]
    with pytest.raises(RuntimeError):
        await writer.write((ADD, (2,)))


@running
async def test_a_file_that_another_program_holds_is_waited_for_once(file: Path, writer: Writer) -> None:
    """Ten changes do not wait ten times; afterwards they can be written."""
    with locked(file, writer):
        results = await asyncio.gather(
            *[writer.write((ADD, (n,))) for n in range(10)], return_exceptions=True
        )
        assert outcomes(results) == ["database is locked"] * 10
    await writer.write((ADD, (1,)))
    assert stored(file) == [1]


@pytest.mark.parametrize("how", ["full", "read-only", "locked"])
@running
async def test_clients_are_told_what_the_file_refuses(file: Path, how: str) -> None:
    """A full disk, a file that cannot be written or is held by another program: nothing happened."""
    async with Server(file) as server, await server.seated() as game:
        await game.play("refused", 8)
        await game.settled()
        state, kept = state_of(game.match), await game.stored()
        writer = server.rooms.store.writer
        troubles = {"full": lambda: full(writer), "read-only": lambda: read_only(writer)}
        with troubles.get(how, lambda: locked(file, writer))():
            seat, parts = await legal(game)
            chat = {"text": "x" * 400}
            codes = [(await game.guests[seat].asked("chat", **chat)).get("code") for _ in range(40)]
            assert codes[-1] == "server-not-stored"
            answer = await game.guests[seat].asked("answer", **parts)
            if how != "full":
                assert answer["code"] == "server-not-stored"
                assert state_of(game.match) == state
                assert await game.stored() == kept
        await game.play("afterwards", 3)
