"""Playing cards from hand: C-PLAY, C-SUM-04, C-REL, C-TAC-01."""

from typing import ClassVar

from signum.classic.cards import vocabulary as e
from signum.classic.cards.card import BATTLE_DECK, BUILDING, RELIC, SPELL, TACTIC, Card, Cost
from signum.classic.chapters.cards import relics
from signum.classic.chapters.cards.costs import ANY, cost_of, narrow_costs_met
from signum.classic.chapters.cards.paying import Purse, pay, refused_cost
from signum.classic.chapters.field.entries import OwnSide
from signum.classic.chapters.field.summon import MILLIMETRE, Summoned, profile_of, refused_by_limit, summon
from signum.classic.chapters.turn.zones import UNKNOWN
from signum.classic.core.events import Numbered
from signum.classic.core.game import Game
from signum.classic.core.state import CHARACTER, CardId, State, Tactic
from signum.classic.effects.card_events import NextCostsMet
from signum.classic.effects.carrying import carry_out_all, has_targets
from signum.classic.effects.sources import Source
from signum.classic.effects.words import comes_into_play, first_word, last_word_of_support
from signum.engine.events import Event
from signum.engine.questions import Facts, Option, Procedure, Refusal, Seat
from signum.engine.units import ThingId, Word


class Play(Option, frozen=True):
    """A card from the hand is played."""

    card: CardId


class CardPlayed(Event, frozen=True):
    """A card was declared and paid for. Other players learn of a tactic only that it is one, and its cost."""

    seat: Seat
    card: CardId
    type: Word
    cost: Cost

    follows: ClassVar[tuple[str, ...]] = ("C-PLAY-01", "C-TURN-08")
    reveals: ClassVar = True

    def apply(self, state: State) -> None:
        """The card leaves the hand; it is not in its next zone yet."""
        player = state.players[self.seat]
        player.hand.remove(self.card)
        player.playing.append(self.card)
        if player.next_costs:
            player.next_costs = tuple([one for one in player.next_costs if one[0] not in (ANY, self.type)])
        if player.coming_costs:
            left = [one for one in player.coming_costs if not one.is_met_by(self.card, self.type)]
            player.coming_costs = tuple(left)

    def seen_by(self, seat: Seat | None) -> Event:
        """C-TAC-01: only its player knows the tactic."""
        if self.type != TACTIC or seat == self.seat:
            return self
        return CardPlayed(self.seat, UNKNOWN, self.type, self.cost, because=self.because)


class SpellCast(Event, frozen=True):
    """A spell was declared and paid for, and is about to act; an interrupt may cancel it."""

    seat: Seat
    card: CardId

    follows: ClassVar[tuple[str, ...]] = ("C-TURN-08", "C-PLAY-03")

    def apply(self, state: State) -> None:
        """Nothing changes."""


class SpellSpent(Event, frozen=True):
    """A spell has acted and lies in the graveyard."""

    seat: Seat
    card: CardId

    follows: ClassVar[tuple[str, ...]] = ("C-PLAY-03", "C-ZONE-03")

    def apply(self, state: State) -> None:
        player = state.players[self.seat]
        player.playing.remove(self.card)
        player.graveyard.append(self.card)


class TacticLaid(Numbered, frozen=True):
    """A tactic lies face down."""

    seat: Seat
    card: CardId
    holder: ThingId

    number: ClassVar = "holder"
    follows: ClassVar[tuple[str, ...]] = ("C-TAC-01",)
    reindexes: ClassVar = True

    def apply(self, state: State) -> None:
        player = state.players[self.seat]
        player.playing.remove(self.card)
        player.tactics.append(Tactic(self.holder, self.card))
        state.next_id = self.holder + 1

    def seen_by(self, seat: Seat | None) -> Event:
        """Only its player knows the card."""
        return (
            self if seat == self.seat else TacticLaid(self.seat, UNKNOWN, self.holder, because=self.because)
        )


class PlayFailed(Event, frozen=True):
    """A played card was cancelled: it does nothing and goes to the graveyard."""

    seat: Seat
    card: CardId

    follows: ClassVar[tuple[str, ...]] = ("C-PLAY-03", "C-ZONE-03")
    reveals: ClassVar = True

    def apply(self, state: State) -> None:
        """The card leaves the zone that it had reached."""
        player = state.players[self.seat]
        (player.playing if self.card in player.playing else player.hand).remove(self.card)
        player.graveyard.append(self.card)


