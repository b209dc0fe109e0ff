"""`signum rules interactions`: the page about pairs of abilities that meet."""

from argparse import Namespace
from pathlib import Path

from signum.content.mistakes import Mistake
from signum.table.verbs import DONE, Verbs


def add(parts: Verbs) -> None:
    """Describe the part of the verb `rules`."""
    meet = parts.add_parser("interactions", help="where abilities meet, and how they combine")
    meet.add_argument("--write", type=Path, metavar="FILE", help="into a file, such as docs/interactions.md")
    meet.set_defaults(run=run)


def run(options: Namespace) -> int:
    """Print the page, or write it into a file."""
    from signum.classic.interactions.page import page

    if options.write is None:
        print(page(), end="")
        return DONE
    try:
        options.write.write_text(page(), encoding="utf-8")
    except OSError as error:
        raise Mistake(f"{options.write} cannot be written: {error.strerror}") from None
    return DONE
