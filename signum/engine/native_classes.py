"""The structs that a compiled build keeps as native classes; empty when the source runs as it is.

`make compile` replaces this module (tools/native_classes.py).
"""

from typing import Any, Final

STRUCTS: Final[dict[str, str]] = {}
"""For each module of such classes, the source of their structs: bases, options and fields."""


def restored(kind: Any, values: dict[str, Any]) -> Any:
    """An instance of a native class with these values; pickles name this function."""
    return kind(**values)
