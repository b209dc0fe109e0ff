"""The prospects of each option of a creature, in words: attacks, abilities, movement, start of activation."""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Final

from signum.classic.chapters.combat.detection import Detect
from signum.classic.chapters.combat.ranged import KINDS, Shoot, ShootMagically, Throw
from signum.classic.chapters.field.movement import MOVE, RUN, refused_run
from signum.classic.chapters.field.ruins import UseEntrance
from signum.classic.chapters.turn.activated_abilities import Use, UseOn
from signum.classic.chapters.turn.activation import Fight, StrikeMagically
from signum.classic.core.state import Creature, CreatureId
from signum.classic.core.values import movement
from signum.classic.findings.attack_odds import Unsplit
from signum.classic.findings.departures import way_out
from signum.classic.findings.planned_attacks import PlannedAttack
from signum.classic.findings.reach import approach_in_reach
from signum.classic.odds.harm import UNHARMED, AttackOdds, Harm
from signum.classic.odds.rolls import (
    ability_odds,
    activation_odds,
    detection_odds,
    entrance_odds,
    moving_odds,
)
from signum.classic.telling.telling_part import TellingPart
from signum.engine.distributions import Distribution
from signum.engine.enumeration import TooManyWays
from signum.engine.questions import Option

CERTAIN: Final = 0.999
"""An uncertain event is never told as 100 %, a possible one never as 0 %."""


