"""The part of the classic game in puzzles (docs/puzzles.md)."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Final

from signum.classic.bots.named import players
from signum.classic.cards.sets import SETS, shipped
from signum.classic.core.game import Game
from signum.classic.puzzles.look_ahead import key, throws, tried
from signum.classic.puzzles.places import PLACES, place_holds
from signum.classic.puzzles.to_the_death import to_the_death
from signum.players import Player
from signum.table.puzzles.rules import GameWorth, HealthLost, OpenDecision, PuzzleGoal, PuzzleRules
from signum.table.seat_names import SEAT_NAMES


def readers(game: Game) -> Mapping[str, Callable[[str], Player]]:
    """The players; all seats can read the cards of the program and of the file."""
    return players({**shipped(SETS), **game.cards})


def health_lost(game: Game, creature: int) -> HealthLost | None:
    """The wounds and the printed health of a creature on the field."""
    one = game.creature(creature)
    return None if one is None else HealthLost(one.wounds, one.health)


def playable(_decision: OpenDecision, name: str) -> GameWorth:
    """The number of cards in a hand that only name buildings that the player has or can build."""
    seat = SEAT_NAMES.index(name)

    def count(game: Game) -> Fraction:
        player = game.player(seat)
        there = {*player.plans, *[one.card for one in player.city]}
        known = [game.cards[card] for card in player.hand if card in game.cards]
        return Fraction(sum(there.issuperset(card.cost.buildings) for card in known))

    return count


PUZZLES: Final = PuzzleRules(
    players=readers,
    health=health_lost,
    goals={"playable": PuzzleGoal(playable)},
    horizons={"death": to_the_death},
    places=tuple(PLACES),
    holds=place_holds,
    unordered=("cards", "buildings"),
    tried=tried,
    throws=throws,
    key=key,
)
