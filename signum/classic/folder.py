"""The data folder of the classic game."""

from collections.abc import Mapping
from typing import Final

from signum.content.folders import folder_of
from signum.content.rules import Rule
from signum.content.rules import catalogue as catalogue_of

CLASSIC: Final = "classic"
FOLDER: Final = folder_of(CLASSIC)
PRINTINGS: Final = FOLDER.printings
"""The printings, oldest first."""


def catalogue() -> Mapping[str, Rule]:
    """The rules of the classic game by their ids."""
    return catalogue_of(CLASSIC)
