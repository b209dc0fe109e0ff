"""Chat of a team: only the seats of that side get its lines, also those who come later."""

from pathlib import Path

import pytest

from tests.server.card_race import RACE
from tests.server.tables import Server, running
from tests.server.test_seats import HERE, OPEN, closed, new_race, seated, shown

pytestmark = pytest.mark.usefixtures("quick")
SECRET = "meet me at the mill"


@running
async def test_only_the_team_reads_its_lines(file: Path) -> None:
    """Neither opponents nor spectators get a byte of them, then or on their return."""
    async with Server(file, games=RACE) as server:
        table = await server.made_as(new_race("three", HERE, OPEN, OPEN))
        guests = await seated(server, table)
        watching = await server.come(table.watch)
        await guests[0].told("chat", text=SECRET, team=True)
        await guests[0].told("chat", text="hello to all")
        said = (await guests[1].heard("said"))["line"]
        assert (said["text"], said["team"]) == (SECRET, True)
        latecomers = {2: await server.come(server.token(table, 2)), 9: await server.come(table.watch)}
        ally = await server.come(server.token(table, 1))
        assert [one["text"] for one in shown(ally)["chat"]] == [SECRET, "hello to all"]
        for guest in (guests[2], watching, *latecomers.values()):
            await guest.caught_up()
            heard = b"".join(guest.bytes)
            assert SECRET.encode() not in heard
            assert b"hello to all" in heard
        await closed({**guests, **latecomers, 7: watching, 8: ally})


@running
async def test_a_line_to_a_team_of_one_goes_to_the_table(file: Path) -> None:
    async with Server(file, games=RACE) as server:
        table = await server.made_as(new_race("three", HERE, OPEN, OPEN))
        guests = await seated(server, table)
        await guests[2].told("chat", text="nobody else is on my side", team=True)
        assert (await guests[0].heard("said"))["line"]["team"] is False
        await closed(guests)
