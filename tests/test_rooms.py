"""The house keeps its order: every room has its place, and the rules touch nothing outside the table."""

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "signum"

PURE_ROOMS = ["engine", "field", "classic", "warseer"]
IMPURE = [
    "classic/cards",
    "classic/console",
    "classic/lab",
    "classic/library.py",
    "classic/screen",
    "warseer/cards",
    "warseer/console",
]
"""Inner rooms that play nothing: they read card files, cache what screens ask, and measure."""
PURE_MODULES = [
    path
    for room in PURE_ROOMS
    for path in sorted((PACKAGE / room).rglob("*.py"))
    if not any(path.is_relative_to(PACKAGE / inner) for inner in IMPURE)
]
TELLING_MODULES = [
    path
    for game in ("classic", "warseer")
    for room in ("bots", "console", "screen", "telling")
    for path in sorted((PACKAGE / game / room).rglob("*.py"))
    if path.name != "field.py" or room != "console"
]
"""All that tells a seat something; `signum field draw` shows a scenario, and no seat is there."""
MATCHES = {"match", "self.match", "telling.match", "self.telling.match", "names.match", "self.names.match"}
OUTSIDE = {
    "asyncio",
    "datetime",
    "io",
    "os",
    "pathlib",
    "random",
    "socket",
    "subprocess",
    "threading",
    "time",
}


@pytest.mark.parametrize("path", PURE_MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_rules_touch_no_file_clock_chance_or_network(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert imported(tree) & OUTSIDE == set()


def test_every_room_has_a_place_in_the_room_order() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    layers = settings["tool"]["importlinter"]["contracts"][0]["layers"]
    placed = {name.strip(" ()") for layer in layers for name in layer.split("|")}
    rooms = {f"signum.{path.name}" for path in PACKAGE.iterdir() if any(path.glob("*.py"))}
    modules = {f"signum.{path.stem}" for path in PACKAGE.glob("*.py")} - {"signum.__init__"}
    assert rooms | modules <= placed


@pytest.mark.parametrize("path", TELLING_MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_what_tells_a_seat_reads_only_what_the_seat_knows(path: Path) -> None:
    """`match.run.game` is the true game; `findings.position.KnownPosition` takes the secrets out of it."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    attributes = [node for node in ast.walk(tree) if isinstance(node, ast.Attribute)]
    assert not [one.lineno for one in attributes if one.attr == "run" and ast.unparse(one.value) in MATCHES]


def test_an_import_is_found_however_it_is_written() -> None:
    source = (
        "import os.path, json\nfrom io import StringIO\nfrom .time import turn\nif turn:\n    import random"
    )
    assert imported(ast.parse(source)) == {"os", "json", "io", "random"}


def imported(tree: ast.AST) -> set[str]:
    """The first word of every module that is imported by its full name."""
    return {name.partition(".")[0] for node in ast.walk(tree) for name in names(node)}


def names(node: ast.AST) -> Iterator[str]:
    """The modules that one statement imports."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
        yield node.module
