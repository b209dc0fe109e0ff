"""The greedy player plays texts that let a creature go somewhere, for what it can do or avoid there."""

from typing import Any

import pytest

from signum.classic.bots.greedy.player import greedy_player
from signum.classic.cards.sets import shipped
from signum.classic.chapters.cards.cards_in_play import UseCard
from signum.classic.chapters.cards.playing import Play
from signum.classic.core.view import view
from signum.classic.effects.choosing import Target
from signum.content.source import parse
from signum.engine.questions import Option
from signum.players.deadline import Deadline
from signum.rulebooks import GAMES
from signum.table.scenario.reading import scenario
from signum.table.scenario.ways import forward

BOTH = pytest.mark.parametrize("edition", ["fr1", "en2"])

WALK = (
    "played, who: {character: yours, choose: 1}, what: {place-within: {distance: M, without-backstab: yes}}"
)
PATH = "tapped, who: {character: yours, choose: 1}, what: {move-freely: S}"
TEXT = """
cards:
- {{id: walk, type: spell, effects: [{{when: {walk}}}]}}
- {{id: path, type: building, effects: [{{when: {path}}}]}}
seats:
  first:
    prosperity: 0
    hand: [{hand}]
    deck: [a, b, c]
    city: [{city}]
    hero: {{called: crow, strength: 2, health: 9, at: [30, 3]}}
    creatures:
      fox: {{strength: 3, health: 4, at: [20, {y}], movement: S}}
      hen: {{strength: 4, health: 4, at: [54, 20], movement: S}}
  second:
    deck: [a, b, c]
    hero: {{called: lion, strength: 2, health: 2, at: [20, 50]}}
    creatures:
      rat: {{strength: 1, health: 2, at: [54, 26]}}
script: {script}
"""


def answered(
    edition: str, *, y: int, hand: str = "", city: str = "", script: str = "[]"
) -> tuple[Option, Any]:
    text = TEXT.format(walk=WALK, path=PATH, y=y, hand=hand, city=city, script=script)
    played = forward(scenario(parse(f"scenario: A step\n{text}", "x"), GAMES), edition, GAMES)
    choice, game = played.match.run.choice, played.match.run.game
    assert choice is not None
    greedy: Any = greedy_player("1", {**shipped(), **game.cards})
    return greedy(view(game, choice.seat), choice, Deadline()), game


@BOTH
def test_a_walk_brings_a_creature_to_its_target(edition: str) -> None:
    option, _ = answered(edition, y=30, hand="walk")
    assert option == Play("walk")
    option, game = answered(edition, y=30, hand="walk", script="[{first: {play: walk}}]")
    assert isinstance(option, Target)
    assert game.state.creatures[option.target].card == "fox"


@BOTH
def test_a_walk_is_kept_if_nobody_needs_it(edition: str) -> None:
    """The fox strikes the lion without it, and the hen the rat."""
    option, _ = answered(edition, y=46, hand="walk")
    assert not isinstance(option, Play)


@BOTH
def test_a_building_lets_a_creature_go(edition: str) -> None:
    option, _ = answered(edition, y=30, city="path")
    assert isinstance(option, UseCard)
    option, game = answered(edition, y=30, city="path", script="[{first: {use-card: path}}]")
    assert isinstance(option, Target)
    assert game.state.creatures[option.target].card == "fox"
