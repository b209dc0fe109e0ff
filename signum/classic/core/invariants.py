"""The invariants of the classic game: conditions that hold in every state."""

from collections import Counter
from collections.abc import Iterator

from signum.classic.cards.card import CREATURES, MOST_CORNERS, TERRAIN, Card
from signum.classic.chapters.turn.setup import hands_stage, stages
from signum.classic.chapters.turn.zones import HAND_LIMIT
from signum.classic.core.game import Game
from signum.classic.core.measuring import LETTERS, base_of, shape_of, templates
from signum.classic.core.state import (
    CHARACTER,
    HERO,
    IMPASSABLE,
    MINION,
    PHASES,
    SETUP,
    TERRAIN_ABILITIES,
    Building,
    CardId,
    Creature,
    PlayerState,
    Relic,
    State,
    Tactic,
    Terrain,
)
from signum.classic.core.values import health
from signum.classic.positions.places import FIELD, MOST_CREATURES, MOST_TERRAINS
from signum.classic.quests.active import OVERLORD_SEAT
from signum.content.causes import cause
from signum.engine.questions import Seat
from signum.field.plane.distance import overlapping
from signum.field.plane.shapes import Polygon

MOST = 1_000_000
"""No count in a real game comes near it."""

MOST_OF_A_CREATURE = 99
"""No figure or token count of a creature comes near it; every die of strength is one more option."""


def unplayable(game: Game) -> Iterator[str]:
    """The reasons why a game cannot begin with a state from an untrusted source."""
    state = game.state
    if state.outcome is not None or state.acting:
        yield "a game begins before it is over and with nobody acting"
    if not all(0 <= count <= MOST for count in (state.turn, state.next_id, state.tick)):
        yield "its counters are out of all bounds"
    for seat, player in enumerate(state.players):
        counts = (player.prosperity, player.missed_draws, player.characters_lost)
        if not all(0 <= count <= MOST for count in (*counts, *[one.cost for one in player.city])):
            yield f"a count of seat {seat} is out of all bounds"
        if player.missed_draws > MOST_OF_A_CREATURE:
            yield f"seat {seat} missed {player.missed_draws} draws"
    if len(state.creatures) > MOST_CREATURES or len(state.terrains) > MOST_TERRAINS:
        yield cause("mistake-too-many", creatures=len(state.creatures), terrains=len(state.terrains))
        return
    yield from _unready(game)
    oversized = [one.id for one in state.creatures.values() if _oversized(one)]
    if oversized:
        yield f"figures of the creatures {oversized} are out of all bounds"
    else:
        yield from unsound(game)


def _unready(game: Game) -> Iterator[str]:
    """The parts missing for set-up: heroes to be placed, with known bases and abilities."""
    state = game.state
    strange = {one.ability for card in game.cards.values() for one in card.keywords} - game.abilities.keys()
    if strange:
        yield f"there is no ability {', '.join(sorted(strange))}"
    wild = [card.id for card in game.cards.values() if _is_wild(card)]
    if wild:
        yield f"figures of the cards {', '.join(sorted(wild))} are out of all bounds"
    for id, card in game.cards.items():
        if card.id != id:
            yield f"the card {id} has another id: {card.id}"
    if state.phase != SETUP:
        return
    if state.stage not in range(stages(len(state.players))):
        yield f"setting up has no stage {state.stage}"
    elif state.stage >= hands_stage(len(state.players)):
        # C-VAR-03: corners are picked before hands are drawn.
        late = [seat for seat in range(len(state.players)) if game.mode.corners(state, seat)]
        if late:
            yield f"seat {late[0]} has picked no corner (C-VAR-03)"
    for seat, player in enumerate(state.players):
        if HERO in player.lacks:
            continue
        if game.type_of(player.hero) != HERO:
            yield cause("mistake-no-hero", number=seat + 1)
        elif game.cards[player.hero].base not in game.edition.bases:
            yield f"the hero of seat {seat} has a base that does not exist in this printing (C-CARD-08)"


