"""The faces on which dice succeed, for abilities, chapters and odds."""

from typing import Final

from signum.classic.core.figures import faces

STRIKING: Final = faces("C-MEL-05", "faces")
STRIKING_WOUNDED: Final = faces("C-MEL-05", "wounded")

CALLING: Final = faces("A-RITUAL", "faces")
CONTROLLING: Final = faces("A-CONTROL", "faces")
HATCHING: Final = faces("A-PARASITE", "faces")
HEALING_IN_CONTACT: Final = faces("A-HEALER", "contact")
MOURNING: Final = faces("A-REQUIEM", "faces")
POISONING: Final = faces("A-POISON", "faces")
REGROWING: Final = faces("A-REGENERATION", "faces")

SUCCEEDING: Final = {"requiem": MOURNING, "parasite": HATCHING, "poison": POISONING}
"""By the purpose of the dice, where the purpose decides."""
