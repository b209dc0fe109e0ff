"""The greedy player: of each choice it takes the best immediate value, by exact odds and named terms.

It sees only its seat's view and has no memory: the same view and choice give the same answer.
"""

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from typing import Any, Final

from msgspec import Struct

from signum.classic.bots.greedy.acting import actions, after_moving, free_moves, hunts
from signum.classic.bots.greedy.answers import ANSWERS
from signum.classic.bots.greedy.thinking import GreedyThinking, ScoredOption
from signum.classic.bots.greedy.turn import turns
from signum.classic.cards.card import Card
from signum.classic.core.view import View
from signum.classic.knowledge.known_game import KnownGame, rules_seen
from signum.classic.rules import Classic
from signum.engine.chance import Chance, seed_of
from signum.engine.enumeration import TooManyWays
from signum.engine.questions import Choice, Option
from signum.players.deadline import Deadline

SHOWN: Final = 3
"""The number of candidates reported for each decision."""

Weighing = Callable[[GreedyThinking, Choice[Any]], Iterable[ScoredOption]]

KINDS: Final[Mapping[str, Weighing]] = {
    "turn": turns,
    "action": actions,
    "after-moving": after_moving,
    "found": after_moving,
    "free-move": free_moves,
    "free-place": free_moves,
    "near-place": free_moves,
    "entrance": free_moves,
    "persecution": hunts,
    "persecution-target": hunts,
    **ANSWERS,
}
"""The evaluation for each kind of choice; for any other kind a random option is drawn."""


class Explained(Struct, frozen=True):
    """A decision with its best candidates, the chosen one first."""

    option: Option
    candidates: tuple[ScoredOption, ...]

    def lines(self, most: int = SHOWN) -> list[str]:
        """The candidates for a log: the option, its value, and its terms, the weightiest first."""
        return [one.line() for one in self.candidates[:most]]


class Greedy:
    """A player; its seed decides between equal candidates."""

    def __init__(self, seed: str, cards: Mapping[str, Card]) -> None:
        self.seed = seed
        self.cards = cards
        self._rules: dict[str, Classic] = {}
        self._known: KnownGame | None = None
        self._last: Explained | None = None

    def explained(self) -> Explained:
        """The last decision; options that could not become the best may be missing."""
        if self._last is None:
            raise LookupError("nothing has been decided yet")
        return self._last

    def __call__(self, view: View, choice: Choice[Any], deadline: Deadline) -> Option:
        """Only the answer; `explained` has the rest."""
        self._last = self._weighed(view, choice, deadline, weighs_all=False)
        return self._last.option

    def explain(self, view: View, choice: Choice[Any], deadline: Deadline) -> Explained:
        """The answer, with the best candidates and their terms."""
        return self._weighed(view, choice, deadline, weighs_all=True)

    def _weighed(self, view: View, choice: Choice[Any], deadline: Deadline, *, weighs_all: bool) -> Explained:
        weigh = KINDS.get(choice.kind)
        found: list[ScoredOption] = []
        if weigh is not None:
            thinking = GreedyThinking(self._look(view), self.cards, deadline, weighs_all=weighs_all)
            with suppress(TooManyWays), thinking.known.trying():
                found += weigh(thinking, choice)
            thinking.forget()
        found.sort(key=lambda one: -one.value)
        for at, one in enumerate(found):
            if one.legal or choice.allows(one.option):
                rest = [other for other in found if other is not one]
                return Explained(one.option, (one, *rest[max(0, at - 1) :][: SHOWN - 1]))
        chance = Chance(seed_of(f"greedy player {self.seed} {view.turn} {choice.kind} {len(view.creatures)}"))
        return Explained(choice.drawn(chance.below), ())

    def _look(self, view: View) -> KnownGame:
        if self._known is None or self._known.view != view:
            if view.edition not in self._rules:
                self._rules[view.edition] = rules_seen(view.edition, self.cards)
            earlier = self._known
            if earlier is not None and earlier.view.edition != view.edition:
                earlier = None
            self._known = KnownGame(self._rules[view.edition], view, earlier)
        return self._known


def greedy_player(seed: str, cards: Mapping[str, Card]) -> Greedy:
    """A greedy player that can read these cards."""
    return Greedy(seed, cards)
