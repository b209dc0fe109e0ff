"""The greedy player counts "for each" wherever it weighs a text, and weighs the questions that texts ask."""

from typing import Any

import pytest

from signum.classic.bots.greedy.player import greedy_player
from signum.classic.bots.greedy.prosperity import income
from signum.classic.bots.greedy.worth import Worths
from signum.classic.cards.sets import shipped
from signum.classic.chapters.cards.tactics import Reveal
from signum.classic.core.view import view
from signum.classic.effects.card_events import PickCard
from signum.classic.effects.prices import Part, PayAmount
from signum.content.source import parse
from signum.engine.confirming import No, Yes
from signum.engine.questions import Option
from signum.players.deadline import Deadline
from signum.rulebooks import GAMES
from signum.table.scenario.reading import scenario
from signum.table.scenario.ways import forward

BOTH = pytest.mark.parametrize("edition", ["fr1", "en2"])


def table(text: str, edition: str) -> Any:
    return forward(scenario(parse(f"scenario: A text\n{text}", "x"), GAMES), edition, GAMES)


def answered(text: str, edition: str, kind: str) -> tuple[Option, Any]:
    """The greedy player's answer to the question at the end of the script, and the game."""
    played = table(text, edition)
    choice, game = played.match.run.choice, played.match.run.game
    assert choice is not None
    assert choice.kind == kind
    greedy: Any = greedy_player("1", {**shipped(), **game.cards})
    option: Option = greedy(view(game, choice.seat), choice, Deadline())
    assert choice.explain(option) is None
    return option, game


FIELD = """
seats:
  first:
    prosperity: {prosperity}
    hand: [prayer, {hand}]
    deck: [{deck}]
    hero: {{called: crow, strength: 2, health: 5, at: [30, 5]}}
    creatures:
      fox: {{strength: 1, health: 3, at: [10, 20], movement: M}}
      hen: {{strength: 3, health: 5, wounds: 2, at: [30, 28], movement: M}}
  second:
    prosperity: 3
    deck: [a, b, c, d, e]
    hero: {{called: lion, strength: 2, health: 9, at: [50, 57]}}
    creatures:
      rat: {{strength: 1, health: 1, at: [10, 50], movement: S}}
      wolf: {{strength: 4, health: 3, at: [30, 50], movement: M}}
script:
- first: {{play: prayer}}
"""


def asked(
    *effects: str, hand: str = "oak, oak, oak", deck: str = "oak, oak", prosperity: int = 3, more: str = ""
) -> str:
    lines = "".join([f"  - {effect}\n" for effect in effects])
    cards = f"cards:\n{more}- id: prayer\n  type: spell\n  effects:\n{lines}"
    return cards + FIELD.format(hand=hand, deck=deck, prosperity=prosperity)


@BOTH
def test_the_target_of_a_text_is_weighed_with_its_whole_figure(edition: str) -> None:
    """One damage would take the rat; three, one for each card in hand, take the wolf."""
    blow = "{when: played, who: {character: opponents, choose: 1}, what: {damage: 1}"
    option, game = answered(asked(f"{blow}, for-each: {{hand: yours}}}}"), edition, "target")
    assert game.state.creatures[getattr(option, "target", 0)].card == "wolf"
    option, game = answered(asked(f"{blow}}}"), edition, "target")
    assert game.state.creatures[getattr(option, "target", 0)].card == "rat"


@BOTH
def test_a_part_of_a_text_is_weighed_with_its_whole_figure(edition: str) -> None:
    """Of two parts the blow is better for three cards in hand, because three damage take the wolf."""
    text = "who: {character: opponents, choose: 1}, what: [{strip-armour: 1}, {damage: 1}], either: yes"
    text = asked(f"{{when: played, {text}, for-each: {{hand: yours}}}}") + "- first: {target: wolf}\n"
    played = table(text, edition)
    choice, game = played.match.run.choice, played.match.run.game
    assert choice.kind == "either"
    greedy: Any = greedy_player("1", {**shipped(), **game.cards})
    told = greedy.explain(view(game, choice.seat), choice, Deadline())
    assert told.option == Part(2)
    assert told.candidates[0].value > 3.0


