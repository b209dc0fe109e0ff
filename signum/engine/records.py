"""Reading and writing what the rules keep: states, events, options, entries.

The source declares them as msgspec structs. A compiled build makes native classes of them, which its code
reads several times as fast but msgspec does not know; beside each stands a struct with the same fields.
Code that reads, writes or inspects such data does it here, and works in both builds.
"""

import sys
from functools import cache, reduce
from operator import or_
from types import GenericAlias, UnionType
from typing import Annotated, Any, Literal, TypeAlias, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct, field, structs

from signum.engine.native_classes import STRUCTS

T = TypeVar("T")
StructKind: TypeAlias = type[Struct]


def struct_of(kind: Any) -> StructKind:
    """The struct with the fields of a class: the class itself, unless it is native."""
    found: StructKind | None = kind if issubclass(kind, Struct) else _beside(kind)
    if found is None:
        raise TypeError(f"{kind.__name__} is not kept in records")
    return found


def is_record(what: object) -> bool:
    """Whether it is a struct, or a native class with a struct beside it."""
    return isinstance(what, Struct) or _beside(type(what)) is not None


def tag_of(kind: Any) -> str:
    """The word for a class in records."""
    return str(struct_of(kind).__struct_config__.tag)


def field_names(kind: Any) -> tuple[str, ...]:
    """The fields of a class, in their order."""
    return struct_of(kind).__struct_fields__


def field_types(kind: Any) -> dict[str, Any]:
    """The declared types of the fields of a class, by name; a native class keeps no annotations itself."""
    declared = get_type_hints(struct_of(kind), include_extras=True)
    return {name: _with_native_types(declared[name]) for name in field_names(kind)}


def values_of(what: Any) -> dict[str, Any]:
    """The values of the fields, by name."""
    return {name: getattr(what, name) for name in field_names(type(what))}


def replaced(what: T, /, **values: Any) -> T:
    """A copy with other values."""
    if isinstance(what, Struct):
        return structs.replace(what, **values)
    return type(what)(**{**values_of(what), **values})


def as_struct(what: Any) -> Struct:
    """The struct with the same values; records among the values stay as they are."""
    return what if isinstance(what, Struct) else struct_of(type(what))(**values_of(what))


def plain(what: Any, *, str_keys: bool = False) -> Any:
    """As dicts, lists, texts and numbers."""
    return msgspec.to_builtins(what, str_keys=str_keys, enc_hook=encodable)


def encoded(what: Any) -> bytes:
    """As JSON."""
    return msgspec.json.encode(what, enc_hook=encodable)


def packed(what: Any) -> bytes:
    """As MessagePack."""
    return msgspec.msgpack.encode(what, enc_hook=encodable)


def encodable(what: Any) -> Any:
    """The answer to msgspec, which asks what to write for a class that it does not know."""
    if not is_record(what):
        raise TypeError(f"{type(what).__name__} is not written to records")
    return as_struct(what)


def converted(data: Any, wanted: Any, *, str_keys: bool = False) -> Any:
    """Plain data in the wanted type; raises msgspec.ValidationError if they do not fit."""
    if not STRUCTS:
        return msgspec.convert(data, type=wanted, str_keys=str_keys)
    known = _with_structs(wanted)
    found = msgspec.convert(data, type=known, str_keys=str_keys, dec_hook=_decoded)
    return found if known is wanted else _with_natives(found)


def learn(wanted: Any) -> None:
    """Build what msgspec knows of a type, before several threads use it."""
    msgspec.json.Decoder(_with_structs(wanted), dec_hook=_decoded)


# Native classes.

_struct_of: dict[type, StructKind] = {}
_native_of: dict[type, type] = {}
_learnt: set[str] = set()


def _beside(kind: type) -> StructKind | None:
    """The struct beside a native class."""
    if kind.__module__ in STRUCTS and kind.__module__ not in _learnt:
        _learn(kind.__module__)
    return _struct_of.get(kind)


def _learn(module: str) -> None:
    """Make the structs of a module's native classes."""
    _learnt.add(module)
    known = dict(vars(sys.modules[module]))
    names = {**known, "Struct": Struct, "field": field}
    for name, one in known.items():
        if isinstance(one, type) and one.__module__ != module:
            names[name] = _beside(one) or one
        elif get_origin(one) in (Union, UnionType):
            # Without the cache of _with_structs, since a module among them may be half learnt.
            names[name] = reduce(or_, [_beside(part) or part for part in get_args(one)])
    exec(STRUCTS[module], names)
    for name, one in known.items():
        struct = names[name]
        if isinstance(one, type) and one.__module__ == module and struct is not one:
            _struct_of[one] = struct
            _native_of[struct] = one


def _decoded(kind: type, data: Any) -> Any:
    """The answer to msgspec, which asks for a class that it does not know."""
    if _beside(kind) is None:
        raise TypeError(f"{kind.__name__} is not read from records")
    return converted(data, kind, str_keys=True)


@cache
def _with_structs(wanted: Any) -> Any:
    """A type with structs in the place of native classes; the type itself if it names none."""
    origin = get_origin(wanted)
    if origin is None or origin is Annotated or origin is Literal:
        return (_beside(wanted) or wanted) if isinstance(wanted, type) else wanted
    parts = get_args(wanted)
    changed = tuple([one if one is Ellipsis else _with_structs(one) for one in parts])
    if all(one is other for one, other in zip(parts, changed, strict=True)):
        return wanted
    if origin in (Union, UnionType):
        return reduce(or_, changed)
    return GenericAlias(origin, changed)


def _with_native_types(declared: Any) -> Any:
    """A type with native classes in the place of their structs."""
    if isinstance(declared, type) and get_origin(declared) is None:
        return _native_of.get(declared, declared)
    origin, parts = get_origin(declared), get_args(declared)
    if origin is None or origin is Literal:
        return declared
    changed = tuple([one if one is Ellipsis else _with_native_types(one) for one in parts])
    if all(one is other for one, other in zip(parts, changed, strict=True)):
        return declared
    if origin in (Union, UnionType):
        return reduce(or_, changed)
    return Annotated[changed] if origin is Annotated else GenericAlias(origin, changed)


def _with_natives(value: Any) -> Any:
    """A value with native classes in the place of their structs."""
    kind = _native_of.get(type(value))
    if kind is not None:
        return kind(**{name: _with_natives(one) for name, one in values_of(value).items()})
    match value:
        case tuple() | list():
            return type(value)(map(_with_natives, value))
        case dict():
            return {key: _with_natives(one) for key, one in value.items()}
        case _:
            return value
