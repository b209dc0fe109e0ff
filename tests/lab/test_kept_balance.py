"""The kept figures of `make balance`: every starter deck is measured, and none is out of bounds."""

from pathlib import Path

from signum.classic.lab.balance.kept import FIRST, PROSPERITY, KeptShare, read
from signum.classic.lab.balance.report import FAIR, FIRST_SHARE, PROSPERITY_SHARE
from signum.classic.lab.legal_decks import legal_starter_decks

KEPT = {(one.edition, one.style): one for one in read(Path(__file__).with_name("balance.json"))}
GREEDY = KEPT["en2", "greedy"]


def certainly_outside(kept: KeptShare, bounds: tuple[float, float]) -> bool:
    """Whether the whole interval lies out of the bounds."""
    low, high = kept.share.interval
    return low > bounds[1] or high < bounds[0]


def test_every_starter_deck_is_measured() -> None:
    assert set(GREEDY.decks) == set(legal_starter_decks("en2"))
    assert min([one.games for one in GREEDY.decks.values()]) >= 30


def test_no_deck_is_certainly_out_of_bounds_nor_the_share_of_prosperity() -> None:
    assert [name for name, one in GREEDY.decks.items() if certainly_outside(one, FAIR)] == []
    assert not certainly_outside(GREEDY.whole[PROSPERITY], PROSPERITY_SHARE)


def test_the_first_player_wins_as_often_as_is_wanted() -> None:
    low, high = FIRST_SHARE
    assert low <= GREEDY.whole[FIRST].share.share <= high
