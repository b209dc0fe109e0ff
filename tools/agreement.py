"""Do choices that an analysis calls better stand a deeper search? tools/agreement.py --keep FOLDER GAME.json

Each game is analysed as `signum analyse` does it, and each claim is compared again by pairs of continuations
to the end of the game. Everything is written to FOLDER at once, and the same command goes on where it ended;
several processes may share the folder if each has other games. Without games it prints what the folder holds
(docs/lab.md).
"""

import argparse
import sys
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from signum.lab.agreement import GameSearch, claims_of, read, told  # noqa: E402 - the checkout comes first
from signum.players.key_moments import PAIRS  # noqa: E402
from signum.rulebooks import GAMES  # noqa: E402

ROUND: Final = 16
"""Pairs of a claim between two looks at the next one."""


def main() -> int:
    """Search, then print the figures of all games in the folder."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    options.add_argument("records", nargs="*", type=Path, metavar="GAME", help="a recorded game")
    options.add_argument("--keep", type=Path, required=True, metavar="FOLDER", help="for what is found")
    options.add_argument("--games", type=int, default=6, metavar="N", help="continuations of a turn (6)")
    options.add_argument("--weigh", type=int, default=PAIRS, metavar="N", help=f"of each choice ({PAIRS})")
    options.add_argument("--pairs", type=int, default=128, metavar="N", help="of a deeper look (128)")
    given = options.parse_args()
    given.keep.mkdir(parents=True, exist_ok=True)
    searches = []
    for record in given.records:
        search = GameSearch(record.read_bytes(), given.keep / f"{record.stem}.jsonl", GAMES)
        searches.append((search, search.moments(given.games, given.weigh)))
    for pairs in range(ROUND, given.pairs + ROUND, ROUND):
        for search, moments in searches:
            for moment in moments:
                search.pairs(moment, min(pairs, given.pairs))
    files = sorted(given.keep.glob("*.jsonl"))
    print("\n".join(told([one for file in files for one in claims_of(file.stem, read(file))])))
    return 0


if __name__ == "__main__":
    sys.exit(main())
