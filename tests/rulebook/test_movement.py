"""Placing, and the fixed allowance of a declared move: C-MOV-05, C-ABL-04."""

from itertools import pairwise

import pytest

from signum.classic.chapters.combat.damage import BACKSTAB, Hurt
from signum.classic.chapters.combat.rolls import Rolled
from signum.classic.chapters.field.movement import (
    MOVE,
    RUN,
    Move,
    Moved,
    MoveDeclared,
    Placed,
    Run,
    Stayed,
    allowance,
    piece_of,
    place,
    refused_move,
    refused_run,
    refused_standing,
    way_to,
)
from signum.classic.core.game import Bearer, Game
from signum.classic.core.measuring import base_of, templates
from signum.classic.core.state import IMPASSABLE, Creature
from signum.classic.core.values import flies, movement
from signum.classic.findings.reach import point_along
from signum.classic.lab.skirmishes import skirmish
from signum.engine.abilities import Ability
from signum.engine.chance import Chance, seed_of
from signum.engine.questions import FIRST, SECOND, Procedure
from signum.engine.values import SET
from signum.field.plane.distance import overlapping
from signum.field.plane.lengths import L, M, S
from signum.field.plane.shapes import Disc
from tests.rulebook.table import PRINTINGS, Table

CLOSED = frozenset({"outside-the-field", "place-taken", "no-way", "no-running-through", "already-there"})
every_printing = pytest.mark.parametrize("edition", PRINTINGS)

limping = Ability("T-LIMPING")
grounded = Ability("T-GROUNDED")
closing = Ability("T-CLOSING")


@limping.changes(movement, how=SET, when=lambda me: me.creature.wounds > 0)
def limp(me: Bearer, letter: int) -> int:
    """S while wounded."""
    return 1


@grounded.changes(flies, how=SET, when=lambda me: me.creature.wounds == 0)
def wings(me: Bearer, flying: bool) -> bool:
    """Flies until it is wounded."""
    return True


@closing.after(Hurt, when=lambda me, hurt: hurt.cause == BACKSTAB)
def step_in(me: Bearer, hurt: Hurt) -> Procedure[None]:
    """Steps into the place that the victim was to move to."""
    declared = [event for event in me.game.log if isinstance(event, MoveDeclared)][-1]
    yield from me.game.happen(Placed(me.holder, declared.to, because=("C-MOV-05",)))


# C-MOV-05


def test_a_placed_creature_takes_no_notice_of_what_lies_between() -> None:
    """C-MOV-05: over friends, enemies and impassable terrain, at any distance; to place is not to move."""
    table = Table("en2")
    fox = table.creature(FIRST, at=(5, 5))
    table.creature(FIRST, at=(10, 10), name="friend")
    table.creature(SECOND, at=(15, 15), name="foe")
    table.terrain("cliff", "impassable", corners=[[20, 0], [22, 0], [22, 60], [20, 60]])
    table.run(lambda game: place(game, fox.creature, (55_000, 55_000), "C-MOV-05"))
    table.rest()
    assert table.events(Placed) == [Placed(fox.id, (55_000, 55_000), because=("C-MOV-05",))]
    assert (fox.creature.x, fox.creature.y) == (55_000, 55_000)
    assert not fox.creature.moved


def test_where_a_creature_is_placed_must_be_free() -> None:
    """C-MOV-05: the end position must be free: on the field, not on creatures or impassable terrain."""
    table = Table("en2")
    fox = table.creature(FIRST, at=(5, 5))
    foe = table.creature(SECOND, at=(15, 15))
    table.terrain("cliff", "impassable", corners=[[30, 30], [40, 30], [40, 40], [30, 40]])

    def refused(x: int, y: int) -> tuple[str, object] | None:
        refusal = refused_standing(table.game, fox.creature, (x, y))
        return None if refusal is None else (refusal.code, refusal.facts.get("by"))

    assert refused(1_599, 30_000) == ("outside-the-field", None)
    assert refused(15_000, 18_199) == ("place-taken", foe.id)
    assert refused(35_000, 41_599) == ("place-taken", table.ids["cliff"])
    assert refused(15_000, 18_200) is None
    assert refused(35_000, 41_600) is None