TACTIC = """
cards:
- id: snare
  type: tactic
  effects:
  - {{when: {{after: {{creature: yours, is: attacked}}}}, who: culprit, what: {{damage: 1}}{each}}}
seats:
  first:
    creatures:
      wolf: {{strength: 3, health: 3, at: [30, 20], movement: M}}
  second:
    tactics: [snare]
    hero: {{called: lion, strength: 1, health: 2, at: [33.2, 20]}}
    creatures:
      fox: {{strength: 1, health: 3, at: [50, 50]}}
      hen: {{strength: 1, health: 3, at: [55, 50]}}
script:
- first: {{activate: wolf}}
- first: {{fight: lion}}
"""


def test_a_tactic_that_fells_the_attacker_by_its_number_is_shown() -> None:
    """C-TAC-04: three damage, one for each creature, save the hero."""
    option, _ = answered(TACTIC.format(each=", for-each: {creature: yours}"), "en2", "tactic")
    assert not isinstance(option, No)


PAYING = """
cards:
- id: toll
  type: spell
  effects:
  - {{when: played, who: {{creature: opponents, choose: 1}}, what: {{damage: 1}}{each}, unless-paid: 7}}
seats:
  first:
    hand: [toll, oak, oak, oak, oak]
    deck: [a]
  second:
    prosperity: 7
    deck: [a, b, c, d, e]
    hero: {{called: lion, strength: 2, health: 9, at: [50, 57]}}
    creatures:
      bear: {{strength: 1, health: 4, at: [30, 50], movement: M}}
script:
- first: {{play: toll}}
- first: {{target: bear}}
"""


def test_prosperity_is_paid_for_the_whole_figure_and_not_for_one() -> None:
    option, _ = answered(PAYING.format(each=", for-each: {hand: yours}"), "en2", "pay-off")
    assert option == Yes()
    option, _ = answered(PAYING.format(each=""), "en2", "pay-off")
    assert option == No()


def test_the_income_of_a_building_is_counted() -> None:
    text = """
cards:
- id: mill
  type: building
  cost: {prosperity: 2}
  effects:
  - {when: start-of-turn, what: {prosperity: 1}, for-each: {building: yours, most: 3}}
seats:
  first: {city: [mill, tavern]}
  second: {city: [tavern]}
script: []
"""
    game = table(text, "en2").match.run.game
    assert [income(game, player) for player in game.state.players] == [2, 0]


# The questions of texts.


@BOTH
def test_of_several_sentences_the_best_is_picked(edition: str) -> None:
    text = asked(
        "{when: played, what: {prosperity: 1}}",
        "{when: played, or: yes, who: {creature: opponents, strength: {at-least: 3}}, what: {damage: 3}}",
    )
    assert answered(text, edition, "which-sentence")[0] == Part(2)


@BOTH
def test_no_more_is_paid_than_the_effect_is_worth(edition: str) -> None:
    """Three damage eliminate the only target; a fourth is wasted."""
    blow = "who: {creature: opponents, strength: {at-least: 3}}, what: {damage: 1}, for-each: paid"
    text = asked(f"{{when: played, price: {{prosperity: any}}, {blow}}}", prosperity=6)
    assert answered(text, edition, "pay-amount")[0] == PayAmount(3)


GIANT = "- {id: giant, type: character, strength: 4, health: 6, cost: {prosperity: 2}}\n"
DEAR = "- {id: never, type: spell, cost: {buildings: [temple]}}\n"


@BOTH
def test_a_card_that_cannot_be_played_goes_under_the_deck(edition: str) -> None:
    text = asked("{when: played, what: {scry: 2}}", deck="never, giant", more=GIANT + DEAR)
    assert answered(text, edition, "scry")[0] == PickCard("never")


