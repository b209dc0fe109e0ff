"""The calibration of the win chance: predictions know nothing of the end, and figures add up."""

import pytest

from signum.cli import main
from signum.lab.calibration import Prediction, calibration_of, predicted, told
from signum.lab.simulation import LineUp
from signum.players.win_chances import shrunk
from signum.rulebooks import GAMES


def prediction(game: int, wins: float, score: float, continuations: int = 4) -> Prediction:
    return Prediction(game, 3, 10, wins, continuations, score)


def test_a_sure_and_right_estimate_scores_best() -> None:
    """A wrong one worst, and a coin a quarter."""
    right = calibration_of([prediction(number, 400, 1.0, 400) for number in range(5)])
    wrong = calibration_of([prediction(number, 400, 0.0, 400) for number in range(5)])
    coin = calibration_of([prediction(number, 2, number % 2) for number in range(6)])
    assert right.brier < 0.001
    assert coin.brier == pytest.approx(0.25)
    assert wrong.brier > 0.99
    assert (coin.games, coin.predictions, coin.error) == (6, 6, 0)


def test_few_continuations_are_drawn_towards_the_middle() -> None:
    assert shrunk(4, 4) < shrunk(40, 40) < 1
    assert shrunk(0, 4) == pytest.approx(1 - shrunk(4, 4))
    assert shrunk(1, 2) == 0.5
    assert sum([shrunk(points, 6, 3) for points in (1, 2, 3)]) == pytest.approx(1)


def test_the_table_of_reliability_counts_every_prediction_once() -> None:
    found = calibration_of([prediction(number, number % 5, 1.0) for number in range(20)])
    assert sum([one.count for one in found.bins]) == 20
    assert all(one.low <= one.told <= one.high for one in found.bins)
    assert len(list(told(found))) == 4 + len(found.bins)


def test_a_game_has_predictions_at_some_of_its_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same ones each time; they are estimated by continuations of the strongest player."""
    monkeypatch.setattr("signum.players.win_chances.strongest_of", lambda game, _: game.players["random"])
    game = GAMES["warseer"]
    decks = game.library.legal_decks("fr112")[:2]
    line_up = LineUp(7, "calibration 7", "warseer", "duel", "fr112", ("random", "random"), decks)
    found = predicted(line_up, GAMES, 2, 1)
    assert [one.game for one in found] == [7, 7]
    assert all(0 < one.turn <= one.turns and one.score in (0, 0.5, 1) for one in found)
    assert found == predicted(line_up, GAMES, 2, 1)


def test_options_that_cannot_be_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["--at", "0"], ["--continuations", "-1"], ["--games", "0"]):
        assert main(["calibrate", "--seats", "random,random", *words]) == 2
    assert main(["calibrate", "--seats", "random"]) == 2
    assert capsys.readouterr().err
