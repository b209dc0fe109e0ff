"""The command `signum`, one module a verb.

A verb's module has a function `add(verbs)` that describes its options and sets `run`, a function from the
options to an exit code. It imports the rooms it needs inside `run`, so that the command answers at once.
"""

import os
import sys
from argparse import ArgumentParser, _SubParsersAction
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NoReturn, TypeAlias

from signum import __version__
from signum.content.mistakes import Mistake

VERBS: Final = [
    "play",
    "serve",
    "replay",
    "verify",
    "deck",
    "cards",
    "rules",
    "scenario",
    "puzzles",
    "words",
    "simulate",
    "league",
    "lab",
    "bench",
    "field",
]
"""The modules of this room that are verbs, in the order in which the overview tells of them."""

DONE: Final = 0
FOUND: Final = 1
"""The command did its work and found something wrong: an invalid claim, a scenario that fails."""
MISUSED: Final = 2
INTERRUPTED: Final = 130
NOBODY_READS: Final = 141


class Parser(ArgumentParser):
    """Options are written in full, and bad usage is a mistake like any other."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**{"allow_abbrev": False, **settings})

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        """A word that a verb does not know is its mistake, and its usage helps."""
        options, unknown = super().parse_known_args(args, namespace)
        if unknown:
            self.error(f"not known here: {' '.join(unknown)}")
        return options, unknown

    def error(self, message: str) -> NoReturn:
        """Told by argparse, answered by `main`."""
        raise Mistake(f"{message}\n{self.format_usage().strip()}\n`{self.prog} --help` tells more")


Verbs: TypeAlias = "_SubParsersAction[Parser]"


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the words say. The answer is the exit code."""
    _open_streams()
    try:
        options = parser().parse_args(argv)
        code: int = options.run(options)
        sys.stdout.flush()
        return code
    except Mistake as mistake:
        print(f"signum: {mistake}", file=sys.stderr)
        return MISUSED
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else DONE
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        _leave_output()
        return NOBODY_READS
    except OSError as error:
        _leave_output()
        place = f"{error.filename}: " if error.filename is not None else ""
        print(f"signum: {place}{error.strerror or error}", file=sys.stderr)
        return MISUSED


def parser() -> Parser:
    """All verbs with their options."""
    top = Parser(
        prog="signum",
        usage="signum VERB ...",
        description="Legends of Signum, the miniatures game, on this computer.",
        epilog="`signum VERB --help` tells more about a verb.",
    )
    top.add_argument("--version", action="version", version=f"signum {__version__}", help="tell the version")
    top.set_defaults(run=lambda options: tell(top))
    verbs = top.add_subparsers(title="verbs", metavar="VERB", prog="signum")
    for name in VERBS:
        import_module(f"signum.cli.{name}").add(verbs)
    return top


def tell(parser: ArgumentParser) -> int:
    """Tell what there is to say after these words."""
    parser.print_help()
    return DONE


def _open_streams() -> None:
    """Whoever closed a stream before the start reads and writes nothing; what a screen lacks is replaced."""
    nowhere = Path(os.devnull)
    sys.stdin = sys.stdin or nowhere.open(encoding="utf-8")
    sys.stdout = sys.stdout or nowhere.open("w", encoding="utf-8")
    sys.stderr = sys.stderr or nowhere.open("w", encoding="utf-8")
    for stream in (sys.stdout, sys.stderr):
        if reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(errors="replace")


def _leave_output() -> None:
    """Write what is left to write; if nobody takes it, let it go without another complaint at the end."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
