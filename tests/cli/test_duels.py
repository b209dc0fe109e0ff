"""A whole duel with decks at the terminal: set up, hands, building, cards, to the end; kept and replayed."""

import io
import re
from pathlib import Path

import pytest

from signum.classic.cards.starter_decks import starter_decks
from signum.classic.words import say
from signum.cli import MISUSED, main
from signum.content.languages import LANGUAGES
from signum.rulebooks import GAMES
from signum.table.resuming import resume

Output = pytest.CaptureFixture[str]
ENGLISH = ["--lang", "en", "--edition", "en2", "--without-rules"]
DUEL = ["play", "--terminal", "duel", "--seed", "5", "--seats", "human,random", *ENGLISH]


def played(
    monkeypatch: pytest.MonkeyPatch, capsys: Output, *lines: str, words: list[str] | None = None
) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    assert main(DUEL if words is None else words) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


@pytest.mark.parametrize(
    ("language", "edition", "decks"),
    [
        ("en", "en2", ("brissa", "roland")),
        ("fr", "fr1", ("aurelis", "demian")),
        ("de", "de1", ("thibaut", "armande")),
        ("ru", "ru1", ("roland", "aurelis")),
    ],
)
def test_a_duel_is_played_to_its_end_by_the_first_option(
    language: str, edition: str, decks: tuple[str, str], monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    first, second = decks
    words = ["play", "--terminal", "--deck", first, "--deck", second, "--lang", language]
    words += ["--edition", edition, "--seed", "3", "--seats", "human,random"]
    out = played(monkeypatch, capsys, *["1"] * 3000, words=words)
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
    longest = max([int(number) for number in re.findall(r"^(\d+)\. ", out, re.MULTILINE)])
    assert longest <= 25, "nobody reads a menu that is longer"


def test_a_duel_is_kept_resumed_and_replayed_from_its_record_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    whole, half = tmp_path / "whole.json", tmp_path / "half.json"
    both = [*DUEL, "--seats", "human,human"]
    played(monkeypatch, capsys, *["1"] * 60, words=[*both, "--save", str(whole)])
    played(monkeypatch, capsys, *["1"] * 25, "quit", words=[*both, "--save", str(half)])
    words = ["play", "--terminal", "--lang", "en", "--resume", str(half)]
    played(monkeypatch, capsys, *["1"] * 35, words=words)
    assert half.read_bytes() == whole.read_bytes()
    assert main(["replay", str(whole), "--lang", "en"]) == 0
    assert "builds Tavern for 2 Prosperity" in capsys.readouterr().out
    assert resume(whole.read_bytes(), GAMES).run.game.cards, "the record brings its cards"
    assert main([*words, "--deck", "brissa"]) == MISUSED
    assert "a saved game has its own deck" in capsys.readouterr().err


def test_the_usual_opponent_of_a_duel_plays_with_some_sense(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    out = played(
        monkeypatch, capsys, *["1"] * 10, words=["play", "--terminal", "duel", "--seed", "5", *ENGLISH]
    )
    assert "Player 2: the computer, which plays with some sense." in out
    assert "Player 2 builds " in out


def test_a_deck_file_is_played_and_one_deck_meets_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    assert main(["deck", "write", "roland", "--yaml"]) == 0
    file = tmp_path / "own.yaml"
    file.write_text(capsys.readouterr().out)
    words = ["play", "--terminal", "--lang", "en", "--deck", str(file)]
    out = played(monkeypatch, capsys, words=words)
    assert "Player 1: Roland the Proud (hero)." in out
    assert "Player 2: Brissa de Molforn (hero)." in out
    out = played(monkeypatch, capsys, words=["play", "--terminal", "--lang", "en", "--deck", "brissa"])
    assert "Player 2: Roland the Proud (hero)." in out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--deck", "brisa"], "no starter deck has that name: aelinde, armande, aurelis"),
        (["skirmish", "--deck", "brissa"], "leave the position out, or leave --deck out"),
        (["--deck", "brissa"] * 3, "name at most two decks"),
    ],
)
def test_what_is_wrong_with_decks_is_said(words: list[str], told: str, capsys: Output) -> None:
    assert main(["play", "--terminal", "--lang", "en", *words]) == MISUSED
    assert told in capsys.readouterr().err.replace("\n", " ")


