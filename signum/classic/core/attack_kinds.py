"""The kinds of attacks, by their names in events, cards and messages: C-MEL, C-RNG."""

from typing import Final

MELEE: Final = "melee"
MAGICAL_STRIKE: Final = "magical-strike"
SHOOTING: Final = "shooting"
THROWING: Final = "throwing"
MAGICAL_SHOT: Final = "magical-shot"

ATTACKS: Final = (MELEE, MAGICAL_STRIKE, SHOOTING, THROWING, MAGICAL_SHOT)
CLOSE: Final = frozenset({MELEE, MAGICAL_STRIKE})
RANGED: Final = frozenset({SHOOTING, THROWING, MAGICAL_SHOT})
MAGICAL: Final = frozenset({MAGICAL_STRIKE, MAGICAL_SHOT})
"""C-DMG-03: attacks that deal wounds."""
