"""HTTP requests and responses: tables, seats, cards, decks and rules."""

from typing import Any

from msgspec import Struct, field

from signum.engine.questions import Seat
from signum.players.win_chances import TurnChances
from signum.server.protocol.messages import Line, Welcome
from signum.server.protocol.parts import SeatLink, SeatShown
from signum.table.decks.report import DeckDraft
from signum.table.wire import DiceLuck


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


class LessonListed(Struct, frozen=True):
    """A lesson of a game."""

    id: str
    title: str
    minutes: int
    """How long it takes, about."""
    steps: int


class NewLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson to be begun, or to be gone on with at a step."""

    game: str
    lesson: str
    step: int = 0


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


class ReplayStep(Struct, frozen=True):
    """A step of a finished game."""

    words: tuple[str, ...]
    """Those of its lines in the log, without empty ones."""
    turn: str
    """The turn in words, after the step."""
    seat: Seat | None
    """The seat whose answer it was; nobody's at the beginning."""
    notes: tuple[str, ...] = ()
    """What a scenario tries there and the rules refuse, in words."""
    lines: tuple[Line, ...] = ()
    """The lines of the log that came with it, of a scenario; those of a game are asked for in parts."""


class ReplayShown(Struct, frozen=True):
    """A finished game, to be watched step by step."""

    welcome: Welcome
    """Its table as a client of the wanted seat sees it."""
    steps: tuple[ReplayStep, ...]
    """The first one is the beginning."""
    cards: tuple[Any, ...] = ()
    """The cards that a scenario defines in place; those of a table are asked for with its link."""
    excerpt: bool = False
    """Whether it ends before the game did and shows no hand, as long as another game goes on from there."""


class ReplayPlayers(Struct, frozen=True):
    """The players at a step of a finished game."""

    hands: tuple[tuple[str, ...], ...]
    """The names of the cards in the hand of each seat."""
    luck: tuple[DiceLuck, ...]
    """Of each seat in the whole game; empty if the game does not tell it."""
    luck_about: str
    """What the figures of luck mean."""


class WayShown(Struct, frozen=True):
    """Something that a seat could do at a key moment."""

    words: str
    reasons: str
    chance: float
    """Of the seat's side to win after it."""
    played: bool = False
    plan: Any = None
    """The game's drawing of it, if it has one."""


class ReviewShown(Struct, frozen=True):
    """A key moment of a finished game: a decision, what was better, and what the dice did."""

    step: int
    """The step before the decision."""
    until: int
    """The step after it."""
    turn: int
    seat: Seat
    review: str
    """costly, best, dice, or close if the continuations do not tell the ways apart."""
    games: int
    """Continuations of each way."""
    ways: tuple[WayShown, ...]
    """The best first."""
    better: float
    """The chance that the best way has more than the played one."""
    error: float
    dice: float
    """The chance that the dice gave; negative if they cost."""
    dice_error: float


class Analysis(Struct, frozen=True):
    """The chances to win at each turn of a finished game, as far as they are found."""

    turns: tuple[TurnChances, ...]
    games: int
    """The number of continuations of each turn, when all are played."""
    whole: bool = False
    """Whether everything is found."""
    running: bool = False
    """Whether it is being searched for."""
    done: float = 0.0
    """How much of it is found, from 0 to 1."""
    reviews: tuple[ReviewShown, ...] = ()
    """The key moments, as far as they are found."""


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


class GoOn(Struct, frozen=True, forbid_unknown_fields=True):
    """A new game that goes on from a step of a finished one, with its decks."""

    token: str
    """Of a link to the finished game."""
    step: int
    """It begins at this step, or before it, where nothing was going on."""
    players: tuple[str, ...]
    """For each seat human, open, or the name of a computer player."""
    same_dice: bool = False
    """Whether dice and shuffles are those of the finished game: the same answers lead to the same game."""


class PositionShown(Struct, frozen=True):
    """A moment of a game as a scenario file, or a bug report."""

    text: str
    """The file."""
    document: Any
    """Its contents as mappings, lists and texts."""
    earlier: int
    """The number of answers and dice between the position and the moment that was asked for."""


class ReportAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A bug report to be written; nothing of it is kept."""

    words: str = ""
    browser: str = ""
    language: str = "en"
    step: int | None = None
    """Of a finished game; the last one if left out."""


class PositionAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A position in the making: a file, or its contents as data."""

    text: str = ""
    document: Any = None
    language: str = "en"
    """Of the mistake that is found."""


class PositionRead(Struct, frozen=True):
    """A scenario file as it is read, and what is wrong with it."""

    text: str
    """The file as it is saved; empty if it cannot be read at all."""
    document: Any
    wrong: str = ""
    """The first mistake in words; empty if a game can begin from the position."""
    line: int = 0
    """Its line in the file; 0 for the file as a whole."""
    key: str = ""
    """The key of the file to which it belongs, if it belongs to one."""
    game: str = ""
    mode: str = ""
    editions: tuple[str, ...] = ()
    steps: int = 0
    """The steps of its script, which are kept as they are."""
    has_comments: bool = False
    """Whether the text has comments, which are not kept."""
    names: dict[str, int] = {}
    """The things in play by their names in the file."""
    view: Any = None
    """The table as those who watch see it, in the form of the game's views; None if the position is wrong."""


class TryPosition(Struct, frozen=True, forbid_unknown_fields=True):
    """A table whose game begins from a position."""

    document: Any
    edition: str
    players: tuple[str, ...]
    """For each seat human, open, or the name of a computer player."""


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


class PuzzleGoalShown(Struct, frozen=True):
    """A counted result of a puzzle and its creature or seat."""

    word: str
    """A goal of docs/puzzles.md."""
    of: str
    """The name of a creature; empty for the seat that decides."""
    own: bool = True
    """Of a seat: whether it is the seat that decides."""


class PuzzleShown(Struct, frozen=True):
    """A puzzle in a list; nothing of its solution."""

    name: str
    """Its theme and its file."""
    theme: str
    number: int
    """Its number in the theme, the easiest first."""
    level: int
    """From 1, the easiest, to 5."""
    seat: Seat
    """The seat that decides."""
    editions: tuple[str, ...]
    goals: tuple[PuzzleGoalShown, ...]
    until: str
    """The horizon."""
    preview: Any
    """The game's facts for a small picture."""


class PuzzleList(Struct, frozen=True):
    """The puzzles of a game."""

    day: str
    """The date, in the time of Greenwich."""
    today: str
    """The puzzle of the day; empty if the game has none."""
    puzzles: tuple[PuzzleShown, ...]


class NewPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made at which a puzzle is solved."""

    name: str
    game: str = ""
    """Empty for the first game."""
    edition: str = ""
    """Empty, or one that the puzzle lacks, for the newest of the puzzle."""


class PuzzleHelp(Struct, frozen=True):
    """A hint to a puzzle, and its solution."""

    wrong: str
    """A tempting answer that is wrong, in words."""
    words: str
    """A right answer, in words."""
    option: Any
    """The same as an answer of the game."""
    why: str
    language: str
    """The language of the reason."""


class PuzzleVerdict(Struct, frozen=True):
    """How an answer to a puzzle is judged."""

    answered: bool
    """Whether the decision is taken."""
    left: bool = False
    """Whether answers before the decision were taken back: it is another position now."""
    solved: bool = False
    best: float = 0.0
    """The exact value of the best answer: a chance, or the sum of what the goals count."""
    yours: float | None = None
    """That of the given one; None if it has too many continuations."""
    is_chance: bool = False


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


class ScenarioShown(Struct, frozen=True):
    """A scenario file that can be watched step by step."""

    name: str
    title: str
    editions: tuple[str, ...]
    """The printings in which it can be played."""
    chapter: str = ""
    """The chapter of a worked example."""
    language: str = "en"
    """The language of its title."""
    original: str = ""
    """The English title, where the file has none in that language."""


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


class RequestError(Struct, frozen=True):
    """The error in a request, and what to do."""

    code: str
    words: str
    details: tuple[str, ...] = field(default_factory=tuple)
