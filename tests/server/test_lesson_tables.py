"""Tables at which a lesson is taught: by the rules, with the coach's dice, kept over a restart."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from signum.server import protocol as p
from tests.server.tables import NONCES, Guest, Server, running

pytestmark = pytest.mark.usefixtures("quick")


async def made(server: Server, lesson: str = "first-blow", step: int = 0, game: str = "classic") -> str:
    """A new table for a lesson, by the token of its learner."""
    wanted = {"game": game, "lesson": lesson, "step": step}
    answer = await server.ask("POST", "/api/lessons", json=wanted)
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=p.TableMade).seats[0]


async def begun(server: Server, token: str) -> Guest:
    guest = await server.come(token)
    await guest.told("sit", nonce=NONCES[0])
    await guest.shown()
    return guest


async def lesson(guest: Guest) -> dict[str, Any]:
    await guest.caught_up()
    assert guest.screen is not None
    found: dict[str, Any] = guest.screen["lesson"]
    return found


async def answer(guest: Guest, *options: dict[str, Any]) -> None:
    await guest.caught_up()
    assert guest.screen is not None
    await guest.told("answer", position=guest.screen["position"], options=options)


@running
async def test_a_lesson_is_listed_taught_and_found_again(file: Path) -> None:
    async with Server(file) as server:
        listed = (await server.ask("GET", "/api/lessons?game=classic&language=fr")).json()
        assert {"id": "first-blow", "title": "Le premier coup", "minutes": 4, "steps": 3} in listed
        token = await made(server)
        async with await begun(server, token) as guest:
            assert guest.welcome is not None
            assert (guest.welcome["lesson"], guest.welcome["commitment"]) == ("first-blow", "")
            taught = await lesson(guest)
            assert (taught["step"], taught["state"], taught["praise"]) == (0, "open", "")
            assert (await guest.refused("ask-coach", what="next"))["code"] == "server-task-not-done"
            await answer(guest, {"kind": "activate", "creature": 1}, {"kind": "fight", "target": 3})
            assert (await lesson(guest))["state"] == "done"
            await guest.told("ask-coach", what="next")
            # The coach's dice are those of the example.
            await answer(guest, {"kind": "split", "attack": 3, "defence": 0})
            taught = await lesson(guest)
            assert (taught["step"], taught["state"]) == (1, "done")
            # Dice have fallen, and undo needs nobody's consent.
            await guest.told("take-back")
            assert (await lesson(guest))["state"] == "open"
            await guest.told("ask-coach", what="show")
            assert (await lesson(guest))["shown"]
    async with Server(file) as server, await server.come(token) as guest:
        await guest.shown()
        taught = await lesson(guest)
        assert (taught["step"], taught["state"], taught["shown"]) == (1, "done", True)
        # What was shown is taken back; the learner may do it or go on.
        await guest.told("ask-coach", what="again")
        taught = await lesson(guest)
        assert (taught["state"], taught["shown"]) == ("open", True)
        await guest.told("ask-coach", what="next")
        assert (await lesson(guest))["step"] == 2
        await guest.told("ask-coach", what="back")
        assert (await lesson(guest))["step"] == 1


@running
async def test_a_learner_who_comes_later_begins_at_the_step(file: Path) -> None:
    async with Server(file) as server:
        async with await begun(server, await made(server, step=2)) as guest:
            assert (await lesson(guest))["step"] == 2
        async with await begun(server, await made(server, step=99)) as guest:
            assert (await lesson(guest))["step"] == 0
        async with await begun(server, await made(server, "pushes", 1, "warseer")) as guest:
            assert (await lesson(guest))["step"] == 1


@running
async def test_what_is_no_lesson_is_refused(file: Path) -> None:
    async with Server(file) as server:
        for wanted in (
            {"game": "classic", "lesson": "nothing"},
            {"game": "chess", "lesson": "moving"},
            {"game": "classic", "lesson": "../moving"},
        ):
            assert (await server.ask("POST", "/api/lessons", json=wanted)).status_code == 400
        async with await server.seated("computer") as game:
            guest = game.guests[0]
            assert (await guest.refused("ask-coach", what="show"))["code"] == "server-no-lesson"
            assert guest.screen is not None
            assert guest.screen["lesson"] is None
