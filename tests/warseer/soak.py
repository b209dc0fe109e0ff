"""The soak of Warseer: random games with invented and with shipped cards, and how they ended.

`make soak` plays 2,000; `make test` plays a few of the same.
`python -m tests.warseer.soak --games 20` plays some.
"""

import argparse
import os
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor

from signum.engine.chance import Chance, seed_of
from signum.table.match import Match
from signum.warseer.cards.maps import maps
from signum.warseer.core.ground import PLAINS
from signum.warseer.library import WarseerLibrary
from signum.warseer.positions.position import StartPosition
from tests.warseer.invented import invented_start
from tests.warseer.proof import play_through


def soaked(number: int) -> Match:
    """One game, by its number: two of three with invented cards."""
    seed = f"warseer {number}"
    chance = Chance(seed_of(seed))
    start = shipped_start(chance) if number % 3 == 2 else invented_start(chance)
    return play_through(start, seed)


def shipped_start(chance: Chance) -> StartPosition:
    """Two starter decks on a map of the game."""
    library = WarseerLibrary()
    decks = [library.decks[chance.below(len(library.decks))] for _ in range(2)]
    known = sorted(maps().keys() - set(PLAINS))
    return library.start("duel", "fr112", decks, on=known[chance.below(len(known))])


def told(number: int) -> tuple[int, str]:
    """The number of a game, and how it ended or what went wrong."""
    try:
        outcome = soaked(number).outcome
    except Exception as error:
        return number, f"wrong: {type(error).__name__}: {error}"[:300]
    return number, "broken off" if outcome is None else outcome.by


def main(words: Sequence[str] | None = None) -> int:
    """Play games and print what they came to; 1 if one of them breaks a property."""
    parser = argparse.ArgumentParser(prog="soak")
    parser.add_argument("--games", type=int, default=2_000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args(words)
    numbers = range(options.first, options.first + options.games)
    ends: Counter[str] = Counter()
    failed = 0
    with ProcessPoolExecutor(options.jobs) as pool:
        for number, said in pool.map(told, numbers, chunksize=4):
            failed += said.startswith("wrong")
            if said.startswith("wrong"):
                print(f"game {number}: {said}", flush=True)
            ends[said.split(":")[0]] += 1
    print(
        f"warseer: {options.games} games; {', '.join(f'{by} {count}' for by, count in sorted(ends.items()))}"
    )
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
