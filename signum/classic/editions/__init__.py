"""What each printing decides: figures, and a small function where the printings act differently."""

from signum.classic.editions.edition import Edition
from signum.classic.editions.first import DE1, FR1, RU1
from signum.classic.editions.second import EN2

EDITIONS: dict[str, Edition] = {edition.id: edition for edition in (RU1, DE1, FR1, EN2)}

__all__ = ["DE1", "EDITIONS", "EN2", "FR1", "RU1", "Edition"]
