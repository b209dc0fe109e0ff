"""Actions at a table besides answers: undo, agreements, chat, leaving and returning, running out of time."""

from pathlib import Path
from typing import Any

import pytest

from signum.server import clock
from signum.table.clock import ClockSettings
from tests.games.proof import keen_player
from tests.server.tables import NONCES, Guest, Seated, Server, running
from tests.serving import new_duel

pytestmark = pytest.mark.usefixtures("quick")

AN_HOUR = 3600
"""Seconds."""


async def may_take_back(game: Seated) -> int:
    """Play until a seat may take its last answer back on its own."""
    brains = [keen_player(f"take back {seat}") for seat in range(2)]
    for _ in range(600):
        await game.step(brains)
        for seat in range(2):
            if game.match.why_not_take_back(seat) is None:
                return seat
    raise AssertionError("nobody could take anything back")


async def may_only_ask(game: Seated) -> int:
    """Play until a seat needs the other's consent."""
    await game.play("asking", 40)
    for seat in range(2):
        refusal = game.match.why_not_take_back(seat)
        if refusal is not None and refusal.code != "nothing-to-take-back":
            return seat
    raise AssertionError("somebody could take something back")


def shown(guest: Guest) -> dict[str, Any]:
    """The last screen."""
    assert guest.screen is not None
    return guest.screen


@running
async def test_an_answer_by_which_nothing_was_learnt_is_taken_back_at_once(file: Path) -> None:
    """The position number grows, so an answer to the old screen is refused; all clients get the whole log."""
    async with Server(file) as server, await server.seated() as game:
        seat = await may_take_back(game)
        await game.settled()
        assert shown(game.guests[seat])["may_take_back"]
        entries, position = len(game.match.run.entries), game.match.position
        await game.guests[seat].told("take-back", position=position)
        await game.settled()
        assert len(game.match.run.entries) < entries
        assert game.match.position > position
        for guest in game.guests:
            assert shown(guest)["anew"]
            assert shown(guest)["position"] == game.match.position
        again = await game.guests[seat].refused("take-back", position=position)
        assert again["code"] == "moved-on"


@running
async def test_the_other_is_asked_and_allows_it(file: Path) -> None:
    """Both see who asks; once it is allowed the answer is gone."""
    async with Server(file) as server, await server.seated() as game:
        seat = await may_only_ask(game)
        mine, theirs = game.guests[seat], game.guests[1 - seat]
        assert (await mine.refused("take-back"))["code"] in ("someone-else-acted", "something-was-learnt")
        entries = len(game.match.run.entries)
        await mine.told("take-back", asking=True)
        await game.settled()
        assert shown(mine)["taking_back"] == shown(theirs)["taking_back"] == seat
        assert (await mine.refused("allow-take-back", allow=True))["code"] == "no-request"
        await theirs.told("allow-take-back", allow=True, position=game.match.position)
        await game.settled()
        assert shown(mine)["taking_back"] is None
        assert len(game.match.run.entries) < entries
        assert any(
            "taken back" in line["words"] or "took back" in line["words"] for line in shown(mine)["lines"]
        )


@running
async def test_the_other_is_asked_and_does_not_allow_it(file: Path) -> None:
    """Nothing changes, and the same is not asked twice."""
    async with Server(file) as server, await server.seated() as game:
        seat = await may_only_ask(game)
        entries = len(game.match.run.entries)
        await game.guests[seat].told("take-back", asking=True)
        await game.guests[1 - seat].told("allow-take-back", allow=False)
        await game.settled()
        assert len(game.match.run.entries) == entries
        assert shown(game.guests[seat])["taking_back"] is None
        assert (await game.guests[seat].refused("take-back", asking=True))["code"] == "asked-already"


@running
async def test_the_computer_allows_what_is_taken_back_and_agrees_to_no_draw(file: Path) -> None:
    """No player waits for a reply that never comes."""
    async with Server(file) as server, await server.seated("computer") as game:
        await game.play("computer", 30)
        entries = len(game.match.run.entries)
        person = game.guests[0]
        if game.match.why_not_take_back(0) is None:
            await person.told("take-back")
        else:
            await person.told("take-back", asking=True)
        assert len(game.match.run.entries) < entries
        assert (await person.refused("offer-draw"))["code"] == "computer-plays-on"
        await person.told("concede")
        assert game.match.finished


