"""Abilities that are tokens or bring them: poison, disease, concentration."""

from typing import Final

from signum.classic.chapters.combat.attacks import AttackDeclared
from signum.classic.chapters.combat.concentration import concentrate, refused_concentration
from signum.classic.chapters.combat.damage import EFFECT_WOUNDS, Blow, deal, life_of
from signum.classic.chapters.combat.rolls import throw
from signum.classic.chapters.turn.activation import Activated
from signum.classic.chapters.turn.control import ActivationGivenUp
from signum.classic.chapters.turn.durations import lose
from signum.classic.core.figures import number
from signum.classic.core.game import Bearer
from signum.classic.core.successes import POISONING
from signum.classic.core.values import concentration as concentration_tokens
from signum.engine.abilities import Ability
from signum.engine.confirming import confirm
from signum.engine.questions import Procedure

concentration = Ability("A-CONCENTRATION")
disease = Ability("A-DISEASE")
poison = Ability("A-POISON")

ABILITIES = (concentration, disease, poison)

DISEASE_WOUNDS: Final = number("A-DISEASE", "wounds")
POISON_WOUNDS: Final = number("A-POISON", "wounds")


@poison.after(
    Activated,
    when=lambda me, activated: activated.creature == me.holder,
    touches=lambda me, _activated: frozenset({me.holder}),
)
def burn(me: Bearer, _activated: Activated) -> Procedure[None]:
    """At the start of its activation roll a die; on a success it is wounded."""
    (face,) = yield from throw(me.game, me.creature, 1, "poison", "A-POISON")
    if face in POISONING:
        yield from _wound(me, POISON_WOUNDS)


@poison.activated(check=lambda _me: None)
def spit_out(me: Bearer) -> Procedure[None]:
    """It spends its activation to lose the token."""
    yield from lose(me.game, me.creature, "A-POISON", because="A-POISON")


@disease.after(
    AttackDeclared,
    when=lambda me, declared: declared.attacker == me.holder,
    touches=lambda me, _declared: frozenset({me.holder, life_of(me.holder)}),
)
def fever(me: Bearer, _declared: AttackDeclared) -> Procedure[None]:
    """It is wounded whenever it declares an attack of any kind."""
    yield from _wound(me, DISEASE_WOUNDS)


@disease.after(
    Activated,
    when=lambda me, activated: activated.creature == me.holder,
    touches=lambda me, _activated: frozenset({me.holder}),
)
def rest(me: Bearer, _activated: Activated) -> Procedure[None]:
    """At the start of its activation it may give up the activation to lose the token, even in contact."""
    about = {"creature": me.holder}
    if (yield from confirm(me.seat, "disease", subject=me.holder, cites=("A-DISEASE",), about=about)):
        yield from me.game.happen(ActivationGivenUp(me.holder, because=("A-DISEASE",)))
        yield from lose(me.game, me.creature, "A-DISEASE", because="A-DISEASE")


def _wound(me: Bearer, wounds: int) -> Procedure[None]:
    """Wounds past armour without an attacker (C-DMG-01).

    C-WIN-05: the only opposing side is held to have given the token; of several, none is.
    """
    seating = me.game.seating
    opponents = seating.opponents[me.seat]
    one_side = len({seating.side_of[seat] for seat in opponents}) == 1
    dealer = opponents[0] if one_side else None
    yield from deal(me.game, Blow(me.holder, wounds, None, EFFECT_WOUNDS, (me.ability.id,), dealer))


@concentration.changes(concentration_tokens)
def focus(me: Bearer, tokens: int) -> int:
    """X tokens."""
    return tokens + me.x


@concentration.activated(check=lambda me: refused_concentration(me.game, me.creature))
def gather(me: Bearer) -> Procedure[None]:
    """It spends its activation to gain tokens."""
    yield from concentrate(me.game, me.creature)
