"""A table at which a lesson is taught: its coach, and the lesson in words."""

from typing import TYPE_CHECKING

from signum.server import protocol as p
from signum.server.clock import now
from signum.server.store.stored_table import TableProgress, TableSetup
from signum.table.games import Games
from signum.table.lessons import Coach, lessons_of
from signum.table.match import Match

if TYPE_CHECKING:
    from signum.server.rooms.client import Client
    from signum.server.rooms.room import Room


def coach_of(
    setup: TableSetup, progress: TableProgress, games: Games, match: Match | None = None
) -> Coach | None:
    """The coach of a table; None if nothing is taught there, or if the program lost that lesson."""
    found = lessons_of(games[setup.game]).get(setup.lesson) if setup.lesson else None
    if found is None or progress.lesson is None:
        return None
    if progress.lesson.step >= len(found.steps):
        return None
    return Coach(found, games, match, progress.lesson)


def lesson_shown(coach: Coach, language: str) -> p.LessonShown:
    """The lesson and its step, in words."""
    done = coach.done
    return p.LessonShown(
        id=coach.lesson.id,
        title=coach.lesson.title[language],
        step=coach.progress.step,
        tasks=tuple([one.task[language] for one in coach.lesson.steps]),
        say=coach.step.say[language],
        praise=coach.step.praise[language] if done else "",
        rules=coach.step.rules,
        state="done" if done else "waiting" if coach.waits else "astray" if coach.astray else "open",
        shown=coach.progress.shown,
    )


async def ask_coach(room: "Room", client: "Client", command: p.AskCoach) -> None:
    """Show the step, begin it again, or go to another step."""
    coach = room.table.coach
    if coach is None:
        client.refuse(command.number, "server-no-lesson")
        return
    if command.what == "next" and not (coach.done or coach.progress.shown):
        client.refuse(command.number, "server-task-not-done")
        return
    if command.what == "show" and coach.has_moved:
        # Told apart from the example, so that pages play the example move by move.
        coach.again(now())
        await room.changed()
    {"show": coach.show, "again": coach.again, "next": coach.next, "back": coach.back}[command.what](now())
    await room.changed()
    client.send(p.Accepted(command.number, coach.match.position))
