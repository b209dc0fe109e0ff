"""Decks, hands, graveyards and prosperity: C-ZONE, and drawing by C-TURN-03 to -05."""

from typing import ClassVar, Final

from signum.classic.core.figures import number
from signum.classic.core.game import Game
from signum.classic.core.state import DECK, PROSPERITY, CardId, State
from signum.engine.dice import numbered
from signum.engine.events import Event
from signum.engine.questions import Procedure, Seat, roll, shuffle
from signum.engine.units import Count, DeckOrder, Word

HAND_LIMIT: Final = number("C-TURN-04", "cards")
MOST_LOST: Final = 5 * HAND_LIMIT
"""The most cards that a full hand loses at once; a text that brings each one back would never end."""
FIRST_MISS: Final = number("C-TURN-05", "first")
NEXT_MISS: Final = number("C-TURN-05", "times")
"""C-TURN-05: an opponent's gain for the first draw from an empty deck, and the factor for the next one."""

UNKNOWN: Final = ""
"""A card that the viewer does not see."""


class Drawn(Event, frozen=True):
    """A player took the top card of the battle deck."""

    seat: Seat
    card: CardId

    follows: ClassVar[tuple[str, ...]] = ("C-ZONE-04", "C-ZONE-05")
    reveals: ClassVar = True

    def apply(self, state: State) -> None:
        player = state.players[self.seat]
        player.hand.append(player.deck.pop())

    def seen_by(self, seat: Seat | None) -> Event:
        """Only the player sees the card."""
        return self if seat == self.seat else Drawn(self.seat, UNKNOWN, because=self.because)


class DrewNothing(Event, frozen=True):
    """A player had to draw from an empty deck."""

    seat: Seat

    follows: ClassVar[tuple[str, ...]] = ("C-TURN-05",)

    def apply(self, state: State) -> None:
        state.players[self.seat].missed_draws += 1


class Discarded(Event, frozen=True):
    """A card went from a hand to its owner's graveyard."""

    seat: Seat
    card: CardId

    follows: ClassVar[tuple[str, ...]] = ("C-ZONE-03",)
    reveals: ClassVar = True

    def apply(self, state: State) -> None:
        """The graveyard is public and in order."""
        player = state.players[self.seat]
        player.hand.remove(self.card)
        player.graveyard.append(self.card)


class Returned(Event, frozen=True):
    """A card went from a graveyard, a hand or from being played back to its owner's deck, now shuffled."""

    seat: Seat
    card: CardId
    origin: Word
    order: DeckOrder

    follows: ClassVar[tuple[str, ...]] = ("C-ZONE-04",)
    reveals: ClassVar = True

    def apply(self, state: State) -> None:
        player = state.players[self.seat]
        zones = {"hand": player.hand, "playing": player.playing}
        zones.get(self.origin, player.graveyard).remove(self.card)
        player.deck[:] = self.order

    def seen_by(self, seat: Seat | None) -> Event:
        """Nobody sees the order; only its player sees a card that comes from a hand."""
        known = self.origin != "hand" or seat == self.seat
        return Returned(self.seat, self.card if known else UNKNOWN, self.origin, (), because=self.because)


class Prospered(Event, frozen=True):
    """A player gained prosperity."""

    seat: Seat
    amount: Count

    def apply(self, state: State) -> None:
        state.players[self.seat].prosperity += self.amount


def draw(game: Game, seat: Seat, because: str) -> Procedure[None]:
    """Draw the top card of the player's deck (C-ZONE-06), with the costs of a full hand or an empty deck.

    A seat that nobody plays has no hand to draw into (Q-SET-04).
    """
    player = game.player(seat)
    if DECK in player.lacks or seat in game.mode.scripted:
        return
    if player.deck or game.edition.full_hand_always_loses:
        yield from make_room(game, seat)
    if not player.deck:
        yield from draw_from_nothing(game, seat)
        return
    yield from game.happen(Drawn(seat, player.deck[-1], because=(because,)))


def make_room(game: Game, seat: Seat, cards: int = 1) -> Procedure[None]:
    """C-TURN-04: a full hand loses cards until it has room for so many; answers may fill it again."""
    player = game.player(seat)
    for _ in range(MOST_LOST):
        if not player.hand or len(player.hand) + cards <= HAND_LIMIT:
            return
        yield from discard_at_random(game, seat)


def draw_from_nothing(game: Game, seat: Seat) -> Procedure[None]:
    """C-TURN-05: nothing is drawn; outside quests each opponent gains prosperity, more each time."""
    amount = missed(game.player(seat).missed_draws)
    others = game.opponents(seat) if game.mode.empty_deck_pays else ()
    gaining = [other for other in others if PROSPERITY not in game.player(other).lacks]
    gains = [Prospered(other, amount, because=("C-TURN-05",)) for other in gaining]
    yield from game.happen(DrewNothing(seat), *gains)


def missed(before: int) -> int:
    """C-TURN-05: the prosperity for a draw from an empty deck, by the number of earlier ones."""
    return FIRST_MISS * int(NEXT_MISS**before)


def discard_at_random(
    game: Game, seat: Seat, because: tuple[str, ...] = ("C-TURN-04",), by: Seat | None = None
) -> Procedure[None]:
    """An opponent picks a card blindly, which is lost; C-TURN-04: before a full hand grows.

    The opponent whose effect it is picks, else the one whose turn comes next.
    """
    hand = game.player(seat).hand
    picking = next(iter(game.opponents(seat)), seat)
    if by is not None and game.hostile[by][seat]:
        picking = by
    (at,) = yield from roll(picking, (numbered(len(hand)),), why="discard")
    yield from game.happen(Discarded(seat, hand[at - 1], because=because))


def return_to_deck(game: Game, owner: Seat, card: CardId, origin: str, because: str) -> Procedure[None]:
    """C-ZONE-04: a card that returns goes to its owner's deck, which is shuffled."""
    order = yield from shuffle(owner, [*game.player(owner).deck, card])
    yield from game.happen(Returned(owner, card, origin, order, because=(because,)))


def prosper(game: Game, seat: Seat, amount: int, because: str) -> Procedure[None]:
    """A player gains prosperity; there is no event for 0."""
    if amount > 0 and PROSPERITY not in game.player(seat).lacks:
        yield from game.happen(Prospered(seat, amount, because=(because,)))
