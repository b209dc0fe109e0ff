"""The table as one seat may see it; players, screens and computer players get nothing else."""

from typing import Final

from msgspec import Struct

from signum.engine.outcomes import Outcome
from signum.engine.questions import Seat
from signum.engine.seating import Side
from signum.engine.units import CardId, Count, Hexes, ThingId, Word
from signum.warseer.chapters.economy import victory_points
from signum.warseer.core.game import Game
from signum.warseer.core.holdings import Held
from signum.warseer.core.state import Activation, Attack, CardInPlay, Creature, LaidTerrain, TurnNotes
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
    beneath: CardId


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
    camp: tuple[CardId, ...]
    minion: CardId
    deck_list: tuple[CardId, ...]
    """Every battle card of the player that lies in deck or hand, in the order of names: all can count it."""
    out: bool


class WarseerView(Struct, frozen=True):
    """The view of a seat, or of a spectator."""

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
    activation: Activation | None
    attack: Attack | None
    last_turn: bool
    outcome: Outcome | None


def view(game: Game, seat: Seat | None) -> WarseerView:
    """The whole truth for a seat and nothing more."""
    state = game.state
    return WarseerView(
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
        None if game.attack is None else game.attack.copy(),
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
        one.beneath,
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
        tuple(player.camp),
        player.minion,
        tuple(sorted((*player.deck, *player.hand))),
        seat in state.out,
    )
