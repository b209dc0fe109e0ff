"""Structs rewritten as plain classes keep what structs keep: the value of a property, and the hash.

The code that the compiler makes of them frees them without the trashcan of the interpreter.
"""

from pathlib import Path
from types import ModuleType

from tools.native_classes import TABLE, Rewriting
from tools.native_code import freeing_faster, with_hints

SOURCE = '''"""A struct."""

from functools import cached_property

from msgspec import Struct


class Coin(Struct, frozen=True, cache_hash=True, dict=True):
    """A coin."""

    value: int
    found: list[int]

    @cached_property
    def doubled(self) -> int:
        """Twice its value."""
        self.found.append(self.value)
        return 2 * self.value
'''
FLAGS = '''"""Flags."""

from typing import ClassVar

from msgspec import Struct


class Coin(Struct, frozen=True):
    """A coin."""

    shines: ClassVar[bool] = False
    """Whether it shines."""
    value: int
    worn: bool = True


class Gold(Coin, frozen=True):
    """Gold."""

    shines: ClassVar = True
'''
CYCLES = '''"""Structs that can be part of a cycle, and others."""

from collections.abc import Callable
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

T = TypeVar("T")
Way: TypeAlias = Callable[[], int]


class Owner:
    """No struct."""


class Coin(Struct, frozen=True):
    """A coin."""

    value: int


class Purse(Struct):
    """Coins."""

    coins: dict[str, list[Coin]]


class Gold(Coin, frozen=True):
    """A base that cannot refer back."""

    names: tuple[str, ...]


class Owned(Coin, frozen=True):
    """Held by something with attributes of any kind."""

    owner: Owner | None


class Bag(Struct):
    """Anything."""

    inside: Any


class Spent(Struct):
    """A function under another name."""

    way: Way


class Deep(Struct):
    """By way of another struct."""

    bag: Bag


class Boxed(Struct, Generic[T]):
    """Of any type."""

    inside: T
'''
C_CODE = """static void
Coin_dealloc(CoinObject *self)
{
COLLECTED    CPy_TRASHCAN_BEGIN(self, Coin_dealloc)
    Coin_clear(self);
    CPy_TRASHCAN_END(self)
    done: ;
}
"""
EMPTY = """from typing import Any, Final

STRUCTS: Final[dict[str, str]] = {}


def restored(kind: Any, values: dict[str, Any]) -> Any:
    return kind(**values)
"""


def rewritten(folder: Path, source: str) -> ModuleType:
    path = folder / "coins.py"
    path.write_text(source, encoding="utf-8")
    table = folder / TABLE
    table.parent.mkdir(parents=True)
    table.write_text(EMPTY, encoding="utf-8")
    Rewriting(folder, [path]).write()
    module = ModuleType("coins")
    exec(path.read_text(encoding="utf-8"), vars(module))
    return module


def test_a_cached_property_is_worked_out_once(tmp_path: Path) -> None:
    coin = rewritten(tmp_path, SOURCE).Coin(3, [])
    assert (coin.doubled, coin.doubled, coin.found) == (6, 6, [3])


def test_a_kept_hash_is_that_of_the_fields_and_is_made_once(tmp_path: Path) -> None:
    made = rewritten(
        tmp_path, SOURCE.replace("list[int]", "tuple[int, ...]").replace("dict=True", "order=True")
    )
    one, other = made.Coin(3, (1,)), made.Coin(3, (1,))
    assert hash(one) == hash(other) == hash((3, (1,)))
    one.found = (2,)
    assert hash(one) == hash(other)


def test_a_flag_of_a_class_is_a_property_that_subclasses_answer_otherwise(tmp_path: Path) -> None:
    made = rewritten(tmp_path, FLAGS)
    assert isinstance(vars(made.Coin)["shines"], property)
    assert (made.Coin(3).shines, made.Gold(3).shines, made.Gold(3).worn) == (False, True, True)


def test_only_classes_that_cannot_refer_back_are_kept_from_the_collector(tmp_path: Path) -> None:
    rewritten(tmp_path, CYCLES)
    lines = (tmp_path / "coins.py").read_text(encoding="utf-8").splitlines()
    acyclic = [lines[at + 1] for at, line in enumerate(lines) if line == "@mypyc_attr(acyclic=True)"]
    assert acyclic == ["class Coin:", "class Purse:", "class Gold(Coin):"]


def test_the_trashcan_serves_deep_chains_only() -> None:
    changed = freeing_faster(C_CODE.replace("COLLECTED", "    PyObject_GC_UnTrack(self);\n"))
    assert changed.startswith("static int freed_inside_each_other;\n")
    shallow, deep = changed.split("CPy_TRASHCAN_BEGIN")
    assert shallow.count("Coin_clear(self);") == deep.count("Coin_clear(self);") == 1


def test_what_the_collector_does_not_know_is_freed_without_the_trashcan() -> None:
    changed = freeing_faster(C_CODE.replace("COLLECTED", ""))
    assert "TRASHCAN" not in changed
    assert changed.count("Coin_clear(self);") == 1


def test_other_code_stays_as_it_is() -> None:
    other = C_CODE.replace("_dealloc", "_other")
    assert freeing_faster(other) == other


def test_hints_for_the_c_compiler_stand_once_after_the_header() -> None:
    headers = '#include "__native_group.h"\n#include "__native_internal_group.h"\n'
    before, after = with_hints(headers + C_CODE).split("\n#ifdef __GNUC__\n")
    assert before == headers
    assert after.endswith("#endif\n" + C_CODE)
    assert "cold" in after
    assert with_hints(C_CODE) == C_CODE
