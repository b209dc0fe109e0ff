"""A lesson in the terminal: the coach's words before each question, and its commands."""

from signum.cli.terminal import Left, Terminal
from signum.engine.questions import AnswerRefused, Option, Seat
from signum.table.lessons import Coach
from signum.table.rulebook import Rulebook


class LessonTerminal(Terminal):
    """A terminal at which a lesson is taught; the coach plays the other seats."""

    def __init__(self, coach: Coach, game: Rulebook, language: str) -> None:
        match = coach.match
        match.players = tuple(["human"] * match.seats)
        super().__init__(match, game, language, {}, save_to=None, cites_rules=True)
        self.coach = coach
        self.language = language
        self.people = [coach.lesson.seat]
        self.taught = -1
        """The step whose words were said."""
        self.commands.by_word |= {
            "command-show": self._show,
            "command-again": self._again,
            "command-undo": self._undo,
            "command-quit": self._quit,
        }

    def play(self) -> None:
        """Teach to the end of the lesson, or until the learner leaves."""
        coach, last = self.coach, len(self.coach.lesson.steps)
        print(coach.lesson.title[self.language])
        self.heard()
        try:
            while True:
                self._tell_news()
                if not coach.done:
                    self._teach(last)
                    continue
                print(coach.step.praise[self.language])
                if coach.is_last:
                    print(self.say("learn-finished"))
                    return
                coach.next()
                self.heard()
        except Left:
            return
        except KeyboardInterrupt:
            print()
            self.interrupted = True

    def _teach(self, last: int) -> None:
        coach = self.coach
        if self.taught != coach.progress.step:
            self.taught = coach.progress.step
            print()
            print(self.say("learn-step", step=self.taught + 1, steps=last))
            print(coach.step.say[self.language])
            print(coach.step.task[self.language])
            print(self.say("learn-commands", show=self.say("command-show"), again=self.say("command-again")))
        if coach.waits:
            print(self.say("learn-waits"))
            coach.again()
            self.heard()
        elif coach.astray:
            print(self.say("learn-astray", undo=self.say("command-undo")))
        choice = self.match.view(coach.lesson.seat).choice
        if choice is None:
            raise Left
        self._ask(coach.lesson.seat, choice)

    def give(self, seat: Seat, option: Option) -> bool:
        """Answer, and let the coach go on."""
        if not super().give(seat, option):
            return False
        self.coach.go_on()
        return True

    def _rescue(self) -> None:
        """A lesson is not kept: it begins at any of its steps."""

    def _quit(self, _seat: Seat, _rest: str) -> bool:
        print(self.say("play-goodbye"))
        raise Left

    def _show(self, _seat: Seat, _rest: str) -> bool:
        self.coach.again()
        self.heard()
        self.coach.show()
        return True

    def _again(self, _seat: Seat, _rest: str) -> bool:
        self.coach.again()
        self.heard()
        self.taught = -1
        return True

    def _undo(self, _seat: Seat, _rest: str) -> bool:
        try:
            self.coach.take_back()
        except AnswerRefused as refused:
            print(self.telling.refusal(refused.refusal))
            return False
        self.heard()
        return True
