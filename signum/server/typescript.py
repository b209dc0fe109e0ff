"""The types of the protocol in TypeScript, made from the Python ones.

`python -m signum.server.typescript` prints web/src/protocol.ts.
"""

from collections.abc import Iterator
from typing import Any, Final, get_args

import msgspec
from msgspec import inspect

from signum.classic.rulebook import CLASSIC
from signum.engine.units import domain_of
from signum.server import protocol

BY_HTTP: Final = (
    protocol.NewTable,
    protocol.TableMade,
    protocol.TakeSeat,
    protocol.Invitation,
    protocol.RuleShown,
    protocol.Mishap,
)
OPEN: Final = {
    "Answer.options": "Option[]",
    "Ask.options": "Option[]",
    "Shown.option": "Option",
    "Weigh.option": "Option",
    "Odds.option": "Option",
    "Way.option": "Option | null",
    "Candidate.option": "Option",
    "Line.events": "GameEvent[]",
    "Screen.view": "View",
}
"""Fields that carry what the rules of the game define."""
HEAD: Final = """\
// Made from signum/server/protocol by `python -m signum.server.typescript`; a test sees that they agree.
/* eslint-disable */
"""


def written() -> str:
    """The whole file."""
    return "\n".join([HEAD, *_Writer().lines()])


class _Writer:
    def __init__(self) -> None:
        self.done: dict[str, list[str]] = {}
        self.names: dict[type[msgspec.Struct], str] = {}

    def lines(self) -> Iterator[str]:
        game = CLASSIC.wire
        commands = (*get_args(protocol.Commands), *game.questions)
        messages = (*get_args(protocol.Messages), *game.replies)
        options, events = get_args(game.options), game.events
        # A verb of a card's text may be called like an option: whoever comes second has a longer name.
        top = (*commands, *messages, *BY_HTTP, *game.by_http, *options, *events, game.view)
        self.names |= {kind: kind.__name__ for kind in top}
        for kind in top:
            self._struct(kind)
        for name in self.done:
            yield "\n".join(self.done[name])
        yield _union("Command", commands)
        yield _union("Message", messages)
        yield _union("Option", options)
        yield _union("GameEvent", events)
        yield f"export const VERSION = {protocol.VERSION};\n"

    def _struct(self, kind: type[msgspec.Struct]) -> str:
        name = self._name(kind)
        if name in self.done:
            return name
        self.done[name] = []
        info = inspect.type_info(kind)
        assert isinstance(info, inspect.StructType)
        doc = (kind.__doc__ or "").strip().partition("\n")[0]
        lines = [f"/** {doc} */", f"export interface {name} {{"]
        if info.tag is not None:
            lines.append(f"  {info.tag_field}: {_literal(info.tag)};")
        optional = issubclass(kind, protocol.Command | protocol.NewTable)
        for field in info.fields:
            may_be_left_out = not field.required and (optional or kind.__struct_config__.omit_defaults)
            mark = "?" if may_be_left_out else ""
            told = OPEN.get(f"{name}.{field.name}") or self._told(field.type)
            lines.append(f"  {field.encode_name}{mark}: {told};")
        self.done[name] = [*lines, "}", ""]
        return name

    def _alias(self, name: str, told: str) -> str:
        """A name for a type that is no interface."""
        self.done[name] = [f"export type {name} = {told};", ""]
        return name

    def _name(self, kind: type[msgspec.Struct]) -> str:
        if kind not in self.names:
            taken = kind.__name__ in self.names.values()
            self.names[kind] = f"{kind.__name__}Part" if taken else kind.__name__
        return self.names[kind]

    def _told(self, info: inspect.Type) -> str:
        match info:
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType() | inspect.BytesType():
                return "string"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case inspect.Metadata(inner):
                domain = domain_of(info)
                return self._told(inner) if domain is None else self._alias(domain.name, self._told(inner))
            case inspect.EnumType(cls):
                return self._alias(cls.__name__, " | ".join([_literal(one.value) for one in cls]))
            case inspect.LiteralType(values):
                return " | ".join(map(_literal, values))
            case inspect.TupleType(item_types):
                return f"[{', '.join(map(self._told, item_types))}]"
            case inspect.VarTupleType(item_type) | inspect.ListType(item_type):
                told = self._told(item_type)
                return f"({told})[]" if "|" in told else f"{told}[]"
            case inspect.DictType(_, value_type):
                return f"Record<string, {self._told(value_type)}>"
            case inspect.UnionType(types):
                return " | ".join(map(self._told, types))
            case inspect.StructType(cls):
                return self._struct(cls)
            case _:
                return "unknown"


def _union(name: str, kinds: Any) -> str:
    return "\n".join([f"export type {name} =", *[f"  | {one.__name__}" for one in kinds], "  ;", ""])


def _literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value)


if __name__ == "__main__":
    print(written(), end="")
