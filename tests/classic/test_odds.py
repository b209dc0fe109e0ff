"""The odds of melee, against figures that were worked out apart, and against the rules played to all ends."""

import json
from fractions import Fraction
from itertools import product
from math import comb, prod
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from signum.classic.abilities import GLOSSARY
from signum.classic.cards.sets import shipped
from signum.classic.chapters.combat.attacks import AttackDeclared, AttackEnded
from signum.classic.chapters.combat.damage import Eliminated, Hurt
from signum.classic.chapters.combat.melee import Fought, MeleeSide, Split
from signum.classic.chapters.combat.rolls import Rolled
from signum.classic.composed_game import ClassicGame
from signum.classic.core import values
from signum.classic.core.attack_kinds import MELEE
from signum.classic.core.state import HERO, Creature, Held, Relic
from signum.classic.core.values import magical_strike as strike_dice
from signum.classic.core.values import strength
from signum.classic.editions import EDITIONS
from signum.classic.knowledge.known_state import without_secrets
from signum.classic.odds.attacks import declarations, magical_strike
from signum.classic.odds.distributions import net_hits, successes
from signum.classic.odds.harm import NOTHING, Ending, mixed
from signum.classic.odds.melee import UNHARMED, AttackOdds, Bout, Harm, melee_odds, side_of
from signum.classic.odds.mourning import bystanders
from signum.classic.odds.splitting import HarmWorth, Melee, Worth, best_splits, kill_then_wounds, open_splits
from signum.classic.rules import Classic
from tests.classic.enumeration import ATTACKER, DEFENDER, duel, fighter, magical_endings, melee_endings
from tests.classic.squads import fighters, held
from tests.classic.test_caches import runs
from tests.times import TIMES

TABLES: dict[str, Any] = json.loads(Path(__file__).with_name("melee_tables.json").read_text(encoding="utf-8"))
UNWOUNDED, WOUNDED = "u", "w"
OF_MELEE = (
    values.strength,
    values.health,
    values.striking_faces,
    values.splits_freely,
    values.least_attack,
    values.least_defence,
    values.extra_attack,
    values.extra_defence,
    values.successes_rerolled,
    values.attack_rerolls,
    values.defence_rerolls,
    values.damage_a_hit,
    values.strikes_first,
    values.attack_damage_less,
    values.damage_more,
)
OF_FIGHTS = (AttackDeclared, AttackEnded, Hurt, Eliminated, Fought, Rolled)
PLENTY = 90
FIGHTING = sorted(
    id
    for id, ability in GLOSSARY.items()
    if any(one.value in OF_MELEE for one in ability.all_changes)
    or any(one.kind in OF_FIGHTS for one in ability.befores + ability.afters)
)
"""The abilities that affect melee: its dice, or its events."""


def of_table(id: int, strength: str, state: str, left: str | int = PLENTY) -> Creature:
    """A creature as the tables describe it: strength, unwounded or wounded, health left."""
    wounds = 1 if state == WOUNDED else 0
    return fighter(id, int(strength), int(left) + wounds, wounds=wounds)


def both(game: ClassicGame) -> tuple[Creature, Creature]:
    return game.state.creatures[ATTACKER], game.state.creatures[DEFENDER]


def odds_of(game: ClassicGame, ours: Split, theirs: Split) -> AttackOdds:
    return melee_odds(game, *both(game), ours, theirs)


def damage_difference(odds: AttackOdds) -> Worth:
    return (odds.expected(lambda ending: ending.defender.damage - ending.attacker.damage),)


def health_difference(odds: AttackOdds) -> Worth:
    return (odds.expected(lambda ending: ending.defender.lost - ending.attacker.lost),)


def kill_minus_death(odds: AttackOdds) -> Worth:
    return (odds.defender_dies - odds.attacker_dies,)


# The tables.


