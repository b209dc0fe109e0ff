"""Odds where a card's text throws a die about the damage: every throw is a case with its weight."""

from fractions import Fraction

import pytest

from signum.classic.melee import Split
from signum.classic.odds import melee_odds
from signum.content.source import parse
from signum.engine.run import Run
from signum.table.games import rules_of

BEAST = """
cards:
- id: thorn-beast
  type: character
  strength: 2
  health: 9
  effects:
  - {when: {after: {self: yours, is: hurt}}, who: culprit, what: {wound: 1}, on: [shield]}
seats:
  first:
    creatures:
      fox: {strength: 1, health: 4, at: [30, 30], keywords: [FIRST]}
  second:
    creatures:
      thorn-beast: {strength: 2, health: 9, at: touching fox}
"""


@pytest.mark.parametrize(
    "keyword, theirs, wounded",
    [
        # A hit on 2 of 3 faces that no die parries, and then a thorn on 1 of 3.
        ("stamina", Split(0, 0), Fraction(2, 9)),
        ("initiative", Split(0, 0), Fraction(2, 9)),
        # A parry of one die on 1 of 3 faces comes between.
        ("stamina", Split(0, 1), Fraction(4, 27)),
        # The beast strikes back with one die: axe or shield, only shield once the first blow has wounded it.
        ("stamina", Split(1, 0), 1 - Fraction(7, 9) * Fraction(1, 3)),
        ("initiative", Split(1, 0), 1 - Fraction(1, 3) * Fraction(1, 3) - Fraction(4, 9) * Fraction(2, 3)),
    ],
)
def test_a_die_that_answers_the_damage_is_in_the_odds(keyword: str, theirs: Split, wounded: Fraction) -> None:
    rules = rules_of("classic", "en2")
    start, ids = rules.position(parse(BEAST.replace("FIRST", keyword), "beast"))
    game = Run(rules.with_start(start), start.state, None).game
    fox, beast = (game.creature(ids[name]) for name in ("fox", "thorn-beast"))
    odds = melee_odds(game, fox, beast, Split(1, 0), theirs)
    assert sum(odds.chances().values()) == 1
    assert odds.chance(lambda ending: ending.attacker.wounds > 0) == wounded
    assert game.log == []
