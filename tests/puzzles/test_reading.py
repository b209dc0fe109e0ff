"""A mistake in a puzzle file is reported with its position; conditions of places are measured."""

import pytest

from signum.classic.chapters.field.movement import Move
from signum.content.nodes import SourceError
from signum.content.source import parse
from signum.rulebooks import GAMES
from signum.table.puzzles.posing import Posed
from signum.table.puzzles.reading import puzzle
from signum.table.scenario.reading import scenario

HEAD = """
scenario: A hare among others
seats:
  first:
    creatures:
      hare: {strength: 1, health: 2, movement: M, at: [30, 30]}
  second:
    creatures:
      wolf: {strength: 2, health: 2, at: [30, 38]}
      owl: {strength: 2, health: 2, at: [42, 30]}
terrains:
  rocks: {corners: [[34, 27], [36, 27], [36, 33], [34, 33]], abilities: [impassable, blocks-los]}
"""
SCRIPT = "script:\n- first: {activate: hare}\n"
RIGHT = "puzzle: {seat: first, choice: action, accepted: [{move: {PLACE}}], why: so it is}\n"


def posed(place: str) -> Posed:
    text = HEAD + SCRIPT + RIGHT.replace("{PLACE}", place)
    return Posed(puzzle(scenario(parse(text, "x"), GAMES), GAMES), "en2", GAMES)


@pytest.mark.parametrize(
    "place, there, elsewhere",
    [
        ("{touching: wolf}", (30, 34.8), (30, 33)),
        ("{apart-from: wolf}", (30, 33), (30, 34.8)),
        ("{apart-from: [wolf, owl]}", (30, 33), (30, 34.8)),
        ("{sees: owl}", (30, 34), (30, 30.2)),
        ("{unseen-by: owl}", (30, 30.2), (30, 34)),
        ("{nearer-than: {wolf: 5}}", (30, 29.8), (30, 29.7)),
        ("{farther-than: {wolf: 5}}", (30, 29.7), (30, 29.8)),
        ("{nearer-than: {wolf: 3}, apart-from: wolf}", (30, 33), (30, 34.8)),
    ],
)
def test_a_place_is_known_by_what_is_true_of_it(
    place: str, there: tuple[float, float], elsewhere: tuple[float, float]
) -> None:
    table = posed(place)
    at, other = (Move((round(x * 1000), round(y * 1000))) for x, y in (there, elsewhere))
    assert table.solved_by(at)
    assert not table.solved_by(other)


@pytest.mark.parametrize(
    "text, told",
    [
        (HEAD, "no puzzle"),
        (HEAD + RIGHT.replace("{PLACE}", "{touching: wolf}"), "does not lead to the decision"),
        (HEAD + "puzzle: {seat: first, choice: turn, accepted: [], why: x}", "at least one answer"),
        (HEAD + "puzzle: {seat: third, choice: turn, accepted: [pass], why: x}", "third"),
        (HEAD + "puzzle: {seat: first, choice: turn, accepted: [pass], why: x, best: 1}", "best"),
        (
            HEAD + "puzzle: {seat: first, choice: turn, accepted: [pass], why: x,"
            " proof: {goal: {does: hare}, until: turn, best: 1, next: 0}}",
            "no goal has that name",
        ),
        (
            HEAD + "puzzle: {seat: first, choice: turn, accepted: [pass], why: x,"
            " proof: {goal: {dies: hare}, until: noon, best: 1, next: 0}}",
            "noon",
        ),
    ],
)
def test_a_mistake_in_a_puzzle_is_told(text: str, told: str) -> None:
    with pytest.raises(SourceError, match=told):
        Posed(puzzle(scenario(parse(text, "x"), GAMES), GAMES), "en2", GAMES)


def test_nobody_is_measured_who_is_not_there() -> None:
    table = posed("{touching: bear}")
    with pytest.raises(SourceError, match="there is no such creature"):
        table.solved_by(Move((30_000, 33_000)))
