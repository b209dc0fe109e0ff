"""The behaviour of creatures that nobody plays: Q-PVE-04.

A creature in contact attacks the weakest creature that it touches. Otherwise it follows the first line of its
pattern that it can carry out. It never runs. Plans are pure, so that a screen can tell them in advance.
"""

from msgspec import Struct

from signum.classic.chapters.combat.melee import melee, strike_magically
from signum.classic.chapters.combat.melee_targets import refused_fight, refused_magical_strike
from signum.classic.chapters.combat.ranged import KINDS, Ranged, refused_shot, shoot
from signum.classic.chapters.field.movement import move
from signum.classic.chapters.quest.aims import CreatureAim, aims, weakest_first
from signum.classic.chapters.quest.approaching import contact_place, place_towards
from signum.classic.chapters.quest.events import Behaved
from signum.classic.chapters.turn.activation import activate, pass_by
from signum.classic.core.game import Game
from signum.classic.core.state import Creature, CreatureId
from signum.classic.quests.cards import APPROACH, ATTACK, GUARD, SHOOT, STAY, Behaviour
from signum.classic.quests.places import stands_at
from signum.engine.questions import Procedure
from signum.engine.records import replaced
from signum.engine.units import Point

IN_CONTACT = "contact"
"""The reason of an attack on a creature that it touches already."""


ADVANCE = "advance"
"""An approach to the Hero's side."""


class CreaturePlan(Struct, frozen=True):
    """What a creature is going to do: the line that it follows, its aim, its place, its attack."""

    does: str
    target: int = 0
    to: Point | None = None
    shot: Ranged | None = None
    line: Behaviour | None = None
    """The line of its pattern that it follows; None for one that fights in contact, or has no line."""

    @property
    def seeks(self) -> str:
        """The kind of target that its line names."""
        return "" if self.line is None else self.line.target


def act_by_pattern(game: Game, creature: Creature) -> Procedure[None]:
    """The activation of a creature that nobody plays."""
    yield from activate(game, creature, acting=behave)


def behave(game: Game, creature: Creature) -> Procedure[None]:
    """Carry out the plan of this moment, told before it happens."""
    plan = planned(game, creature)
    yield from game.happen(Behaved(creature.id, plan.does, plan.target, plan.seeks))
    if plan.to is not None:
        yield from move(game, creature, plan.to)
    if plan.shot is not None:
        yield from shoot(game, creature, game.state.creatures[plan.shot.target], KINDS[type(plan.shot)])
    elif game.in_play(creature.id):
        aim = plan.target if plan.does in (ATTACK, IN_CONTACT) else 0
        fought = yield from fight(game, creature, aim)
        if not fought and plan.to is None:
            yield from pass_by(game, creature)


def fight(game: Game, creature: Creature, aim: CreatureId) -> Procedure[bool]:
    """Attack the aim if it is in contact, or else the weakest that is; return whether it could."""
    foes = weakest_first(game, game.foes_in_contact(creature))
    foes.sort(key=lambda one: one.id != aim)
    for foe in foes:
        if refused_fight(game, creature, foe.id) is None:
            yield from melee(game, creature, foe)
            return True
        if refused_magical_strike(game, creature, foe.id) is None:
            yield from strike_magically(game, creature, foe)
            return True
    return False


# Plans.


def planned(game: Game, creature: Creature) -> CreaturePlan:
    """The weakest in contact, or the first line of its pattern that it can carry out; else it stays."""
    touched = [one for one in game.foes_in_contact(creature) if not one.hidden]
    if touched:
        return CreaturePlan(IN_CONTACT, weakest_first(game, touched)[0].id)
    kind = game.quest_book.creatures.get(creature.card)
    for line in () if kind is None else kind.behaviour:
        plan = _by_line(game, creature, line)
        if plan is not None:
            return replaced(plan, line=line)
    return CreaturePlan(STAY)


def _by_line(game: Game, creature: Creature, line: Behaviour) -> CreaturePlan | None:
    if line.does == STAY:
        return CreaturePlan(STAY)
    for aim in aims(game, creature, line):
        plan = _for_aim(game, creature, line, aim)
        if plan is not None:
            return plan
    return None


def _for_aim(game: Game, creature: Creature, line: Behaviour, aim: CreatureAim) -> CreaturePlan | None:
    if line.does == SHOOT:
        return _shot(game, creature, aim)
    if line.does == ATTACK:
        to = contact_place(game, creature, aim)
        return None if to is None else CreaturePlan(ATTACK, aim.id, to)
    if line.does == GUARD and aim.place is not None and stands_at(game, creature, aim.place):
        return CreaturePlan(GUARD, aim.id)
    if line.does in (APPROACH, GUARD):
        to = place_towards(game, creature, aim)
        does = line.does if aim.id else ADVANCE
        return None if to is None else CreaturePlan(does, aim.id, to)
    return None


def _shot(game: Game, creature: Creature, aim: CreatureAim) -> CreaturePlan | None:
    for option, kind in KINDS.items():
        if refused_shot(game, creature, kind, aim.id) is None:
            return CreaturePlan(SHOOT, aim.id, None, option(aim.id))
    return None
