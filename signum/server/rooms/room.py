"""One table in memory: commands come in one at a time, what they change is stored, then everybody is told."""

import asyncio
import logging
import sys
from collections.abc import Callable, Hashable
from time import monotonic
from typing import Any, Final, TypeAlias

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from signum import __version__
from signum.content.words import say
from signum.engine.chance import commitment
from signum.engine.questions import Refusal, Seat
from signum.engine.questions import Refused as RefusedByRules
from signum.server import protocol as p
from signum.server.clock import now
from signum.server.http.queue import Asker, Turns
from signum.server.http.rate_limits import WATCHERS, WINDOWS, Doors
from signum.server.rooms import tokens as links
from signum.server.rooms.answering import Answering
from signum.server.rooms.autoplay import GoingOn
from signum.server.rooms.client import Client
from signum.server.rooms.modes import COMPUTER, HUMAN, ONLINE
from signum.server.rooms.plain_text import clean
from signum.server.rooms.rematch import next_table, rematch
from signum.server.rooms.screen import Screens
from signum.server.store.database import Kept, Store
from signum.server.store.stored_matches import match_of, nonce_of, nonces_of, note_down
from signum.table.games import Games
from signum.table.match import Match
from signum.table.rulebook import Rulebook

log = logging.getLogger(__name__)

LONGEST_SAYING: Final = 400
MOST_SAYINGS: Final = 500
MOST_TAKEN_BACK: Final = 500
"""So often something is taken back at one table; all of it is kept and told."""
ONCE: Final = (p.Sit, p.Answer, p.TakeBack, p.AllowTakeBack, p.Concede, p.OfferDraw, p.Rematch, p.Chat)
"""Commands that change something: each is carried out once, however often it arrives."""

Written: TypeAlias = tuple[bytes, tuple[int, int]]
"""A screen as it is sent, and how much of the log it tells."""
Playing: TypeAlias = p.Answer | p.TakeBack | p.AllowTakeBack | p.Concede | p.OfferDraw


class NotStored(Exception):
    """The store could not be written or read; what is in memory was given up for what is stored."""


class Full(Exception):
    """Nobody else can watch this table."""


