"""The targets of an activated ability: C-ABL-03, C-DRG-01, C-STL-01."""

from signum.classic.chapters.combat.shields import no_target
from signum.classic.core.game import Bearer
from signum.classic.core.measuring import distance, no_farther
from signum.classic.core.state import Creature
from signum.engine.questions import Facts, Refusal


def refused_impact(me: Bearer, target: Creature, reach: int, what: str) -> Refusal | None:
    """The reason why an impact cannot target a creature: a figure of 0, hidden, too far away, or shielded."""
    return (
        refused_zero(me)
        or refused_hidden(me, target)
        or refused_reach(me, target, reach)
        or no_target(me.game, target, what, "abilities")
    )


def refused_zero(me: Bearer) -> Refusal | None:
    """C-DRG-01: an ability whose value is 0 cannot be declared."""
    if me.x > 0:
        return None
    return Refusal("zero-value", ("C-DRG-01",), {"creature": me.holder, "ability": me.ability.id})


def refused_hidden(me: Bearer, target: Creature) -> Refusal | None:
    """C-STL-01: opponents' creatures cannot target a hidden creature with impacts."""
    if not target.hidden or not me.game.hostile[me.seat][target.seat]:
        return None
    return Refusal("hidden", ("C-STL-01",), {"creature": target.id})


def refused_reach(me: Bearer, target: Creature, reach: int) -> Refusal | None:
    """C-RNG-02: the target is not farther away than the ability reaches."""
    if no_farther(me.creature, target, reach):
        return None
    facts: Facts = {"creature": target.id, "gap": distance(me.creature, target), "reach": reach}
    return Refusal("out-of-reach", (me.ability.id, "C-RNG-02"), facts)