@running
async def test_a_draw_is_offered_and_agreed(file: Path) -> None:
    """An offer is seen by both; agreed, it ends the game."""
    async with Server(file) as server, await server.seated() as game:
        await game.play("draw", 25)
        await game.guests[0].told("offer-draw")
        await game.settled()
        assert shown(game.guests[1])["draw_offers"] == [0]
        await game.guests[1].told("offer-draw")
        await game.settled()
        assert game.match.finished
        assert shown(game.guests[0])["result"] == shown(game.guests[1])["result"] != ""


@running
async def test_whoever_gives_up_has_lost(file: Path) -> None:
    """At any moment, also when it is not asked; and nothing more can be answered."""
    async with Server(file) as server, await server.seated() as game:
        await game.play("concede", 12)
        seat = 1 - (game.match.asked or 0)
        await game.guests[seat].told("concede")
        await game.settled()
        assert shown(game.guests[0])["view"]["outcome"]["winner"] == 1 - seat
        for guest in game.guests:
            assert (await guest.refused("concede"))["code"] == "game-over"
            answer = {"position": game.match.position, "options": [{"kind": "end-turn"}]}
            assert (await guest.refused("answer", **answer))["code"] == "game-over"


@running
async def test_chat_and_names_are_heard_by_everybody_and_kept(file: Path) -> None:
    """Later clients get the chat; a name is in the log from then on."""
    async with Server(file) as server, await server.seated() as game:
        watcher = await game.come(None)
        await game.guests[0].told("sit", nonce="0" * 32, name="Ada")
        await game.guests[0].told("chat", text="Good evening")
        for guest in (game.guests[1], watcher):
            said = (await guest.heard("said"))["line"]
            assert (said["seat"], said["name"], said["text"]) == (0, "Ada", "Good evening")
        assert (await game.guests[0].refused("chat", text=" \u200b\n"))["code"] == "server-chat-empty"
        late = await game.come(1, "de")
        assert late.welcome is not None
        assert [one["text"] for one in late.welcome["chat"]] == ["Good evening"]
        assert late.welcome["seats"][0]["name"] == "Ada"
        await late.close()
        await watcher.close()


@running
async def test_a_language_is_changed_in_the_middle_of_a_game(file: Path) -> None:
    """The screen is what a newcomer of that language sees, and so are the next ones."""
    async with Server(file) as server, await server.seated() as game:
        await game.play("language", 30)
        for language in ("ru", "fr", "de", "en"):
            await game.settled()
            await game.guests[0].say("speak", language=language)
            await game.guests[0].caught_up()
            fresh = await game.come(0, language)
            await fresh.shown()
            assert shown(game.guests[0]) == shown(fresh)
            await fresh.close()
        await game.guests[0].say("speak", language="tlh")
        assert (await game.guests[0].heard("refused"))["code"] == "server-not-understood"


@running
async def test_who_comes_back_sees_what_a_newcomer_sees(file: Path) -> None:
    """At many moments of a game, for both seats and a spectator: the same bytes, and the others are told."""
    async with Server(file) as server, await server.seated() as game:
        for part in range(8):
            await game.play(f"back {part}", 15)
            for seat in (0, 1):
                await game.guests[seat].close()
                absent = await game.guests[1 - seat].heard("presence")
                assert not absent["seats"][seat]["here"]
                assert absent["seats"][seat]["away_since"] > 0
                game.guests[seat] = await game.come(seat)
                await game.guests[seat].shown()
                present = await game.guests[1 - seat].heard("presence")
                assert present["seats"][seat]["here"]
            for looking in (0, 1, None):
                one, other = await game.come(looking), await game.come(looking)
                for guest in (one, other):
                    await guest.shown()
                assert one.bytes[-1] == other.bytes[-1]
                if looking is not None:
                    assert shown(one) == shown(game.guests[looking])
                await one.close()
                await other.close()
            await game.settled()


