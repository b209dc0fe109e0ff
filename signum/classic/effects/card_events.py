"""Answers and events that only the verbs of card texts use."""

from typing import ClassVar

from signum.classic.chapters.turn.zones import UNKNOWN
from signum.classic.core.events import OfCreature
from signum.classic.core.state import CHARACTER, DECK, HERO, CardId, ComingCost, CreatureId, State
from signum.engine.events import Event
from signum.engine.questions import Option, Seat
from signum.engine.units import AbilityId, Count, DeckOrder, Faces, ThingId, Word


class PickCard(Option, frozen=True):
    """The card of a hand or a graveyard."""

    card: CardId


class PickAbility(Option, frozen=True):
    """An ability of a creature that another one copies."""

    ability: AbilityId


class DieShown(Event, frozen=True):
    """A text rolled a die, whose face its next sentences ask for."""

    seat: Seat
    card: CardId
    faces: Faces

    follows: ClassVar[tuple[str, ...]] = ("C-PLAY-06",)

    def apply(self, state: State) -> None:
        """Nothing changes."""


class DurabilitySpent(Event, frozen=True):
    """A relic lost tokens of its durability for its own text."""

    seat: Seat
    card: CardId
    holder: ThingId
    tokens: Count

    follows: ClassVar[tuple[str, ...]] = ("C-REL-05",)

    def apply(self, state: State) -> None:
        relics = state.players[self.seat].relics
        relics[:] = [one.worn_by(self.tokens) if one.id == self.holder else one for one in relics]


class CardShown(Event, frozen=True):
    """A player showed a card of the hand to all."""

    seat: Seat
    card: CardId

    follows: ClassVar[tuple[str, ...]] = ("C-ZONE-05",)
    reveals: ClassVar = True

    def apply(self, state: State) -> None:
        """Nothing changes but what is known."""


class KeptTapped(Event, frozen=True):
    """A tapped building or relic will not be untapped in its player's next beginning phase."""

    seat: Seat
    card: CardId
    holder: ThingId

    follows: ClassVar[tuple[str, ...]] = ("C-TURN-02",)

    def apply(self, state: State) -> None:
        player = state.players[self.seat]
        player.city[:] = [one.when_kept() if one.id == self.holder else one for one in player.city]
        player.relics[:] = [one.when_kept() if one.id == self.holder else one for one in player.relics]


class HandSeen(Event, frozen=True):
    """A player looked at the hand of another."""

    seat: Seat
    by: Seat
    cards: tuple[CardId, ...]

    follows: ClassVar[tuple[str, ...]] = ("C-ZONE-05",)
    reveals: ClassVar = True

    def apply(self, state: State) -> None:
        """Nothing changes but what is known."""

    def seen_by(self, seat: Seat | None) -> Event:
        """Only the two players see the cards."""
        if seat in (self.seat, self.by):
            return self
        return HandSeen(self.seat, self.by, (UNKNOWN,) * len(self.cards), because=self.because)


class TakenFromTop(Event, frozen=True):
    """A player took one of the top cards of the battle deck; the others went under it, in their order."""

    seat: Seat
    card: CardId
    looked: Count

    follows: ClassVar[tuple[str, ...]] = ("C-ZONE-04", "C-ZONE-05")
    reveals: ClassVar = True

    def apply(self, state: State) -> None:
        """The top of a deck is its last card."""
        player = state.players[self.seat]
        top = player.deck[-self.looked :]
        del player.deck[-self.looked :]
        top.reverse()
        top.remove(self.card)
        player.hand.append(self.card)
        player.deck[:0] = reversed(top)

    def seen_by(self, seat: Seat | None) -> Event:
        """Only the player sees the card."""
        if seat == self.seat:
            return self
        return TakenFromTop(self.seat, UNKNOWN, self.looked, because=self.because)


