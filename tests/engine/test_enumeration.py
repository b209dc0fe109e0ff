"""All the ways in which a procedure can end, against every single throw of its dice."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from signum.engine.dice import D6, Die, Face, shown
from signum.engine.enumeration import NO_FACES, TooManyWays, ends, summary, unlike_throws, ways
from signum.engine.game import Ended
from signum.engine.questions import Choice, Option, Procedure, Roll, choose, roll, shuffle
from tests.engine.frogs import Draw, Hop

SKY = Die("sky", ("sun", "cloud", "cloud", "rain", "rain", "rain"))
FATE = Die("fate", ("good", "bad"))
SYMBOLS = Die("symbols", ("a", "a", "b", "b", "c", "c"))
WET = frozenset({"rain", "cloud"})


class Field:
    """A game that is nothing but what was noted in it."""

    def __init__(self, notes: tuple[Any, ...] = ()) -> None:
        self.notes = notes

    def fork(self) -> "Field":
        return Field(self.notes)


def first(_game: Field, choice: Choice[Any]) -> Option:
    option: Option = choice.options()[0]
    return option


def every(_roll: Roll) -> frozenset[Face]:
    return NO_FACES


def chances(start: Callable[[Field], Procedure[Any]], apart: Any = every) -> dict[Any, Fraction]:
    return summary(ends(Field(), start, first, apart), lambda end: end.answer).chances()


def every_throw(*dice: Die) -> Counter[tuple[Face, ...]]:
    """All throws in all orders, each number by itself."""
    return Counter([shown(dice, numbers) for numbers in product(*[range(1, die.sides + 1) for die in dice])])


def test_more_successes_than_enough_are_one_case() -> None:
    """A throw of five dice of which two successes are enough: none, one, or at least two."""
    dice = (SKY,) * 5
    every_number, enough = unlike_throws(dice, WET), unlike_throws(dice, WET, 2)
    assert enough[:2] == every_number[:2]
    assert [weight for _, weight in enough[2:]] == [sum([weight for _, weight in every_number[2:]])]
    assert unlike_throws(dice, WET, 5) == unlike_throws(dice, WET, 9) == every_number
    assert unlike_throws(dice, NO_FACES, 2) == unlike_throws(dice)


@pytest.mark.parametrize("dice", [(SKY,), (SKY,) * 3, (SYMBOLS,) * 4, (SKY, FATE, SKY, FATE), (D6, FATE)])
def test_unlike_throws_weigh_as_much_as_all_throws(dice: tuple[Die, ...]) -> None:
    """Counted by the faces of each kind of dice, in any order."""

    def faces_by_kind(faces: tuple[Face, ...]) -> tuple[tuple[str, Face], ...]:
        return tuple(sorted([(die.name, face) for die, face in zip(dice, faces, strict=True)]))

    expected: Counter[Any] = Counter()
    for faces, count in every_throw(*dice).items():
        expected[faces_by_kind(faces)] += count
    throws = unlike_throws(dice)
    found = {faces_by_kind(shown(dice, numbers)): weight for numbers, weight in throws}
    scale = Fraction(expected.total(), ways(dice))
    assert len(found) == len(throws)
    assert {faces: weight * scale for faces, weight in found.items()} == expected


def test_where_successes_are_all_that_matters_only_their_number_tells_throws_apart() -> None:
    throws = unlike_throws((SKY,) * 3, WET)
    assert [numbers for numbers, _ in throws] == [(1, 1, 1), (2, 1, 1), (2, 2, 1), (2, 2, 2)]
    assert [weight for _, weight in throws] == [1, 15, 75, 125]
    assert ways((SKY,) * 3) == 216


def test_dice_that_all_succeed_or_fail_are_told_apart_by_their_faces() -> None:
    assert unlike_throws((SKY,), frozenset(SKY.faces)) == unlike_throws((SKY,))
    assert unlike_throws((FATE, SKY), WET) == (((1, 1), 1), ((1, 2), 5), ((2, 1), 1), ((2, 2), 5))


def test_throws_of_different_dice_in_one_procedure_are_weighed_against_each_other() -> None:
    """On a good fate one sky is looked at, on a bad one nothing is."""

    def start(_game: Field) -> Procedure[str]:
        (fate,) = yield from roll(0, (FATE,))
        if FATE.face(fate) == "bad":
            return "night"
        (sky,) = yield from roll(0, (SKY,))
        return SKY.face(sky)

    assert chances(start) == {
        "night": Fraction(1, 2),
        "sun": Fraction(1, 12),
        "cloud": Fraction(1, 6),
        "rain": Fraction(1, 4),
    }


def test_mixed_dice_come_to_the_same_chances_as_every_throw() -> None:
    dice = (SKY, FATE, SKY, SYMBOLS)

    def start(_game: Field) -> Procedure[tuple[Face, ...]]:
        numbers = yield from roll(0, dice)
        return tuple(sorted(shown(dice, numbers)))

    expected: Counter[tuple[Face, ...]] = Counter()
    for faces, count in every_throw(*dice).items():
        expected[tuple(sorted(faces))] += count
    assert chances(start) == {faces: Fraction(count, expected.total()) for faces, count in expected.items()}


def test_choices_are_answered_as_the_caller_says_and_what_is_not_played_out_lies_as_it_lay() -> None:
    def start(_game: Field) -> Procedure[tuple[Any, ...]]:
        order = yield from shuffle(0, ["x", "y", "z"])
        numbers = yield from roll(0, (D6, D6))
        option = yield from choose(Choice[Hop | Draw](0, "which", (Hop("1", 1), Draw())))
        return (*order, *numbers, option)

    assert chances(start, lambda _roll: None) == {("x", "y", "z", 1, 1, Hop("1", 1)): Fraction(1)}


def test_every_way_is_played_in_a_game_of_its_own() -> None:
    def start(game: Field) -> Procedure[None]:
        game.notes += yield from roll(0, (FATE,))
        game.notes += yield from roll(0, (FATE,))
        if game.notes == (1, 1):
            raise Ended

    found = ends(Field(), start, first, every)
    assert sorted(end.game.notes for end in found) == [(1, 1), (1, 2), (2, 1), (2, 2)]
    assert [end.weight for end in found] == [1, 1, 1, 1]


def test_too_many_ways_are_not_played() -> None:
    def start(_game: Field) -> Procedure[None]:
        for _ in range(12):
            yield from roll(0, (FATE,))

    with pytest.raises(TooManyWays):
        ends(Field(), start, first, every)
