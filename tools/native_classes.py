"""Rewrites the msgspec structs of modules that are to be compiled as plain classes, which mypyc makes native.

Compiled code reads an attribute of a struct through the interpreter, by name; an attribute of a native class
it reads directly. Beside the classes stands the source of their structs, from which `signum.engine.records`
makes structs again for reading and writing.
"""

import ast
import builtins
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple, TypeAlias

ClassKey: TypeAlias = tuple[str, str]
"""A class by its module and its name."""

STRUCT: ClassKey = ("msgspec", "Struct")
TABLE = "signum/engine/native_classes.py"
"""The module that holds the structs of a compiled build."""
MAY_REFER_BACK = ("Any", "Callable", "Procedure", "object", "type")
"""Types of values that may hold on to anything."""


class Field(NamedTuple):
    """A field of a struct."""

    name: str
    module: str
    """The module that declares it."""
    annotation: ast.expr
    default: ast.expr | None
    factory: str
    """The function that makes its default, if one does."""
    keyword: bool
    """Whether it is given by its name only."""

    @property
    def parameter(self) -> str:
        """As a parameter of the constructor."""
        kind = ast.unparse(self.annotation)
        if self.factory:
            return f"{self.name}: {kind} | None = None"
        return f"{self.name}: {kind}" + ("" if self.default is None else f" = {ast.unparse(self.default)}")

    @property
    def assignment(self) -> str:
        """As a line of the constructor."""
        made = f"{self.factory}() if {self.name} is None else " if self.factory else ""
        return f"self.{self.name} = {made}{self.name}"


def module_name(root: Path, path: Path) -> str:
    """The name by which the module of a file is imported."""
    return ".".join(path.relative_to(root).with_suffix("").parts)


class Source:
    """A module: its text, its classes, and the origin of its names."""

    def __init__(self, root: Path, path: Path) -> None:
        self.path = path
        self.name = module_name(root, path)
        self.text = path.read_text(encoding="utf-8")
        self.tree = ast.parse(self.text)
        self.classes = {one.name: one for one in self.tree.body if isinstance(one, ast.ClassDef)}
        self.imported: dict[str, ClassKey] = {}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom) and node.module:
                for one in node.names:
                    self.imported[one.asname or one.name] = (node.module, one.name)
        names = [one for one in ast.walk(self.tree) if isinstance(one, ast.Name)]
        stored = {one.id for one in names if isinstance(one.ctx, ast.Store)}
        self.names = {*self.imported, *self.classes, *stored, *dir(builtins)}
        self.aliases = {
            one.target.id: one.value
            for one in self.tree.body
            if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name) and one.value is not None
        }


