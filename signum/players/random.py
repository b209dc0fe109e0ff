"""A player that takes any legal option, all equally likely."""

from typing import Any

from signum.engine.chance import Chance, seed_of
from signum.engine.questions import Choice, Option
from signum.players import Player
from signum.players.deadline import Deadline


def random_player(seed: str) -> Player:
    """A random player with its own stream, so that a game can be repeated."""
    chance = Chance(seed_of(f"random player {seed}"))

    def answer(_view: Any, choice: Choice[Any], _deadline: Deadline) -> Option:
        option: Option = choice.drawn(chance.below)
        return option

    return answer
