"""The keywords and crit effects of the glossary."""

from collections.abc import Mapping
from typing import Final

from signum.engine.abilities import Ability
from signum.warseer.abilities.bonuses import BONUS_ABILITIES
from signum.warseer.abilities.crits import CRITS
from signum.warseer.abilities.special import SPECIAL
from signum.warseer.abilities.standing import STANDING
from signum.warseer.abilities.triggered import TRIGGERED

AURA: Final = Ability("K-AURA")
"""It acts through the abilities that it gives to others."""
FIRST_WORD: Final = Ability("K-FIRST-WORD")
LAST_WORD: Final = Ability("K-LAST-WORD")
STUN: Final = Ability("K-STUN")
"""The token is a rule of activations."""

GLOSSARY: Final[Mapping[str, Ability]] = {
    one.id: one
    for one in (
        *STANDING,
        *TRIGGERED,
        *SPECIAL,
        *CRITS,
        *BONUS_ABILITIES,
        AURA,
        FIRST_WORD,
        LAST_WORD,
        STUN,
    )
}
