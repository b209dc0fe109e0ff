"""The interface of a game for generic rooms. `signum/rulebooks.py` lists the games.

A generic room is given its games and imports none. Data that only a game understands passes through here
unchanged: states, options, events and views have types of the game.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from typing import Any, Protocol, TypeAlias

from msgspec import Struct

from signum.content.folders import GameFolder
from signum.content.nodes import Node
from signum.content.wording import Needed
from signum.content.words import Words
from signum.engine.chance import Chance
from signum.engine.questions import Choice, Option, Procedure, Refusal, Seat
from signum.table.benchmarks import Benchmark
from signum.table.decks.builder import DeckBuilder
from signum.table.fact_types import DeclaredFacts
from signum.table.games import NO_CARDS
from signum.table.puzzles.rules import PuzzleRules
from signum.table.typed_values import TypedValues
from signum.table.wire import FactionLore

Cards: TypeAlias = Mapping[str, Any]
"""The cards that all seats may name, by id; only the game knows the type of a card."""


class GameStart(Protocol):
    """The beginning of a game: a state, and the names of cards defined in place, by language."""

    state: Any
    names: dict[str, dict[str, str]]


class Rules(Protocol):
    """A game's rules in one printing: the rules for the engine, and methods to show and store a game."""

    @property
    def name(self) -> str:
        """The name of the game."""

    @property
    def edition_id(self) -> str:
        """The printing."""

    @property
    def content(self) -> str:
        """A digest of the figures and cards of the game, for its records."""

    @property
    def start_type(self) -> Any:
        """The type of a start, to read it from a record."""

    @property
    def options(self) -> Any:
        """The type of every answer."""

    @property
    def acts(self) -> Any:
        """The type of all acts from outside the choices: concessions, clocks, agreed draws."""

    def with_start(self, start: Any) -> Any:
        """The same rules with the cards that a start defines."""

    def game(self, state: Any) -> Any:
        """A game that continues from this state."""

    def step(self, game: Any) -> Procedure[None]:
        """The next step from a rest."""

    def finished(self, state: Any) -> bool:
        """Whether there is no next step."""

    def position(self, node: Node) -> tuple[Any, dict[str, int]]:
        """The start that a scenario file describes, and its creatures by name."""

    def written(self, start: Any) -> dict[str, Any]:
        """The position of a scenario file that says a start at rest, as far as its keys can say it."""

    def entered(self, game: Any) -> dict[str, int]:
        """Everything that has come into play, by the name of its card, even if it has left play."""

    def place(self, game: Any, node: Node, ids: Mapping[str, int]) -> tuple[int, int]:
        """A place that a file names, for the creature that moves now."""

    def seats(self, state: Any) -> int:
        """The number of seats."""

    def sides(self, state: Any) -> tuple[int, ...]:
        """The side of each seat."""

    def playing(self, state: Any) -> tuple[Seat, ...]:
        """The seats that still play: neither out nor about to leave."""

    def turn(self, state: Any) -> int:
        """The number of the turn; 0 before the first."""

    def dealt_anew(self, state: Any, seat: Seat | None, chance: Chance) -> Any:
        """A copy in which cards that the seat cannot know are dealt anew by chance."""

    def view(self, game: Any, seat: Seat | None, beside: Any = None) -> Any:
        """The game as a seat may see it; `beside` is another view of this game, to share public parts."""

    def facts(self, game: Any, creature: int | None, seat: Seat | None) -> dict[str, Any]:
        """The facts of a creature, a seat or the game that a scenario file may expect."""

    def facts_seen(self, view: Any, seat: Seat) -> dict[str, Any]:
        """The facts of a seat that a view shows; a card that it does not show is 'unknown'."""

    def unplayable(self, start: Any) -> str | None:
        """The error in a start from an untrusted source; None if it can be played."""

    def refused_act(self, state: Any, act: Any) -> Refusal | None:
        """The reason why this act cannot happen now."""

    def stand_in(self, game: Any, choice: Choice[Any]) -> Option | None:
        """The answer that the rules give for a seat that has left; None where the seat answers itself."""

    def conceded(self, seat: Seat) -> Any:
        """A seat gave up."""

    def clock_ran_out(self, seat: Seat) -> Any:
        """A seat's time has run out."""

    def time_called(self) -> Any:
        """The agreed time of the game is over; None if the game has no rule for it."""

    def draw_agreed(self) -> Any:
        """The seats agreed on a draw."""


