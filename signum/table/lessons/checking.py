"""Checks of lessons: every example fulfils its task, which is not done before."""

from collections.abc import Iterator

from signum.content.nodes import SourceError
from signum.table.games import Games
from signum.table.lessons.coach import Coach
from signum.table.lessons.reading import Lesson


def mistakes_of(lesson: Lesson, games: Games) -> list[str]:
    """What is wrong with the steps of a lesson, one sentence each; empty if nothing is."""
    coach = Coach(lesson, games)
    try:
        coach.go_to(0)
        return list(_mistakes(coach))
    except SourceError as error:
        return [f"step {coach.progress.step + 1}: {error}"]


def _mistakes(coach: Coach) -> Iterator[str]:
    for number in range(1, len(coach.lesson.steps) + 1):
        if coach.done:
            yield f"step {number}: the task is done before anything is"
        if coach.waits:
            yield f"step {number}: the example has no answer of the other side, which is asked first"
        coach.show()
        if not coach.done:
            yield f"step {number}: the example does not fulfil the task"
            return
        coach.again()
        coach.show()
        coach.next()
