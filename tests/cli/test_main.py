"""The command answers every call with an exit code, and a mistake never shows a traceback."""

import re
import subprocess
import sys
from argparse import Namespace

import pytest

from signum import __version__
from signum.cli import VERBS, main
from signum.cli import rules as rules_verb
from signum.content.mistakes import Mistake

Output = pytest.CaptureFixture[str]


def test_alone_it_tells_its_verbs(capsys: Output) -> None:
    assert main([]) == 0
    told = capsys.readouterr().out
    assert "Legends of Signum" in told
    assert all(re.search(rf"\n    {verb}\s", told) for verb in VERBS)


@pytest.mark.parametrize(
    "words",
    [["--help"], ["rules"], ["rules", "--help"], ["rules", "show", "--help"], ["scenario"], ["field"]],
)
def test_help_is_given_at_every_step(words: list[str], capsys: Output) -> None:
    assert main(words) == 0
    assert capsys.readouterr().out.startswith(f"usage: signum {words[0].removeprefix('--help')}".rstrip())


def test_it_tells_its_version(capsys: Output) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"signum {__version__}\n"


@pytest.mark.parametrize(
    "words", [["dance"], ["--dance"], ["rules", "dance"], ["rules", "list", "dance"], [""]]
)
def test_bad_usage_is_exit_code_2_and_says_where_help_is(words: list[str], capsys: Output) -> None:
    assert main(words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("signum: ")
    assert "--help` tells more" in err


def test_a_word_too_many_is_answered_with_the_usage_of_its_verb(capsys: Output) -> None:
    assert main(["deck", "list", "--pack", "mine"]) == 2
    told = capsys.readouterr().err
    assert told.startswith("signum: not known here: --pack mine\nusage: signum deck list ")
    assert told.endswith("`signum deck list --help` tells more\n")


@pytest.mark.parametrize(
    "raised, code, told",
    [
        (Mistake("do it so"), 2, "signum: do it so\n"),
        (OSError(28, "No space left"), 2, "signum: No space left\n"),
        (IsADirectoryError(21, "Is a directory", "here"), 2, "signum: here: Is a directory\n"),
        (KeyboardInterrupt(), 130, "\n"),
        (BrokenPipeError(), 141, ""),
    ],
)
def test_what_stops_a_verb_is_an_exit_code(
    raised: BaseException, code: int, told: str, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(options: Namespace) -> int:
        raise raised

    monkeypatch.setattr(rules_verb, "list_rules", stopped)
    assert main(["rules", "list"]) == code
    assert capsys.readouterr().err == told


def test_a_reader_who_leaves_early_is_no_fault() -> None:
    command = subprocess.Popen(
        [sys.executable, "-m", "signum", "rules", "list"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert command.stdout is not None
    assert command.stderr is not None
    command.stdout.close()
    with command.stderr as errors:
        assert errors.read() == b""
    assert command.wait() == 141


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize("words, code", [("rules show C-MEL-03", 0), ("play --terminal", 0), ("dance", 2)])
def test_a_stream_that_is_closed_is_no_fault(words: str, code: int, closed: str) -> None:
    command = f"{sys.executable} -m signum {words} {closed}"
    ended = subprocess.run(["sh", "-c", command], capture_output=True, stdin=subprocess.DEVNULL, text=True)
    assert ended.returncode == code
    assert "Traceback" not in ended.stdout + ended.stderr


def test_the_command_starts_without_the_rooms_of_its_verbs() -> None:
    heavy = "{'yaml', 'msgspec', 'signum.content.rules'}"
    ask = f"import sys; from signum.cli import parser; parser(); print({heavy} & set(sys.modules))"
    answer = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True)
    assert answer.stdout == "set()\n"
