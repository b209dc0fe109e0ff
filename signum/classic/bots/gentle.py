"""The gentle player: the greedy player with misjudged values, but careful with its hero."""

from collections.abc import Mapping
from typing import Any, Final

from signum.classic.bots.greedy.player import Greedy, greedy_player
from signum.classic.bots.greedy.thinking import ScoredOption
from signum.classic.cards.card import Card
from signum.classic.core.state import HERO
from signum.classic.core.view import View
from signum.engine.chance import Chance, seed_of
from signum.engine.questions import Choice, Option
from signum.players.deadline import Deadline

BLUR: Final = 3.0
"""The error of its judgement, in wounds, in either direction."""
CARE: Final = 1.0
"""A hero takes no option that is worse than the best by more than this."""
_STEPS: Final = 1000


class Gentle:
    """A player; its seed decides its misjudgements."""

    def __init__(self, seed: str, cards: Mapping[str, Card]) -> None:
        self.seed = seed
        self.greedy: Greedy = greedy_player(seed, cards)

    def __call__(self, view: View, choice: Choice[Any], deadline: Deadline) -> Option:
        """One of the best candidates, often the best."""
        found = self.greedy.explain(view, choice, deadline)
        if len(found.candidates) < 2:
            return found.option
        chance = Chance(seed_of(f"gentle player {self.seed} {view.turn} {choice.kind} {_where(view)}"))
        blurred = [
            (one.value + BLUR * (2 * chance.below(_STEPS) / _STEPS - 1), one)
            for one in self._thinkable(view, choice, found.candidates)
        ]
        best = max(blurred, key=lambda one: one[0])[1]
        return best.option

    def _thinkable(
        self, view: View, choice: Choice[Any], candidates: tuple[ScoredOption, ...]
    ) -> list[ScoredOption]:
        """The candidates that can be chosen; for a hero only those hardly worse than the best."""
        first = candidates[0]
        heroes = {one.id for one in view.creatures if one.type == HERO}
        careful = choice.about.get("creature") in heroes
        least = first.value - (CARE if careful else 2 * BLUR)
        others = [one for one in candidates[1:] if one.value >= least and choice.allows(one.option)]
        return [first, *others]


def _where(view: View) -> str:
    return " ".join([f"{one.id},{one.x},{one.y},{one.wounds}" for one in view.creatures])


def gentle_player(seed: str, cards: Mapping[str, Card]) -> Gentle:
    """A gentle player that can read these cards."""
    return Gentle(seed, cards)
