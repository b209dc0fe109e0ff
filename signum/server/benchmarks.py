"""The rows of the bench for the server: the screens that it sends."""

from functools import partial
from itertools import cycle
from typing import Any, Final

from signum.engine.chance import Chance, seed_of
from signum.server.rooms.screen import Screens
from signum.table.benchmarks import PUSH_POP, Benchmark, Work
from signum.table.games import Games
from signum.table.match import Match
from signum.table.rulebook import Rulebook

ANSWERS: Final = (60, 110, 160, 210, 260, 310)
"""How far the games are from which screens are made."""


def screens(games: Games) -> tuple[Benchmark, ...]:
    """A row for each game."""
    return tuple(
        [
            Benchmark(f"{name}-screen", "screens/s", PUSH_POP, partial(screen, game))
            for name, game in games.items()
        ]
    )


def screen(game: Rulebook) -> Work:
    """The screen of the seat that is asked, with its findings and words."""
    shown = cycle([_screens(game, answers) for answers in ANSWERS])

    def make() -> int:
        next(shown).screen(0)
        return 1

    return make


def _screens(game: Rulebook, answers: int) -> Screens:
    """A table after this many random answers."""
    edition, mode = game.editions[-1], next(iter(game.modes.values()))
    decks = [game.library.deck(one, edition).deck for one in game.library.usual_decks]
    start: Any = game.library.start(mode.id, edition, decks if mode.brings_decks else ())
    match = Match(game.rules(edition).with_start(start), start, secret=seed_of("bench screen"))
    picks = Chance(seed_of(f"bench screen {answers}"))
    for _ in range(answers):
        choice = match.run.choice
        if choice is None:
            break
        match.answer(choice.seat, choice.drawn(picks.below))
    asked = match.run.choice
    return Screens(game, match, None if asked is None else asked.seat, "en")
