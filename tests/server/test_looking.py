"""Looking at creatures: regions, sights, contacts and actions are what the rules say."""

from collections.abc import Iterator
from itertools import count, islice

import msgspec
import pytest

from signum.classic.chapters.combat.ranged import KINDS, Shoot, refused_shot
from signum.classic.chapters.field.movement import MOVE, RUN, Move, Run, refused_move, suggested_places
from signum.classic.chapters.turn.activation import Activate, refused_in_activation
from signum.classic.core.measuring import blockers, distance, in_cover, sees
from signum.classic.findings.position import ACTING, KnownPosition
from signum.classic.findings.reach import stabbers
from signum.classic.findings.sightlines import hour
from signum.classic.lab.skirmishes import skirmish
from signum.classic.screen import wire
from signum.classic.screen.look import Looking
from signum.classic.screen.seat_findings import SeatFindings
from signum.engine.chance import Chance, seed_of
from signum.engine.questions import Option, Refusal
from signum.field.plane.shapes import Disc, holds
from signum.server import protocol as p
from signum.table.match import Match
from tests.games.offers import Interrupted, Twin
from tests.server.measured import game_of, known_to, match_of, moments, screens_of, somewhere, watching
from tests.times import TIMES, printings, times

EDITIONS = ("ru1", "de1", "fr1", "en2")
WIDTH = 600
"""Areas narrower than the outline's resolution may be missing in it, such as the rim of contact."""
NEAR = 150
"""This close to an outline, in hundredths of a millimetre, a drawing need not say in or out."""


@pytest.fixture
def no_regions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Outlines, which take most of a look's time, are left out where a test does not read them."""
    monkeypatch.setattr(KnownPosition, "region", lambda *_: ())


def seen(screens: SeatFindings, creature: int) -> wire.Reach:
    """The reply about a creature that is there."""
    reply = screens.reply(wire.Look(1, creature))
    assert isinstance(reply, wire.Reach)
    return reply


def is_inside(loops: tuple[p.Loop, ...], point: p.Point) -> bool:
    """Whether a point lies within an odd number of loops."""
    return sum(holds(loop, *point) for loop in loops) % 2 == 1


def is_doubtful(loops: tuple[p.Loop, ...], point: p.Point) -> bool:
    """Whether the outline comes near a point: its neighbourhood is not all on one side."""
    near = [one for reach in (NEAR, 2 * NEAR, 4 * NEAR) for one in around(point, reach)]
    return len({is_inside(loops, one) for one in (point, *near)}) > 1


def around(point: p.Point, reach: int) -> list[p.Point]:
    """Eight places round a point."""
    x, y = point
    winds = ((1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1))
    return [(x + dx * reach, y + dy * reach) for dx, dy in winds]


@pytest.mark.parametrize("edition", printings("fr1", "en2"))
def test_the_regions_hold_what_may_be_reached_and_nothing_else(edition: str) -> None:
    """Suggested places and others by chance, those on the very line aside."""
    inside = outside = 0
    for number in times(3):
        seed = f"regions {edition} {number}"
        chance = Chance(seed_of(seed))
        match = match_of(edition, seed)
        game = game_of(match)
        screens = screens_of(match)
        for me in game.creatures()[:3]:
            reach = seen(screens, me.id)
            for how, loops in ((MOVE, reach.move), (RUN, reach.run)):
                places = suggested_places(game, me, how) if loops else []
                places += [somewhere(game, me, chance) for _ in range(20)]
                for to in places:
                    if (me.x, me.y) == to or is_doubtful(loops, to):
                        continue
                    legal = refused_move(game, me, to, how) is None
                    if any((refused_move(game, me, one, how) is None) != legal for one in around(to, WIDTH)):
                        continue
                    assert is_inside(loops, to) == legal, (seed, me.id, how, to)
                    inside += legal
                    outside += not legal
            assert sum(map(len, (*reach.move, *reach.run))) < 1_200
    assert inside > 60
    assert outside > 60


@pytest.mark.parametrize("edition", printings("fr1", "en2"))
def test_sights_are_those_of_the_rules(edition: str, no_regions: None) -> None:
    lines = blocked = shot = 0
    for number in times(6):
        seed = f"sights {edition} {number}"
        for match in islice(moments(match_of(edition, seed), seed, 10), 0, None, 10):
            game = game_of(match)
            if match.asked is None:
                continue
            screens = screens_of(match)
            for me in game.creatures()[:2]:
                reach = seen(screens, me.id)
                assert {one.creature for one in reach.sights} == {*game.state.creatures} - {me.id}
                for one in reach.sights:
                    other = game.state.creatures[one.creature]
                    assert (one.line is not None) == sees(game, me, other)
                    assert one.gap == distance(me, other)
                    assert one.touching == game.in_contact(me, other)
                    assert sorted(one.blockers) == sorted(blockers(game, me, other))
                    assert (one.crossing is None) == (one.line is not None)
                    kinds = [
                        kind for kind in KINDS.values() if refused_shot(game, me, kind, other.id) is None
                    ]
                    assert set(one.shots) == {kind.attack for kind in kinds}
                    assert not one.shots or one.cover == in_cover(game, me, other)
                    assert one.words
                    lines += one.line is not None
                    blocked += one.line is None
                    shot += bool(one.shots)
    assert lines > 25
    assert blocked > 5
    assert shot > 1


