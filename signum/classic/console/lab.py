"""`signum lab`: games in bulk, and their results."""

import os
import sys
from argparse import Namespace
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING

from signum.content.mistakes import Mistake
from signum.table.verbs import DONE, FOUND, Verbs, tell

if TYPE_CHECKING:
    from signum.classic.lab.playouts import Tally

BATCH = 21


def add(verbs: Verbs) -> None:
    """Describe the verb and its parts."""
    lab = verbs.add_parser("lab", help="games in bulk: playouts of the starter decks, and their balance")
    lab.set_defaults(run=lambda options: tell(lab))
    parts = lab.add_subparsers(title="parts", metavar="PART")

    playouts = parts.add_parser("playouts", help="the starter decks against each other, by random players")
    playouts.add_argument(
        "--games", type=int, default=500, metavar="N", help="how many in each printing (500)"
    )
    playouts.add_argument("--first", type=int, default=0, metavar="N", help="the number of the first game")
    playouts.add_argument("--edition", help="the printing: ru1, de1, fr1 or en2; without it all of them")
    playouts.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="processes")
    playouts.add_argument("--all-cards", action="store_true", help="every card, not the rarest alone")
    playouts.set_defaults(run=run_playouts)

    balance = parts.add_parser("balance", help="decks, heroes, keywords and cards measured by games and odds")
    balance.add_argument(
        "--games", type=int, default=4, metavar="N", help="how many for each two decks, or each keyword (4)"
    )
    balance.add_argument("--edition", default="en2", help="the printing: ru1, de1, fr1 or en2 (en2)")
    balance.add_argument(
        "--style",
        action="append",
        metavar="NAME",
        help="who plays both sides: greedy, gentle or random; may be given again (greedy)",
    )
    balance.add_argument(
        "--deck", action="append", metavar="DECK", help="a starter deck; all of them without it"
    )
    balance.add_argument(
        "--only",
        action="append",
        metavar="DECK",
        help="of the matrix only the games of this deck against the others; may be given again",
    )
    balance.add_argument(
        "--part",
        action="append",
        metavar="PART",
        help="matrix, cards, swaps, keywords or price; may be given again (matrix, cards and price)",
    )
    balance.add_argument("--seed", default="1", help="a number or a word: the same seed has the same games")
    balance.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="processes")
    balance.add_argument(
        "--log",
        metavar="FILE",
        help="write each game down at once; games that are there are not played again",
    )
    balance.add_argument(
        "--minutes",
        type=float,
        default=inf,
        metavar="N",
        help="begin no more games of a part after so many minutes; usually all of them are played",
    )
    balance.add_argument("--keep", metavar="FILE", help="write the shares of the matrix to a file")
    balance.add_argument(
        "--against", metavar="FILE", help="compare them with kept ones; the exit code is 1 if one has moved"
    )
    balance.set_defaults(run=run_balance)


def run_balance(options: Namespace) -> int:
    """Play and print each part for each style."""
    from signum.classic.bots.named import players
    from signum.classic.editions import EDITIONS
    from signum.classic.lab.balance.games_log import GamesLog
    from signum.classic.lab.balance.kept import moved, read, write
    from signum.classic.lab.balance.report import PARTS, BalanceReport
    from signum.classic.lab.legal_decks import legal_starter_decks
    from signum.content.spelling import not_known

    styles = options.style or ["greedy"]
    wanted = options.part or ["matrix", "cards", "price"]
    if options.edition not in EDITIONS:
        raise Mistake(f"edition: {not_known(options.edition, EDITIONS)}")
    decks = legal_starter_decks(options.edition)
    for what, given, known in (
        ("style", styles, tuple(players({}))),
        ("part", wanted, PARTS),
        ("deck", options.deck or [], tuple(decks)),
        ("only", options.only or [], tuple(options.deck or decks)),
    ):
        for one in given:
            if one not in known:
                raise Mistake(f"{what}: {not_known(one, known)}")
    if options.games < 1 or options.jobs < 1 or not options.minutes > 0:
        raise Mistake("--games, --jobs and --minutes take a number above 0")
    chosen = {id: decks[id] for id in options.deck} if options.deck else decks
    if len(chosen) < 2:
        raise Mistake("--deck: name two decks at least, or leave it out for all")
    if options.only and (options.keep or options.against):
        raise Mistake("--only: kept shares are those of the whole matrix; leave out --keep and --against")
    before = read(Path(options.against)) if options.against else []
    log = GamesLog(Path(options.log)) if options.log else None
    kept, found = [], False
    for style in styles:
        report = BalanceReport(
            options.edition,
            chosen,
            style,
            games=options.games,
            seed=options.seed,
            jobs=options.jobs,
            log=log,
            minutes=options.minutes,
            only=options.only or (),
        )
        for part in wanted:
            for line in report.lines(part):
                print(line, flush=True)
        if options.keep or options.against:
            kept.append(report.kept())
            for line in moved(before, kept[-1]):
                print(f"has moved: {line}", flush=True)
                found = True
    if options.keep:
        write(Path(options.keep), kept)
    return FOUND if found else DONE


def run_playouts(options: Namespace) -> int:
    """Play and print; the exit code tells whether a game failed or a card was never played."""
    from signum.classic.editions import EDITIONS
    from signum.classic.lab.playout_report import faults, report
    from signum.content.spelling import not_known

    if options.edition is not None and options.edition not in EDITIONS:
        raise Mistake(f"edition: {not_known(options.edition, EDITIONS)}")
    if options.games < 1 or options.jobs < 1 or options.first < 0:
        raise Mistake("--games and --jobs take a number above 0, --first one that is not below 0")
    found = False
    for edition in [options.edition] if options.edition else list(EDITIONS):
        tally = _played(edition, options)
        print("\n".join(report(edition, tally, all_cards=options.all_cards)), flush=True)
        found |= bool(faults(edition, tally))
    return FOUND if found else DONE


def _played(edition: str, options: Namespace) -> "Tally":
    """All games of a printing, in several processes, with a progress line."""
    from signum.classic.lab.playouts import Tally

    total = Tally()
    for tally in _batches(edition, options):
        total.add(tally)
        if sys.stderr.isatty():
            print(f"\r{edition}: {total.games} of {options.games}", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print("\r" + " " * 40 + "\r", end="", file=sys.stderr, flush=True)
    return total


def _batches(edition: str, options: Namespace) -> "Iterator[Tally]":
    from signum.classic.lab.playouts import playouts

    numbers = range(options.first, options.first + options.games)
    parts = [numbers[at : at + BATCH] for at in range(0, len(numbers), BATCH)]
    if options.jobs == 1 or len(parts) == 1:
        yield from (playouts(edition, part) for part in parts)
        return
    with ProcessPoolExecutor(min(options.jobs, len(parts))) as pool:
        yield from pool.map(playouts, [edition] * len(parts), parts)
