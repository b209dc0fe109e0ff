"""The greedy player weighs texts that are done to players, and texts with several sentences."""

from typing import Any

import pytest

from signum.classic.bots.greedy.player import greedy_player
from signum.classic.cards.sets import shipped
from signum.classic.core.view import view
from signum.classic.effects.prices import Part
from signum.content.source import parse
from signum.engine.questions import Option
from signum.players.deadline import Deadline
from signum.rulebooks import GAMES
from signum.table.scenario.reading import scenario
from signum.table.scenario.ways import forward

BOTH = pytest.mark.parametrize("edition", ["fr1", "en2"])
TABLE = """
seats:
  first:
    prosperity: 3
    hand: [prayer]
    graveyard: [ember, ember]
    deck: [a, b, c, d, e]
    hero: {called: crow, strength: 2, health: 5, at: [30, 5]}
    creatures:
      fox: {strength: 2, health: 5, wounds: 1, at: [20, 20]}
      hen: {strength: 2, health: 5, wounds: 2, at: [30, 20]}
  second:
    prosperity: 3
    deck: [a, b, c, d, e]
    hero: {called: lion, strength: 2, health: 5, at: [30, 57]}
    creatures:
      wolf: {strength: 2, health: 5, at: [30, 40]}
script:
- first: {play: prayer}
"""


def cards(*effects: str) -> str:
    lines = "".join([f"  - {effect}\n" for effect in effects])
    ember = "- {id: ember, type: spell, cost: {prosperity: 1}}\n"
    return f"cards:\n{ember}- id: prayer\n  type: spell\n  effects:\n{lines}"


def weighed(text: str, edition: str, kind: str) -> Option:
    """The greedy player's answer to the question at the end of the script."""
    table = forward(scenario(parse(f"scenario: A text\n{text}{TABLE}", "x"), GAMES), edition, GAMES)
    choice, game = table.match.run.choice, table.match.run.game
    assert choice is not None
    assert choice.kind == kind
    greedy: Any = greedy_player("1", {**shipped(), **game.cards})
    option: Option = greedy(view(game, choice.seat), choice, Deadline())
    assert choice.explain(option) is None
    return option


@BOTH
def test_a_part_that_is_done_to_players_is_weighed_for_players(edition: str) -> None:
    """C-ZONE-06: the numbers of creatures are not seats."""
    text = cards(
        "{when: played, who: {player: yours}, what: [{recall: spell}, {prosperity: 1}], either: yes}"
    )
    assert isinstance(weighed(text, edition, "either"), Part)


@BOTH
def test_a_target_is_weighed_by_the_sentence_that_asks_for_it(edition: str) -> None:
    """C-PLAY-06: of two sentences with targets the second one asks, and it means creatures."""
    text = cards(
        "{when: played, who: {player: yours, choose: 1}, what: {prosperity: 1}}",
        "{when: played, who: {creature: yours, choose: 1}, what: {heal: 2}}",
    )
    weighed(text, edition, "target")


@BOTH
def test_who_may_pay_weighs_the_sentence_that_is_paid_for(edition: str) -> None:
    text = cards(
        "{when: played, who: {player: yours}, what: {recall: spell}, unless-paid: 9}",
        "{when: played, who: {creature: opponents}, what: {wound: 1}, unless-paid: 1}",
    )
    weighed(text, edition, "pay-off")


CROWD = """
seats:
  first:
    prosperity: 3
    hand: [prayer]
    deck: [a, b, c, d, e]
    hero: {called: crow, strength: 2, health: 5, at: [30, 5]}
    creatures:
      fox: {strength: 1, health: 5, at: [10, 20], movement: M}
      hen: {strength: 3, health: 5, at: [30, 28], movement: M}
  second:
    deck: [a, b, c, d, e]
    hero: {called: lion, strength: 2, health: 9, at: [50, 57]}
    creatures:
      mouse: {strength: 1, health: 2, at: [10, 50], movement: S}
      wolf: {strength: 4, health: 4, at: [30, 40], movement: M}
      bear: {strength: 3, health: 4, at: [34, 40], movement: M}
script:
- first: {play: prayer}
"""


@BOTH
@pytest.mark.parametrize(
    ("sentence", "wanted"),
    [
        ("who: {creature: opponents, choose: 1}, what: cannot-attack, until: opponents-turn", "wolf"),
        ("who: {creature: yours, choose: 1}, what: double-strength, until: turn", "hen"),
        ("who: {character: opponents, choose: 1}, what: {burst: {damage: 1, within: S}}", "wolf bear"),
    ],
)
def test_the_target_is_the_one_for_whom_it_matters_most(edition: str, sentence: str, wanted: str) -> None:
    """The strongest attacker is stopped, the strongest fighter doubled, and two are hit rather than one."""
    text = f"scenario: A text\n{cards(f'{{when: played, {sentence}}}')}{CROWD}"
    table = forward(scenario(parse(text, "x"), GAMES), edition, GAMES)
    choice, game = table.match.run.choice, table.match.run.game
    assert choice is not None
    greedy: Any = greedy_player("1", {**shipped(), **game.cards})
    target: Any = greedy(view(game, choice.seat), choice, Deadline())
    named = game.state.creatures[target.target].card
    assert named in wanted.split()
