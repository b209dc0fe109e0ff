"""Opponents as seen from a creature: their distance, the free line or the hexes that block it."""

from msgspec import Struct

from signum.engine.questions import Refusal
from signum.engine.units import Count, Hexes, ThingId
from signum.field.hexes.figure import Figure
from signum.field.hexes.sight import sees, sight
from signum.field.hexes.sightlines import SightLine
from signum.warseer.chapters.activation import AttackIt
from signum.warseer.chapters.attack.push import push_places
from signum.warseer.chapters.attack.targets import why_not_target
from signum.warseer.chapters.moving import stops
from signum.warseer.core.game import Game
from signum.warseer.core.state import Creature
from signum.warseer.core.units import HexPlace
from signum.warseer.core.values import attack_range, pushes_hurt
from signum.warseer.findings.activations import Acting


class SeenTarget(Struct, frozen=True):
    """An opponent as seen from a place."""

    creature: ThingId
    distance: Hexes
    range: Hexes
    line: SightLine | None
    """The free line, in the picture of the board."""
    blockers: tuple[HexPlace, ...]
    """The hexes that hide it, if it is not seen."""
    refusal: Refusal | None
    """Why it cannot be attacked now."""


class PushPlace(Struct, frozen=True):
    """A hex to which a push can move a creature, and the damage that it adds (W-ATK-11)."""

    at: HexPlace
    damage: Count


def seen_targets(acting: Acting, id: ThingId) -> list[SeenTarget]:
    """All opponents, the nearest first."""
    game, one = acting.game, acting.game.creature(id)
    if one is None:
        return []
    figure = Figure(game.map.board)
    found = [_seen(game, figure, one, other, acting) for other in game.opposing(one.seat)]
    return sorted(found, key=lambda target: (target.distance, target.creature))


def seen_hexes(game: Game, one: Creature) -> tuple[HexPlace, ...]:
    """W-ATK-01, W-ATK-02: the free hexes in which a creature of range 2 or more could hit somebody."""
    reach = game.value(attack_range, one) if game.card(one.card).attack else 0
    if reach < 2:
        return ()
    ground, hexes, occupied = game.ground, game.map.hexes, game.occupied((one.id,))
    near = ground.within(one.at, reach) & ~ground.impassable & ~occupied
    blockers = ground.blocks | occupied
    return tuple(
        [
            at
            for at in game.map.places_in(near)
            if at != one.at and sees(ground.board, hexes[one.at], hexes[at], blockers & ~(1 << hexes[at]))
        ]
    )


def _seen(game: Game, figure: Figure, one: Creature, other: Creature, acting: Acting) -> SeenTarget:
    ground, hexes = game.ground, game.map.hexes
    blockers = 0 if game.in_contact(one, other) else ground.blocks | game.occupied((one.id, other.id))
    found = sight(ground.board, hexes[one.at], hexes[other.at], blockers)
    line = None if found.line is None else figure.line(found.line)
    hiding = tuple(game.map.places_in(found.blockers))
    refusal = _refusal(game, one, other, acting)
    return SeenTarget(
        other.id, game.distance(one, other), game.value(attack_range, one), line, hiding, refusal
    )


def _refusal(game: Game, one: Creature, other: Creature, acting: Acting) -> Refusal | None:
    if acting.choice is not None:
        return acting.choice.explain(AttackIt(other.id))
    if acting.refusal is not None:
        return acting.refusal
    why = why_not_target(game, one, other, game.card(one.card).attack)
    return why or Refusal("not-active", ("W-ACT-01",), {"creature": one.id})


def pushes(game: Game, one: Creature, target: Creature) -> tuple[PushPlace, ...]:
    """W-ATK-11: where a push of an attack could move its target; empty if it only hurts."""
    if game.value(pushes_hurt, target, one):
        return ()
    return tuple([PushPlace(at, int(stops(game, at))) for at in push_places(game, target)])
