"""Two against two: the greedy player guards its partner's hero, spares it, and advises so (C-VAR-05)."""

import pytest

from signum.classic.bots.greedy.player import greedy_player
from signum.classic.bots.hints import Hints
from signum.classic.cards.sets import shipped
from signum.classic.chapters.turn.activation import Activate, Attack, Fight, Pass
from signum.classic.telling.telling import Telling
from signum.content.source import parse
from signum.engine.chance import seed_of
from signum.engine.questions import Option
from signum.players.deadline import Deadline
from signum.rulebooks import GAMES
from signum.table.match import Match
from signum.table.scenario.reading import scenario

POSITION = """
scenario: two enemies that are equal but for the partner beside one of them
mode: teams
seats:
  first:
    hero: {{called: lion, strength: 2, health: 6, at: [10, 3]}}
    creatures:
      guard: {{strength: 3, health: 3, at: [30, 30]}}
  second:
    hero: {{called: bear, strength: 1, health: 6, wounds: 5, at: {bear}}}
  third:
    hero: {{called: wolf, strength: 2, health: 6, at: [10, 57]}}
    creatures:
      left: {{strength: 3, health: 1, movement: M, at: [26.8, 30]}}
      right: {{strength: 3, health: 1, movement: M, at: [33.2, 30]}}
  fourth:
    hero: {{called: hawk, strength: 2, health: 6, at: [57, 57]}}
turn: {{active: first, phase: activation}}
"""
FAR = "[57, 3]"


def begun(bear: str) -> tuple[Match, dict[str, int]]:
    """The position with the partner's hero somewhere, its guard activated."""
    said = scenario(parse(POSITION.format(bear=bear).encode(), "teams.yaml"), GAMES)
    rules = GAMES.rules(said.game, "en2", shipped())
    start, ids = rules.position(said.position)
    match = Match(rules, start, secret=seed_of("partners"))
    match.answer(0, Activate(ids["guard"]), 0)
    return match, ids


def answered(match: Match) -> Option:
    choice = match.choice(0)
    assert choice is not None
    return greedy_player("guard", shipped())(match.view(0).game, choice, Deadline())


@pytest.mark.parametrize(("bear", "threat"), [("[15, 30]", "left"), ("[45, 30]", "right")])
def test_it_strikes_the_enemy_that_could_kill_its_partners_hero(bear: str, threat: str) -> None:
    """Without that hero both enemies are worth the same."""
    match, ids = begun(bear)
    assert answered(match) == Fight(ids[threat])
    hint = Hints(Telling(match, "en", 0)).candidates(0)[0]
    assert hint.option == Fight(ids[threat])
    assert hint.terms["allied-hero"] > 0


def test_no_advice_attacks_the_partner() -> None:
    """The partner's hero touches the guard and has one health left."""
    match, ids = begun("[30, 33.2]")
    advised = [one.option for one in Hints(Telling(match, "en", 0)).candidates(0)]
    attacked = {one.target for one in advised if isinstance(one, Attack)}
    assert attacked == {ids["left"], ids["right"]}


def test_a_partner_out_of_danger_changes_nothing() -> None:
    match, _ = begun(FAR)
    assert all("allied-hero" not in one.terms for one in Hints(Telling(match, "en", 0)).candidates(0))
    assert not isinstance(answered(match), Pass)
