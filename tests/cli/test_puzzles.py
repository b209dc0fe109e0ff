"""`signum puzzles` prints the solved puzzles, the player's candidates, and the value of every answer."""

from pathlib import Path

import pytest

from signum.cli import DONE, FOUND, MISUSED, main

FOX = """
scenario: A fox finishes the wolf
editions: [fr1, en2]
seats:
  first:
    hero: {called: fox-lord, strength: 2, health: 5, at: [30, 10]}
    creatures:
      fox: {strength: 2, health: 3, at: [30, 30]}
  second:
    hero: {called: wolf-lord, strength: 2, health: 5, at: [30, 50]}
    creatures:
      wolf: {strength: 2, health: 3, wounds: 2, at: touching fox}
script:
- first: {activate: fox}
puzzle:
  seat: first
  choice: action
  accepted: [ANSWER]
  why: The wolf has one health left.
  proof: {goal: {dies: wolf}, until: activation, best: 0.593, next: 0.000}
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "fox.yaml"
    path.write_text(FOX.replace("ANSWER", "{fight: wolf}"), encoding="utf-8")
    return path


def test_what_is_solved_is_told(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", str(file)]) == DONE
    out = capsys.readouterr().out
    assert out.count("solved  ") == 2
    assert "2 of 2 solved by greedy" in out


def test_what_is_wrong_is_told_with_what_was_thought(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(FOX.replace("ANSWER", "pass"), encoding="utf-8")
    assert main(["puzzles", str(file), "--edition", "en2"]) == FOUND
    out = capsys.readouterr().out
    assert "FAILED  " in out
    assert "{fight: {target: wolf}} (" in out.split("thought:")[1]
    assert "why: The wolf has one health left." in out
    assert "0 of 1 solved by greedy" in out


def test_proofs_are_played_through(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", str(file), "--proofs", "--edition", "en2"]) == DONE
    out = capsys.readouterr().out
    assert "best 0.593, next 0.000" in out
    assert "  + 0.593  {fight: {target: wolf}}" in out
    assert "  - 0.000  pass" in out


@pytest.mark.parametrize("words", [["--player", "nobody"], ["--edition", "xx1"]])
def test_who_is_not_known_is_told(file: Path, words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", str(file), *words]) == MISUSED
    assert "is not known" in capsys.readouterr().err
