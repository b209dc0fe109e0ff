"""The worker process: `python -m signum.server.workers.process`, started by the server.

Jobs come in at the standard input, results go out at the standard output. A thread reads, so that the process
notices the end of the server at once, however it ended and whatever is being computed.
"""

import logging
import os
import signal
import traceback
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO, Final

from signum.server.collecting import IdlePasses
from signum.server.workers.frames import receive, send

NICENESS: Final = 5
"""Players who wait for an answer come first."""
LOG_FORMAT: Final = "%(asctime)s %(name)s: %(message)s"


def main() -> None:
    """Do the jobs of the server until it ends."""
    source, results = _streams()
    for one in (signal.SIGINT, signal.SIGTERM):
        # The server ends its workers itself.
        signal.signal(one, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    logging.basicConfig(level=logging.WARNING, format=LOG_FORMAT)
    with suppress(EOFError):
        _serve(source, results, receive(source))


def _serve(source: BinaryIO, results: BinaryIO, games: Any) -> None:
    from signum.server.workers.replicas import JobRunner

    runner = JobRunner(games)
    jobs: SimpleQueue[Any] = SimpleQueue()

    def read() -> None:
        try:
            while True:
                number, job = receive(source)
                if job is None:
                    runner.hurry(number)
                else:
                    jobs.put((number, job))
        except Exception:
            # The server has ended.
            os._exit(0)

    Thread(target=read, daemon=True).start()
    passes = IdlePasses()
    while True:
        answer: tuple[Any, tuple[Exception | None, str] | None]
        try:
            answer = runner.run(*passes.next(jobs)), None
        except Exception as error:
            answer = None, (error, traceback.format_exc())
        with suppress(OSError):
            _answer(results, answer)


def _answer(results: BinaryIO, answer: Any) -> None:
    """Send a result; one that cannot be sent is an error like any other."""
    try:
        send(results, answer)
    except OSError:
        raise
    except Exception:
        # Nothing was written yet.
        send(results, (None, (None, traceback.format_exc())))


def _streams() -> tuple[BinaryIO, BinaryIO]:
    """Input and output for jobs; everything that is printed goes to the errors instead."""
    source, results = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return source, results


if __name__ == "__main__":
    main()
