"""Puzzles given to computer players (docs/puzzles.md)."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from msgspec import Struct

from signum.engine.questions import AnswerRefused
from signum.players import ExplainingPlayer, Weighed
from signum.players.deadline import Deadline
from signum.players.own import player_called
from signum.table.games import Games
from signum.table.puzzles.posing import Posed
from signum.table.puzzles.reading import Puzzle

EVALUATIONS: Final = 4_000
"""The budget of a player for a puzzle; counted in evaluations, so that its answer repeats."""
_TOLD: Final = 0.005
"""Smaller terms are not reported."""


class Solution(Struct, frozen=True):
    """A player's answer to a puzzle in one printing."""

    puzzle: Puzzle
    edition: str
    answer: str
    solved: bool
    candidates: tuple[str, ...] = ()
    """Its candidates, the best first, if it reports them."""


def solutions(
    name: str, seed: str, puzzles: Iterable[Puzzle], games: Games, edition: str | None = None
) -> list[Solution]:
    """The answers of the named player to puzzles, in each printing that they name or in one."""
    return [
        solution(name, seed, Posed(one, printing, games))
        for one in puzzles
        for printing in one.scenario.editions
        if edition in (None, printing)
    ]


def solution(name: str, seed: str, posed: Posed) -> Solution:
    """A player sees its seat's view, and answers."""
    player: Any = player_called(name, seed, posed.rules.players(posed.game))
    view = posed.player.match.rules.view(posed.game, posed.puzzle.seat)
    deadline = Deadline(evaluations=EVALUATIONS)
    told: tuple[str, ...] = ()
    if isinstance(player, ExplainingPlayer):
        explained = player.explain(view, posed.choice, deadline)
        option = explained.option
        told = tuple([_thought(posed, one) for one in explained.candidates])
    else:
        option = player(view, posed.choice, deadline)
    if (refusal := posed.choice.explain(option)) is not None:
        raise AnswerRefused(refusal)
    return Solution(posed.puzzle, posed.edition, posed.in_words(option), posed.solved_by(option), told)


def _thought(posed: Posed, one: Weighed) -> str:
    """The value of a candidate for the player, and its important terms."""
    terms = ", ".join(f"{name} {worth:+.2f}" for name, worth in one.terms.items() if abs(worth) >= _TOLD)
    return f"{one.value:+.2f} {posed.in_words(one.option)} ({terms})"


def share(found: Sequence[Solution]) -> float:
    """The part of the puzzles that was solved."""
    return sum(one.solved for one in found) / len(found) if found else 0.0
