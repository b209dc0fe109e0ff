"""Recorded and random games, played, written and read again; prints all that happened as one number.

Run as a script with a package directory first on PYTHONPATH: compiled, rewritten and not, it prints the same.
"""

import gzip
import hashlib
import pickle
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from signum.classic.cards.sets import shipped
from signum.classic.chapters.cards.decks import start_of_duel
from signum.classic.core import state as compiled_or_not
from signum.classic.editions import EDITIONS
from signum.classic.lab.legal_decks import legal_starter_decks
from signum.classic.rules import Classic
from signum.engine.chance import Chance, seed_of
from signum.engine.native_classes import STRUCTS
from signum.engine.records import converted, encoded, is_record, plain, values_of
from signum.engine.run import GameRun
from signum.lab.simulation import LineUp, played
from signum.rulebooks import GAMES
from signum.table.resuming import resume

RECORDS = Path(__file__).resolve().parents[1] / "records"


def games(duels: int) -> Iterator[bytes]:
    """The records of earlier versions, resumed, and random games of shipped decks in every printing."""
    for file in sorted(RECORDS.glob("*/*.json.gz")):
        match = resume(gzip.decompress(file.read_bytes()), GAMES)
        yield file.name.encode()
        yield from written(match.run)
        for seat in (None, *range(match.seats)):
            yield encoded([match.view(seat), match.log(seat)])
    for name, edition in EDITIONS.items():
        decks = list(legal_starter_decks(name).values())
        for number in range(duels):
            pair = [decks[number % len(decks)], decks[(number * 7 + 3) % len(decks)]]
            start = start_of_duel(pair, shipped(), edition)
            yield from random_game(Classic(edition).with_start(start), start.state, f"{name} {number}")
    for number in range(duels):
        for name in ("classic", "warseer"):
            yield from game_of_greedy(name, number)


def game_of_greedy(name: str, number: int) -> Iterator[bytes]:
    """A game of the greedy player against the random one, as it is recorded, and resumed from its record."""
    book = GAMES[name]
    decks = book.library.legal_decks(book.editions[0])
    pair = (decks[number % len(decks)], decks[number * 3 % len(decks) - 1])
    seats = ("greedy", "random") if number % 2 else ("random", "greedy")
    with TemporaryDirectory() as folder:
        line_up = LineUp(0, f"same {number}", book.name, "duel", book.editions[0], seats, pair)
        assert not played(line_up, GAMES, Path(folder)).error
        (file,) = Path(folder).iterdir()
        record = file.read_bytes()
    yield record
    match = resume(record, GAMES)
    yield from written(match.run)
    for seat in (None, *range(match.seats)):
        yield encoded([match.view(seat), match.log(seat)])


def random_game(rules: Any, state: Any, seed: str) -> Iterator[bytes]:
    """A game of random answers to its end; some of its forks on the way."""
    run: GameRun[Any, Any] = GameRun(rules, state.copy(), Chance(seed_of(seed)))
    picks = Chance(seed_of(f"picks {seed}"))
    while run.choice is not None:
        if run.entries and len(run.entries) % 50 == 0:
            yield from written(run.fork())
        run.answer(run.choice.seat, run.choice.drawn(picks.below))
    yield from written(run)


def written(run: GameRun[Any, Any]) -> Iterator[bytes]:
    """The state, the events and the answers as they are recorded; each must come back as it was."""
    for one in [run.game.state, *run.game.log, *run.entries]:
        yield encoded(one)
        assert pickle.loads(pickle.dumps(one)) == one
        assert is_record(one)
        assert values_of(one)
    state = run.game.state
    assert converted(plain(state, str_keys=True), type(state), str_keys=True) == state
    for event in run.game.log:
        assert converted(plain(event), type(event)) == event


def main() -> None:
    """Say which build ran, and the number."""
    whole = hashlib.blake2b(digest_size=16)
    for one in games(int(sys.argv[1])):
        whole.update(one)
    if not compiled_or_not.__file__.endswith(".py"):
        build = "compiled"
    else:
        build = "rewritten" if STRUCTS else "source"
    print(build, whole.hexdigest())


if __name__ == "__main__":
    main()
