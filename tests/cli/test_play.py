"""A game at the terminal: options by number, everything in words, a polite end at any moment."""

import io
import re
import subprocess
import sys
from pathlib import Path

import pytest

from signum.cli import main
from signum.content.words import LANGUAGES, say
from signum.table.match import Match

Output = pytest.CaptureFixture[str]
SCRIPTED = ["play", "--terminal", "--seed", "7", "--lang", "en"]


def played(
    monkeypatch: pytest.MonkeyPatch, capsys: Output, *lines: str, words: list[str] | None = None
) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    assert main(SCRIPTED if words is None else words) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_by_taking_the_first_option(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    out = played(
        monkeypatch, capsys, *["1"] * 600, words=["play", "--terminal", "--seed", "3", "--lang", language]
    )
    told = [
        say(language, f"outcome-{by}", seat=say(language, f"seat-{seat}"))
        for by in ("hero", "prosperity", "tie-break", "draw")
        for seat in ("first", "second")
    ]
    assert any(line in out.splitlines()[-1] for line in told)


@pytest.mark.parametrize(
    "words", [["--seats", "random,random"], ["--seats", "random,random", "--edition", "ru1"]]
)
def test_two_computers_play_alone(words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    out = played(monkeypatch, capsys, words=[*SCRIPTED, *words])
    assert "The game is over." in out
    assert ">" not in out


def test_the_same_seed_and_answers_are_the_same_game(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    assert played(monkeypatch, capsys, *["1"] * 40) == played(monkeypatch, capsys, *["1"] * 40)


def test_the_end_of_input_ends_the_game_politely(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    assert played(monkeypatch, capsys).endswith("The input has ended, and with it this session.\n")


def test_without_the_word_terminal_it_says_that_there_is_no_browser_client_yet(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    out = played(monkeypatch, capsys, words=["play", "--lang", "en"])
    assert out.startswith("The browser client is not there yet; the game starts in the terminal.\n")
    assert "1. Activate" in out


def test_commands_are_known_in_english_and_in_the_language_played(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    german = ["play", "--terminal", "--lang", "de"]
    for command in ("look", "schau", "Schau"):
        out = played(monkeypatch, capsys, command, words=german)
        assert "Marschallin Odile (Held): Kraft 3, Wunden 0 von 6, Rüstung 2." in out
    assert "schau: der Tisch" in played(monkeypatch, capsys, "?", words=german)


def test_look_hand_and_log(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    out = played(monkeypatch, capsys, "look", "hand", "log", "1", "2", "log all")
    assert "Severus the Veteran Legionary (character): strength 1, wounds 0 of 2. Abilities: Veteran" in out
    assert "First player, 3 cards in the Hand: Field Rations, Old Banner, Second Wind." in out
    assert "Nothing has happened yet." in out
    assert "Marshal Odile is activated. [C-ACT-02, C-TURN-07, C-TURN-08]" in out


def test_what_is_not_understood_changes_nothing(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    strange = [
        "0",
        "99",
        "-1",
        "1" * 5000,
        "dance",
        "\x00",
        "١",
        "²",
        "save",
        "why",
        "why dance",
        "move 1",
        "rule X-1",
    ]
    out = played(monkeypatch, capsys, *strange, "look")
    assert "There is no such number; the numbers go from 1 to 6." in out
    assert '"dance" is not known here.' in out
    assert "Type save with the name of a file" in out
    assert "No rule is called that." in out
    assert out.count("Turn 1: First player") == 2


def test_why_tells_the_rules_and_why_not(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    out = played(monkeypatch, capsys, "?1", "why takumi", "why odile", "1", "why takumi", "move 10 10")
    assert "C-ACT-02: All creatures are activated" in out
    assert "Not possible: Takumi, Warrior Poet is not yours" in out
    assert "This may be done now: Activate Marshal Odile" in out
    assert re.search(r"Takumi, Warrior Poet is not in contact, but [0-9.]+ mm away\. \[C-MEL-01\]", out)
    assert "Marshal Odile has no movement. [C-MOV-07]" in out


def test_a_rule_is_shown_as_the_printing_has_it(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    for edition, said in (("de1", "de1: melee combat and magical strike"), ("en2", "en2: melee combat\n")):
        words = [*SCRIPTED, "--edition", edition]
        assert said in played(monkeypatch, capsys, "rule a-veteran", words=words)
    out = played(monkeypatch, capsys, "rule A-VAMPIRISM", words=[*SCRIPTED, "--edition", "fr1"])
    assert "Not in the printing that is played, only in: en2" in out


def test_undo_is_free_while_nothing_was_learnt(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    out = played(monkeypatch, capsys, "undo", "1", "undo", "log")
    assert "You have nothing to take back." in out
    assert out.count("First player took back. 1 answer is undone.") == 2
    assert out.count("First player: what do you do next?") == 2


def test_undo_after_dice_needs_the_other_player(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    both = [*SCRIPTED, "--seats", "human,human"]
    fight = ["1", "1", "1", "1"]
    out = played(monkeypatch, capsys, *fight, "undo", "no", "undo", words=both)
    assert "Second player: may your opponent take back? (First player) yes or no" in out
    assert "Second player does not agree." in out
    assert "You have asked for that already" in out
    assert "with consent" in played(monkeypatch, capsys, *fight, "undo", "yes", words=both)
    assert "with consent" in played(monkeypatch, capsys, "1", "1", "1", "1", "undo")


def test_two_at_one_keyboard_see_a_hand_only_when_it_is_theirs(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    both = [*SCRIPTED, "--seats", "human,human"]
    out = played(monkeypatch, capsys, "6", "1", "1", "1", "look", "log all", words=both)
    assert "Second player draws a card. " in out
    assert not re.search(r"Bell\b|Lantern|Ink|Hearth|Banner|Whetstone", out)
    out = played(monkeypatch, capsys, "1", "1", "hand", "", "", words=both)
    before, shown = out.split("Now only this player should look at the screen: Second player.")
    assert "Cold Hearth" not in before
    assert "Second player, 3 cards in the Hand: Cold Hearth, Grave Bell, Ink and Ash." in shown
    assert "\n" * 40 in shown
    assert "Banner" not in out


def test_conceding_is_asked_twice(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    assert "concedes" not in played(monkeypatch, capsys, "concede", "no")
    out = played(monkeypatch, capsys, "concede", "yes")
    assert out.endswith("First player concedes. [C-WIN-01]\nSecond player wins: the opponent conceded.\n")


def test_a_saved_game_goes_on_as_if_nothing_had_been(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    both = [*SCRIPTED, "--seats", "human,human", "--without-rules"]
    whole, half = tmp_path / "whole.json", tmp_path / "half.json"
    played(monkeypatch, capsys, *["1"] * 30, words=[*both, "--save", str(whole)])
    out = played(monkeypatch, capsys, *["1"] * 17, "quit", words=[*both, "--save", str(half)])
    assert f"signum play --terminal --resume {half}" in out
    resume = ["play", "--terminal", "--lang", "en", "--resume", str(half), "--save", str(half)]
    played(monkeypatch, capsys, *["1"] * 13, words=resume)
    assert half.read_bytes() == whole.read_bytes()


def test_quitting_offers_to_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    file = tmp_path / "game.json"
    out = played(monkeypatch, capsys, "1", "quit", str(file))
    assert "Save the game first? Type the name of a file" in out
    assert file.is_file()
    monkeypatch.chdir(tmp_path)
    for no in ("", "no", "No", "n"):
        assert "Goodbye." in played(monkeypatch, capsys, "quit", no)
    played(monkeypatch, capsys, "ende", "nein", words=["play", "--terminal", "--lang", "de"])
    assert list(tmp_path.iterdir()) == [file]
    for _ in range(2):
        played(monkeypatch, capsys, "1", "quit", "yes")
    names = {one.name for one in tmp_path.iterdir()}
    assert names == {"game.json", "signum-game-1.json", "signum-game-2.json"}


def test_a_file_that_cannot_be_written_is_told_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    kept = tmp_path / "kept.json"
    folder = tmp_path / "folder"
    folder.mkdir()
    lines = [f"save {kept}", f"save {folder}", f"save {tmp_path}/no/such.json", "save a\x00b", "1", "2"]
    out = played(monkeypatch, capsys, *lines)
    assert out.count("The game could not be saved") == 2
    assert f"There is already a file {folder}, and it is no saved game." in out
    assert "Marshal Odile is active" in out
    assert {one.name for one in tmp_path.iterdir()} == {"kept.json", "folder"}
    assert len(Match.resume(kept.read_bytes()).run.entries) > 1, "the game stays in the file it had"


def test_a_file_that_is_no_saved_game_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    file, game = tmp_path / "letter.txt", tmp_path / "game.json"
    file.write_text("dear Greer")
    out = played(monkeypatch, capsys, f"save {file}", "1", "quit", str(file), str(game))
    assert out.count("it is no saved game") == 2
    assert main([*SCRIPTED, "--save", str(file)]) == 2
    assert file.read_text() == "dear Greer"
    assert game.is_file()


def test_one_creature_can_be_looked_at(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    out = played(monkeypatch, capsys, "look greer")
    assert "Greer the Stubborn (character): strength 3" in out
    assert "Takumi, Warrior Poet (character)" not in out


def test_input_that_is_no_text_is_no_fault(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "signum", *SCRIPTED]
    answer = subprocess.run(command, input=b"\xff\xfe\n\n1\n", capture_output=True, check=True)
    assert answer.stderr == b""
    assert b"Marshal Odile is active" in answer.stdout


def test_a_position_of_ones_own_is_played_and_moves_are_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    file = tmp_path / "own.yaml"
    file.write_text(
        "scenario: own\nedition: fr1\nseats:\n"
        "  first: {hero: {strength: 3, health: 4, movement: M, at: [30, 20]}}\n"
        "  second: {hero: {strength: 2, health: 2, at: [30, 30]}}\n"
    )
    words = ["play", "--terminal", str(file), "--lang", "en"]
    out = played(monkeypatch, capsys, "1", "move 55 20", "move 30,5 25", words=words)
    assert "first edition, French printing" in out
    assert "1. Move into contact: Second hero" in out
    assert re.search(r"The way is [0-9.]+ cm long; First hero may go [0-9.]+ cm\. \[C-MOV-01\]", out)
    assert re.search(r"First hero moves 5 cm, to 30\.5 / 25 cm\.", out)


@pytest.mark.parametrize(
    "words, told",
    [
        (["--lang", "it"], "language: 'it' is not known here"),
        (["--edition", "en3"], "edition: 'en3' is not known here"),
        (["--seats", "human"], "--seats: 2 play this game"),
        (["--seats", "human,robot"], "--seats: 'robot' is not known here"),
        (["no-such-file.yaml"], "no-such-file.yaml"),
        (["--resume", "no-such-file.json"], "no-such-file.json"),
        (["--resume", "x.json", "--edition", "en2"], "a saved game has its own edition"),
    ],
)
def test_a_wrong_word_is_exit_code_2(words: list[str], told: str, capsys: Output) -> None:
    assert main(["play", "--terminal", *words]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert told in err
