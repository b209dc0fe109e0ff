"""The odds of shots, abilities and movement are told before a decision, in every language."""

import pytest

from signum.classic.chapters.turn.activation import Activate
from signum.classic.telling.forecast import OddsTeller
from signum.classic.telling.telling import Telling
from signum.content.languages import LANGUAGES
from signum.content.source import parse
from signum.engine.chance import seed_of
from signum.engine.questions import FIRST
from signum.rulebooks import GAMES
from signum.table.match import Match
from signum.table.scenario.reading import scenario

SQUADS = """
scenario: a squad with all kinds of dice
edition: en2
cards:
- {id: imp, type: minion, strength: 1, health: 1, base: 32}
seats:
  first:
    minion: imp
    creatures:
      archer: {strength: 1, health: 3, movement: S, at: [10, 30], keywords: [{shooting: 1}]}
      hurler: {strength: 1, health: 1, movement: S, at: [20, 30], keywords: [{throwing: 1}, disease]}
      nurse: {strength: 1, health: 3, movement: S, at: [10, 10], keywords: [{healer: 1}, poison]}
      priest: {strength: 1, health: 3, movement: S, at: [30, 10], keywords: [{ritual: 1}, {control: 1}]}
      fox: {strength: 1, health: 1, movement: M, at: [50, 30]}
      wounded: {strength: 1, health: 3, wounds: 1, at: touching nurse}
  second:
    creatures:
      wolf: {strength: 1, health: 1, at: [20, 36]}
      thief: {strength: 1, health: 1, hidden: yes, keywords: [stealth], at: touching fox}
      bear: {strength: 1, health: 9, at: [53.2, 30]}
"""


class Told:
    """The squads, as the first player is told."""

    def __init__(self, language: str = "en") -> None:
        said = scenario(parse(SQUADS.encode(), "squads.yaml"), GAMES)
        rules = GAMES.rules(said.game, "en2")
        start, self.ids = rules.position(said.position)
        self.match = Match(rules.with_start(start), start, secret=seed_of("7"))
        self.forecast = OddsTeller(Telling(self.match, language, None, cites_rules=False))

    def lines(self) -> list[str]:
        choice = self.match.view(FIRST).choice
        assert choice is not None
        return self.forecast.lines(FIRST, choice)


def test_everything_with_dice_is_told_at_the_start_of_the_turn() -> None:
    told = Told().lines()
    assert told[-1].startswith("These are exact chances")
    for line in (
        "Archer against Wolf by shooting: kills 22.2%; wounds dealt on average: 0.22.",
        "Hurler against Wolf by throwing: kills 0%; wounds dealt on average: 0. Dies itself: 100%.",
        "Nurse heals Wounded: at least 1 wound 66.7%; wounds healed on average: 0.67.",
        "Nurse at the start of the activation: dies 0%; health lost on average: 0.33.",
        "Priest takes control of Wolf: 33.3%.",
        "Priest summons a minion: 33.3%.",
        "Fox detects Thief: 66.7%.",
    ):
        assert line in told


def test_who_may_still_go_is_told_what_going_costs() -> None:
    table = Told()
    table.match.answer(FIRST, Activate(table.ids["fox"]))
    told = table.lines()
    assert "Fox leaving contact: dies 66.7%; wounds taken on average: 0.67." in told
    assert any(line.startswith("Fox against Bear: kills 0%") for line in told)


def test_running_into_contact_is_told_too() -> None:
    table = Told()
    table.match.answer(FIRST, Activate(table.ids["archer"]))
    assert "Archer running into contact with Wolf: dies 0%; wounds taken on average: 0.67." in table.lines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language_and_changes_nothing(language: str) -> None:
    table = Told(language)
    before = table.match.run.game.state.copy()
    told = table.lines()
    assert table.match.run.game.state == before
    assert len(told) == len(Told().lines())
    assert "{" not in "".join(told)
