"""Facts of a creature or a terrain, of a seat or of the game, under the names that scenario files use."""

from collections.abc import Iterable
from typing import Any

from signum.classic.cards.keywords import word
from signum.classic.core.game import Game
from signum.classic.core.measuring import LETTERS, sees, touched_terrains
from signum.classic.core.state import CardId, CreatureId, Terrain, kills
from signum.classic.core.units import CORNERS
from signum.classic.core.values import health, movement, splits_freely, strength
from signum.classic.core.view import UNKNOWN, View
from signum.classic.positions.places import CENTIMETRE, MILLIMETRE
from signum.engine.questions import Seat
from signum.table.seat_names import SEAT_NAMES


def thing_facts(game: Game, id: CreatureId) -> dict[str, Any]:
    """The facts of a creature or a terrain; of one that has left the field only that fact."""
    terrain = game.state.terrains.get(id)
    if terrain is not None:
        return terrain_facts(terrain)
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
        "terrains": [one.card for one in touched_terrains(game, creature)],
        "sees": [one.card for one in game.foes(creature.seat) if sees(game, creature, one)],
        "base": creature.base // MILLIMETRE,
        "at": [creature.x / CENTIMETRE, creature.y / CENTIMETRE],
    }


def terrain_facts(terrain: Terrain) -> dict[str, Any]:
    """The facts of a terrain: of its template and of its card."""
    corners = [[x / CENTIMETRE, y / CENTIMETRE] for x, y in terrain.corners]
    disc = {"centre": corners[0], "radius": terrain.radius / CENTIMETRE}
    return {
        "on-field": True,
        "card": terrain.card,
        "placed-by": SEAT_NAMES[terrain.seat],
        "abilities": [one.removeprefix("T-").lower() for one in terrain.abilities],
        "searched": terrain.searched,
        **(disc if terrain.radius else {"corners": corners}),
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
        "plans": player.plans,
        "maps": player.maps,
        "terrains": [] if seat in game.state.out else _terrain_cards(game.state.terrains.values(), seat),
        "corner": "none" if player.corner is None else CORNERS[player.corner.at],
        "out": seat in game.state.out,
    }


def facts_seen(view: View, seat: Seat) -> dict[str, Any]:
    """The zones and counters of a player as a view shows them."""
    player = view.players[seat]
    plan_is_secret = player.drawn_plan is None and view.memory.players[seat].has_drawn_plan
    construction = player.construction_order
    if construction is None:
        construction = (UNKNOWN,) * (player.construction or 0)
    return {
        "prosperity": player.prosperity,
        "deck": [UNKNOWN] * player.deck,
        "hand": [UNKNOWN] * player.hand if player.cards is None else player.cards,
        "graveyard": player.graveyard,
        "city": [building.card for building in player.city],
        "relics": [relic.card for relic in player.relics],
        "tactics": [UNKNOWN if one.card is None else one.card for one in player.tactics],
        "plans": player.plans,
        "maps": player.maps,
        "construction": construction,
        "drawn-plan": UNKNOWN if plan_is_secret else player.drawn_plan or "",
        "terrains": [] if seat in view.out else _terrain_cards(view.terrains, seat),
    }


def _terrain_cards(terrains: Iterable[Terrain], seat: Seat) -> list[CardId]:
    """C-ZONE-02: the cards of the terrains that a player placed lie in that player's City."""
    return [one.card for one in terrains if one.seat == seat]


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
        **_quest_facts(game),
    }


def _quest_facts(game: Game) -> dict[str, Any]:
    quest = game.state.quest
    if quest is None:
        return {}
    return {
        "honour": quest.honour,
        "rage": quest.rage,
        "quests": [one.card for one in quest.active],
        "tallies": {one.card: list(one.tally) for one in quest.active if one.tally},
        "quest-deck": quest.deck[::-1],
        "completed": quest.completed,
        "failed": quest.failed,
        "dice-cards": {SEAT_NAMES[seat]: pile.deck[::-1] for seat, pile in game.state.dice_piles.items()},
    }
