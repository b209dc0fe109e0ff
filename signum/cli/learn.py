"""`signum learn`: the lessons of a game, and one of them in the terminal."""

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from signum.cli import DONE, FOUND, INTERRUPTED, Verbs
from signum.cli.games import game_of

if TYPE_CHECKING:
    from signum.table.lessons import Lesson
    from signum.table.rulebook import Rulebook


def add(verbs: Verbs) -> None:
    """Describe the verb and its options."""
    verb = verbs.add_parser(
        "learn",
        help="learn a game by lessons",
        description="Lists the lessons of a game, or teaches one in the terminal: one small task a step.",
    )
    verb.add_argument(
        "lesson", nargs="?", metavar="LESSON", help="a name of the list, or a file; without it, the list"
    )
    verb.add_argument("--game", help="the game to learn: classic or warseer")
    verb.add_argument("--step", type=int, default=1, metavar="STEP", help="the step to begin at")
    verb.add_argument("--check", action="store_true", help="play all examples and tell what is wrong")
    verb.add_argument("--lang", help="en, fr, de or ru; usually the one this machine is set to")
    verb.set_defaults(run=run, mode=None)


def run(options: Namespace) -> int:
    """List the lessons, check them, or teach one to its end, or until the learner quits."""
    from signum.cli.lesson_terminal import LessonTerminal
    from signum.content.languages import known_language, language_of
    from signum.rulebooks import GAMES
    from signum.table.lessons import Coach
    from signum.table.lessons.checking import mistakes_of

    language = known_language(options.lang) if options.lang is not None else language_of()
    game, _ = game_of(options)
    wanted = _wanted(options.lesson, game)
    if options.check:
        wrong = [f"{one.id}, {mistake}" for one in wanted for mistake in mistakes_of(one, GAMES)]
        print("\n".join(wrong) or f"{len(wanted)} lessons, all right")
        return FOUND if wrong else DONE
    if options.lesson is None:
        for one in wanted:
            print(f"{one.id}: {one.title[language]} ({one.minutes} min)")
        return DONE
    coach = Coach(wanted[0], GAMES)
    game = GAMES[wanted[0].scenario.game]
    coach.go_to(max(0, options.step - 1))
    terminal = LessonTerminal(coach, game, language)
    terminal.play()
    return INTERRUPTED if terminal.interrupted else DONE


def _wanted(name: str | None, game: "Rulebook") -> "list[Lesson]":
    """The lesson of that name or file; without a name all lessons of the game."""
    from signum.content.source import read
    from signum.rulebooks import GAMES
    from signum.table.lessons import lesson, lesson_named, lessons_of

    if name is None:
        return list(lessons_of(game).values())
    if name.endswith((".yaml", ".yml")):
        return [lesson(read(name), Path(name).stem, GAMES)]
    return [lesson_named(game, name)]
