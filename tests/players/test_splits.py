"""The greedy player's splits of dice: exact while that is quick, estimates where it is not (C-MEL-03)."""

import pytest

from signum.classic.bots.greedy import splits
from signum.classic.bots.greedy.player import greedy_player
from signum.classic.cards.sets import shipped
from signum.classic.chapters.combat.melee import Split
from signum.classic.chapters.turn.activation import Activate, Fight
from signum.classic.core.game import Game
from signum.classic.odds.attacks import fight
from signum.content.source import parse
from signum.engine.chance import seed_of
from signum.engine.enumeration import TooManyWays
from signum.players.deadline import Deadline
from signum.rulebooks import GAMES
from signum.table.match import Match
from signum.table.scenario.reading import scenario

POSITION = """
scenario: a strong attacker whose victim is tired of life, and a mourner who rolls for each death
seats:
  first:
    hero: {called: lion, strength: 1, health: 6, at: [10, 3]}
    creatures:
      ogre: {strength: 5, health: 5, at: [30, 30]}
  second:
    hero: {called: bear, strength: 1, health: 6, at: [50, 57]}
    creatures:
      hare: {strength: 0, health: 2, at: [33.2, 30]}
      mourner: {strength: 0, health: 3, at: [30, 36], keywords: [requiem]}
turn: {active: first, phase: activation}
"""


def begun() -> tuple[Match, dict[str, int]]:
    """The position with the attack declared, the attacker asked for its dice."""
    said = scenario(parse(POSITION.encode(), "splits.yaml"), GAMES)
    rules = GAMES.rules(said.game, "en2", shipped())
    start, ids = rules.position(said.position)
    return Match(rules, start, secret=seed_of("splits")), ids


def attacked(match: Match, ids: dict[str, int]) -> Split:
    """The attacker's split after the defender's."""
    player = greedy_player("splits", shipped())
    match.answer(0, Activate(ids["ogre"]), 0)
    match.answer(0, Fight(ids["hare"]), 0)
    for seat in (1, 0):
        choice = match.choice(seat)
        if choice is None:
            continue
        assert choice.kind == "split"
        option = player(match.view(seat).game, choice, Deadline())
        if seat == 0:
            assert isinstance(option, Split)
            return option
        match.answer(seat, option, 0)
    raise AssertionError("the attacker was not asked")


@pytest.mark.parametrize("most", [splits.MOST_PLAYED, 0])
def test_nothing_strikes_back_so_all_dice_attack(most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a way to play the estimate decides; before, a random split was drawn."""
    monkeypatch.setattr(splits, "MOST_PLAYED", most)
    assert attacked(*begun()) == Split(5, 0)


def test_the_odds_of_a_melee_stop_at_a_number_of_ways() -> None:
    match, ids = begun()
    game = match.run.game
    assert isinstance(game, Game)
    both = [game.state.creatures[ids[name]] for name in ("ogre", "hare")]
    assert fight(game, both[0], both[1], most=1_000).odds.expected(lambda ending: ending.defender.dead) > 0.5
    with pytest.raises(TooManyWays):
        _ = fight(game, both[0], both[1], most=3).odds
