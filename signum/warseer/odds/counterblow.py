"""K-COUNTERBLOW: the odds of the blow with which the target of a melee attack answers it.

The attack is played once for each number of symbols that its dice can show. The blow that follows is
arithmetic again. The odds assume that the target strikes back whenever it may.
"""

from functools import lru_cache
from math import lcm
from typing import Any, Final

from msgspec import Struct

from signum.engine.confirming import Yes
from signum.engine.dice import DiceNumbers
from signum.engine.distributions import Distribution
from signum.engine.game import Ended
from signum.engine.questions import Choice, Question, Roll
from signum.engine.units import Count
from signum.warseer.chapters.attack.dice import KeepDice
from signum.warseer.chapters.placing import PlaceAt
from signum.warseer.composed_game import WarseerGame
from signum.warseer.core.dice import DICE
from signum.warseer.core.state import MELEE, Attack
from signum.warseer.core.units import DiceNames
from signum.warseer.core.values import counter_dice
from signum.warseer.odds.answering import Part, plain_answer
from signum.warseer.odds.profile import best_push, profile, strongest
from signum.warseer.odds.rolls import Lying, Rolls, falls
from signum.warseer.odds.symbols import SIDES, Symbols, symbols_of, thrown

COUNTERBLOW: Final = "counterblow"
"""The question whether the target strikes back."""


class CounterEnd(Struct, frozen=True):
    """The result of a counterblow for the attacker."""

    struck: bool
    """Whether there was one."""
    wounds: Count = 0
    dead: bool = False


NONE: Final = CounterEnd(False)


def may_be_answered(game: WarseerGame, attack: Attack) -> bool:
    """Whether the target of the attack under way has dice to strike back with."""
    one, target = game.creature(attack.attacker), game.creature(attack.target)
    if one is None or target is None or attack.type != MELEE or attack.counter or attack.special:
        return False
    return bool(game.value(counter_dice, target, one))


def counter_odds(game: WarseerGame, start: Part, dice: DiceNames, rolls: Rolls) -> Distribution[CounterEnd]:
    """The results of the counterblow to the attack that a procedure makes with these dice."""
    found: list[tuple[int, Distribution[CounterEnd]]] = []
    for rolled, weight in rolls.settled(dice).items():
        extra = rolls.profile.branch(rolled).extra
        padding = SIDES ** (rolls.extra - len(extra))
        for more, likely in thrown(extra).items():
            back = _struck_back(game, start, {"attack": rolled, "extra": more}, dice)
            found.append((weight * likely * padding, back))
    common = lcm(*[back.total for _, back in found])
    weights: dict[CounterEnd, int] = {}
    for weight, back in found:
        for end, likely in back.weights.items():
            weights[end] = weights.get(end, 0) + weight * likely * (common // back.total)
    return Distribution(weights)


def _struck_back(
    game: WarseerGame, start: Part, shown: dict[str, Symbols], dice: DiceNames
) -> Distribution[CounterEnd]:
    """The counterblow after an attack whose dice show these symbols."""
    there = game.fork()
    procedure = start(there)
    try:
        question = next(procedure)
        while True:
            attack = there.attack
            if isinstance(question, Roll) and attack is not None and attack.counter:
                colours = tuple([die.name for die in question.dice])
                ends = Rolls(profile(there, attack, len(colours))).of(colours)
                return ends.of(lambda end: CounterEnd(True, end.wounds, end.dead))
            question = procedure.send(_answered(there, question, shown, dice))
    except (StopIteration, Ended):
        return Distribution({NONE: 1})
    finally:
        procedure.close()


def _answered(game: WarseerGame, question: Question, shown: dict[str, Symbols], dice: DiceNames) -> Any:
    if isinstance(question, Roll) and question.why in shown:
        return _numbers(tuple([die.name for die in question.dice]), shown[question.why])
    if not isinstance(question, Choice):
        return plain_answer(question)
    if question.kind == COUNTERBLOW:
        return Yes()
    if question.kind == "push":
        return PlaceAt(best_push(game, [one.at for one in question.options()]))
    if question.kind == "pick-dice":
        hands = [one.dice for one in question.options() if isinstance(one, KeepDice)]
        return KeepDice(dice if dice in hands else strongest(hands))
    return plain_answer(question)


def _numbers(colours: DiceNames, symbols: Symbols) -> DiceNumbers:
    """One fall of dice that shows these symbols."""
    left = list(_fall(tuple(sorted(colours)), symbols))
    numbers: list[int] = []
    for colour in colours:
        die = next(one for one in left if one[0] == colour)
        left.remove(die)
        numbers.append(DICE[colour].faces.index(die[1]) + 1)
    return tuple(numbers)


@lru_cache(maxsize=1024)
def _fall(colours: DiceNames, symbols: Symbols) -> Lying:
    return next(
        lying for lying, _ in falls(colours) if symbols_of(tuple([face for _, face in lying])) == symbols
    )
