"""Verbs that move a creature outside its activation, or place it (C-MOV)."""

from collections.abc import Sequence
from math import hypot, isqrt
from typing import Annotated

from signum.classic.chapters.combat.backstab import stabbed_for_leaving
from signum.classic.chapters.combat.damage import EFFECT, Blow, deal
from signum.classic.chapters.field.movement import (
    FREELY,
    MOVE,
    Move,
    MoveDeclared,
    Placed,
    go,
    refused_standing,
    refused_way,
    way_to,
)
from signum.classic.chapters.field.pushing import is_stopped, line_of_centres, push_along, push_away
from signum.classic.chapters.field.summon import PlaceAt
from signum.classic.core.game import Game
from signum.classic.core.measuring import DISTANCES
from signum.classic.core.state import Creature
from signum.classic.core.values import movement
from signum.classic.effects.sources import Source
from signum.classic.effects.verbs.forms import Distance, Safely, Whole
from signum.classic.effects.verbs.verb import Verb, standing
from signum.engine.confirming import No
from signum.engine.question_shapes import QuestionShape
from signum.engine.questions import Choice, Facts, Offer, Option, Procedure, Refusal, choose
from signum.engine.units import Point


class MoveFreely(Verb, frozen=True, tag="move-freely"):
    """A creature may move this far at once, by the rules of a move (C-MOV-01 to -07)."""

    distance: Distance
    safely: Safely = False
    """Without backstab."""

    is_optional = True

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        limit = DISTANCES[self.distance]
        for creature in standing(game, targets):
            if not game.value(movement, creature):
                continue
            choice: Choice[Move | No] = Choice(
                source.seat,
                "free-move",
                [No()],
                shape=QuestionShape.PLACE,
                subject=creature.id,
                cites=source.cites,
                check=lambda option, it=creature: refused_way_there(game, it, limit, option),  # type: ignore[misc]
                about={"card": source.card, "creature": creature.id, "limit": limit},
                offers=[Offer("move", lambda it=creature: [Move(to) for to in around(game, it, limit)])],  # type: ignore[misc]
            )
            answer = yield from choose(choice)
            if isinstance(answer, Move):
                yield from move_freely(game, creature, answer.to, limit, self.safely, source.cites)

    def refused(self, game: Game, source: Source, one: Creature) -> Refusal | None:
        """C-MOV-07: a creature without movement cannot move."""
        if game.value(movement, one):
            return None
        return Refusal("no-movement", ("C-MOV-07",), {"creature": one.id})


def move_freely(
    game: Game, creature: Creature, to: Point, limit: int, safely: bool, because: tuple[str, ...]
) -> Procedure[None]:
    """Declare, take backstabs for leaving unless the text prevents them, then move."""
    if not (yield from game.happen(MoveDeclared(creature.id, to, FREELY, limit, because=because))):
        return
    if not safely:
        yield from stabbed_for_leaving(game, creature, to)
    yield from go(game, creature, to, FREELY, limit)


def refused_way_there(game: Game, creature: Creature, limit: int, option: Option) -> Refusal | None:
    """The reason why a creature cannot go there: not free, too far, or no path."""
    if isinstance(option, No):
        return None
    if not isinstance(option, Move):
        return Refusal("not-offered", ("C-MOV-01",), {"choice": "free-move"})
    to = option.to
    if to == (creature.x, creature.y):
        return Refusal("already-there", ("C-MOV-01",), {"creature": creature.id})
    refusal = refused_standing(game, creature, to)
    if refusal is not None:
        return refusal
    return None if way_to(game, creature, to, MOVE, limit) else refused_way(game, creature, to, MOVE, limit)


class PlaceWithin(Verb, frozen=True, tag="place-within"):
    """A creature may be placed this far from its position, regardless of obstacles (C-MOV-05)."""

    distance: Distance
    safely: Safely = False
    """Without backstab."""

    is_optional = True

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        limit = DISTANCES[self.distance]
        for creature in standing(game, targets):
            choice: Choice[PlaceAt | No] = Choice(
                source.seat,
                "free-place",
                [No()],
                shape=QuestionShape.PLACE,
                subject=creature.id,
                cites=source.cites,
                check=lambda option, it=creature: refused_place_there(game, it, limit, option),  # type: ignore[misc]
                about={"card": source.card, "creature": creature.id, "limit": limit},
                offers=[Offer("place", lambda it=creature: [PlaceAt(to) for to in around(game, it, limit)])],  # type: ignore[misc]
            )
            answer = yield from choose(choice)
            if not isinstance(answer, PlaceAt):
                continue
            if not self.safely:
                yield from stabbed_for_leaving(game, creature, answer.to, placed=True)
            if game.in_play(creature.id):
                yield from game.happen(Placed(creature.id, answer.to, because=source.cites))


