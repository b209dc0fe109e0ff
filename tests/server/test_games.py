"""Whole games over sockets, in every printing; test_table.py has the other actions."""

from pathlib import Path

import msgspec
import pytest

from signum.rulebooks import GAMES
from signum.table.resuming import resume
from tests.server.tables import Seated, Server, running
from tests.times import printings

pytestmark = pytest.mark.usefixtures("quick")
LONGEST = 2500
SHORT = {
    "online": {"ru1": 35, "de1": 4, "fr1": 39, "en2": 9},
    "computer": {"ru1": 4, "de1": 21, "fr1": 27, "en2": 7},
    "screen": {"ru1": 35, "de1": 28, "fr1": 28, "en2": 9},
}
"""Seeds with short games; any other numbers would do."""


def seed(mode: str, edition: str) -> str:
    """The seed of the players of a game."""
    return f"{mode} {edition} {SHORT[mode][edition]}"


async def finished(game: Seated) -> None:
    """All clients have seen the end, and the record that they may now get is the game."""
    assert game.match.finished
    await game.settled()
    for guest in game.guests:
        assert guest.screen is not None
        assert guest.screen["result"]
        assert guest.screen["asked"] is None
        assert guest.screen["view"]["outcome"] is not None
    answer = await game.server.ask_by(game.table.watch, "/api/record")
    assert answer.status_code == 200
    again = resume(answer.content, GAMES)
    assert msgspec.json.encode(again.run.game.state) == msgspec.json.encode(game.match.run.game.state)


@pytest.mark.parametrize("edition", printings("en2"))
@running
async def test_two_people_play_a_whole_game_online(edition: str, file: Path) -> None:
    """Every answer of both goes over a socket; both see the same table all the way."""
    async with Server(file) as server, await server.seated("online", edition) as game:
        await game.play(seed("online", edition), LONGEST)
        await finished(game)
        mine, theirs = [guest.screen for guest in game.guests]
        assert mine is not None
        assert theirs is not None
        for part in ("creatures", "terrains", "turn", "outcome"):
            assert mine["view"][part] == theirs["view"][part]


@pytest.mark.parametrize("edition", printings("ru1"))
@running
async def test_a_person_plays_a_whole_game_against_the_computer(edition: str, file: Path) -> None:
    """The computer answers by itself until the person is asked."""
    async with Server(file) as server, await server.seated("computer", edition) as game:
        await game.play(seed("computer", edition), LONGEST)
        await finished(game)


@pytest.mark.parametrize("edition", printings("fr1"))
@running
async def test_two_seats_of_one_browser_play_a_whole_game(edition: str, file: Path) -> None:
    """Both links are the maker's; the server answers for neither seat."""
    async with Server(file) as server, await server.seated("screen", edition) as game:
        await game.play(seed("screen", edition), LONGEST)
        await finished(game)
