"""Movement: reach and paths against every walk there is, pushes, and the nearest contact."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from signum.field.hexes.board import OFF, Board, Hex, members, set_of
from signum.field.hexes.movement import (
    Movement,
    Steps,
    flying,
    forced_steps,
    nearest_contact,
    on_foot,
    path,
    reach,
)
from signum.field.hexes.symmetries import symmetries
from tests.field.hexes import brute
from tests.field.hexes.boards import DUEL, HOLED, SMALL, Crowded, places, seeds

boards = st.sampled_from([SMALL, HOLED, DUEL])


def walking(crowd: Crowded) -> tuple[Movement, brute.Rules]:
    """The movement and the same rules hex by hex, as one would say them."""
    board = crowd.board
    movement = on_foot(
        board, crowd.impassable, crowd.occupied, crowd.stops, through=crowd.allies, forbidden=crowd.forbidden
    )
    impassable, occupied, stops, allies, forbidden = (
        places(board, hexes)
        for hexes in (crowd.impassable, crowd.occupied, crowd.stops, crowd.allies, crowd.forbidden)
    )
    return movement, brute.Rules(
        places(board, board.everywhere),
        places(board, board.portals & (~crowd.occupied | 1 << crowd.start)),
        lambda at: at not in impassable | forbidden and (at not in occupied or at in allies),
        lambda at: at not in stops,
        lambda at: at not in occupied,
    )


def in_the_air(crowd: Crowded) -> tuple[Movement, brute.Rules]:
    board = crowd.board
    barred = places(board, crowd.impassable | crowd.occupied | crowd.forbidden)
    return flying(board, crowd.impassable, crowd.occupied, crowd.forbidden), brute.Rules(
        places(board, board.everywhere),
        places(board, board.portals & (~crowd.occupied | 1 << crowd.start)),
        lambda at: True,
        lambda at: True,
        lambda at: at not in barred,
    )


Kind = Callable[[Crowded], tuple[Movement, brute.Rules]]
kinds = st.sampled_from([walking, in_the_air])


@settings(max_examples=100)
@given(seeds, boards, kinds, st.integers(0, 4))
def test_reach_and_lengths_agree_with_every_walk(seed: int, board: Board, kind: Kind, steps: int) -> None:
    crowd = Crowded(seed, board)
    movement, rules = kind(crowd)
    board = crowd.board
    ends = rules.ends(board.axial(crowd.start), steps)
    found = Steps(board, crowd.start, movement, steps)
    assert {board.axial(one): length for one, length in found.lengths().items()} == ends
    reached = reach(board, crowd.start, steps, movement)
    assert places(board, reached | 1 << crowd.start) == ends.keys()


@settings(max_examples=200)
@given(seeds, boards, kinds)
def test_a_path_is_a_legal_walk_of_the_least_length(seed: int, board: Board, kind: Kind) -> None:
    crowd = Crowded(seed, board)
    movement, _ = kind(crowd)
    board = crowd.board
    lengths = Steps(board, crowd.start, movement).lengths()
    way = path(board, crowd.start, crowd.other, movement)
    assert (way is None) == (crowd.other not in lengths)
    if way is None:
        return
    assert (way[0], way[-1], len(way) - 1) == (crowd.start, crowd.other, lengths[crowd.other])
    assert all(board.neighbours[before] >> after & 1 for before, after in pairwise(way))
    assert not set_of(way[1:]) & ~movement.enter
    assert not set_of(way[1:-1]) & ~movement.go_on
    assert movement.end >> way[-1] & 1
    assert path(board, crowd.start, crowd.other, movement, len(way) - 1) == way
    assert path(board, crowd.start, crowd.other, movement, len(way) - 2) is None


@settings(max_examples=60)
@given(seeds, kinds)
def test_movement_is_the_same_on_a_turned_board(seed: int, kind: Kind) -> None:
    crowd = Crowded(seed, SMALL)
    movement, _ = kind(crowd)
    for symmetry in symmetries(SMALL):
        sets = (movement.enter, movement.go_on, movement.end, movement.portals)
        turned = Movement(*[symmetry.moved(hexes) for hexes in sets])
        board = SMALL.with_portals(symmetry.moved(crowd.board.portals))
        here = symmetry.image(crowd.start)
        for steps in (2, 5):
            expected = symmetry.moved(reach(crowd.board, crowd.start, steps, movement))
            assert reach(board, here, steps, turned) == expected


def row(*at: int) -> list[Hex]:
    return [DUEL.hex_at(4, place) for place in at]


def test_a_mover_stays_where_it_is_and_leaves_any_hex() -> None:
    """It may stand on a hex that it could not enter."""
    start = DUEL.hex_at(4, 4)
    everything = DUEL.everywhere & ~DUEL.within(start, 1) | 1 << start
    movement = on_foot(DUEL, everything, 1 << start, stops=1 << start)
    assert reach(DUEL, start, 3, movement) == DUEL.neighbours[start]
    assert reach(DUEL, start, 0, movement) == 0
    assert path(DUEL, start, start, movement) == [start]


def test_a_hex_that_stops_is_entered_and_not_passed() -> None:
    start, wood, behind = row(0, 1, 2)
    wall = DUEL.everywhere & ~DUEL.rows[4]
    assert reach(DUEL, start, 5, on_foot(DUEL, wall, 0, stops=1 << wood)) == 1 << wood
    assert reach(DUEL, start, 5, on_foot(DUEL, wall, 0)) >> behind & 1
    assert reach(DUEL, start, 5, on_foot(DUEL, wall, 0, forbidden=1 << wood)) == 0
    assert reach(DUEL, start, 2, flying(DUEL, wall, 1 << wood)) == 1 << behind


def test_an_ally_is_passed_and_not_ended_on() -> None:
    start, ally, behind = row(0, 1, 2)
    wall = DUEL.everywhere & ~DUEL.rows[4]
    assert reach(DUEL, start, 2, on_foot(DUEL, wall, 1 << ally)) == 0
    assert reach(DUEL, start, 2, on_foot(DUEL, wall, 1 << ally, through=1 << ally)) == 1 << behind
    stopped = on_foot(DUEL, wall, 1 << ally, stops=1 << ally, through=1 << ally)
    assert reach(DUEL, start, 2, stopped) == 0


def test_an_occupied_portal_leads_nowhere_but_for_the_mover_on_it() -> None:
    near, far = DUEL.hex_at(0, 0), DUEL.hex_at(10, 8)
    board = DUEL.with_portals(set_of([near, far]))
    beside = DUEL.hex_at(0, 1)
    for occupied, passes in ((0, True), (1 << near, False), (1 << far, False)):
        for movement in (on_foot(board, 0, occupied), flying(board, 0, occupied)):
            assert bool(reach(board, beside, 3, movement) & DUEL.within(far, 1)) == passes
    assert reach(board, near, 1, on_foot(board, 0, 1 << near)) >> far & 1


def test_a_portal_under_an_ally_is_passed_as_a_hex_and_leads_nowhere() -> None:
    start, ally, behind = row(0, 1, 2)
    far = DUEL.hex_at(10, 8)
    board = DUEL.with_portals(set_of([ally, far]))
    movement = on_foot(board, 0, 1 << ally, through=1 << ally)
    reached = reach(board, start, 3, movement)
    assert reached >> behind & 1
    assert not reached & DUEL.within(far, 1)


def test_the_straightest_of_equal_ways_is_taken() -> None:
    """Twice three steps in two directions lead there; straight up and down they go by turns."""
    ways = [
        [(8, 4), (7, 3), (6, 4), (5, 3), (4, 4), (3, 3), (2, 4)],
        [(4, 0), (4, 1), (5, 1), (5, 2), (6, 3), (6, 4)],
    ]
    for places_of in ways:
        way = [DUEL.hex_at(*place) for place in places_of]
        assert path(DUEL, way[0], way[-1], on_foot(DUEL, 0, 0)) == way


def test_a_push_goes_to_any_free_neighbour_or_only_away() -> None:
    pusher, pushed = row(3, 4)
    free = DUEL.everywhere & ~set_of([pusher, pushed])
    assert forced_steps(DUEL, pushed, free) == DUEL.neighbours[pushed] & ~(1 << pusher)
    away = forced_steps(DUEL, pushed, free, away_from=pusher)
    assert away == set_of([DUEL.step(pushed, direction) for direction in (5, 0, 1)])
    assert DUEL.beyond(pusher, pushed) in members(away)
    assert forced_steps(DUEL, pushed, free & ~DUEL.neighbours[pushed]) == 0


def test_a_push_away_may_lead_through_a_portal() -> None:
    """The pushed creature ends farther away by the distance that portals give."""
    pusher, pushed = row(3, 4)
    board = DUEL.with_portals(set_of([pushed, DUEL.hex_at(0, 0)]))
    free = board.everywhere & ~set_of([pusher, pushed])
    assert forced_steps(board, pushed, free, away_from=pusher) >> DUEL.hex_at(0, 0) & 1
    beside = board.with_portals(set_of([pusher, DUEL.hex_at(0, 0)]))
    assert forced_steps(beside, DUEL.hex_at(0, 0), free, pusher) == DUEL.neighbours[DUEL.hex_at(0, 0)]


def test_in_a_corner_nobody_is_pushed_away() -> None:
    corner, pusher = row(8)[0], DUEL.hex_at(4, 7)
    free = DUEL.everywhere & ~set_of([corner, pusher])
    assert forced_steps(DUEL, corner, free, away_from=pusher) == 0
    assert forced_steps(DUEL, corner, free) == set_of([DUEL.hex_at(3, 7), DUEL.hex_at(5, 7)])


@settings(max_examples=100)
@given(seeds, boards)
def test_the_nearest_contact_is_the_least_of_all_ways_into_contact(seed: int, board: Board) -> None:
    crowd = Crowded(seed, board)
    board = crowd.board
    movement, _ = walking(crowd)
    lengths = Steps(board, crowd.start, movement).lengths()
    beside = {one: lengths[one] for one in members(board.neighbours[crowd.other]) if one in lengths}
    found = nearest_contact(board, crowd.start, crowd.other, movement)
    if found is None:
        assert not beside
        return
    assert found.length == min(beside.values())
    assert found.ends == set_of(one for one, length in beside.items() if length == found.length)
    shorter = nearest_contact(board, crowd.start, crowd.other, movement, found.length - 1)
    assert shorter is None or found.length == 0


def test_contact_through_a_portal_is_contact() -> None:
    start, near, beside = row(0, 2, 3)
    target = DUEL.hex_at(10, 8)
    board = DUEL.with_portals(set_of([near, target]))
    found = nearest_contact(board, start, target, on_foot(board, 0, 1 << target))
    assert found is not None
    assert (found.length, found.ends) == (2, 1 << near)
    assert nearest_contact(board, beside, target, on_foot(board, 1 << near, 1 << target)) is not None


def test_a_creature_in_contact_is_not_pulled() -> None:
    one, other = row(3, 4)
    found = nearest_contact(DUEL, one, other, on_foot(DUEL, DUEL.everywhere, 0))
    assert found is not None
    assert (found.length, found.ends) == (0, 1 << one)


@pytest.mark.parametrize("away_from", [OFF, DUEL.hex_at(0, 0)])
def test_nobody_is_pushed_where_nothing_is_free(away_from: Hex) -> None:
    assert forced_steps(DUEL, DUEL.hex_at(0, 1), 0, away_from) == 0
