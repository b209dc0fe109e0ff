"""Every page leads somewhere: its links and paths are there, and the commands it shows are understood."""

import re
import shlex
from pathlib import Path

import pytest

from signum.cli import parser

ROOT = Path(__file__).parents[2]
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "CHANGELOG.md",
    *sorted((ROOT / "docs").rglob("*.md")),
]
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
PATH = re.compile(r"`((?:signum|tests|tools|web|docs)/[\w./-]+)`")
COMMAND = re.compile(r"^(?:    |\$ )(?:\.venv/bin/)?signum (.+)$", re.MULTILINE)
MORE = "..."
"""Stands for more of the same."""


def commands(text: str) -> list[list[str]]:
    """The commands that stand on lines of their own, without what the shell does with them."""
    found = []
    for line in COMMAND.findall(text):
        plain = re.split(r"\s[<>#]|\s{2,}", line)[0]
        found.append([word for word in shlex.split(plain) if word != MORE])
    return found


@pytest.mark.parametrize("page", PAGES, ids=[str(one.relative_to(ROOT)) for one in PAGES])
def test_what_a_page_points_at_is_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    links = [page.parent / one for one in LINK.findall(text) if "://" not in one]
    paths = [ROOT / one for one in PATH.findall(text)]
    assert [str(one) for one in [*links, *paths] if not one.exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=[str(one.relative_to(ROOT)) for one in PAGES])
def test_the_commands_of_a_page_are_understood(page: Path) -> None:
    for words in commands(page.read_text(encoding="utf-8")):
        parser().parse_args(words)


def test_the_pages_show_commands() -> None:
    verbs = {words[0] for page in PAGES for words in commands(page.read_text(encoding="utf-8"))}
    assert verbs >= {"play", "serve", "cards", "deck", "scenario", "puzzles", "simulate", "league", "replay"}


def test_the_readme_leads_to_every_page() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    pages = [one.name for one in (ROOT / "docs").glob("*.md")]
    assert [name for name in pages if f"docs/{name}" not in text] == []