class Budget(Protocol):
    """The budget of a computer player for one decision."""

    def spend(self, evaluations: int = 1) -> None:
        """Count positions or odds that were evaluated."""

    @property
    def over(self) -> bool:
        """Whether it is time to answer."""


AnyPlayer: TypeAlias = Callable[[Any, Choice[Any], Any], Option]
"""A computer player: from its seat's view, the choice and its budget to an option."""


class Teller(Protocol):
    """The words for one seat at one match, in one language; the seat None is a spectator."""

    language: str
    seat: Seat | None

    def say(self, id: str, /, **args: Any) -> str:
        """A message of the game, or one that all games share."""

    def player(self, seat: Seat) -> str:
        """The name of a seat's player, or of the seat."""

    def spoken_player(self, seat: Seat) -> str:
        """The same in a sentence, bent as the message wants it."""

    def card(self, card: str) -> str:
        """The name of a card."""

    def title(self) -> str:
        """The game and the printing."""

    def goal(self) -> str:
        """The goal of the game."""

    def turn(self) -> str:
        """The current turn."""

    def table(self) -> list[str]:
        """Everything that the seat sees on the table, line by line."""

    def question(self, seat: Seat, choice: Any, *, named: bool = True) -> str:
        """A choice as a question; it names the seat unless only that seat hears it."""

    def option(self, option: Option, *, figures: bool = True) -> str:
        """An option as a line of a menu."""

    def refusal(self, refusal: Refusal) -> str:
        """The reason why something cannot be done."""

    def passages(self, lines: Any) -> Iterator[tuple[str, list[Any]]]:
        """Events and notes in order, each with its line, which is empty if none is needed."""

    def story(self, lines: Any, *, all_of_it: bool = False) -> Iterator[str]:
        """Events and notes line by line, with an empty line before each turn."""

    def line(self, what: Any) -> str:
        """One event or note with the rules that it follows."""

    def log(self, *, all_of_it: bool = False) -> list[str]:
        """Every line of the log so far."""

    def summary(self) -> list[str]:
        """The log so far, with related events on one line."""

    def first_turn(self) -> str:
        """The heading of the turn in which the game began."""

    def result(self) -> str:
        """The outcome, if the last line of the log has not told it."""

    def outcome(self) -> str:
        """The outcome, once the game is over."""


class Findings(Protocol):
    """Facts that one seat may look up before acting: reach, sight, places, odds. Nothing changes.

    Findings belong to one connection and cache their results for the current position.
    """

    def reply(self, question: Any) -> Any:
        """The reply to a question of the game's wire types; it carries the question's number."""

    def screen(self) -> Any:
        """The game's part of a screen, of the type that its wire names."""

    def preview(self) -> Any:
        """A few facts for a list of tables, of the type that the game's wire names."""

    def said(self, choice: Any, option: Option, *, figures: bool = True) -> str:
        """An option of the current choice as a screen shows it."""

    def note(self, choice: Choice[Any], option: Option) -> str:
        """A forecast of an option of the current choice, or the text of its card; empty if there is none."""

    def refused_row(self, options: Sequence[Option]) -> Refusal | None:
        """The reason why answers sent together would fail after the first one, as far as it is known now."""

    def things_in(self, refusal: Refusal) -> tuple[int, ...]:
        """The things in play that a refusal is about, by their numbers."""

    def explained(self, number: int) -> Any:
        """The reply to Explain after the end: how it was decided, turning points, figures, luck."""

    def advice(self, number: int) -> Any:
        """The reply to Hint: options that the computer would choose for this seat."""


