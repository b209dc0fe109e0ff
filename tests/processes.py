"""A process that is not our child, held so that a signal never reaches another one that got its number.

A test run uses up the numbers of a small machine (32,768) about once, threads of browsers included, and the
parents of these processes reap them at once. A number may therefore belong to somebody else minutes later.
"""

import os
import select
import signal
from contextlib import suppress
from time import monotonic, sleep


class Process:
    """A process by a descriptor, where the system has such; elsewhere by its number."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self._descriptor = -1
        if hasattr(os, "pidfd_open"):
            # One that has ended already stays without a descriptor, and gets no signal.
            with suppress(ProcessLookupError):
                self._descriptor = os.pidfd_open(pid)

    @property
    def running(self) -> bool:
        """Whether it is there."""
        if hasattr(os, "pidfd_open"):
            return self._descriptor >= 0 and not select.select([self._descriptor], [], [], 0)[0]
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def send(self, number: signal.Signals) -> None:
        """Give it a signal if it is there."""
        with suppress(ProcessLookupError):
            if not hasattr(os, "pidfd_open"):
                os.kill(self.pid, number)
            elif self._descriptor >= 0:
                signal.pidfd_send_signal(self._descriptor, number)

    def ended_within(self, seconds: float) -> bool:
        """Wait for its end; whether it came in time."""
        end = monotonic() + seconds
        while self.running:
            if monotonic() > end:
                return False
            sleep(0.005)
        return True

    def close(self) -> None:
        """Let go of it."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1
