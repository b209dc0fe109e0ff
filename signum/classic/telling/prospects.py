"""What each thing that a creature may do promises, in words: attacks, abilities, going somewhere, waking."""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Final

from signum.classic.chapters.combat.detection import Detect
from signum.classic.chapters.combat.ranged import KINDS, Shoot, ShootMagically, Throw
from signum.classic.chapters.field.movement import MOVE, RUN, refused_move, refused_run, suggested_places
from signum.classic.chapters.field.ruins import UseEntrance
from signum.classic.chapters.turn.activated_abilities import Use, UseOn
from signum.classic.chapters.turn.activation import Fight, StrikeMagically
from signum.classic.core.game import Game
from signum.classic.core.measuring import foes_met
from signum.classic.core.state import Creature, CreatureId
from signum.classic.core.values import movement
from signum.classic.findings.reach import approach
from signum.classic.odds import attacks as before
from signum.classic.odds.harm import UNHARMED, Harm, Odds
from signum.classic.odds.rolls import (
    ability_odds,
    activation_odds,
    detection_odds,
    entrance_odds,
    moving_odds,
)
from signum.classic.telling.telling import Telling
from signum.engine.distributions import Distribution
from signum.engine.enumeration import TooManyWays
from signum.engine.questions import Option

CERTAIN: Final = 0.999
"""What is not certain is not told as 100 %, nor what is possible as 0 %."""


class Prospects:
    """What dice can do before anything is declared, for one telling."""

    def __init__(self, telling: Telling) -> None:
        self.telling = telling
        self.say = telling.say

    @property
    def game(self) -> Game:
        """The game as it stands."""
        game: Game = self.telling.match.run.game
        return game

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
                yield self._magical_strike(me, creatures[target])
            case Shoot(target) | Throw(target) | ShootMagically(target):
                kind = KINDS[type(option)]
                odds = before.shot(self.game, me, creatures[target], kind)
                yield self._shot(me, target, odds, kind.attack)
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
        """With the best splits on both sides, in the likeliest case of what the declaration sets off."""
        fight = before.fight(self.game, me, foe)
        names = {"creature": self._name(me.id), "foe": self._name(foe.id)}
        if fight.plan is None:
            return self.say("telling-odds-no-fight", **names, death=told_chance(fight.odds.attacker_dies))
        return self.say(
            "telling-odds-fight",
            **names,
            ours=self.telling.option(fight.plan.reply.ours),
            theirs=self.telling.option(fight.plan.theirs),
            **figures(fight.odds, attacks=True),
        )

    def _magical_strike(self, me: Creature, foe: Creature) -> str:
        """Nobody has anything to decide in it."""
        odds = before.magical_strike(self.game, me, foe)
        told = figures(odds, attacks=True)
        line = self.say(
            "telling-odds-magical",
            creature=self._name(me.id),
            foe=self._name(foe.id),
            kill=told["kill"],
            dealt=told["dealt"],
        )
        return self._with_own_death(line, odds)

    def _shot(self, me: Creature, target: CreatureId, odds: Odds, attack: str) -> str:
        told = figures(odds, attacks=True)
        line = self.say(
            "telling-odds-shot",
            creature=self._name(me.id),
            foe=self._name(target),
            attack=attack,
            kill=told["kill"],
            dealt=told["dealt"],
        )
        return self._with_own_death(line, odds)

    def _with_own_death(self, line: str, odds: Odds) -> str:
        """Who attacks from afar may still die of it: of a disease, of what answers the damage."""
        death = odds.attacker_dies
        return f"{line} {self.say('telling-odds-own-death', death=told_chance(death))}" if death else line

    # Abilities.

    def _ability(self, me: Creature, ability: str, target: CreatureId | None) -> Iterator[str]:
        """What its dice can bring; an ability without dice has no odds."""
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

    # Going somewhere, and waking.

    def of_going(self, me: Creature) -> Iterator[str]:
        """The backstabs that leaving contact draws, and those of running into contact with somebody."""
        game = self.game
        if not game.value(movement, me):
            return
        name = self._name(me.id)
        place = self._way_out(me) if game.foes_in_contact(me) else None
        if place is not None:
            harm = moving_odds(game, me, place, MOVE)
            if _is_risky(harm):
                yield self.say("telling-odds-leaving", creature=name, **_losses(harm))
        if refused_run(game, me) is None:
            for foe in game.foes(me.seat):
                to = approach(game, me, foe, RUN).to
                harm = Distribution({UNHARMED: 1}) if to is None else moving_odds(game, me, to, RUN)
                if _is_risky(harm):
                    yield self.say(
                        "telling-odds-running", creature=name, foe=self._name(foe.id), **_losses(harm)
                    )

    def _way_out(self, me: Creature) -> tuple[int, int] | None:
        """A place where it would touch no enemy."""
        game = self.game
        for to in suggested_places(game, me, MOVE):
            if not foes_met(game, me, to) and refused_move(game, me, to, MOVE) is None:
                return to
        return None

    def of_waking(self, me: Creature) -> Iterator[str]:
        """What the start of its activation may do to a creature."""
        harm = activation_odds(self.game, me)
        if len(harm.weights) > 1:
            yield self.say(
                "telling-odds-waking",
                creature=self._name(me.id),
                death=told_chance(harm.chance(lambda one: one.dead)),
                lost=float(harm.expected(lambda one: one.lost)),
            )

    def _name(self, id: CreatureId) -> str:
        return self.telling.creature(id)


def _is_risky(harm: Distribution[Harm]) -> bool:
    return any(one != UNHARMED for one in harm.weights)


def _losses(harm: Distribution[Harm]) -> dict[str, float]:
    return {
        "death": told_chance(harm.chance(lambda one: one.dead)),
        "wounds": float(harm.expected(lambda one: one.wounds)),
    }


def figures(odds: Odds, *, attacks: bool) -> dict[str, float]:
    """Chances and expected wounds from the side of whoever asks."""
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
    """A chance as it may be told with one digit of a percent."""
    if chance in (0, 1):
        return float(chance)
    return min(CERTAIN, max(1 - CERTAIN, float(chance)))
