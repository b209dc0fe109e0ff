"""Places that the greedy player considers: each generator finds some that no other finds; lines count."""

from collections.abc import Callable
from math import hypot

import pytest

from signum.classic.bots.greedy.field import Outlook
from signum.classic.bots.greedy.hero_danger import WhatIf
from signum.classic.bots.greedy.places import ALIKE, GENERATORS, KEPT, Place, Seeking, kept, proposed
from signum.classic.bots.greedy.ranking import Judging, Lines
from signum.classic.bots.greedy.standing import Standing
from signum.classic.bots.greedy.thinking import GreedyThinking
from signum.classic.cards.sets import shipped
from signum.classic.core.game import Game
from signum.classic.core.measuring import base_of, in_cover, sees, shape_of
from signum.classic.core.state import Creature
from signum.classic.core.view import view
from signum.classic.knowledge.known_game import KnownGame, rules_seen
from signum.content.source import parse
from signum.engine.units import Point
from signum.field.plane.distance import touching
from signum.field.plane.lengths import SIDE, XL, L, M, S
from signum.players.deadline import Deadline
from signum.rulebooks import GAMES
from signum.table.scenario.reading import scenario
from signum.table.scenario.ways import forward

Holds = Callable[["Field", Point], bool]


class Field:
    """A small position as the first player's greedy player sees it; `me` is the one who looks for a place."""

    def __init__(
        self, first: str, second: str, terrains: str = "", edition: str = "en2", quests: str = ""
    ) -> None:
        foe_lord = "    hero: {called: foe-lord, strength: 2, health: 5, at: [50, 57]}\n"
        text = (
            f"scenario: A field\n{'mode: quest-pve' if quests else ''}\nseats:\n"
            "  first:\n    hero: {called: lord, strength: 2, health: 5, at: [50, 3]}\n"
            f"    creatures: {first}\n"
            f"{f'    quests: {quests}' if quests else ''}\n"
            f"  second:\n{'' if quests else foe_lord}"
            f"    creatures: {second}\n"
        )
        if terrains:
            text += f"{'' if quests else 'sets: [core]'}\nterrains: {terrains}\n"
        player = forward(scenario(parse(text, "x"), GAMES), edition, GAMES)
        self.ids = player.ids
        known = KnownGame(rules_seen(edition, shipped()), view(player.match.run.game, 0))
        self.think = GreedyThinking(known, shipped(), Deadline())
        self.look: Outlook = self.think.outlook
        self.game: Game = self.think.flat

    def one(self, name: str) -> Creature:
        """A creature by its name."""
        return self.game.state.creatures[self.ids[name]]

    @property
    def me(self) -> Creature:
        """The creature that looks for a place."""
        return self.one("me")

    def there(self, to: Point) -> tuple[Game, Creature]:
        """The game with it at a place."""
        game = self.game.copy()
        me = game.state.creatures[self.me.id]
        me.x, me.y = to
        return game, me

    def gap(self, name: str, to: Point) -> float:
        """The distance to another creature."""
        other = self.one(name)
        return hypot(to[0] - other.x, to[1] - other.y) - (self.me.base + other.base) / 2

    def touches(self, name: str, to: Point) -> bool:
        """Whether it would be in contact with another creature."""
        return self.game.in_contact(self.there(to)[1], self.one(name))

    def in_sight(self, name: str, to: Point) -> bool:
        """Whether it would see another creature."""
        game, me = self.there(to)
        return sees(game, me, game.state.creatures[self.ids[name]])

    def touches_terrain(self, to: Point) -> bool:
        """Whether it would touch a terrain."""
        base = base_of(self.there(to)[1])
        touch = self.game.edition.contact_below
        return any(touching(base, shape_of(one), touch) for one in self.game.state.terrains.values())


PLAIN = "{me: {strength: 2, health: 3, movement: M, at: [30, 30]}}"
QUIET = "{strength: 1, health: 2, at: [5, 57]}"


