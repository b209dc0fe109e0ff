"""Weights of positions, fitted to games."""

from math import exp
from pathlib import Path

import pytest

from signum.cli import main
from signum.content.folders import game_folder
from signum.engine.chance import Chance, seed_of
from signum.lab.fitting import Example, examples_of, fitted, log_loss, written_model
from signum.lab.simulation import LineUp
from signum.players.position_model import FILE, PositionModel, model_in
from signum.rulebooks import GAMES

TRUE = {"health": 0.8, "cards": -0.3, "noise": 0.0}


def drawn(count: int) -> list[Example]:
    """Examples whose ends follow from the true weights, by lot."""
    chance = Chance(seed_of("examples"))
    found = []
    for _ in range(count):
        first, second = [{name: float(chance.below(7)) for name in TRUE} for _ in range(2)]
        strength = sum([weight * (first[name] - second[name]) for name, weight in TRUE.items()])
        won = chance.below(1_000_000) < 1_000_000 / (1 + exp(-strength))
        found.append(Example((first, second), float(won)))
    return found


def test_the_weights_behind_the_examples_are_found() -> None:
    examples = drawn(3000)
    weights = fitted(examples, 1.0)
    assert weights == {name: pytest.approx(weight, abs=0.1) for name, weight in TRUE.items()}
    assert (
        log_loss(weights, examples) < log_loss(TRUE, examples) < log_loss(dict.fromkeys(TRUE, 0.0), examples)
    )


def test_a_figure_that_never_differs_counts_nothing() -> None:
    """The equations can be solved all the same."""
    same = [
        Example(({**a, "same": 1.0}, {**b, "same": 1.0}), one.score)
        for one in drawn(50)
        for a, b in [one.figures]
    ]
    assert fitted(same)["same"] == 0


def test_a_strong_ridge_draws_weights_to_nothing() -> None:
    examples = drawn(200)
    loose, tight = fitted(examples, 0.1), fitted(examples, 1000.0)
    assert abs(tight["health"]) < abs(loose["health"]) / 3


def test_a_game_gives_an_example_for_each_turn() -> None:
    """The same ones each time; looking at the positions does not change the game."""
    decks = GAMES["warseer"].library.legal_decks("fr112")[:2]
    line_up = LineUp(1, "fit 1", "warseer", "duel", "fr112", ("random", "random"), decks)
    found = examples_of(line_up, GAMES)
    assert len(found) > 5
    assert len({one.score for one in found}) == 1
    assert found == examples_of(line_up, GAMES)
    assert sorted([one["moves"] for one in found[0].figures]) == [0, 1]


def test_a_written_model_is_read_again(tmp_path: Path) -> None:
    before = PositionModel({"health": 0.25, "moves": -0.0001}, 3, 2)
    (tmp_path / "game.yaml").write_text("letters: [F]\nlanguages: [en]\n")
    (tmp_path / FILE).write_text(written_model(before))
    assert model_in(game_folder(tmp_path)) == before


def test_the_command_writes_the_weights(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / FILE
    words = ["calibrate", "--game", "warseer", "--seats", "random,random", "--games", "1", "--jobs", "1"]
    assert main([*words, "--fit", str(file)]) == 0
    assert "turns of 1 games" in capsys.readouterr().out
    assert "weights:" in file.read_text()
    assert main([*words, "--fit", str(tmp_path / "no" / "folder")]) == 2
    assert "could not be written" in capsys.readouterr().err


def test_a_mode_without_figures_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = [
        "calibrate",
        "--mode",
        "four",
        "--seats",
        ",".join(["random"] * 4),
        "--games",
        "1",
        "--jobs",
        "1",
    ]
    assert main([*words, "--fit", str(tmp_path / FILE)]) == 2
    assert "no figures" in capsys.readouterr().err
