"""Values for the greedy player: named terms with their weights in data/classic/greedy.yaml."""

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from signum.classic.bots.greedy.quests import bounties
from signum.classic.bots.greedy.weights import weights as weights
from signum.classic.chapters.cards.city import SAVED
from signum.classic.chapters.turn.architect import may_come
from signum.classic.chapters.turn.turn import INCOME
from signum.classic.chapters.turn.zones import missed
from signum.classic.core.game import Game
from signum.classic.core.state import HERO, Creature, PlayerState
from signum.classic.core.values import (
    health,
    magical_shot,
    magical_strike,
    shooting,
    strength,
    throwing,
)
from signum.classic.odds.harm import AttackOdds, Harm
from signum.engine.questions import Seat
from signum.engine.values import Value

MOST: Final = 100
"""The highest useful prosperity."""
WorthFigures: TypeAlias = tuple[float, float, float, int, float]
FIGURES: Final[frozenset[Value[Any]]] = frozenset(
    {health, magical_shot, magical_strike, shooting, strength, throwing}
)
"""The values that the value of a creature is made of."""
_PLAIN: Final[dict[tuple[int, int, int, int, bool, float], WorthFigures]] = {}
"""The figures of creatures without abilities that change these values."""


def talents(game: Game, creature: Creature) -> float:
    """Its value besides strength and health: its shots, its magic, its other abilities."""
    of = weights()["body"]
    dice = (
        of["shot-die"] * game.value(shooting, creature)
        + of["throw-die"] * game.value(throwing, creature)
        + of["magic-die"] * (game.value(magical_shot, creature) + game.value(magical_strike, creature))
    )
    return dice + of["keyword"] * len(creature.held)


class Worths:
    """The value of each creature of a game in its condition, and the cost of harm to it.

    The nearer the end is, the more the wounds of the other side's hero count for a seat.
    """

    def __init__(self, game: Game, seat: Seat | None = None) -> None:
        self.game = game
        self.seat = seat
        self.hunt = 1.0 if seat is None else urgency(game, seat)
        self._losses: dict[int, Sequence[float]] = {}
        self._bounties = bounties(game, seat)

    def losses(self, creature: Creature) -> Sequence[float]:
        """The loss for 0, 1, 2 … damage; the last figure is its elimination."""
        if creature.id not in self._losses:
            self._losses[creature.id] = self._worked_out(creature)
        return self._losses[creature.id]

    def whole(self, creature: Creature) -> float:
        """The loss with its elimination, apart from the game."""
        token, fresh, a_wound, left, body = self._figures(creature)
        return token * creature.armour + fresh + a_wound * left + body + self._bounties.get(creature.id, 0.0)

    def _worked_out(self, creature: Creature) -> list[float]:
        token, fresh, a_wound, left, body = self._figures(creature)
        losses = [token * count for count in range(creature.armour + 1)]
        base = losses[-1]
        losses += [base + fresh + a_wound * count for count in range(1, left)]
        return [*losses, base + fresh + a_wound * left + body + self._bounties.get(creature.id, 0.0)]

    def _figures(self, creature: Creature) -> WorthFigures:
        """The loss with an armour token, with the first wound, with each wound; its health; the rest."""
        if not self.game.unchanged(FIGURES, creature):
            return self._asked(creature)
        key = (
            creature.strength,
            creature.health,
            creature.wounds,
            len(creature.held),
            creature.type == HERO,
            self.hunt if self._hunts(creature) else 0.0,
        )
        known = _PLAIN.get(key)
        if known is None:
            known = _PLAIN[key] = self._asked(creature)
        return known

    def _asked(self, creature: Creature) -> WorthFigures:
        """The same by asking the rules for each value."""
        of, hero = weights()["body"], weights()["hero"]
        game = self.game
        dice = game.value(strength, creature)
        left = max(1, game.value(health, creature) - creature.wounds)
        chief = creature.type == HERO
        a_wound = of["health"] + (hero["wound"] if chief else 0.0)
        token = of["health"]
        if chief and self._hunts(creature):
            a_wound, token = a_wound * self.hunt, token * self.hunt
        fresh = 0.0 if creature.wounds else of["fresh"] * min(1.0, dice / 2)
        body = of["presence"] + of["strength"] * dice + talents(game, creature)
        return token, fresh, a_wound, left, body + (hero["fall"] if chief else 0.0)

    def _hunts(self, creature: Creature) -> bool:
        return self.seat is not None and self.game.hostile[self.seat][creature.seat]

    def harm(self, creature: Creature, harm: Harm) -> float:
        """The loss for exactly computed harm; negative if it was healed."""
        losses = self.losses(creature)
        if harm.dead:
            return losses[-1]
        of = weights()["body"]["health"]
        if creature.type == HERO and self._hunts(creature):
            of *= self.hunt
        if harm.lost <= 0:
            return of * (harm.armour + harm.lost)
        armour = creature.armour
        at = min(len(losses) - 2, armour + harm.lost)
        return losses[at] - of * (armour - harm.armour) + of * harm.relics

    def exchange(self, odds: AttackOdds, attacker: Creature, defender: Creature) -> float:
        """The value of an attack for the attacker: the defender's loss less its own."""
        total = 0.0
        for ending, weight in odds.weights.items():
            total += weight * (self.harm(defender, ending.defender) - self.harm(attacker, ending.attacker))
        return total / odds.total


