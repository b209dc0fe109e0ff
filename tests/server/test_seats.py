"""Tables of one to four seats, of a game that is not ours: links, sides, secrets, consent, going out."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from signum.server import protocol as p
from signum.table.clock import ClockSettings
from signum.table.verifying import findings
from tests.server.card_race import HANDS, RACE
from tests.server.tables import Guest, Server, running

pytestmark = pytest.mark.usefixtures("quick")

NONCE = "00112233445566778899aabbccddee"
HERE, OPEN, COMPUTER = "human", "open", "random"


def new_race(mode: str, *players: str, **more: Any) -> Any:
    """A table of the game, as NewTable."""
    return {"mode": mode, "edition": "first", "seats": [{"player": one} for one in players], **more}


async def seated(server: Server, table: p.TableMade, *, but: Sequence[int] = ()) -> dict[int, Guest]:
    """Everybody who is invited or at the screen comes and sits; those that are left out only come."""
    tokens = [*table.seats, *[one.token for one in table.invitations]]
    guests = {int(token.split("-")[1]): await server.come(token) for token in sorted(tokens)}
    for seat, guest in guests.items():
        if seat not in but:
            await guest.told("sit", nonce=f"{NONCE}{seat:02}", name=f"Name{seat}")
    return guests


async def answer(server: Server, table: p.TableMade, guests: dict[int, Guest], kind: str = "") -> None:
    """The seat that is asked answers with its first option, or with one of a kind."""
    match = server.match(table)
    seat = match.asked
    assert seat is not None
    screen = await current(guests[seat], match.position)
    options = [one["option"] for one in screen["asked"]["options"] if kind in ("", one["option"]["kind"])]
    await guests[seat].told("answer", position=screen["position"], options=options[:1])


async def current(guest: Guest, position: int) -> dict[str, Any]:
    """The screen of a guest at this position."""
    while (await guest.shown())["position"] != position:
        await guest.hear()
    assert guest.screen is not None
    return guest.screen


async def let_be(server: Server, table: p.TableMade, guests: dict[int, Guest]) -> None:
    """Lay a card without a double, and wait for the reply of the table."""
    turn = server.match(table).run.game.state.turn
    while (match := server.match(table)).run.game.state.turn == turn and not match.finished:
        async with server.room(table).lock:
            ours = match.asked in guests and server.room(table).autoplay._next() is None
        if ours:
            await answer(server, table, guests)
        else:
            await next(iter(guests.values())).hear()


async def closed(guests: dict[int, Guest]) -> None:
    """Everybody hangs up."""
    for guest in guests.values():
        await guest.close()


def shown(guest: Guest) -> dict[str, Any]:
    """The last greeting and screen of a guest, combined."""
    assert guest.welcome is not None
    return guest.welcome | (guest.screen or {})


@running
async def test_the_game_is_offered_with_its_modes(file: Path) -> None:
    """And a table of another number of seats is a mistake."""
    async with Server(file, games=RACE) as server:
        found = (await server.ask("GET", "/api/games")).json()
        assert [one["id"] for one in found] == ["card-race"]
        mode = {"id": "three", "sides": [0, 0, 1], "brings_decks": False}
        assert found[0]["modes"][0] == mode | {"deckless": [], "editions": [], "scripted": [], "variants": []}
        refused = await server.ask("POST", "/api/tables", json=new_race("three", HERE, OPEN))
        assert refused.status_code == 400


@running
async def test_a_person_here_one_invited_and_a_computer(file: Path) -> None:
    """The game begins when both people sit, is played to its end, and its record verifies."""
    async with Server(file, games=RACE) as server:
        table = await server.made_as(new_race("three", HERE, COMPUTER, OPEN))
        assert [one.seat for one in table.invitations] == [2]
        guests = await seated(server, table, but=[2])
        assert not shown(guests[0])["begun"]
        assert [one["seat"] for one in shown(guests[0])["invitations"]] == [2]
        assert shown(guests[2])["invitations"] == []
        await guests[2].told("sit", nonce=f"{NONCE}02", name="Name2")
        await guests[0].shown()
        assert shown(guests[0])["begun"]
        assert [one["side"] for one in shown(guests[0])["seats"]] == [0, 0, 1]
        assert [one["name"] for one in shown(guests[0])["seats"]] == ["Name0", "The computer", "Name2"]
        assert shown(guests[0])["invitations"] == []
        while not server.match(table).finished:
            await let_be(server, table, guests)
        record = await server.ask_by(table.watch, "/api/record")
        assert all(one.right for one in findings(record.content, RACE))
        await closed(guests)


@running
async def test_nobody_hears_of_another_hand(file: Path) -> None:
    """Neither other seats, of any side, nor spectators."""
    async with Server(file, games=RACE) as server:
        table = await server.made_as(new_race("four", HERE, OPEN, OPEN, OPEN))
        guests = await seated(server, table)
        watching = await server.come(table.watch)
        while not server.match(table).finished:
            state = server.match(table).run.game.state
            hidden = [set(hand) for hand in state.hands]
            await let_be(server, table, guests)
            for seat, guest in (*guests.items(), (None, watching)):
                await guest.caught_up()
                laid = {event.card for event in server.match(table).run.game.log if hasattr(event, "card")}
                others = set().union(*[hand for one, hand in enumerate(hidden) if one != seat])
                heard = b"".join(guest.bytes).decode()
                assert not [card for card in others - laid if f'"{card}"' in heard], seat
        await closed({**guests, 9: watching})


@running
async def test_two_at_one_screen_and_one_elsewhere(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Forced secret answers are given only for a player who has a screen to themselves, after a pause."""
    pauses: list[tuple[float, ...]] = []

    def uniform(*span: float) -> float:
        pauses.append(span)
        return 0.0

    monkeypatch.setattr("signum.server.rooms.autoplay.random.uniform", uniform)
    async with Server(file, games=RACE) as server:
        table = await server.made_as(new_race("three", HERE, HERE, OPEN))
        guests = await seated(server, table)
        assert [shown(guests[seat])["shared"] for seat in range(3)] == [True, True, False]
        assert not any(shown(guests[seat])["hints"] for seat in range(3))
        await answer(server, table, guests)
        assert server.match(table).asked == 1
        await answer(server, table, guests, "let-be")
        await guests[0].until(lambda: server.match(table).asked != 2)
        assert pauses
        assert server.match(table).asked == 1
        assert server.match(table).choice(1).kind == "lay"  # type: ignore[union-attr]
        await closed(guests)


