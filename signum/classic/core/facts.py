"""Facts of a creature, of a seat or of the game, under the names that scenario files use."""

from typing import Any

from signum.classic.cards.keywords import word
from signum.classic.core.game import Game
from signum.classic.core.measuring import LETTERS, sees
from signum.classic.core.state import CreatureId, kills
from signum.classic.core.values import health, movement, splits_freely, strength
from signum.classic.positions.places import CENTIMETRE, MILLIMETRE
from signum.engine.questions import Seat
from signum.table.seat_names import SEAT_NAMES


def creature_facts(game: Game, id: CreatureId) -> dict[str, Any]:
    """The facts of a creature; of one that has left the field only that fact."""
    creature = game.creature(id)
    if creature is None:
        return {"on-field": False}
    return {
        "on-field": True,
        "controller": SEAT_NAMES[creature.seat],
        "owner": SEAT_NAMES[creature.owner],
        "type": creature.type,
        "strength": game.value(strength, creature),
        "movement": LETTERS[min(len(LETTERS) - 1, game.value(movement, creature))],
        "health": game.value(health, creature),
        "wounds": creature.wounds,
        "armour": creature.armour,
        "concentration": creature.concentration,
        "hidden": creature.hidden,
        "activated": creature.activated,
        "moved": creature.moved,
        "tired": not game.value(splits_freely, creature),
        "melees-suffered": creature.melees_suffered,
        "victim": "nobody" if (victim := game.creature(creature.victim)) is None else victim.card,
        "exhausted": len(creature.exhausted),
        "keywords": {word(one.ability): one.x for one in game.combined(game.held(creature))},
        "touches": [one.card for one in game.touching(creature)],
        "sees": [one.card for one in game.foes(creature.seat) if sees(game, creature, one)],
        "base": creature.base // MILLIMETRE,
        "at": [creature.x / CENTIMETRE, creature.y / CENTIMETRE],
    }


def seat_facts(game: Game, seat: Seat) -> dict[str, Any]:
    """The facts of a player's zones and counters, including secret ones: a scenario knows everything."""
    player = game.player(seat)
    return {
        "prosperity": player.prosperity,
        "deck": player.deck[::-1],
        "hand": player.hand,
        "graveyard": player.graveyard,
        "city": [building.card for building in player.city],
        "tapped": [
            *[building.card for building in player.city if building.tapped],
            *[relic.card for relic in player.relics if relic.tapped],
        ],
        "relics": [relic.card for relic in player.relics],
        "hero-fell": player.hero_fell,
        "missed-draws": player.missed_draws,
        "characters-lost": player.characters_lost,
        "characters-eliminated": kills(game.state, game.seating.side_of[seat]),
        "creatures": [one.card for one in game.creatures(seat)],
        "tactics": [one.card for one in player.tactics],
        "built": player.built,
        "tokens": {relic.card: relic.tokens for relic in player.relics if relic.tokens},
        "used": {relic.card: relic.used for relic in player.relics if relic.used},
        "construction": (player.construction or [])[::-1],
        "drawn-plan": player.drawn_plan,
        "laid": player.laid,
    }


def game_facts(game: Game) -> dict[str, Any]:
    """The facts of the turn and of the end."""
    state = game.state
    outcome = state.outcome
    winner = None if outcome is None else outcome.winner
    winners = [] if winner is None else [SEAT_NAMES[seat] for seat in game.seating.members(winner)]
    return {
        "turn": state.turn,
        "active": SEAT_NAMES[state.active],
        "phase": state.phase,
        "over": outcome is not None,
        "winner": " and ".join(winners) or "nobody",
        "by": "" if outcome is None else outcome.by,
    }
