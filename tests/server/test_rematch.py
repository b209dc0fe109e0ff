"""After a game: its players play again with seats and decks swapped, and other people get no seat."""

import asyncio
from pathlib import Path

import pytest

from signum.table.clock import ClockSettings
from tests.server.tables import NONCES, Guest, Seated, Server, running

CLOCK = ClockSettings(600_000, 5000)


async def over(game: Seated) -> None:
    """The second seat gives up."""
    await game.guests[-1].told("concede")


async def heard_again(guest: Guest) -> dict[str, object]:
    """The messages to a guest about the next table."""
    told: dict[str, object] = (await guest.heard("again"))["next"]
    return told


@running
async def test_two_who_want_it_play_again_with_seats_swapped(quick: None, file: Path) -> None:
    """The same printing and clock, names and decks with their players; those who watch may watch it too."""
    async with Server(file) as server, await server.seated(edition="fr1", clock=CLOCK) as game:
        await game.guests[0].told("sit", nonce=NONCES[0], name="Odo")
        watcher = await game.come(None)
        await over(game)
        await game.guests[0].told("rematch")
        for guest in (game.guests[1], watcher):
            assert await heard_again(guest) == {"wanted_by": [0], "table": "", "token": ""}
        await game.guests[1].told("rematch")
        told = [await heard_again(guest) for guest in (*game.guests, watcher)][1:]
        told.insert(0, await heard_again(game.guests[0]))
        tables, words = {one["table"] for one in told}, [str(one["token"]) for one in told]
        assert len(tables) == 1
        table = str(tables.pop())
        assert len(set(words)) == 3
        first, second, third = [await server.come(word) for word in words]
        for guest, seat in ((first, 1), (second, 0), (third, None)):
            assert guest.welcome is not None
            assert guest.welcome["seat"] == seat
            assert guest.welcome["edition"] == "fr1"
            assert guest.welcome["invitations"] == []
            assert (guest.welcome["minutes"], guest.welcome["increment"]) == (10, 5)
        assert first.welcome is not None
        heroes = [one["deck"]["hero"] for one in first.welcome["seats"]]
        assert heroes == ["roland-the-proud", "brissa-de-molforn"]
        assert first.welcome["seats"][1]["name"] == "Odo"
        assert first.welcome["commitment"] != game.guests[0].welcome["commitment"]  # type: ignore[index]
        await second.told("sit", nonce=NONCES[0])
        await first.told("sit", nonce=NONCES[1])
        assert (await first.shown())["clocks"]["left"][0] <= CLOCK.bank
        # Asking once more leads to the same table.
        await game.guests[1].told("rematch")
        assert (await heard_again(game.guests[1]))["table"] == table
        for guest in (first, second, third, watcher):
            await guest.close()


@pytest.mark.parametrize("mode", ["computer", "screen"])
@running
async def test_against_the_computer_and_at_one_screen_it_goes_on_at_once(
    mode: str, quick: None, file: Path
) -> None:
    """Any person at the screen decides."""
    async with Server(file) as server, await server.seated(mode) as game:
        await game.guests[0].told("concede")
        await game.guests[0].told("rematch")
        told = await heard_again(game.guests[0])
        seats = {"computer": ["human", "random"], "screen": ["human", "human"]}[mode]
        again = await server.come(str(told["token"]))
        assert again.welcome is not None
        assert again.welcome["seat"] == 1
        assert [one["player"] for one in again.welcome["seats"]] == seats[::-1]
        await again.told("sit", nonce=NONCES[0])
        if mode == "computer":
            assert (await again.shown())["view"]["turn"] >= 0
        await again.close()


@running
async def test_it_can_be_withdrawn_and_declined(quick: None, file: Path) -> None:
    """Then no player waits for anything, and it can be offered again."""
    async with Server(file) as server, await server.seated() as game:
        await over(game)
        for wanting, declining in ((0, 0), (0, 1), (1, 0)):
            await game.guests[wanting].told("rematch")
            await game.guests[declining].told("rematch", wanted=False)
            assert game.room.table.progress.wanted_by == []
        await game.guests[1].told("rematch")
        await game.guests[1].told("rematch")
        assert game.room.table.progress.next_table == ""
        await game.guests[0].told("rematch")
        assert game.room.table.progress.next_table


@running
async def test_who_comes_back_later_finds_the_offer_and_the_table(quick: None, file: Path) -> None:
    """Both outlive the server."""
    async with Server(file) as server, await server.seated() as game:
        await over(game)
        await game.guests[0].told("rematch")
        token, table = server.token(game.table, 1), game.table
    async with Server(file) as server:
        late = await server.come(token)
        assert late.welcome is not None
        assert late.welcome["next"]["wanted_by"] == [0]
        await late.told("rematch")
        word = (await heard_again(late))["token"]
        await late.close()
        first = await server.come(server.token(table, 0))
        assert first.welcome is not None
        assert first.welcome["next"]["token"] not in ("", word)
        await first.close()


@running
async def test_nobody_plays_again_before_the_end_or_without_a_seat(quick: None, file: Path) -> None:
    """It is refused, and no table is made."""
    async with Server(file) as server, await server.seated() as game:
        watcher = await game.come(None)
        assert (await game.guests[0].refused("rematch"))["code"] == "server-not-over"
        await over(game)
        assert (await watcher.refused("rematch"))["code"] == "server-only-watching"
        assert game.room.table.progress.wanted_by == []
        await watcher.close()


@running
async def test_tables_made_by_playing_again_are_counted(quick: None, file: Path) -> None:
    """Giving up and playing again over and over makes no more tables than asking for them."""
    async with Server(file) as server, await server.seated("screen") as game:
        await game.guests[0].told("concede")
        server.limits.tables = 0
        for client in game.room.clients:
            client.address = "203.0.113.9"
        assert (await game.guests[0].refused("rematch"))["code"] == "server-too-many-tables"
        assert game.room.table.progress.next_table == ""


@running
async def test_two_who_want_it_in_the_same_moment_get_one_table(quick: None, file: Path) -> None:
    """The second wish completes the first."""
    async with Server(file) as server, await server.seated() as game:
        await over(game)
        await asyncio.gather(*[guest.told("rematch") for guest in game.guests])
        tables = {(await game.come(seat)).welcome["next"]["table"] for seat in (0, 1, None)}  # type: ignore[index]
        assert tables == {game.room.table.progress.next_table}
