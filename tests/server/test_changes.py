"""Changes of screens: a client that puts them together has the whole screen, and learns nothing beyond it."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from signum.classic.rulebook import CLASSIC
from signum.engine.chance import Chance, seed_of
from signum.engine.questions import AnswerRefused
from signum.players.deadline import Deadline
from signum.server.protocol.changes import change, changed
from signum.server.rooms.screen import Screens, news
from signum.table.match import Match
from signum.table.rulebook import Rulebook
from tests.games.proof import keen_player
from tests.server.tables import PRINTINGS, Server, running
from tests.server.test_secrets import duel, strings
from tests.serving import rebuilt
from tests.toy import games as toy
from tests.toy.lanterns.modes import MODES
from tests.toy.lanterns.rulebook import LANTERNS

ANSWERS = 220

scalars = st.none() | st.booleans() | st.integers(0, 3) | st.sampled_from(["", "a", "b"])
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abc"), inner, max_size=3),
    max_leaves=12,
)


def written(value: Any) -> bytes:
    """A value as bytes: 1 is not true, and the order of members does not count."""
    return msgspec.json.encode(value, order="sorted")


@given(values, values)
def test_a_value_and_its_change_make_the_other_value(before: Any, after: Any) -> None:
    found = change(before, after)
    if found is None:
        assert written(before) == written(after)
    else:
        sent = msgspec.json.decode(msgspec.json.encode(found))
        assert written(changed(before, sent)) == written(after)


class Thing(msgspec.Struct, frozen=True, omit_defaults=True):
    id: int
    tokens: int = 0


class Box(msgspec.Struct, omit_defaults=True):
    colours: list[str] = []
    label: str = "plain"


class Shelf(msgspec.Struct, frozen=True):
    things: tuple[Thing, ...] = ()
    words: str = ""


@pytest.mark.parametrize(
    ("before", "after", "found"),
    [
        (Shelf((Thing(1),)), Shelf((Thing(1),)), None),
        (Shelf(words="a"), Shelf(words="b"), {"words": ["b"]}),
        (Shelf((Thing(1), Thing(2, 1))), Shelf((Thing(1), Thing(2))), {"things": {"1": {"tokens": None}}}),
        (Shelf((Thing(1), Thing(2), Thing(3))), Shelf((Thing(1), Thing(3))), {"things": [1, 1, []]}),
        (Shelf((Thing(1),)), Shelf((Thing(1), Thing(4))), {"things": [1, 0, [Thing(4)]]}),
        (Shelf(), Thing(1), [Thing(1)]),
        (Box(["red"], "new"), Box(), {"colours": None, "label": None}),
        (Box(), Box(["red"]), {"colours": [["red"]]}),
        (Box(["red"]), Box(["blue"]), {"colours": {"0": ["blue"]}}),
        (Box(label="old"), Box(label="".join(["pla", "in"])), {"label": ["plain"]}),
    ],
)
def test_only_what_changed_is_told(before: Any, after: Any, found: Any) -> None:
    assert change(before, after) == found
    if isinstance(found, dict):
        sent = msgspec.json.decode(msgspec.json.encode(found))
        assert changed(plain(before), sent) == plain(after)


def test_equal_parts_are_not_looked_into(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two screens of one table are mostly alike, so this decides what a screen costs."""
    looked = [0]

    def counted(before: Any, after: Any) -> Any:
        looked[0] += 1
        return change(before, after)

    monkeypatch.setattr("signum.server.protocol.changes.change", counted)
    many = tuple([Thing(id) for id in range(100)])
    assert change(Shelf(many, "a"), Shelf(tuple([Thing(id) for id in range(100)]), "b")) == {"words": ["b"]}
    assert looked[0] == 2
    assert change(Shelf(many), Shelf(many[:-1])) == {"things": [99, 1, []]}


# Whole games.


