"""The name of a person who has given none."""

import pytest

from signum.classic.rulebook import CLASSIC


@pytest.mark.parametrize(
    "deck, language, name",
    [
        ("brissa", "en", "Brissa’s player"),
        ("aurelis", "en", "Aurelis’s player"),
        ("roland", "ru", "Роланд"),
    ],
)
def test_a_player_is_called_by_the_first_name_of_the_hero(deck: str, language: str, name: str) -> None:
    """Pages shorten names so too, and a line must not have two forms of one name."""
    told = CLASSIC.library.player_of(deck, language)
    assert name in told
    assert "," not in told
