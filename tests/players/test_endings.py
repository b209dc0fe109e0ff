"""How the greedy player ends games and uses cards: its clock, temporary effects, dice, tactics, orders."""

from typing import Any

import pytest

from signum.classic.bots.greedy.passing import NOW, SOON
from signum.classic.bots.greedy.player import Explained, greedy_player
from signum.classic.bots.greedy.prosperity import MOST, goal, rounds_to_goal, urgency
from signum.classic.bots.greedy.worth import Worths
from signum.classic.cards.sets import shipped
from signum.classic.chapters.cards.cards_in_play import UseCard
from signum.classic.chapters.cards.city import Build, Save
from signum.classic.chapters.cards.paying import TapBuildings
from signum.classic.chapters.cards.playing import Play
from signum.classic.chapters.cards.tactics import Reveal
from signum.classic.chapters.combat.rolls import Reroll
from signum.classic.core.game import Game
from signum.classic.core.state import HERO
from signum.classic.core.view import view
from signum.content.source import parse
from signum.engine.confirming import No
from signum.engine.order import GoesFirst
from signum.players.deadline import Deadline
from signum.rulebooks import GAMES
from signum.table.scenario.reading import scenario
from signum.table.scenario.ways import forward


class Position:
    """A position with an open question."""

    def __init__(self, text: str, edition: str = "en2") -> None:
        self.player = forward(scenario(parse("scenario: A position\n" + text, "x"), GAMES), edition, GAMES)
        self.ids = self.player.ids
        self.game: Game = self.player.match.run.game

    def explained(self) -> Explained:
        """The greedy player's answer, and its reasons."""
        choice = self.player.match.run.choice
        assert choice is not None
        cards = {**shipped(), **self.game.cards}
        return greedy_player("1", cards).explain(view(self.game, choice.seat), choice, Deadline())

    def terms(self, option: Any) -> dict[str, float]:
        """The terms of an option that is among the best."""
        return next(dict(one.terms) for one in self.explained().candidates if one.option == option)


# The clock.


def clocks(first: str, second: str, edition: str = "fr1") -> Game:
    """A game in which nothing but Cities and decks is told."""
    heroes = [
        f"  {seat}: {{hero: {{called: {seat}-lord, strength: 2, health: 5, at: [30, {at}]}}, {more}}}\n"
        for seat, at, more in (("first", 5, first), ("second", 55, second))
    ]
    return Position(MINT + "seats:\n" + "".join(heroes), edition).game


MINT = """cards:
- {id: mint, type: building, cost: {prosperity: 6}, effects: [{when: tapped, what: {prosperity: +3}}]}
- {id: tavern, type: building, cost: {prosperity: 2}}
"""


CARDS = "deck: [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t]"


@pytest.mark.parametrize("prosperity, rounds", [(51, 0), (48, 1), (45, 2), (21, 10)])
def test_a_goal_is_as_many_turns_away_as_saving_takes(prosperity: int, rounds: int) -> None:
    game = clocks(f"prosperity: {prosperity}, {CARDS}", CARDS)
    assert rounds_to_goal(game, 0) == rounds


def test_an_empty_deck_brings_the_other_side_to_its_goal_faster_and_faster() -> None:
    """Three there are, three come with each turn, and 1, 2, 4, 8, 16 more: 49 after five turns."""
    game = clocks(CARDS, "deck: []")
    assert rounds_to_goal(game, 0) == 6
    assert rounds_to_goal(game, 1) == 16
    assert rounds_to_goal(clocks(CARDS, "missed-draws: 4"), 0) == 2


def test_the_income_of_a_city_brings_the_goal_nearer() -> None:
    """Thirty are missing: ten turns of income and saving, five with 3 more in each turn."""
    assert rounds_to_goal(clocks(f"prosperity: 21, city: [mint], {CARDS}", CARDS), 0) == 5
    poor, rich = [clocks(f"prosperity: 21, city: [{one}], {CARDS}", CARDS) for one in ("tavern", "mint")]
    assert goal(rich, rich.player(0)) > goal(poor, poor.player(0)) > 0.0