def goal(game: Game, player: PlayerState) -> float:
    """C-WIN-02: the progress of a player to winning by prosperity; each missing turn reduces it.

    Q-END-01: it plays no part in quests.
    """
    of = weights()["goal"]
    if game.state.quest is not None:
        return 0.0
    if game.edition.prosperity_goal.is_met(player):
        return of["won"]
    wanted = game.edition.prosperity_goal.prosperity
    lacking = game.edition.prosperity_goal.buildings - {one.card for one in player.city}
    if not may_come(player, lacking):
        return 0.0
    costs = sum([game.cards[one].cost.prosperity for one in lacking if one in game.cards])
    short = wanted - player.prosperity + costs + of["a-turn-saving"] * len(lacking)
    if not lacking and short <= of["a-turn"]:
        return of["next-turn"]
    later: float = of["a-turn-later"] ** (max(0.0, short) / of["a-turn"])
    return of["worth"] * later


def rounds_to_goal(game: Game, seat: Seat) -> int:
    """C-WIN-02, C-TURN-05: the number of turns in which a seat wins by prosperity if it does nothing else.

    It builds only what it must, and saves; the other side's empty deck helps it, each time twice as much.
    """
    player = game.player(seat)
    wanted = game.edition.prosperity_goal.prosperity
    lacking = game.edition.prosperity_goal.buildings - {one.card for one in player.city}
    if game.state.quest is not None or not may_come(player, lacking):
        return MOST
    short = wanted - player.prosperity
    short += sum([game.cards[one].cost.prosperity for one in lacking if one in game.cards])
    others = [[len(other.deck), other.missed_draws] for other in map(game.player, game.opponents(seat))]
    for turn in range(MOST):
        if short <= 0:
            return turn
        short -= INCOME if turn < len(lacking) else INCOME + SAVED
        for other in others:
            if other[0]:
                other[0] -= 1
            else:
                short -= missed(min(other[1], MOST))
                other[1] += 1
    return MOST


def urgency(game: Game, seat: Seat) -> float:
    """The urgency of winning by fighting: 1 in a young game, more as the end by prosperity approaches.

    It is highest for the side that would lose by it.
    """
    of = weights()["clock"]
    mine = rounds_to_goal(game, seat)
    theirs = min([rounds_to_goal(game, other) for other in game.opponents(seat)], default=MOST)
    near = max(0.0, of["rounds"] - min(mine, theirs)) / of["rounds"]
    return 1.0 + near * (of["behind"] if theirs <= mine else of["ahead"])


def position(game: Game, seat: Seat) -> dict[str, float]:
    """The terms of a position that depend on no distance; the other side's count negatively."""
    worths = Worths(game)
    of = weights()["economy"]
    terms = {"bodies": 0.0, "prosperity": 0.0, "goal": 0.0, "city": 0.0, "cards": 0.0}
    hostile = game.hostile[seat]
    for creature in game.state.creatures.values():
        terms["bodies"] += worths.whole(creature) * (-1 if hostile[creature.seat] else 1)
    for at, player in enumerate(game.state.players):
        sign = -1 if hostile[at] else 1
        if player.hero_fell:
            terms["bodies"] -= sign * weights()["hero"]["fall"]
        terms["prosperity"] += sign * of["prosperity"] * player.prosperity
        terms["goal"] += sign * goal(game, player)
        terms["city"] += sign * (of["building"] * len(player.city) + of["relic"] * len(player.relics))
        terms["cards"] += sign * (
            of["card"] * len(player.hand) + of["tactic"] * len(player.tactics) + of["deck"] * len(player.deck)
        )
    return terms