@pytest.mark.parametrize("key", TABLES["net_hits"]["rows"])
def test_net_hits_are_those_of_the_table(key: str) -> None:
    row = TABLES["net_hits"]["rows"][key]
    state, dice = key.split(":")
    attack, defence = dice.split("v")
    game = duel(of_table(1, attack, state), of_table(2, defence, UNWOUNDED))
    odds = odds_of(game, Split(int(attack), 0), Split(0, int(defence)))
    assert odds.of(lambda ending: ending.defender.damage).weights == dict(enumerate(row["num"]))
    assert odds.total == row["den"]
    assert odds.wounds_on_defender.expected(int) == Fraction(row["mean"])


@pytest.mark.parametrize("key", TABLES["split_expected_wound_difference"]["rows"])
def test_the_damage_difference_of_every_pair_of_splits_is_that_of_the_table(key: str) -> None:
    row = TABLES["split_expected_wound_difference"]["rows"][key]
    ours, theirs = key.split("v")
    game = duel(of_table(1, *ours), of_table(2, *theirs))
    for attack, defence in product(range(int(ours[0]) + 1), range(int(theirs[0]) + 1)):
        odds = odds_of(game, Split(attack, int(ours[0]) - attack), Split(defence, int(theirs[0]) - defence))
        assert float(damage_difference(odds)[0]) == pytest.approx(row["matrix"][defence][attack], abs=1e-6)
    plan = best_splits(game, *both(game), damage_difference)
    assert (plan.theirs.attack, plan.reply.ours.attack) == (row["d"], row["a"])
    assert plan.reply.worth == (Fraction(row["value"]),)


@pytest.mark.parametrize("key", TABLES["tired_defender_expected_damage"]["rows"])
def test_the_damage_on_a_tired_defender_is_that_of_the_table(key: str) -> None:
    ours, defence = key.split("v")
    tired = fighter(2, int(defence), PLENTY, melees_suffered=1)
    game = duel(of_table(1, *ours), tired)
    assert open_splits(game, *both(game))[1] == [Split(0, int(defence))]
    odds = odds_of(game, Split(int(ours[0]), 0), Split(0, int(defence)))
    expected = odds.expected(lambda ending: ending.defender.damage)
    assert float(expected) == pytest.approx(TABLES["tired_defender_expected_damage"]["rows"][key], abs=1e-6)


@pytest.mark.parametrize(
    "table, valuation",
    [("split_capped_wound_difference", health_difference), ("split_kill_minus_death", kill_minus_death)],
)
def test_the_best_splits_are_those_of_the_table(table: str, valuation: Any) -> None:
    rows = TABLES[table]["rows"]
    for key in rows:
        ours, theirs = key.split("v")
        game = duel(of_table(1, *ours), of_table(2, *theirs))
        plan = best_splits(game, *both(game), valuation)
        found = [plan.theirs.attack, plan.reply.ours.attack, float(plan.reply.worth[0])]
        assert found == [*rows[key][:2], pytest.approx(rows[key][2], abs=1e-5)], key


@pytest.mark.parametrize("state, name", [(UNWOUNDED, "unwounded"), (WOUNDED, "wounded")])
def test_one_die_does_what_the_table_says(state: str, name: str) -> None:
    veteran = fighter(2, 1, PLENTY, Held("A-VETERAN"))
    game = duel(of_table(1, "1", state), veteran)
    chance = Fraction(TABLES["per_die_damage"][f"melee_attack_vs_veteran_{name}"]["p"])
    assert odds_of(game, Split(1, 0), Split(1, 0)).wounds_on_defender.chances()[1] == chance

    striker = of_table(1, "0", state)
    striker.held = (Held("A-MAGICAL-STRIKE", 3),)
    game = duel(striker, fighter(2, 3, PLENTY, armour=5))
    hit = Fraction(TABLES["per_die_damage"][f"magical_strike_{name}"]["p"])
    binomial = {count: comb(3, count) * hit**count * (1 - hit) ** (3 - count) for count in range(4)}
    assert magical_strike(game, *both(game)).wounds_on_defender.chances() == binomial


