"""The starter decks that come with the program: one for each hero; a printing may have another list."""

from collections.abc import Mapping
from functools import cache

from signum.classic.cards.deck_files import DeckList, deck_of
from signum.classic.cards.sets import shipped
from signum.classic.folder import FOLDER


@cache
def starter_decks(edition: str = "") -> Mapping[str, DeckList]:
    """Every starter deck by the name of its file.

    A deck in the folder of a printing takes the place of the deck of the same name there.
    """
    found = _decks_in("")
    return {**found, **_decks_in(edition)} if edition else found


def _decks_in(edition: str) -> dict[str, DeckList]:
    folder = FOLDER.path / "decks"
    if edition:
        folder = folder / edition
    if not folder.is_dir():
        return {}
    cards = shipped()
    files = sorted(
        [file for file in folder.iterdir() if file.name.endswith(".yaml")], key=lambda file: file.name
    )
    return {file.name.removesuffix(".yaml"): deck_of(file.read_bytes(), file.name, cards) for file in files}
