"""Answers, events and facts in the form of a scenario file: with its names, in centimetres."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, get_args

import msgspec
from msgspec import inspect

from signum.content.nodes import Node
from signum.content.spelling import not_known
from signum.engine.events import Event
from signum.engine.questions import Option, Refusal
from signum.engine.records import converted, field_names, plain, struct_of, tag_of
from signum.engine.units import fields_of
from signum.table.codecs import FileNames
from signum.table.fact_types import DeclaredFacts
from signum.table.typed_values import UNKNOWN, TypedValues


@cache
def option_kinds(options: Any) -> Mapping[str, type[Option]]:
    """Every kind of answer by its word."""
    return {_word(kind): kind for kind in get_args(options)}


@cache
def event_kinds(events: tuple[type[Event], ...]) -> Mapping[str, type[Event]]:
    """Every kind of event by its word."""
    return {_word(kind): kind for kind in events}


class FileTexts:
    """The texts of one game's files, with the names of one position."""

    def __init__(self, values: TypedValues, declared: DeclaredFacts, names: FileNames) -> None:
        self.values = values
        self.declared = declared
        self.names = names

    # Read from a file.

    def option(self, node: Node, options: Any) -> Option:
        """`pass`, `{fight: zombie}`, `{split: {attack: 0, defence: 2}}` or `{move: touching zombie}`."""
        kinds = option_kinds(options)
        word, inner = (node.text(), None) if node.is_scalar else node.entry()
        if word not in kinds:
            raise node.error(f"no answer has that name: {not_known(word, kinds)}")
        given = self._given(node, word, inner, kinds[word])
        try:
            found: Option = converted({"kind": word, **given}, kinds[word])
        except msgspec.ValidationError as error:
            raise node.error(f"'{word}': {error}") from None
        return found

    def _given(self, node: Node, word: str, inner: Node | None, kind: type[Option]) -> dict[str, Any]:
        """The parts of an answer in a file."""
        types = fields_of(kind)
        parts = _parts(node, inner, list(types))
        unknown = [name for name in parts if name not in types]
        if unknown:
            raise node.error(f"'{word}' has no '{unknown[0]}': {not_known(unknown[0], types)}")
        missing = [name for name in _needed(kind) if name not in parts]
        if missing:
            raise node.error(f"'{word}' needs {', '.join(missing)}")
        return {name: self.values.read(one, types[name], self.names) for name, one in parts.items()}

    # Compared with a file.

    def event_fits(self, word: str, said: Mapping[str, Node], event: Event) -> bool:
        """Whether an event is of this kind, has these facts and cites these rules; it may have others."""
        if _word(type(event)) != word:
            return False
        facts, types = plain(event), fields_of(type(event))
        cited = [one.text() for one in said["cites"].items()] if "cites" in said else []
        return all(rule in event.cites for rule in cited) and all(
            self.values.fits(one, facts[name], types[name], self.names)
            for name, one in said.items()
            if name != "cites"
        )

    def fact_fits(self, name: str, node: Node, refusal: Refusal) -> bool:
        """Whether a fact of a refusal equals the one in the file."""
        if name not in refusal.facts:
            return False
        types = self.declared.of(f"refusal-{refusal.code}")
        return self.values.fits(node, refusal.facts[name], types.get(name, UNKNOWN), self.names)

    def fits(self, node: Node, fact: Any) -> bool:
        """Whether a fact without a unit equals the one in the file."""
        return self.values.fits(node, fact, UNKNOWN, self.names)

    # Written in the form of a file.

    def written(self, fact: Any) -> str:
        """An answer, an event, or a fact without a unit."""
        if not isinstance(fact, Option | Event):
            return self.values.written(fact, UNKNOWN, self.names)
        facts = plain(fact)
        kind = facts.pop("kind")
        facts.pop("because", None)
        types = fields_of(type(fact))
        return f"{{{kind}: {self.values.all_written(facts, types, self.names)}}}" if facts else str(kind)

    def refusal(self, why: Refusal) -> str:
        """A refusal with its rules and facts."""
        types = self.declared.of(f"refusal-{why.code}")
        facts = self.values.all_written(why.facts, types, self.names)
        return f"{why.code}, rules: {self.written(why.cites)}, facts: {facts}"


def event_named(node: Node, kinds: Mapping[str, type[Event]]) -> tuple[str, dict[str, Node]]:
    """`eliminated` or `{hurt: {creature: zombie}}`: the kind of an event and the given facts."""
    word, inner = (node.text(), None) if node.is_scalar else node.entry()
    if word not in kinds:
        raise node.error(f"no event has that name: {not_known(word, kinds)}")
    said = {} if inner is None or inner.is_empty else dict(inner.entries())
    known = [name for name in field_names(kinds[word]) if name != "because"]
    for name, one in said.items():
        if name not in (*known, "cites"):
            raise one.error(f"an event '{word}' says nothing of it: {not_known(name, [*known, 'cites'])}")
    return word, said


def as_in_file(node: Node) -> str:
    """The content of a node of the file, on one line."""
    if isinstance(node.content, str):
        return node.content
    if isinstance(node.content, list):
        return f"[{', '.join(as_in_file(one) for one in node.content)}]"
    return f"{{{', '.join(f'{name}: {as_in_file(one)}' for name, one in node.content.items())}}}"


def _word(kind: type[Option] | type[Event]) -> str:
    return tag_of(kind)


@cache
def _needed(kind: type[Option]) -> Sequence[str]:
    info = inspect.type_info(struct_of(kind))
    assert isinstance(info, inspect.StructType)
    return [field.encode_name for field in info.fields if field.required]


def _parts(node: Node, inner: Node | None, names: list[str]) -> dict[str, Node]:
    """The given parts; an answer with one part may be given without the part's name."""
    if inner is None or inner.is_empty:
        return {}
    if inner.is_mapping:
        return dict(inner.entries())
    if len(names) != 1:
        raise node.error(f"this answer is written with its parts: {', '.join(names) or 'it has none'}")
    return {names[0]: inner}
