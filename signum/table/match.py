"""One match: who sits where, what is asked of whom, what each may see, and how it is kept."""

from typing import Any, get_args

import msgspec
from msgspec import Struct

from signum.content.mistakes import Mistake
from signum.engine.chance import Chance, commitment, mixed_seed
from signum.engine.events import Event
from signum.engine.question_shapes import QuestionShape, Secrecy
from signum.engine.questions import Choice, Option, Refusal, Refused, Roll, Seat, Shuffle, Subject
from signum.engine.run import Act, Entry, Given, Run
from signum.table import record as records
from signum.table import undo
from signum.table.clock import Clock, ClockSettings
from signum.table.games import Games
from signum.table.record import Mark, Note, Record, RecordError
from signum.table.rulebook import Rules

MARK_EVERY = 16


class ChoiceView(Struct, frozen=True):
    """A choice as the seat that is asked sees it."""

    kind: str
    cites: tuple[str, ...]
    about: Any
    options: tuple[Any, ...]
    shape: QuestionShape
    secrecy: Secrecy
    subject: Subject

    @classmethod
    def of(cls, choice: Choice[Any]) -> "ChoiceView":
        """All of it but what the seat cannot be sent: its check and its regions."""
        options = tuple(choice.options())
        return cls(
            choice.kind,
            choice.cites,
            dict(choice.about),
            options,
            choice.shape,
            choice.secrecy,
            choice.subject,
        )


class TableView(Struct, frozen=True):
    """Everything a seat gets: its view of the game, what it is asked, whom it waits for, the clocks."""

    game: Any
    choice: ChoiceView | None
    waiting_for: Seat | None
    time_left: tuple[int, ...] | None
    may_take_back: bool
    taking_back: Seat | None
    consent_missing: tuple[Seat, ...]
    draw_offers: tuple[Seat, ...]


