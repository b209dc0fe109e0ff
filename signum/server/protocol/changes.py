"""The difference between two values, and the new value made from the old one and the difference.

A change is one of these; the old value tells an index from a key:

    [value]              the new value itself
    {key: change}        an object: its changed members, `null` for those that are gone
    {index: change}      a list of the same length: its changed items
    [at, count, values]  a list: at this index so many items are replaced by these
"""

from functools import cache
from typing import Any, TypeAlias

from msgspec import NODEFAULT, Struct
from msgspec.structs import astuple

from signum.engine.records import as_struct, is_record

Difference: TypeAlias = list[Any] | dict[str, Any]


def change(before: Any, after: Any) -> Difference | None:
    """The change from one value to another, of structs or of plain data; None if they are equal."""
    if before is after:
        return None
    if type(before) is not type(after):
        return [after]
    if isinstance(after, str | int):
        return None if before == after else [after]
    if isinstance(after, tuple):
        # Items of tuples and structs have types, so equal ones are written alike; in plain data 1 is true.
        return None if before == after else _of_lists(before, after)
    if is_record(after):
        return None if before == after else _of_structs(as_struct(before), as_struct(after))
    if isinstance(after, dict):
        return _of_dicts(before, after)
    if isinstance(after, list):
        return _of_lists(before, after)
    return None if before == after else [after]


def _of_structs(before: Struct, after: Struct) -> Difference:
    found: dict[str, Any] = {}
    members = zip(_members(type(after)), astuple(before), astuple(after), strict=True)
    for (name, default), old, new in members:
        if old is new:
            continue
        part = change(old, new)
        if part is not None:
            if _is_omitted(new, default):
                part = None
            elif _is_omitted(old, default):
                part = [new]
            found[name] = part
    return found


@cache
def _members(kind: type[Struct]) -> tuple[tuple[str, Any], ...]:
    """The names of all fields on the wire, each with the value that is omitted there."""
    names, defaults = kind.__struct_encode_fields__, kind.__struct_defaults__
    if not kind.__struct_config__.omit_defaults:
        defaults = ()
    without = len(names) - len(defaults)
    return tuple(zip(names, (NODEFAULT,) * without + defaults, strict=True))


def _is_omitted(value: Any, default: Any) -> bool:
    """Whether msgspec leaves the field out: it compares with a default by identity."""
    return value is default or (not value and getattr(default, "factory", None) is type(value))


def _of_dicts(before: dict[str, Any], after: dict[str, Any]) -> Difference | None:
    found: dict[str, Any] = {key: None for key in before if key not in after}
    for key, new in after.items():
        part = change(before[key], new) if key in before else [new]
        if part is not None:
            found[key] = part
    return found or None


def _of_lists(before: Any, after: Any) -> Difference | None:
    if len(before) == len(after):
        parts = [change(old, new) for old, new in zip(before, after, strict=True)]
        return {str(at): part for at, part in enumerate(parts) if part is not None} or None
    shorter = min(len(before), len(after))
    head = 0
    while head < shorter and _is_same(before[head], after[head]):
        head += 1
    tail = 0
    while tail < shorter - head and _is_same(before[-1 - tail], after[-1 - tail]):
        tail += 1
    return [head, len(before) - head - tail, list(after[head : len(after) - tail])]


def _is_same(old: Any, new: Any) -> bool:
    return bool(old == new) and change(old, new) is None


def changed(before: Any, part: Difference) -> Any:
    """The new value, of plain data: what a client computes."""
    match part, before:
        case [value], _:
            return value
        case [at, count, values], list():
            return [*before[:at], *values, *before[at + count :]]
        case dict(), list():
            items = list(before)
            for index, one in part.items():
                items[int(index)] = changed(items[int(index)], one)
            return items
        case dict(), dict():
            kept = {key: value for key, value in before.items() if part.get(key, ()) is not None}
            return kept | {key: changed(kept.get(key), one) for key, one in part.items() if one is not None}
        case _:
            raise ValueError(f"the change {part!r} does not fit")
