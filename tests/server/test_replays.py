"""Finished games step by step: every step in words and as a screen, and nothing of a game that goes on."""

import asyncio
import gzip
import json
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Any

import httpx
import msgspec
import pytest

from signum.content.languages import LANGUAGES
from signum.engine.run import Entry, Given
from signum.players import reviews
from signum.players.eventful_turns import MOST_EVENTFUL
from signum.players.reviews import AskedScore, DecisionReview
from signum.players.win_chances import Continuation
from signum.rulebooks import GAMES
from signum.server import protocol as p
from signum.server.analyses import AnalysisSearch
from signum.server.replays import MOST_LINES
from signum.table.draws import draws_of
from signum.table.match import Match
from signum.table.record import Record, digest
from signum.table.replay import Replay
from signum.table.resuming import resume, resumed
from signum.table.verifying import findings
from tests.server.tables import NONCES, Seated, Server, running
from tests.serving import new_duel

pytestmark = pytest.mark.usefixtures("quick")
ANSWERS = 40


async def over(game: Seated) -> None:
    """Some answers, then the second seat gives up."""
    await game.play("replay", ANSWERS)
    await game.guests[1].told("concede")


def states(replay: Replay, steps: list[int]) -> list[str]:
    """The digest of the state at each of these steps, visited in this order."""
    found = []
    for step in steps:
        replay.go(step)
        found.append(digest(replay.match.run.game.state))
    return found


@running
async def test_a_replay_goes_to_any_step_in_any_order(file: Path) -> None:
    """Each step has the state that the game had there."""
    async with Server(file) as server, await server.seated() as game:
        seen = [digest(game.match.run.game.state)]
        while game.match.position < ANSWERS:
            await game.play(f"replay {game.match.position}", 1)
            seen.append(digest(game.match.run.game.state))
        replay = Replay(game.match)
        assert replay.steps == ANSWERS
        order = [ANSWERS, 0, 7, 8, 3, ANSWERS, 20, 19, 0]
        assert states(replay, order) == [seen[step] for step in order]
        replay.go(10_000)
        assert replay.step == ANSWERS
        replay.go(-1)
        assert replay.step == 0


@running
async def test_every_step_is_told_and_shown(file: Path) -> None:
    """The steps in words are the log of the game; the lines of a screen are those since another step."""
    async with Server(file) as server, await server.seated() as game:
        await over(game)
        token = server.token(game.table, 0)
        told = (await server.ask_by(token, "/api/replay?seat=0")).json()
        steps = told["steps"]
        assert len(steps) == len(game.match.run.entries) + 1
        assert told["welcome"]["chat"] == []
        words = [line for step in steps for line in step["words"]]
        whole = (await server.ask_by(token, f"/api/replay/{len(steps) - 1}?seat=0")).json()
        assert whole["anew"]
        assert [line["words"] for line in whole["lines"] if line["words"]] == words
        assert whole["asked"] is None
        # Only the last step is one of a finished game.
        before = (await server.ask_by(token, f"/api/replay/{len(steps) - 2}?seat=0")).json()
        assert (bool(whole["result"]), before["result"]) == (True, "")
        at = next(step for step in range(5, len(steps)) if steps[step]["words"])
        one = (await server.ask_by(token, f"/api/replay/{at}?seat=0&since={at - 1}")).json()
        assert not one["anew"]
        assert tuple([line["words"] for line in one["lines"] if line["words"]]) == tuple(steps[at]["words"])
        assert not any(step.get("lines") for step in steps)
        lines = (await server.ask_by(token, f"/api/replay/lines?seat=0&first={at - 2}&count=5")).json()
        assert len(lines) == min(5, len(steps) - at + 2)
        assert one["lines"] == lines[2]
        parts = [
            (await server.ask_by(token, f"/api/replay/lines?seat=0&first={first}")).json()
            for first in range(0, len(steps), MOST_LINES)
        ]
        assert [line for part in parts for step in part for line in step] == whole["lines"]
        none = (await server.ask_by(token, f"/api/replay/{at}?seat=0&since={at}")).json()
        assert (none["lines"], none["anew"]) == ([], False)
        assert none["view"] == one["view"]


