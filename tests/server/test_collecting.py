"""Answers and their screens free their memory without a garbage collector."""

import gc
from collections.abc import Iterator
from queue import SimpleQueue
from threading import Timer

import pytest

from signum.server import collecting
from signum.server.collecting import (
    LATEST,
    MOST_NEW,
    QUIET,
    USUALLY,
    FullPasses,
    IdlePasses,
    added,
    start_collecting,
)
from signum.server.rooms.screen import Screens
from tests.server.measured import match_of, moments, shown_to

WARM = 10
"""Answers after which everything that is kept for good is there."""


def shown(screens: list[Screens]) -> None:
    """Everybody is shown the position."""
    for one in screens:
        one.screen(0)


def test_an_answer_leaves_hardly_any_cyclic_garbage() -> None:
    """A full pass over all tables is then needed rarely."""
    match = match_of("en2", "garbage")
    screens = [shown_to(match, seat) for seat in range(2)]
    played = moments(match, "garbage", 60)
    for _ in range(WARM):
        next(played)
        shown(screens)
    gc.collect()
    gc.disable()
    try:
        answers = 0
        for _ in played:
            shown(screens)
            answers += 1
        found = gc.collect()
    finally:
        gc.enable()
    assert answers > 20
    assert found < 10 * answers


def test_a_full_pass_waits_for_a_quiet_moment_but_not_for_ever() -> None:
    passes = FullPasses(0.0)
    assert not passes.collect(USUALLY - 1, stored=0.0)
    assert not passes.collect(USUALLY, stored=USUALLY - QUIET / 2)
    assert passes.collect(USUALLY + 1, stored=USUALLY + 1 - QUIET)
    assert not passes.collect(USUALLY + 60, stored=0.0)
    busy = LATEST + USUALLY
    assert not passes.collect(busy, stored=busy)
    assert passes.collect(busy + 1, stored=busy + 1)


def test_a_full_pass_is_made_when_garbage_may_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    passes = FullPasses(0.0)
    monkeypatch.setattr(collecting, "added", lambda: MOST_NEW - 1)
    assert not passes.collect(1.0, stored=1.0)
    monkeypatch.setattr(collecting, "added", lambda: MOST_NEW)
    assert passes.collect(2.0, stored=2.0)


def test_cyclic_garbage_is_counted_although_nothing_looks_for_it() -> None:
    """No pass is made by itself, and what was imported before is left out for good."""
    try:
        start_collecting()
        before = added()
        for _ in range(5_000):
            cycle: list[object] = []
            cycle.append(cycle)
        assert added() >= before + 5_000
        assert gc.collect() >= 4_999
        assert added() < before + 1_000
    finally:
        gc.unfreeze()
        gc.enable()


@pytest.fixture
def full_passes() -> Iterator[list[int]]:
    """The full passes that are made, automatic or not; thresholds are set back afterwards."""
    made: list[int] = []

    def note(phase: str, about: dict[str, int]) -> None:
        if phase == "start" and about["generation"] == 2:
            made.append(1)

    before = gc.get_threshold()
    gc.callbacks.append(note)
    yield made
    gc.callbacks.remove(note)
    gc.set_threshold(*before)


def test_a_worker_looks_at_old_objects_while_it_has_nothing_to_do(
    full_passes: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not before a job that waits, and not if nothing was made since."""
    monkeypatch.setattr(collecting, "IDLE", 0.01)
    count = (0, 0, collecting.YOUNGER)
    monkeypatch.setattr(gc, "get_count", lambda: count)
    passes, jobs = IdlePasses(), SimpleQueue[str]()
    assert gc.get_threshold()[2] == collecting.NEVER
    jobs.put("first")
    assert (passes.next(jobs), full_passes) == ("first", [])
    Timer(0.2, jobs.put, ["second"]).start()
    assert (passes.next(jobs), full_passes) == ("second", [1])
    count = (0, 0, 0)
    Timer(0.2, jobs.put, ["third"]).start()
    assert (passes.next(jobs), full_passes) == ("third", [1])


def test_a_worker_that_is_never_idle_looks_at_them_in_the_end(
    full_passes: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    passes, jobs = IdlePasses(), SimpleQueue[str]()
    monkeypatch.setattr(collecting, "BUSIEST", 0.0)
    jobs.put("job")
    assert (passes.next(jobs), full_passes) == ("job", [1])
