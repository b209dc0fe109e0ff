"""Abilities that act when a creature dies, before the miniature is removed.

They act when nothing can save the dying creature any more. All creatures that die together are still on the
field then: their bases are obstacles and count for the limit, but they take no more wounds and gain nothing
from kills.
"""

from typing import Final

from signum.classic.chapters.combat.damage import EFFECT_WOUNDS, Blow, Eliminated, deal
from signum.classic.chapters.combat.rolls import throw
from signum.classic.chapters.field.minions import refused_minion, summon_minions
from signum.classic.core.figures import distance, number
from signum.classic.core.game import Bearer, Game
from signum.classic.core.measuring import no_farther
from signum.classic.core.state import CHARACTER, Creature
from signum.classic.core.successes import HATCHING, MOURNING
from signum.engine.abilities import Ability
from signum.engine.questions import Procedure

parasite = Ability("A-PARASITE")
requiem = Ability("A-REQUIEM")

ABILITIES = (parasite, requiem)

MOURNERS_WITHIN: Final = distance("A-REQUIEM", "range")
MOURNING_WOUNDS: Final = number("A-REQUIEM", "wounds")


def _feeds(me: Bearer, death: Eliminated) -> bool:
    """C-MEL-07 ruling: a creature that dies in the same moment gains nothing from its kill."""
    if death.by != me.holder or death.type != CHARACTER or me.holder in me.game.dying:
        return False
    return refused_minion(me.game, me.seat, death.creature) is None


@parasite.before(Eliminated, when=_feeds, last=True)
def hatch(me: Bearer, death: Eliminated) -> Procedure[Eliminated]:
    """When it eliminates a character, roll X dice; on a success a minion enters beside the victim."""
    thrown = yield from throw(me.game, me.creature, me.x, "parasite", "A-PARASITE")
    if not HATCHING.isdisjoint(thrown):
        yield from summon_minions(me.game, me.seat, [death.creature])
    return death


def mourners(game: Game, dying: Creature) -> list[Creature]:
    """The other creatures within range, hidden ones too, except those that die with it."""
    return [
        one
        for one in game.creatures()
        if one.id not in game.dying and no_farther(dying, one, MOURNERS_WITHIN)
    ]


@requiem.before(
    Eliminated,
    when=lambda me, death: death.creature == me.holder and bool(mourners(me.game, me.creature)),
    last=True,
)
def toll(me: Bearer, death: Eliminated) -> Procedure[Eliminated]:
    """When it dies, roll a die for each other creature within range; on a success that one is wounded."""
    blows = []
    for one in mourners(me.game, me.creature):
        (face,) = yield from throw(me.game, me.creature, 1, "requiem", "A-REQUIEM")
        if face in MOURNING:
            blows.append(Blow(one.id, MOURNING_WOUNDS, me.holder, EFFECT_WOUNDS, ("A-REQUIEM",)))
    yield from deal(me.game, *blows)
    return death