@pytest.mark.parametrize("strengths", ["11", "12", "21", "22", "23", "34", "43", "44"])
def test_one_round_of_a_duel_to_the_death_is_worth_what_the_table_says(strengths: str) -> None:
    rows = TABLES["duel_to_death"]["rows"]

    def survival(odds: AttackOdds, mine: str, other: str) -> Worth:
        """The chance of the attacker to survive the duel; falling together counts half."""
        worth = 0.0
        for ending, chance in odds.chances().items():
            me, foe = after(mine, ending.attacker), after(other, ending.defender)
            if me and foe:
                worth += float(chance) * (1 - rows[f"{foe}v{me}"][2])
            else:
                worth += float(chance) * (0.5 if not me and not foe else bool(me))
        return (worth,)

    def after(one: str, harm: Harm) -> str:
        left = int(one[2:]) - harm.lost
        return f"{one[0]}{'w' if harm.wounds else one[1]}{left}" if left > 0 else ""

    for key, (_, _, worth) in rows.items():
        mine, other = key.split("v")
        if mine[0] + other[0] == strengths:
            game = duel(of_table(1, *mine), of_table(2, *other))
            plan = best_splits(game, *both(game), lambda odds, key=(mine, other): survival(odds, *key))  # type: ignore[misc]
            assert float(plan.reply.worth[0]) == pytest.approx(worth, abs=2e-4), key


# The rules, played to all ends.


def declared_odds(game: ClassicGame, picks: tuple[int, int]) -> AttackOdds:
    """The odds of a melee from its declaration on, with splits by their place among the open ones."""
    cases: list[tuple[int, AttackOdds]] = []
    for case in declarations(game, *both(game), MELEE):
        odds = AttackOdds({NOTHING: 1})
        if case.game is not None:
            pair = case.game.state.creatures[ATTACKER], case.game.state.creatures[DEFENDER]
            ours, theirs = open_splits(case.game, *pair)
            chosen = ours[picks[0] % len(ours)], theirs[picks[1] % len(theirs)]
            odds = melee_odds(case.game, *pair, *chosen)
        cases.append((case.weight, odds.after(case.done)))
    return mixed(cases)


@pytest.mark.parametrize("ours", sorted(GLOSSARY))
def test_the_odds_of_every_two_abilities_of_a_fight_are_what_the_rules_do(ours: str) -> None:
    """Each pair with one of two splits by turns; `make soak` has both."""
    for at, theirs in enumerate(FIGHTING if ours in FIGHTING else [ours], start=len(ours)):
        game = duel(
            fighter(1, 2, 3, held(ours, 1), wounds=1),
            fighter(2, 2, 2, held(theirs, 1), armour=1),
        )
        splits = ((0, 0), (-1, -1))
        for picks in splits if TIMES > 1 else (splits[at % 2],):
            assert declared_odds(game, picks).chances() == melee_endings(game, picks).endings(), (
                theirs,
                picks,
            )


@pytest.mark.parametrize("ability", ["A-VETERAN", "A-MASTER-DEFENSE", "A-INITIATIVE", "A-VAMPIRISM"])
def test_the_odds_count_every_order_of_the_dice(ability: str) -> None:
    game = duel(fighter(1, 3, 3, wounds=1), fighter(2, 3, 2, held(ability, 1)))
    one_by_one = melee_endings(game, (1, 2), ordered=True).endings()
    assert odds_of(game, Split(2, 1), Split(1, 2)).chances() == one_by_one
    assert melee_endings(game, (1, 2)).endings() == one_by_one


editions = st.sampled_from(sorted(EDITIONS))


@settings(max_examples=50 * TIMES)
@given(
    one=fighters(ATTACKER),
    other=fighters(DEFENDER),
    relics=st.lists(st.integers(1, 2), max_size=2),
    edition=editions,
    data=st.data(),
)
def test_the_odds_of_any_melee_are_what_the_rules_do(
    one: Creature, other: Creature, relics: list[int], edition: str, data: st.DataObject
) -> None:
    game = duel(one, other, edition=edition)
    if other.type == HERO:
        worn = [Relic(f"relic-{id}", id=60 + id, tokens=tokens) for id, tokens in enumerate(relics)]
        game.state.players[1].relics = worn
    attacking, defending = open_splits(game, *both(game))
    picks = data.draw(st.integers(0, len(attacking) - 1)), data.draw(st.integers(0, len(defending) - 1))
    ours, theirs = attacking[picks[0]], defending[picks[1]]
    assume(cases(side_of(game, one, other, ours), side_of(game, other, one, theirs)) <= 3000)

    before, events = game.state.copy(), len(game.log)
    odds = declared_odds(game, picks)
    assert (game.state, len(game.log)) == (before, events)
    assert odds.chances() == melee_endings(game, picks).endings()


