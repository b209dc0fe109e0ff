"""Lines of sight with their proof, their length, and cover: C-LOS, T-COVER."""

from math import hypot

import pytest

from signum.classic.core.measuring import blockers, in_cover, looks_at, sees, sight_line
from signum.classic.editions import EDITIONS
from signum.engine.questions import FIRST, SECOND
from tests.rulebook.table import PRINTINGS, Miniature, Table

every_printing = pytest.mark.parametrize("edition", PRINTINGS)
STRIP = [[20, 29], [40, 29], [40, 31], [20, 31]]


def pair(edition: str) -> tuple[Table, Miniature, Miniature]:
    """A shooter, and a target 20 cm before it."""
    table = Table(edition)
    return table, table.creature(FIRST, at=(30, 20)), table.creature(SECOND, at=(30, 40))


# C-LOS


@every_printing
def test_a_line_of_sight_is_shown_from_rim_to_rim(edition: str) -> None:
    """C-LOS-01: the witness line runs from a point of the one base to a point of the other, past others."""
    table, shooter, target = pair(edition)
    table.creature(FIRST, at=(30.5, 30), name="between")
    line = looks_at(table.game, shooter.creature, target.creature).line
    assert line is not None
    x1, y1, x2, y2 = line
    assert hypot(x1 - 30_000, y1 - 20_000) <= 1_600 + 1e-6
    assert hypot(x2 - 30_000, y2 - 40_000) <= 1_600 + 1e-6
    across = abs((x2 - x1) * (30_000 - y1) - (y2 - y1) * (30_500 - x1)) / hypot(x2 - x1, y2 - y1)
    assert across > 1_600


@every_printing
def test_those_who_hide_are_named(edition: str) -> None:
    """C-LOS-02: creatures of both sides and templates, those that suffice to block, by their numbers."""
    table, shooter, target = pair(edition)
    friend = table.creature(FIRST, at=(30, 26), name="friend")
    table.creature(FIRST, at=(50, 30), name="elsewhere")
    assert blockers(table.game, shooter.creature, target.creature) == [friend.id]
    assert blockers(table.game, friend.creature, target.creature) == []
    assert not sees(table.game, target.creature, shooter.creature)


@every_printing
def test_a_line_of_sight_has_a_length(edition: str) -> None:
    """C-LOS-04: that of the shortest free line; past a blocker it is longer than the bases are apart."""
    table, shooter, target = pair(edition)
    table.creature(FIRST, base=50, at=(10, 20), name="left")
    table.creature(SECOND, base=50, at=(10, 40), name="right")
    table.creature(FIRST, at=(10, 30), name="between")
    table.creature(FIRST, base=60, at=(50, 30), name="wall")
    table.creature(FIRST, at=(50, 20), name="blind")
    table.creature(SECOND, at=(50, 40), name="unseen")
    one = {name: table.state.creatures[id] for name, id in table.ids.items()}
    assert sight_line(table.game, shooter.creature, target.creature) == 16_800
    assert sight_line(table.game, one["left"], one["right"]) == 16_159
    assert sight_line(table.game, one["blind"], one["unseen"]) == -1


# T-COVER


@every_printing
def test_who_stands_behind_a_covering_template_is_in_cover(edition: str) -> None:
    """T-COVER: behind it on the line of sight; it covers and does not hide."""
    table, shooter, target = pair(edition)
    table.terrain("hedge", "cover", corners=STRIP)
    assert sees(table.game, shooter.creature, target.creature)
    assert in_cover(table.game, shooter.creature, target.creature)
    assert in_cover(table.game, target.creature, shooter.creature)


@every_printing
def test_other_terrain_gives_no_cover(edition: str) -> None:
    """T-COVER: only a template with that ability."""
    table, shooter, target = pair(edition)
    table.terrain("bog", "difficult", "impassable", corners=STRIP)
    assert not in_cover(table.game, shooter.creature, target.creature)


@every_printing
@pytest.mark.parametrize("end, covered", [(28.401, False), (28.4, True)])
def test_a_template_covers_only_if_no_free_line_avoids_it(edition: str, end: float, covered: bool) -> None:
    """T-COVER: the attacker picks the line; a sliver of a hundredth of a millimetre beside it is enough."""
    table, shooter, target = pair(edition)
    table.terrain("hedge", "cover", corners=[[end, 29], [45, 29], [45, 31], [end, 31]])
    assert in_cover(table.game, shooter.creature, target.creature) == covered


@every_printing
def test_a_line_that_avoids_the_cover_must_be_free(edition: str) -> None:
    """T-COVER: where a comrade blocks the lines beside the template, those that are left cross it."""
    table, shooter, target = pair(edition)
    table.terrain("hedge", "cover", corners=[[29.5, 29], [45, 29], [45, 31], [29.5, 31]])
    assert not in_cover(table.game, shooter.creature, target.creature)

    table, shooter, target = pair(edition)
    table.terrain("hedge", "cover", corners=[[29.5, 29], [45, 29], [45, 31], [29.5, 31]])
    table.creature(FIRST, base=50, at=(27.5, 30), name="comrade")
    assert sees(table.game, shooter.creature, target.creature)
    assert in_cover(table.game, shooter.creature, target.creature)


@every_printing
def test_a_hidden_comrade_leaves_the_line_free(edition: str) -> None:
    """T-COVER, C-LOS-02: the hidden do not block, so the line beside the template is free."""
    table, shooter, target = pair(edition)
    table.terrain("hedge", "cover", corners=[[29.5, 29], [45, 29], [45, 31], [29.5, 31]])
    table.creature(FIRST, base=50, at=(27.5, 30), name="comrade", hidden=True)
    assert not in_cover(table.game, shooter.creature, target.creature)


@every_printing
@pytest.mark.parametrize("nearer, covered", [(1, True), (0, False)])
def test_a_target_in_contact_with_the_template_is_in_cover(edition: str, nearer: int, covered: bool) -> None:
    """T-COVER: in contact with it, wherever the shooter stands, as the printing counts contact."""
    table, shooter, target = pair(edition)
    low = (41_600 + EDITIONS[edition].contact_below - nearer) / 1_000
    table.terrain("hedge", "cover", corners=[[20, low], [40, low], [40, 50], [20, 50]])
    assert in_cover(table.game, shooter.creature, target.creature) == covered
    assert not in_cover(table.game, target.creature, shooter.creature)


@every_printing
def test_round_templates_cover_too(edition: str) -> None:
    """T-COVER: a disc like a polygon."""
    for x, covered in ((31.4, True), (31.401, False)):
        table, shooter, target = pair(edition)
        table.terrain("knoll", "cover", centre=[x, 30], radius=3)
        assert in_cover(table.game, shooter.creature, target.creature) == covered