class Fetched(Event, frozen=True):
    """A card went from its owner's deck, which is shuffled, to the hand."""

    seat: Seat
    card: CardId
    order: DeckOrder

    follows: ClassVar[tuple[str, ...]] = ("C-ZONE-04", "C-ZONE-05")
    reveals: ClassVar = True

    def apply(self, state: State) -> None:
        player = state.players[self.seat]
        player.hand.append(self.card)
        player.deck[:] = self.order

    def seen_by(self, seat: Seat | None) -> Event:
        """It is shown to all, so that its type is proven; nobody sees the order."""
        return Fetched(self.seat, self.card, (), because=self.because)


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
        """Only the player sees the card."""
        return self if seat == self.seat else PutUnder(self.seat, UNKNOWN, because=self.because)


class PutOnTop(Event, frozen=True):
    """A card went from a graveyard on top of its owner's deck."""

    seat: Seat
    card: CardId

    follows: ClassVar[tuple[str, ...]] = ("C-ZONE-03", "C-ZONE-04")

    def apply(self, state: State) -> None:
        """The top of a deck is its last card; the deck is not shuffled."""
        player = state.players[self.seat]
        player.graveyard.remove(self.card)
        player.deck.append(self.card)


class PutBack(OfCreature, frozen=True):
    """A character left the field and was put on top of its owner's deck, or under it."""

    card: CardId
    owner: Seat
    under: bool

    follows: ClassVar[tuple[str, ...]] = ("C-ZONE-04", "C-ZONE-07")
    reindexes: ClassVar = True

    def apply(self, state: State) -> None:
        """The top of a deck is its last card; the deck is not shuffled."""
        del state.creatures[self.creature]
        deck = state.players[self.owner].deck
        deck.insert(0 if self.under else len(deck), self.card)


class PlayedPutBack(Event, frozen=True):
    """A card that was being played was put on top of its owner's deck, or under it."""

    seat: Seat
    card: CardId
    under: bool

    follows: ClassVar[tuple[str, ...]] = ("C-ZONE-04", "C-PLAY-03")

    def apply(self, state: State) -> None:
        """The top of a deck is its last card; the deck is not shuffled."""
        player = state.players[self.seat]
        player.playing.remove(self.card)
        player.deck.insert(0 if self.under else len(player.deck), self.card)


class RevealedUntil(Event, frozen=True):
    """A player revealed the top cards of the deck one by one; the last one is taken if it was looked for.

    The others go under the deck in an order that nobody knows, or all go into the deck, which is shuffled.
    """

    seat: Seat
    cards: tuple[CardId, ...]
    taken: CardId
    """Empty if no such card was there."""
    order: DeckOrder
    """The whole deck afterwards."""

    follows: ClassVar[tuple[str, ...]] = ("C-ZONE-04", "C-ZONE-05")
    reveals: ClassVar = True

    def apply(self, state: State) -> None:
        player = state.players[self.seat]
        if self.taken:
            player.hand.append(self.taken)
        player.deck[:] = self.order

    def seen_by(self, seat: Seat | None) -> Event:
        """All cards were shown; nobody sees the order."""
        return RevealedUntil(self.seat, self.cards, self.taken, (), because=self.because)


class TopRevealed(Event, frozen=True):
    """A player revealed the top cards of the deck; some are taken, the others go under it or are lost."""

    seat: Seat
    cards: tuple[CardId, ...]
    taken: tuple[CardId, ...]
    lost: tuple[CardId, ...]
    """The cards that go to the graveyard."""
    order: DeckOrder
    """The whole deck afterwards."""

    follows: ClassVar[tuple[str, ...]] = ("C-ZONE-04", "C-ZONE-05")
    reveals: ClassVar = True

    def apply(self, state: State) -> None:
        player = state.players[self.seat]
        player.hand += self.taken
        player.graveyard += self.lost
        player.deck[:] = self.order

    def seen_by(self, seat: Seat | None) -> Event:
        """All cards were shown; nobody sees the order."""
        return TopRevealed(self.seat, self.cards, self.taken, self.lost, (), because=self.because)


class SpellAimed(Event, frozen=True):
    """A creature was chosen as the target of a spell, which is about to do its work on it.

    It happens only in games with a text that answers it, so no seat's log shows it.
    """

    seat: Seat
    card: CardId
    creature: CreatureId
    alone: bool
    """Whether it is the only target of the spell."""

    follows: ClassVar[tuple[str, ...]] = ("C-PLAY-03", "C-PLAY-06")

    def apply(self, state: State) -> None:
        """Nothing changes."""

    def seen_by(self, seat: Seat | None) -> None:
        """That it happened would tell what the other deck holds; the answers to it are seen."""


