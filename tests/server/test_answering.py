"""Questions that change nothing: each has a reply, whatever was asked, and none of them changes anything."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

from signum.classic.chapters.field.movement import Move, suggested_places
from signum.classic.chapters.turn.activation import Activate
from signum.classic.rulebook import CLASSIC
from signum.classic.screen import wire
from signum.engine.chance import Chance, seed_of
from signum.server import protocol as p
from signum.server.rooms.answering import Answering, countable
from signum.server.rooms.screen import Screens
from signum.table.match import Match
from signum.table.scenario.ways import snapshot
from tests.server.measured import game_of, match_of, moments, shown_to, somewhere
from tests.times import TIMES, printings, times

NUMBERS = (0, 1, -1, 7, 60_000, 2**31, 2**63, 10**40, -(10**40))
WORDS = ("", "move", "run", "place", "fight", "forest", "\x00", "a" * 500, "тень")


def anything(chance: Chance, depth: int = 0) -> Any:
    """Any data that a client could send in place of an option."""
    match chance.below(6 if depth < 3 else 3):
        case 0:
            return NUMBERS[chance.below(len(NUMBERS))]
        case 1:
            return WORDS[chance.below(len(WORDS))]
        case 2:
            return (None, True, False, 1.5)[chance.below(4)]
        case 3:
            return [anything(chance, depth + 1) for _ in range(chance.below(4))]
        case _:
            names = ("kind", "to", "target", "creature", "ability", "card", "degrees", "attack", "terrain")
            return {names[chance.below(len(names))]: anything(chance, depth + 1) for _ in range(3)}


def option(chance: Chance, match: Any) -> Any:
    """An option of any kind with parts of any size, or no option at all."""
    kinds = sorted([one.__struct_config__.tag for one in match.kinds])
    told = anything(chance)
    if isinstance(told, dict) and chance.below(4):
        told["kind"] = kinds[chance.below(len(kinds))]
    return told


def command(chance: Chance, match: Any) -> Any:
    """A command with sense or without."""
    number = NUMBERS[chance.below(len(NUMBERS))]
    game = game_of(match)
    ids = [*game.state.creatures, *NUMBERS]
    id = ids[chance.below(len(ids))]
    to = NUMBERS[chance.below(len(NUMBERS))], NUMBERS[chance.below(len(NUMBERS))]
    if chance.below(2) and game.state.creatures:
        to = somewhere(game, game.creatures()[0], chance)
    match chance.below(4):
        case 0:
            return wire.Look(number, id)
        case 1:
            return wire.Try(
                number, WORDS[chance.below(len(WORDS))], to, id, NUMBERS[chance.below(len(NUMBERS))]
            )
        case 2:
            return wire.Weigh(number, id, option(chance, match), (None, to)[chance.below(2)], number, -number)
        case _:
            return p.Ask(number, tuple([option(chance, match) for _ in range(chance.below(3))]))


@pytest.mark.parametrize("edition", printings("en2"))
def test_every_question_has_a_reply_and_changes_nothing(edition: str) -> None:
    """Straight from inside, where nothing catches what goes wrong."""
    seed = f"questions {edition}"
    chance = Chance(seed_of(seed))
    asked = 0
    for match in moments(match_of(edition, seed), seed, 6 * TIMES):
        before = snapshot(match.run)
        for screens in (
            shown_to(match),
            shown_to(match, 0),
            shown_to(match, 1),
            Screens(CLASSIC, match, None, "en"),
        ):
            for _ in range(12):
                question = command(chance, match)
                reply = Answering(screens)._reply(question)
                assert isinstance(reply, wire.Reach | wire.Way | wire.Odds | p.Accepted | p.Refused)
                assert reply.number == question.number
                if isinstance(reply, p.Refused):
                    assert reply.words
                asked += 1
        assert snapshot(match.run) == before
    assert asked > 200


def test_what_goes_wrong_inside_is_refused_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_of("en2", "wrong inside")

    def fails(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("signum.classic.screen.look.look", fails)
    reply = Answering(shown_to(match)).reply(wire.Look(5, 1))
    assert isinstance(reply, p.Refused)
    assert reply.number == 5
    assert reply.words


def test_several_may_ask_at_once() -> None:
    """Replies are computed in threads: each is the same as without other questions."""
    for number in times(1):
        match = match_of("de1", f"at once {number}")
        ids = list(game_of(match).state.creatures)[:3]

        def replies(seat: int | None, match: Match = match, ids: list[int] = ids) -> list[bytes]:
            answering = Answering(Screens(CLASSIC, match, seat, "en"))
            questions: list[wire.Look | wire.Weigh] = [wire.Look(1, id) for id in ids]
            questions += [
                wire.Weigh(2, id, {"kind": "fight", "target": other}) for id in ids for other in ids
            ]
            return [msgspec.json.encode(answering.reply(one)) for one in questions]

        seats = (0, 1, None, 0, 1)
        alone = {seat: replies(seat) for seat in dict.fromkeys(seats)}
        with ThreadPoolExecutor(len(seats)) as threads:
            assert list(threads.map(replies, seats)) == [alone[seat] for seat in seats]


def test_asking_why_not_tells_what_answering_would() -> None:
    """Both steps: the activated creature, and its action then."""
    seen: set[str] = set()
    for number in times(6):
        seed = f"asking {number}"
        for match in moments(match_of("en2", seed), seed, 8):
            seat = match.asked
            choice = None if seat is None else match.choice(seat)
            if seat is None or choice is None or choice.kind != "turn":
                continue
            game = game_of(match)
            for me in game.creatures():
                for to in [(me.x, me.y), *suggested_places(game, me, "move")[:4]]:
                    options = (Activate(me.id), Move(to))
                    raw = tuple([msgspec.to_builtins(one) for one in options])
                    reply = Answering(shown_to(match)).reply(p.Ask(1, raw))
                    if match.explain(seat, Activate(me.id)) is not None:
                        assert isinstance(reply, p.Refused)
                        continue
                    way = Answering(shown_to(match)).reply(wire.Try(1, "move", to, me.id))
                    assert isinstance(way, wire.Way)
                    assert isinstance(reply, p.Accepted) == way.wanted
                    seen.add(type(reply).__name__)
            break
    assert seen == {"Accepted", "Refused"}


@pytest.mark.parametrize(
    ("raw", "sane"),
    [
        (5, True),
        (10**9, True),
        (10**9 + 1, False),
        ({"to": [1, -(10**12)]}, False),
        ([{"a": (1, "x")}], True),
    ],
)
def test_numbers_of_no_sense_are_found(raw: Any, sane: bool) -> None:
    assert countable(raw) == sane
