"""The ways in which a procedure of the classic rules can end, by the dice of three symbols.

Whoever is asked answers as the caller says; as a rule everybody uses what it may.
"""

from collections.abc import Callable
from typing import Any, Final, TypeAlias, TypeVar

from signum.classic.chapters.cards.tactics import window
from signum.classic.chapters.combat.rolls import Reroll, Rerolled, Rolled
from signum.classic.core.dice import DIE, FACES, Face
from signum.classic.core.game import Game
from signum.classic.core.state import CreatureId
from signum.classic.core.successes import SUCCEEDING
from signum.engine import enumeration
from signum.engine.confirming import No, Yes
from signum.engine.enumeration import NO_FACES, Apart, End
from signum.engine.events import Event
from signum.engine.questions import Choice, Option, Procedure, Roll

T = TypeVar("T")

Answering: TypeAlias = enumeration.Answering[Game]
Succeeding: TypeAlias = Callable[[Game, CreatureId, str], frozenset[Face]]
"""The faces on which the dice of a creature succeed, by what they are thrown for."""

DICE: Final = (Rolled, Rerolled)
"""What happens to dice: texts may answer it, and then dice are no longer arithmetic."""


def ends(
    game: Game, start: Callable[[Game], Procedure[T]], answering: Answering | None = None
) -> list[End[Game, T]]:
    """Every way in which a procedure can end that begins in the game as it stands; their weights add up."""
    apart: Apart = every_face if answers(game, *DICE) else by_success
    return enumeration.ends(game, start, answering or accepting(), apart)


def by_success(roll: Roll) -> frozenset[Face] | None:
    """Only successes tell throws apart, where it is known what succeeds."""
    return SUCCEEDING.get(roll.why, roll.succeeding) if roll.dice[0] == DIE else None


def every_face(roll: Roll) -> frozenset[Face] | None:
    """Every face tells throws apart: somebody may answer it."""
    return NO_FACES if roll.dice[0] == DIE else None


# How whoever is asked answers.


def accepting(succeeding: Succeeding | None = None) -> Answering:
    """Offers are accepted, and failed dice thrown again as far as it goes; of the rest the first will do."""

    def answer(game: Game, choice: Choice[Any]) -> Option:
        if choice.kind == "reroll" and "why" in choice.about:
            return _rerolled(game, choice, succeeding)
        return _accepted(choice)

    return answer


def declining(_game: Game, choice: Choice[Any]) -> Option:
    """What is offered is declined."""
    options: list[Option] = choice.options()
    return next((one for one in options if isinstance(one, No)), None) or _offered(choice) or options[0]


def _accepted(choice: Choice[Any]) -> Option:
    options: list[Option] = choice.options()
    return next((one for one in options if isinstance(one, Yes)), None) or _offered(choice) or options[0]


def _offered(choice: Choice[Any]) -> Option | None:
    """Of a region the first place that it suggests and that is open."""
    for offer in choice.offers:
        for suggestion in offer.suggestions():
            if choice.explain(suggestion) is None:
                found: Option = suggestion
                return found
    return None


def _rerolled(game: Game, choice: Choice[Any], succeeding: Succeeding | None) -> Option:
    """As many as may be of the dice that failed; of another player's dice, of those that succeeded."""
    id = int(str(choice.about["creature"]))
    good = NO_FACES if succeeding is None else succeeding(game, id, str(choice.about["why"]))
    creature = game.creature(id)
    if creature is not None and game.hostile[choice.seat][creature.seat]:
        unwanted = good
    else:
        unwanted = frozenset(FACES) - good if good else NO_FACES

    def wanted(pick: Reroll) -> int:
        picked = dict(zip(FACES, (pick.bullseyes, pick.axes, pick.shields), strict=True))
        dropped = sum([count for face, count in picked.items() if face in unwanted])
        return dropped if dropped == sum(picked.values()) else -1

    best: Reroll = max(choice.options(), key=wanted)
    return best


# Who has a say in it.


def answers(game: Game, *kinds: type[Event]) -> bool:
    """Whether anybody's ability has anything to do with events of these kinds; nothing face down has."""
    return any(me.ability is not window for kind in kinds for me in game.listeners(kind))
