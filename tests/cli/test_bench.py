"""The bench: its rows beside python-chess, in words and as JSON."""

import json

import pytest

from signum.cli import main
from signum.lab.bench import benchmarks
from signum.rulebooks import GAMES
from signum.server.benchmarks import server_benchmarks

Output = pytest.CaptureFixture[str]
BRIEFLY = ["bench", "--seconds", "0.001"]


@pytest.fixture(autouse=True)
def few_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    """A row that is measured for a moment plays one or two of the positions that are laid out for it."""
    monkeypatch.setattr("signum.classic.lab.bench_play.TABLES", 2)
    monkeypatch.setattr("signum.lab.bench_games.POSITIONS", 2)


def test_as_json_each_row_is_a_value_with_its_unit_and_a_ratio_to_a_yardstick(capsys: Output) -> None:
    assert main([*BRIEFLY, "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert list(rows) == [row.name for row in (*benchmarks(GAMES), *server_benchmarks(GAMES))]
    for row in rows.values():
        assert list(row) == ["value", "unit", "ratio", "to"]
        assert row["value"] > 0
        assert row["ratio"] > 0
        assert row["to"].startswith(("python-chess ", "the same with "))


def test_only_the_rows_that_were_named_are_measured(capsys: Output) -> None:
    assert main([*BRIEFLY, "--only", "melee-view", "--only", "classic-fork-at-rest"]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == [
        "classic-fork-at-rest",
        "melee-view",
    ]


@pytest.mark.parametrize(
    "words, cause",
    [
        (["--only", "melee-veiw"], "bench: 'melee-veiw' is not known here; did you mean 'melee-view'?"),
        (["--seconds", "0"], "--seconds takes a number above 0"),
        (["--seconds", "nan"], "--seconds takes a number above 0"),
        (["--seconds", "soon"], "invalid float value: 'soon'"),
    ],
)
def test_what_cannot_be_measured_is_exit_code_2(words: list[str], cause: str, capsys: Output) -> None:
    assert main(["bench", *words]) == 2
    out, err = capsys.readouterr()
    assert (out, cause in err) == ("", True)
