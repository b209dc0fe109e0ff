"""Abilities that protect a creature from certain effects: forged, resurgent, beast, monster."""

from signum.classic.core.game import Bearer
from signum.classic.core.values import (
    can_be_controlled,
    can_be_diseased,
    can_be_healed,
    can_be_poisoned,
    feeds_vampires,
    may_search,
    returns_to_hand,
    shielded_from,
    touched_by_support,
)
from signum.engine.abilities import Ability
from signum.engine.values import FORBID

beast = Ability("A-BEAST")
forged = Ability("A-FORGED")
monster = Ability("A-MONSTER")
resurgent = Ability("A-RESURGENT")

ABILITIES = (beast, forged, monster, resurgent)


@forged.changes(can_be_healed, how=FORBID)
@resurgent.changes(can_be_healed, how=FORBID)
@monster.changes(can_be_healed, how=FORBID)
def beyond_healing(me: Bearer, may: bool) -> bool:
    """Cannot be healed."""
    return False


@forged.changes(can_be_poisoned, how=FORBID)
@forged.changes(can_be_diseased, how=FORBID)
@resurgent.changes(can_be_poisoned, how=FORBID)
@resurgent.changes(can_be_diseased, how=FORBID)
def without_flesh(me: Bearer, may: bool) -> bool:
    """Cannot be poisoned or diseased."""
    return False


@forged.changes(feeds_vampires, how=FORBID)
@resurgent.changes(feeds_vampires, how=FORBID)
def without_blood(me: Bearer, may: bool) -> bool:
    """Vampires do not heal from it."""
    return False


@beast.changes(can_be_controlled, how=FORBID)
@monster.changes(can_be_controlled, how=FORBID)
def untamed(me: Bearer, may: bool) -> bool:
    """Cannot be brought under control."""
    return False


@beast.changes(shielded_from)
def shy_of_towns(me: Bearer, kinds: frozenset[str]) -> frozenset[str]:
    """Abilities of buildings cannot target it."""
    return kinds | {"buildings"}


@monster.changes(returns_to_hand, how=FORBID)
def never_leaving(me: Bearer, may: bool) -> bool:
    """Cannot be returned to hand."""
    return False


@monster.changes(touched_by_support, how=FORBID)
def unmoved(me: Bearer, may: bool) -> bool:
    """Cannot be affected by support cards."""
    return False


@monster.changes(may_search, how=FORBID)
def witless(me: Bearer, may: bool) -> bool:
    """Cannot search ruins."""
    return False