@running
async def test_people_of_one_side_may_ask_for_hints(file: Path) -> None:
    """A game without advice says so."""
    async with Server(file, games=RACE) as server:
        table = await server.made_as(new_race("three", HERE, OPEN, COMPUTER))
        guests = await seated(server, table)
        assert shown(guests[0])["hints"]
        reply = await guests[0].asked("hint")
        assert (reply["kind"], reply["candidates"]) == ("advice", [])
        await closed(guests)


@running
async def test_all_others_allow_taking_back(file: Path) -> None:
    """Each is asked once; a computer allows it at once, and one refusal is enough."""
    async with Server(file, games=RACE) as server:
        table = await server.made_as(new_race("four", HERE, OPEN, OPEN, COMPUTER))
        guests = await seated(server, table)
        await let_be(server, table, guests)
        await guests[0].told("take-back", asking=True)
        await guests[1].caught_up()
        assert shown(guests[1])["consent_missing"] == [1, 2]
        await guests[1].told("allow-take-back", allow=True)
        await guests[1].refused("allow-take-back", allow=True)
        await guests[2].caught_up()
        assert shown(guests[2])["consent_missing"] == [2]
        await guests[2].told("allow-take-back", allow=False)
        await guests[0].caught_up()
        assert shown(guests[0])["taking_back"] is None
        await let_be(server, table, guests)
        await guests[1].told("take-back", asking=True)
        for seat in (0, 2):
            await guests[seat].told("allow-take-back", allow=True)
        assert server.match(table).asked == 1
        assert server.match(table).choice(1).kind == "lay"  # type: ignore[union-attr]
        await closed(guests)


@running
async def test_a_draw_needs_everybody(file: Path) -> None:
    """The seats that have offered it are shown; computers play on."""
    async with Server(file, games=RACE) as server:
        table = await server.made_as(new_race("three", HERE, HERE, OPEN))
        guests = await seated(server, table)
        for seat, offers in ((2, [2]), (0, [0, 2])):
            await guests[seat].told("offer-draw")
            await guests[1].caught_up()
            assert shown(guests[1])["draw_offers"] == offers
        await guests[1].told("offer-draw")
        assert server.match(table).outcome.winner is None
        await closed(guests)
        table = await server.made_as(new_race("three", HERE, COMPUTER, OPEN))
        guests = await seated(server, table)
        assert (await guests[0].refused("offer-draw"))["code"] == "computer-plays-on"
        await closed(guests)


