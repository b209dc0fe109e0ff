"""Holding a miniature or a template at a place: whether it may go there, its path and its encounters."""

from collections.abc import Iterator
from math import hypot
from typing import Final

from signum.classic.chapters.field.movement import MOVE, RUN, Move, Run, refused_move, refused_run, way_to
from signum.classic.core.game import Game
from signum.classic.core.measuring import foes_met
from signum.classic.core.state import Creature
from signum.classic.core.values import movement
from signum.classic.findings.actions import possible
from signum.classic.findings.position import KnownPosition
from signum.classic.findings.reach import stabbers
from signum.classic.findings.reachable_areas import ReachableArea, beside, head_on, inside, pieces
from signum.classic.screen.look import Reason, nobody, not_now
from signum.classic.screen.placing import PLACE, place
from signum.classic.screen.screen_reader import ScreenReader
from signum.classic.screen.templates import lay
from signum.classic.screen.wire import Try, Way
from signum.classic.telling.telling import Telling
from signum.engine.question_shapes import QuestionShape
from signum.engine.questions import Refusal
from signum.engine.units import Point
from signum.field.plane.contact import touching_both
from signum.field.plane.distance import gap, touching
from signum.field.plane.lengths import MM, SIDE
from signum.field.plane.shapes import Disc
from signum.table.wire import Refused

SNAP: Final = 4 * MM
"""A miniature snaps into contact within this distance."""
FARTHEST: Final = 2 * SIDE
"""No farther place is accepted."""


def attempt(position: KnownPosition, telling: Telling, wanted: Try) -> Way | Refused:
    """The nearest legal place, and all measurements from it."""
    if max(map(abs, wanted.to)) > FARTHEST:
        return _refused(telling, wanted, "finding-no-place")
    if wanted.way in (MOVE, RUN):
        creature = position.creature(wanted.creature)
        if creature is None:
            return nobody(telling, wanted.number)
        return HeldMiniature(position, telling, creature, wanted).reply()
    if wanted.way == PLACE:
        return place(position, telling, wanted) or _refused(telling, wanted, "finding-no-place-asked")
    return lay(position, telling, wanted) or _refused(telling, wanted, "finding-no-such-way")


def _told(telling: Telling, refusal: Refusal | None) -> Reason:
    return ("", ()) if refusal is None else (telling.refusal(refusal), refusal.cites)


def _refused(telling: Telling, wanted: Try, code: str) -> Refused:
    return Refused(wanted.number, code, telling.say(code))


class HeldMiniature:
    """One creature held at one place, to move or run there."""

    def __init__(self, position: KnownPosition, telling: Telling, me: Creature, wanted: Try) -> None:
        self.position = position
        self.telling = telling
        self.game: Game = position.game
        self.me = me
        self.wanted = wanted
        self.how = wanted.way
        self.reader = ScreenReader(telling, position.game)

    def reply(self) -> Way:
        me, wanted = self.me, self.wanted
        why = refused_move(self.game, me, wanted.to, self.how)
        to = self._nearest(why)
        not_now = self._not_now()
        reason = not_now or _told(self.telling, why)
        if to is None:
            return self._staying(reason)
        limit = self.position.area(me, self.how).limit
        found = way_to(self.game, me, to, self.how, limit)
        assert found is not None
        touches = tuple([foe.id for foe in foes_met(self.game, me, to)])
        stabs = tuple(stabbers(self.game, me, to, self.how))
        sights = self.position.sights_from(me, to, self.how)
        seats = {one.id: one.seat for one in self.game.creatures()}
        seen = [one for one in sights if one.line is not None and seats[one.creature] != me.seat]
        length = found.path.length
        return Way(
            wanted.number,
            me.id,
            to,
            legal=not_now is None,
            wanted=why is None and not_now is None,
            why=reason[0],
            cites=reason[1],
            length=length,
            limit=limit,
            pieces=pieces(found),
            touches=touches,
            stabs=stabs,
            sights=sights,
            option=None if not_now is not None else Run(to) if self.how == RUN else Move(to),
            words=self.reader.held(length, limit, seen, touches, stabs),
        )

    def _staying(self, reason: Reason) -> Way:
        """It cannot move: it stays, and the reason is given."""
        me, number = self.me, self.wanted.number
        words = reason[0] or self.telling.say("finding-no-place")
        here = me.x, me.y
        return Way(number, me.id, here, False, False, words, reason[1], 0, 0, (), (), (), (), words=words)

    def _not_now(self) -> Reason | None:
        """The reason why it cannot be moved now, whatever the place."""
        choice, me = self.position.choice, self.me
        if choice is not None and choice.shape is QuestionShape.ACTION and choice.subject == me.id:
            option = Run((me.x, me.y)) if self.how == RUN else Move((me.x, me.y))
            refusal = possible(option, choice.explain(option))
            return None if refusal is None else _told(self.telling, refusal)
        return not_now(self.position, self.telling, me)

    # Places.

    def _nearest(self, why: Refusal | None) -> Point | None:
        """In contact if that is close, the place itself, or the nearest legal place."""
        game, me = self.game, self.me
        if not game.value(movement, me) or (self.how == RUN and refused_run(game, me) is not None):
            return None
        area = self.position.area(me, self.how)
        held = inside(self.wanted.to, me.base // 2)
        here = me.x, me.y

        def reached(to: Point) -> bool:
            return to != here and area.reaching.reaches(*to, area.limit)

        for close in snapped(game, me, held, area):
            if reached(close) and self._allowed(close):
                return close
        if why is None:
            return self.wanted.to
        found = area.nearest(held, reached)
        return found if found is not None and self._allowed(found) else None

    def _allowed(self, to: Point) -> bool:
        return refused_move(self.game, self.me, to, self.how) is None


def snapped(game: Game, me: Creature, held: Point, area: ReachableArea) -> Iterator[Point]:
    """The contacts within a few millimetres of a held base: with two enemies, then with one."""
    base, touch = Disc(*held, me.base // 2), game.edition.contact_below
    foes = [Disc(one.x, one.y, one.base // 2) for one in game.foes(me.seat)]
    near = [foe for foe in foes if gap(base, foe) <= SNAP]
    if not near or all(touching(base, foe, touch) for foe in near):
        return
    free = area.standing.allows
    spots: list[tuple[float, float]] = []
    for at, one in enumerate(near):
        for other in near[:at]:
            spots += touching_both(base.r, one, other)
    both = [place for x, y in spots for place in beside(x, y, free)]
    single = [place for foe in near if not touching(base, foe, touch) for place in head_on(base, foe, free)]
    for places in (both, single):
        places.sort(key=lambda to: hypot(to[0] - held[0], to[1] - held[1]))
        yield from [to for to in places if hypot(to[0] - held[0], to[1] - held[1]) <= 2 * SNAP]
