"""Notes beside the options of a question: a forecast, or the text of a card."""

from typing import Any, Final

from signum.classic.chapters.cards.paying import TapBuildings
from signum.classic.chapters.cards.tactics import Reveal
from signum.classic.chapters.combat.rolls import Reroll
from signum.classic.core.state import Creature
from signum.classic.core.values import health
from signum.classic.effects.choosing import Target
from signum.classic.findings.option_forecasts import payable_after, reroll_forecast, target_forecast
from signum.classic.findings.position import KnownPosition
from signum.classic.findings.tactic_forecasts import tactic_forecast
from signum.classic.odds.harm import UNHARMED, Harm
from signum.classic.telling.card_telling import CardTelling
from signum.classic.telling.prospects import told_chance
from signum.classic.telling.telling import Telling
from signum.engine.confirming import No
from signum.engine.distributions import Distribution
from signum.engine.order import GoesFirst
from signum.engine.questions import Choice, Option

MOST_CREATURES: Final = 3
"""The creatures that a note tells about."""


def note(position: KnownPosition, telling: Telling, choice: Choice[Any], option: Option) -> str:
    """The note of an option; empty if its words say all."""
    match option:
        case Target(id):
            one = position.creature(id)
            return "" if one is None else _of_target(position, telling, choice, one)
        case Reroll():
            found = reroll_forecast(choice, option)
            if found is None:
                return ""
            return telling.say("finding-note-reroll", now=found.now, after=float(found.after))
        case Reveal(card):
            return _lines(CardTelling(telling).text(card), _of_window(position, telling, choice, option))
        case No():
            return _of_window(position, telling, choice, option)
        case GoesFirst(ability):
            return CardTelling(telling).text(ability.lower())
        case TapBuildings():
            left = payable_after(position.game, choice, option)
            if not left:
                return telling.say("finding-note-none-payable")
            return telling.say(
                "finding-note-payable", cards=telling.names.listed([telling.names.card(one) for one in left])
            )
        case _:
            return ""


def _of_target(position: KnownPosition, telling: Telling, choice: Choice[Any], one: Creature) -> str:
    most = position.game.value(health, one)
    left = telling.say("finding-note-health", left=most - one.wounds, health=most)
    harm = target_forecast(position.game, choice, one.id)
    if harm is None or not _matters(harm):
        return left
    dies = harm.chance(lambda end: end.dead)
    lost = float(harm.expected(lambda end: end.lost))
    if lost < 0:
        return f"{left} {telling.say('finding-note-healed', healed=-lost)}"
    return f"{left} {telling.say('finding-note-harm', dies=told_chance(dies), lost=lost)}"


def _of_window(position: KnownPosition, telling: Telling, choice: Choice[Any], option: Option) -> str:
    """The forecast of a tactic that is revealed, or of the attack if none is."""
    found = tactic_forecast(position, choice, option)
    if found is None:
        return ""
    harmed = {id: harm for id, harm in found.harms.items() if _matters(harm)}
    told = [
        telling.say(
            "finding-note-creature",
            name=telling.names.spoken(id),
            dies=told_chance(harm.chance(lambda end: end.dead)),
            lost=float(harm.expected(lambda end: end.lost)),
        )
        for id, harm in list(harmed.items())[:MOST_CREATURES]
    ]
    if found.cancelled:
        told.insert(0, telling.say("finding-note-cancelled", chance=told_chance(found.cancelled)))
    if not told and isinstance(option, No):
        return telling.say("finding-note-unharmed")
    return " ".join(told)


def _lines(*parts: str) -> str:
    return "\n".join([one for one in parts if one])


def _matters(harm: Distribution[Harm]) -> bool:
    return any(one != UNHARMED for one in harm.weights)
