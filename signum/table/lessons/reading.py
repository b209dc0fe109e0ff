"""Lessons read from scenario files; every mistake names its file and line."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from msgspec import Struct

from signum.content.languages import LANGUAGES
from signum.content.mistakes import Mistake
from signum.content.nodes import Node
from signum.content.source import parse
from signum.content.spelling import not_known
from signum.engine.questions import Seat
from signum.table.games import Games
from signum.table.rulebook import Rulebook
from signum.table.scenario.reading import Scenario, ScriptStep, scenario, step_of
from signum.table.seat_names import SEAT_NAMES

FOLDER: Final = "lessons"
"""The folder of a game's data with its lessons, in the order of their file names."""
CONDITIONS: Final = ("expect", "events", "no-events", "asked", "sees")
"""The steps of a script that a task may be judged by."""

LESSON_KEYS: Final = ("title", "minutes", "steps", "seat")
"""The keys of a lesson and of a step; all but the last are needed."""
STEP_KEYS: Final = ("say", "task", "praise", "until", "show", "rules")

Texts = Mapping[str, str]
"""A text by language."""


class LessonStep(Struct, frozen=True):
    """One task: the coach's words, the condition that ends it, and an example that fulfils it."""

    say: Texts
    """What the learner needs to know."""
    task: Texts
    praise: Texts
    """What the coach says when it is done."""
    rules: tuple[str, ...]
    until: tuple[ScriptStep, ...]
    """True once the task is done, by the rules."""
    show: tuple[ScriptStep, ...]
    """The example: answers of all seats, and dice."""


class Lesson(Struct, frozen=True):
    """A lesson: a position and a few tasks in it."""

    id: str
    scenario: Scenario
    title: Texts
    minutes: int
    steps: tuple[LessonStep, ...]
    seat: Seat = 0
    """The learner's."""

    @property
    def edition(self) -> str:
        """The printing in which it is played."""
        return self.scenario.editions[-1]


_READ: Final[dict[str, Mapping[str, Lesson]]] = {}
"""The lessons that were read, by game."""


def lessons_of(game: Rulebook) -> Mapping[str, Lesson]:
    """The lessons that come with a game, by id."""
    if game.name not in _READ:
        _READ[game.name] = MappingProxyType(_read(game))
    return _READ[game.name]


def _read(game: Rulebook) -> dict[str, Lesson]:
    folder = game.folder.path / FOLDER
    if not folder.is_dir():
        return {}
    files = sorted(
        [one for one in folder.iterdir() if one.name.endswith(".yaml")], key=lambda file: file.name
    )
    found = [lesson(parse(file.read_bytes(), str(file)), _id(file.name), Games.of(game)) for file in files]
    return {one.id: one for one in found}


def lesson_named(game: Rulebook, id: str) -> Lesson:
    """A lesson of a game by its id."""
    known = lessons_of(game)
    if id not in known:
        raise Mistake(f"lesson: {not_known(id, known)}")
    return known[id]


def lesson(node: Node, id: str, games: Games) -> Lesson:
    """The lesson in a scenario file."""
    read = scenario(node, games)
    if read.lesson is None:
        raise node.error("this file has no lesson; add the key 'lesson'")
    fields = read.lesson.fields(required=LESSON_KEYS[:-1], optional=LESSON_KEYS[-1:])
    steps = fields["steps"].items()
    if not steps:
        raise fields["steps"].error("a lesson has at least one step")
    return Lesson(
        id=id,
        scenario=read,
        title=_texts(fields["title"]),
        minutes=fields["minutes"].integer(1, 60),
        steps=tuple([_step(one, games[read.game]) for one in steps]),
        seat=SEAT_NAMES.index(fields["seat"].one_of(SEAT_NAMES)) if "seat" in fields else 0,
    )


def _step(node: Node, game: Rulebook) -> LessonStep:
    fields = node.fields(required=STEP_KEYS[:-1], optional=STEP_KEYS[-1:])
    until = tuple([step_of(one, game) for one in fields["until"].items()])
    if not until:
        raise fields["until"].error("say when the task is done, such as - expect: {fox: {wounds: 1}}")
    for one in until:
        if one.word not in CONDITIONS:
            raise one.node.error(f"a task is not judged by this: {not_known(one.word, CONDITIONS)}")
    return LessonStep(
        say=_texts(fields["say"]),
        task=_texts(fields["task"]),
        praise=_texts(fields["praise"]),
        rules=tuple([one.text() for one in fields["rules"].items()]) if "rules" in fields else (),
        until=until,
        show=tuple([step_of(one, game) for one in fields["show"].items()]),
    )


def _texts(node: Node) -> Texts:
    """A text in every language."""
    fields = node.fields(required=LANGUAGES)
    return MappingProxyType({language: fields[language].text().strip() for language in LANGUAGES})


def _id(name: str) -> str:
    """`03-the-first-blow.yaml` is the lesson `the-first-blow`."""
    stem = name.removesuffix(".yaml")
    number, _, rest = stem.partition("-")
    return rest if number.isdigit() and rest else stem