def test_a_creature_that_is_placed_out_of_contact_is_stabbed_first() -> None:
    """C-BACK-01: leaving contact by being placed draws a backstab too, before it is placed."""
    table = Table("en2")
    fox = table.creature(FIRST, at=(30, 30))
    table.creature(SECOND, at=(30, 33.2))
    table.run(lambda game: place(game, fox.creature, (30_000, 10_000), "C-MOV-05"))
    table.dice(SECOND, "axe")
    table.rest()
    assert table.happened(Rolled, Hurt, Placed) == ["Rolled", "Hurt", "Placed"]
    assert fox.wounds == 1


def test_a_creature_that_dies_of_it_is_not_placed() -> None:
    """C-BACK-01: rolled before the miniature goes, so the dead go nowhere."""
    table = Table("en2")
    fox = table.creature(FIRST, health=1, at=(30, 30))
    table.creature(SECOND, at=(30, 33.2))
    table.run(lambda game: place(game, fox.creature, (30_000, 10_000), "C-MOV-05"))
    table.dice(SECOND, "shield")
    table.rest()
    assert not fox.on_field
    assert table.events(Placed) == []


def test_a_creature_placed_beside_the_same_enemy_leaves_only_the_other() -> None:
    """C-BACK-01: to be placed is not to move, so only the contact that is left draws a backstab."""
    table = Table("en2")
    fox = table.creature(FIRST, at=(30, 30))
    table.creature(SECOND, at=(30, 33.2), name="kept")
    left = table.creature(SECOND, at=(30, 26.8), name="left")
    table.run(lambda game: place(game, fox.creature, (30_000, 36_400), "C-MOV-05"))
    table.dice(SECOND, "bullseye")
    table.rest()
    assert [roll.creature for roll in table.events(Rolled)] == [left.id]


@pytest.mark.parametrize("to, stabbed", [((30_000, 10_000), False), ((30_000, 20_200), True)])
def test_an_agile_creature_is_placed_out_of_contact_unstabbed(to: tuple[int, int], stabbed: bool) -> None:
    """A-AGILE: leaving contact by movement or placement, unless it is placed into contact."""
    table = Table("en2")
    fox = table.creature(FIRST, at=(30, 30), keywords=["agile"])
    table.creature(SECOND, at=(30, 33.2), name="left")
    table.creature(SECOND, at=(30, 17), name="met")
    table.run(lambda game: place(game, fox.creature, to, "C-MOV-05"))
    if stabbed:
        table.dice(SECOND, "bullseye")
    table.rest()
    assert len(table.events(Rolled)) == stabbed


# C-ABL-04


@every_printing
def test_a_declared_distance_holds_whatever_the_backstab_changes(edition: str) -> None:
    """C-ABL-04: the distance is set when the move is declared; the wound that slows it comes too late."""
    table = Table(edition, abilities=[limping])
    fox = table.creature(FIRST, at=(30, 30), movement="L", keywords=["t-limping"])
    table.creature(SECOND, at=(30, 33.2))
    table.activate(fox)
    table.answer(FIRST, Move((30_000, 15_000)))
    table.dice(SECOND, "axe")
    table.rest()
    assert table.events(MoveDeclared)[0].limit == L
    assert table.events(Moved)[0].length == L
    assert (fox.creature.x, fox.creature.y, fox.wounds) == (30_000, 15_000, 1)


@every_printing
def test_the_next_move_has_the_new_distance(edition: str) -> None:
    """C-ABL-04: only the move that was declared before keeps the old distance."""
    table = Table(edition, abilities=[limping])
    fox = table.creature(FIRST, at=(30, 30), movement="L", keywords=["t-limping"], wounds=1)
    table.activate(fox)
    refusal = table.refused(FIRST, Move((30_000, 38_001)))
    assert (refusal.code, refusal.facts["limit"]) == ("too-far", S)
    refusal = table.refused(FIRST, Run((30_000, 40_001)))
    assert (refusal.code, refusal.facts["limit"]) == ("too-far", M)


