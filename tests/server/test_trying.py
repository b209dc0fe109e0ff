"""Holding miniatures and templates at places: the rules then do as promised."""

from itertools import islice
from math import hypot

import pytest

from signum.classic.chapters.field.movement import Move, Moved, refused_move
from signum.classic.chapters.field.terrain import LayTerrain
from signum.classic.chapters.turn.activation import Activate
from signum.classic.core.measuring import foes_met
from signum.classic.findings.asked_places import OPTIONS
from signum.classic.screen import wire
from signum.classic.screen.seat_findings import SeatFindings
from signum.engine.chance import Chance, seed_of
from signum.engine.questions import AnswerRefused
from signum.field.plane.lengths import MM
from signum.server import protocol as p
from signum.table.match import Match
from tests.server.measured import (
    game_of,
    match_of,
    moments,
    screens_of,
    somewhere,
    watching,
    whole_duel,
)
from tests.times import printings

EDITIONS = ("ru1", "de1", "fr1", "en2")
GAMES = 2
TRIES = 4


def held(
    match: Match | SeatFindings, way: str, to: tuple[int, int], creature: int = 0, degrees: int = 0
) -> wire.Way:
    """The reply to the seat that is asked."""
    screens = screens_of(match) if isinstance(match, Match) else match
    reply = screens.reply(wire.Try(1, way, to, creature, degrees))
    assert isinstance(reply, wire.Way), reply
    return reply


@pytest.mark.parametrize("edition", printings("de1", "en2"))
def test_what_is_promised_is_what_the_match_does(edition: str) -> None:
    """A legal place is accepted, its path has the stated length, and the contacts are as stated."""
    accepted = refused = 0
    for number in range(GAMES):
        seed = f"trying {edition} {number}"
        chance = Chance(seed_of(seed))
        for match in islice(moments(match_of(edition, seed), seed, 24), 0, None, 5):
            game, seat = game_of(match), match.asked
            if seat is None or match.choice(seat) is None:
                continue
            screens = screens_of(match)
            for me in sorted(game.creatures(), key=lambda one: one.seat != seat)[:5]:
                for _ in range(TRIES):
                    how = ("move", "run")[chance.below(2)]
                    wanted = somewhere(game, me, chance)
                    reply = held(screens, how, wanted, me.id)
                    assert reply.wanted <= reply.legal
                    assert (reply.option is None) == (not reply.legal)
                    if reply.legal:
                        accepted += went_there(match, seat, me.id, reply)
                    elif reply.to != (me.x, me.y):
                        assert refused_move(game, me, reply.to, how) is None
                    refused += not reply.wanted
                    assert reply.wanted or reply.why
    assert accepted > 8
    assert refused > 20


def went_there(match: Match, seat: int, id: int, reply: wire.Way) -> int:
    """Answer it in a twin of the game; whether the creature went all the way."""
    twin = match.run.fork()
    choice = match.choice(seat)
    assert choice is not None
    if choice.kind == "turn":
        assert twin.explain(seat, Activate(id)) is None
        twin.answer(seat, Activate(id))
    doing = twin.choice
    if doing is None or doing.kind != "action" or doing.about["creature"] != id:
        return 0
    stood = {one.id: (one.x, one.y) for one in twin.game.creatures()}
    told = len(twin.game.log)
    twin.answer(seat, reply.option)
    went = [one for one in twin.game.log[told:] if isinstance(one, Moved) and one.creature == id]
    if not went:
        return 0
    assert went[0].to == reply.to
    assert went[0].length == reply.length <= reply.limit
    assert went[0].way == reply.pieces
    me = twin.game.creature(id)
    if me is None or (me.x, me.y) != reply.to:
        return 0
    still = {one.id for one in twin.game.creatures() if (one.x, one.y) == stood.get(one.id)}
    now = {one.id for one in twin.game.foes_in_contact(me)} & still
    assert now == set(reply.touches) & still
    return 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_sampled_place_is_nearer_than_the_one_that_is_told(edition: str) -> None:
    """Off the region the nearest place is told, to within what an outline of 8 mm squares can miss."""
    tried = 0
    for number in range(4):
        seed = f"nearest {edition} {number}"
        chance = Chance(seed_of(seed))
        match = match_of(edition, seed)
        game = game_of(match)
        for me in game.creatures()[:4]:
            wanted = somewhere(game, me, chance)
            reply = held(match, "move", wanted, me.id)
            if reply.to == (me.x, me.y):
                continue
            far = hypot(reply.to[0] - wanted[0], reply.to[1] - wanted[1])
            near = [
                (wanted[0] + chance.below(2 * round(far) + 1) - round(far),
                 wanted[1] + chance.below(2 * round(far) + 1) - round(far))
                for _ in range(60)
            ]  # fmt: skip
            nearer = [one for one in near if hypot(one[0] - wanted[0], one[1] - wanted[1]) < far - 8 * MM]
            tried += len(nearer)
            assert all(refused_move(game, me, one, "move") is not None for one in nearer), (
                seed,
                me.id,
                wanted,
            )
    assert tried > 50


def test_a_miniature_snaps_into_contact_within_four_millimetres() -> None:
    """It then stands against the enemy that it touches."""
    snapped = 0
    for number in range(8):
        match = match_of("de1", f"snapping {number}")
        game = game_of(match)
        for me in game.creatures(game.state.active):
            for foe in game.foes(me.seat):
                apart = (me.base + foe.base) // 2
                far = hypot(me.x - foe.x, me.y - foe.y)
                for gap, snaps in ((3 * MM, True), (6 * MM, False)):
                    part = (apart + gap) / far
                    wanted = foe.x + round((me.x - foe.x) * part), foe.y + round((me.y - foe.y) * part)
                    if (
                        refused_move(game, me, wanted, "move")
                        or foes_met(game, me, wanted)
                        or far < apart + gap
                    ):
                        continue
                    reply = held(match, "move", wanted, me.id)
                    if snaps and foe.id in reply.touches:
                        snapped += 1
                        assert hypot(reply.to[0] - wanted[0], reply.to[1] - wanted[1]) < 9 * MM
                    elif not snaps and not reply.touches:
                        assert reply.to == wanted
                        assert reply.wanted == reply.legal
    assert snapped > 3


