"""Averages over all ends of a procedure, taken one roll at a time, against every single end."""

from collections.abc import Callable
from math import isclose
from typing import Any

import pytest

from signum.engine.averages import average
from signum.engine.dice import Die
from signum.engine.enumeration import NO_FACES, TooManyWays, ends
from signum.engine.game import Ended
from signum.engine.questions import Choice, Option, Procedure, Roll, roll

SKY = Die("sky", ("sun", "cloud", "cloud", "rain", "rain", "rain"))
RAIN = frozenset({"rain"})


class Garden:
    """A game with some beds; it counts how often it was copied."""

    copies = 0

    def __init__(self, beds: tuple[int, ...] = (0, 0, 0, 0, 0)) -> None:
        self.beds = list(beds)

    def fork(self) -> "Garden":
        Garden.copies += 1
        return Garden(tuple(self.beds))

    def measured(self) -> dict[str, float]:
        grown = {f"bed-{at}": float(height) for at, height in enumerate(self.beds) if height}
        return {**grown, "flood": 10.0 * (sum(self.beds) > 9), "dry": float(not any(self.beds))}


def grown(garden: Garden) -> dict[str, float]:
    return {term: figure for term, figure in garden.measured().items() if term.startswith("bed")}


def rained_on(garden: Garden, beds: int = 5, dice: int = 2) -> Procedure[None]:
    """Each bed grows by the dice that show rain."""
    for bed in range(beds):
        numbers = yield from roll(0, (SKY,) * dice, why="rain", succeeding=RAIN)
        garden.beds[bed] += sum([SKY.face(one) == "rain" for one in numbers])


def until_the_sun(garden: Garden) -> Procedure[None]:
    """Whether more is rolled depends on the last roll."""
    for bed in range(5):
        (number,) = yield from roll(0, (SKY,), why="rain", succeeding=RAIN)
        if SKY.face(number) != "rain":
            return
        garden.beds[bed] += 1


def a_thunderstorm(garden: Garden) -> Procedure[None]:
    yield from rained_on(garden, 3)
    if sum(garden.beds) > 4:
        raise Ended


def first(_game: Garden, choice: Choice[Any]) -> Option:
    option: Option = choice.options()[0]
    return option


def by_rain(one: Roll) -> frozenset[str]:
    return one.succeeding


def every(_roll: Roll) -> frozenset[str]:
    return NO_FACES


def of_all_ends(start: Callable[[Garden], Procedure[None]], measure: Any, apart: Any) -> dict[str, float]:
    found = ends(Garden(), start, first, apart)
    total, out = sum([end.weight for end in found]), dict[str, float]()
    for end in found:
        for term, figure in measure(end.game).items():
            out[term] = out.get(term, 0.0) + figure * end.weight / total
    return out


@pytest.mark.parametrize("apart", [by_rain, every])
@pytest.mark.parametrize("measure", [grown, Garden.measured])
@pytest.mark.parametrize("start", [rained_on, until_the_sun, a_thunderstorm])
def test_an_average_is_that_of_all_ends(start: Any, measure: Any, apart: Any) -> None:
    """For effects that add up, for others, and for throws that decide which dice follow."""
    if start is rained_on and apart is every:
        start = lambda garden: rained_on(garden, 3)  # noqa: E731
    wanted = of_all_ends(start, measure, apart)
    found = average(Garden(), start, first, apart, measure)
    for term in {*wanted, *found}:
        assert isclose(found.get(term, 0.0), wanted.get(term, 0.0), abs_tol=1e-9), term


def test_effects_that_add_up_are_played_once_for_each_throw() -> None:
    Garden.copies = 0
    average(Garden(), rained_on, first, by_rain, grown)
    assert Garden.copies == 1 + 5 * 2 + 3  # The first way, two other throws of each roll, three ways more.


def test_effects_that_do_not_add_up_are_played_in_all_ways() -> None:
    Garden.copies = 0
    average(Garden(), rained_on, first, by_rain, Garden.measured)
    assert Garden.copies > 3**5


def test_too_many_ways_are_refused() -> None:
    with pytest.raises(TooManyWays):
        average(
            Garden(),
            lambda garden: rained_on(garden, 5, 6),
            first,
            by_rain,
            lambda one: {"flood": float(sum(one.beds) > 9)},
        )
