"""Crit effects (X-...): they work in an attack whose crit effect works (W-ATK-05)."""

from typing import ClassVar, Final

from signum.engine.abilities import Ability
from signum.engine.confirming import confirm
from signum.engine.events import Event
from signum.engine.questions import Procedure
from signum.engine.records import replaced
from signum.engine.units import ThingId
from signum.warseer.abilities.standing import own_attack
from signum.warseer.chapters.attack.events import CritFollows, FurtherAttacks
from signum.warseer.chapters.attack.steps import make_attack, why_not_counter
from signum.warseer.chapters.attack.targets import why_not_target
from signum.warseer.chapters.moving import Swapped, move, reachable, why_not_set_off
from signum.warseer.chapters.placing import chosen_place_if_wanted
from signum.warseer.chapters.tokens import give_token
from signum.warseer.core.game import Bearer
from signum.warseer.core.state import DISEASE, POISON, STUN, State
from signum.warseer.core.units import DiceNames
from signum.warseer.core.values import (
    attack_dice,
    counter_dice,
    crit_damage,
    extra_dice,
    extra_pushes,
    heal_of_crits,
    leaves_minions,
    slashes,
)

add_die = Ability("X-ADD-DIE")
add_push = Ability("X-ADD-PUSH")
advance = Ability("X-ADVANCE")
frenzy = Ability("X-FRENZY")
hammerblow = Ability("X-HAMMERBLOW")
infection = Ability("X-INFECTION")
nimble = Ability("X-NIMBLE")
parasite = Ability("X-PARASITE")
slash = Ability("X-SLASH")
poison = Ability("X-POISON")
stun = Ability("X-STUN")
swap = Ability("X-SWAP")
vampirism = Ability("X-VAMPIRISM")

TOKENS: Final = {infection.id: DISEASE, poison.id: POISON, stun.id: STUN}


def works(me: Bearer) -> bool:
    """Whether the bearer's attack is one in which its crit effect works."""
    attack = own_attack(me)
    return attack is not None and attack.crit


def follows(me: Bearer, event: CritFollows) -> bool:
    """Whether it acts after this attack of the bearer."""
    return event.attacker == me.holder and works(me)


class FrenzyUsed(Event, frozen=True):
    """A creature has had its further attack in this activation."""

    creature: ThingId

    follows: ClassVar[tuple[str, ...]] = ("X-FRENZY",)

    def apply(self, state: State) -> None:
        activation = state.activation
        if activation is not None:
            state.activation = replaced(activation, frenzy=(*activation.frenzy, self.creature))


# In the roll and the damage.


@add_die.changes(extra_dice, when=works)
def roll_more(me: Bearer, dice: DiceNames) -> DiceNames:
    """Its dice in step 4."""
    return dice + me.held.dice


@add_push.changes(extra_pushes, when=works)
def push_more(me: Bearer, pushes: int) -> int:
    """A push in step 4."""
    return pushes + max(1, me.x)


@hammerblow.changes(crit_damage, when=works)
def hammer(me: Bearer, damage: int) -> int:
    """Each crit deals 2."""
    return 2


@vampirism.changes(heal_of_crits, when=works)
def drink(me: Bearer, wounds: int) -> int:
    """Each crit heals 1."""
    return 1


@slash.changes(slashes, when=works)
def slash_another(me: Bearer, others: int) -> int:
    """One other opponent."""
    return others + 1


@parasite.changes(leaves_minions, when=works)
def nest(me: Bearer, leaves: bool) -> bool:
    """A minion takes the place of whom it eliminates."""
    return True


# After the damage.


@infection.after(CritFollows, when=follows)
@poison.after(CritFollows, when=follows)
@stun.after(CritFollows, when=follows)
def give_it(me: Bearer, event: CritFollows) -> Procedure[None]:
    """The target gets the token."""
    yield from give_token(me.game, event.target, TOKENS[me.ability.id], (me.ability.id,))


