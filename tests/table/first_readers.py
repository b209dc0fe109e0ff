"""Reads one record in several threads of a process that has read none before.

Run by `python -m tests.table.first_readers`; its exit code is how many tries failed.

What is learned at the first reading is learned once in a process, so each try is a process of its own.
"""

import os
import sys
from gzip import decompress
from pathlib import Path
from threading import Barrier, Thread

from signum.rulebooks import GAMES
from signum.table import record as records
from signum.table.resuming import resumed

TRIES = 8
THREADS = 4
RECORD = Path(__file__).parent.parent / "records" / "0.1.0" / "en2-conceded.json.gz"


def read_at_once(threads: int) -> int:
    """How many threads resumed the game."""
    data, ready, done = decompress(RECORD.read_bytes()), Barrier(threads), []
    record = records.read(data)

    def read() -> None:
        ready.wait()
        done.append(resumed(record, GAMES))

    readers = [Thread(target=read) for _ in range(threads)]
    for one in readers:
        one.start()
    for one in readers:
        one.join()
    return len(done)


def main() -> int:
    """How many of the tries failed or crashed."""
    import signum.classic.rulebook  # noqa: F401 - loaded once for all tries

    sys.setswitchinterval(1e-5)
    failed = 0
    for _ in range(TRIES):
        if child := os.fork():
            failed += os.waitpid(child, 0)[1] != 0
        else:
            os._exit(read_at_once(THREADS) != THREADS)
    return failed


if __name__ == "__main__":
    sys.exit(main())
