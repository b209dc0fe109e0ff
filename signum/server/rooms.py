"""Tables in memory: commands come in one at a time, what they change is stored, then everybody is told."""

import asyncio
import logging
import random
from secrets import token_hex
from time import time
from typing import Final

from signum import __version__
from signum.classic.decks import start_of_duel
from signum.classic.editions import EDITIONS
from signum.content.sets import shipped
from signum.content.starter_decks import starter_decks
from signum.content.words import say
from signum.engine.chance import commitment
from signum.engine.questions import Option, Refusal, Seat
from signum.engine.questions import Refused as RefusedByRules
from signum.players import Player, named
from signum.players.deadline import Deadline
from signum.server import links
from signum.server import protocol as p
from signum.server.answering import Answering
from signum.server.client import Client
from signum.server.names import clean
from signum.server.screen import Screens, position_of
from signum.server.store import Beside, Heading, Kept, Store
from signum.table.clock import ClockSettings
from signum.table.games import rules_of
from signum.table.match import Match, resumed
from signum.table.record import Record

log = logging.getLogger(__name__)

HUMAN: Final = "human"
COMPUTER: Final = "computer"
SCREEN: Final = "screen"
ONLINE: Final = "online"
MODES: Final = (COMPUTER, SCREEN, ONLINE)
GAME: Final = "classic"
THOUGHT: Final = 1.5
"""So many seconds a computer thinks about an answer."""
SECRET: Final = "tactic"
"""The choice that is asked so that nobody learns whether there is one."""
PAUSE: Final = (1.0, 2.5)
"""So long, by chance, an answer waits that is given for a player who has no other."""
AGAIN: Final = 2.0
"""So many seconds until what failed is tried again."""
LONGEST_SAYING: Final = 400
MOST_SAYINGS: Final = 500


def now() -> int:
    """Milliseconds of the server's clock."""
    return int(time() * 1000)


