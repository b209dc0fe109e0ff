"""`signum replay FILE`: a game record in words, turn by turn."""

from argparse import Namespace
from pathlib import Path

from signum.cli import DONE, Verbs


def add(verbs: Verbs) -> None:
    """Describe the verb and its options."""
    verb = verbs.add_parser(
        "replay", help="tell a recorded game in words", description="A game record, told turn by turn."
    )
    verb.add_argument("file", type=Path, metavar="FILE", help="a game record")
    verb.add_argument("--lang", help="en, fr, de or ru; usually the one this machine is set to")
    verb.add_argument(
        "--seat", help="as this seat saw it, such as first or second; usually as a spectator did"
    )
    verb.add_argument("--all", action="store_true", help="every event, also those that change nothing")
    verb.add_argument("--without-rules", action="store_true", help="do not name the rules behind each line")
    verb.set_defaults(run=run)


def run(options: Namespace) -> int:
    """Print the log of the game, each turn under its heading."""
    from signum.content.languages import known_language, language_of
    from signum.content.mistakes import Mistake
    from signum.content.spelling import not_known
    from signum.rulebooks import GAMES
    from signum.table.resuming import resume
    from signum.table.scenario.report import record_contents
    from signum.table.seat_names import SEAT_NAMES

    language = known_language(options.lang) if options.lang is not None else language_of()
    match = resume(record_contents(options.file), GAMES)
    seats = SEAT_NAMES[: match.seats]
    if options.seat is not None and options.seat not in seats:
        raise Mistake(f"--seat: {not_known(options.seat, seats)}")
    seat = None if options.seat is None else seats.index(options.seat)
    telling = GAMES[match.rules.name].teller(match, language, seat, cites_rules=not options.without_rules)
    print(telling.title())
    print()
    print(telling.first_turn())
    for line in telling.story(match.log(seat), all_of_it=options.all):
        print(line)
    ending = telling.result() if match.finished else telling.say("replay-unfinished")
    if ending:
        print(ending)
    return DONE