def cases(ours: MeleeSide, theirs: MeleeSide) -> int:
    """How many throws there are at most, the dice of one throw being alike."""
    rerolled = [one.x for me in (ours.me, theirs.me) for one in me.held if one.ability.startswith("A-MASTER")]
    return prod(
        comb(dice + 2, 2) for dice in (ours.attack, ours.defence, theirs.attack, theirs.defence, *rerolled)
    )


@settings(max_examples=60)
@given(one=fighters(ATTACKER), other=fighters(DEFENDER), edition=editions, dice=st.integers(1, 4))
def test_the_odds_of_any_magical_strike_are_what_the_rules_do(
    one: Creature, other: Creature, edition: str, dice: int
) -> None:
    one.held = (*one.held, Held("A-MAGICAL-STRIKE", dice))
    game = duel(one, other, edition=edition)
    assume(game.value(strike_dice, one, other) <= 4)
    assert magical_strike(game, one, other).chances() == magical_endings(game).endings()


# What the odds are made of.


@given(st.integers(0, 5), st.integers(0, 3), st.integers(0, 6), st.booleans())
def test_a_reroll_never_harms_and_weights_are_over_a_power_of_three(
    dice: int, faces: int, rerolls: int, forced: bool
) -> None:
    row = successes(dice, faces, rerolls, forced=forced)
    more = successes(dice, faces, rerolls + 1, forced=forced)
    assert len(row) == dice + 1
    assert sum(row) == 3 ** (dice * (2 if forced else 1) + min(rerolls, dice))
    for least in range(dice + 1):
        assert Fraction(sum(row[least:]), sum(row)) <= Fraction(sum(more[least:]), sum(more))


def test_the_rulebooks_own_example() -> None:
    """Three fresh attack dice against two defence dice."""
    assert net_hits(successes(3, 2), successes(2, 1)) == (51, 80, 80, 32)


def test_whoever_is_killed_first_does_not_strike_back() -> None:
    game = duel(fighter(1, 1, 1, Held("A-INITIATIVE")), fighter(2, 1, 1))
    odds = odds_of(game, Split(1, 0), Split(1, 0))
    assert odds.defender_dies == Fraction(2, 3)
    assert odds.attacker_dies == Fraction(1, 3) * Fraction(2, 3)
    assert odds.chance(lambda ending: ending.attacker.dead and ending.defender.dead) == 0
    assert odds.chance(lambda ending: ending.attacker == ending.defender == UNHARMED) == Fraction(1, 9)


def test_whoever_is_wounded_first_strikes_back_as_a_wounded_creature() -> None:
    quick = fighter(1, 1, 9, Held("A-INITIATIVE"))
    game = duel(quick, fighter(2, 1, 9))
    assert odds_of(game, Split(1, 0), Split(1, 0)).wounds_on_attacker.chances()[1] == Fraction(4, 9)

    game = duel(quick, fighter(2, 1, 9, Held("A-FORTITUDE")))
    assert odds_of(game, Split(1, 0), Split(1, 0)).wounds_on_attacker.chances()[1] == Fraction(2, 3)


def test_who_only_stands_by_changes_nothing() -> None:
    one, other = fighter(1, 3, 3, wounds=1), fighter(2, 3, 2)
    alone = odds_of(duel(one, other), Split(2, 1), Split(1, 2))
    bystander = fighter(4, 3, 3, Held("A-VAMPIRISM"), Held("A-INITIATIVE"), wounds=1)
    assert odds_of(duel(one, other, bystander), Split(2, 1), Split(1, 2)).weights == alone.weights


