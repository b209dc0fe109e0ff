"""The odds of attacks: their arithmetic equals every way of the dice played through the rules."""

from random import Random
from typing import Any

import pytest

from signum.engine import enumeration
from signum.engine.records import replaced
from signum.warseer.abilities import GLOSSARY
from signum.warseer.cards.card import Card
from signum.warseer.cards.maps import maps
from signum.warseer.cards.texts import Text
from signum.warseer.chapters.attack.steps import make_attack
from signum.warseer.composed_game import WarseerGame
from signum.warseer.core.dice import COLOURS, MOST
from signum.warseer.core.holdings import BONUSES, Held
from signum.warseer.core.moments import DAMAGE
from signum.warseer.core.state import (
    MAIN,
    RANGED,
    CardInPlay,
    Creature,
    CurrentActivation,
    LaidTerrain,
    PlayerState,
    State,
)
from signum.warseer.effects.verbs.attack import ChangeDamage
from signum.warseer.odds.attacks import attack_odds, enumerated_counter, enumerated_ends
from signum.warseer.odds.foreseen import foreseen
from signum.warseer.odds.profile import AttackEnd
from signum.warseer.rules import Warseer

CRITS = ("X-ADD-PUSH", "X-HAMMERBLOW", "X-VAMPIRISM", "X-SLASH", "X-POISON", "X-ADD-DIE")
DEFENCES = (
    "K-SHIELD",
    "K-BRAVE",
    "K-FORTITUDE",
    "K-DIFFICULT-TARGET",
    "K-FORGED",
    "K-MONSTER",
    "K-RESURGENT",
    "K-COUNTERBLOW",
)
GROUND = ("", "", "forest", "hill", "ford")
AROUND = ("", "", "", "forest", "hill", "river", "spire")


def held(random: Random, ability: str) -> Held:
    return Held(
        ability, random.randint(1, 2), ("green",) if ability in ("X-ADD-DIE", "K-COUNTERBLOW") else ()
    )


def table(random: Random, most_dice: int = 4) -> WarseerGame:
    """A random attacker (1) beside a random target (2), with an ally on each side."""
    dice = tuple([random.choice(COLOURS) for _ in range(random.randint(1, most_dice))])
    keywords = [Held("K-ATTACK-MASTER", random.choice((0, 1, 2)))]
    keywords += [Held(one) for one in ("K-BERSERK",) if random.random() < 0.3]
    keywords += [Held("K-AMBUSH", dice=("black",)) for _ in range(1) if random.random() < 0.2]
    defences = [held(random, one) for one in random.sample(DEFENCES, random.randint(0, 2))]
    hero = random.random() < 0.3
    cards = [
        Card(
            id="attacker",
            type="character",
            attack=random.choice(("melee", "ranged", "magic")),
            dice=dice,
            crit=(held(random, random.choice(CRITS)),),
            range=3,
            health=5,
            movement=3,
            abilities=tuple(keywords),
        ),
        Card(
            id="target",
            type="hero" if hero else "character",
            attack="melee",
            dice=("red",),
            range=1,
            health=random.randint(2, 5),
            movement=3,
            abilities=tuple(defences),
        ),
        Card(id="guard", type="character", attack="melee", dice=("red",), range=1, health=3, movement=3,
             abilities=(Held("K-PROTECTOR"),) if random.random() < 0.3 else ()),
        Card(id="leader", type="character", attack="melee", dice=("red",), range=1, health=3, movement=3,
             abilities=(Held("K-WARLORD"),) if random.random() < 0.3 else ()),
        Card(id="plate", type="relic", armour=2),
    ]  # fmt: skip
    around = [(5, 3), (5, 4), (6, 4), (7, 3), (7, 4), (6, 2)]
    terrains = [LaidTerrain((6, 3), kind) for kind in [random.choice(GROUND)] if kind]
    terrains += [
        LaidTerrain(at, kind) for at in around[1:] if at != (6, 4) and (kind := random.choice(AROUND))
    ]
    state = State("plain", [PlayerState("", []), PlayerState("", [])], phase=MAIN, turn=3)
    state.terrains = tuple(terrains)
    wounded, armour = random.choice((0, 0, 1)), random.choice((0, 0, 1, 2))
    state.creatures = {
        1: Creature(1, "attacker", 0, 0, (5, 3), wounds=random.choice((0, 1)), activated=True),
        2: Creature(2, "target", 1, 1, (6, 3), wounds=wounded, armour=armour),
        3: Creature(3, "guard", 1, 1, (6, 4)),
        4: Creature(4, "leader", 0, 0, (4, 3)),
    }
    if hero and random.random() < 0.5:
        state.relics = {5: CardInPlay(5, "plate", 1, armour=2)}
    state.activation, state.next_id = CurrentActivation(1), 6
    return Warseer({one.id: one for one in cards}, maps(), GLOSSARY).game(state)