def test_a_deck_that_is_not_legal_is_refused_with_its_rules(tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "short.yaml"
    file.write_text("deck: Short\nhero: roland-the-proud\ncards: [goliath]\n")
    if main(["deck", "check", str(file), "--lang", "en"]) == MISUSED:
        pytest.fail(capsys.readouterr().err)
    capsys.readouterr()
    assert main(["play", "--terminal", "--lang", "en", "--deck", str(file)]) == MISUSED
    assert "[C-DECK-01]" in capsys.readouterr().err


def test_the_opening_hand_is_picked_card_by_card(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    out = played(monkeypatch, capsys, "1", "2", "5", "", "2", "1 3")
    question = out.split("do you keep your opening hand?")[1]
    assert (
        "1. Keep the Hand\n2. Replace some cards\n3. Discard some cards for 1 Prosperity each\n" in question
    )
    assert "There is no such number; the numbers go from 1 to 4." in out
    assert out.count("do you keep your opening hand?") == 2, "Enter alone goes back"
    assert "Player 1 replaces 2 cards from the Hand: " in out
    assert "Player 1 draws 2 cards: " in out


def test_places_of_terrains_stand_in_a_list_inside(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    to_the_menu = ["place 22", "1", "1"]
    out = played(monkeypatch, capsys, *to_the_menu, "3", "1", "1")
    assert "Player 1 places the hero Brissa de Molforn at 22 / 1.6 cm." in out
    assert "3. Lay a terrain\n" in out
    assert "1. Lay terrain: Forest (1 building of any name). Difficult. Defense against shooting." in out
    assert re.search(r"1\. In the middle of the Battlefield, at [\d.]+ / [\d.]+ cm", out)
    assert re.search(r"Player 1 lays Forest 2, with its middle at .*\. Paid: Tavern\.", out)
    out = played(monkeypatch, capsys, *to_the_menu, "lay forest", "lay forest 30 2", "lay forest 45 20 90")
    assert "Type the name of a terrain, its middle" in out
    assert "must be kept" in out or "mm" in out
    assert "with its middle at 45 / 20 cm. Paid: Tavern." in out


def test_cards_are_read_and_what_pays_for_them_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    hand = re.search(r"5 cards in the Hand: (.+)\.", played(monkeypatch, capsys, "1", "1", "hand"))
    assert hand is not None
    dear = hand[1].split(", ")[1]
    lines = ["1", "1", "hand", "card smithy", "card no such", "card the", f"why {dear}", "why mint"]
    out = played(monkeypatch, capsys, *lines, "1", "look")
    assert "You have 4 Prosperity and 5 cards in the Hand.\n" in out
    listed = re.findall(
        r"^- (.+?): (?:Character|Relic|Spell|Tactic); .*cost: .+\. \((.+) \[C-PLAY-01\]\)$", out, re.MULTILINE
    )
    assert sorted(name for name, _ in listed) == sorted(hand[1].split(", "))
    assert "Smithy\nBuilding, " in out
    assert "\nTap: one of your creatures gains +1 strength until the end of the turn.\n" in out
    assert "No card is called that: no such." in out
    assert "Several are called that; say more of the name: " in out
    assert re.search(rf"Play {dear} \(.+\)\. Not possible: ", out)
    assert "Build Mint" in out
    assert re.search(r"Your Hand needs it for: .+\.", out)
    assert re.search(r"\d can be played now\. Untapped: Tavern\.", out)
    assert "City: Tavern." in out


def test_what_one_does_is_one_line(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    out = played(monkeypatch, capsys, "1", "1", "1", "2", "log", "log all")
    assert "Player 2 draws 4 cards.\n" in out
    assert "Player 1 builds Tavern for 2 Prosperity.\n" in out
    assert re.search(r"Player 1 plays the \w+ .+\. Paid: Tavern", out)
    assert out.count("Player 1 taps Tavern.") == 1, "every event is told by log all"


def test_nobody_is_asked_where_only_a_computer_could_learn_by_it(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    """C-TAC-01: a question with one answer hides something from people, and here is only one."""
    out = played(monkeypatch, capsys, *["1"] * 300)
    assert "1. No\n" not in out


def test_every_starter_deck_begins_in_every_language(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    for at, deck in enumerate(starter_decks()):
        language = LANGUAGES[at % len(LANGUAGES)]
        out = played(
            monkeypatch,
            capsys,
            *["1"] * 12,
            words=["play", "--terminal", "--deck", deck, "--lang", language, "--seed", "2"],
        )
        assert say(language, "telling-setting-up") in out
        assert "{" not in out
