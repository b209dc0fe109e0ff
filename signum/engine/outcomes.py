"""The end of any game: sides win, draw or lose."""

from msgspec import Struct

from signum.engine.seating import Side


class Outcome(Struct, frozen=True, omit_defaults=True):
    """The end of a game: the side that won (None in a draw), the way it won, and the rules behind it."""

    winner: Side | None
    by: str
    cites: tuple[str, ...]
    drawn: tuple[Side, ...] = ()
    """The sides that share a draw while others have lost; empty if all sides share it or one has won."""

    def shared_by(self, side: Side) -> bool:
        """Whether the side shares in a draw."""
        return self.winner is None and (not self.drawn or side in self.drawn)

    def score(self, side: Side) -> float:
        """The score of a side: 1 for a win, 0 for a loss, a half for a draw."""
        return 0.5 if self.shared_by(side) else float(self.winner == side)
