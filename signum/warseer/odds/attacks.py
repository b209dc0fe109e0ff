"""The odds of an attack: before it, and while its dice lie.

They assume that nobody plays a tactic or uses a text that may be declined, that the attacker's own rerolls
are used as well as possible, that a push goes where it hurts most, and that no protector steps in. The odds
of a counterblow stand apart.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

from msgspec import Struct

from signum.engine import enumeration
from signum.engine.confirming import Yes
from signum.engine.distributions import Distribution
from signum.engine.enumeration import NO_FACES, End, TooManyWays
from signum.engine.game import Ended
from signum.engine.questions import Choice, Option, Procedure, Roll
from signum.engine.records import replaced
from signum.engine.units import ThingId
from signum.engine.values import Value
from signum.warseer.chapters.attack.dice import KeepDice, LeaveDice, RerollDice
from signum.warseer.chapters.attack.events import (
    AttackDeclared,
    CritWorks,
    DamageSettled,
    DamageStep,
    DiceChanged,
    DiceRolled,
    ExtraRolled,
    ExtraStep,
    PushHurt,
    SymbolsCounted,
    TargetPushed,
)
from signum.warseer.chapters.harm import Damaged, Eliminated
from signum.warseer.chapters.moving import Pushed
from signum.warseer.chapters.placing import PlaceAt
from signum.warseer.composed_game import WarseerGame
from signum.warseer.core.state import MAGIC, Attack, Creature
from signum.warseer.core.units import DiceNames
from signum.warseer.core.values import (
    added_dice,
    crit_always,
    dulls_dice,
    health,
    ignored_hits,
    ignored_pushes,
    led_dice,
    less_damage,
    protects,
    pushes_hurt,
    rerolls,
)
from signum.warseer.odds.answering import Part, declining, plain_answer
from signum.warseer.odds.counterblow import COUNTERBLOW, NONE, CounterEnd, counter_odds, may_be_answered
from signum.warseer.odds.profile import AttackEnd, Profile, best_push, profile, strongest
from signum.warseer.odds.rolls import Lying, Rolls

OFFER_OF_TACTICS: Final = "W-CARD-13"
ROLLS: Final = ("attack", "reroll", "extra")
"""The rolls of an attack."""
DECISIVE: Final = (
    CritWorks,
    DamageSettled,
    DamageStep,
    DiceChanged,
    DiceRolled,
    ExtraRolled,
    ExtraStep,
    PushHurt,
    Pushed,
    SymbolsCounted,
    TargetPushed,
)
"""Events before the damage; if a text answers one of them, an attack is no longer arithmetic."""
OF_ATTACKER: Final[tuple[Value[Any], ...]] = (added_dice, led_dice, rerolls, crit_always)
OF_TARGET: Final[tuple[Value[Any], ...]] = (
    dulls_dice,
    ignored_hits,
    ignored_pushes,
    less_damage,
    pushes_hurt,
)
CRIT_EFFECT: Final = "X-"


class AttackOdds(Struct, frozen=True):
    """The odds of one attack."""

    attacker: ThingId
    target: ThingId
    dice: DiceNames
    """The dice of step 1."""
    profile: Profile
    ends: Distribution[AttackEnd]
    protectors: tuple[ThingId, ...]
    """Allies of the target that may take the damage; the odds leave them out."""
    because: tuple[str, ...]
    """The abilities that change the attack."""
    counter: Distribution[CounterEnd] | None = None
    """The counterblow; None if the target has none, or if it has too many ways."""


def attack_odds(game: WarseerGame, start: Part) -> AttackOdds | None:
    """The odds of the attack that a procedure makes; None if it makes none or has too many ways."""
    there = game.fork()
    found = _to_the_roll(start(there))
    attack = there.attack
    if not found or attack is None:
        return None
    if not is_arithmetic(there, attack):
        return _enumerated(game, start, there, attack, strongest(found))
    odds = max([_odds(there, attack, dice, profile(there, attack, len(dice))) for dice in found], key=_worth)
    if not may_be_answered(there, attack):
        return odds
    return replaced(odds, counter=counter_odds(game, start, odds.dice, Rolls(odds.profile)))


def lying_odds(game: WarseerGame, attack: Attack, rerolled: Sequence[int]) -> Distribution[AttackEnd] | None:
    """The odds of dice that lie, once those at these places, from 1, are rerolled; None if texts decide."""
    if not is_arithmetic(game, attack):
        return None
    lying = [(die.die, die.face) for die in attack.rolled]
    some = tuple(sorted([lying[at - 1] for at in rerolled]))
    return Rolls(profile(game, attack, len(lying))).after(tuple(sorted(lying)), some)


def is_arithmetic(game: WarseerGame, attack: Attack) -> bool:
    """Whether only values decide the attack."""
    if any(me.ability.id != OFFER_OF_TACTICS for kind in DECISIVE for me in game.listeners(kind)):
        return False
    target = game.creature(attack.target)
    if target is None or attack.type == MAGIC or not game.is_hero(target) or not game.is_changed(health):
        return True
    return not any(relic.armour for relic in game.relics_of(target.owner))


def protectors_of(game: WarseerGame, target: Creature) -> tuple[ThingId, ...]:
    """K-PROTECTOR: the creatures that may take the damage."""
    return tuple(
        [
            one.id
            for one in game.contacts(target)
            if not game.hostile(one.seat, target.seat) and game.value(protects, one)
        ]
    )


def causes(game: WarseerGame, attack: Attack) -> tuple[str, ...]:
    """The abilities that change the attack under way, and the attacker's crit effects."""
    one, target = game.creature(attack.attacker), game.creature(attack.target)
    if one is None or target is None or attack.special:
        return ()
    found: list[str] = []
    for value in OF_ATTACKER:
        found += _sources(game, value, one, target)
    for value in OF_TARGET:
        found += _sources(game, value, target, one)
    found += [held.ability for held in game.held_by(one) if held.ability.startswith(CRIT_EFFECT)]
    return tuple(dict.fromkeys(found))


