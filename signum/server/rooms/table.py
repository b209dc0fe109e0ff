"""A table in memory: its setup, its progress, its chat and, once all seats are taken, its match."""

import logging
import sqlite3
from functools import cached_property
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from signum import __version__
from signum.content.called_names import you
from signum.content.words import say
from signum.engine.questions import Seat
from signum.server import protocol as p
from signum.server.clock import now
from signum.server.packs import library_of
from signum.server.rooms.coaching import coach_of
from signum.server.rooms.replaying import loaded
from signum.server.store.database import Store
from signum.server.store.stored_matches import nonces_of, update_progress
from signum.server.store.stored_table import StoredTable
from signum.server.workers.pool import Workers
from signum.table.games import Games
from signum.table.lessons import LessonProgress
from signum.table.match import Match
from signum.table.record import entries_from, start_from
from signum.table.rulebook import GameMode, Library, Rulebook

log = logging.getLogger(__name__)


class NotStored(Exception):
    """The store could not be written or read; memory was reset to the stored state."""


def needs_traceback(error: Exception) -> bool:
    """Whether an error is not of disk or file: a full disk fails with every answer, so one line is enough."""
    return not isinstance(error, OSError | sqlite3.Error | SQLAlchemyError | msgspec.MsgspecError)


class Table:
    """Equal to what is stored, except while `is_doubtful`."""

    def __init__(
        self, stored: StoredTable, match: Match | None, store: Store, games: Games, workers: Workers
    ) -> None:
        self.id = stored.id
        self.setup = stored.setup
        self.store = store
        self.games = games
        self.workers = workers
        self.is_doubtful = False
        """Whether memory may hold changes that the store does not have."""
        self._take(stored, match)

    def _take(self, stored: StoredTable, match: Match | None) -> None:
        self.progress = stored.progress
        self.match = match
        self.coach = None if match is None else coach_of(self.setup, self.progress, self.games, match)
        """Teaches, if the table is for a lesson."""
        self.chat = [p.ChatLine(**one) for one in stored.chat]
        self.changed = stored.changed
        """When it was last stored, as far as that was known when it was read."""
        self._start_stored = stored.start is not None
        self._entries_stored = len(stored.entries)

    @property
    def game(self) -> Rulebook:
        """The game that is played here."""
        return self.games[self.setup.game]

    @cached_property
    def library(self) -> Library:
        """The decks and cards of the game, with those of the table's packs."""
        return library_of(self.game, self.setup.packs)

    @property
    def has_own_cards(self) -> bool:
        """Whether it may have cards that its game does not list: of packs, or of a written position."""
        setup = self.setup
        return bool(setup.packs or setup.puzzle or setup.tried or setup.lesson)

    def position_begun_from(self) -> Any:
        """The written position of its game, also before that begins; None if it begins from decks."""
        setup, progress = self.setup, self.progress
        if not (setup.puzzle or setup.tried or setup.lesson):
            return None
        if self.match is not None:
            return self.match.start
        if progress.prepared is not None:
            return start_from(progress.prepared, self.game.rules(setup.edition))
        coach = coach_of(setup, progress, self.games)
        return None if coach is None else coach.match.start

    @property
    def mode(self) -> GameMode:
        """The mode in which it is played."""
        return self.game.modes[self.setup.mode]

    @property
    def allows_hints(self) -> bool:
        """Whether people may ask the computer; not where they play against each other, nor for a puzzle."""
        return not self.setup.puzzle and len({self.mode.sides[seat] for seat in self.setup.people}) < 2

    @property
    def out(self) -> tuple[Seat, ...]:
        """The seats that no longer play while the game goes on."""
        if self.match is None or self.match.finished:
            return ()
        playing = self.match.playing
        return tuple([seat for seat in range(len(self.setup.seats)) if seat not in playing])

    def lacks_player(self, seat: Seat) -> bool:
        """Whether an invited seat is not taken yet."""
        if not self.setup.seats[seat].invited or self.match is not None:
            return False
        return seat not in (self.progress.decks if self.brings_deck(seat) else self.progress.nonces)

    def brings_deck(self, seat: Seat) -> bool:
        """Whether the player of a seat chooses a deck."""
        if self.setup.puzzle or self.setup.tried or self.setup.lesson or self.progress.prepared is not None:
            return False
        return self.mode.brings_decks and seat not in self.mode.deckless

    def names(self, language: str, reader: Seat | None = None) -> dict[Seat, str]:
        """The names of the players; computers have one, and so has a person who plays only computers.

        A reader without a name is "you" where nobody else shares the screen.
        """
        names = self._usual_names(language) | self.progress.names
        nameless = reader in self.setup.people and reader not in self.progress.names
        if reader is not None and nameless and not self.setup.shares_screen(reader):
            names[reader] = you(language)
        return names

    def _usual_names(self, language: str) -> dict[Seat, str]:
        people, computers = self.setup.people, self.setup.computers
        if self.setup.lesson:
            return {
                seat: say(language, "server-coach" if seat in computers else "server-player")
                for seat in range(len(self.setup.seats))
            }
        if len(computers) == 1:
            names = {computers[0]: say(language, "server-computer")}
        else:
            names = {
                seat: say(language, "server-computer-number", number=number)
                for number, seat in enumerate(computers, 1)
            }
        if computers and len(people) == 1:
            deck = self.progress.decks.get(people[0], "")
            named = self.library.player_of(deck, language) if deck else ""
            names[people[0]] = named or say(language, "server-player")
        return names

    # Setting up.

    def begin_when_ready(self) -> None:
        """Set up the game once all seats are taken, with decks if the mode has them."""
        setup, progress = self.setup, self.progress
        seats = range(len(setup.seats))
        bringing = [seat for seat in seats if self.brings_deck(seat)]
        if not all(seat in progress.decks for seat in bringing):
            return
        if not all(seat in progress.nonces for seat in setup.people):
            return
        if setup.lesson:
            self._begin_lesson()
            return
        rules = self.game.rules(setup.edition)
        if progress.prepared is None:
            decks = [progress.decks[seat] for seat in bringing]
            start = self.library.start(setup.mode, setup.edition, decks, setup.variants, on=setup.map)
        else:
            start = start_from(progress.prepared, rules)
            progress.prepared = None
        self.match = Match(
            rules,
            start,
            secret=bytes.fromhex(setup.secret),
            nonces=nonces_of(setup, progress),
            players=tuple([one.player for one in setup.seats]),
            clock=setup.clock,
            now=now(),
            fixed=setup.fixed,
            drawn=None if setup.same_dice is None else setup.same_dice.drawn,
        )
        opening = entries_from(progress.opening, rules)
        self.match.catch_up(opening, [now()] * len(opening))
        progress.opening = []
        self._note_beginning(self.match)

    def _begin_lesson(self) -> None:
        """The match of a lesson; its dice are the coach's."""
        step = 0 if self.progress.lesson is None else self.progress.lesson.step
        self.progress.lesson = LessonProgress()
        players = tuple([one.player for one in self.setup.seats])
        coach = coach_of(self.setup, self.progress, self.games)
        assert coach is not None
        coach.match.players = players
        coach.go_to(step, now())
        self.coach, self.match = coach, coach.match
        self._note_beginning(self.match)

    def _note_beginning(self, match: Match) -> None:
        self.progress.began = now()
        self.progress.version = __version__
        self.progress.content = match.rules.content

    # Storing.

    async def save(self) -> None:
        """Store all changes since the last save in one transaction."""
        match, moment = self.match, now()
        entries = [] if match is None else match.run.entries
        times = [] if match is None else match.times
        after = min(self._entries_stored, len(entries))
        if match is not None:
            update_progress(self.progress, match, moment)
        await self.store.save(
            self.id,
            self.progress,
            moment,
            start=None if match is None or self._start_stored else match.start,
            after=after,
            new=list(zip(times[after:], entries[after:], strict=True)),
            undone=after < self._entries_stored,
            finished=match is not None and match.finished,
        )
        self._start_stored = match is not None
        self._entries_stored = len(entries)

    def allies(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats of a seat's side."""
        sides = self.mode.sides
        return tuple([one for one, side in enumerate(sides) if one != seat and side == sides[seat]])

    def may_read(self, line: p.ChatLine, seat: Seat | None) -> bool:
        """Whether a seat gets a line of chat: those of a team only the seats of that side."""
        if not line.team or line.seat is None:
            return True
        return seat is not None and (seat == line.seat or seat in self.allies(line.seat))

    async def add_chat(self, line: p.ChatLine) -> None:
        """Store a line of chat."""
        await self.store.add_chat(self.id, len(self.chat), line)
        self.chat.append(line)

    async def reload(self) -> None:
        """Replace memory by the stored state."""
        try:
            stored = await self.store.load(self.id)
            assert stored is not None
            match = await loaded(stored, self.games, self.workers)
        except Exception as error:
            log.error("table %s could not be read: %s", self.id, error, exc_info=needs_traceback(error))
            raise NotStored from None
        self._take(stored, match)
        self.is_doubtful = False