@pytest.mark.parametrize("prosperity, answer", [(4, Save()), (6, Build("mint"))])
def test_a_building_that_brings_prosperity_is_saved_for_and_built(prosperity: int, answer: Any) -> None:
    city = Position(
        MINT
        + f"""seats:
  first:
    prosperity: {prosperity}
    deck: [one, two]
    plans: [tavern, mint]
    hero: {{called: fox-lord, strength: 2, health: 9, at: [30, 5]}}
  second:
    hero: {{called: wolf-lord, strength: 2, health: 9, at: [30, 57]}}
turn: {{active: first, phase: construction}}
"""
    )
    assert city.explained().option == answer


def test_without_plans_for_the_nine_basics_nobody_wins_by_prosperity() -> None:
    assert rounds_to_goal(clocks(f"prosperity: 40, {CARDS}", CARDS, "en2"), 0) == MOST


def test_the_side_behind_in_prosperity_hurries_and_the_side_ahead_has_time() -> None:
    game = clocks(f"prosperity: 42, {CARDS}", CARDS)
    assert urgency(game, 1) > 1.0 > urgency(game, 0) > 0.0
    young = clocks(CARDS, CARDS)
    assert urgency(young, 0) == urgency(young, 1) == 1.0


def test_the_nearer_the_end_the_more_a_wound_of_the_other_hero_counts() -> None:
    young, late = clocks(CARDS, CARDS), clocks(CARDS, f"prosperity: 45, {CARDS}")
    for game, more in ((young, False), (late, True)):
        mine, theirs = [one for one in game.creatures() if one.type == HERO]
        worths = Worths(game, 0)
        assert (worths.losses(theirs)[1] > worths.losses(mine)[1]) == more
        assert worths.losses(mine) == Worths(game).losses(mine)


# What lasts for a turn.

SONG = """cards:
- id: war-song
  type: spell
  cost: {buildings: [arena]}
  effects:
  - {when: played, who: {creature: yours, choose: 1}, what: {gain: {strength: +2}}, until: turn}
- id: arena
  type: building
  cost: {prosperity: 3}
seats:
  first:
    hand: [war-song]
    city: [arena]
    hero: {called: fox-lord, strength: 2, health: 5, at: [5, 5]}
    creatures:
      fox: {strength: 2, health: 3, movement: S, at: [30, 30]}
  second:
    deck: [one, two]
    hero: {called: wolf-lord, strength: 2, health: 5, at: [55, 57]}
    creatures:
      wolf: {strength: 2, health: 4, at: [30, FAR]}
"""


def test_strength_for_a_turn_is_played_where_it_makes_a_blow_better() -> None:
    near = Position(SONG.replace("FAR", "33.2"))
    assert near.explained().option == Play("war-song")
    assert near.terms(Play("war-song"))[NOW] > 0.5


def test_strength_for_a_turn_is_held_where_nobody_is_in_reach() -> None:
    assert Position(SONG.replace("FAR", "50")).explained().option != Play("war-song")


LEDGER = """cards:
- id: duke
  type: hero
  strength: 2
  health: 6
  slots: {treasure: 1}
  effects:
  - {when: at-will, price: 1, who: {creature: opponents, choose: 1}, what: skip-activation}
seats:
  first:
    prosperity: 3
    hero: {card: duke, called: fox-lord, at: [30, 30], activated: yes}
  second:
    deck: [one, two]
    hero: {called: wolf-lord, strength: 2, health: 5, at: [5, 57]}
    creatures:
      ogre: {strength: 5, health: 4, at: [30, FAR]}
"""


def test_an_activation_that_an_enemy_loses_is_worth_what_it_could_have_done() -> None:
    near = Position(LEDGER.replace("FAR", "33.2"))
    use = UseCard(near.ids["fox-lord"])
    assert near.explained().option == use
    assert near.terms(use)[SOON] > 0.5
    assert Position(LEDGER.replace("FAR", "57")).explained().option != use


@pytest.mark.parametrize("plague", ["poison", "disease"])
def test_a_plague_on_an_enemy_is_worth_a_card(plague: str) -> None:
    cup = Position(
        f"""cards:
- id: cup
  type: spell
  cost: {{any: 1}}
  effects: [{{when: played, who: {{creature: opponents, choose: 1}}, what: {{gain: {plague}}}}}]
- {{id: tavern, type: building, cost: {{prosperity: 2}}}}
seats:
  first:
    hand: [cup]
    city: [tavern]
    hero: {{called: fox-lord, strength: 2, health: 5, at: [5, 5], activated: yes}}
  second:
    deck: [one, two]
    hero: {{called: wolf-lord, strength: 2, health: 5, at: [55, 57]}}
"""
    )
    assert cup.explained().option == Play("cup")
    assert cup.terms(Play("cup"))["bodies"] > 0.0