class Rewriting:
    """The modules that are to be compiled, and the structs among their classes."""

    def __init__(self, root: Path, paths: list[Path]) -> None:
        self.root = root
        sources = [Source(root, path) for path in paths]
        self.sources = {one.name: one for one in sources}
        self.structs = [
            (one.name, name) for one in sources for name in one.classes if self._is_struct((one.name, name))
        ]
        self.bases = {base for key in self.structs for base in self._bases(key)}

    def write(self) -> None:
        """Rewrite the modules, and the table of their structs."""
        table: dict[str, str] = {}
        for source in self.sources.values():
            own = [name for module, name in self.structs if module == source.name]
            if own:
                table[source.name] = "\n\n".join([self._struct(source.classes[name]) for name in own])
                source.path.write_text(self._rewritten(source, own), encoding="utf-8")
        path = self.root / TABLE
        empty = "STRUCTS: Final[dict[str, str]] = {}"
        text = path.read_text(encoding="utf-8")
        if empty not in text:
            raise ValueError(f"{TABLE} does not hold the empty table")
        path.write_text(text.replace(empty, f"STRUCTS: Final[dict[str, str]] = {table!r}"), encoding="utf-8")

    # Classes.

    def _origin(self, module: str, name: str) -> ClassKey:
        """The module and name under which a class is declared."""
        while module in self.sources and name not in self.sources[module].classes:
            if name not in self.sources[module].imported:
                break
            module, name = self.sources[module].imported[name]
        return module, name

    def _bases(self, key: ClassKey) -> list[ClassKey]:
        module, name = key
        if module not in self.sources or name not in self.sources[module].classes:
            return []
        bases = self.sources[module].classes[name].bases
        return [self._origin(module, one.id) for one in bases if isinstance(one, ast.Name)]

    def _is_struct(self, key: ClassKey) -> bool:
        return key == STRUCT or any(map(self._is_struct, self._bases(key)))

    def _fields(self, key: ClassKey) -> dict[str, Field]:
        """The fields of a struct with those of its bases, in their order."""
        found: dict[str, Field] = {}
        for base in self._bases(key):
            if base != STRUCT and self._is_struct(base):
                found.update(self._fields(base))
        module, name = key
        declared = self.sources[module].classes[name]
        keyword = any(one.arg == "kw_only" and _is_true(one.value) for one in declared.keywords)
        for node in _field_nodes(declared):
            default, factory = _default(node.value)
            found.pop(ast.unparse(node.target), None)
            found[ast.unparse(node.target)] = Field(
                ast.unparse(node.target), module, node.annotation, default, factory, keyword
            )
        ordered = sorted(found.values(), key=lambda one: one.keyword)
        return {one.name: one for one in ordered}

    def _is_acyclic(self, key: ClassKey) -> bool:
        """Whether no instance can be part of a cycle, so that the collector need not know of any."""
        module, name = key
        if not all(isinstance(base, ast.Name) for base in self.sources[module].classes[name].bases):
            # It is generic.
            return False
        bases = [base for base in self._bases(key) if base != STRUCT]
        return all(map(self._is_acyclic, bases)) and self._is_plain(key, set())

    def _is_plain(self, key: ClassKey, seen: set[ClassKey]) -> bool:
        """Whether values of a type refer to nothing that could refer back to them."""
        module, name = key
        if key in seen or module not in self.sources:
            return name not in MAY_REFER_BACK
        seen.add(key)
        source = self.sources[module]
        if name in source.aliases:
            parts = [(module, source.aliases[name])]
        elif self._is_struct(key):
            parts = [(one.module, one.annotation) for one in self._fields(key).values()]
        else:
            return hasattr(builtins, name) and name not in MAY_REFER_BACK
        named = [
            self._origin(where, one.id)
            for where, annotation in parts
            for one in ast.walk(annotation)
            if isinstance(one, ast.Name)
        ]
        return all(self._is_plain(one, seen) for one in named)

    # Texts.

    def _struct(self, declared: ast.ClassDef) -> str:
        """A struct with its options and fields, without its methods."""
        head = [ast.unparse(one) for one in declared.bases]
        head += [f"{one.arg}={ast.unparse(one.value)}" for one in declared.keywords]
        body = [ast.unparse(one) for one in _field_nodes(declared)] or ["pass"]
        return "\n    ".join([f"class {declared.name}({', '.join(head)}):", *body])

    def _rewritten(self, source: Source, own: list[str]) -> str:
        """The text of a module with native classes; every other line stays as it is."""
        lines = source.text.splitlines()
        needed: set[str] = set()
        for name in reversed(own):
            declared = source.classes[name]
            fields = self._fields((source.name, name))
            needed |= set(self._imports(source, fields.values()))
            methods = self._methods(declared, list(fields.values()), (source.name, name) in self.bases)
            assert declared.end_lineno is not None
            lines[declared.end_lineno : declared.end_lineno] = [
                f"    {one}" if one else "" for one in methods
            ]
            for method in reversed(_cached(declared)):
                lines[method.lineno - 2 : method.lineno] = _kept_property(method)
            for node in reversed(_variables(declared)):
                lines[node.lineno - 1 : node.end_lineno] = _declaration(node)
            bases = [ast.unparse(one) for one in declared.bases if ast.unparse(one) != "Struct"]
            head = [f"class {name}({', '.join(bases)}):" if bases else f"class {name}:"]
            if self._is_acyclic((source.name, name)):
                head.insert(0, "@mypyc_attr(acyclic=True)")
            lines[declared.lineno - 1 : declared.body[0].lineno - 1] = head
        first = next(one for one in source.tree.body if isinstance(one, ast.Import | ast.ImportFrom))
        lines[first.lineno - 1 : first.lineno - 1] = [
            "from typing import ClassVar, Literal",
            "from mypy_extensions import mypyc_attr",
            "from signum.engine.native_classes import restored",
            *sorted(needed),
        ]
        return "\n".join(lines) + "\n"

    def _imports(self, source: Source, fields: Iterable[Field]) -> Iterator[str]:
        """The names in inherited fields that a module does not know."""
        for field in fields:
            parts = [field.annotation, *([] if field.default is None else [field.default])]
            for name in [one.id for part in parts for one in ast.walk(part) if isinstance(one, ast.Name)]:
                if name not in source.names:
                    module, origin = self.sources[field.module].imported.get(name, (field.module, name))
                    yield f"from {module} import {origin} as {name}"

    def _methods(self, declared: ast.ClassDef, fields: list[Field], is_base: bool) -> list[str]:
        """The methods that a struct has by itself, unless the class has its own."""
        name = declared.name
        names = [one.name for one in fields]
        given = [one for one in fields if not one.keyword]
        named = [one for one in fields if one.keyword]
        parameters = ["self", *[one.parameter for one in given], *(["*"] if named else [])]
        parameters += [one.parameter for one in named]
        values = [f"self.{one.name}" for one in given] + [f"{one.name}=self.{one.name}" for one in named]
        equal = " and ".join(["type(self) is type(other)", *[f"self.{one} == other.{one}" for one in names]])
        shown = ", ".join([f"{one}={{self.{one}!r}}" for one in names])
        whole = f"hash(({''.join([f'self.{one}, ' for one in names])}))"
        kept = [f"self._kept_{one.name} = None" for one in _cached(declared)]
        keeps_hash = any(one.arg == "cache_hash" for one in declared.keywords)
        if keeps_hash:
            kept.append("self._kept_hash: int | None = None")
        hashed = ["if self._kept_hash is None:", f"    self._kept_hash = {whole}", "return self._kept_hash"]
        found = {
            "__init__": [
                f"def __init__({', '.join(parameters)}) -> None:",
                *[f"    {one}" for one in [*[one.assignment for one in fields], *kept] or ["pass"]],
            ],
            "__eq__": [
                "def __eq__(self, other: object) -> bool:",
                f"    return isinstance(other, {name}) and {equal}",
            ],
            "__hash__": [
                "def __hash__(self) -> int:",
                *[f"    {one}" for one in (hashed if keeps_hash else [f"return {whole}"])],
            ],
            "__copy__": [f"def __copy__(self) -> '{name}':", f"    return {name}({', '.join(values)})"],
            "__repr__": ["def __repr__(self) -> str:", f"    return f'{name}({shown})'"],
            "__reduce__": [
                "def __reduce__(self) -> tuple[object, ...]:",
                f"    return restored, ({name}, {{{', '.join([f'{one!r}: self.{one}' for one in names])}}})",
            ],
        }
        if not any(one.arg == "frozen" for one in declared.keywords):
            # Equal structs that can change have no hash.
            found.pop("__hash__")
        own = {one.name for one in declared.body if isinstance(one, ast.FunctionDef)}
        lines = [line for method, text in found.items() if method not in own for line in ["", *text]]
        # A class with subclasses cannot say it: the type of a native class's attribute is that of its base.
        if not is_base:
            words = ", ".join([f"Literal[{one.name!r}]" for one in given]) or "()"
            told = "".join([f"{one.name!r}, " for one in given])
            lines += ["", f"__match_args__: ClassVar[tuple[{words}]] = ({told})"]
        return lines


