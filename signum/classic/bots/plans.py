"""The computer's plan for a whole activation: the place, the attack, its odds, and the enemies' replies.

The activation and the move are rehearsed by the rules, and the player is asked again at each question, so
a plan is a row of answers that the rules accept. Its figures are the odds that the rules then use.
"""

from functools import cached_property
from typing import Final

from msgspec import Struct

from signum.classic.bots.greedy.player import Greedy
from signum.classic.bots.greedy.worth import Worths
from signum.classic.chapters.field.movement import MOVE, RUN, Move, Piece, Run, way_to
from signum.classic.chapters.field.ruins import Search, UseEntrance
from signum.classic.chapters.turn.activation import Activate, Attack, Close
from signum.classic.core.game import Game
from signum.classic.core.measuring import base_of, shape_of
from signum.classic.core.state import COVER, Creature, CreatureId
from signum.classic.findings.planned_attacks import PlannedAttack
from signum.classic.findings.position import KnownPosition
from signum.classic.findings.reachable_areas import pieces
from signum.classic.findings.rehearsal import Asked
from signum.classic.findings.threats import threats_to
from signum.classic.odds.harm import AttackOdds
from signum.classic.odds.splitting import Valuation
from signum.classic.positions.places import CENTIMETRE
from signum.engine.enumeration import TooManyWays
from signum.engine.questions import Option, Refusal
from signum.engine.units import Point
from signum.field.plane.distance import gap, touching
from signum.field.plane.shapes import Disc
from signum.players.deadline import Deadline

THINKING_TIME: Final = 1.0
"""The seconds for each further question of a plan."""

NEAR: Final = 5 * CENTIMETRE
"""A creature this close to a terrain stands behind it."""


class Whereabouts(Struct, frozen=True):
    """A place told by something near it: cover, behind, contact, towards, away."""

    kind: str
    thing: int
    gap: int = 0
    """The distance from it."""


class ActivationPlan(Struct, frozen=True):
    """An activation, as far as it can be foreseen."""

    creature: CreatureId
    row: tuple[Option, ...]
    """The answers, beginning with the open question."""
    how: str = ""
    to: Point | None = None
    place: Whereabouts | None = None
    path: tuple[Piece, ...] = ()
    attack: Attack | None = None
    odds: AttackOdds | None = None
    stabs: tuple[CreatureId, ...] = ()
    """The enemies that would roll for a backstab on the way."""
    reached_by: tuple[CreatureId, ...] = ()
    """The enemies that could attack it in melee afterwards, the attacked one left out."""
    shot_by: tuple[CreatureId, ...] = ()
    """The enemies that could shoot at it afterwards from where they stand."""
    refusal: Refusal | None = None
    """The reason why the activation leads to no action."""


