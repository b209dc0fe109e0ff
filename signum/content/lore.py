"""Pages of the world in a game's folder: one for each faction and each hero, in every language."""

from collections.abc import Mapping
from functools import cache
from typing import TypeAlias

from signum.content.folders import folder_of
from signum.content.languages import LANGUAGES
from signum.content.source import parse

Pages: TypeAlias = Mapping[str, Mapping[str, str]]
"""Texts by the id of what they are about, and by language."""


@cache
def lore_in(game: str, part: str) -> Pages:
    """The pages of a part, factions or heroes, in the file lore.yaml of a game."""
    file = folder_of(game).path / "lore.yaml"
    parts = parse(file.read_bytes(), str(file)).fields(required=("factions", "heroes"))
    return {
        id: {language: one.text() for language, one in page.fields(LANGUAGES).items()}
        for id, page in parts[part].entries()
    }


def said(texts: Mapping[str, str], language: str) -> str:
    """A text in a language, else in English; empty without one."""
    return texts.get(language) or texts.get("en", "")
