"""The bytes of a first visit to a table, from the built files (tools/page_weight.py: in a browser)."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from signum.classic.library import ClassicLibrary
from signum.content.languages import LANGUAGES
from tools import web

MOST = 180_000
HEADERS = 300
"""Of each file."""
OF_CARDS = 650
"""The headers of the cards, which are the same for everybody but no file."""
REST = 6_100
"""The page itself, what the service worker keeps, and the first screen, as measured."""
WIDE = "src/games/classic/views/WideView.svelte"
WORDS = ("common", "classic-table")


@pytest.fixture(scope="module")
def chunks() -> dict[str, Any]:
    """Those of the pages as they are now."""
    web.build()
    found: dict[str, Any] = json.loads((web.STATIC / ".manifest.json").read_text(encoding="utf-8"))
    return found


def needed(chunks: dict[str, Any], language: str) -> set[str]:
    """The files of a duel in three columns."""
    todo = [WIDE]
    seen: set[str] = set()
    while todo:
        key = todo.pop()
        if key not in seen:
            seen.add(key)
            todo += chunks[key].get("imports", ())
    [words] = Path(web.STATIC, "assets").glob("words-*")
    said = {f"assets/{words.name}/{language}/{part}.json" for part in WORDS}
    return said | {file for key in seen for file in (chunks[key]["file"], *chunks[key].get("css", ()))}


def sizes(files: set[str]) -> Iterator[int]:
    for file in files:
        path = Path(web.STATIC, file)
        packed = path.with_name(f"{path.name}.br")
        yield (packed if packed.is_file() else path).stat().st_size + HEADERS


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_visit_to_a_table_is_light(language: str, chunks: dict[str, Any]) -> None:
    groups = frozenset({"dogs-of-war", "neutral", "vallor", "grypharim"})
    cards = len(gzip.compress(ClassicLibrary().cards_shown(language, groups=groups))) + OF_CARDS
    files = needed(chunks, language)
    assert any("classic-table" in file for file in files)
    assert not any("warseer" in file or "Lobby" in file for file in files)
    assert sum(sizes(files)) + cards + REST <= MOST
