"""Numbers of the things in play: those that a position writes, and the next free ones for all others."""

from collections.abc import Mapping
from typing import Final

from signum.content.causes import cause
from signum.content.nodes import Node

NUMBER: Final = "number"
MOST: Final = 1_000_000


class ThingNumbers:
    """Gives each thing its number; things without a written one come after all written ones."""

    def __init__(self, *nodes: Node) -> None:
        self.written = sorted([number for node in nodes for number in _numbers(node)])
        self.next = self.written[-1] + 1 if self.written else 1
        self._given: set[int] = set()

    def of(self, fields: Mapping[str, Node]) -> int:
        """The number of a thing with these fields."""
        if NUMBER not in fields:
            self.next += 1
            return self.next - 1
        number = fields[NUMBER].integer(1, MOST)
        if number in self._given:
            raise fields[NUMBER].error(cause("mistake-number-taken", number=number))
        self._given.add(number)
        return number


def _numbers(node: Node) -> list[int]:
    """Every written number below a node; a mistaken one is told where it is read."""
    found: list[int] = []
    waiting = [node]
    while waiting:
        one = waiting.pop()
        if isinstance(one.content, list):
            waiting += one.content
        elif isinstance(one.content, dict):
            for key, value in one.content.items():
                if key == NUMBER and isinstance(value.content, str):
                    found += [int(value.content)] if _is_number(value.content) else []
                else:
                    waiting.append(value)
    return found


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= len(str(MOST)) and int(text) <= MOST
