"""The printings: figures, and a small function where printings act differently."""

from signum.classic.editions.edition import Edition
from signum.classic.editions.printing import printing
from signum.classic.folder import PRINTINGS

EDITIONS: dict[str, Edition] = {id: printing(id) for id in PRINTINGS}

RU1, DE1, FR1, EN2 = [EDITIONS[id] for id in ("ru1", "de1", "fr1", "en2")]

__all__ = ["DE1", "EDITIONS", "EN2", "FR1", "RU1", "Edition"]
