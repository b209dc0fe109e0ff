"""All the ways in which a procedure can end: it is played in copies of the game, once for each way.

The dice of one throw are alike, so throws that differ in their order alone are one case with its weight.
Whoever is asked answers as the caller says; as a rule everybody uses what it may. Where there are more ways
than anybody would wait for, there is no answer rather than a rough one.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb, factorial, prod
from typing import Any, Final, Generic, TypeAlias, TypeVar

from msgspec import Struct

from signum.classic.chapters.cards.tactics import window
from signum.classic.chapters.combat.rolls import Reroll, Rerolled, Rolled
from signum.classic.core.dice import AXE_OR_SHIELD, BULLSEYE_ONLY, DIE, FACES, Face, number
from signum.classic.core.game import Game
from signum.classic.core.state import CreatureId
from signum.classic.odds.distributions import Distribution
from signum.engine.confirming import No, Yes
from signum.engine.events import Event
from signum.engine.game import Ended
from signum.engine.questions import Choice, Option, Procedure, Question, Roll, Shuffle

T = TypeVar("T")
K = TypeVar("K")

Numbers: TypeAlias = tuple[int, ...]
Thrown: TypeAlias = tuple[Numbers, int]
"""A throw, and in how many equally likely ways it falls."""
Answering: TypeAlias = Callable[[Game, Choice[Any]], Option]
"""How whoever is asked answers in a copy of the game."""
Succeeding: TypeAlias = Callable[[Game, CreatureId, str], frozenset[Face]]
"""The faces on which the dice of a creature succeed, by what they are thrown for."""

THROWN: Final = tuple([number(face) for face in FACES])
"""One number for each symbol: all symbols are equally likely."""
NO_FACES: Final[frozenset[Face]] = frozenset()
SUCCEEDING: Final = {"requiem": AXE_OR_SHIELD, "parasite": BULLSEYE_ONLY, "poison": BULLSEYE_ONLY}
"""By what dice are thrown for: the faces that succeed, where that is the same for everybody."""
MOST_WAYS: Final = 1_500
"""More are not played: nobody would wait for them."""
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
    return game.fork()


class TooManyWays(Exception):
    """So many ways lead on from here that nobody waits for them."""


def ends(
    game: Game, start: Callable[[Game], Procedure[T]], answering: Answering | None = None
) -> list[End[T]]:
    """Every way in which a procedure can end that begins in the game as it stands; their weights add up."""
    asked = answering or accepting()
    by_success = not answers(game, *DICE)
    found: list[tuple[int, int, Game, T | None]] = []
    waiting: list[tuple[Thrown, ...]] = [()]
    while waiting:
        if len(found) + len(waiting) > MOST_WAYS:
            raise TooManyWays
        there = copied(game)
        throws = list(waiting.pop())
        answer, branches = _played(there, start(there), throws, asked, by_success)
        waiting += branches
        dice = sum([len(numbers) for numbers, _ in throws])
        found.append((dice, prod([weight for _, weight in throws]), there, answer))
    most = max(dice for dice, _, _, _ in found)
    return [End(weight * 3 ** (most - dice), there, answer) for dice, weight, there, answer in found]


def _played(
    game: Game, procedure: Procedure[T], throws: list[Thrown], asked: Answering, by_success: bool
) -> tuple[T | None, list[tuple[Thrown, ...]]]:
    """A procedure to its end with these throws; where they run out, it goes on with one of all that can fall.

    Its answer, and the beginnings of all the others.
    """
    branches: list[tuple[Thrown, ...]] = []
    at = 0
    try:
        question = next(procedure)
        while True:
            if isinstance(question, Roll) and question.dice[0] == DIE:
                if at == len(throws):
                    why, good = (question.why, game.succeeding) if by_success else ("", NO_FACES)
                    first, *others = unlike_throws(question.count, why, good)
                    branches += [(*throws, other) for other in others]
                    throws.append(first)
                at += 1
                question = procedure.send(throws[at - 1][0])
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


@lru_cache(maxsize=256)
def unlike_throws(dice: int, why: str = "", succeeding: frozenset[Face] = NO_FACES) -> tuple[Thrown, ...]:
    """The throws of so many dice that differ in more than their order, each with the ways in which it falls.

    Where it is known what the dice are thrown for and which faces succeed, only successes tell them apart.
    """
    succeeding = SUCCEEDING.get(why, succeeding)
    if len(succeeding) in (0, len(FACES)):
        throws = combinations_with_replacement(THROWN, dice)
        return tuple([(numbers, _orders(numbers)) for numbers in throws])
    good = [number(face) for face in FACES if face in succeeding]
    bad = [one for one in THROWN if one not in good]
    return tuple(
        [
            (
                (good[0],) * count + (bad[0],) * (dice - count),
                comb(dice, count) * len(good) ** count * len(bad) ** (dice - count),
            )
            for count in range(dice + 1)
        ]
    )


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