def play(game: Game, seat: Seat, id: CardId) -> Procedure[None]:
    """Declare, pay and carry out (C-TURN-08, C-PLAY-01)."""
    card = game.cards[id]
    yield from pay(game, seat, card)
    if not (yield from game.happen(CardPlayed(seat, id, card.type, cost_of(game, seat, card)))):
        # C-PLAY-03 ruling: a cancelled card stays paid and goes to the graveyard.
        yield from game.happen(PlayFailed(seat, id))
        return
    if met := narrow_costs_met(game, seat, card):
        yield from game.happen(NextCostsMet(seat, met))
    if id not in game.player(seat).playing:
        return  # an answer has already moved the card
    if card.type == SPELL:
        yield from cast(game, seat, card)
    elif card.type == RELIC:
        holder = yield from relics.don(game, seat, card)
        yield from comes_into_play(game, seat, card, holder)
        yield from first_word(game, seat, card, holder)
    elif card.type == TACTIC:
        yield from game.happen(TacticLaid(seat, id, game.state.next_id))
    else:
        yield from enter(game, seat, card)


def cast(game: Game, seat: Seat, card: Card) -> Procedure[None]:
    """A spell acts at once and goes to the graveyard (C-PLAY-03); a cancelled spell only goes there."""
    if (yield from game.happen(SpellCast(seat, card.id))):
        yield from first_word(game, seat, card, 0)
        yield from carry_out_all(game, Source(seat, card.id, 0, cites=("C-PLAY-03",)), card, e.PLAYED)
        yield from game.happen(SpellSpent(seat, card.id))
        yield from last_word_of_support(game, seat, card)
    elif card.id in game.player(seat).playing:
        yield from game.happen(PlayFailed(seat, card.id))


def enter(game: Game, seat: Seat, card: Card) -> Procedure[None]:
    """A character enters; its first word is applied even if backstabs have killed it (C-SUM-02 ruling).

    C-PLAY-04 ruling: if the summoning is cancelled there is no first word.
    """
    at = len(game.log)
    creature = yield from summon(game, seat, profile_of(card))
    if card.id in game.player(seat).playing:
        yield from game.happen(PlayFailed(seat, card.id))
    if not any(isinstance(event, Summoned) and event.profile.card == card.id for event in game.log[at:]):
        return
    yield from first_word(game, seat, card, 0 if creature is None else creature.id)


def refused_play(game: Game, seat: Seat, id: CardId) -> Refusal | None:
    """The reason why a card cannot be played: not in hand, not payable, no room, no target, no slot."""
    card = game.cards.get(id)
    facts: Facts = {"card": id}
    if card is not None and card.type == BUILDING:
        return Refusal("wrong-phase", ("C-PLAY-02",), {"phase": game.state.phase})
    if id not in game.player(seat).hand:
        return Refusal("not-in-hand", ("C-ZONE-05",), facts)
    if card is None or card.type not in BATTLE_DECK:
        return Refusal("not-to-be-played", ("C-CARD-01",), facts)
    if card.hero and card.hero != game.player(seat).hero:
        return Refusal("other-hero", ("C-CARD-05",), {**facts, "hero": card.hero})
    return refused_cost(game, seat, cost_of(game, seat, card)) or _refused_by_type(game, seat, card)


def may_play(game: Game, seat: Seat, id: CardId, purse: Purse) -> bool:
    """Whether `refused_play` has no objection; `purse` holds the means of the player."""
    card, player = game.cards.get(id), game.state.players[seat]
    return (
        card is not None
        and purse.affords(card)
        and card.type in BATTLE_DECK
        and id in player.hand
        and (not card.hero or card.hero == player.hero)
        and _refused_by_type(game, seat, card) is None
    )


def _refused_by_type(game: Game, seat: Seat, card: Card) -> Refusal | None:
    if card.type == CHARACTER:
        return refused_summoning(game, seat, card)
    if card.type == RELIC:
        return relics.refused_relic(game, seat, card)
    if card.type == SPELL and not has_targets(game, Source(seat, card.id), card, e.PLAYED):
        return Refusal("no-target", ("C-PLAY-06",), {"card": card.id})
    return None


def refused_summoning(game: Game, seat: Seat, card: Card) -> Refusal | None:
    """C-SUM-04, C-SUM-02: the limit, and room on the player's side."""
    refusal = refused_by_limit(game, seat, card.id)
    if refusal is None and not OwnSide(game, seat, card.base * MILLIMETRE).has_room():
        return Refusal("no-room", ("C-SUM-02",), {"card": card.id})
    return refusal