def test_dice_that_a_split_earns_need_a_die_to_earn_them() -> None:
    experts = Held("A-EXPERT-ATTACK", 2), Held("A-EXPERT-DEFENSE", 1)
    game = duel(fighter(1, 2, 3, *experts), fighter(2, 0, 3, *experts))
    one, other = both(game)
    assert open_splits(game, one, other) == ([Split(2, 0), Split(1, 1), Split(0, 2)], [Split(0, 0)])
    assert side_of(game, one, other, Split(2, 0)) == MeleeSide(one, other, 4, 0)
    assert side_of(game, one, other, Split(0, 2)) == MeleeSide(one, other, 0, 3)
    assert side_of(game, other, one, Split(0, 0)) == MeleeSide(other, one, 0, 0)


@settings(max_examples=30)
@given(one=fighters(ATTACKER), other=fighters(DEFENDER))
def test_the_best_splits_are_best_against_each_other(one: Creature, other: Creature) -> None:
    game = duel(one, other)
    assume(game.value(strength, one, other) + game.value(strength, other, one) <= 6)
    attacking, defending = open_splits(game, one, other)

    def worth(theirs: Split) -> Worth:
        return max(kill_then_wounds(odds_of(game, ours, theirs)) for ours in attacking)

    plan = best_splits(game, one, other)
    assert plan.reply.worth == min(map(worth, defending)) == worth(plan.theirs)
    assert (
        Melee(game, one, other, side_of(game, other, one, plan.theirs)).plan().reply.ours == plan.reply.ours
    )
    assert plan.reply.odds.chances() == odds_of(game, plan.reply.ours, plan.theirs).chances()


def cost(harm: Harm) -> float:
    return 7.0 * harm.dead + 1.25 * harm.lost + 0.5 * harm.armour


@settings(max_examples=60)
@given(one=fighters(ATTACKER), other=fighters(DEFENDER))
def test_the_best_splits_by_average_harm_are_those_by_all_odds(one: Creature, other: Creature) -> None:
    """A value that adds up the harm to each side; as a plain function it is asked about all pairs."""
    game, worth = duel(one, other), HarmWorth(cost, cost)
    assume(game.value(strength, one, other) + game.value(strength, other, one) <= 6)
    slow = Melee(game, one, other, valuation=lambda odds: worth(odds))
    quick = Melee(game, one, other, valuation=worth).plan()
    assert quick.reply.worth[0] == pytest.approx(slow.plan().reply.worth[0])
    assert quick.reply.worth[0] == pytest.approx(slow.answered(quick.reply.ours, quick.theirs).worth[0])
    assert all(quick.reply.worth[0] <= slow.reply(theirs).worth[0] + 1e-9 for theirs in slow.theirs)


def test_nothing_answers_most_melees_so_average_harm_decides() -> None:
    """The quick way is taken where it may be; where something answers hits it is not."""
    plain = duel(fighter(ATTACKER, 4, 5), fighter(DEFENDER, 3, 4))
    assert Bout(plain, *both(plain)).is_arithmetic
    first = duel(fighter(ATTACKER, 4, 5, held("A-INITIATIVE", 0)), fighter(DEFENDER, 3, 4))
    assert not Bout(first, *both(first)).is_arithmetic


