"""Backups that a recovery phrase finds: kept, replaced and deleted by their id, and by nothing else."""

import json
import sqlite3
from base64 import b64encode
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from signum.server import backups
from signum.server.clock import now
from signum.server.store import stored_backups
from tests.server.tables import Server, running

ID, OTHER = "a" * 43, "b" * 43


def data(content: bytes = b"sealed") -> str:
    return b64encode(content).decode()


async def saved(server: Server, **wanted: Any) -> httpx.Response:
    return await server.ask("POST", "/api/backup", json={"id": ID, "data": data(), **wanted})


async def read(server: Server, id: str) -> httpx.Response:
    return await server.ask("POST", "/api/backup/read", json={"id": id})


@running
async def test_a_backup_is_kept_replaced_and_deleted(file: Path) -> None:
    """Also after a restart; the file has neither the id nor anything that leads to it."""
    async with Server(file) as server:
        assert (await saved(server)).status_code == 204
        assert (await saved(server, data=data(b"newer"))).status_code == 204
        assert (await saved(server, id=OTHER, data=data(b"another person"))).status_code == 204
    async with Server(file) as server:
        assert (await read(server, ID)).json() == {"data": data(b"newer")}
        with closing(sqlite3.connect(file)) as opened:
            assert ID not in "\n".join(opened.iterdump())
        for _ in range(2):
            assert (await server.ask("POST", "/api/backup/delete", json={"id": ID})).status_code == 204
        assert (await read(server, ID)).status_code == 404
        assert (await read(server, OTHER)).json() == {"data": data(b"another person")}
        with closing(sqlite3.connect(file)) as opened:
            assert opened.execute("SELECT count(*) FROM backups").fetchone() == (1,)


@running
async def test_guessing_is_slow(file: Path) -> None:
    """After some wrong ids an address learns nothing more, not even by a right one."""
    async with Server(file) as server:
        await saved(server)
        answers = [await read(server, f"{number:043}") for number in range(backups.TRIES_A_MINUTE)]
        assert {answer.status_code for answer in answers} == {404}
        late = await read(server, ID)
        assert late.status_code == 429
        assert json.loads(late.text)["words"]


@running
async def test_an_address_makes_few_backups_a_minute(file: Path) -> None:
    async with Server(file) as server:
        made = [await saved(server, id=f"{number:043}") for number in range(backups.NEW_A_MINUTE + 1)]
        assert [answer.status_code for answer in made] == [204] * backups.NEW_A_MINUTE + [429]
        assert (await saved(server, id=f"{0:043}")).status_code == 204


@running
async def test_a_full_server_says_so(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backups, "MOST_BACKUPS", 1)
    async with Server(file) as server:
        assert (await saved(server)).status_code == 204
        assert (await saved(server, id=OTHER)).status_code == 503
        assert (await saved(server)).status_code == 204


@running
async def test_a_full_disk_is_told_and_backups_are_still_read(
    file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A device whose data are lost needs them most; the log has one line each time."""

    async def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    async with Server(file) as server:
        assert (await saved(server)).status_code == 204
        caplog.clear()
        with monkeypatch.context() as nearly:
            nearly.setattr("signum.server.store.database.SPARE", 1 << 62)
            answer = await saved(server)
            assert (answer.status_code, json.loads(answer.text)["code"]) == (503, "not-stored")
        monkeypatch.setattr("signum.server.store.writer.Writer.write", full)
        for path, status in (("", 503), ("/delete", 503), ("/read", 200)):
            wanted = {"id": ID, "data": data(b"new")} if path == "" else {"id": ID}
            answer = await server.ask("POST", f"/api/backup{path}", json=wanted)
            assert answer.status_code == status, answer.text
            assert "data" in answer.json() or answer.json()["code"] == "not-stored"
    assert len(caplog.records) == 4
    assert "Traceback" not in caplog.text


@running
async def test_hostile_requests_are_refused_in_words(file: Path) -> None:
    """And nothing is kept of them."""
    async with Server(file) as server:
        for wanted in (
            {"id": ""},
            {"id": "a" * 42},
            {"id": "a" * 42 + "/"},
            {"id": "' OR 1=1 --".ljust(43)},
            {"id": 5},
            {"data": "*"},
            {"data": ""},
            {"data": data(b"x" * (backups.LARGEST + 1))},
            {"more": 1},
        ):
            answer = await saved(server, **wanted)
            assert answer.status_code == 400, wanted
            assert json.loads(answer.text)["words"]
        huge = await saved(server, data="A" * (1 << 20))
        assert huge.status_code == 413
        foreign = await server.ask(
            "POST", "/api/backup/read", json={"id": ID}, headers={"origin": "https://elsewhere.example"}
        )
        assert foreign.status_code == 403
        assert await stored_backups.count(server.rooms.store) == 0


@running
async def test_a_backup_that_nobody_uses_is_deleted(file: Path) -> None:
    async with Server(file) as server:
        await saved(server)
        await stored_backups.delete_unused(server.rooms.store, now() - 1000)
        assert (await read(server, ID)).status_code == 200
        await stored_backups.delete_unused(server.rooms.store, now() + 1000)
        assert (await read(server, ID)).status_code == 404
