"""Intervals and ratings are those of the textbooks."""

from math import exp, log10
from statistics import mean

import pytest

from signum.lab.ratings import ELO, Pair, RatedGame, bootstrap, bradley_terry, rated
from signum.players.intervals import Interval, wilson


@pytest.mark.parametrize(
    "wins, games, low, high",
    [
        (8, 10, 0.4902, 0.9433),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (50, 100, 0.4038, 0.5962),
        (388, 400, 0.9483, 0.9828),
        (81, 263, 0.2553, 0.3662),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_intervals_are_those_of_the_tables(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_of_no_games_nothing_is_known() -> None:
    assert wilson(0, 0) == Interval(0.0, 1.0)


def average(values: list[float]) -> list[float]:
    return [mean(values)]


def test_the_bootstrap_of_400_even_games_is_five_points_to_either_side() -> None:
    (found,) = bootstrap([[0.0, 1.0] * 200], average, "1")
    assert found == pytest.approx((0.451, 0.549), abs=0.006)


def test_the_bootstrap_repeats_with_its_seed_and_with_no_other() -> None:
    values = [[0.0, 0.25, 0.5, 1.0, 1.5] * 20]
    assert bootstrap(values, average, "1") == bootstrap(values, average, "1")
    assert bootstrap(values, average, "1") != bootstrap(values, average, "2")


def test_each_group_is_drawn_from_itself() -> None:
    """A figure that is the same within each group has no interval, however the groups differ."""
    assert bootstrap([[0.0] * 30, [1.0] * 10, []], average, "1") == [Interval(0.25, 0.25)]


def test_three_of_four_points_are_191_elo() -> None:
    meetings = [RatedGame(0, 1, 0.75), RatedGame(1, 0, 0.25)] * 50
    one, other, first = bradley_terry(2, meetings, imagined=0.0)
    assert one - other == pytest.approx(400 * log10(3))
    assert one + other == pytest.approx(0)
    assert first == pytest.approx(0)


def test_strengths_and_the_worth_of_going_first_are_found_again() -> None:
    strengths, going_first = [150.0, 0.0, -150.0], 60.0
    meetings = [
        RatedGame(one, other, 1 / (1 + exp(-(strengths[one] - strengths[other] + going_first) / ELO)))
        for one in range(3)
        for other in range(3)
        if one != other
    ]
    assert bradley_terry(3, meetings, imagined=0.0) == pytest.approx([*strengths, going_first])


def test_who_wins_everything_is_not_infinitely_strong() -> None:
    """100 wins, and the two games that each two are imagined to have drawn: odds of 201 to 1."""
    one, other, first = bradley_terry(2, [RatedGame(0, 1, 1.0), RatedGame(1, 0, 0.0)] * 100)
    assert one - other == pytest.approx(400 * log10(201))
    assert first == pytest.approx(0, abs=1e-6)


def test_without_games_all_are_equal() -> None:
    assert bradley_terry(3, []) == [0.0, 0.0, 0.0, 0.0]
    assert rated(2, [[]], "1").players[0].interval == Interval(0.0, 0.0)


LUCKY_FIRST: Pair = (RatedGame(0, 1, 1.0), RatedGame(1, 0, 1.0))
"""A pair in which luck, not a player, decided both games."""


def test_what_luck_gives_and_takes_in_a_pair_makes_nobody_stronger() -> None:
    ratings = rated(2, [[LUCKY_FIRST] * 60], "1")
    assert [one.elo for one in ratings.players] == pytest.approx([0, 0], abs=1e-6)
    assert ratings.players[0].interval == pytest.approx((0, 0), abs=1e-6)
    assert ratings.first.elo > 500


def test_the_interval_of_a_rating_is_that_of_its_share() -> None:
    """300 of 400 points, the games of a pair unlike: 75 % +- 4.2 points of share are +- 40 points of Elo."""
    won: Pair = (RatedGame(0, 1, 1.0), RatedGame(1, 0, 0.0))
    lost: Pair = (RatedGame(0, 1, 0.0), RatedGame(1, 0, 1.0))
    pairs = (
        [won] * 112 + [LUCKY_FIRST] * 38 + [(RatedGame(0, 1, 0.0), RatedGame(1, 0, 0.0))] * 38 + [lost] * 12
    )
    ratings = rated(2, [pairs], "1")
    apart = 2 * ratings.players[0].elo
    low, high = (2 * value for value in ratings.players[0].interval)
    assert apart == pytest.approx(191, abs=3)
    assert (low - apart, high - apart) == pytest.approx((-40, 40), abs=6)
