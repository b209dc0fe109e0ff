"""The types and ranks of cards (W-CARD-01, W-CARD-04)."""

from typing import Final

from signum.warseer.core.holdings import CHARACTER, HERO, MINION

SPELL: Final = "spell"
RELIC: Final = "relic"
TACTIC: Final = "tactic"
BUILDING: Final = "building"
FEAT: Final = "feat"
CREATURES: Final = (HERO, CHARACTER, MINION)
SUPPORT: Final = (SPELL, RELIC, TACTIC, BUILDING)
TYPES: Final = (*CREATURES, *SUPPORT, FEAT)

BRONZE: Final = "bronze"
SILVER: Final = "silver"
GOLD: Final = "gold"
METALS: Final = (BRONZE, SILVER, GOLD)
NO_STAR: Final = ""

MILITARY: Final = "military"
ACHIEVEMENT: Final = "achievement"
FEAT_KINDS: Final = (MILITARY, ACHIEVEMENT)
