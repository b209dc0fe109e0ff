"""Melee combat and magical strike: C-MEL."""

from typing import ClassVar, Final

from msgspec import Struct

from signum.classic.chapters.cards.relic_uses import CombatDice, at_hand, counting_uses, has_run, note_uses
from signum.classic.chapters.combat.attacks import ATTACK, DEFENCE, declared, ended
from signum.classic.chapters.combat.damage import Blow, deal
from signum.classic.chapters.combat.dice_cards import blocks_read, read, strikes_read
from signum.classic.chapters.combat.rolls import ThrownFaces, rerolled_by_choice, rerolled_successes, throw
from signum.classic.core.attack_kinds import MAGICAL_STRIKE, MELEE
from signum.classic.core.figures import faces, number
from signum.classic.core.game import Game
from signum.classic.core.state import Creature, CreatureId, State
from signum.classic.core.values import (
    attack_rerolls,
    damage_a_hit,
    defence_rerolls,
    extra_attack,
    extra_defence,
    least_attack,
    least_defence,
    magical_strike,
    magical_successes_rerolled,
    melee_reach,
    splits_freely,
    strength,
    strikes_first,
    striking_faces,
    successes_rerolled,
)
from signum.engine.events import Event
from signum.engine.question_shapes import QuestionShape, Secrecy
from signum.engine.questions import Choice, Facts, Option, Procedure, Refusal, choose
from signum.engine.units import Count

PARRYING: Final = faces("C-MEL-06", "faces")
MAGICAL_WOUNDS: Final = number("A-MAGICAL-STRIKE", "wounds")


class Split(Option, frozen=True):
    """The split of a creature's dice."""

    attack: Count
    defence: Count


class DiceSplit(Event, frozen=True):
    """A player declared the split of a creature's dice; extra dice earned by the split are included."""

    creature: CreatureId
    attack: Count
    defence: Count

    follows: ClassVar[tuple[str, ...]] = ("C-MEL-03",)

    def apply(self, state: State) -> None:
        """Nothing changes."""


class Fought(Event, frozen=True):
    """A melee combat is over: the attacked creature is tired for the rest of the turn."""

    attacker: CreatureId
    defender: CreatureId

    follows: ClassVar[tuple[str, ...]] = ("C-MEL-04",)

    def apply(self, state: State) -> None:
        """Counted if the creature is still on the field."""
        defender = state.creatures.get(self.defender)
        if defender is not None:
            defender.melees_suffered += 1


class MeleeSide(Struct):
    """One side of a melee: its creature, the opponent, and its dice."""

    me: Creature
    foe: Creature
    attack: int
    defence: int
    thrown: ThrownFaces = ()
    declared: bool = False
    """Whether it is the side that declared the attack."""
    hits: int = 0
    """The number of its strikes that were not parried."""
    reads: bool = False
    """Whether it reads a dice card instead of splitting dice (Q-PVE-06)."""
    guarding: bool = False
    """Whether a side that reads would have to put all its dice into defence."""


def melee(game: Game, attacker: Creature, defender: Creature, *, unopposed: bool = False) -> Procedure[None]:
    """A melee combat, which spends one use of each relic that comes into play in it (C-REL-04)."""
    yield from counting_uses(game, combat(game, attacker, defender, unopposed=unopposed))


