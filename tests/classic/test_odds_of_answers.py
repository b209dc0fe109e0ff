"""Odds with card texts that affect the damage, the dice or the abilities of both creatures."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import pytest

from signum.classic.chapters.combat.damage import Healed
from signum.classic.chapters.combat.melee import Split, melee, strike_magically
from signum.classic.chapters.combat.ranged import SHOT, shoot
from signum.classic.chapters.combat.rolls import Reroll
from signum.classic.core.dice import AXE, BULLSEYE, BULLSEYE_ONLY, SHIELD
from signum.classic.core.game import Game
from signum.classic.core.state import Tactic
from signum.classic.odds.attacks import fight, magical_strike, shot
from signum.classic.odds.melee import melee_odds
from signum.classic.odds.splitting import open_splits
from signum.content.source import parse
from signum.engine.questions import Choice
from signum.engine.run import GameRun
from signum.rulebooks import GAMES
from tests.classic.enumeration import Attack, melee_endings

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
    rules = GAMES.rules("classic", "en2")
    start, ids = rules.position(parse(BEAST.replace("FIRST", keyword), "beast"))
    game = GameRun(rules.with_start(start), start.state, None).game
    fox, beast = (game.creature(ids[name]) for name in ("fox", "thorn-beast"))
    odds = melee_odds(game, fox, beast, Split(1, 0), theirs)
    assert sum(odds.chances().values()) == 1
    assert odds.chance(lambda ending: ending.attacker.wounds > 0) == wounded
    assert game.log == []


LUCK = """
cards:
- id: gambler
  type: character
  strength: 2
  health: 3
  effects:
  - {when: {after: {self: yours, is: rolled}}, may: yes, what: {reroll: 1}}
- id: spoiler
  type: character
  strength: 1
  health: 3
  effects:
  - {when: {after: {creature: opponents, is: rolled}}, who: cause, what: {reroll: 1}}
- id: banner
  type: character
  strength: 1
  health: 1
seats:
  first:
    creatures:
      FIRST: {strength: 2, health: 3, wounds: 2, at: [30, 30], keywords: [{shooting: 2}, {magical-strike: 2}]}
  second:
    creatures:
      SECOND: {strength: 1, health: 2, at: PLACE, keywords: KEYWORDS}
"""


def luck(first: str, second: str, place: str, keywords: str = "[]") -> Game:
    """Two who fight, with texts about their dice or without."""
    said = LUCK.replace("FIRST", first).replace("SECOND", second)
    rules = GAMES.rules("classic", "en2")
    start, _ = rules.position(parse(said.replace("PLACE", place).replace("KEYWORDS", keywords), "luck"))
    game: Game = GameRun(rules.with_start(start), start.state, None).game
    return game


class Lucky(Attack):
    """A player who may reroll another's dice picks the successes."""

    def _failed_dice(self, there: Game, choice: Choice[Any]) -> Reroll:
        about: Mapping[str, Any] = choice.about
        creature = there.state.creatures[about["creature"]]
        if creature.seat == choice.seat:
            return super()._failed_dice(there, choice)
        good = self.good(there, creature, about["why"])
        dropped = [face for face in about["faces"] if face in good][: about["limit"]]
        return Reroll(dropped.count(BULLSEYE), dropped.count(AXE), dropped.count(SHIELD))


@pytest.mark.parametrize(
    "first, second", [("gambler", "wolf"), ("wolf", "gambler"), ("wolf", "spoiler"), ("gambler", "spoiler")]
)
def test_texts_about_dice_are_in_the_odds_of_a_melee(first: str, second: str) -> None:
    game = luck(first, second, f"touching {first}", "[{master-defense: 1}]")
    one, other = game.state.creatures[1], game.state.creatures[2]
    for picks in ((0, 0), (1, 1)):
        ours, theirs = open_splits(game, one, other)
        odds = melee_odds(game, one, other, ours[picks[0]], theirs[picks[1]])
        assert odds.chances() == Lucky(game, melee, picks=picks).endings()
    assert magical_strike(game, one, other).chances() == Lucky(game, strike_magically).endings()
    assert game.log == []


@pytest.mark.parametrize("first, second", [("gambler", "wolf"), ("wolf", "gambler"), ("wolf", "spoiler")])
def test_texts_about_dice_are_in_the_odds_of_a_shot(first: str, second: str) -> None:
    game = luck(first, second, "[30, 45]", "[difficult-target]")
    one, other = game.state.creatures[1], game.state.creatures[2]
    played = Lucky(game, lambda there, me, foe: shoot(there, me, foe, SHOT), faces=BULLSEYE_ONLY)
    assert shot(game, one, other, SHOT).chances() == played.endings()


def test_a_text_that_rolls_a_die_again_makes_it_succeed_more_often() -> None:
    plain, lucky = luck("wolf", "bear", "touching wolf"), luck("gambler", "bear", "touching gambler")
    chances = []
    for game in (plain, lucky):
        odds = melee_odds(game, game.state.creatures[1], game.state.creatures[2], Split(1, 1), Split(1, 0))
        chances.append(odds.of(lambda ending: ending.defender.wounds).chances()[1])
    assert chances == [Fraction(1, 3), Fraction(5, 9)]


