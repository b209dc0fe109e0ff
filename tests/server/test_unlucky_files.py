"""Files of games that cannot be used, and names that could mislead: told at the start, nothing is changed."""

import asyncio
import os
import shutil
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import pytest

from signum.cli import main
from signum.content.mistakes import Mistake
from signum.server.http.running import locked
from signum.server.store.database import Store, prepare

Output = pytest.CaptureFixture[str]


class Disk(NamedTuple):
    """The part of a disk's figures that is read."""

    free: int


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such names")
@pytest.mark.parametrize("name", ["a?b.sqlite", "a%41.sqlite", "a#b&c=d.sqlite", "what? now/games.sqlite"])
def test_a_name_with_marks_of_an_address_is_that_of_one_file(name: str, tmp_path: Path) -> None:
    """What is written and what is read is the same file."""

    async def opened() -> bytes:
        store = await Store.open(tmp_path / name)
        await store.writer.write(("INSERT INTO settings VALUES ('mark', ?)", (b"1",)))
        assert await store.ids() == []
        await store.close()
        return store.key

    key = asyncio.run(opened())
    assert asyncio.run(opened_again(tmp_path / name)) == key
    with closing(sqlite3.connect(tmp_path / name)) as file:
        assert dict(file.execute("SELECT name, content FROM settings")) == {"key": key, "mark": b"1"}
    assert [one for one in tmp_path.rglob("*") if one.is_file()] == [tmp_path / name]


async def opened_again(file: Path) -> bytes:
    """The key in a file."""
    store = await Store.open(file)
    await store.close()
    return store.key


@pytest.mark.skipif(sys.platform == "win32", reason="these kinds of files are those of Unix")
@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("pipe", "a pipe or a device"),
        ("device", "a pipe or a device"),
        ("link to nowhere", "No such file or directory"),
        ("link to itself", "symbolic links"),
    ],
)
def test_what_can_hold_no_games_is_named(kind: str, said: str, tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "games.sqlite"
    if kind == "pipe":
        os.mkfifo(file)
    elif kind == "link to nowhere":
        file.symlink_to(tmp_path / "missing" / "games.sqlite")
    elif kind == "link to itself":
        file.symlink_to(file)
    place = Path(os.devnull) if kind == "device" else file
    assert main(["serve", "--port", "0", "--data", str(place)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"signum: {place}: ")
    assert said in err
    assert err.count("\n") == 1


def test_a_file_with_two_names_is_not_opened(tmp_path: Path, capsys: Output) -> None:
    """By the other name a second server would not find the newest answers, and write over them."""
    file, other = tmp_path / "games.sqlite", tmp_path / "other.sqlite"
    prepare(file)
    os.link(file, other)
    for name in (file, other):
        assert main(["serve", "--port", "0", "--data", str(name)]) == 2
        assert f"signum: {name}: this file has another name" in capsys.readouterr().err
    other.unlink()
    locked(file).release()


@pytest.mark.parametrize("words", [["serve", "--port", "0"], ["serve", "--check"], ["play", "--no-browser"]])
def test_a_full_disk_is_told_before_anything_is_written(
    words: list[str], tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite would say that the games cannot be read, though nothing is wrong with them."""
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Disk(100))
    assert main([*words, "--data", str(tmp_path / "games.sqlite")]) == 2
    assert "the disk is full" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("key", [None, b"", b"short", "text of the right length: 32 sgn"])
def test_a_file_whose_key_is_gone_gets_no_other(key: bytes | str | None, tmp_path: Path) -> None:
    """With a new key every link would lead nowhere, and nobody would know why."""
    file = tmp_path / "games.sqlite"
    prepare(file)
    with closing(sqlite3.connect(file)) as opened, opened:
        opened.execute("INSERT INTO tables VALUES ('t', 0, 0, 0, '{}', '{}')")
        opened.execute("DELETE FROM settings")
        if key is not None:
            opened.execute("INSERT INTO settings VALUES ('key', ?)", (key,))
        before = list(opened.execute("SELECT * FROM settings"))
    for _ in range(2):
        with pytest.raises(Mistake, match="the key of its links is gone: put a backup in its place"):
            locked(file)
    with closing(sqlite3.connect(file)) as opened:
        assert list(opened.execute("SELECT * FROM settings")) == before


def test_a_file_that_cannot_be_upgraded_says_so(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    prepare(file)
    with closing(sqlite3.connect(file)) as opened, opened:
        opened.execute("DROP TABLE settings")
    with pytest.raises(Mistake, match="games cannot be kept there: no such table: settings"):
        locked(file)