def _is_wild(card: Card) -> bool:
    """Whether a card from an untrusted source has figures or a template that no card file may have."""
    counts = [card.strength, card.health, card.base, card.uses, card.durability]
    costs = [card.cost.any, card.cost.prosperity, len(card.cost.buildings), len(card.corners)]
    figures = [abs(one.x) for one in card.keywords]
    if not all(0 <= count <= MOST_OF_A_CREATURE for count in (*counts, *costs, *figures)):
        return True
    if card.type in CREATURES and (card.health < 1 or card.movement not in range(len(LETTERS))):
        return True
    return card.type == TERRAIN and not _is_laid_out(card)


def _is_laid_out(card: Card) -> bool:
    if card.radius:
        return 0 < card.radius <= FIELD // 2
    try:
        Polygon(card.corners)
    except ValueError:
        return False
    return all(abs(one) <= FIELD for corner in card.corners for one in corner)


def _oversized(creature: Creature) -> bool:
    counts = [creature.strength, creature.health, creature.wounds, creature.melees_suffered]
    counts += [creature.armour, creature.concentration]
    figures = [one.x for one in creature.held]
    moments = [moment for one in creature.held for moment in (one.since, one.until)]
    return (
        len(creature.held) > MOST_OF_A_CREATURE
        or not all(0 <= count <= MOST_OF_A_CREATURE for count in counts)
        or not all(abs(figure) <= MOST_OF_A_CREATURE for figure in figures)
        or not all(0 <= moment <= MOST for moment in moments)
    )


def unsound(game: Game) -> Iterator[str]:
    """The errors in a game's state, in words; empty for a sound one."""
    state = game.state
    seats = range(len(state.players))
    if state.active not in seats or state.phase not in (SETUP, *PHASES) or state.turn < 0:
        yield "it is nobody's turn or no phase of it"
    for seat, player in enumerate(state.players):
        # C-VAR-09: the tactics of a player who is out are in the hand.
        held = 0 if seat in state.out else len(player.hand)
        if player.prosperity < 0 or player.missed_draws < 0 or held > HAND_LIMIT:
            yield cause(
                "mistake-seat-holds",
                number=seat + 1,
                prosperity=player.prosperity,
                cards=len(player.hand),
            )
        yield from _unsound_things(game, seat, player)
    numbers = Counter([*state.creatures, *state.terrains, *[one.id for one in _numbered(state) if one.id]])
    twice = [id for id, count in numbers.items() if count > 1]
    if twice:
        yield f"of two things in play both are number {twice[0]}"
    unknown = {one.ability for it in state.creatures.values() for one in it.held} - game.abilities.keys()
    if unknown:
        yield f"there is no ability {', '.join(sorted(unknown))}"
        return
    for id, terrain in state.terrains.items():
        wrong = _unsound_terrain(game, id, terrain)
        if wrong:
            yield cause("mistake-of-terrain", terrain=id, why=wrong)
            return
    for id, creature in state.creatures.items():
        wrong = _unsound_creature(game, id, creature)
        if wrong:
            yield cause("mistake-of-creature", creature=id, why=wrong)
    creatures = list(state.creatures.values())
    for at, one in enumerate(creatures):
        for other in creatures[at + 1 :]:
            apart = one.base // 2 + other.base // 2
            if (one.x - other.x) ** 2 + (one.y - other.y) ** 2 < apart * apart:
                yield cause("mistake-overlap", creature=one.id, other=other.id)


def _numbered(state: State) -> Iterator[Building | Relic | Tactic]:
    for player in state.players:
        yield from player.city
        yield from player.relics
        yield from player.tactics


