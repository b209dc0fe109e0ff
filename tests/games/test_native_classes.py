"""Structs rewritten as plain classes keep what structs keep: the value of a property, and the hash."""

from pathlib import Path
from types import ModuleType

from tools.native_classes import TABLE, Rewriting

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