@BOTH
def test_the_strongest_character_is_brought_in(edition: str) -> None:
    text = asked(
        "{when: played, what: {summon-from: hand}}",
        hand="giant, dwarf",
        more=GIANT + "- {id: dwarf, type: character, strength: 1, health: 1}\n",
    )
    assert answered(text, edition, "summon-from")[0] == PickCard("giant")


@BOTH
def test_the_least_creature_is_given_up(edition: str) -> None:
    option, game = answered(asked("{when: played, what: {sacrifice: character}}"), edition, "sacrifice")
    assert game.state.creatures[getattr(option, "target", 0)].card == "fox"


def test_a_silenced_creature_is_worth_less() -> None:
    text = """
cards:
- {id: hush, type: spell, effects: [{when: played, who: {creature: opponents}, what: silence}]}
- id: herald
  type: character
  strength: 1
  health: 3
  keywords: [agile, stamina]
  effects:
  - {when: last-word, what: {draw: 1}}
seats:
  first: {hand: [hush]}
  second:
    creatures:
      herald: {card: herald, at: [30, 40]}
script: SCRIPT
"""
    worths = []
    for script in ("[]", "[{first: {play: hush}}]"):
        game = table(text.replace("SCRIPT", script), "en2").match.run.game
        (herald,) = game.state.creatures.values()
        worths.append(Worths(game).whole(herald))
    assert worths[1] < worths[0]


@BOTH
def test_the_one_that_would_strike_hardest_is_put_to_sleep(edition: str) -> None:
    """Until it is hurt or not: the wolf is near and strong, the rat is neither."""
    sleep = "{when: played, who: {character: opponents, choose: 1}, what: cannot-act, until: opponents-turn"
    for more in ("}", ", until-hurt: yes}"):
        text = asked(sleep + more).replace("at: [30, 50]", "at: [30, 36]")
        option, game = answered(text, edition, "target")
        assert game.state.creatures[getattr(option, "target", 0)].card == "wolf"


@BOTH
def test_the_dearest_character_that_a_text_allows_is_revived(edition: str) -> None:
    bodies = """- {id: ghoul, type: character, strength: 1, health: 1, cost: {prosperity: 2}}
- {id: wight, type: character, strength: 3, health: 4, cost: {prosperity: 2}}
- {id: giant, type: character, strength: 5, health: 6, cost: {prosperity: 5}}
"""
    text = asked("{when: played, what: {revive: {cost-at-most: 4, within: S}}}", more=bodies)
    text = text.replace(
        "    prosperity: 3\n    hand", "    prosperity: 3\n    graveyard: [ghoul, giant, wight]\n    hand"
    )
    option, _game = answered(text, edition, "revive")
    assert option == PickCard("wight")


PIT = """
cards:
- id: hidden-pit
  type: tactic
  effects:
  - {when: {after: {creature: opponents, is: moved, within: M, of: yours}}, who: cause, what: end-activation}
seats:
  first:
    hero: {called: lion, strength: 2, health: 9, at: [50, 57], movement: M}
    creatures:
      WHO
  second:
    tactics: [hidden-pit]
    hero: {called: crow, strength: 2, health: 5, at: [5, 5]}
    creatures:
      hen: {strength: 1, health: 2, at: [30, 28]}
script:
- first: {activate: comer}
- first: {move: [30, 31.3]}
"""


def test_an_activation_is_ended_before_a_strong_attack() -> None:
    """It counts the attack that the one in contact with the hen would make."""
    played = table(PIT.replace("WHO", "comer: {strength: 5, health: 5, at: [30, 36], movement: M}"), "en2")
    choice, game = played.match.run.choice, played.match.run.game
    assert choice.kind == "tactic"
    greedy: Any = greedy_player("1", {**shipped(), **game.cards})
    told = greedy.explain(view(game, choice.seat), choice, Deadline())
    assert isinstance(told.option, Reveal)
    assert told.candidates[0].value > 0.5
