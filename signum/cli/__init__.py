"""The command `signum`, one module for each verb.

A verb's module has a function `add(verbs)` that describes its options and sets `run`, a function from the
options to an exit code. It imports the rooms it needs inside `run`, so that the command answers at once.
"""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Final

from signum import __version__
from signum.content.mistakes import Mistake
from signum.rulebooks import GAME_VERBS
from signum.table.verbs import (
    DONE,
    FOUND,
    INTERRUPTED,
    MISUSED,
    NOBODY_READS,
    Parser,
    Verbs,
    tell,
)

__all__ = [
    "DONE",
    "FOUND",
    "INTERRUPTED",
    "MISUSED",
    "NOBODY_READS",
    "VERBS",
    "Verbs",
    "main",
    "parser",
    "tell",
]

VERBS: Final = (
    "play",
    "learn",
    "serve",
    "replay",
    "analyse",
    "verify",
    "rules",
    "scenario",
    "puzzles",
    "words",
    "simulate",
    "league",
    "calibrate",
    "bench",
)
"""The modules of this room that are verbs, in the order of the overview."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command with these words and return the exit code."""
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
    for module in (*[f"signum.cli.{name}" for name in VERBS], *GAME_VERBS):
        import_module(module).add(verbs)
    return top


def _open_streams() -> None:
    """Replace streams that were closed before the start; substitute characters that the screen lacks."""
    nowhere = Path(os.devnull)
    sys.stdin = sys.stdin or nowhere.open(encoding="utf-8")
    sys.stdout = sys.stdout or nowhere.open("w", encoding="utf-8")
    sys.stderr = sys.stderr or nowhere.open("w", encoding="utf-8")
    for stream in (sys.stdout, sys.stderr):
        if reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(errors="replace")


def _leave_output() -> None:
    """Flush the output; if its reader is gone, discard it without another error at exit."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
