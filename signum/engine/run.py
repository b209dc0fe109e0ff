"""Driving a game: answers go in, the next question comes out.

A game is a series of steps. Between two steps no procedure runs: the game is at rest, and its state is
complete. Looking ahead, undoing, saving and recovering all work the same way: copy the last rest and repeat
the entries since.
"""

from collections.abc import Generator, Sequence
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from signum.engine.chance import Chance
from signum.engine.dice import DiceNumbers
from signum.engine.events import Event
from signum.engine.game import Ended, EngineGame
from signum.engine.outcomes import Outcome
from signum.engine.questions import (
    AnswerRefused,
    Choice,
    Facts,
    Option,
    Procedure,
    Question,
    Refusal,
    Roll,
    Seat,
    Shuffle,
)

RESTS_APART: Final = 16
"""Entries between two kept rests, at least."""


class EngineState(Protocol):
    """Plain data with a method that copies it."""

    @property
    def outcome(self) -> Outcome | None:
        """The outcome of the game, once it has ended."""

    def copy(self) -> Any:
        """An equal state that shares no data that an event can write to."""


S = TypeVar("S", bound=EngineState)
G = TypeVar("G", bound=EngineGame[Any])
S_in = TypeVar("S_in", bound=EngineState, contravariant=True)


class EngineRules(Protocol[S_in, G]):
    """The rules that a run plays by; a rulebook provides them."""

    def game(self, state: S_in) -> G:
        """A game that continues from this state."""

    def step(self, game: G) -> Procedure[None]:
        """The next step from a rest."""

    def finished(self, state: S_in) -> bool:
        """Whether there is no next step."""

    def refused_act(self, state: S_in, act: Any) -> Refusal | None:
        """The reason why this act cannot happen now; None if it can."""

    def stand_in(self, game: G, choice: Choice[Any]) -> Option | None:
        """The answer that the rules give for a seat that has left; None where the seat answers itself."""


class Given(Struct, frozen=True, tag="answer"):
    """A seat's answer to a choice."""

    seat: Seat
    option: Any


class Dice(Struct, frozen=True, tag="dice"):
    """Dice that were thrown by hand."""

    numbers: tuple[int, ...]


class Order(Struct, frozen=True, tag="order"):
    """A shuffle done by hand."""

    items: tuple[str, ...]


class Act(Struct, frozen=True, tag="act"):
    """Something outside the choices: a concession, a clock that ran out, an agreed draw.

    Its event writes only that a seat has left or how the game ended. The running step goes on: the rules
    answer for a seat that has left, and take it out in a separate step.
    """

    event: Any


Entry: TypeAlias = Given | Dice | Order | Act


class Rest(Generic[S]):
    """The game between two steps, with everything needed to continue from there.

    Forks share it, so code that continues from it copies its state and its chance first.
    """

    __slots__ = ("_log", "_since", "_state", "chance", "entries", "events")

    def __init__(self, state: S, chance: Chance | None, entries: int, events: int) -> None:
        self._state = state
        self._log: Sequence[Event] | None = None
        """The log with the events that the state still lacks; None if it lacks none."""
        self._since = events
        """The number of events that the state has."""
        self.chance = chance
        self.entries = entries
        self.events = events

    @property
    def state(self) -> S:
        """The state at the rest; nothing but the events since an earlier one has written to it."""
        if self._log is not None:
            state: S = self._state.copy()
            for event in self._log[self._since : self.events]:
                event.apply(state)
            self._state, self._log, self._since = state, None, self.events
        return self._state

    def later(self, chance: Chance | None, entries: int, log: Sequence[Event]) -> "Rest[S]":
        """A later rest of the same run, whose state is made if somebody asks for it."""
        rest = Rest(self._state, chance, entries, len(log))
        rest._log, rest._since = log, self._since
        return rest


