"""Answers and events as a scenario file writes them: by the names of the position instead of numbers."""

from collections.abc import Mapping
from typing import Any, get_args

import msgspec
from msgspec import inspect

from signum.content.nodes import Node
from signum.content.spelling import not_known
from signum.engine.events import Event
from signum.engine.questions import Option


def option_kinds(options: Any) -> dict[str, type[Option]]:
    """Every kind of answer by its word."""
    return {_word(kind): kind for kind in get_args(options)}


def option(node: Node, options: Any, ids: Mapping[str, int]) -> Option:
    """`pass`, `{fight: zombie}` or `{split: {attack: 0, defence: 2}}`."""
    kinds = option_kinds(options)
    word, inner = (node.text(), None) if node.is_scalar else node.entry()
    if word not in kinds:
        raise node.error(f"no answer is called so: {not_known(word, kinds)}")
    kind = kinds[word]
    fields = {field.encode_name: field for field in _fields(kind)}
    given = _given(node, inner, list(fields))
    unknown = [name for name in given if name not in fields]
    if unknown:
        raise node.error(f"'{word}' has no '{unknown[0]}': {not_known(unknown[0], fields)}")
    missing = [name for name, field in fields.items() if field.required and name not in given]
    if missing:
        raise node.error(f"'{word}' needs {', '.join(missing)}")
    plain = {name: _plain(one, fields[name].type, ids) for name, one in given.items()}
    try:
        return msgspec.convert({"kind": word, **plain}, type=kind)
    except msgspec.ValidationError as error:
        raise node.error(f"'{word}': {error}") from None


def event_fits(node: Node, event: Event, ids: Mapping[str, int]) -> bool:
    """Whether an event is of this kind and has these facts, other facts aside."""
    word, inner = (node.text(), None) if node.is_scalar else node.entry()
    plain = msgspec.to_builtins(event)
    if plain["kind"] != word:
        return False
    if inner is None or inner.is_empty:
        return True
    plain["cites"] = list(event.cites)
    return all(fits(one, plain[name], ids) for name, one in inner.entries() if _known(one, name, plain, word))


def fits(node: Node, fact: Any, ids: Mapping[str, int]) -> bool:
    """Whether a fact is what the file says: a number, a word, a name of the position, a list or a mapping."""
    if isinstance(fact, Mapping):
        said = dict(node.entries())
        return said.keys() == fact.keys() and all(fits(one, fact[name], ids) for name, one in said.items())
    if isinstance(fact, list | tuple):
        if node.is_scalar:
            return node.integer() == len(fact)
        items = node.items()
        return len(items) == len(fact) and all(
            fits(one, part, ids) for one, part in zip(items, fact, strict=True)
        )
    if isinstance(fact, bool):
        return node.flag() == fact
    if isinstance(fact, int):
        text = node.text()
        return ids[text] == fact if text in ids else node.integer() == fact
    if isinstance(fact, float):
        return float(node.decimal()) == fact
    return node.text() == ("nobody" if fact is None else fact)


def in_words(fact: Any, ids: Mapping[str, int]) -> str:
    """A fact or an answer as a file would write it, for differences."""
    if isinstance(fact, Option | Event):
        plain = msgspec.to_builtins(fact)
        kind = plain.pop("kind")
        plain = {name: one for name, one in plain.items() if one not in ([], ())}
        named = {name: _name_of(name, one, ids) for name, one in plain.items()}
        return (
            f"{kind} {{{', '.join(f'{name}: {one}' for name, one in named.items())}}}" if named else str(kind)
        )
    return str(fact)


def _name_of(field: str, fact: Any, ids: Mapping[str, int]) -> Any:
    if field in ("creature", "target", "attacker", "defender", "holder", "by") and isinstance(fact, int):
        return next((name for name, id in ids.items() if id == fact), fact)
    return fact


def _known(node: Node, name: str, plain: Mapping[str, Any], word: str) -> bool:
    if name not in plain:
        raise node.error(f"an event '{word}' says nothing of '{name}': {not_known(name, plain)}")
    return True


def _word(kind: type[Option]) -> str:
    return str(kind.__struct_config__.tag)


def _fields(kind: type[Option]) -> tuple[inspect.Field, ...]:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return info.fields


def _given(node: Node, inner: Node | None, names: list[str]) -> dict[str, Node]:
    """The fields that are given; an answer of one field may be given without its name."""
    if inner is None or inner.is_empty:
        return {}
    if inner.is_mapping:
        return dict(inner.entries())
    if len(names) != 1:
        raise node.error(f"this answer is written with its parts: {', '.join(names) or 'it has none'}")
    return {names[0]: inner}


def _plain(node: Node, wanted: inspect.Type, ids: Mapping[str, int]) -> Any:
    if isinstance(wanted, inspect.IntType):
        text = node.text()
        if text in ids:
            return ids[text]
        if not text.lstrip("+-").isdigit():
            raise node.error(f"there is no creature '{text}'")
        return node.integer()
    return node.text()