@pytest.mark.parametrize("worn", [0, 1])
@pytest.mark.parametrize("ability", ["A-REQUIEM", "A-PARASITE", "A-EXECUTIONER", "A-PERSECUTION"])
def test_hits_that_need_not_be_played_end_as_if_they_were(
    ability: str, worn: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """C-DMG-02, A-REQUIEM: all that the hits leave alive, kill, or kill several times over."""
    beside = replace(fighter(3, 1, 2), y=fighter(1, 1, 1).y + 3_000)
    one, other = fighter(1, 3, 2, held(ability, 1)), fighter(2, 3, 2, kind=HERO, armour=1)
    game = duel(one, other, beside)
    game.state.players[1].relics = [Relic("relic", id=60, tokens=1)] * worn
    splits = list(product(*open_splits(game, one, other)))

    def all_odds() -> tuple[list[AttackOdds], int, int]:
        bout = Bout(game, one, other)
        sides = [(side_of(game, one, other, mine), side_of(game, other, one, its)) for mine, its in splits]
        return [bout.odds(*each) for each in sides], bout.effort.ways, len(bout._landed)

    odds, ways, played = all_odds()
    monkeypatch.setattr("signum.classic.odds.melee.survival_is_answered", lambda *_: True)
    plainly, all_ways, all_played = all_odds()
    assert [each.weights for each in odds] == [each.weights for each in plainly]
    assert ways == all_ways
    assert played < all_played / 2


@pytest.mark.parametrize("edition", ["en2", "fr1"])
def test_hits_that_nothing_means_end_in_duels_as_if_they_were_played(
    edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """C-ABL-03: texts and gifts of shipped decks; face-down tactics are left out."""
    rules, left_out = Classic(EDITIONS[edition], cards=shipped()), 0

    def all_odds(game: ClassicGame, one: Creature, other: Creature) -> list[AttackOdds]:
        bout = Bout(game, one, other)
        splits = product(*open_splits(game, one, other))
        return [
            bout.odds(side_of(game, one, other, mine), side_of(game, other, one, its)) for mine, its in splits
        ]

    for run, picks in runs(edition):
        for answers in range(PLENTY * 3):
            if run.choice is None:
                break
            run.answer(run.choice.seat, run.choice.drawn(picks.below))
            if answers % 30:
                continue
            game = rules.game(without_secrets(run.game, None))
            pairs = [(one, other) for one in game.creatures(0) for other in game.creatures(1)]
            for one, other in pairs[:: max(1, len(pairs) // 4)]:
                if max(one.strength, other.strength) > 3:
                    continue
                bout = Bout(game, one, other)
                left_out += bout.answered and not bout.survival_is_answered
                found = all_odds(game, one, other)
                with monkeypatch.context() as patched:
                    patched.setattr("signum.classic.odds.melee.survival_is_answered", lambda *_: True)
                    assert [each.weights for each in found] == [
                        each.weights for each in all_odds(game, one, other)
                    ]
    assert left_out


@pytest.mark.parametrize("theirs", ["", "A-REQUIEM"])
def test_dice_of_a_requiem_that_decide_nothing_are_left_out(
    theirs: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A-REQUIEM: the odds, their order and the ways are those of all throws; somebody weak counts."""
    around = [fighter(id, 1, health) for id, health in ((3, 9), (4, 9), (5, 1), (6, 9))]
    beside = [replace(one, y=one.y + 3_000 + 100 * one.id) for one in around]
    one, other = fighter(1, 2, 2, Held("A-REQUIEM")), fighter(2, 2, 2, *([Held(theirs)] if theirs else []))
    game = duel(one, other, *beside)
    assert bystanders(game, one, other) == {3, 4, 6}
    splits = list(product(*open_splits(game, one, other)))

    def all_odds() -> tuple[list[list[tuple[Ending, int]]], int]:
        bout = Bout(game, one, other)
        sides = [(side_of(game, one, other, mine), side_of(game, other, one, its)) for mine, its in splits]
        return [list(bout.odds(*each).weights.items()) for each in sides], bout.effort.ways

    thinned = all_odds()
    monkeypatch.setattr("signum.classic.odds.melee.bystanders", lambda *_: frozenset())
    assert thinned == all_odds()


@pytest.mark.parametrize("ability", ["A-VAMPIRISM", "A-PARASITE"])
def test_nobody_stands_by_where_something_answers(ability: str) -> None:
    one, other = fighter(1, 2, 2, Held("A-REQUIEM")), fighter(2, 2, 2, Held(ability, 1))
    third = replace(fighter(3, 1, 9), y=one.y + 3_000)
    assert not bystanders(duel(one, other, third), one, other)


def test_a_bout_is_asked_for_many_splits() -> None:
    game = duel(fighter(1, 3, 2, Held("A-INITIATIVE")), fighter(2, 3, 2, Held("A-VAMPIRISM")))
    one, other = both(game)
    bout = Bout(game, one, other)
    for ours, theirs in product(*open_splits(game, one, other)):
        again = bout.odds(side_of(game, one, other, ours), side_of(game, other, one, theirs))
        assert again.weights == odds_of(game, ours, theirs).weights
