"""Scenario files read into typed parts; every mistake names its file and line."""

from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from signum.content.causes import cause
from signum.content.mistakes import Mistake
from signum.content.nodes import Node
from signum.content.source import read as read_source
from signum.content.spelling import not_known
from signum.table.clock import ClockSettings
from signum.table.games import Games
from signum.table.rulebook import Rulebook
from signum.table.seat_names import SEAT_NAMES

POSITION = ("mode", "seats", "cards", "terrains", "turn", "details")
HEAD = (
    "scenario",
    "about",
    "game",
    "edition",
    "editions",
    "claims",
    "sets",
    "clock",
    "script",
    "puzzle",
    "lesson",
    "report",
    *POSITION,
)

REPORT = (
    "version",
    "content",
    "seat",
    "step",
    "earlier",
    "language",
    "browser",
    "words",
    "log",
    "record",
    "left-out",
)
"""The part of a bug report that is not a position."""
ASSERTING = ("expect", "offered", "refused", "events", "no-events", "asked", "sees")
"""The steps that can fail because a rule is broken."""
STEPS = ("dice", "shuffle", "concede", "offer-draw", "wait", "rest", *ASSERTING)
"""The steps besides answers, which begin with the name of a seat."""

EXAMPLES = {
    "first": "first: {activate: fox}",
    "second": "second: {split: {attack: 1, defence: 1}}",
    "third": "third: {activate: owl}",
    "fourth": "fourth: {activate: wolf}",
    "dice": "dice: {first: axe shield}",
    "shuffle": "shuffle: {first: [old-spell, new-spell]}",
    "concede": "concede: first",
    "offer-draw": "offer-draw: first",
    "wait": "wait: 60",
    "expect": "expect: {fox: {wounds: 1}}",
    "offered": "offered: {first: [{fight: wolf}, pass]}",
    "refused": "refused: {first: {fight: owl}, code: not-in-contact, rules: [C-MEL-01]}",
    "events": "events: [{hurt: {creature: fox}}]",
    "no-events": "no-events: [{hurt: {creature: fox}}]",
    "asked": "asked: {second: split}",
    "sees": "sees: {second: {first: {hand: [unknown]}}}",
}
"""Examples of the steps that need a value."""


class ScriptStep(Struct, frozen=True):
    """One line of the script."""

    word: str
    node: Node


class Scenario(Struct, frozen=True):
    """The contents of a file: the game and printings, the position, the script and the expectations."""

    title: str
    about: str
    game: str
    editions: tuple[str, ...]
    claims: tuple[str, ...]
    sets: tuple[str, ...]
    """The sets of cards of the program that the file may name."""
    position: Node
    steps: tuple[ScriptStep, ...]
    file: str
    puzzle: Node | None = None
    """The question at the end of the script, and the right answers."""
    clock: ClockSettings | None = None
    lesson: Node | None = None
    """The steps of a lesson that is taught in the position."""


def read(path: Path | str, games: Games) -> Scenario:
    """The scenario in a file."""
    return scenario(read_source(path), games)


def scenario(node: Node, games: Games) -> Scenario:
    """The scenario in a source."""
    fields = node.fields(required=("scenario", "seats"), optional=HEAD)
    game = games[fields["game"].one_of(tuple(games))] if "game" in fields else games.usual
    if "report" in fields:
        fields["report"].fields(required=("version",), optional=REPORT)
    return Scenario(
        title=fields["scenario"].text(),
        about=fields["about"].text() if "about" in fields else "",
        game=game.name,
        editions=_editions(node, fields, game),
        claims=tuple([one.text() for one in fields["claims"].items()]) if "claims" in fields else (),
        sets=tuple([one.one_of(game.sets) for one in fields["sets"].items()]) if "sets" in fields else (),
        position=_part(node, fields),
        steps=tuple([step_of(one, game) for one in fields["script"].items()]) if "script" in fields else (),
        file=node.file,
        puzzle=fields.get("puzzle"),
        clock=_clock(fields["clock"], _has_time_limit(fields, game)) if "clock" in fields else None,
        lesson=fields.get("lesson"),
    )


def scenario_files(paths: Sequence[Path | str]) -> list[Path]:
    """The files named, and all below the folders named."""
    return [file for path in paths for file in _files_at(str(path))]


def _files_at(name: str) -> list[Path]:
    path = Path(name)
    if not path.is_dir():
        return [path]
    below = sorted([*path.rglob("*.yaml"), *path.rglob("*.yml")])
    if not name or not below:
        raise Mistake(f"{name!r}: no scenario files there; name files, or folders that hold .yaml files")
    return below


def _editions(node: Node, fields: dict[str, Node], game: Rulebook) -> tuple[str, ...]:
    """`edition: en2`, `editions: [ru1, de1]`, or every printing if neither is given."""
    known = game.editions
    if "edition" in fields and "editions" in fields:
        raise node.error("give either edition or editions")
    if "edition" in fields:
        return (fields["edition"].one_of(known),)
    if "editions" in fields:
        named = [one.one_of(known) for one in fields["editions"].items()]
        if not named or len(set(named)) < len(named):
            raise fields["editions"].error("name each printing once, and at least one; or leave the key out")
        return tuple(named)
    return known


def _has_time_limit(fields: dict[str, Node], game: Rulebook) -> bool:
    """Whether the mode of a file may have a time limit; position readers refuse unknown modes."""
    mode = game.modes.get(str(fields["mode"].content)) if "mode" in fields else None
    return mode is None or mode.has_time_limit


def _clock(node: Node, has_time_limit: bool) -> ClockSettings:
    """`{each: 600, increment: 10, limit: 3600}`, in seconds; some may be left out."""
    fields = node.fields(optional=("each", "increment", "limit"))
    if "each" not in fields and ("increment" in fields or "limit" not in fields):
        raise node.error("a clock has each player's time (each), the time of the game (limit), or both")
    if "limit" in fields and not has_time_limit:
        raise fields["limit"].error(cause("mistake-no-time-limit"))
    seconds = {word: one.integer(0 if word == "increment" else 1, 1_000_000) for word, one in fields.items()}
    return ClockSettings(*[seconds.get(word, 0) * 1000 for word in ("each", "increment", "limit")])


def _part(node: Node, fields: dict[str, Node]) -> Node:
    """The position is the part of the file that the game's rules read."""
    return Node(
        file=node.file,
        line=node.line,
        name="",
        content={word: fields[word] for word in POSITION if word in fields},
    )


def steps_of(game: Rulebook) -> tuple[str, ...]:
    """The steps that a script of a game may have: answers of each possible seat, and all others."""
    seats = max(len(mode.sides) for mode in game.modes.values())
    return (*SEAT_NAMES[:seats], *STEPS)


def step_of(node: Node, game: Rulebook) -> ScriptStep:
    """One step of a script."""
    word, inner = (node.text(), node) if node.is_scalar else node.entry()
    if word not in (known := steps_of(game)):
        raise node.error(f"no step has that name: {not_known(word, known)}")
    if node.is_scalar and word != "rest":
        example = EXAMPLES.get(word, f"{word}: {{activate: fox}}")
        raise node.error(f"the step '{word}' needs something after it, such as {example}")
    return ScriptStep(word, inner)
