"""The messages of Warseer."""

from typing import Final

from signum.content.words import words_of
from signum.warseer.folder import FOLDER

WORDS: Final = words_of(FOLDER.path)
