"""What a browser and the server say to each other: docs/protocol.md, and web/src/protocol.ts made from this.

A command carries a number of the client's own, higher than those before; the reply names it. Whatever a
seat may not know is in no message: what is sent is made from its view, its log and its choice. Lengths are
hundredths of a millimetre.
"""

from typing import Any, Final, TypeAlias

from msgspec import Struct, field

from signum.classic.movement import Piece
from signum.classic.view import View
from signum.engine.names import kebab
from signum.engine.questions import Seat

VERSION: Final = 1
"""Raised when an older client would misunderstand."""

Point: TypeAlias = tuple[int, int]
Loop: TypeAlias = tuple[Point, ...]


# From the browser.


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag=kebab):
    """What a client says. Those who watch may only look, measure and speak a language."""


class Hello(Command, frozen=True):
    """The first command of a connection: who it is, by the word of its link, and how it reads."""

    token: str
    language: str
    version: int = VERSION


class Sit(Command, frozen=True):
    """Take the seat: a name, if any, and the seat's share of the seed as 32 hexadecimal digits."""

    number: int
    nonce: str
    name: str = ""


class Answer(Command, frozen=True):
    """Answer what is asked, and what is asked next: such as activating a creature, then moving it.

    `position` is that of the screen the player saw; an answer to another position changes nothing.
    """

    number: int
    position: int
    options: tuple[Any, ...]


class TakeBack(Command, frozen=True):
    """Take back the own last answer; with `asking` the others are asked for it."""

    number: int
    asking: bool = False
    position: int = 0
    """That of the screen the player saw; where it is given, another position changes nothing."""


class AllowTakeBack(Command, frozen=True):
    """Let the other take back, or not."""

    number: int
    allow: bool
    position: int = 0
    """That of the screen the player saw; where it is given, another position changes nothing."""


class Concede(Command, frozen=True):
    """Give up."""

    number: int


class OfferDraw(Command, frozen=True):
    """Offer a draw, or agree to one that was offered."""

    number: int


class Chat(Command, frozen=True):
    """Say something to the others at the table; plain text."""

    number: int
    text: str


class Speak(Command, frozen=True):
    """Go on in another language."""

    language: str


class Look(Command, frozen=True):
    """Look at a creature: where it could go, whom it touches, sees and shoots, what it could do."""

    number: int
    creature: int


class Try(Command, frozen=True):
    """Hold a miniature or a template at a place: may it go there, how, and what would it see and touch?

    `way` is move or run for a creature on the field, place for what the running choice asks a place for,
    and the name of a card for a terrain that would be laid there, turned by so many degrees.
    """

    number: int
    way: str
    to: Point
    creature: int = 0
    degrees: int = 0


class Weigh(Command, frozen=True):
    """The odds of an attack: an option of a creature, from where it stands or from a place it could go to.

    Splits that are not given are the best ones.
    """

    number: int
    creature: int
    option: Any
    at: Point | None = None
    ours: int | None = None
    """Dice that would attack; the others defend."""
    theirs: int | None = None


class Ask(Command, frozen=True):
    """Why an answer could not be given, without giving it."""

    number: int
    options: tuple[Any, ...]


class Hint(Command, frozen=True):
    """What would the computer do? Only where one plays."""

    number: int


class Hurry(Command, frozen=True):
    """The computer should decide now."""

    number: int


class Ping(Command, frozen=True):
    """Is anybody there?"""

    number: int


Commands: TypeAlias = (
    Hello
    | Sit
    | Answer
    | TakeBack
    | AllowTakeBack
    | Concede
    | OfferDraw
    | Chat
    | Speak
    | Look
    | Try
    | Weigh
    | Ask
    | Hint
    | Hurry
    | Ping
)


# To the browser: parts.


class SeatShown(Struct, frozen=True):
    """Who has a seat."""

    seat: Seat
    player: str
    """human, or the name of a computer player."""
    name: str
    hero: str
    faction: str
    taken: bool
    here: bool
    away_since: int = 0
    """When its player was last here, in milliseconds of the server's clock; 0 while it is here."""


class Shown(Struct, frozen=True):
    """An option in words; with a reason where it cannot be taken."""

    option: Any
    words: str
    why: str = ""
    cites: tuple[str, ...] = ()


class Asked(Struct, frozen=True):
    """What a seat is asked. `offers` are the kinds of regions: move, run, place, lay-terrain."""

    choice: str
    words: str
    cites: tuple[str, ...]
    about: dict[str, Any]
    options: tuple[Shown, ...]
    offers: tuple[str, ...] = ()
    maps: tuple[str, ...] = ()
    """The terrain cards that could be laid now."""
    secret: bool = False
    """Whether the question itself is nobody else's business: at one screen it is covered."""