def _sources(game: WarseerGame, value: Value[Any], one: Creature, other: Creature) -> tuple[str, ...]:
    found: tuple[str, ...] = game.sources(value, one, other)
    return found


def _odds(game: WarseerGame, attack: Attack, dice: DiceNames, found: Profile) -> AttackOdds:
    target = game.state.creatures[attack.target]
    ends = Rolls(found).of(dice)
    guards, because = protectors_of(game, target), causes(game, attack)
    return AttackOdds(attack.attacker, attack.target, dice, found, ends, guards, because)


def _worth(odds: AttackOdds) -> tuple[Any, ...]:
    ends = odds.ends
    return ends.chance(lambda end: end.dead), ends.expected(lambda end: end.wounds)


def _to_the_roll(procedure: Procedure[Any]) -> list[DiceNames]:
    """Play up to the dice of step 1: the dice, or the hands of six that may be picked."""
    try:
        question = next(procedure)
        while True:
            if isinstance(question, Roll) and question.why == "attack":
                return [tuple([die.name for die in question.dice])]
            if isinstance(question, Choice) and question.kind == "pick-dice":
                return [one.dice for one in question.options() if isinstance(one, KeepDice)]
            question = procedure.send(plain_answer(question))
    except (StopIteration, Ended):
        return []


# By playing every way.


def _enumerated(
    game: WarseerGame, start: Part, there: WarseerGame, attack: Attack, dice: DiceNames
) -> AttackOdds | None:
    found = profile(there, attack, len(dice))
    try:
        ends = enumerated_ends(game, start, attack.attacker, attack.target, found)
    except TooManyWays:
        return None
    guards, because = protectors_of(there, there.state.creatures[attack.target]), causes(there, attack)
    counter = None
    if may_be_answered(there, attack):
        with suppress(TooManyWays):
            counter = enumerated_counter(game, start, attack.attacker, found)
    return AttackOdds(attack.attacker, attack.target, dice, found, ends, guards, because, counter)


def enumerated_ends(
    game: WarseerGame, start: Part, attacker: ThingId, target: ThingId, found: Profile
) -> Distribution[AttackEnd]:
    """The same odds by playing each way in which the dice can fall."""
    ends = enumeration.ends(game, start, playing_well(Rolls(found)), every_face)
    return enumeration.summary(ends, lambda end: _read(end, attacker, target))


def enumerated_counter(
    game: WarseerGame, start: Part, attacker: ThingId, found: Profile
) -> Distribution[CounterEnd]:
    """The counterblow by playing each way in which the dice of both blows can fall."""
    well = playing_well(Rolls(found))

    def answer(there: WarseerGame, choice: Choice[Any]) -> Option:
        return Yes() if choice.kind == COUNTERBLOW else well(there, choice)

    ends = enumeration.ends(game, start, answer, every_face)
    return enumeration.summary(ends, lambda end: _read_counter(end, attacker))


def every_face(roll: Roll) -> frozenset[str] | None:
    """Every face of the attack's dice counts; other dice are not enumerated."""
    return NO_FACES if roll.why in ROLLS else None


def playing_well(rolls: Rolls) -> Callable[[WarseerGame, Choice[Any]], Option]:
    """Answers as the odds assume them."""

    def answer(game: WarseerGame, choice: Choice[Any]) -> Option:
        if choice.kind == "push":
            return PlaceAt(best_push(game, [one.at for one in choice.options()]))
        if choice.kind == "pick-dice":
            return KeepDice(strongest([tuple(sorted(one.dice)) for one in choice.options()]))
        if choice.kind == "change-dice":
            return _rerolling(game, choice, rolls)
        return declining(choice)

    return answer


def _rerolling(game: WarseerGame, choice: Choice[Any], rolls: Rolls) -> Option:
    attack = game.attack
    own = [one for one in choice.options() if isinstance(one, RerollDice)]
    if attack is None or not own:
        return LeaveDice()
    lying = [(die.die, die.face) for die in attack.rolled]
    wanted: Lying = rolls.best_reroll(tuple(sorted(lying)))
    for one in own:
        if tuple(sorted([lying[at - 1] for at in one.dice])) == wanted:
            return one
    return LeaveDice()


def _read(end: "End[WarseerGame, Any]", attacker: ThingId, target: ThingId) -> AttackEnd:
    damage = wounds = 0
    dead = pushed = crit = False
    for event in end.game.log:
        match event:
            case DamageSettled(attacker=one, damage=dealt) if one == attacker:
                damage = dealt
            case Damaged(creature=one, wounds=taken) if one == target:
                wounds += taken
            case Eliminated(creature=one) if one == target:
                dead = True
            case TargetPushed(attacker=one) if one == attacker:
                pushed = True
            case CritWorks(attacker=one) if one == attacker:
                crit = True
    return AttackEnd(damage, wounds, dead, pushed, crit)


def _read_counter(end: "End[WarseerGame, Any]", attacker: ThingId) -> CounterEnd:
    wounds = 0
    struck = dead = False
    for event in end.game.log:
        match event:
            case AttackDeclared(target=one, counter=True) if one == attacker:
                struck = True
            case Damaged(creature=one, wounds=taken) if one == attacker:
                wounds += taken
            case Eliminated(creature=one) if one == attacker:
                dead = True
    return CounterEnd(struck, wounds, dead) if struck else NONE
