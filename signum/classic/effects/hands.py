"""Verbs that touch a player: hand, deck, graveyard, prosperity (C-ZONE-06)."""

from collections.abc import Sequence
from typing import ClassVar, Final

from signum.classic.cards import vocabulary as e
from signum.classic.chapters.cards import cards_in_play as cards
from signum.classic.chapters.turn.zones import (
    HAND_LIMIT,
    UNKNOWN,
    Discarded,
    discard_at_random,
    draw,
    prosper,
)
from signum.classic.core.game import Game
from signum.classic.core.state import CardId, State
from signum.classic.effects.sources import Source
from signum.classic.effects.verbs import verb
from signum.engine.events import Event
from signum.engine.questions import Choice, Option, Procedure, Seat, choose

VERBS: Final = e.OF_PLAYERS


class PickCard(Option, frozen=True):
    """Which card of a hand or a graveyard."""

    card: str


class PutUnder(Event, frozen=True):
    """A card went from a hand under its owner's deck."""

    seat: Seat
    card: CardId

    follows: ClassVar[tuple[str, ...]] = ("C-ZONE-04", "C-ZONE-05")

    def apply(self, state: State) -> None:
        """The top of a deck is its last card; the deck is not shuffled."""
        player = state.players[self.seat]
        player.hand.remove(self.card)
        player.deck.insert(0, self.card)

    def seen_by(self, seat: Seat | None) -> Event:
        """Only the player sees which."""
        return self if seat == self.seat else PutUnder(self.seat, UNKNOWN, because=self.because)


class Milled(Event, frozen=True):
    """A card went from the top of a deck to its owner's graveyard."""

    seat: Seat
    card: CardId

    follows: ClassVar[tuple[str, ...]] = ("C-ZONE-03", "C-ZONE-04")
    reveals: ClassVar = True

    def apply(self, state: State) -> None:
        """Everybody sees it there."""
        player = state.players[self.seat]
        player.deck.pop()
        player.graveyard.append(self.card)


class ProsperityLost(Event, frozen=True):
    """A player lost prosperity."""

    seat: Seat
    amount: int

    def apply(self, state: State) -> None:
        """Less of it."""
        state.players[self.seat].prosperity -= self.amount


@verb(e.Draw)
def drawing(game: Game, source: Source, seats: Sequence[Seat], what: e.Draw, until: int) -> Procedure[None]:
    """From the own deck (C-ZONE-06), card by card."""
    for seat in seats:
        for _ in range(what.cards):
            yield from draw(game, seat, because="C-ZONE-06")


@verb(e.Discard)
def discarding(
    game: Game, source: Source, seats: Sequence[Seat], what: e.Discard, until: int
) -> Procedure[None]:
    """Each player meant discards cards of the own choice."""
    for seat in seats:
        for _ in range(what.cards):
            if game.player(seat).hand:
                card = yield from card_of_hand(game, source, seat, "discard")
                yield from game.happen(Discarded(seat, card, because=source.cites))


@verb(e.DiscardAtRandom)
def discarding_at_random(
    game: Game, source: Source, seats: Sequence[Seat], what: e.DiscardAtRandom, until: int
) -> Procedure[None]:
    """Each player meant loses cards that an opponent picks blindly."""
    for seat in seats:
        for _ in range(what.cards):
            if game.player(seat).hand:
                yield from discard_at_random(game, seat, source.cites)


@verb(e.Mill)
def milling(game: Game, source: Source, seats: Sequence[Seat], what: e.Mill, until: int) -> Procedure[None]:
    """From the top of the deck to the graveyard, card by card; an empty deck loses nothing."""
    for seat in seats:
        for _ in range(what.cards):
            deck = game.player(seat).deck
            if deck:
                yield from game.happen(Milled(seat, deck[-1], because=source.cites))


@verb(e.PutUnder)
def putting_under(
    game: Game, source: Source, seats: Sequence[Seat], what: e.PutUnder, until: int
) -> Procedure[None]:
    """Each player meant puts cards of the own choice under the own deck."""
    for seat in seats:
        for _ in range(what.cards):
            if game.player(seat).hand:
                card = yield from card_of_hand(game, source, seat, "put-under")
                yield from game.happen(PutUnder(seat, card, because=source.cites))


def card_of_hand(game: Game, source: Source, seat: Seat, why: str) -> Procedure[CardId]:
    """A player's own choice. It is asked wherever there are two cards, also two alike.

    Whether somebody is asked may tell the others nothing of what is in a hand.
    """
    hand = game.player(seat).hand
    options = [PickCard(card) for card in dict.fromkeys(hand)]
    about = {"card": source.card}
    asked = len(hand) > 1
    if why == "discard":
        choice = Choice(seat, "discard", options, cites=source.cites, about=about, always=asked)
    else:
        choice = Choice(seat, "put-under", options, cites=source.cites, about=about, always=asked)
    picked = yield from choose(choice)
    return picked.card


@verb(e.Prosper)
def prospering(
    game: Game, source: Source, seats: Sequence[Seat], what: e.Prosper, until: int
) -> Procedure[None]:
    """Each player meant gains prosperity, or loses it, though no more than there is (C-DRG-01)."""
    for seat in seats:
        if what.amount > 0:
            yield from prosper(game, seat, what.amount, because=source.cites[0])
        elif lost := min(-what.amount, game.player(seat).prosperity):
            yield from game.happen(ProsperityLost(seat, lost, because=source.cites))


@verb(e.RecallFromGraveyard)
def recalling(
    game: Game, source: Source, seats: Sequence[Seat], what: e.RecallFromGraveyard, until: int
) -> Procedure[None]:
    """A card of the own graveyard, of the player's choice, comes to a hand; a full one loses a card first."""
    for seat in seats:
        graveyard = game.player(seat).graveyard
        fitting = [one for one in dict.fromkeys(graveyard) if what.card_type in ("", game.type_of(one))]
        if fitting:
            options = [PickCard(card) for card in fitting]
            choice = Choice(seat, "recall", options, cites=source.cites, about={"card": source.card})
            picked = yield from choose(choice)
            if len(game.player(seat).hand) >= HAND_LIMIT:
                yield from discard_at_random(game, seat)
            yield from game.happen(cards.Recalled(seat, picked.card, because=source.cites))
