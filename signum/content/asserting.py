"""Decides from the source whether a test asserts anything; nothing is run."""

import ast
from collections.abc import Iterator, Mapping
from typing import Final, TypeAlias

Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef

ASSERTING_METHODS: Final = frozenset({"expect", "refused"})
"""Methods of a table that fail the test themselves."""

INERT_MARKS: Final = frozenset({"skip", "xfail"})
"""Pytest marks that keep a test from proving anything."""


def functions(module: ast.Module) -> dict[str, Function]:
    """Every function of a file by its name, methods and inner functions too."""
    return {
        node.name: node
        for node in ast.walk(module)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }


def asserts(test: Function, helpers: Mapping[str, Function]) -> bool:
    """Whether a test checks anything in its own body or in a function of its file that it calls."""
    called = [name for node in _own(test) if (name := _called(node))]
    return _checks(test) or any(_checks(helpers[name]) for name in called if name in helpers)


def is_inert(test: Function) -> bool:
    """Whether a test is marked as skipped or as failing, and so proves nothing."""
    marks = [mark.func if isinstance(mark, ast.Call) else mark for mark in test.decorator_list]
    return any(isinstance(mark, ast.Attribute) and mark.attr in INERT_MARKS for mark in marks)


def _checks(function: Function) -> bool:
    return any(_is_check(node) for node in _own(function))


def _is_check(node: ast.AST) -> bool:
    if isinstance(node, ast.Assert):
        return not isinstance(node.test, ast.Constant)
    if not isinstance(node, ast.Call):
        return False
    if isinstance(node.func, ast.Attribute):
        return node.func.attr in {*ASSERTING_METHODS, "raises"}
    return isinstance(node.func, ast.Name) and node.func.id == "raises"


def _called(node: ast.AST) -> str | None:
    """The name of a function called directly or through `self.`."""
    if not isinstance(node, ast.Call):
        return None
    if isinstance(node.func, ast.Name):
        return node.func.id
    if isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Name):
        return node.func.attr if node.func.value.id == "self" else None
    return None


def _own(function: Function) -> Iterator[ast.AST]:
    """The nodes of a function's body, without those of functions and classes inside it."""
    waiting: list[ast.AST] = list(function.body)
    while waiting:
        node = waiting.pop()
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Lambda):
            yield node
            waiting.extend(ast.iter_child_nodes(node))