@every_printing
def test_a_way_that_was_closed_meanwhile_is_not_gone(edition: str) -> None:
    """C-MOV-02: a creature whose place is taken when it starts stays; then it goes on as after a move."""
    table = Table(edition, abilities=[closing])
    fox = table.creature(FIRST, at=(30, 30), movement="M")
    foe = table.creature(SECOND, at=(30, 33.2), name="foe")
    guard = table.creature(SECOND, at=(50, 50), keywords=["t-closing"])
    table.activate(fox)
    table.answer(FIRST, Move((30_000, 20_000)))
    table.dice(SECOND, "axe")
    assert table.events(Stayed) == [Stayed(fox.id, (30_000, 20_000))]
    assert table.events(Moved) == []
    assert (fox.creature.x, fox.creature.y) == (30_000, 30_000)
    assert (guard.creature.x, guard.creature.y) == (30_000, 20_000)
    refusal = table.refused(FIRST, Move((30_000, 25_000)))
    assert refusal.code == "has-moved"
    assert table.game.foes_in_contact(fox.creature) == [foe.creature]


@every_printing
def test_wings_that_are_lost_before_it_sets_out_carry_nobody(edition: str) -> None:
    """C-MOV-02: the wounded flyer cannot cross the cliff any more, so it stays where it stood."""
    table = Table(edition, abilities=[grounded])
    bird = table.creature(FIRST, at=(30, 30), movement="L", keywords=["t-grounded"])
    table.creature(SECOND, at=(30, 33.2))
    table.terrain("cliff", "impassable", corners=[[0, 22], [60, 22], [60, 24], [0, 24]])
    table.activate(bird)
    table.answer(FIRST, Move((30_000, 18_000)))
    table.dice(SECOND, "axe")
    assert table.happened(MoveDeclared, Hurt, Moved, Stayed) == ["MoveDeclared", "Hurt", "Stayed"]


# On random tables.


@pytest.mark.parametrize("number", range(24))
def test_reasons_and_ways_agree_on_random_tables(number: int) -> None:
    """C-MOV-01 to -04, C-RUN-01: refused paths are too long or closed, others are complete and legal."""
    chance = Chance(seed_of(f"ways {number}"))
    rules, start = skirmish(PRINTINGS[number % 4], chance, a_side=4, terrains=number % 6)
    game = rules.game(start.state)
    for creature in game.creatures():
        for how in (MOVE, RUN):
            if refused_run(game, creature) if how == RUN else not game.value(movement, creature):
                continue
            limit = allowance(game, creature, how)
            for _ in range(12):
                to = tuple([at + chance.below(2 * limit) - limit for at in (creature.x, creature.y)])
                refusal = refused_move(game, creature, (to[0], to[1]), how)
                if refusal is None:
                    check_way(game, creature, (to[0], to[1]), how)
                elif refusal.code == "too-far":
                    assert int(str(refusal.facts["length"])) > limit
                elif refusal.code == "slowed":
                    assert S < int(str(refusal.facts["length"])) <= limit
                else:
                    codes = (
                        "outside-the-field",
                        "place-taken",
                        "no-way",
                        "no-running-through",
                        "already-there",
                    )
                    assert refusal.code in codes


def check_way(game: Game, creature: Creature, to: tuple[int, int], how: str) -> None:
    """The path begins and ends correctly, is connected, has its stated length, and hits no creature."""
    way = way_to(game, creature, to, how, allowance(game, creature, how))
    assert way is not None
    pieces = [piece for leg in way.path.legs if (piece := piece_of(leg)) is not None]
    assert (pieces[0].start, pieces[-1].end) == ((creature.x, creature.y), to)
    assert all(one.end == other.start for one, other in pairwise(pieces))
    assert abs(sum(leg.length() for leg in way.path.legs) - way.path.length) < 1.001
    if way.because:
        return
    others = [base_of(one) for one in game.creatures() if one is not creature]
    solid = [*others, *templates(game, IMPASSABLE)]
    length = round(way.path.length)
    for part in range(0, length, max(1, length // 40)):
        x, y = point_along(way.path, part)
        smaller = Disc(x, y, creature.base // 2 - 2)
        assert not any(overlapping(smaller, one) for one in solid)
