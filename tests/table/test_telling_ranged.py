"""Ranged attacks in words: the possible targets, and the succeeding faces of the dice."""

import pytest

from signum.classic.chapters.combat.ranged import Shoot, ShootMagically, Throw
from signum.classic.chapters.turn.activation import Activate
from signum.classic.telling.forecast import OddsTeller
from signum.classic.telling.surroundings import Surroundings
from signum.classic.telling.telling import Telling
from signum.content.languages import LANGUAGES
from signum.content.source import parse
from signum.engine.chance import seed_of
from signum.engine.questions import FIRST, Option
from signum.rulebooks import GAMES
from signum.table.match import Match
from signum.table.scenario.reading import scenario

FIELD = """
scenario: a shooting range
seats:
  first:
    creatures:
      archer:
        strength: 1
        health: 2
        at: [30, 10]
        keywords: [{shooting: 2}, {throwing: 2}, {magical-shot: 2}, {master-shooting: 2}, {master-magic: 2}]
  second:
    creatures:
      near: {strength: 2, health: 2, at: [30, 25]}
      covered: {strength: 2, health: 2, at: [15, 30]}
      shade: {strength: 2, health: 2, at: [45, 20], hidden: yes}
      far: {strength: 2, health: 2, at: [55, 55]}
terrains:
  hedge: {centre: [15, 30], radius: 3, abilities: [cover]}
"""
ARCHER, NEAR, COVERED, SHADE, FAR = range(1, 6)


class Range:
    """An archer that acts, and what is told of it."""

    def __init__(self, language: str = "en") -> None:
        said = scenario(parse(FIELD.encode(), "range.yaml"), GAMES)
        rules = GAMES.rules(said.game, "en2")
        start, _ = rules.position(said.position)
        self.match = Match(rules, start, secret=seed_of("7"))
        self.match.answer(FIRST, Activate(ARCHER))
        self.telling = Telling(self.match, language, FIRST, cites_rules=False)

    def reach(self, id: int) -> str:
        name = self.telling.names.creature(id)
        return next(line for line in Surroundings(self.telling).reach(ARCHER) if line.startswith(name))


def test_reach_tells_which_attacks_are_possible_and_cover() -> None:
    """C-RNG-01, C-RNG-02, T-COVER: as the rules would answer."""
    field = Range()
    shot, thrown = "It may shoot from here.", "It may throw from here."
    assert shot in field.reach(NEAR)
    assert thrown in field.reach(NEAR)
    assert "in cover" not in field.reach(NEAR)
    assert shot in field.reach(COVERED)
    assert thrown not in field.reach(COVERED)
    assert field.reach(COVERED).endswith("The target is in cover.")
    assert "shoot" not in field.reach(SHADE)
    assert "shoot" not in field.reach(FAR)


@pytest.mark.parametrize(
    ("attack", "faces"),
    [
        (Shoot(NEAR), "bullseye"),
        (ShootMagically(NEAR), "bullseye"),
        (Throw(NEAR), "axe or a shield"),
    ],
)
def test_rerolls_are_told_with_the_faces_of_the_attack(attack: Option, faces: str) -> None:
    """C-RNG-03: not with those of melee."""
    field = Range()
    field.match.answer(FIRST, attack)
    choice = field.match.view(FIRST).choice
    assert choice is not None
    assert choice.kind == "reroll"
    assert faces in OddsTeller(field.telling).hits(choice).lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_told_in_every_language(language: str) -> None:
    field = Range(language)
    choice = field.match.view(FIRST).choice
    assert choice is not None
    assert len({field.telling.option(option) for option in choice.options}) == len(choice.options)
    assert OddsTeller(field.telling).lines(FIRST, choice)
