"""Positions in which a shortcut of the greedy player once left out the best option or weighed it wrongly."""

from functools import partial
from typing import Any

import pytest

from signum.classic.bots.greedy.player import Explained, greedy_player
from signum.classic.bots.greedy.thinking import GreedyThinking
from signum.classic.bots.greedy.turn import _played
from signum.classic.cards.sets import shipped
from signum.classic.chapters.cards.cards_in_play import UseCard
from signum.classic.chapters.cards.playing import Play
from signum.classic.composed_game import ClassicGame
from signum.classic.core.view import view
from signum.classic.knowledge.known_game import KnownGame, rules_seen
from signum.classic.odds.rolls import ability_odds
from signum.content.source import parse
from signum.engine import averages, enumeration
from signum.engine.questions import Choice
from signum.players.deadline import Deadline
from signum.rulebooks import GAMES
from signum.table.scenario.reading import scenario
from signum.table.scenario.ways import forward

EDITIONS = ("fr1", "en2")
SETS = "sets: [core, akkari, unicorn, vallor]\n"


def standing(text: str, edition: str) -> tuple[ClassicGame, Choice[Any]]:
    """The game of a position, and what it asks."""
    said = scenario(parse(f"scenario: a position\n{SETS}{text}", "position"), GAMES)
    run = forward(said, edition, GAMES).match.run
    assert run.choice is not None
    game = run.game
    assert isinstance(game, ClassicGame)
    return game, run.choice


def decided(text: str, edition: str) -> Explained:
    """The answer, which is the same whether all options are weighed or only the best is looked for."""
    game, choice = standing(text, edition)
    player = greedy_player("1", {**shipped(), **game.cards})
    seen = view(game, choice.seat)
    option, told = player(seen, choice, Deadline()), player.explain(seen, choice, Deadline())
    assert option == told.option
    return told


def test_a_building_that_wins_the_game_does_not_wait_for_a_card_that_spends_prosperity() -> None:
    """C-WIN-02: with 51 prosperity the game is won; the spell costs one."""
    told = decided(
        """
cards:
- id: drum
  type: spell
  cost: {prosperity: 1}
  effects: [{when: played, who: {creature: yours, choose: 1}, what: {heal: 1}}]
seats:
  first:
    prosperity: 50
    hand: [drum]
    deck: [a, b, c]
    city: [city-hall]
    hero: {called: crow, strength: 2, health: 9, wounds: 1, at: [30, 3]}
  second:
    deck: [a, b, c]
    hero: {called: lion, strength: 2, health: 9, at: [20, 50]}
""",
        "fr1",
    )
    assert isinstance(told.option, UseCard)


def test_a_temple_that_saves_the_hero_does_not_wait_for_a_card_that_taps_it() -> None:
    told = decided(
        """
cards:
- {id: drum, type: spell, cost: {buildings: [temple]}, effects: [{when: played, what: {draw: 2}}]}
seats:
  first:
    prosperity: 5
    hand: [drum]
    deck: [a, b, c]
    city: [temple]
    hero: {called: crow, strength: 1, health: 6, wounds: 4, at: [30, 30]}
  second:
    deck: [a, b, c]
    hero: {called: lion, strength: 2, health: 9, at: [20, 50]}
    creatures:
      wolf: {strength: 3, health: 4, at: [33, 42], movement: M}
""",
        "fr1",
    )
    assert isinstance(told.option, UseCard)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_card_for_the_other_turn_is_played_after_a_fight(edition: str) -> None:
    """It was put off until all creatures have acted, and the enemies in reach of the hero are rooted then."""
    told = decided(
        """
seats:
  first:
    prosperity: 5
    hand: [entangling-roots]
    deck: [a, b, c]
    city: [library]
    hero: {called: crow, strength: 2, health: 6, wounds: 3, at: [30, 20], activated: yes}
    creatures:
      cub: {strength: 2, health: 3, at: [50, 20], activated: yes}
  second:
    deck: [a, b, c]
    hero: {called: lion, strength: 2, health: 9, at: [20, 55]}
    creatures:
      rat: {strength: 1, health: 3, at: [50, 23.2], melees-suffered: 1}
      wolf: {strength: 5, health: 4, at: [33, 30], movement: L}
      bear: {strength: 5, health: 4, at: [27, 30], movement: L}
""",
        edition,
    )
    assert told.option == Play("entangling-roots")


@pytest.mark.parametrize("third", ["", "      dog: {strength: 1, health: 2, at: [30, 28]}\n"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_blows_that_call_a_nurse_are_weighed_in_all_ways(
    edition: str, third: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Flames of Fury: one falls, the nurse heals another; if all fall, or none, there is nobody to heal."""
    game, choice = standing(
        f"""
seats:
  first:
    prosperity: 5
    hand: [flames-of-fury]
    deck: [a, b, c]
    city: [school-of-magic, shooting-range, library, smithy]
    hero: {{called: crow, strength: 2, health: 6, at: [30, 20]}}
  second:
    deck: [a, b, c]
    hero: {{called: lion, strength: 2, health: 9, at: [20, 55]}}
    creatures:
      nurse: {{card: nih-let-the-brood-nurse, at: [50, 50]}}
      rat: {{strength: 1, health: 2, at: [36, 24]}}
      cat: {{strength: 1, health: 2, at: [24, 24]}}
{third}""",
        edition,
    )
    cards = {**shipped(), **game.cards}

    def gained() -> dict[str, float]:
        known = KnownGame(rules_seen(edition, cards), view(game, choice.seat))
        with known.trying():
            return GreedyThinking(known, cards, Deadline()).gain(partial(_played, 0, "flames-of-fury"))

    quick = gained()
    monkeypatch.setattr(averages._OneAtATime, "_added_up", lambda *_: None)
    assert quick == pytest.approx(gained())


@pytest.mark.parametrize("mine", ["", "luck"])
@pytest.mark.parametrize("theirs", ["", "jinx"])
@pytest.mark.parametrize("wounds", [1, 2])
@pytest.mark.parametrize("keywords", ["{healer: 3}", "{healer: 3}, {master-healing: 1}"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_odds_of_healing_are_exact_whoever_rolls_again(
    edition: str, mine: str, theirs: str, wounds: int, keywords: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More successes than wounds change nothing, but an enemy may have one of them rolled again."""
    game, _ = standing(
        f"""
cards:
- id: jinx
  type: building
  effects: [{{when: {{after: {{creature: opponents, is: rolled}}}}, who: cause, what: {{reroll: 1}}}}]
- id: luck
  type: building
  effects: [{{when: {{after: {{creature: yours, is: rolled}}}}, who: cause, what: {{reroll: 1}}}}]
seats:
  first:
    deck: [a, b, c]
    city: [{mine}]
    hero: {{called: crow, strength: 2, health: 6, at: [30, 20], keywords: [{keywords}]}}
    creatures:
      cub: {{strength: 2, health: 3, wounds: {wounds}, at: [30, 23.2]}}
  second:
    deck: [a, b, c]
    city: [{theirs}]
    hero: {{called: lion, strength: 2, health: 9, at: [20, 55]}}
""",
        edition,
    )
    crow, cub = [next(one for one in game.creatures() if one.card == name) for name in ("crow", "cub")]
    found = ability_odds(game, crow, "A-HEALER", cub.id).of(lambda deed: deed.healed).chances()
    every = enumeration.unlike_throws
    monkeypatch.setattr(enumeration, "unlike_throws", lambda dice, told, _: every(dice, told))
    assert found == ability_odds(game, crow, "A-HEALER", cub.id).of(lambda deed: deed.healed).chances()
