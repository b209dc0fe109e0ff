"""A scenario file as plain data, mappings, lists and texts, and back as a node or as a file."""

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from signum.content.nodes import Node, SourceError
from signum.content.source import USUAL, parse

WIDTH: Final = 110
_PLAIN: Final = re.compile(r"[A-Za-z0-9+.][A-Za-z0-9 _.+()/-]*(?<! )")
_BLOCKS: Final = {"seats", "hero", "creatures", "terrains", "script", "cards", "details", "puzzle", "hints"}
"""Keys whose contents begin on a new line wherever they are long."""


def document(node: Node) -> Any:
    """The contents of a node without their lines."""
    if isinstance(node.content, dict):
        return {key: document(one) for key, one in node.content.items()}
    if isinstance(node.content, list):
        return [document(one) for one in node.content]
    return node.content


def text_of(content: Mapping[str, Any]) -> str:
    """The data as a file that reads as the same data; numbers and truth values are written as files do."""
    return "\n".join(_lines(content, "")) + "\n"


def node_of(content: Mapping[str, Any], name: str) -> Node:
    """The data as a node of a file with this name, with the lines that `text_of` gives them."""
    return parse(text_of(content), name)


def check_document(content: Any, name: str) -> Mapping[str, Any]:
    """Data from an untrusted source: only mappings, lists and texts, neither too deep nor too many."""
    if not isinstance(content, dict):
        raise SourceError(name, 0, "a scenario file has keys and values")
    left = USUAL.size
    waiting: list[tuple[Any, int]] = [(content, 1)]
    while waiting:
        one, depth = waiting.pop()
        if depth > USUAL.depth:
            raise SourceError(name, 0, f"nested deeper than {USUAL.depth}; make it flatter")
        left -= len(one) + 2 if isinstance(one, str) else 2
        if isinstance(one, dict):
            left -= sum([len(key) for key in one])
            waiting += [(inner, depth + 1) for inner in one.values()]
        elif isinstance(one, list):
            waiting += [(inner, depth + 1) for inner in one]
        elif not isinstance(one, str | int | float | bool):
            raise SourceError(name, 0, "only texts, numbers, lists and keys with values are written here")
        if left < 0:
            raise SourceError(name, 0, f"too large: {USUAL.size} bytes are allowed")
    return content


def _lines(value: Any, indent: str) -> Iterator[str]:
    if isinstance(value, dict) and value:
        for key, one in value.items():
            yield from _entry(f"{indent}{_scalar(key)}:", one, indent, key)
    elif isinstance(value, list) and value:
        for one in value:
            line = f"{indent}- {_flow(one)}"
            if len(line) <= WIDTH or not isinstance(one, dict) or not one:
                yield line
            else:
                first, *rest = list(_lines(one, f"{indent}  "))
                yield f"{indent}- {first.lstrip()}"
                yield from rest
    else:
        yield f"{indent}{_flow(value)}"


def _entry(begin: str, one: Any, indent: str, key: str) -> Iterator[str]:
    line = f"{begin} {_flow(one)}"
    is_open = (not indent and key in _BLOCKS) or key == "creatures"
    if not isinstance(one, dict | list) or not one or (len(line) <= WIDTH and not is_open):
        yield line
    else:
        yield begin
        # Lists begin under their key, as the files of the project are written.
        yield from _lines(one, indent if isinstance(one, list) else f"{indent}  ")


def _flow(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join([f"{_scalar(key)}: {_flow(one)}" for key, one in value.items()]) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join([_flow(one) for one in value]) + "]"
    return _scalar(value)


def _scalar(value: Any) -> str:
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "yes" if value else "no"
    text = str(value)
    return text if _PLAIN.fullmatch(text) or _is_number(text) else _quoted(text)


def _is_number(text: str) -> bool:
    return re.fullmatch(r"-?[0-9]+(\.[0-9]+)?", text) is not None


def _quoted(text: str) -> str:
    """Double quotes; letters that cannot be seen are written as escapes."""
    return "".join(
        [one if one.isprintable() else _escape(one) for one in json.dumps(text, ensure_ascii=False)]
    )


def _escape(letter: str) -> str:
    return f"\\u{ord(letter):04X}" if ord(letter) <= 0xFFFF else f"\\U{ord(letter):08X}"
