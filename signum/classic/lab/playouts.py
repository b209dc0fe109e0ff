"""Playouts: the starter decks against each other, played to the end by eager random players.

They show that decks are playable: the endings, the played cards, and the cards that stay in hand.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations_with_replacement
from time import process_time
from typing import Any, Final

from msgspec import Struct, field

from signum.classic.bots.eager import eager_player
from signum.classic.cards.decks import Deck
from signum.classic.cards.sets import shipped
from signum.classic.chapters.cards.city import Built
from signum.classic.chapters.cards.decks import start_of_duel
from signum.classic.chapters.cards.playing import CardPlayed, refused_play
from signum.classic.chapters.cards.tactics import TacticRevealed
from signum.classic.chapters.field.terrain import TerrainLaid
from signum.classic.chapters.turn.setup import FirstPlayerChosen
from signum.classic.chapters.turn.zones import Drawn
from signum.classic.core.invariants import cards_of, unsound
from signum.classic.editions import EDITIONS
from signum.classic.lab.legal_decks import legal_starter_decks
from signum.classic.rules import Classic
from signum.engine.chance import Chance, seed_of
from signum.engine.events import Event
from signum.engine.run import GameRun
from signum.players.driving import MOST_TURNS, decisions

BROKEN_OFF: Final = "broken off"

DeckPair = tuple[str, str]


class CardUsage(Struct):
    """The use of the cards of a deck, in numbers of games; built and laid cards too."""

    drawn: Counter[str] = field(default_factory=Counter)
    """It was in the hand."""
    legal: Counter[str] = field(default_factory=Counter)
    """It could be played at some time."""
    played: Counter[str] = field(default_factory=Counter)
    """It was played, built or laid; the number of times, not of games."""
    shown: Counter[str] = field(default_factory=Counter)
    """For tactics: the number of times it was revealed."""
    why_not: dict[str, Counter[str]] = field(default_factory=dict)
    """For cards that could not be played yet in a game: the refusals, counted at each choice of a turn."""


class Tally(Struct):
    """The results of games of one printing."""

    games: int = 0
    seconds: float = 0.0
    turns: list[int] = field(default_factory=list)
    ends: Counter[str] = field(default_factory=Counter)
    began: Counter[str] = field(default_factory=Counter)
    """Wins of the first player, of the second, and of neither."""
    wins: Counter[DeckPair] = field(default_factory=Counter)
    """The number of times the first deck beat the second."""
    met: Counter[DeckPair] = field(default_factory=Counter)
    """The number of times the first deck met the second."""
    decks: dict[str, CardUsage] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        """Add the results of other games."""
        self.games += other.games
        self.seconds += other.seconds
        self.turns += other.turns
        self.wrong += other.wrong
        for name in ("ends", "began", "wins", "met"):
            getattr(self, name).update(getattr(other, name))
        for id, theirs in other.decks.items():
            ours = self.decks.setdefault(id, CardUsage())
            for name in ("drawn", "legal", "played", "shown"):
                getattr(ours, name).update(getattr(theirs, name))
            for card, codes in theirs.why_not.items():
                ours.why_not.setdefault(card, Counter()).update(codes)


def pairings(decks: Iterable[str]) -> list[DeckPair]:
    """Every deck against every deck, mirrors too."""
    return list(combinations_with_replacement(decks, 2))


def playouts(edition: str, numbers: Sequence[int], *, most_turns: int = MOST_TURNS) -> Tally:
    """Games by number: all pairings in turn, with the seats swapped each round."""
    tally = Tally()
    decks = legal_starter_decks(edition)
    pairs = pairings(decks)
    for number in numbers:
        pair = pairs[number % len(pairs)]
        seats = pair if number // len(pairs) % 2 == 0 else pair[::-1]
        try:
            _Playout(edition, seats, decks, f"playout {edition} {number}", tally).play(most_turns)
        except Exception as error:
            tally.wrong.append(f"{edition} {number} {' - '.join(seats)}: {type(error).__name__}: {error}")
    return tally


class _Playout:
    """One game and its counts."""

    def __init__(
        self, edition: str, seats: DeckPair, decks: Mapping[str, Deck], seed: str, tally: Tally
    ) -> None:
        printing = EDITIONS[edition]
        start = start_of_duel([decks[id] for id in seats], shipped(), printing)
        self.rules = Classic(printing).with_start(start)
        self.run: GameRun[Any, Any] = GameRun(
            self.rules, start.state, Chance(seed_of(seed)), keep_rests=False
        )
        self.owned = [cards_of(self.run.game.state, seat) for seat in (0, 1)]
        self.player = eager_player(seed, shipped())
        self.seats = seats
        self.tally = tally
        self.beginner = 0
        self.drawn: tuple[set[str], set[str]] = (set(), set())
        self.legal: tuple[set[str], set[str]] = (set(), set())

    def play(self, most_turns: int) -> None:
        """Play to the end or to the turn limit; check the state at each turn."""
        begun = process_time()
        run, turn = self.run, -1
        for decision in decisions(run, self.rules, (self.player, self.player), most_turns=most_turns):
            self.listen(decision.events)
            if run.game.state.turn != turn:
                turn = run.game.state.turn
                self.check()
            if turn <= most_turns and run.choice is not None and run.choice.kind == "turn":
                self.look_at_hand(run.choice.seat)
        self.check()
        self.finish()
        self.tally.seconds += process_time() - begun

    def check(self) -> None:
        """Check that no card is lost and the state is sound."""
        game = self.run.game
        faults = list(unsound(game))
        if faults or [cards_of(game.state, seat) for seat in (0, 1)] != self.owned:
            raise ValueError(faults[0] if faults else "a card was lost or found")

    def look_at_hand(self, seat: int) -> None:
        """Count the cards that could be played now, and the refusals of the others."""
        playing = self.playing(seat)
        for card in set(self.run.game.state.players[seat].hand) - self.legal[seat]:
            refusal = refused_play(self.run.game, seat, card)
            if refusal is None:
                self.legal[seat].add(card)
            else:
                playing.why_not.setdefault(card, Counter())[refusal.code] += 1

    def listen(self, events: Sequence[Event]) -> None:
        """Count the cards that were drawn, played, revealed, built and laid."""
        for event in events:
            match event:
                case FirstPlayerChosen():
                    self.beginner = event.seat
                case Drawn():
                    self.drawn[event.seat].add(event.card)
                case CardPlayed() | Built():
                    self.playing(event.seat).played[event.card] += 1
                case TerrainLaid():
                    self.playing(event.seat).played[event.terrain.card] += 1
                case TacticRevealed():
                    self.playing(event.seat).shown[event.card] += 1
                case _:
                    pass

    def finish(self) -> None:
        """Count the winner, the ending and the turn."""
        tally, state = self.tally, self.run.game.state
        outcome = state.outcome
        winner = None if outcome is None else outcome.winner
        tally.games += 1
        tally.turns.append(state.turn)
        tally.ends[BROKEN_OFF if outcome is None else outcome.by] += 1
        if winner is None:
            tally.began["nobody"] += 1
        else:
            tally.began["first" if winner == self.beginner else "second"] += 1
            tally.wins[self.seats[winner], self.seats[1 - winner]] += 1
        for seat in (0, 1):
            tally.met[self.seats[seat], self.seats[1 - seat]] += 1
            self.playing(seat).drawn.update(self.drawn[seat])
            self.playing(seat).legal.update(self.legal[seat])

    def playing(self, seat: int) -> CardUsage:
        return self.tally.decks.setdefault(self.seats[seat], CardUsage())
