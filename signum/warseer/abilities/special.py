"""Special abilities, used instead of an attack or of a move: K-HEALER, K-LONG-SHOT, K-HOOK."""

from typing import ClassVar, Final

from signum.engine.abilities import Ability
from signum.engine.events import Event
from signum.engine.questions import Procedure, Refusal
from signum.engine.records import replaced
from signum.engine.units import Faces, ThingId
from signum.field.hexes.board import HexSet
from signum.field.hexes.movement import Movement, Steps, nearest_contact
from signum.warseer.chapters.activation import may_still_move, why_no_special
from signum.warseer.chapters.attack.dice import thrown
from signum.warseer.chapters.attack.steps import make_attack
from signum.warseer.chapters.attack.targets import why_not_reach
from signum.warseer.chapters.harm import heal
from signum.warseer.chapters.moving import Dragged, forced_movement
from signum.warseer.chapters.placing import chosen_place
from signum.warseer.core.dice import CRIT, HIT
from signum.warseer.core.game import Bearer, Game
from signum.warseer.core.state import RANGED, Creature, State
from signum.warseer.core.units import DiceNames
from signum.warseer.core.values import attack_range

healer = Ability("K-HEALER")
long_shot = Ability("K-LONG-SHOT")
hook = Ability("K-HOOK")


class HealingRolled(Event, frozen=True):
    """A healer rolled its printed dice instead of attacking."""

    creature: ThingId
    target: ThingId
    dice: DiceNames
    faces: Faces

    follows: ClassVar[tuple[str, ...]] = ("K-HEALER", "W-CARD-16")

    def apply(self, state: State) -> None:
        activation = state.activation
        if activation is not None and activation.creature == self.creature:
            state.activation = replaced(activation, attacks=activation.attacks + 1, over=True)


class Hooked(Event, frozen=True):
    """A creature hooks another instead of moving."""

    creature: ThingId
    target: ThingId

    follows: ClassVar[tuple[str, ...]] = ("K-HOOK",)

    def apply(self, state: State) -> None:
        activation = state.activation
        if activation is not None:
            state.activation = replaced(activation, stays=True)


# Healing.


def why_not_heal(me: Bearer, target: ThingId) -> Refusal | None:
    """K-HEALER: instead of attacking, any creature in range, itself included."""
    why = why_no_special(me.game, me.creature)
    if why is not None:
        return why
    one = me.game.creature(target)
    if one is None:
        return Refusal("no-such-creature", ("K-HEALER",))
    distance, limit = me.game.distance(me.creature, one), me.game.value(attack_range, me.creature)
    if distance > limit:
        facts = {"creature": target, "distance": distance, "limit": limit}
        return Refusal("out-of-range", ("K-HEALER",), facts)
    return None


@healer.aimed(at=lambda me: [one.id for one in me.game.allied(me.seat) if one.wounds], check=why_not_heal)
def heal_it(me: Bearer, target: ThingId) -> Procedure[None]:
    """Only the printed dice; each hit and crit heals 1."""
    game = me.game
    dice = game.card(me.creature.card).dice
    faces = yield from thrown(game, me.seat, dice, "healing")
    yield from game.happen(HealingRolled(me.holder, target, dice, faces))
    one = game.creature(target)
    healing = faces.count(HIT) + faces.count(CRIT)
    if one is not None and healing:
        yield from heal(game, one, healing, ("K-HEALER",))


# Shooting far.


def why_not_long_shot(me: Bearer, target: ThingId) -> Refusal | None:
    """K-LONG-SHOT: an opponent's creature within X and in sight."""
    why = why_no_special(me.game, me.creature)
    if why is not None:
        return why
    one = me.game.creature(target)
    if one is None:
        return Refusal("no-such-creature", ("K-LONG-SHOT",))
    if not me.game.hostile(me.seat, one.seat):
        return Refusal("not-an-opponent", ("K-LONG-SHOT",), {"creature": target})
    return why_not_reach(me.game, me.creature, one, me.x, ("K-LONG-SHOT",))


@long_shot.aimed(at=lambda me: [one.id for one in me.game.opposing(me.seat)], check=why_not_long_shot)
def shoot_far(me: Bearer, target: ThingId) -> Procedure[None]:
    """Ranged damage with these dice; it is not an attack."""
    game = me.game
    yield from make_attack(
        game,
        me.creature,
        game.state.creatures[target],
        RANGED,
        me.held.dice,
        special=True,
        because=("K-LONG-SHOT", "W-CARD-16"),
    )


# Hooking.


def hook_ways(game: Game, one: Creature, target: Creature) -> tuple[HexSet, Movement]:
    """The hexes in contact with a creature that lie at the end of the shortest free ways of another."""
    hexes, moving = game.map.hexes, forced_movement(game, target)
    found = nearest_contact(game.ground.board, hexes[target.at], hexes[one.at], moving)
    return (0 if found is None else found.ends), moving


def why_not_hook(me: Bearer, target: ThingId) -> Refusal | None:
    """K-HOOK: instead of moving, an opponent within X and in sight, with a free way into contact."""
    game, activation = me.game, me.game.state.activation
    if activation is None or activation.creature != me.holder or not may_still_move(activation):
        return Refusal("moved-already", ("K-HOOK", "W-ACT-01"), {"creature": me.holder})
    one = game.creature(target)
    if one is None:
        return Refusal("no-such-creature", ("K-HOOK",))
    if not game.hostile(me.seat, one.seat):
        return Refusal("not-an-opponent", ("K-HOOK",), {"creature": target})
    why = why_not_reach(game, me.creature, one, me.x, ("K-HOOK",))
    if why is not None:
        return why
    if game.in_contact(me.creature, one):
        return Refusal("in-contact-already", ("K-HOOK",), {"creature": target})
    if not hook_ways(game, me.creature, one)[0]:
        return Refusal("no-way", ("K-HOOK",), {"creature": target})
    return None


@hook.aimed(at=lambda me: [one.id for one in me.game.opposing(me.seat)], check=why_not_hook)
def hook_it(me: Bearer, target: ThingId) -> Procedure[None]:
    """By the shortest free way; of equal ways its player chooses the end."""
    game = me.game
    one = game.state.creatures[target]
    ends, moving = hook_ways(game, me.creature, one)
    yield from game.happen(Hooked(me.holder, target))
    at = yield from chosen_place(me.seat, "hook", game.map.places_in(ends), target, ("K-HOOK",))
    start, goal = game.map.hexes[one.at], game.map.hexes[at]
    found = Steps(game.ground.board, start, moving, goals=1 << goal).path(goal)
    assert found is not None
    way = tuple([game.map.places[hit] for hit in found[1:]])
    yield from game.happen(Dragged(target, way, me.seat, because=("K-HOOK",)))


SPECIAL: Final = (healer, long_shot, hook)
