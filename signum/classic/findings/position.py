"""One position as one seat knows it, with results that are cached while the position lasts."""

from collections.abc import Iterator
from functools import cached_property
from typing import Any, Final

from signum.classic.chapters.field.movement import RUN, Move, Run
from signum.classic.chapters.turn.activation import Attack, Close, refused_in_activation
from signum.classic.core.game import Game
from signum.classic.core.state import Creature, CreatureId
from signum.classic.core.view import View
from signum.classic.findings.field_shapes import FieldShapes
from signum.classic.findings.reach import WAYS, Contact, approach_in_reach
from signum.classic.findings.reachable_areas import ReachableArea, reachable_area
from signum.classic.findings.rehearsal import ActingWay, PlayedMove, Rehearsal, play_move, rehearse
from signum.classic.findings.sightlines import Explained, Sightline, Sightlines, never
from signum.classic.knowledge.known_game import KnownGame
from signum.classic.odds.attacks import MeleeCases
from signum.classic.rules import Classic
from signum.engine.question_shapes import QuestionShape, Secrecy
from signum.engine.questions import Choice, Option, Refusal, Seat
from signum.engine.units import Point
from signum.table.match import Match
from signum.table.wire import Loop

MOST_MOVES: Final = 64
"""The number of cached moves of one position."""
ACTING: Final = frozenset({"action", "after-moving", "found", "persecution", "persecution-target"})
"""Choices about what one creature does now."""


