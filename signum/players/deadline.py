"""The budget of a computer player for one decision."""

from time import monotonic


class Deadline:
    """A budget for one decision: in evaluations, so that answers repeat, or in seconds, or without end.

    A player spends evaluations and answers with its best option once the deadline is over.
    """

    __slots__ = ("_ends", "left")

    def __init__(self, *, evaluations: int | None = None, seconds: float | None = None) -> None:
        self.left = evaluations
        """The evaluations left; None where they are not counted."""
        self._ends = None if seconds is None else monotonic() + seconds

    def spend(self, evaluations: int = 1) -> None:
        """Count positions or odds that were evaluated."""
        if self.left is not None:
            self.left -= evaluations

    @property
    def over(self) -> bool:
        """Whether it is time to answer."""
        return (self.left is not None and self.left <= 0) or (
            self._ends is not None and monotonic() >= self._ends
        )