def test_beyond_its_way_it_stops_where_its_way_ends() -> None:
    """In the open the nearest place lies as far as it goes, straight towards the wanted one."""
    match = match_of("en2", "open 2")
    game = game_of(match)
    game.state.terrains.clear()
    me = game.creatures(game.state.active)[0]
    for other in game.creatures():
        if other is not me:
            other.x, other.y = other.base, 60_000 - other.base // 2 - other.id * 10
            del game.state.creatures[other.id]
    me.held, me.movement, me.x, me.y = (), 2, 30_000, 30_000
    game._index = None
    reply = held(match, "move", (45_000, 30_000), me.id)
    assert reply.to == (40_000, 30_000)
    assert reply.length == reply.limit == 10_000
    assert not reply.wanted
    assert reply.cites == ("C-MOV-01",)
    assert "15 cm" in reply.why
    assert reply.words.endswith(f" The nearest place. {reply.why}")


def test_who_watches_measures_and_declares_nothing() -> None:
    match = match_of("en2", "watching")
    game = game_of(match)
    me = game.creatures(game.state.active)[0]
    reply = watching(match).reply(wire.Try(1, "move", (me.x + 500, me.y), me.id))
    assert isinstance(reply, wire.Way)
    assert not reply.legal
    assert reply.option is None
    assert reply.why


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_place_that_is_asked_for_is_found(edition: str) -> None:
    """Heroes, new creatures, moves and placements by a text, exits: the choice accepts the proposal."""
    seen: set[str] = set()
    for number in range(8):
        seed = f"placing {edition} {number}"
        chance = Chance(seed_of(seed))
        match = whole_duel(edition, seed) if number % 2 else match_of(edition, seed)
        for now in moments(match, seed, 120):
            seat = now.asked
            choice = None if seat is None else now.choice(seat)
            if choice is None or seat is None or choice.kind == "action":
                continue
            kinds = [one.kind for one in choice.offers if one.kind in OPTIONS]
            if not kinds:
                continue
            seen.add(choice.kind)
            wanted = chance.below(62_000) - 1_000, chance.below(62_000) - 1_000
            reply = held(now, "place", wanted)
            assert reply.legal
            assert choice.explain(reply.option) is None
            assert isinstance(reply.option, OPTIONS[kinds[0]])
            far = hypot(reply.to[0] - wanted[0], reply.to[1] - wanted[1])
            for offer in choice.offers:
                for one in offer.suggestions():
                    if choice.explain(one) is None:
                        assert far <= hypot(one.to[0] - wanted[0], one.to[1] - wanted[1]) + 8 * MM
    assert seen >= {"hero-place", "summoning-place"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_template_is_laid_at_the_nearest_place(edition: str) -> None:
    """C-TER-02: the proposal is accepted, and its outline is that of the laid terrain."""
    laid = 0
    for number in range(6):
        seed = f"laying {edition} {number}"
        chance = Chance(seed_of(seed))
        match = whole_duel(edition, seed)
        for now in islice(moments(match, seed, 80), 10, None, 5):
            seat = now.asked
            choice = None if seat is None else now.choice(seat)
            if choice is None or seat is None or choice.kind != "turn":
                continue
            for card in now.run.game.player(seat).maps:
                wanted = chance.below(62_000) - 1_000, chance.below(62_000) - 1_000
                reply = held(now, card, wanted, 0, chance.below(8) * 45)
                assert len(reply.loops) == 1
                if not reply.legal:
                    assert reply.why
                    continue
                assert isinstance(reply.option, LayTerrain)
                assert choice.explain(reply.option) is None
                twin = now.run.fork()
                twin.answer(seat, reply.option)
                # Where it is paid with a choice of buildings it does not lie yet.
                lies = now.run.game.state.terrains
                for lying in [one for id, one in twin.game.state.terrains.items() if id not in lies]:
                    assert lying.radius or lying.corners == reply.loops[0]
                    laid += 1
    assert laid


@pytest.mark.parametrize("to", [(10**30, 0), (-(10**12), 5), (0, 0), (60_000, 60_000), (2**63, -(2**63))])
@pytest.mark.parametrize("way", ["move", "run", "place", "forest", "", "turn", "\x00"])
def test_silly_questions_are_refused_in_words(way: str, to: tuple[int, int]) -> None:
    match = match_of("en2", "silly")
    for creature in (0, -1, 10**20, 1):
        reply = screens_of(match).reply(wire.Try(1, way, to, creature, 10**40))
        assert isinstance(reply, wire.Way | p.Refused)
        if isinstance(reply, p.Refused):
            assert reply.words
        elif reply.legal:
            assert max(map(abs, reply.to)) <= 60_000


def test_what_a_wrong_seat_answers_is_refused() -> None:
    """The option of a reply is for the seat that asked for it."""
    match = match_of("en2", "wrong seat")
    seat = match.asked
    assert seat is not None
    other = 1 - seat
    me = game_of(match).creatures(other)[0]
    reply = screens_of(match, other).reply(wire.Try(1, "move", (me.x + 300, me.y), me.id))
    assert isinstance(reply, wire.Way)
    assert not reply.legal
    with pytest.raises(AnswerRefused):
        match.answer(other, Move(reply.to) if reply.option is None else reply.option)
