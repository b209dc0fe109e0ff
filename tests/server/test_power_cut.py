"""A change that was acknowledged survives a power cut, which loses everything that was not synced."""

import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

SHIM = Path(__file__).with_name("durable.c")
COMPILER = shutil.which("cc")
CHANGES = 40
WRITING = """
import asyncio, os, sys
from pathlib import Path
from signum.server.store import writer

file, synchronous = Path(sys.argv[1]), sys.argv[2]
writer.PRAGMAS = tuple([one.replace("FULL", synchronous) for one in writer.PRAGMAS])
writer.MERGED_EVERY = 0.02

async def write() -> None:
    made = writer.Writer(file)
    made.connection.execute("CREATE TABLE numbers (number INTEGER PRIMARY KEY, text TEXT)")
    for number in range(int(sys.argv[3])):
        await made.write(("INSERT INTO numbers VALUES (?, ?)", (number, "x" * 9_000)))
        os.write(1, f"{number}\\n".encode())
    os._exit(0)

asyncio.run(write())
"""
"""Acknowledges each change by a line, merges all the time, and ends without closing anything."""

pytestmark = pytest.mark.skipif(
    COMPILER is None or sys.platform != "linux", reason="needs a C compiler and Linux to watch the syncs"
)


def after_a_power_cut(folder: Path, synchronous: str) -> tuple[list[int], list[int]]:
    """The acknowledged changes, and those that a power cut leaves."""
    assert COMPILER is not None
    kept, library = folder / "kept", folder / "durable.so"
    kept.mkdir()
    subprocess.run([COMPILER, "-shared", "-fPIC", "-o", library, SHIM, "-ldl"], check=True)
    told = subprocess.run(
        [sys.executable, "-c", WRITING, str(folder / "games.sqlite"), synchronous, str(CHANGES)],
        env={**os.environ, "LD_PRELOAD": str(library), "KEPT": str(kept), "NAME": "games.sqlite"},
        stdout=subprocess.PIPE,
        check=True,
        timeout=120,
    )
    with closing(sqlite3.connect(kept / "games.sqlite")) as left:
        try:
            rows = left.execute("SELECT number FROM numbers ORDER BY number").fetchall()
        except sqlite3.OperationalError:
            # Not even the table was synced.
            rows = []
    return [int(line) for line in told.stdout.split()], [number for (number,) in rows]


def test_a_power_cut_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    """Also in the middle of merges of the write-ahead log."""
    acknowledged, left = after_a_power_cut(tmp_path, "FULL")
    assert acknowledged == list(range(CHANGES))
    assert left == acknowledged


def test_without_waiting_for_the_disk_a_power_cut_would_lose_changes(tmp_path: Path) -> None:
    """So the test above can fail."""
    acknowledged, left = after_a_power_cut(tmp_path, "OFF")
    assert acknowledged == list(range(CHANGES))
    assert left != acknowledged
