"""Figures of the catalogue as the rules of Warseer use them."""

from signum.content.figures import row


def number(id: str, name: str) -> int:
    """A whole number."""
    return row(id, name).integer(0)


def numbers(id: str, name: str) -> frozenset[int]:
    """A list of whole numbers."""
    return frozenset([one.integer(0) for one in row(id, name).items()])


def word(id: str, name: str) -> str:
    """A word, such as the colour of a die."""
    return row(id, name).text()


def words(id: str, name: str) -> tuple[str, ...]:
    """A list of words, such as the faces on which something happens."""
    return tuple([one.text() for one in row(id, name).items()])