class EarlierEntries:
    """The entries of a run that a fork continues, up to a rest.

    They are not copied: the lists of a run only grow, and a rewind makes new ones.
    """

    __slots__ = ("count", "earlier", "entries", "learnt", "offset")

    def __init__(
        self,
        entries: list[Entry],
        learnt: list[bool],
        offset: int,
        count: int,
        earlier: "EarlierEntries | None",
    ) -> None:
        self.entries = entries
        self.learnt = learnt
        self.offset = offset
        """The number of entries before these."""
        self.count = count
        """The number of entries up to the rest."""
        self.earlier = earlier

    def joined(self) -> tuple[list[Entry], list[bool]]:
        """All entries up to the rest, and whether each taught a seat something."""
        entries, learnt = ([], []) if self.earlier is None else self.earlier.joined()
        own = self.count - self.offset
        return entries + self.entries[:own], learnt + self.learnt[:own]


class Past(Generic[S]):
    """The part of a run that a fork receives: the entries up to a rest, that rest, and the game itself."""

    __slots__ = ("earlier", "game", "log", "rest")

    def __init__(
        self, earlier: EarlierEntries, rest: Rest[S], game: EngineGame[Any], log: list[Event]
    ) -> None:
        self.earlier = earlier
        self.rest = rest
        self.game = game
        self.log = log
        """The events up to the rest, if the fork keeps them."""