class Wire(Struct, frozen=True):
    """The types of a game's data on the wire, for decoding, for checks and for TypeScript."""

    options: Any
    events: tuple[type, ...]
    view: Any
    screen: Any = None
    """The game's part of a screen."""
    preview: Any = None
    """The game's part of an invitation."""
    deck: Any = None
    """The public part of a deck that is played."""
    plan: Any = None
    """The drawing of an advised plan."""
    questions: tuple[type, ...] = ()
    """The commands that ask for findings."""
    replies: tuple[type, ...] = ()
    """The replies to them."""
    by_http: tuple[type, ...] = ()
    """Further types that pages load: cards, decks."""


class Report(Struct, frozen=True):
    """The report of one finished or aborted game in a bulk run."""

    began: Seat | None
    """The seat that had the first turn, if known."""
    ending: str
    """The way it ended, in a word; empty if it did not end."""
    map: str = ""
    """The map that it was played on; empty if the game has none."""


class Brought(Struct, frozen=True):
    """A deck that a player brings, with the name that the player used for it."""

    name: str
    deck: Any


class Library(Protocol):
    """The decks and cards of a game as lobbies and pages show them."""

    @property
    def decks(self) -> tuple[str, ...]:
        """The ids of the decks that come with the game; empty if the game has no decks."""

    @property
    def usual_decks(self) -> tuple[str, ...]:
        """The default decks, at least one for each seat of the largest mode."""

    def listed(self, language: str) -> Mapping[str, str]:
        """A line of text for each deck, by its id."""

    def with_packs(self, packs: Sequence[Any]) -> "Library":
        """The library with the cards of these packs added."""

    def decks_shown(self, language: str, edition: str = "") -> tuple[Any, ...]:
        """The decks to choose from."""

    @property
    def builder(self) -> DeckBuilder | None:
        """Judges decks that players build; None if the game has no such decks."""

    def deck_seen(self, deck: str) -> Any:
        """The public part of a deck that is played: the id of a deck, or the code of one that is brought."""

    def player_of(self, deck: str, language: str) -> str:
        """The name of a player of this deck who has given none; empty if the deck gives none."""

    @property
    def card_groups(self) -> tuple[str, ...]:
        """The groups of cards that a page may ask for by themselves; a card may be in several."""

    def cards_shown(self, language: str, *, brief: bool = False, groups: Set[str] = frozenset()) -> bytes:
        """Every card as JSON; of a library with packs only their cards.

        Brief ones may lack what is only read on an enlarged card, and so do those of groups.
        """

    def lore_shown(self, language: str) -> tuple[FactionLore, ...]:
        """The pages of the world, a faction each; empty if the game has none."""

    def cards_in_place(self, start: Any, language: str) -> bytes:
        """The cards that a start defines in place and that screens must look up, as JSON."""

    def deck(self, said: str, edition: str, language: str = "en") -> Brought:
        """A deck by its id or its file; the error names every rule of the printing that it breaks."""

    def legal_decks(self, edition: str) -> tuple[Brought, ...]:
        """The decks of the game that the printing allows."""

    @property
    def maps(self) -> tuple[str, ...]:
        """The ids of the maps that players may choose from; `map-ID` is the name of one."""

    def start(
        self,
        mode: str,
        edition: str,
        decks: Sequence[Any],
        variants: Sequence[str] = (),
        *,
        on: str = "",
    ) -> GameStart:
        """The start of a game in this mode, with a deck for each seat if the mode has decks.

        `variants` are those of the rulebook that the players agreed on. `on` is a map; without it a game with
        maps draws one by lot.
        """


