"""`signum learn`: the list, a lesson in the terminal, and the check of a file."""

import io
from pathlib import Path

import pytest

from signum.cli import main
from signum.rulebooks import GAMES
from signum.table.lessons import lessons_of
from tests.table.test_lessons import SMALL


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_the_lessons_are_listed_in_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "--game", "warseer", "--lang", "de"]) == 0
    listed = capsys.readouterr().out.splitlines()
    assert len(listed) == len(lessons_of(GAMES["warseer"]))
    assert listed[2] == "pushes: Stöße (4 min)"


def test_a_lesson_is_done_in_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, "1", "move 24 18", "1", "1", "undo", "show", "1")
    assert main(["learn", "moving", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    for words in (
        "Step 1 of 3",
        "Move Armande.",
        "Well walked.",
        "it leads away from the task",
        "Garrus runs 14 cm",
        "End your turn.",
        "Bruno moves",
        "The lesson is done.",
    ):
        assert words in told
        told = told.partition(words)[2]


def test_a_learner_may_leave(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, "quit")
    assert main(["learn", "moving", "--lang", "en", "--step", "2"]) == 0
    told = capsys.readouterr().out
    assert "Step 2 of 3" in told
    assert "Step 1" not in told


def test_a_file_is_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "small.yaml"
    file.write_text(SMALL, encoding="utf-8")
    assert main(["learn", str(file), "--check"]) == 0
    assert capsys.readouterr().out == "1 lessons, all right\n"
    file.write_text(SMALL.replace("attacker: fox", "attacker: wolf"), encoding="utf-8")
    assert main(["learn", str(file), "--check"]) == 1
    assert "step 2: the example does not fulfil the task" in capsys.readouterr().out