@pytest.mark.parametrize("gift", ["strength: +1", "health: +1", "initiative: yes", "vulnerability: yes"])
def test_what_an_aura_gives_while_its_bearer_stands_is_in_the_odds(gift: str) -> None:
    said = gift.split(":")[0] if "yes" in gift else f"{{{gift}}}"
    aura = f"[{{aura: {{within: M, what: {{gain: {said}}}}}}}]"
    game = luck("wolf", "banner", "touching wolf", aura)
    one, other = game.state.creatures[1], game.state.creatures[2]
    ours, theirs = open_splits(game, one, other)
    for picks in ((0, 0), (-1, -1)):
        odds = melee_odds(game, one, other, ours[picks[0]], theirs[picks[1]])
        assert odds.chances() == melee_endings(game, picks).endings()


def test_face_down_cards_change_no_odds() -> None:
    game = luck("wolf", "bear", "touching wolf")
    one, other = game.state.creatures[1], game.state.creatures[2]
    before = fight(game, one, other).odds.weights
    game.state.players[1].tactics.append(Tactic(90, "secret"))
    game.write(Healed(1, 0))
    assert fight(game, one, other).odds.weights == before


FALLING = """
cards:
- id: stubborn
  type: character
  strength: 1
  health: 1
  effects:
  - {when: {WHEN}, what: {WHAT}}
seats:
  first:
    creatures:
      fox: {strength: 1, health: 1, at: [30, 30]}
  second:
    creatures:
      stubborn: {card: stubborn, at: touching fox}
"""


@pytest.mark.parametrize(
    "when, what, theirs, ours",
    [
        # A hit on 2 of 3 faces, and nobody parries.
        ("{after: {self: any, is: healed}}", "{draw: 1}", Fraction(2, 3), Fraction(0)),
        ("{before: {self: any, is: eliminated}}", "{survive: 1}", Fraction(0), Fraction(0)),
        ("{before: {self: any, is: eliminated-in-melee}}", "{survive: 1}", Fraction(0), Fraction(0)),
        (
            "{after: {self: any, is: hurt-in-melee}}, who: culprit",
            "{damage: 1}",
            Fraction(2, 3),
            Fraction(2, 3),
        ),
        (
            "{after: {self: any, is: eliminated-in-melee}}, who: culprit",
            "{damage: 1}",
            Fraction(2, 3),
            Fraction(2, 3),
        ),
    ],
)
def test_who_survives_and_who_is_hurt_in_melee_is_in_the_odds(
    when: str, what: str, theirs: Fraction, ours: Fraction
) -> None:
    rules = GAMES.rules("classic", "en2")
    text = FALLING.replace("{WHEN}", when).replace("{WHAT}", what)
    start, ids = rules.position(parse(text, "falling"))
    game = GameRun(rules.with_start(start), start.state, None).game
    fox, other = (game.creature(ids[name]) for name in ("fox", "stubborn"))
    odds = melee_odds(game, fox, other, Split(1, 0), Split(0, 0))
    assert odds.defender_dies == theirs
    assert odds.attacker_dies == ours


DECOY = """
cards:
- id: decoy
  type: character
  strength: 1
  health: 5
  effects:
  - {when: {before: {creature: yours, is: attacked-at-range}}, who: self, what: become-target}
seats:
  first:
    creatures:
      owl: {strength: 1, health: 3, at: [30, 30], keywords: [{shooting: 1}, {master-shooting: 1}]}
  second:
    creatures:
      decoy: {strength: 1, health: 5, at: [30, 40]}
"""


def test_a_shot_that_is_drawn_away_keeps_its_rerolls_in_the_odds() -> None:
    rules = GAMES.rules("classic", "en2")
    start, ids = rules.position(parse(DECOY, "decoy"))
    game = GameRun(rules.with_start(start), start.state, None).game
    owl, decoy = (game.creature(ids[name]) for name in ("owl", "decoy"))
    hit = 1 - (1 - Fraction(len(SHOT.faces), 3)) ** 2
    odds = shot(game, owl, decoy, SHOT)
    assert odds.chance(lambda ending: ending.defender.wounds > 0) == hit * Fraction(2, 3)


ARCHERY = """
cards:
- id: magister
  type: hero
  strength: 1
  health: 9
  slots: {treasure: 1}
  effects:
  - {when: {after: {creature: yours, is: OCCASION}}, who: cause, what: {reroll: 1}}
seats:
  first:
    hero: {called: magister, card: magister, at: [50, 5]}
    creatures:
      fox: {strength: 1, health: 3, at: [30, 20], keywords: [{shooting: 1}]}
  second:
    creatures:
      owl: {strength: 0, health: 9, at: [30, 30]}
"""


@pytest.mark.parametrize(
    "occasion, hit",
    [
        # A bullseye on 1 of 3 faces, at once or by the reroll, that an axe does not ward off on 2 of 3.
        ("rolled-in-shooting", Fraction(5, 9)),
        ("rolled-in-attack", Fraction(5, 9)),
        ("rolled-in-melee", Fraction(1, 3)),
    ],
)
def test_a_text_about_the_dice_of_some_attacks_is_in_the_odds_of_those(occasion: str, hit: Fraction) -> None:
    rules = GAMES.rules("classic", "en2")
    start, ids = rules.position(parse(ARCHERY.replace("OCCASION", occasion), "archery"))
    game = GameRun(rules.with_start(start), start.state, None).game
    fox, owl = (game.creature(ids[name]) for name in ("fox", "owl"))
    odds = shot(game, fox, owl, SHOT)
    assert odds.chance(lambda ending: ending.defender.wounds > 0) == hit * Fraction(2, 3)
