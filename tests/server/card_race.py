"""A game for one to four seats, as little as the server needs of one: whose side lays the highest cards?

Every seat has a hidden hand and lays one card in each of its turns. Then each other seat that still plays is
asked in secret whether it doubles the card with a joker; seats without one are asked too. A seat that gives
up or whose time is over is out, and the others go on while two sides are left.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final, cast

from msgspec import Struct, field

from signum.content.words import say
from signum.engine.chance import Chance
from signum.engine.events import Event
from signum.engine.game import EngineGame
from signum.engine.outcomes import Outcome
from signum.engine.question_shapes import Secrecy
from signum.engine.questions import Choice, Option, Procedure, Refusal, Seat, choose
from signum.players.random import random_player
from signum.table.findings import PlainFindings
from signum.table.games import Games
from signum.table.match import Match
from signum.table.record import Note
from signum.table.rulebook import Rulebook, Wire

NAME: Final = "card-race"
JOKER: Final = "joker"
HANDS: Final = (
    ("amber-lynx-3", "azure-lynx-5", "ashen-lynx-4", JOKER),
    ("brown-moth-2", "beige-moth-6"),
    ("coral-newt-4", "cream-newt-7"),
    ("dusky-puma-1", "denim-puma-8"),
)


class Race(Struct):
    """The state."""

    sides: tuple[int, ...]
    hands: list[list[str]]
    totals: list[int]
    active: Seat = 0
    turn: int = 1
    out: list[Seat] = []
    outcome: Outcome | None = None

    def copy(self) -> "Race":
        hands = [hand.copy() for hand in self.hands]
        return Race(
            self.sides, hands, self.totals.copy(), self.active, self.turn, self.out.copy(), self.outcome
        )


class RaceStart(Struct):
    """How it begins."""

    state: Race
    names: dict[str, dict[str, str]] = field(default_factory=dict)


class RaceView(Struct, frozen=True):
    """The view of one seat."""

    hand: tuple[str, ...]
    sizes: tuple[int, ...]
    totals: tuple[int, ...]
    active: Seat
    turn: int
    out: tuple[Seat, ...]


class Laid(Event, frozen=True):
    seat: Seat
    card: str

    def apply(self, state: Race) -> None:
        state.hands[self.seat].remove(self.card)
        state.totals[self.seat] += worth(self.card)


class Doubled(Event, frozen=True):
    seat: Seat
    of: Seat
    worth: int

    def apply(self, state: Race) -> None:
        state.hands[self.seat].remove(JOKER)
        state.totals[self.of] += self.worth


class TurnPassed(Event, frozen=True):
    seat: Seat

    def apply(self, state: Race) -> None:
        state.active = self.seat
        state.turn += 1


class WentOut(Event, frozen=True):
    seat: Seat

    def apply(self, state: Race) -> None:
        state.out.append(self.seat)
        left = {state.sides[seat] for seat in playing(state)}
        if len(left) <= 1:
            state.outcome = Outcome(min(left, default=None), "last", ())


class Drawn(Event, frozen=True):
    def apply(self, state: Race) -> None:
        state.outcome = Outcome(None, "agreed", ())


class Counted(Event, frozen=True):
    def apply(self, state: Race) -> None:
        sides = sorted(set(state.sides), key=lambda side: (total(state, side), -side))
        state.outcome = Outcome(sides[-1], "points", ())


class Lay(Option, frozen=True):
    card: str


class Double(Option, frozen=True):
    pass


class LetBe(Option, frozen=True):
    pass


def worth(card: str) -> int:
    """The points of a card."""
    return int(card.rpartition("-")[2])


def total(state: Race, side: int) -> int:
    """The points of a side."""
    return sum(points for seat, points in enumerate(state.totals) if state.sides[seat] == side)


def playing(state: Race) -> tuple[Seat, ...]:
    """The seats that are not out."""
    return tuple([seat for seat in range(len(state.sides)) if seat not in state.out])


def cards(state: Race, seat: Seat) -> list[str]:
    """The cards that a seat can lay."""
    return [card for card in state.hands[seat] if card != JOKER]


class RaceGame(EngineGame[Race]):
    def bearers(self) -> Sequence[Any]:
        return ()

    def in_play(self, holder: int) -> bool:
        return False

    def seats_in_order(self) -> Sequence[Seat]:
        return playing(self.state)


class RaceRules:
    """The rules."""

    name: ClassVar = NAME
    edition_id: ClassVar = "first"
    content: ClassVar = "race"
    start_type: ClassVar = RaceStart
    options: ClassVar = Lay | Double | LetBe
    acts: ClassVar = WentOut | Drawn

    def with_start(self, start: RaceStart) -> "RaceRules":
        return self

    def game(self, state: Race) -> RaceGame:
        return RaceGame(state)

    def finished(self, state: Race) -> bool:
        return state.outcome is not None

    def step(self, game: RaceGame) -> Procedure[None]:
        """A turn: lay a card, let the others double it, pass the turn on."""
        state = game.state
        seat = state.active
        if seat in playing(state):
            lay = yield from choose(
                Choice(seat, "lay", [Lay(card) for card in cards(state, seat)], secrecy=Secrecy.PUBLIC)
            )
            yield from game.happen(Laid(seat, lay.card))
            for other in playing(state):
                if other != seat:
                    yield from self._doubles(game, other, seat, worth(lay.card))
        following = [one for one in order(state, seat) if one in playing(state) and cards(state, one)]
        yield from game.happen(TurnPassed(following[0]) if following else Counted())

    def _doubles(self, game: RaceGame, seat: Seat, of: Seat, points: int) -> Procedure[None]:
        options: list[Option] = [LetBe()]
        if JOKER in game.state.hands[seat]:
            options.append(Double())
        answer = yield from choose(
            Choice(seat, "double", options, secrecy=Secrecy.SECRET, always=True, about={"seat": of})
        )
        if isinstance(answer, Double):
            yield from game.happen(Doubled(seat, of, points))

    def seats(self, state: Race) -> int:
        return len(state.sides)

    def sides(self, state: Race) -> tuple[int, ...]:
        return state.sides

    def playing(self, state: Race) -> tuple[Seat, ...]:
        return playing(state)

    def turn(self, state: Race) -> int:
        return state.turn

    def dealt_anew(self, state: Race, seat: Seat | None, chance: Chance) -> Race:
        return state.copy()

    def view(self, game: RaceGame, seat: Seat | None, beside: RaceView | None = None) -> RaceView:
        state = game.state
        return RaceView(
            () if seat is None else tuple(state.hands[seat]),
            tuple([len(hand) for hand in state.hands]),
            tuple(state.totals),
            state.active,
            state.turn,
            tuple(state.out),
        )

    def unplayable(self, start: RaceStart) -> str | None:
        return None

    def refused_act(self, state: Race, act: Any) -> Refusal | None:
        out = isinstance(act, WentOut) and act.seat in state.out
        return Refusal("out-already", (), {"seat": act.seat}) if out else None

    def stand_in(self, game: RaceGame, choice: Choice[Any]) -> Option | None:
        if choice.seat not in game.state.out:
            return None
        option: Option = choice.candidates[0]
        return option

    def conceded(self, seat: Seat) -> Event:
        return WentOut(seat)

    def clock_ran_out(self, seat: Seat) -> Event:
        return WentOut(seat)

    def time_called(self) -> None:
        return None

    def draw_agreed(self) -> Event:
        return Drawn()


def order(state: Race, seat: Seat) -> list[Seat]:
    """All seats from the one after this on."""
    count = len(state.sides)
    return [(seat + step) % count for step in range(1, count + 1)]


class RaceTeller:
    """English words in every language."""

    def __init__(self, match: Match, language: str, seat: Seat | None, called: Mapping[Seat, str]) -> None:
        self.match = match
        self.language = language
        self.seat = seat
        self.called = called

    def say(self, id: str, /, **args: Any) -> str:
        if id == "server-deciding":
            return f"{args['seat']} decides: {args['choice']}."
        return say(self.language, id, **args)

    def player(self, seat: Seat) -> str:
        return self.called.get(seat, f"Player {seat + 1}")

    def spoken_player(self, seat: Seat) -> str:
        return self.player(seat)

    def card(self, card: str) -> str:
        return card

    def goal(self) -> str:
        return "The side with the most points wins."

    def turn(self) -> str:
        return f"It is the turn of {self.player(self.match.run.game.state.active)}."

    def question(self, seat: Seat, choice: Any, *, named: bool = True) -> str:
        return f"{choice.kind}?"

    def option(self, option: Option, *, figures: bool = True) -> str:
        return type(option).__name__

    def refusal(self, refusal: Refusal) -> str:
        return refusal.code

    def passages(self, lines: Any) -> Iterator[tuple[str, list[Any]]]:
        for line in lines:
            yield "" if isinstance(line, Note) else type(line).__name__, [line]

    def outcome(self) -> str:
        outcome = self.match.outcome
        return f"{outcome.winner} by {outcome.by}"


class RaceMode(Struct, frozen=True):
    id: str
    sides: tuple[int, ...]
    brings_decks: bool = False
    deckless: tuple[int, ...] = ()
    scripted: tuple[int, ...] = ()
    editions: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()
    has_time_limit: bool = True


MODES: Final = {
    one.id: one
    for one in (RaceMode("three", (0, 0, 1)), RaceMode("solo", (0,)), RaceMode("four", (0, 1, 2, 3)))
}


class RaceLibrary:
    decks: ClassVar[tuple[str, ...]] = ()
    maps: ClassVar[tuple[str, ...]] = ()

    def start(
        self, mode: str, edition: str, decks: Sequence[Any], variants: Sequence[str] = (), *, on: str = ""
    ) -> RaceStart:
        sides = MODES[mode].sides
        hands = [list(HANDS[seat]) for seat in range(len(sides))]
        return RaceStart(Race(sides, hands, [0] * len(sides)))


class RaceRulebook:
    """The door."""

    name: ClassVar = NAME
    editions: ClassVar = ("first",)
    modes: ClassVar = MODES
    variants: ClassVar[tuple[str, ...]] = ()
    sets: ClassVar[tuple[str, ...]] = ()
    library: ClassVar = RaceLibrary()
    wire: ClassVar = Wire(options=RaceRules.options, events=(), view=RaceView)
    players: ClassVar[Mapping[str, Callable[[str], Any]]] = {"random": random_player}

    def players_reading(self, rules: Any) -> Mapping[str, Callable[[str], Any]]:
        return self.players

    def win_figures(self, rules: Any, state: Any) -> tuple[Mapping[str, float], ...]:
        return ()

    def rules(self, edition: str, cards: Any = None) -> RaceRules:
        return RaceRules()

    def teller(
        self, match: Match, language: str, seat: Seat | None, *, cites_rules: bool = True, called: Any = None
    ) -> RaceTeller:
        return RaceTeller(match, language, seat, called or {})

    def findings(self, match: Match, seat: Seat | None, teller: Any) -> PlainFindings:
        return PlainFindings(match, seat, teller)


RACE: Final = Games.of(cast("Rulebook", RaceRulebook()))
