"""The data folder of the quest mode."""

from typing import Final

from signum.content.folders import folder_of

FOLDER: Final = folder_of("quest")
