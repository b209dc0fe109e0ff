"""Plans of a creature: where it goes, whom it attacks, and what that gains."""

from collections.abc import Iterator
from contextlib import contextmanager

from msgspec import Struct

from signum.engine.questions import Option
from signum.engine.records import replaced
from signum.engine.units import ThingId
from signum.warseer.bots.worth import WEIGHTS, Weights, price_of_loss
from signum.warseer.chapters.activation import AttackIt, Pass, may_still_move, why_no_attack
from signum.warseer.chapters.attack.targets import why_not_target
from signum.warseer.chapters.moving import Move, Run, reachable, steps_of, stops
from signum.warseer.composed_game import WarseerGame
from signum.warseer.core.state import MELEE, Creature, CurrentActivation
from signum.warseer.core.units import DiceNames, HexPlace
from signum.warseer.core.values import attack_dice, attack_range, counter_dice, health_left, may_run, movement
from signum.warseer.odds.foreseen import Foreseen, foreseen
from signum.warseer.odds.symbols import SIDES, thrown


class Plan(Struct, frozen=True):
    """A move or none, an attack or none, and what it gains."""

    gain: float
    at: HexPlace | None = None
    run: bool = False
    target: ThingId = 0
    odds: Foreseen | None = None

    @property
    def actions(self) -> tuple[Option, ...]:
        """The actions of the creature, one after another."""
        goes: list[Option] = [] if self.at is None else [Run(self.at) if self.run else Move(self.at)]
        attacks: list[Option] = [AttackIt(self.target)] if self.target else []
        return (*goes, *attacks) or (Pass(),)

    @property
    def first(self) -> Option:
        """The first action of the creature."""
        return self.actions[0]


def best_plan(game: WarseerGame, one: Creature, weights: Weights = WEIGHTS) -> Plan:
    """The plan with the highest gain."""
    return max(plans(game, one, weights), key=lambda plan: plan.gain)


def plans(game: WarseerGame, one: Creature, weights: Weights = WEIGHTS) -> Iterator[Plan]:
    """Staying, moving and running, each with the attacks that are possible then."""
    activation = game.state.activation
    if activation is None or activation.creature != one.id:
        activation = CurrentActivation(one.id, without_attack=one.fresh)
    danger = Danger(game, one, weights)
    may_attack = why_no_attack(game, one, activation) is None
    with supposed(game, one, activation):
        yield Plan(standing(game, one, danger))
        if may_attack:
            yield from _attacks(game, one, None, danger)
        if not may_still_move(activation):
            return
        near = game.map.places_in(reachable(game, one, steps_of(game, one, run=False)))
        far = (
            set(game.map.places_in(reachable(game, one, steps_of(game, one, run=True)))) - set(near)
            if game.value(may_run, one)
            else set()
        )
    beside = tuple([other.id for other in game.contacts(one)])
    moved = replaced(activation, moved=True, beside=beside)
    for at in near:
        with supposed(game, one, moved, at):
            yield Plan(standing(game, one, danger), at)
            if may_attack and not stops(game, at):
                yield from _attacks(game, one, at, danger)
    for at in sorted(far):
        with supposed(game, one, moved, at):
            yield Plan(standing(game, one, danger), at, run=True)


@contextmanager
def supposed(
    game: WarseerGame, one: Creature, activation: CurrentActivation, at: HexPlace | None = None
) -> Iterator[None]:
    """The game as if the creature were active, and stood elsewhere."""
    before, start = game.state.activation, one.at
    game.state.activation = activation
    one.at = start if at is None else at
    try:
        yield
    finally:
        game.state.activation, one.at = before, start


def _attacks(game: WarseerGame, one: Creature, at: HexPlace | None, danger: "Danger") -> Iterator[Plan]:
    here = standing(game, one, danger)
    kind = game.card(one.card).attack
    for target in game.opposing(one.seat):
        near = game.distance(one, target) <= game.value(attack_range, one)
        if near and why_not_target(game, one, target, kind) is None:
            odds = foreseen(game, one, target)
            yield Plan(here + attack_gain(game, one, target, odds), at, target=target.id, odds=odds)


def attack_gain(game: WarseerGame, one: Creature, target: Creature, odds: Foreseen) -> float:
    """The gain of an attack, less the price of a counterblow."""
    loss = price_of_loss(game, target)
    left = max(1, health_left(game, target))
    gain = odds.kill * loss + odds.wounds / left * 0.55 * loss + 0.12 * odds.push + 0.2 * odds.crit
    dice = game.value(counter_dice, target, one) if game.card(one.card).attack == MELEE else ()
    if dice:
        hurt = mean_damage(dice)
        risk = min(1.0, hurt / max(1, health_left(game, one) + one.armour))
        gain -= (1 - odds.kill) * risk * 0.6 * price_of_loss(game, one)
    return gain


def mean_damage(dice: DiceNames) -> float:
    """The damage of dice on the average."""
    row = thrown(tuple(sorted(dice)))
    total: int = SIDES ** len(dice)
    return sum([(one.crits + one.hits) * weight for one, weight in row.items()]) / total


class Danger:
    """The harm that opponents could do to a creature in their next turn, by hex."""

    def __init__(self, game: WarseerGame, one: Creature, weights: Weights) -> None:
        self.game = game
        self.one = one
        self.weights = weights
        self.loss = max(0.0, price_of_loss(game, one, weights))
        distance = game.ground.distance
        enemies = [other.at for other in game.opposing(one.seat)]
        troops = [other.at for other in game.creatures_of(one.seat) if other.id != one.id]
        self.front = min([distance(mine, at) for mine in troops for at in enemies], default=12)
        """How near the other creatures of its player are to opponents."""
        self.enemies = [
            (
                other,
                game.value(movement, other) + game.value(attack_range, other),
                mean_damage(game.value(attack_dice, other)),
            )
            for other in game.opposing(one.seat)
        ]

    def at(self, at: HexPlace) -> float:
        """The expected damage, as a share of what the creature can take."""
        distance = self.game.ground.distance
        hurt = sum([mean for other, reach, mean in self.enemies if distance(other.at, at) <= reach])
        bearable = max(1, health_left(self.game, self.one) + self.one.armour)
        return min(1.0, hurt / bearable)


def standing(game: WarseerGame, one: Creature, danger: Danger) -> float:
    """The worth of a hex for a creature: near opponents, and out of danger, the hero above all."""
    enemies = game.opposing(one.seat)
    if not enemies:
        return 0.0
    weights, distance = danger.weights, game.ground.distance
    near = min([distance(one.at, other.at) for other in enemies])
    share = danger.at(one.at)
    if not game.is_hero(one):
        too_far = max(0, near - game.value(attack_range, one) - game.value(movement, one))
        return -share * share * weights.risk * danger.loss - weights.pull * too_far - 0.01 * near
    too_far = max(0, near - 3 - game.value(movement, one))
    ahead = max(0, danger.front - near)
    return (
        -share * share * weights.hero_risk * danger.loss
        - weights.hero_pull * too_far
        - weights.lonely * ahead
    )
