"""Files of games that earlier versions of the program stored: their tables open and go on.

tests/server/stored has one for each step of the migrations before the newest, as compressed SQL. Each has
five duels: `online` runs with clocks, names and chat, `computer` runs, `screen` was conceded, `waiting`
lacks its invited player, and at `over` the first seat wants to play again.
"""

import lzma
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from signum.cli import main
from signum.rulebooks import GAMES
from signum.server import protocol as p
from signum.server.store import migrations
from signum.table.verifying import findings
from tests.server.tables import DECKS, NONCES, Guest, Server, running

STORED = Path(__file__).parent / "stored"
ONLINE = (
    "stored0000000001-0-iuijfqhod7cjinouzsuqaflz65mgctkv",
    "stored0000000001-1-jqpynhsxdx2nen6qjbiyjlpj2oaiysry",
)
COMPUTER = "stored0000000002-0-vvomw5tf37t5d2ivfnrz6byr3yem5ipf"
SCREEN = "stored0000000003-0-2kqx2hco55bqjatsgz6ixch5zuiv5hvu"
WAITING = (
    "stored0000000004-0-n57ftwxhns3xwgcgl5avbbe324yr6nth",
    "stored0000000004-1-c3fqhkungux5kn37o5gc42ustmyiy6og",
)
OVER = (
    "stored0000000005-0-xu2mto3q6prthngnqh5lqp4qr7prox2o",
    "stored0000000005-1-d6mydatfxjs2jaiurtymcvrpfq2gjmpz",
)

pytestmark = pytest.mark.usefixtures("quick")


@pytest.fixture(params=migrations.steps()[:-1])
def stored(file: Path, request: pytest.FixtureRequest) -> Path:
    """The file that a step wrote."""
    with closing(sqlite3.connect(file)) as opened:
        opened.executescript(lzma.decompress((STORED / f"{request.param}.sql.xz").read_bytes()).decode())
    return file


def test_every_step_but_the_newest_has_a_file() -> None:
    """So that a new step brings the file of the one before."""
    assert [file.name.partition(".")[0] for file in sorted(STORED.iterdir())] == migrations.steps()[:-1]


async def shown(guest: Guest) -> dict[str, Any]:
    """The welcome and the screen of a guest in one."""
    await guest.shown()
    assert guest.welcome is not None
    assert guest.screen is not None
    return guest.welcome | guest.screen


@running
async def test_running_games_go_on_where_they_were(stored: Path) -> None:
    """Links, names, chat and clocks too."""
    async with Server(stored) as server:
        guests = [await server.come(token) for token in ONLINE]
        table = await shown(guests[0])
        assert [one["name"] for one in table["seats"]] == ["Ada", "Bo"]
        assert [one["text"] for one in table["chat"]] == ["Good luck!"]
        assert table["position"] == 12
        assert all(0 < left <= 3_600_000 + 12 * 5000 for left in table["clocks"]["left"])
        asked = guests[table["waiting_for"]]
        option = next(one["option"] for one in (await shown(asked))["asked"]["options"] if not one["why"])
        await asked.told("answer", position=12, options=[option])
        alone = await server.come(COMPUTER)
        assert (await shown(alone))["edition"] == "fr1"
        for guest in (*guests, alone):
            await guest.close()


def test_a_check_finds_that_all_of_them_go_on(stored: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--check", "--lang", "en", "--data", str(stored)]) == 0
    assert "3 go on, 2 are over and replay, 0 are kept" in capsys.readouterr().out


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE entries SET entry = x'00ff'",
        "UPDATE tables SET progress = '{'",
        "UPDATE tables SET setup = '{}'",
    ],
)
def test_a_check_names_a_damaged_table_and_goes_on(
    damage: str, stored: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = ONLINE[0].partition("-")[0]
    column = "table_id" if "entries" in damage else "id"
    # The first check upgrades the file.
    assert main(["serve", "--check", "--lang", "en", "--data", str(stored)]) == 0
    capsys.readouterr()
    with closing(sqlite3.connect(stored)) as opened, opened:
        opened.execute(f"{damage} WHERE {column} = ?", (table,))
    assert main(["serve", "--check", "--lang", "en", "--data", str(stored)]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith(f"{table} is damaged and cannot be read; a backup may have it: ")
    assert told[1].startswith("Stored games: 2 go on, 2 are over and replay, 0 are kept")
    assert told[1].endswith(" 1 are damaged.")


@running
async def test_finished_games_keep_their_records(stored: Path) -> None:
    """They verify as before."""
    async with Server(stored) as server:
        answer = await server.ask_by(SCREEN, "/api/record")
        assert answer.status_code == 200
        assert all(one.right for one in findings(answer.content, GAMES))


@running
async def test_an_open_seat_can_still_be_taken(stored: Path) -> None:
    """With the link that was given away; then the game begins."""
    async with Server(stored) as server:
        host = await server.come(WAITING[0])
        assert host.welcome is not None
        assert WAITING[1] in str(host.welcome)
        wanted = p.TakeSeat(WAITING[1], DECKS[1])
        await server.ask("POST", "/api/seats", content=msgspec.json.encode(wanted))
        guest = await server.come(WAITING[1])
        await guest.told("sit", nonce=NONCES[1])
        assert (await shown(host))["begun"]
        for one in (host, guest):
            await one.close()


@running
async def test_a_rematch_that_was_wanted_is_made(stored: Path) -> None:
    """Once the other wants it too."""
    async with Server(stored) as server:
        guest = await server.come(OVER[1])
        await guest.told("rematch")
        assert (await guest.heard("again"))["next"]["table"]
        await guest.close()
