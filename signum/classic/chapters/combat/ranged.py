"""Ranged attacks: C-RNG."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from msgspec import Struct

from signum.classic.chapters.cards.relic_uses import CombatDice, at_hand, counting_uses, note_uses
from signum.classic.chapters.combat.attacks import (
    ATTACK,
    DEFENCE,
    declared,
    ended,
    refused_attack,
    refused_enemy,
    refused_line,
)
from signum.classic.chapters.combat.damage import Blow, deal
from signum.classic.chapters.combat.rolls import picked_again, rerolled_successes, throw
from signum.classic.chapters.combat.shields import no_target
from signum.classic.core.attack_kinds import MAGICAL, MAGICAL_SHOT, SHOOTING, THROWING
from signum.classic.core.dice import FACES, Face
from signum.classic.core.figures import distance as reach_of
from signum.classic.core.figures import faces, number
from signum.classic.core.game import Game
from signum.classic.core.measuring import distance, in_cover, no_farther
from signum.classic.core.state import Creature, CreatureId
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
    throwing,
)
from signum.engine.questions import Facts, Option, Procedure, Refusal
from signum.engine.values import Value

WARDING: Final = faces("C-RNG-04", "faces")
NOT_WARDING: Final = frozenset(FACES) - WARDING
"""T-COVER: the failing faces of a defence die."""
FAR: Final = reach_of("A-SNIPER", "distance")


class Shoot(Option, frozen=True):
    """Shooting at a creature in range and sight."""

    target: CreatureId


class Throw(Option, frozen=True):
    """Throwing at a creature in range and sight."""

    target: CreatureId


class ShootMagically(Option, frozen=True):
    """A magical shot at a creature in range and sight."""

    target: CreatureId


Ranged: TypeAlias = Shoot | Throw | ShootMagically


class Kind(Struct, frozen=True):
    """One of the three ranged attacks: its dice, its range, its successes."""

    attack: str
    rule: str
    dice: Value[int]
    reach: int
    """C-RNG-02."""
    faces: frozenset[Face]
    """C-RNG-03: the faces on which a die succeeds."""
    rerolls: Value[int]
    after_moving: Value[bool]
    harm: int
    """C-RNG-05: the damage, or the wounds, of each uncancelled success."""
    afar: bool = False
    """Whether it can count as an attack from afar (A-SNIPER)."""


SHOT: Final = Kind(
    SHOOTING,
    "A-SHOOTING",
    shooting,
    reach_of("C-RNG-02", "shooting"),
    faces("C-RNG-03", "shooting"),
    shot_rerolls,
    may_shoot_after_moving,
    number("C-RNG-05", "damage"),
    afar=True,
)
THROW: Final = Kind(
    THROWING,
    "A-THROWING",
    throwing,
    reach_of("C-RNG-02", "throwing"),
    faces("C-RNG-03", "throwing"),
    shot_rerolls,
    may_shoot_after_moving,
    number("C-RNG-05", "damage"),
)
MAGIC: Final = Kind(
    MAGICAL_SHOT,
    "A-MAGICAL-SHOT",
    magical_shot,
    reach_of("C-RNG-02", "magical shot"),
    faces("C-RNG-03", "magical shot"),
    magic_rerolls,
    may_shoot_magically_after_moving,
    number("C-RNG-05", "wounds"),
)
KINDS: Final[dict[type[Ranged], Kind]] = {Shoot: SHOT, Throw: THROW, ShootMagically: MAGIC}


class ShotLine(Struct, frozen=True):
    """The space between attacker and target, measured before the declaration; later changes do not matter."""

    gap: int
    afar: bool
    covered: bool


def shoot(game: Game, attacker: Creature, target: Creature, kind: Kind) -> Procedure[None]:
    """A ranged attack, which spends one use of each relic that comes into play in it (C-REL-04)."""
    yield from counting_uses(game, volley(game, attacker, target, kind))


def volley(game: Game, attacker: Creature, target: Creature, kind: Kind) -> Procedure[None]:
    """X dice, then the defence if there is one, then the damage (C-RNG-03 to -05)."""
    line = measured(game, attacker, target, kind)
    relics = at_hand(game, attacker, target), at_hand(game, target, attacker)
    if not (yield from declared(game, attacker, target, kind.attack, (kind.rule, "C-RNG-01"))):
        return
    dice = game.value(kind.dice, attacker, target)
    successes = yield from fire(game, attacker, target, kind, dice, line)
    hits = yield from ward(game, target, kind, successes, line)
    because = ("C-RNG-05", *_more_from_afar(game, attacker, target, line))
    amount = hits * (game.value(long_shot_damage, attacker, target) if line.afar else kind.harm)
    hurts = yield from deal(game, Blow(target.id, amount, attacker.id, kind.attack, because))
    yield from game.happen(ended(attacker, target, kind.attack, hurts, ("C-RNG-05",), line.gap))
    note_uses(game, relics[0], CombatDice(shot=kind.attack, shots=dice, afar=line.afar, moved=attacker.moved))
    note_uses(game, relics[1], CombatDice(aimed=dice, struck=hits))


def measured(game: Game, attacker: Creature, target: Creature, kind: Kind) -> ShotLine:
    """The distance of the target, and whether it is in cover, from the current positions."""
    afar = kind.afar and from_afar(game, attacker, target)
    return ShotLine(distance(attacker, target), afar, in_cover(game, attacker, target))


def from_afar(game: Game, attacker: Creature, target: Creature) -> bool:
    """A-SNIPER: from its distance on, or only beyond it, depending on the printing."""
    if game.edition.far_at_l:
        return game.gap(attacker, target) >= FAR
    return not no_farther(attacker, target, FAR)


def fire(
    game: Game, attacker: Creature, target: Creature, kind: Kind, dice: int, line: ShotLine
) -> Procedure[int]:
    """Roll, then the forced rerolls, then the optional ones; return the successes (C-RNG-03, C-ABL-06)."""
    thrown = yield from throw(game, attacker, dice, ATTACK, "C-RNG-03", kind.faces, kind.attack)
    if game.value(ranged_successes_rerolled, attacker, target):
        because = game.sources(ranged_successes_rerolled, attacker, target)
        thrown = yield from rerolled_successes(game, attacker, thrown, kind.faces, ATTACK, because)
    limit, because = game.value(kind.rerolls, attacker, target), game.sources(kind.rerolls, attacker, target)
    if line.afar and game.value(rerolls_long_shots, attacker, target):
        limit, because = len(thrown), game.sources(rerolls_long_shots, attacker, target)
    thrown = yield from picked_again(game, attacker, thrown, limit, ATTACK, because, kind.faces)
    return sum([face in kind.faces for face in thrown])


def ward(game: Game, target: Creature, kind: Kind, successes: int, line: ShotLine) -> Procedure[int]:
    """One die for each hit, whatever the target's strength; each success cancels one (C-RNG-04).

    Against a magical shot only cover gives dice; against other attacks it allows rerolls of failed dice
    (T-COVER).
    """
    magical = kind.attack in MAGICAL
    if not successes or not game.in_play(target.id) or (magical and not line.covered):
        return successes
    dice = game.edition.cover_against_magic(successes) if magical else successes
    rule = "T-COVER" if magical else "C-RNG-04"
    thrown = yield from throw(game, target, dice, DEFENCE, rule, WARDING)
    if line.covered and not magical:
        limit = dice - _warded(thrown)
        thrown = yield from picked_again(
            game, target, thrown, limit, DEFENCE, ("T-COVER",), WARDING, among=NOT_WARDING
        )
    return max(0, successes - _warded(thrown))


def _warded(thrown: Sequence[Face]) -> int:
    return sum([face in WARDING for face in thrown])


def shots(game: Game, creature: Creature) -> list[Ranged]:
    """The ranged attacks worth listing: each possible one at every enemy that is not hidden."""
    able = [
        option
        for option, kind in KINDS.items()
        if game.value(kind.dice, creature) and refused_to_shoot(game, creature, kind) is None
    ]
    foes = [foe.id for foe in game.foes(creature.seat) if not foe.hidden] if able else []
    return [option(foe) for option in able for foe in foes]


# Refusals.


def refused_shot(game: Game, creature: Creature, kind: Kind, target: CreatureId) -> Refusal | None:
    """The reason why a creature cannot declare a ranged attack on another (C-RNG-01)."""
    return (
        refused_to_shoot(game, creature, kind)
        or refused_enemy(game, creature, target, "C-RNG-01")
        or refused_range(game, creature, game.state.creatures[target], kind)
        or no_target(game, game.state.creatures[target], kind.attack)
    )


def refused_to_shoot(game: Game, creature: Creature, kind: Kind) -> Refusal | None:
    """C-RNG-01: not without the ability, nor after moving, nor in contact with a visible enemy."""
    me: Facts = {"creature": creature.id}
    if (refusal := refused_attack(game, creature)) is not None:
        return refusal
    if not game.value(kind.dice, creature):
        if kind.rule in game.sources(kind.dice, creature):
            return Refusal("zero-value", ("C-DRG-01",), {**me, "ability": kind.rule})
        return Refusal("no-such-attack", ("C-RNG-01",), {**me, "attack": kind.attack})
    if creature.moved and not game.value(kind.after_moving, creature):
        return Refusal("has-moved", ("C-RNG-01", "C-ACT-04"), me)
    foes = [one.id for one in game.foes_in_contact(creature) if not one.hidden]
    if foes:
        return Refusal("in-contact", ("C-RNG-01",), {**me, "foes": foes})
    return None


def refused_range(game: Game, creature: Creature, foe: Creature, kind: Kind) -> Refusal | None:
    """C-RNG-02, C-LOS-01: the target is too far away, or not seen."""
    if not no_farther(creature, foe, kind.reach):
        facts: Facts = {"creature": foe.id, "gap": distance(creature, foe), "reach": kind.reach}
        return Refusal("out-of-reach", ("C-RNG-02",), facts)
    return refused_line(game, creature, foe, kind.reach)


def _more_from_afar(game: Game, attacker: Creature, target: Creature, line: ShotLine) -> tuple[str, ...]:
    return game.sources(long_shot_damage, attacker, target) if line.afar else ()
