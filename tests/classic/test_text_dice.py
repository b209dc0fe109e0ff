"""Dice that a text rolls: the event tells no successes, as pages would take them for a strike."""

import pytest

from signum.classic.chapters.combat.rolls import Rolled
from signum.classic.chapters.turn.activated_abilities import use
from signum.classic.odds.outcomes import ends
from signum.content.source import parse
from signum.rulebooks import GAMES
from signum.table.scenario.reading import scenario
from signum.table.scenario.ways import forward

POSITION = """
scenario: a creature that blasts
cards:
- id: bomb
  type: character
  cost: {buildings: [barracks]}
  strength: 1
  health: 2
  movement: S
  base: 32
  effects:
  - {when: activated, who: {creature: opponents, within: XL}, what: {blast: {dice: 2, on: [axe]}}}
seats:
  first:
    deck: [a, b, c]
    hero: {called: crow, strength: 2, health: 6, at: [30, 3]}
    creatures:
      bomb: {card: bomb, at: [30, 40]}
  second:
    deck: [a, b, c]
    hero: {called: lion, strength: 2, health: 9, at: [30, 50]}
"""


@pytest.mark.parametrize("edition", ["fr1", "en2"])
def test_a_creature_that_blasts_rolls_no_strike(edition: str) -> None:
    game = forward(scenario(parse(POSITION, "position"), GAMES), edition, GAMES).match.run.game
    bomb = next(one for one in game.creatures() if one.card == "bomb")
    (ability,) = [me.ability.id for me in game.activated_abilities(bomb.id)]
    found = ends(game, lambda there: use(there, there.state.creatures[bomb.id], ability))
    rolls = [event for end in found for event in end.game.log if isinstance(event, Rolled)]
    assert {len(one.faces) for one in rolls} == {2}
    assert {one.succeeding for one in rolls} == {()}
