"""What things are worth to the greedy player: named terms with their weights in data/classic/greedy.yaml."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from signum.classic.chapters.cards.city import SAVED
from signum.classic.chapters.turn.turn import INCOME
from signum.classic.chapters.turn.zones import missed
from signum.classic.core.game import Game
from signum.classic.core.state import HERO, Creature, Player
from signum.classic.core.values import (
    health,
    magical_shot,
    magical_strike,
    shooting,
    strength,
    throwing,
)
from signum.classic.folder import FOLDER
from signum.classic.odds.harm import AttackOdds, Harm
from signum.content.source import parse
from signum.engine.questions import Seat

FILE: Final = "greedy.yaml"
MOST: Final = 100
"""More prosperity is never needed."""
Weights = dict[str, dict[str, float]]


@cache
def weights() -> Weights:
    """The weights of the terms, by group and name."""
    node = parse((FOLDER.path / FILE).read_bytes(), FILE)
    return {
        group: {name: float(figure.decimal()) for name, figure in terms.entries()}
        for group, terms in node.entries()
    }


def talents(game: Game, creature: Creature) -> float:
    """What it is worth beside its strength and health: its shots, its magic, its other abilities."""
    of = weights()["body"]
    dice = (
        of["shot-die"] * game.value(shooting, creature)
        + of["throw-die"] * game.value(throwing, creature)
        + of["magic-die"] * (game.value(magical_shot, creature) + game.value(magical_strike, creature))
    )
    return dice + of["keyword"] * len(creature.held)


class Worths:
    """What each creature of a game is worth as it stands, and what harm to it costs.

    The nearer the end is the more the wounds of the other side's hero count to a seat.
    """

    def __init__(self, game: Game, seat: Seat | None = None) -> None:
        self.game = game
        self.seat = seat
        self._hunt = 1.0 if seat is None else urgency(game, seat)
        self._losses: dict[int, Sequence[float]] = {}

    def losses(self, creature: Creature) -> Sequence[float]:
        """What is lost if it takes 0, 1, 2 … damage; the last figure is its elimination."""
        if creature.id not in self._losses:
            self._losses[creature.id] = self._worked_out(creature)
        return self._losses[creature.id]

    def whole(self, creature: Creature) -> float:
        """All that is lost with it, the game aside."""
        token, fresh, a_wound, left, body = self._figures(creature)
        return token * creature.armour + fresh + a_wound * left + body

    def _worked_out(self, creature: Creature) -> list[float]:
        token, fresh, a_wound, left, body = self._figures(creature)
        losses = [token * count for count in range(creature.armour + 1)]
        base = losses[-1]
        losses += [base + fresh + a_wound * count for count in range(1, left)]
        return [*losses, base + fresh + a_wound * left + body]

    def _figures(self, creature: Creature) -> tuple[float, float, float, int, float]:
        """What is lost with an armour token, with being unwounded, with a wound; its health; all the rest."""
        of, hero = weights()["body"], weights()["hero"]
        game = self.game
        dice = game.value(strength, creature)
        left = max(1, game.value(health, creature) - creature.wounds)
        chief = creature.type == HERO
        a_wound = of["health"] + (hero["wound"] if chief else 0.0)
        token = of["health"]
        if chief and self.seat not in (None, creature.seat):
            a_wound, token = a_wound * self._hunt, token * self._hunt
        fresh = 0.0 if creature.wounds else of["fresh"] * min(1.0, dice / 2)
        body = of["presence"] + of["strength"] * dice + talents(game, creature)
        return token, fresh, a_wound, left, body + (hero["fall"] if chief else 0.0)

    def harm(self, creature: Creature, harm: Harm) -> float:
        """What is lost with harm that was worked out exactly; below 0 where it was healed."""
        losses = self.losses(creature)
        if harm.dead:
            return losses[-1]
        of = weights()["body"]["health"]
        if creature.type == HERO and self.seat not in (None, creature.seat):
            of *= self._hunt
        if harm.lost <= 0:
            return of * (harm.armour + harm.lost)
        armour = creature.armour
        at = min(len(losses) - 2, armour + harm.lost)
        return losses[at] - of * (armour - harm.armour) + of * harm.relics

    def exchange(self, odds: AttackOdds, attacker: Creature, defender: Creature) -> float:
        """What an attack is worth to the attacker: what the defender loses less what it costs."""
        total = 0.0
        for ending, weight in odds.weights.items():
            total += weight * (self.harm(defender, ending.defender) - self.harm(attacker, ending.attacker))
        return total / odds.total


def goal(game: Game, player: Player) -> float:
    """C-WIN-02: how near a player is to winning by prosperity; each turn that is missing makes it less."""
    of = weights()["goal"]
    if game.edition.prosperity_goal.is_met(player):
        return of["won"]
    wanted = game.edition.prosperity_goal.prosperity
    lacking = game.edition.prosperity_goal.buildings - {one.card for one in player.city}
    if not lacking.issubset(player.plans):
        return 0.0
    costs = sum([game.cards[one].cost.prosperity for one in lacking if one in game.cards])
    short = wanted - player.prosperity + costs + of["a-turn-saving"] * len(lacking)
    if not lacking and short <= of["a-turn"]:
        return of["next-turn"]
    later: float = of["a-turn-later"] ** (max(0.0, short) / of["a-turn"])
    return of["worth"] * later


def rounds_to_goal(game: Game, seat: Seat) -> int:
    """C-WIN-02, C-TURN-05: in how many of its turns a seat wins by prosperity if it does nothing else.

    It builds what it must and saves; the other side's empty deck helps it, each time twice as much.
    """
    player = game.player(seat)
    wanted = game.edition.prosperity_goal.prosperity
    lacking = game.edition.prosperity_goal.buildings - {one.card for one in player.city}
    if not lacking.issubset(player.plans):
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
    """How much a seat wants the end by fighting: 1 in a young game, more the nearer the end by prosperity is.

    Above all to whoever would lose by it.
    """
    of = weights()["clock"]
    mine = rounds_to_goal(game, seat)
    theirs = min([rounds_to_goal(game, other) for other in game.opponents(seat)], default=MOST)
    near = max(0.0, of["rounds"] - min(mine, theirs)) / of["rounds"]
    return 1.0 + near * (of["behind"] if theirs <= mine else of["ahead"])


def position(game: Game, seat: Seat) -> dict[str, float]:
    """The terms of a position that hang on no distance; what the other side has counts against."""
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
