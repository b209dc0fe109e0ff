"""The difference between two values, and the new value made from the old one and the difference.

A change is one of these; the old value tells an index from a key:

    [value]              the new value itself
    {key: change}        an object: its changed members, `null` for those that are gone
    {index: change}      a list of the same length: its changed items
    [at, count, values]  a list: at this index so many items are replaced by these
"""

from typing import Any, TypeAlias

from msgspec import Struct, structs

from signum.engine.records import as_struct, is_record, plain

Difference: TypeAlias = list[Any] | dict[str, Any]


def change(before: Any, after: Any) -> Difference | None:
    """The change from one value to another, of structs or of plain data; None if they are equal."""
    if type(before) is not type(after):
        return [after]
    if is_record(after):
        return None if before == after else _of_structs(as_struct(before), as_struct(after))
    if isinstance(after, dict):
        return _of_dicts(before, after)
    if isinstance(after, tuple | list):
        return _of_lists(before, after)
    return None if before == after else [after]


def _of_structs(before: Struct, after: Struct) -> Difference | None:
    if after.__struct_config__.omit_defaults:
        return change(plain(before), plain(after))
    found: dict[str, Any] = {}
    fields = zip(after.__struct_encode_fields__, structs.astuple(before), structs.astuple(after), strict=True)
    for name, old, new in fields:
        part = None if old is new else change(old, new)
        if part is not None:
            found[name] = part
    return found


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
    while head < shorter and change(before[head], after[head]) is None:
        head += 1
    tail = 0
    while tail < shorter - head and change(before[-1 - tail], after[-1 - tail]) is None:
        tail += 1
    return [head, len(before) - head - tail, list(after[head : len(after) - tail])]


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
