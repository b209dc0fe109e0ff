"""Power, History, income and draws: W-ECO, W-ZONE-03, W-ZONE-04."""

from bisect import bisect_right
from collections.abc import Iterable
from typing import ClassVar, Final

from signum.engine.events import Event
from signum.engine.questions import Procedure, Seat, shuffle
from signum.engine.records import replaced
from signum.engine.units import CardId, Count, DeckOrder, ThingId
from signum.warseer.core.figures import number, numbers
from signum.warseer.core.game import Game
from signum.warseer.core.state import PlayerState, State

MOST_POWER: Final = number("W-ECO-01", "most")
MOST_INCOME: Final = number("W-ECO-02", "most")
POINTS_AT: Final = numbers("W-ECO-06", "points")
_MARKS: Final = sorted(POINTS_AT)
CARDS_AT: Final = numbers("W-ECO-06", "cards")


class PowerGained(Event, frozen=True):
    """A player has more power; what would exceed the limit is lost."""

    seat: Seat
    power: Count

    follows: ClassVar[tuple[str, ...]] = ("W-ECO-01",)

    def apply(self, state: State) -> None:
        player = state.players[self.seat]
        player.power = min(MOST_POWER, player.power + self.power)


class PowerSpent(Event, frozen=True):
    """A player paid."""

    seat: Seat
    power: Count

    follows: ClassVar[tuple[str, ...]] = ("W-ECO-01",)

    def apply(self, state: State) -> None:
        state.players[self.seat].power -= self.power


class PowerRefreshed(Event, frozen=True):
    """A player's power became the income."""

    seat: Seat
    power: Count

    follows: ClassVar[tuple[str, ...]] = ("W-ECO-03",)

    def apply(self, state: State) -> None:
        state.players[self.seat].power = self.power


class IncomeChanged(Event, frozen=True):
    """The sum of the cards in a History is another."""

    seat: Seat
    income: Count

    follows: ClassVar[tuple[str, ...]] = ("W-ECO-02",)

    def apply(self, state: State) -> None:
        state.players[self.seat].income = self.income


class Drawn(Event, frozen=True):
    """A player took the top card of the battle deck."""

    seat: Seat
    card: CardId

    follows: ClassVar[tuple[str, ...]] = ("W-ZONE-03",)
    reveals: ClassVar = True

    def apply(self, state: State) -> None:
        player = state.players[self.seat]
        player.hand.append(player.deck.pop())

    def still_possible(self, state: State) -> bool:
        return bool(state.players[self.seat].deck)

    def as_written(self, state: State) -> Event:
        """Several draws at one moment take one card after the other."""
        return replaced(self, card=state.players[self.seat].deck[-1])

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else replaced(self, card="")


class BattleDeckShuffled(Event, frozen=True):
    """The battle deck has a new order, which nobody knows."""

    seat: Seat
    order: DeckOrder

    follows: ClassVar[tuple[str, ...]] = ("W-ZONE-03",)
    reveals: ClassVar = True

    def apply(self, state: State) -> None:
        state.players[self.seat].deck = list(self.order)

    def seen_by(self, seat: Seat | None) -> Event:
        return replaced(self, order=("",) * len(self.order))


class ReturnedToDeck(Event, frozen=True):
    """Cards of a hand went back into the battle deck."""

    seat: Seat
    cards: tuple[CardId, ...]

    follows: ClassVar[tuple[str, ...]] = ("W-ZONE-03",)

    def apply(self, state: State) -> None:
        player = state.players[self.seat]
        for card in self.cards:
            player.hand.remove(card)
            player.deck.append(card)

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else replaced(self, cards=("",) * len(self.cards))


class Discarded(Event, frozen=True):
    """A support card went from a hand to the History without being played."""

    seat: Seat
    card: CardId
    for_income: bool = False

    follows: ClassVar[tuple[str, ...]] = ("W-ZONE-04",)

    def apply(self, state: State) -> None:
        player = state.players[self.seat]
        player.hand.remove(self.card)
        player.history.append(self.card)
        if self.for_income:
            state.notes = replaced(state.notes, discarded=state.notes.discarded + 1)


class TakenFromHistory(Event, frozen=True):
    """A card of the History went to its player's hand, or a character to the war camp."""

    seat: Seat
    card: CardId
    to_camp: bool = False

    follows: ClassVar[tuple[str, ...]] = ("W-ZONE-04",)

    def apply(self, state: State) -> None:
        player = state.players[self.seat]
        player.history.remove(self.card)
        (player.camp if self.to_camp else player.hand).append(self.card)

    def still_possible(self, state: State) -> bool:
        return self.card in state.players[self.seat].history


class CardLeft(Event, frozen=True):
    """A relic, a building or an enchantment left play; its card lies in the History."""

    id: ThingId
    seat: Seat
    card: CardId

    follows: ClassVar[tuple[str, ...]] = ("W-ZONE-04",)
    reindexes: ClassVar = True

    def apply(self, state: State) -> None:
        for zone in (state.relics, state.buildings, state.enchantments):
            zone.pop(self.id, None)
        state.players[self.seat].history.append(self.card)

    def still_possible(self, state: State) -> bool:
        return state.card_in_play(self.id) is not None


def milestone_points(income: int) -> int:
    """W-ECO-06: the victory points of an income."""
    return bisect_right(_MARKS, income)


def victory_points(player: PlayerState) -> int:
    """W-WIN-06: scored ones and those of milestones."""
    return player.scored + bisect_right(_MARKS, player.income)


def true_income(game: Game, player: PlayerState) -> int:
    """W-ECO-02: the sum, whatever the limits."""
    return sum([game.card(card).income for card in player.history])


def income_events(game: Game) -> list[Event]:
    """W-ECO-02: the incomes that differ from the sums of the Histories."""
    found: list[Event] = []
    for seat, player in enumerate(game.state.players):
        income = max(0, min(MOST_INCOME, true_income(game, player)))
        if income != player.income:
            found.append(IncomeChanged(seat, income))
    return found


def milestone_draws(game: Game, events: Iterable[Event]) -> list[Event]:
    """W-ECO-06: a card for each income that has become equal to a mark."""
    return [
        Drawn(one.seat, "", because=("W-ECO-06",))
        for one in events
        if isinstance(one, IncomeChanged) and one.income in CARDS_AT and game.player(one.seat).deck
    ]


def draw(game: Game, seat: Seat, because: tuple[str, ...] = ()) -> Procedure[None]:
    """W-ZONE-03: the top card; from an empty deck nothing."""
    deck = game.player(seat).deck
    if deck:
        yield from game.happen(Drawn(seat, deck[-1], because=because))


def shuffle_deck(game: Game, seat: Seat) -> Procedure[None]:
    """W-ZONE-03: a deck to which a card has returned is shuffled."""
    order = yield from shuffle(seat, sorted(game.player(seat).deck))
    yield from game.happen(BattleDeckShuffled(seat, order))
