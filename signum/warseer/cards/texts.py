"""Sentences of cards: a moment, a condition, a price, and what is done."""

from msgspec import Struct

from signum.engine.units import Count, Word
from signum.warseer.core.holdings import Who
from signum.warseer.effects.verbs import AnyVerb


class Condition(Struct, frozen=True, omit_defaults=True):
    """Something that can be counted, and how many are needed at least, or at most."""

    what: Word
    count: Count = 1
    who: Who | None = None
    terrain: Word = ""
    attack: Word = ""
    """The type of the attack that eliminated a character."""
    at_most: bool = False
    type: Word = ""
    """The type of the support cards that are counted."""


class Price(Struct, frozen=True, omit_defaults=True):
    """W-FAQ-04: what stands before the colon."""

    power: Count = 0
    discard: Count = 0
    """Support cards from hand."""
    wounds: Count = 0
    """Wounds that the creature of the text takes."""
    hero: bool = False
    """W-ACT-03: two tap marks: the hero is tapped as well."""


class Text(Struct, frozen=True, omit_defaults=True):
    """One sentence. `who` and `whom` say which creatures a moment must be about: who acts, and on whom."""

    when: Word
    does: tuple[AnyVerb, ...]
    who: Who | None = None
    whom: Who | None = None
    attack: Word = ""
    """The type of the attack."""
    conditions: tuple[Condition, ...] = ()
    price: Price | None = None
    may: bool = False
    """Whether its player may decline."""
    once: bool = False
    """Whether it acts once a turn."""
    uses: bool = False
    """W-CARD-12: whether each time takes a token."""
