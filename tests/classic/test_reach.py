"""Possible actions of a creature from its place: proposals that the rules accept."""

from itertools import islice

import pytest

from signum.classic.chapters.field.contact_places import contact_places
from signum.classic.chapters.field.movement import (
    MOVE,
    RUN,
    allowance,
    refused_move,
    refused_run,
    suggested_places,
)
from signum.classic.core.measuring import base_of, distance, foes_met
from signum.classic.core.state import Creature
from signum.classic.core.values import movement
from signum.classic.findings.reach import (
    approach,
    approach_in_reach,
    approach_shape,
    place_towards,
    stabbers,
)
from signum.content.source import parse
from signum.engine.chance import seed_of
from signum.field.plane.distance import touching
from signum.field.plane.shapes import Disc
from signum.rulebooks import GAMES
from signum.table.match import Match
from signum.table.scenario.reading import scenario
from tests.server.measured import match_of, moments

FIELD = """
scenario: a field
seats:
  first:
    creatures:
      walker: {{strength: 2, health: 2, movement: M, at: [30, 20], keywords: [{keywords}]}}
      friend: {{strength: 2, health: 2, at: {friend}}}
  second:
    creatures:
      foe: {{strength: 2, health: 2, at: [30, 30]}}
      other: {{strength: 2, health: 2, at: {other}}}
terrains:
  mire: {{centre: {mire}, radius: 2, abilities: [difficult]}}
"""


class Field:
    """A walker ten centimetres south of a foe, and what a test puts round them."""

    def __init__(
        self,
        edition: str,
        keywords: str = "",
        friend: str = "[5, 5]",
        other: str = "[55, 55]",
        mire: str = "[5, 50]",
    ) -> None:
        text = FIELD.format(keywords=keywords, friend=friend, other=other, mire=mire)
        said = scenario(parse(text.encode(), "field.yaml"), GAMES)
        rules = GAMES.rules(said.game, edition)
        start, self.ids = rules.position(said.position)
        self.game = Match(rules, start, secret=seed_of("1")).run.game

    def __getitem__(self, name: str) -> Creature:
        creature: Creature = self.game.state.creatures[self.ids[name]]
        return creature


EDITIONS = pytest.mark.parametrize("edition", ["en2", "fr1"])


@EDITIONS
def test_the_way_into_contact_is_straight_where_nothing_is_in_the_way(edition: str) -> None:
    field = Field(edition)
    way = approach(field.game, field["walker"], field["foe"], MOVE)
    assert way.to is not None
    assert foes_met(field.game, field["walker"], way.to) == [field["foe"]]
    assert way.length <= distance(field["walker"], field["foe"])


@EDITIONS
def test_a_way_that_is_too_long_is_refused_with_its_length(edition: str) -> None:
    field = Field(edition)
    way = approach(field.game, field["walker"], field["other"], RUN)
    assert way.to is None
    assert way.refusal is not None
    assert way.refusal.code == "too-far"
    assert way.refusal.facts["limit"] == 15_000


@EDITIONS
def test_a_friend_in_the_way_is_walked_round_and_runners_go_round_a_mire(edition: str) -> None:
    for field, how in ((Field(edition, friend="[30, 24]"), MOVE), (Field(edition, mire="[30, 25]"), RUN)):
        way = approach(field.game, field["walker"], field["foe"], how)
        assert way.to is not None
        assert (
            distance(field["walker"], field["foe"])
            < way.length
            <= allowance(field.game, field["walker"], how)
        )
        assert refused_move(field.game, field["walker"], way.to, how) is None


def test_whoever_flies_takes_no_notice_of_what_lies_between() -> None:
    field = Field("en2", keywords="flight", friend="[30, 23.4]", mire="[30, 27]")
    way = approach(field.game, field["walker"], field["foe"], MOVE)
    assert way.to is not None
    assert way.length <= distance(field["walker"], field["foe"]) + 2


def test_whoever_flies_finds_the_free_side_of_a_foe() -> None:
    field = Field("fr1", keywords="flight", friend="[30, 26.8]")
    way = approach(field.game, field["walker"], field["foe"], MOVE)
    assert way.to is not None
    assert foes_met(field.game, field["walker"], way.to) == [field["foe"]]


