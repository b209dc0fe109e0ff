"""Random skirmishes in which all creatures have the same two abilities, of pairs that meet."""

import pytest
from msgspec.structs import replace

from signum.classic.cards.keywords import SAID_OTHERWISE, has_text
from signum.classic.cards.sentences import keyword, written
from signum.classic.core.state import Held
from signum.classic.interactions.pairs import met, printings
from signum.classic.lab.skirmishes import skirmish
from signum.classic.positions.position import Start, entering_armour
from signum.classic.rules import Classic
from signum.content.rules import rule
from signum.content.source import parse
from signum.engine.chance import Chance, seed_of
from tests.games.proof import EDITIONS, keen_player, play_through
from tests.games.test_random_deaths import IMP, RECRUIT

GAMES = 30
MOST_ANSWERS = 50
HANDY = ("A-SHOOTING", "A-MAGICAL-STRIKE", "A-QUICK")
"""Abilities that give others an occasion."""
NOT_HELD = frozenset({*SAID_OTHERWISE, "A-HEALING"})
"""Abilities that creatures do not have among their keywords."""


def held(id: str, chance: Chance) -> Held:
    """An ability as a creature may have it, with a text where it needs one."""
    if not has_text(id):
        return Held(id, 1 + chance.below(3))
    made = keyword(parse(written(id), id))
    return Held(made.ability, made.x, made.plus, text=made.text)


def paired(pair: tuple[str, str], edition: str, chance: Chance) -> tuple[Classic, Start]:
    """A skirmish of creatures that all have both abilities, close to each other, some of them wounded."""
    rules, start = skirmish(edition, chance, a_side=3, terrains=chance.below(3), margin=17_000)
    kept = [id for id in pair if id.startswith("A-") and id not in NOT_HELD]
    for creature in start.state.creatures.values():
        more = [id for id in HANDY if rule(id).belongs_to(edition) and chance.below(3) == 0]
        creature.held = tuple([held(id, chance) for id in (*kept, *more)])
        creature.hidden = "A-STEALTH" in pair and chance.below(2) == 0
        creature.armour = entering_armour(creature.held)
        creature.movement = 3
        creature.health = 2 + chance.below(3)
        creature.wounds = chance.below(2)
    cards = {RECRUIT.id: RECRUIT} | ({IMP.id: IMP} if rules.edition.minions else {})
    for player in start.state.players:
        player.minion = IMP.id if rules.edition.minions else ""
        player.hand = [RECRUIT.id]
    return rules, replace(start, cards={**start.cards, **cards})


@pytest.mark.parametrize("edition", EDITIONS)
def test_whoever_has_two_abilities_that_meet_every_invariant_holds(edition: str) -> None:
    pairs = [pair for pair in met() if edition in printings(*pair)]
    for pair in pairs[EDITIONS.index(edition) :: max(1, len(pairs) // GAMES)]:
        seed = f"pair {pair} {edition}"
        rules, start = paired(pair, edition, Chance(seed_of(seed)))
        play_through(rules, start, seed, MOST_ANSWERS, keen_player)