class GameRun(Generic[S, G]):
    """A game being played. Without a chance, dice are thrown by hand through `settle`."""

    def __init__(
        self,
        rules: EngineRules[S, G],
        state: S,
        chance: Chance | None,
        *,
        keep_rests: bool = True,
        past: "Past[S] | None" = None,
    ) -> None:
        self.rules = rules
        self.chance = chance
        self._earlier: EarlierEntries | None = None if past is None else past.earlier
        self._offset = 0 if past is None else past.rest.entries
        """The number of earlier entries, which stand before the next two lists."""
        self._entries: list[Entry] = []
        self._learnt: list[bool] = []
        self.rests: list[Rest[S]] = [] if past is None else [past.rest]
        self.keep_rests = keep_rests
        self.game: G = rules.game(state)
        if past is not None:
            self.game.borrow(past.game)
            self.game.log += past.log
        self.question: Question | None = None
        self._procedure: Generator[Question | None, Any, None] | None = None
        self._go_on(None, rested=past is not None)

    @property
    def entries(self) -> list[Entry]:
        """All that was given since the game began."""
        self._join()
        return self._entries

    @property
    def learnt(self) -> list[bool]:
        """For each entry, whether any seat learnt something from it."""
        self._join()
        return self._learnt

    def _join(self) -> None:
        if self._earlier is not None:
            entries, learnt = self._earlier.joined()
            self._entries, self._learnt = entries + self._entries, learnt + self._learnt
            self._earlier, self._offset = None, 0

    @property
    def choice(self) -> Choice[Any] | None:
        """The open choice, if a seat is asked."""
        return self.question if isinstance(self.question, Choice) else None

    @property
    def finished(self) -> bool:
        """Whether no question is left."""
        return self.question is None

    def explain(self, seat: Seat, option: Option) -> Refusal | None:
        """The reason why the seat cannot give this answer now; None if it can."""
        choice = self.choice
        if choice is None:
            return Refusal("game-over" if self.question is None else "dice-first", ())
        if choice.seat != seat:
            # All seats know which seat is asked; the question itself may be secret.
            return Refusal("not-your-choice", self.game.out_of_turn(seat), {"seat": choice.seat})
        return choice.explain(option)

    def answer(self, seat: Seat, option: Option) -> list[Event]:
        """Give an answer and return the events that follow. An illegal answer changes nothing."""
        choice = self.question
        if not isinstance(choice, Choice) or choice.seat != seat or not choice.allows(option):
            refusal = self.explain(seat, option)
            assert refusal is not None
            raise AnswerRefused(refusal)
        return self._enter(Given(seat, option), option)

    def settle(self, result: Sequence[int] | Sequence[str]) -> list[Event]:
        """Answer a roll or a shuffle done by hand."""
        question = self.question
        given = list(result) if isinstance(result, list | tuple) else []
        if isinstance(question, Roll):
            numbers = tuple([number for number in given if type(number) is int])
            if not len(numbers) == len(given) == question.count or not _possible(question, numbers):
                raise AnswerRefused(Refusal("other-dice", (), _asked(question, numbers)))
            return self._enter(Dice(numbers), numbers)
        if isinstance(question, Shuffle):
            items = tuple([item for item in given if isinstance(item, str)])
            if len(items) != len(given) or sorted(items) != sorted(question.items):
                raise AnswerRefused(Refusal("other-cards", (), {"count": len(question.items)}))
            return self._enter(Order(items), items)
        raise AnswerRefused(Refusal("no-dice-asked", ()))

    def act(self, event: Event) -> list[Event]:
        """Let an act from outside the choices happen; the game ends by it, or goes on."""
        if self.question is None:
            raise AnswerRefused(Refusal("game-over", ()))
        refusal = self.rules.refused_act(self.game.state, event)
        if refusal is not None:
            raise AnswerRefused(refusal)
        return self._enter(Act(event), event)

    def give(self, entry: Entry) -> list[Event]:
        """Give an entry of a record."""
        match entry:
            case Given(seat, option):
                return self.answer(seat, option)
            case Dice(numbers):
                return self.settle(numbers)
            case Order(items):
                return self.settle(items)
            case Act(event):
                return self.act(event)

    def fork(self, *, with_log: bool = False) -> "GameRun[S, G]":
        """A fork that continues independently; its log begins at the last rest, or with the game."""
        rest = self.rests[-1]
        twin = self._from(rest, self.game.log[: rest.events] if with_log else [])
        for entry in self._entries[rest.entries - self._offset :]:
            twin.give(entry)
        return twin

    def take_over(
        self, entries: list[Entry], learnt: list[bool], rests: list[Rest[S]], log: list[Event]
    ) -> None:
        """Continue where another run of the same start has come to."""
        self._earlier, self._offset = None, 0
        self._entries, self._learnt, self.rests = entries, learnt, rests
        self.game.log = log
        self.rewind(len(entries))

    def rewind(self, entries: int) -> None:
        """Undo all entries after the first `entries` ones."""
        given = self._offset + len(self._entries)
        if not self.rests[0].entries <= entries <= given:
            raise ValueError(f"cannot rewind to entry {entries} of {given}")
        again = self._entries[: entries - self._offset]
        while self.rests[-1].entries > entries:
            self.rests.pop()
        rest = self.rests[-1]
        self._leave()
        del self.game.log[rest.events :]
        left = self.game
        self.game = self.rules.game(rest.state.copy())
        self.game.borrow(left)
        self.game.log = left.log
        self.chance = None if rest.chance is None else rest.chance.copy()
        # New lists: forks continue the old ones.
        own = rest.entries - self._offset
        self._entries, self._learnt = self._entries[:own], self._learnt[:own]
        self._go_on(None, rested=True)
        for entry in again[own:]:
            self.give(entry)

    def break_off(self) -> None:
        """Let go of the game before its end: nobody goes on with this run."""
        self._leave()
        self.game.release()

    # Implementation.

    def _from(self, rest: Rest[S], log: list[Event]) -> "GameRun[S, G]":
        earlier = EarlierEntries(self._entries, self._learnt, self._offset, rest.entries, self._earlier)
        past = Past(earlier, Rest(rest.state, rest.chance, rest.entries, len(log)), self.game, log)
        chance = None if rest.chance is None else rest.chance.copy()
        return GameRun(self.rules, rest.state.copy(), chance, keep_rests=False, past=past)

    def _enter(self, entry: Entry, sent: Any) -> list[Event]:
        """Carry out an entry: send its result to the procedure, or let its event happen."""
        before = len(self.game.log)
        if not self.keep_rests:
            del self.rests[:-1]
        self._entries.append(entry)
        self._learnt.append(False)
        try:
            if isinstance(entry, Act):
                self._act(sent)
            else:
                if not isinstance(entry, Given):
                    self._learnt[-1] = True
                self._go_on(sent)
        except Exception:
            # A rule that fails leaves the table as it was.
            self._entries.pop()
            self._learnt.pop()
            self.rewind(self._offset + len(self._entries))
            raise
        return self.game.log[before:]

    def _act(self, event: Event) -> None:
        self.game.write(event)
        if self.rules.finished(self.game.state):
            self._end()
            return
        choice = self.choice
        if choice is not None:
            choice.forget()
        answer = None if choice is None else self.rules.stand_in(self.game, choice)
        if answer is not None:
            self._go_on(answer)

    def _go_on(self, sent: Any, *, rested: bool = False) -> None:
        """Run until a seat must answer or the game is over; `rested` is set if the rest is known already."""
        revealed = self.game.revealed
        procedure, between_steps = self._procedure, self._procedure is None
        if procedure is None:
            procedure = self._procedure = _steps(self.rules, self.game)
        while True:
            if between_steps:
                if not rested:
                    self._rest()
                sent, rested, between_steps = None, False, False
                if self.rules.finished(self.game.state):
                    self._end()
                    break
            question = procedure.send(sent)
            if question is None:
                between_steps = True
                continue
            if isinstance(question, Choice):
                sent = self.rules.stand_in(self.game, question)
                if sent is not None:
                    continue
            if isinstance(question, Choice) or self.chance is None:
                self.question = question
                break
            revealed = -1  # Dice and cards are always news.
            sent = drawn(self.chance, question)
        if revealed != self.game.revealed and self._learnt:
            self._learnt[-1] = True

    def _rest(self) -> None:
        chance = self.chance
        if chance is not None:
            known = self.rests[-1].chance if self.rests else None
            # Most answers throw no dice.
            if known is not None and known.drawn == chance.drawn and known.fixed == chance.fixed:
                chance = known
            else:
                chance = chance.copy()
        given = self._offset + len(self._entries)
        if self.rests and not self.keep_rests:
            # The first one stays until the answer is carried out: a rule that fails goes back to it.
            self.rests[1:] = [self.rests[-1].later(chance, given, self.game.log)]
        else:
            self.rests.append(Rest(self.game.state.copy(), chance, given, len(self.game.log)))
            self._thin_rests()

    def _thin_rests(self) -> None:
        """Keep the first rest, the last one, and between them the fewer the older they are.

        So a long game keeps few states, and a rewind repeats hardly more entries than it undoes.
        """
        rests = self.rests
        for at in range(len(rests) - 2, 0, -1):
            after = rests[at + 1].entries
            if after - rests[at - 1].entries <= max(RESTS_APART, rests[-1].entries - after):
                del rests[at]

    def _end(self) -> None:
        """No question is left. What the game keeps for its next events is let go, and so freed at once."""
        self._leave()
        self.question = None
        self.game.release()

    def _leave(self) -> None:
        if self._procedure is not None:
            self._procedure.close()
            self._procedure = None


