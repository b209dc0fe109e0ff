"""The computer's advice for a person who asks."""

from signum.classic.bots.greedy.thinking import ScoredOption
from signum.classic.bots.hints import Hints
from signum.classic.cards.sets import shipped
from signum.classic.chapters.turn.activation import EndTurn
from signum.classic.telling.telling import Telling
from signum.content.source import parse
from signum.engine.chance import seed_of
from signum.engine.questions import FIRST
from signum.rulebooks import GAMES
from signum.table.match import Match
from signum.table.scenario.reading import scenario
from tests.table.test_telling import table


def grounds(terms: dict[str, float], *, best: bool = True) -> str:
    """The grounds of a candidate with such terms."""
    return Hints(Telling(table(), "en", FIRST)).for_and_against(ScoredOption(EndTurn(), terms), best=best)


def test_grounds_are_words_for_and_against_the_weightiest_first() -> None:
    told = grounds({"shot": 0.4, "cards": -0.5, "goal": 2.0})
    assert told == "For it: winning, the shot. Against it: cards."


def test_what_has_no_name_and_what_weighs_nothing_is_no_ground() -> None:
    assert grounds({"other": 200.0, "unheard-of": 3.0, "shot": 0.01, "fight": 1.0}) == "For it: the fight."


def test_the_best_of_bad_choices_is_told_as_such() -> None:
    assert grounds({"danger": -2.0}) == "Nothing better is in sight."
    assert grounds({"danger": -2.0}, best=False) == "Against it: danger to your side."


POOR = """
scenario: too poor for most
sets: [core]
seats:
  first:
    prosperity: 2
    plans: [tavern, smithy, library, temple]
    hand: [old-banner]
    hero: {strength: 1, health: 5, at: [50, 10]}
  second:
    hero: {strength: 1, health: 5, at: [30, 58]}
turn: {active: first, phase: construction}
"""


def test_nothing_is_advised_that_cannot_be_done() -> None:
    """C-CITY-01: with 2 Prosperity a Smithy for 3 is not advised, however much the hand needs it."""
    said = scenario(parse(POOR.encode(), "poor.yaml"), GAMES)
    rules = GAMES.rules(said.game, "en2", shipped())
    start, _ = rules.position(said.position)
    match = Match(rules, start, secret=seed_of("7"))
    choice = match.choice(FIRST)
    assert choice is not None
    advised = [one.option for one in Hints(Telling(match, "en", FIRST)).candidates(FIRST)]
    assert advised
    assert [one for one in advised if choice.explain(one) is not None] == []
