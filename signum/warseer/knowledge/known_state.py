"""A state from the view of a seat: hidden cards are dealt as they could lie."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from signum.engine.units import CardId
from signum.warseer.core.state import CardInPlay, Creature, PlayerState, State
from signum.warseer.core.view import CreatureView, PlayerView, WarseerView

Below: TypeAlias = Callable[[int], int]
"""A source of chance: an integer from 0 to below the limit."""


def known_state(view: WarseerView, feats: Sequence[CardId], below: Below | None = None) -> State:
    """The state of a view. `feats` are all feats of the game's feat deck, which everybody may know.

    Everything that the seat sees is exact. Cards that it does not see are dealt by chance from those that are
    left; without chance they lie in the order of their names.
    """
    hidden = _shuffled(_left(feats, view), below)
    state = State(
        view.map,
        [_player(one, hidden, below) for one in view.players],
        goal=view.goal,
        first=view.first,
        sides=tuple([one.side for one in view.players]),
        uniques=view.uniques,
        own_camps=view.own_camps,
        terrains=view.terrains,
        creatures={one.id: _creature(one) for one in view.creatures},
        relics=_by_id(view.relics),
        buildings=_by_id(view.buildings),
        enchantments=_by_id(view.enchantments),
        fallen=view.fallen,
        on_table=view.on_table,
        phase=view.phase,
        turn=view.turn,
        active=view.active,
        notes=view.notes,
        activation=view.activation,
        attacks=[one.copy() for one in view.attacks],
        last_turn=view.last_turn,
        next_id=view.next_id,
        out=tuple([one.seat for one in view.players if one.out]),
        outcome=view.outcome,
    )
    state.feat_deck = hidden[: view.feat_deck]
    state.feat_discard = list(view.feat_discard)
    return state


def _left(feats: Sequence[CardId], view: WarseerView) -> list[CardId]:
    """The feats whose places the seat does not know."""
    left = list(feats)
    seen = [*view.feat_discard]
    for player in view.players:
        seen += [*player.hall, *(player.feats or ())]
    for feat in seen:
        if feat in left:
            left.remove(feat)
    return left


def _player(one: PlayerView, hidden: list[CardId], below: Below | None) -> PlayerState:
    cards = _shuffled(list(one.unseen), below)
    if one.cards is not None:
        for card in one.cards:
            cards.remove(card)
        hand, deck = list(one.cards), cards
    else:
        hand, deck = cards[: one.hand], cards[one.hand :]
    feats = list(one.feats) if one.feats is not None else _taken(hidden, one.feats_in_hand)
    return PlayerState(
        one.hero,
        deck,
        one.power,
        one.income,
        one.scored,
        hand,
        feats,
        list(one.history),
        list(one.hall),
        _taken(hidden, one.kills),
        list(one.camp),
        one.minion,
    )


def _taken(hidden: list[CardId], count: int) -> list[CardId]:
    """Cards taken off the end of those whose places are unknown."""
    return [hidden.pop() for _ in range(min(count, len(hidden)))]


def _shuffled(cards: list[CardId], below: Below | None) -> list[CardId]:
    if below is not None:
        for at in range(len(cards) - 1, 0, -1):
            other = below(at + 1)
            cards[at], cards[other] = cards[other], cards[at]
    return cards


def _creature(one: CreatureView) -> Creature:
    return Creature(
        one.id,
        one.card,
        one.owner,
        one.seat,
        one.at,
        one.wounds,
        one.armour,
        one.tokens,
        one.activated,
        one.grants,
        one.beneath,
        one.beneath_owner,
        one.building,
        one.used,
        one.fresh,
    )


def _by_id(cards: Sequence[CardInPlay]) -> dict[int, CardInPlay]:
    return {one.id: one.copy() for one in cards}