def may_advance(me: Bearer, event: CritFollows) -> bool:
    """X-ADVANCE: the target was destroyed or pushed, and its hex is adjacent and free."""
    attack, one = own_attack(me), me.game.creature(me.holder)
    if not follows(me, event) or attack is None or one is None or not (attack.killed or attack.pushed):
        return False
    there = me.game.map.hexes[attack.target_at]
    adjacent = me.game.ground.neighbours(one.at) >> there & 1
    return bool(adjacent) and me.game.is_free(attack.target_at) and why_not_set_off(me.game, one) is None


@advance.after(CritFollows, when=may_advance)
def step_in(me: Bearer, event: CritFollows) -> Procedure[None]:
    """It may move into the hex that the target left."""
    attack = own_attack(me)
    if attack is not None and (
        yield from confirm(me.seat, "advance", subject=me.holder, cites=("X-ADVANCE",))
    ):
        yield from move(me.game, me.creature, attack.target_at, 1, because=("X-ADVANCE",))


def may_dance(me: Bearer, event: CritFollows) -> bool:
    """X-NIMBLE: it lives and can move."""
    return follows(me, event) and me.game.creature(me.holder) is not None


@nimble.after(CritFollows, when=may_dance)
def dance(me: Bearer, event: CritFollows) -> Procedure[None]:
    """It may move by 1."""
    game = me.game
    places = game.map.places_in(reachable(game, me.creature, 1))
    at = yield from chosen_place_if_wanted(me.seat, "nimble", places, me.holder, ("X-NIMBLE",))
    if at is not None:
        yield from move(game, me.creature, at, 1, because=("X-NIMBLE",))


def both_live(me: Bearer, event: CritFollows) -> bool:
    """X-SWAP: attacker and target stand."""
    there = me.game.state.creatures
    return follows(me, event) and event.attacker in there and event.target in there


@swap.after(CritFollows, when=both_live)
def change_places(me: Bearer, event: CritFollows) -> Procedure[None]:
    """It may change places with the target."""
    about = {"target": event.target}
    if (yield from confirm(me.seat, "swap", subject=me.holder, cites=("X-SWAP",), about=about)):
        yield from me.game.happen(Swapped(event.attacker, event.target, because=("X-SWAP",)))


def may_rage(me: Bearer, event: FurtherAttacks) -> bool:
    """X-FRENZY: once per activation, and the target can still be attacked."""
    game, activation, attack = me.game, me.game.state.activation, own_attack(me)
    one, target = game.creature(me.holder), game.creature(event.target)
    if event.attacker != me.holder or attack is None or not attack.crit:
        return False
    if one is None or target is None or activation is None or me.holder in activation.frenzy:
        return False
    if attack.counter:
        return why_not_counter(game, one, target, ("X-FRENZY",)) is None
    return why_not_target(game, one, target, attack.type) is None


@frenzy.after(FurtherAttacks, when=may_rage)
def rage(me: Bearer, event: FurtherAttacks) -> Procedure[None]:
    """It may attack the same target once more."""
    game, attack = me.game, own_attack(me)
    about = {"target": event.target}
    if attack is None or not (
        yield from confirm(me.seat, "frenzy", subject=me.holder, cites=("X-FRENZY",), about=about)
    ):
        return
    yield from game.happen(FrenzyUsed(me.holder))
    target = game.state.creatures[event.target]
    dice = (
        game.value(counter_dice, me.creature, target)
        if attack.counter
        else game.value(attack_dice, me.creature)
    )
    yield from make_attack(
        game,
        me.creature,
        target,
        attack.type,
        dice,
        counter=attack.counter,
        further=True,
        because=("X-FRENZY",),
    )


CRITS: Final = (
    add_die,
    add_push,
    advance,
    frenzy,
    hammerblow,
    infection,
    nimble,
    parasite,
    slash,
    poison,
    stun,
    swap,
    vampirism,
)
