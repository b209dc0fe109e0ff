"""Dice of several kinds: their faces, throws of them together, and what a table refuses."""

from collections import Counter
from typing import Any

import pytest

from signum.engine.chance import Chance, seed_of
from signum.engine.dice import D6, Die, numbered, shown, weights
from signum.engine.questions import AnswerRefused, Procedure, Roll, roll
from signum.engine.run import Dice
from tests.engine import frogs
from tests.engine.frogs import Frogs
from tests.engine.test_run import told

SKY = Die("sky", ("sun", "cloud", "cloud", "rain", "rain", "rain"))
FATE = Die("fate", ("good", "bad"))
MIXED = (SKY, FATE, FATE, numbered(4))


def throwing(*dice: Die) -> Any:
    def step(game: Frogs) -> Procedure[None]:
        yield from roll(1, dice, why="weather")
        yield from game.happen(frogs.NextTurn())

    return step


def test_a_number_shows_a_face_and_a_face_has_its_lowest_number() -> None:
    assert [SKY.face(number) for number in range(1, 7)] == list(SKY.faces)
    assert [SKY.number(face) for face in ("sun", "cloud", "rain")] == [1, 2, 4]
    assert shown(MIXED, (3, 1, 2, 4)) == ("cloud", "good", "bad", "4")


def test_faces_weigh_as_often_as_they_are_on_the_die() -> None:
    assert weights(SKY) == {"sun": 1, "cloud": 2, "rain": 3}
    assert weights(Die("symbols", ("a", "a", "b", "b", "c", "c"))) == {"a": 1, "b": 1, "c": 1}


def test_dice_are_equal_by_name_and_faces() -> None:
    assert numbered(6) is D6
    assert Die("sky", SKY.faces) == SKY
    assert Die("sky", FATE.faces) != SKY


def test_dice_of_several_kinds_are_thrown_together_each_within_its_sides() -> None:
    seen = [Counter[int]() for _ in MIXED]
    chance = Chance(seed_of("mixed"))
    for _ in range(600):
        for count, number in zip(seen, chance.dice(MIXED), strict=True):
            count[number] += 1
    assert [sorted(count) for count in seen] == [[1, 2, 3, 4, 5, 6], [1, 2], [1, 2], [1, 2, 3, 4]]


def test_the_chance_of_dice_is_that_of_their_sides_whatever_they_show() -> None:
    assert Chance(seed_of("1")).dice((SKY,) * 50) == Chance(seed_of("1")).dice((D6,) * 50)


@pytest.mark.parametrize("numbers", [(1, 1, 1), (1, 3, 1, 1), (1, 1, 1, 5), (0, 1, 1, 1), (1, 1, 1, 1, 1)])
def test_a_throw_that_these_dice_cannot_show_is_refused(numbers: tuple[int, ...]) -> None:
    run = told(throwing(*MIXED))
    assert run.question == Roll(1, MIXED, "weather")
    with pytest.raises(AnswerRefused) as refused:
        run.settle(numbers)
    facts = refused.value.refusal.facts
    assert refused.value.refusal.code == "other-dice"
    assert facts == {"count": 4, "sides": [6, 2, 2, 4], "given": list(numbers)}


def test_dice_of_one_kind_are_refused_by_their_number_of_sides() -> None:
    run = told(throwing(FATE, FATE))
    with pytest.raises(AnswerRefused) as refused:
        run.settle((3, 1))
    assert refused.value.refusal.facts == {"count": 2, "sides": 2, "given": [3, 1]}


def test_a_throw_of_several_kinds_is_one_entry() -> None:
    run = told(throwing(*MIXED))
    run.settle((6, 2, 1, 4))
    assert run.entries == [Dice((6, 2, 1, 4))]
    assert run.finished