class SpellRepeated(Event, frozen=True):
    """A spell acts from the graveyard of a player, where it stays, for the player of a text."""

    seat: Seat
    card: CardId
    owner: Seat

    follows: ClassVar[tuple[str, ...]] = ("C-PLAY-03",)

    def apply(self, state: State) -> None:
        """Nothing changes."""


class SpellRecast(Event, frozen=True):
    """A spell that acted from the graveyard went under its owner's deck."""

    seat: Seat
    card: CardId

    follows: ClassVar[tuple[str, ...]] = ("C-ZONE-03", "C-ZONE-04")

    def apply(self, state: State) -> None:
        """The top of a deck is its last card; the deck is not shuffled."""
        player = state.players[self.seat]
        player.playing.remove(self.card)
        player.deck.insert(0, self.card)


class SentUnder(Event, frozen=True):
    """A player put one of the top cards of the battle deck under it."""

    seat: Seat
    card: CardId
    looked: Count
    """The number of cards from the top among which it was."""

    follows: ClassVar[tuple[str, ...]] = ("C-ZONE-04",)
    reveals: ClassVar = True

    def apply(self, state: State) -> None:
        """The uppermost of its name goes down; the top of a deck is its last card."""
        deck = state.players[self.seat].deck
        top = deck[-self.looked :]
        del deck[-self.looked :]
        top.reverse()
        top.remove(self.card)
        deck[:] = [self.card, *deck, *reversed(top)]

    def seen_by(self, seat: Seat | None) -> Event:
        """Only the player sees the card."""
        if seat == self.seat:
            return self
        return SentUnder(self.seat, UNKNOWN, self.looked, because=self.because)


class Milled(Event, frozen=True):
    """A card went from the top of a deck to its owner's graveyard."""

    seat: Seat
    card: CardId

    follows: ClassVar[tuple[str, ...]] = ("C-ZONE-03", "C-ZONE-04")
    reveals: ClassVar = True

    def apply(self, state: State) -> None:
        player = state.players[self.seat]
        player.deck.pop()
        player.graveyard.append(self.card)


class Regained(Event, frozen=True):
    """A card that was being played went back to its owner's hand."""

    seat: Seat
    card: CardId

    follows: ClassVar[tuple[str, ...]] = ("C-ZONE-05",)

    def apply(self, state: State) -> None:
        player = state.players[self.seat]
        player.playing.remove(self.card)
        player.hand.append(self.card)


class Risen(Event, frozen=True):
    """A card left its owner's graveyard to be summoned again."""

    seat: Seat
    card: CardId

    follows: ClassVar[tuple[str, ...]] = ("C-ZONE-03",)

    def apply(self, state: State) -> None:
        player = state.players[self.seat]
        player.graveyard.remove(self.card)
        player.playing.append(self.card)


class LeftTheField(OfCreature, frozen=True):
    """A character left the field and lost all that it had gained; it enters again at once."""

    card: CardId
    owner: Seat

    follows: ClassVar[tuple[str, ...]] = ("C-ZONE-07",)
    reindexes: ClassVar = True

    def apply(self, state: State) -> None:
        del state.creatures[self.creature]
        state.players[self.owner].playing.append(self.card)


class CalledUp(Event, frozen=True):
    """A character left a hand or a deck, which is then shuffled, to be summoned without being played."""

    seat: Seat
    card: CardId
    origin: Word
    order: DeckOrder = ()

    follows: ClassVar[tuple[str, ...]] = ("C-ZONE-04", "C-ZONE-05")
    reveals: ClassVar = True

    def apply(self, state: State) -> None:
        player = state.players[self.seat]
        if self.origin == DECK:
            player.deck[:] = self.order
        else:
            player.hand.remove(self.card)
        player.playing.append(self.card)

    def seen_by(self, seat: Seat | None) -> Event:
        """Nobody sees the order."""
        return CalledUp(self.seat, self.card, self.origin, (), because=self.because)