@pytest.mark.parametrize(
    ("dx", "dy", "hours"),
    [(0, 1, (12, 6)), (1, 0, (3, 9)), (0, -1, (6, 12)), (-1, 0, (9, 3)), (1, 2, (1, 7)), (-2, 1, (10, 4))],
)
def test_twelve_is_away_from_the_own_side(dx: int, dy: int, hours: tuple[int, int]) -> None:
    base, other = Disc(30_000, 30_000, 1_600), Disc(30_000 + dx * 5_000, 30_000 + dy * 5_000, 1_600)
    assert (hour(base, other, 0), hour(base, other, 1)) == hours


@pytest.mark.parametrize("edition", printings("fr1", "en2"))
def test_a_contact_can_be_made_as_it_is_told(edition: str, no_regions: None) -> None:
    """C-MOV-06, C-BACK-01, C-RUN-04: the place is legal, touches that enemy, and those stab who are named."""
    found = 0
    for number in times(3):
        match = match_of(edition, f"contacts {edition} {number}")
        game = known_to(match, match.asked)
        screens = screens_of(match)
        for me in game.creatures()[:5]:
            for contact in seen(screens, me.id).contacts:
                assert refused_move(game, me, contact.to, contact.way) is None
                there = game.copy()
                held = there.state.creatures[me.id]
                held.x, held.y = contact.to
                assert there.in_contact(held, there.state.creatures[contact.creature])
                assert list(contact.stabs) == stabbers(game, me, contact.to, contact.way)
                found += 1
    assert found > 10


def refused_once_activated(match: Match, creature: int, option: Option) -> Refusal | None:
    """Why the rules refuse an action after the activation has really begun, in a twin of the game."""
    assert match.asked is not None
    twin = Twin(match, match.asked, Chance(seed_of("once activated")))
    if twin.activated(creature):
        return twin.choice.explain(option)
    me = game_of(match).state.creatures[creature]
    return refused_in_activation(game_of(match), me, option) or Refusal("nothing-to-do", ("C-ACT-01",))


@pytest.mark.parametrize("edition", printings("fr1", "en2"))
def test_actions_are_refused_for_the_reasons_of_the_rules(edition: str) -> None:
    """Actions are possible as the open choice says, or as it would be after an activation."""
    done: set[str] = set()
    for number in times(3):
        seed = f"actions {edition} {number}"
        for match in moments(match_of(edition, seed), seed, 24):
            seat = match.asked
            choice = None if seat is None else match.choice(seat)
            if choice is None or seat is None:
                continue
            game, screens = game_of(match), screens_of(match)
            acting = choice.about.get("creature") if choice.kind in ACTING else None
            for me in [one for one in game.creatures() if acting in (None, one.id)][:2]:
                for one in Looking(screens.position(), screens.telling, me).actions():
                    if isinstance(one.option, Move | Run):
                        continue
                    if acting == me.id:
                        refusal = choice.explain(one.option)
                        done.add(choice.kind)
                    elif choice.kind == "turn" and one.option in choice.candidates:
                        refusal = choice.explain(one.option)
                    else:
                        refusal = match.explain(seat, Activate(me.id))
                        try:
                            refusal = refusal or refused_once_activated(match, me.id, one.option)
                        except Interrupted:
                            continue
                        done.add("elsewhere" if choice.kind != "turn" else "turn")
                    assert (refusal is None) == (not one.why), (seed, me.id, one)
                    assert refusal is None or refusal.cites == one.cites
    assert done >= {"action", "turn", "elsewhere"}


def test_a_shot_that_is_too_far_says_who_whom_and_how_far(no_regions: None) -> None:
    """C-RNG-02: the words have the measured distance and the reach."""
    told: list[p.Shown] = []
    for number in range(20):
        match = match_of("en2", f"too far {number}")
        game, seat = game_of(match), match.asked
        choice = None if seat is None else match.choice(seat)
        if seat is None or choice is None or choice.kind != "turn":
            continue
        for me in game.creatures(seat):
            actions = seen(screens_of(match), me.id).actions
            told += [one for one in actions if isinstance(one.option, Shoot) and "C-RNG-02" in one.cites]
        if len(told) > TIMES:
            break
    assert told
    assert all("cannot shoot" in one.why and "shooting reaches 25 cm" in one.why for one in told)


