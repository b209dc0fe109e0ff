"""Buckshot's push: straight, as far as it goes, without a backstab (A-BUCKSHOT)."""

import pytest

from signum.classic.chapters.combat.rolls import Rolled
from signum.classic.chapters.field.pushing import Pushed, push_away
from signum.classic.core.game import Game
from signum.engine.questions import FIRST, SECOND, Procedure
from signum.field.plane.lengths import S
from tests.rulebook.table import PRINTINGS, Miniature, Table

every_printing = pytest.mark.parametrize("edition", PRINTINGS)


def pushes(table: Table, shooter: Miniature, target: Miniature) -> bool:
    """The shooter pushes the target S; whether it went the whole way."""
    went: list[bool] = []

    def push(game: Game) -> Procedure[None]:
        went.append((yield from push_away(game, shooter.creature, target.creature, S, "A-BUCKSHOT")))

    table.run(push)
    table.rest()
    return went[0]


@every_printing
def test_a_target_is_pushed_s_straight_away_from_the_shooter(edition: str) -> None:
    """A-BUCKSHOT: S along the line, which the event tells; to be pushed is not to move."""
    table = Table(edition)
    shooter = table.creature(FIRST, at=(20, 20))
    target = table.creature(SECOND, at=(26, 28))
    assert pushes(table, shooter, target)
    assert table.events(Pushed) == [
        Pushed(target.id, shooter.id, (30_800, 34_400), S, True, because=("A-BUCKSHOT",))
    ]
    assert (target.creature.x, target.creature.y) == (30_800, 34_400)
    assert not target.creature.moved


@every_printing
def test_a_target_that_is_pushed_out_of_contact_is_not_stabbed(edition: str) -> None:
    """A-BUCKSHOT: without backstab."""
    table = Table(edition)
    shooter = table.creature(FIRST, at=(30, 20))
    target = table.creature(SECOND, at=(30, 28))
    table.creature(FIRST, at=(33.2, 28), name="neighbour")
    assert pushes(table, shooter, target)
    assert table.events(Rolled) == []


@every_printing
@pytest.mark.parametrize(
    "gap, whole", [(8.0, True), (7.999, False), (3.0, False), (0.0, False)], ids=["just", "less", "3", "0"]
)
def test_any_base_stops_a_push(edition: str, gap: float, whole: bool) -> None:
    """A-BUCKSHOT: it goes as far as it can; exactly S of room is the whole way."""
    table = Table(edition)
    shooter = table.creature(FIRST, at=(30, 20))
    target = table.creature(SECOND, at=(30, 28))
    table.creature(SECOND, at=(30, 31.2 + gap), name="comrade")
    assert pushes(table, shooter, target) == whole
    event = table.events(Pushed)[0]
    assert (event.length, event.whole) == (min(S, round(gap * 1_000)), whole)
    assert target.creature.y == 28_000 + event.length


@every_printing
def test_impassable_terrain_stops_a_push_and_other_terrain_does_not(edition: str) -> None:
    """A-BUCKSHOT, T-IMPASSABLE: a creature is not pushed onto it; difficult terrain does not stop a push."""
    for ability, whole in (("impassable", False), ("difficult", True)):
        table = Table(edition)
        shooter = table.creature(FIRST, at=(30, 20))
        target = table.creature(SECOND, at=(30, 28))
        table.terrain("strip", ability, corners=[[20, 32], [40, 32], [40, 33], [20, 33]])
        assert pushes(table, shooter, target) == whole
        assert table.events(Pushed)[0].length == (S if whole else 2_400)


@every_printing
def test_the_edge_of_the_field_stops_a_push(edition: str) -> None:
    """A-BUCKSHOT: nor does it leave the field (C-MOV-02)."""
    table = Table(edition)
    shooter = table.creature(FIRST, at=(30, 45))
    target = table.creature(SECOND, at=(30, 55))
    assert not pushes(table, shooter, target)
    assert (target.creature.y, table.events(Pushed)[0].length) == (58_400, 3_400)


@every_printing
def test_a_push_past_others_goes_on_beside_them(edition: str) -> None:
    """A-BUCKSHOT: only who stands in the way stops it; contact on the way does not."""
    table = Table(edition)
    shooter = table.creature(FIRST, at=(30, 20))
    target = table.creature(SECOND, at=(30, 28))
    table.creature(FIRST, at=(33.2, 33), name="beside")
    assert pushes(table, shooter, target)


def test_the_line_of_a_push_past_blockers() -> None:
    """A-BUCKSHOT: along the free line of sight nearest to the line of the centres, or along that line."""
    ends = {}
    for edition in PRINTINGS:
        table = Table(edition)
        shooter = table.creature(FIRST, at=(30, 20))
        target = table.creature(SECOND, at=(30, 30))
        table.creature(FIRST, at=(28.6, 23.2), name="left")
        table.creature(FIRST, at=(31.6, 26.3), name="right")
        assert pushes(table, shooter, target)
        ends[edition] = (target.creature.x, target.creature.y)
    assert ends["en2"] == (30_000, 38_000)
    assert ends["ru1"] == ends["de1"] == ends["fr1"]
    x, y = ends["ru1"]
    assert x < 29_900
    assert abs((x - 30_000) ** 2 + (y - 30_000) ** 2 - S**2) < 2 * S


@pytest.mark.parametrize("edition", ("ru1", "de1", "fr1"))
def test_a_free_line_of_centres_is_the_line_of_sight(edition: str) -> None:
    """A-BUCKSHOT: with a blocker beside the line of the centres the push is straight all the same."""
    table = Table(edition)
    shooter = table.creature(FIRST, at=(30, 20))
    target = table.creature(SECOND, at=(30, 30))
    table.creature(FIRST, at=(31.7, 25), name="beside")
    assert pushes(table, shooter, target)
    assert (target.creature.x, target.creature.y) == (30_000, 38_000)
