"""The odds of ranged attacks: against figures worked out apart, and the rules played to all ends."""

from fractions import Fraction
from math import comb

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from signum.classic.abilities import GLOSSARY
from signum.classic.cards.sets import shipped
from signum.classic.chapters.combat.ranged import MAGIC, SHOT, THROW, Kind, from_afar
from signum.classic.chapters.combat.rolls import Rolled
from signum.classic.composed_game import ClassicGame
from signum.classic.core import values
from signum.classic.core.state import CHARACTER, COVER, HERO, IMPASSABLE, Creature, Held, Relic, Terrain
from signum.classic.editions import EDITIONS
from signum.classic.odds.attacks import shot
from signum.classic.odds.harm import AttackOdds
from signum.classic.odds.outcomes import dice_are_answered
from signum.field.plane.lengths import L, M, S
from tests.classic.enumeration import ATTACKER, DEFENDER, duel, fighter, shot_endings
from tests.classic.squads import fighters, held
from tests.classic.test_odds import OF_FIGHTS, TABLES

PLENTY = 90
KINDS = {"A-SHOOTING": SHOT, "A-THROWING": THROW, "A-MAGICAL-SHOT": MAGIC}
OF_SHOTS = (
    values.health,
    values.attack_damage_less,
    values.damage_more,
    values.shooting,
    values.throwing,
    values.magical_shot,
    values.shot_rerolls,
    values.magic_rerolls,
    values.rerolls_long_shots,
    values.long_shot_damage,
    values.ranged_successes_rerolled,
)
GAPS = (1_000, S, M, M + 100, L - 100, L, L + 100)
SHOOTING = sorted(
    id
    for id, ability in GLOSSARY.items()
    if any(one.value in OF_SHOTS for one in ability.all_changes)
    or any(one.kind in OF_FIGHTS for one in ability.befores + ability.afters)
)
"""The abilities that affect ranged attacks."""
BUSH = Terrain(50, "bush", 1, ((0, 0),), 2_000, (COVER,))
ROCK = Terrain(51, "rock", 1, ((0, 0),), 2_000, (IMPASSABLE,))


def range_of(
    one: Creature,
    other: Creature,
    gap: int,
    *terrains: Terrain,
    edition: str = "en2",
    relics: tuple[int, ...] = (),
) -> ClassicGame:
    """The two at this distance, with templates behind the target and in contact with it."""
    one.x, one.y = 10_000, 30_000
    other.x, other.y = one.x + 3_200 + gap, 30_000
    game = duel(one, other, edition=edition)
    for terrain in terrains:
        there = Terrain(
            terrain.id, terrain.card, 1, ((other.x + 3_605, other.y),), terrain.radius, terrain.abilities
        )
        game.state.terrains[there.id] = there
    game.state.players[1].relics = [
        Relic(f"relic-{id}", id=60 + id, tokens=one) for id, one in enumerate(relics)
    ]
    return game


def odds_of(game: ClassicGame, kind: Kind) -> AttackOdds:
    return shot(game, game.state.creatures[ATTACKER], game.state.creatures[DEFENDER], kind)


@pytest.mark.parametrize(
    "row, ability, theirs, covered",
    [
        ("shooting", "A-SHOOTING", (), False),
        ("throwing", "A-THROWING", (), False),
        ("magical_shot", "A-MAGICAL-SHOT", (), False),
        ("shooting_vs_cover_reroll", "A-SHOOTING", (), True),
        ("throwing_vs_cover_reroll", "A-THROWING", (), True),
        ("shooting_vs_difficult_target", "A-SHOOTING", ("A-DIFFICULT-TARGET",), False),
    ],
)
def test_each_die_does_what_the_table_says(
    row: str, ability: str, theirs: tuple[str, ...], covered: bool
) -> None:
    hit = Fraction(TABLES["per_die_damage"][row]["p"])
    for dice in range(1, 6):
        one, other = fighter(1, 1, 3, Held(ability, dice)), fighter(2, 1, PLENTY, *map(Held, theirs))
        game = range_of(one, other, M, *([BUSH] if covered else []))
        binomial = {
            count: comb(dice, count) * hit**count * (1 - hit) ** (dice - count) for count in range(dice + 1)
        }
        assert odds_of(game, KINDS[ability]).wounds_on_defender.chances() == binomial


