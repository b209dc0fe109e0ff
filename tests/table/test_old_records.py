"""Games that earlier versions recorded are played again to the bit (docs/decisions/records.md)."""

import gzip
import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from signum.content.languages import LANGUAGES
from signum.engine.records import encoded
from signum.rulebooks import GAMES
from signum.table.match import Match
from signum.table.record import RecordError
from signum.table.resuming import resume
from signum.table.verifying import findings

FOLDER = Path(__file__).parents[1] / "records"
KEPT = sorted(FOLDER.glob("*/kept/*.json.gz"))
"""Games that depended on a rule that was put right: the version that made them plays them."""
FILES = sorted(FOLDER.glob("*/*.json.gz"))
NAMES = [str(file.relative_to(FOLDER)) for file in FILES]


def plain(match: Match) -> dict[str, Any]:
    """The record of a match as it would be written now."""
    found: dict[str, Any] = json.loads(match.save())
    return found


def test_every_printing_of_every_version_has_games() -> None:
    versions = [one for one in FOLDER.iterdir() if one.is_dir()]
    assert versions
    for version in versions:
        printings = {file.name.partition("-")[0] for file in version.glob("*.json.gz")}
        assert printings == {edition for game in GAMES.values() for edition in game.editions}


@pytest.mark.parametrize("file", FILES, ids=NAMES)
def test_a_recorded_game_is_the_same_game_again(file: Path) -> None:
    data = gzip.decompress(file.read_bytes())
    before, match = json.loads(data), resume(data, GAMES)
    after = plain(match)
    assert after["entries"] == before["entries"]
    assert after["outcome"] == before["outcome"]
    assert after["notes"] == before["notes"]
    marks = {mark["entries"]: mark["digest"] for mark in after["marks"]}
    assert before["marks"]
    assert {mark["entries"]: mark["digest"] for mark in before["marks"]}.items() <= marks.items()
    assert after["start"] == msgspec.json.decode(encoded(match.start))
    assert match.finished is ("unfinished" not in file.name)


@pytest.mark.parametrize("file", FILES[:: len(FILES) // 4], ids=NAMES[:: len(FILES) // 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_recorded_game_is_told(file: Path, language: str) -> None:
    match = resume(gzip.decompress(file.read_bytes()), GAMES)
    teller = GAMES[match.rules.name].teller(match, language, None)
    lines = list(teller.story(match.log(None)))
    assert len([line for line in lines if line]) > 5
    assert teller.outcome() if match.finished else teller.turn()


def test_the_dice_of_a_recorded_game_are_verified() -> None:
    committed = [file for file in FILES if "conceded" in file.name]
    assert committed
    for file in committed:
        found = list(findings(gzip.decompress(file.read_bytes()), GAMES))
        assert [one.what for one in found if not one.right] == []
        assert "outcome" in [one.what for one in found]


@pytest.mark.parametrize("file", KEPT, ids=[file.name for file in KEPT])
def test_a_game_by_a_rule_that_was_wrong_is_kept_with_its_version(file: Path) -> None:
    """Since W-FEAT-05 is asked only if an achievement can be played, and with other cards."""
    version = re.escape(file.parent.parent.name)
    with pytest.raises(RecordError, match=rf"entry \d+ .*; version {version} made the record with other"):
        resume(gzip.decompress(file.read_bytes()), GAMES)
