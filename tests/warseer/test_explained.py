"""A finished game is explained: how it was decided, turning points, figures and the luck of the dice."""

from fractions import Fraction

import pytest

from signum.table.match import Match
from signum.table.wire import GameExplained
from signum.warseer.chapters.activation import AttackIt
from signum.warseer.chapters.feats import PlayFeat
from signum.warseer.chapters.phase import Activate, EndTurn
from signum.warseer.chapters.victory import DrawAgreed
from signum.warseer.findings.tallies import tallies
from signum.warseer.findings.turning_points import turning_points
from signum.warseer.rulebook import WARSEER_BOOK
from tests.warseer.positions import match_of

FIELD = """
cards:
  seven: {type: spell, income: 7}
  one: {type: spell, income: 1}
  deed: {type: feat, feat: achievement, mark: 20, points: 3, conditions: []}
  war: {type: feat, feat: achievement, mark: 20, points: 1, conditions: []}
seats:
  first:
    feats: [deed]
    hero: {called: king, attack: melee, dice: [red, black], health: 9, at: [5, 4]}
  second:
    history: [seven]
    hero: {called: queen, health: 1, at: [6, 4]}
    creatures:
      maid: {health: 1, rank: bronze, income: 1, at: [5, 5]}
turn: {feats: [war, war, war, war]}
"""


def explained(match: Match, language: str = "en") -> GameExplained:
    teller = WARSEER_BOOK.teller(match, language, 0, cites_rules=False)
    found = WARSEER_BOOK.findings(match, 0, teller).explained(7)
    assert isinstance(found, GameExplained)
    return found


@pytest.fixture(scope="module")
def slain() -> Match:
    """The king plays his feat and strikes down the maid, then the queen: a hit and a blank each time."""
    match, ids = match_of(FIELD)
    match.answer(0, PlayFeat("deed"))
    match.answer(0, Activate(ids["king"]))
    match.answer(0, AttackIt(ids["maid"]))
    match.settle((3, 3))
    match.answer(0, EndTurn())
    match.answer(1, EndTurn())
    match.answer(0, Activate(ids["king"]))
    match.answer(0, AttackIt(ids["queen"]))
    match.settle((3, 3))
    return match


def test_points_are_told_by_their_sources(slain: Match) -> None:
    """Three from the feat, one for the maid, six for the queen; the maid brings a point of income."""
    told = explained(slain).decided
    assert (
        "10 points (3 from feats played, 1 for eliminated characters, 0 from income, 6 for the hero)" in told
    )
    assert "1 point (0 from feats played, 0 for eliminated characters, 1 from income)" in told


def test_turning_points_lead_to_the_elimination_behind_a_point(slain: Match) -> None:
    start, log = slain.start.state, slain.run.game.log
    found = turning_points(start, log)
    assert [(one.seat, one.points, one.takes_lead) for one in found] == [
        (0, 3, True),
        (0, 1, False),
        (1, 1, False),
    ]
    moments = explained(slain).moments
    assert [one.event for one in moments] == ["feat-played", "eliminated", "income-changed"]
    assert "takes the lead" in moments[0].note


def test_figures_and_luck_are_those_of_the_log(slain: Match) -> None:
    king, queen = tallies(slain.start.state, slain.run.game.log)
    assert (king.attacks, king.eliminated, queen.lost, queen.attacks) == (2, 2, 2, 0)
    assert king.expected == 2 * (Fraction(4, 6) + Fraction(1, 6))
    assert king.luck == king.successes - king.expected
    told = explained(slain)
    assert [row.figures for row in told.rows if row.words == "Victory points"] == [("10", "1")]
    assert "with 4 dice" in told.luck[0].words
    assert "No dice" in told.luck[1].words


@pytest.mark.parametrize("language", ["en", "fr", "de", "ru"])
def test_every_language_tells_all_of_it(slain: Match, language: str) -> None:
    told = explained(slain, language)
    sentences = [told.decided, told.luck_about, *[row.words for row in told.rows]]
    sentences += [word for one in told.moments for word in (one.turn, one.words, one.note)]
    assert all(sentences)
    assert not any("telling-" in one or "{" in one for one in sentences)


def test_a_concession_and_an_agreed_draw_say_when() -> None:
    left, _ = match_of(FIELD)
    left.concede(1)
    assert "conceded in turn 3" in explained(left).decided
    drawn, _ = match_of(FIELD)
    drawn.run.act(DrawAgreed())
    assert explained(drawn).decided == "The draw was agreed in turn 3."


def test_a_running_game_is_not_explained() -> None:
    match, _ = match_of(FIELD)
    with pytest.raises(ValueError, match="secrets"):
        explained(match)
