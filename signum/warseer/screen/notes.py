"""Notes beside the options of a question: a forecast in a few words."""

from typing import Any

from signum.engine.questions import Choice, Option
from signum.warseer.chapters.activation import AttackIt
from signum.warseer.chapters.attack.dice import LeaveDice, RerollDice
from signum.warseer.chapters.moving import stops
from signum.warseer.chapters.phase import DiscardForIncome
from signum.warseer.chapters.placing import PlaceAt
from signum.warseer.findings.gains import income_with
from signum.warseer.findings.position import KnownPosition
from signum.warseer.findings.weighing import percent, planned_odds, reroll_odds
from signum.warseer.odds.profile import AttackEnd


def note(position: KnownPosition, teller: Any, choice: Choice[Any], option: Option) -> str:
    """The note of an option; empty if its words say all."""
    match option:
        case AttackIt() if choice.kind == "act" and isinstance(choice.subject, int):
            odds = planned_odds(position, choice.subject, option)
            return "" if odds is None else _harm(teller, odds.ends)
        case RerollDice(dice) if choice.kind == "change-dice":
            ends = reroll_odds(position, dice)
            return "" if ends is None else _harm(teller, ends)
        case LeaveDice():
            ends = reroll_odds(position, ())
            return "" if ends is None else _harm(teller, ends)
        case PlaceAt(at) if choice.kind == "push" and stops(position.game, at):
            return str(teller.say("finding-note-push", damage=1))
        case DiscardForIncome(card):
            return _income(position, teller, choice, card)
        case _:
            return ""


def _harm(teller: Any, ends: Any) -> str:
    def dead(end: AttackEnd) -> bool:
        return end.dead

    expected = float(ends.expected(lambda end: end.wounds))
    return str(
        teller.say("finding-note-harm", dies=percent(float(ends.chance(dead))), expected=round(expected, 1))
    )


def _income(position: KnownPosition, teller: Any, choice: Choice[Any], card: str) -> str:
    income = income_with(position.game, choice.seat, card)
    return str(
        teller.say(
            "finding-note-income",
            before=position.game.player(choice.seat).income,
            after=income.income,
            points=income.points,
        )
    )