class Line(Struct, frozen=True):
    """A line of the log, and the events it tells of; without words it is only shown on the field."""

    words: str
    cites: tuple[str, ...]
    events: tuple[Any, ...]


class Clocks(Struct, frozen=True):
    """What each seat has left, in milliseconds, and whose clock runs."""

    left: tuple[int, ...]
    running: Seat | None


class Named(Struct, frozen=True):
    """The name of something that is or was in play, by its number; of a creature its abilities too."""

    id: int
    name: str
    abilities: tuple["KeywordShown", ...] = ()
    tired: bool = False
    """C-MEL-04: whether all its dice defend when it is attacked."""


class Saying(Struct, frozen=True):
    """A line of chat."""

    seat: Seat | None
    name: str
    text: str
    at: int


# To the browser: messages.


class Message(Struct, frozen=True, tag_field="kind", tag=kebab):
    """What the server says."""


class Welcome(Message, frozen=True):
    """The table, and who you are there; a spectator has no seat."""

    table: str
    seat: Seat | None
    mode: str
    """computer, screen or online."""
    edition: str
    commitment: str
    """What fixes the server's share of the seed."""
    seats: tuple[SeatShown, ...]
    begun: bool
    invite: str = ""
    """The word of the other seat's link, for whoever made the table, until that seat is taken."""
    watch: str = ""
    """The word of the spectators' link."""
    chat: tuple[Saying, ...] = ()
    version: int = VERSION


class Presence(Message, frozen=True):
    """Who is here has changed."""

    seats: tuple[SeatShown, ...]
    watching: int = 0


class Screen(Message, frozen=True):
    """All that there is to see now, and what has happened since the last screen of this connection.

    With `anew` the lines are the whole log: at the start, after something was taken back, in other words.
    """

    position: int
    view: View
    names: tuple[Named, ...]
    lines: tuple[Line, ...]
    anew: bool
    turn: str
    """Whose turn it is, in words."""
    goal: str
    goal_prosperity: int
    """So much wins, with the buildings below; 0 where none does."""
    goal_buildings: tuple[str, ...]
    waiting_for: Seat | None
    asked: Asked | None
    waiting: str
    """What the table waits for, in words, for those who are not asked."""
    clocks: Clocks | None
    may_take_back: bool
    why_not_take_back: str = ""
    taking_back: Seat | None = None
    draw_offered_by: Seat | None = None
    result: str = ""
    result_cites: tuple[str, ...] = ()


class Accepted(Message, frozen=True):
    """The command was carried out and stored."""

    number: int
    position: int = 0


class Refused(Message, frozen=True):
    """The command changed nothing, or its first so many answers only: why, in words, and by which rules."""

    number: int
    code: str
    words: str
    cites: tuple[str, ...] = ()
    creatures: tuple[int, ...] = ()
    """Whom it is about, to be shown."""
    answered: int = 0


class Sight(Struct, frozen=True):
    """Another creature as seen from a place: how far, at which hour, by which line or why not."""

    creature: int
    gap: int
    hour: int
    """Where it is as on a clock, 12 away from the looking seat's side."""
    line: tuple[Point, Point] | None
    blockers: tuple[int, ...] = ()
    crossing: Point | None = None
    """Where the first blocker stops the line."""
    touching: bool = False
    shots: tuple[str, ...] = ()
    """The kinds of ranged attack that could be made at it from there."""
    cover: bool = False
    words: str = ""


class Contact(Struct, frozen=True):
    """An enemy that could be touched: by which way, at which place, how long it is, who would stab."""

    creature: int
    way: str
    to: Point
    length: int
    stabs: tuple[int, ...] = ()


class Reach(Message, frozen=True):
    """The answer to Look."""

    number: int
    creature: int
    position: int
    move: tuple[Loop, ...]
    run: tuple[Loop, ...]
    move_limit: int
    run_limit: int
    sights: tuple[Sight, ...]
    contacts: tuple[Contact, ...]
    leaving: tuple[int, ...]
    """Who would stab it if it left contact."""
    actions: tuple[Shown, ...]
    """What it could do now, or if it were activated; with the reasons for what it cannot do."""
    words: str
    """All of it, to be read out."""


class Way(Message, frozen=True):
    """The answer to Try: where it would stand, how it would come there, what it would see and touch."""

    number: int
    creature: int
    to: Point
    """The nearest place that is allowed, where there is one near; in contact where that is close."""
    legal: bool
    wanted: bool
    """Whether the very place that was asked for is allowed."""
    why: str
    cites: tuple[str, ...]
    length: int
    limit: int
    pieces: tuple[Piece, ...]
    touches: tuple[int, ...]
    stabs: tuple[int, ...]
    sights: tuple[Sight, ...]
    option: Any = None
    """What to answer to go there."""
    loops: tuple[Loop, ...] = ()
    """Of a template its outline."""
    words: str = ""


