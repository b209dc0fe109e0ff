"""One game in progress: its state, its log, and the two entry points for rules, `happen` and `value`."""

from collections.abc import Callable, Hashable, Sequence
from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from signum.engine.abilities import EngineBearer, Trigger
from signum.engine.ability_index import Changes, HolderAbilities, Index, Triggers, parts_of
from signum.engine.events import Event
from signum.engine.order import AbilityAnswer, GoesFirst, first_in_order, in_order
from signum.engine.questions import Procedure, Seat
from signum.engine.throwing import DiceSource
from signum.engine.values import ADD, FORBID, Value, ValueClaim

S = TypeVar("S")
T = TypeVar("T")

_NONE: Final[Changes] = []
_UNHEARD: Final[Triggers] = []

OpenMoment: TypeAlias = tuple[Event, Triggers, Index]
"""An event that stays open for answers, those that are known to it, and the index before it."""


class Ended(Exception):
    """The game is over: the running procedure is abandoned."""


class EngineGame(Generic[S]):
    """The part that all games share; the game of a rulebook adds bearers and rules."""

    order_cites: ClassVar[tuple[str, ...]] = ()
    """The rules that let a player order simultaneous effects."""

    def __init__(self, state: S) -> None:
        self.state = state
        self.log: list[Event] = []
        self._chain: list[Hashable] = []
        self.moments: list[Sequence[Event]] = []
        """The simultaneous events that are being answered, in the order of the answers; the latest last."""
        self._index: Index | None = None
        self._borrowed = False
        """Whether the index was taken over from another game."""
        self._bound: dict[EngineBearer[Any], EngineBearer[Any]] = {}
        """The bearers of the index, bound to this game."""
        self._last_index: Index | None = None
        """The index before the last event of a volatile game, unless that event reindexes."""
        self._hearing: Index | None = None
        """An index that still says who answers events and offers activations: only values changed since."""
        self._in_motion: set[Value[Any]] = set()
        """The values that abilities gained or lost since change; it still knows who changes all others."""
        self.volatile = False
        """Whether abilities depend on positions or conditions, so that any event may change them."""
        self.counting = False
        """Whether abilities depend on cards, prosperity or tokens, so that every event may change them."""
        self.waits_for_changes = False
        """Whether other events follow `at_once` only where abilities or conditions change."""
        self.revealed = 0
        """The number of events from which some seat learnt something new."""
        self.noted_kinds: frozenset[type[Event]] = frozenset()
        """The kinds of events that are noted."""

    # The methods that a rulebook's game implements.

    def bearers(self) -> Sequence[EngineBearer[Any]]:
        """Every ability in play with its bearer."""
        raise NotImplementedError

    def new_index(self) -> Index:
        """The index of all bearers; a game with many of them keeps the parts that stay as they are."""
        return Index(parts_of(self.bearers()))

    def given_anew(self) -> bool:
        """Whether abilities given to others have changed since the last index; for a volatile game."""
        return True

    def in_play(self, holder: int) -> bool:
        """Whether the thing with this id is still in play and can act."""
        raise NotImplementedError

    def answers(self, holder: int) -> bool:
        """Whether the thing with this id answers events: it is in play, and not about to leave."""
        return self.in_play(holder)

    def seats_in_order(self) -> Sequence[Seat]:
        """The seats in the order in which simultaneous effects are carried out."""
        raise NotImplementedError

    def contradiction(self, value: Value[T], claims: Sequence[ValueClaim[T]]) -> T:
        """The value that holds where abilities contradict each other."""
        raise NotImplementedError

    def out_of_turn(self, seat: Seat) -> tuple[str, ...]:
        """The rules by which it is not this seat's turn, as all seats know; empty if it is."""
        return ()

    def at_once(self, events: list[Event]) -> list[Event]:
        """The events that follow directly from other events by the rules, before any answers."""
        return []

    def notes(self, events: Sequence[Event]) -> Sequence[Event]:
        """Events that note others for later questions, written with them before anybody answers."""
        return ()

    def dice_source(self, seat: Seat) -> DiceSource | None:
        """The source of the seat's dice; None where they are thrown."""
        return None

    def ordering_seat(self, me: EngineBearer[Any], event: Event) -> Seat:
        """The seat that puts an answer to an event into its order: that of the bearer."""
        return me.seat

    def settled(self) -> None:
        """Called when an event and all its answers are done; raises Ended if that decided the game."""

    # The methods that rules and abilities use.

    def value(self, value: Value[T], subject: Any, other: Any = None) -> T:
        """The value of the subject, facing the other, after all changes by abilities."""
        result = value.base(self, subject, other)
        index = self._index or self._index_for(value)
        if value in index.changed and (
            other is not None
            or value in index.reaching
            or ((part := index.parts.get(subject.id)) is not None and value in part.own)
        ):
            changes = self._changes(value, subject, other)
            if changes:
                result = self._changed(value, result, changes)
        floor = value.floor
        return result if floor is None or result >= floor else floor  # type: ignore[operator]

    def alone_changing(self, values: frozenset[Value[Any]], subject: Any) -> HolderAbilities | None:
        """The subject's abilities, if no other holder's can change these values, without an opponent."""
        index = self._index if self._index is not None else self._indexed()
        if not index.reaching.keys().isdisjoint(values):
            return None
        return index.parts.get(subject.id)

    def is_changed(self, value: Value[Any]) -> bool:
        """Whether any ability in play could change this value for anybody."""
        return value in (self._index or self._index_for(value)).changed

    def sources(self, value: Value[T], subject: Any, other: Any = None) -> tuple[str, ...]:
        """The ids of the abilities that change the value; a use of the value cites them."""
        return tuple(dict.fromkeys(me.ability.id for _, me in self._changes(value, subject, other)))

    def activated_abilities(self, holder: int) -> list[EngineBearer[Any]]:
        """The abilities of one holder that cost an activation."""
        part = self._heard().parts.get(holder)
        return [] if part is None else [self._own(me) for me in part.activated]

    def listeners(self, kind: type[Event]) -> list[EngineBearer[Any]]:
        """The bearers of abilities that come before or after events of a kind."""
        index = self._heard()
        return [self._own(me) for _, me in (*index.before.get(kind, ()), *index.after.get(kind, ()))]

    def is_heard_besides(self, kind: type[Event], ignored: str = "") -> bool:
        """Whether any ability besides the ignored one comes before or after events of a kind."""
        index = self._heard()
        for heard in (index.before, index.after):
            for _, me in heard.get(kind, ()):
                if me.ability.id != ignored:
                    return True
        return False

    def is_answered(self, event: Event) -> bool:
        """Whether an ability would interrupt or answer an event, as the game stands before it."""
        index, kind = self._heard(), type(event)
        for triggers in (index.before.get(kind), index.after.get(kind)):
            if triggers and self._answers(event, triggers):
                return True
        return False

    def happen(self, *events: Event) -> Procedure[list[Event]]:
        """Write simultaneous events, then carry out all answers to them, one after another.

        Return the events that did happen, as interrupts left them.
        """
        happened: list[Event] | None = None
        if len(events) == 1:
            # A shortcut for most events; the general path below gives the same result.
            happened = self._unheard(events[0])
        if happened is None:
            following = list(events)
        else:
            following = []
            if not self.waits_for_changes or events[0].changes_conditions or self.counting:
                following = self.at_once(happened)
            if not following:
                if not self._chain:
                    self.settled()
                return happened
        fired: list[AbilityAnswer] = []
        open_moments: list[OpenMoment] = []
        unchanged = False
        while following:
            certain = self._uninterrupted(following)
            if certain is None:
                certain = yield from self._answering(following, self._interrupted(following))
            following = certain
            unchanged = not fired
            self._write_and_hear(following, fired, open_moments)
            happened = following if happened is None else happened
            following = self.at_once(following)
        if fired:
            seats = self.seats_in_order()
            answers = in_order(fired, seats, self._later_ones(open_moments), self.order_cites, unchanged)
            yield from self._answering([one.event for one in fired if one.event is not None], answers)
        if not self._chain:
            self.settled()
        return happened or []

    def _uninterrupted(self, events: list[Event]) -> list[Event] | None:
        """The events as they are written, without impossible ones; None if an ability comes before one."""
        state, before = self.state, (self._index or self._hearing or self._indexed()).before
        # Loops: each list of this kind costs a call, and most events come alone.
        possible: list[Event] = []
        heard: list[tuple[Event, Triggers]] = []
        for event in events:
            if event.still_possible(state):
                possible.append(event)
                triggers = before.get(type(event))
                if triggers:
                    heard.append((event, triggers))
        if heard and self._is_interrupted(events, heard):
            return None
        if len(possible) == 1:
            return [possible[0].as_written(state)]
        return [one.as_written(state) for one in possible]

    def _is_interrupted(self, events: list[Event], heard: list[tuple[Event, Triggers]]) -> bool:
        """Whether an ability comes before one of simultaneous events."""
        self.moments.append(events)
        try:
            for event, triggers in heard:
                if self._answers(event, triggers):
                    return True
        finally:
            self.moments.pop()
        return False

    def _write_and_hear(
        self,
        events: list[Event],
        fired: list[AbilityAnswer],
        open_moments: list[OpenMoment],
    ) -> None:
        """Write simultaneous events; add the answers to them, and those that stay open for later answers.

        Not in the generator itself, where compiled code keeps every name in an object.
        """
        # A bearer that was present at the event may answer, even if the event removed it.
        index = self._index or self._hearing or self._indexed()
        after = index.after
        heard: list[tuple[Event, Triggers]] = []
        newcomers = False
        for event in events:
            triggers = after.get(type(event))
            if triggers:
                heard.append((event, triggers))
        for event in events:
            self.write(event)
            if event.stays_open:
                open_moments.append((event, after.get(type(event), _UNHEARD), index))
            newcomers |= event.reindexes
        if self.noted_kinds:
            self._write_notes(events)
        for event, triggers in heard:
            fired += self._answers(event, triggers)
        if newcomers:
            for event in events:
                if event.newcomer() is not None:
                    fired += self._of_newcomer(event)

    def _answering(self, events: Sequence[Event], answers: Procedure[T]) -> Procedure[T]:
        """Carry out the answers to events that happen together."""
        self.moments.append(events)
        try:
            return (yield from answers)
        finally:
            self.moments.pop()

    def answered_in(self, event: Event, order: Sequence[GoesFirst]) -> Procedure[None]:
        """Carry out the answers to an event that exist, in this order, to look ahead.

        If they are interrupts, the event happens after them, unless they cancel it.
        """
        index = self._heard()
        early = self._by_name(event, index.before.get(type(event), []))
        coming = not early.keys().isdisjoint(order)
        answers = early if coming else self._by_name(event, index.after.get(type(event), []))
        left: Event | None = event
        for one in order:
            if one in answers and answers[one].holds():
                instead = yield from answers[one].work()
                left = instead if coming else left
        if coming and left is not None and left.still_possible(self.state):
            self.write(left)
            if self.noted_kinds:
                self._write_notes([left])

    def _by_name(self, event: Event, triggers: Triggers) -> dict[GoesFirst, AbilityAnswer]:
        return {GoesFirst(one.ability, one.holder): one for one in self._answers(event, triggers)}

    def _unheard(self, event: Event) -> list[Event] | None:
        """Write an event that changes no abilities and that no ability answers; None if it is not one."""
        index = self._index or self._hearing or self._indexed()
        kind = type(event)
        if event.reindexes or event.stays_open or kind in index.before or kind in index.after:
            return None
        if not event.still_possible(self.state):
            return []
        self.write(event)
        written = [event]
        if kind in self.noted_kinds:
            self._write_notes(written)
        return written

    def _write_notes(self, events: Sequence[Event]) -> None:
        for note in self.notes(events):
            self.write(note)

    def write(self, event: Event) -> None:
        """The only place where the state changes."""
        if event.reveals:
            self.revealed += 1
        if event.reindexes or (self.volatile and event.changes_conditions) or self.counting:
            self.write_to_index(event)
            return
        event.apply(self.state)
        self.log.append(event)
        if self._index is not None:
            self._last_index = self._index

    def write_to_index(self, event: Event) -> None:
        """Write an event that may change who has which ability."""
        event.apply(self.state)
        self.log.append(event)
        self._last_index = None if event.reindexes else self._index or self._last_index
        self._index = self._hearing = None

    # Implementation.

    def _heard(self) -> Index:
        """An index that says who answers events now; what it says of values may be outdated."""
        return self._index or self._hearing or self._indexed()

    def _index_for(self, value: Value[Any]) -> Index:
        """An index that says whether anything changes a value, and by how much."""
        index = self._hearing
        if index is None or value in self._in_motion:
            index = self._indexed()
        return index

    def _indexed(self) -> Index:
        kept = self._last_index
        if kept is None or self.given_anew():
            self._borrowed = False
            kept = self.new_index()
        self._index = kept
        self._hearing = None
        self._in_motion.clear()
        return kept

    def borrow(self, other: "EngineGame[S]") -> None:
        """Come from another game, at an earlier state: its index may help to build this one's."""

    def take_over(self, other: "EngineGame[S]") -> None:
        """Take the index of a game with an equal state, so that it need not be built again."""
        self._index = other._index if other._index is not None else other._indexed()
        self._borrowed = True
        self.volatile = other.volatile

    def release(self) -> None:
        """Drop all that refers back to this game, so that its memory is freed without a garbage collector.

        The game can still be used: it builds its index again.
        """
        self._index = self._last_index = self._hearing = None
        self._bound = {}

    @property
    def acting(self) -> Hashable:
        """The ability that acts at the moment, as its bearer names it; None if none does."""
        return self._chain[-1] if self._chain else None

    def _own(self, me: EngineBearer[Any]) -> EngineBearer[Any]:
        """A bearer of the index, bound to this game."""
        if me.game is self:
            return me
        own = self._bound.get(me)
        if own is None:
            own = self._bound[me] = me.in_game(self)
        return own

    def _changes(self, value: Value[T], subject: Any, other: Any) -> Changes:
        index = self._index or self._index_for(value)
        part = index.parts.get(subject.id)
        changes = _NONE if part is None else part.own.get(value, _NONE)
        if other is not None:
            part = index.parts.get(other.id)
            opposite = None if part is None else part.opposite.get(value)
            if opposite:
                changes = changes + opposite
        reaching = index.reaching.get(value)
        if reaching:
            changes = changes + [
                (one, me) for one, me in reaching if one.reach and one.reach(self._own(me), subject)
            ]
        if not changes:
            return changes
        if self._borrowed:
            changes = [(one, self._own(me)) for one, me in changes]
        return [(one, me) for one, me in changes if one.when is None or one.when(me)]

    def _changed(self, value: Value[T], result: T, changes: Changes) -> T:
        claims: list[ValueClaim[T]] = []
        for change, me in changes:
            if change.how == ADD:
                result = change.work(me, result)
        for change, me in changes:
            if change.how != ADD:
                # Also changes that would leave the value as it is: they contradict changes that would not.
                claims.append(ValueClaim(change.work(me, result), me.since, change.how == FORBID))
        if not claims:
            return result
        if all(claim.result == claims[0].result for claim in claims):
            return claims[0].result
        return self.contradiction(value, claims)

    def _answers(self, event: Event, triggers: Triggers) -> list[AbilityAnswer]:
        """The answers of bearers whose condition the event meets, except those already in the chain."""
        chain = self._chain
        found: list[AbilityAnswer] = []
        for trigger, bearer in triggers:
            me = self._own(bearer) if self._borrowed else bearer
            # A chain of abilities that trigger each other stops before one would trigger itself again.
            if chain and not me.ability.recurs and me.same in chain:
                continue
            if self._still_holds(trigger, me, event):
                found.append(self._answer(trigger, me, event))
        return found

    # Functions inside functions have methods of their own here: in compiled code they cost their caller
    # an object for its names, also where they are not made.

    def _answer(self, trigger: Trigger, me: EngineBearer[Any], event: Event) -> AbilityAnswer:
        return AbilityAnswer(
            seat=self.ordering_seat(me, event),
            ability=me.ability.id,
            holder=me.holder,
            touches=None if trigger.touches is None else trigger.touches(me, event),
            holds=lambda: self._still_holds(trigger, me, event),
            work=lambda: self._carried_out(trigger, me, event),
            same=me.same,
            event=event,
        )

    def _later_ones(self, moments: list[OpenMoment]) -> Callable[[], list[AbilityAnswer]]:
        return lambda: self._latecomers(moments)

    def _still_holds(self, trigger: Trigger, me: EngineBearer[Any], event: Event) -> bool:
        """A bearer that lost the ability or left play does not act, unless the trigger is posthumous."""
        there = self.in_play(me.holder) if trigger.before else self.answers(me.holder)
        if not there:
            return trigger.posthumous and trigger.when(me, event)
        # Most conditions do not hold, and only the second question may need a new index.
        return trigger.when(me, event) and self._bears(trigger, me)

    def _bears(self, trigger: Trigger, me: EngineBearer[Any]) -> bool:
        index = self._index or self._hearing or self._indexed()
        for one, bearer in (index.before if trigger.before else index.after).get(trigger.kind, ()):
            if one is trigger and (bearer is me or bearer.same == me.same):
                return True
        return False

    def _carried_out(self, trigger: Trigger, me: EngineBearer[Any], event: Event) -> Procedure[Any]:
        self._chain.append(me.same)
        try:
            return (yield from trigger.work(me, event))
        finally:
            self._chain.pop()

    def _of_newcomer(self, event: Event) -> list[AbilityAnswer]:
        """The answers of the creature that came into play by the event itself."""
        newcomer = event.newcomer()
        triggers = self._heard().after.get(type(event), [])
        return self._answers(event, [(trigger, me) for trigger, me in triggers if me.holder == newcomer])

    def _latecomers(self, moments: list[OpenMoment]) -> list[AbilityAnswer]:
        """The answers of bearers that gained their ability after the event, each returned once.

        They were in play at the event: a creature that leaves and enters again would answer for ever.
        """
        late: list[AbilityAnswer] = []
        for at, (event, known, then) in enumerate(moments):
            now = self._heard().after.get(type(event), [])
            if now is known:
                continue
            before = {(trigger, me.same) for trigger, me in known}
            there = then.parts
            new = [
                (trigger, me)
                for trigger, me in now
                if me.holder in there and (trigger, me.same) not in before
            ]
            if new:
                moments[at] = (event, [*known, *new], then)
                late += self._answers(event, new)
        return late

    def _interrupted(self, events: Sequence[Event]) -> Procedure[list[Event]]:
        """The events as the interrupts leave them, without cancelled and impossible ones.

        `last` interrupts act after all other interrupts; no other interrupt acts after them. Who comes into
        play meanwhile does not interrupt: a creature that leaves and enters again would do so for ever.
        """
        certain = False
        left: dict[int, Event] = {at: one for at, one in enumerate(events) if one.still_possible(self.state)}
        spent: set[tuple[int, Hashable]] = set()
        there = self._heard().parts.keys()
        while True:
            left = {at: event for at, event in left.items() if event.still_possible(self.state)}
            before = self._heard().before
            answers = {
                answer: at
                for at, event in left.items()
                for answer in self._answers(event, _of_round(before.get(type(event), []), certain))
                if answer.holder in there and (at, answer.same) not in spent
            }
            if not answers and certain:
                return [event.as_written(self.state) for event in left.values()]
            if not answers:
                certain = True
                continue
            first = yield from first_in_order(list(answers), self.seats_in_order(), self.order_cites)
            at = answers[first]
            spent.add((at, first.same))
            instead = yield from first.work()
            if instead is None:
                del left[at]
            else:
                left[at] = instead


def _of_round(triggers: Triggers, last: bool) -> Triggers:
    """The interrupts that may still prevent an event, or the `last` ones."""
    return [(trigger, me) for trigger, me in triggers if trigger.last == last]
