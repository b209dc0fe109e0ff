"""The reachable region: membership is the path's length, and the outline shows it (C-MOV-01)."""

import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from signum.field.plane.lengths import TOUCH_FIRST, TOUCH_SECOND, M, S
from signum.field.plane.moves import March
from signum.field.plane.region import FINE, outline
from signum.field.plane.shapes import Disc
from signum.field.plane.walk import Walk
from tests.field.tables import seeds, setting

parts = st.lists(st.tuples(st.floats(0, 1), st.floats(0, 1)), min_size=20, max_size=20)
touches = st.sampled_from([TOUCH_FIRST, TOUCH_SECOND])


@settings(max_examples=100)
@given(seeds, parts, touches)
def test_membership_is_the_test_of_the_paths_length(
    seed: int, places: list[tuple[float, float]], touch: int
) -> None:
    table = setting(seed, 8, 4, 1, 26_000)
    base = table.bases[0]
    walk = Walk(base, table.templates, table.bases[1:], touch, 26_000)
    for across, up in places:
        x, y = int(across * 26_000), int(up * 26_000)
        path = walk.path(x, y)
        length = walk.length(x, y)
        assert length == (-1 if path is None else path.length)
        if path is not None:
            assert walk.reaches(x, y, path.length)
            assert not walk.reaches(x, y, path.length - 1)
            assert walk.reaches(x, y, M) == (path.length <= M)
        else:
            assert not walk.reaches(x, y, M)


@settings(max_examples=12)
@given(seeds, parts, st.booleans())
def test_the_outline_shows_what_is_inside(seed: int, places: list[tuple[float, float]], slowed: bool) -> None:
    table = setting(seed, 6, 3, 1, 30_000)
    base = table.bases[0]
    walk: Walk | March = Walk(base, table.templates, table.bases[1:], side=30_000)
    if slowed:
        walk = March(base, [], table.bases[1:], table.templates, side=30_000)
    region: shapely.geometry.base.BaseGeometry = shapely.Polygon()
    for loop in outline(walk, M):
        if len(loop) > 2:
            region = region.symmetric_difference(shapely.Polygon(loop).buffer(0))
    for across, up in places:
        x, y = int(base.x + (2 * across - 1) * M), int(base.y + (2 * up - 1) * M)
        far = region.boundary.distance(shapely.Point(x, y))
        if far > FINE:
            assert region.contains(shapely.Point(x, y)) == walk.reaches(x, y, M)


def test_the_outline_of_an_open_field_is_a_circle() -> None:
    loops = outline(Walk(Disc(30_000, 30_000, 1_600), []), S)
    assert len(loops) == 1
    assert all(abs(((x - 30_000) ** 2 + (y - 30_000) ** 2) ** 0.5 - S) < 5 for x, y in loops[0])