@running
async def test_lines_since_the_last_screen_add_up_to_the_whole_log(file: Path) -> None:
    """A client that was connected all the time has the same events as one that reads the log later."""
    async with Server(file) as server, await server.seated() as game:
        await game.play("log", 80)
        await game.settled()
        fresh = await game.come(0)
        await fresh.shown()
        heard: list[Any] = []
        for message in game.guests[0].messages:
            if message["kind"] == "screen":
                events = [event for line in message["lines"] for event in line["events"]]
                heard = events if message["anew"] else heard + events
        assert heard == [event for line in shown(fresh)["lines"] for event in line["events"]]
        await fresh.close()


@running
async def test_a_variant_and_a_time_limit_are_played_and_told(file: Path) -> None:
    """C-VAR-01, C-WIN-04: as the lobby asks for them."""
    async with Server(file) as server:
        table = await server.made_as(new_duel("screen", variants=["architects"], limit=60))
        guests = [await server.come(server.token(table, seat)) for seat in range(2)]
        assert guests[0].welcome is not None
        assert (guests[0].welcome["variants"], guests[0].welcome["limit"]) == (["architects"], 60)
        for seat, guest in enumerate(guests):
            await guest.told("sit", nonce=NONCES[seat])
        screen = await guests[0].shown()
        assert screen["clocks"]["left"] == []
        assert 3_590_000 < screen["clocks"]["game_left"] <= 3_600_000
        assert [one["construction"] for one in screen["view"]["players"]] == [12, 12]
        answer = await server.ask("POST", "/api/tables", json=new_duel("screen", variants=["chess"]))
        assert (answer.status_code, "architects" in answer.json()["words"]) == (400, True)
        for guest in guests:
            await guest.close()


@running
async def test_a_map_is_chosen_in_the_lobby_and_told(file: Path) -> None:
    """W-SET-02: without a choice it is drawn by lot."""
    seats = [{"player": "human", "deck": "brissa"}, {"player": "random", "deck": "roland"}]
    wanted = {"game": "warseer", "edition": "fr112", "seats": seats, "map": "old-sanctuary"}
    async with Server(file) as server:
        shown = (await server.ask("GET", "/api/games")).json()
        assert [len(one.get("maps", [])) for one in shown] == [0, 6]
        table = await server.made_as(wanted)
        guest = await server.come(server.token(table, 0))
        assert guest.welcome is not None
        assert guest.welcome["map"] == "old-sanctuary"
        await guest.told("sit", nonce=NONCES[0])
        assert (await guest.shown())["view"]["map"] == "old-sanctuary"
        await guest.close()
        answer = await server.ask("POST", "/api/tables", json={**wanted, "map": "the moon"})
        assert (answer.status_code, "whisper-forest" in answer.json()["words"]) == (400, True)
        answer = await server.ask("POST", "/api/tables", json=new_duel("screen", map="old-sanctuary"))
        assert answer.status_code == 400


@running
async def test_an_agreed_time_that_is_over_ends_the_game_once_the_heroes_stand(file: Path) -> None:
    """C-WIN-04: also though nobody does anything more."""
    async with Server(file) as server:
        game = await server.seated(clock=ClockSettings(limit=1))
        async with game:
            brains = [keen_player(f"limit {seat}") for seat in range(2)]
            for _ in range(3):  # The first turn, and both heroes.
                assert not game.match.finished
                await game.step(brains)
            for guest in game.guests:
                while shown(guest)["result"] == "":
                    await guest.hear()
            assert game.match.outcome.by in ("time", "tie-break", "draw")


@running
async def test_a_clock_that_runs_out_ends_the_game_though_nobody_does_anything(file: Path) -> None:
    """Everybody is told, and it is stored."""
    async with Server(file) as server:
        game = await server.seated(clock=ClockSettings(bank=700))
        async with game:
            for guest in game.guests:
                while shown(guest)["result"] == "":
                    await guest.hear()
            seat = shown(game.guests[0])["clocks"]["left"].index(0)
            assert game.match.outcome.winner == 1 - seat
            kept = await server.rooms.store.load(game.table.table)
            assert kept is not None
            assert kept.finished