class GameMode(Protocol):
    """A way to play a game: the sides of its seats, and whether seats bring decks."""

    @property
    def id(self) -> str:
        """Its name in data and on the wire."""

    @property
    def sides(self) -> tuple[int, ...]:
        """The side of each seat."""

    @property
    def brings_decks(self) -> bool:
        """Whether seats play decks that they bring."""

    @property
    def deckless(self) -> tuple[int, ...]:
        """The seats that bring no deck although others do."""

    @property
    def scripted(self) -> tuple[int, ...]:
        """The seats that nobody plays: the rules answer for them, and a computer player holds them."""

    @property
    def editions(self) -> tuple[str, ...]:
        """The printings that have the mode; empty if all have it."""

    @property
    def variants(self) -> tuple[str, ...]:
        """The ids of the variants that only this mode has; `variant-ID` describes one."""

    @property
    def has_time_limit(self) -> bool:
        """Whether players may agree on a time limit; only where the rules of the game have one at all."""


class Rulebook(Protocol):
    """A game as generic rooms know it."""

    @property
    def name(self) -> str:
        """The game's id, which is also the name of its data folder."""

    @property
    def editions(self) -> tuple[str, ...]:
        """The ids of its printings, oldest first."""

    @property
    def sets(self) -> tuple[str, ...]:
        """The sets of cards that come with it."""

    @property
    def players(self) -> Mapping[str, Callable[[str], AnyPlayer]]:
        """Its computer players by name, each a function from a seed."""

    def players_reading(self, rules: Rules) -> Mapping[str, Callable[[str], AnyPlayer]]:
        """The same players, who can read the cards of these rules, such as those that a start defines."""

    @property
    def modes(self) -> Mapping[str, GameMode]:
        """The ways to play it, the default first."""

    @property
    def variants(self) -> tuple[str, ...]:
        """The ids of the variants that players may agree on, in any mode; `variant-ID` describes one."""

    @property
    def benchmarks(self) -> tuple[Benchmark, ...]:
        """Its benchmarks for `signum bench`."""

    @property
    def puzzles(self) -> PuzzleRules:
        """Its part in puzzles."""

    @property
    def wire(self) -> Wire:
        """Its types on the wire."""

    @property
    def library(self) -> Library:
        """Its decks and cards."""

    def teller(
        self,
        match: Any,
        language: str,
        seat: Seat | None,
        *,
        cites_rules: bool = True,
        called: Mapping[Seat, str] | None = None,
    ) -> Teller:
        """The words for one seat at a match."""

    def findings(self, match: Any, seat: Seat | None, teller: Teller) -> Findings:
        """The findings of one seat at a match."""

    @property
    def folder(self) -> GameFolder:
        """Its data folder, with the catalogue of its rules."""

    @property
    def words(self) -> Words:
        """Its messages."""

    @property
    def values(self) -> TypedValues:
        """The codecs of its events, options and facts for files and messages."""

    @property
    def declared(self) -> DeclaredFacts:
        """The types of the facts of its questions and refusals."""

    def needed_words(self) -> Needed:
        """The messages that it must have."""

    def report(self, game: Any) -> Report:
        """The report of one game in a bulk run."""

    def win_figures(self, rules: Rules, state: Any) -> Sequence[Mapping[str, float]]:
        """Public figures of each side by which its chance to win is estimated; empty where there are none."""

    def console(self, match: Any, teller: Any, *, tells_odds: bool, alone: bool) -> Any:
        """Its part of the terminal (`signum.table.console.Console`); `alone` if only one person plays."""

    def usual_edition(self, language: str) -> str:
        """The printing that readers of this language usually own."""

    @property
    def positions(self) -> Mapping[str, str]:
        """The ready-made positions by name, with the ids of the messages that describe them."""

    def position(self, name: str) -> Node:
        """One of these positions, as a scenario file."""

    def known(self, rules: Rules, state: Any, seat: Seat | None) -> Any:
        """A state at rest as far as a seat knows it, such that a game can go on from it."""

    def cards(self, sets: tuple[str, ...]) -> Cards:
        """The cards of these sets."""

    def rules(self, edition: str, cards: Cards = NO_CARDS) -> Rules:
        """The rules of a printing, with the cards that all seats may name."""
