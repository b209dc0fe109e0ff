"""The rows of the bench that play the classic game: random play, growth, forks, views, replay."""

from collections.abc import Callable
from itertools import cycle
from typing import Any, TypeAlias

from signum.classic.lab.brawls import brawl
from signum.classic.lab.duels import duel
from signum.classic.lab.inventions import invented
from signum.classic.lab.skirmishes import skirmish
from signum.classic.positions.position import Start
from signum.classic.rulebook import CLASSIC
from signum.classic.rules import Classic
from signum.engine.chance import Chance, seed_of
from signum.engine.run import GameRun
from signum.table.games import Games
from signum.table.match import Match
from signum.table.resuming import resume

EDITION = "en2"
BATCH = 200
TABLES = 24
"""The number of tables laid out before a row of random play is measured; they are played in turns."""
WIDE = 4_000
"""The margin of a skirmish with room for 32 creatures."""

BenchTable: TypeAlias = tuple[Classic, Start]


def random_play(a_side: int = 8) -> Callable[[], int]:
    """Decisions of two squads in contact: an option is drawn and only that one is checked."""
    return _plays(lambda seeds: brawl(EDITION, seeds, a_side=a_side, cards=30), _drawn)


def random_play_listed() -> Callable[[], int]:
    """The same with every legal option listed first."""
    return _plays(lambda seeds: brawl(EDITION, seeds, a_side=8, cards=30), _listed)


def random_skirmish(a_side: int = 4) -> Callable[[], int]:
    """Decisions of squads that move, run, fly, shoot and hide between templates."""
    return _plays(lambda seeds: skirmish(EDITION, seeds, a_side=a_side, margin=WIDE), _drawn)


def random_duel() -> Callable[[], int]:
    """Decisions of whole duels with decks of invented cards, from the roll for the first turn."""

    def table(seeds: Chance) -> BenchTable:
        rules, start = duel(EDITION, seeds, invented(EDITION, seeds))
        return rules.with_start(start), start

    return _plays(table, _drawn)


def fork_at_rest() -> Callable[[], int]:
    """A fork of a game between two activations."""
    seeds = Chance(seed_of("bench fork"))
    return _forks(_run(brawl(EDITION, seeds, a_side=8, cards=30), seeds))


def fork_mid_activation() -> Callable[[], int]:
    """A fork of a game in the middle of a fight: the last rest and the answers since."""
    seeds = Chance(seed_of("bench fork"))
    run = _run(brawl(EDITION, seeds, a_side=8, cards=30), seeds)
    while len(run.entries) - run.rests[-1].entries < 3:
        choice = run.choice
        assert choice is not None
        run.answer(choice.seat, choice.drawn(seeds.below))
    return _forks(run)


def view() -> Callable[[], int]:
    """A seat's view, built again."""
    rules, start = brawl(EDITION, Chance(seed_of("bench view")), a_side=8, cards=30)
    match = Match(rules, start, secret=seed_of("bench view"))

    def build() -> int:
        for _ in range(BATCH // 2):
            # Not the table's own view, which is kept while nothing happens.
            rules.view(match.run.game, 0)
            rules.view(match.run.game, 1)
        return BATCH

    return build


def replay() -> Callable[[], int]:
    """Answers of a recorded game given again, including reading and checking the record."""
    seeds = Chance(seed_of("bench replay"))
    rules, start = brawl(EDITION, seeds, a_side=4)
    match = Match(rules, start, secret=seed_of("bench replay"))
    while not match.finished:
        choice = match.run.choice
        assert choice is not None
        match.answer(choice.seat, choice.drawn(seeds.below))
    data, games = match.save(), Games.of(CLASSIC)

    def again() -> int:
        return len(resume(data, games).run.entries)

    return again


def _plays(
    table: Callable[[Chance], BenchTable], given: Callable[[GameRun[Any, Any], Chance], bool]
) -> Callable[[], int]:
    """A batch plays one of the tables on, from its start, for a number of decisions."""
    seeds = Chance(seed_of("bench random play"))
    tables = cycle([table(seeds) for _ in range(TABLES)])

    def play() -> int:
        run = _run(next(tables), seeds)
        answers = next((answers for answers in range(BATCH) if not given(run, seeds)), BATCH)
        run.break_off()
        return answers

    return play


def _drawn(run: GameRun[Any, Any], picks: Chance) -> bool:
    """A random answer; only the drawn option is checked. None if the game is over."""
    choice = run.choice
    if choice is None:
        return False
    run.answer(choice.seat, choice.drawn(picks.below))
    return True


def _listed(run: GameRun[Any, Any], picks: Chance) -> bool:
    """A random answer among all legal ones. None if the game is over."""
    choice = run.choice
    if choice is None:
        return False
    options = choice.options()
    run.answer(choice.seat, options[picks.below(len(options))])
    return True


def _run(table: BenchTable, seeds: Chance) -> GameRun[Any, Any]:
    rules, start = table
    return GameRun(rules, start.state.copy(), Chance(seed_of(str(seeds.below(1 << 30)))), keep_rests=False)


def _forks(run: GameRun[Any, Any]) -> Callable[[], int]:
    def fork() -> int:
        for _ in range(BATCH):
            run.fork()
        return BATCH

    return fork
