"""Writes the types of the protocol in TypeScript: shell.ts for every game, and one file for each game.

`python tools/protocol_types.py` writes them into web/src/protocol.

Fields that carry a game's own data are `unknown` in shell.ts. The file of a game narrows the types with such
fields and adds the game's own, so that equal names in two games do not meet.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, TypeAlias, get_args

import msgspec
from msgspec import inspect

from signum.engine.units import domain_of
from signum.server import protocol
from signum.table.rulebook import Wire

StructKind: TypeAlias = type[msgspec.Struct]

OPEN: Final = {
    "Answer.options": ("option", "{}[]"),
    "Ask.options": ("option", "{}[]"),
    "Shown.option": ("option", "{}"),
    "Weigh.option": ("option", "{}"),
    "Odds.option": ("option", "{}"),
    "Way.option": ("option", "{} | null"),
    "Way.attacks": ("option", "{}[]"),
    "Contact.attacks": ("option", "{}[]"),
    "Candidate.option": ("option", "{}"),
    "Candidate.row": ("option", "{}[]"),
    "Candidate.plan": ("plan", "{} | null"),
    "Line.events": ("event", "{}[]"),
    "Screen.view": ("view", "{}"),
    "Screen.findings": ("screen", "{}"),
    "Invitation.preview": ("preview", "{} | null"),
    "SeatShown.deck": ("deck", "{} | null"),
}
"""Fields that carry a game's own data: the part of its wire types, and the form in which it appears."""
UNIONS: Final = {"option": "Option", "event": "GameEvent"}
"""The names of the union types."""
BY_HTTP: Final = (
    protocol.NewTable,
    protocol.TableMade,
    protocol.LessonListed,
    protocol.NewLesson,
    protocol.TakeSeat,
    protocol.Invitation,
    protocol.ReplayShown,
    protocol.ReplayPlayers,
    protocol.GoOn,
    protocol.Analysis,
    protocol.SaveBackup,
    protocol.NamedBackup,
    protocol.BackupRead,
    protocol.GameShown,
    protocol.RuleShown,
    protocol.RuleCompared,
    protocol.ScenarioShown,
    protocol.RuleShowings,
    protocol.DeckExampleShown,
    protocol.FactionLore,
    protocol.PuzzleList,
    protocol.NewPuzzle,
    protocol.GoOn,
    protocol.PuzzleHelp,
    protocol.PuzzleVerdict,
    protocol.PositionAsked,
    protocol.PositionRead,
    protocol.PositionShown,
    protocol.ReportAsked,
    protocol.TryPosition,
    protocol.OpenTable,
    protocol.JoinTable,
    protocol.DeckAsked,
    protocol.DeckReport,
    protocol.DeckRead,
    protocol.TestHand,
    protocol.RequestError,
)
SENT: Final = (
    protocol.Command,
    protocol.NewTable,
    protocol.NewSeat,
    protocol.NewLesson,
    protocol.TakeSeat,
    protocol.DeckAsked,
    protocol.NewPuzzle,
    protocol.GoOn,
    protocol.PositionAsked,
    protocol.ReportAsked,
)
"""Types that clients send: they may leave out what has a default."""
HEAD: Final = "// Made by `python tools/protocol_types.py`; a test checks that it is up to date.\n"


def written(games: Mapping[str, Wire]) -> dict[str, str]:
    """Every file by its name, for the wire types of games by their name."""
    shell = _Shell()
    files = {"shell.ts": shell.text()}
    return files | {f"{name}.ts": _Game(wire, shell).text() for name, wire in games.items()}


class _Writer(ABC):
    """Writes interfaces, each once, in the order in which they are met."""

    def __init__(self) -> None:
        self.done: dict[str, list[str]] = {}
        self.names: dict[StructKind, str] = {}

    def struct(self, kind: StructKind) -> str:
        """Write a type unless it was written already; return its name."""
        name = self.name(kind)
        if name in self.done:
            return name
        self.done[name] = []
        doc = (kind.__doc__ or "").strip().partition("\n")[0]
        lines = [f"/** {doc} */", f"export interface {name} {{"]
        info = inspect.type_info(kind)
        assert isinstance(info, inspect.StructType)
        if info.tag is not None:
            lines.append(f"  {info.tag_field}: {_literal(info.tag)};")
        lines += [f"  {field}: {told};" for field, told in self.fields(kind)]
        self.done[name] = [*lines, "}", ""]
        return name

    def fields(self, kind: StructKind) -> Iterator[tuple[str, str]]:
        """The fields of a type, each with its type; a question mark if it is optional."""
        info = inspect.type_info(kind)
        assert isinstance(info, inspect.StructType)
        sent = issubclass(kind, SENT)
        for field in info.fields:
            optional = not field.required and (sent or kind.__struct_config__.omit_defaults)
            told = self.open(kind, field.name) or self.told(field.type)
            yield f"{field.encode_name}{'?' if optional else ''}", told

    def open(self, kind: StructKind, field: str) -> str:
        """The type of a field that carries a game's own data; empty for other fields."""
        part, form = OPEN.get(f"{kind.__name__}.{field}", ("", ""))
        return form.format(self.part(part)) if part else ""

    @abstractmethod
    def part(self, part: str) -> str:
        """The name of a part of a game's wire types."""

    def name(self, kind: StructKind) -> str:
        """The name of a type; a second type with that name (a verb named like an option) gets a suffix."""
        if kind not in self.names:
            taken = kind.__name__ in self.names.values()
            self.names[kind] = f"{kind.__name__}Part" if taken else kind.__name__
        return self.names[kind]

    def alias(self, name: str, told: str) -> str:
        """Write an alias of a type that is not an interface; return its name."""
        self.done[name] = [f"export type {name} = {told};", ""]
        return name

    def told(self, info: inspect.Type) -> str:
        """A Python type in TypeScript."""
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
                return self.told(inner) if domain is None else self.alias(domain.name, self.told(inner))
            case inspect.EnumType(cls):
                return self.alias(cls.__name__, " | ".join([_literal(one.value) for one in cls]))
            case inspect.LiteralType(values):
                return " | ".join(map(_literal, values))
            case inspect.TupleType(item_types):
                return f"[{', '.join(map(self.told, item_types))}]"
            case inspect.VarTupleType(item_type) | inspect.ListType(item_type):
                told = self.told(item_type)
                return f"({told})[]" if "|" in told else f"{told}[]"
            case inspect.DictType(_, value_type):
                return f"Record<string, {self.told(value_type)}>"
            case inspect.UnionType(types):
                return " | ".join(map(self.told, types))
            case inspect.StructType(cls):
                return self.struct(cls)
            case _:
                return "unknown"