def _field_nodes(declared: ast.ClassDef) -> list[ast.AnnAssign]:
    return [
        one
        for one in declared.body
        if isinstance(one, ast.AnnAssign) and "ClassVar" not in ast.unparse(one.annotation)
    ]


def _variables(declared: ast.ClassDef) -> list[ast.AnnAssign]:
    """The fields, and the class variables that are True or False."""
    fields, declarations = (
        _field_nodes(declared),
        [one for one in declared.body if isinstance(one, ast.AnnAssign)],
    )
    return [one for one in declarations if one in fields or _is_flag(one.value)]


def _declaration(node: ast.AnnAssign) -> list[str]:
    """A field without its default; a flag as a property, since compiled code looks up no method by name."""
    name, kind = ast.unparse(node.target), ast.unparse(node.annotation)
    if "ClassVar" not in kind or node.value is None:
        return [f"    {name}: {kind}"]
    value = ast.unparse(node.value)
    return ["    @property", f"    def {name}(self) -> bool:", f"        return {value}", ""]


def _cached(declared: ast.ClassDef) -> list[ast.FunctionDef]:
    """The methods whose result is kept with the struct."""
    return [
        one
        for one in declared.body
        if isinstance(one, ast.FunctionDef)
        and [ast.unparse(decorator) for decorator in one.decorator_list] == ["cached_property"]
    ]


def _kept_property(method: ast.FunctionDef) -> list[str]:
    """The lines for a decorator and the head of its method: a property that calls it once."""
    name, returns = method.name, "object" if method.returns is None else ast.unparse(method.returns)
    return [
        f"    _kept_{name}: {returns} | None",
        "",
        "    @property",
        f"    def {name}(self) -> {returns}:",
        f"        if self._kept_{name} is None:",
        f"            self._kept_{name} = self._find_{name}()",
        f"        return self._kept_{name}",
        "",
        f"    def _find_{name}(self) -> {returns}:",
    ]


def _default(value: ast.expr | None) -> tuple[ast.expr | None, str]:
    """The default of a field, or the function that makes it."""
    match value:
        case ast.Dict(keys=[]):
            return None, "dict"
        case ast.List(elts=[]):
            return None, "list"
        case ast.Call(func=ast.Name(id="field"), keywords=keywords):
            given = {one.arg: one.value for one in keywords}
            factory = given.get("default_factory")
            return given.get("default"), "" if factory is None else ast.unparse(factory)
        case _:
            return value, ""


def _is_flag(value: ast.expr | None) -> bool:
    return isinstance(value, ast.Constant) and isinstance(value.value, bool)


def _is_true(value: ast.expr) -> bool:
    return isinstance(value, ast.Constant) and value.value is True
