"""The types of the facts in the engine's questions and refusals, by message id."""

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from signum.engine.units import Count, Seat, Word

FactTypes: TypeAlias = Mapping[str, Mapping[str, Any]]
"""The types of the facts of each question (`choice-split`) and refusal (`refusal-too-far`), by name."""

ENGINE_FACTS: Final[FactTypes] = {
    "choice-order": {"late": Count},
    "refusal-not-offered": {"choice": Word},
    "refusal-not-your-choice": {"seat": Seat},
    "refusal-other-cards": {"count": Count},
    "refusal-other-dice": {"count": Count, "sides": Count | list[Count], "given": list[Count]},
}
