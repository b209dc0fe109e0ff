"""Pairs of abilities without an obvious result in the rulebooks, and the scenarios that show it.

The selection of the pairs is our judgement; it is stored in data/classic/interactions.yaml.
"""

from functools import cache

from msgspec import Struct

from signum.classic.folder import FOLDER
from signum.content.rules import rule
from signum.content.source import Node, parse

FILE = FOLDER.path / "interactions.yaml"


class Judged(Struct, frozen=True):
    """A pair (or two of one ability), its result and the scenarios that show it."""

    pair: tuple[str, str]
    result: str
    scenarios: tuple[str, ...]
    """Their files below tests/scenarios, without the ending."""


@cache
def judged() -> dict[tuple[str, str], Judged]:
    """Every judged pair, its names in alphabetical order."""
    found: dict[tuple[str, str], Judged] = {}
    for entry in parse(FILE.read_bytes(), str(FILE)).items():
        one = _judged(entry)
        if one.pair in found:
            raise entry.error(f"{' and '.join(one.pair)} are judged already; join the two")
        found[one.pair] = one
    return dict(sorted(found.items()))


def _judged(entry: Node) -> Judged:
    fields = entry.fields(required=("pair", "result", "scenarios"))
    names = sorted(rule(one.text()).id for one in fields["pair"].items())
    if len(names) != 2:
        raise fields["pair"].error("a pair is two abilities, or one written twice")
    shown = tuple([one.text() for one in fields["scenarios"].items()])
    if not shown:
        raise fields["scenarios"].error("name a scenario that shows it")
    return Judged((names[0], names[1]), fields["result"].text(), shown)
