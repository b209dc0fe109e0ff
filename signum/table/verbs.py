"""What every verb of the command `signum` shares, those of a game too: exit codes, options, help."""

from argparse import ArgumentParser, _SubParsersAction
from typing import Any, Final, NoReturn, TypeAlias

from signum.content.mistakes import Mistake

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


def tell(parser: ArgumentParser) -> int:
    """Tell what there is to say after these words."""
    parser.print_help()
    return DONE
