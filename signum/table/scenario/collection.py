"""The scenario files that come with the program: those that prove its rules, by name and by rule.

In a checkout of the source they lie with the tests, in an installed program with the data. Only the heads of
the files are read, because there are thousands of them.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from threading import Lock
from typing import Final

from msgspec import Struct

from signum.content.citations import citations
from signum.content.mistakes import Mistake
from signum.content.nodes import Node
from signum.content.source import parse
from signum.content.spelling import not_known
from signum.table.games import Games
from signum.table.scenario.reading import Scenario, read

HEAD: Final = ("scenario", "game", "edition", "editions", "claims")


class ScenarioHead(Struct, frozen=True):
    """The head of a scenario file."""

    name: str
    """Its path in the collection, without the ending."""
    title: str
    game: str
    editions: tuple[str, ...]
    claims: tuple[str, ...]


class ScenarioCollection:
    """The files below a folder; all heads are read when the first one that is not named is asked for."""

    def __init__(self, folder: Path, games: Games) -> None:
        self.folder = folder
        self.games = games
        self._lock = Lock()
        """Requests come in threads, and one of them reads the folder."""
        self._all: dict[str, ScenarioHead] | None = None

    @property
    def heads(self) -> Mapping[str, ScenarioHead]:
        """Every file, by name."""
        with self._lock:
            if self._all is None:
                self._all = {one.name: one for one in self._heads()}
            return self._all

    @cached_property
    def by_rule(self) -> Mapping[str, Sequence[ScenarioHead]]:
        """The files that show each rule."""
        found: dict[str, list[ScenarioHead]] = {}
        for head in self.heads.values():
            for rule in head.claims:
                found.setdefault(rule, []).append(head)
        return found

    def head(self, name: str) -> ScenarioHead:
        """The head of the one file of that name, which must exist."""
        found = self._head(self.folder / f"{name}.yaml")
        assert found is not None
        return found

    def scenario(self, name: str) -> Scenario:
        """The whole scenario of that name."""
        if name not in self.heads:
            raise Mistake(f"scenario: {not_known(name, self.heads)}")
        return read(self.folder / f"{name}.yaml", self.games)

    def _heads(self) -> Iterator[ScenarioHead]:
        for path in sorted(self.folder.rglob("*.yaml")):
            head = self._head(path)
            if head is not None:
                yield head

    def _head(self, path: Path) -> ScenarioHead | None:
        """None for a file of a game that is not here."""
        name = path.relative_to(self.folder).with_suffix("").as_posix()
        fields = dict(parse(_head_of(path.read_text(encoding="utf-8")), str(path)).entries())
        game = fields["game"].text() if "game" in fields else next(iter(self.games))
        if game not in self.games:
            return None
        editions = tuple(_texts(fields, "edition") or _texts(fields, "editions"))
        claims = [id for text in _texts(fields, "claims") for one in citations(text) for id in one.rules]
        return ScenarioHead(
            name, fields["scenario"].text(), game, editions or self.games[game].editions, tuple(claims)
        )


def scenario_folder() -> Path:
    """Where the files are: in the data of an installed program, else in the checkout."""
    data = Path(str(files("signum"))) / "data" / "scenarios"
    return data if data.is_dir() else Path(str(files("signum"))).parent / "tests" / "scenarios"


def _head_of(text: str) -> str:
    """The lines of the keys of a head."""
    kept, wanted = [], False
    for line in text.split("\n"):
        if line[:1].isalpha():
            wanted = line.partition(":")[0] in HEAD
        if wanted:
            kept.append(line)
    return "\n".join(kept)


def _texts(fields: Mapping[str, Node], key: str) -> list[str]:
    if key not in fields:
        return []
    node = fields[key]
    return [one.text() for one in node.items()] if node.is_list else [node.text()]
