"""Lessons: their list, and tables at which one is taught."""

from signum.content.languages import known_language
from signum.server import protocol as p
from signum.server.lobby import made
from signum.server.rooms.rooms import Rooms
from signum.server.store.stored_table import SeatSetup, TableSetup
from signum.table.lessons import Lesson, LessonProgress, lesson_named, lessons_of
from signum.table.rulebook import Rulebook


def listed(game: Rulebook, language: str) -> tuple[p.LessonListed, ...]:
    """The lessons of a game, in their order."""
    said = known_language(language)
    return tuple(
        [
            p.LessonListed(one.id, one.title[said], one.minutes, len(one.steps))
            for one in lessons_of(game).values()
        ]
    )


async def begin(rooms: Rooms, wanted: p.NewLesson) -> p.TableMade:
    """A table for one learner, at a step of a lesson."""
    game = rooms.games.named(wanted.game)
    lesson = lesson_named(game, wanted.lesson)
    step = wanted.step if 0 <= wanted.step < len(lesson.steps) else 0
    return await made(rooms, _setup(game, lesson), {}, lesson=LessonProgress(step=step))


def _setup(game: Rulebook, lesson: Lesson) -> TableSetup:
    mode = next(iter(game.modes.values()))
    coach = next(iter(game.players))
    seats = [SeatSetup() if seat == lesson.seat else SeatSetup(coach) for seat in range(len(mode.sides))]
    return TableSetup(game.name, mode.id, lesson.edition, tuple(seats), "", lesson=lesson.id)
