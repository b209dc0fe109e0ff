"""The shared part of all attacks: declaration, end and targets."""

from collections.abc import Sequence
from math import hypot
from typing import ClassVar, Final

from msgspec import Struct

from signum.classic.chapters.combat.damage import Cause, Eliminated, Hurt
from signum.classic.chapters.combat.stealth import lose_token
from signum.classic.core.attack_kinds import RANGED
from signum.classic.core.game import Game
from signum.classic.core.measuring import blockers, distance, sight_line
from signum.classic.core.state import CHARACTER, HERO, Creature, CreatureId, State
from signum.classic.core.values import (
    may_attack,
    may_attack_characters,
    may_attack_heroes,
    may_attack_minions,
)
from signum.engine.events import Event
from signum.engine.questions import Facts, Procedure, Refusal, Seat
from signum.engine.units import Count, Gap, Word

ATTACK: Final = "attack"
DEFENCE: Final = "defence"


class AttackDeclared(Event, frozen=True):
    """A creature attacks another."""

    attacker: CreatureId
    target: CreatureId
    attack: Word

    follows: ClassVar[tuple[str, ...]] = ("C-TURN-08",)

    def still_possible(self, state: State) -> bool:
        """Whether the attacker is still on the field."""
        return self.attacker in state.creatures

    def apply(self, state: State) -> None:
        """Nothing happens yet; the target of a ranged attack cannot hide for a while (C-STL-07)."""
        target = state.creatures.get(self.target)
        if target is not None and self.attack in RANGED:
            target.shot_at = state.turn


class AttackEnded(Event, frozen=True):
    """An attack is over. It succeeded if it dealt damage or wounds, even if armour took them (C-MEL-09)."""

    attacker: CreatureId
    target: CreatureId
    attack: Word
    damage: Count
    wounds: Count
    gap: Gap = 0
    """The distance to the target when a ranged attack was declared."""

    @property
    def successful(self) -> bool:
        """Whether any damage or wound got through the defence."""
        return self.damage > 0

    def apply(self, state: State) -> None:
        """Nothing changes."""


class Kill(Struct, frozen=True):
    """A creature eliminated in an attack, its killer and the kind of attack."""

    by: CreatureId
    type: str
    seat: Seat
    cause: Cause


class Aftermath(Event, frozen=True):
    """An attack with a kill is completely over, with all its windows and uses."""

    kills: tuple[Kill, ...]

    follows: ClassVar[tuple[str, ...]] = ("C-DMG-02",)

    def apply(self, state: State) -> None:
        """Nothing changes."""


def aftermath(game: Game, attack: Procedure[None]) -> Procedure[None]:
    """Carry an attack out, then the answers to its kills; inside another attack these wait for its end."""
    at = len(game.log)
    yield from attack
    if game.fights:
        return
    deaths = [event for event in game.log[at:] if isinstance(event, Eliminated)]
    kills = [Kill(one.by, one.type, one.seat, one.cause) for one in deaths if one.by is not None]
    if kills:
        yield from game.happen(Aftermath(tuple(kills)))


def declared(
    game: Game, attacker: Creature, target: Creature, attack: str, because: tuple[str, ...]
) -> Procedure[bool]:
    """Whether an attack takes place: interrupts may cancel it, or leave no opponent (C-TURN-08).

    Its attacker is no longer hidden, whatever becomes of the attack (C-STL-02).
    """
    yield from lose_token(game, attacker, "C-STL-02")
    if not (yield from game.happen(AttackDeclared(attacker.id, target.id, attack, because=because))):
        return False
    if game.in_play(attacker.id) and game.in_play(target.id):
        return True
    yield from game.happen(ended(attacker, target, attack, [], because[:1]))
    return False


def ended(
    attacker: Creature,
    target: Creature,
    attack: str,
    hurts: Sequence[Hurt],
    because: tuple[str, ...],
    gap: int = 0,
) -> AttackEnded:
    """The end of an attack with its results for the target."""
    dealt = [hurt for hurt in hurts if hurt.creature == target.id]
    damage = sum([hurt.damage for hurt in dealt])
    wounds = sum([hurt.wounds for hurt in dealt])
    return AttackEnded(attacker.id, target.id, attack, damage, wounds, gap, because=because)


def refused_attack(game: Game, creature: Creature) -> Refusal | None:
    """Why a creature cannot declare any attack: a text forbids it (C-ACT-05)."""
    if not game.is_changed(may_attack) or game.value(may_attack, creature):
        return None
    return Refusal("cannot-attack", ("C-ACT-05",), {"creature": creature.id})


def refused_enemy(game: Game, creature: Creature, target: CreatureId, rule: str) -> Refusal | None:
    """Why this creature cannot be attacked: not there, not an enemy (C-ACT-05), or hidden (C-STL-01)."""
    foe = game.creature(target)
    if foe is None:
        return Refusal("no-such-creature", (rule,), {"creature": target})
    if not game.is_foe(creature, foe):
        return Refusal("not-an-enemy", ("C-ACT-05",), {"creature": target})
    if foe.hidden:
        return Refusal("hidden", ("C-STL-01",), {"creature": target})
    if foe.type == HERO:
        allowed = may_attack_heroes
    else:
        allowed = may_attack_characters if foe.type == CHARACTER else may_attack_minions
    if game.is_changed(allowed) and not game.value(allowed, creature):
        return Refusal("cannot-attack-these", ("C-ACT-05",), {"creature": creature.id, "type": foe.type})
    return None


def refused_line(game: Game, creature: Creature, foe: Creature, reach: int) -> Refusal | None:
    """The reason why no line of sight within the attack's range joins the two (C-LOS-01, C-LOS-04)."""
    hiding = blockers(game, creature, foe)
    if hiding:
        facts: Facts = {"creature": foe.id, "gap": distance(creature, foe), "blockers": hiding}
        return Refusal("not-seen", ("C-LOS-01", "C-LOS-02"), facts)
    if hypot(foe.x - creature.x, foe.y - creature.y) <= reach:
        # No line from base to base is longer than that of the centres.
        return None
    line = sight_line(game, creature, foe)
    if line > reach:
        too_long: Facts = {"creature": foe.id, "length": line, "limit": reach}
        return Refusal("line-too-long", ("C-LOS-04",), too_long)
    return None
