"""The shared part of all verbs of the command `signum`, also of games: exit codes, options, help."""

from argparse import ArgumentParser, _SubParsersAction
from typing import Any, Final, NoReturn, TypeAlias

from signum.content.mistakes import Mistake

DONE: Final = 0
FOUND: Final = 1
"""The command worked and found something wrong: an invalid claim, a scenario that fails."""
MISUSED: Final = 2
INTERRUPTED: Final = 130
NOBODY_READS: Final = 141


class Parser(ArgumentParser):
    """Options are not abbreviated, and wrong usage is a mistake like any other."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**{"allow_abbrev": False, **settings})

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        """Report an unknown word as a mistake of its verb, with the verb's usage."""
        options, unknown = super().parse_known_args(args, namespace)
        if unknown:
            self.error(f"not known here: {' '.join(unknown)}")
        return options, unknown

    def error(self, message: str) -> NoReturn:
        """Raise argparse's error as a mistake, which `main` reports."""
        raise Mistake(f"{message}\n{self.format_usage().strip()}\n`{self.prog} --help` tells more")


Verbs: TypeAlias = "_SubParsersAction[Parser]"


def tell(parser: ArgumentParser) -> int:
    """Print the help of a verb that was called without its next word."""
    parser.print_help()
    return DONE
