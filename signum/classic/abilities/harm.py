"""Abilities about damage taken and wounds dealt."""

from typing import Final

from signum.classic.chapters.combat.damage import Hurt, heal, refused_healing
from signum.classic.core.attack_kinds import MELEE
from signum.classic.core.figures import number
from signum.classic.core.game import Bearer
from signum.classic.core.values import attack_damage_less, damage_more
from signum.engine.abilities import Ability
from signum.engine.confirming import confirm
from signum.engine.questions import Procedure

from_attacks = Ability("A-FROM-ATTACKS")
vampirism = Ability("A-VAMPIRISM")
vulnerability = Ability("A-VULNERABILITY")

ABILITIES = (from_attacks, vampirism, vulnerability)

BRITTLE: Final = number("A-VULNERABILITY", "damage")
DRUNK: Final = number("A-VAMPIRISM", "healing")


@from_attacks.changes(attack_damage_less)
def glancing(me: Bearer, less: int) -> int:
    """X less damage from an attack that hits."""
    return less + me.x


@vulnerability.changes(damage_more)
def brittle(me: Bearer, more: int) -> int:
    """Extra damage whenever it takes damage."""
    return more + BRITTLE


def _drank(me: Bearer, hurt: Hurt) -> bool:
    fed = hurt.by == me.holder and hurt.cause == MELEE and hurt.wounds > 0 and not hurt.bloodless
    return fed and refused_healing(me.game, me.creature) is None


@vampirism.after(Hurt, when=_drank, touches=lambda me, _hurt: frozenset({me.holder}))
def drink(me: Bearer, hurt: Hurt) -> Procedure[None]:
    """When it deals wounds in melee combat it may be healed."""
    about = {"creature": me.holder}
    if (yield from confirm(me.seat, "vampirism", subject=me.holder, cites=("A-VAMPIRISM",), about=about)):
        yield from heal(me.game, me.creature, DRUNK, because="A-VAMPIRISM")
