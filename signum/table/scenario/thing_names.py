"""Names of things in scenario files in other languages than English, for players: data/names.yaml."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType

from signum.content.source import parse
from signum.engine.records import replaced
from signum.table.match import Match


@cache
def thing_names() -> Mapping[str, Mapping[str, str]]:
    """For each id of a file its name by language."""
    file = files("signum") / "data" / "names.yaml"
    entries = parse(file.read_bytes(), str(file)).entries()
    return MappingProxyType({id: {word: one.text() for word, one in node.entries()} for id, node in entries})


def name_things(match: Match) -> None:
    """Give the things of a match their names in every language; names that the file gives stay."""
    match.start = replaced(match.start, names={**thing_names(), **match.start.names})
