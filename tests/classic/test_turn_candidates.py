"""The options of a turn are made one by one, and read like a list."""

import pytest

from signum.classic.chapters.cards.cards_in_play import UseCard
from signum.classic.chapters.cards.playing import Play
from signum.classic.chapters.turn.activation import Activate, EndTurn
from signum.classic.chapters.turn.phase import TurnCandidates

OPTIONS = [Activate(4), Activate(7), Play("tavern"), UseCard(9), EndTurn()]


@pytest.fixture
def candidates() -> TurnCandidates:
    return TurnCandidates([4, 7], ["tavern"], [9], EndTurn())


def test_they_come_in_the_order_of_a_list(candidates: TurnCandidates) -> None:
    assert len(candidates) == len(OPTIONS)
    assert list(candidates) == OPTIONS
    assert [candidates[at - len(OPTIONS)] for at in range(len(OPTIONS))] == OPTIONS
    assert candidates[1:4] == OPTIONS[1:4]


@pytest.mark.parametrize("at", [5, 99, -6])
def test_there_is_none_beyond_the_last(candidates: TurnCandidates, at: int) -> None:
    with pytest.raises(IndexError):
        candidates[at]
