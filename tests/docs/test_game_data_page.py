"""The page on the data of a game: its samples are a game's folder, and every key is there."""

import re
from pathlib import Path

import pytest

from signum.content.calls import PLAIN_IDS
from signum.content.folders import GameFolder, game_folder
from signum.content.rules import load
from signum.content.words import SHARED, words_of

PAGE = (Path(__file__).parents[2] / "docs" / "game-data.md").read_text(encoding="utf-8")


@pytest.fixture
def pond(tmp_path: Path) -> Path:
    """The samples of the page as a folder."""
    description, rules, messages = re.findall(r"```(?:yaml)?\n(.*?)```", PAGE, re.DOTALL)
    (tmp_path / "game.yaml").write_text(description, encoding="utf-8")
    (tmp_path / "rules.yaml").write_text(rules, encoding="utf-8")
    (tmp_path / "messages" / "en").mkdir(parents=True)
    (tmp_path / "messages" / "en" / "events.ftl").write_text(messages, encoding="utf-8")
    return tmp_path


def test_the_samples_are_a_game(pond: Path) -> None:
    rules = load(game_folder(pond))
    assert {id: one.printings for id, one in rules.items()} == {
        "F-HOP-01": ("lake",),
        "G-LOUD": ("pond", "lake"),
    }
    assert words_of(pond).say("en", "event-hopped", frog="Rana") == "Rana hops."


def test_every_key_and_family_is_named() -> None:
    keys = set(GameFolder.__struct_fields__) - {"name", "path"}
    assert {key for key in keys if f"{key}:" not in PAGE} == set()
    families = {"event", "option", "choice", "refusal", "outcome", "telling", "finding", "command", "play"}
    assert {one for one in families if f"`{one}-`" not in PAGE} == set()
    assert PLAIN_IDS.fullmatch("play-first-steps")
    assert not SHARED.has("en", "play-first-steps")
