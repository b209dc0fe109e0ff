"""All the ways in which a procedure can end: it is played in copies of the game, once for each way.

Dice of one kind are alike, so throws that differ only in their order are one weighted case. The caller
answers the choices. Past MOST_WAYS the enumeration raises TooManyWays instead of giving a rough answer.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement, product
from math import factorial, lcm, prod
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from signum.engine.dice import DiceNumbers, Die, Face, weights
from signum.engine.distributions import Distribution
from signum.engine.game import Ended
from signum.engine.questions import Choice, Option, Procedure, Question, Roll, Shuffle

T = TypeVar("T")
K = TypeVar("K")

Thrown: TypeAlias = tuple[DiceNumbers, int]
"""A throw, and in how many equally likely ways it falls."""

NO_FACES: Final[frozenset[Face]] = frozenset()
MOST_WAYS: Final = 1_500
"""The limit of an enumeration; more ways would take too long."""


class TooManyWays(Exception):
    """An enumeration has more ways than MOST_WAYS."""


class Forkable(Protocol):
    """A game that can be copied."""

    def fork(self) -> Any:
        """An independent game that continues from the same state, with an empty log."""


G = TypeVar("G", bound=Forkable)

AnswerPolicy: TypeAlias = Callable[[G, Choice[Any]], Option]
"""How the seat that is asked answers in a copy of the game."""
Apart: TypeAlias = Callable[[Roll], frozenset[Face] | None]
"""The faces that succeed, where only their number distinguishes throws; an empty set where every face counts.

None for a roll that is not enumerated; it gets the lowest numbers.
"""


class End(Struct, Generic[G, T], frozen=True):
    """One way in which a procedure can end, and the game at that end."""

    weight: int
    game: G
    answer: T | None
    """The procedure's result; None if the game ended first."""


def ends(
    game: G, start: Callable[[G], Procedure[T]], asked: AnswerPolicy[G], apart: Apart
) -> list[End[G, T]]:
    """Every way in which a procedure, started in this game, can end; the weights share one total."""
    found: list[tuple[int, int, G, T | None]] = []
    waiting: list[tuple[Thrown, ...]] = [()]
    while waiting:
        if len(found) + len(waiting) > MOST_WAYS:
            raise TooManyWays
        there: G = game.fork()
        throws = list(waiting.pop())
        answer, rolls, branches = played(there, start(there), throws, asked, apart)
        waiting += branches
        total = prod([ways(roll.dice) for roll in rolls])
        found.append((total, prod([weight for _, weight in throws]), there, answer))
    common = lcm(*[total for total, _, _, _ in found])
    return [End(weight * (common // total), there, answer) for total, weight, there, answer in found]


def summary(ends: Sequence[End[G, T]], read: Callable[[End[G, T]], K]) -> Distribution[K]:
    """The distribution of the values that `read` takes from the ends."""
    found: dict[K, int] = {}
    for end in ends:
        key = read(end)
        found[key] = found.get(key, 0) + end.weight
    return Distribution(found)


def played(
    game: G, procedure: Procedure[T], throws: list[Thrown], asked: AnswerPolicy[G], apart: Apart
) -> tuple[T | None, list[Roll], list[tuple[Thrown, ...]]]:
    """Play a procedure to its end with these throws; when they run out, continue with the first possible
    throw.

    Return its result, the enumerated rolls, and the beginnings of all other ways.
    """
    branches: list[tuple[Thrown, ...]] = []
    rolls: list[Roll] = []
    try:
        question = next(procedure)
        while True:
            told = apart(question) if isinstance(question, Roll) else None
            if told is None or not isinstance(question, Roll):
                question = procedure.send(_answered(game, question, asked))
                continue
            if len(rolls) == len(throws):
                first, *others = unlike_throws(question.dice, told, question.enough)
                branches += [(*throws, other) for other in others]
                throws.append(first)
            rolls.append(question)
            question = procedure.send(throws[len(rolls) - 1][0])
    except StopIteration as over:
        return over.value, rolls, branches
    except Ended:
        return None, rolls, branches


def _answered(game: G, question: Question, asked: AnswerPolicy[G]) -> Any:
    """Shuffled or blindly picked cards keep their order."""
    if isinstance(question, Roll):
        return (1,) * question.count
    if isinstance(question, Shuffle):
        return question.items
    return asked(game, question)


# Ways in which dice can fall.


@lru_cache(maxsize=1024)
def ways(dice: tuple[Die, ...]) -> int:
    """The number of ways in which dice can fall, by the smallest whole weights of their faces."""
    return prod([sum(weights(die).values()) for die in dice])


@lru_cache(maxsize=1024)
def unlike_throws(
    dice: tuple[Die, ...], succeeding: frozenset[Face] = NO_FACES, enough: int | None = None
) -> tuple[Thrown, ...]:
    """The throws that differ in more than the order of equal dice, each with the number of ways it can fall.

    If the succeeding faces are known, only the number of successes of each kind of dice distinguishes throws,
    as long as it is not more than enough.
    """
    kinds = Counter(dice)
    if len(kinds) == 1:
        return tuple(_throws_of(dice[0], len(dice), succeeding, enough))
    throws = product(*[_throws_of(die, count, succeeding) for die, count in kinds.items()])
    return tuple([_mixed(dice, kinds, throw) for throw in throws])


def _throws_of(
    die: Die, count: int, succeeding: frozenset[Face], enough: int | None = None
) -> Iterable[Thrown]:
    """The throws of equal dice."""
    faces = {die.number(face): weight for face, weight in weights(die).items()}
    good = [number for number in faces if die.face(number) in succeeding]
    bad = [number for number in faces if number not in good]
    if not good or not bad:
        throws = combinations_with_replacement(faces, count)
        return [(numbers, _weight(numbers, faces)) for numbers in throws]
    alike = {good[0]: sum([faces[one] for one in good]), bad[0]: sum([faces[one] for one in bad])}
    successes = [(good[0],) * some + (bad[0],) * (count - some) for some in range(count + 1)]
    counted = [(numbers, _weight(numbers, alike)) for numbers in successes]
    if enough is None or enough >= count:
        return counted
    last, _ = counted[enough]
    return [*counted[:enough], (last, sum([weight for _, weight in counted[enough:]]))]


def _weight(numbers: DiceNumbers, faces: dict[int, int]) -> int:
    """The number of ways in which the dice of a throw can fall: their orders times the ways of each face."""
    counts = {number: numbers.count(number) for number in faces}
    orders = factorial(len(numbers)) // prod([factorial(count) for count in counts.values()])
    for number, count in counts.items():
        orders *= faces[number] ** count
    return orders


def _mixed(dice: tuple[Die, ...], kinds: Counter[Die], throw: Sequence[Thrown]) -> Thrown:
    """Throws of several kinds of dice as one throw, with its numbers in the order of the dice."""
    fallen = {die: iter(numbers) for die, (numbers, _) in zip(kinds, throw, strict=True)}
    return tuple([next(fallen[die]) for die in dice]), prod([weight for _, weight in throw])
