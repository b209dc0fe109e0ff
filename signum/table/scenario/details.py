"""The key `details` of a position: fields of the start that no other key can say, by the names of the state.

The program writes it when it makes a position of a running game. A mapping changes the fields that it names,
of a list by their index; anything else takes the place of the value, and `null` removes a field.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeVar

import msgspec

from signum.content.causes import cause
from signum.content.nodes import LONGEST_NAME, Node, is_name
from signum.engine.records import converted, plain

T = TypeVar("T")

_INTEGER: Final = re.compile(r"-?(0|[1-9][0-9]{0,17})")
_WORDS: Final = {"true": True, "yes": True, "false": False, "no": False, "null": None}


def with_details(start: T, node: Node) -> T:
    """The start with these fields changed."""
    try:
        changed = _changed(plain(start, str_keys=True), _value(node))
        found: T = converted(changed, type(start), str_keys=True)
    except (msgspec.ValidationError, LookupError, ValueError, TypeError) as error:
        raise node.error(cause("mistake-does-not-fit", why=str(error))) from None
    return found


def cards_in_details(node: Node, kind: type[T]) -> dict[str, T]:
    """The cards of the start that are written as data; they are known before anything names them."""
    written = node.content.get("cards") if isinstance(node.content, dict) else None
    if written is None:
        return {}
    try:
        found: dict[str, T] = converted(_value(written), dict[str, kind])  # type: ignore[valid-type]
    except msgspec.ValidationError as error:
        raise written.error(cause("mistake-does-not-fit", why=str(error))) from None
    return found


def check_names(node: Node, named: Iterable[Mapping[str, str]]) -> None:
    """Names of things by language, as they would be read from other keys."""
    if not all(is_name(name) for names in named for name in names.values()):
        raise node.error(cause("mistake-long-name", most=LONGEST_NAME))


def details_of(said: Any, wanted: Any) -> dict[str, Any]:
    """The details that make one start of another, both as plain data."""
    found = _difference(said, wanted)
    return found if isinstance(found, dict) else {}


def _value(node: Node) -> Any:
    """A node as data: numbers and truth values are told by their looks, as names never look so."""
    if isinstance(node.content, dict):
        return {key: _value(one) for key, one in node.content.items()}
    if isinstance(node.content, list):
        return [_value(one) for one in node.content]
    text = node.content
    if _INTEGER.fullmatch(text):
        return int(text)
    return _WORDS.get(text, text)


def _changed(data: Any, by: Any) -> Any:
    if not isinstance(by, dict):
        return by
    if isinstance(data, list):
        changed = list(data)
        for key, one in by.items():
            if not key.isdecimal() or int(key) >= len(changed):
                raise ValueError(f"there is no item {key}")
            changed[int(key)] = _changed(changed[int(key)], one)
        return changed
    known = data if isinstance(data, dict) else {}
    merged = {key: _changed(known.get(key), by[key]) if key in by else one for key, one in known.items()}
    merged |= {key: _changed(None, one) for key, one in by.items() if key not in known}
    return {key: one for key, one in merged.items() if one is not None or by.get(key, 0) is not None}


def _difference(said: Any, wanted: Any) -> Any:
    """The change that makes `wanted` of `said`; an empty mapping if there is none."""
    if said == wanted:
        return {}
    if isinstance(said, dict) and isinstance(wanted, dict):
        gone: dict[str, Any] = {key: None for key in said if key not in wanted}
        changed = {key: _difference(said.get(key), one) for key, one in wanted.items()}
        return gone | {key: one for key, one in changed.items() if one != {} or said.get(key) != wanted[key]}
    if (
        isinstance(said, list)
        and isinstance(wanted, list)
        and len(said) == len(wanted)
        and _has_mappings(said)
    ):
        parts = {str(at): _difference(*pair) for at, pair in enumerate(zip(said, wanted, strict=True))}
        return {key: one for key, one in parts.items() if one != {}}
    return wanted


def _has_mappings(items: list[Any]) -> bool:
    return all(isinstance(one, dict) for one in items)
