"""The rows of the bench that play the classic slice: random play, forks, views, replay."""

from collections.abc import Callable
from typing import Any

from signum.engine.chance import Chance, seed_of
from signum.engine.run import Run
from signum.lab.brawls import brawl
from signum.table.match import Match

EDITION = "en2"
BATCH = 200


def random_play(a_side: int = 8) -> Callable[[], int]:
    """Decisions of random play: candidates are drawn and only the drawn one is checked."""
    seeds = Chance(seed_of("bench random play"))

    def play() -> int:
        run = _run(seeds, a_side)
        return _played(run, seeds, BATCH)

    return play


def random_play_32() -> Callable[[], int]:
    """The same with 32 creatures on the field: the cost of a decision must not grow with them."""
    return random_play(16)


def random_play_listed() -> Callable[[], int]:
    """Decisions of random play with every legal option listed first."""
    seeds = Chance(seed_of("bench listed"))

    def play() -> int:
        run = _run(seeds, 8)
        for answers in range(BATCH):
            choice = run.choice
            if choice is None:
                return answers
            options = choice.options()
            run.answer(choice.seat, options[seeds.below(len(options))])
        return BATCH

    return play


def fork_at_rest() -> Callable[[], int]:
    """A twin of a game between two activations."""
    run = _run(Chance(seed_of("bench fork")), 8)
    return _forks(run)


def fork_mid_activation() -> Callable[[], int]:
    """A twin of a game in the middle of a fight: the last rest and the answers since."""
    seeds = Chance(seed_of("bench fork"))
    run = _run(seeds, 8)
    while len(run.entries) - run.rests[-1].entries < 3:
        choice = run.choice
        assert choice is not None
        run.answer(choice.seat, choice.drawn(seeds.below))
    return _forks(run)


def view() -> Callable[[], int]:
    """What a seat sees, built anew."""
    rules, start = brawl(EDITION, Chance(seed_of("bench view")), a_side=8, cards=30)
    match = Match(rules, start, secret=seed_of("bench view"))

    def build() -> int:
        for _ in range(BATCH // 2):
            match.view(0)
            match.view(1)
        return BATCH

    return build


def replay() -> Callable[[], int]:
    """Answers of a recorded game given again, record read and checked."""
    seeds = Chance(seed_of("bench replay"))
    rules, start = brawl(EDITION, seeds, a_side=4)
    match = Match(rules, start, secret=seed_of("bench replay"))
    while not match.finished:
        choice = match.run.choice
        assert choice is not None
        match.answer(choice.seat, choice.drawn(seeds.below))
    data = match.save()

    def again() -> int:
        return len(Match.resume(data).run.entries)

    return again


def _run(seeds: Chance, a_side: int) -> Run[Any, Any]:
    rules, start = brawl(EDITION, seeds, a_side=a_side, cards=30)
    return Run(rules, start.state, Chance(seed_of(str(seeds.below(1 << 30)))), keep_rests=False)


def _played(run: Run[Any, Any], picks: Chance, most: int) -> int:
    for answers in range(most):
        choice = run.choice
        if choice is None:
            return answers
        run.answer(choice.seat, choice.drawn(picks.below))
    return most


def _forks(run: Run[Any, Any]) -> Callable[[], int]:
    def fork() -> int:
        for _ in range(BATCH):
            run.fork()
        return BATCH

    return fork
