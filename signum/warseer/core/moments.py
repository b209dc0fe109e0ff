"""The moments at which texts of cards act."""

from typing import Final

PLAY: Final = "play"
"""The card is played: spells, tactics and discarded feats do this."""
FIRST_WORD: Final = "first-word"
LAST_WORD: Final = "last-word"
TAP: Final = "tap"
"""W-ACT-03: the card is tapped."""
USE: Final = "use"
"""W-CARD-12: it is used between activations."""
ATTACK_DECLARED: Final = "attack-declared"
DICE_LIE: Final = "dice-lie"
"""W-ATK-04: dice may be rerolled and changed."""
SYMBOLS: Final = "symbols"
"""W-ATK-06: symbols are added and removed."""
DAMAGE: Final = "damage"
"""W-ATK-08: the damage is changed."""
ATTACK_ENDED: Final = "attack-ended"
ELIMINATED: Final = "eliminated"
ACTIVATION_BEGINS: Final = "activation-begins"
ACTIVATION_ENDS: Final = "activation-ends"
TURN_BEGINS: Final = "turn-begins"
TURN_ENDS: Final = "turn-ends"
SUMMONED: Final = "summoned"
CARD_PLAYED: Final = "card-played"
HEALED: Final = "healed"
WOUNDED: Final = "wounded"
OCCASIONS: Final = (
    ATTACK_DECLARED,
    DICE_LIE,
    SYMBOLS,
    DAMAGE,
    ATTACK_ENDED,
    ELIMINATED,
    ACTIVATION_BEGINS,
    ACTIVATION_ENDS,
    TURN_BEGINS,
    TURN_ENDS,
    SUMMONED,
    CARD_PLAYED,
    HEALED,
    WOUNDED,
)
"""Moments that tactics and triggered abilities answer."""
MOMENTS: Final = (PLAY, FIRST_WORD, LAST_WORD, TAP, USE, *OCCASIONS)
