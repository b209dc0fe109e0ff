"""Quests at a server: the Overlord's seat by a link, spectators, computers, hints, undo, clocks, restarts."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from signum.cli import main
from signum.server import protocol as p
from signum.table.clock import ClockSettings
from tests.docs.test_writing_a_quest_page import fenced
from tests.games.proof import keen_player
from tests.server.tables import NONCES, Guest, Seated, Server, running
from tests.serving import new_duel

HERO, OVERLORD = 0, 1


def wanted(mode: str, hero: str, overlord: str) -> dict[str, Any]:
    """A table of quests as a page asks for it; only the Hero brings a deck."""
    seats = [{"player": hero, "deck": "brissa"}, {"player": overlord}]
    return {"game": "classic", "mode": mode, "edition": "en2", "seats": seats}


async def versus(server: Server, clock: ClockSettings | None = None) -> Seated:
    """A player invites another one to the Overlord's seat, and both sit down."""
    asked = wanted("quest-pvp", "human", "open")
    table = (
        await server.made_as(asked)
        if clock is None
        else await server.made_with(msgspec.convert(asked, p.NewTable), clock)
    )
    (invitation,) = table.invitations
    answer = await server.ask("POST", "/api/seats", json={"token": invitation.token, "deck": "roland"})
    assert answer.status_code == 400, answer.text
    guests = [await server.come(server.token(table, seat)) for seat in (HERO, OVERLORD)]
    for seat, guest in enumerate(guests):
        await guest.told("sit", nonce=NONCES[seat])
    for guest in guests:
        await guest.shown()
    return Seated(server, table, guests)


async def alone(server: Server) -> tuple[p.TableMade, Guest]:
    """One player against an Overlord that nobody plays."""
    table = await server.made_as(wanted("quest-pve", "human", "random"))
    guest = await server.come(server.token(table, HERO))
    await guest.told("sit", nonce=NONCES[0])
    await guest.shown()
    return table, guest


def screen(guest: Guest) -> dict[str, Any]:
    assert guest.screen is not None
    return guest.screen


