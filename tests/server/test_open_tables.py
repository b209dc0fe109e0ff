"""Open tables: only those whose makers said so, each seat given once, and to no one but the taker."""

from pathlib import Path
from typing import Any

import pytest

from signum.server import protocol as p
from tests.server.tables import NONCES, Server, running
from tests.serving import new_duel

pytestmark = pytest.mark.usefixtures("quick")


async def listed(server: Server) -> Any:
    answer = await server.ask("GET", "/api/open")
    assert answer.status_code == 200
    return answer.json()


@running
async def test_a_stranger_takes_the_free_seat_of_a_listed_table_once(file: Path) -> None:
    async with Server(file) as server:
        table = await server.made_as(new_duel("online", listed=True, watchable=True, minutes=10, increment=5))
        assert table.invitations == ()
        assert await listed(server) == []
        maker = await server.come(table.seats[0])
        await maker.told("sit", nonce=NONCES[0], name="Maud")
        assert maker.welcome is not None
        assert maker.welcome["invitations"] == []
        (shown,) = await listed(server)
        assert (shown["names"], shown["free"], shown["watch"]) == (["Maud"], 1, "")
        assert (shown["minutes"], shown["increment"]) == (10, 5)
        given = (await server.ask("POST", "/api/open", json={"table": table.table})).json()
        again = await server.ask("POST", "/api/open", json={"table": table.table})
        assert (again.status_code, again.json()["code"]) == (409, "seat-taken")
        assert await listed(server) == []
        taken = await server.ask("POST", "/api/seats", json={"token": given["token"], "deck": "roland"})
        assert taken.status_code == 200
        guest = await server.come(given["token"])
        await guest.told("sit", nonce=NONCES[1])
        await guest.shown()
        (playing,) = await listed(server)
        assert (playing["free"], bool(playing["watch"]), bool(playing["words"])) == (0, True, True)
        spectator = await server.come(playing["watch"])
        await spectator.shown()


@running
async def test_a_table_is_open_only_if_its_maker_says_so(file: Path) -> None:
    async with Server(file) as server:
        table = await server.made("online")
        maker = await server.come(table.seats[0])
        await maker.told("sit", nonce=NONCES[0])
        assert await listed(server) == []
        for wanted in (table.table, "nothing", "", "x" * 5000):
            answer = await server.ask("POST", "/api/open", json={"table": wanted})
            assert (answer.status_code, answer.json()["code"]) == (404, "no-such-link")
        elsewhere = {"origin": "https://other.example"}
        answer = await server.ask("POST", "/api/open", json={"table": table.table}, headers=elsewhere)
        assert answer.status_code == 403


@running
async def test_nobody_crowds_out_all_others(file: Path) -> None:
    """Of the tables of one address a few are listed."""
    async with Server(file) as server:
        makers = ["203.0.113.9"] * 8 + ["203.0.113.10"]
        for at, address in enumerate(makers):
            table = await server.made_as(new_duel("online", listed=True))
            headers = {"x-forwarded-for": address}
            maker = await server.come(table.seats[0], additional_headers=headers)
            await maker.told("sit", nonce=NONCES[0], name=f"{address} {at}")
        names = [one["names"][0].partition(" ")[0] for one in await listed(server)]
        assert (names.count("203.0.113.9"), names.count("203.0.113.10")) == (5, 1)


@running
async def test_a_given_seat_stays_given_after_a_restart(file: Path) -> None:
    async with Server(file) as server:
        table: p.TableMade = await server.made_as(new_duel("online", listed=True))
        maker = await server.come(table.seats[0])
        await maker.told("sit", nonce=NONCES[0])
        assert (await server.ask("POST", "/api/open", json={"table": table.table})).status_code == 200
    async with Server(file) as server:
        await server.come(table.seats[0])
        assert await listed(server) == []
