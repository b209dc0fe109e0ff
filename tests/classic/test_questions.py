"""The classic game declares the shape and the secrecy of each of its questions; other code needs no names."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import signum
from signum.content.calls import said_in
from signum.engine.question_shapes import QuestionShape, Secrecy

ROOT = Path(signum.__file__).parent
GENERIC = ("engine", "field", "content", "table", "players", "lab", "server", "cli")
PLACES = {
    *("entrance", "free-move", "free-place", "hero-place", "near-place", "persecution", "quest-terrain"),
    "summoning-place",
}
PUBLIC = {
    *("action", "after-moving", "construction", "corner", "dice-card", "overlords-creature", "quest-terrain"),
    *("reroll", "split", "take-back", "turn", "turn-die", "who-begins"),
}


class Asked(ast.NodeVisitor):
    """The choices that a module makes: their kinds, shapes and secrecies."""

    def __init__(self) -> None:
        self.found: list[tuple[set[str], set[str], str]] = []

    def visit_Call(self, call: ast.Call) -> None:
        """`Choice(seat, "split", options, shape=QuestionShape.SPLIT)`."""
        called = call.func.value if isinstance(call.func, ast.Subscript) else call.func
        if isinstance(called, ast.Name) and called.id == "Choice":
            given = {one.arg: one.value for one in call.keywords}
            shapes = set(_named(given["shape"])) if "shape" in given else set()
            secrecy = next(_named(given["secrecy"])) if "secrecy" in given else "PRIVATE"
            self.found.append((set(_texts(call.args[1])), shapes, secrecy))
        self.generic_visit(call)


def _texts(node: ast.expr) -> Iterator[str]:
    yield from (str(one.value) for one in ast.walk(node) if isinstance(one, ast.Constant))


def _named(node: ast.expr) -> Iterator[str]:
    yield from (one.attr for one in ast.walk(node) if isinstance(one, ast.Attribute))


@cache
def modules(*rooms: str) -> list[tuple[str, ast.Module]]:
    """The source of these rooms."""
    return [
        (str(file.relative_to(ROOT)), ast.parse(file.read_text(encoding="utf-8")))
        for room in rooms
        for file in sorted((ROOT / room).rglob("*.py"))
    ]


@cache
def asked() -> list[tuple[set[str], set[str], str]]:
    """The choices of the classic game."""
    visitor = Asked()
    for _, tree in modules("classic"):
        visitor.visit(tree)
    return visitor.found


def test_every_question_says_its_shape() -> None:
    assert len(asked()) > 20
    assert [kinds for kinds, shapes, _ in asked() if not shapes] == []


def test_the_game_asks_questions_of_every_shape() -> None:
    """Yes or no and orders are asked by the engine."""
    shapes = {shape for _, shapes, _ in asked() for shape in shapes}
    assert shapes | {"YES_NO", "ORDER"} == set(QuestionShape.__members__)


def test_a_place_is_asked_for_where_a_region_is_offered() -> None:
    placed = {kind for kinds, shapes, _ in asked() if "PLACE" in shapes for kind in kinds}
    assert placed == PLACES


def test_questions_are_public_private_or_secret() -> None:
    """Everybody hears only questions that name what lies open; tactics lie face down (C-TAC-01)."""
    by_secrecy = {
        secrecy: {kind for kinds, _, told in asked() if told == secrecy.name for kind in kinds}
        for secrecy in Secrecy
    }
    assert by_secrecy[Secrecy.PUBLIC] == PUBLIC
    assert by_secrecy[Secrecy.SECRET] == {"occasion", "tactic"}
    assert {"opening-hand", "pay", "discard", "target"} <= by_secrecy[Secrecy.PRIVATE]


def test_no_other_room_decides_by_the_name_of_a_question() -> None:
    """A kind of choice is compared with words of a file or a message, never with words of the source."""
    found = [
        f"{file}:{node.lineno}"
        for file, tree in modules(*GENERIC)
        for node in ast.walk(tree)
        if isinstance(node, ast.Compare) and _compares_kinds(node)
    ]
    assert found == []


def test_no_other_room_lists_questions() -> None:
    kinds = {id.removeprefix("choice-") for id in _said("classic") if id.startswith("choice-")}
    found = [
        (file, sorted(words))
        for file, tree in modules(*GENERIC)
        for node in ast.walk(tree)
        if isinstance(node, ast.Set | ast.Tuple | ast.List)
        if len(words := {str(one.value) for one in node.elts if isinstance(one, ast.Constant)} & kinds) > 1
    ]
    assert found == []


def _compares_kinds(node: ast.Compare) -> bool:
    sides = [node.left, *node.comparators]
    kinds = [one for one in sides if isinstance(one, ast.Attribute) and one.attr == "kind"]
    choices = [
        one for one in kinds if isinstance(one.value, ast.Name) and one.value.id in ("choice", "asked")
    ]
    words = [
        one
        for side in sides
        for one in ast.walk(side)
        if isinstance(one, ast.Constant) or (isinstance(one, ast.Name) and one.id.isupper())
    ]
    return bool(choices and words)


def _said(room: str) -> Iterator[str]:
    for file in (ROOT / room).rglob("*.py"):
        yield from (id for id, _ in said_in(file.read_text(encoding="utf-8"), file.name))
