"""In the server: the process of a worker, and the calls that it answers."""

import os
import subprocess
import sys
from contextlib import suppress
from threading import Lock
from typing import IO, Any, Final, Protocol

from signum.content.mistakes import Mistake
from signum.server.workers.frames import receive, send
from signum.server.workers.jobs import Job, JobFailed, Unknown, WorkerDied
from signum.server.workers.replicas import JobRunner
from signum.table.games import Games

LAST_WORD: Final = 2.0
"""Seconds for a process to end by itself."""
PROCESS: Final = ("-P", "-m", "signum.server.workers.process")
"""-P: a folder in which somebody starts the server must not replace its modules."""
EXPECTED: Final = (Unknown, Mistake)
"""Errors of jobs that are told as they are."""


class Link(Protocol):
    """Calls from a thread of the server; `hurry` and `kill` come from another."""

    def call(self, number: int, job: Job) -> Any:
        """The result of a job; it blocks."""

    def hurry(self, number: int) -> None:
        """Let the player that thinks in this job, or will think, decide now."""

    def kill(self) -> None:
        """End it in the middle of its job; the next call starts anew."""

    def close(self) -> None:
        """End it for good."""


class ProcessLink:
    """A process that does jobs: started by its first job, and again after it died."""

    def __init__(self, games: Games) -> None:
        self.games = games
        self.process: subprocess.Popen[bytes] | None = None
        self._writing = Lock()
        self._closed = False

    def call(self, number: int, job: Job) -> Any:
        try:
            process = self._started()
            self._send(process.stdin, (number, job))
            assert process.stdout is not None
            result, error = receive(process.stdout)
        except (OSError, EOFError, ValueError) as lost:
            self.kill()
            raise WorkerDied(f"{type(lost).__name__}: {lost}") from None
        if error is not None:
            raise error[0] if isinstance(error[0], EXPECTED) else JobFailed(error[1])
        return result

    def hurry(self, number: int) -> None:
        process = self.process
        if process is not None:
            with suppress(OSError, ValueError):
                self._send(process.stdin, (number, None))

    def kill(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            _end(process)

    def close(self) -> None:
        self._closed = True
        process, self.process = self.process, None
        if process is not None:
            assert process.stdin is not None
            with suppress(OSError):
                process.stdin.close()
            _end(process)

    def _started(self) -> subprocess.Popen[bytes]:
        if self._closed:
            raise EOFError("the server stops")
        if self.process is None:
            process = subprocess.Popen(
                [sys.executable, *PROCESS],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
                # Ctrl-C reaches all processes of a group, also one that cannot ignore it yet.
                process_group=0,
            )
            self.process = process
            self._send(process.stdin, self.games)
        return self.process

    def _send(self, to: IO[bytes] | None, value: Any) -> None:
        assert to is not None
        with self._writing:
            send(to, value)


def _end(process: subprocess.Popen[bytes]) -> None:
    try:
        process.wait(LAST_WORD)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    for stream in (process.stdin, process.stdout):
        if stream is not None:
            with suppress(OSError):
                stream.close()


class ThreadLink:
    """Does jobs in the thread that calls: for tests, and for servers that may start no processes."""

    def __init__(self, games: Games) -> None:
        self.runner = JobRunner(games)

    def call(self, number: int, job: Job) -> Any:
        try:
            return self.runner.run(number, job)
        except EXPECTED:
            raise
        except Exception as error:
            raise JobFailed(repr(error)) from error

    def hurry(self, number: int) -> None:
        self.runner.hurry(number)

    def kill(self) -> None:
        self.runner.hurry(self.runner.number)

    def close(self) -> None:
        self.kill()
