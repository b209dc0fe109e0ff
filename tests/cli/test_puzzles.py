"""`signum puzzles` prints the solved puzzles, the player's candidates, and the value of every answer."""

from pathlib import Path

import pytest

from signum.cli import DONE, FOUND, MISUSED, main
from signum.table.puzzles import suite

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


RAM = """
scenario: A ram finishes the wolf
game: warseer
seats:
  first:
    creatures:
      ram: {attack: melee, dice: [red], keywords: [slow], health: 3, at: [5, 4]}
  second:
    creatures:
      wolf: {health: 3, wounds: 2, keywords: [brave], rank: bronze, at: [6, 4]}
      ox: {health: 3, keywords: [brave], rank: bronze, at: [6, 3]}
script:
- first: {activate: ram}
puzzle:
  seat: first
  choice: act
  accepted: [{attack: wolf}]
  rejected: [{attack: ox}]
  why: The wolf has one health left.
  proof: {goal: {dies: wolf}, until: activation, best: 0.667, next: 0.000}
"""


@pytest.fixture
def both(file: Path) -> Path:
    """A folder with a puzzle of each game."""
    (file.parent / "ram.yaml").write_text(RAM, encoding="utf-8")
    return file.parent


def test_a_file_knows_its_game(both: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", str(both)]) == DONE
    assert "3 of 3 solved by greedy" in capsys.readouterr().out


def test_the_puzzles_of_one_game_are_selected(both: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", str(both), "--game", "warseer"]) == DONE
    assert "1 of 1 solved by greedy" in capsys.readouterr().out
    assert main(["puzzles", str(both), "--game", "warseer", "--proofs"]) == DONE
    assert "best 0.667, next 0.000" in capsys.readouterr().out


def test_the_suite_of_the_game_is_the_default(
    both: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    of_game = both / "warseer" / "kill"
    of_game.mkdir(parents=True)
    (both / "ram.yaml").rename(of_game / "ram.yaml")
    monkeypatch.setattr(suite, "suite_folder", lambda game: both / game.name)
    assert main(["puzzles", "--game", "warseer"]) == DONE
    assert "solved  kill/ram [fr112]" in capsys.readouterr().out


@pytest.mark.parametrize(
    "words", [["--game", "chess"], ["--game", "warseer", "--edition", "en2"], ["--player", "gentle"]]
)
def test_words_of_another_game_are_told(
    both: Path, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """The greedy players have a name in common, the gentle one plays only the classic game."""
    assert main(["puzzles", str(both), *words]) == MISUSED
    assert "is not known" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["--player", "nobody"], ["--edition", "xx1"]])
def test_who_is_not_known_is_told(file: Path, words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", str(file), *words]) == MISUSED
    assert "is not known" in capsys.readouterr().err
