"""`signum field draw` writes a picture of a scenario's table."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from signum.cli import main

Output = pytest.CaptureFixture[str]

TABLE = """
scenario: A fox before a wood
edition: en2
terrains:
  wood: {centre: [20, 30], radius: 5, abilities: [difficult]}
  rocks: {corners: [[34, 26], [42, 26], [43, 32], [36, 34]], abilities: [impassable, blocks-los]}
seats:
  first:
    creatures:
      fox: {strength: 1, health: 2, movement: L, at: [30, 22]}
      hawk: {strength: 1, health: 2, movement: M, at: [10, 10], keywords: [flight]}
  second:
    creatures:
      ogre: {strength: 3, health: 5, base: 60, at: [30, 36]}
      wolf: {strength: 2, health: 2, at: [45, 38]}
script:
- first: {activate: fox}
- first: {move: [30, 25]}
"""


@pytest.fixture
def table(tmp_path: Path) -> Path:
    file = tmp_path / "table.yaml"
    file.write_text(TABLE)
    return file


def drawn(capsys: Output, *words: str) -> list[str]:
    assert main(["field", "draw", *words]) == 0
    tree = ElementTree.fromstring(capsys.readouterr().out)
    return [part.get("class", "") for part in tree.iter()]


def test_a_table_shows_bases_and_templates(capsys: Output, table: Path) -> None:
    classes = drawn(capsys, str(table))
    assert classes.count("base mine") == classes.count("base enemy") == 2
    assert (classes.count("template"), classes.count("template impassable")) == (1, 1)
    assert "region" not in classes


def test_a_creature_shows_its_region_its_sight_and_its_way(capsys: Output, table: Path) -> None:
    classes = drawn(capsys, str(table), "--creature", "fox", "--to", "30,30.5")
    assert [classes.count(one) for one in ("region", "sight", "blocked", "path", "base ghost")] == [
        1,
        1,
        1,
        1,
        1,
    ]


def test_a_place_out_of_reach_has_no_way(capsys: Output, table: Path) -> None:
    classes = drawn(capsys, str(table), "--creature", "hawk", "--to", "30,10")
    assert "region" in classes
    assert "path" not in classes


def test_the_steps_are_played_first(capsys: Output, table: Path, tmp_path: Path) -> None:
    files = [tmp_path / "before.svg", tmp_path / "after.svg"]
    for steps, file in enumerate(files):
        assert main(["field", "draw", str(table), "--steps", str(2 * steps), "-o", str(file)]) == 0
    before, after = (file.read_text() for file in files)
    assert 'cy="380"' in before
    assert 'cy="350"' in after


@pytest.mark.parametrize(
    "words, cause",
    [
        (["--creature", "ogr"], "did you mean 'ogre'"),
        (["--to", "3,4"], "--to needs --creature"),
        (["--creature", "fox", "--to", "here"], "--to takes two lengths"),
        (["--edition", "fr1"], "'fr1' is not known"),
    ],
)
def test_mistakes_are_told(capsys: Output, table: Path, words: list[str], cause: str) -> None:
    assert main(["field", "draw", str(table), *words]) == 2
    assert cause in capsys.readouterr().err
