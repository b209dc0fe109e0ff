"""What must be true of every state, whatever was played: the invariants of the classic game."""

from collections import Counter
from collections.abc import Iterator

from signum.classic.game import Game
from signum.classic.places import FIELD
from signum.classic.state import CHARACTER, HERO, MINION, PHASES, CardId, Creature, State
from signum.classic.values import health
from signum.classic.zones import HAND_LIMIT
from signum.engine.questions import Seat


def unsound(game: Game) -> Iterator[str]:
    """Everything that is wrong with a game's state, in words; nothing for a sound one."""
    state = game.state
    seats = range(len(state.players))
    if len(seats) < 2 or state.active not in seats or state.phase not in PHASES or state.turn < 0:
        yield "it is nobody's turn or no phase of it"
    for seat, player in enumerate(state.players):
        if player.prosperity < 0 or player.missed_draws < 0 or len(player.hand) > HAND_LIMIT:
            yield f"seat {seat} holds {player.prosperity} prosperity and {len(player.hand)} cards"
    for id, creature in state.creatures.items():
        wrong = _unsound_creature(game, id, creature)
        if wrong:
            yield f"creature {id}: {wrong}"
    creatures = list(state.creatures.values())
    for at, one in enumerate(creatures):
        for other in creatures[at + 1 :]:
            apart = one.base // 2 + other.base // 2
            if (one.x - other.x) ** 2 + (one.y - other.y) ** 2 < apart * apart:
                yield f"creatures {one.id} and {other.id} stand on each other (C-MOV-02)"


def _unsound_creature(game: Game, id: int, creature: Creature) -> str:
    seats = range(len(game.state.players))
    if creature.id != id or not 0 < id < game.state.next_id:
        return "its number is not its own"
    if creature.seat not in seats or creature.owner not in seats:
        return "it belongs to nobody"
    if creature.type not in (HERO, CHARACTER, MINION):
        return "it is of no type"
    if not all(one.ability in game.abilities for one in creature.held):
        return "it has an ability that does not exist"
    if creature.base // 100 not in game.edition.bases:
        return "its base does not exist in this printing (C-CARD-08)"
    radius = creature.base // 2
    if not (radius <= creature.x <= FIELD - radius and radius <= creature.y <= FIELD - radius):
        return "it stands outside the field (C-ZONE-01)"
    if creature.wounds < 0 or creature.armour < 0 or creature.strength < 0:
        return "it has less than nothing of something"
    if creature.wounds >= game.value(health, creature):
        return "it has as many wounds as health and still stands (C-DMG-02)"
    return ""


def cards_of(state: State, owner: Seat) -> Counter[CardId]:
    """Every card that a player owns: each is in exactly one zone, so the count never changes."""
    player = state.players[owner]
    fielded = [one.card for one in state.creatures.values() if one.owner == owner and one.type != MINION]
    fallen = [player.hero] if player.hero_fell else []
    built = [one.card for one in player.city]
    worn = [one.card for one in player.relics]
    return Counter([*player.deck, *player.hand, *player.graveyard, *built, *worn, *fielded, *fallen])
