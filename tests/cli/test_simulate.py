"""Games in bulk at the command line: the output, the records, and the refusals."""

import json
import re
import shlex
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from signum.classic.rulebook import ClassicRulebook
from signum.cli import main
from signum.lab import simulation
from signum.players import Player
from signum.players.random import random_player

Output = pytest.CaptureFixture[str]
FEW = ["--games", "4", "--turns", "3", "--jobs", "1"]
"""Games that are broken off early: they end nothing, and the exit code says so."""
SIMULATE = ["simulate", "--seats", "random,random", *FEW]


def figures(capsys: Output, *words: str) -> Any:
    """The JSON output, without the times."""
    main([*words, "--json"])
    out, err = capsys.readouterr()
    assert err == ""
    return without_times(json.loads(out))


def without_times(found: Any) -> Any:
    if isinstance(found, list):
        return [without_times(one) for one in found]
    if isinstance(found, dict):
        timed = ("seconds", "slowest", "slowest_game")
        return {key: without_times(value) for key, value in found.items() if key not in timed}
    return found


def test_a_simulation_is_summed_up(capsys: Output) -> None:
    words = ["--seats", "random,random", "--games", "2", "--deck", "brissa", "--deck", "roland"]
    assert main(["simulate", *words, "--edition", "en2", "--seed", "1", "--jobs", "1"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    lines = out.splitlines()
    assert lines[:2] == ["en2, seed 1", "2 games"]
    assert lines[2].startswith("  seat 1 random: wins ")
    assert "  ends: deck 2" in lines
    for told in ("who goes first wins ", "turns: ", "answers: ", "seconds of a core: ", "slowest decision: "):
        assert any(line.startswith(f"  {told}") for line in lines)
    assert lines[-1].startswith("  slowest decision: ")


def test_where_all_decks_meet_their_shares_are_told(capsys: Output) -> None:
    main(SIMULATE)
    lines = capsys.readouterr().out.splitlines()
    names = lines[lines.index("decks, points in per cent of the row against the column") + 1].split()
    rows = {
        words[0]: words[1:]
        for words in map(str.split, lines)
        if words[0] in names[:-1] and words[1] != "against"
    }
    assert list(rows) == names[:-1]
    for at, cells in enumerate(rows.values()):
        assert cells[at] == "-"
        assert cells[-1] == "50"
        assert cells.count("50") == 2


def test_the_number_of_processes_changes_nothing_but_the_time(capsys: Output) -> None:
    alone = figures(capsys, *SIMULATE)
    assert alone == figures(capsys, *SIMULATE, "--jobs", "2")
    assert alone != figures(capsys, *SIMULATE, "--seed", "2")
    assert [game["number"] for game in alone["games"]] == [0, 1, 2, 3]
    pairs = [tuple(game["decks"]) for game in alone["games"]]
    assert len(set(pairs)) == 4


def test_games_without_an_end_are_found_wanting(capsys: Output) -> None:
    assert main(SIMULATE) == 1
    assert "\ngame 3, seed '1 3', unfinished after 3 turns\n  signum simulate " in capsys.readouterr().out


@pytest.mark.parametrize("at", [0, 3])
def test_a_game_is_played_again_alone(at: int, capsys: Output) -> None:
    game = figures(capsys, *SIMULATE)["games"][at]
    again = [*shlex.split(game["again"])[1:], "--turns", "3"]
    assert figures(capsys, *again)["games"] == [game]


@pytest.mark.usefixtures("twins")
def test_a_game_of_a_league_is_played_again_alone(capsys: Output) -> None:
    for game in figures(capsys, "league", "--seats", "castor,pollux", *FEW)["games"]:
        (again,) = figures(capsys, *shlex.split(game["again"])[1:], "--turns", "3")["games"]
        assert again | {"number": game["number"]} == game


def test_each_game_is_kept_for_replay(tmp_path: Path, capsys: Output) -> None:
    folder = tmp_path / "kept" / "here"
    main([*SIMULATE, "--deck", "brissa", "--save", str(folder)])
    assert sorted(file.name for file in folder.iterdir()) == [f"game-0000{at}.json" for at in range(4)]
    capsys.readouterr()
    assert main(["replay", str(folder / "game-00003.json"), "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "\nTurn 3: " in out
    assert out.endswith("The record ends here; the game is not over.\n")
    assert main([*SIMULATE, "--save", str(folder)]) == 2
    assert "name a folder that is new or empty" in capsys.readouterr().err


def seat(monkeypatch: pytest.MonkeyPatch, makers: Mapping[str, Callable[[str], Player]]) -> None:
    """These are the computer players of the game."""
    monkeypatch.setattr(ClassicRulebook, "players", property(lambda _: makers))
    monkeypatch.setattr(ClassicRulebook, "players_reading", lambda *_: makers)


def test_a_failure_is_told_with_its_seed_and_the_rest_is_played(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    def maker(seed: str) -> Player:
        if seed == "1 2 0":
            raise ValueError("no chair")
        return random_player(seed)

    seat(monkeypatch, {"random": maker})
    assert main(SIMULATE) == 1
    out = capsys.readouterr().out
    assert "game 2, seed '1 2', turn 0: ValueError: no chair (" in out
    again = r"--edition en2 --deck [a-z-]+ --deck [a-z-]+ --seed 1 --first 2 --games 1"
    assert re.search(rf"\n  signum simulate --seats random,random {again}\n", out)
    assert "  ends: unfinished 3, failed 1\n" in out


def test_on_a_terminal_a_bar_shows_how_far_it_is(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    main(SIMULATE)
    shown = capsys.readouterr().err.split("\r")
    assert shown[1] == f"[{'#' * 10}{'.' * 30}] 1 of 4"
    assert shown[4] == f"[{'#' * 40}] 4 of 4"
    assert shown[5] == "\033[K"


@pytest.mark.parametrize("verb", ["simulate", "league"])
def test_who_interrupts_is_told_of_the_games_so_far(
    verb: str, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    usual = simulation.all_played

    def interrupted(*given: Any) -> Iterator[simulation.Result]:
        yield next(usual(*given))
        raise KeyboardInterrupt

    monkeypatch.setattr(simulation, "all_played", interrupted)
    seat(monkeypatch, {"random": random_player, "other": random_player})
    assert main([verb, "--seats", "random,other", *FEW]) == 130
    assert "\n1 game\n" in capsys.readouterr().out


@pytest.fixture
def twins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two names for the random player."""
    both = {name: lambda seed, name=name: random_player(f"{name} {seed}") for name in ("castor", "pollux")}
    seat(monkeypatch, both)


@pytest.mark.usefixtures("twins")
def test_a_league_tells_ratings_matrices_and_pairs(capsys: Output) -> None:
    words = ["league", "--seats", "castor,pollux", "--games", "4", "--deck", "brissa", "--deck", "roland"]
    assert main([*words, "--jobs", "1"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("en2, seed 1\nratings in Elo points, with 95 % intervals\n  ")
    for told in ("  going first ", "points in per cent of the row against the column\n", "\n4 games\n"):
        assert told in out
    assert "castor - pollux: " in out
    assert "  pairs by points: " in out


def test_a_league_repeats_in_any_number_of_processes(capsys: Output) -> None:
    words = ["league", "--seats", "greedy,random", *FEW]
    alone = figures(capsys, *words)
    assert alone == figures(capsys, *words, "--jobs", "2")
    assert [game["players"] for game in alone["games"][:2]] == [["greedy", "random"], ["random", "greedy"]]
    assert [game["seed"] for game in alone["games"]] == ["1 0", "1 0", "1 1", "1 1"]
    assert alone["league"]["ratings"]["players"][0]["elo"] == pytest.approx(0)


@pytest.mark.parametrize(
    "words, told",
    [
        (["simulate"], "--seats"),
        (["simulate", "--seats", "random"], "two play this game, so name two"),
        (["simulate", "--seats", "random,random,random"], "two play this game, so name two"),
        (
            ["simulate", "--seats", "random,randum"],
            "--seats: 'randum' is not known here; did you mean 'random'",
        ),
        (["simulate", "--seats", "random,"], "--seats: '' is not known here"),
        ([*SIMULATE, "--games", "0"], "--games takes a number from 1 to "),
        ([*SIMULATE, "--games", "-3"], "--games takes a number from 1 to "),
        ([*SIMULATE, "--games", "many"], "--games"),
        ([*SIMULATE, "--first", "-1"], "--first takes a number that is not below 0"),
        ([*SIMULATE, "--jobs", "0"], "--jobs takes a number from 1 to "),
        ([*SIMULATE, "--turns", "301"], "--turns takes a number from 1 to 300, not 301"),
        ([*SIMULATE, "--evaluations", "0"], "--evaluations takes a number from 1 to "),
        ([*SIMULATE, "--edition", "en3"], "edition: 'en3' is not known here; did you mean 'en2'"),
        ([*SIMULATE, *["--deck", "brissa"] * 3], "name at most two decks"),
        ([*SIMULATE, "--deck", "nobody"], "no starter deck has that name"),
        ([*SIMULATE, "--deck", "brissa", "--no-mirrors"], "--no-mirrors is for games of all starter decks"),
        ([*SIMULATE, "--save", __file__], "name a folder that is new or empty"),
        (["league", "--seats", "random", *FEW], "two or more players, each named once"),
        (["league", "--seats", "random,random", *FEW], "two or more players, each named once"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(words: list[str], told: str, capsys: Output) -> None:
    assert main(words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("signum: ")
    assert told in err


@pytest.mark.usefixtures("twins")
def test_a_league_plays_an_even_number_of_games(capsys: Output) -> None:
    assert main(["league", "--seats", "castor,pollux", "--games", "5"]) == 2
    assert "name an even number, not 5" in capsys.readouterr().err


def test_a_deck_that_breaks_a_rule_is_refused_with_the_rule(tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "small.txt"
    file.write_text("# Small\nHero: brissa-de-molforn\n", encoding="utf-8")
    assert main([*SIMULATE, "--deck", str(file)]) == 2
    assert "C-DECK-01" in capsys.readouterr().err


def test_games_are_played_on_the_map_that_was_named(capsys: Output) -> None:
    """W-SET-02; the command that repeats a game names the map too."""
    words = ["simulate", "--seats", "random,random", "--game", "warseer", "--map", "whisper-forest", *FEW]
    found = figures(capsys, *words)
    assert {one["map"] for one in found["games"]} == {"whisper-forest"}
    main(words)
    assert "--map whisper-forest" in capsys.readouterr().out


@pytest.mark.parametrize(
    "words, cause",
    [
        (["--game", "warseer", "--map", "moon"], "old-sanctuary"),
        (["--map", "old-sanctuary"], "classic has no maps to choose from"),
    ],
)
def test_a_map_that_is_not_there_is_refused(words: list[str], cause: str, capsys: Output) -> None:
    assert main([*SIMULATE, *words]) != 0
    assert cause in capsys.readouterr().err


def test_a_simulation_with_a_variant_saves_games_with_it(capsys: Output, tmp_path: Path) -> None:
    """C-VAR-01: with three seats too, every seat has a construction deck."""
    words = ["simulate", "--mode", "three", "--seats", "random,random,random", "--variant", "architects"]
    main([*words, "--games", "1", "--turns", "2", "--jobs", "1", "--save", str(tmp_path)])
    capsys.readouterr()
    (record,) = [json.loads(file.read_text()) for file in tmp_path.iterdir()]
    players = record["start"]["state"]["players"]
    assert [bool(one["construction"]) for one in players] == [True] * 3
    assert main([*words, "--variant", "architect", "--games", "1"]) == 2
    assert "architects" in capsys.readouterr().err
