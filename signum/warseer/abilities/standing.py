"""Keywords that change values for as long as a creature has them."""

from typing import Any, Final

from signum.engine.abilities import Ability
from signum.engine.values import FORBID, SET, Value
from signum.warseer.chapters.matching import fits
from signum.warseer.core.figures import number, word
from signum.warseer.core.game import Bearer
from signum.warseer.core.state import MAGIC, MELEE, Attack, Creature
from signum.warseer.core.units import DiceNames
from signum.warseer.core.values import (
    added_dice,
    always_hurt,
    counter_dice,
    crit_always,
    demands_melee,
    dulls_dice,
    feeds_vampires,
    flies,
    grips,
    helped_by_buildings,
    helped_by_warlords,
    ignored_hits,
    ignored_pushes,
    led_dice,
    less_damage,
    may_act_when_summoned,
    may_be_controlled,
    may_be_diseased,
    may_be_healed,
    may_be_poisoned,
    may_be_pushed,
    may_return_to_camp,
    may_run,
    passes_allies,
    protects,
    pushes_hurt,
    rerolls,
    run_steps,
    touched_by_support,
)

ALL: Final = 99
"""More symbols than an attack has."""


def _yes(me: Bearer, _: bool) -> bool:
    return True


def _no(me: Bearer, _: bool) -> bool:
    return False


def having(ability: Ability, *values: Value[bool], when: Any = None) -> Ability:
    """The ability gives these properties."""
    for value in values:
        ability.changes(value, when=when)(_yes)
    return ability


def forbidding(ability: Ability, *values: Value[bool]) -> Ability:
    """The ability takes these possibilities away; W-FAQ-02: forbidding wins."""
    for value in values:
        ability.changes(value, how=FORBID)(_no)
    return ability


def own_attack(me: Bearer) -> Attack | None:
    """The attack of the bearer that is under way."""
    attack = me.game.attack
    return attack if attack is not None and attack.attacker == me.holder and not attack.special else None


def victim(me: Bearer) -> Creature | None:
    """The target of the bearer's attack."""
    attack = own_attack(me)
    return None if attack is None else me.game.creature(attack.target)


def suffered(me: Bearer) -> Attack | None:
    """The attack of an opponent on the bearer that is under way."""
    attack = me.game.attack
    if attack is None or attack.target != me.holder or attack.special:
        return None
    attacker = me.game.creature(attack.attacker)
    return attack if attacker is not None and me.game.hostile(me.seat, attacker.seat) else None


# Movement.

agile = having(Ability("K-AGILE"), passes_allies)
flight = having(Ability("K-FLIGHT"), flies)
grip = having(Ability("K-GRIP"), grips)
rush = having(Ability("K-RUSH"), may_act_when_summoned)
slow = forbidding(Ability("K-SLOW"), may_run)
run = Ability("K-RUN")


@run.changes(run_steps, how=SET)
def run_farther(me: Bearer, steps: int) -> int:
    """Its figure instead of the usual step."""
    return me.x


# Dice of its attack.

ambush = Ability("K-AMBUSH")
warlord = Ability("K-WARLORD")
attack_master = Ability("K-ATTACK-MASTER")


def has_not_moved(me: Bearer) -> bool:
    """K-AMBUSH: in its own activation, without a move."""
    activation = me.game.state.activation
    return activation is not None and activation.creature == me.holder and not activation.moved


@ambush.changes(added_dice, when=has_not_moved)
def lie_in_wait(me: Bearer, dice: DiceNames) -> DiceNames:
    """Its dice more."""
    return dice + me.held.dice


def is_led(me: Bearer, one: Creature) -> bool:
    """K-WARLORD: another allied creature of the kind, within reach, that follows warlords."""
    game = me.game
    if one.id == me.holder or game.hostile(me.seat, one.seat):
        return False
    who = me.held.who
    near = game.distance(me.creature, one) <= number("K-WARLORD", "within")
    return near and (who is None or fits(game, who, one, me.seat)) and game.value(helped_by_warlords, one)


@warlord.changes(led_dice, reach=is_led)
def lead(me: Bearer, dice: DiceNames) -> DiceNames:
    """One die, however many warlords lead."""
    return (word("K-WARLORD", "die"),)