class Chances(Struct, frozen=True):
    """How likely so many wounds are, exactly: `weights[n]` of `total` for n wounds; and what else may be."""

    weights: tuple[int, ...]
    total: int
    dies: float
    expected: float
    left: int
    """How much health there is to lose."""
    armour: int


class SplitShown(Struct, frozen=True):
    """Dice that attack and dice that defend."""

    attack: int
    defence: int


class Forecast(Struct, frozen=True):
    """What an attack would bring with these splits; shots have none."""

    ours: SplitShown | None
    theirs: SplitShown | None
    defender: Chances
    attacker: Chances
    balance: float
    """Expected wounds dealt less taken."""


class Odds(Message, frozen=True):
    """The answer to Weigh: the chosen splits, the best ones, and which there are to choose from."""

    number: int
    creature: int
    target: int
    option: Any
    chosen: Forecast | None
    best: Forecast | None
    our_splits: tuple[SplitShown, ...]
    their_splits: tuple[SplitShown, ...]
    their_best: SplitShown | None
    words: str
    """To be read out; or why there are no odds."""


class Candidate(Struct, frozen=True):
    """Something the computer would do, and why."""

    option: Any
    words: str
    reasons: str
    worth: float


class Advice(Message, frozen=True):
    """The answer to Hint, the best first."""

    number: int
    candidates: tuple[Candidate, ...]
    words: str = ""


class Said(Message, frozen=True):
    """Somebody said something."""

    saying: Saying


class Thinking(Message, frozen=True):
    """A computer player thinks; `since` in milliseconds of the server's clock."""

    seat: Seat
    since: int


class Pong(Message, frozen=True):
    """Yes."""

    number: int
    now: int


class Bye(Message, frozen=True):
    """The server ends this connection, and says why and what to do; coming back at once would not help.

    A connection that ends without it was only lost.
    """

    code: str
    words: str


Messages: TypeAlias = (
    Welcome
    | Presence
    | Screen
    | Accepted
    | Refused
    | Reach
    | Way
    | Odds
    | Advice
    | Said
    | Thinking
    | Pong
    | Bye
)


# By HTTP.


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made: by which printing, against whom, with which decks, on which clock."""

    mode: str
    edition: str
    decks: tuple[str, ...]
    """The own deck, then the opponent's; of an online table the own alone."""
    level: str = "greedy"
    minutes: int = 0
    """For each seat and the whole game; 0 without a clock."""
    increment: int = 0
    """Seconds for each answer."""


class TableMade(Struct, frozen=True):
    """The words of the links: of each seat that the maker has, of the other one, and of those who watch."""

    table: str
    seats: tuple[str, ...]
    invite: str
    watch: str


class Invitation(Struct, frozen=True):
    """What a link leads to, before the seat is taken."""

    table: str
    mode: str
    edition: str
    seat: Seat | None
    seats: tuple[SeatShown, ...]
    begun: bool
    finished: bool
    turn: int
    words: str
    asked: bool
    """Whether this seat is asked now."""
    spots: tuple[tuple[int, int, int], ...] = ()
    """Where miniatures stand, with their seats, for a small picture."""


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """The deck with which an invited player takes the seat."""

    token: str
    deck: str


class CardFace(Struct, frozen=True):
    """A card as it is drawn and read."""

    id: str
    name: str
    type: str
    type_words: str
    faction: str
    faction_words: str
    buildings: tuple[str, ...]
    any: int
    prosperity: int
    cost_words: str
    strength: int
    health: int
    movement: str
    base: int
    text: tuple[str, ...]
    keywords: tuple["KeywordShown", ...]
    of_class: str
    class_building: bool
    unique: bool
    relic: str
    corners: tuple[Point, ...] = ()
    radius: int = 0
    abilities: tuple[str, ...] = ()


class KeywordShown(Struct, frozen=True):
    """A keyword of a card with the rule behind it."""

    id: str
    words: str


class DeckShown(Struct, frozen=True):
    """A deck to choose."""

    id: str
    name: str
    hero: str
    faction: str
    about: str = ""


class RuleShown(Struct, frozen=True):
    """A rule as the printing that is played has it."""

    id: str
    title: str
    text: str
    chapter: str
    figure: str = ""
    ruling: str = ""
    holds: bool = True
    """Whether this printing has the rule."""
    language: str = "en"
    """The language of its words: English where the wanted one does not have them."""


class Mishap(Struct, frozen=True):
    """What was wrong with a request, and what to do."""

    code: str
    words: str
    details: tuple[str, ...] = field(default_factory=tuple)