class KnownPosition:
    """A copy of the game without its secrets, with cached areas, shapes and melees."""

    def __init__(self, match: Match, seat: Seat | None) -> None:
        self.match = match
        self.seat = seat
        self.number = match.position
        assert isinstance(match.rules, Classic)
        self.known = KnownGame.of_game(match.rules, match.run.game, match.game_view(seat))
        self.game: Game = self.known.game
        self.fights: dict[tuple[CreatureId, CreatureId, Point | None, str], MeleeCases] = {}
        """The melees that have been computed."""
        self._rehearsals: dict[CreatureId, Rehearsal] = {}
        self._moves: dict[tuple[CreatureId, Point, str], tuple[PlayedMove, ...]] = {}
        self._areas: dict[tuple[CreatureId, str, int | None], ReachableArea] = {}
        self._held: dict[CreatureId, Game] = {}

    @cached_property
    def shapes(self) -> FieldShapes:
        """The shapes on the field."""
        return FieldShapes(self.game)

    @property
    def view(self) -> View:
        """The seat's view."""
        return self.known.view

    @property
    def choice(self) -> Choice[Any] | None:
        """The choice of the seat, if the seat is asked."""
        return None if self.seat is None else self.match.choice(self.seat)

    def creature(self, id: CreatureId) -> Creature | None:
        """The creature with that number, if it is on the field."""
        return self.game.creature(id)

    # Acting.

    def acting(self, creature: Creature) -> Rehearsal:
        """The activation of a creature: the running one as it is, any other rehearsed; computed once."""
        if creature.id not in self._rehearsals:
            running = self.game.state.acting == creature.id or self.match.finished
            self._rehearsals[creature.id] = (
                self._running(creature) if running else rehearse(self.game, creature.id)
            )
        return self._rehearsals[creature.id]

    def acting_game(self, creature: Creature) -> tuple[Game, Creature]:
        """The game in which the creature acts, in its likeliest way, and the creature there."""
        ways = self.acting(creature).ways
        game = ways[0].game if ways else self.game
        return game, game.state.creatures[creature.id]

    def may_go(self, creature: Creature, how: str) -> Refusal | None:
        """The reason why a creature can go nowhere in this way; None if it can."""
        here = creature.x, creature.y
        why = self.acting(creature).explain(Run(here) if how == RUN else Move(here))
        return None if why is not None and why.code == "already-there" else why

    def played(self, creature: Creature, to: Point, how: str) -> tuple[PlayedMove, ...]:
        """A legal move or run, played in each way in which the creature acts."""
        key = creature.id, to, how
        if key not in self._moves:
            if len(self._moves) >= MOST_MOVES:
                self._moves.clear()
            ways = self.acting(creature).ways
            self._moves[key] = tuple(
                [play_move(way.game, way.game.state.creatures[creature.id], to, how) for way in ways]
            )
        return self._moves[key]

    def attacks_after(self, creature: Creature, to: Point, how: str) -> tuple[Option, ...]:
        """The attacks that could follow a legal move or run."""
        played = self.played(creature, to, how)
        found = played[0].choice.options() if played and played[0].choice is not None else []
        return tuple(
            [
                option
                for option in found
                if isinstance(option, Attack) and all(one.explain(option) is None for one in played[1:])
            ]
        )

    def _running(self, creature: Creature) -> Rehearsal:
        choice = self.choice
        if choice is None or choice.kind not in ACTING or choice.subject != creature.id:
            choice = Choice(
                creature.seat,
                "action",
                (),
                shape=QuestionShape.ACTION,
                secrecy=Secrecy.PUBLIC,
                subject=creature.id,
                about={"creature": creature.id},
                check=lambda option: refused_in_activation(self.game, creature, option),
            )
        return Rehearsal((ActingWay(1, self.game, choice),))

    # Places.

    def area(self, creature: Creature, how: str, limit: int | None = None) -> ReachableArea:
        """The area that a creature can reach in its activation, or within the limit of an effect."""
        key = creature.id, how, limit
        if key not in self._areas:
            game, me = (self.game, creature) if limit is not None else self.acting_game(creature)
            self._areas[key] = reachable_area(game, me, how, limit)
        return self._areas[key]

    def region(self, creature: Creature, how: str, limit: int | None = None) -> tuple[Loop, ...]:
        """Its outline, to be drawn."""
        return self.area(creature, how, limit).loops

    def contacts(self, creature: Creature) -> Iterator[Contact]:
        """The enemies in reach, each by a move and by a run, at the end of the shortest path."""
        ways = [how for how in WAYS if self.may_go(creature, how) is None]
        game, me = self.acting_game(creature)
        for foe in game.foes(me.seat) if ways else ():
            for how in () if game.in_contact(me, foe) else ways:
                found = approach_in_reach(game, me, foe, how, self.area(me, how).march)
                if found is not None and self.acting(me).allows(
                    Run(found.to) if how == RUN else Move(found.to)
                ):
                    stabs = self.played(me, found.to, how)[0].stabs
                    after = [
                        one
                        for one in self.attacks_after(me, found.to, how)
                        if isinstance(one, Close) and one.target == foe.id
                    ]
                    yield Contact(foe.id, how, found.to, found.length, stabs, tuple(after))

    # Sight.

    def sights(self, creature: Creature) -> tuple[Sightline, ...]:
        """All other creatures as seen from a creature's place, the nearest first."""
        game, me = self.acting_game(creature)
        return Sightlines(game, me, self.shapes, self.seat, self.acting(me).explain).sights(
            self.game.creatures()
        )

    def sights_after(self, creature: Creature, to: Point, how: str) -> tuple[Sightline, ...]:
        """The same from the end of a legal move or run in its activation."""
        played = self.played(creature, to, how)

        def explain(option: Option) -> Refusal | None:
            return next((why for one in played if (why := one.explain(option))), None)

        there = played[0].game.creature(creature.id) if played else None
        at = to if there is None else (there.x, there.y)
        return self._sights_at(creature, at, explain if played else never, moved=True)

    def sights_from(self, creature: Creature, to: Point) -> tuple[Sightline, ...]:
        """The same from a place where an effect puts the creature, if it acts from there."""
        refusal = self.acting(creature).refusal
        return self._sights_at(creature, to, None if refusal is None else never, moved=creature.moved)

    def _sights_at(
        self, creature: Creature, to: Point, explain: Explained | None, *, moved: bool
    ) -> tuple[Sightline, ...]:
        """Measured in a temporary game with the creature at another place."""
        game = self._held.get(creature.id)
        if game is None or game.volatile:
            # Gifts depend on positions: a new copy computes them again.
            game = self._held[creature.id] = self.game.copy()
        me = game.state.creatures[creature.id]
        me.x, me.y = to
        me.moved = moved
        allowed = explain or (lambda option: refused_in_activation(game, me, option))
        return Sightlines(game, me, self.shapes, self.seat, allowed).sights(self.game.creatures())


class LatestPositions:
    """A match as each seat knows it; a position is rebuilt after the match has changed."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._kept: dict[Seat | None, KnownPosition] = {}

    def of(self, seat: Seat | None) -> KnownPosition:
        """The position as the seat knows it; the seat None is a spectator."""
        kept = self._kept.get(seat)
        if kept is None or kept.number != self.match.position:
            if kept is not None:
                kept.game.release()
            kept = self._kept[seat] = KnownPosition(self.match, seat)
        return kept
