"""A recorded game in words; a damaged record is told as such."""

import io
import json
from pathlib import Path

import pytest

from signum.cli import main
from signum.content.languages import LANGUAGES
from signum.rulebooks import GAMES
from signum.table.resuming import resume

Output = pytest.CaptureFixture[str]
GAME = Path(__file__).parent.parent / "games" / "first-fight.json"


def replayed(capsys: Output, *words: str) -> str:
    assert main(["replay", str(GAME), *words]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def test_a_recorded_game_is_told_turn_by_turn(capsys: Output) -> None:
    out = replayed(capsys, "--lang", "en")
    assert out.startswith("Legends of Signum, second edition.\n\nTurn 1: Player 1\n")
    assert "\n\nTurn 2: Player 2\n" in out
    assert "Marshal Odile attacks Vessa the Pale Regent in melee. [C-MEL-01, C-MEL-02, C-TURN-08]\n" in out
    assert "Player 1 took back, with consent." in out
    assert out.splitlines()[-1].startswith("The game is over. Player 1 wins")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language_with_as_many_lines(language: str, capsys: Output) -> None:
    told = replayed(capsys, "--lang", language)
    assert len(told.splitlines()) == len(replayed(capsys, "--lang", "en").splitlines())
    assert "{" not in told


def test_each_seat_is_told_what_it_saw(capsys: Output) -> None:
    first, second, spectator = (
        replayed(capsys, "--lang", "en", *seat) for seat in (["--seat", "first"], ["--seat", "second"], [])
    )
    assert "Player 1 draws Whetstone." in first
    assert "Player 2 draws Grave Bell." in second
    for told, hidden in (
        (first, "Bell."),
        (second, "Whetstone"),
        (spectator, "Bell."),
        (spectator, "Whetstone"),
    ):
        assert hidden not in told


def test_all_tells_every_event_and_rules_can_be_left_out(capsys: Output) -> None:
    whole = replayed(capsys, "--lang", "en", "--all", "--without-rules")
    assert "The phase “construction” begins.\n" in whole
    assert "[C-" not in whole
    assert len(whole.splitlines()) > len(replayed(capsys, "--lang", "en").splitlines())


OF_ITS_VERSION = ("version", "content", "checksum", "time_played")


def test_the_recorded_game_resumes_to_the_end_it_had() -> None:
    match = resume(GAME.read_bytes(), GAMES)
    assert match.finished
    assert match.outcome.winner == 0
    assert without_maker(match.save()) == without_maker(GAME.read_bytes())


def without_maker(record: bytes) -> dict[str, object]:
    """A record without what belongs to its version; the recorded game is older."""
    fields: dict[str, object] = json.loads(record)
    return {name: one for name, one in fields.items() if name not in OF_ITS_VERSION}


def test_a_game_that_is_not_over_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    file = tmp_path / "half.json"
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n1\n"))
    assert main(["play", "--terminal", "--lang", "en", "--save", str(file)]) == 0
    capsys.readouterr()
    assert main(["replay", str(file), "--lang", "en"]) == 0
    assert capsys.readouterr().out.endswith("The record ends here; the game is not over.\n")


def broken(change: str) -> bytes:
    """The recorded game with something wrong."""
    data = GAME.read_bytes()
    if change == "bit":
        return data.replace(b'"seat": 0', b'"seat": 1', 1)
    if change == "half":
        return data[: len(data) // 2]
    if change == "edition":
        return json.dumps({**json.loads(data), "edition": "en3"}).encode()
    return {"empty": b"", "text": b"no record\n", "list": b"[]", "bytes": b"\xff\xfe\x00{"}[change]


@pytest.mark.parametrize("change", ["bit", "half", "edition", "empty", "text", "list", "bytes"])
def test_a_damaged_record_is_exit_code_2_with_a_clear_message(
    change: str, tmp_path: Path, capsys: Output
) -> None:
    file = tmp_path / "broken.json"
    file.write_bytes(broken(change))
    for words in (["replay", str(file)], ["play", "--terminal", "--resume", str(file)]):
        assert main(words) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert err.startswith("signum: ")
        assert "record" in err
        assert len(err.splitlines()) == 1


@pytest.mark.parametrize(
    "words, told",
    [
        (["no-such-file.json"], "no-such-file.json"),
        ([str(GAME), "--lang", "it"], "language: 'it' is not known here"),
        ([str(GAME), "--seat", "third"], "--seat: 'third' is not known here"),
    ],
)
def test_a_wrong_word_is_exit_code_2(words: list[str], told: str, capsys: Output) -> None:
    assert main(["replay", *words]) == 2
    assert told in capsys.readouterr().err