@running
async def test_a_seat_goes_out_and_the_others_go_on(file: Path) -> None:
    """It still watches, is not asked to allow anything, and needs not agree to a draw."""
    async with Server(file, games=RACE) as server:
        table = await server.made_as(new_race("four", HERE, OPEN, OPEN, OPEN))
        guests = await seated(server, table)
        await let_be(server, table, guests)
        await guests[3].told("concede")
        assert not server.match(table).finished
        presence = await guests[0].heard("presence")
        assert [one["out"] for one in presence["seats"]] == [False, False, False, True]
        assert (await guests[3].refused("concede"))["code"] == "out-already"
        await guests[3].refused("offer-draw")
        await guests[3].refused("take-back", asking=True)
        back = await server.come(server.token(table, 3))
        assert [one["out"] for one in shown(back)["seats"]] == [False, False, False, True]
        await back.close()
        assert (await guests[0].refused("take-back"))["code"] == "someone-else-acted"
        await guests[0].told("take-back", asking=True)
        await guests[1].caught_up()
        assert shown(guests[1])["consent_missing"] == [1, 2]
        await guests[1].told("allow-take-back", allow=False)
        for seat in (0, 1, 2):
            await guests[seat].told("offer-draw")
        assert server.match(table).finished
        record = await server.ask_by(table.watch, "/api/record")
        assert all(one.right for one in findings(record.content, RACE))
        await closed(guests)


@running
async def test_a_game_without_a_rule_for_it_has_no_time_limit(file: Path) -> None:
    async with Server(file, games=RACE) as server:
        wanted = new_race("three", HERE, HERE, HERE, limit=30)
        refused = await server.ask("POST", "/api/tables", json=wanted)
        assert (refused.status_code, "time limit" in refused.json()["words"]) == (400, True)


@running
async def test_a_clock_takes_out_one_seat_of_three(file: Path) -> None:
    """The next one's time runs then, and a computer among them goes on too."""
    async with Server(file, games=RACE) as server:
        wanted = p.NewTable("first", (p.NewSeat(HERE), p.NewSeat(COMPUTER), p.NewSeat(OPEN)))
        table = await server.made_with(wanted, ClockSettings(300))
        guests = await seated(server, table)
        await guests[2].until(lambda: server.match(table).asked == 2)
        presence = [one for one in guests[2].messages if one["kind"] == "presence"][-1]
        assert [one["out"] for one in presence["seats"]] == [True, False, False]
        assert not server.match(table).finished
        await guests[2].until(lambda: server.match(table).finished)
        assert server.match(table).outcome.winner == 0
        await closed(guests)


@running
async def test_everybody_moves_on_by_one_seat_in_a_rematch(file: Path) -> None:
    """Screens, names and computers go along; people elsewhere must all agree."""
    async with Server(file, games=RACE) as server:
        table = await server.made_as(new_race("four", HERE, HERE, OPEN, COMPUTER))
        guests = await seated(server, table)
        for seat in (0, 1, 2):
            await guests[seat].told("concede")
        assert server.match(table).finished
        await guests[1].told("rematch")
        await guests[2].told("rematch")
        assert (await guests[0].heard("again"))["next"]["table"] == ""
        await guests[0].told("rematch")
        tokens = {}
        for seat, guest in guests.items():
            await guest.caught_up()
            told = [one["next"]["token"] for one in guest.messages if one["kind"] == "again"]
            tokens[seat] = told[-1]
        again = {seat: await server.come(token) for seat, token in tokens.items()}
        assert [shown(again[seat])["seat"] for seat in (0, 1, 2)] == [1, 2, 3]
        assert [shown(again[seat])["shared"] for seat in (0, 1, 2)] == [True, True, False]
        seats = shown(again[0])["seats"]
        assert [one["player"] for one in seats] == ["random", "human", "human", "human"]
        assert [one["name"] for one in seats] == ["The computer", "Name0", "Name1", "Name2"]
        assert shown(again[0])["invitations"] == []
        for seat, guest in again.items():
            await guest.told("sit", nonce=f"{NONCE}{seat:02}")
        await again[0].shown()
        await closed(guests)
        await closed(again)


@running
async def test_one_plays_alone(file: Path) -> None:
    """No other seat is asked for anything, and a table is read back from its file."""
    async with Server(file, games=RACE) as server:
        table = await server.made_as(new_race("solo", HERE))
        assert (len(table.seats), table.invitations) == (1, ())
        guests = await seated(server, table)
        await answer(server, table, guests)
        await guests[0].told("take-back")
        await answer(server, table, guests)
        await closed(guests)
    async with Server(file, games=RACE) as server:
        guest = await server.come(table.seats[0])
        assert (await guest.shown())["view"]["hand"] == list(HANDS[0][1:])
        assert json.loads(guest.bytes[-1])["findings"] is None
        await guest.told("concede")
        assert server.match(table).finished
        await guest.close()


@running
async def test_two_computers_have_two_names(file: Path) -> None:
    """And the only person among them has one without giving it."""
    async with Server(file, games=RACE) as server:
        table = await server.made_as(new_race("three", COMPUTER, HERE, COMPUTER))
        guest = await server.come(table.seats[0])
        await guest.told("sit", nonce=f"{NONCE}01")
        await guest.shown()
        assert [one["name"] for one in shown(guest)["seats"]] == ["Computer 1", "", "Computer 2"]
        assert "Computer 1" in shown(guest)["turn"] or "The player" in shown(guest)["turn"]
        await guest.close()
