"""The greedy player's savings, payments and retreats: positions beyond a puzzle's horizon."""

from math import hypot

import pytest

from signum.classic.bots.greedy.arms import arms_of, melee
from signum.classic.bots.greedy.player import greedy_player
from signum.classic.cards.sets import shipped
from signum.classic.chapters.cards.city import Save
from signum.classic.chapters.combat.ranged import Shoot
from signum.classic.chapters.field.movement import Move, Run
from signum.classic.core.game import Game
from signum.classic.core.view import view
from signum.classic.effects.choosing import Target
from signum.content.source import parse
from signum.engine.confirming import No, Yes
from signum.engine.questions import Option
from signum.field.plane.lengths import L
from signum.players.deadline import Deadline
from signum.rulebooks import GAMES
from signum.table.scenario.reading import scenario
from signum.table.scenario.ways import forward

BOTH = pytest.mark.parametrize("edition", ["fr1", "en2"])
DECK = "deck: [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o]"


def answered(text: str, edition: str) -> tuple[Game, Option]:
    """A position and what the greedy player answers there."""
    player = forward(scenario(parse("scenario: A position\n" + text, "x"), GAMES), edition, GAMES)
    choice, game = player.match.run.choice, player.match.run.game
    assert choice is not None
    greedy = greedy_player("1", {**shipped(), **game.cards})
    return game, greedy(view(game, choice.seat), choice, Deadline())


@BOTH
def test_a_dying_hero_leaves_the_reach_of_who_runs_and_still_fights(edition: str) -> None:
    """A-QUICK: a run of M is L."""
    game, option = answered(
        f"""turn: second
seats:
  first:
    {DECK}
    hero: {{called: lion, strength: 2, health: 5, at: [55, 3], activated: yes}}
    creatures:
      zaira: {{strength: 4, health: 3, movement: M, at: [30, 34], keywords: [quick]}}
  second:
    {DECK}
    hero: {{called: crow, strength: 1, health: 6, wounds: 5, movement: S, at: [30, 49]}}
script:
- second: {{activate: crow}}
""",
        edition,
    )
    assert isinstance(option, Move | Run)
    zaira = next(one for one in game.creatures() if one.type != "hero")
    assert hypot(option.to[0] - zaira.x, option.to[1] - zaira.y) - zaira.base > L


@BOTH
def test_nothing_cheap_is_built_while_what_the_hand_asks_for_is_a_turn_away(edition: str) -> None:
    """C-CITY-01: 2 saved and 1 of income pay for the temple in the next turn."""
    _game, option = answered(
        f"""sets: [core]
cards:
- id: lightning
  type: spell
  cost: {{buildings: [temple]}}
  effects:
  - {{when: played, who: {{hero: opponents}}, what: {{wound: 1}}}}
seats:
  first:
    prosperity: 2
    {DECK}
    hand: [lightning]
    plans: [temple, tavern]
    hero: {{called: crow, strength: 2, health: 5, at: [30, 5]}}
  second:
    {DECK}
    hero: {{called: lion, strength: 2, health: 5, wounds: 4, at: [30, 57]}}
turn: {{active: first, number: 5, phase: construction}}
""",
        edition,
    )
    assert option == Save()


@BOTH
def test_the_coin_that_holds_the_ogre_is_not_built_with(edition: str) -> None:
    """The hero's text at will keeps it alive, and costs what the tavern would take."""
    _game, option = answered(
        f"""sets: [core, vallor]
seats:
  first:
    prosperity: 2
    {DECK}
    hand: [tiphaine-the-knife-dancer]
    plans: [tavern]
    hero: {{called: thibaut, card: thibaut-de-bazan, wounds: 5, at: [30, 10]}}
  second:
    {DECK}
    hero: {{called: lion, strength: 1, health: 5, at: [5, 57]}}
    creatures:
      ogre: {{strength: 5, health: 6, at: touching thibaut}}
turn: {{active: first, number: 5, phase: construction}}
""",
        edition,
    )
    assert option == Save()


@BOTH
@pytest.mark.parametrize(("at", "wanted"), [("touching rocca", Yes()), ("[30, 50]", No())])
def test_a_contract_is_paid_where_there_is_somebody_to_fight(at: str, wanted: Option, edition: str) -> None:
    """A-CONTRACT."""
    _game, option = answered(
        f"""sets: [dogs-of-war]
seats:
  first:
    prosperity: 5
    {DECK}
    hero: {{called: crow, strength: 2, health: 5, at: [5, 5], activated: yes}}
    creatures:
      rocca: {{card: captain-rocca, at: [30, 20]}}
  second:
    {DECK}
    hero: {{called: lion, strength: 1, health: 5, at: [5, 57]}}
    creatures:
      wolf: {{strength: 1, health: 3, at: {at}}}
script:
- first: {{activate: rocca}}
""",
        edition,
    )
    assert option == wanted


def test_estimates_count_heavy_hits_more_dice_and_tough_targets() -> None:
    """A-HAMMERBLOW, A-EXPERT-ATTACK, A-EXPERT-DEFENSE, A-FROM-ATTACKS."""
    player = forward(
        scenario(
            parse(
                """scenario: A position
seats:
  first:
    creatures:
      hammer: {strength: 1, health: 3, at: [10, 10], keywords: [hammerblow]}
      zealot: {strength: 1, health: 3, at: [20, 10], keywords: [{expert-attack: 1}]}
  second:
    creatures:
      straw: {strength: 0, health: 3, at: [10, 50]}
      stone: {strength: 0, health: 3, at: [20, 50], keywords: [{from-attacks: 1}]}
      wall: {strength: 1, health: 3, at: [30, 50], keywords: [{expert-defense: 1}]}
""",
                "x",
            ),
            GAMES,
        ),
        "en2",
        GAMES,
    )
    game = player.match.run.game
    hammer, zealot, straw, stone, wall = [arms_of(game, one) for one in game.creatures()]
    assert melee(hammer, straw, 1, 0) == pytest.approx((1 / 3, 0, 2 / 3))
    assert melee(hammer, stone, 1, 0) == pytest.approx((1 / 3, 2 / 3))
    assert melee(zealot, straw, 1, 0) == pytest.approx((1 / 9, 4 / 9, 4 / 9))
    assert melee(hammer, wall, 1, 1) == pytest.approx((1 - 8 / 27, 0, 8 / 27))


AMBUSH = """
cards:
- id: ambush
  type: tactic
  effects:
  - when: {after: {creature: opponents, is: moved, within: M, of: yours}}
    who: {creature: yours, within: M, of: cause, choose: 1}
    what: {attack-at-once: {foe: cause, by: melee-or-shooting}}
seats:
  first:
    deck: [a, b, c, d]
    creatures:
      fox: {strength: 1, health: 3, movement: L, at: [30, 20]}
  second:
    deck: [a, b, c, d]
    tactics: [ambush]
    creatures:
      owl: {strength: STRENGTH, health: 9, keywords: [{shooting: SHOTS}, lunge], at: [30, 27]}
script:
- first: {activate: fox}
- first: {move: [30, 22]}
- second: {reveal: ambush}
"""


@pytest.mark.parametrize("strength, shots, better", [(5, 1, Target), (1, 5, Shoot)])
def test_at_once_it_fights_or_shoots_whichever_is_worth_more(
    strength: int, shots: int, better: type[Option]
) -> None:
    text = AMBUSH.replace("STRENGTH", str(strength)).replace("SHOTS", str(shots))
    _, option = answered(text, "en2")
    assert isinstance(option, better)