def combat(game: Game, attacker: Creature, defender: Creature, *, unopposed: bool = False) -> Procedure[None]:
    """Both sides split their dice, strike, parry and are hurt together (C-MEL-03 to -07).

    By some texts all the attacker's dice attack, and the defender rolls none.
    """
    since, reached = len(game.log), not game.in_contact(attacker, defender)
    if not (yield from declared(game, attacker, defender, MELEE, ("C-MEL-01", "C-MEL-02"))):
        return
    relics = at_hand(game, attacker, defender, since), at_hand(game, defender, attacker, since)
    if unopposed:
        theirs = MeleeSide(defender, attacker, 0, 0)
        ours = yield from all_out(game, attacker, defender)
    else:
        theirs = yield from split(game, defender, attacker, defending=True)
        ours = yield from split(game, attacker, defender, defending=False, knowing=theirs)

    if game.value(strikes_first, attacker, defender) == game.value(strikes_first, defender, attacker):
        yield from exchange(game, ours, theirs)
    elif game.value(strikes_first, attacker, defender):
        yield from one_after_the_other(game, ours, theirs)
    else:
        yield from one_after_the_other(game, theirs, ours)
    yield from game.happen(Fought(attacker.id, defender.id))
    ran = has_run(game, attacker)
    fought = CombatDice(
        ours.attack, ours.defence, theirs.attack, struck=theirs.hits, reached=reached, ran=ran
    )
    note_uses(game, relics[0], fought)
    note_uses(
        game,
        relics[1],
        CombatDice(theirs.attack, theirs.defence, ours.attack, struck=ours.hits, attacked=True),
    )


def split(
    game: Game, creature: Creature, foe: Creature, *, defending: bool, knowing: MeleeSide | None = None
) -> Procedure[MeleeSide]:
    """The player splits the dice into attack and defence, as abilities permit (C-MEL-03, C-MEL-04).

    The attacker splits after seeing the defender's split.
    """
    dice = game.value(strength, creature, foe)
    if not dice:
        return MeleeSide(creature, foe, 0, 0, declared=not defending)
    if creature.seat in game.mode.scripted:
        return reading(game, creature, foe, dice, defending=defending)
    options = splits(game, creature, foe, dice, defending=defending)
    role = "defender" if defending else "attacker"
    about: Facts = {"creature": creature.id, "foe": foe.id, "dice": dice, "role": role}
    if knowing is not None:
        about = {**about, "foe-dice": [knowing.attack, knowing.defence]}
    choice = Choice(
        creature.seat,
        "split",
        options,
        shape=QuestionShape.SPLIT,
        secrecy=Secrecy.PUBLIC,
        subject=creature.id,
        cites=("C-MEL-03",),
        check=lambda option: refused_split(game, creature, foe, options, option),
        about=about,
    )
    chosen = yield from choose(choice)
    side = with_extra_dice(game, creature, foe, chosen)
    side.declared = not defending
    yield from game.happen(DiceSplit(creature.id, side.attack, side.defence))
    return side


def all_out(game: Game, creature: Creature, foe: Creature) -> Procedure[MeleeSide]:
    """All dice of a creature attack, whatever asks for dice in defence."""
    side = with_extra_dice(game, creature, foe, Split(game.value(strength, creature, foe), 0))
    side.declared = True
    yield from game.happen(DiceSplit(creature.id, side.attack, side.defence))
    return side


def reading(game: Game, creature: Creature, foe: Creature, dice: int, *, defending: bool) -> MeleeSide:
    """Q-PVE-06: a creature that nobody plays uses its whole strength on both sides of its card."""
    guarding = not splits(game, creature, foe, dice, defending=defending)[0].attack
    return MeleeSide(creature, foe, dice, dice, declared=not defending, reads=True, guarding=guarding)


def splits(game: Game, creature: Creature, foe: Creature, dice: int, *, defending: bool) -> list[Split]:
    """Every split that the rules allow, most attack dice first."""
    tired = defending and not game.value(splits_freely, creature, foe)
    if tired or (defending and is_out_of_reach(game, creature, foe)):
        return [Split(0, dice)]
    attack = min(dice, game.value(least_attack, creature, foe))
    defence = min(dice, game.value(least_defence, creature, foe))
    if attack + defence > dice:
        # A-CAUTIOUS ruling: of two demands that cannot both be met, the player meets one completely.
        return [Split(attack, dice - attack), Split(dice - defence, defence)]
    return [Split(count, dice - count) for count in range(dice - defence, attack - 1, -1)]


