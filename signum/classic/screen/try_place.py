"""The reply to Try in words: a miniature or a template held at a place."""

from typing import Final

from signum.classic.cards.card import TERRAIN, Card
from signum.classic.chapters.field.movement import MOVE, RUN, Move, Run
from signum.classic.core.state import Creature
from signum.classic.findings.actions import possible
from signum.classic.findings.asked_places import try_asked
from signum.classic.findings.position import KnownPosition
from signum.classic.findings.tried_places import TriedPlace, try_going
from signum.classic.findings.tried_templates import TriedTemplate, try_laying
from signum.classic.screen.look import Reason, nobody, not_now
from signum.classic.screen.screen_reader import ScreenReader
from signum.classic.screen.wire import Try, Way, shown_sight
from signum.classic.telling.telling import Telling
from signum.engine.question_shapes import QuestionShape
from signum.engine.questions import Option, Refusal
from signum.engine.units import Point
from signum.field.plane.lengths import SIDE
from signum.table.wire import Refused

PLACE: Final = "place"
"""The way of moving of a place that the open choice asks for."""
FARTHEST: Final = 2 * SIDE
"""No farther place is accepted."""
NO_REASON: Final[Reason] = ("", ())


def attempt(position: KnownPosition, telling: Telling, wanted: Try) -> Way | Refused:
    """The nearest legal place, and all measurements from it."""
    if max(map(abs, wanted.to)) > FARTHEST:
        return _refused(telling, wanted, "finding-no-place")
    if wanted.way in (MOVE, RUN):
        creature = position.creature(wanted.creature)
        if creature is None:
            return nobody(telling, wanted.number)
        return _gone(position, telling, creature, wanted)
    if wanted.way == PLACE:
        found = try_asked(position, wanted.to)
        if found is None:
            return _refused(telling, wanted, "finding-no-place-asked")
        return _placed(position, telling, found, wanted)
    card = position.game.cards.get(wanted.way)
    if card is None or card.type != TERRAIN:
        return _refused(telling, wanted, "finding-no-such-way")
    return _laid(position, telling, card, wanted)


def _refused(telling: Telling, wanted: Try, code: str) -> Refused:
    return Refused(wanted.number, code, telling.say(code))


def _told(telling: Telling, refusal: Refusal | None) -> Reason:
    return NO_REASON if refusal is None else (telling.refusal(refusal), refusal.cites)


# Miniatures.


def _gone(position: KnownPosition, telling: Telling, me: Creature, wanted: Try) -> Way:
    """A creature that would move or run."""
    found = try_going(position, me, wanted.to, wanted.way)
    not_yet = _not_now(position, telling, me, wanted.way)
    reason = not_yet or _told(telling, found.refusal)
    if found.to is None:
        return _staying(telling, wanted, me.id, (me.x, me.y), reason)
    words = _measured(position, telling, found)
    if not_yet is None:
        words = _snapped(telling, found, wanted, words)
    return _way(wanted, found, found.to, reason, words, legal=not_yet is None)


def _placed(position: KnownPosition, telling: Telling, found: TriedPlace, wanted: Try) -> Way:
    """A creature for which the open choice asks for a place."""
    reason = _told(telling, found.refusal)
    if found.to is None:
        me = position.creature(found.creature)
        return _staying(telling, wanted, found.creature, wanted.to if me is None else (me.x, me.y), reason)
    words = _measured(position, telling, found)
    if not found.limit:
        there = telling.say("option-place-at", to=telling.names.place(found.to))
        words = f"{there}. {words}"
    words = _snapped(telling, found, wanted, words)
    return _way(wanted, found, found.to, reason, words, legal=True)


def _way(wanted: Try, found: TriedPlace, to: Point, reason: Reason, words: str, *, legal: bool) -> Way:
    return Way(
        wanted.number,
        found.creature,
        to,
        legal=legal,
        wanted=legal and found.refusal is None,
        why=reason[0],
        cites=reason[1],
        length=found.length,
        limit=found.limit,
        pieces=found.pieces,
        touches=found.touches,
        stabs=found.stabs,
        sights=tuple(map(shown_sight, found.sights)),
        option=found.option if legal else None,
        attacks=found.attacks if legal else (),
        words=words,
    )


def _staying(telling: Telling, wanted: Try, id: int, here: Point, reason: Reason) -> Way:
    """It cannot move: it stays, and the reason is given."""
    words = reason[0] or telling.say("finding-no-place")
    return Way(wanted.number, id, here, False, False, words, reason[1], 0, 0, (), (), (), (), words=words)


def _measured(position: KnownPosition, telling: Telling, found: TriedPlace) -> str:
    reader = ScreenReader(telling, position.game)
    return reader.held(found.length, found.limit, found.foes_seen, found.touches, found.stabs)


def _snapped(telling: Telling, found: TriedPlace, wanted: Try, words: str) -> str:
    """The words about a place, and then the reason why it is not the wanted one."""
    if found.refusal is None or found.to == wanted.to:
        return words
    return f"{words} {telling.say('finding-nearest-place', why=telling.refusal(found.refusal))}"


def _not_now(position: KnownPosition, telling: Telling, me: Creature, how: str) -> Reason | None:
    """The reason why it cannot be moved now, whatever the place."""
    choice = position.choice
    if choice is not None and choice.shape is QuestionShape.ACTION and choice.subject == me.id:
        option: Option = Run((me.x, me.y)) if how == RUN else Move((me.x, me.y))
        refusal = possible(option, choice.explain(option))
        return None if refusal is None else _told(telling, refusal)
    return not_now(position, telling, me)


# Templates.


def _laid(position: KnownPosition, telling: Telling, card: Card, wanted: Try) -> Way:
    """A terrain card in the held rotation."""
    found = try_laying(position, card, wanted.to, wanted.degrees % 360)
    reason, may = _why_not_laid(position, telling, found)
    option = found.option
    there = telling.say(
        "option-lay-terrain",
        card=telling.names.spoken_card(card.id),
        to=telling.names.place(option.to),
        degrees=option.degrees,
    )
    legal = found.found and may
    return Way(
        wanted.number,
        0,
        option.to,
        legal=legal,
        wanted=legal and found.refusal is None,
        why=reason[0],
        cites=reason[1],
        length=0,
        limit=0,
        pieces=(),
        touches=(),
        stabs=(),
        sights=(),
        option=option if legal else None,
        loops=(found.outline,),
        words=f"{there}." if legal else reason[0],
    )


def _why_not_laid(position: KnownPosition, telling: Telling, found: TriedTemplate) -> tuple[Reason, bool]:
    """The reason why the card cannot be laid now or there, and whether it can be laid now."""
    if position.seat is None:
        return (telling.say("server-only-watching"), ()), False
    now = position.match.explain(position.seat, found.option)
    return _told(telling, now if now is not None else found.refusal), now is None