# Dice, tactics, payment, order.


def test_of_a_shot_the_dice_without_a_bullseye_are_thrown_again() -> None:
    shot = Position(
        """seats:
  first:
    creatures:
      archer: {strength: 1, health: 3, at: [30, 30], keywords: [{shooting: 3}, {master-shooting: 2}]}
  second:
    creatures:
      wolf: {strength: 1, health: 4, at: [30, 45]}
script:
- first: {activate: archer}
- first: {shoot: wolf}
- dice: {first: bullseye axe shield}
"""
    )
    told = shot.explained()
    assert told.option == Reroll(axes=1, shields=1)
    assert told.candidates[0].terms["successes"] == pytest.approx(2 / 3)


KNIFE = """cards:
- id: knife
  type: tactic
  cost: {any: 1}
  effects:
  - {when: {after: {character: opponents, is: moved}}, who: cause, what: {damage: 1}}
seats:
  first:
    tactics: [knife]
    hero: {called: fox-lord, strength: 1, health: 5, at: [30, 5]}
  second:
    hero: {called: wolf-lord, strength: 2, health: 5, at: [5, 57], activated: yes}
    creatures:
      mover: {strength: 2, health: HEALTH, movement: M, at: [50, 50]}
      hare: {strength: 2, health: 1, at: [20, 50]}
      rabbit: {strength: 2, health: 1, at: [25, 50]}
turn: second
script:
- second: {activate: mover}
- second: {move: {to: [45, 50]}}
"""


@pytest.mark.parametrize("health, answer", [("1", Reveal("knife")), ("3, armour: 2", No())])
def test_a_tactic_waits_for_somebody_to_whom_it_does_more(health: str, answer: Any) -> None:
    assert Position(KNIFE.replace("HEALTH", health)).explained().option == answer


def test_it_pays_with_what_leaves_the_better_card_to_be_played() -> None:
    """Both buildings are named by a card in hand; the temple's is a giant, the tavern's a spell."""
    paying = Position(
        """cards:
- id: page
  type: character
  strength: 1
  health: 1
  base: 32
  cost: {any: 1}
- id: giant
  type: character
  strength: 5
  health: 6
  base: 32
  cost: {buildings: [temple]}
- {id: song, type: spell, cost: {buildings: [tavern]}, effects: [{when: played, what: {draw: 1}}]}
- {id: temple, type: building, cost: {prosperity: 4}}
- {id: tavern, type: building, cost: {prosperity: 2}}
seats:
  first:
    deck: [one, two]
    hand: [page, giant, song]
    city: [temple, tavern]
    hero: {called: fox-lord, strength: 1, health: 5, at: [30, 5]}
  second:
    hero: {called: wolf-lord, strength: 2, health: 5, at: [5, 57]}
script:
- first: {play: page}
"""
    )
    tavern = next(one.id for one in paying.game.player(0).city if one.card == "tavern")
    told = paying.explained()
    assert told.option == TapBuildings((tavern,))
    assert told.candidates[0].terms["left-to-play"] > told.candidates[1].terms["left-to-play"]


@pytest.mark.parametrize("city", ["[market, mint]", "[mint, market]"])
def test_the_order_of_effects_is_that_with_the_best_end(city: str) -> None:
    """From 1 prosperity to 1 again if the market takes first, to none if the mint gives first."""
    ending = Position(
        f"""cards:
- id: mint
  type: building
  cost: {{prosperity: 3}}
  effects: [{{when: end-of-turn, what: {{prosperity: 1}}}}]
- id: market
  type: building
  cost: {{prosperity: 3}}
  effects: [{{when: end-of-turn, what: {{prosperity: -2}}}}]
seats:
  first: {{prosperity: 1, city: {city}}}
  second: {{deck: [one]}}
script:
- first: end-turn
"""
    )
    told = ending.explained()
    market = next(one.id for one in ending.game.player(0).city if one.card == "market")
    assert told.option == GoesFirst("market", market)
    assert told.candidates[0].terms["prosperity"] > told.candidates[1].terms["prosperity"]
