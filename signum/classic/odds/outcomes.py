"""The ways in which a procedure of the classic rules can end, by the dice of three symbols.

The caller answers the questions; by default every option is used.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, TypeAlias, TypeVar

from signum.classic.cards.vocabulary import Effect, Occasion
from signum.classic.chapters.cards.tactics import window
from signum.classic.chapters.combat.rolls import Reroll, Rerolled, Rolled
from signum.classic.core.dice import DIE, FACES, Face
from signum.classic.core.game import Game
from signum.classic.core.state import Creature, CreatureId
from signum.classic.core.successes import SUCCEEDING
from signum.classic.effects.occasions import kind_of, met_by
from signum.classic.effects.verbs.acting import RerollDice
from signum.engine import averages, enumeration
from signum.engine.abilities import EngineBearer
from signum.engine.confirming import No, Yes
from signum.engine.enumeration import NO_FACES, Apart, End
from signum.engine.events import Event
from signum.engine.questions import Choice, Option, Procedure, Roll
from signum.engine.records import replaced

T = TypeVar("T")

ClassicAnswerPolicy: TypeAlias = enumeration.AnswerPolicy[Game]
Succeeding: TypeAlias = Callable[[Game, CreatureId, str], frozenset[Face]]
"""The faces on which the dice of a creature succeed, by their purpose."""

DICE: Final = (Rolled, Rerolled)
"""Events about dice: if texts answer them, dice are no longer arithmetic."""


def ends(
    game: Game, start: Callable[[Game], Procedure[T]], answering: ClassicAnswerPolicy | None = None
) -> list[End[Game, T]]:
    """Every way in which a procedure, started in this game, can end; the weights share one total."""
    return enumeration.ends(game, start, answering or accepting(), _told_apart(game))


def average(
    game: Game,
    start: Callable[[Game], Procedure[Any]],
    answering: ClassicAnswerPolicy,
    measure: Callable[[Game], Mapping[str, float]],
) -> dict[str, float]:
    """The average over all ways of figures that are measured at each end."""
    return averages.average(game, start, answering, _told_apart(game), measure)


def _told_apart(game: Game) -> Apart:
    return every_face if faces_matter(game) else by_success


def by_success(roll: Roll) -> frozenset[Face] | None:
    """Only successes distinguish throws, if the succeeding faces are known."""
    return SUCCEEDING.get(roll.why, roll.succeeding) if roll.dice[0] == DIE else None


def every_face(roll: Roll) -> frozenset[Face] | None:
    """Every face distinguishes throws, because something may answer it."""
    return NO_FACES if roll.dice[0] == DIE else None


# Answers to questions.


def accepting(succeeding: Succeeding | None = None) -> ClassicAnswerPolicy:
    """Accept offers, and reroll failed dice as far as possible; otherwise take the first option."""

    def answer(game: Game, choice: Choice[Any]) -> Option:
        if choice.kind == "reroll" and "why" in choice.about:
            return _rerolled(game, choice, succeeding)
        return _accepted(choice)

    return answer


def declining(_game: Game, choice: Choice[Any]) -> Option:
    """Decline offers."""
    options: list[Option] = choice.options()
    return next((one for one in options if isinstance(one, No)), None) or _offered(choice) or options[0]


def _accepted(choice: Choice[Any]) -> Option:
    options: list[Option] = choice.options()
    return next((one for one in options if isinstance(one, Yes)), None) or _offered(choice) or options[0]


def _offered(choice: Choice[Any]) -> Option | None:
    """The first legal place that a region suggests."""
    for offer in choice.offers:
        for suggestion in offer.suggestions():
            if choice.allows(suggestion):
                found: Option = suggestion
                return found
    return None


def _rerolled(game: Game, choice: Choice[Any], succeeding: Succeeding | None) -> Option:
    """As many rerolls of failed dice as possible; of an opponent's dice, rerolls of successes.

    The question tells what succeeds: the dice may be those of another attack, which answers this one.
    """
    id = int(str(choice.about["creature"]))
    told = choice.about.get("succeeding")
    if isinstance(told, list):
        good = frozenset([face for face in FACES if face in told])
    elif succeeding is None:
        good = NO_FACES
    else:
        good = succeeding(game, id, str(choice.about["why"]))
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


# Abilities involved.


def dice_are_answered(game: Game, *creatures: Creature) -> bool:
    """Whether an ability, or the text of a card, answers dice that one of these creatures rolls.

    A text that answers the dice of some attacks only counts: which attack comes is not known here.
    """
    rolls = [Rolled(one.id, "", ()) for one in creatures]
    return any(
        sentences is None
        or any(
            met_by(game, me.seat, me.holder, replaced(on, what="rolled"), roll)
            for on, _ in sentences
            for roll in rolls
        )
        for me, sentences in _on_dice(game)
    )


def faces_matter(game: Game) -> bool:
    """Whether something may answer the faces of dice, and not only roll failed ones again."""
    return any(
        sentences is None
        or not all(isinstance(verb, RerollDice) for _, effect in sentences for verb in effect.what)
        for _, sentences in _on_dice(game)
    )


def _on_dice(game: Game) -> Iterator[tuple[EngineBearer[Any], list[tuple[Occasion, Effect]] | None]]:
    """All that answers dice: texts of cards with those sentences, and abilities with None."""
    for kind in DICE:
        for me in game.listeners(kind) if game.is_heard_besides(kind, window.id) else ():
            card = game.cards.get(me.ability.id)
            if card is not None:
                yield (
                    me,
                    [
                        (on, one)
                        for one in card.effects
                        if isinstance(on := one.when, Occasion) and kind_of(on) is kind
                    ],
                )
            elif me.ability.id != window.id:
                yield me, None


def answers(game: Game, *kinds: type[Event]) -> bool:
    """Whether an ability answers events of these kinds; face-down tactics do not count."""
    return any(game.is_heard_besides(kind, window.id) for kind in kinds)