class Prospects(TellingPart):
    """The possible results of dice before a declaration, for one teller."""

    def of(self, creature: Creature, options: Iterable[Option]) -> Iterator[str]:
        """A line for each option that throws dice."""
        for option in options:
            try:
                yield from self._of(creature, option)
            except TooManyWays:
                yield self.say(
                    "telling-odds-too-many",
                    creature=self._name(creature.id),
                    option=self.telling.option(option),
                )

    def _of(self, me: Creature, option: Option) -> Iterator[str]:
        creatures = self.game.state.creatures
        match option:
            case Fight(target):
                yield self._melee(me, creatures[target])
            case StrikeMagically(target):
                yield self._unsplit("telling-odds-magical", me, option)
            case Shoot(target) | Throw(target) | ShootMagically(target):
                yield self._unsplit("telling-odds-shot", me, option, attack=KINDS[type(option)].attack)
            case Detect(target):
                chance = detection_odds(self.game, me, creatures[target])
                yield self.say(
                    "telling-odds-detection",
                    creature=self._name(me.id),
                    target=self._name(target),
                    chance=told_chance(chance),
                )
            case Use(ability):
                yield from self._ability(me, ability, None)
            case UseOn(ability, target):
                yield from self._ability(me, ability, target)
            case UseEntrance(terrain):
                chance = entrance_odds(self.game, me, terrain)
                yield self.say(
                    "telling-odds-entrance", creature=self._name(me.id), chance=told_chance(chance)
                )
            case _:
                return

    # Attacks.

    def _melee(self, me: Creature, foe: Creature) -> str:
        """With the best splits on both sides, in the likeliest case after the declaration."""
        melee = PlannedAttack(self.names.known, me, Fight(foe.id)).fight()
        plan, odds = melee.plan, melee.odds
        names = {"creature": self._name(me.id), "foe": self._name(foe.id)}
        if plan is None:
            return self.say("telling-odds-no-fight", **names, death=told_chance(odds.attacker_dies))
        return self.say(
            "telling-odds-fight",
            **names,
            ours=self.telling.option(plan.reply.ours),
            theirs=self.telling.option(plan.theirs),
            **figures(odds, attacks=True),
        )

    def _unsplit(self, id: str, me: Creature, option: Unsplit, **args: str) -> str:
        """No player has a decision in it."""
        odds = PlannedAttack(self.names.known, me, option).unsplit()
        told = figures(odds, attacks=True)
        line = self.say(
            id,
            creature=self._name(me.id),
            foe=self._name(option.target),
            **args,
            kill=told["kill"],
            dealt=told["dealt"],
        )
        return self._with_own_death(line, odds)

    def _with_own_death(self, line: str, odds: AttackOdds) -> str:
        """A ranged attacker may still die: of a disease, or of an answer to the damage."""
        death = odds.attacker_dies
        return f"{line} {self.say('telling-odds-own-death', death=told_chance(death))}" if death else line

    # Abilities.

    def _ability(self, me: Creature, ability: str, target: CreatureId | None) -> Iterator[str]:
        """The results of its dice; an ability without dice has no odds."""
        deeds = ability_odds(self.game, me, ability, target)
        if len(deeds.weights) < 2:
            return
        name = self._name(me.id)
        aimed = "" if target is None else self._name(target)
        if healed := deeds.chance(lambda deed: deed.healed > 0):
            on_average = float(deeds.expected(lambda deed: deed.healed))
            yield self.say(
                "telling-odds-healing",
                creature=name,
                target=aimed,
                chance=told_chance(healed),
                healed=on_average,
            )
        if taken := deeds.chance(lambda deed: deed.taken):
            yield self.say("telling-odds-control", creature=name, target=aimed, chance=told_chance(taken))
        if came := deeds.chance(lambda deed: deed.summoned > 0):
            yield self.say("telling-odds-ritual", creature=name, chance=told_chance(came))

    # Movement and the start of an activation.

    def of_going(self, me: Creature) -> Iterator[str]:
        """The backstabs for leaving contact, and for running into contact."""
        game = self.game
        if not game.value(movement, me):
            return
        name = self._name(me.id)
        place = way_out(game, me)
        if place is not None:
            harm = moving_odds(game, me, place, MOVE)
            if _is_risky(harm):
                yield self.say("telling-odds-leaving", creature=name, **_losses(harm))
        if refused_run(game, me) is None:
            for foe in game.foes(me.seat):
                found = approach_in_reach(game, me, foe, RUN)
                harm = Distribution({UNHARMED: 1}) if found is None else moving_odds(game, me, found.to, RUN)
                if _is_risky(harm):
                    yield self.say(
                        "telling-odds-running", creature=name, foe=self._name(foe.id), **_losses(harm)
                    )

    def of_waking(self, me: Creature) -> Iterator[str]:
        """The effects of the start of its activation on a creature."""
        harm = activation_odds(self.game, me)
        if len(harm.weights) > 1:
            yield self.say(
                "telling-odds-waking",
                creature=self._name(me.id),
                death=told_chance(harm.chance(lambda one: one.dead)),
                lost=float(harm.expected(lambda one: one.lost)),
            )

    def _name(self, id: CreatureId) -> str:
        return self.names.spoken(id)


def _is_risky(harm: Distribution[Harm]) -> bool:
    return any(one != UNHARMED for one in harm.weights)


def _losses(harm: Distribution[Harm]) -> dict[str, float]:
    return {
        "death": told_chance(harm.chance(lambda one: one.dead)),
        "wounds": float(harm.expected(lambda one: one.wounds)),
    }


def figures(odds: AttackOdds, *, attacks: bool) -> dict[str, float]:
    """Chances and expected wounds from the point of view of the seat that asks."""
    kill, death = odds.defender_dies, odds.attacker_dies
    dealt = odds.expected(lambda ending: ending.defender.wounds)
    taken = odds.expected(lambda ending: ending.attacker.wounds)
    if not attacks:
        kill, death, dealt, taken = death, kill, taken, dealt
    return {
        "kill": told_chance(kill),
        "death": told_chance(death),
        "dealt": float(dealt),
        "taken": float(taken),
    }


def told_chance(chance: Fraction) -> float:
    """A chance in percent with one decimal."""
    if chance in (0, 1):
        return float(chance)
    return min(CERTAIN, max(1 - CERTAIN, float(chance)))