class Match:
    """A game at a table. Without a secret the dice are thrown by hand and entered with `settle`."""

    def __init__(
        self,
        rules: Rules,
        start: Any,
        *,
        secret: bytes | None = None,
        nonces: tuple[bytes, ...] = (),
        players: tuple[str, ...] = (),
        clock: ClockSettings | None = None,
        now: int = 0,
    ) -> None:
        self.rules: Rules = rules.with_start(start)
        self.start = start
        self.secret = secret
        self.nonces = nonces
        self.players = players
        self.marks: list[Mark] = []
        self.notes: list[Note] = []
        self.times: list[int] = []
        self.request: undo.Request | None = None
        self.refused_at: dict[Seat, int] = {}
        self.draw_offers: set[Seat] = set()
        self.furthest = 0
        """How many entries the game ever had: an answer given again after taking back earns no time."""
        chance = None if secret is None else Chance(mixed_seed(secret, nonces))
        self.run: Run[Any, Any] = Run(self.rules, start.state.copy(), chance)
        self.seats = rules.seats(start.state)
        self.kinds = frozenset(get_args(rules.options))
        self.clock = None if clock is None else Clock(clock, self.seats, now)
        self._ask_clock(now)

    # What can be seen.

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return self.run.finished

    @property
    def outcome(self) -> Any:
        """How it ended, once it has."""
        return self.run.game.state.outcome

    @property
    def playing(self) -> tuple[Seat, ...]:
        """The seats that still take part."""
        return self.rules.playing(self.run.game.state)

    @property
    def position(self) -> int:
        """A number for the moment: it grows with every change, also when something is taken back."""
        return len(self.run.entries) + sum([2 * note.what.answers for note in self.notes])

    @property
    def asked(self) -> Seat | None:
        """The seat that has to answer."""
        question = self.run.question
        return None if question is None else question.seat

    def choice(self, seat: Seat) -> Choice[Any] | None:
        """What the seat is asked, if it is asked."""
        choice = self.run.choice
        return choice if choice is not None and choice.seat == seat else None

    def only_answer(self, seat: Seat) -> Option | None:
        """The one thing that a seat which is asked can say, where it can say nothing else.

        Whoever spares the player that click waits as long as for any other answer: what others see of a
        seat, the pause included, must not tell whether it had a choice.
        """
        choice = self.choice(seat)
        return None if choice is None else choice.single()

    def awaited_fate(self) -> Roll | Shuffle | None:
        """The dice or the shuffle that must be done by hand now."""
        question = self.run.question
        return question if isinstance(question, Roll | Shuffle) else None

    def view(self, seat: Seat | None, now: int = 0) -> TableView:
        """All that a seat, or a spectator, may know at this moment."""
        choice = None if seat is None else self.choice(seat)
        return TableView(
            game=self.rules.view(self.run.game, seat),
            choice=None if choice is None else ChoiceView.of(choice),
            waiting_for=self.asked,
            time_left=None
            if self.clock is None
            else tuple([self.clock.time_left(one, now) for one in range(self.seats)]),
            may_take_back=seat is not None and self.why_not_take_back(seat) is None,
            taking_back=None if self.request is None else self.request.seat,
            consent_missing=() if self.request is None else tuple(self.request.missing),
            draw_offers=tuple(sorted(self.draw_offers)),
        )

    def log(self, seat: Seat | None) -> list[Event | Note]:
        """The events as a seat may see them, with the table's own notes between."""
        lines: list[Event | Note] = []
        notes = list(self.notes)
        for at, event in enumerate(self.run.game.log):
            while notes and notes[0].events <= at:
                lines.append(notes.pop(0))
            lines += _seen([event], seat)
        return [*lines, *notes]

    # What a seat may do.

    def explain(self, seat: Seat, option: Option) -> Refusal | None:
        """Why this answer cannot be given; nothing if it can."""
        if not self._sits(seat):
            return _nobody_there(seat)
        choice = self.choice(seat)
        if choice is not None and self._typed(option) is None:
            return Refusal("not-offered", choice.cites, {"choice": choice.kind})
        return self.run.explain(seat, option)

    def answer(self, seat: Seat, option: Option, now: int = 0) -> list[Event]:
        """Answer a choice: what follows, as the seat sees it. What is not legal changes nothing."""
        self._check_seat(seat)
        self.check_clock(now)
        typed = self._typed(option)
        if typed is None:
            refusal = self.explain(seat, option)
            assert refusal is not None
            raise Refused(refusal)
        return _seen(self._entered(self.run.answer(seat, typed), now), seat)

    def settle(self, result: tuple[int, ...] | tuple[str, ...], now: int = 0) -> list[Event]:
        """Enter dice or a shuffle done by hand: what follows, as everybody sees it."""
        self.check_clock(now)
        return _seen(self._entered(self.run.settle(result), now), None)

    def concede(self, seat: Seat, now: int = 0) -> list[Event]:
        """A seat gives up."""
        self._check_seat(seat)
        self.check_clock(now)
        return self._entered(self.run.act(self.rules.conceded(seat)), now)

    def offer_draw(self, seat: Seat, now: int = 0) -> list[Event]:
        """A seat offers a draw; it is agreed once every seat that still plays has."""
        self._check_seat(seat)
        self.check_clock(now)
        refusal = self._why_not_take_part(seat)
        if refusal is not None:
            raise Refused(refusal)
        self.draw_offers.add(seat)
        if not self.draw_offers.issuperset(self.playing):
            return []
        self.draw_offers.clear()
        return self._entered(self.run.act(self.rules.draw_agreed()), now)

    def check_clock(self, now: int) -> None:
        """A seat whose time is over leaves the game."""
        if self.clock is None or self.finished:
            return
        seat = self.clock.run_out(now)
        if seat is not None:
            self._entered(self.run.act(self.rules.clock_ran_out(seat)), now)

    # Taking back.

    def why_not_take_back(self, seat: Seat) -> Refusal | None:
        """Why the seat cannot take back its last answer on its own; nothing if it can."""
        refusal = self._why_not_take_part(seat)
        if refusal is not None:
            return refusal
        last = undo.own_last(self.run.entries, seat)
        if last is None:
            return Refusal("nothing-to-take-back", ())
        return undo.why_not_free(self.run.entries, self.run.learnt, seat, last)

    def take_back(self, seat: Seat, now: int = 0) -> None:
        """Take back the seat's last answer, where that needs nobody's consent."""
        self._check_seat(seat)
        self.check_clock(now)
        refusal = self.why_not_take_back(seat)
        if refusal is not None:
            raise Refused(refusal)
        last = undo.own_last(self.run.entries, seat)
        if last is not None:
            self._rewind(seat, last, consented=False, now=now)

    def ask_to_take_back(self, seat: Seat, now: int = 0) -> None:
        """Ask every other seat that still plays to let this one take back its last answer."""
        self._check_seat(seat)
        self.check_clock(now)
        refusal = self._why_not_take_part(seat)
        if refusal is not None:
            raise Refused(refusal)
        last = undo.own_last(self.run.entries, seat)
        if last is None:
            raise Refused(Refusal("nothing-to-take-back", ()))
        if self.request is not None:
            raise Refused(Refusal("request-open", (), {"seat": self.request.seat}))
        if self.refused_at.get(seat) == len(self.run.entries):
            raise Refused(Refusal("asked-already", ()))
        others = [other for other in self.playing if other != seat]
        if others:
            self.request = undo.Request(seat, last, others)
        else:
            self._rewind(seat, last, consented=False, now=now)

    def reply_to_request(self, seat: Seat, allow: bool, now: int = 0) -> None:
        """Let the asking seat take back, or not."""
        self._check_seat(seat)
        self.check_clock(now)
        request = self.request
        if request is None or seat not in request.missing:
            raise Refused(Refusal("no-request", ()))
        if not allow:
            self.refused_at[request.seat] = len(self.run.entries)
            self.request = None
            return
        request.missing.remove(seat)
        if not request.missing:
            self._rewind(request.seat, request.to, consented=True, now=now)

    # Keeping and resuming.

    def record(self, *, private: bool = False, now: int | None = None) -> Record:
        """The game so far: while it runs a heading for everybody, and all of it for its keeper."""
        record = Record(
            game=self.rules.name,
            edition=self.rules.edition_id,
            start=None,
            players=list(self.players),
            commitment=None if self.secret is None else commitment(self.secret),
            nonces=[nonce.hex() for nonce in self.nonces],
            outcome=self.outcome,
        )
        if self.clock is not None:
            self.clock.look(self.clock.since if now is None else now)
            record.clock = self.clock.settings
            record.time_left = list(self.clock.left)
            record.clock_at = self.clock.since
        if private or self.finished:
            self._tell(record)
        return record

    def save(self, now: int | None = None) -> bytes:
        """Everything needed to go on, for the keeper of the game alone; the clocks as they are now."""
        return records.written(self.record(private=True, now=now))

    @classmethod
    def resume(cls, data: bytes, games: Games, now: int | None = None) -> "Match":
        """The match that a record holds, at its last entry."""
        return resumed(records.read(data), games, now)

    # How it works inside.

    def _sits(self, seat: Any) -> bool:
        return type(seat) is int and 0 <= seat < self.seats

    def _check_seat(self, seat: Seat) -> None:
        if not self._sits(seat):
            raise Refused(_nobody_there(seat))

    def _why_not_take_part(self, seat: Seat) -> Refusal | None:
        """Why a seat has no say any more."""
        if self.finished:
            return Refusal("game-over", ())
        return None if seat in self.playing else Refusal("out-already", (), {"seat": seat})

    def _typed(self, option: Any) -> Option | None:
        """The option as the rules know it, its parts of their types; nothing if it is none of theirs."""
        kind = type(option)
        if kind not in self.kinds:
            return None
        try:
            typed: Option = msgspec.convert(msgspec.to_builtins(option), type=kind)
        except (msgspec.ValidationError, TypeError, ValueError, RecursionError):
            return None
        return typed

    def _tell(self, record: Record) -> None:
        """What would betray hidden cards and the chance to come; a mark alone would, to who guesses well."""
        record.start = self.start
        record.secret = None if self.secret is None else self.secret.hex()
        record.entries = list(self.run.entries)
        record.times = list(self.times)
        record.marks = [*self.marks, Mark(len(self.run.entries), records.digest(self.run.game.state))]
        record.notes = list(self.notes)

    def _entered(self, events: list[Event], now: int) -> list[Event]:
        self.times.append(now)
        self.request = None
        self.draw_offers.clear()
        new = len(self.run.entries) > self.furthest
        self.furthest = max(self.furthest, len(self.run.entries))
        if len(self.run.entries) % MARK_EVERY == 0:
            self.marks.append(Mark(len(self.run.entries), records.digest(self.run.game.state)))
        if self.clock is not None:
            self.clock.answered(now, rewarded=new and isinstance(self.run.entries[-1], Given))
        self._ask_clock(now)
        return events

    def _rewind(self, seat: Seat, to: int, *, consented: bool, now: int) -> None:
        taken = len(self.run.entries) - to
        self.run.rewind(to)
        del self.times[to:]
        self.marks = [mark for mark in self.marks if mark.entries <= to]
        events = len(self.run.game.log)
        self.notes = [*self.notes, Note(events, undo.TakenBack(seat, taken, consented))]
        self.notes = [Note(min(note.events, events), note.what) for note in self.notes]
        self.request = None
        self.draw_offers.clear()
        self._ask_clock(now)

    def _ask_clock(self, now: int) -> None:
        if self.clock is not None:
            self.clock.ask(self.asked, now)


