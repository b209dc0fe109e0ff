"""Verbs that move a creature outside its activation, or place it (C-MOV)."""

from collections.abc import Sequence
from math import hypot, isqrt
from typing import Annotated

from msgspec import UNSET, UnsetType

from signum.classic.cards.vocabulary import SELF
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
from signum.classic.core.measuring import DISTANCES, base_of, on_field, templates
from signum.classic.core.state import IMPASSABLE, Creature
from signum.classic.core.values import movement
from signum.classic.effects.sources import Source
from signum.classic.effects.verbs.forms import Distance, Flag, MoveLetter, OneOf, Safely, Whole
from signum.classic.effects.verbs.verb import Verb, standing
from signum.engine.confirming import No
from signum.engine.question_shapes import QuestionShape
from signum.engine.questions import Choice, Facts, Offer, Option, Procedure, Refusal, choose
from signum.engine.units import Point
from signum.field.plane.distance import gap, overlapping, touching, within
from signum.field.plane.shapes import Disc, Shape


class MoveFreely(Verb, frozen=True, tag="move-freely"):
    """A creature may move this far at once, by the rules of a move (C-MOV-01 to -07)."""

    distance: Annotated[int, MoveLetter()]
    safely: Safely = False
    """Without backstab."""

    is_optional = True

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        for creature in standing(game, targets):
            # An earlier move may have cost this creature its life.
            if not game.in_play(creature.id) or not game.value(movement, creature):
                continue
            limit = DISTANCES[self.distance or game.value(movement, creature)]
            answer = yield from choose(_free_move(game, source, creature, limit))
            if isinstance(answer, Move):
                yield from move_freely(game, creature, answer.to, limit, self.safely, source.cites)

    def refused(self, game: Game, source: Source, one: Creature) -> Refusal | None:
        """C-MOV-07: a creature without movement cannot move."""
        if game.value(movement, one):
            return None
        return Refusal("no-movement", ("C-MOV-07",), {"creature": one.id})


def _free_move(game: Game, source: Source, creature: Creature, limit: int) -> Choice[Move | No]:
    return Choice(
        source.seat,
        "free-move",
        [No()],
        shape=QuestionShape.PLACE,
        subject=creature.id,
        cites=source.cites,
        check=lambda option: refused_way_there(game, creature, limit, option),
        about={"card": source.card, "creature": creature.id, "limit": limit},
        offers=[Offer("move", lambda: [Move(to) for to in around(game, creature, limit)])],
    )


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
    around: Annotated[str | UnsetType, OneOf(types=(SELF,), key="of")] = UNSET
    """The origin of the distance: the creature with the text, or the hero; if unset its own position."""
    apart: Annotated[bool | UnsetType, Flag(key="without-contact")] = UNSET
    """Whether it may not be placed in contact with an enemy."""

    orders = "acc"
    is_optional = True

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        for creature in standing(game, targets):
            if not game.in_play(creature.id):
                continue
            host = source.shape(game) if self.around else None
            if self.around and host is None:
                return
            if host is None:
                choice = self._from_its_place(game, source, creature)
            else:
                choice = self._near(game, source, creature, host)
            answer = yield from choose(choice)
            if not isinstance(answer, PlaceAt):
                continue
            if not self.safely:
                yield from stabbed_for_leaving(game, creature, answer.to, placed=True)
            if game.in_play(creature.id):
                yield from game.happen(Placed(creature.id, answer.to, because=source.cites))

    def _from_its_place(self, game: Game, source: Source, creature: Creature) -> Choice[PlaceAt | No]:
        limit = DISTANCES[self.distance]
        return Choice(
            source.seat,
            "free-place",
            [No()],
            shape=QuestionShape.PLACE,
            subject=creature.id,
            cites=source.cites,
            check=lambda option: self._refused_there(game, creature, None, option),
            about={"card": source.card, "creature": creature.id, "limit": limit},
            offers=[Offer("place", lambda: self._places(game, creature, None))],
        )

    def _near(self, game: Game, source: Source, creature: Creature, host: Shape) -> Choice[PlaceAt | No]:
        reach = DISTANCES[self.distance]
        return Choice(
            source.seat,
            "near-place",
            [No()],
            shape=QuestionShape.PLACE,
            subject=creature.id,
            cites=source.cites,
            check=lambda option: self._refused_there(game, creature, host, option),
            about={
                "card": source.card,
                "creature": creature.id,
                "origin": source.origin(game),
                "reach": reach,
            },
            offers=[Offer("place", lambda: self._places(game, creature, host))],
        )

    def _refused_there(
        self, game: Game, creature: Creature, host: Shape | None, option: Option
    ) -> Refusal | None:
        """Why a creature cannot be placed there: too far from its place or its host, or beside an enemy."""
        limit = DISTANCES[self.distance]
        if host is None or not isinstance(option, PlaceAt):
            refusal = refused_place_there(game, creature, limit, option)
        else:
            refusal = refused_near(game, creature, host, limit, option.to)
        if refusal is None and self.apart and isinstance(option, PlaceAt):
            return _refused_beside_enemies(game, creature, option.to)
        return refusal

    def _places(self, game: Game, creature: Creature, host: Shape | None) -> list[PlaceAt]:
        """Places worth trying: around where it stands, or around the origin of the distance."""
        limit = DISTANCES[self.distance]
        if host is None:
            return [PlaceAt(to) for to in around(game, creature, limit)]
        # The circle round a polygon does: these places are only proposals.
        x, y, beside = round(host.x), round(host.y), round(host.r) + creature.base // 2
        near, far = beside + 2, beside + limit - 2
        return [
            PlaceAt((x + round(dx * reach / hypot(dx, dy)), y + round(dy * reach / hypot(dx, dy))))
            for reach in (near, far)
            for dx, dy in _WINDS
        ]


