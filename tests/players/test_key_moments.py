"""Key moments are called where a choice or luck surely mattered, and told no larger than it was."""

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from signum.players.key_moments import (
    FIRST_LOOK,
    MATTERS,
    MOST_CHOICES,
    PAIRS,
    PLAYED,
    SCREENING,
    SETTLED,
    Comparison,
    KeyMomentSearch,
    Lead,
    Wanted,
)

DECISIONS = 12
COMPARED = [
    *[(decision, choice) for decision in range(DECISIONS) for choice in (1, 2)],
    *[(decision, SETTLED) for decision in range(4)],
]
Score = Callable[[Wanted], float]


def searched(
    score: Score, compared: list[tuple[int, int]] = COMPARED
) -> tuple[KeyMomentSearch, Counter[bool]]:
    """Play all continuations that a search wants; how many there were before the finals, and in them."""
    search, played, done = KeyMomentSearch(compared), Counter[bool](), 0.0
    numbers = Counter[tuple[int, int, bool]]()
    while wanted := search.wanted():
        for one in wanted:
            key = one.decision, one.choice, one.final
            assert one.number == numbers[key], "a continuation is left out or played twice"
            numbers[key] += 1
            played[one.final] += 1
            search.add(one, score(one))
        assert done <= search.done <= 1
        done = search.done
    assert search.done == 1
    return search, played


def noisy(seed: int, gains: dict[tuple[int, int], float]) -> Score:
    """Scores around a half, with these gains of choices; those of one number share half of their luck."""

    def score(wanted: Wanted) -> float:
        shared = Random(hash((seed, wanted.decision, wanted.number, wanted.final)))
        own = Random(hash((seed, *wanted)))
        gain = gains.get((wanted.decision, wanted.choice), 0.0)
        return 0.5 + gain + shared.gauss(0, 0.1) + own.gauss(0, 0.1)

    return score


def called(search: KeyMomentSearch) -> dict[tuple[int, int], Lead]:
    """What a search surely found."""
    found = [one for decision in range(DECISIONS) for one in search.sure(decision)]
    return {(one.decision, one.choice): one.lead(final=True) for one in found}


def test_games_in_which_nothing_matters_have_few_key_moments() -> None:
    """Though many differences are looked at, and some of them several times."""
    games = [searched(noisy(seed, {})) for seed in range(60)]
    assert sum(bool(called(search)) for search, _ in games) <= 5
    assert sum(bool(probably(search)) for search, _ in games) <= 12
    finals = [played[True] for _, played in games]
    assert sum(finals) / len(finals) < 0.8 * 7 * 2 * PAIRS, "hopeless comparisons go on"


def test_mistakes_and_luck_are_found_and_told_as_large_as_they_are() -> None:
    """The largest of many estimates are too large: what is told is not, on average."""
    gains = {(3, 2): 0.2, (7, 1): 0.15, (9, 1): -0.25, (9, 2): -0.2, (1, SETTLED): -0.3}
    right, told = Counter[tuple[int, int]](), 0.0
    games = [called(searched(noisy(seed, gains))[0]) for seed in range(30)]
    for found in games:
        for key, lead in found.items():
            right[key] += lead.told * gains.get(key, 0.0) > 0
            told += lead.told if lead.mean > 0 else 0.0
    assert right[3, 2] > 25
    assert right[7, 1] > 18
    assert right[1, SETTLED] > 25
    assert right[9, 2] > right[9, 1], "of worse choices the best one is compared"
    better = [lead for found in games for lead in found.values() if lead.mean > 0]
    assert 0.13 < told / len(better) < 0.18


def probably(search: KeyMomentSearch) -> dict[tuple[int, int], Lead]:
    """What a search found that is probable, or more."""
    found = [one for decision in range(DECISIONS) for one in search.probable(decision)]
    return {(one.decision, one.choice): one.lead(final=True) for one in found}