def _unsound_things(game: Game, seat: Seat, player: PlayerState) -> Iterator[str]:
    """C-CITY-03, C-REL-02, C-REL-04, C-REL-05: one building of a name, relics that the hero can carry."""
    names = [one.card for one in player.city]
    if len(set(names)) < len(names):
        yield cause("mistake-building-twice", number=seat + 1)
    if any(one.tokens < 0 or one.used < 0 for one in player.relics):
        yield f"a relic of seat {seat} has less than nothing of something"
    hero = game.cards.get(player.hero)
    known = [game.cards[one.card].relic for one in player.relics if one.card in game.cards]
    if hero is not None and any(count > hero.slots.get(one, 0) for one, count in Counter(known).items()):
        yield cause("mistake-slots", number=seat + 1)


def _unsound_creature(game: Game, id: int, creature: Creature) -> str:
    seats = range(len(game.state.players))
    if creature.id != id or not 0 < id < game.state.next_id:
        return "its number is not its own"
    if creature.seat not in seats or creature.owner not in seats:
        return "it belongs to nobody"
    if creature.type not in (HERO, CHARACTER, MINION) or creature.movement not in range(len(LETTERS)):
        return "it is of no type or moves in no way"
    if creature.base // 100 not in game.edition.bases:
        return cause("mistake-base-not-printed")
    radius = creature.base // 2
    if not (radius <= creature.x <= FIELD - radius and radius <= creature.y <= FIELD - radius):
        return cause("mistake-creature-outside")
    if any(overlapping(base_of(creature), one) for one in templates(game, IMPASSABLE)):
        return cause("mistake-on-impassable")
    tokens = (creature.armour, creature.concentration, creature.skips, creature.melees_suffered)
    if min(creature.wounds, creature.strength, *tokens) < 0:
        return "it has less than nothing of something"
    if not 0 <= creature.shot_at <= game.state.turn:
        return "it was shot at in a turn that has not come"
    if creature.victim == id or not 0 <= creature.victim < game.state.next_id:
        return "it has named a victim that never was (A-EXECUTIONER)"
    marked = {one.ability for one in (*creature.used, *creature.exhausted)} - game.abilities.keys()
    if marked:
        return f"an ability has acted that does not exist: {', '.join(sorted(marked))}"
    if creature.wounds >= game.value(health, creature) and id not in game.dying:
        return cause("mistake-too-many-wounds")
    return ""


def _unsound_terrain(game: Game, id: int, terrain: Terrain) -> str:
    state = game.state
    if terrain.id != id or not 0 < id < state.next_id or id in state.creatures:
        return "its number is not its own"
    if terrain.seat not in range(len(state.players)):
        return "nobody placed it"
    if not set(terrain.abilities) <= set(TERRAIN_ABILITIES):
        return "it has an ability that does not exist"
    low, high = terrain.radius, FIELD - terrain.radius
    if not all(low <= one <= high for corner in terrain.corners for one in corner):
        return cause("mistake-terrain-outside")
    if not _is_template(terrain):
        return "it has no shape"
    return ""


def _is_template(terrain: Terrain) -> bool:
    if terrain.radius or len(terrain.corners) > MOST_CORNERS:
        return terrain.radius > 0 and len(terrain.corners) == 1
    try:
        shape_of(terrain)
    except ValueError:
        return False
    return True


def cards_of(state: State, owner: Seat) -> Counter[CardId]:
    """Every card of a player's hero and deck: each is in exactly one zone, so the count never changes.

    The Overlord's creatures come from a supply, not from its deck (Q-SET-05).
    """
    player = state.players[owner]
    supplied = state.quest is not None and owner == OVERLORD_SEAT
    own = [one for one in state.creatures.values() if one.owner == owner and not supplied]
    fielded = [one.card for one in own if one.type == CHARACTER]
    heroes = [one.card for one in own if one.type == HERO] or [player.hero] * bool(player.hero)
    worn = [one.card for one in player.relics]
    hidden = [one.card for one in player.tactics]
    zones = [*player.deck, *player.hand, *player.graveyard, *player.playing, *player.banished, *hidden]
    return Counter([*zones, *worn, *fielded, *heroes])
