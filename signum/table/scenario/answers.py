"""Answers and events as a scenario file writes them: by the names of the position instead of numbers."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, TypeAlias, get_args

import msgspec
from msgspec import inspect

from signum.content.nodes import Node
from signum.content.spelling import not_known
from signum.engine.events import Event
from signum.engine.questions import Option

SEATS: Final = ("first", "second")
_OF_SEATS: Final = frozenset({"seat", "next_seat", "owner", "winner"})
"""The facts of events that are seats."""
_LENGTHS: Final = frozenset({"gap", "length", "limit", "reach"})
"""The facts that are lengths: hundredths of a millimetre inside, centimetres in a file."""
CENTIMETRE: Final = 1_000

Place: TypeAlias = Callable[[Node], tuple[int, int]]
"""Reads a place as the mover of the moment would take it."""

_WORD_FOR_NOTHING: Final[dict[Any, str]] = {None: "nobody", "": "none"}
_OF_CREATURES: Final = frozenset({"creature", "target", "attacker", "defender", "holder", "by", "relic"})


def option_kinds(options: Any) -> dict[str, type[Option]]:
    """Every kind of answer by its word."""
    return {_word(kind): kind for kind in get_args(options)}


def option(node: Node, options: Any, ids: Mapping[str, int], place: Place) -> Option:
    """`pass`, `{fight: zombie}`, `{split: {attack: 0, defence: 2}}` or `{move: touching zombie}`."""
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
    plain = {name: _plain(one, fields[name].type, ids, place) for name, one in given.items()}
    try:
        return msgspec.convert({"kind": word, **plain}, type=kind)
    except msgspec.ValidationError as error:
        raise node.error(f"'{word}': {error}") from None


def event_kinds(game: str) -> dict[str, type[Event]]:
    """Every kind of event of a game by its word; the game's room has its name."""
    room = f"signum.{game}."
    kinds = [kind for kind in _kinds_below(Event) if kind.__module__.startswith(room)]
    return {str(kind.__struct_config__.tag): kind for kind in kinds}


def event_named(node: Node, game: str) -> tuple[str, dict[str, Node]]:
    """`eliminated` or `{hurt: {creature: zombie}}`: the kind of an event and what is said of it."""
    word, inner = (node.text(), None) if node.is_scalar else node.entry()
    kinds = event_kinds(game)
    if word not in kinds:
        raise node.error(f"no event is called so: {not_known(word, kinds)}")
    said = {} if inner is None or inner.is_empty else dict(inner.entries())
    known = [name for name in kinds[word].__struct_fields__ if name != "because"]
    for name, one in said.items():
        if name not in (*known, "cites"):
            raise one.error(f"an event '{word}' says nothing of it: {not_known(name, [*known, 'cites'])}")
    return word, said


def event_fits(word: str, said: Mapping[str, Node], event: Event, ids: Mapping[str, int]) -> bool:
    """Whether an event is of this kind and has these facts and cites these rules, others aside."""
    if type(event).__struct_config__.tag != word:
        return False
    plain = _with_seats(msgspec.to_builtins(event))
    cited = [one.text() for one in said["cites"].items()] if "cites" in said else []
    return all(rule in event.cites for rule in cited) and all(
        fact_fits(name, one, plain[name], ids) for name, one in said.items() if name != "cites"
    )


def fact_fits(name: str, node: Node, fact: Any, ids: Mapping[str, int]) -> bool:
    """Whether a named fact is what the file says; lengths and places are centimetres there."""
    if name in _LENGTHS and isinstance(fact, int):
        return node.decimal() * CENTIMETRE == fact
    if name == "to" and isinstance(fact, list | tuple):
        return [one.decimal() * CENTIMETRE for one in node.items()] == list(fact)
    return fits(node, fact, ids)


def fits(node: Node, fact: Any, ids: Mapping[str, int]) -> bool:
    """Whether a fact is what the file says: a number, a word, a name of the position, a list or a mapping."""
    if isinstance(fact, Mapping):
        said = dict(node.entries())
        return said.keys() == fact.keys() and all(fits(one, fact[name], ids) for name, one in said.items())
    if isinstance(fact, list | tuple):
        return _list_fits(node, fact, ids)
    if isinstance(fact, bool):
        return node.flag() == fact
    if isinstance(fact, int):
        return _number_or_creature(node, ids) == fact
    if isinstance(fact, float):
        return float(node.decimal()) == fact
    return node.text() == str(_WORD_FOR_NOTHING.get(fact, fact))


