"""How a game ends: sides win, draw or lose, in every game alike."""

from msgspec import Struct

from signum.engine.seating import Side


class Outcome(Struct, frozen=True, omit_defaults=True):
    """How a game ended: which side won (none in a draw), in which way, and by which rules."""

    winner: Side | None
    by: str
    cites: tuple[str, ...]
    drawn: tuple[Side, ...] = ()
    """The sides that share a draw while others have lost; none where all share it or one has won."""

    def shared_by(self, side: Side) -> bool:
        """Whether the side has a part in a draw."""
        return self.winner is None and (not self.drawn or side in self.drawn)

    def score(self, side: Side) -> float:
        """What the game is worth to a side: 1 won, 0 lost, a half drawn."""
        return 0.5 if self.shared_by(side) else float(self.winner == side)
