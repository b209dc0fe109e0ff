"""Figures of the catalogue as the rules use them: numbers, lengths, faces, lists of names, phrases."""

import re
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Final, TypeVar

from signum.classic.core.dice import FACES, Face
from signum.content.figures import VALUES, row
from signum.content.rules import ALL
from signum.field.plane.lengths import CM, MM

T = TypeVar("T")

SHARES: Final = {"none": Fraction(0), "half": Fraction(1, 2), "all": Fraction(1)}
_UNITS: Final = {"mm": MM, "cm": CM}
_MEASURED: Final = re.compile(r"(\d+)(?:\.(\d))? (mm|cm)")
_NUMBER: Final = re.compile(r"\d+")


def number(id: str, name: str = VALUES, edition: str = ALL) -> int:
    """A whole number, 0 or more."""
    return row(id, name, edition).integer(0)


def numbers(id: str, name: str = VALUES, edition: str = ALL) -> frozenset[int]:
    """A list of whole numbers; `none` stands for an empty one."""
    node = row(id, name, edition)
    if node.content == "none":
        return frozenset()
    return frozenset([one.integer(0) for one in node.items()])


def names(id: str, name: str, edition: str = ALL) -> tuple[str, ...]:
    """A list of names, such as those of buildings."""
    return tuple([one.text() for one in row(id, name, edition).items()])


def share(id: str, name: str = VALUES, edition: str = ALL) -> Fraction:
    """A part of a whole."""
    return SHARES[row(id, name, edition).one_of(SHARES)]


def faces(id: str, name: str = VALUES, edition: str = ALL) -> frozenset[Face]:
    """The faces of dice on which something succeeds: `shield`, `axe or shield`."""
    node = row(id, name, edition)
    found = frozenset(node.text().split(" or "))
    if not found.issubset(FACES):
        raise node.error(f"faces are needed, joined by 'or': {', '.join(FACES)}; not '{node.text()}'")
    return found


def measured(id: str, name: str, edition: str = ALL) -> int:
    """A length in millimetres or centimetres, as hundredths of a millimetre."""
    node = row(id, name, edition)
    found = _MEASURED.fullmatch(node.text())
    if found is None:
        raise node.error(f"a length is needed, such as 3 mm or 8 cm, not '{node.text()}'")
    whole, tenth, unit = found.groups("0")
    return (10 * int(whole) + int(tenth)) * _UNITS[unit] // 10


S: Final = measured("C-CARD-03", "S")
M: Final = measured("C-CARD-03", "M")
L: Final = measured("C-CARD-03", "L")
XL: Final = measured("C-CARD-03", "XL")
BY_LETTER: Final = {"S": S, "M": M, "L": L, "XL": XL}


def distance(id: str, name: str, edition: str = ALL) -> int:
    """A length given by its letter, as hundredths of a millimetre."""
    return BY_LETTER[row(id, name, edition).one_of(BY_LETTER)]


def said(id: str, edition: str, phrases: Mapping[str, T]) -> T:
    """The meaning of a printing's words, for rules with a few known phrases."""
    return phrases[row(id, VALUES, edition).one_of(phrases)]


def said_with_number(id: str, edition: str, phrases: Mapping[str, Callable[[int], T]]) -> T:
    """The same for phrases that may hold one number, written `{}`; the number of the others is 0."""
    node = row(id, VALUES, edition)
    found = _NUMBER.search(node.text())
    phrase = _NUMBER.sub("{}", node.text(), count=1)
    if phrase not in phrases:
        known = "; ".join(phrases)
        raise node.error(f"'{node.text()}' is not known here; known, with a number for {{}}: {known}")
    return phrases[phrase](int(found[0]) if found else 0)