def _between(field: Field, to: Point) -> bool:
    """The archer's line to the player's hero is closed."""
    game, _ = field.there(to)
    hero, foe = (game.state.creatures[field.ids[name]] for name in ("lord", "foe"))
    return not sees(game, hero, foe)


CASES: dict[str, tuple[Field, int, Holds]] = {
    "contact": (
        Field(
            PLAIN,
            "{foe: {strength: 2, health: 3, at: [27.5, 36]}, too: {strength: 2, health: 3, at: [32.5, 36]}}",
        ),
        M,
        lambda field, to: field.touches("foe", to) and field.touches("too", to),
    ),
    "fire": (
        Field(
            "{me: {strength: 0, health: 2, movement: M, at: [30, 20], keywords: [{shooting: 3}]}}",
            "{foe: {strength: 3, health: 3, movement: L, at: [33, 42]}}",
            "{rocks: {corners: [[29, 32], [35, 32], [35, 34], [29, 34]], abilities: [blocks-los]}}",
        ),
        L,
        lambda field, to: XL - 300 < field.gap("foe", to) <= XL and field.in_sight("foe", to),
    ),
    "away": (
        Field(PLAIN, "{foe: {strength: 5, health: 3, movement: L, at: [41, 37]}}"),
        M,
        lambda field, to: L < field.gap("foe", to) < L + 200,
    ),
    "shelter": (
        Field(
            PLAIN,
            "{foe: {strength: 1, health: 3, at: [31, 48], keywords: [{shooting: 4}]}}",
            "{wood: {corners: [[36.5, 27], [37.5, 27], [37.5, 28], [36.5, 28]], abilities: [cover]}}",
        ),
        M,
        Field.touches_terrain,
    ),
    "screen": (
        Field(
            "{me: {strength: 2, health: 3, movement: M, at: [42, 11]}}",
            "{foe: {strength: 1, health: 3, at: [43, 25], keywords: [{shooting: 4}]}}",
        ),
        M,
        _between,
    ),
    "service": (
        Field(
            "{me: {strength: 2, health: 3, movement: M, at: [30, 30]}}",
            f"{{foe: {QUIET}}}",
            "{ruins: {corners: [[22.5, 26.8], [23.5, 26.8], [23.5, 27.8], [22.5, 27.8]], card: ruins}}",
        ),
        M,
        Field.touches_terrain,
    ),
    "edge": (
        Field("{me: {strength: 2, health: 3, movement: M, at: [22, 51]}}", f"{{foe: {QUIET}}}"),
        M,
        lambda field, to: SIDE - to[1] <= field.me.base // 2 + 100,
    ),
    "quest": (
        Field(
            PLAIN,
            f"{{foe: {QUIET}}}",
            "{watchfire: {centre: [35.3, 42.6], radius: 2}}",
            quests="{the-watchfire: {terrains: [watchfire], tally: [0, 0]}}",
        ),
        M,
        lambda field, to: field.touches_terrain(to),
    ),
    "leave": (
        Field(
            "{me: {strength: 2, health: 3, movement: M, at: [30, 30]}}",
            "{foe: {strength: 2, health: 3, at: [32.266, 32.266]}}",
        ),
        M,
        lambda field, to: field.gap("foe", to) > M - 50,
    ),
    "advance": (
        Field(PLAIN, "{foe: {strength: 2, health: 3, at: [11, 55]}}"),
        S,
        lambda field, to: field.gap("foe", to) < field.gap("foe", (30_000, 30_000)) - S + 20,
    ),
    "winds": (
        Field(PLAIN, f"{{foe: {QUIET}}}"),
        M,
        lambda _field, to: to[1] < 20_100,
    ),
}


def found(field: Field, limit: int, *names: str) -> dict[Point, str]:
    """The places that these generators propose."""
    return proposed(Seeking(field.look, field.me, limit), names)


def test_each_generator_has_a_case() -> None:
    assert set(CASES) == set(GENERATORS)