class Planner:
    """Plans of one seat in one position."""

    def __init__(self, position: KnownPosition, player: Greedy) -> None:
        self.position = position
        self.player = player

    def plan(self, option: Option) -> ActivationPlan | None:
        """The plan that begins with this answer to the open question.

        None if it is about no creature, or about one of the Overlord, which acts by its pattern (Q-PVE-04).
        """
        choice = self.position.choice
        if choice is None:
            return None
        if isinstance(option, Activate):
            me = self.position.creature(option.creature)
            return None if me is None or me.seat != choice.seat else self._activated(me, option)
        me = self.position.creature(self.position.game.state.acting)
        if me is None or choice.kind not in ("action", "after-moving", "found"):
            return None
        return self._continued(me, (option,), option)

    def _activated(self, me: Creature, option: Activate) -> ActivationPlan:
        acting = self.position.acting(me)
        if not acting.ways:
            return ActivationPlan(me.id, (option,), refusal=acting.refusal)
        way = acting.ways[0]
        action = self._decided(way.game, way.choice)
        if action is None or not acting.allows(action):
            return ActivationPlan(me.id, (option,))
        return self._continued(me, (option, action), action)

    def _continued(self, me: Creature, row: tuple[Option, ...], action: Option) -> ActivationPlan:
        """The plan with this action, and after a move with the action that follows."""
        position = self.position
        if not isinstance(action, Move | Run):
            return self._planned(me, row, attack=action if isinstance(action, Attack) else None)
        how = RUN if isinstance(action, Run) else MOVE
        played = position.played(me, action.to, how)
        attack: Attack | None = None
        if played and played[0].choice is not None:
            then = self._decided(played[0].game, played[0].choice)
            if then is not None and all(one.explain(then) is None for one in played):
                if isinstance(then, Attack):
                    attack = then
                if isinstance(then, Attack | Search | UseEntrance):
                    row = (*row, then)
        return self._planned(me, row, how, action.to, attack)

    def _decided(self, game: Game, choice: Asked) -> Option | None:
        view = self.position.match.rules.view(game, self.position.seat)
        option = self.player(view, choice, Deadline(seconds=THINKING_TIME))
        return option if choice.allows(option) else None

    def _planned(
        self,
        me: Creature,
        row: tuple[Option, ...],
        how: str = "",
        to: Point | None = None,
        attack: Attack | None = None,
    ) -> ActivationPlan:
        game, then = self.position.acting_game(me)
        path = None if to is None else way_to(game, then, to, how, self.position.area(me, how).limit)
        played = () if to is None else self.position.played(me, to, how)
        after = played[0].game if played else game
        odds = None if attack is None else self._odds(me, attack, to, how)
        target = 0 if attack is None else attack.target
        threats = [one for one in threats_to(after, me.id) if one[0] != target]
        return ActivationPlan(
            me.id,
            row,
            how,
            to,
            None if to is None else self._place(me, to, how, attack),
            () if path is None else pieces(path),
            attack,
            odds,
            played[0].stabs if played else (),
            tuple([foe for foe, near in threats if near]),
            tuple([foe for foe, near in threats if not near]),
        )

    def _odds(self, me: Creature, attack: Attack, to: Point | None, how: str) -> AttackOdds | None:
        planned = PlannedAttack(self.position, me, attack, to, how)
        try:
            return None if planned.refusal is not None else planned.odds(self.valuation(me, attack))
        except TooManyWays:
            return None

    def valuation(self, me: Creature, attack: Attack) -> Valuation:
        """The player's own value of odds, by which it splits its dice when the attack comes."""
        return self._worths.of_fight(me, self.position.game.state.creatures[attack.target])

    @cached_property
    def _worths(self) -> Worths:
        return Worths(self.position.game, self.position.seat)

    def _place(self, me: Creature, to: Point, how: str, attack: Attack | None) -> Whereabouts | None:
        """By the enemy it attacks there, by cover, by the terrain that hides it, or by the nearest enemy."""
        game = self.position.played(me, to, how)[0].game
        there = game.creature(me.id)
        if attack is not None and isinstance(attack, Close):
            return Whereabouts("contact", attack.target)
        if there is None:
            return None
        base, touch = base_of(there), game.edition.contact_below
        for one in game.state.terrains.values():
            if COVER in one.abilities and touching(base, shape_of(one), touch):
                return Whereabouts("cover", one.id)
        hiding = self._hiding(me, to, how)
        if hiding is not None:
            return Whereabouts("behind", hiding)
        foes = game.foes(there.seat)
        if not foes:
            return None
        foe = min(foes, key=lambda one: (gap(base, base_of(one)), one.id))
        after, before = gap(base, base_of(foe)), gap(base_of(me), base_of(foe))
        return Whereabouts("towards" if after < before else "away", foe.id, after)

    def _hiding(self, me: Creature, to: Point, how: str) -> int | None:
        """The terrain nearby that hides it there from most of the enemies that see it now."""
        position = self.position
        foes = {one.id for one in position.game.foes(me.seat)}
        seen = {one.creature for one in position.sights(me) if one.line is not None} & foes
        count: dict[int, int] = {}
        for one in position.sights_after(me, to, how):
            for blocker in one.blockers if one.creature in seen and one.line is None else ():
                terrain = position.game.state.terrains.get(blocker)
                if terrain is not None and gap(Disc(*to, me.base // 2), shape_of(terrain)) <= NEAR:
                    count[blocker] = count.get(blocker, 0) + 1
        return max(count, key=lambda id: count[id], default=None)
