"""With native classes in the place of structs, compiled or not, games and records are the same to the bit.

Compiling takes minutes, so `make soak` does it: COMPILE=1 pytest tests/games/test_same_games.py
"""

import ast
import os
from pathlib import Path

import pytest

from tests.builds import ROOT, output_of
from tools.compile import RULES, matching, misplaced

SCRIPT = ROOT / "tests" / "games" / "same_games.py"


def test_the_source_and_its_native_classes_play_the_same_games(tmp_path: Path) -> None:
    output_of(ROOT / "tools" / "compile.py", "--rewritten", "--into", tmp_path)
    build, games = output_of(SCRIPT, "1", build=tmp_path).split()
    assert build == "rewritten"
    assert output_of(SCRIPT, "1").split()[-1] == games


def test_no_class_stays_interpreted_whose_base_is_compiled() -> None:
    assert misplaced(ROOT, matching(ROOT, RULES)) == []
    assert misplaced(ROOT, matching(ROOT, ("signum/engine/events.py",)))


def test_no_membership_asks_a_tuple_with_a_star() -> None:
    """The compiler fails on `in (first, *others)` (docs/decisions/compiling.md)."""
    assert starred_memberships("a in (b, *c)\na in (b, c)\na not in [*b, c]\n(*b, c)") == [1, 3]
    found = {
        str(path.relative_to(ROOT)): starred_memberships(path.read_text(encoding="utf-8"))
        for path in matching(ROOT, RULES)
    }
    assert {path: lines for path, lines in found.items() if lines} == {}


def test_no_object_is_copied_by_the_library() -> None:
    """`copy.copy` makes an object without arguments, which the constructor of a compiled class refuses."""
    assert imports_of_copy("from copy import copy")
    assert imports_of_copy("import copy")
    found = [path for path in matching(ROOT, RULES) if imports_of_copy(path.read_text(encoding="utf-8"))]
    assert [str(path.relative_to(ROOT)) for path in found] == []


def imports_of_copy(source: str) -> bool:
    """Whether a module imports the library that copies objects."""
    nodes = list(ast.walk(ast.parse(source)))
    names = [one.name for node in nodes if isinstance(node, ast.Import) for one in node.names]
    return "copy" in [*names, *[node.module for node in nodes if isinstance(node, ast.ImportFrom)]]


def starred_memberships(source: str) -> list[int]:
    """The lines that look something up in a tuple or list written with a star."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Compare)
        for asked, among in zip(node.ops, node.comparators, strict=True)
        if isinstance(asked, ast.In | ast.NotIn) and isinstance(among, ast.Tuple | ast.List | ast.Set)
        if any(isinstance(one, ast.Starred) for one in among.elts)
    ]


@pytest.mark.skipif("COMPILE" not in os.environ, reason="compiling takes minutes")
def test_the_source_and_the_compiled_rules_play_the_same_games(tmp_path: Path) -> None:
    said = output_of(ROOT / "tools" / "compile.py", "--into", tmp_path)
    if "not compiled" in said:
        pytest.skip("mypyc or a C compiler is missing")
    build, games = output_of(SCRIPT, "20", build=tmp_path).split()
    assert build == "compiled"
    assert output_of(SCRIPT, "20").split()[-1] == games