@pytest.mark.parametrize("edition", sorted(EDITIONS))
@pytest.mark.parametrize("ability", sorted(KINDS))
def test_the_odds_of_every_ability_of_a_shot_are_what_the_rules_do(edition: str, ability: str) -> None:
    for name in SHOOTING:
        for mine, theirs in (((held(name, 1),), ()), ((), (held(name, 1),))):
            game = range_of(
                fighter(1, 1, 3, Held(ability, 2), *mine, wounds=1),
                fighter(2, 1, 2, *theirs, armour=1),
                L,
                *([BUSH] if edition == "en2" else []),
                edition=edition,
            )
            assert odds_of(game, KINDS[ability]).chances() == shot_endings(game, KINDS[ability]).endings(), (
                name
            )


@pytest.mark.parametrize("rolling", ["attacker", "defender", "nobody"])
def test_dice_that_a_card_rolls_again_have_the_odds_of_the_rules(rolling: str) -> None:
    """Also many dice: only their successes tell them apart. The card answers only its own hero's dice."""
    game = range_of(fighter(1, 1, 3, Held("A-SHOOTING", 3)), fighter(2, 1, 9, armour=1), M, BUSH)
    game.cards = shipped()
    pair = game.state.creatures[ATTACKER], game.state.creatures[DEFENDER]
    roller = pair[rolling == "defender"]
    roller.type = CHARACTER if rolling == "nobody" else HERO
    game.state.players[roller.seat].relics = [Relic("loaded-dice", id=70)]
    assert game.listeners(Rolled)
    assert dice_are_answered(game, *pair) == (rolling != "nobody")
    assert odds_of(game, SHOT).chances() == shot_endings(game, SHOT).endings()
    game.state.creatures[ATTACKER].held = (Held("A-SHOOTING", 6),)
    game.release()
    assert sum(odds_of(game, SHOT).chances().values()) == 1


@settings(max_examples=80)
@given(
    ability=st.sampled_from(sorted(KINDS)),
    one=fighters(ATTACKER),
    other=fighters(DEFENDER),
    gap=st.sampled_from(GAPS),
    terrains=st.sampled_from([(), (BUSH,), (ROCK,)]),
    dice=st.integers(1, 3),
    relics=st.lists(st.integers(1, 2), max_size=2),
    edition=st.sampled_from(sorted(EDITIONS)),
)
def test_the_odds_of_any_shot_are_what_the_rules_do(
    ability: str,
    one: Creature,
    other: Creature,
    gap: int,
    terrains: tuple[Terrain, ...],
    dice: int,
    relics: list[int],
    edition: str,
) -> None:
    one.held = (*one.held, Held(ability, dice))
    kind = KINDS[ability]
    worn = tuple(relics) if other.type == HERO else ()
    game = range_of(one, other, gap, *terrains, edition=edition, relics=worn)
    assume(game.value(kind.dice, one, other) <= 4)
    before = game.state.copy()
    odds = odds_of(game, kind)
    assert (game.state, game.log) == (before, [])
    assert odds.chances() == shot_endings(game, kind).endings()


def test_a_sniper_rolls_all_failed_dice_again_from_afar_and_hits_twice_as_hard() -> None:
    for gap, chance, damage in ((M, Fraction(2, 9), 1), (L + 100, Fraction(5, 9) * Fraction(2, 3), 2)):
        game = range_of(fighter(1, 1, 3, Held("A-SHOOTING", 1), Held("A-SNIPER")), fighter(2, 1, PLENTY), gap)
        assert from_afar(game, game.state.creatures[1], game.state.creatures[2]) == (damage == 2)
        assert odds_of(game, SHOT).of(lambda ending: ending.defender.damage).chances()[damage] == chance


def test_buckshot_hurts_more_whoever_cannot_go_back() -> None:
    one = fighter(1, 1, 3, Held("A-SHOOTING", 1), Held("A-BUCKSHOT"))
    free = odds_of(range_of(one, fighter(2, 1, PLENTY), M), SHOT)
    shut = odds_of(range_of(one, fighter(2, 1, PLENTY), M, ROCK), SHOT)
    assert free.wounds_on_defender.chances() == {0: Fraction(7, 9), 1: Fraction(2, 9)}
    assert shut.wounds_on_defender.chances() == {0: Fraction(7, 9), 2: Fraction(2, 9)}


def test_the_diseased_may_die_of_declaring() -> None:
    one = fighter(1, 1, 1, Held("A-SHOOTING", 3), Held("A-DISEASE"))
    odds = odds_of(range_of(one, fighter(2, 1, 1), M), SHOT)
    assert odds.attacker_dies == 1
    assert odds.defender_dies == 0
