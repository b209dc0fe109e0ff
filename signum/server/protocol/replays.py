"""Replays and their analysis, over HTTP."""

from typing import Any

from msgspec import Struct

from signum.engine.questions import Seat
from signum.players.eventful_turns import EventfulTurn
from signum.players.win_chances import TurnChances
from signum.server.protocol.messages import Line, Welcome
from signum.table.wire import DiceLuck


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
    probable: bool = False
    """Whether it is not sure, but probable."""


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
    eventful: tuple[EventfulTurn, ...] = ()
    """The turns that changed the chances most, of a whole analysis without a sure key moment."""


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
