"""One position as one seat knows it, with results that are cached while the position lasts."""

from collections.abc import Iterator
from functools import cached_property
from typing import Any

from signum.classic.chapters.field.movement import MOVE, refused_run
from signum.classic.core.game import Game
from signum.classic.core.state import Creature, CreatureId
from signum.classic.core.values import movement
from signum.classic.core.view import View
from signum.classic.findings.field_shapes import FieldShapes
from signum.classic.findings.reach import WAYS, Contact, approach_in_reach, stabbers
from signum.classic.findings.reachable_areas import ReachableArea, reachable_area
from signum.classic.findings.sightlines import Sightline, Sightlines
from signum.classic.knowledge.known_game import KnownGame
from signum.classic.odds.attacks import MeleeCases
from signum.classic.rules import Classic
from signum.engine.questions import Choice, Seat
from signum.engine.units import Point
from signum.table.match import Match
from signum.table.wire import Loop


class KnownPosition:
    """A copy of the game without its secrets, with cached areas, shapes and melees."""

    def __init__(self, match: Match, seat: Seat | None) -> None:
        self.match = match
        self.seat = seat
        self.number = match.position
        assert isinstance(match.rules, Classic)
        self.known = KnownGame.of_game(match.rules, match.run.game, match.game_view(seat))
        self.game: Game = self.known.game
        self.fights: dict[tuple[CreatureId, CreatureId, Point | None], MeleeCases] = {}
        """The melees that have been computed."""
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

    def area(self, creature: Creature, how: str, limit: int | None = None) -> ReachableArea:
        """The area that a creature can reach in one way of moving; computed once."""
        key = creature.id, how, limit
        if key not in self._areas:
            self._areas[key] = reachable_area(self.game, creature, how, limit)
        return self._areas[key]

    def region(self, creature: Creature, how: str, limit: int | None = None) -> tuple[Loop, ...]:
        """Its outline, to be drawn."""
        return self.area(creature, how, limit).loops

    def contacts(self, creature: Creature) -> Iterator[Contact]:
        """The enemies in reach, each by a move and by a run, at the end of the shortest path."""
        game = self.game
        if not game.value(movement, creature):
            return
        ways = WAYS if refused_run(game, creature) is None else (MOVE,)
        for foe in game.foes(creature.seat):
            for how in () if game.in_contact(creature, foe) else ways:
                found = approach_in_reach(game, creature, foe, how, self.area(creature, how).march)
                if found is not None:
                    stabs = tuple(stabbers(game, creature, found.to, how))
                    yield Contact(foe.id, how, found.to, found.length, stabs)

    def sights(self, creature: Creature) -> tuple[Sightline, ...]:
        """All other creatures as seen from a creature's place, the nearest first."""
        return Sightlines(self.game, creature, self.shapes, self.seat).sights(self.game.creatures())

    def sights_from(
        self, creature: Creature, to: Point, how: str = "", *, moved: bool = True
    ) -> tuple[Sightline, ...]:
        """The same from a place that the creature has reached in some way."""
        game, me = self._moved(creature, to, moved)
        return Sightlines(game, me, self.shapes, self.seat, how).sights(self.game.creatures())

    def _moved(self, creature: Creature, to: Point, moved: bool) -> tuple[Game, Creature]:
        """A temporary game with the creature at another place, for measuring."""
        game = self._held.get(creature.id)
        if game is None or game.volatile:
            # Gifts depend on positions: a new copy computes them again.
            game = self._held[creature.id] = self.game.copy()
        me = game.state.creatures[creature.id]
        me.x, me.y = to
        me.moved = moved
        return game, me


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
