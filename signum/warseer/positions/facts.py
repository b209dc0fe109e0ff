"""The facts of a game that a scenario file may expect."""

from typing import Any

from signum.engine.questions import Seat
from signum.engine.units import ThingId
from signum.table.seat_names import SEAT_NAMES
from signum.warseer.chapters.economy import victory_points
from signum.warseer.core.game import Game
from signum.warseer.core.values import attack_range, health, movement
from signum.warseer.core.view import UNKNOWN, WarseerView


def creature_facts(game: Game, id: ThingId) -> dict[str, Any]:
    """A creature, or a card in play; of what has left only that."""
    thing = game.state.card_in_play(id)
    if thing is not None:
        return {
            "on-field": True,
            "card": thing.card,
            "seat": SEAT_NAMES[thing.seat],
            "tapped": thing.tapped,
            "armour": thing.armour,
            "uses": thing.uses,
            "on": thing.on or None,
        }
    one = game.creature(id)
    if one is None:
        return {"on-field": False}
    return {
        "on-field": True,
        "card": one.card,
        "seat": SEAT_NAMES[one.seat],
        "owner": SEAT_NAMES[one.owner],
        "at": list(one.at),
        "wounds": one.wounds,
        "armour": one.armour,
        "tokens": list(one.tokens),
        "activated": one.activated,
        "health": game.value(health, one),
        "movement": game.value(movement, one),
        "range": game.value(attack_range, one),
        "abilities": [held.ability for held in game.held_by(one)],
        "beneath": one.beneath,
        "building": one.building,
    }


def seat_facts(game: Game, seat: Seat) -> dict[str, Any]:
    """The board and zones of a player; decks from the top."""
    player = game.player(seat)
    return {
        "power": player.power,
        "income": player.income,
        "points": victory_points(player),
        "scored": player.scored,
        "hand": list(player.hand),
        "deck": player.deck[::-1],
        "history": list(player.history),
        "camp": list(player.camp),
        "feats": list(player.feats),
        "hall": list(player.hall),
        "kills": list(player.kills),
        "creatures": len(game.creatures_of(seat)),
        "relics": [one.card for one in game.relics_of(seat)],
        "buildings": [one.card for one in game.buildings_of(seat)],
        "minion": player.minion,
        "hero-fell": player.hero_fell,
        "out": seat in game.state.out,
    }


def facts_seen(view: WarseerView, seat: Seat) -> dict[str, Any]:
    """The board and zones of a player as a view shows them; nobody looks at decks and face-down feats."""
    player = view.players[seat]
    return {
        "power": player.power,
        "income": player.income,
        "points": player.points,
        "scored": player.scored,
        "hand": [UNKNOWN] * player.hand if player.cards is None else player.cards,
        "deck": [UNKNOWN] * player.deck,
        "history": player.history,
        "camp": player.camp,
        "feats": [UNKNOWN] * player.feats_in_hand if player.feats is None else player.feats,
        "hall": player.hall,
        "kills": [UNKNOWN] * player.kills,
        "relics": [one.card for one in view.relics if one.seat == seat],
        "buildings": [one.card for one in view.buildings if one.seat == seat],
        "minion": player.minion,
    }


def game_facts(game: Game) -> dict[str, Any]:
    """The table."""
    state = game.state
    outcome = state.outcome
    winner = None if outcome is None or outcome.winner is None else SEAT_NAMES[outcome.winner]
    return {
        "turn": state.turn,
        "phase": state.phase,
        "active": SEAT_NAMES[state.active],
        "first": SEAT_NAMES[state.first],
        "over": outcome is not None,
        "winner": winner,
        "by": "" if outcome is None else outcome.by,
        "feat-deck": state.feat_deck[::-1],
        "feat-discard": list(state.feat_discard),
        "last-turn": state.last_turn,
        "wounds-dealt": state.notes.wounds,
        "claims": len(state.notes.claims),
        "terrains": {
            kind: len([one for one in state.terrains if one.kind == kind])
            for kind in sorted({one.kind for one in state.terrains})
        },
    }