@pytest.mark.parametrize("name", GENERATORS)
def test_a_generator_finds_what_no_other_finds(name: str) -> None:
    field, limit, holds = CASES[name]
    others = [one for one in GENERATORS if one != name]
    assert any(holds(field, to) for to in found(field, limit, name))
    assert not any(holds(field, to) for to in found(field, limit, *others))


def test_all_that_is_proposed_can_be_stood_at_and_is_near_enough() -> None:
    for field, limit, _ in CASES.values():
        for to in found(field, limit, *GENERATORS):
            assert hypot(to[0] - field.me.x, to[1] - field.me.y) <= limit
            game, me = field.there(to)
            assert all(
                hypot(me.x - one.x, me.y - one.y) >= (me.base + one.base) // 2
                for one in game.creatures()
                if one is not me
            )


def test_what_is_too_far_is_pulled_back_on_its_way() -> None:
    field, _, _ = CASES["fire"]
    seek = Seeking(field.look, field.me, 1_000)
    assert seek.pulled_back((30_000.0, 26_000.0)) == (30_000, 20_998)
    assert seek.pulled_back((30_000.0, 20_500.0)) == (30_000, 20_500)


def test_few_places_with_the_same_relations_are_kept() -> None:
    for field, limit, _ in CASES.values():
        places = found(field, limit, *GENERATORS)
        best = kept(places, lambda to, field=field: field.look.at(field.me, *to))  # type: ignore[misc]
        relations = [one.standing.relations for one in best]
        assert len(best) <= KEPT
        assert all(relations.count(one) <= ALIKE for one in relations)
        assert [one.value for one in best] == sorted([one.value for one in best], reverse=True)
        worst: dict[object, float] = {}
        for one in best:
            worst[one.standing.relations] = min(one.value, worst.get(one.standing.relations, 1e9))
        if len(best) < KEPT:
            for to, why in places.items():
                other = Place(to, why, field.look.at(field.me, *to))
                there = [one for one in best if one.standing.relations == other.standing.relations]
                full = len(there) == ALIKE and other.value <= worst[other.standing.relations]
                assert other in best or full


# Lines and cover.


def test_a_shooter_without_a_line_is_no_danger() -> None:
    field = Field(
        PLAIN,
        "{foe: {strength: 1, health: 3, at: [31, 48], keywords: [{shooting: 4}]}}",
        "{rocks: {corners: [[32, 33], [38, 33], [38, 34], [32, 34]], abilities: [blocks-los]}}",
    )
    assert field.look.danger(field.me, field.me.x, field.me.y) > 0
    hidden = [to for to in found(field, M, "shelter") if not field.in_sight("foe", to)]
    assert hidden
    assert all(field.look.danger(field.me, *to) == 0 for to in hidden)


def test_cover_lessens_the_danger() -> None:
    field = Field(
        PLAIN,
        "{foe: {strength: 1, health: 3, at: [30, 48], keywords: [{shooting: 4}]}}",
        "{wood: {centre: [24, 30], radius: 3, abilities: [cover]}}",
    )
    to = (26_900, 30_000)
    game, me = field.there(to)
    assert in_cover(game, game.state.creatures[field.ids["foe"]], me)
    assert 0 < field.look.danger(field.me, *to) < field.look.danger(field.me, 30_000, 30_000)


def test_nobody_counts_on_a_shot_without_a_line() -> None:
    field, _, _ = CASES["fire"]
    hidden, seen = (31_500, 20_000), next(iter(found(field, L, "fire")))
    assert not field.in_sight("foe", hidden)
    assert field.look.at(field.me, *hidden).terms["prospect"] == 0
    assert field.look.at(field.me, *seen).terms["prospect"] > 0


def moved_to(judge: Judging, to: tuple[int, int]) -> Standing:
    return judge.for_moving.rate(judge.sketch(to))