def is_out_of_reach(game: Game, creature: Creature, attacker: Creature) -> bool:
    """Whether an attacker that need not be in contact is not; others fight on as declared (C-MEL-01)."""
    return game.value(melee_reach, attacker, creature) > 0 and not game.in_contact(creature, attacker)


def refused_split(
    game: Game, creature: Creature, foe: Creature, options: list[Split], option: Option
) -> Refusal | None:
    """Why the dice cannot be split this way: some are unused, or abilities demand some on a side."""
    if option in options:
        return None
    if not isinstance(option, Split):
        return Refusal("not-offered", ("C-MEL-03",), {"choice": "split"})
    dice = options[0].attack + options[0].defence
    if option.attack + option.defence != dice or option.attack < 0 or option.defence < 0:
        return Refusal("other-number-of-dice", ("C-MEL-03",), {"creature": creature.id, "dice": dice})
    attack = min(dice, game.value(least_attack, creature, foe))
    if option.attack < attack:
        because = game.sources(least_attack, creature, foe)
        return Refusal("too-few-attack-dice", because, {"creature": creature.id, "least": attack})
    defence = min(dice, game.value(least_defence, creature, foe))
    because = game.sources(least_defence, creature, foe)
    return Refusal("too-few-defence-dice", because, {"creature": creature.id, "least": defence})


def with_extra_dice(game: Game, creature: Creature, foe: Creature, chosen: Split) -> MeleeSide:
    """A creature that puts all dice on one side may get extra dice there."""
    attack, defence = chosen.attack, chosen.defence
    if attack and not defence:
        attack += game.value(extra_attack, creature, foe)
    elif defence and not attack:
        defence += game.value(extra_defence, creature, foe)
    return MeleeSide(creature, foe, attack, defence)


def exchange(game: Game, ours: MeleeSide, theirs: MeleeSide) -> Procedure[None]:
    """All attack dice, then all defence dice, then all damage at once, so both can die (C-MEL-05 to -07)."""
    sides = (ours, theirs)
    # Q-PVE-06: the player rolls before the Overlord's card is drawn, whoever attacks.
    for side in sorted(sides, key=lambda one: one.reads):
        side.thrown = yield from hurled(game, side)
    for side in sides:
        side.thrown = yield from forced_again(game, side)
    strikes = yield from strike(game, ours)
    ripostes = yield from strike(game, theirs)
    hits = yield from parry(game, theirs, strikes)
    taken = yield from parry(game, ours, ripostes)
    yield from land(game, (ours, hits), (theirs, taken))


def one_after_the_other(game: Game, first: MeleeSide, second: MeleeSide) -> Procedure[None]:
    """The first striker is resolved first; a survivor strikes back, in its new condition (C-MEL-07)."""
    for side, other in ((first, second), (second, first)):
        if game.in_play(side.me.id) and game.in_play(other.me.id):
            side.thrown = yield from hurled(game, side)
            side.thrown = yield from forced_again(game, side)
            strikes = yield from strike(game, side)
            hits = yield from parry(game, other, strikes)
            yield from land(game, (side, hits))
        elif side.declared:
            yield from game.happen(ended(side.me, side.foe, MELEE, [], ("C-MEL-07",)))


def hurled(game: Game, side: MeleeSide) -> Procedure[ThrownFaces]:
    """The attack dice of a side (C-MEL-05), or its dice card (Q-PVE-06)."""
    if side.reads:
        return (yield from read(game, side.me, side.foe, side.attack, side.thrown))
    succeeding = game.value(striking_faces, side.me, side.foe)
    return (yield from throw(game, side.me, side.attack, ATTACK, "C-MEL-05", succeeding, MELEE))


def forced_again(game: Game, side: MeleeSide) -> Procedure[ThrownFaces]:
    """Some opponents force every successful attack die to be rolled again (C-ABL-06)."""
    if side.reads or not game.value(successes_rerolled, side.me, side.foe):
        return side.thrown
    succeeding = game.value(striking_faces, side.me, side.foe)
    because = game.sources(successes_rerolled, side.me, side.foe)
    return (yield from rerolled_successes(game, side.me, side.thrown, succeeding, ATTACK, because))


