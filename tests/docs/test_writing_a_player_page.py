"""docs/writing-a-player.md is true: its player plays in every command it shows, and every option is named."""

import re
import shlex
from io import StringIO
from pathlib import Path
from typing import get_args

import pytest

from signum.classic.rules import Classic
from signum.cli import main

PAGE = Path(__file__).parents[2] / "docs" / "writing-a-player.md"
TEXT = PAGE.read_text(encoding="utf-8")
PLAYER = re.findall(r"^```python player\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)[0]
COMMANDS = [shlex.split(line)[2:] for line in re.findall(r"^\$ signum .*$", TEXT, re.MULTILINE)]


@pytest.fixture(autouse=True)
def saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The player of the page lies in the folder, and so do the puzzles."""
    (tmp_path / "signum").symlink_to(PAGE.parents[1] / "signum")
    (tmp_path / "hunter.py").write_text(PLAYER, encoding="utf-8")
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("verb", ["simulate", "league"])
def test_the_player_of_the_page_plays(verb: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A few turns of two games, in which it gives no answer that is not legal."""
    words = next(one for one in COMMANDS if one[0] == verb)
    words[words.index("--games") + 1] = "2"
    main([*words, "--jobs", "1", "--turns", "8"])
    told = capsys.readouterr().out
    assert "hunter.py" in told
    assert re.search(r"ends: (hero \d, )?unfinished \d\n", told)


def test_it_answers_puzzles(capsys: pytest.CaptureFixture[str]) -> None:
    words = next(one for one in COMMANDS if one[0] == "puzzles")
    assert main(words) in (0, 1)
    assert "solved by hunter.py" in capsys.readouterr().out


def test_it_sits_at_the_terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    words = next(one for one in COMMANDS if one[0] == "play")
    monkeypatch.setattr("sys.stdin", StringIO())
    assert main([*words, "--lang", "en"]) == 0
    assert "as hunter.py plays" in capsys.readouterr().out


def test_the_page_names_every_option() -> None:
    rows = re.findall(r"^\| `([\w.]+)` \| `(\w+)\((.*?)\)` \| .+ \|$", TEXT, re.MULTILINE)
    options = [
        (one.__module__, one.__name__, ", ".join(one.__struct_fields__)) for one in get_args(Classic.options)
    ]
    assert sorted(rows) == sorted(options)


@pytest.mark.parametrize(
    "text, told",
    [
        (None, "mine.py: there is no such file"),
        ("x =", "mine.py cannot be loaded: SyntaxError: "),
        ("x = 1", "mine.py: it has no function player(seed); docs/writing-a-player.md shows one"),
    ],
)
@pytest.mark.parametrize(
    "words", [["simulate", "--seats", "mine.py,random"], ["puzzles", "--player", "mine.py"]]
)
def test_what_is_wrong_with_a_file_is_told(
    text: str | None, told: str, words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if text is not None:
        (tmp_path / "mine.py").write_text(text, encoding="utf-8")
    assert main(words) == 2
    assert told in capsys.readouterr().err


def test_an_answer_that_is_not_legal_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    answer = "lambda view, choice, deadline: Save()"
    wrong = f"from signum.classic.chapters.cards.city import Save\ndef player(seed):\n    return {answer}\n"
    (tmp_path / "wrong.py").write_text(wrong, encoding="utf-8")
    assert main(["puzzles", "signum/data/classic/puzzles/kill", "--player", "wrong.py"]) == 2
    assert "wrong.py gave an answer that is not legal: " in capsys.readouterr().err
    assert main(["play", "--terminal", "--seats", "wrong.py,random", "--lang", "en"]) == 2
    assert "wrong.py gave an answer that is not legal: " in capsys.readouterr().err
    assert main(["simulate", "--seats", "wrong.py,random", "--games", "1", "--jobs", "1"]) == 1
    assert "failed 1" in capsys.readouterr().out
