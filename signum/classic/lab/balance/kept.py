"""Kept figures of a matrix: written after a long measurement, compared with a short one."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from signum.classic.lab.balance.figures import against_the_field, by_prosperity, first_player
from signum.classic.lab.balance.games import BalanceGame
from signum.content.mistakes import Mistake
from signum.lab.summary import Share, share, told_share

FIRST: Final = "first player"
PROSPERITY: Final = "decided by prosperity"


class KeptShare(Struct, frozen=True):
    """The points of a share and its games."""

    wins: float
    games: int

    @property
    def share(self) -> Share:
        """The same with its interval."""
        return share(self.wins, self.games)


class KeptFigures(Struct, frozen=True):
    """The shares of one printing and style."""

    edition: str
    style: str
    decks: dict[str, KeptShare]
    """Each starter deck against the field."""
    whole: dict[str, KeptShare]
    """The first player, and the games that prosperity decided."""


def kept_figures(
    games: Sequence[BalanceGame], decks: Mapping[str, object], edition: str, style: str
) -> KeptFigures:
    """The figures of the games of a matrix."""
    return KeptFigures(
        edition,
        style,
        {name: _kept(against_the_field(games, name)) for name in decks},
        {FIRST: _kept(first_player(games)), PROSPERITY: _kept(by_prosperity(games))},
    )


def read(path: Path) -> list[KeptFigures]:
    """The figures in a file."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=list[KeptFigures])
    except (OSError, msgspec.MsgspecError) as error:
        raise Mistake(f"{path}: no figures of a balance: {error}") from None


def write(path: Path, figures: Sequence[KeptFigures]) -> None:
    """Write them, one share a line, so that a change shows what has moved."""
    path.write_bytes(msgspec.json.format(msgspec.json.encode(figures)) + b"\n")


def moved(before: Sequence[KeptFigures], now: KeptFigures) -> Iterator[str]:
    """The shares that certainly differ from the kept ones of the same printing and style."""
    for one in before:
        if (one.edition, one.style) != (now.edition, now.style):
            continue
        was = {**one.decks, **one.whole}
        for name, found in {**now.decks, **now.whole}.items():
            if name in was and differ(was[name].share, found.share):
                yield f"{name}: {told_share(found.share)}; kept: {told_share(was[name].share)}"


def differ(one: Share, other: Share) -> bool:
    """Whether the intervals of two shares do not overlap."""
    return one.interval.low > other.interval.high or other.interval.low > one.interval.high


def _kept(part: Share) -> KeptShare:
    return KeptShare(part.wins, part.games)
