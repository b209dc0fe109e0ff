"""Random fights in each printing, with what must always hold checked; `make soak` plays thousands."""

import pytest

from signum.classic.lab.skirmishes import skirmish
from signum.engine.chance import Chance, seed_of
from tests.games.proof import EDITIONS, play_through
from tests.games.soak import brawled
from tests.times import TIMES

BRAWLS = 32 * TIMES
"""Of a printing: about 0.07 s of CPU each."""
SKIRMISHES = 8 * TIMES
BATCHES = 2


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("edition", EDITIONS)
def test_random_brawls_keep_every_invariant_and_end(edition: str, batch: int) -> None:
    for number in range(batch, BRAWLS, BATCHES):
        brawled(edition, number)


@pytest.mark.parametrize("edition", EDITIONS)
def test_random_skirmishes_keep_every_invariant(edition: str) -> None:
    for number in range(SKIRMISHES):
        seed = f"skirmish {edition} {number}"
        chance = Chance(seed_of(seed))
        rules, start = skirmish(edition, chance, a_side=2 + chance.below(4), terrains=chance.below(6))
        play_through(rules, start, seed, most=120)
