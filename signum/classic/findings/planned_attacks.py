"""An attack before it is declared: from the creature's place, or after a move or run to another one.

The activation and the move are rehearsed, so legality and odds are those that the rules then use.
"""

from math import lcm
from typing import Final

from signum.classic.chapters.field.movement import MOVE, RUN, Move, Run
from signum.classic.chapters.turn.activation import Attack, Fight
from signum.classic.core.game import Game
from signum.classic.core.state import Creature
from signum.classic.findings.attack_odds import Unsplit, unsplit_odds
from signum.classic.findings.position import KnownPosition
from signum.classic.odds import attacks
from signum.classic.odds.harm import AttackOdds, mixed
from signum.classic.odds.splitting import Valuation, kill_then_wounds
from signum.engine.questions import Refusal
from signum.engine.units import Point

MOST_KEPT: Final = 64
"""The number of cached melees of one position."""


class PlannedAttack:
    """One attack of one creature."""

    def __init__(
        self, position: KnownPosition, me: Creature, option: Attack, at: Point | None = None, how: str = ""
    ) -> None:
        self.position = position
        self.me = me
        self.option = option
        self.at = None if at == (me.x, me.y) else at
        self.acting = position.acting(me)
        self.how = how
        if self.at is not None and not how:
            self.how = MOVE if self.acting.allows(Move(self.at)) else RUN
        self.refusal = self._refusal()
        self.games: list[tuple[int, Game]] = self._games() if self.refusal is None else [(1, position.game)]
        """The game at the declaration in each way, with its weight; the current game if it is refused."""

    @property
    def game(self) -> Game:
        """The game at the declaration in the likeliest way."""
        return self.games[0][1]

    def unsplit(self) -> AttackOdds:
        """The odds of an attack without a split of dice."""
        option = self.option
        assert isinstance(option, Unsplit)
        cases = [
            (weight, unsplit_odds(game, game.state.creatures[self.me.id], option))
            for weight, game in self.games
        ]
        return mixed(cases)

    def fight(self) -> attacks.MeleeCases:
        """All the ways in which a melee can begin; cached, so that another split is answered at once."""
        fights, key = self.position.fights, (self.me.id, self.option.target, self.at, self.how)
        if key not in fights:
            if len(fights) >= MOST_KEPT:
                fights.clear()
            fights[key] = self._fight()
        return fights[key]

    def odds(self, valuation: Valuation = kill_then_wounds) -> AttackOdds:
        """The odds, of a melee with the splits that are best for this value of odds."""
        if not isinstance(self.option, Fight):
            return self.unsplit()
        return self.fight().odds_with(lambda melee: melee.valued(valuation).plan().reply.odds)

    # Implementation.

    def _refusal(self) -> Refusal | None:
        if self.at is None:
            return self.acting.explain(self.option)
        why = self.acting.explain(Run(self.at) if self.how == RUN else Move(self.at))
        if why is not None:
            return why
        played = self.position.played(self.me, self.at, self.how)
        return next((why for one in played if (why := one.explain(self.option))), None)

    def _games(self) -> list[tuple[int, Game]]:
        ways = self.acting.ways
        if self.at is None:
            return [(way.weight, way.game) for way in ways]
        played = self.position.played(self.me, self.at, self.how)
        return [(way.weight, one.game) for way, one in zip(ways, played, strict=True)]

    def _fight(self) -> attacks.MeleeCases:
        found: list[tuple[int, attacks.MeleeCases]] = []
        for weight, game in self.games:
            creatures = game.state.creatures
            found.append((weight, attacks.fight(game, creatures[self.me.id], creatures[self.option.target])))
        common = lcm(*[cases.total for _, cases in found])
        return attacks.MeleeCases(
            [
                attacks.Case(case.weight * weight * (common // cases.total), case.done, case.melee)
                for weight, cases in found
                for case in cases.cases
            ]
        )