class Room:
    """One table: its match once it has begun, those who are here, and the store behind."""

    def __init__(
        self,
        kept: Kept,
        match: Match | None,
        store: Store,
        games: Games,
        turns: Turns | None = None,
        doors: Doors | None = None,
    ) -> None:
        self.id = kept.id
        self.heading = kept.heading
        self.beside = kept.beside
        self.match = match
        self.store = store
        self.games = games
        self.turns = turns or Turns()
        """In which questions are measured, those of other tables too."""
        self.doors = doors or Doors()
        """Which know how many tables somebody made lately."""
        self.sayings = [p.Saying(**one) for one in kept.sayings]
        self.clients: list[Client] = []
        """Who is here, in the order they came."""
        self.lock = asyncio.Lock()
        self.away: dict[Seat, int] = dict.fromkeys(kept.beside.nonces, kept.changed)
        self.stored = len(kept.entries)
        self.doubtful = False
        """Whether memory may hold what the store does not."""
        self.closed = False
        self.used = monotonic()
        self.going_on = GoingOn(self)
        self.going_on.wake()

    @property
    def game(self) -> Rulebook:
        """The game that is played here."""
        return self.games[self.heading.game]

    @property
    def questions(self) -> tuple[type[p.Command], ...]:
        """The commands by which a client of this game asks for findings."""
        return self.game.wire.questions

    # Who is here.

    async def join(self, client: Client) -> None:
        """Somebody came, or came back: the table is shown whole."""
        async with self.lock:
            await self.trusted()
            self._make_room(client)
            self.clients.append(client)
            if client.seat is not None:
                self.away.pop(client.seat, None)
            self._greet(client)
            self._tell_presence(but=client)

    def _make_room(self, client: Client) -> None:
        """A player always gets in, if need be for the own oldest connection; of those who watch not all."""
        same = [one for one in self.clients if one.seat == client.seat]
        if client.seat is None and len(same) >= WATCHERS:
            raise Full
        if client.seat is not None and len(same) >= WINDOWS:
            oldest = same[0]
            self.clients.remove(oldest)
            oldest.leave(p.Bye("elsewhere", say(oldest.language, "server-elsewhere")))

    async def leave(self, client: Client) -> None:
        """A connection ended."""
        async with self.lock:
            if client in self.clients:
                self.clients.remove(client)
            self.used = monotonic()
            if client.seat is not None and not self._is_here(client.seat):
                self.away[client.seat] = now()
            self._tell_presence()

    def welcome(self, client: Client) -> p.Welcome:
        """The table as it greets."""
        key, clock = self.store.key, self.heading.clock
        # A seat that somebody has, such as in a game that is played again, is nobody else's to give away.
        free = self.heading.mode == ONLINE and len(self.beside.decks) < len(self.heading.players)
        return p.Welcome(
            table=self.id,
            seat=client.seat,
            mode=self.heading.mode,
            edition=self.heading.edition,
            commitment=commitment(bytes.fromhex(self.heading.secret)),
            seats=self.seats(client.language),
            begun=self.match is not None,
            invite=links.token(key, self.id, 1) if free and client.seat == 0 else "",
            watch="" if client.seat is None else links.token(key, self.id, None),
            chat=tuple(self.sayings),
            next=next_table(self, client.seat),
            minutes=0 if clock is None else clock.bank // 60_000,
            increment=0 if clock is None else clock.increment // 1000,
            watching=self._watching(),
        )

    def seats(self, language: str) -> tuple[p.SeatShown, ...]:
        """Who has which seat."""
        return tuple([self._seat(seat, language) for seat in range(len(self.heading.players))])

    def _seat(self, seat: Seat, language: str) -> p.SeatShown:
        player = self.heading.players[seat]
        deck = self.beside.decks[seat] if seat < len(self.beside.decks) else None
        shown = self.game.library.deck_shown(deck, language) if deck else None
        computer = player != HUMAN
        return p.SeatShown(
            seat=seat,
            player=player,
            name=say(language, "server-computer") if computer else self.beside.names.get(seat, ""),
            hero=shown.hero if shown is not None else "",
            faction=shown.faction if shown is not None else "",
            taken=computer or seat in self.beside.nonces,
            here=computer or self._is_here(seat),
            away_since=self.away.get(seat, 0),
        )

    def called(self, language: str) -> dict[Seat, str]:
        """The names of the players; who plays the computer without a name is the player."""
        players = self.heading.players
        against_computer = any(player != HUMAN for player in players)
        usual = {
            seat: say(language, "server-player" if player == HUMAN else "server-computer")
            for seat, player in enumerate(players)
            if against_computer
        }
        return usual | self.beside.names

    def _is_here(self, seat: Seat) -> bool:
        return any(one.seat == seat for one in self.clients)

    # What they are told. What goes wrong with one of them never hurts the game or the others.

    def tell(self, message: p.Message) -> None:
        """Everybody hears the same."""
        for client in self.clients:
            self._say(client, message)

    def tell_each(self, message: Callable[[Client], p.Message]) -> None:
        """Everybody hears what is theirs to hear."""
        for client in self.clients:
            self._say(client, message(client))

    def _say(self, client: Client, message: p.Message) -> None:
        try:
            client.send(message)
        except Exception:
            self._lose(client)

    def _tell_presence(self, but: Client | None = None) -> None:
        for client in self.clients:
            if client is not but:
                self._say(client, p.Presence(self.seats(client.language), self._watching()))

    def _watching(self) -> int:
        return len([one for one in self.clients if one.seat is None])

    def _greet(self, client: Client) -> None:
        """All of it, from the beginning."""
        try:
            client.screens = None
            client.send(self.welcome(client))
            if self.match is not None:
                called = self.called(client.language)
                client.screens = Screens(self.game, self.match, client.seat, client.language, called)
                client.send(client.screens.screen(now(), anew=True))
        except Exception:
            self._lose(client)

    def _show(self, client: Client, moment: int, written: dict[Hashable, Written]) -> None:
        """What is new; those who see the same in the same words get what was written for the first."""
        screens = client.screens
        if screens is None:
            self._greet(client)
            return
        same = client.seat, client.language, screens.shown
        try:
            if same not in written:
                message = msgspec.json.encode(screens.screen(moment))
                written[same] = message, screens.shown
            message, screens.shown = written[same]
            client.send_written(message)
        except Exception:
            self._lose(client)

    def _lose(self, client: Client) -> None:
        log.exception("table %s could not be shown to seat %s", self.id, client.seat)
        client.leave()

    # What they say.

    async def obey(self, client: Client, command: Any) -> None:
        """Carry out a command; whatever it is and whatever happens, the client gets a reply."""
        if isinstance(command, p.Ping):
            client.send(p.Pong(command.number, now()))
            return
        if isinstance(command, p.Question) and not isinstance(command, p.Hint):
            # Before the lock: whoever floods the table with questions waits, and not those who play.
            async with self.turns.turn(Asker(client.address, (self.id, client.seat))):
                await self._obey_alone(client, command)
        else:
            await self._obey_alone(client, command)

    async def _obey_alone(self, client: Client, command: Any) -> None:
        number = 0 if isinstance(command, p.Hello | p.Speak) else command.number
        async with self.lock:
            try:
                await self.trusted()
                await self._obey(client, command)
            except NotStored:
                client.send(self.refused(client, number, "server-not-stored"))
            except Exception:
                log.exception("table %s: %s of seat %s failed", self.id, type(command).__name__, client.seat)
                self.doubtful = True
                client.send(self.refused(client, number, "server-went-wrong"))

    async def _obey(self, client: Client, command: Any) -> None:
        match command:
            case p.Hello() | p.Ping():
                client.send(self.refused(client, 0, "server-said-hello"))
            case p.Speak(language):
                client.language = language
                self._greet(client)
            case p.Question():
                await self._measure(client, command)
            case _ if client.seat is None:
                client.send(self.refused(client, command.number, "server-only-watching"))
            case _ if isinstance(command, ONCE) and command.number <= client.number:
                client.send(self.refused(client, command.number, "server-said-already"))
            case _:
                client.number = command.number if isinstance(command, ONCE) else client.number
                await self._do(client, client.seat, command)

    async def _do(self, client: Client, seat: Seat, command: Any) -> None:
        match command:
            case p.Sit():
                await self._sit(client, seat, command)
            case p.Chat():
                await self._chat(client, seat, command)
            case p.Rematch():
                await rematch(self, client, seat, command)
            case p.Hurry(number):
                self.going_on.hurry()
                client.send(p.Accepted(number))
            case p.Answer() | p.TakeBack() | p.AllowTakeBack() | p.Concede() | p.OfferDraw():
                await self._play(client, seat, command)
            case _:
                client.send(self.refused(client, 0, "server-not-understood"))

    async def _measure(self, client: Client, command: p.Question) -> None:
        if client.screens is None:
            client.send(self.refused(client, command.number, "server-not-begun"))
        elif isinstance(command, p.Hint) and self.heading.mode != COMPUTER:
            client.send(self.refused(client, command.number, "server-no-hints"))
        elif command.slow:
            client.send(await asyncio.to_thread(Answering(client.screens).reply, command))
        else:
            client.send(Answering(client.screens).reply(command))

    async def _sit(self, client: Client, seat: Seat, command: p.Sit) -> None:
        """Take the seat. Who sits already may only change the name."""
        nonce = nonce_of(command.nonce)
        if nonce is None:
            client.send(self.refused(client, command.number, "server-bad-nonce"))
            return
        if name := clean(command.name):
            self.beside.names[seat] = name
        if self.match is None:
            self.beside.nonces.setdefault(seat, nonce)
            self._begin()
        await self.keep()
        client.send(p.Accepted(command.number))
        self._greet_everybody()

    async def choose_deck(self, seat: Seat | None, deck: str) -> None:
        """An invited player's deck; once it is chosen it stays."""
        async with self.lock:
            await self.trusted()
            if self.match is None and seat == len(self.beside.decks):
                self.beside.decks.append(deck)
                self._begin()
                await self.keep()
                self._greet_everybody()

    def _greet_everybody(self) -> None:
        for one in self.clients:
            self._greet(one)
        self.going_on.wake()

    async def _chat(self, client: Client, seat: Seat, command: p.Chat) -> None:
        text = clean(command.text, LONGEST_SAYING)
        if not text or len(self.sayings) >= MOST_SAYINGS:
            code = "server-chat-full" if text else "server-chat-empty"
            client.send(self.refused(client, command.number, code))
            return
        saying = p.Saying(seat, self.beside.names.get(seat, ""), text, now())
        try:
            await self.store.say(self.id, len(self.sayings), saying)
        except Exception:
            await self.give_up()
        self.sayings.append(saying)
        client.send(p.Accepted(command.number))
        self.tell(p.Said(saying))

    async def _play(self, client: Client, seat: Seat, command: Playing) -> None:
        match = self.match
        if match is None:
            client.send(self.refused(client, command.number, "server-not-begun"))
            return
        await self.check_clock(match)
        before = match.position
        try:
            self._move(match, client, seat, command)
        except RefusedByRules as refused:
            answered = match.position - before
            if answered:
                await self.changed()
            client.send(self._why_not(client, command.number, refused.refusal, answered))
            return
        await self.changed()
        client.send(p.Accepted(command.number, match.position))

    def _move(self, match: Match, client: Client, seat: Seat, command: Playing) -> None:
        """What the rules and the table say to it: done, or refused."""
        if match.finished:
            raise RefusedByRules(Refusal("game-over", ()))
        match command:
            case p.Answer(_, position, options):
                _check_position(match, position)
                assert client.screens is not None
                for option in Answering(client.screens).typed(options):
                    match.answer(seat, option, now())
            case p.TakeBack() if len(match.notes) >= MOST_TAKEN_BACK:
                raise RefusedByRules(Refusal("taken-back-often", ()))
            case p.TakeBack(_, asking, position):
                _check_position(match, position or match.position)
                if not asking:
                    match.take_back(seat, now())
                    return
                match.ask_to_take_back(seat, now())
                for other in self._computers():
                    match.reply_to_request(other, allow=True, now=now())
            case p.AllowTakeBack(_, allow, position):
                _check_position(match, position or match.position)
                match.reply_to_request(seat, allow, now())
            case p.Concede():
                match.concede(seat, now())
            case p.OfferDraw():
                if self._computers():
                    raise RefusedByRules(Refusal("computer-plays-on", ()))
                match.offer_draw(seat, now())

    def _computers(self) -> list[Seat]:
        return [seat for seat, player in enumerate(self.heading.players) if player != HUMAN]

    def _why_not(self, client: Client, number: int, refusal: Refusal, answered: int) -> p.Refused:
        things = () if client.screens is None else client.screens.findings.things_in(refusal)
        return p.Refused(number, refusal.code, client.words(refusal), refusal.cites, things, answered)

    def refused(self, client: Client, number: int, code: str) -> p.Refused:
        """What the server does not grant, in words."""
        return p.Refused(number, code, say(client.language, code))

    # What follows.

    def _begin(self) -> None:
        """Once everybody sits with a deck the game is set up."""
        seats = range(len(self.heading.players))
        people = [seat for seat in seats if self.heading.players[seat] == HUMAN]
        if len(self.beside.decks) < len(seats) or not all(seat in self.beside.nonces for seat in people):
            return
        mode = next(iter(self.game.modes))
        start = self.game.library.start(mode, self.heading.edition, self.beside.decks)
        self.match = Match(
            self.game.rules(self.heading.edition),
            start,
            secret=bytes.fromhex(self.heading.secret),
            nonces=nonces_of(self.beside, len(seats)),
            players=self.heading.players,
            clock=self.heading.clock,
            now=now(),
        )
        self.beside.start = start
        self.beside.began = now()
        self.beside.version = __version__

    async def changed(self) -> None:
        """Store what is new, tell everybody, let the computer go on; whoever calls holds the lock."""
        await self.keep()
        moment = now()
        written: dict[Hashable, Written] = {}
        for client in self.clients:
            self._show(client, moment, written)
        self.going_on.wake()

    async def check_clock(self, match: Match) -> None:
        """End the game if somebody's time is over; whoever calls holds the lock."""
        before = match.position
        match.check_clock(now())
        if match.position != before:
            await self.changed()

    async def keep(self) -> None:
        """One transaction with all that has changed since the last."""
        match, moment = self.match, now()
        entries = [] if match is None else match.run.entries
        times = [] if match is None else match.times
        after = min(self.stored, len(entries))
        if match is not None:
            note_down(self.beside, match, moment)
        try:
            await self.store.keep(
                self.id,
                self.beside,
                moment,
                after=after,
                new=list(zip(times[after:], entries[after:], strict=True)),
                finished=match is not None and match.finished,
            )
        except Exception:
            await self.give_up()
        self.stored = len(entries)

    async def give_up(self) -> None:
        """What could not be stored is not true: go back to what is, as soon as it can be read."""
        error = sys.exc_info()[1]
        # A disk that is full fails with every answer: one line each is enough.
        known = isinstance(error, OSError | SQLAlchemyError)
        log.error("table %s could not be stored: %s", self.id, error, exc_info=not known)
        self.doubtful = True
        await self.trusted()
        raise NotStored

    async def trusted(self) -> None:
        """Memory is what is stored; where that is in doubt it is read again, and everybody is shown it."""
        if self.closed:
            raise NotStored
        if not self.doubtful:
            return
        try:
            kept = await self.store.load(self.id)
            assert kept is not None
            match = await asyncio.to_thread(match_of, kept, self.games, now())
        except Exception:
            log.exception("table %s could not be read", self.id)
            raise NotStored from None
        self.beside, self.match = kept.beside, match
        self.stored = len(kept.entries)
        self.sayings = [p.Saying(**one) for one in kept.sayings]
        self.doubtful = False
        self._greet_everybody()

    # How it ends.

    def is_idle(self, since: float) -> bool:
        """Whether nobody was here since then and nothing goes on: the store knows all there is to know."""
        return not (
            self.clients or self.lock.locked() or self.doubtful or self.used > since or self.going_on.is_busy
        )

    async def close(self) -> None:
        """Let go of everything that goes on by itself, and of everybody; what is being stored is stored."""
        async with self.lock:
            self.closed = True
            self.going_on.stop()
            for client in self.clients:
                client.leave()


def _check_position(match: Match, seen: int) -> None:
    """An answer to a screen that is no longer true changes nothing."""
    if seen != match.position:
        raise RefusedByRules(Refusal("moved-on", ()))