def strike(game: Game, side: MeleeSide) -> Procedure[int]:
    """Axes and shields succeed; for a wounded creature only shields (C-MEL-05)."""
    if side.reads:
        return strikes_read(game.value(striking_faces, side.me, side.foe), side.thrown, side.guarding)
    wanted = game.value(striking_faces, side.me, side.foe)
    thrown = yield from rerolled_by_choice(
        game, side.me, side.foe, side.thrown, attack_rerolls, ATTACK, wanted
    )
    succeeding = game.value(striking_faces, side.me, side.foe)
    return sum([face in succeeding for face in thrown])


def parry(game: Game, side: MeleeSide, strikes: int) -> Procedure[int]:
    """Each defence success cancels one strike; without strikes the dice are not rolled (C-MEL-06)."""
    if not strikes or not side.defence:
        return strikes
    if side.reads:
        side.thrown = yield from read(game, side.me, side.foe, side.defence, side.thrown)
        return max(0, strikes - blocks_read(side.thrown))
    thrown = yield from throw(game, side.me, side.defence, DEFENCE, "C-MEL-06", PARRYING)
    thrown = yield from rerolled_by_choice(
        game, side.me, side.foe, thrown, defence_rerolls, DEFENCE, PARRYING
    )
    return max(0, strikes - sum([face in PARRYING for face in thrown]))


def land(game: Game, *attacks: tuple[MeleeSide, int]) -> Procedure[None]:
    """Every hit that was not cancelled deals its damage, for both sides together (C-MEL-07)."""
    for side, hits in attacks:
        side.hits = hits
    blows = [
        Blow(
            side.foe.id,
            hits * game.value(damage_a_hit, side.me, side.foe),
            side.me.id,
            MELEE,
            ("C-MEL-07", *game.sources(damage_a_hit, side.me, side.foe)),
        )
        for side, hits in attacks
        if hits
    ]
    hurts = yield from deal(game, *blows)
    over = [
        ended(side.me, side.foe, MELEE, hurts, ("C-MEL-07",))
        for side, _ in attacks
        if side.attack or side.declared
    ]
    if over:
        yield from game.happen(*over)


def strike_magically(game: Game, attacker: Creature, target: Creature) -> Procedure[None]:
    """A magical strike, which spends one use of each relic that comes into play in it (C-REL-04)."""
    yield from counting_uses(game, magic(game, attacker, target))


def magic(game: Game, attacker: Creature, target: Creature) -> Procedure[None]:
    """The strike's own dice, no defence, no strike back, wounds past armour (C-MEL-08)."""
    since = len(game.log)
    if not (yield from declared(game, attacker, target, MAGICAL_STRIKE, ("C-MEL-08",))):
        return
    relics = at_hand(game, attacker, target, since), at_hand(game, target, attacker, since)
    dice = game.value(magical_strike, attacker, target)
    striking = game.value(striking_faces, attacker, target)
    thrown = yield from throw(game, attacker, dice, ATTACK, "C-MEL-08", striking, MAGICAL_STRIKE)
    succeeding = game.value(striking_faces, attacker, target)
    if game.value(magical_successes_rerolled, attacker, target):
        because = game.sources(magical_successes_rerolled, attacker, target)
        thrown = yield from rerolled_successes(game, attacker, thrown, succeeding, ATTACK, because)
    hits = sum([face in succeeding for face in thrown])
    hurts = yield from deal(
        game, Blow(target.id, hits * MAGICAL_WOUNDS, attacker.id, MAGICAL_STRIKE, ("C-MEL-08",))
    )
    yield from game.happen(ended(attacker, target, MAGICAL_STRIKE, hurts, ("C-MEL-08",)))
    note_uses(game, relics[0], CombatDice(magical=dice, ran=has_run(game, attacker)))
    note_uses(game, relics[1], CombatDice(struck=hits))