def strike(game: WarseerGame) -> Any:
    one, target = game.state.creatures[1], game.state.creatures[2]
    card = game.card(one.card)
    return make_attack(game, one, target, card.attack, card.dice)


@pytest.mark.parametrize("seed", range(40))
def test_arithmetic_equals_every_way_played(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """W-ATK-03 to -12: damage, wounds, elimination, push and crit effect."""
    monkeypatch.setattr(enumeration, "MOST_WAYS", 20_000)
    game = table(Random(seed), 3 if seed % 3 else 4)
    found = attack_odds(game, strike)
    assert found is not None
    played = enumerated_ends(game, strike, found.attacker, found.target, found.profile)
    assert found.ends.chances() == played.chances()


@pytest.mark.parametrize("seed", range(12))
def test_a_long_shot_has_its_own_odds(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """K-LONG-SHOT: terrain and monsters count, rerolls and crit effects do not."""
    monkeypatch.setattr(enumeration, "MOST_WAYS", 20_000)
    game = table(Random(seed), 3)

    def shoot(there: WarseerGame) -> Any:
        one, target = there.state.creatures[1], there.state.creatures[2]
        return make_attack(there, one, target, RANGED, ("red", "blue", "green"), special=True)

    found = attack_odds(game, shoot)
    assert found is not None
    assert not found.ends.chance(lambda end: end.crit)
    played = enumerated_ends(game, shoot, found.attacker, found.target, found.profile)
    assert found.ends.of(_without_damage).chances() == played.of(_without_damage).chances()


@pytest.mark.parametrize("seed", range(4))
def test_extra_dice_above_six_are_picked_well(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """W-DIC-03: five dice, a ford and a crit effect with two dice: one more die is rolled."""
    monkeypatch.setattr(enumeration, "MOST_WAYS", 60_000)
    game = table(Random(seed))
    dice = ("red", "red", "red", "blue", "blue")
    crit = (Held("X-ADD-DIE", dice=("green", "purple")),)
    attacker = Card(
        id="attacker",
        type="character",
        attack="melee",
        dice=dice,
        crit=crit,
        range=1,
        health=5,
        movement=3,
    )
    there = Warseer({**game.cards, "attacker": attacker}, maps(), GLOSSARY).game(game.state.copy())
    there.state.terrains = (LaidTerrain((6, 3), "ford"),)
    found = attack_odds(there, strike)
    assert found is not None
    if len(found.dice) == len(dice):
        assert found.profile.with_crit.extra == ("purple",)
        assert found.profile.without_crit.extra == ("green",)
    played = enumerated_ends(there, strike, found.attacker, found.target, found.profile)
    assert found.ends.chances() == played.chances()


def _without_damage(end: AttackEnd) -> tuple[int, bool, bool]:
    """A long shot has no step in which its damage is settled."""
    return end.wounds, end.dead, end.pushed


def test_more_than_six_dice_are_picked_well() -> None:
    """W-DIC-03: the six dice with the best odds are rolled."""
    game = table(Random(1))
    rules = game.cards
    six = ("red",) * MOST
    cards = {**rules, "attacker": _with_dice(rules["attacker"], ("black", *six))}
    there = Warseer(cards, maps(), GLOSSARY).game(game.state.copy())
    there.state.terrains = ()
    found = attack_odds(there, strike)
    assert found is not None
    assert tuple(sorted(found.dice))[:MOST].count("red") >= MOST - 1
    assert len(found.dice) == MOST


def test_a_text_that_answers_the_damage_is_played() -> None:
    """W-ATK-08: a text that raises the damage counts, though no value tells it."""
    game = table(Random(3), 2)
    raising = Text(DAMAGE, (ChangeDamage(1),))
    cards = {**game.cards, "leader": _with_text(game.cards["leader"], raising)}
    plain = attack_odds(game, strike)
    raised = attack_odds(Warseer(cards, maps(), GLOSSARY).game(game.state.copy()), strike)
    assert plain is not None
    assert raised is not None
    assert raised.ends.expected(lambda end: end.damage) > plain.ends.expected(lambda end: end.damage)


@pytest.mark.parametrize("seed", range(40))
def test_players_foresee_the_exact_odds(seed: int) -> None:
    """A computer player weighs, without playing, the same odds that are told."""
    game = table(Random(seed), 4)
    charging = seed % 4 == 0
    if charging:
        gives = (Held("K-CHARGE", gives=(Held(BONUSES["dice"], dice=("black",)),)),)
        attacker = replaced(game.cards["attacker"], abilities=gives)
        game = Warseer({**game.cards, "attacker": attacker}, maps(), GLOSSARY).game(game.state.copy())
        game.state.activation = CurrentActivation(1, moved=True)
    before = game.state.copy()
    found, seen = attack_odds(game, strike), foreseen(game, game.state.creatures[1], game.state.creatures[2])
    assert found is not None
    assert not charging or "black" in found.dice
    assert seen.kill == float(found.ends.chance(lambda end: end.dead))
    assert seen.wounds == float(found.ends.expected(lambda end: 0 if end.dead else end.wounds))
    assert seen.push == float(found.ends.chance(lambda end: end.pushed))
    assert seen.crit == float(found.ends.chance(lambda end: end.crit))
    assert game.state == before


def answered(seed: int) -> WarseerGame:
    """A melee attack on a creature that strikes back."""
    random = Random(1000 + seed)
    game = table(random, 2)
    back = ("black",) if seed % 3 else ("red", "green")
    armed = {
        "attacker": replaced(game.cards["attacker"], attack="melee"),
        "target": replaced(
            game.cards["target"],
            abilities=(Held("K-COUNTERBLOW", dice=back), *game.cards["target"].abilities[:1]),
            crit=(held(random, random.choice(CRITS)),),
        ),
    }
    return Warseer({**game.cards, **armed}, maps(), GLOSSARY).game(game.state.copy())


@pytest.mark.parametrize("seed", [0, 1, 2, 3, 5, 6, 7])
def test_a_counterblow_has_exact_odds(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """K-COUNTERBLOW: struck by a target that lives and reaches; crits that heal, pushes and terrain count."""
    monkeypatch.setattr(enumeration, "MOST_WAYS", 30_000)
    game = answered(seed)
    found = attack_odds(game, strike)
    assert found is not None
    assert found.counter is not None
    played = enumerated_counter(game, strike, found.attacker, found.profile)
    assert found.counter.chances() == played.chances()
    assert found.counter.chance(lambda end: end.struck) > 0


def test_without_dice_nobody_strikes_back() -> None:
    """K-COUNTERBLOW: a ranged attack is not answered."""
    game = answered(1)
    far = replaced(game.cards["attacker"], attack="ranged")
    found = attack_odds(Warseer({**game.cards, "attacker": far}, maps(), GLOSSARY).game(game.state), strike)
    assert found is not None
    assert found.counter is None


def test_odds_change_nothing() -> None:
    game = table(Random(5))
    before = game.state.copy()
    attack_odds(game, strike)
    assert game.state == before


def _with_dice(card: Card, dice: tuple[str, ...]) -> Card:
    return Card(id=card.id, type=card.type, attack="melee", dice=dice, range=1, health=5, movement=3)


def _with_text(card: Card, text: Text) -> Card:
    return Card(
        id=card.id,
        type=card.type,
        attack="melee",
        dice=card.dice,
        range=1,
        health=3,
        movement=3,
        texts=(text,),
    )
