"""Decks and packs that players bring to a table: checked, bounded, and only that table's."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from signum.rulebooks import GAMES
from signum.server import protocol as p
from signum.server.packs import MOST_BYTES, MOST_PACKS
from tests.content.test_packs import FOX
from tests.server.tables import NONCES, Server, running
from tests.serving import new_duel

pytestmark = pytest.mark.usefixtures("quick")


def code(deck: str, *, without: str = "", plus: str = "") -> str:
    """A starter deck as a text, with one card changed."""
    library: Any = GAMES["classic"].library
    text: str = library.builder.code(library.builder.draft(library._played(deck), "Mine"))
    lines = [line for line in text.splitlines() if not without or without not in line]
    return "\n".join([*lines, plus, ""]) if plus else "\n".join([*lines, ""])


def with_own(text: str, **more: Any) -> Any:
    wanted = new_duel("computer", level="random", **more)
    wanted["seats"][0] = {"player": "human", "own": text}
    return wanted


async def hand_of(server: Server, table: p.TableMade) -> Any:
    guest = await server.come(server.token(table, 0))
    await guest.told("sit", nonce=NONCES[0])
    screen = await guest.shown()
    await guest.close()
    return screen


@running
async def test_a_deck_of_the_player_is_played(file: Path) -> None:
    async with Server(file) as server:
        table = await server.made_as(with_own(code("aurelis")))
        await hand_of(server, table)
        state = server.match(table).run.game.state
        assert state.players[0].hero == "aurelis-herald-of-the-dawn"
        # The name of the hero goes to everybody, the list to nobody.
        welcome = await server.ask_by(table.watch, "/api/invitation")
        assert b"aurelis" in welcome.content
        assert b"Mine" not in welcome.content


@running
async def test_an_invited_player_brings_a_deck_too(file: Path) -> None:
    async with Server(file) as server:
        table = await server.made("online")
        token = table.invitations[0].token
        wrong = await server.ask("POST", "/api/seats", json={"token": token, "own": "Hero: tavern"})
        assert wrong.status_code == 400
        right = await server.ask("POST", "/api/seats", json={"token": token, "own": code("thibaut")})
        assert right.status_code == 200, right.text
        assert right.json()["seats"][1]["deck"]["hero"].startswith("thibaut")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (code("brissa", without="volley"), "C-DECK-01"),
        (code("brissa", plus="1 nothing-at-all"), "nothing-at-all"),
        ("Hero: brissa-de-molforn\n" + "400 gilded-blade\n" * 2, "400"),
        ("x" * 9000, "8,192"),
        ("\n", "hero"),
    ],
)
@running
async def test_a_deck_that_is_not_legal_is_refused_in_words(file: Path, text: str, told: str) -> None:
    async with Server(file) as server:
        answer = await server.ask("POST", "/api/tables", json=with_own(text))
        assert answer.status_code == 400
        assert told in answer.json()["words"]
        assert not await server.rooms.store.ids()


@running
async def test_decks_are_judged_for_pages_and_only_for_ours(file: Path) -> None:
    async with Server(file) as server:
        asked: dict[str, Any] = {"edition": "en2", "text": code("brissa")}
        found = (await server.ask("POST", "/api/deck/read", json=asked)).json()
        draft = found["draft"]
        report = (await server.ask("POST", "/api/deck", json={"edition": "en2", "draft": draft})).json()
        assert report["legal"]
        hand = (await server.ask("POST", "/api/deck/hand", json={"edition": "en2", "draft": draft})).json()
        assert len(hand["cards"]) == 4
        for path in ("/api/deck", "/api/deck/read", "/api/deck/hand", "/api/deck/cards"):
            elsewhere = await server.ask(
                "POST", path, json=asked, headers={"origin": "https://other.example"}
            )
            assert elsewhere.status_code == 403
            for wrong in ({"edition": "en9"}, {"language": "xx"}, {"game": "x"}):
                answer = await server.ask("POST", path, json={**asked, **wrong})
                assert answer.status_code == 400
        large = {"edition": "en2", "draft": {"parts": {"cards": ["x" * 100] * 5000}}}
        assert (await server.ask("POST", "/api/deck", json=large)).status_code == 413


# Packs.


@running
async def test_a_pack_belongs_to_the_table_that_uses_it(file: Path) -> None:
    async with Server(file) as server:
        foxes = code("brissa", without="garrus", plus="1 ember-fox")
        refused = await server.ask("POST", "/api/tables", json=with_own(foxes))
        assert refused.status_code == 400
        table = await server.made_as(with_own(foxes, packs=[FOX]))
        await hand_of(server, table)
        game = server.match(table).run.game
        assert "ember-fox" in {*game.state.players[0].deck, *game.state.players[0].hand}
        faces = (await server.ask_by(table.watch, "/api/packs")).json()
        assert [one["id"] for one in faces] == ["ember-fox"]
        assert (await server.ask_by("none", "/api/packs")).status_code == 404
        assert "ember-fox" not in (await server.ask("GET", "/api/cards")).text
        other = await server.made("computer")
        assert (await server.ask_by(other.watch, "/api/packs")).content == b"[]"


@running
async def test_a_table_with_a_pack_is_the_same_after_a_restart(file: Path) -> None:
    foxes = code("brissa", without="garrus", plus="1 ember-fox")
    async with Server(file) as server:
        table = await server.made_as(with_own(foxes, packs=[FOX]))
        before = await hand_of(server, table)
    async with Server(file) as server:
        guest = await server.come(server.token(table, 0))
        after = await guest.shown()
        await guest.close()
        assert after["view"] == before["view"]


HOSTILE = [
    FOX * (MOST_BYTES // len(FOX)),
    "a: &a [x, x]\nb: [*a, *a]",
    "- " * 60 + "x",
    "!!python/object/apply:os.system [id]",
    "- {id: brissa-de-molforn, type: hero}",
    "- {id: x, type: spell, effects: [{when: first-word, what: {explode: 1}}]}",
    "\x00\x01",
    "{" * 5000,
    "",
    FOX.replace("strength: 2", "strength: 99999999999999999999"),
    FOX.replace("Ember Fox", "Z" * 4000),
]


@pytest.mark.parametrize("pack", HOSTILE)
@running
async def test_a_hostile_pack_is_refused_in_words(file: Path, pack: str) -> None:
    async with Server(file) as server:
        answer = await server.ask("POST", "/api/tables", json=new_duel("computer", packs=[pack]))
        assert answer.status_code in (400, 413)
        assert answer.json()["words"]
        assert "Traceback" not in answer.text
        assert not await server.rooms.store.ids()


@running
async def test_there_are_few_packs_and_none_in_a_game_without(file: Path) -> None:
    async with Server(file) as server:
        many = await server.ask(
            "POST", "/api/tables", json=new_duel("computer", packs=[FOX] * (MOST_PACKS + 1))
        )
        assert (many.status_code, many.json()["code"]) == (400, "mistake")
        seats = [{"player": "human", "deck": "brissa"}, {"player": "random", "deck": "roland"}]
        warseer = {"game": "warseer", "edition": "fr112", "seats": seats, "packs": [FOX]}
        assert (await server.ask("POST", "/api/tables", json=warseer)).status_code == 400


def test_a_stored_setup_without_packs_is_read() -> None:
    """Tables of earlier versions have none."""
    from signum.server.store.stored_table import TableSetup

    old = {"game": "classic", "mode": "duel", "edition": "en2", "seats": [], "secret": "00"}
    setup = msgspec.convert(old, TableSetup)
    assert (setup.packs, setup.listed, setup.watchable) == ((), False, False)
