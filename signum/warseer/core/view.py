"""The table as one seat may see it; players, screens and computer players get nothing else."""

from typing import Final

from msgspec import Struct

from signum.engine.outcomes import Outcome
from signum.engine.questions import Seat
from signum.engine.seating import Side
from signum.engine.units import CardId, Count, Hexes, ThingId, Word
from signum.warseer.chapters.economy import victory_points
from signum.warseer.core.game import Game
from signum.warseer.core.holdings import Grant, Held
from signum.warseer.core.state import (
    Attack,
    CardInPlay,
    Creature,
    CurrentActivation,
    Fallen,
    LaidTerrain,
    TurnNotes,
)
from signum.warseer.core.units import DiceNames, HexPlace
from signum.warseer.core.values import attack_dice, attack_range, health, movement

UNKNOWN: Final = "unknown"
"""The name of every card that a seat does not know."""


class CreatureView(Struct, frozen=True):
    """A figure; all its data is public."""

    id: ThingId
    card: CardId
    type: Word
    seat: Seat
    owner: Seat
    at: HexPlace
    health: Count
    wounds: Count
    armour: Count
    movement: Hexes
    range: Hexes
    attack: Word
    dice: DiceNames
    tokens: tuple[Word, ...]
    activated: bool
    abilities: tuple[Held, ...]
    grants: tuple[Grant, ...]
    """The abilities that effects gave, with how long they last."""
    beneath: CardId
    beneath_owner: Seat
    building: bool
    """W-ACT-07: whether it has had the bonus of a building in this turn."""
    used: tuple[Word, ...]
    fresh: bool


class PlayerView(Struct, frozen=True):
    """A player's board: public zones completely, secret ones by size, and the seat's own hand."""

    seat: Seat
    side: Side
    hero: CardId
    power: Count
    income: Count
    points: Count
    deck: Count
    hand: Count
    feats_in_hand: Count
    cards: tuple[CardId, ...] | None
    feats: tuple[CardId, ...] | None
    history: tuple[CardId, ...]
    hall: tuple[CardId, ...]
    kills: Count
    """W-ZONE-05: face-down feats; nobody looks at them."""
    scored: Count
    camp: tuple[CardId, ...]
    minion: CardId
    unseen: tuple[CardId, ...]
    """The battle cards in deck and hand together, in the order of names: everybody can count them."""
    out: bool


class WarseerView(Struct, frozen=True):
    """The view of a seat (None: of a spectator)."""

    seat: Seat | None
    map: Word
    goal: Count
    turn: Count
    phase: Word
    active: Seat
    first: Seat
    players: tuple[PlayerView, ...]
    creatures: tuple[CreatureView, ...]
    relics: tuple[CardInPlay, ...]
    buildings: tuple[CardInPlay, ...]
    enchantments: tuple[CardInPlay, ...]
    terrains: tuple[LaidTerrain, ...]
    feat_deck: Count
    feat_discard: tuple[CardId, ...]
    notes: TurnNotes
    activation: CurrentActivation | None
    attacks: tuple[Attack, ...]
    """The attack under way is the last; the others wait for it."""
    fallen: tuple[Fallen, ...]
    on_table: tuple[tuple[Seat, CardId], ...]
    next_id: ThingId
    uniques: bool
    own_camps: bool
    last_turn: bool
    outcome: Outcome | None


def view(game: Game, seat: Seat | None) -> WarseerView:
    """The whole truth for a seat and nothing more."""
    state = game.state
    return WarseerView(
        seat,
        state.map,
        state.goal,
        state.turn,
        state.phase,
        state.active,
        state.first,
        tuple([_player(game, one, seat) for one in range(len(state.players))]),
        tuple([_creature(game, one) for one in state.creatures.values()]),
        tuple([one.copy() for one in state.relics.values()]),
        tuple([one.copy() for one in state.buildings.values()]),
        tuple([one.copy() for one in state.enchantments.values()]),
        state.terrains,
        len(state.feat_deck),
        tuple(state.feat_discard),
        state.notes,
        state.activation,
        tuple([one.copy() for one in state.attacks]),
        state.fallen,
        state.on_table,
        state.next_id,
        state.uniques,
        state.own_camps,
        state.last_turn,
        state.outcome,
    )


def _creature(game: Game, one: Creature) -> CreatureView:
    card = game.card(one.card)
    return CreatureView(
        one.id,
        one.card,
        card.type,
        one.seat,
        one.owner,
        one.at,
        game.value(health, one),
        one.wounds,
        one.armour,
        game.value(movement, one),
        game.value(attack_range, one),
        card.attack,
        game.value(attack_dice, one),
        one.tokens,
        one.activated,
        game.held_by(one),
        one.grants,
        one.beneath,
        one.beneath_owner,
        one.building,
        one.used,
        one.fresh,
    )


def _player(game: Game, seat: Seat, viewer: Seat | None) -> PlayerView:
    player, state = game.player(seat), game.state
    own = seat == viewer
    return PlayerView(
        seat,
        game.seating.side_of[seat],
        player.hero,
        player.power,
        player.income,
        victory_points(player),
        len(player.deck),
        len(player.hand),
        len(player.feats),
        tuple(player.hand) if own else None,
        tuple(player.feats) if own else None,
        tuple(player.history),
        tuple(player.hall),
        len(player.kills),
        player.scored,
        tuple(player.camp),
        player.minion,
        tuple(sorted((*player.deck, *player.hand))),
        seat in state.out,
    )
