"""Abilities that change a creature's parameters: its strength, its health, its tokens."""

from signum.classic.core.game import Bearer
from signum.classic.core.values import health, strength
from signum.engine.abilities import Ability

armour = Ability("A-ARMOUR")
"""It enters with X tokens (see `entering`); C-DMG-01 has their effect."""

bonus_strength = Ability("strength")
bonus_health = Ability("health")
berserk = Ability("A-BERSERK")

ABILITIES = (armour, bonus_strength, bonus_health, berserk)


@bonus_strength.changes(strength)
def stronger(me: Bearer, dice: int) -> int:
    """+X strength (C-ABL-01 ruling: strength can always be added to)."""
    return dice + me.x


@bonus_health.changes(health)
def healthier(me: Bearer, points: int) -> int:
    """+X health (C-ABL-01 ruling)."""
    return points + me.x


@berserk.changes(strength)
def rage(me: Bearer, dice: int) -> int:
    """+X strength while wounded."""
    return dice + me.x if me.creature.wounds else dice
