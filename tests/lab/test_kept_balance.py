"""The kept figures of `make balance`: every starter deck is measured, and none is out of bounds."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from signum.classic.editions import EDITIONS
from signum.classic.lab.balance.kept import FIRST, PROSPERITY, KeptShare, read
from signum.classic.lab.balance.report import FAIR, FIRST_SHARE, PROSPERITY_SHARE
from signum.classic.lab.legal_decks import legal_starter_decks
from signum.lab.summary import Share, share

KEPT = {(one.edition, one.style): one for one in read(Path(__file__).with_name("balance.json"))}
GREEDY = {edition: KEPT[edition, "greedy"] for edition in EDITIONS}
FIRST_EDITIONS = [edition for edition in EDITIONS if edition != "en2"]


def certainly_outside(kept: KeptShare, bounds: tuple[float, float]) -> bool:
    """Whether the whole interval lies out of the bounds."""
    low, high = kept.share.interval
    return low > bounds[1] or high < bounds[0]


def together(parts: Iterable[KeptShare]) -> Share:
    """The share of all games of several measurements."""
    known = list(parts)
    return share(sum([one.wins for one in known]), sum([one.games for one in known]))


def within(found: Share, bounds: tuple[float, float]) -> bool:
    """Whether the share itself, the middle of its interval, lies within the bounds."""
    return bounds[0] <= found.share <= bounds[1]


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_starter_deck_is_measured(edition: str) -> None:
    decks = GREEDY[edition].decks
    assert set(decks) == set(legal_starter_decks(edition))
    assert min([one.games for one in decks.values()]) >= 30


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_deck_is_certainly_out_of_bounds_nor_the_share_of_prosperity(edition: str) -> None:
    kept = GREEDY[edition]
    assert [name for name, one in kept.decks.items() if certainly_outside(one, FAIR)] == []
    assert not certainly_outside(kept.whole[PROSPERITY], PROSPERITY_SHARE)


def test_the_first_player_wins_as_often_as_is_wanted() -> None:
    assert within(GREEDY["en2"].whole[FIRST].share, FIRST_SHARE)
    assert within(together(GREEDY[one].whole[FIRST] for one in FIRST_EDITIONS), FIRST_SHARE)


def test_prosperity_decides_as_many_games_as_are_wanted() -> None:
    assert within(GREEDY["en2"].whole[PROSPERITY].share, PROSPERITY_SHARE)
    assert within(together(GREEDY[one].whole[PROSPERITY] for one in FIRST_EDITIONS), PROSPERITY_SHARE)


def test_no_deck_of_the_first_editions_is_out_of_bounds_in_all_their_games() -> None:
    """A deck meets each other only a few times in each printing."""
    shares = {
        name: together(GREEDY[one].decks[name] for one in FIRST_EDITIONS)
        for name in legal_starter_decks("ru1")
    }
    assert [name for name, one in shares.items() if not within(one, FAIR)] == []
