"""Puzzles in the browser: the list, the puzzle of the day, a table that begins at the decision, verdicts."""

from datetime import date, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest

from signum.rulebooks import GAMES
from signum.server import protocol as p
from signum.server.puzzles import Puzzles, opening_of
from signum.table.draws import draws_of
from signum.table.match import Match
from signum.table.puzzles.suite import LEVELS, of_the_day
from signum.table.record import digest
from signum.table.resuming import resume
from tests.server.tables import NONCES, TIMEOUT, Guest, Server, running

pytestmark = pytest.mark.usefixtures("quick")
PUZZLES = Puzzles(GAMES)
REROLL = next(name for name in PUZZLES.of(GAMES["classic"]) if name.startswith("reroll/"))
"""Its script ends with dice."""


@pytest.mark.parametrize("game", ["classic", "warseer"])
def test_a_table_begins_at_the_decision(game: str) -> None:
    """Of every puzzle: with the dice and shuffles of its script, which no check of the dice counts."""
    for name in PUZZLES.of(GAMES[game]):
        posed = PUZZLES.posed(game, name, "")
        played = posed.player.match
        answers, fixed = opening_of(played.run.entries)
        rules = GAMES[game].rules(posed.edition)
        match = Match(rules, played.start, secret=b"0" * 16, fixed=fixed)
        match.catch_up(answers, [0] * len(answers))
        assert digest(match.run.game.state) == digest(played.run.game.state), name
        assert match.run.choice is not None
        assert match.run.choice.kind == posed.puzzle.choice
        assert not draws_of(match)
        resumed = resume(match.save(), GAMES)
        assert digest(resumed.run.game.state) == digest(played.run.game.state)


def test_fixed_results_end_where_other_answers_were_given() -> None:
    posed = PUZZLES.posed("classic", REROLL, "")
    played = posed.player.match
    answers, fixed = opening_of(played.run.entries)
    rules = GAMES["classic"].rules(posed.edition)
    match = Match(rules, played.start, secret=b"0" * 16, fixed=((7, 7), *fixed))
    match.catch_up(answers, [0] * len(answers))
    assert match.run.chance is not None
    assert match.run.chance.fixed == ()
    assert draws_of(match)


def test_no_puzzle_of_the_day_comes_again_before_all_others() -> None:
    names = [str(number) for number in range(101)]
    day = date(2026, 11, 16)
    days = [of_the_day(names, day + timedelta(number)) for number in range(101)]
    assert sorted(days) == sorted(names)
    assert abs(int(days[0]) - int(days[1])) > 1
    assert of_the_day(["a"], day) == "a"


@running
async def test_the_list_names_every_puzzle_and_that_of_the_day(file: Path) -> None:
    """Unknown puzzles, other tables and other pages are declined."""
    async with Server(file) as server:
        for game in ("classic", "warseer"):
            told = (await server.ask("GET", f"/api/puzzles?game={game}&language=de", timeout=TIMEOUT)).json()
            shown = told["puzzles"]
            assert {one["name"] for one in shown} == set(PUZZLES.of(GAMES[game]))
            assert told["today"] in {one["name"] for one in shown}
            assert {one["level"] for one in shown} <= set(range(1, LEVELS + 1))
            assert all(one["goals"] and one["preview"]["spots"] for one in shown)
            names = {goal["of"] for one in shown for goal in one["goals"]}
            assert "Fuchs" in names
            assert "Fox" not in names
            # No title: it would tell the solution.
            assert "title" not in shown[0]
        assert (await server.ask("GET", "/api/puzzles?game=chess")).status_code == 400
        for wanted in ({"name": "kill/nothing"}, {"name": "../rules"}, {"name": "", "game": "chess"}):
            assert (await server.ask("POST", "/api/puzzles", json=wanted)).status_code == 400
        headers = {"origin": "http://elsewhere.example"}
        foreign = await server.ask("POST", "/api/puzzles", json={"name": REROLL}, headers=headers)
        assert foreign.status_code == 403
        table = await server.made("computer")
        for path in ("help", "verdict"):
            assert (await server.ask_by(table.seats[0], f"/api/puzzles/{path}")).status_code == 404
            assert (await server.ask_by("nonsense", f"/api/puzzles/{path}")).status_code == 404


async def opened(server: Server, name: str, game: str = "classic") -> tuple[p.TableMade, Guest]:
    """A table with a puzzle, and the player at it."""
    answer = await server.ask("POST", "/api/puzzles", json={"game": game, "name": name})
    assert answer.status_code == 201, answer.text
    table = msgspec.json.decode(answer.content, type=p.TableMade)
    guest = await server.come(table.seats[0])
    await guest.told("sit", nonce=NONCES[0])
    await guest.shown()
    return table, guest


async def verdict(server: Server, table: p.TableMade) -> dict[str, Any]:
    found: dict[str, Any] = (await server.ask_by(table.seats[0], "/api/puzzles/verdict")).json()
    return found


@running
async def test_an_answer_is_judged_by_the_proof(file: Path) -> None:
    """The solution is worth the most, a tempting answer less; without its script it is no puzzle."""
    async with Server(file) as server:
        for game, name in (("classic", REROLL), ("warseer", next(iter(PUZZLES.of(GAMES["warseer"]))))):
            table, guest = await opened(server, name, game)
            async with guest:
                assert guest.welcome is not None
                assert guest.welcome["puzzle"] == name
                before = await verdict(server, table)
                assert not before["answered"]
                assert not before["left"]
                help_ = (await server.ask_by(table.seats[0], "/api/puzzles/help?language=fr")).json()
                assert help_["wrong"]
                assert help_["words"]
                assert help_["wrong"] != help_["words"]
                assert help_["language"] == "fr"
                assert help_["why"]
                position = (await guest.shown())["position"]
                await guest.told("answer", position=position, options=[help_["option"]])
                judged = await verdict(server, table)
                assert judged["answered"]
                assert judged["solved"]
                assert judged["yours"] == pytest.approx(judged["best"], abs=0.001)
        name = next(one for one in PUZZLES.of(GAMES["classic"]) if one.startswith("kill/"))
        posed = PUZZLES.posed("classic", name, "")
        table, guest = await opened(server, name)
        async with guest:
            wrong = posed.options(posed.puzzle.rejected)[0]
            position = (await guest.shown())["position"]
            await guest.told("answer", position=position, options=[msgspec.to_builtins(wrong)])
            judged = await verdict(server, table)
            assert judged["answered"]
            assert not judged["solved"]
            assert judged["yours"] < judged["best"]
            server.room(table).autoplay.stop()
            match = server.match(table)
            match.run.rewind(0)
            assert (await verdict(server, table))["left"] == bool(position)
        table, guest = await opened(server, REROLL)
        async with guest:
            await guest.told("concede")
            assert (await guest.refused("rematch", wanted=True))["code"] == "server-no-rematch"
            assert not (await verdict(server, table))["answered"]


@running
async def test_a_puzzle_shows_the_cards_that_it_defines(file: Path) -> None:
    """Before the player sits down and after, by the name that the log uses, and no card of the game."""
    async with Server(file) as server:
        wanted = {"name": "cards/the-card-that-wins"}
        made = (await server.ask("POST", "/api/puzzles", json=wanted, timeout=TIMEOUT)).json()
        faces = (await server.ask_by(made["seats"][0], "/api/packs?language=fr")).json()
        assert {one["id"]: one["name"] for one in faces} == {"bounty": "Largesse", "lightning": "Foudre"}
        assert all(one["text"] for one in faces)
