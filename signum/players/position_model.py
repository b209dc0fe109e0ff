"""The chance of each side to win from the figures of a position alone, without playing on.

A game tells the figures of each side (`Rulebook.win_figures`). Their weights are data of the game, found by
`signum calibrate --fit` on games between computer players (docs/lab.md).
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp
from typing import Final, TypeAlias

from msgspec import Struct

from signum.content.folders import GameFolder
from signum.content.source import parse

FILE: Final = "win-chances.yaml"
Figures: TypeAlias = Mapping[str, float]
"""The figures of a side by their names."""


class PositionModel(Struct, frozen=True):
    """Weights for the figures of a side; together they make its strength."""

    weights: Mapping[str, float]
    horizon: int
    """The turns after which a continuation from the beginning of a turn is valued by its position."""
    horizon_of_choices: int
    """The same for the many continuations that compare choices: fewer turns cost less and vary less."""

    def chances(self, sides: Sequence[Figures]) -> list[float]:
        """The chance of each side: the exponential of its strength as a part of all."""
        strengths = [
            sum([weight * figures[name] for name, weight in self.weights.items()]) for figures in sides
        ]
        most = max(strengths)
        parts = [exp(one - most) for one in strengths]
        return [one / sum(parts) for one in parts]


@lru_cache(maxsize=8)
def model_in(folder: GameFolder) -> PositionModel | None:
    """The model among the data of a game; None if the game has none."""
    file = folder.path / FILE
    if not file.is_file():
        return None
    fields = parse(file.read_bytes(), str(file)).fields(required=("horizon", "horizon-of-choices", "weights"))
    weights = {name: float(figure.decimal()) for name, figure in fields["weights"].entries()}
    horizons = [fields[name].integer(1, 60) for name in ("horizon", "horizon-of-choices")]
    return PositionModel(weights, *horizons)
