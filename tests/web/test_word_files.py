"""Each part of the pages loads the files of words that it says something from."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

SOURCE = Path(__file__).parent.parent.parent / "web" / "src"
ALIASES = {"$shell": SOURCE / "shell", "$protocol": SOURCE / "protocol"}
ENDINGS = ("", ".ts", "/index.ts")
COMMON = "common"
"""The file that is loaded with the page."""
STATIC = re.compile(r"^\s*(?:import|export)\s(?!type\b)(?:[^;'\"(=]*?\sfrom\s)?'([^']+)'", re.MULTILINE)
DYNAMIC = re.compile(r"\bimport\('([^']+)'\)")
FILES = re.compile(r"\b(files|wordsOfShell)\(([^)]*)\)")
QUOTED = re.compile(r"['\"`]([a-z][a-z0-9-]*)['\"`]")
LATE_AT_TABLE = "late-parts.ts"
NOT_SAID = {"puzzles-solved", "quest-cards", "watch-link"}
"""Names of other things: what a browser keeps, a region of the table, a field."""
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)


class Part(NamedTuple):
    """A part that is loaded late: its module, and the files of words that come with it, by their room."""

    module: Path
    words: frozenset[tuple[str, str]]


def room_of(file: Path) -> str:
    """The folder with the words of a source: the shell, or a game."""
    parts = file.relative_to(SOURCE).parts
    return "/".join(parts[:2]) if parts[0] == "games" else "shell"


@cache
def messages(room: str) -> Mapping[str, str]:
    """The file of each message of a room."""
    files = (SOURCE / room / "words" / "en").glob("*.ftl")
    return {id: file.stem for file in files for id in MESSAGE.findall(file.read_text(encoding="utf-8"))}


@cache
def text(file: Path) -> str:
    return re.sub(
        r"/\*.*?\*/|^\s*//.*$", "", file.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE
    )


def found(file: Path, named: str) -> Path | None:
    """The source that an import leads to."""
    first, _, rest = named.partition("/")
    if first not in ALIASES and not named.startswith("."):
        return None
    path = ALIASES[first] / rest if first in ALIASES else file.parent / named
    candidates = [Path(f"{path}{ending}").resolve() for ending in ENDINGS]
    return next((one for one in candidates if one.is_file() and one.suffix in (".ts", ".svelte")), None)


def calls(source: str, name: str) -> Iterator[str]:
    """The arguments of each call of a function."""
    for match in re.finditer(rf"(?<![\w.]){name}\(", source):
        depth, at = 1, match.end()
        while depth and at < len(source):
            depth += {"(": 1, ")": -1}.get(source[at], 0)
            at += 1
        yield source[match.end() : at - 1]


@cache
def reached(module: Path) -> frozenset[Path]:
    """The sources that are loaded with a module."""
    seen: set[Path] = set()
    todo = [module]
    while todo:
        file = todo.pop()
        if file in seen:
            continue
        seen.add(file)
        todo += [one for named in STATIC.findall(text(file)) if (one := found(file, named))]
    return frozenset(seen)


def parts() -> Iterator[Part]:
    """Every part that is loaded late, and the program itself."""
    yield Part(SOURCE / "main.ts", frozenset())
    for file in sorted([*SOURCE.rglob("*.ts"), *SOURCE.rglob("*.svelte")]):
        if ".test." in file.name:
            continue
        for call in calls(text(file), "late"):
            words = words_of(call, room_of(file))
            if file.name == LATE_AT_TABLE:
                words |= words_at_table(file)
            for named in DYNAMIC.findall(call):
                module = found(file, named)
                assert module is not None, (file, named)
                yield Part(module, words)


def words_at_table(file: Path) -> frozenset[tuple[str, str]]:
    """Those that are there when a part of a table is loaded late."""
    if room_of(file) == "shell":
        return frozenset({("shell", "table")})
    [at_table] = [call for call in calls(text(file.with_name("client.ts")), "late") if "./at-table" in call]
    return words_of(at_table, room_of(file))


def words_of(call: str, room: str) -> frozenset[tuple[str, str]]:
    """The files of words that a late part names."""
    return frozenset(
        ("shell" if loader == "wordsOfShell" else room, name)
        for loader, names in FILES.findall(call)
        for name in QUOTED.findall(names)
    )


def said(file: Path) -> Iterator[tuple[str, str, str]]:
    """Each message that a source says: its room, the file it is in and its name."""
    known = [("shell", messages("shell"))]
    if room_of(file) != "shell":
        known.append((room_of(file), messages(room_of(file))))
    source = text(file)
    exact = {id for call in calls(source, "say") for id in QUOTED.findall(call)}
    exact |= {id for id in QUOTED.findall(source) if "-" in id} - NOT_SAID
    begun = tuple(re.findall(r"(?<![\w.])say\(\s*`([a-z-]+)\$\{", source))
    for room, all_of_room in known:
        for id, name in all_of_room.items():
            if id in exact or (begun and id.startswith(begun)):
                yield room, name, id


@pytest.mark.parametrize("part", [*parts()], ids=lambda part: str(part.module.relative_to(SOURCE)))
def test_a_part_loads_the_words_that_it_says(part: Part) -> None:
    lacking = {
        (room, name, id, str(file.relative_to(SOURCE)))
        for file in reached(part.module)
        for room, name, id in said(file)
        if name != COMMON and (room, name) not in part.words
    }
    assert sorted(lacking) == []


def test_there_are_late_parts() -> None:
    assert len([*parts()]) > 20