def refused_near(game: Game, creature: Creature, host: Shape, limit: int, to: Point) -> Refusal | None:
    """Why a creature cannot be placed somewhere within a distance of a base or a template (C-RNG-02)."""
    if to == (creature.x, creature.y):
        return Refusal("already-there", ("C-PLAY-06",), {"creature": creature.id})
    there = Disc(to[0], to[1], creature.base // 2)
    if not within(host, there, limit):
        facts: Facts = {"creature": creature.id, "gap": gap(host, there), "reach": limit}
        return Refusal("out-of-reach", ("C-RNG-02",), facts)
    return refused_standing(game, creature, to)


def _refused_beside_enemies(game: Game, creature: Creature, to: Point) -> Refusal | None:
    """Why a creature cannot be placed there: in contact with enemies."""
    there, below = Disc(to[0], to[1], creature.base // 2), game.edition.contact_below
    foes = [one.id for one in game.foes(creature.seat) if touching(base_of(one), there, below)]
    return Refusal("in-contact", ("C-PLAY-06",), {"creature": creature.id, "foes": foes}) if foes else None


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

    orders = "acc"
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

    orders = "acc"
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
    """A creature and the creature with the text exchange their places, without backstab.

    Only those of one size do; of `any-base` all that fit into each other's places.
    """

    bases: Annotated[str | UnsetType, OneOf(types=("any-base",))] = UNSET

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
        if mine.base == one.base or (self.bases and _fit_each_other(game, mine, one)):
            return None
        return Refusal("other-base", ("C-MOV-05",), {"creature": one.id})


def _fit_each_other(game: Game, one: Creature, other: Creature) -> bool:
    """Whether each of two creatures can stand where the other one is, when that has left (C-MOV-05)."""
    for moved, there in ((one, other), (other, one)):
        base = Disc(there.x, there.y, moved.base // 2)
        if not on_field(base) or any(touching(base, each, 0) for each in templates(game, IMPASSABLE)):
            return False
        others = [each for each in game.creatures() if each is not one and each is not other]
        if any(overlapping(base, base_of(each)) for each in others):
            return False
    bases = Disc(other.x, other.y, one.base // 2), Disc(one.x, one.y, other.base // 2)
    return not overlapping(*bases)


class ExchangePlaces(Verb, frozen=True, tag="exchange-places"):
    """Two creatures exchange their places, without backstab (C-MOV-05)."""

    needs_two = True

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        """Only bases of one size fit into each other's places for certain; others stay where they are."""
        if len(there := standing(game, targets)) != 2:
            return
        one, other = there
        if one.base != other.base:
            return
        places = (one.x, one.y), (other.x, other.y)
        moved = Placed(one.id, places[1], because=source.cites)
        yield from game.happen(moved, Placed(other.id, places[0], because=source.cites))
