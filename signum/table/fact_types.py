"""The types of the facts in questions and refusals at any table."""

from functools import lru_cache
from typing import Final

from signum.engine.fact_types import ENGINE_FACTS, FactTypes
from signum.engine.units import Seat, Types, types_of

TABLE_FACTS: Final[FactTypes] = {
    **ENGINE_FACTS,
    "refusal-no-such-seat": {"seat": Seat},
    "refusal-out-already": {"seat": Seat},
    "refusal-request-open": {"seat": Seat},
    "refusal-someone-else-acted": {"seat": Seat},
}


class DeclaredFacts:
    """The facts of every question and refusal of a game, those of all tables included."""

    def __init__(self, own: FactTypes) -> None:
        self.all: FactTypes = {**TABLE_FACTS, **own}
        self._types = lru_cache(maxsize=None)(self._read)

    def of(self, id: str) -> Types:
        """The types of the facts of a question (`choice-split`) or refusal (`refusal-too-far`)."""
        return self._types(id)

    def _read(self, id: str) -> Types:
        seat = {"seat": Seat} if id.startswith("choice-") else {}
        return types_of({**seat, **self.all.get(id, {})})
