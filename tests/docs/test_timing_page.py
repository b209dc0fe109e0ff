"""docs/timing.md is true: its examples run, its rules exist, and it speaks of every chapter it promises."""

import re
from pathlib import Path

import pytest

from signum.content.rules import catalogue
from signum.content.source import parse
from signum.rulebooks import GAMES
from signum.table.scenario import WAYS
from signum.table.scenario.reading import Scenario, scenario

PAGE = Path(__file__).parents[2] / "docs" / "timing.md"
TEXT = PAGE.read_text(encoding="utf-8")
EXAMPLE = re.compile(r"^```yaml scenario\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)


def examples() -> list[Scenario]:
    """The scenarios of the page, with their lines in it."""
    found = []
    for match in EXAMPLE.finditer(TEXT):
        above = TEXT.count("\n", 0, match.start("text"))
        found.append(scenario(parse("\n" * above + match["text"], str(PAGE)), GAMES))
    return found


CHAPTERS = [
    "setup",
    "turn",
    "city",
    "play",
    "summon",
    "relic",
    "tactic",
    "terrain",
    "ruins",
    "activation",
    "movement",
    "melee",
]
CASES = [(example, edition) for example in examples() for edition in example.editions]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("example, edition", CASES, ids=[f"{one.title}-{edition}" for one, edition in CASES])
def test_every_example_runs(example: Scenario, edition: str, way: str) -> None:
    WAYS[way](example, edition, GAMES)


def test_every_rule_that_is_named_exists() -> None:
    named = set(re.findall(r"\b[CAT]-[A-Z]+(?:-[A-Z]+)*-\d\d\b", TEXT))
    assert len(named) > 30
    assert named <= set(catalogue())


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_chapter_of_these_actions_is_told(chapter: str) -> None:
    of_chapter = {one.id for one in catalogue().values() if one.chapter == chapter}
    assert of_chapter & set(re.findall(r"\bC-[A-Z]+-\d\d\b", TEXT))


def test_every_ability_of_the_glossary_has_its_place() -> None:
    """Each is named by its id, or by its title where its windows are told."""
    words = " ".join(TEXT.lower().split())
    abilities = [one for one in catalogue().values() if one.id.startswith("A-")]
    titles = {one.id: one.title.split(":")[0].split(" [")[0].removesuffix(" X").lower() for one in abilities}
    assert not [id for id, title in titles.items() if id.lower() not in words and title not in words]


def test_the_table_of_windows_names_sections_of_the_page() -> None:
    table = TEXT.split("## All windows at a glance")[1].split("\n## ")[0]
    rows = [line.split("|")[-2] for line in table.splitlines() if line.startswith("| ")][1:]
    headings = re.findall(r"^##+ (.*)$", TEXT, re.MULTILINE)
    assert len(rows) > 15
    for row in rows:
        for named in row.split(","):
            assert any(heading.startswith(named.strip()) for heading in headings), named
