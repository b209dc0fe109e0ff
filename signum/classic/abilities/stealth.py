"""Stealth as an activated ability; the effect of a token is in its chapter."""

from signum.classic.chapters.combat.stealth import hide, refused_hiding
from signum.classic.core.game import Bearer
from signum.engine.abilities import Ability
from signum.engine.questions import Procedure

stealth = Ability("A-STEALTH")

ABILITIES = (stealth,)


@stealth.activated(check=lambda me: refused_hiding(me.game, me.creature))
def back_into_the_shadows(me: Bearer) -> Procedure[None]:
    """It takes a stealth token again (C-STL-07)."""
    yield from hide(me.game, me.creature)
