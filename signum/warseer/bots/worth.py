"""The worth of things for a computer player."""

from typing import Final

from msgspec import Struct

from signum.engine.questions import Seat
from signum.engine.units import CardId
from signum.warseer.chapters.economy import victory_points
from signum.warseer.chapters.victory import HERO_POINTS
from signum.warseer.core.card_types import BUILDING, RELIC
from signum.warseer.core.dice import BLANK, DICE
from signum.warseer.core.game import Game
from signum.warseer.core.holdings import HERO, MINION
from signum.warseer.core.state import DISEASE, POISON, STUN, Creature
from signum.warseer.core.values import health


class Weights(Struct, frozen=True):
    """The weights of an evaluation, in victory points."""

    point: float = 1.0
    income: float = 0.22
    late_income: float = 0.05
    power: float = 0.06
    card: float = 0.2
    feat: float = 0.25
    relic: float = 0.4
    building: float = 0.5
    hero: float = 7.0
    token: float = 0.25
    armour: float = 0.12
    near: float = 0.03
    body: float = 0.16
    star: float = 0.8
    risk: float = 0.22
    """How much of a creature's loss counts while opponents could reach it."""
    hero_risk: float = 1.0
    pull: float = 0.06
    """The price of each hex too far from opponents."""
    hero_pull: float = 0.06
    lonely: float = 0.1
    """The price of a hero's standing nearer to opponents than its own creatures, for each hex."""


WEIGHTS: Final = Weights()
TOKEN_WEIGHT: Final = {STUN: 1.0, POISON: 1.0, DISEASE: 1.5}


def strength_of(game: Game, card: CardId) -> float:
    """The worth of a creature's figures: dice, health, movement, range, abilities."""
    it = game.card(card)
    dice = sum([sum([face != BLANK for face in DICE[die].faces]) / 6 for die in it.dice])
    return 0.55 * dice + 0.22 * it.health + 0.1 * it.movement + 0.1 * it.range + 0.12 * len(it.abilities)


def worth(game: Game, one: Creature, weights: Weights = WEIGHTS) -> float:
    """The worth of a creature on the field for its player."""
    it = game.card(one.card)
    whole = game.value(health, one)
    left = max(0.0, (whole - one.wounds) / whole) if whole else 0.0
    body = weights.hero if it.type == HERO else strength_of(game, one.card) * weights.body * 4
    stars = 0.0 if it.type in (HERO, MINION) else it.stars * weights.star
    # A creature that is nearly gone still acts, so half of its worth does not depend on wounds.
    value = (body + stars) * (0.35 + 0.65 * left)
    value += one.armour * weights.armour
    return value - sum([TOKEN_WEIGHT[token] for token in one.tokens]) * weights.token


def price_of_loss(game: Game, one: Creature, weights: Weights = WEIGHTS) -> float:
    """The gain of the other side by eliminating a creature."""
    it = game.card(one.card)
    if it.type == HERO:
        price = weights.hero + 6 * weights.point
        return price if _worth_felling(game, one) else -price
    return worth(game, one, weights) + it.stars * weights.point + (0.4 if it.stars else 0.0)


def _worth_felling(game: Game, hero: Creature) -> bool:
    """W-WIN-02, W-WIN-04: whether the fall of a hero does not lose the game for its opponents."""
    falls = game.player(hero.seat)
    theirs = (victory_points(falls), len(falls.hall), len(falls.kills))
    others = [game.player(seat) for seat in game.seating.opponents[hero.seat]]
    return any((victory_points(one) + HERO_POINTS, len(one.hall), len(one.kills)) >= theirs for one in others)


def evaluate(game: Game, seat: Seat, weights: Weights = WEIGHTS) -> float:
    """How good a position is for a seat: its own things less those of its opponents."""
    total = 0.0
    for other in game.seating.seats:
        sign = -1.0 if game.hostile(seat, other) else 1.0
        total += sign * _side(game, other, weights)
    outcome = game.state.outcome
    if outcome is not None and outcome.winner is not None:
        total += 100.0 if outcome.winner == game.seating.side_of[seat] else -100.0
    return total


def _side(game: Game, seat: Seat, weights: Weights) -> float:
    player = game.player(seat)
    points = victory_points(player)
    # The last points are worth the most.
    value = weights.point * points + 0.02 * points * points
    value += weights.income * min(player.income, 10) + weights.late_income * max(0, player.income - 10)
    value += weights.power * player.power
    value += weights.card * min(len(player.hand), 6) + weights.feat * min(len(player.feats), 6)
    value += weights.relic * len(game.relics_of(seat)) + weights.building * len(game.buildings_of(seat))
    value += sum([worth(game, one, weights) for one in game.creatures_of(seat)])
    return value + nearness(game, seat, weights)


def nearness(game: Game, seat: Seat, weights: Weights) -> float:
    """Creatures near their opponents do more."""
    enemies = [one.at for one in game.opposing(seat)]
    if not enemies:
        return 0.0
    distance = game.ground.distance
    mine = [one for one in game.creatures_of(seat) if not game.is_hero(one)]
    return -weights.near * sum([min([distance(one.at, at) for at in enemies]) for one in mine])


def card_worth(game: Game, card: CardId) -> float:
    """The worth of a support card in hand beside others: dearer cards do more."""
    it = game.card(card)
    lasting = 0.4 if it.type in (RELIC, BUILDING) else 0.0
    return 0.25 + 0.22 * it.cost + lasting