@running
async def test_a_hand_is_seen_only_from_its_own_side(file: Path) -> None:
    """Spectators see no hand; once the game is over, any link shows the hand of a chosen side."""
    async with Server(file) as server, await server.seated() as game:
        await over(game)
        token = server.token(game.table, None)
        middle = ANSWERS // 2

        async def hands(seat: int | None) -> list[Any]:
            side = "" if seat is None else f"?seat={seat}"
            view = (await server.ask_by(token, f"/api/replay/{middle}{side}")).json()["view"]
            return [player.get("cards") for player in view["players"]]

        (hidden, other_hidden), (own, _), (_, others) = await hands(None), await hands(0), await hands(1)
        assert own
        assert others
        assert not hidden
        assert not other_hidden


@running
async def test_all_hands_are_open_at_a_step_and_the_dice_are_counted(file: Path) -> None:
    """For every link, in the reader's language; the names are those of the cards that the seats held."""
    async with Server(file) as server, await server.seated() as game:
        await over(game)
        token = server.token(game.table, None)
        steps, found = len(game.match.run.entries), {}
        for step in (0, ANSWERS // 2, steps):
            answer = await server.ask_by(token, f"/api/replay/{step}/players")
            found[step] = msgspec.json.decode(answer.content, type=p.ReplayPlayers)
        assert found[0].hands == ((), ())
        replay = Replay(resume(game.digest(), GAMES))
        replay.go(ANSWERS // 2)
        held = [len(player.hand) for player in replay.match.run.game.state.players]
        assert [len(hand) for hand in found[ANSWERS // 2].hands] == held
        assert held[0] > 0
        assert len(found[steps].luck) == 2
        assert found[0].luck == found[steps].luck
        assert found[steps].luck_about
        german = (await server.ask_by(token, f"/api/replay/{steps}/players?language=de")).json()
        assert german["luck_about"] != found[steps].luck_about


@running
async def test_a_replay_gives_no_seat_away(file: Path) -> None:
    """Whoever gets a shared moment watches: the page shares the spectators' link, and tells no other."""
    async with Server(file) as server, await server.seated() as game:
        await over(game)
        seats = [server.token(game.table, seat) for seat in (0, 1)]
        watch = server.token(game.table, None)
        for token in (*seats, watch):
            for side in ("", "?seat=0", "?seat=1"):
                answer = await server.ask_by(token, f"/api/replay{side}")
                assert answer.json()["welcome"]["watch"] == watch
                assert not [one for one in seats if one in answer.text]


READ = (
    "/api/replay",
    "/api/replay/lines",
    "/api/replay/3",
    "/api/replay/3?seat=1",
    "/api/replay/3/players",
    "/api/record",
)
BEGUN = ("/api/replay/chances", "/api/replay/chances?begin=true")
FOUR = {
    "game": "classic",
    "mode": "four",
    "edition": "en2",
    "seats": [{"player": "human", "deck": deck} for deck in ("brissa", "roland", "brissa", "roland")],
}


@pytest.mark.parametrize("four", [False, True], ids=["two", "four"])
def test_a_game_that_goes_on_has_no_replay(file: Path, four: bool) -> None:
    """Not for any link, and no answer names a card; of its position a seat gets what it knows."""

    @running
    async def asked() -> None:
        async with Server(file) as server:
            if four:
                table = await server.made_as(FOUR)
                guests = [await server.come(server.token(table, seat)) for seat in range(4)]
                for seat, guest in enumerate(guests):
                    await guest.told("sit", nonce=f"{seat:032x}")
                await guests[0].shown()
                game = Seated(server, table, guests)
            else:
                game = await server.seated()
            async with game:
                await game.play("replay", ANSWERS)
                await look(server, game)

    async def look(server: Server, game: Seated) -> None:
        match = game.match
        for seat in (*range(len(game.guests)), None):
            token = server.token(game.table, seat)
            for path in (*READ, *BEGUN):
                answer = await server.ask_by(token, path)
                assert answer.status_code == 409, path
                assert set(json.loads(answer.text)) == {"code", "words", "details"}
            refused = await go_on(server, token=token, players=["human"] * len(game.guests))
            assert refused.status_code == 409
            known = match.rules.view(match.run.game, seat)
            shown = (await server.ask_by(token, "/api/position?step=3")).json()["text"]
            for other, player in enumerate(match.run.game.state.players):
                cards = [card for card in player.hand if card not in str(known)]
                assert other == seat or cards
                assert not [card for card in cards if card in shown]

    asked()


async def go_on(server: Server, **wanted: Any) -> httpx.Response:
    """The answer to the wish for a new game from a step."""
    return await server.ask("POST", "/api/replay", json={"step": 20, "players": ["human", "open"], **wanted})


@running
async def test_a_new_game_goes_on_from_a_step_of_a_finished_one(file: Path) -> None:
    """From the last rest before the step, with other dice; the finished one stays as it was."""
    async with Server(file) as server, await server.seated() as game:
        await over(game)
        before = game.digest()
        token = server.token(game.table, 0)
        answer = await go_on(server, token=token)
        assert answer.status_code == 201, answer.text
        made = msgspec.json.decode(answer.content, type=p.TableMade)
        replay = Replay(resume(before, GAMES))
        replay.go(20)
        wanted = digest(replay.rested().state)
        guests = [await server.come(server.token(made, seat)) for seat in (0, 1)]
        assert guests[0].welcome is not None
        assert [one["seat"] for one in guests[0].welcome["invitations"]] == [1]
        for seat, guest in enumerate(guests):
            await guest.told("sit", nonce=NONCES[seat])
        await guests[0].shown()
        assert digest(server.match(made).start.state) == wanted
        assert server.match(made).secret != game.match.secret
        assert game.digest() == before
        await Seated(server, made, guests).play("on", 10)
        kept = server.match(made).save(now=0)
    async with Server(file) as server:
        room = await server.rooms.room(made.table)
        assert room is not None
        assert room.match is not None
        assert room.match.save(now=0) == kept


@running
async def test_a_game_that_goes_on_leads_back_to_the_step_it_was_left_at(file: Path) -> None:
    """One who plays against the computer may see the whole record; one who watches, not what is hidden."""
    async with Server(file) as server, await server.seated() as game:
        await over(game)
        token = server.token(game.table, 0)
        made = msgspec.json.decode(
            (await go_on(server, token=token, players=["human", "greedy"])).content, type=p.TableMade
        )
        alone = await server.come(server.token(made, 0))
        watcher = await server.come(server.token(made, None))
        whole = server.token(game.table, None)
        assert alone.welcome is not None
        assert alone.welcome["continues"] == {"token": whole, "step": 20}
        assert watcher.welcome is not None
        assert watcher.welcome["continues"]["token"] != whole
        far = await go_on(server, token=token, players=["human", "greedy"], step=10_000)
        room = await server.rooms.room(msgspec.json.decode(far.content, type=p.TableMade).table)
        assert room is not None
        assert room.table.setup.continues is not None
        assert room.table.setup.continues.step == len(game.match.run.entries)


@running
async def test_friends_see_the_record_only_to_where_their_game_begins(file: Path) -> None:
    """No hand and no later step, by any request, until their game is over; a rematch leads nowhere."""
    async with Server(file) as server, await server.seated() as game:
        await over(game)
        answer = await go_on(server, token=server.token(game.table, 0))
        made = msgspec.json.decode(answer.content, type=p.TableMade)
        async with await at_one_screen(server, made) as new:
            links = [guest.welcome["continues"] for guest in new.guests if guest.welcome is not None]
            assert [one["step"] for one in links] == [20, 20]
            part = links[0]["token"]
            assert links[1]["token"] == part
            told = (await server.ask_by(part, "/api/replay")).json()
            assert told["excerpt"]
            assert told["welcome"]["watch"] == part
            assert len(told["steps"]) == 21
            told = (await server.ask_by(part, "/api/replay/lines?first=15&count=100")).json()
            assert len(told) == 6
            assert (await server.ask_by(part, "/api/replay/lines?first=21")).json() == []
            last = (await server.ask_by(part, "/api/replay/20")).json()
            assert not [player.get("cards") for player in last["view"]["players"] if player.get("cards")]
            later = (await server.ask_by(part, "/api/replay/30")).json()
            assert later["view"] == last["view"]
            assert (await server.ask_by(part, "/api/packs")).status_code == 200
            for path in ("?seat=0", "/20?seat=1"):
                assert (await server.ask_by(part, f"/api/replay{path}")).status_code == 403
            for path in (*READ[4:], *BEGUN, "/api/position?step=20", "/api/invitation"):
                assert (await server.ask_by(part, path)).status_code == 404, path
            assert (await go_on(server, token=part)).status_code == 404
            await new.guests[1].told("concede")
            for guest in new.guests:
                # They hear of it without coming anew.
                told = guest.welcome if guest is new.guests[1] else await guest.heard("welcome")
                assert told is not None
                assert told["continues"] == {"token": server.token(game.table, None), "step": 20}
            again = await server.come(server.token(made, 1))
            assert again.welcome is not None
            assert again.welcome["continues"] == {"token": server.token(game.table, None), "step": 20}
            for guest in new.guests:
                await guest.told("rematch", wanted=True)
            then = await server.rooms.store.load(new.room.table.progress.next_table)
            assert then is not None
            assert then.setup.continues is None


NEW = {
    "classic": new_duel(),
    "warseer": {
        "game": "warseer",
        "mode": "duel",
        "edition": "fr112",
        "seats": [{"player": "human", "deck": deck} for deck in ("brissa", "roland")],
    },
}


async def at_one_screen(server: Server, made: p.TableMade, nonces: tuple[str, ...] = NONCES) -> Seated:
    """Two people sit down."""
    guests = [await server.come(server.token(made, seat)) for seat in (0, 1)]
    for guest, nonce in zip(guests, nonces, strict=True):
        await guest.told("sit", nonce=nonce)
    await guests[0].shown()
    return Seated(server, made, guests)


async def with_same_dice(server: Server, old: Seated, step: int) -> Seated:
    """A game that goes on from a step; its players bring other shares, which do not count."""
    wanted = {"players": ["human"] * 2, "step": step, "same_dice": True}
    answer = await go_on(server, token=server.token(old.table, 0), **wanted)
    assert answer.status_code == 201, answer.text
    made = msgspec.json.decode(answer.content, type=p.TableMade)
    return await at_one_screen(server, made, NONCES[::-1])


async def given_again(game: Seated, entries: list[Entry]) -> list[str]:
    """The digest of the state after each of these answers."""
    found = []
    for entry in entries:
        if isinstance(entry, Given):
            assert game.match.asked == entry.seat
            assert (await game.answer(entry.option))["kind"] == "accepted"
        else:
            await game.guests[1].told("concede")
        found.append(digest(game.match.run.game.state))
    return found


@pytest.mark.parametrize("step", [0, 50])
@pytest.mark.parametrize("name", NEW)
def test_the_same_dice_and_the_same_answers_are_the_same_game(file: Path, name: str, step: int) -> None:
    """To the bit, also read from the store and in a game that goes on from it; a rematch has new dice."""

    @running
    async def played() -> None:
        async with (
            Server(file) as server,
            await at_one_screen(server, await server.made_as(NEW[name])) as old,
        ):
            await old.play("same", 90)
            await old.guests[1].told("concede")
            replay = Replay(resume(old.digest(), GAMES))
            replay.go(step)
            first = replay.match.run.rests[-1].entries
            entries = list(replay.entries[first:])
            seen = states(replay, list(range(first + 1, replay.steps + 1)))
            before = draws_of(old.match)
            async with await with_same_dice(server, old, step) as new:
                half = len(entries) // 2
                assert await given_again(new, entries[:half]) == seen[:half]
                for guest in new.guests:
                    assert guest.welcome is not None
                    assert guest.welcome["same_dice"]
                    assert old.match.secret is not None
                    assert old.match.secret.hex().encode() not in b"".join(guest.bytes)
                await new.room.table.reload()
                assert await given_again(new, entries[half:]) == seen[half:]
                after = draws_of(new.match)
                assert after
                assert after == before[len(before) - len(after) :]
                assert all(one.right for one in findings(new.digest(), GAMES))
                async with await with_same_dice(server, new, 0) as third:
                    assert await given_again(third, entries) == seen
                await new.guests[0].told("rematch", wanted=True)
                again = await server.rooms.store.load(new.room.table.progress.next_table)
                assert again is not None
                assert again.setup.same_dice is None
                assert again.setup.secret != new.room.table.setup.secret

    played()


@running
async def test_the_same_dice_are_refused_while_they_are_secret_or_unknown(file: Path) -> None:
    """No running game is played on, so that nobody foresees its dice; dice by hand cannot fall again."""
    async with Server(file) as server, await server.seated() as game:
        token = server.token(game.table, 0)

        async def refused(code: str) -> None:
            words = set()
            for language in LANGUAGES:
                headers = {"accept-language": language}
                wanted = {"token": token, "step": 0, "players": ["human"] * 2, "same_dice": True}
                answer = await server.ask("POST", "/api/replay", json=wanted, headers=headers)
                assert (answer.status_code, answer.json()["code"]) == (409, code)
                words.add(answer.json()["words"])
            assert len(words) == len(LANGUAGES)

        tables = len(server.rooms.open)
        await refused("not-over")
        await over(game)
        game.match.secret = None
        await refused("no-same-dice")
        assert len(server.rooms.open) == tables


@pytest.mark.parametrize(
    ("wanted", "status"),
    [
        ({"players": ["human"]}, 400),
        ({"players": ["greedy", "greedy"]}, 400),
        ({"players": ["human", "nobody"]}, 400),
        ({"token": "x"}, 404),
        ({"step": "three"}, 400),
        ({"more": 1}, 400),
    ],
)
def test_a_game_that_cannot_go_on_so_is_refused_in_words(file: Path, wanted: Any, status: int) -> None:
    @running
    async def asked() -> None:
        async with Server(file) as server, await server.seated() as game:
            running_game = await go_on(server, token=server.token(game.table, 0))
            assert running_game.status_code == 409
            await game.guests[1].told("concede")
            answer = await go_on(server, **{"token": server.token(game.table, 0), **wanted})
            assert answer.status_code == status, answer.text
            assert json.loads(answer.text)["words"]

    asked()


@running
async def test_a_long_analysis_undoes_nothing_that_came_after_it(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its table left memory meanwhile, came back, and led to a rematch."""
    going_on = asyncio.Event()

    async def waiting(_: object) -> None:
        await going_on.wait()

    monkeypatch.setattr(AnalysisSearch, "turns", waiting)
    monkeypatch.setattr(AnalysisSearch, "reviews", waiting)
    async with Server(file) as server:
        game = await server.seated()
        await over(game)
        token = server.token(game.table, 0)
        assert (await server.ask_by(token, "/api/replay/chances?begin=true")).json()["running"]
        for guest in game.guests:
            await guest.close()
        while len(game.room.clients):
            await asyncio.sleep(0.01)
        before = game.room
        server.rooms.sweep(monotonic() + 1)
        game.guests = [await game.come(seat) for seat in range(2)]
        assert game.room is not before
        for guest in game.guests:
            await guest.told("rematch")
        going_on.set()
        async with asyncio.timeout(60):
            while not (await server.ask_by(token, "/api/replay/chances")).json()["whole"]:
                await asyncio.sleep(0.01)
        stored = await server.rooms.store.load(game.table.table)
        assert stored is not None
        assert stored.progress.next_table
        assert stored.progress.analysis["done"] == 1.0
        for guest in game.guests:
            await guest.close()


@running
async def test_chances_are_found_in_the_background_and_kept(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only if somebody wants them; afterwards they are there at once, also after a restart."""
    monkeypatch.setattr("signum.server.analyses.GAMES", 1)
    monkeypatch.setattr("signum.server.analyses.PAIRS", 12)
    weighed: list[AskedScore] = []

    def once(_: object, __: object, asked: AskedScore) -> float:
        weighed.append(asked)
        answers = asked.answers
        return float(answers is not None and answers != asked.decision.answers[: len(answers)])

    monkeypatch.setattr("signum.server.workers.replays.continued_once", once)
    monkeypatch.setattr(
        "signum.server.workers.replays.continued",
        lambda replay, game, step, number: Continuation(step, 1, 0, (1.0, 0.0) if step % 3 else (0.0, 1.0)),
    )
    async with Server(file) as server, await server.seated() as game:
        token = server.token(game.table, 0)
        assert (await server.ask_by(token, "/api/replay/chances?begin=true")).status_code == 409
        await over(game)

        async def chances(words: str = "") -> Any:
            return (await server.ask_by(token, f"/api/replay/chances{words}")).json()

        nothing = {"turns": [], "games": 1, "whole": False, "running": False, "done": 0.0, "reviews": []}
        assert await chances() == {**nothing, "eventful": []}
        assert (await chances("?begin=true"))["running"]
        async with asyncio.timeout(60):
            while not (found := await chances())["whole"]:
                await asyncio.sleep(0.01)
        *turns, end = found["turns"]
        assert [one["shares"] for one in turns] == [
            [1.0, 0.0] if one["step"] % 3 else [0.0, 1.0] for one in turns
        ]
        assert turns
        # The second seat conceded: the curve ends where the game did.
        assert (end["chances"], end["intervals"]) == ([1.0, 0.0], [[1.0, 1.0], [0.0, 0.0]])
        assert end["step"] == max(one["step"] for one in found["turns"])
        assert (found["done"], found["running"]) == (1.0, False)
        assert weighed
        assert not found["eventful"], "there are key moments"
        assert "costly" in [review["review"] for review in found["reviews"]]
        for review in [one for one in found["reviews"] if one["review"] == "costly"]:
            assert len(review["ways"]) > 1
            assert [way["played"] for way in review["ways"]].count(True) == 1
            assert all(way["words"] for way in review["ways"])
        in_german = await chances("?language=de")
        assert in_german["turns"] == found["turns"]
        assert [one["ways"][0]["words"] for one in in_german["reviews"]] != [
            one["ways"][0]["words"] for one in found["reviews"]
        ]
        assert (await server.ask_by(token, "/api/replay/chances?language=tlh")).status_code == 400
        before = game.digest()
    async with Server(file) as server:
        assert (await server.ask_by(token, "/api/replay/chances")).json() == found
        room = await server.rooms.room(game.table.table)
        assert room is not None
        assert room.match is not None
        assert room.match.save(now=0) == before


PROBABLE = DecisionReview(
    step=1,
    until=2,
    turn=1,
    seat=0,
    games=4,
    ways=(),
    better=0.0,
    error=0.0,
    dice=0.2,
    dice_error=0.3,
    called="dice",
    probable=True,
)


@pytest.mark.parametrize("reviews_found", [[], [PROBABLE]], ids=["none", "a probable one"])
@running
async def test_a_game_without_sure_key_moments_tells_its_eventful_turns(
    file: Path, monkeypatch: pytest.MonkeyPatch, reviews_found: list[DecisionReview]
) -> None:
    """From the curve alone, once everything has been looked for."""
    monkeypatch.setattr("signum.server.analyses.key_moments", lambda *_: reviews_found)
    for name in ("MOST_REGRETTED", "MOST_SWINGS", "MOST_JUMPS"):
        monkeypatch.setattr(reviews, name, 0)
    monkeypatch.setattr("signum.server.analyses.GAMES", 1)
    monkeypatch.setattr(
        "signum.server.workers.replays.continued",
        lambda replay, game, step, number: Continuation(step, 1, 0, (0.9, 0.1) if step % 3 else (0.2, 0.8)),
    )
    async with Server(file) as server, await server.seated() as game:
        await over(game)
        token = server.token(game.table, 0)
        await server.ask_by(token, "/api/replay/chances?begin=true")
        async with asyncio.timeout(60):
            while not (found := (await server.ask_by(token, "/api/replay/chances")).json())["whole"]:
                assert not found["eventful"]
                await asyncio.sleep(0.01)
        assert len(found["reviews"]) == len(reviews_found)
        assert 1 <= len(found["eventful"]) <= MOST_EVENTFUL
        starts = [one["step"] for one in found["turns"]]
        for one in found["eventful"]:
            assert (one["step"] in starts, one["until"] in starts) == (True, True)
            chances = {turn["step"]: turn["chances"][one["side"]] for turn in found["turns"]}
            assert (one["before"], one["after"]) == (chances[one["step"]], chances[one["until"]])


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/replay?seat=2", 400),
        ("/api/replay?seat=-1", 400),
        ("/api/replay?seat=hero", 400),
        ("/api/replay?language=tlh", 400),
        ("/api/replay/three", 404),
        ("/api/replay/3?since=yesterday", 400),
    ],
)
def test_a_wrong_question_is_answered_in_words(file: Path, path: str, status: int) -> None:
    @running
    async def asked() -> None:
        async with Server(file) as server, await server.seated() as game:
            await game.guests[1].told("concede")
            answer = await server.ask_by(server.token(game.table, 0), path)
            assert answer.status_code == status, answer.text
            assert json.loads(answer.text)["words"]

    asked()


@running
async def test_steps_that_do_not_exist_are_the_nearest_ones(file: Path) -> None:
    async with Server(file) as server, await server.seated() as game:
        await over(game)
        token = server.token(game.table, 0)
        last = len(game.match.run.entries)
        far = (await server.ask_by(token, f"/api/replay/{10**30}")).json()
        assert far["position"] == last
        back = (await server.ask_by(token, f"/api/replay/0?since={10**9}")).json()
        assert (back["position"], back["anew"]) == (0, True)


def test_a_jump_gives_few_answers_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted, not timed: in a worker that just loaded a long game, and once it has been gone through."""
    given = [0]
    catch_up = Match.catch_up

    def counted(self: Match, entries: Sequence[Entry], times: Sequence[int]) -> None:
        given[0] += len(entries)
        catch_up(self, entries, times)

    monkeypatch.setattr(Match, "catch_up", counted)
    raw = gzip.decompress(Path("tests/records/0.1.0/en2-random.json.gz").read_bytes())
    record = msgspec.json.decode(raw, type=Record)

    def jumps(replay: Replay) -> list[int]:
        costs = []
        for number in range(100):
            given[0] = 0
            replay.go(number * 397 % replay.steps)
            costs.append(given[0])
        return costs

    fresh = Replay(resumed(record, GAMES))
    first = jumps(fresh)
    assert sum(first) < 2 * fresh.steps, "the way to a step was given again and again"
    again = jumps(fresh)
    assert max(again) <= 12
    assert sum(again) / len(again) < 5