@attack_master.changes(rerolls)
def reroll_more(me: Bearer, count: int) -> int:
    """As many dice as its figure."""
    return count + me.x


# Crit effects that always work.

assassin = Ability("K-ASSASSIN")
berserk = having(Ability("K-BERSERK"), crit_always, when=lambda me: bool(me.creature.wounds))
hunter = Ability("K-HUNTER")
predator = Ability("K-PREDATOR")
superior = Ability("K-SUPERIOR")


def rank_difference(me: Bearer) -> int:
    """W-CARD-04: above 0 if the target is a character of higher rank, below 0 if of lower."""
    target = victim(me)
    if target is None or not me.game.is_character(target):
        return 0
    mine, other = me.game.card(me.creature.card).order, me.game.card(target.card).order
    return (other > mine) - (other < mine)


def hunts(me: Bearer) -> bool:
    """K-HUNTER: the target is of its kind."""
    target, who = victim(me), me.held.who
    return target is not None and who is not None and fits(me.game, who, target, me.seat)


def smells_blood(me: Bearer) -> bool:
    """K-PREDATOR: melee against a wounded opponent."""
    attack, target = own_attack(me), victim(me)
    return attack is not None and target is not None and attack.type == MELEE and bool(target.wounds)


having(assassin, crit_always, when=lambda me: rank_difference(me) > 0)
having(superior, crit_always, when=lambda me: rank_difference(me) < 0)
having(hunter, crit_always, when=hunts)
having(predator, crit_always, when=smells_blood)

# Defence.

brave = Ability("K-BRAVE")
shield = Ability("K-SHIELD")
fortitude = having(Ability("K-FORTITUDE"), always_hurt, when=lambda me: suffered(me) is not None)
defender = having(Ability("K-DEFENDER"), demands_melee)
difficult_target = having(Ability("K-DIFFICULT-TARGET"), dulls_dice)
protector = having(Ability("K-PROTECTOR"), protects)
counterblow = Ability("K-COUNTERBLOW")


@brave.changes(ignored_pushes, when=lambda me: suffered(me) is not None)
def stand_firm(me: Bearer, pushes: int) -> int:
    """One push."""
    return pushes + 1


def from_a_weapon(me: Bearer) -> bool:
    """K-SHIELD: a ranged or melee attack of an opponent."""
    attack = suffered(me)
    return attack is not None and attack.type != MAGIC


@shield.changes(ignored_hits, when=from_a_weapon)
def parry(me: Bearer, hits: int) -> int:
    """One hit."""
    return hits + 1


@fortitude.changes(less_damage, when=lambda me: suffered(me) is not None)
def endure(me: Bearer, damage: int) -> int:
    """One damage less."""
    return damage + 1


@counterblow.changes(counter_dice)
def strike_back(me: Bearer, dice: DiceNames) -> DiceNames:
    """With its dice."""
    return me.held.dice


# Natures.

brute = forbidding(Ability("K-BRUTE"), helped_by_buildings, helped_by_warlords)
forged = forbidding(Ability("K-FORGED"), may_be_healed, may_be_poisoned, may_be_diseased, feeds_vampires)
monster = forbidding(
    Ability("K-MONSTER"),
    may_be_healed,
    may_return_to_camp,
    may_be_controlled,
    may_be_pushed,
    touched_by_support,
)
resurgent = forbidding(
    Ability("K-RESURGENT"), may_be_healed, may_be_poisoned, may_be_diseased, feeds_vampires
)
having(resurgent, pushes_hurt)


def is_aimed_at(me: Bearer) -> bool:
    """Whether an attack or a long shot on the bearer is under way."""
    attack = me.game.attack
    return attack is not None and attack.target == me.holder


@forged.changes(ignored_pushes, when=lambda me: suffered(me) is not None)
@monster.changes(ignored_pushes, when=is_aimed_at)
def never_yield(me: Bearer, pushes: int) -> int:
    """All pushes."""
    return ALL


STANDING: Final = (
    agile,
    flight,
    grip,
    rush,
    slow,
    run,
    ambush,
    warlord,
    attack_master,
    assassin,
    berserk,
    hunter,
    predator,
    superior,
    brave,
    shield,
    fortitude,
    defender,
    difficult_target,
    protector,
    counterblow,
    brute,
    forged,
    monster,
    resurgent,
)