class Room:
    """One table: its match once it has begun, those who are here, and the store behind."""

    def __init__(self, kept: Kept, store: Store) -> None:
        self.id = kept.id
        self.heading = kept.heading
        self.beside = kept.beside
        self.store = store
        self.sayings = [p.Saying(**one) for one in kept.sayings]
        self.clients: set[Client] = set()
        self.lock = asyncio.Lock()
        self.away: dict[Seat, int] = {}
        self.stored = len(kept.entries)
        self.computers: dict[Seat, Player] = {}
        self.deadline: Deadline | None = None
        self.task: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.match: Match | None = None if kept.beside.start is None else _resumed(kept)
        self._wake()

    # Who is here.

    async def join(self, client: Client) -> None:
        """Somebody came, or came back: the table is shown whole."""
        async with self.lock:
            self.clients.add(client)
            if client.seat is not None:
                self.away.pop(client.seat, None)
            client.send(self.welcome(client))
            if self.match is not None:
                client.screens = self._screens(client)
                client.send(client.screens.screen(now(), anew=True))
            self._tell_presence(but=client)

    async def leave(self, client: Client) -> None:
        """A connection ended."""
        async with self.lock:
            self.clients.discard(client)
            if client.seat is not None and not self._is_here(client.seat):
                self.away[client.seat] = now()
            self._tell_presence()

    def welcome(self, client: Client) -> p.Welcome:
        """The table as it greets."""
        key = self.store.key
        maker = self.heading.mode == ONLINE and client.seat == 0
        return p.Welcome(
            table=self.id,
            seat=client.seat,
            mode=self.heading.mode,
            edition=self.heading.edition,
            commitment=commitment(bytes.fromhex(self.heading.secret)),
            seats=self.seats(client.language),
            begun=self.match is not None,
            invite=links.token(key, self.id, 1) if maker and self.match is None else "",
            watch="" if client.seat is None else links.token(key, self.id, None),
            chat=tuple(self.sayings),
        )

    def seats(self, language: str) -> tuple[p.SeatShown, ...]:
        """Who has which seat."""
        return tuple([self._seat(seat, language) for seat in range(len(self.heading.players))])

    def _seat(self, seat: Seat, language: str) -> p.SeatShown:
        player = self.heading.players[seat]
        deck = self.beside.decks[seat] if seat < len(self.beside.decks) else None
        hero = starter_decks()[deck].deck.hero if deck else ""
        computer = player != HUMAN
        return p.SeatShown(
            seat=seat,
            player=player,
            name=self.called(language).get(seat, ""),
            hero=hero,
            faction=shipped()[hero].faction if hero else "",
            taken=computer or seat in self.beside.nonces,
            here=computer or self._is_here(seat),
            away_since=self.away.get(seat, 0),
        )

    def called(self, language: str) -> dict[Seat, str]:
        """The names of the players, as far as they have any."""
        computers = {
            seat: say(language, "server-computer")
            for seat, player in enumerate(self.heading.players)
            if player != HUMAN
        }
        return computers | self.beside.names

    def _is_here(self, seat: Seat) -> bool:
        return any(one.seat == seat for one in self.clients)

    def _tell_presence(self, but: Client | None = None) -> None:
        watching = len([one for one in self.clients if one.seat is None])
        for client in self.clients:
            if client is not but:
                client.send(p.Presence(self.seats(client.language), watching))

    # What they say.

    async def obey(self, client: Client, command: p.Commands) -> None:
        """Carry out a command; whatever it is, the client gets a reply."""
        async with self.lock:
            await self._obey(client, command)

    async def _obey(self, client: Client, command: p.Commands) -> None:
        match command:
            case p.Ping(number):
                client.send(p.Pong(number, now()))
            case p.Speak(language):
                self._speak(client, language)
            case p.Look() | p.Try() | p.Weigh() | p.Ask() | p.Hint() if self.match is not None:
                await self._measure(client, command)
            case p.Hello():
                client.send(self._refused(client, 0, "server-said-hello"))
            case _ if client.seat is None:
                client.send(self._refused(client, command.number, "server-only-watching"))
            case p.Sit():
                await self._sit(client, client.seat, command)
            case p.Chat():
                await self._chat(client, command)
            case _ if self.match is None:
                client.send(self._refused(client, command.number, "server-not-begun"))
            case p.Hurry(number):
                if self.deadline is not None:
                    self.deadline.left = 0
                client.send(p.Accepted(number))
            case _:
                await self._play(client, self.match, client.seat, command)

    def _speak(self, client: Client, language: str) -> None:
        client.language = language
        client.send(self.welcome(client))
        if self.match is not None:
            client.screens = self._screens(client)
            client.send(client.screens.screen(now(), anew=True))

    async def _measure(self, client: Client, command: p.Look | p.Try | p.Weigh | p.Ask | p.Hint) -> None:
        if client.screens is None:
            return
        if isinstance(command, p.Hint) and self.heading.mode != COMPUTER:
            client.send(self._refused(client, command.number, "server-no-hints"))
            return
        client.send(Answering(client.screens).reply(command))

    async def _sit(self, client: Client, seat: Seat, command: p.Sit) -> None:
        """Take the seat. Who sits already may only change the name."""
        nonce = _nonce(command.nonce)
        if nonce is None:
            client.send(self._refused(client, command.number, "server-bad-nonce"))
            return
        if name := clean(command.name):
            self.beside.names[seat] = name
        if self.match is None:
            self.beside.nonces.setdefault(seat, nonce)
            self._begin()
        await self._keep(after=self.stored)
        client.send(p.Accepted(command.number))
        for one in self.clients:
            one.send(self.welcome(one))
            if self.match is not None:
                one.screens = self._screens(one)
                one.send(one.screens.screen(now(), anew=True))
        self._wake()

    async def _chat(self, client: Client, command: p.Chat) -> None:
        text = clean(command.text, LONGEST_SAYING)
        if not text or len(self.sayings) >= MOST_SAYINGS:
            code = "server-chat-full" if text else "server-chat-empty"
            client.send(self._refused(client, command.number, code))
            return
        seat = client.seat
        assert seat is not None
        saying = p.Saying(seat, self.beside.names.get(seat, ""), text, now())
        await self.store.say(self.id, len(self.sayings), saying)
        self.sayings.append(saying)
        client.send(p.Accepted(command.number))
        for one in self.clients:
            one.send(p.Said(saying))

    async def _play(self, client: Client, match: Match, seat: Seat, command: p.Commands) -> None:
        number: int = command.number  # type: ignore[union-attr]
        before = position_of(match)
        answered = 0
        try:
            match command:
                case p.Answer(_, position, options):
                    if position != before:
                        raise RefusedByRules(Refusal("moved-on", ()))
                    for option in Answering.typed(match, seat, options):
                        match.answer(seat, option, now())
                        answered += 1
                case p.TakeBack(_, asking):
                    if asking:
                        match.ask_to_take_back(seat, now())
                    else:
                        match.take_back(seat, now())
                case p.AllowTakeBack(_, allow):
                    match.reply_to_request(seat, allow, now())
                case p.Concede():
                    match.concede(seat, now())
                case p.OfferDraw():
                    match.offer_draw(seat, now())
                case _:
                    client.send(self._refused(client, number, "server-not-understood"))
                    return
        except RefusedByRules as refused:
            if answered:
                await self._changed()
            client.send(self._why_not(client, number, refused.refusal, answered))
            return
        await self._changed()
        client.send(p.Accepted(number, position_of(match)))

    def _why_not(self, client: Client, number: int, refusal: Refusal, answered: int = 0) -> p.Refused:
        creatures = [
            one for name in ("creature", "target", "foe") if isinstance(one := refusal.facts.get(name), int)
        ]
        return p.Refused(
            number, refusal.code, client.words(refusal), refusal.cites, tuple(creatures), answered
        )

    def _refused(self, client: Client, number: int, code: str) -> p.Refused:
        return p.Refused(number, code, say(client.language, code))

    # What follows.

    def _begin(self) -> None:
        """Once everybody sits with a deck the game is set up."""
        people = [seat for seat, player in enumerate(self.heading.players) if player == HUMAN]
        if not all(seat in self.beside.nonces for seat in people):
            return
        if len(self.beside.decks) < len(self.heading.players):
            return
        decks = [starter_decks()[id].deck for id in self.beside.decks]
        start = start_of_duel(decks, shipped(), EDITIONS[self.heading.edition])
        self.match = Match(
            rules_of(GAME, self.heading.edition),
            start,
            secret=bytes.fromhex(self.heading.secret),
            nonces=_nonces(self.beside, len(self.heading.players)),
            players=self.heading.players,
            clock=self.heading.clock,
            now=now(),
        )
        self.beside.start = start
        self.beside.began = now()
        self.beside.version = __version__

    async def _changed(self) -> None:
        """Store what is new, then tell everybody, then let the computer go on."""
        match = self.match
        assert match is not None
        await self._keep(after=min(self.stored, len(match.run.entries)))
        moment = now()
        for client in self.clients:
            if client.screens is not None:
                client.send(client.screens.screen(moment))
        self._wake()

    async def _keep(self, after: int) -> None:
        """One transaction; if it fails the match in memory is given up for the one that is stored."""
        match, beside = self.match, self.beside
        moment = now()
        entries = [] if match is None else match.run.entries
        if match is not None:
            beside.notes, beside.marks = list(match.notes), list(match.marks)
            if match.clock is not None:
                match.clock.look(moment)
                beside.time_left, beside.clock_at = list(match.clock.left), match.clock.since
        new = [] if match is None else list(zip(match.times[after:], entries[after:], strict=True))
        try:
            await self.store.keep(
                self.id,
                beside,
                moment,
                after=after,
                new=new,
                finished=match is not None and match.finished,
            )
        except Exception:
            log.exception("table %s could not be stored", self.id)
            await self._recover()
            raise
        self.stored = len(entries)

    async def keep_beside(self) -> None:
        """Keep what stands beside the game; whoever calls holds the lock."""
        await self._keep(after=self.stored)
        for client in self.clients:
            client.send(self.welcome(client))

    async def _recover(self) -> None:
        """Go back to what is stored, and show everybody that."""
        kept = await self.store.load(self.id)
        assert kept is not None
        self.beside = kept.beside
        self.stored = len(kept.entries)
        self.match = None if kept.beside.start is None else _resumed(kept)
        for client in self.clients:
            client.screens = None if self.match is None else self._screens(client)
            if client.screens is not None:
                client.send(client.screens.screen(now(), anew=True))

    def _screens(self, client: Client) -> Screens:
        assert self.match is not None
        return Screens(self.match, client.seat, client.language, self.called(client.language))

    # Computers, clocks, and answers that need nobody.

    def _wake(self) -> None:
        """Set going what goes on by itself from here."""
        match = self.match
        if match is None or match.finished:
            self._set_alarm(None)
            return
        self._set_alarm(match)
        if self.task is None or self.task.done():
            seat = match.asked
            if seat is not None and (self.heading.players[seat] != HUMAN or self._is_spared(match, seat)):
                self.task = asyncio.get_running_loop().create_task(self._go_on())
                self.task.add_done_callback(self._went_on)

    def _is_spared(self, match: Match, seat: Seat) -> bool:
        """C-TAC-01: whether a player is asked only so that nobody learns that there is nothing to ask."""
        choice = match.choice(seat)
        if self.heading.mode == SCREEN or choice is None or choice.kind != SECRET:
            return False
        return match.only_answer(seat) is not None

    async def _go_on(self) -> None:
        """Answer for computers, and for players who can say only one thing, until a person is asked."""
        while (match := self.match) is not None and (seat := match.asked) is not None:
            position = position_of(match)
            if self.heading.players[seat] != HUMAN:
                option = await self._thought(match, seat)
            elif self._is_spared(match, seat):
                if self.heading.mode == ONLINE:
                    await asyncio.sleep(random.uniform(*PAUSE))
                option = match.only_answer(seat)
            else:
                return
            async with self.lock:
                if self.match is match and position_of(match) == position and option is not None:
                    match.answer(seat, option, now())
                    await self._changed()

    def _went_on(self, task: asyncio.Task[None]) -> None:
        """What went wrong in the background is written down, and tried again a little later."""
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("table %s does not go on", self.id, exc_info=error)
            asyncio.get_running_loop().call_later(AGAIN, self._wake)

    async def _thought(self, match: Match, seat: Seat) -> Option | None:
        """What a computer answers; it thinks in a thread so that nobody else waits."""
        choice = match.choice(seat)
        if choice is None:
            return None
        if seat not in self.computers:
            seed = f"{self.id} {seat} {self.heading.secret}"
            self.computers[seat] = named(self.heading.players[seat], seed)
        player, view = self.computers[seat], match.view(seat).game
        self.deadline = deadline = Deadline(seconds=THOUGHT)
        for client in self.clients:
            client.send(p.Thinking(seat, now()))
        try:
            return await asyncio.to_thread(player, view, choice, deadline)
        finally:
            self.deadline = None

    def _set_alarm(self, match: Match | None) -> None:
        """Look at the clocks again when the running one is over."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if match is None or match.clock is None or match.clock.running is None:
            return
        left = match.clock.time_left(match.clock.running, now())
        loop = asyncio.get_running_loop()
        self.alarm = loop.call_later(left / 1000 + 0.05, lambda: loop.create_task(self._time_over()))

    async def _time_over(self) -> None:
        async with self.lock:
            match = self.match
            if match is None or match.finished:
                return
            before = position_of(match)
            match.check_clock(now())
            if position_of(match) != before:
                await self._changed()
            else:
                self._set_alarm(match)

    def close(self) -> None:
        """Let go of everything that goes on by itself."""
        if self.task is not None:
            self.task.cancel()
        self._set_alarm(None)


class Rooms:
    """Every table that somebody has looked at since the server started; the others are in the store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.open: dict[str, Room] = {}
        self.opening = asyncio.Lock()

    async def make(self, wanted: p.NewTable, clock: ClockSettings | None) -> p.TableMade:
        """A new table; what is wanted was checked before."""
        id = links.new_table_id()
        players = (HUMAN, wanted.level) if wanted.mode == COMPUTER else (HUMAN, HUMAN)
        heading = Heading(wanted.mode, GAME, wanted.edition, players, token_hex(32), clock)
        await self.store.add(id, heading, Beside(decks=list(wanted.decks)), now())
        own = range(2) if wanted.mode == SCREEN else range(1)
        key = self.store.key
        return p.TableMade(
            id,
            tuple([links.token(key, id, seat) for seat in own]),
            links.token(key, id, 1) if wanted.mode == ONLINE else "",
            links.token(key, id, None),
        )

    async def room(self, id: str) -> Room | None:
        """The table of that name, if there is one."""
        async with self.opening:
            if id not in self.open:
                kept = await self.store.load(id)
                if kept is None:
                    return None
                self.open[id] = Room(kept, self.store)
            return self.open[id]

    async def close(self) -> None:
        """The server ends: everybody is told so, and nothing is lost."""
        for room in self.open.values():
            room.close()
            for client in room.clients:
                client.leave()
        await self.store.close()


def _resumed(kept: Kept) -> Match:
    heading, beside = kept.heading, kept.beside
    secret = bytes.fromhex(heading.secret)
    record = Record(
        game=heading.game,
        edition=heading.edition,
        start=beside.start,
        version=beside.version,
        players=list(heading.players),
        clock=heading.clock,
        time_left=beside.time_left,
        clock_at=beside.clock_at,
        commitment=commitment(secret),
        secret=heading.secret,
        nonces=[one.hex() for one in _nonces(beside, len(heading.players))],
        entries=kept.entries,
        times=kept.times,
        marks=beside.marks,
        notes=beside.notes,
    )
    return resumed(record, now())


def _nonces(beside: Beside, seats: int) -> tuple[bytes, ...]:
    return tuple([bytes.fromhex(beside.nonces.get(seat, "")) for seat in range(seats)])


def _nonce(text: str) -> str | None:
    """A seat's share of the seed, if it is one."""
    try:
        return text.lower() if len(bytes.fromhex(text)) == 16 and len(text) == 32 else None
    except ValueError:
        return None
