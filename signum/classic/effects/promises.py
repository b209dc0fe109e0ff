"""Sentences that wait: their targets are chosen now, their verbs come later (C-ABL-03, C-ABL-07)."""

from collections.abc import Sequence
from typing import ClassVar

from signum.classic.cards import vocabulary as e
from signum.classic.cards.vocabulary import Effect
from signum.classic.core.game import Game
from signum.classic.core.state import CardId, Promise, State
from signum.classic.core.units import TargetId
from signum.classic.effects.sources import Source
from signum.engine.events import Event
from signum.engine.questions import Procedure, Seat
from signum.engine.units import Count, ThingId


class Promised(Event, frozen=True):
    """A sentence will be carried out at a later moment, on the targets that were chosen."""

    seat: Seat
    card: CardId
    holder: ThingId
    sentence: Count
    targets: tuple[TargetId, ...]
    times: Count

    follows: ClassVar[tuple[str, ...]] = ("C-ABL-03",)

    def apply(self, state: State) -> None:
        player = state.players[self.seat]
        made = Promise(self.card, self.holder, self.sentence, self.targets, self.times, state.turn)
        player.promises = (*player.promises, made)


class PromiseKept(Event, frozen=True):
    """The moment of a sentence that waited has come."""

    seat: Seat
    card: CardId
    number: Count
    """The place of the promise among those of its player."""

    follows: ClassVar[tuple[str, ...]] = ("C-ABL-07",)

    def apply(self, state: State) -> None:
        player = state.players[self.seat]
        kept = self.number
        player.promises = (*player.promises[:kept], *player.promises[kept + 1 :])


def promise(game: Game, source: Source, effect: Effect, targets: Sequence[int]) -> Procedure[None]:
    """Remember a sentence with its targets until its moment."""
    sentence = game.cards[source.card].effects.index(effect) + 1
    made = Promised(
        source.seat,
        source.card,
        source.holder,
        sentence,
        tuple(targets),
        source.times,
        because=source.cites,
    )
    yield from game.happen(made)


def due(game: Game, seat: Seat, *, ending: bool) -> int | None:
    """The first promise of a seat whose moment has come: the end of its turn, or its player's next turn."""
    state = game.state
    for at, one in enumerate(game.player(seat).promises):
        later = later_of(game, one)
        if ending and later == e.END_OF_THIS_TURN and one.turn == state.turn:
            return at
        if not ending and later == e.NEXT_TURN and state.active == seat and one.turn < state.turn:
            return at
    return None


def later_of(game: Game, one: Promise) -> str:
    """The moment for which a sentence waits."""
    terms = game.cards[one.card].effects[one.sentence - 1].terms
    return terms.later if terms else ""
