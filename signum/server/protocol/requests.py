"""Tables, seats, decks and backups, over HTTP."""

from typing import Any

from msgspec import Struct, field

from signum.engine.questions import Seat
from signum.server.protocol.parts import SeatLink, SeatShown
from signum.table.decks.report import DeckDraft


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a table to be made."""

    player: str
    """human: at this screen; open: invited by a link; or the name of a computer player."""
    deck: str = ""
    """The id of its deck, if the mode has decks; an invited player chooses one later."""
    own: str = ""
    """A deck that the player brings, as a text, in place of an id."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made."""

    edition: str
    seats: tuple[NewSeat, ...]
    """All seats of the mode, in their order."""
    game: str = ""
    """Empty for the first game."""
    mode: str = ""
    """Empty for the first mode of the game."""
    minutes: int = 0
    """For each seat and the whole game; 0 without a clock."""
    increment: int = 0
    """Seconds for each answer."""
    limit: int = 0
    """Minutes of the whole game, after which the rules decide it; 0 without a limit."""
    variants: tuple[str, ...] = ()
    """Variants of the game to play with."""
    map: str = ""
    """Empty if it is drawn by lot, or if the game has no maps."""
    packs: tuple[str, ...] = ()
    """Card files of the players, which belong to this table."""
    listed: bool = False
    """Whether anybody may take its open seats from the list of open tables."""
    watchable: bool = False
    """Whether the list of open tables offers it to spectators."""
    language: str = "en"
    """The language of errors."""


class TableMade(Struct, frozen=True):
    """The links of a new table."""

    table: str
    seats: tuple[str, ...]
    """The tokens of the seats at this screen."""
    invitations: tuple[SeatLink, ...]
    """The links to give away, one for each open seat."""
    watch: str
    """The token of the spectators' link."""


class ModeShown(Struct, frozen=True):
    """A mode in which a game can be played."""

    id: str
    sides: tuple[int, ...]
    """The side of each seat."""
    brings_decks: bool
    """Whether seats play decks that they bring."""
    deckless: tuple[int, ...] = ()
    """The seats that bring no deck although others do."""
    scripted: tuple[int, ...] = ()
    """The seats that nobody plays; a computer player holds them."""
    editions: tuple[str, ...] = ()
    """The printings that have the mode; empty if all have it."""
    variants: tuple[str, ...] = ()
    """The variants that only this mode has."""


class GameShown(Struct, frozen=True):
    """A game that can be played here."""

    id: str
    editions: tuple[str, ...]
    """Its printings, oldest first."""
    modes: tuple[ModeShown, ...]
    """The default mode first."""
    players: tuple[str, ...]
    """Its computer players, the weakest first."""
    variants: tuple[str, ...] = ()
    """The variants that players may agree on."""
    has_time_limit: bool = False
    """Whether its rules decide a game whose agreed time is over."""
    maps: tuple[str, ...] = ()
    """The maps that may be chosen instead of being drawn by lot."""
    sets: tuple[str, ...] = ()
    """The sets of cards that a scenario file may name."""


class Invitation(Struct, frozen=True):
    """The table that a link leads to, before the seat is taken."""

    table: str
    game: str
    mode: str
    edition: str
    seat: Seat | None
    seats: tuple[SeatShown, ...]
    begun: bool
    finished: bool
    words: str
    """The current turn, or the outcome."""
    asked: bool
    """Whether this seat is asked now."""
    preview: Any = None
    """The game's facts for a small picture, once the game has begun."""


class SaveBackup(Struct, frozen=True, forbid_unknown_fields=True):
    """The data of a browser, encrypted with a key that only its recovery phrase gives."""

    id: str
    """256 bits as base64url, derived from the phrase."""
    data: str
    """As base64."""


class NamedBackup(Struct, frozen=True, forbid_unknown_fields=True):
    """The id of a backup."""

    id: str


class BackupRead(Struct, frozen=True):
    """A backup as it was kept."""

    data: str


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """The deck with which an invited player takes the seat."""

    token: str
    deck: str = ""
    own: str = ""
    """A deck that the player brings, as a text, in place of an id."""
    language: str = "en"
    """The language of errors."""


class DeckAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A question about a deck in the making: a draft, or the text of one."""

    edition: str
    draft: DeckDraft = DeckDraft()
    text: str = ""
    game: str = ""
    """Empty for the first game."""
    language: str = "en"
    packs: tuple[str, ...] = ()
    """Card files whose cards the deck may hold."""


class OpenTable(Struct, frozen=True):
    """A table that strangers may join or watch."""

    table: str
    game: str
    mode: str
    edition: str
    names: tuple[str, ...]
    """Of those who sit there; empty for a guest without a name."""
    free: int
    """Seats that anybody may take."""
    seats: int
    minutes: int
    increment: int
    """Seconds that each answer adds to the clock."""
    packs: bool
    """Whether it is played with cards of the players."""
    words: str
    """The current turn."""
    watch: str
    """The token of the spectators' link; empty if nobody may watch yet."""
    watching: int


class JoinTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table from the list at which somebody wants to sit."""

    table: str


class RequestError(Struct, frozen=True):
    """The error in a request, and what to do."""

    code: str
    words: str
    details: tuple[str, ...] = field(default_factory=tuple)
