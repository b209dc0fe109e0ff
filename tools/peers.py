"""Measures whole random games of this project beside those of botbowl and python-chess, in one run.

    tools/peers.py                      a table of decisions a second, with ratios to both
    tools/peers.py --seconds 120        measure for longer
    tools/peers.py --botbowl SOURCE     install botbowl from a folder, a wheel or an address

All games are played in turns, one of each kind, so that a busy machine slows them alike; only ratios compare.
botbowl is not a dependency of this project: it is installed into a virtual environment that is removed
afterwards, and plays in a process of its own. Where it cannot be installed, the table does without it.
"""

import argparse
import subprocess
import tempfile
import venv
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter, process_time
from typing import TypeAlias

from signum.field.plane import sight
from signum.lab.bench_games import whole_games
from signum.lab.yardsticks import random_play
from signum.rulebooks import GAMES

SOURCE = "git+https://github.com/njustesen/botbowl"
BOTBOWL, PATHFINDING, CHESS = "botbowl", "botbowl, pathfinding on", "python-chess"
CHILD = Path(__file__).with_name("peers_botbowl.py")

Peer: TypeAlias = Callable[[], tuple[int, float]]
"""Plays one game; returns its decisions and the processor time they took."""


@dataclass
class Tally:
    """The games of one kind so far."""

    decisions: int = 0
    seconds: float = 0.0

    @property
    def rate(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0


class NotInstalled(Exception):
    """botbowl could not be installed, or does not play; the message is the installer's or botbowl's."""


def main() -> int:
    """Measure everything that can be installed, and print the table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=60, help="how long to measure (%(default)g)")
    parser.add_argument("--botbowl", metavar="SOURCE", default=SOURCE, help="where botbowl is installed from")
    wanted = parser.parse_args()
    peers = own_games()
    if (chess := random_play()) is not None:
        peers[CHESS] = timed(chess)
    else:
        print("python-chess is not installed; measured without it.")
    with tempfile.TemporaryDirectory() as scratch:
        try:
            with botbowl_games(Path(scratch), wanted.botbowl) as theirs:
                tallies = in_turns({**peers, **theirs}, wanted.seconds)
        except NotInstalled as why:
            print(f"botbowl cannot be installed or played here; measured without it. Reason: {why}")
            tallies = in_turns(peers, wanted.seconds)
    print("\n".join(table(tallies)))
    return 0


def own_games() -> dict[str, Peer]:
    """Whole random games of each game and printing, named by the build that is installed."""
    build = "pure Python" if sight.__file__.endswith(".py") else "plane compiled"
    return {
        f"{game.name} {edition}, {build}": timed(whole_games(game, edition))
        for game in GAMES.values()
        for edition in game.editions
    }


def timed(work: Callable[[], int]) -> Peer:
    """Measure the processor time of work in this process."""

    def play() -> tuple[int, float]:
        begun = process_time()
        decisions = work()
        return decisions, process_time() - begun

    return play


def in_turns(peers: dict[str, Peer], seconds: float) -> dict[str, Tally]:
    """One game of each kind after another until the time is over, after one of each to warm up."""
    for play in peers.values():
        play()
    tallies = {name: Tally() for name in peers}
    end = perf_counter() + seconds
    while not tallies[next(reversed(peers))].decisions or perf_counter() < end:
        for name, play in peers.items():
            decisions, spent = play()
            tallies[name].decisions += decisions
            tallies[name].seconds += spent
    return tallies


def table(tallies: dict[str, Tally]) -> list[str]:
    """A Markdown table: decisions a second, and the ratio to each peer that was measured."""
    to = [name for name in (BOTBOWL, PATHFINDING, CHESS) if name in tallies]
    rows = [["game", "decisions/s", *[f"over {name}" for name in to]], ["---"] * (len(to) + 2)]
    for name, tally in tallies.items():
        ratios = [f"{tally.rate / tallies[peer].rate:.2f}" for peer in to]
        rows.append([name, f"{tally.rate:,.0f}", *ratios])
    return [f"| {' | '.join(row)} |" for row in rows]


@contextmanager
def botbowl_games(folder: Path, source: str) -> Iterator[dict[str, Peer]]:
    """botbowl in a process of its own: a line asks for a game, and its answer tells what it took."""
    python = installed(folder, source)
    child = subprocess.Popen(
        [python, str(CHILD)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=folder,
    )
    try:
        yield {BOTBOWL: asked(child, "off"), PATHFINDING: asked(child, "on")}
    finally:
        child.kill()
        child.communicate()


def asked(child: "subprocess.Popen[str]", pathfinding: str) -> Peer:
    """Ask the child for one game with pathfinding on or off."""
    assert child.stdin is not None
    assert child.stdout is not None
    questions, answers = child.stdin, child.stdout

    def play() -> tuple[int, float]:
        try:
            questions.write(f"{pathfinding}\n")
            questions.flush()
        except BrokenPipeError:
            pass
        words = answers.readline().split()
        if len(words) != 2:
            raise NotInstalled(reason(child.communicate()[1]))
        return int(words[0]), float(words[1])

    return play


def installed(folder: Path, source: str) -> str:
    """The Python of a new virtual environment with botbowl in it."""
    home = folder / "venv"
    try:
        venv.create(home, with_pip=True)
    except subprocess.CalledProcessError as error:
        raise NotInstalled(str(error)) from error
    python = str(next(path for path in (home / "bin/python", home / "Scripts/python.exe") if path.exists()))
    # Its newest version names Python 3.9 only, and runs on newer ones.
    command = [python, "-m", "pip", "install", "--quiet", "--ignore-requires-python", source]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NotInstalled(reason(done.stderr))
    return python


def reason(errors: str) -> str:
    """The line of an installer's or a program's errors that says most."""
    lines = [line.strip() for line in errors.splitlines() if line.strip()]
    for start in ("fatal:", "error:"):
        for line in lines:
            if line.lower().startswith(start):
                return line
    return lines[-1] if lines else "it says nothing"


if __name__ == "__main__":
    raise SystemExit(main())
