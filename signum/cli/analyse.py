"""`signum analyse FILE`: the chance to win at each turn of a finished game, and where it changed most."""

from argparse import Namespace
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Final

from signum.cli import DONE, Verbs

if TYPE_CHECKING:
    from signum.players.win_chances import TurnChances

GAMES_A_TURN: Final = 12
BAR: Final = 30
"""Signs of a bar for a certain win."""
COSTLY: Final = 0.2
"""A turn that changes the chance of its player by this much is a key moment."""


def add(verbs: Verbs) -> None:
    """Describe the verb and its options."""
    verb = verbs.add_parser(
        "analyse",
        help="the chance to win at each turn of a recorded game",
        description="The chance of each side to win at each turn, by continuations between the strongest "
        "computer players; each deals anew what the player to move cannot know.",
    )
    verb.add_argument("file", type=Path, metavar="FILE", help="a game record")
    verb.add_argument(
        "--games", type=int, default=GAMES_A_TURN, metavar="N", help=f"continuations a turn ({GAMES_A_TURN})"
    )
    verb.add_argument("--seed", default="", help="another seed gives other continuations")
    verb.add_argument("--jobs", type=int, default=0, metavar="N", help="processes; usually one a core")
    verb.add_argument("--lang", help="en, fr, de or ru; usually the one this machine is set to")
    verb.add_argument("--json", action="store_true", help="print figures as JSON")
    verb.set_defaults(run=run)


def run(options: Namespace) -> int:
    """Print a line for each turn, then the key moments."""
    import msgspec

    from signum.cli.analysing import analysed
    from signum.content.languages import known_language, language_of
    from signum.content.mistakes import Mistake
    from signum.rulebooks import GAMES
    from signum.table.match import Match
    from signum.table.scenario.report import record_contents

    if options.games < 1:
        raise Mistake("--games: at least 1")
    language = known_language(options.lang) if options.lang is not None else language_of()
    data = record_contents(options.file)
    match = Match.resume(data, GAMES)
    telling = GAMES[match.rules.name].teller(match, language, None)
    sides = match.rules.sides(match.run.game.state)
    found = []
    if not options.json:
        print(telling.title())
        print(telling.say("analyse-head", name=telling.player(sides.index(0)), games=options.games))
    for one in analysed(data, options.games, options.seed, options.jobs):
        found.append(one)
        if not options.json:
            print(_line(one))
    if options.json:
        print(msgspec.json.encode(found).decode())
        return DONE
    for before, after in pairwise(found):
        if before.seat is None or not _is_key(before, after, sides[before.seat]):
            continue
        print(
            telling.say(
                "analyse-moment",
                turn=before.turn,
                name=telling.player(before.seat),
                before=round(100 * before.chances[sides[before.seat]]),
                after=round(100 * after.chances[sides[before.seat]]),
            )
        )
    return DONE


def _is_key(before: "TurnChances", after: "TurnChances", side: int) -> bool:
    """Whether the turn between them changed much for a side, and more than luck explains."""
    (low, high), (later_low, later_high) = before.intervals[side], after.intervals[side]
    much = abs(after.chances[side] - before.chances[side]) >= COSTLY
    return much and (later_low > high or later_high < low)


def _line(one: "TurnChances") -> str:
    chance, (low, high) = one.chances[0], one.intervals[0]
    bar = "#" * round(BAR * chance)
    return f"{one.turn:4} {bar:<{BAR}} {100 * chance:3.0f} % ({100 * low:.0f} to {100 * high:.0f})"
