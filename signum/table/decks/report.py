"""Drafts of decks, and what a builder tells about them; these types go over the wire."""

from typing import Final

from msgspec import Struct

HERO: Final = "hero"
"""The part of a draft that holds only the hero."""
MOST_ENTRIES: Final = 400
"""Cards of a draft; far more than any deck."""
LONGEST_TEXT: Final = 8 << 10
"""Bytes of a deck as a text."""
LONGEST_NAME: Final = 60


class DeckDraft(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck in the making; it may be illegal."""

    hero: str = ""
    name: str = ""
    parts: dict[str, tuple[str, ...]] = {}
    """The cards by part, one entry for each copy. Each game names its parts, such as cards and buildings."""


class WayOut(Struct, frozen=True):
    """One change that makes a draft less wrong."""

    words: str
    part: str
    adds: str = ""
    removes: str = ""


class DeckFault(Struct, frozen=True):
    """A rule that a draft breaks."""

    words: str
    cites: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    """The cards that break it."""
    ways: tuple[WayOut, ...] = ()


class Bar(Struct, frozen=True):
    """A figure of a draft: a card, a type or a cost, and a count."""

    id: str
    words: str
    count: int
    most: int = 0
    """0 without a limit."""
    lacking: bool = False
    """Whether the draft needs it and does not have it."""


class DeckReport(Struct, frozen=True):
    """The legality and the figures of a draft in a printing."""

    draft: DeckDraft
    legal: bool
    faults: tuple[DeckFault, ...]
    count: int
    """Cards in the first part."""
    fewest: int
    most: int
    room: dict[str, int]
    """The most copies of each card that hero and printing allow."""
    curve: tuple[Bar, ...] = ()
    """Cards by cost."""
    mean: float = 0.0
    """The mean cost."""
    needs: tuple[Bar, ...] = ()
    """The needs of the cards: buildings, or places of a war camp."""
    types: tuple[Bar, ...] = ()
    advice: str = ""
    given: tuple[str, ...] = ()
    """Cards that come with the hero and cannot be changed."""
    text: str = ""
    """The deck as a text to paste, with the names of the cards."""
    code: str = ""
    """The same with ids, for links, files and tables."""
    smaller: tuple[int, ...] = ()
    """Numbers of cards below the fewest that are legal too, as those of starter decks."""


class UnreadLine(Struct, frozen=True):
    """A line of a text that was not understood."""

    number: int
    line: str
    words: str


class DeckRead(Struct, frozen=True):
    """The deck in a text, and the lines that were not understood."""

    draft: DeckDraft
    unread: tuple[UnreadLine, ...]


class TestHand(Struct, frozen=True):
    """An opening hand, and the chance of a card to play by the second turn."""

    cards: tuple[str, ...]
    words: str
    chance: float
    low: float
    """The bounds of an interval that holds the chance in 95 of 100 cases; equal if it is exact."""
    high: float
