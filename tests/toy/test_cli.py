"""The command with lanterns added in one place: it is played, simulated, rated, checked and verified."""

import io
import json
from pathlib import Path

import pytest

from signum.cli import main
from signum.content.languages import LANGUAGES
from signum.rulebooks import GAMES
from signum.table.games import Games
from tests.toy.lanterns.rulebook import LANTERNS

Output = pytest.CaptureFixture[str]
SCENARIOS = Path(__file__).parent / "scenarios"
PLAY = ["play", "--terminal", "--game", "lanterns", "--seed", "7", "--lang"]
COMPUTERS = ["--seats", "prudent,random,random"]


@pytest.fixture(autouse=True)
def _added(monkeypatch: pytest.MonkeyPatch) -> None:
    """The one place where a game is added."""
    monkeypatch.setattr("signum.rulebooks.GAMES", Games.of(*GAMES.values(), LANTERNS))


def told(capsys: Output, *words: str, code: int = 0) -> str:
    assert main(list(words)) == code
    out, err = capsys.readouterr()
    assert err == ""
    return out


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_person_plays_a_whole_game_at_the_terminal(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    typed(monkeypatch, *["1"] * 200)
    out = told(capsys, *PLAY, language, "--seats", "human,prudent,random")
    title = LANTERNS.words.say(
        language, "telling-title", edition=LANTERNS.words.say(language, "edition-pocket")
    )
    assert out.startswith(title)
    ends = ("tower", "darkness", "dawn", "twilight")
    sides = [LANTERNS.words.say(language, id) for id in ("telling-keepers", "telling-storms")]
    results = [LANTERNS.words.say(language, f"outcome-{by}", seat=side) for by in ends for side in sides]
    assert any(result in out.splitlines()[-1] for result in results)


@pytest.mark.parametrize("mode, seats", [("tempest", "human,random,human,human"), ("solo", "human")])
def test_other_modes_have_other_numbers_of_seats(
    mode: str, seats: str, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    typed(monkeypatch, *["1"] * 400)
    out = told(capsys, *PLAY, "en", "--mode", mode, "--seats", seats)
    assert "won" in out.splitlines()[-1]


def test_a_seat_concedes_and_the_others_play_on(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    typed(monkeypatch, "1", "concede", "yes", *["1"] * 200)
    out = told(capsys, *PLAY, "en", "--seats", "human,human,random")
    assert "Player 2: do you really want to concede?" in out
    assert "Player 2 gives up." in out
    assert "Player 2 is out." in out
    assert "won" in out.splitlines()[-1]


def test_taking_back_asks_everybody_else_at_the_keyboard(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    typed(monkeypatch, "1", "1", "undo", "yes", "yes", "quit", "no")
    out = told(capsys, *PLAY, "en", "--seats", "human,human,human")
    assert "Player 2: may Player 1 take back? yes or no" in out
    assert "Player 3: may Player 1 take back? yes or no" in out
    assert "Player 1 took back, with consent. 2 answers are undone." in out


def test_rules_are_shown_from_the_games_own_catalogue(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    typed(monkeypatch, "why 1", "rule L-WALK-01", "rule L-WALK-1", "quit", "no")
    out = told(capsys, *PLAY, "en", "--seats", "human,random,random")
    assert "L-SET-02: Gifts" in out
    assert "A keeper walks up 1 or 2 steps" in out
    assert "No rule is called that. Near it: L-WALK-01" in out
    assert "Player 1: you, at this keyboard." in out


def test_the_table_is_told_to_those_who_look(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    """A keeper who sits at the keyboard without others reads its own hand; with others no hand is told."""
    typed(monkeypatch, "look", "help", "quit")
    out = told(capsys, *PLAY, "en", "--seats", "human,random,random")
    assert "Player 1: step 0, light 4, cards in hand 3, in the deck 4. Gifts: -." in out
    assert "Player 3: a storm, breath 1." in out
    assert "Your cards: " in out
    assert "look: the table: every lantern" in out
    typed(monkeypatch, "look", "quit")
    assert "Your cards: " not in told(capsys, *PLAY, "en", "--seats", "human,human,random")


def test_a_game_is_saved_resumed_replayed_and_verified(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    file = tmp_path / "night.json"
    typed(monkeypatch, "1", "1", "quit")
    told(capsys, *PLAY, "en", "--seats", "human,human,prudent", "--save", str(file))
    typed(monkeypatch, *["1"] * 200)
    out = told(capsys, "play", "--terminal", "--lang", "en", "--resume", str(file))
    assert "won" in out
    assert "Lanterns, pocket edition" in told(capsys, "replay", str(file), "--lang", "en")
    assert "Everything agrees." in told(capsys, "verify", str(file), "--lang", "en")


@pytest.mark.parametrize(
    "seats, cause",
    [
        ("human,random", "3 play this game"),
        ("human,greedy,random", "'greedy' is not known here; known: human, random, prudent"),
    ],
)
def test_seats_that_do_not_fit_the_game_are_a_mistake(seats: str, cause: str, capsys: Output) -> None:
    assert main([*PLAY, "en", "--seats", seats]) == 2
    assert cause in capsys.readouterr().err


def test_what_the_game_has_to_choose_from_is_listed(capsys: Output) -> None:
    out = told(capsys, "play", "--list", "--game", "lanterns", "--lang", "en")
    assert "a whole game, from sunset to dawn" in out
    assert "--mode storm: two keepers against a storm" in out


def test_games_are_simulated(capsys: Output) -> None:
    words = ("simulate", "--game", "lanterns", *COMPUTERS, "--games", "6", "--jobs", "1")
    lines = told(capsys, *words).splitlines()
    assert lines[:2] == ["pocket, seed 1", "6 games"]
    assert [line.split(":")[0] for line in lines[2:5]] == [
        "  seat 1 prudent",
        "  seat 2 random",
        "  seat 3 random",
    ]
    found = json.loads(told(capsys, *words, "--json"))
    assert {len(game["sides"]) for game in found["games"]} == {3}


def test_a_league_is_played(capsys: Output) -> None:
    words = ("league", "--game", "lanterns", "--seats", "random,prudent", "--games", "8", "--jobs", "1")
    out = told(capsys, *words)
    assert "ratings in Elo points" in out
    assert "random - prudent: " in out


def test_a_mode_without_opponents_has_no_league(capsys: Output) -> None:
    words = ["league", "--game", "lanterns", "--mode", "solo", "--seats", "random,prudent"]
    assert main(words) == 2
    assert "nobody plays against anybody" in capsys.readouterr().err


def test_scenario_files_are_run(capsys: Output) -> None:
    out = told(capsys, "scenario", "run", str(SCENARIOS))
    assert out == f"{len(list(SCENARIOS.iterdir()))} passed, 0 failed\n"


def test_messages_are_checked(capsys: Output) -> None:
    told_words = told(capsys, "words", "check").splitlines()
    assert [line.partition(":")[0] for line in told_words] == ["shared", *GAMES, "lanterns"]
