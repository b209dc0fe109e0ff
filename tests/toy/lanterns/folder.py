"""The data folder of lanterns."""

from pathlib import Path
from typing import Final

from signum.content.folders import GameFolder, game_folder
from signum.content.rules import rules_of
from signum.content.words import Words, words_of

FOLDER: Final[GameFolder] = game_folder(Path(__file__).parent.parent / "data" / "lanterns")
WORDS: Final[Words] = words_of(FOLDER.path)
CATALOGUE: Final = rules_of(FOLDER)
