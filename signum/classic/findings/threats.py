"""All that enemies could reach and shoot in their next activation."""

from collections.abc import Iterator
from math import cos, pi, sin
from typing import Any, Final

from msgspec import Struct

from signum.classic.chapters.combat.ranged import KINDS, refused_to_shoot
from signum.classic.chapters.field.movement import MOVE, RUN, Move, Run
from signum.classic.chapters.turn.activation import Fight
from signum.classic.core.game import Game
from signum.classic.core.state import Creature, CreatureId
from signum.classic.core.values import may_fight_after_running
from signum.classic.findings.position import KnownPosition
from signum.classic.findings.reach import approach_in_reach
from signum.classic.findings.rehearsal import rehearse
from signum.engine.questions import Choice, Seat
from signum.engine.units import Point
from signum.field.plane.lengths import SIDE
from signum.field.plane.shapes import Disc, Shape
from signum.field.plane.sight import sees
from signum.table.wire import Loop

RAYS: Final = 72
"""The directions in which the edge of a shooter's sight is searched."""
STEPS: Final = 7
"""How often the search halves the range: to about 2 mm."""
POINT: Final = 100
"""The radius of the small base that stands for a place, in hundredths of a millimetre."""


class Threat(Struct, frozen=True):
    """One enemy: the places where it could stand and fight, the area it could shoot at, and its targets."""

    creature: CreatureId
    radius: int
    """Of its base: what comes so near to one of these places can be fought."""
    strikes: tuple[Loop, ...]
    shots: Loop
    """Empty if it cannot shoot."""
    in_melee: tuple[CreatureId, ...]
    from_afar: tuple[CreatureId, ...]


def threats(position: KnownPosition, seat: Seat) -> Iterator[Threat]:
    """Every enemy of a seat that could act; its targets are those that the rules would let it attack."""
    game = position.game
    own = [one.id for one in game.creatures() if not game.hostile[seat][one.seat]]
    aims = {id: dict(threats_to(game, id)) for id in own}
    for foe in game.foes(seat):
        if position.acting(foe).refusal is not None:
            continue
        there, me = position.acting_game(foe)
        yield Threat(
            foe.id,
            foe.base // 2,
            _strikes(position, there, foe),
            _shots(position, there, me),
            tuple([id for id in own if aims[id].get(foe.id) is True]),
            tuple([id for id in own if aims[id].get(foe.id) is False]),
        )


def threats_to(game: Game, id: CreatureId) -> Iterator[tuple[CreatureId, bool]]:
    """The enemies that could attack a creature in their next activation: in melee, or else from afar."""
    me = game.creature(id)
    for foe in [] if me is None else game.foes(me.seat):
        ways = rehearse(game, foe.id).ways
        there = ways[0].game if ways else game
        target, attacker = there.creature(id), there.creature(foe.id)
        if not ways or target is None or attacker is None:
            continue
        if _reaches(there, attacker, target, ways[0].choice):
            yield foe.id, True
        elif any(ways[0].choice.allows(kind(id)) for kind in KINDS):
            yield foe.id, False


def _reaches(game: Game, foe: Creature, me: Creature, choice: Choice[Any]) -> bool:
    """Whether an enemy is in contact and may fight, or can come into contact and fight."""
    if game.in_contact(foe, me) or me.hidden:
        return choice.allows(Fight(me.id))
    for how in _ways_to_fight(game, foe):
        found = approach_in_reach(game, foe, me, how)
        if found is not None and choice.allows(Run(found.to) if how == RUN else Move(found.to)):
            return True
    return False


def _ways_to_fight(game: Game, foe: Creature) -> tuple[str, ...]:
    """The ways of going after which a creature may fight."""
    return (MOVE, RUN) if game.value(may_fight_after_running, foe) else (MOVE,)


def _strikes(position: KnownPosition, game: Game, foe: Creature) -> tuple[Loop, ...]:
    ways = [how for how in _ways_to_fight(game, foe) if position.may_go(foe, how) is None]
    return position.region(foe, ways[-1]) if ways else ()


def _shots(position: KnownPosition, game: Game, me: Creature) -> Loop:
    """The outline of the places that a shooter sees within its longest range."""
    kinds = [kind for kind in KINDS.values() if refused_to_shoot(game, me, kind) is None]
    if not kinds:
        return ()
    base = Disc(me.x, me.y, me.base // 2)
    far = base.r + max([kind.reach for kind in kinds])
    blocking = [shape for id, shape in position.shapes.blocking if id != me.id]
    turns = [2 * pi * ray / RAYS for ray in range(RAYS)]
    return tuple([_seen(base, blocking, far, cos(turn), sin(turn)) for turn in turns])


def _seen(base: Disc, blocking: list[Shape], far: int, dx: float, dy: float) -> Point:
    """The last place in one direction before something hides it, or the end of the range or of the field."""
    low, high = base.r, _to_the_edge(base, far, dx, dy)

    def place(away: int) -> Point:
        return round(base.x + dx * away), round(base.y + dy * away)

    if sees(base, Disc(*place(high), POINT), _others(blocking, place(high))):
        return place(high)
    for _ in range(STEPS):
        middle = (low + high) // 2
        if sees(base, Disc(*place(middle), POINT), _others(blocking, place(middle))):
            low = middle
        else:
            high = middle
    return place(low)


def _others(blocking: list[Shape], at: Point) -> list[Shape]:
    """A base that covers the place is what would be shot at, so it hides nothing."""
    x, y = at
    return [
        one
        for one in blocking
        if not (isinstance(one, Disc) and (one.x - x) ** 2 + (one.y - y) ** 2 <= one.r**2)
    ]


def _to_the_edge(base: Disc, far: int, dx: float, dy: float) -> int:
    """The range in one direction, cut off at the edge of the field."""
    limits = [float(far)]
    for at, step in ((base.x, dx), (base.y, dy)):
        if step > 0:
            limits.append((SIDE - at) / step)
        elif step < 0:
            limits.append(-at / step)
    return max(base.r, int(min(limits)))
