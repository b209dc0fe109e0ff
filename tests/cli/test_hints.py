"""The command hint: the computer's choice in words, only in a game against computers."""

import io

import pytest

from signum.cli import main
from signum.content.languages import LANGUAGES
from signum.content.words import say

Output = pytest.CaptureFixture[str]


def typed(monkeypatch: pytest.MonkeyPatch, capsys: Output, language: str, seats: str, *lines: str) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join([f"{line}\n" for line in lines])))
    words = ["play", "--terminal", "--lang", language, "--edition", "en2", "--seed", "5", "--seats", seats]
    assert main(words) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_names_options_with_their_worth_and_reasons(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    out = typed(monkeypatch, capsys, language, "human,random", say(language, "command-hint"))
    told = [line for line in out.splitlines() if "(+" in line or "(-" in line]
    assert told
    assert all(line.removeprefix("> ")[0].isdigit() for line in told)
    assert say(language, "telling-hint-none") not in out


def test_two_people_get_no_hints(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    out = typed(monkeypatch, capsys, "en", "human,human", "hint")
    assert say("en", "play-no-hint") in out
