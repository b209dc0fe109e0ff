"""Which games of the soak the gate plays: the first ones, and those that meet what is rare.

`python -m tests.games.choosing --editions en2` finds them anew after a change that leads to other games.
Nothing depends on that except time: the gate plays on until everything has been met.
"""

import argparse
import sys
from collections.abc import Mapping, Sequence

from tests.games.proof import EDITIONS
from tests.games.soak import batch, expected

FIRST = 4
"""Games of each printing that are played in any case."""
RICH = {
    "ru1": (8, 9, 11, 13, 15, 17, 18, 20, 21, 32, 39, 46, 53, 86, 131),
    "de1": (4, 11, 12, 13, 14, 17, 18, 19, 26, 34, 38, 41, 56, 57, 69),
    "fr1": (4, 7, 10, 11, 18, 19, 25, 30, 36, 43, 45, 55, 59, 71, 182),
    "en2": (6, 9, 11, 13, 14, 15, 17, 18, 26, 35, 40, 54, 61, 64),
}
"""Games that together with the first ones meet everything."""

Met = frozenset[tuple[str, str]]
"""Families and names of what a game met."""


def met_in(edition: str, number: int) -> Met:
    """The kinds of events and questions that one game meets, of all that its printing should have."""
    tally, wrong = batch(edition, [number])
    assert not wrong, wrong
    return frozenset(
        [(family, id) for family, ids in expected(edition).items() for id in ids if tally.counts[family][id]]
    )


def rich(games: Mapping[int, Met]) -> list[int]:
    """Few games that with the first ones meet all that any game met: always the one that adds most."""
    missing = (
        set().union(*games.values()).difference(*[met for number, met in games.items() if number < FIRST])
    )
    chosen: list[int] = []
    while missing:
        chosen.append(max(games, key=lambda number: len(games[number] & missing)))
        missing -= games[chosen[-1]]
    return sorted(chosen)


def main(words: Sequence[str]) -> int:
    """Play many games of each printing and print those to choose."""
    parser = argparse.ArgumentParser(prog="choosing")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--editions", nargs="*", default=EDITIONS)
    options = parser.parse_args(words)
    for edition in options.editions:
        games = {number: met_in(edition, number) for number in range(options.games)}
        print(f"{edition}: {rich(games)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
