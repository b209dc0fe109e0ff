"""The computer players of the classic game by name."""

from collections.abc import Callable, Mapping
from functools import partial

from signum.classic.bots.gentle import gentle_player
from signum.classic.bots.greedy.player import greedy_player
from signum.classic.cards.card import Card
from signum.players import Player
from signum.players.random import random_player


def players(cards: Mapping[str, Card]) -> Mapping[str, Callable[[str], Player]]:
    """A maker for each player, the weakest first; the players can read these cards."""
    return {
        "random": random_player,
        "gentle": partial(gentle_player, cards=cards),
        "greedy": partial(greedy_player, cards=cards),
    }
