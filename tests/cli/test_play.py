"""A game at the terminal: options by number, everything in words, a polite end at any moment."""

import io
import re
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

from signum.classic.cards.starter_decks import starter_decks
from signum.classic.modes import MODES
from signum.classic.words import say
from signum.cli import main
from signum.content.languages import LANGUAGES
from signum.rulebooks import GAMES
from signum.table.resuming import resume

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
        say(
            language,
            f"outcome-{by}",
            seat=say(language, f"seat-{seat}"),
            winners="none" if by == "draw" else "single",
            losers="single",
        )
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
    assert "Player 1, 3 cards in the Hand: Field Rations, Old Banner, Second Wind." in out
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
    assert out.count("Turn 1: Player 1") == 2


def test_why_tells_the_rules_and_why_not(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    out = played(monkeypatch, capsys, "?1", "why takumi", "why odile", "1", "why takumi", "move 10 10")
    assert "C-ACT-02: All creatures are activated" in out
    assert "Not possible: Takumi is not yours" in out
    assert "This may be done now: Activate Marshal Odile" in out
    assert re.search(r"Takumi is not in contact, but [0-9.]+ cm away\. \[C-MEL-01\]", out)
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
    assert out.count("Player 1 took back. 1 answer is undone.") == 2
    assert out.count("Player 1: what do you do next?") == 2


def test_undo_after_dice_needs_the_other_player(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    both = [*SCRIPTED, "--seats", "human,human"]
    fight = ["1", "1", "1", "1"]
    out = played(monkeypatch, capsys, *fight, "undo", "no", "undo", words=both)
    assert "Player 2: may Player 1 take back? yes or no" in out
    assert "Player 2 does not agree." in out
    assert "You have asked for that already" in out
    assert "with consent" in played(monkeypatch, capsys, *fight, "undo", "yes", words=both)
    assert "with consent" in played(monkeypatch, capsys, "1", "1", "1", "1", "undo")


def test_two_at_one_keyboard_see_a_hand_only_when_it_is_theirs(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    both = [*SCRIPTED, "--seats", "human,human"]
    out = played(monkeypatch, capsys, "6", "1", "1", "1", "look", "log all", words=both)
    assert "Player 2 draws a card. " in out
    assert not re.search(r"Bell\b|Lantern|Ink|Hearth|Banner|Whetstone", out)
    out = played(monkeypatch, capsys, "1", "1", "hand", "", "", words=both)
    before, shown = out.split("Now only Player 2 should look at the screen.")
    assert "Cold Hearth" not in before
    assert "Player 2, 3 cards in the Hand: Cold Hearth, Grave Bell, Ink and Ash." in shown
    assert "\n" * 40 in shown
    assert "Banner" not in out


def test_conceding_is_asked_twice(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    assert "concedes" not in played(monkeypatch, capsys, "concede", "no")
    out = played(monkeypatch, capsys, "concede", "yes")
    assert out.endswith("Player 1 concedes.\nPlayer 2 wins: the opponent conceded.\n")


def test_a_saved_game_goes_on_as_if_nothing_had_been(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    both = [*SCRIPTED, "--seats", "human,human", "--without-rules"]
    whole, half = tmp_path / "whole.json", tmp_path / "half.json"
    played(monkeypatch, capsys, *["1"] * 30, words=[*both, "--save", str(whole)])
    out = played(monkeypatch, capsys, *["1"] * 17, "quit", words=[*both, "--save", str(half)])
    assert f"signum play --terminal --resume {half}" in out
    words = ["play", "--terminal", "--lang", "en", "--resume", str(half), "--save", str(half)]
    played(monkeypatch, capsys, *["1"] * 13, words=words)
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
    lines = [f"save {kept}", f"save {folder}", f"save {tmp_path}/no/such.json", "save a\x00b"]
    out = played(monkeypatch, capsys, *lines, "save ~nobody-has-this-name/game.json", "1", "2")
    assert out.count("The game could not be saved") == 3
    assert f"There is already a file {folder}, and it is not a saved game." in out
    assert "Marshal Odile is active" in out
    assert {one.name for one in tmp_path.iterdir()} == {"kept.json", "folder"}
    assert len(resume(kept.read_bytes(), GAMES).run.entries) > 1, "the game stays in the file it had"


def test_a_file_that_is_no_saved_game_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    file, game = tmp_path / "letter.txt", tmp_path / "game.json"
    file.write_text("dear Greer")
    out = played(monkeypatch, capsys, f"save {file}", "1", "quit", str(file), str(game))
    assert out.count("it is not a saved game") == 2
    assert main([*SCRIPTED, "--save", str(file)]) == 2
    assert file.read_text() == "dear Greer"
    assert game.is_file()


@pytest.mark.skipif(sys.platform == "win32", reason="links are not for every user there")
def test_a_link_to_itself_is_no_place_for_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    link, game = tmp_path / "link.json", tmp_path / "game.json"
    link.symlink_to(link)
    out = played(monkeypatch, capsys, f"save {game}", f"save {link}", "1", "2")
    assert out.count("The game could not be saved") == 1
    assert main([*SCRIPTED, "--save", str(link)]) == 2
    assert f"--save: {link} cannot be written: Too many levels of symbolic links" in capsys.readouterr().err
    assert link.is_symlink()


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
    assert "1. Move into contact with Second hero" in out
    assert re.search(r"The way is [0-9.]+ cm long; First hero may go [0-9.]+ cm\. \[C-MOV-01\]", out)
    assert re.search(r"First hero moves 5\.1 cm, to 30\.5 / 25 cm\.", out)


@pytest.mark.parametrize("edition", ["ru1", "de1", "fr1", "en2"])
@pytest.mark.parametrize("seats", ["human,random", "human,human"])
def test_a_skirmish_is_played_to_its_end_by_numbers_alone(
    edition: str, seats: str, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    words = [*SCRIPTED, "skirmish", "--edition", edition, "--seats", seats]
    out = played(monkeypatch, capsys, *["1"] * 2000, words=words)
    assert "Move into contact with " in out
    assert "The game is over. " in out.splitlines()[-1]


def test_positions_are_listed_and_all_that_come_with_the_program_are(capsys: Output) -> None:
    assert main(["play", "--list", "--lang", "en"]) == 0
    listed = [line.split(":")[0] for line in capsys.readouterr().out.splitlines()]
    positions, decks = listed[: listed.index("duel")], listed[listed.index("duel") + 1 :]
    shipped = files("signum") / "data" / "classic" / "positions"
    assert sorted(f"{name}.yaml" for name in positions) == sorted(one.name for one in shipped.iterdir())
    assert positions[0] == "first-fight", "make play opens it"
    modes = [f"--mode {id}" for id in MODES]
    assert decks == [*modes, "--variant architects", *[f"--deck {name}" for name in starter_decks()]]


def test_odds_stand_in_the_menu_and_are_told_in_full(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    out = played(monkeypatch, capsys, "odds", "3", "odds", "1", "odds", "help")
    assert "Greer the Stubborn against Zombie with Two-Handed Sword: kills 46.1%, dies 0%; wounds" in out
    assert out.count("Greer the Stubborn against Zombie with Two-Handed Sword: ") == 2
    assert re.search(r"1\. 3 attack, 0 defence \(kills [\d.]+%, dies [\d.]+%\)", out)
    assert re.search(r"Best: \d attack, \d defence\.", out)
    plain = played(monkeypatch, capsys, "3", "1", words=[*SCRIPTED, "--without-odds"])
    assert "1. 3 attack, 0 defence\n" in plain
    assert "%" not in plain


def test_look_and_reach_tell_the_field_from_whoever_acts(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    words = [*SCRIPTED, "skirmish", "--without-rules"]
    out = played(monkeypatch, capsys, "reach", "reach ulm", "4", "look", "look mire", "reach", words=words)
    assert "No creature is active. Type reach and a part of a creature's name." in out
    assert "Ulm Stonehide moves up to 8 cm (movement S). Ulm Stonehide cannot run." in out
    assert "Distances and directions from: Brogan the Gate." in out
    assert "Stands at 36 / 45 cm, 23.6 cm to the north." in out
    assert out.count("Quiet Mire (terrain): difficult. A disc around 42 / 31 cm with a radius of 4 cm.") == 2
    assert "Ulm Stonehide: 19 cm to the north. In sight. Too far: the way into contact is 20." in out


def test_moving_by_name_and_direction(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    words = [*SCRIPTED, "skirmish", "--without-rules"]
    lines = ["move to ulm", "4", "move to ulm", "run to ulm", "move to", "move towards ulm 5 cm"]
    out = played(monkeypatch, capsys, *lines, "2", "run to ulm", "1", "move 3 cm east", words=words)
    assert "No creature is active; activate one first." in out
    assert re.search(r"The way is 20\.\d+ cm long; Brogan the Gate may go 8 cm\.", out)
    assert "Brogan the Gate cannot run." in out
    assert "Type where: move to greer" in out
    assert "Brogan the Gate moves 5 cm, to " in out
    assert "Corvin Kite runs 24.1 cm" in out
    assert "Ulm Stonehide rolls for a backstab" in out
    assert "Captain Liane moves 3 cm, to 33 / 12 cm." in out
    assert "sets out" not in out


def test_an_ability_is_a_rule_too_by_its_name(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    assert "A-RECKLESS: Reckless X" in played(monkeypatch, capsys, "rule reckless")
    french = ["play", "--terminal", "--lang", "fr"]
    assert "A-RECKLESS: Reckless X" in played(monkeypatch, capsys, "regle temeraire", words=french)


def test_whoever_types_a_name_is_told_its_numbers(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    out = played(monkeypatch, capsys, "greer")
    _, after = out.split('"greer" is not known here. Type a number, or help.\n')
    assert after.startswith("3. Activate Greer the Stubborn")


@pytest.mark.parametrize("edition, goal", [("en2", "hero.\n"), ("fr1", "hero, or have 51 Prosperity.\n")])
def test_the_goal_is_that_of_the_printing(
    edition: str, goal: str, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    out = played(monkeypatch, capsys, words=[*SCRIPTED, "--edition", edition])
    assert f"To win, eliminate the opposing {goal}" in out


def at_a_keyboard(monkeypatch: pytest.MonkeyPatch, *lines: str | type[BaseException]) -> None:
    """Somebody types these lines at a terminal, and presses Ctrl-C or Ctrl-D where they say so."""
    typed = iter(lines)

    def read(_prompt: str = "") -> str:
        line = next(typed, EOFError)
        if isinstance(line, str):
            return line
        raise line

    keyboard = io.StringIO()
    monkeypatch.setattr(keyboard, "isatty", lambda: True)
    monkeypatch.setattr("sys.stdin", keyboard)
    monkeypatch.setattr("builtins.input", read)


def test_a_person_who_leaves_by_the_end_of_input_finds_the_game_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    monkeypatch.chdir(tmp_path)
    at_a_keyboard(monkeypatch)
    assert main(SCRIPTED) == 0
    assert list(tmp_path.iterdir()) == [], "nothing was answered yet"
    at_a_keyboard(monkeypatch, "1", EOFError)
    assert main(SCRIPTED) == 0
    assert "signum play --terminal --resume signum-game-1.json" in capsys.readouterr().out
    assert len(resume((tmp_path / "signum-game-1.json").read_bytes(), GAMES).run.entries) == 1


def test_ctrl_c_offers_to_save_and_a_second_one_saves_without_asking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    monkeypatch.chdir(tmp_path)
    at_a_keyboard(monkeypatch, "1", KeyboardInterrupt, "no")
    assert main(SCRIPTED) == 130
    out = capsys.readouterr().out
    assert "Save the game first?" in out
    assert out.endswith("Goodbye.\n")
    assert list(tmp_path.iterdir()) == []
    at_a_keyboard(monkeypatch, "1", KeyboardInterrupt, KeyboardInterrupt)
    assert main(SCRIPTED) == 130
    assert [one.name for one in tmp_path.iterdir()] == ["signum-game-1.json"]
    at_a_keyboard(monkeypatch, KeyboardInterrupt)
    assert main(SCRIPTED) == 130
    assert len(list(tmp_path.iterdir())) == 1, "there was nothing to save"


def test_after_the_end_a_person_may_look_and_save(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    file = tmp_path / "game.json"
    lines = ["concede", "yes", "look", "log", "odds", "why greer", "concede", "move to vessa", "undo"]
    at_a_keyboard(monkeypatch, *lines, f"save {file}", "")
    assert main(SCRIPTED) == 0
    out = capsys.readouterr().out
    assert "You may still look at the table" in out
    assert out.count("The game is over.\n") == 5
    assert resume(file.read_bytes(), GAMES).finished


def test_whoever_resumes_goes_on_in_the_same_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    file = tmp_path / "my game.json"
    played(monkeypatch, capsys, "1", f"save {file}")
    before = len(resume(file.read_bytes(), GAMES).run.entries)
    words = ["play", "--terminal", "--lang", "en", "--resume", str(file)]
    out = played(monkeypatch, capsys, "1", words=words)
    assert len(resume(file.read_bytes(), GAMES).run.entries) > before
    assert f"signum play --terminal --resume '{file}'" in out


def test_one_game_is_not_written_over_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    played(monkeypatch, capsys, "1", f"save {one}")
    old = one.read_bytes()
    for options in (["--save", str(one)], ["--resume", str(one), "--save", str(tmp_path)]):
        assert main(["play", "--terminal", *options]) == 2
    assert "holds a saved game; --resume" in capsys.readouterr().err
    out = played(monkeypatch, capsys, f"save {one}", "no", f"save {two}", "2", f"save {one}", "no")
    assert out.count("There is another saved game in the file") == 2
    assert one.read_bytes() == old
    played(monkeypatch, capsys, f"save {one}", "yes")
    assert one.read_bytes() != old


@pytest.mark.parametrize(
    "words, told",
    [
        (["skirmich"], "position: 'skirmich' is not known here"),
        (["."], "cannot be read"),
        (["--save", "no/such/folder/game.json"], "--save: no/such/folder/game.json cannot be written"),
        (["--lang", "it"], "language: 'it' is not known here"),
        (["--edition", "en3"], "edition: 'en3' is not known here"),
        (["--seats", "human"], "--seats: 2 play this game"),
        (["--pack", "mine"], "--pack is for games with decks: add duel or --deck"),
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
