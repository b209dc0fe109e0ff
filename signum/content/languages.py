"""The languages of the program: those of the rulebooks."""

import os
from collections.abc import Mapping
from typing import Final

from signum.content.mistakes import Mistake
from signum.content.spelling import not_known

LANGUAGES: Final = ("en", "fr", "de", "ru")


def known_language(language: str) -> str:
    """The language, if the program has it."""
    if language not in LANGUAGES:
        raise Mistake(f"language: {not_known(language, LANGUAGES)}")
    return language


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the machine if the program has it, or else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if setting := environment.get(name):
            language = setting[:2].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]