class Reader:
    """A client that only gets changes after its first screen."""

    def __init__(self, game: Rulebook, match: Match, seat: int | None) -> None:
        self.screens = Screens(game, match, seat, "en")
        self.screen: dict[str, Any] = plain(self.screens.screen(0, anew=True))
        self.whole = self.changes = 0

    def read(self, serial: int) -> None:
        """The screen put together is the whole one, and every word of the changes is in it."""
        before = self.screens.last
        after = self.screens.screen(0, serial)
        sent = msgspec.json.encode(news(before, after))
        message = msgspec.json.decode(sent)
        self.screen = rebuilt(self.screen, message)
        assert written(self.screen) == written(plain(after))
        if message["kind"] == "changed":
            assert set(strings(message["changes"])) <= set(strings(self.screen))
            self.changes += len(sent)
            self.whole += len(msgspec.json.encode(after))


def plain(message: Any) -> Any:
    """A message as a client decodes it."""
    return msgspec.json.decode(msgspec.json.encode(message))


def read_game(game: Rulebook, match: Match, answer: Callable[[Match], None], most: int) -> list[Reader]:
    """All seats and a spectator read a game by its changes; now and then an answer is taken back."""
    seats = [*range(match.seats), None]
    readers = [Reader(game, match, seat) for seat in seats]
    for serial in range(1, most):
        if match.finished:
            break
        asked = match.asked
        answer(match)
        if serial % 23 == 0 and asked is not None and not match.finished:
            _take_back(match, asked)
        for reader in readers:
            reader.read(serial)
    return readers


def _take_back(match: Match, seat: int) -> None:
    try:
        match.take_back(seat, 0)
    except AnswerRefused:
        match.ask_to_take_back(seat, 0)


@pytest.mark.parametrize("edition", PRINTINGS)
def test_changes_of_a_duel_add_up_to_its_screens(edition: str) -> None:
    brains = [keen_player(f"changes {edition} {seat}") for seat in range(2)]

    def answer(match: Match) -> None:
        seat = match.asked
        assert seat is not None
        choice = match.choice(seat)
        assert choice is not None
        match.answer(seat, brains[seat](match.view(seat).game, choice, Deadline()), 0)

    readers = read_game(CLASSIC, duel(edition, 11), answer, ANSWERS)
    # The seat that is asked for many options at a time has the larger changes.
    assert all(0 < reader.changes < reader.whole / 3 for reader in readers)
    assert sum([reader.changes for reader in readers]) < sum([reader.whole for reader in readers]) / 4


@pytest.mark.parametrize("mode", MODES)
def test_changes_of_another_game_add_up_to_its_screens(mode: str) -> None:
    chance = Chance(seed_of(f"changes {mode}"))
    match = toy.match(f"changes {mode}", mode)

    def answer(match: Match) -> None:
        seat = match.asked
        assert seat is not None
        choice = match.choice(seat)
        assert choice is not None
        match.answer(seat, choice.drawn(chance.below), 0)

    for reader in read_game(LANTERNS, match, answer, 1000):
        assert 0 < reader.changes < reader.whole


# At a server.


@running
async def test_a_client_that_missed_a_change_is_sent_the_whole_table(quick: None, file: Path) -> None:
    """Afterwards changes follow again; the others notice nothing."""
    async with Server(file) as server, await server.seated() as game:
        await game.play("missed", 6)
        await game.settled()
        guest = game.guests[0]
        assert [one["kind"] for one in map(msgspec.json.decode, guest.bytes)].count("screen") == 1
        heard = len(guest.bytes), len(game.guests[1].bytes)
        await guest.say("resend")
        await guest.caught_up()
        kinds = [msgspec.json.decode(one)["kind"] for one in guest.bytes[heard[0] :]]
        assert kinds == ["welcome", "screen", "pong"]
        await game.play("missed, on", 6)
        await game.settled()
        fresh = await game.come(0)
        whole = await fresh.shown()
        parts = {"lines", "anew"}
        assert guest.screen is not None
        assert {key: one for key, one in guest.screen.items() if key not in parts} == {
            key: one for key, one in whole.items() if key not in parts
        }
        assert "screen" not in [msgspec.json.decode(one)["kind"] for one in game.guests[1].bytes[heard[1] :]]
        await fresh.close()
