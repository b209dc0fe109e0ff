"""Compares the speed of the program with its last kept figures, or keeps new ones.

    tools/speed.py             a quick run of the main rows; names those slower by more than a fifth
    tools/speed.py --keep 0.2  measures every row for longer and writes the column 0.2 of docs/speed.csv

Figures are ratios to a yardstick that is measured in turns with them, so they compare between machines.
Nothing fails: a busy machine may be the reason. `signum bench --only ROW` measures a row again.
"""

import argparse
import csv
from pathlib import Path

from signum.lab.bench import BenchFigure, benchmarks, measured
from signum.rulebooks import GAMES
from signum.server.benchmarks import server_benchmarks
from signum.table.benchmarks import DECISIONS

TABLE = Path(__file__).resolve().parent.parent / "docs" / "speed.csv"
MAIN = (
    "classic-en2",
    "classic-every-option",
    "classic-fork-at-rest",
    "classic-greedy-turn",
    "classic-screen",
    "classic-answer",
    "odds-on-hover",
    "sight",
    "path",
)
"""The rows that a quick run measures."""
QUICK, AGAIN, LONG = 0.4, 1.5, 4.0
"""Seconds for a row: in a quick run, for those that it suspects, and to keep."""
SLOWER = 1.2
"""Rows that take more than this many times as long are named."""

Table = dict[str, dict[str, str]]


def main() -> int:
    """Compare, or keep."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--keep", metavar="VERSION", help="measure every row and write this column")
    version = parser.parse_args().keep
    rows = (*benchmarks(GAMES), *server_benchmarks(GAMES))
    if version:
        keep(TABLE, version, measured(rows, (), LONG))
        return 0
    suspects = slower(read(TABLE), measured(rows, MAIN, QUICK))
    # A short measurement can be wrong by half: suspects are measured again, for longer.
    for line in slower(read(TABLE), measured(rows, list(suspects), AGAIN)).values() if suspects else ():
        print(line)
    return 0


def read(path: Path) -> Table:
    """The kept figures: for each row its yardstick and a ratio for each version, the newest last."""
    with path.open(encoding="utf-8", newline="") as file:
        return {row["row"]: row for row in csv.DictReader(file)}


def slower(kept: Table, figures: dict[str, BenchFigure]) -> dict[str, str]:
    """A line for each row that became slower by more than a fifth since the newest kept version."""
    found: dict[str, str] = {}
    for name, figure in figures.items():
        versions = [one for one in list(kept.get(name, {}))[2:] if kept[name][one]]
        if not versions or figure.ratio is None:
            continue
        last = versions[-1]
        before = float(kept[name][last])
        times = before / figure.ratio if figure.to == DECISIONS else figure.ratio / before
        if times > SLOWER:
            found[name] = f"slower: {name} takes {times:.1f} times as long as in {last}"
    return found


def keep(path: Path, version: str, figures: dict[str, BenchFigure]) -> None:
    """Write the column of a version; rows that are no longer measured stay with what they had."""
    table = read(path) if path.is_file() else {}
    versions = [*dict.fromkeys([one for row in table.values() for one in list(row)[2:]] + [version])]
    for name, figure in figures.items():
        row = table.setdefault(name, {"row": name, "to": figure.to})
        row[version] = "" if figure.ratio is None else f"{figure.ratio:.3g}"
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, ["row", "to", *versions], restval="", lineterminator="\n")
        writer.writeheader()
        writer.writerows(table.values())


if __name__ == "__main__":
    raise SystemExit(main())
