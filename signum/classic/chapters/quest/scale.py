"""The scale of honour and rage: Q-SET-06."""

from typing import Final

from signum.classic.core.figures import names

_SECTIONS: Final = tuple([int(one) for one in names("Q-SET-06", "honour")])
"""The honour at which each section begins."""
_RAGE: Final = tuple([int(one) for one in names("Q-SET-06", "rage")])


def section(honour: int) -> int:
    """The section of the scale, counted from 0."""
    return max([at for at, begins in enumerate(_SECTIONS) if honour >= begins], default=0)


def rage_at(honour: int) -> int:
    """The Overlord's rage of a turn."""
    return _RAGE[section(honour)]


def next_section(honour: int) -> int | None:
    """The honour at which the next section begins; None in the last one."""
    return next((begins for begins in _SECTIONS if begins > honour), None)


def sections() -> tuple[tuple[int, int], ...]:
    """Each section: the honour at which it begins, and its rage."""
    return tuple(zip(_SECTIONS, _RAGE, strict=True))
