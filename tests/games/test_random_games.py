"""Thousands of random fights in each printing, with what must always hold checked on the way."""

import pytest

from signum.classic.lab.brawls import brawl
from signum.classic.lab.skirmishes import skirmish
from signum.engine.chance import Chance, seed_of
from tests.games.proof import EDITIONS, play_through

BRAWLS = 2_000
CLOSELY = 240
"""So many of them are looked at more closely than the others."""
SKIRMISHES = 40
BATCHES = 8


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("edition", EDITIONS)
def test_random_brawls_keep_every_invariant_and_end(edition: str, batch: int) -> None:
    for number in range(batch, BRAWLS, BATCHES):
        seed = f"{edition} {number}"
        chance = Chance(seed_of(seed))
        rules, start = brawl(edition, chance, a_side=2 + chance.below(3))
        closely_each = 20 if number < CLOSELY else 200
        assert play_through(rules, start, seed, 3_000, closely_each=closely_each).finished, seed


@pytest.mark.parametrize("edition", EDITIONS)
def test_random_skirmishes_keep_every_invariant(edition: str) -> None:
    for number in range(SKIRMISHES):
        seed = f"skirmish {edition} {number}"
        chance = Chance(seed_of(seed))
        rules, start = skirmish(edition, chance, a_side=2 + chance.below(4), terrains=chance.below(6))
        play_through(rules, start, seed, most=120)
