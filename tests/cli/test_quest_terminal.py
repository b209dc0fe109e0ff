"""Quests at the terminal: a quest's terrain is laid by number or by typing; quests and honour are told."""

from pathlib import Path

import pytest

from tests.cli.test_duels import Output, played

POSITION = """
scenario: a quest brings ruins
mode: quest-pve
seats:
  first:
    hero: {called: lion, name: Lion, strength: 3, health: 8, movement: M, at: [30, 2]}
    deck: [oak, elm, ash]
    quest-deck: [the-cold-hearth, the-watchfire]
  second:
    deck: [marrow-frost, open-graves]
turn: {active: second, number: 2, phase: quests}
"""


@pytest.mark.parametrize(
    ("typed", "refused", "at"),
    [
        (["1"], False, "24 / 27 cm and 31 / 34 cm"),
        (["lay ruins 20 40 90"], False, "16.5 / 36.5 cm and 23.5 / 43.5 cm"),
        (["lay ruins 20 2 90", "lay forest 20 40", "2"], True, "24 / 15 cm and 31 / 22 cm"),
    ],
)
def test_a_quests_terrain_is_laid(
    typed: list[str], refused: bool, at: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    """Q-TER-01: some places are listed, any other is typed, and a wrong one is refused with its reason."""
    file = tmp_path / "ruins.yaml"
    file.write_text(POSITION, encoding="utf-8")
    words = ["play", "--terminal", str(file), "--seed", "1", "--lang", "en", "--seats", "human,greedy"]
    out = played(monkeypatch, capsys, *typed, "look", words=words)
    assert "1. In the middle of the Battlefield, at 27.5 / 30.5 cm" in out
    assert "lay Ruins 30 25 90" in out
    assert ("15 cm must be kept" in out) == ("No card is called that: forest." in out) == refused
    assert f"Lies between {at}." in out
    assert "Quest “What the Ashes Keep”: 0/1.\n" in out[: out.index("> look")]
    look = out[out.index("> look") :]
    assert "The Overlord: 0 cards in the Hand, 2 cards in the deck." in look
    assert "Honour 0, the Overlord's Rage 3; the next section begins at 5 Honour." in look
    assert "Goal: “Ruins” is searched." in look
