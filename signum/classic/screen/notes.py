"""Notes beside the options of a question: a forecast, or the text of a card."""

from typing import Any

from signum.classic.chapters.cards.tactics import Reveal
from signum.classic.chapters.combat.rolls import Reroll
from signum.classic.core.state import Creature
from signum.classic.core.values import health
from signum.classic.effects.targets import Target
from signum.classic.findings.option_forecasts import reroll_forecast, target_forecast
from signum.classic.findings.position import KnownPosition
from signum.classic.odds.harm import UNHARMED, Harm
from signum.classic.telling.card_telling import CardTelling
from signum.classic.telling.prospects import told_chance
from signum.classic.telling.telling import Telling
from signum.engine.distributions import Distribution
from signum.engine.questions import Choice, Option


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
            return CardTelling(telling).text(card)
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


def _matters(harm: Distribution[Harm]) -> bool:
    return any(one != UNHARMED for one in harm.weights)
