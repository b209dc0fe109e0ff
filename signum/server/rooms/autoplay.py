"""Actions of a table without a command: computers think, clocks run out, forced secret answers are given.

Timing must not reveal a secret. A secret question is asked even if only one answer is left, so that no other
player learns that. The table then gives the answer after a random pause that a player could have needed. A
computer takes the same time for such a question whether it had a choice or not. At a shared screen players
give all their answers, because all players there see which seat is asked.
"""

import asyncio
import logging
import random
from typing import TYPE_CHECKING, Final

from signum.engine.question_shapes import Secrecy
from signum.engine.questions import Option, Seat
from signum.players.deadline import Deadline
from signum.players.random import random_player
from signum.server import protocol as p
from signum.server.clock import now
from signum.server.rooms.table import NotStored
from signum.server.rooms.working import thought
from signum.table.match import Match

if TYPE_CHECKING:
    from signum.server.rooms.room import Room

log = logging.getLogger(__name__)

THINKING: Final = 1.5
"""The thinking time of a computer, in seconds."""
SECRET_THINKING: Final = 0.5
"""The thinking time of a computer for a secret question, in seconds."""
SECRET_ANSWER: Final = 0.7
"""Seconds until a computer answers a secret question, even if it was ready earlier."""
PAUSE: Final = (1.0, 2.5)
"""The shortest and longest pause, in seconds, before a forced secret answer."""
RETRY: Final = 2.0
"""Seconds until an attempt that failed is repeated."""


class Autoplay:
    """The automatic play of one room; it takes the room's lock before changes, as commands do."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.thinking: asyncio.Event | None = None
        """Set to let the computer that thinks decide now."""
        self.thinks_at = 0
        """The position that it thinks about."""
        self.task: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.again: asyncio.TimerHandle | None = None
        self.ringing: asyncio.Task[None] | None = None
        self.stopped = False

    @property
    def is_busy(self) -> bool:
        """Whether something will happen without a command."""
        return self.alarm is not None or self.again is not None or _runs(self.task) or _runs(self.ringing)

    def wake(self) -> None:
        """Start everything that this position needs without a command."""
        if self.stopped:
            return
        self._set_alarm()
        match = self.room.match
        if match is None or match.position != self.thinks_at:
            self.hurry()
        if not _runs(self.task) and self._next() is not None:
            self.task = asyncio.get_running_loop().create_task(self._go_on())
            self.task.add_done_callback(self._went_on)

    def hurry(self) -> None:
        """Let a thinking computer decide now."""
        if self.thinking is not None:
            self.thinking.set()

    def stop(self) -> None:
        """Do nothing more."""
        self.stopped = True
        self.hurry()
        for one in (self.task, self.ringing, self.alarm, self.again):
            if one is not None:
                one.cancel()
        self.alarm = self.again = None

    # Answers.

    def _next(self) -> tuple[Match, Seat] | None:
        """The match and the seat that is asked, unless a person has to answer."""
        match = self.room.match
        seat = None if match is None else match.asked
        if match is None or seat is None:
            return None
        return (match, seat) if self._is_computer(seat) or self._is_spared(match, seat) else None

    def _is_computer(self, seat: Seat) -> bool:
        """Whether a computer thinks for the seat; in a lesson the coach has its answers."""
        return self.room.table.coach is None and self.room.table.setup.seats[seat].is_computer

    def _is_spared(self, match: Match, seat: Seat) -> bool:
        """C-TAC-01: whether the only player at a screen has just one answer to a secret question."""
        choice = match.choice(seat)
        if choice is None or choice.secrecy is not Secrecy.SECRET:
            return False
        return not self.room.table.setup.shares_screen(seat) and match.only_answer(seat) is not None

    async def _go_on(self) -> None:
        """Answer for computers and give forced secret answers, until a person is asked."""
        while (found := self._next()) is not None:
            match, seat = found
            position = match.position
            if self._is_computer(seat):
                option = await self._thought(match, seat)
            else:
                option = match.only_answer(seat)
                if self.room.table.setup.is_online:
                    await asyncio.sleep(random.uniform(*PAUSE))
            async with self.room.lock:
                await self.room.ensure_stored()
                if self.room.match is not match or match.position != position or option is None:
                    continue
                await self.room.check_clock(match)
                if match.position == position:
                    match.answer(seat, option, now())
                    await self.room.changed()

    def _went_on(self, task: asyncio.Task[None]) -> None:
        """Log an error, and try again a little later."""
        if task.cancelled() or (error := task.exception()) is None:
            return
        log.error("table %s does not go on", self.room.table.id, exc_info=error)
        if not self.stopped:
            self.again = asyncio.get_running_loop().call_later(RETRY, self._try_again)

    def _try_again(self) -> None:
        self.again = None
        self.wake()

    async def _thought(self, match: Match, seat: Seat) -> Option | None:
        """The answer of a computer; None if the table has moved on."""
        began = asyncio.get_running_loop().time()
        async with self.room.lock:
            choice = match.choice(seat)
            if choice is None or self.room.match is not match:
                return None
            secret = choice.secrecy is Secrecy.SECRET
            position = match.position
        self.room.clients.tell(p.Thinking(seat, now()))
        option = await self._chosen(match, seat, position, SECRET_THINKING if secret else THINKING)
        if secret:
            await asyncio.sleep(max(0.0, began + SECRET_ANSWER - asyncio.get_running_loop().time()))
        return option

    async def _chosen(self, match: Match, seat: Seat, position: int, seconds: float) -> Option | None:
        table = self.room.table
        name = table.setup.seats[seat].player
        if table.game.players[name] is random_player:
            return await self._anything(match, seat, position)
        self.thinking, self.thinks_at = asyncio.Event(), position
        try:
            return await thought(self.room, seat, name, position, seconds, self.thinking)
        except NotStored:
            raise
        except Exception as error:
            log.error(
                "table %s: the computer of seat %s failed, so it takes anything: %s", table.id, seat, error
            )
            return await self._anything(match, seat, position)
        finally:
            self.thinking = None

    async def _anything(self, match: Match, seat: Seat, position: int) -> Option | None:
        """A legal option by chance."""
        async with self.room.lock:
            choice = match.choice(seat)
            if choice is None or match.position != position:
                return None
            table = self.room.table
            player = random_player(f"{table.id} {seat} {position} {table.setup.secret}")
            return player(None, choice, Deadline())

    # Clocks.

    def _set_alarm(self) -> None:
        """Look at the clocks again when the running one is over."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        match = self.room.match
        left = None if match is None else match.next_check(now())
        if left is None:
            return
        self.alarm = asyncio.get_running_loop().call_later(left / 1000 + 0.05, self._ring)

    def _ring(self) -> None:
        self.alarm = None
        self.ringing = asyncio.get_running_loop().create_task(self._time_over())
        self.ringing.add_done_callback(self._went_on)

    async def _time_over(self) -> None:
        async with self.room.lock:
            await self.room.ensure_stored()
            match = self.room.match
            if match is not None and not match.finished:
                await self.room.check_clock(match)
            self._set_alarm()


def _runs(task: asyncio.Task[None] | None) -> bool:
    return task is not None and not task.done()
