"""What a person is told who asks the computer for advice."""

from signum.classic.activation import EndTurn
from signum.engine.questions import FIRST
from signum.players.greedy_thinking import Candidate
from signum.players.hints import Hints
from signum.table.telling import Telling
from tests.table.test_telling import table


def grounds(terms: dict[str, float], *, best: bool = True) -> str:
    """The grounds of a candidate with such terms."""
    return Hints(Telling(table(), "en", FIRST)).grounds(Candidate(EndTurn(), terms), best=best)


def test_grounds_are_words_for_and_against_the_weightiest_first() -> None:
    told = grounds({"shot": 0.4, "cards": -0.5, "goal": 2.0})
    assert told == "For it: winning, the shot. Against it: cards."


def test_what_has_no_name_and_what_weighs_nothing_is_no_ground() -> None:
    assert grounds({"other": 200.0, "unheard-of": 3.0, "shot": 0.01, "fight": 1.0}) == "For it: the fight."


def test_the_best_of_bad_choices_is_told_as_such() -> None:
    assert grounds({"danger": -2.0}) == "Nothing better is in sight."
    assert grounds({"danger": -2.0}, best=False) == "Against it: danger to your side."