def test_the_own_hero_is_safer_behind_a_screen() -> None:
    field, _, _ = CASES["screen"]
    before = field.look.hero_danger(WhatIf())
    screen = next(to for to in found(field, M, "screen") if _between(field, to))
    assert field.look.hero_danger(WhatIf(field.me, screen)) < before
    assert moved_to(Judging(field.think, field.me), screen).terms["own-hero"] > 0


def test_who_stands_in_a_friends_line_loses_its_shot() -> None:
    field = Field(
        "{me: {strength: 2, health: 3, movement: M, at: [30, 25]},"
        " archer: {strength: 0, health: 2, at: [30, 20], keywords: [{shooting: 3}]}}",
        "{foe: {strength: 3, health: 3, at: [30, 40]}}",
    )
    lines = Lines(field.look, field.me)
    assert lines.closed((30_000, 25_000)) > 0
    assert lines.closed((36_000, 25_000)) == 0


def test_who_cannot_come_threatens_nobody() -> None:
    field = Field(
        PLAIN,
        "{foe: {strength: 4, health: 3, movement: S, at: [30, 56]}, near: {strength: 4, health: 3, "
        "movement: M, at: [30, 40]}}",
    )
    assert not field.look.comes_to(field.one("foe"), field.me)
    assert field.look.comes_to(field.one("near"), field.me)


def test_whoever_has_no_movement_still_strikes_whom_it_touches() -> None:
    field = Field(PLAIN, "{foe: {strength: 4, health: 3, at: [30, 38]}}")
    assert field.look.danger(field.me, 30_000, 34_798) > 0
    assert field.look.danger(field.me, 30_000, 34_000) == 0


def test_a_healer_is_of_service_near_the_wounded() -> None:
    field = Field(
        "{me: {strength: 1, health: 2, movement: M, at: [10, 20], keywords: [{healer: 2}]},"
        " hurt: {strength: 2, health: 4, wounds: 2, at: [40, 20]}}",
        f"{{foe: {QUIET}}}",
    )
    judge = Judging(field.think, field.me)
    near = [to for to in found(field, M, "service") if moved_to(judge, to).terms.get("service", 0) > 0]
    assert near
    assert moved_to(judge, (10_000, 20_000)).terms["service"] == 0


def test_a_shooter_in_contact_is_kept_from_shooting() -> None:
    field = Field(
        "{me: {strength: 1, health: 3, movement: M, at: [30, 24]},"
        " friend: {strength: 2, health: 3, at: [40, 20]}}",
        "{foe: {strength: 0, health: 3, at: [30, 31], keywords: [{shooting: 3}]}}",
    )
    judge = Judging(field.think, field.me)
    assert moved_to(judge, (30_000, 27_798)).terms["ties"] > 0
    assert "ties" not in moved_to(judge, (30_000, 26_000)).terms


def test_auras_of_friends_are_sought() -> None:
    field = Field(
        "{me: {strength: 2, health: 3, movement: M, at: [10, 20]},"
        " bard: {strength: 1, health: 3, at: [28, 20],"
        " keywords: [{aura: {within: S, who: {character: yours}, what: {gain: {strength: +1}}}}]}}",
        f"{{foe: {QUIET}}}",
    )
    judge = Judging(field.think, field.me)
    inside = [to for to in found(field, M, "service") if moved_to(judge, to).terms.get("aura", 0) > 0]
    assert inside
    assert all(field.gap("bard", to) <= S for to in inside)
    assert "aura" not in judge.staying()


def test_a_hero_goes_forward_with_its_squad_and_not_ahead_of_it() -> None:
    def march(field: Field, up: int) -> float:
        return field.look.standing(field.one("lord"), 50_000, up)["march"]

    led = Field("{me: {strength: 2, health: 3, movement: M, at: [50, 20]}}", f"{{foe: {QUIET}}}")
    assert march(led, 18_000) > march(led, 3_000)
    assert march(led, 30_000) == march(led, 21_000)
    alone = Field("{}", f"{{foe: {QUIET}}}")
    assert march(alone, 18_000) == march(alone, 3_000)
