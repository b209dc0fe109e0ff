"""The verbs that the classic game adds to the command `signum`; nothing else is imported here."""

from typing import Final

VERBS: Final = (
    "signum.classic.console.deck",
    "signum.classic.console.cards",
    "signum.classic.console.lab",
    "signum.classic.console.field",
)
RULES_PARTS: Final = ("signum.classic.console.interactions",)
"""The parts that it adds to the verb `rules`."""
