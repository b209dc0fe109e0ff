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

MOST = {"en": 180_000, "fr": 183_000, "de": 183_000, "ru": 186_500}
"""The aim is 180,000; only English keeps it so far, the others shall not grow."""
HEADERS = 345
"""Of each response."""
REST = 5_900
"""The page itself, what the service worker keeps, and the first screen, as measured."""
WIDE = "src/games/classic/views/WideView.svelte"
START = ("index.html", WIDE)


@pytest.fixture(scope="module")
def chunks() -> dict[str, Any]:
    """Those of the pages as they are now."""
    web.build()
    found: dict[str, Any] = json.loads((web.STATIC / ".manifest.json").read_text(encoding="utf-8"))
    return found


def needed(chunks: dict[str, Any], language: str) -> set[str]:
    """The files of a duel in three columns."""
    words = [f"words-{language}{part}" for part in ("", "-shell-table", "-classic-table")]
    todo = [*START, *[key for key, one in chunks.items() if one.get("name") in words]]
    assert len(todo) == len(START) + len(words)
    seen: set[str] = set()
    while todo:
        key = todo.pop()
        if key not in seen:
            seen.add(key)
            todo += chunks[key].get("imports", ())
    return {file for key in seen for file in (chunks[key]["file"], *chunks[key].get("css", ()))}


def sizes(files: set[str]) -> Iterator[int]:
    for file in files:
        path = Path(web.STATIC, file)
        packed = path.with_name(f"{path.name}.br")
        yield (packed if packed.is_file() else path).stat().st_size + HEADERS


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_visit_to_a_table_is_light(language: str, chunks: dict[str, Any]) -> None:
    groups = frozenset({"dogs-of-war", "neutral", "vallor", "grypharim"})
    cards = len(gzip.compress(ClassicLibrary().cards_shown(language, groups=groups))) + HEADERS
    files = needed(chunks, language)
    assert any("classic-table" in file for file in files)
    assert not any("warseer" in file or "Lobby" in file for file in files)
    assert sum(sizes(files)) + cards + REST <= MOST[language]
