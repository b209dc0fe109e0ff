"""The messages that source code says, read from its calls.

Codes of refusals, kinds of choices and outcomes are strings in calls such as `Refusal("not-seen", ...)`.
Other message ids are strings that begin like one.
"""

import ast
import re
from collections.abc import Iterator
from typing import Final

SaidMessages = Iterator[tuple[str, frozenset[str] | None]]
"""Message ids with the arguments that they get; None where those are not known."""

_FAMILIES: Final = "telling|command|play|learn|replay|analyse|server|verify|finding|mistake"
PLAIN_IDS: Final = re.compile(rf"(?:{_FAMILIES})-[a-z-]*[a-z]")
"""Strings of the source that are message ids."""

_CALLS: Final = {
    "Refusal": ("refusal", 0, "facts", 2),
    "Choice": ("choice", 1, "about", None),
    "confirm": ("choice", 1, "about", None),
    "Outcome": ("outcome", 1, None, None),
}
"""For each call: the family of its message, the index of its word, and the name and index of its facts."""
_ALWAYS: Final = {"choice": frozenset({"seat"}), "outcome": frozenset({"seat", "winners", "losers"})}
_MAY_SAY: Final = re.compile(rf"\b(?:{'|'.join(['say', *_CALLS])})\b|\b(?:{_FAMILIES})-")
"""Found in every source that says something; two modules of three need not be parsed."""


def said_in(source: str, name: str) -> SaidMessages:
    """The message ids that a module says; a word that cannot be read from its call is an error."""
    if not _MAY_SAY.search(source):
        return
    for scope in ast.walk(ast.parse(source, name)):
        if isinstance(scope, ast.Constant) and (word := _plain_id(scope)):
            yield word, None
        elif isinstance(scope, ast.FunctionDef | ast.Module):
            for call in _calls_of(scope):
                yield from _said_by(call, scope, name)


def _said_by(call: ast.Call, scope: ast.FunctionDef | ast.Module, name: str) -> SaidMessages:
    called = _name(call.func)
    if called == "say":
        for word in call.args[:2]:
            if id := _plain_id(word):
                yield id, _keywords(call)
    elif called in _CALLS and len(call.args) > _CALLS[called][1]:
        family, at, by_name, by_place = _CALLS[called]
        texts = _texts(call.args[at])
        if not texts and not (isinstance(call.args[at], ast.Name) and scope_has(scope, call.args[at])):
            raise LookupError(f"{name}:{call.lineno}: {called} needs its {family} written out as a text")
        facts = _facts(call, scope, by_name, by_place) if by_name else frozenset()
        for text in texts:
            yield f"{family}-{text}", None if facts is None else facts | _ALWAYS.get(family, frozenset())


def scope_has(scope: ast.FunctionDef | ast.Module, word: ast.expr) -> bool:
    """Whether the word is a parameter of the function, so that its callers spell it out."""
    if not isinstance(scope, ast.FunctionDef) or not isinstance(word, ast.Name):
        return False
    return any(argument.arg == word.id for argument in [*scope.args.args, *scope.args.kwonlyargs])


def _texts(word: ast.expr) -> list[str]:
    """A string, or either of two."""
    if isinstance(word, ast.IfExp):
        return _texts(word.body) + _texts(word.orelse)
    return [word.value] if isinstance(word, ast.Constant) and isinstance(word.value, str) else []


def _facts(call: ast.Call, scope: ast.AST, by_name: str, by_place: int | None) -> frozenset[str] | None:
    given = next((one.value for one in call.keywords if one.arg == by_name), None)
    if given is None and by_place is not None and len(call.args) > by_place:
        given = call.args[by_place]
    if isinstance(given, ast.Name):
        given = _assigned(given.id, scope)
    return frozenset() if given is None else _keys(given, scope)


def _keys(mapping: ast.expr, scope: ast.AST) -> frozenset[str] | None:
    if isinstance(mapping, ast.Name):
        inner = _assigned(mapping.id, scope)
        return None if inner is None else _keys(inner, scope)
    if not isinstance(mapping, ast.Dict):
        return None
    found: set[str] = set()
    for key, value in zip(mapping.keys, mapping.values, strict=True):
        if key is None:
            spread = _keys(value, scope)
            if spread is None:
                return None
            found |= spread
        elif isinstance(key, ast.Constant):
            found.add(str(key.value))
    return frozenset(found)


def _assigned(name: str, scope: ast.AST) -> ast.expr | None:
    """The expression that a function assigns to a name."""
    for node in ast.walk(scope):
        targets = node.targets if isinstance(node, ast.Assign) else []
        if isinstance(node, ast.AnnAssign) and node.value is not None:
            targets = [node.target]
        if any(isinstance(one, ast.Name) and one.id == name for one in targets):
            return node.value  # type: ignore[attr-defined, no-any-return]
    return None


def _keywords(call: ast.Call) -> frozenset[str] | None:
    names = [one.arg for one in call.keywords]
    return None if None in names else frozenset([name for name in names if name is not None])


def _calls_of(scope: ast.FunctionDef | ast.Module) -> Iterator[ast.Call]:
    """The calls in a function, or in a module outside its functions; each call has one innermost scope."""
    waiting: list[ast.AST] = list(ast.iter_child_nodes(scope))
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.FunctionDef):
            continue
        if isinstance(node, ast.Call):
            yield node
        waiting += ast.iter_child_nodes(node)


def _name(called: ast.expr) -> str:
    """`Choice(...)`, `questions.Choice(...)` and `Choice[Yes | No](...)` are one call."""
    if isinstance(called, ast.Subscript):
        return _name(called.value)
    if isinstance(called, ast.Attribute):
        return called.attr
    return called.id if isinstance(called, ast.Name) else ""


def _plain_id(node: ast.expr) -> str:
    """The message id that a string of the source is, if any."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and PLAIN_IDS.fullmatch(node.value):
        return node.value
    return ""
