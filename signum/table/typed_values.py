"""Values read, compared, written and told by their types, each part by the codec of its domain.

Values are plain, as `msgspec.to_builtins` makes them. A value of unknown type is used unchanged.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final, TypeAlias

from msgspec import inspect

from signum.content.nodes import Node
from signum.engine.units import Types, domain_of
from signum.table.codecs import TABLE_CODECS, Codec, Codecs, FileNames, NumbersOrThings, Told

NOBODY: Final = "nobody"
"""The word for None in files."""
UNKNOWN: Final = inspect.AnyType()

Telling: TypeAlias = Callable[[Any, Any], Any]
"""From a value and a teller to the argument of a message."""

_TEXTS: Final = Codec()
_NUMBERS_OR_THINGS: Final = NumbersOrThings()


class TypedValues:
    """Reads and writes the values of one game."""

    def __init__(self, own: Codecs) -> None:
        self.codecs: Codecs = {**TABLE_CODECS, **own}
        self._told: dict[int, tuple[Types, Mapping[str, Telling]]] = {}
        """The ways to tell named values, by the id of their types."""

    # In scenario files.

    def read(self, node: Node, of: inspect.Type, names: FileNames) -> Any:
        """A value of this type from a file."""
        codec = self._in_files(of)
        if codec is not None:
            return codec.read(node, names)
        match of:
            case inspect.Metadata(inner):
                return self.read(node, inner, names)
            case inspect.UnionType(types):
                nobody = node.is_scalar and node.text() == NOBODY
                return None if nobody else self.read(node, _member(types), names)
            case inspect.VarTupleType(item) | inspect.ListType(item):
                return [self.read(one, item, names) for one in node.items()]
            case inspect.BoolType():
                return node.flag()
            case _:
                return node.text()

    def fits(self, node: Node, value: Any, of: inspect.Type, names: FileNames) -> bool:
        """Whether a file states this value; for a list it may state the length."""
        nobody = node.is_scalar and node.text() == NOBODY
        if value is None or (nobody and not isinstance(value, str)):
            return value is None and nobody
        codec = self._in_files(of)
        if codec is not None:
            return codec.fits(node, value, names)
        match of:
            case inspect.Metadata(inner):
                return self.fits(node, value, inner, names)
            case inspect.UnionType(types):
                return self.fits(node, value, _member(types, value), names)
            case _:
                return self._bare_fits(node, value, of, names)

    def _bare_fits(self, node: Node, value: Any, of: inspect.Type, names: FileNames) -> bool:
        """Whether a file states a value without a codec."""
        match value:
            case Mapping():
                said, types_ = dict(node.entries()), _fields(of)
                return said.keys() == value.keys() and all(
                    self.fits(one, value[name], types_.get(name, UNKNOWN), names)
                    for name, one in said.items()
                )
            case list() | tuple():
                return self._list_fits(node, value, of, names)
            case bool():
                return node.flag() == value
            case int():
                return _NUMBERS_OR_THINGS.fits(node, value, names)
            case float():
                return float(node.decimal()) == value
            case _:
                return _TEXTS.fits(node, value, names)

    def written(self, value: Any, of: inspect.Type, names: FileNames) -> str:
        """The value in a file's form."""
        if value is None:
            return NOBODY
        codec = self._in_files(of)
        if codec is not None:
            return codec.written(value, names)
        match of:
            case inspect.Metadata(inner):
                return self.written(value, inner, names)
            case inspect.UnionType(types):
                return self.written(value, _member(types, value), names)
            case _:
                return self._bare_written(value, of, names)

    def _bare_written(self, value: Any, of: inspect.Type, names: FileNames) -> str:
        """A value without a codec in a file's form."""
        match value:
            case Mapping():
                return self.all_written(value, _fields(of), names)
            case list() | tuple():
                parts = zip(value, _items(of, len(value)), strict=True)
                return f"[{', '.join([self.written(one, item, names) for one, item in parts])}]"
            case bool():
                return "yes" if value else "no"
            case float():
                return f"{value:g}"
            case _:
                return _TEXTS.written(value, names)

    def all_written(self, values: Mapping[str, Any], types: Types, names: FileNames) -> str:
        """Named values in a file's form."""
        named = [
            f"{name}: {self.written(one, types.get(name, UNKNOWN), names)}" for name, one in values.items()
        ]
        return f"{{{', '.join(named)}}}"

    # In messages.

    def told(self, value: Any, of: inspect.Type, teller: Any) -> Any:
        """A value as an argument of a message: names for numbers, words for lists and flags."""
        return "" if value is None else self._telling(of)(value, teller)

    def all_told(self, values: Mapping[str, Any], types: Types, teller: Any) -> dict[str, Any]:
        """Named values as the arguments of a message."""
        kept = self._told.get(id(types))
        if kept is None:
            # With the types, so that their id is not given to others.
            kept = self._told[id(types)] = types, {name: self._telling(of) for name, of in types.items()}
        ways = kept[1]
        return {
            name: "" if one is None else ways.get(name, _bare_told)(one, teller)
            for name, one in values.items()
        }

    def _telling(self, of: inspect.Type) -> Telling:
        """The function that tells values of a type; it is worked out once, because screens tell a lot."""
        domain = domain_of(of)
        if domain is not None and domain in self.codecs:
            return self.codecs[domain].told
        match of:
            case inspect.Metadata(inner):
                return self._telling(inner)
            case inspect.UnionType(types):
                single, several = self._telling(_member(types)), self._telling(_member(types, []))
                return lambda value, teller: (several if isinstance(value, list | tuple) else single)(
                    value, teller
                )
            case inspect.VarTupleType(item) | inspect.ListType(item):
                return partial(_list_told, self._telling(item))
            case _:
                return _bare_told

    # Implementation.

    def _in_files(self, of: inspect.Type) -> Codec | None:
        """The codec of a type in files; None if its parts are written unchanged."""
        domain = domain_of(of)
        codec = None if domain is None else self.codecs.get(domain)
        return None if isinstance(codec, Told) else codec

    def _list_fits(self, node: Node, value: Sequence[Any], of: inspect.Type, names: FileNames) -> bool:
        """A list item by item, or its length."""
        if node.is_scalar:
            if not node.text().isdigit():
                raise node.error(f"a list is needed ([a, b]), or how many there are, not '{node.text()}'")
            return node.integer() == len(value)
        items = node.items()
        return len(items) == len(value) and all(
            self.fits(one, part, item, names)
            for one, part, item in zip(items, value, _items(of, len(value)), strict=True)
        )


