"""The rows of the bench that play whole games of any rulebook, with the decks that come with it."""

from collections.abc import Iterator
from functools import partial
from itertools import cycle
from typing import Any, Final

from signum.engine.chance import Chance, seed_of
from signum.engine.questions import Choice
from signum.engine.run import GameRun
from signum.players.deadline import Deadline
from signum.table.benchmarks import DECISIONS, PUSH_POP, Benchmark, Work
from signum.table.rulebook import Rulebook

LONGEST: Final = 4_000
"""The most decisions of one game; random players may go on for ever."""
EARLY, LATE, POSITIONS = 60, 400, 12
"""The positions of a game that is under way: between these decisions, this many."""
FORKS: Final = 50
GREEDY: Final = "greedy"


def rows_of(game: Rulebook) -> tuple[Benchmark, ...]:
    """Whole games in each edition, then single questions in the middle of games of its newest edition."""
    name, newest = game.name, game.editions[-1]
    rows = [
        Benchmark(f"{name}-{edition}", "decisions/s", DECISIONS, partial(whole_games, game, edition))
        for edition in game.editions
    ]
    rows += [
        Benchmark(f"{name}-every-option", "questions/s", PUSH_POP, partial(every_option, game, newest)),
        Benchmark(f"{name}-fork-at-rest", "forks/s", PUSH_POP, partial(forks, game, newest, at_rest=True)),
        Benchmark(f"{name}-fork-mid-step", "forks/s", PUSH_POP, partial(forks, game, newest, at_rest=False)),
    ]
    if GREEDY in game.players:
        rows.append(Benchmark(f"{name}-greedy-turn", "turns/s", PUSH_POP, partial(turns, game, newest)))
    return tuple(rows)


def whole_games(game: Rulebook, edition: str) -> Work:
    """All decisions of random games to their end; only the drawn option is checked."""
    starts = _starts(game, edition, "bench whole games")

    def play() -> int:
        run, picks = next(starts)
        return sum(1 for _ in _drawn(run, picks))

    return play


def every_option(game: Rulebook, edition: str) -> Work:
    """Every option of a question: each candidate and each place that a region suggests, checked."""
    runs = cycle(_positions(game, edition, at_rest=None))

    def list_all() -> int:
        choice = next(runs).choice
        assert choice is not None
        found = choice.options()
        for offer in choice.offers:
            found += [one for one in offer.suggestions() if choice.allows(one)]
        return 1

    return list_all


def forks(game: Rulebook, edition: str, *, at_rest: bool) -> Work:
    """A twin of a game between two steps, or in the middle of one."""
    runs = cycle(_positions(game, edition, at_rest=at_rest))

    def fork() -> int:
        run = next(runs)
        for _ in range(FORKS):
            run.fork()
        return FORKS

    return fork


def turns(game: Rulebook, edition: str) -> Work:
    """All answers of the greedy player to the end of a turn."""
    rules: Any = game.rules(edition)
    runs = cycle(_positions(game, edition, at_rest=True))

    def play_turn() -> int:
        run = next(runs).fork()
        player, turn = game.players[GREEDY]("bench"), rules.turn(run.game.state)
        while (choice := run.choice) is not None and rules.turn(run.game.state) == turn:
            view = rules.view(run.game, choice.seat)
            run.answer(choice.seat, player(view, choice, Deadline(evaluations=None)))
        return 1

    return play_turn


def _positions(game: Rulebook, edition: str, *, at_rest: bool | None) -> list[GameRun[Any, Any]]:
    """Games under way at a choice: at rest, in the middle of a step, or either."""
    starts = _starts(game, edition, "bench positions")
    found: list[GameRun[Any, Any]] = []
    while len(found) < POSITIONS:
        run, picks = next(starts)
        wanted = EARLY + picks.below(LATE - EARLY)
        for answered, choice in enumerate(_drawn(run, picks, asks_first=True)):
            rested = len(run.entries) == run.rests[-1].entries
            if answered >= wanted and choice is not None and at_rest in (None, rested):
                found.append(run)
                break
    return found


def _drawn(
    run: GameRun[Any, Any], picks: Chance, *, asks_first: bool = False
) -> Iterator[Choice[Any] | None]:
    """Answer at random to the end; yield each choice, before its answer if it is asked first."""
    for _ in range(LONGEST):
        choice = run.choice
        if choice is None:
            return
        if asks_first:
            yield choice
        run.answer(choice.seat, choice.drawn(picks.below))
        if not asks_first:
            yield choice


def _starts(game: Rulebook, edition: str, seed: str) -> Iterator[tuple[GameRun[Any, Any], Chance]]:
    """Games of the usual mode with all pairings of the edition's decks in turns, and a stream of picks."""
    mode = next(iter(game.modes.values()))
    decks = [brought.deck for brought in game.library.legal_decks(edition)]
    seats = len(mode.sides)
    picks = Chance(seed_of(f"{seed} {game.name} {edition}"))
    made: dict[tuple[int, ...], tuple[Any, Any]] = {}
    while True:
        chosen = tuple([picks.below(len(decks)) for _ in range(seats)]) if mode.brings_decks else ()
        if chosen not in made:
            start = game.library.start(mode.id, edition, [decks[at] for at in chosen])
            made[chosen] = game.rules(edition).with_start(start), start
        rules, start = made[chosen]
        chance = Chance(seed_of(str(picks.below(1 << 30))))
        yield GameRun(rules, start.state.copy(), chance, keep_rests=False), picks
