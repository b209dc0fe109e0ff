"""The findings of a seat about a position before it acts: odds of dice of two kinds."""

from fractions import Fraction
from itertools import product

import pytest

from signum.engine.questions import Seat
from signum.table.findings import NOT_UNDERSTOOD
from signum.table.match import Match
from signum.table.wire import QueryCommand, Refused
from tests.toy.games import positioned
from tests.toy.lanterns.dice import BLOWN_OUT, FLAME, FLARE, WIND
from tests.toy.lanterns.rulebook import LANTERNS
from tests.toy.lanterns.wire import Look, Odds

POSITION = """
seats:
  first: {lantern: {called: ann, light: 3, gifts: [G-STEADY]}, hand: [shutter]}
  second: {lantern: {called: ben, gifts: [G-MIRROR, G-ECHO]}, deck: [oil, flask]}
  third: {storm: {called: gale, breath: 1}}
turn: {seat: third, number: 3, round: 1}
"""


def reply(match: Match, question: QueryCommand, seat: Seat | None = None) -> object:
    return LANTERNS.findings(match, seat, LANTERNS.teller(match, "en", seat)).reply(question)


def test_the_odds_are_those_of_every_throw() -> None:
    """Two wind dice against two flame dice, counted by hand."""
    match = positioned(POSITION)
    counted: dict[int, int] = {}
    for throw in product(WIND.faces, WIND.faces, FLAME.faces, FLAME.faces):
        harm = sum([BLOWN_OUT.get(face, 0) for face in throw]) - throw.count(FLARE)
        lost = min(3, max(0, harm))
        counted[lost] = counted.get(lost, 0) + 1
    total = 6 * 6 * 4 * 4
    wanted = {lost: round(float(Fraction(100 * counted[lost], total)), 1) for lost in sorted(counted)}
    found = reply(match, Look(7, 1, 2))
    assert isinstance(found, Odds)
    assert (found.number, found.lost) == (7, wanted)
    assert found.words.startswith("Light that would be lost: 0: ")


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_everybody_gets_the_same_odds_and_nothing_changes(seat: Seat | None) -> None:
    """A shutter in hand is a secret, so it is left out for its keeper too."""
    match = positioned(POSITION)
    before = match.save()
    assert reply(match, Look(1, 1, 2), seat) == reply(match, Look(1, 1, 2))
    assert match.save() == before


@pytest.mark.parametrize(
    "look, code",
    [(Look(1, 9, 1), "no-such-lantern"), (Look(1, 3, 1), "no-such-lantern"), (Look(1, 1, 0), "not-enough")],
)
def test_what_cannot_be_looked_at_is_refused_in_words(look: Look, code: str) -> None:
    found = reply(positioned(POSITION), look)
    assert isinstance(found, Refused)
    assert found.code == code
    assert found.words


def test_a_question_of_another_game_is_not_understood() -> None:
    found = reply(positioned(POSITION), QueryCommand(5))
    assert isinstance(found, Refused)
    assert found.code == NOT_UNDERSTOOD
