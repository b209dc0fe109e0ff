"""Random skirmishes in which deaths set something off: minions enter, requiems toll, hunters fight on."""

import pytest
from msgspec.structs import replace

from signum.classic.cards.card import CHARACTER, MINION, Card
from signum.classic.core.state import Held
from signum.classic.lab.skirmishes import skirmish
from signum.classic.positions.position import Start
from signum.classic.rules import Classic
from signum.content.rules import rule
from signum.engine.chance import Chance, seed_of
from tests.games.proof import EDITIONS, keen_player, play_through

ABILITIES = ("A-RITUAL", "A-MASTER-RITUAL", "A-DRILL", "A-PARASITE", "A-REQUIEM", "A-PERSECUTION")
HUNTING = "A-PERSECUTION"
"""The abilities of the first edition that need a kill and another enemy nearby; all creatures have them."""
GAMES, MOST_GAMES = 3, 80
MOST_ANSWERS = 120
RECRUIT = Card(id="recruit", type=CHARACTER, strength=2, health=1, movement=3, base=32)
IMP = Card(id="imp", type=MINION, strength=1, health=1, movement=2, base=32)


def deadly(edition: str, chance: Chance) -> tuple[Classic, Start]:
    """A skirmish of weak creatures with abilities that act at deaths and summonings."""
    rules, start = skirmish(edition, chance)
    known = [one for one in ABILITIES if rule(one).belongs_to(edition)]
    for creature in start.state.creatures.values():
        own = tuple([Held(one, 1 + chance.below(2)) for one in known if one == HUNTING or chance.below(2)])
        creature.held = (*creature.held, *own)
        creature.health = creature.wounds + 1 + chance.below(2)
        creature.strength += 1
    cards = {RECRUIT.id: RECRUIT} | ({IMP.id: IMP} if rules.edition.minions else {})
    for player in start.state.players:
        player.minion = IMP.id if rules.edition.minions else ""
        player.hand = [RECRUIT.id, RECRUIT.id]
    return rules, replace(start, cards={**start.cards, **cards})


@pytest.mark.parametrize("edition", EDITIONS)
def test_whatever_deaths_set_off_every_invariant_holds(edition: str) -> None:
    wanted = {"Eliminated", "Aftermath", "Persecuted", "Summoned"}
    seen: set[str] = set()
    for number in range(MOST_GAMES):
        seed = f"deaths {edition} {number}"
        rules, start = deadly(edition, Chance(seed_of(seed)))
        match = play_through(rules, start, seed, MOST_ANSWERS, keen_player)
        seen |= {type(event).__name__ for event in match.run.game.log}
        if number + 1 >= GAMES and seen >= wanted:
            break
    assert not wanted - seen
