"""`signum verify FILE`: check that a finished game used the dice that were fixed before it began."""

from argparse import Namespace
from pathlib import Path
from typing import Final

from signum.cli import DONE, FOUND, Verbs

WORDS: Final = {
    "whole": ("verify-whole", "verify-not-whole"),
    "secret": ("verify-secret", "verify-no-secret"),
    "commitment": ("verify-commitment", "verify-other-secret"),
    "promised": ("verify-promised", "verify-not-promised"),
    "shares": ("verify-shares", "verify-shares"),
    "share": ("verify-share", "verify-no-share"),
    "answers": ("verify-answers", "verify-other-game"),
    "marks": ("verify-marks", "verify-marks-missing"),
    "over": ("verify-over", "verify-not-over"),
    "outcome": ("verify-outcome", "verify-other-outcome"),
}
"""For each check the messages for success and failure."""


def add(verbs: Verbs) -> None:
    """Describe the verb and its options."""
    verb = verbs.add_parser(
        "verify",
        help="check the dice of a finished game",
        description="Plays a finished game again from its seeds and answers, and tells what was checked.",
    )
    verb.add_argument("file", type=Path, metavar="FILE", help="the record of a game that is over")
    verb.add_argument(
        "--commitment", metavar="WORD", help="also check that this is what you were shown at the start"
    )
    verb.add_argument(
        "--share", metavar="WORD", help="also check that this share of your seat is in the seed"
    )
    verb.add_argument("--lang", help="en, fr, de or ru; usually the one this machine is set to")
    verb.set_defaults(run=run)


def run(options: Namespace) -> int:
    """Print the checks, and whether all of them succeeded."""
    from signum.content.languages import known_language, language_of
    from signum.content.words import say
    from signum.rulebooks import GAMES
    from signum.table.scenario.report import record_contents
    from signum.table.verifying import findings

    language = known_language(options.lang) if options.lang is not None else language_of()
    right = True
    for one in findings(record_contents(options.file), GAMES, options.commitment, options.share):
        right = right and one.right
        words = say(language, WORDS[one.what][0 if one.right else 1], **one.facts)
        print(f"{'+' if one.right else '!'} {words}")
    print(say(language, "verify-right" if right else "verify-wrong"))
    return DONE if right else FOUND
