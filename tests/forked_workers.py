"""Worker processes for the servers of tests: forks of a process that has imported everything.

A server starts its workers as new programs, which take half a second each to import everything. One of the
tests asks a process beside it, which forks. The rest of the link between server and worker stays as it is.
"""

import os
import signal
import subprocess
from socket import AF_UNIX, SOCK_STREAM, recv_fds, send_fds, socket, socketpair
from threading import Lock
from types import SimpleNamespace
from typing import IO, Any
from unittest.mock import patch

from signum.server.workers import process
from tests.processes import Process

PID_BYTES = 4


def fork_workers() -> None:
    """Fork the workers of the server that this process becomes. It must have no threads yet."""
    ours, theirs = socketpair(AF_UNIX, SOCK_STREAM)
    if not os.fork():
        ours.close()
        _fork_for(theirs)
        os._exit(0)
    theirs.close()
    asking = Lock()

    def started(*_: Any, **__: Any) -> "ForkedWorker":
        with asking:
            return ForkedWorker(ours)

    stand_in = SimpleNamespace(Popen=started, PIPE=subprocess.PIPE, TimeoutExpired=subprocess.TimeoutExpired)
    patch("signum.server.workers.process_link.subprocess", stand_in).start()


def _fork_for(server: socket) -> None:
    """Fork a worker for each pair of pipes that comes, until the server has ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Ended workers are reaped at once.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    while True:
        message, pipes, _, _ = recv_fds(server, 1, 2)
        if not message:
            return
        if not (pid := os.fork()):
            server.close()
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            for standard, pipe in enumerate(pipes):
                os.dup2(pipe, standard)
                os.close(pipe)
            process.main()
            os._exit(0)
        for pipe in pipes:
            os.close(pipe)
        server.sendall(pid.to_bytes(PID_BYTES, "big"))


class ForkedWorker:
    """What a link needs of subprocess.Popen."""

    def __init__(self, forking: socket) -> None:
        source, jobs = os.pipe()
        answers, results = os.pipe()
        send_fds(forking, [b"."], [source, results])
        os.close(source)
        os.close(results)
        self.process = Process(int.from_bytes(forking.recv(PID_BYTES), "big"))
        self.pid = self.process.pid
        self.stdin: IO[bytes] = os.fdopen(jobs, "wb")
        self.stdout: IO[bytes] = os.fdopen(answers, "rb")

    def kill(self) -> None:
        self.process.send(signal.SIGKILL)

    def wait(self, timeout: float = 120.0) -> None:
        if not self.process.ended_within(timeout):
            raise subprocess.TimeoutExpired("worker", timeout)
        self.process.close()
