"""The rules as the rules page shows them, over HTTP."""

from msgspec import Struct


class RuleShown(Struct, frozen=True):
    """A rule in the words of the printing that is played."""

    id: str
    title: str
    text: str
    chapter: str
    figure: str = ""
    ruling: str = ""
    holds: bool = True
    """Whether this printing has the rule."""
    language: str = "en"
    """The language of its words; English if the wanted language lacks them."""


class RuleShowings(Struct, frozen=True):
    """What shows the rules of a game, by rule."""

    positions: dict[str, int]
    """How many scenario files claim it."""
    decks: dict[str, int]
    """How many decks keep or break it."""
    unplayed: tuple[str, ...] = ()
    """Rules of modes that the program does not play yet."""


class DeckExampleShown(Struct, frozen=True):
    """A deck that breaks a rule of deck building, and one that keeps it."""

    editions: tuple[str, ...]
    """The printings in which that is so."""
    words: str
    """What is wrong with the first."""
    ways: tuple[str, ...]
    """Changes that mend it, in words."""
    broken: str
    """Its code."""
    kept: str
    """The code of the other."""
    packs: tuple[str, ...] = ()
    """Packs that their cards come from."""


class PrintingShown(Struct, frozen=True):
    """A rule in one printing."""

    edition: str
    holds: bool
    """Whether the printing has the rule."""
    figures: tuple[str, ...] = ()
    """The figures or words that differ between the printings."""


class RuleCompared(Struct, frozen=True):
    """A rule in which printings differ."""

    id: str
    title: str
    text: str
    chapter: str
    printings: tuple[PrintingShown, ...]
    ruling: str = ""
    language: str = "en"
