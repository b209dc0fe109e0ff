"""The messages of the classic game."""

from typing import Final

from signum.classic.folder import FOLDER
from signum.content.words import words_of

WORDS: Final = words_of(FOLDER.path)
say: Final = WORDS.say
