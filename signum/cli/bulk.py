"""The shared part of verbs that play games in bulk: players, decks, and progress."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from signum.cli.games import add_game, add_map, edition_of, game_of, map_of
from signum.content.mistakes import Mistake

if TYPE_CHECKING:
    from signum.lab.simulation import LineUp, Result
    from signum.table.rulebook import Brought, Rulebook

BAR: Final = 40
MOST_GAMES: Final = 1_000_000
MOST_JOBS: Final = 256


def add_options(verb: ArgumentParser, *, games: str, decks: str, saves: bool = True) -> None:
    """Add the options that these verbs share."""
    verb.add_argument(
        "--seats", required=True, metavar="NAMES", help="who plays, such as greedy,random or greedy,mine.py"
    )
    verb.add_argument("--games", type=int, default=200, metavar="N", help=games)
    verb.add_argument("--deck", action="append", default=[], metavar="DECK", help=decks)
    add_game(verb)
    add_map(verb)
    verb.add_argument(
        "--pack",
        type=Path,
        action="append",
        default=[],
        metavar="PACK",
        help="play with its cards and quests",
    )
    verb.add_argument("--edition", help="the printing; usually the newest")
    verb.add_argument("--seed", default="1", help="a number or a word: the same seed has the same games (1)")
    verb.add_argument("--jobs", type=int, metavar="N", help="processes, usually one a core")
    verb.add_argument("--turns", type=int, metavar="N", help="break a game off after so many turns (300)")
    verb.add_argument(
        "--evaluations", type=int, metavar="N", help="so many positions may be looked at for one decision"
    )
    if saves:
        verb.add_argument(
            "--save", type=Path, metavar="FOLDER", help="keep each game there, for signum replay"
        )
    verb.add_argument("--json", action="store_true", help="print figures and games as JSON")


def check(options: Namespace) -> None:
    """Refuse impossible options, except players and decks."""
    from signum.lab.simulation import usual_jobs
    from signum.players.driving import MOST_TURNS

    game, _ = game_of(options)
    options.edition, options.map = edition_of(options, game), map_of(options, game)
    options.jobs = usual_jobs() if options.jobs is None else options.jobs
    options.turns = MOST_TURNS if options.turns is None else options.turns
    _check_number("--games", options.games, MOST_GAMES)
    _check_number("--jobs", options.jobs, MOST_JOBS)
    _check_number("--turns", options.turns, MOST_TURNS)
    if options.evaluations is not None:
        _check_number("--evaluations", options.evaluations, 1_000_000_000)


def _check_number(name: str, number: int, most: int) -> None:
    if not 0 < number <= most:
        raise Mistake(f"{name} takes a number from 1 to {most}, not {number}")


def check_horizon(horizon: int | None) -> None:
    """Refuse a horizon beyond the longest continuation."""
    from signum.players.win_chances import MOST_TURNS

    if horizon is not None and not 0 <= horizon <= MOST_TURNS:
        raise Mistake(f"--horizon takes a number from 0 to {MOST_TURNS}, not {horizon}")


def names_in(options: Namespace, game: "Rulebook") -> tuple[str, ...]:
    """The players that --seats names."""
    from signum.players.own import check_player

    names = tuple([name.strip() for name in options.seats.split(",")])
    for name in names:
        try:
            check_player(name, game.players)
        except Mistake as mistake:
            raise Mistake(f"--seats: {mistake}") from None
    return names


def decks_in(options: Namespace, game: "Rulebook", mode: str) -> "tuple[Brought, ...]":
    """The named decks, each under the name that was used; or every legal deck of the game."""
    if not game.modes[mode].brings_decks:
        if options.deck:
            raise Mistake(f"--deck: nobody brings a deck to the mode {mode} of {game.name}")
        return ()
    if not options.deck:
        return game.library.legal_decks(options.edition)
    library = game.library.with_packs(options.pack) if options.pack else game.library
    return tuple([library.deck(said, options.edition) for said in options.deck])


def counted(number: int) -> str:
    """A small number as a word."""
    return ("no", "one", "two", "three", "four")[number] if number < 5 else str(number)


def make_folder(folder: Path | None) -> None:
    """Make a folder for the records; existing files are never overwritten."""
    if folder is None:
        return
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise Mistake(f"--save: {folder} is there already; name a folder that is new or empty")
    folder.mkdir(parents=True, exist_ok=True)


def play_all(line_ups: "Sequence[LineUp]", options: Namespace) -> "tuple[list[Result], bool]":
    """The results of all games, or of the first ones if the user interrupted, and whether the user did."""
    from concurrent.futures.process import BrokenProcessPool

    from signum.lab.simulation import all_played
    from signum.rulebooks import GAMES

    make_folder(options.save)
    results: list[Result] = []
    progress = Progress(len(line_ups))
    try:
        for result in all_played(line_ups, GAMES, options.jobs, options.save):
            results.append(result)
            progress.show(len(results))
    except KeyboardInterrupt:
        return results, True
    except BrokenProcessPool:
        raise Mistake(
            f"a process was ended from outside after {len(results)} games; try fewer --jobs"
        ) from None
    finally:
        progress.clear()
    return results, False


class Progress:
    """A progress bar on a terminal; nothing elsewhere."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.shown = sys.stderr.isatty()

    def show(self, done: int) -> None:
        """Show the number of finished games."""
        if self.shown:
            full = BAR * done // self.games
            bar = "#" * full + "." * (BAR - full)
            print(f"\r[{bar}] {done} of {self.games}", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Clear the line."""
        if self.shown:
            print("\r\033[K", end="", file=sys.stderr, flush=True)
