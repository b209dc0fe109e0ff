"""Computer players. They get what a person gets: the view of their seat and the choice."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from signum.classic.cards.card import Card
from signum.content.mistakes import Mistake
from signum.content.spelling import not_known
from signum.engine.questions import Choice, Option
from signum.players.deadline import Deadline

Player: TypeAlias = Callable[[Any, Choice[Any], Deadline], Option]
"""A function from what its seat sees (the view of the game), what it is asked and how long it may think."""

RANDOM: Final = "random"
GENTLE: Final = "gentle"
GREEDY: Final = "greedy"
NAMES: Final = (RANDOM, GENTLE, GREEDY)
"""The computer players that can sit at a table."""


def named(name: str, seed: str, cards: Mapping[str, Card] | None = None) -> Player:
    """The computer player of this name; the same seed has the same answers.

    `cards` are those that everybody can read, usually all that come with the program.
    """
    from signum.classic.bots.gentle import gentle_player
    from signum.classic.bots.greedy.player import greedy_player
    from signum.classic.cards.sets import shipped
    from signum.players.random import random_player

    if name == RANDOM:
        return random_player(seed)
    if name == GENTLE:
        return gentle_player(seed, shipped() if cards is None else cards)
    if name == GREEDY:
        return greedy_player(seed, shipped() if cards is None else cards)
    raise Mistake(f"player: {not_known(name, NAMES)}")