def refused_place_there(game: Game, creature: Creature, limit: int, option: Option) -> Refusal | None:
    """Why a creature cannot be placed there. The centre is measured, as for a move (C-MOV-01 ruling)."""
    if isinstance(option, No):
        return None
    if not isinstance(option, PlaceAt):
        return Refusal("not-offered", ("C-PLAY-06",), {"choice": "free-place"})
    across, along = option.to[0] - creature.x, option.to[1] - creature.y
    apart = across * across + along * along
    if not apart:
        return Refusal("already-there", ("C-PLAY-06",), {"creature": creature.id})
    if apart > limit * limit:
        length = isqrt(apart - 1) + 1
        facts: Facts = {"creature": creature.id, "length": length, "limit": limit}
        return Refusal("too-far", ("C-MOV-01",), facts)
    return refused_standing(game, creature, option.to)


_WINDS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))


def around(game: Game, creature: Creature, limit: int) -> list[Point]:
    """Places worth trying: in contact with each enemy in reach, and in eight directions."""
    places: list[Point] = []
    for foe in game.foes(creature.seat):
        across, along = creature.x - foe.x, creature.y - foe.y
        apart = hypot(across, along)
        touch = creature.base // 2 + foe.base // 2 + 2
        if apart and apart - touch <= limit:
            places.append((foe.x + round(across / apart * touch), foe.y + round(along / apart * touch)))
    for dx, dy in _WINDS:
        reach = (limit - 2) / hypot(dx, dy)
        places.append((creature.x + round(dx * reach), creature.y + round(dy * reach)))
    return places


class Push(Verb, frozen=True, tag="push", omit_defaults=True):
    """A creature is pushed straight away from the source, as far as possible, without backstab."""

    distance: Distance
    stopped: Annotated[int, Whole(1, 20, key="damage-if-stopped")] = 0
    """The damage to a creature that another base or impassable terrain stops; not the edge of the field."""

    harms = True

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        pusher, length = source.creature(game), DISTANCES[self.distance]
        for creature in standing(game, targets):
            whole = True
            if pusher is not None and creature is not pusher:
                whole = yield from push_away(game, pusher, creature, length, source.cites[0])
            elif (line := _line_from_terrain(game, source, creature)) is not None:
                whole = yield from push_along(game, source.holder, creature, line, length, source.cites[0])
            if self.stopped and not whole and is_stopped(game, creature):
                by, dealer = source.by(game), source.dealer(game)
                amount = self.stopped * source.times
                yield from deal(game, Blow(creature.id, amount, by, EFFECT, source.cites, dealer))


class Pull(Verb, frozen=True, tag="pull"):
    """A creature is pulled straight towards the source, as far as possible, without backstab."""

    distance: Distance

    harms = True

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        puller = source.creature(game)
        for creature in standing(game, targets):
            line = _line_from_terrain(game, source, creature)
            if puller is not None and creature is not puller:
                line = line_of_centres(game, puller, creature)
            if line is None:
                continue
            length = min(DISTANCES[self.distance], int(hypot(*line)))
            by = source.holder if puller is None else puller.id
            yield from push_along(game, by, creature, (-line[0], -line[1]), length, source.cites[0])


def _line_from_terrain(game: Game, source: Source, creature: Creature) -> tuple[float, float] | None:
    """The line from the middle of the terrain with the text to a creature; None if there is none."""
    terrain = game.state.terrains.get(source.holder)
    if terrain is None:
        return None
    corners = terrain.corners
    middle = [sum([corner[axis] for corner in corners]) / len(corners) for axis in (0, 1)]
    line = creature.x - middle[0], creature.y - middle[1]
    return line if any(line) else None


class SwapPlaces(Verb, frozen=True, tag="swap-places"):
    """A creature and the creature with the text exchange their places, without backstab."""

    of_its_creature = True

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        for creature in standing(game, targets):
            mine = source.creature(game)
            if mine is not None and self.refused(game, source, creature) is None:
                here, there = (mine.x, mine.y), (creature.x, creature.y)
                there_now = Placed(mine.id, there, because=source.cites)
                yield from game.happen(there_now, Placed(creature.id, here, because=source.cites))

    def refused(self, game: Game, source: Source, one: Creature) -> Refusal | None:
        """Only bases of one size fit into each other's places for certain."""
        mine = source.creature(game)
        if mine is None or mine is one or not game.in_play(mine.id):
            return Refusal("not-itself", ("C-PLAY-06",), {"creature": one.id})
        return None if mine.base == one.base else Refusal("other-base", ("C-MOV-05",), {"creature": one.id})