@running
async def test_the_overlords_seat_is_taken_by_link_watched_and_kept(
    quick: None, file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Both play, a third watches, the server restarts, answers are taken back, and the record is right."""
    async with Server(file) as server:
        game = await versus(server, ClockSettings(bank=600_000, increment=1000))
        watcher = await game.come(None)
        await game.play("versus", 40)
        await game.settled(*game.guests, watcher)
        assert game.match.run.game.state.turn > 2
        await watcher.until(lambda: watcher.screen is not None)
        for guest, seat in ((game.guests[HERO], HERO), (game.guests[OVERLORD], OVERLORD), (watcher, None)):
            hands = [player["cards"] for player in screen(guest)["view"]["players"]]
            assert [cards is not None for cards in hands] == [seat == HERO, seat == OVERLORD], hands
        kept, table, clocks = game.digest(), game.table, screen(game.guests[HERO])["clocks"]
        await watcher.close()
        await game.__aexit__()
    async with Server(file) as server:
        guests = [await server.come(server.token(table, seat)) for seat in (HERO, OVERLORD)]
        for guest in guests:
            await guest.shown()
        game = Seated(server, table, guests)
        assert msgspec.json.decode(game.digest())["entries"] == msgspec.json.decode(kept)["entries"]
        assert screen(guests[HERO])["clocks"]["running"] == clocks["running"]
        brains = [keen_player(f"again {seat}") for seat in (HERO, OVERLORD)]
        seat = None
        for _ in range(60):
            await game.step(brains)
            may = [one for one in (HERO, OVERLORD) if game.match.why_not_take_back(one) is None]
            if may:
                seat = may[0]
                break
        assert seat is not None
        before = len(game.match.run.entries)
        await game.guests[seat].told("take-back", position=game.match.position)
        assert len(game.match.run.entries) < before
        await game.guests[OVERLORD].told("concede")
        await game.settled()
        assert game.match.outcome is not None
        assert game.match.outcome.winner == HERO
        record = await server.ask_by(server.token(table, HERO), "/api/record")
        await game.__aexit__()
    found = tmp_path / "record.json"
    found.write_bytes(record.content)
    capsys.readouterr()
    assert main(["verify", str(found), "--lang", "en"]) == 0
    assert main(["replay", str(found), "--lang", "fr"]) == 0
    assert "Suzerain" in capsys.readouterr().out


@running
async def test_alone_with_a_hint_and_undo(quick: None, file: Path) -> None:
    """Nobody sits in the Overlord's seat; its creatures act, and the next steps are on the screen."""
    async with Server(file) as server:
        table, guest = await alone(server)
        game = Seated(server, table, [guest])
        assert not table.invitations
        advised = 0
        brains = [keen_player("alone")]
        for at in range(40):
            if game.match.finished or game.match.run.game.state.turn > 5:
                break
            if at % 10 == 0 and game.match.asked == HERO:
                reply = await guest.asked("hint")
                advised += len(reply["candidates"])
            await game.step(brains)
            if game.match.why_not_take_back(HERO) is None:
                before = len(game.match.run.entries)
                await guest.told("take-back", position=game.match.position)
                assert len(game.match.run.entries) < before
                await game.step(brains)
        assert advised
        await game.settled()
        assert screen(guest)["view"]["quest"]["active"]
        await guest.close()


@running
async def test_the_computer_is_the_overlord_of_a_player(quick: None, file: Path) -> None:
    async with Server(file) as server:
        table = await server.made_as(wanted("quest-pvp", "human", "greedy"))
        guest = await server.come(server.token(table, HERO))
        await guest.told("sit", nonce=NONCES[0])
        await guest.shown()
        game = Seated(server, table, [guest])
        await game.play("against the computer", 40, until_turn=4)
        assert game.match.run.game.state.turn > 4
        await guest.close()


@running
async def test_the_computer_is_the_hero_of_a_player_who_is_the_overlord(quick: None, file: Path) -> None:
    async with Server(file) as server:
        table = await server.made_as(wanted("quest-pvp", "greedy", "human"))
        guest = await server.come(server.token(table, OVERLORD))
        await guest.told("sit", nonce=NONCES[1])
        match = server.match(table)
        await guest.until(lambda: match.asked == OVERLORD and guest.screen is not None)
        assert match.run.choice is not None
        assert match.run.choice.kind == "opening-hand"
        await guest.told("answer", position=match.position, options=[{"kind": "keep-hand"}])
        await guest.until(lambda: screen(guest)["view"]["active"] == OVERLORD and match.asked == OVERLORD)
        assert screen(guest)["view"]["quest"]["rage"] == 3
        assert len(screen(guest)["view"]["players"][OVERLORD]["cards"]) == 5
        await guest.close()


@running
async def test_players_agree_on_a_limit_of_creatures(quick: None, file: Path) -> None:
    """Q-SET-05: half the limit, or half as many again; only in quests."""
    async with Server(file) as server:
        for mode, variant, limit in (("quest-pve", "few-creatures", 4), ("quest-pvp", "many-creatures", 9)):
            asked = {**wanted(mode, "human", "random"), "variants": [variant]}
            table = await server.made_as(asked)
            async with await server.come(server.token(table, HERO)) as guest:
                await guest.told("sit", nonce=NONCES[0])
                await guest.shown()
                quest = server.match(table).run.game.state.quest
                assert quest is not None
                assert quest.limit == limit
        duel = {**new_duel("screen"), "variants": ["few-creatures"]}
        assert (await server.ask("POST", "/api/tables", json=duel)).status_code == 400


@running
async def test_a_quest_has_no_time_limit(file: Path) -> None:
    """C-WIN-04 compares the wounds of heroes, and the Overlord has none; in four languages."""
    said = {"en": "no time limit", "fr": "pas de limite de temps", "de": "kein Zeitlimit", "ru": "нет лимита"}
    async with Server(file) as server:
        for mode in ("quest-pve", "quest-pvp"):
            for language, words in said.items():
                asked = {**wanted(mode, "human", "random"), "limit": 60, "language": language}
                answer = await server.ask("POST", "/api/tables", json=asked)
                assert (answer.status_code, words in answer.json()["words"]) == (400, True)
        duel = {**new_duel("screen"), "limit": 60}
        assert (await server.ask("POST", "/api/tables", json=duel)).status_code == 201


@running
async def test_a_pack_of_quests_is_played_and_kept(quick: None, file: Path) -> None:
    """The quests that players wrote are in the quest deck, also after a restart; a wrong one is refused."""
    text = "\n".join([text for _, text in fenced("yaml quests")])
    asked = {**wanted("quest-pve", "human", "random"), "packs": [text]}
    wrong = {**asked, "packs": [text.replace("stage: late", "stage: never")]}
    async with Server(file) as server:
        refused = await server.ask("POST", "/api/tables", json=wrong)
        assert (refused.status_code, "never" in refused.text) == (400, True)
        table = await server.made_as(asked)
        guest = await server.come(server.token(table, HERO))
        await guest.told("sit", nonce=NONCES[0])
        await guest.shown()
        quest = server.match(table).run.game.state.quest
        assert "thirst" in quest.deck
        assert len(quest.deck) == 15
    async with Server(file) as server:
        guest = await server.come(server.token(table, HERO))
        await guest.shown()
        assert "thirst" in server.match(table).run.game.quest_book.quests