def _nobody_there(seat: Any) -> Refusal:
    return Refusal("no-such-seat", (), {"seat": seat if isinstance(seat, int) else repr(seat)})


def _seen(events: list[Event], seat: Seat | None) -> list[Event]:
    """What a seat sees of events."""
    return [seen for event in events if (seen := event.seen_by(seat)) is not None]


def resumed(record: Record, games: Games, now: int | None = None) -> Match:
    """The match that a record holds; a record that does not fit the rules says where it parts from them."""
    try:
        rules = games.rules(record.game, record.edition)
    except Mistake as mistake:
        raise RecordError(f"the record is of another game: {mistake}") from None
    if record.start is None or (record.secret is None and record.commitment is not None):
        raise RecordError("the record holds neither hidden cards nor the secret: the game is not over")
    secret = None if record.secret is None else records.unhex(record.secret)
    if secret is not None and commitment(secret) != record.commitment:
        raise RecordError("the secret in the record is not the one that was committed to")
    times = record.times
    entries = records.entries_of(record, rules)
    if len(times) != len(entries):
        raise RecordError("the record has another number of times than of entries")
    start = records.start_of(record, rules)
    if record.time_left is not None and len(record.time_left) != rules.seats(start.state):
        raise RecordError("the record has another number of clocks than of seats")
    match = Match(
        rules,
        start,
        secret=secret,
        nonces=tuple([records.unhex(nonce) for nonce in record.nonces]),
        players=tuple(record.players),
        clock=record.clock,
        now=times[0] if times else (now or 0),
    )
    marks = {mark.entries: mark.digest for mark in record.marks}
    for at, (entry, time) in enumerate(zip(entries, times, strict=True)):
        _compare(match, marks)
        _give(match, entry, time, at, record)
    _compare(match, marks)
    match.notes = list(record.notes)
    if match.clock is not None and record.time_left is not None:
        match.clock.left = list(record.time_left)
        match.clock.since = record.clock_at if now is None else now
    return match


def _give(match: Match, entry: Entry, time: int, at: int, record: Record) -> None:
    try:
        if isinstance(entry, Act) and (why := match.rules.refused_act(match.run.game.state, entry.event)):
            raise Refused(why)
        match._entered(match.run.give(entry), time)
    except Refused as refused:
        made = f"the record was made with version {record.version}"
        raise RecordError(f"entry {at} is refused by the rules: {refused}; {made}") from None


def _compare(match: Match, marks: dict[int, str]) -> None:
    at = len(match.run.entries)
    if at in marks and marks[at] != records.digest(match.run.game.state):
        raise RecordError(f"the game parts from its record at entry {at}: other rules or content made it")
