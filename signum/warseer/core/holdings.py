"""Abilities that cards and creatures have, and how long they have them."""

from typing import Final

from msgspec import Struct

from signum.engine.units import AbilityId, Count, Seat, ThingId, Word
from signum.warseer.core.units import DiceNames

ATTACK: Final = "attack"
ACTIVATION: Final = "activation"
TURN: Final = "turn"
NEXT_TURN: Final = "next-turn"
"""Until the next turn of the player who gave it begins."""
FOR_GOOD: Final = "for-good"
DURATIONS: Final = (ATTACK, ACTIVATION, TURN, NEXT_TURN, FOR_GOOD)

YOURS: Final = "yours"
ALLIED: Final = "allied"
OPPOSING: Final = "opposing"
ANY: Final = "any"
WHOSE: Final = (YOURS, ALLIED, OPPOSING, ANY)

HERO: Final = "hero"
CHARACTER: Final = "character"
MINION: Final = "minion"
CREATURE: Final = "creature"
KINDS: Final = (HERO, CHARACTER, MINION, CREATURE)

BONUSES: Final = {"dice": "W-ATK-03", "movement": "W-ACT-04", "range": "W-ATK-01", "attacks": "W-ATK-16"}
"""Bonuses among abilities, by their words in card files: each raises the figure of a rule."""


class Who(Struct, frozen=True, omit_defaults=True):
    """Creatures by whose they are, their kind and their marks (W-CARD-03, -07, -08)."""

    whose: Word = ANY
    kind: Word = CREATURE
    ranks: tuple[Word, ...] = ()
    """Metals; empty for all."""
    affiliations: tuple[Word, ...] = ()
    """Races, affiliations or abilities; one of them is enough."""
    attack: Word = ""
    """The type of its attack; empty for any."""
    wounded: bool | None = None
    within: Count | None = None
    """The most hexes between it and the source."""
    seen: bool = False
    """Whether the source must see it."""
    me: bool = False
    """Whether it must be the creature that has the text."""
    other: bool = False
    """Whether it must be another creature than the source."""
    token: Word = ""
    """A token that it must have."""


class Held(Struct, frozen=True, omit_defaults=True):
    """An ability as a card prints it: the keyword with its figure, its dice, its kind or its text."""

    ability: AbilityId
    x: Count = 0
    dice: DiceNames = ()
    who: Who | None = None
    gives: tuple["Held", ...] = ()
    """The abilities that it gives: charge, flank, aura, contract."""
    plus: bool = False
    """W-FAQ-03: whether the figure is added to that of the same ability."""
    for_good: bool = False
    """K-CONTRACT: whether what it gives stays."""


class Grant(Struct, frozen=True, omit_defaults=True):
    """An ability that an effect gave to a creature."""

    held: Held
    until: Word
    by: Seat
    """The player of the effect."""
    source: ThingId = 0
    """The thing that gave it, if it is in play."""