@EDITIONS
def test_a_part_of_the_way_is_as_long_as_was_said(edition: str) -> None:
    field = Field(edition, friend="[30, 24]")
    walker, foe = field["walker"], field["foe"]
    ends = contact_places(field.game, walker, base_of(foe), foe, MOVE)
    for length in (500, 4_999, 6_000):
        way = place_towards(field.game, walker, ends, MOVE, length)
        assert way.to is not None
        assert length - 4 <= way.length <= length
    too_long = place_towards(field.game, walker, [(30_000, 45_000)], MOVE, 12_000)
    assert too_long.refusal is not None
    assert too_long.refusal.facts["limit"] == allowance(field.game, walker, MOVE)


@EDITIONS
def test_a_terrain_is_reached_at_its_rim(edition: str) -> None:
    field = Field(edition, mire="[38, 20]")
    mire = next(iter(field.game.state.terrains.values()))
    (x, y), radius = mire.corners[0], mire.radius
    shape = Disc(x, y, radius)
    way = approach_shape(field.game, field["walker"], shape, MOVE)
    assert way.to is not None
    assert touching(base_of(field["walker"]).at(*way.to), shape, field.game.edition.contact_below)


@EDITIONS
def test_who_would_stab_is_asked_of_the_rules_and_nothing_happens(edition: str) -> None:
    """C-BACK-01, C-RUN-04: running into contact and leaving contact both draw backstabs."""
    field = Field(edition, other="touching walker")
    walker, state = field["walker"], field.game.state.copy()
    assert stabbers(field.game, walker, (20_000, 20_000), MOVE) == [field["other"].id]
    field = Field(edition)
    way = approach(field.game, field["walker"], field["foe"], RUN)
    assert way.to is not None
    assert stabbers(field.game, field["walker"], way.to, RUN) == [field["foe"].id]
    assert stabbers(field.game, field["walker"], way.to, MOVE) == []
    assert state == Field(edition, other="touching walker").game.state


@pytest.mark.parametrize("edition, escapes, moves_on", [("en2", [], ["other"]), ("fr1", [], [])])
def test_the_agile_are_stabbed_as_the_printing_says(
    edition: str, escapes: list[str], moves_on: list[str]
) -> None:
    """A-AGILE: never in the first edition, in the second not when it escapes."""
    field = Field(edition, keywords="agile", other="touching walker", friend="[5, 5]")
    assert stabbers(field.game, field["walker"], (20_000, 20_000), MOVE) == [field[one].id for one in escapes]
    way = approach(field.game, field["walker"], field["foe"], MOVE)
    assert way.to is not None
    assert stabbers(field.game, field["walker"], way.to, MOVE) == [field[one].id for one in moves_on]


@pytest.mark.parametrize("edition", ["ru1", "de1", "fr1", "en2"])
def test_a_quick_answer_is_the_thorough_one(edition: str) -> None:
    """A search for a path in reach finds the same path as the search that also explains refusals."""
    found = 0
    for number in range(3):
        seed = f"quick {edition} {number}"
        for match in islice(moments(match_of(edition, seed), seed, 30), 0, None, 10):
            game = match.run.game
            for me in game.creatures():
                hows = (MOVE, RUN) if refused_run(game, me) is None else (MOVE,)
                for foe in game.foes(me.seat) if game.value(movement, me) else ():
                    for how in () if game.in_contact(me, foe) else hows:
                        thorough, quick = approach(game, me, foe, how), approach_in_reach(game, me, foe, how)
                        same = (None, 0) if quick is None else (quick.to, quick.length)
                        assert (thorough.to, thorough.length) == same
                        found += quick is not None
    assert found > 10


@pytest.mark.parametrize("keywords", ["", "flight"])
@pytest.mark.parametrize(
    ("edition", "away", "met"), [("en2", 33.3, True), ("en2", 33.5, False), ("fr1", 33.3, False)]
)
def test_an_enemy_just_out_of_reach_is_met_where_3_mm_are_contact(
    edition: str, away: float, met: bool, keywords: str
) -> None:
    """C-MOV-06: 10.1 cm between the bases are not too far for a move of 10 where 3 mm count as contact."""
    field = Field(edition, keywords, other=f"[30, {away}]")
    field["foe"].x = 5_000
    for found in (
        approach(field.game, field["walker"], field["other"], MOVE).to,
        approach_in_reach(field.game, field["walker"], field["other"], MOVE),
    ):
        assert (found is not None) == met
    places = [
        to
        for to in suggested_places(field.game, field["walker"], MOVE)
        if foes_met(field.game, field["walker"], to)
    ]
    assert bool(places) == met
    assert all(refused_move(field.game, field["walker"], to, MOVE) is None for to in places)
