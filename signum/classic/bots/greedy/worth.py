"""Values for the greedy player: named terms with their weights in data/classic/greedy.yaml."""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final, TypeAlias

from signum.classic.bots.greedy.figures import values_of
from signum.classic.bots.greedy.prosperity import goal, urgency
from signum.classic.bots.greedy.quests import bounties
from signum.classic.bots.greedy.weights import weights as weights
from signum.classic.composed_game import CreatureAbilities
from signum.classic.core.game import Game, is_silenced
from signum.classic.core.state import HERO, Creature
from signum.classic.core.values import (
    health,
    magical_shot,
    magical_strike,
    shooting,
    strength,
    throwing,
)
from signum.classic.knowledge.own_abilities import own_abilities
from signum.classic.odds.harm import AttackOdds, Harm
from signum.classic.odds.splitting import HarmWorth
from signum.engine.questions import Seat
from signum.engine.values import Value

WorthFigures: TypeAlias = tuple[float, float, float, int, float]
FIGURES: Final[frozenset[Value[Any]]] = frozenset(
    {health, magical_shot, magical_strike, shooting, strength, throwing}
)
"""The values that the value of a creature is made of."""
PLAGUES: Final = frozenset({"A-POISON", "A-DISEASE"})


def abilities_left(game: Game, creature: Creature) -> int:
    """The abilities that it holds; a silenced creature has lost those, and the sentences of its text."""
    if not is_silenced(creature):
        return len(creature.held)
    card = game.cards.get(creature.card)
    return plagues(creature) - (0 if card is None else len(card.effects))


def plagues(creature: Creature) -> int:
    """The tokens that only hurt their bearer."""
    return len([one for one in creature.held if one.ability in PLAGUES])


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
            self._losses[creature.id] = self._all_losses(creature)
        return self._losses[creature.id]

    def whole(self, creature: Creature) -> float:
        """The loss with its elimination, apart from the game."""
        token, fresh, a_wound, left, body = self._figures(creature)
        return token * creature.armour + fresh + a_wound * left + body + self._bounties.get(creature.id, 0.0)

    def _all_losses(self, creature: Creature) -> list[float]:
        token, fresh, a_wound, left, body = self._figures(creature)
        losses = [token * count for count in range(creature.armour + 1)]
        base = losses[-1]
        losses += [base + fresh + a_wound * count for count in range(1, left)]
        return [*losses, base + fresh + a_wound * left + body + self._bounties.get(creature.id, 0.0)]

    def _figures(self, creature: Creature) -> WorthFigures:
        """The loss with an armour token, with the first wound, with each wound; its health; the rest."""
        own = own_abilities(self.game, creature, FIGURES)
        if own is None:
            return self._worked_out(creature)
        hunt = self.hunt if self._hunts(creature) else 0.0
        key = "worth", creature.type, creature.strength, creature.health, creature.wounds, hunt
        found: WorthFigures | None = own.cached.get(key)
        if found is None:
            found = own.cached[key] = self._worked_out(creature, own)
        return found

    def _worked_out(self, creature: Creature, own: CreatureAbilities | None = None) -> WorthFigures:
        """The same by the rules; `own` has its abilities if no others change its values."""
        game, of, hero = self.game, weights()["body"], weights()["hero"]
        value = values_of(game, creature, FIGURES, own)
        dice = value[strength]
        left = max(1, value[health] - creature.wounds)
        chief = creature.type == HERO
        a_wound = of["health"] + (hero["wound"] if chief else 0.0)
        token = of["health"]
        if chief and self._hunts(creature):
            a_wound, token = a_wound * self.hunt, token * self.hunt
        fresh = 0.0 if creature.wounds else of["fresh"] * min(1.0, dice / 2)
        ranged = (
            of["shot-die"] * value[shooting]
            + of["throw-die"] * value[throwing]
            + of["magic-die"] * (value[magical_shot] + value[magical_strike])
        )
        ill = plagues(creature)
        talents = ranged + of["keyword"] * (abilities_left(game, creature) - ill) - of["plague"] * ill
        body = of["presence"] + of["strength"] * dice + talents
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
        return float(self.of_fight(attacker, defender)(odds)[0])

    def of_fight(self, attacker: Creature, defender: Creature) -> HarmWorth:
        """The same for any odds."""
        return HarmWorth(partial(self.harm, defender), partial(self.harm, attacker))


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
