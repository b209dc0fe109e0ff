"""The starter decks that come with the program, one for each hero."""

from collections.abc import Mapping
from functools import cache

from signum.classic.cards.deck_files import DeckList, deck_of
from signum.classic.cards.sets import shipped
from signum.classic.folder import FOLDER


@cache
def starter_decks() -> Mapping[str, DeckList]:
    """Every starter deck by the name of its file."""
    folder = FOLDER.path / "decks"
    cards = shipped()
    found = sorted(
        [file for file in folder.iterdir() if file.name.endswith(".yaml")], key=lambda file: file.name
    )
    return {file.name.removesuffix(".yaml"): deck_of(file.read_bytes(), file.name, cards) for file in found}
