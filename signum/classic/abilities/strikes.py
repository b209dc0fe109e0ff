"""Abilities about melee rolls: succeeding faces, rerolls, striking first, magical strikes."""

from typing import Final

from signum.classic.core.dice import Face
from signum.classic.core.figures import number
from signum.classic.core.game import SILENCED, Bearer
from signum.classic.core.successes import STRIKING
from signum.classic.core.values import (
    attack_rerolls,
    damage_a_hit,
    defence_rerolls,
    magical_strike,
    magical_successes_rerolled,
    may_act,
    may_attack,
    may_attack_characters,
    may_attack_heroes,
    may_attack_minions,
    strikes_first,
    striking_faces,
    successes_rerolled,
)
from signum.engine.abilities import OPPOSITE, Ability
from signum.engine.values import FORBID, SET

disarmed = Ability("cannot-attack")
spares_heroes = Ability("cannot-attack-hero")
spares_characters = Ability("cannot-attack-character")
spares_minions = Ability("cannot-attack-minion")
asleep = Ability("cannot-act")
silenced = Ability(SILENCED)
fortitude = Ability("A-FORTITUDE")
hammerblow = Ability("A-HAMMERBLOW")
initiative = Ability("A-INITIATIVE")
magical_strikes = Ability("A-MAGICAL-STRIKE")
master_of_attack = Ability("A-MASTER-ATTACK")
master_of_defense = Ability("A-MASTER-DEFENSE")
veteran = Ability("A-VETERAN")

ABILITIES = (
    disarmed,
    spares_heroes,
    spares_characters,
    spares_minions,
    asleep,
    silenced,
    fortitude,
    hammerblow,
    initiative,
    magical_strikes,
    master_of_attack,
    master_of_defense,
    veteran,
)

CRUSHING: Final = number("A-HAMMERBLOW", "damage")


@asleep.changes(may_act, how=FORBID)
def do_nothing(me: Bearer, acts: bool) -> bool:
    """It does nothing in its activations, whatever allows it more."""
    return False


@disarmed.changes(may_attack, how=FORBID)
def stay_peaceful(me: Bearer, attacks: bool) -> bool:
    """It cannot declare attacks, whatever allows it more."""
    return False


@spares_heroes.changes(may_attack_heroes, how=FORBID)
@spares_characters.changes(may_attack_characters, how=FORBID)
@spares_minions.changes(may_attack_minions, how=FORBID)
def spare_them(me: Bearer, attacks: bool) -> bool:
    """It cannot declare attacks against creatures of this kind."""
    return False


@fortitude.changes(striking_faces, how=SET)
def unbroken(me: Bearer, faces: frozenset[Face]) -> frozenset[Face]:
    """Wounds do not change the faces on which its melee dice and backstabs succeed."""
    return STRIKING


@hammerblow.changes(damage_a_hit, how=SET)
def crush(me: Bearer, damage: int) -> int:
    """Each melee hit deals more damage."""
    return CRUSHING


@initiative.changes(strikes_first, how=SET)
def quicker(me: Bearer, first: bool) -> bool:
    """Its attack is resolved first."""
    return True


@magical_strikes.changes(magical_strike)
def with_magic(me: Bearer, dice: int) -> int:
    """It has a magical melee attack with X dice."""
    return dice + me.x


@master_of_attack.changes(attack_rerolls)
def strike_again(me: Bearer, dice: int) -> int:
    """It may reroll up to X different attack dice in melee."""
    return dice + me.x


@master_of_defense.changes(defence_rerolls)
def parry_again(me: Bearer, dice: int) -> int:
    """It may reroll up to X different defence dice in melee."""
    return dice + me.x


@veteran.changes(successes_rerolled, how=SET, whose=OPPOSITE)
def seen_it_all(me: Bearer, rerolled: bool) -> bool:
    """Melee attackers must reroll all their successful dice against it."""
    return True


@veteran.changes(
    magical_successes_rerolled,
    how=SET,
    whose=OPPOSITE,
    when=lambda me: me.game.edition.veteran_meets_magic,
)
def seen_magic_too(me: Bearer, rerolled: bool) -> bool:
    """In two printings also those of a magical strike."""
    return True
