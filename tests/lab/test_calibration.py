"""The calibration of the win chance: predictions know nothing of the end, and figures add up."""

from pathlib import Path
from typing import Any

import pytest

from signum.cli import main
from signum.content.mistakes import Mistake
from signum.lab.calibration import Prediction, calibration_of, predicted, told
from signum.lab.kept_predictions import KeptPredictions
from signum.lab.simulation import LineUp
from signum.players.win_chances import shrunk
from signum.rulebooks import GAMES

FOUR = ((3.0, 1.0), (0.0, 0.0), (1.0, 0.0), (0.0, 0.0))


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


def test_a_gain_is_compared_game_by_game() -> None:
    """Chances that are a little better in every game are surely better, however the games ended."""
    found = calibration_of(
        [
            Prediction(game, 3, 10, 4 * chance, 4, game % 2, valued=True, at_once=0.5 + (chance - 0.5) / 2)
            for game, chance in enumerate([0.4, 0.6] * 20)
        ]
    )
    assert found.error < 0.001
    assert found.gain == pytest.approx(0.25 - 0.16)
    assert found.gain_on_position == pytest.approx(0.45**2 - 0.16)
    lucky = calibration_of([prediction(0, 4, 1.0), prediction(1, 4, 0.0), prediction(2, 4, 1.0)])
    assert 0 < abs(lucky.gain) < lucky.gain_error
    assert any("better by 0.090 (± 0.000)" in line for line in told(found))
    assert not any("position" in line for line in told(lucky))


def test_few_continuations_are_drawn_towards_the_middle() -> None:
    assert shrunk(4, 4) < shrunk(40, 40) < 1
    assert shrunk(0, 4) == pytest.approx(1 - shrunk(4, 4))
    assert shrunk(1, 2) == 0.5
    assert sum([shrunk(points, 6, 3) for points in (1, 2, 3)]) == pytest.approx(1)


def test_the_table_of_reliability_counts_every_prediction_once() -> None:
    found = calibration_of([prediction(number, number % 5, 1.0) for number in range(20)])
    assert sum([one.count for one in found.bins]) == 20
    assert all(one.low <= one.told <= one.high for one in found.bins)
    assert len(list(told(found))) == 5 + len(found.bins)


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


def test_four_sides_are_measured_against_a_quarter_each() -> None:
    """Every side has a prediction; the even guess is wrong by three quarters once and a quarter thrice."""
    chances = [Prediction(0, 3, 10, wins, 4, score, side, 4) for side, (wins, score) in enumerate(FOUR)]
    found = calibration_of(chances)
    assert found.brier_of_even == pytest.approx((0.75**2 + 3 * 0.25**2) / 4)
    assert found.brier < found.brier_of_even
    assert sum([one.chance for one in chances]) == pytest.approx(1)


def test_a_kept_calibration_goes_on_where_it_ended(tmp_path: Path) -> None:
    """A broken line is played again; games of other settings are refused."""
    file = tmp_path / "kept.jsonl"
    kept = KeptPredictions(file, {"seed": "1", "at": 2})
    kept.add(0, [prediction(0, 3, 1.0)])
    kept.add(1, [])
    whole = file.read_bytes()
    file.write_bytes(whole + b'{"game": 2, "predic')
    again = KeptPredictions(file, {"seed": "1", "at": 2})
    assert again.games == {0: (prediction(0, 3, 1.0),), 1: ()}
    assert file.read_bytes() == whole
    with pytest.raises(Mistake, match="seed 1"):
        KeptPredictions(file, {"seed": "2", "at": 2})
    file.write_text("not at all\n")
    with pytest.raises(Mistake, match="holds no predictions"):
        KeptPredictions(file, {"seed": "1"})


def test_no_game_of_a_kept_calibration_is_played_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played: list[int] = []

    def quick(line_ups: Any, *_: Any) -> Any:
        for one in line_ups:
            played.append(one.number)
            yield [prediction(one.number, 3, 1.0)]

    monkeypatch.setattr("signum.lab.calibration.all_predicted", quick)
    words = ["calibrate", "--seats", "random,random", "--keep", str(tmp_path / "kept.jsonl"), "--games"]
    assert main([*words, "2"]) == 0
    assert main([*words, "5"]) == 0
    assert played == [0, 1, 2, 3, 4]
    assert "5 predictions in 5 games" in capsys.readouterr().out


def test_options_that_cannot_be_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["--at", "0"], ["--continuations", "-1"], ["--games", "0"]):
        assert main(["calibrate", "--seats", "random,random", *words]) == 2
    assert main(["calibrate", "--seats", "random"]) == 2
    assert capsys.readouterr().err
