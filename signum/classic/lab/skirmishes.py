"""Skirmishes: random tables with creatures apart from each other and templates between them."""

from signum.classic.core.measuring import base_of, shape_of
from signum.classic.core.state import (
    ACTIVATION,
    CHARACTER,
    HERO,
    IMPASSABLE,
    TERRAIN_ABILITIES,
    Creature,
    Held,
    PlayerState,
    State,
    Terrain,
)
from signum.classic.editions import EDITIONS
from signum.classic.folder import catalogue
from signum.classic.lab.brawls import FIGURES
from signum.classic.positions.position import Start, entering_armour
from signum.classic.rules import Classic
from signum.content.rules import rule
from signum.engine.chance import Chance
from signum.field.plane.distance import overlapping
from signum.field.plane.lengths import SIDE

TEMPLATES = (
    ((-5_000, -4_000), (5_000, -3_000), (4_000, 4_000), (-3_000, 3_500)),
    ((-5_000, -5_000), (5_000, -5_000), (5_000, -2_000), (-2_000, -2_000), (-2_000, 5_000), (-5_000, 5_000)),
    ((0, -4_500), (4_000, 3_000), (-4_000, 3_000)),
)
"""A rock, an L of ruins, a wedge; a disc stands for a wood."""


def skirmish(
    edition: str, chance: Chance, *, a_side: int = 4, terrains: int = 4, cards: int = 12, margin: int = 15_000
) -> tuple[Classic, Start]:
    """Two squads on a table with templates, no base on another and none too close to a side."""
    rules = Classic(EDITIONS[edition])
    keywords = [id for id in rules.abilities if id in catalogue() and rule(id).belongs_to(edition)]
    state = State([_player(rules, seat, cards) for seat in (0, 1)], turn=1, phase=ACTIVATION)
    for _ in range(terrains):
        _lay(state, chance)
    for number in range(2 * a_side):
        seat = number % 2
        hero = number < 2
        held = tuple([_gift(one, chance) for one in keywords if chance.below(8) == 0])
        creature = Creature(
            id=state.next_id,
            card=f"hero-{seat}" if hero else f"fighter-{seat}-{number}",
            type=HERO if hero else CHARACTER,
            owner=seat,
            seat=seat,
            x=0,
            y=0,
            base=100 * sorted(rules.edition.bases)[max(0, chance.below(6) - 3) % len(rules.edition.bases)],
            strength=1 + chance.below(4),
            health=2 + chance.below(3),
            movement=chance.below(5),
            held=held,
            hidden=chance.below(10) == 0,
            armour=entering_armour(held),
        )
        stand(state, creature, chance, margin)
    return rules, Start(state)


def _player(rules: Classic, seat: int, cards: int) -> PlayerState:
    owned = [f"secret-{seat}-{number}" for number in range(cards)]
    return PlayerState(
        prosperity=rules.edition.starting_prosperity,
        deck=owned[cards // 3 :],
        hand=owned[: cards // 3],
        hero=f"hero-{seat}",
    )


def _gift(ability: str, chance: Chance) -> Held:
    return Held(ability, 1 + chance.below(FIGURES.get(ability, 1)))


def _lay(state: State, chance: Chance) -> None:
    """A template well inside the table; templates may overlap, as cards can make them."""
    x, y = (8_000 + chance.below(SIDE - 16_000) for _ in range(2))
    kind = chance.below(len(TEMPLATES) + 1)
    corners = ((x, y),) if kind == len(TEMPLATES) else tuple([(x + dx, y + dy) for dx, dy in TEMPLATES[kind]])
    abilities = tuple([one for one in TERRAIN_ABILITIES if chance.below(2)])
    radius = 4_500 if kind == len(TEMPLATES) else 0
    state.terrains[state.next_id] = Terrain(state.next_id, "template", 0, corners, radius, abilities)
    state.next_id += 1


CROWDED = 100
"""The step towards the sides for a creature whose place is taken."""


def stand(state: State, creature: Creature, chance: Chance, margin: int) -> None:
    """A free place: not on a creature or impassable terrain; away from the sides, so that squads meet."""
    radius = creature.base // 2
    while True:
        creature.x, creature.y = (
            margin + radius + chance.below(SIDE - 2 * margin - 2 * radius) for _ in range(2)
        )
        base = base_of(creature)
        taken = any(overlapping(base, base_of(one)) for one in state.creatures.values())
        walls = [one for one in state.terrains.values() if IMPASSABLE in one.abilities]
        if not taken and not any(overlapping(base, shape_of(one)) for one in walls):
            break
        margin = max(0, margin - CROWDED)
    state.creatures[creature.id] = creature
    state.next_id += 1