class Banished(OfCreature, frozen=True):
    """A creature left the field and the game for good; a minion's card stays beside its hero."""

    card: CardId
    owner: Seat
    type: Word

    follows: ClassVar[tuple[str, ...]] = ("C-ZONE-07",)
    reindexes: ClassVar = True

    def apply(self, state: State) -> None:
        """The creatures of an Overlord come from a supply (Q-SET-05)."""
        del state.creatures[self.creature]
        owner = state.players[self.owner]
        if self.type == CHARACTER and HERO not in owner.lacks:
            owner.banished = [*owner.banished, self.card]


class GraveyardBanished(Event, frozen=True):
    """All cards of a graveyard left the game for good."""

    seat: Seat
    cards: tuple[CardId, ...]

    follows: ClassVar[tuple[str, ...]] = ("C-ZONE-03",)

    def apply(self, state: State) -> None:
        player = state.players[self.seat]
        player.banished = [*player.banished, *player.graveyard]
        player.graveyard.clear()


class GraveyardReturned(Event, frozen=True):
    """All cards of a graveyard went into their owner's deck, which was shuffled."""

    seat: Seat
    order: DeckOrder

    follows: ClassVar[tuple[str, ...]] = ("C-ZONE-03", "C-ZONE-04")
    reveals: ClassVar = True

    def apply(self, state: State) -> None:
        player = state.players[self.seat]
        player.graveyard.clear()
        player.deck[:] = self.order

    def seen_by(self, seat: Seat | None) -> Event:
        """Nobody sees the order."""
        return GraveyardReturned(self.seat, (), because=self.because)


class SankBack(Event, frozen=True):
    """A card that was to enter did not, and lies in the graveyard."""

    seat: Seat
    card: CardId

    follows: ClassVar[tuple[str, ...]] = ("C-ZONE-03",)

    def apply(self, state: State) -> None:
        player = state.players[self.seat]
        player.playing.remove(self.card)
        player.graveyard.append(self.card)


class NextCostChanged(Event, frozen=True):
    """The next card of a type will cost a player more or less prosperity, in this turn."""

    seat: Seat
    cards: Word
    amount: Count

    follows: ClassVar[tuple[str, ...]] = ("C-PLAY-01",)

    def apply(self, state: State) -> None:
        player = state.players[self.seat]
        player.next_costs = (*player.next_costs, (self.cards, self.amount))


class CostToCome(Event, frozen=True):
    """The next card of a type will cost a player more or less until a moment."""

    seat: Seat
    change: ComingCost

    follows: ClassVar[tuple[str, ...]] = ("C-PLAY-01",)

    def apply(self, state: State) -> None:
        player = state.players[self.seat]
        player.coming_costs = (*player.coming_costs, self.change)


class NextCostsMet(Event, frozen=True):
    """A card was played of the kind whose next one cost more or less: those changes are over."""

    seat: Seat
    places: tuple[Count, ...]
    """The places of the changes among those of the player."""

    follows: ClassVar[tuple[str, ...]] = ("C-PLAY-01",)

    def apply(self, state: State) -> None:
        player = state.players[self.seat]
        left = [one for at, one in enumerate(player.coming_costs) if at not in self.places]
        player.coming_costs = tuple(left)


class TacticLost(Event, frozen=True):
    """A face-down tactic was shown and put into its owner's graveyard; it does not act."""

    seat: Seat
    card: CardId
    holder: ThingId

    follows: ClassVar[tuple[str, ...]] = ("C-ZONE-03", "C-TAC-01")
    reindexes: ClassVar = True
    reveals: ClassVar = True

    def apply(self, state: State) -> None:
        player = state.players[self.seat]
        player.tactics[:] = [one for one in player.tactics if one.id != self.holder]
        player.graveyard.append(self.card)


class ProsperityLost(Event, frozen=True):
    """A player lost prosperity."""

    seat: Seat
    amount: Count

    def apply(self, state: State) -> None:
        state.players[self.seat].prosperity -= self.amount