def test_every_language_has_the_words(no_regions: None) -> None:
    match = match_of("en2", "languages")
    me = game_of(match).creatures()[0]
    words = {seen(screens_of(match, language=one), me.id).words for one in ("en", "fr", "de", "ru")}
    assert len(words) == 4
    assert all(len(one) > 40 for one in words)


def test_who_watches_sees_the_same_and_may_do_nothing() -> None:
    match = match_of("en2", "watching")
    me = game_of(match).creatures()[0]
    reach, own = seen(watching(match), me.id), seen(screens_of(match, 0), me.id)
    assert reach.move == own.move
    assert [one.creature for one in reach.sights] == [one.creature for one in own.sights]
    assert all(one.why for one in reach.actions)


@pytest.mark.parametrize("id", [0, -1, 999_999, 10**25])
def test_nobody_is_looked_at_in_vain(id: int) -> None:
    reply = screens_of(match_of("en2", "nobody")).reply(wire.Look(7, id))
    assert isinstance(reply, p.Refused)
    assert reply.number == 7
    assert reply.words


def test_a_look_is_remembered_until_something_changes() -> None:
    match = match_of("en2", "remembered")
    screens = screens_of(match, 0)
    me = game_of(match).creatures()[0]
    one, two = seen(screens, me.id), screens.reply(wire.Look(2, me.id))
    assert isinstance(two, wire.Reach)
    assert two.move is one.move
    assert (one.number, two.number) == (1, 2)
    before = one.position
    next(islice(moments(match, "remembered", 3), 3, None))
    assert seen(screens, game_of(match).creatures()[0].id).position > before


@pytest.mark.parametrize("edition", printings("ru1", "en2"))
def test_no_reply_depends_on_what_is_hidden(edition: str) -> None:
    """C-TAC-01, C-ZONE-05: other hands, decks and tactics may be anything; every byte stays."""
    for match in islice(asking_the_first(edition), TIMES):
        game = game_of(match)
        told = [bytes_of(screens, id) for screens in both(match) for id in game.state.creatures]
        hidden = game.state.players[1]
        hidden.hand[:] = ["another-card"] * len(hidden.hand)
        hidden.tactics.clear()
        for player in game.state.players:
            player.deck[:] = ["another-card"] * len(player.deck)
        game._index = None
        again = [bytes_of(screens, id) for screens in both(match) for id in game.state.creatures]
        assert told == again


def asking_the_first(edition: str) -> Iterator[Match]:
    """Matches without end, each at a moment when the first seat is asked."""
    for number in count():
        seed = f"hidden {edition} {number}"
        for match in islice(moments(match_of(edition, seed), seed, 24), 0, None, 8):
            if match.asked == 0 and match.choice(0) is not None:
                yield match
                break


def both(match: object) -> tuple[SeatFindings, SeatFindings]:
    """The seat that is asked, and a spectator."""
    return screens_of(match, 0), watching(match)  # type: ignore[arg-type]


def bytes_of(screens: SeatFindings, id: int) -> bytes:
    """The bytes that go to the browser."""
    return msgspec.json.encode(screens.reply(wire.Look(1, id)))


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_creature_that_must_skip_its_activation_is_offered_nothing_else(edition: str) -> None:
    """C-ACT-01: no move, no attack, no forecast; a row of answers is refused before it costs anything."""
    rules, start = skirmish(edition, Chance(seed_of(f"skips {edition}")), a_side=4, terrains=2)
    for one in start.state.creatures.values():
        one.skips = 1
    match = Match(rules, start, secret=seed_of("skips"))
    seat = match.asked
    assert seat is not None
    findings = screens_of(match)
    for me in game_of(match).creatures(seat):
        reach = seen(findings, me.id)
        assert (reach.move, reach.run, reach.contacts, reach.leaving) == ((), (), (), ())
        assert not any(one.shots for one in reach.sights)
        offered = [one for one in reach.actions if not one.why]
        assert [one.option for one in offered] == [Activate(me.id)]
        assert all(one.why.endswith("must skip this activation.") for one in reach.actions if one.why)
        refusal = findings.refused_row([Activate(me.id), Move((me.x + 100, me.y))])
        assert refusal is not None
        assert refusal.code == "skips-activation"
        foe = next(one for one in game_of(match).creatures() if one.seat != seat)
        assert isinstance(findings.reply(wire.Weigh(1, me.id, Shoot(foe.id))), p.Refused)
        tried = findings.reply(wire.Try(1, MOVE, (me.x + 500, me.y), me.id))
        assert isinstance(tried, wire.Way)
        assert (tried.legal, tried.option) == (False, None)
