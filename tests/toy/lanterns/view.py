"""A game of lanterns as one seat sees it."""

from msgspec import Struct

from signum.engine.outcomes import Outcome
from signum.engine.questions import Seat
from signum.engine.seating import Side
from signum.engine.units import CardId, Count, ThingId
from tests.toy.lanterns.game import Lanterns
from tests.toy.lanterns.state import Lantern, Storm


class PlayerView(Struct, frozen=True, omit_defaults=True):
    """A seat. Missing zones are absent: a storm has neither hand nor deck."""

    seat: Seat
    side: Side
    out: bool = False
    thing: ThingId | None = None
    """Its lantern or its storm."""
    hand: Count | None = None
    deck: Count | None = None
    heap: tuple[CardId, ...] | None = None
    cards: tuple[CardId, ...] | None = None
    """The hand itself, for the seat that holds it."""
    weather: Count | None = None
    """Dice cards that lie face down."""


class NightView(Struct, frozen=True):
    """The view of a seat, or of a spectator."""

    turn: Count
    round: Count
    active: Seat
    players: tuple[PlayerView, ...]
    lanterns: tuple[Lantern, ...]
    storms: tuple[Storm, ...]
    outcome: Outcome | None


def view(game: Lanterns, seat: Seat | None) -> NightView:
    """The whole truth for a seat and nothing more."""
    state = game.state.copy()
    return NightView(
        turn=state.turn,
        round=state.round,
        active=state.active,
        players=tuple([_player(game, one, seat) for one in range(len(state.sides))]),
        lanterns=tuple(state.lanterns.values()),
        storms=tuple(state.storms.values()),
        outcome=state.outcome,
    )


def _player(game: Lanterns, seat: Seat, viewer: Seat | None) -> PlayerView:
    state = game.state
    thing = next((one.id for one in state.things if one.seat == seat), None)
    cards, pile = state.cards.get(seat), state.dice_piles.get(seat)
    return PlayerView(
        seat=seat,
        side=state.sides[seat],
        out=seat in state.out,
        thing=thing,
        hand=None if cards is None else len(cards.hand),
        deck=None if cards is None else len(cards.deck),
        heap=None if cards is None else tuple(cards.heap),
        cards=tuple(cards.hand) if cards is not None and seat == viewer else None,
        weather=None if pile is None else len(pile.deck),
    )
