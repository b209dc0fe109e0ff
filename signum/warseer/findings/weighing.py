"""The odds of an attack of a creature: from its place, after a move, or of dice that lie."""

from collections.abc import Sequence

from signum.engine.distributions import Distribution
from signum.engine.questions import Option, Procedure
from signum.engine.units import ThingId
from signum.warseer.abilities.special import long_shot
from signum.warseer.chapters.activation import AttackIt, UseOn, act
from signum.warseer.composed_game import WarseerGame
from signum.warseer.core.state import Creature
from signum.warseer.findings.position import KnownPosition
from signum.warseer.odds.attacks import AttackOdds, attack_odds, lying_odds
from signum.warseer.odds.profile import AttackEnd
from signum.warseer.odds.symbols import thrown


def is_attack(option: Option) -> bool:
    """Whether an option rolls as an attack does."""
    return isinstance(option, AttackIt) or (isinstance(option, UseOn) and option.ability == long_shot.id)


def planned_odds(position: KnownPosition, id: ThingId, *row: Option) -> AttackOdds | None:
    """The odds of the attack that ends a row of actions; None if it has too many ways."""
    key = (id, *row)
    if key not in position.odds:
        position.odds[key] = _planned(position, id, *row)
    return position.odds[key]


def _planned(position: KnownPosition, id: ThingId, *row: Option) -> AttackOdds | None:
    found = position.acting(id, *row[:-1])
    if found.choice is None or not is_attack(row[-1]) or not found.choice.allows(row[-1]):
        return None

    def start(there: WarseerGame) -> Procedure[None]:
        procedure = act(there, id)
        next(procedure)
        try:
            question = procedure.send(row[-1])
            while True:
                question = procedure.send((yield question))
        except StopIteration:
            return

    return attack_odds(found.game, start)


def reroll_odds(position: KnownPosition, dice: Sequence[int]) -> Distribution[AttackEnd] | None:
    """The odds of the dice that lie now, once those at these places are rerolled."""
    attack = position.game.attack
    if attack is None or not attack.rolled or any(not 1 <= at <= len(attack.rolled) for at in dice):
        return None
    return lying_odds(position.game, attack, dice)


def healing_odds(game: WarseerGame, healer: Creature, wounds: int) -> Distribution[int]:
    """K-HEALER: the wounds that the printed dice take off a creature."""
    weights: dict[int, int] = {}
    for symbols, weight in thrown(tuple(sorted(game.card(healer.card).dice))).items():
        healed = min(wounds, symbols.crits + symbols.hits)
        weights[healed] = weights.get(healed, 0) + weight
    return Distribution(weights)


def percent(chance: float) -> int:
    """A chance in whole percent; 0 and 100 only for what is certain."""
    rounded = round(100 * chance)
    return min(99, max(1, rounded)) if 0 < chance < 1 else rounded
