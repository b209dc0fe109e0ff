"""The coach of a lesson at a match: throws its dice, plays the other seats, judges and shows each step."""

from collections.abc import Iterator
from random import SystemRandom
from typing import Final, NamedTuple

from msgspec import Struct

from signum.content.nodes import SourceError
from signum.engine.questions import AnswerRefused, Option, Refusal, Roll, Seat, Shuffle
from signum.engine.run import Dice, Given, Order
from signum.table import undo
from signum.table.games import Games
from signum.table.lessons.reading import Lesson, LessonStep
from signum.table.match import Match
from signum.table.scenario import Difference, ScenarioPlayer
from signum.table.scenario.reading import ScriptStep

CHANCE: Final = ("dice", "shuffle")


class LessonProgress(Struct):
    """How far a lesson has come: the step, and where in the match it began."""

    step: int = 0
    entries: int = 0
    events: int = 0
    opened: int = 0
    """The entries when the learner was first asked in it: the other side may have begun."""
    done: bool = False
    """Whether the task was fulfilled; it stays so if the learner plays on."""
    shown: bool = False
    """Whether the coach has shown this step; the learner may go on then without doing it."""


class Beginning(NamedTuple):
    """Where in a match a step begins."""

    entries: int
    events: int


class Coach:
    """One lesson at one match. Dice and shuffles are the coach's: the match throws none itself."""

    def __init__(
        self, lesson: Lesson, games: Games, match: Match | None = None, progress: LessonProgress | None = None
    ) -> None:
        self.lesson = lesson
        self.player = ScenarioPlayer(lesson.scenario, lesson.edition, games)
        self.progress = LessonProgress() if progress is None else progress
        self._astray: tuple[int, int, bool] | None = None
        self._needed: tuple[tuple[int, int], list[Option]] | None = None
        if match is not None:
            self.player.match = match

    @property
    def match(self) -> Match:
        """The match of the lesson."""
        return self.player.match

    @property
    def step(self) -> LessonStep:
        """The current step."""
        return self.lesson.steps[self.progress.step]

    @property
    def began(self) -> "Beginning":
        """Where the current step began."""
        return Beginning(self.progress.entries, self.progress.events)

    @property
    def is_last(self) -> bool:
        """Whether no step comes after this one."""
        return self.progress.step == len(self.lesson.steps) - 1

    # Judging.

    @property
    def done(self) -> bool:
        """Whether the task of the step is done, by the rules."""
        return self.progress.done or self._holds(self.step, self.began)

    @property
    def astray(self) -> bool:
        """Whether no end of the example leads from here to the aim of the step."""
        now = self.match.position, self.progress.step
        if self._astray is None or self._astray[:2] != now:
            self._astray = (*now, not self.done and not self._leads_on())
        return self._astray[2]

    def why_not(self, option: Option) -> Refusal | None:
        """Why the coach does not take a legal answer: the task does not need it, or cannot be done after it.

        Answers that are not listed, such as places on the plane, are judged by where they lead.
        """
        choice = self.match.choice(self.lesson.seat)
        if self.done or self.astray or choice is None:
            return None
        if option not in choice.candidates:
            is_legal = self.match.explain(self.lesson.seat, option) is None
            if not is_legal or self._leads_on_after(option):
                return None
            return Refusal("leads-away-from-task", self.step.rules)
        needed = self.needed
        if option in needed or not (needed or choice.offers):
            return None
        return Refusal("not-for-task", self.step.rules)

    @property
    def needed(self) -> list[Option]:
        """The listed answers to the open question after which the task can be done."""
        now = self.match.position, self.progress.step
        if self._needed is None or self._needed[0] != now:
            choice = self.match.choice(self.lesson.seat)
            listed = [] if choice is None else choice.candidates
            legal = [one for one in listed if self.match.explain(self.lesson.seat, one) is None]
            self._needed = now, [one for one in legal if self._leads_on_after(one)]
        return self._needed[1]

    @property
    def waits(self) -> bool:
        """Whether another seat is asked something that the lesson has no answer to."""
        return self.match.asked not in (None, self.lesson.seat)

    def _holds(self, step: LessonStep, began: Beginning) -> bool:
        for condition in step.until:
            self.player.told = began.events
            try:
                self.player.play(condition)
            except Difference:
                return False
        return True

    def _leads_on(self) -> bool:
        """Whether the example, or its end from some point on, fulfils the task from here."""
        show = self.step.show
        return any(self._would_do(self.step, show[at:], self.began) for at in range(len(show)))

    def _leads_on_after(self, option: Option) -> bool:
        """Whether an answer does the task, or leaves a way to it."""
        kept = self.player.match
        self.player.match = kept.fork()
        try:
            self.match.answer(self.lesson.seat, option, self.player.now)
            self._go_on(self.step, self.began, self.player.now)
            return self._holds(self.step, self.began) or self._leads_on()
        except (SourceError, AnswerRefused):
            return False
        finally:
            self.player.match = kept

    def _would_do(self, step: LessonStep, script: tuple[ScriptStep, ...], began: Beginning) -> bool:
        """Whether a script could be played from here and would fulfil the task."""
        kept = self.player.match
        self.player.match = kept.fork()
        try:
            for one in script:
                self.player.play(one)
            self._go_on(step, began, self.player.now)
            return self._holds(step, began)
        except SourceError:
            return False
        finally:
            self.player.match = kept

    # Playing.

    def go_on(self, now: int = 0) -> None:
        """Throw dice and answer for others, until the learner is asked or the lesson has no answer."""
        self._go_on(self.step, self.began, now)
        self.progress.done = self.done

    def before_answer(self) -> None:
        """The learner answers: whoever goes on after a task is in the next step, if that one begins here."""
        if self.done and not self.is_last and self._fits(self.lesson.steps[self.progress.step + 1]):
            self._begin(self.progress.step + 1, 0)

    def _go_on(self, step: LessonStep, began: Beginning, now: int) -> None:
        match = self.match
        while True:
            awaited = match.awaited_chance()
            if awaited is not None:
                match.settle(self._thrown(step, awaited, began), now)
                continue
            seat = match.asked
            option = None if seat in (None, self.lesson.seat) else self._reply(step, seat, began)
            if seat is None or option is None:
                return
            match.answer(seat, option, now)

    @property
    def has_moved(self) -> bool:
        """Whether anything has happened since the learner was first asked in this step."""
        return len(self.match.run.entries) > self.progress.opened

    def show(self, now: int = 0) -> None:
        """Play the example of the step, from its beginning."""
        if self.has_moved:
            self.again(now)
        learner = self.player.seats[self.lesson.seat]
        script = self.step.show
        first = next((at for at, one in enumerate(script) if one.word == learner), 0)
        self._play(script[first if self.progress.opened > self.progress.entries else 0 :], now)
        self.go_on(now)
        self.progress.shown = True

    def again(self, now: int = 0) -> None:
        """Go back to the beginning of the step."""
        self._to_beginning(now)
        self.progress.done = False
        self.go_on(now)

    @property
    def may_take_back(self) -> bool:
        """Whether the learner has answered since the step began; undo needs nobody's consent here."""
        last = undo.own_last(self.match.run.entries, self.lesson.seat)
        return last is not None and last >= self.progress.entries

    def take_back(self, now: int = 0) -> None:
        """Take back the learner's last answer, and those given in one go with it."""
        match, seat = self.match, self.lesson.seat
        last = undo.own_last(match.run.entries, seat)
        if last is None or last < self.progress.entries:
            raise AnswerRefused(Refusal("nothing-to-take-back", ()))
        first = undo.gesture(match.run.entries, match.times, last)
        match.rewind(seat, max(first, self.progress.entries), now)
        self.progress.done = False

    def next(self, now: int = 0) -> None:
        """Go to the next step; from here if its example fits here, otherwise as the examples have led."""
        if self.is_last:
            return
        following = self.lesson.steps[self.progress.step + 1]
        if not self._fits(following):
            self._to_beginning(now)
            self._play(self.step.show, now)
        self._begin(self.progress.step + 1, now)

    def back(self, now: int = 0) -> None:
        """Go back to the step before, at its beginning as the examples have led to it."""
        self.go_to(max(0, self.progress.step - 1), now)

    def go_to(self, step: int, now: int = 0) -> None:
        """Play the examples before a step and begin it; used when a learner comes back to a lesson."""
        if self.match.run.entries:
            self.match.rewind(self.lesson.seat, 0, now)
        self.progress.step, self.progress.entries, self.progress.events = 0, 0, 0
        for at in range(min(step, len(self.lesson.steps) - 1)):
            self.progress.step = at
            self._play(self.step.show, now)
        self._begin(min(step, len(self.lesson.steps) - 1), now)

    def _begin(self, step: int, now: int) -> None:
        progress, run = self.progress, self.match.run
        progress.step, progress.entries, progress.events = step, len(run.entries), len(run.game.log)
        progress.shown = progress.done = False
        self.go_on(now)
        progress.opened = len(run.entries)

    def _fits(self, following: LessonStep) -> bool:
        here = Beginning(len(self.match.run.entries), len(self.match.run.game.log))
        return not self._holds(following, here) and self._would_do(following, following.show, here)

    def _to_beginning(self, now: int) -> None:
        if len(self.match.run.entries) > self.progress.entries:
            self.match.rewind(self.lesson.seat, self.progress.entries, now)

    def _play(self, script: tuple[ScriptStep, ...], now: int) -> None:
        self.player.now = now
        for one in script:
            self.player.play(one)

    # The coach's dice and answers.

    def _thrown(
        self, step: LessonStep, awaited: Roll | Shuffle, began: Beginning
    ) -> tuple[int, ...] | tuple[str, ...]:
        """The throw of the example that fits, or a throw by chance."""
        entries = self.match.run.entries[began.entries :]
        thrown = len([one for one in entries if isinstance(one, Dice | Order)])
        for one in _from([one for one in step.show if one.word in CHANCE], thrown):
            numbers = self.player.chance_of(one, awaited)
            if numbers is not None:
                return numbers
        fate = SystemRandom()
        if isinstance(awaited, Roll):
            return tuple([fate.randint(1, die.sides) for die in awaited.dice])
        return tuple(fate.sample(awaited.items, len(awaited.items)))

    def _reply(self, step: LessonStep, seat: Seat | None, began: Beginning) -> Option | None:
        """The answer of the example that is legal now, or the only one; None if there is none."""
        if seat is None:
            return None
        word = self.player.seats[seat]
        given = [
            one
            for one in self.match.run.entries[began.entries :]
            if isinstance(one, Given) and one.seat == seat
        ]
        for one in _from([one for one in step.show if one.word == word], len(given)):
            try:
                option = self.player.option_of(one.node)
            except (SourceError, AnswerRefused):
                continue
            if self.match.explain(seat, option) is None:
                return option
        return self.match.only_answer(seat)


def _from(steps: list[ScriptStep], at: int) -> Iterator[ScriptStep]:
    """The steps beginning with that number, then those before it."""
    yield from steps[at:]
    yield from steps[:at]
