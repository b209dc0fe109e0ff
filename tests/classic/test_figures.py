"""Figures stand once: the rules read every row of the catalogue, and no row is written again in the code."""

import ast
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from signum.classic.core.figures import BY_LETTER, measured
from signum.classic.folder import catalogue
from signum.content.figures import VALUES
from signum.field.plane import lengths
from tests.classic.mutations import ROOT, UNREAD

ASKING = """
import json
from signum.content import figures

asked, real = set(), figures.row

def row(id, name=figures.VALUES, edition=""):
    asked.add((id, name, edition))
    return real(id, name, edition)

figures.row = row
import signum.classic.rulebook
print(json.dumps(sorted(asked)))
"""


def rows() -> set[tuple[str, str, str]]:
    """Every row of the catalogue, for each printing where it is written by printing."""
    return {
        (rule.id, name, edition)
        for rule in catalogue().values()
        for name, row in {VALUES: rule.values, **rule.figures}.items()
        for edition in row
    }


def test_every_row_is_read_by_the_rules() -> None:
    found = subprocess.run(
        [sys.executable, "-c", ASKING], capture_output=True, text=True, cwd=ROOT, check=True
    )
    asked = {(id, name, edition) for id, name, edition in json.loads(found.stdout)}
    unread = rows() - asked
    assert {(id, name) for id, name, _ in unread} == set(UNREAD)


def test_the_plane_measures_as_the_catalogue_does() -> None:
    """C-ZONE-01, C-CARD-03: the plane's constants are those of the rules."""
    assert measured("C-ZONE-01", "side") == lengths.SIDE
    assert {letter: getattr(lengths, letter) for letter in BY_LETTER} == BY_LETTER
    assert measured("C-MOV-06", "contact", "fr1") == lengths.TOUCH_FIRST
    assert measured("C-MOV-06", "contact", "en2") == lengths.TOUCH_SECOND


# What stands in the code.

RULES = [
    path
    for room in ("abilities", "chapters", "editions")
    for path in sorted((ROOT / "signum" / "classic" / room).rglob("*.py"))
]
DEALING = {"Blow", "Spent", "heal", "prosper"}
"""Calls whose numbers are figures of a rule, also 1."""
FACES_BY_HAND = {"AXE_OR_SHIELD", "BULLSEYE_ONLY", "SHIELD_ONLY"}
ALLOWED = {
    "chapters/field/contact_places.py": "the number of places that are tried",
    "chapters/field/movement.py": "parts of lengths where places are suggested",
    "chapters/field/summon.py": "a unit",
    "chapters/field/terrain.py": "degrees and steps of a lattice where places are suggested",
    "chapters/quest/approaching.py": "the number of places and of parts of a way that are tried",
    "chapters/quest/templates.py": "the rotations that are tried, and steps of a lattice",
    "chapters/turn/setup.py": "quarters of a side where places are suggested",
}
"""Modules with other numbers, and what these are."""


def figures_by_hand(tree: ast.AST) -> Iterator[str]:
    """Numbers from 2 on, except factors, indices and `< 2`; any number that is dealt; faces."""
    others = {
        id(one)
        for node in ast.walk(tree)
        if isinstance(node, ast.Subscript)
        or (isinstance(node, ast.BinOp) and isinstance(node.op, ast.FloorDiv | ast.Div | ast.Pow | ast.Mult))
        for one in ast.iter_child_nodes(node)
    }
    for node in ast.walk(tree):
        match node:
            case ast.Compare(ops=[ast.Lt()], comparators=[ast.Constant(value=2) as two]):
                others.add(id(two))
            case ast.Constant(value=int(value)) if value >= 2 and id(node) not in others:
                yield f"line {node.lineno}: {value}"
            case ast.Call(func=ast.Name(id=called), args=args) if called in DEALING:
                numbers = [
                    one for one in args if isinstance(one, ast.Constant) and isinstance(one.value, int)
                ]
                yield from [f"line {one.lineno}: a number in {called}" for one in numbers]
            case ast.Name(id=name) if name in FACES_BY_HAND:
                yield f"line {node.lineno}: {name}"


@pytest.mark.parametrize("path", RULES, ids=lambda path: str(path.relative_to(ROOT / "signum" / "classic")))
def test_no_rule_writes_a_figure_by_hand(path: Path) -> None:
    found = list(figures_by_hand(ast.parse(path.read_text(encoding="utf-8"))))
    name = str(path.relative_to(ROOT / "signum" / "classic"))
    assert found == [] or name in ALLOWED


def test_a_figure_by_hand_is_found() -> None:
    source = "LIMIT = 12\nprosper(game, seat, 1)\nrolled & AXE_OR_SHIELD\nhalf = base // 2\ncount = 1"
    found = list(figures_by_hand(ast.parse(source)))
    assert sorted(found) == ["line 1: 12", "line 2: a number in prosper", "line 3: AXE_OR_SHIELD"]


def test_only_the_plane_has_letters_of_its_own() -> None:
    """C-CARD-03: the game takes its letters from the catalogue."""
    taken = re.compile(r"plane\.lengths import .*\b(XL|[SML])\b")
    rooms = (ROOT / "signum" / "classic").rglob("*.py")
    assert [str(path) for path in rooms if taken.search(path.read_text(encoding="utf-8"))] == []


# Changing one.

SAMPLE = ["C-WIN-02@ru1", "C-CITY-01", "A-HAMMERBLOW"]


def test_a_changed_figure_fails_what_claims_its_rule() -> None:
    """A few of all figures; `python -m tests.classic.mutations` changes every one."""
    command = [sys.executable, "-m", "tests.classic.mutations", *SAMPLE]
    found = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)
    assert found.returncode == 0, found.stdout + found.stderr
    assert found.stdout.endswith("0 missed\n")
