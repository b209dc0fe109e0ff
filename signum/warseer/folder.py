"""The data folder of Warseer."""

from typing import Final

from signum.content.folders import folder_of

WARSEER: Final = "warseer"
FOLDER: Final = folder_of(WARSEER)
EDITION: Final = "fr112"
"""The one printing: the French rulebook, version 1.12."""
