"""The part of Warseer in puzzles (docs/puzzles.md): a proof tries every option and every throw."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Final

from signum.players import Player
from signum.players.random import random_player
from signum.table.puzzles.rules import GameWorth, HealthLost, OpenDecision, PuzzleGoal, PuzzleRules
from signum.table.seat_names import SEAT_NAMES
from signum.warseer.bots.greedy import greedy_player
from signum.warseer.cards.sets import shipped
from signum.warseer.chapters.economy import victory_points
from signum.warseer.core.game import Game
from signum.warseer.core.values import health


def readers(game: Game) -> Mapping[str, Callable[[str], Player]]:
    """The players; all seats can read the cards of the program and of the file."""
    cards = {**shipped(), **game.cards}
    return {"random": random_player, "greedy": lambda seed: greedy_player(seed, cards)}


def health_lost(game: Game, creature: int) -> HealthLost | None:
    """The wounds and the health of a creature on the field."""
    one = game.creature(creature)
    return None if one is None else HealthLost(one.wounds, game.value(health, one))


def points(_decision: OpenDecision, name: str) -> GameWorth:
    """The victory points of a player."""
    seat = SEAT_NAMES.index(name)
    return lambda game: Fraction(victory_points(game.player(seat)))


def points_denied(_decision: OpenDecision, name: str) -> GameWorth:
    """The victory points of a player's opponents, counted as a loss."""
    seat = SEAT_NAMES.index(name)

    def count(game: Game) -> Fraction:
        others = [game.player(other) for other in game.seating.opponents[seat]]
        return -Fraction(sum(map(victory_points, others)))

    return count


def cards(_decision: OpenDecision, name: str) -> GameWorth:
    """The battle cards in a hand."""
    seat = SEAT_NAMES.index(name)
    return lambda game: Fraction(len(game.player(seat).hand))


PUZZLES: Final = PuzzleRules(
    players=readers,
    health=health_lost,
    goals={
        "points": PuzzleGoal(points),
        "points-denied": PuzzleGoal(points_denied),
        "cards": PuzzleGoal(cards),
    },
    unordered=("cards", "dice"),
)
