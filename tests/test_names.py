"""One name, one thing: no two classes that can meet share a name."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from signum.rulebooks import GAMES

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "signum"


@pytest.mark.parametrize("game", GAMES)
def test_no_two_modules_define_a_class_of_the_same_name(game: str) -> None:
    """Two games may both have a Move: its name is its tag, and games never import each other."""
    others = {name for name in GAMES if name != game}
    assert shared_names(PACKAGE, leave_out=others) == {}


def test_a_shared_name_is_found_with_its_modules(tmp_path: Path) -> None:
    written(tmp_path / "lines.py", "class Line:\n    class Inner: ...")
    written(tmp_path / "table" / "log.py", "class Line: ...\nclass _Log: ...")
    written(tmp_path / "table" / "menu.py", "class _Log: ...\nclass Inner: ...")
    written(tmp_path / "chess" / "moves.py", "class Line: ...")
    assert shared_names(tmp_path, leave_out={"chess"}) == {
        "Line": ["lines.py", "table/log.py"],
        "_Log": ["table/log.py", "table/menu.py"],
    }


def written(path: Path, source: str) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text(source, encoding="utf-8")


def shared_names(package: Path, *, leave_out: set[str]) -> dict[str, list[str]]:
    """The class names with more than one definition, each with its modules, apart from some rooms."""
    modules: dict[str, list[str]] = defaultdict(list)
    for path in sorted(package.rglob("*.py")):
        module = path.relative_to(package)
        if module.parts[0] not in leave_out:
            for name in classes(path):
                modules[name].append(module.as_posix())
    return {name: where for name, where in modules.items() if len(where) > 1}


def classes(path: Path) -> Iterator[str]:
    """The classes at the top of a module, private ones too."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef):
            yield node.name