def test_smaller_differences_are_called_probable_and_most_of_them_are_there() -> None:
    """Where many decisions matter a little, most games have something to tell, and it is seldom wrong."""
    gains = {(decision, 1): Random(decision).gauss(0, 0.06) for decision in range(DECISIONS)}
    right = Counter[bool]()
    told = 0
    for seed in range(40):
        found = probably(searched(noisy(seed, gains), [(one, 1) for one in range(DECISIONS)])[0])
        told += bool(found)
        assert all(lead.is_sure or lead.pairs == PAIRS for lead in found.values()), "it was given up early"
        right.update([lead.mean * gains[key] > 0 for key, lead in found.items()])
    assert told > 25
    assert right[True] > 5 * right[False]


def test_what_is_sure_is_probable_too_and_close_choices_are_neither() -> None:
    sure, probable, close = Lead(28, 0.2, 0.04), Lead(28, -0.11, 0.05), Lead(28, 0.05, 0.05)
    assert [one.is_sure for one in (sure, probable, close)] == [True, False, False]
    assert [one.is_probable for one in (sure, probable, close)] == [True, True, False]
    assert not Lead(28, 0.015, 0.001).is_probable, "too small to matter"


def test_nothing_is_called_probable_before_its_comparison_ends() -> None:
    """A later look may change it."""
    search = KeyMomentSearch([(0, 1)])
    while wanted := search.wanted():
        leads = [one.lead(final=True) for one in search.finals or [] if one.scores[True]]
        if any(one.pairs < PAIRS and not one.is_sure for one in leads):
            assert not search.probable(0)
        for one in wanted:
            # Every other pair differs, so the difference is probable at each look and never sure.
            search.add(one, 0.5 + 0.25 * (one.choice == 1 and one.number % 4 == 0))
    assert search.probable(0)
    assert not search.sure(0)


def test_the_screening_halves_and_the_finals_have_other_luck() -> None:
    """A choice that was lucky in the screening is not called better for that."""
    lucky = {(decision, 1): 0.3 for decision in range(MOST_CHOICES)}
    search, played = searched(
        lambda one: 0.5 + (0 if one.final else lucky.get((one.decision, one.choice), 0.0))
    )
    assert not called(search)
    assert search.finals is not None
    assert [(one.decision, one.choice) for one in search.finals if one.choice != SETTLED] == list(lucky)
    assert {len(one.scores[True]) for one in search.finals} == {FIRST_LOOK}
    first, second = SCREENING
    screened = Counter([len(one.scores[False]) for one in search.comparisons])
    assert set(screened) == {first, first + second}
    assert screened[first] > screened[first + second]
    assert played[False] < (len(COMPARED) + DECISIONS) * (first + second)


def test_a_sure_difference_ends_its_comparison() -> None:
    search, _ = searched(lambda one: float(one.choice == 1), [(0, 1), (0, 2), (1, 1)])
    assert set(called(search)) == {(0, 1), (1, 1)}
    assert search.finals is not None
    assert {len(one.scores[True]) for one in search.finals} == {FIRST_LOOK}


def test_the_same_scores_matter_nowhere() -> None:
    search, _ = searched(lambda one: Random(one.number).random())
    assert not called(search)


def test_nothing_is_wanted_where_nothing_is_compared() -> None:
    search = KeyMomentSearch([])
    assert search.wanted() == []
    assert search.done == 1


@pytest.mark.parametrize("sign", [1, -1])
def test_what_is_told_is_cut_by_the_error_at_most(sign: int) -> None:
    """A small difference that is not sure is told as hardly any; a sure one nearly as it was found."""
    unsure, sure, small = Lead(12, sign * 0.1, 0.1), Lead(12, sign * 0.5, 0.1), Lead(28, sign * 0.01, 0.001)
    assert 0 < sign * unsure.told < 0.05
    assert not unsure.is_sure
    assert sign * sure.told == pytest.approx(0.4)
    assert sure.is_sure
    assert sign * small.told < MATTERS
    assert not small.is_sure


def test_a_lead_counts_pairs_of_one_number() -> None:
    comparison = Comparison(0, 1)
    comparison.played[True] = [0.1, 0.5, 0.3, 0.9]
    comparison.scores[True] = [0.2, 0.6, 0.4]
    lead = comparison.lead(final=True)
    assert (lead.pairs, round(lead.mean, 6)) == (3, 0.1)
    assert PLAYED not in (SETTLED, comparison.choice)
