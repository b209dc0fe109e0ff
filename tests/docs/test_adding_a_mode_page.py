"""docs/adding-a-mode.md: its example is a mode that plays, and it names every field of a mode."""

import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from signum.classic.cards.sets import shipped
from signum.classic.cards.starter_decks import starter_decks
from signum.classic.chapters.cards.decks import start_of_game
from signum.classic.core.mode import Mode
from signum.classic.editions import EDITIONS
from signum.classic.modes import MODES
from signum.classic.rules import Classic
from signum.engine.chance import Chance, seed_of
from signum.engine.run import GameRun

TEXT = (Path(__file__).parents[2] / "docs" / "adding-a-mode.md").read_text(encoding="utf-8")


def mode_of_the_page() -> Mode:
    (example,) = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    names: dict[str, Any] = {}
    exec(example, names)
    mode: Mode = names["TRIO"]
    return mode


def run_of(edition: str, seed: str) -> GameRun[Any, Any]:
    mode, printing = mode_of_the_page(), EDITIONS[edition]
    decks = [starter_decks(edition)[name].deck for name in ("brissa", "roland", "demian")]
    start = start_of_game(mode, decks, shipped(), printing)
    rules = Classic(printing, modes={**MODES, mode.id: mode}).with_start(start)
    return GameRun(rules, start.state.copy(), Chance(seed_of(seed)), keep_rests=False)


def test_the_page_names_every_field_of_a_mode() -> None:
    for field in fields(Mode):
        assert f"| `{field.name}` |" in TEXT


@pytest.mark.parametrize("edition", ("en2", "fr1"))
def test_the_example_plays_to_its_end(edition: str) -> None:
    run, chance = run_of(edition, f"trio {edition}"), Chance(seed_of("players"))
    asked = set()
    while (choice := run.choice) is not None and run.game.state.turn <= 300:
        asked.add(choice.seat)
        run.answer(choice.seat, choice.drawn(chance.below))
    assert run.game.state.outcome is not None
    assert asked == {0, 1, 2}


def test_one_of_three_who_gives_up_is_out_and_the_others_go_on() -> None:
    run, chance = run_of("en2", "one gives up"), Chance(seed_of("giving up"))
    for _ in range(60):
        assert run.choice is not None
        run.answer(run.choice.seat, run.choice.drawn(chance.below))
    run.act(run.rules.conceded(1))  # type: ignore[attr-defined]
    assert not run.finished
    asked = set()
    while (choice := run.choice) is not None and run.game.state.turn <= 300:
        asked.add(choice.seat)
        run.answer(choice.seat, choice.drawn(chance.below))
    assert asked == {0, 2}
    assert run.game.state.outcome.winner in (0, 2, None)