@running
async def test_an_answer_that_comes_too_late_finds_the_game_over(file: Path) -> None:
    """Also before the alarm rings: the end is stored and told, the answer refused."""
    async with Server(file) as server:
        game = await server.seated(clock=ClockSettings(bank=60_000))
        async with game:
            clock, seat = game.match.clock, game.match.asked
            assert clock is not None
            assert seat is not None
            clock.left[seat] = 0
            choice = game.match.choice(seat)
            assert choice is not None
            late = await game.answer(choice.options()[0])
            assert late["code"] == "game-over"
            await game.settled()
            assert shown(game.guests[seat])["result"]
            kept = await server.rooms.store.load(game.table.table)
            assert kept is not None
            assert kept.finished


@running
async def test_clocks_go_on_after_a_restart_with_what_was_left(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The time while the server was away is not charged."""
    async with Server(file) as server:
        game = await server.seated(clock=ClockSettings(bank=600_000, increment=1000))
        await game.play("clock", 20)
        await game.settled()
        before = shown(game.guests[0])
        table = game.table
        await game.__aexit__()
    monkeypatch.setattr("signum.server.clock._began", clock._began + AN_HOUR)
    async with Server(file) as server, await server.come(server.token(table, 0)) as guest:
        await guest.shown()
        after = shown(guest)
        assert after["position"] == before["position"]
        assert after["view"] == before["view"]
        assert after["clocks"]["running"] == before["clocks"]["running"]
        for left, was in zip(after["clocks"]["left"], before["clocks"]["left"], strict=True):
            assert abs(left - was) < 1000 * AN_HOUR / 20
        assert server.match(table).clock is not None
        assert server.room(table).autoplay.alarm is not None


@running
async def test_offers_and_requests_outlive_the_server(file: Path) -> None:
    """An offer of a draw or a request to undo from before a restart still holds."""
    async with Server(file) as server:
        game = await server.seated()
        seat = await may_only_ask(game)
        await game.guests[seat].told("take-back", asking=True)
        await game.guests[seat].told("offer-draw")
        table = game.table
        await game.__aexit__()
    async with Server(file) as server, await server.come(server.token(table, 1 - seat)) as other:
        await other.shown()
        assert shown(other)["taking_back"] == seat
        assert shown(other)["draw_offers"] == [seat]
        await other.told("allow-take-back", allow=True)


@running
async def test_a_deck_that_is_chosen_last_begins_the_game(file: Path) -> None:
    """An invited player may sit first and choose the deck then."""
    async with Server(file) as server:
        table = await server.made("online")
        maker, invited = await server.come(table.seats[0]), await server.come(table.invitations[0].token)
        assert maker.welcome is not None
        assert maker.welcome["invitations"] == [{"seat": 1, "token": table.invitations[0].token}]
        await maker.told("sit", nonce="1" * 32)
        await invited.told("sit", nonce="2" * 32)
        assert (await maker.refused("concede"))["code"] == "server-not-begun"
        await server.invited(table)
        await maker.shown()
        await invited.shown()
        assert maker.welcome["begun"]
        assert maker.welcome["invitations"] == []
        await maker.close()
        await invited.close()


@running
async def test_everybody_knows_how_many_watch(file: Path) -> None:
    """Also clients that have just connected or reconnected."""
    async with Server(file) as server, await server.seated() as game:
        watcher = await game.come(None)
        await game.guests[1].until(lambda: watching(game.guests[1]) == 1)
        await game.guests[1].close()
        game.guests[1] = await game.come(1)
        for guest in (watcher, game.guests[1]):
            assert guest.welcome is not None
            assert guest.welcome["watching"] == 1
        await watcher.close()
        await game.guests[1].until(lambda: watching(game.guests[1]) == 0)


def watching(guest: Guest) -> int | None:
    """How many watch, as a guest was told last."""
    told = [one["watching"] for one in guest.messages if one["kind"] == "presence"]
    return told[-1] if told else None