def in_words(fact: Any, ids: Mapping[str, int]) -> str:
    """A fact, an answer or an event as a file would write it, for differences."""
    if isinstance(fact, Option | Event):
        plain = _with_seats(msgspec.to_builtins(fact))
        kind = plain.pop("kind")
        plain.pop("because", None)
        return f"{{{kind}: {facts_in_words(plain, ids)}}}" if plain else str(kind)
    if isinstance(fact, list | tuple):
        return f"[{', '.join(in_words(one, ids) for one in fact)}]"
    if isinstance(fact, Mapping):
        return f"{{{', '.join(f'{name}: {in_words(one, ids)}' for name, one in fact.items())}}}"
    if isinstance(fact, bool):
        return "yes" if fact else "no"
    if isinstance(fact, float):
        return f"{fact:g}"
    return str(_WORD_FOR_NOTHING.get(fact, fact))


def facts_in_words(facts: Mapping[str, Any], ids: Mapping[str, int]) -> str:
    """Named facts as a file would write them: creatures by their names, lengths in centimetres."""
    named = [f"{name}: {in_words(_as_written(name, one, ids), ids)}" for name, one in facts.items()]
    return f"{{{', '.join(named)}}}"


def written(node: Node) -> str:
    """What stands at a place of the file, on one line."""
    if isinstance(node.content, str):
        return node.content
    if isinstance(node.content, list):
        return f"[{', '.join(written(one) for one in node.content)}]"
    return f"{{{', '.join(f'{name}: {written(one)}' for name, one in node.content.items())}}}"


def _list_fits(node: Node, fact: list[Any] | tuple[Any, ...], ids: Mapping[str, int]) -> bool:
    """A list item by item, or how many there are."""
    if node.is_scalar:
        if not node.text().isdigit():
            raise node.error(f"a list is needed ([a, b]), or how many there are, not '{node.text()}'")
        return node.integer() == len(fact)
    items = node.items()
    return len(items) == len(fact) and all(
        fits(one, part, ids) for one, part in zip(items, fact, strict=True)
    )


def _number_or_creature(node: Node, ids: Mapping[str, int]) -> int | None:
    text = node.text()
    if text in ids:
        return ids[text]
    if text == "nobody":
        return None
    if text[0].isalpha():
        raise node.error(f"neither a whole number nor a creature: {not_known(text, ids)}")
    return node.integer()


def _with_seats(plain: dict[str, Any]) -> dict[str, Any]:
    """Seats by their words."""
    return {
        name: SEATS[one] if name in _OF_SEATS and isinstance(one, int) else one for name, one in plain.items()
    }


def _kinds_below(kind: type[Event]) -> Iterator[type[Event]]:
    for one in kind.__subclasses__():
        yield one
        yield from _kinds_below(one)


def _as_written(field: str, fact: Any, ids: Mapping[str, int]) -> Any:
    if field in _OF_CREATURES and isinstance(fact, int):
        return next((name for name, id in ids.items() if id == fact), fact)
    if field == "buildings" and isinstance(fact, list | tuple):
        return [_as_written("creature", one, ids) for one in fact]
    if field in _LENGTHS and isinstance(fact, int):
        return fact / CENTIMETRE
    if field == "to" and isinstance(fact, list | tuple):
        return [one / CENTIMETRE for one in fact]
    return fact


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


def _plain(node: Node, wanted: inspect.Type, ids: Mapping[str, int], place: Place) -> Any:
    if isinstance(wanted, inspect.Metadata):
        return _plain(node, wanted.type, ids, place)
    if isinstance(wanted, inspect.TupleType):
        return place(node)
    if isinstance(wanted, inspect.VarTupleType):
        return [_plain(one, wanted.item_type, ids, place) for one in node.items()]
    if isinstance(wanted, inspect.IntType):
        text = node.text()
        if text in ids:
            return ids[text]
        if text in SEATS:
            return SEATS.index(text)
        if text[0].isalpha():
            raise node.error(f"there is no such creature: {not_known(text, ids)}")
        return node.integer()
    return node.text()