def _bare_told(value: Any, _: Any) -> Any:
    """A value without a codec in a message."""
    return ("yes" if value else "no") if isinstance(value, bool) else value


def _list_told(telling: Telling, values: Sequence[Any], teller: Any) -> Any:
    """A list of names, numbers with commas; for anything else the length."""
    parts = ["" if one is None else telling(one, teller) for one in values]
    if all(isinstance(one, str) for one in parts):
        return teller.listed(parts)
    if all(isinstance(one, int | float) for one in parts):
        return ", ".join(map(str, parts))
    return len(parts)


def _member(types: Sequence[inspect.Type], value: Any = None) -> inspect.Type:
    """The member of a union that fits a value; the first member if there is no value."""
    some = [one for one in types if not isinstance(one, inspect.NoneType)]
    lists = [one for one in some if isinstance(one, inspect.VarTupleType | inspect.ListType)]
    return lists[0] if lists and isinstance(value, list | tuple) else some[0]


def _items(of: inspect.Type, count: int) -> Sequence[inspect.Type]:
    """The types of the items of a list with this length."""
    match of:
        case inspect.VarTupleType(item) | inspect.ListType(item):
            return [item] * count
        case inspect.TupleType(items):
            return items
        case _:
            return [UNKNOWN] * count


def _fields(of: inspect.Type) -> Types:
    fields = of.fields if isinstance(of, inspect.StructType) else ()
    return {field.encode_name: field.type for field in fields}
