"""Looking ahead through all dice and answers finds what exact odds find."""

from fractions import Fraction

import pytest

from signum.classic.chapters.combat.ranged import KINDS, Shoot
from signum.classic.chapters.turn.activation import Fight
from signum.classic.odds.attacks import fight, shot
from signum.classic.puzzles.rules import PUZZLES
from signum.classic.puzzles.to_the_death import Duel
from signum.content.source import parse
from signum.engine.enumeration import TooManyWays
from signum.engine.questions import Procedure
from signum.rulebooks import GAMES
from signum.table.puzzles import solving
from signum.table.puzzles.posing import Posed
from signum.table.puzzles.proving import worths
from signum.table.puzzles.reading import Proof, puzzle
from signum.table.puzzles.solving import AnyRun, Solver
from signum.table.scenario.reading import scenario
from signum.warseer.chapters.attack.steps import make_attack
from signum.warseer.composed_game import WarseerGame
from signum.warseer.odds.attacks import attack_odds

MELEE = """
scenario: Two in melee
seats:
  first:
    creatures:
      fox: {{strength: {ours}, health: 2, wounds: {hurt}, at: [30, 30]{more}}}
  second:
    creatures:
      wolf: {{strength: {theirs}, health: 2, at: [30, {far}]}}
script:
- first: {{activate: fox}}
puzzle:
  seat: first
  choice: action
  accepted: [{{{answer}: wolf}}]
  why: It is all there is.
"""


def posed(ours: int, theirs: int, hurt: int = 0, *, far: float = 33.2, more: str = "") -> Posed:
    answer = "shoot" if more else "fight"
    text = MELEE.format(ours=ours, theirs=theirs, hurt=hurt, far=far, more=more, answer=answer)
    return Posed(puzzle(scenario(parse(text, "x"), GAMES), GAMES), "en2", GAMES)


def rest_of(run: AnyRun) -> bool:
    return bool(run.rests[-1].entries > 1)


@pytest.mark.parametrize("ours, theirs, hurt", [(1, 1, 0), (2, 1, 0), (2, 3, 1), (3, 2, 0)])
def test_a_melee_is_worth_what_its_odds_say(ours: int, theirs: int, hurt: int) -> None:
    table = posed(ours, theirs, hurt)
    game = table.game
    fox, wolf = game.creatures()
    expected = fight(game, fox, wolf).odds

    def kill_less_death(later: object) -> Fraction:
        creatures = later.state.creatures  # type: ignore[attr-defined]
        return Fraction((wolf.id not in creatures) - (fox.id not in creatures))

    found = Solver(0, kill_less_death, rest_of, PUZZLES).worth_of(table.player.match.run, Fight(wolf.id))
    assert found == expected.defender_dies - expected.attacker_dies


def test_a_shot_is_worth_what_its_odds_say() -> None:
    table = posed(1, 1, far=45, more=", keywords: [{shooting: 3}]")
    fox, wolf = table.game.creatures()
    expected = shot(table.game, fox, wolf, KINDS[Shoot]).expected(lambda end: end.defender.lost)
    found = worths(table, Proof((("wounds", "wolf"),), "activation", Fraction(0), Fraction(0)))
    assert found.best == expected
    assert found.next == 0


ATTACK = """
scenario: An attack
game: warseer
seats:
  first:
    creatures:
      fox: {{attack: melee, dice: {dice}, health: 4, keywords: {ours}, at: [5, 4]}}
  second:
    creatures:
      wolf: {{health: 2, keywords: {theirs}, at: [6, 4]}}
terrains: {terrains}
script:
- first: {{activate: fox}}
puzzle:
  seat: first
  choice: act
  accepted: [{{attack: wolf}}]
  why: It is all there is.
"""


@pytest.mark.parametrize(
    "dice, ours, theirs, terrains",
    [
        ("[red, blue]", "[slow]", "[]", "{}"),
        ("[red, blue]", "[slow]", "[{armour: 1}]", "{ford: [[6, 4]]}"),
        ("[red, yellow]", "[slow, {attack-master: 1}]", "[brave]", "{}"),
        ("[blue, blue]", "[slow, {attack-master: 2}]", "[shield]", "{forest: [[7, 4]]}"),
        ("[red, red, purple]", "[slow]", "[fortitude]", "{river: [[6, 3], [5, 5], [6, 5], [7, 4], [7, 5]]}"),
    ],
)
def test_an_attack_of_warseer_is_worth_what_its_odds_say(
    dice: str, ours: str, theirs: str, terrains: str
) -> None:
    """Rerolls and pushes are played well in both, and every throw is counted."""
    text = ATTACK.format(dice=dice, ours=ours, theirs=theirs, terrains=terrains)
    table = Posed(puzzle(scenario(parse(text, "x"), GAMES), GAMES), "fr112", GAMES)
    fox, wolf = table.ids["fox"], table.ids["wolf"]

    def start(there: WarseerGame) -> Procedure[None]:
        creatures = there.state.creatures
        return make_attack(
            there, creatures[fox], creatures[wolf], "melee", tuple(dice.strip("[]").split(", "))
        )

    odds = attack_odds(table.game, start)
    assert odds is not None
    found = worths(table, Proof((("dies", "wolf"),), "activation", Fraction(0), Fraction(0)))
    assert found.best == odds.ends.chance(lambda end: end.dead) > 0
    assert found.next == 0


def test_too_many_positions_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solving, "MOST_POSITIONS", 20)
    with pytest.raises(TooManyWays):
        worths(posed(3, 3), Proof((("dies", "wolf"),), "activation", Fraction(0), Fraction(0)))


def test_duels_to_the_death_are_what_was_computed_elsewhere() -> None:
    """Two wounded with one health left each, one die against two; and the glass cannon."""
    assert Duel((1, 2), (2, 2)).best((1, 1), 0) == pytest.approx(0.3421, abs=1e-4)
    assert Duel((2, 1), (2, 2)).best((1, 1), 0) == pytest.approx(0.6579, abs=1e-4)
    assert Duel((4, 4), (4, 4)).best((4, 4), 0) == pytest.approx(0.5)
    assert Duel((6, 2), (2, 6)).best((2, 6), 0) == pytest.approx(0.64, abs=0.005)
