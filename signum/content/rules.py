"""The rule catalogue: every rule of the rulebooks, in our words, as frozen and checked data."""

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Final, TypeAlias

from msgspec import Struct

from signum.content.citations import is_id
from signum.content.mistakes import Mistake
from signum.content.source import Node, SourceError, parse
from signum.content.spelling import nearest, shown

EDITIONS: Final = ("ru1", "de1", "fr1", "en2")
"""The printings of the classic game, oldest first."""

PRINTINGS: Final[Mapping[str, tuple[str, ...]]] = {"classic": EDITIONS, "quest": ("en2",), "warseer": ()}
"""The printings of each game. Warseer has one only, which needs no name."""

GAMES: Final = tuple(PRINTINGS)
KINDS: Final = ("passive", "triggered", "activated", "terrain", "relic")
GLOSSARY: Final = "glossary"

_LETTERS: Final = {"classic": ("C",), "quest": ("Q",), "warseer": ("W",)}
_GLOSSARY_LETTERS: Final = {"classic": ("A", "T"), "quest": (), "warseer": ("K", "X")}

Figure: TypeAlias = str | tuple[str, ...]


ALL: Final = ""
"""Stands for every printing where a figure is the same in all of them."""


class Rule(Struct, frozen=True, kw_only=True):
    """One entry. No editions means all printings of its game.

    `values` has the words of each printing where they differ. `figures` has the numbers, lengths and faces
    that the text mentions, by name and printing. `signum.content.figures` reads both.
    """

    id: str
    game: str
    chapter: str
    title: str
    text: str
    editions: tuple[str, ...] = ()
    values: Mapping[str, Figure] = {}
    figures: Mapping[str, Mapping[str, Figure]] = {}
    unit: str = ""
    ruling: str = ""
    kind: str = ""
    corrected: str = ""
    file: str = ""
    line: int = 0
    lines: Mapping[str, int] = {}
    """Where `values` and each of the figures stand."""

    def __hash__(self) -> int:
        return hash(self.id)

    @property
    def stem(self) -> str:
        """What the ids of a chapter share: C-MEL."""
        return self.id.rpartition("-")[0]

    @property
    def printings(self) -> tuple[str, ...]:
        """The printings that have this rule."""
        return self.editions or PRINTINGS[self.game]

    def belongs_to(self, edition: str) -> bool:
        """Whether this rule holds in that printing."""
        return edition in self.printings


class UnknownRule(Mistake):
    """Somebody named a rule that the catalogue does not have."""

    def __init__(self, id: str, known: Iterable[str]) -> None:
        near = nearest(id, known, most=3)
        meant = f"did you mean {', '.join(near)}?" if near else "`signum rules list` shows all of them"
        super().__init__(f"no rule is called {shown(id)}; {meant}")


@cache
def catalogue() -> Mapping[str, Rule]:
    """Every rule by its id, in the order of the files."""
    return MappingProxyType(load(files("signum") / "data"))


def rule(id: str) -> Rule:
    """The rule of that id."""
    rules = catalogue()
    if id not in rules:
        raise UnknownRule(id, rules)
    return rules[id]


def load(folder: Traversable) -> dict[str, Rule]:
    """The rules of a folder with one folder a game, checked."""
    rules: dict[str, Rule] = {}
    places: dict[str, Node] = {}
    for home in sorted(folder.iterdir(), key=lambda home: home.name):
        file, game = home / "rules.yaml", home.name
        if not file.is_file():
            continue
        if game not in GAMES:
            raise SourceError(str(file), 0, f"no game is called {shown(game)}; known: {', '.join(GAMES)}")
        for chapter, entries in parse(file.read_bytes(), str(file)).entries():
            for entry in entries.items():
                found = _rule(entry, game, chapter)
                if found.id in rules:
                    first = places[found.id]
                    raise entry.error(
                        f"{found.id} is already in {first.file}:{first.line}; choose another id"
                    )
                rules[found.id] = found
                places[found.id] = entry
    return rules


_WORDS: Final = ("title", "text", "ruling", "corrected")


def _rule(entry: Node, game: str, chapter: str) -> Rule:
    fields = entry.fields(
        required=("id", "title", "text"),
        optional=("kind", "editions", "values", "figures", "ruling", "corrected"),
    )
    editions = _editions(fields["editions"], game) if "editions" in fields else ()
    values, unit = _values(fields["values"], editions or PRINTINGS[game]) if "values" in fields else ({}, "")
    figures = dict(fields["figures"].entries()) if "figures" in fields else {}
    return Rule(
        id=_id(fields["id"], game, chapter),
        game=game,
        chapter=chapter,
        editions=editions,
        values=values,
        figures={name: _shared(node, game) for name, node in figures.items()},
        unit=unit,
        kind=fields["kind"].one_of(KINDS) if "kind" in fields else "",
        file=entry.file,
        line=entry.line,
        lines={
            name: node.key_line for name, node in (fields | figures).items() if name in (*figures, "values")
        },
        **{word: fields[word].text() for word in _WORDS if word in fields},
    )


def _id(node: Node, game: str, chapter: str) -> str:
    id = node.text()
    letters = (_GLOSSARY_LETTERS if chapter == GLOSSARY else _LETTERS)[game]
    if not is_id(id):
        raise node.error(f"an id is needed in capitals, such as C-MEL-03 or A-ARMOUR, not {shown(id)}")
    if not any(id.startswith(f"{letter}-") for letter in letters):
        begin = " or ".join(f"{letter}-" for letter in letters)
        raise node.error(
            f"{shown(id)} cannot stand in the chapter {chapter} of {game}: it begins with {begin}"
        )
    return id


def _editions(node: Node, game: str) -> tuple[str, ...]:
    editions = tuple(item.one_of(PRINTINGS[game]) for item in node.items())
    if not editions:
        raise node.error("name a printing, or leave the key out where all of them have the rule")
    if len(set(editions)) < len(editions):
        raise node.error("a printing is named twice")
    return editions


def _values(node: Node, printings: tuple[str, ...]) -> tuple[dict[str, Figure], str]:
    """What each printing says, all of them, and the unit of the figures if they have one."""
    fields = node.fields(required=printings, optional=("unit",))
    unit = fields.pop("unit").text() if "unit" in fields else ""
    return {edition: _figure(said) for edition, said in fields.items()}, unit


def _shared(node: Node, game: str) -> dict[str, Figure]:
    """A figure of all printings, or what it is in each of them, also in those that lack the rule."""
    if not node.is_mapping:
        return {ALL: _figure(node)}
    return {edition: _figure(said) for edition, said in node.fields(required=PRINTINGS[game]).items()}


def _figure(node: Node) -> Figure:
    return tuple(item.text() for item in node.items()) if node.is_list else node.text()
