"""Abilities about ranged attacks: the attacks themselves, rerolls, and effects on the target."""

from typing import Final

from signum.classic.chapters.combat.attacks import AttackDeclared, AttackEnded
from signum.classic.chapters.combat.damage import RECOIL, Blow, Hurt, deal, while_alive
from signum.classic.chapters.combat.durability import Worn
from signum.classic.chapters.field.pushing import push_away
from signum.classic.chapters.turn.durations import Gained, moment_of
from signum.classic.core.attack_kinds import SHOOTING
from signum.classic.core.figures import distance, number
from signum.classic.core.game import Bearer
from signum.classic.core.state import CHARACTER
from signum.classic.core.values import (
    long_shot_damage,
    magic_rerolls,
    magical_shot,
    may_shoot_after_moving,
    may_shoot_magically_after_moving,
    ranged_successes_rerolled,
    rerolls_long_shots,
    shooting,
    shot_rerolls,
    strength,
    throwing,
)
from signum.engine.abilities import OPPOSITE, Ability
from signum.engine.questions import Procedure
from signum.engine.values import SET

battle_mage = Ability("A-BATTLE-MAGE")
buckshot = Ability("A-BUCKSHOT")
difficult_target = Ability("A-DIFFICULT-TARGET")
magical_shots = Ability("A-MAGICAL-SHOT")
master_of_magic = Ability("A-MASTER-MAGIC")
master_of_shooting = Ability("A-MASTER-SHOOTING")
quick_shooter = Ability("A-QUICK-SHOOTER")
rain_of_arrows = Ability("A-RAIN-OF-ARROWS")
shooter = Ability("A-SHOOTING")
sniper = Ability("A-SNIPER")
thrower = Ability("A-THROWING")
under_arrows = Ability("under-arrows")
"""The effect of a rain of arrows on its target; with one name, so two of them do not add up (C-ABL-01)."""

ABILITIES = (
    battle_mage,
    buckshot,
    difficult_target,
    magical_shots,
    master_of_magic,
    master_of_shooting,
    quick_shooter,
    rain_of_arrows,
    shooter,
    sniper,
    thrower,
    under_arrows,
)

BUCKSHOT_RANGE: Final = distance("A-BUCKSHOT", "range")
PUSH: Final = distance("A-BUCKSHOT", "push")
PUSH_DAMAGE: Final = number("A-BUCKSHOT", "damage")
DUCKING: Final = number("A-RAIN-OF-ARROWS", "strength")
SNIPING: Final = number("A-SNIPER", "damage")


@shooter.changes(shooting)
def with_a_bow(me: Bearer, dice: int) -> int:
    """It shoots with X dice."""
    return dice + me.x


@thrower.changes(throwing)
def by_hand(me: Bearer, dice: int) -> int:
    """It throws with X dice."""
    return dice + me.x


@magical_shots.changes(magical_shot)
def by_magic(me: Bearer, dice: int) -> int:
    """It has a magical shot with X dice."""
    return dice + me.x


@master_of_shooting.changes(shot_rerolls)
def shoot_again(me: Bearer, dice: int) -> int:
    """It may reroll up to X different dice of shooting or throwing."""
    return dice + me.x


@master_of_magic.changes(magic_rerolls)
def cast_again(me: Bearer, dice: int) -> int:
    """It may reroll up to X different dice of a magical shot."""
    return dice + me.x


@sniper.changes(rerolls_long_shots, how=SET)
def take_aim(me: Bearer, any_dice: bool) -> bool:
    """It may reroll any of its dice when it shoots from afar."""
    return True


@sniper.changes(long_shot_damage, how=SET)
def where_it_hurts(me: Bearer, damage: int) -> int:
    """Each hit of a shot from afar deals more damage."""
    return SNIPING


@quick_shooter.changes(may_shoot_after_moving, how=SET)
def on_the_move(me: Bearer, may: bool) -> bool:
    """It may shoot or throw after moving."""
    return True


@battle_mage.changes(may_shoot_magically_after_moving, how=SET)
def cast_on_the_move(me: Bearer, may: bool) -> bool:
    """A magical shot may follow its move."""
    return True


@difficult_target.changes(ranged_successes_rerolled, how=SET, whose=OPPOSITE)
def hard_to_hit(me: Bearer, rerolled: bool) -> bool:
    """Ranged attackers must reroll all their successful dice against it."""
    return True


@under_arrows.changes(strength)
def ducking(me: Bearer, dice: int) -> int:
    """Less strength."""
    return dice - DUCKING


def _rains(me: Bearer, shot: AttackDeclared) -> bool:
    target = me.game.creature(shot.target)
    mine = shot.attacker == me.holder and shot.attack == SHOOTING
    return mine and target is not None and target.type == CHARACTER


@rain_of_arrows.after(
    AttackDeclared,
    when=_rains,
    touches=lambda me, shot: frozenset({shot.target, while_alive(me.holder)}),
)
def darken_the_sky(me: Bearer, shot: AttackDeclared) -> Procedure[None]:
    """A character that it shoots at has less strength until the end of the opponent's turn."""
    until = moment_of(me.game.state, "opponents-turn", me.seat)
    cites = ("A-RAIN-OF-ARROWS",)
    yield from me.game.happen(Gained(shot.target, under_arrows.id, until=until, because=cites))


def _scatters(me: Bearer, shot: AttackEnded) -> bool:
    mine = shot.attacker == me.holder and shot.attack == SHOOTING
    return mine and shot.successful and shot.gap <= BUCKSHOT_RANGE and me.game.in_play(shot.target)


@buckshot.after(AttackEnded, when=_scatters, touches=lambda _me, shot: frozenset({shot.target}))
def blow_away(me: Bearer, shot: AttackEnded) -> Procedure[None]:
    """A target within range is pushed away from it, with extra damage if it cannot go the whole distance."""
    target = me.game.state.creatures[shot.target]
    if not (yield from push_away(me.game, me.creature, target, PUSH, because="A-BUCKSHOT")):
        begun = _worn(me, shot)
        blow = Blow(target.id, PUSH_DAMAGE, me.holder, RECOIL, ("A-BUCKSHOT",), begun=begun)
        yield from deal(me.game, blow)


def _worn(me: Bearer, shot: AttackEnded) -> tuple[Worn, ...]:
    """C-REL-05: the relics of the target that the shot has worn."""
    for event in reversed(me.game.log):
        if isinstance(event, Hurt) and event.creature == shot.target and event.cause == SHOOTING:
            return event.worn
    return ()
