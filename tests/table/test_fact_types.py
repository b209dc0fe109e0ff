"""Every fact of a question or refusal is declared with its type, so that no length is told as a number."""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest
from msgspec import inspect

import signum
from signum.content.calls import said_in
from signum.engine.units import without_domain
from signum.rulebooks import GAMES
from signum.table.fact_types import TABLE_FACTS, DeclaredFacts
from tests.toy.lanterns.rulebook import LANTERNS

ROOT = Path(signum.__file__).parent
TOY = Path(__file__).parents[1] / "toy" / "lanterns"
GENERIC = ("engine", "table", "server", "cli", "lab", "players")
DOORS = {game.name: game for game in (*GAMES.values(), LANTERNS)}


@cache
def said(folder: Path) -> list[tuple[str, frozenset[str] | None]]:
    """All that a folder says, with its facts."""
    files = sorted(folder.rglob("*.py"))
    return [one for file in files for one in said_in(file.read_text(encoding="utf-8"), file.name)]


def facts_in(*folders: Path) -> Iterator[tuple[str, str]]:
    """The questions and refusals of these folders, with the names of their facts."""
    for id, facts in [one for folder in folders for one in said(folder)]:
        if id.startswith(("choice-", "refusal-")):
            yield from ((id, name) for name in facts or ())


def undeclared(facts: Iterator[tuple[str, str]], declared: DeclaredFacts) -> set[str]:
    """Facts without a type."""
    return {f"{id}: {name}" for id, name in facts if name not in declared.of(id)}


@pytest.mark.parametrize("game", DOORS)
def test_every_fact_of_a_game_has_a_type(game: str) -> None:
    folder = TOY if game == LANTERNS.name else ROOT / game
    assert undeclared(facts_in(folder), DOORS[game].declared) == set()


def test_every_fact_of_generic_rooms_has_a_type() -> None:
    assert undeclared(facts_in(*[ROOT / room for room in GENERIC]), DeclaredFacts({})) == set()


@pytest.mark.parametrize("facts", [TABLE_FACTS, *[door.declared.all for door in DOORS.values()]])
def test_every_type_says_what_it_means(facts: Mapping[str, Mapping[str, object]]) -> None:
    bare = [
        f"{id}: {name}"
        for id, types in facts.items()
        for name, one in types.items()
        if without_domain(inspect.type_info(one))
    ]
    assert bare == []


@pytest.mark.parametrize("game", DOORS)
def test_nothing_is_declared_that_nobody_says(game: str) -> None:
    folders = [TOY if game == LANTERNS.name else ROOT / game, *[ROOT / room for room in GENERIC]]
    ids = {id for folder in folders for id, _ in said(folder)}
    assert set(DOORS[game].declared.all) - ids == set()
