"""Three and two against two at the terminal: the way to win, the first turn, sides, allies, the end."""

from pathlib import Path

import pytest

from tests.cli.test_duels import ENGLISH, Output, played

THREE = ["play", "--terminal", "--mode", "three", "--seed", "3", "--seats", "human,random,random", *ENGLISH]
TEAMS = [
    "play",
    "--terminal",
    "--mode",
    "teams",
    "--seed",
    "5",
    "--seats",
    "human,random,random,random",
    *ENGLISH,
]


def test_three_are_told_how_to_win_and_who_begins(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    out = played(monkeypatch, capsys, words=THREE)
    assert "To win, eliminate all other heroes, or have 33 Prosperity" in out
    assert "The players roll for the first turn: 2 for Player 1, 1 for Player 2, 1 for Player 3." in out


def test_a_place_along_an_upright_side_counts_from_the_south(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    """C-VAR-03: the side towards the north-west runs from south to north."""
    out = played(monkeypatch, capsys, "1", "place 10", words=THREE)
    assert "how many centimetres from the south edge of the Battlefield: place 20" in out
    assert "places the hero Brissa de Molforn at 1.6 / 10 cm." in out


def test_a_place_along_a_level_side_counts_from_the_west(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    out = played(monkeypatch, capsys, "2", "place 10", words=THREE)
    assert "how many centimetres from the west edge of the Battlefield: place 20" in out
    assert "places the hero Brissa de Molforn at 10 / 58.4 cm." in out


def test_teams_are_named_and_an_ally_is_called_so(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    out = played(monkeypatch, capsys, "look", words=TEAMS)
    assert "Player 1 and Player 2 play against Player 3 and Player 4." in out
    assert "eliminate both opposing heroes, or let each player of your team have 33 Prosperity" in out
    assert "Player 2 (your ally): 3 Prosperity" in out
    assert "Player 3: 3 Prosperity" in out


LAST_TURNS = """
scenario: a team whose opponents are about to fall
mode: teams
seats:
  first:
    hero: {called: lion, name: Lion, strength: 9, health: 9, movement: M, at: [30, 20]}
    deck: [oak, elm, ash]
  second:
    hero: {called: bear, name: Bear, strength: 1, health: 9, at: [50, 3]}
    deck: [oak, elm, ash]
  third:
    hero: {called: wolf, name: Wolf, strength: 0, health: 1, at: touching lion}
    deck: [oak, elm, ash]
    creatures: {imp: {strength: 1, health: 1, at: [10, 57]}}
  fourth:
    hero: {called: hawk, name: Hawk, strength: 0, health: 1, at: [30, 32]}
    deck: [oak, elm, ash]
turn: first
"""


def last_turns(file: Path, position: str, seats: str) -> list[str]:
    """A game from a position, as it is typed."""
    file.write_text(position, encoding="utf-8")
    return ["play", "--terminal", str(file), "--seats", seats, "--seed", "1", *ENGLISH]


def test_a_game_of_three_is_played_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    """One player is out before the others (C-VAR-02, C-VAR-09)."""
    three = (
        LAST_TURNS[: LAST_TURNS.index("  fourth:")].replace("mode: teams", "mode: three") + "turn: first\n"
    )
    words = last_turns(tmp_path / "three.yaml", three.replace("[50, 3]", "[30, 32]"), "human,random,random")
    out = played(monkeypatch, capsys, *["1"] * 60, words=words)
    assert "takes no further part in the game." in out
    assert out.splitlines()[-1].startswith("The game is over. Player 1 wins")


def test_two_against_two_is_played_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    """One of a team falls and the other plays on, until the team has lost both heroes (C-VAR-05, -09)."""
    words = last_turns(tmp_path / "teams.yaml", LAST_TURNS, "human,random,random,random")
    out = played(monkeypatch, capsys, *["1"] * 60, words=words)
    assert "Player 3 takes no further part in the game." in out
    assert "The Imp" not in out[out.index("takes no further part") :]
    last = "The game is over. Player 1 and Player 2 win: the opposing heroes have fallen."
    assert out.splitlines()[-1] == last
