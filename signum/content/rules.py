"""The rule catalogue: every rule of the rulebooks, in our words, as frozen and checked data."""

from collections.abc import Iterable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Final, TypeAlias

from msgspec import Struct

from signum.content.citations import is_id
from signum.content.folders import GameFolder, folder_of, game_folders
from signum.content.mistakes import Mistake
from signum.content.source import Node, SourceError, parse
from signum.content.spelling import nearest, shown

GLOSSARY: Final = "glossary"

RuleFigure: TypeAlias = str | tuple[str, ...]


ALL: Final = ""
"""Stands for every printing where a figure is the same in all of them."""


class Rule(Struct, frozen=True, kw_only=True):
    """One rule. `editions` names the printings that have it, unless all printings of its game do.

    `values` has the words of each printing where they differ. `figures` has the numbers, lengths and faces
    that the text mentions, by name and printing. `signum.content.figures` reads both.
    """

    id: str
    game: str
    chapter: str
    title: str
    text: str
    editions: tuple[str, ...] = ()
    printings: tuple[str, ...] = ()
    """The printings that have this rule."""
    values: Mapping[str, RuleFigure] = {}
    figures: Mapping[str, Mapping[str, RuleFigure]] = {}
    unit: str = ""
    ruling: str = ""
    kind: str = ""
    corrected: str = ""
    file: str = ""
    line: int = 0
    lines: Mapping[str, int] = {}
    """The lines of `values` and of each figure."""

    def __hash__(self) -> int:
        return hash(self.id)

    @property
    def stem(self) -> str:
        """The common part of a chapter's ids: C-MEL."""
        return self.id.rpartition("-")[0]

    def belongs_to(self, edition: str) -> bool:
        """Whether this rule holds in that printing."""
        return edition in self.printings


class UnknownRule(Mistake):
    """The catalogue has no rule with that id."""

    def __init__(self, id: str, known: Iterable[str]) -> None:
        near = nearest(id, known, most=3)
        meant = f"did you mean {', '.join(near)}?" if near else "`signum rules list` shows all of them"
        super().__init__(f"no rule is called {shown(id)}; {meant}")


@cache
def catalogue(game: str | None = None) -> Mapping[str, Rule]:
    """Every rule of a game, or of all games, by its id, in the order of the files."""
    if game is not None:
        return rules_of(folder_of(game))
    found: dict[str, Rule] = {}
    for home in game_folders().values():
        for id, one in catalogue(home.name).items():
            if id in found:
                raise SourceError(str(home.path), 0, f"{id} is already a rule of {found[id].game}")
            found[id] = one
    return MappingProxyType(found)


@cache
def rules_of(home: GameFolder) -> Mapping[str, Rule]:
    """The rules of a game by id, wherever its folder is."""
    return MappingProxyType(load(home))


def rule(id: str) -> Rule:
    """The rule of that id, of any game."""
    rules = catalogue()
    if id not in rules:
        raise UnknownRule(id, rules)
    return rules[id]


def load(home: GameFolder) -> dict[str, Rule]:
    """The rules of a game's folder, checked."""
    rules: dict[str, Rule] = {}
    places: dict[str, Node] = {}
    file = home.path / "rules.yaml"
    for chapter, entries in parse(file.read_bytes(), str(file)).entries():
        for entry in entries.items():
            found = _rule(entry, home, chapter)
            if found.id in rules:
                first = places[found.id]
                raise entry.error(f"{found.id} is already in {first.file}:{first.line}; choose another id")
            rules[found.id] = found
            places[found.id] = entry
    return rules


_WORDS: Final = ("title", "text", "ruling", "corrected")


def _rule(entry: Node, home: GameFolder, chapter: str) -> Rule:
    fields = entry.fields(
        required=("id", "title", "text"),
        optional=("kind", "editions", "values", "figures", "ruling", "corrected"),
    )
    editions = _editions(fields["editions"], home) if "editions" in fields else ()
    printings = editions or home.printings
    values, unit = _values(fields["values"], printings) if "values" in fields else ({}, "")
    figures = dict(fields["figures"].entries()) if "figures" in fields else {}
    return Rule(
        id=_id(fields["id"], home, chapter),
        game=home.name,
        chapter=chapter,
        editions=editions,
        printings=printings,
        values=values,
        figures={name: _shared(node, home) for name, node in figures.items()},
        unit=unit,
        kind=fields["kind"].one_of(home.kinds) if "kind" in fields else "",
        file=entry.file,
        line=entry.line,
        lines={
            name: node.key_line for name, node in (fields | figures).items() if name in (*figures, "values")
        },
        **{word: fields[word].text() for word in _WORDS if word in fields},
    )


def _id(node: Node, home: GameFolder, chapter: str) -> str:
    id = node.text()
    letters = home.glossary if chapter == GLOSSARY else home.letters
    if not is_id(id):
        raise node.error(f"an id is needed in capitals, such as C-MEL-03 or A-ARMOUR, not {shown(id)}")
    if not any(id.startswith(f"{letter}-") for letter in letters):
        begin = " or ".join(f"{letter}-" for letter in letters)
        raise node.error(
            f"{shown(id)} cannot stand in the chapter {chapter} of {home.name}: it begins with {begin}"
        )
    return id


def _editions(node: Node, home: GameFolder) -> tuple[str, ...]:
    editions = tuple(item.one_of(home.printings) for item in node.items())
    if not editions:
        raise node.error("name a printing, or leave the key out where all of them have the rule")
    if len(set(editions)) < len(editions):
        raise node.error("a printing is named twice")
    return editions


def _values(node: Node, printings: tuple[str, ...]) -> tuple[dict[str, RuleFigure], str]:
    """The words of each printing, all of them, and the unit of the figures if they have one."""
    fields = node.fields(required=printings, optional=("unit",))
    unit = fields.pop("unit").text() if "unit" in fields else ""
    return {edition: _figure(said) for edition, said in fields.items()}, unit


def _shared(node: Node, home: GameFolder) -> dict[str, RuleFigure]:
    """A figure of all printings, or its value in each of them, including those that lack the rule."""
    if not node.is_mapping:
        return {ALL: _figure(node)}
    return {edition: _figure(said) for edition, said in node.fields(required=home.printings).items()}


def _figure(node: Node) -> RuleFigure:
    return tuple(item.text() for item in node.items()) if node.is_list else node.text()
