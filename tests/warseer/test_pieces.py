"""Every piece of every keyword and crit effect is needed by a scenario that claims it."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from signum.content.citations import citations
from signum.content.source import read as source_of
from signum.rulebooks import GAMES
from signum.table.scenario import WAYS, read, scenario_files
from signum.warseer.abilities import GLOSSARY
from signum.warseer.folder import EDITION

FOLDER = Path(__file__).parents[1] / "scenarios" / "warseer"
PARTS = ("all_changes", "befores", "afters", "activations", "aims")
PIECES = [
    (id, part, at)
    for id, ability in GLOSSARY.items()
    for part in PARTS
    for at in range(len(getattr(ability, part)))
]


@cache
def claimed() -> dict[str, list[Path]]:
    """The scenario files by the rules that they claim."""
    found: dict[str, list[Path]] = {}
    for file in scenario_files([FOLDER]):
        claims = dict(source_of(file).entries()).get("claims")
        for item in claims.items() if claims is not None else ():
            for citation in citations(item.text()):
                for id in citation.rules:
                    found.setdefault(id, []).append(file)
    return found


@contextmanager
def without(id: str, part: str, at: int) -> Iterator[None]:
    """Meanwhile the ability lacks one of its pieces."""
    pieces: list[Any] = getattr(GLOSSARY[id], part)
    piece = pieces.pop(at)
    try:
        yield
    finally:
        pieces.insert(at, piece)


def fails(file: Path) -> bool:
    """Whether a scenario no longer holds."""
    try:
        WAYS["forward"](read(file, GAMES), EDITION, GAMES)
    except Exception:
        return True
    return False


@pytest.mark.parametrize(("id", "part", "at"), PIECES, ids=["-".join(map(str, one)) for one in PIECES])
def test_a_scenario_fails_without_the_piece(id: str, part: str, at: int) -> None:
    with without(id, part, at):
        assert any(fails(file) for file in claimed().get(id, []))
