"""The example of docs/lessons.md is a right lesson, and the page names every key."""

import re
from pathlib import Path

import pytest

from signum.content.source import parse
from signum.rulebooks import GAMES
from signum.table.lessons import lesson
from signum.table.lessons.checking import mistakes_of
from signum.table.lessons.reading import CONDITIONS, LESSON_KEYS, STEP_KEYS

PAGE = (Path(__file__).parent.parent.parent / "docs" / "lessons.md").read_text(encoding="utf-8")


def test_the_example_teaches() -> None:
    (example,) = re.findall(r"```yaml lesson\n(.*?)```", PAGE, re.DOTALL)
    taught = lesson(parse(example, "lessons.md"), "a-blow", GAMES)
    assert len(taught.steps) == 2
    assert mistakes_of(taught, GAMES) == []


@pytest.mark.parametrize("word", [*LESSON_KEYS, *STEP_KEYS, *CONDITIONS])
def test_every_key_and_condition_is_named(word: str) -> None:
    assert f"`{word}`" in PAGE
