"""docs/lab.md is true: its commands run, and what they print has the lines that the page shows."""

import re
import shlex
from pathlib import Path

import pytest

from signum.classic.rulebook import EMPTY_DECK
from signum.cli import main
from signum.lab import simulation

PAGE = Path(__file__).parents[2] / "docs" / "lab.md"
TEXT = PAGE.read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```console\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
FEWER = {"simulate": "2", "league": "6"}
"""The number of games played instead of two hundred; a league of two decks needs six."""


def commands(example: str) -> list[tuple[list[str], list[str]]]:
    """The commands of an example, each with the lines under it."""
    found: list[tuple[list[str], list[str]]] = []
    for line in example.splitlines():
        if line.startswith("$ signum "):
            words = shlex.split(line)[2:]
            before = ["", *words[:-1]]
            fewer = [FEWER[words[0]] if flag == "--games" else word for flag, word in zip(before, words)]
            found.append((fewer, []))
        else:
            found[-1][1].append(line)
    return found


def form(line: str) -> str:
    """A line without its figures: endings and strengths are not part of the form."""
    line = re.sub(r"(ends: |slowest decision: |pairs by points: ).*", r"\1", line)
    line = re.sub(r"[+-]?\d+(\.\d+)?", "#", line)
    return re.sub(r" +", " ", line).replace("random # (# to #)", "greedy # (# to #)")


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_commands_print_what_the_page_shows(
    example: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for words, shown in commands(example):
        assert main(words) == 0
        printed = [form(line) for line in capsys.readouterr().out.splitlines()]
        # Whether one player won both of two games is chance.
        printed = [line for line in printed if not line.startswith(" one of them won everything")]
        assert printed == [form(line) for line in shown] or not shown


def test_the_page_has_examples_of_each_verb() -> None:
    verbs = [words[0] for example in EXAMPLES for words, _ in commands(example)]
    assert verbs == ["simulate", "simulate", "replay", "league"]


def test_the_page_names_every_end_and_what_programs_use() -> None:
    for word in (EMPTY_DECK, simulation.UNFINISHED, simulation.FAILED, "hero", "prosperity"):
        assert f"`{word}`" in TEXT
    for name in ("LineUp", "played", "all_played", "decisions"):
        assert hasattr(simulation, name)
        assert f"`{name}`" in TEXT
    for flag in ("--deck", "--evaluations", "--json", "--jobs", "--save", "--first", "--seed", "--edition"):
        assert flag in TEXT
