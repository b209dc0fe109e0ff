"""One match: its seats, its questions, the view of each seat, and its record."""

from collections.abc import Sequence
from copy import copy
from typing import Any, get_args

import msgspec

from signum.engine.chance import Chance, Fixed, commitment, mixed_seed
from signum.engine.events import Event
from signum.engine.questions import AnswerRefused, Choice, Option, Refusal, Roll, Seat, Shuffle
from signum.engine.records import converted, plain
from signum.engine.run import Act, Entry, GameRun, Given
from signum.table import record as records
from signum.table import undo
from signum.table.clock import Clock, ClockSettings
from signum.table.record import Note, Record, RecordMark
from signum.table.rulebook import Rules
from signum.table.transfer import MatchImage, restore
from signum.table.views import ChoiceView, TableView

MARK_EVERY = 16


class Match:
    """A game at a table. Without a secret, dice are thrown by hand and entered with `settle`."""

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
        fixed: Fixed = (),
        drawn: int | None = None,
    ) -> None:
        self.rules: Rules = rules.with_start(start)
        self.start = start
        self.secret = secret
        self.nonces = nonces
        self.fixed = fixed
        """The results of the first throws and shuffles, where they are not drawn."""
        self.drawn = drawn
        """The words that an earlier game took from the stream before; None if the stream is its own."""
        self.players = players
        self.marks: list[RecordMark] = []
        self.notes: list[Note] = []
        self.times: list[int] = []
        self.request: undo.Request | None = None
        self.refused_at: dict[Seat, int] = {}
        self.draw_offers: set[Seat] = set()
        self.furthest = 0
        """The greatest number of entries so far: an answer given again after an undo earns no time."""
        self._views: dict[Seat | None, tuple[tuple[int, int], Any]] = {}
        """The last view of the game for each seat, and the position and length of the log then."""
        self.run: GameRun[Any, Any] = GameRun(self.rules, start.state.copy(), self.first_chance())
        self.seats = rules.seats(start.state)
        self.kinds = frozenset(get_args(rules.options))
        self.clock = None if clock is None else Clock(clock, self.seats, now)
        self._ask_clock(now)

    def first_chance(self) -> Chance | None:
        """The chance as it was when the game began; None if dice are thrown by hand."""
        if self.secret is None:
            return None
        return Chance(mixed_seed(self.secret, self.nonces), self.drawn or 0, fixed=self.fixed)

    # Views.

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return self.run.finished

    @property
    def outcome(self) -> Any:
        """The outcome, once the game is over."""
        return self.run.game.state.outcome

    @property
    def playing(self) -> tuple[Seat, ...]:
        """The seats that still take part."""
        return self.rules.playing(self.run.game.state)

    @property
    def position(self) -> int:
        """A number for the position: it grows with every change, including undo."""
        entries = len(self.run.entries)
        return entries + 2 * sum([note.what.answers for note in self.notes]) if self.notes else entries

    @property
    def asked(self) -> Seat | None:
        """The seat that has to answer."""
        question = self.run.question
        return None if question is None else question.seat

    def choice(self, seat: Seat) -> Choice[Any] | None:
        """The choice of the seat, if the seat is asked."""
        choice = self.run.choice
        return choice if choice is not None and choice.seat == seat else None

    def only_answer(self, seat: Seat) -> Option | None:
        """The only legal answer of the seat that is asked, if there is just one.

        Code that answers for the player must wait as long as for any other answer: other seats must not learn
        from the pause whether the seat had a choice.
        """
        choice = self.choice(seat)
        return None if choice is None else choice.single()

    def awaited_chance(self) -> Roll | Shuffle | None:
        """The dice or the shuffle that must be done by hand now."""
        question = self.run.question
        return question if isinstance(question, Roll | Shuffle) else None

    def view(self, seat: Seat | None, now: int = 0, *, legal: Sequence[Option] | None = None) -> TableView:
        """Everything that a seat, or a spectator, may know now; `legal` are its legal options, if known."""
        choice = None if seat is None else self.choice(seat)
        return TableView(
            game=self.game_view(seat),
            choice=None if choice is None else ChoiceView.of(choice, legal),
            waiting_for=self.asked,
            time_left=None
            if self.clock is None or not self.clock.settings.bank
            else tuple([self.clock.time_left(one, now) for one in range(self.seats)]),
            may_take_back=seat is not None and self.why_not_take_back(seat) is None,
            taking_back=None if self.request is None else self.request.seat,
            consent_missing=() if self.request is None else tuple(self.request.missing),
            draw_offers=tuple(sorted(self.draw_offers)),
        )

    def game_view(self, seat: Seat | None) -> Any:
        """The game as a seat may know it, made once for each position."""
        now = self.position, len(self.run.game.log)
        kept = self._views.get(seat)
        if kept is None or kept[0] != now:
            beside = next((view for at, view in self._views.values() if at == now), None)
            kept = self._views[seat] = now, self.rules.view(self.run.game, seat, beside)
        return kept[1]

    def log(self, seat: Seat | None) -> list[Event | Note]:
        """The events as a seat may see them, with the table's notes between them."""
        lines: list[Event | Note] = []
        notes = list(self.notes)
        for at, event in enumerate(self.run.game.log):
            while notes and notes[0].events <= at:
                lines.append(notes.pop(0))
            lines += _seen([event], seat)
        return [*lines, *notes]

    def events(self, seat: Seat | None, since: int = 0) -> tuple[list[Event], int]:
        """The events from a number on as a seat may see them, and the number of all events."""
        log = self.run.game.log
        return _seen(log[since:], seat), len(log)

    # Actions of a seat.

    def explain(self, seat: Seat, option: Option) -> Refusal | None:
        """The reason why this answer cannot be given; None if it can."""
        if not self._sits(seat):
            return _nobody_there(seat)
        choice = self.choice(seat)
        if choice is not None and self._typed(option) is None:
            return Refusal("not-offered", choice.cites, {"choice": choice.kind})
        return self.run.explain(seat, option)

    def answer(self, seat: Seat, option: Option, now: int = 0) -> list[Event]:
        """Answer a choice and return the events, as the seat sees them. An illegal answer changes nothing."""
        self._check_seat(seat)
        self.check_clock(now)
        typed = self._typed(option)
        if typed is None:
            refusal = self.explain(seat, option)
            assert refusal is not None
            raise AnswerRefused(refusal)
        return _seen(self._entered(self.run.answer(seat, typed), now), seat)

    def settle(self, result: tuple[int, ...] | tuple[str, ...], now: int = 0) -> list[Event]:
        """Enter dice or a shuffle done by hand and return the events, as everybody sees them."""
        self.check_clock(now)
        return _seen(self._entered(self.run.settle(result), now), None)

    def concede(self, seat: Seat, now: int = 0) -> list[Event]:
        """A seat gives up."""
        self._check_seat(seat)
        self.check_clock(now)
        return self._entered(self.run.act(self.rules.conceded(seat)), now)

    def offer_draw(self, seat: Seat, now: int = 0) -> list[Event]:
        """A seat offers a draw; the draw is agreed once every seat that still plays has offered it."""
        self._check_seat(seat)
        self.check_clock(now)
        refusal = self._why_not_take_part(seat)
        if refusal is not None:
            raise AnswerRefused(refusal)
        self.draw_offers.add(seat)
        if not self.draw_offers.issuperset(self.playing):
            return []
        self.draw_offers.clear()
        return self._entered(self.run.act(self.rules.draw_agreed()), now)

    def check_clock(self, now: int) -> None:
        """Take the seat whose time has run out, if any, out of the game; call the agreed time."""
        if self.clock is None or self.finished:
            return
        seat = self.clock.run_out(now)
        if seat is not None:
            self._entered(self.run.act(self.rules.clock_ran_out(seat)), now)
        elif self.clock.is_over(now) and self._may_call_time():
            self._entered(self.run.act(self.rules.time_called()), now)

    def next_check(self, now: int) -> int | None:
        """The milliseconds after which the clocks must be checked again; None if none of them runs."""
        clock = self.clock
        if clock is None or clock.running is None or self.finished:
            return None
        left = [clock.time_left(clock.running, now)] if clock.settings.bank else []
        if clock.settings.limit and self._may_call_time():
            left.append(clock.game_left(now))
        return min(left, default=None)

    def _may_call_time(self) -> bool:
        """Whether the rules allow the end of the agreed time, and it was not called before."""
        act = self.rules.time_called()
        called = [one for one in self.run.entries if isinstance(one, Act) and type(one.event) is type(act)]
        return not called and self.rules.refused_act(self.run.game.state, act) is None

    # Undo.

    def why_not_take_back(self, seat: Seat) -> Refusal | None:
        """The reason why the seat cannot take back its last answer without consent; None if it can."""
        refusal = self._why_not_take_part(seat)
        if refusal is not None:
            return refusal
        last = undo.own_last(self.run.entries, seat)
        if last is None:
            return Refusal("nothing-to-take-back", ())
        return undo.why_not_free(self.run.entries, self.run.learnt, seat, last)

    def take_back(self, seat: Seat, now: int = 0) -> None:
        """Take back the seat's last answer, and those given in one go with it if that needs no consent."""
        self._check_seat(seat)
        self.check_clock(now)
        refusal = self.why_not_take_back(seat)
        if refusal is not None:
            raise AnswerRefused(refusal)
        last = undo.own_last(self.run.entries, seat)
        if last is None:
            return
        first = undo.gesture(self.run.entries, self.times, last)
        kept = undo.why_not_free(self.run.entries, self.run.learnt, seat, first)
        self._rewind(seat, first if kept is None else last, consented=False, now=now)

    def ask_to_take_back(self, seat: Seat, now: int = 0) -> None:
        """Ask every other seat that still plays to let this one take back its last answer.

        The answers given in one go with it are taken back too.
        """
        self._check_seat(seat)
        self.check_clock(now)
        refusal = self._why_not_take_part(seat)
        if refusal is not None:
            raise AnswerRefused(refusal)
        last = undo.own_last(self.run.entries, seat)
        if last is None:
            raise AnswerRefused(Refusal("nothing-to-take-back", ()))
        if self.request is not None:
            raise AnswerRefused(Refusal("request-open", (), {"seat": self.request.seat}))
        if self.refused_at.get(seat) == len(self.run.entries):
            raise AnswerRefused(Refusal("asked-already", ()))
        others = [other for other in self.playing if other != seat]
        first = undo.gesture(self.run.entries, self.times, last)
        if others:
            self.request = undo.Request(seat, first, others)
        else:
            self._rewind(seat, first, consented=False, now=now)

    def reply_to_request(self, seat: Seat, allow: bool, now: int = 0) -> None:
        """Let the asking seat take back, or not."""
        self._check_seat(seat)
        self.check_clock(now)
        request = self.request
        if request is None or seat not in request.missing:
            raise AnswerRefused(Refusal("no-request", ()))
        if not allow:
            self.refused_at[request.seat] = len(self.run.entries)
            self.request = None
            return
        request.missing.remove(seat)
        if not request.missing:
            self._rewind(request.seat, request.to, consented=True, now=now)

    def rewind(self, seat: Seat, to: int, now: int = 0) -> None:
        """Take back everything after the first `to` entries for a seat, without asking anybody."""
        self._rewind(seat, to, consented=False, now=now)

    def fork(self) -> "Match":
        """A copy that continues independently from here, without a clock."""
        twin = copy(self)
        twin.run = self.run.fork(with_log=True)
        twin.marks, twin.notes, twin.times = list(self.marks), list(self.notes), list(self.times)
        twin.draw_offers, twin.refused_at = set(self.draw_offers), dict(self.refused_at)
        twin.clock, twin.request, twin._views = None, None, {}
        return twin

    # Saving.

    def record(self, *, private: bool = False, now: int | None = None) -> Record:
        """The record so far: only a heading while the game runs, or everything for the server."""
        record = Record(
            game=self.rules.name,
            edition=self.rules.edition_id,
            content=self.rules.content,
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
            record.time_played = self.clock.played
        if private or self.finished:
            self._tell(record)
        return record

    def save(self, now: int | None = None) -> bytes:
        """Everything needed to resume, only for the server; the clocks as they are now."""
        return records.written(self.record(private=True, now=now))

    def catch_up(self, entries: Sequence[Entry], times: Sequence[int]) -> None:
        """Enter what was entered at another copy of this match."""
        for entry, time in zip(entries, times, strict=True):
            self._entered(self.run.give(entry), time)

    def take_over(self, image: MatchImage, times: Sequence[int]) -> None:
        """Continue from the image of a match that another process resumed."""
        restore(self.run, image)
        self.times, self.marks, self.furthest = list(times), image.marks, len(image.entries)
        self._ask_clock(self.times[-1])

    # Implementation.

    def _sits(self, seat: Any) -> bool:
        return type(seat) is int and 0 <= seat < self.seats

    def _check_seat(self, seat: Seat) -> None:
        if not self._sits(seat):
            raise AnswerRefused(_nobody_there(seat))

    def _why_not_take_part(self, seat: Seat) -> Refusal | None:
        """The reason why a seat may not act any more."""
        if self.finished:
            return Refusal("game-over", ())
        return None if seat in self.playing else Refusal("out-already", (), {"seat": seat})

    def _typed(self, option: Any) -> Option | None:
        """The option with its parts converted to their types; None if the rules have no such option."""
        kind = type(option)
        if kind not in self.kinds:
            return None
        try:
            typed: Option = converted(plain(option), kind)
        except (msgspec.ValidationError, TypeError, ValueError, RecursionError):
            return None
        return typed

    def _tell(self, record: Record) -> None:
        """Add the parts that would reveal hidden cards or future chance; even a digest allows guesses."""
        record.start = self.start
        record.fixed = self.fixed or msgspec.UNSET
        record.drawn = msgspec.UNSET if self.drawn is None else self.drawn
        record.secret = None if self.secret is None else self.secret.hex()
        record.entries = list(self.run.entries)
        record.times = list(self.times)
        record.marks = [*self.marks, RecordMark(len(self.run.entries), records.digest(self.run.game.state))]
        record.notes = list(self.notes)

    def _entered(self, events: list[Event], now: int) -> list[Event]:
        self.times.append(now)
        self.request = None
        self.draw_offers.clear()
        new = len(self.run.entries) > self.furthest
        self.furthest = max(self.furthest, len(self.run.entries))
        if len(self.run.entries) % MARK_EVERY == 0:
            self.marks.append(RecordMark(len(self.run.entries), records.digest(self.run.game.state)))
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
    """The events as a seat sees them."""
    return [seen for event in events if (seen := event.seen_by(seat)) is not None]