class _Shell(_Writer):
    """The types that messages of all games share."""

    def __init__(self) -> None:
        super().__init__()
        self.commands = get_args(protocol.Commands)
        self.messages = get_args(protocol.Messages)

    def text(self) -> str:
        """The whole file."""
        for kind in (*self.commands, *self.messages, *BY_HTTP):
            self.struct(kind)
        unions = [_union("Command", self.commands), _union("Message", self.messages)]
        return _file(HEAD, self, [*unions, f"export const VERSION = {protocol.VERSION};\n"])

    def open(self, kind: StructKind, field: str) -> str:
        return super().open(kind, field).replace("unknown | null", "unknown")

    def part(self, part: str) -> str:
        return "unknown"


class _Game(_Writer):
    """One game: its own types, and the shell's types that carry them."""

    def __init__(self, wire: Wire, shell: _Shell) -> None:
        super().__init__()
        self.wire = wire
        self.shell = shell
        self.options: tuple[StructKind, ...] = get_args(wire.options)
        self.narrowed = _carrying(shell)
        own = (*wire.questions, *wire.replies, *wire.by_http, *self.options, *wire.events)
        parts = [one for one in (wire.view, wire.screen, wire.preview, wire.deck) if one is not None]
        self.names |= {kind: kind.__name__ for kind in (*self.narrowed, *own, *parts)}

    def text(self) -> str:
        """The whole file."""
        for kind in self.names.copy():
            self.struct(kind)
        unions = [
            _union("Command", self.wire.questions),
            _union("Message", self.wire.replies),
            _union("Option", self.options),
            _union("GameEvent", self.wire.events),
        ]
        return _file(f"{HEAD}import type * as shell from './shell';\n", self, unions)

    def struct(self, kind: StructKind) -> str:
        if kind in self.narrowed:
            self._narrow(kind)
            return self.name(kind)
        return f"shell.{kind.__name__}" if kind in self.shell.names else super().struct(kind)

    def part(self, part: str) -> str:
        if part in UNIONS:
            return UNIONS[part]
        kind = getattr(self.wire, part)
        return "unknown" if kind is None else self.struct(kind)

    def open(self, kind: StructKind, field: str) -> str:
        return super().open(kind, field).replace("unknown | null", "unknown")

    def alias(self, name: str, told: str) -> str:
        return f"shell.{name}" if name in self.shell.done else super().alias(name, told)

    def _narrow(self, kind: StructKind) -> None:
        name = self.name(kind)
        if name in self.done:
            return
        self.done[name] = []
        lines = [
            f"  {field}: {told};"
            for field, told in self.fields(kind)
            if _is_open(kind, field.rstrip("?"), self.narrowed)
        ]
        self.done[name] = [f"export interface {name} extends shell.{name} {{", *lines, "}", ""]


def _carrying(shell: _Shell) -> list[StructKind]:
    """The shell's types with a field that carries a game's own data, at any depth."""
    found: list[StructKind] = []
    while True:
        more = [
            kind
            for kind in shell.names
            if kind not in found and any(_is_open(kind, name, found) for name in kind.__struct_fields__)
        ]
        if not more:
            return found
        found += more


def _is_open(kind: StructKind, field: str, carrying: Iterable[StructKind]) -> bool:
    if f"{kind.__name__}.{field}" in OPEN:
        return True
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    [wanted] = [one for one in info.fields if one.encode_name == field]
    return any(one in carrying for one in _structs(wanted.type))


def _structs(info: inspect.Type) -> Iterator[StructKind]:
    match info:
        case inspect.StructType(cls):
            yield cls
        case inspect.VarTupleType(item_type) | inspect.ListType(item_type):
            yield from _structs(item_type)
        case inspect.UnionType(types) | inspect.TupleType(types):
            for one in types:
                yield from _structs(one)
        case inspect.DictType(_, inner) | inspect.Metadata(inner):
            yield from _structs(inner)
        case _:
            pass


def _file(head: str, writer: _Writer, unions: Iterable[str]) -> str:
    return "\n".join([head, *["\n".join(lines) for lines in writer.done.values()], *unions])


def _union(name: str, kinds: Iterable[StructKind]) -> str:
    return "\n".join([f"export type {name} =", *[f"  | {one.__name__}" for one in kinds], "  ;", ""])


def _literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value)
