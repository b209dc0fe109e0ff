"""Puzzles of lanterns: three seats, two kinds of dice, sides."""

import pytest

from signum.content.nodes import SourceError
from signum.content.source import parse
from signum.lab.puzzle_trials import solution
from signum.table.puzzles.posing import Posed
from signum.table.puzzles.proving import worths
from signum.table.puzzles.reading import Puzzle, puzzle
from signum.table.scenario.reading import scenario
from tests.toy.lanterns.rulebook import TOY

GUST = """
scenario: The storm blows at the lantern that burns low
game: lanterns
seats:
  first: {lantern: {called: ann, light: 2}}
  second: {lantern: {called: ben, light: 5}}
  third: {storm: {called: gale, breath: 2}}
turn: {seat: third, number: 3, round: 1}
puzzle:
  seat: third
  choice: gust
  accepted: [{gust: ann}]
  rejected: [{gust: ben}, pass]
  why: Ben's lantern burns too bright to be blown out.
  proof: {goal: {dies: ann}, until: turn, best: 0.25, next: 0}
"""


def read(text: str) -> Puzzle:
    return puzzle(scenario(parse(text, "toy"), TOY), TOY)


def test_a_puzzle_of_the_third_seat_is_proven_and_solved() -> None:
    found = read(GUST)
    posed = Posed(found, "pocket", TOY)
    assert found.proof is not None
    values = worths(posed, found.proof)
    assert values.best > values.next == 0
    assert solution("prudent", "1", posed).solved


def test_a_puzzle_of_a_seat_that_is_not_there_is_a_mistake() -> None:
    with pytest.raises(SourceError, match="no seat fourth"):
        Posed(read(GUST.replace("seat: third\n  choice", "seat: fourth\n  choice")), "pocket", TOY)


def test_an_answer_that_is_not_legal_is_a_mistake() -> None:
    posed = Posed(
        read(GUST.replace("[{gust: ben}, pass]", "[{give: {target: ben, light: 1}}]")), "pocket", TOY
    )
    with pytest.raises(SourceError, match="this answer is not legal"):
        posed.options(posed.puzzle.rejected)