def _steps(rules: EngineRules[Any, Any], game: Any) -> Generator[Question | None, Any, None]:
    """One step after another, and None when each is over.

    All in one generator: one that ends raises an exception, which takes as long as an event.
    """
    while True:
        try:
            yield from rules.step(game)
            yield None
        except Ended:
            yield None


def drawn(chance: Chance, question: Roll | Shuffle) -> Any:
    """The result of a throw or a shuffle: the next fixed one if it is possible, else one from the stream.

    Fixed results belong to the answers that were given with them: after other answers none of them counts.
    """
    if chance.fixed:
        result, chance.fixed = chance.fixed[0], chance.fixed[1:]
        if _is_result(question, result):
            return result
        chance.fixed = ()
    if isinstance(question, Roll):
        return chance.dice(question.dice)
    return chance.order(question.items)


def _is_result(question: Roll | Shuffle, result: tuple[int | str, ...]) -> bool:
    if isinstance(question, Shuffle):
        return sorted(map(str, result)) == sorted(question.items)
    numbers = tuple([one for one in result if type(one) is int])
    return len(numbers) == len(result) == question.count and _possible(question, numbers)


def _possible(question: Roll, numbers: DiceNumbers) -> bool:
    return all(0 < number <= die.sides for die, number in zip(question.dice, numbers, strict=True))


def _asked(question: Roll, given: DiceNumbers) -> Facts:
    """The number of dice and sides that were called for, and the numbers that were given."""
    sides = [die.sides for die in question.dice]
    alike = len(set(sides)) == 1
    return {"count": len(sides), "sides": sides[0] if alike else sides, "given": list(given)}
