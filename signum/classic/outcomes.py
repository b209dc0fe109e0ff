"""All the ways in which a procedure can end: it is played in copies of the game, once for each way.

The dice of one throw are alike, so throws that differ in their order alone are one case with its weight.
Whoever is asked answers as the caller says; as a rule everybody uses what it may.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any, Final, Generic, TypeAlias, TypeVar

from msgspec import Struct

from signum.classic.dice import FACES, Face, number
from signum.classic.distributions import Distribution
from signum.classic.game import Game
from signum.classic.rolls import Reroll, Rerolled, Rolled
from signum.classic.state import CreatureId
from signum.classic.tactics import window
from signum.engine.confirming import No, Yes
from signum.engine.events import Event
from signum.engine.game import Ended
from signum.engine.questions import Choice, Option, Procedure, Question, Roll, Shuffle

T = TypeVar("T")
K = TypeVar("K")

Numbers: TypeAlias = tuple[int, ...]
Answering: TypeAlias = Callable[[Game, Choice[Any]], Option]
"""How whoever is asked answers in a copy of the game."""
Succeeding: TypeAlias = Callable[[Game, CreatureId, str], frozenset[Face]]
"""The faces on which the dice of a creature succeed, by what they are thrown for."""

THROWN: Final = tuple([number(face) for face in FACES])
"""One number for each symbol: all symbols are equally likely."""
NO_FACES: Final[frozenset[Face]] = frozenset()
DICE: Final = (Rolled, Rerolled)
"""What happens to dice: texts may answer it, and then dice are no longer arithmetic."""


class End(Struct, Generic[T], frozen=True):
    """One way in which a procedure can end, and the game as it is then."""

    weight: int
    game: Game
    answer: T | None
    """What it answered; nothing if the game was over before that."""


def copied(game: Game) -> Game:
    """A game of its own that goes on from the same state, with an empty log."""
    return game.copy()


def ends(
    game: Game, start: Callable[[Game], Procedure[T]], answering: Answering | None = None
) -> list[End[T]]:
    """Every way in which a procedure can end that begins in the game as it stands; their weights add up."""
    asked = answering or accepting()
    found: list[tuple[int, int, Game, T | None]] = []
    waiting: list[tuple[Numbers, ...]] = [()]
    while waiting:
        there = copied(game)
        throws = list(waiting.pop())
        answer, branches = _played(there, start(there), throws, asked)
        waiting += branches
        found.append((sum(map(len, throws)), prod([_orders(one) for one in throws]), there, answer))
    most = max(dice for dice, _, _, _ in found)
    return [End(orders * 3 ** (most - dice), there, answer) for dice, orders, there, answer in found]


def _played(
    game: Game, procedure: Procedure[T], throws: list[Numbers], asked: Answering
) -> tuple[T | None, list[tuple[Numbers, ...]]]:
    """A procedure to its end with these throws; where they run out, it goes on with one of all that can fall.

    Its answer, and the beginnings of all the others.
    """
    branches: list[tuple[Numbers, ...]] = []
    at = 0
    try:
        question = next(procedure)
        while True:
            if isinstance(question, Roll) and question.sides == 2 * len(FACES):
                if at == len(throws):
                    first, *others = unlike_throws(question.count)
                    branches += [(*throws, other) for other in others]
                    throws.append(first)
                at += 1
                question = procedure.send(throws[at - 1])
            else:
                question = procedure.send(_answered(game, question, asked))
    except StopIteration as over:
        return over.value, branches
    except Ended:
        return None, branches


def _answered(game: Game, question: Question, asked: Answering) -> Any:
    """Cards that are shuffled or picked blindly lie as they lay."""
    if isinstance(question, Roll):
        return (1,) * question.count
    if isinstance(question, Shuffle):
        return question.items
    return asked(game, question)


def summary(ends: Sequence[End[T]], read: Callable[[End[T]], K]) -> Distribution[K]:
    """How likely each is of what is read from the ends."""
    weights: dict[K, int] = {}
    for end in ends:
        key = read(end)
        weights[key] = weights.get(key, 0) + end.weight
    return Distribution(weights)


@lru_cache(maxsize=64)
def unlike_throws(dice: int) -> tuple[Numbers, ...]:
    """The throws of so many dice that differ in more than the order of the dice."""
    return tuple(combinations_with_replacement(THROWN, dice))


@lru_cache(maxsize=4096)
def _orders(numbers: Numbers) -> int:
    """In how many orders the dice of a throw can have fallen."""
    return factorial(len(numbers)) // prod([factorial(numbers.count(one)) for one in THROWN])


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
    if creature is not None and creature.seat != choice.seat:
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
