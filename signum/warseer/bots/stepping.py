"""Steps after an attack, by the worth of the hexes: X-ADVANCE, X-NIMBLE."""

from collections.abc import Callable
from typing import Any

from signum.engine.confirming import Yes
from signum.engine.questions import Choice, Option
from signum.warseer.bots.plans import Danger, mean_damage, standing, supposed
from signum.warseer.bots.worth import WEIGHTS, price_of_loss
from signum.warseer.chapters.attack.steps import why_not_counter
from signum.warseer.chapters.placing import PlaceAt
from signum.warseer.composed_game import WarseerGame
from signum.warseer.core.state import MELEE, Creature
from signum.warseer.core.units import HexPlace
from signum.warseer.core.values import counter_dice, health_left


def stepping(game: WarseerGame, choice: Choice[Any]) -> Callable[[Option], float]:
    """The worth of the hex on which the attacker would stand, less the price of a counterblow there."""
    one = game.creature(choice.subject) if isinstance(choice.subject, int) else None
    activation, attack = game.state.activation, game.attack

    def liking(option: Option) -> float:
        if one is None or activation is None or attack is None:
            return 0.0
        at: HexPlace | None = None
        if isinstance(option, PlaceAt):
            at = option.at
        elif isinstance(option, Yes):
            at = attack.target_at
        with supposed(game, one, activation, at):
            return standing(game, one, Danger(game, one, WEIGHTS)) - _counterblow(game, one)

    return liking


def _counterblow(game: WarseerGame, one: Creature) -> float:
    """The price of the counterblow that the target of the attack could strike from where it stands."""
    attack = game.attack
    target = None if attack is None else game.creature(attack.target)
    if attack is None or target is None or attack.type != MELEE or attack.counter:
        return 0.0
    dice = game.value(counter_dice, target, one)
    if not dice or why_not_counter(game, target, one, ()) is not None:
        return 0.0
    bearable = max(1, health_left(game, one) + one.armour)
    return min(1.0, mean_damage(dice) / bearable) * price_of_loss(game, one)
