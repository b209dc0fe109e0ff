"""Lanterns at a real server: links, sides, secrets, consent, leaving, records, playing again."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from signum.content.languages import LANGUAGES
from signum.rulebooks import GAMES
from signum.server.protocol import NewTable
from signum.table.clock import ClockSettings
from signum.table.games import Games
from signum.table.resuming import resume
from signum.table.verifying import findings
from tests.server.tables import Guest, Server, running
from tests.server.test_secrets import strings
from tests.toy.lanterns.rulebook import LANTERNS, TOY
from tests.toy.tables import COMPUTER, HERE, NAMES, OPEN, Night, shown, wanted

pytestmark = pytest.mark.usefixtures("quick")

BOTH = Games.of(*GAMES.values(), LANTERNS)


@running
async def test_the_game_is_listed_beside_the_others(file: Path) -> None:
    """With its modes, its computer players and its rules, in the words of its own folder."""
    async with Server(file, games=BOTH) as server:
        listed = {one["id"]: one for one in (await server.ask("GET", "/api/games")).json()}
        assert list(listed) == [*GAMES, "lanterns"]
        modes = {one["id"]: one["sides"] for one in listed["lanterns"]["modes"]}
        assert modes == {"storm": [0, 0, 1], "tempest": [0, 1, 0, 1], "solo": [0]}
        assert listed["lanterns"]["players"] == ["random", "prudent"]
        rules = (await server.ask("GET", "/api/rules?game=lanterns")).json()
        assert rules[0]["id"] == "L-SET-01"
        one = (await server.ask("GET", "/api/rules/G-ECHO?game=lanterns&language=ru")).json()
        assert (one["title"], one["language"]) == ("Echo", "en")


@pytest.mark.parametrize(
    "players, cause",
    [
        ((HERE, OPEN), "the mode storm has 3, not 2"),
        ((OPEN, OPEN, COMPUTER), "at least one is human"),
        ((HERE, OPEN, "greedy"), "'greedy' is not known here"),
    ],
)
@running
async def test_a_table_that_cannot_be_played_is_a_mistake(
    players: tuple[str, ...], cause: str, file: Path
) -> None:
    async with Server(file, games=BOTH) as server:
        answer = await server.ask("POST", "/api/tables", json=wanted(*players))
        assert answer.status_code == 400
        assert cause in answer.text


@running
async def test_three_people_play_a_whole_game_by_links(file: Path) -> None:
    """Two are invited; each reads the table in another language, a spectator watches, and people chat."""
    async with Server(file, games=BOTH) as server:
        night = await Night.made(server, HERE, OPEN, OPEN, sits=False)
        assert [one.seat for one in night.table.invitations] == [1, 2]
        for seat in (0, 1):
            await night.sit(seat)
        assert not shown(night.guests[2])["begun"]
        await night.sit(2)
        watching = await server.come(night.table.watch, "ru")
        for seat, language in zip(night.guests, LANGUAGES, strict=False):
            await night.guests[seat].say("speak", language=language)
        await night.guests[1].told("chat", text="Hold your lanterns!")
        assert (await watching.heard("said"))["line"]["name"] == "Ben"
        await night.play()
        await watching.caught_up()
        results = [shown(guest)["result"] for guest in (*night.guests.values(), watching)]
        assert all(results)
        assert len(set(results)) == 4
        for guest in (*night.guests.values(), watching):
            assert [one["side"] for one in shown(guest)["seats"]] == [0, 0, 1]
            assert [one["name"] for one in shown(guest)["seats"]] == list(NAMES[:3])
            assert shown(guest)["view"]["outcome"] is not None
        await watching.close()
        await night.close()


@running
async def test_nobody_hears_of_another_hand(file: Path) -> None:
    """Every byte to each connection: hands, draws, decks and questions go only to their seat."""
    async with Server(file, games=TOY) as server:
        night = await Night.made(server, HERE, OPEN, OPEN)
        watching = await server.come(night.table.watch)
        await night.play()
        await watching.caught_up()
        for seat, guest in (*night.guests.items(), (None, watching)):
            check_secrets(guest, seat)
        await watching.close()
        await night.close()


def check_secrets(guest: Guest, seat: int | None) -> None:
    """Facts of one seat were told to no other."""
    questions = 0
    for data, message in zip(guest.bytes, guest.messages, strict=True):
        if message["kind"] != "screen":
            assert b"flask" not in data
            continue
        if b'"kind":"changed"' in data:
            whole = json.dumps(message, ensure_ascii=False)
            told = strings(json.loads(data)["changes"])
            assert all(json.dumps(one, ensure_ascii=False) in whole for one in told)
        for player in message["view"]["players"]:
            assert "cards" not in player or player["seat"] == seat
            assert player["side"] == 0 or not {"hand", "deck", "heap"} & set(player)
        for line in message["lines"]:
            check_line(line, seat)
        assert message["asked"] is None or message["waiting_for"] == seat
        assert "hutter" not in message["waiting"]
        questions += message["asked"] is not None
    assert bool(questions) == (seat is not None)


def check_line(line: dict[str, Any], seat: int | None) -> None:
    """Neither events nor words tell a card that another seat drew, or how a deck lies."""
    for event in line["events"]:
        assert event["kind"] != "deck-shuffled" or not any(event["order"])
        if event["kind"] == "drawn" and event["seat"] != seat:
            assert event["card"] == ""
            assert line["words"].endswith(" draws a card.")


@running
async def test_two_people_and_a_computer(file: Path) -> None:
    """The computer plays the storm; at the end anybody at the table may have the record, and it verifies."""
    async with Server(file, games=TOY) as server:
        night = await Night.made(server, HERE, OPEN, COMPUTER)
        assert shown(night.guests[0])["hints"]
        advice = await night.guests[0].asked("hint")
        assert (advice["kind"], advice["candidates"]) == ("advice", [])
        running_yet = await server.ask_by(night.table.watch, "/api/record")
        assert running_yet.status_code == 409
        await night.play()
        record = (await server.ask_by(night.table.watch, "/api/record")).content
        assert all(one.right for one in findings(record, TOY))
        assert resume(record, TOY).outcome == night.match.outcome
        await night.close()


@running
async def test_what_a_seat_may_find_out_is_asked_over_the_socket(file: Path) -> None:
    """`look` is a question of this game here, with other fields than that of the classic game."""
    async with Server(file, games=BOTH) as server:
        night = await Night.made(server, HERE, OPEN, OPEN)
        reply = await night.guests[2].asked("look", lantern=1, breath=2)
        assert (reply["kind"], set(reply["lost"])) == ("odds", {"0", "1", "2", "3", "4"})
        assert (await night.guests[0].refused("look", lantern=9, breath=2))["code"] == "no-such-lantern"
        await night.guests[0].say("look", number=99, creature=1)
        assert (await night.guests[0].hear())["kind"] == "refused"
        await night.close()


@running
async def test_all_others_allow_taking_back(file: Path) -> None:
    async with Server(file, games=TOY) as server:
        night = await Night.made(server, HERE, OPEN, OPEN)
        await night.play(until=lambda match: match.run.game.state.turn == 2)
        before = night.match.position
        await night.guests[0].told("take-back", asking=True)
        await night.settled()
        for guest in night.guests.values():
            assert (shown(guest)["taking_back"], shown(guest)["consent_missing"]) == (0, [1, 2])
        await night.guests[2].told("allow-take-back", allow=True)
        await night.guests[1].told("allow-take-back", allow=True)
        await night.settled()
        assert (night.match.asked, night.match.run.game.state.turn) == (0, 1)
        assert shown(night.guests[0])["position"] > before
        assert "took back, with consent" in str(shown(night.guests[1])["lines"])
        await night.close()


@running
async def test_a_keeper_gives_up_and_the_others_play_on(file: Path) -> None:
    """It becomes a spectator; it is not asked for anything, and its hand is gone."""
    async with Server(file, games=TOY) as server:
        night = await Night.made(server, HERE, OPEN, COMPUTER)
        await night.play(until=lambda match: match.run.game.state.turn == 2)
        await night.guests[1].told("concede")
        await night.play(until=lambda match: bool(match.run.game.state.out))
        assert not night.match.finished
        assert [one["out"] for one in shown(night.guests[0])["seats"]] == [False, True, False]
        assert "cards" not in shown(night.guests[1])["view"]["players"][1]
        assert (await night.guests[1].refused("concede"))["code"] == "out-already"
        await night.play()
        assert night.match.outcome is not None
        assert shown(night.guests[1])["result"]
        record = (await server.ask_by(night.table.watch, "/api/record")).content
        assert all(one.right for one in findings(record, TOY))
        await night.close()


@running
async def test_a_draw_takes_everybody_who_still_plays(file: Path) -> None:
    async with Server(file, games=TOY) as server:
        night = await Night.made(server, HERE, OPEN, HERE, OPEN, mode="tempest")
        await night.guests[3].told("concede")
        for seat in (0, 1):
            await night.guests[seat].told("offer-draw")
        await night.settled()
        assert shown(night.guests[3])["draw_offers"] == [0, 1]
        await night.guests[2].told("offer-draw")
        assert night.match.outcome.by == "agreement"
        await night.close()


@running
async def test_a_clock_takes_one_seat_out(file: Path) -> None:
    async with Server(file, games=TOY) as server:
        table = await server.made_with(
            msgspec.convert(wanted(HERE, OPEN, COMPUTER), NewTable), ClockSettings(400)
        )
        night = Night(server, table)
        for token in (*table.seats, table.invitations[0].token):
            await night.come(token)
        for seat in (0, 1):
            await night.sit(seat)
        await night.guests[1].until(lambda: night.match.playing != (0, 1, 2))
        assert night.match.playing == (1, 2)
        await night.guests[0].until(lambda: night.match.finished)
        assert night.match.outcome.by == "clock"
        await night.close()


@running
async def test_a_table_goes_on_after_the_server_was_away(file: Path) -> None:
    async with Server(file, games=TOY) as server:
        night = await Night.made(server, HERE, OPEN, COMPUTER)
        await night.play(until=lambda match: match.run.game.state.turn == 3)
        before, tokens = night.match.save(now=0), [*night.table.seats, night.table.invitations[0].token]
        table = night.table
        await night.close()
    async with Server(file, games=TOY) as server:
        again = Night(server, table)
        for token in tokens:
            await again.come(token)
        assert len(json.loads(before)["entries"]) <= len(again.match.run.entries)
        await again.play()
        assert again.match.finished
        await again.close()


@running
async def test_everybody_moves_on_by_one_seat_to_play_again(file: Path) -> None:
    """A keeper becomes the storm, the storm the first keeper; names and the computer go along."""
    async with Server(file, games=TOY) as server:
        night = await Night.made(server, HERE, OPEN, COMPUTER)
        for seat in (0, 1):
            await night.guests[seat].told("concede")
        for seat in (0, 1):
            await night.guests[seat].told("rematch")
        await night.settled()
        last = {
            seat: [one for one in guest.messages if one["kind"] == "again"][-1]
            for seat, guest in night.guests.items()
        }
        for seat, message in last.items():
            guest = await server.come(message["next"]["token"])
            assert shown(guest)["seat"] == seat + 1
            assert [one["player"] for one in shown(guest)["seats"]] == [COMPUTER, HERE, HERE]
            await guest.close()
        await night.close()


@running
async def test_one_plays_alone_against_the_weather(file: Path) -> None:
    """Dice come off cards, and an undo needs no consent."""
    async with Server(file, games=TOY) as server:
        night = await Night.made(server, HERE, mode="solo")
        await night.play(until=lambda match: match.run.game.state.turn == 2)
        await night.guests[0].told("take-back", asking=True)
        assert night.match.run.game.state.turn == 1
        await night.play()
        assert night.match.finished
        assert "dice-card-read" in str(night.guests[0].messages)
        await night.close()
