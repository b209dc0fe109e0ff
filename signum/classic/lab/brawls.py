"""Brawls: random positions of two squads in contact, for playing thousands of games through."""

from signum.classic.abilities import dice, harm, parameters, strikes
from signum.classic.core.state import (
    ACTIVATION,
    CHARACTER,
    HERO,
    Building,
    Creature,
    Held,
    PlayerState,
    Relic,
    State,
)
from signum.classic.editions import EDITIONS
from signum.classic.folder import catalogue
from signum.classic.positions.position import Start, entering_armour
from signum.classic.rules import Classic
from signum.content.rules import rule
from signum.engine.chance import Chance

MELEE = tuple(one.id for family in (parameters, dice, strikes, harm) for one in family.ABILITIES)
"""The abilities about melee and damage; nothing moves in a brawl."""

FIGURES = {
    "A-ARMOUR": 3,
    "A-BERSERK": 2,
    "A-CAUTIOUS": 2,
    "A-EXPERT-ATTACK": 2,
    "A-EXPERT-DEFENSE": 2,
    "A-FROM-ATTACKS": 1,
    "A-MAGICAL-STRIKE": 3,
    "A-MASTER-ATTACK": 2,
    "A-MASTER-DEFENSE": 2,
    "A-RECKLESS": 2,
}
"""The abilities with a figure, and the highest figure in a brawl."""

TIMID = frozenset({"A-CAUTIOUS", "A-FROM-ATTACKS"})
"""The abilities that heroes of a brawl lack: two that cannot hurt each other would fight for ever."""

SPACING = 3_300


def brawl(edition: str, chance: Chance, *, a_side: int = 4, cards: int = 8) -> tuple[Classic, Start]:
    """Two lines of creatures face to face, with a hero in each; the heroes face each other."""
    rules = Classic(EDITIONS[edition])
    keywords = [id for id in MELEE if id in catalogue() and rule(id).belongs_to(edition)]
    state = State([_player(rules, seat, cards) for seat in (0, 1)], turn=1, phase=ACTIVATION)
    for seat in (0, 1):
        for place in range(a_side):
            creature = _creature(state.next_id, seat, place, keywords, chance)
            state.creatures[creature.id] = creature
            state.next_id += 1
    return rules, Start(state)


def _player(rules: Classic, seat: int, cards: int) -> PlayerState:
    owned = [f"secret-{seat}-{number}" for number in range(cards)]
    return PlayerState(
        prosperity=rules.edition.starting_prosperity,
        deck=owned[cards // 3 :],
        hand=owned[: cards // 3],
        city=[Building("tavern", 2, tapped=True)],
        relics=[Relic(f"banner-{seat}", tapped=True)],
        hero=f"hero-{seat}",
    )


def _creature(id: int, seat: int, place: int, keywords: list[str], chance: Chance) -> Creature:
    hero = place == 0
    held = tuple(
        [
            Held(one, 1 + chance.below(FIGURES.get(one, 1)))
            for one in keywords
            if chance.below(8) == 0 and not (hero and one in TIMID)
        ]
    )
    return Creature(
        id=id,
        card=f"hero-{seat}" if hero else f"fighter-{seat}-{place}",
        type=HERO if hero else CHARACTER,
        owner=seat,
        seat=seat,
        x=3_000 + SPACING * place,
        y=30_000 + 3_200 * seat,
        base=3_200,
        strength=chance.below(5) + (2 if hero else 0),
        health=2 + chance.below(4) + (2 if hero else 0),
        held=held,
        armour=entering_armour(held),
    )
