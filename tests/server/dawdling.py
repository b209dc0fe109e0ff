"""The classic game with computers that never decide by themselves: one obeys its deadline, one does not."""

from collections.abc import Callable, Mapping
from typing import Any

from signum.classic.rulebook import ClassicRulebook
from signum.engine.questions import Choice, Option
from signum.players.deadline import Deadline
from signum.table.games import Games
from signum.table.rulebook import AnyPlayer, Rules


def patient(_seed: str) -> AnyPlayer:
    """A player that thinks until its time is over."""

    def answer(_view: Any, choice: Choice[Any], deadline: Deadline) -> Option:
        while not deadline.over:
            pass
        option: Option = choice.drawn(lambda _: 0)
        return option

    return answer


def endless(_seed: str) -> AnyPlayer:
    """A player that never answers."""

    def answer(_view: Any, _choice: Choice[Any], _deadline: Deadline) -> Option:
        while True:
            pass

    return answer


class Dawdling(ClassicRulebook):
    """The classic game with these players."""

    @property
    def players(self) -> Mapping[str, Callable[[str], AnyPlayer]]:
        return {"greedy": patient, "gentle": endless}

    def players_reading(self, rules: Rules) -> Mapping[str, Callable[[str], AnyPlayer]]:
        return self.players


def dawdling() -> Dawdling:
    """The rulebook, as another process loads it."""
    return DAWDLING


DAWDLING = Dawdling()
DAWDLING_GAMES = Games({"classic": dawdling})
