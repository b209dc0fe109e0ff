"""A scenario of two abilities that meet hangs on both: without either of them something else happens."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from signum.classic.effects import grants
from signum.classic.interactions.pairs import abilities
from signum.content.mistakes import Mistake
from signum.content.source import read as read_source
from signum.rulebooks import GAMES
from signum.table.scenario import WAYS, read

FOLDER = Path(__file__).parents[1] / "scenarios" / "classic" / "interactions"
FILES = sorted(FOLDER.glob("*.yaml"))

BY_TOKEN = {"A-STEALTH"}
"""Abilities that act by a token in the position, whatever they declare themselves."""

HOOKS = ("all_changes", "befores", "afters", "activations", "aims")


@contextmanager
def without(id: str) -> Iterator[None]:
    """As long as this lasts the ability does nothing."""
    hooks = [getattr(ability, hook) for ability in abilities()[id] for hook in HOOKS]
    kept = [list(one) for one in hooks]
    for one in hooks:
        one.clear()
    forget()
    try:
        yield
    finally:
        for one, before in zip(hooks, kept, strict=True):
            one[:] = before
        forget()


def forget() -> None:
    """Games remember what abilities change, since outside of these tests that never differs."""
    grants._quiet.clear()
    grants._barring.clear()


def declares(id: str) -> bool:
    """Whether an ability changes a value, answers an event or is used."""
    return any(getattr(ability, hook) for ability in abilities().get(id, []) for hook in HOOKS)


def claimed(file: Path) -> list[str]:
    """The abilities that a scenario claims and that can be taken out of the game."""
    said = [one.text() for one in read_source(file).fields(**KEYS)["claims"].items()]
    return [id for id in said if id not in BY_TOKEN and declares(id)]


def play(file: Path) -> None:
    """A scenario, forward, in each of its printings."""
    shown = read(file, GAMES)
    for edition in shown.editions:
        WAYS["forward"](shown, edition, GAMES)


KEYS = {
    "required": ("scenario", "claims", "seats", "script"),
    "optional": ("edition", "editions", "cards", "terrains", "turn", "about"),
}
CASES = [(file, id) for file in FILES for id in claimed(file)]


@pytest.mark.parametrize("file, id", CASES, ids=[f"{file.stem}-{id}" for file, id in CASES])
def test_a_scenario_fails_without_an_ability_that_it_claims(file: Path, id: str) -> None:
    with without(id), pytest.raises((Mistake, AssertionError)):
        play(file)


@pytest.mark.parametrize("id", sorted({id for _, id in CASES}))
def test_with_everything_in_place_they_pass(id: str) -> None:
    """The removed parts are restored, and nothing is remembered of the time without them."""
    file = next(file for file, claim in CASES if claim == id)
    with without(id), suppress(Mistake, AssertionError):
        play(file)
    play(file)


def test_every_scenario_shows_two_abilities_or_one_twice() -> None:
    for file in FILES:
        said = [one.text() for one in read_source(file).fields(**KEYS)["claims"].items()]
        assert any(id.startswith(("A-", "T-")) for id in said), file.stem
