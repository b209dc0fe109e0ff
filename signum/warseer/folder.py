"""The data folder of Warseer."""

from collections.abc import Mapping
from typing import Final

from signum.content.folders import folder_of
from signum.content.rules import Rule
from signum.content.rules import catalogue as catalogue_of

WARSEER: Final = "warseer"
FOLDER: Final = folder_of(WARSEER)
EDITION: Final = "fr112"
"""The one printing: the French rulebook, version 1.12."""


def catalogue() -> Mapping[str, Rule]:
    """The rules of Warseer by their ids."""
    return catalogue_of(WARSEER)
