"""Typed destinations: listed paths, and input such as a place, a direction or a name."""

import re
from collections.abc import Callable, Collection
from math import cos, pi, sin
from typing import Final, get_args

from msgspec import Struct

from signum.classic.chapters.field.contact_places import contact_places
from signum.classic.chapters.field.movement import allowance
from signum.classic.core.game import Game
from signum.classic.core.measuring import base_of, distance, shape_of
from signum.classic.core.state import Creature
from signum.classic.findings.reach import (
    WAYS,
    Approach,
    approach,
    approach_shape,
    place_towards,
    stabbers,
)
from signum.classic.positions.places import CENTIMETRE
from signum.classic.telling.telling import Telling
from signum.classic.telling.typed_names import things_called
from signum.engine.questions import Option, Refusal, Seat
from signum.engine.records import tag_of
from signum.engine.units import Point
from signum.field.plane.distance import touching
from signum.table.console import NotUnderstood, plain

PLACE: Final = re.compile(r"(\d{1,3}(?:[.,]\d{1,3})?)[ ;]+(\d{1,3}(?:[.,]\d{1,3})?)", re.ASCII)
NUMBER: Final = re.compile(r"\d{1,3}(?:[.,]\d{1,3})?", re.ASCII)
LENGTH: Final = re.compile(r"\s*\b(\d{1,3}(?:[.,]\d{1,3})?)\s*(?:cm|см)?\s*", re.IGNORECASE)

WINDS: Final = {
    "command-east": 0,
    "command-north-east": 1,
    "command-north": 2,
    "command-north-west": 3,
    "command-west": 4,
    "command-south-west": 5,
    "command-south": 6,
    "command-south-east": 7,
}
"""Eighths of a full turn, anticlockwise from the right of the first player."""


class Wish(Struct, frozen=True):
    """A target to approach and the longest distance; without a length all the way into contact."""

    target: int
    towards: bool
    length: int | None = None


class Going:
    """Typed moves and runs, for one teller."""

    def __init__(self, telling: Telling) -> None:
        self.telling = telling
        self.say = telling.say
        self.names = telling.names

    def option(self, seat: Seat, how: str, words: str) -> Option:
        """The typed move, legal or not."""
        kind = self._kind(how)
        return kind(self._point(seat, kind, how, words.strip()))

    def suggested(self, seat: Seat, kinds: Collection[str]) -> dict[Option, str]:
        """Paths worth listing, in words: into contact with reachable enemies, or else towards one.

        Running is listed only if moving does not reach as far.
        """
        game = self.names.known.game
        me = game.creature(game.state.acting)
        if me is None or me.seat != seat:
            return {}
        foes = sorted(
            [one for one in game.foes(seat) if not game.in_contact(me, one)],
            key=lambda one: distance(me, one),
        )
        found: dict[Option, str] = {}
        for how in [one for one in WAYS if one in kinds]:
            reached = {
                foe.id: self._into_contact(me, foe, how) for foe in foes if _may_reach(game, me, foe, how)
            }
            foes = [foe for foe in foes if not reached.get(foe.id)]
            met = {option: told for ways in reached.values() for option, told in ways.items()}
            found |= met or (self._nearer(me, foes[0], how) if foes else {})
        return found

    def _into_contact(self, me: Creature, foe: Creature, how: str) -> dict[Option, str]:
        game = self.names.known.game
        way = approach(game, me, foe, how)
        if way.to is None:
            return {}
        option = self._kind(how)(way.to)
        told, foes = self.telling.option(option), stabbers(game, me, way.to, how)
        if foes:
            told = self.say("play-at-the-risk", option=told, foes=self.names.creatures(foes))
        return {option: told}

    def _nearer(self, me: Creature, foe: Creature, how: str) -> dict[Option, str]:
        game = self.names.known.game
        ends = contact_places(game, me, base_of(foe), foe, how)
        way = place_towards(game, me, ends, how, allowance(game, me, how))
        if way.to is None:
            return {}
        option, name = self._kind(how)(way.to), self.names.spoken(foe.id)
        told = self.say("play-towards", option=self.telling.option(option), target=name)
        foes = stabbers(game, me, way.to, how)
        if foes:
            told = self.say("play-at-the-risk", option=told, foes=self.names.creatures(foes))
        return {option: told}

    def _kind(self, how: str) -> Callable[[Point], Option]:
        kinds = {tag_of(one): one for one in get_args(self.telling.match.rules.options)}
        kind: Callable[[Point], Option] = kinds[how]
        return kind

    def _point(self, seat: Seat, kind: Callable[[Point], Option], how: str, words: str) -> Point:
        place = PLACE.fullmatch(words)
        if place is not None:
            across, along = (_hundredths(one) for one in place.groups())
            return across, along
        wind = self._wind(words)
        if wind is not None:
            return _blown(self._mover(seat, kind), *wind)
        wish = self._wish(words)
        found = self._approach(self._mover(seat, kind), wish, how)
        if found.to is None:
            assert found.refusal is not None
            raise NotUnderstood(self.telling.refusal(found.refusal))
        return found.to

    def _wind(self, words: str) -> tuple[int, int] | None:
        """`5 cm north` or `north-east 5`: the direction and the distance."""
        found = LENGTH.search(words)
        if found is None:
            return None
        word = plain(words[: found.start()] + words[found.end() :])
        for id, eighths in WINDS.items():
            if word in (id.removeprefix("command-"), plain(self.say(id))):
                return eighths, _hundredths(found.group(1))
        return None

    def _wish(self, words: str) -> Wish:
        """`to greer`, `towards greer` or `towards greer 5 cm`, in English or in the language played."""
        word, _, name = words.partition(" ")
        towards = plain(word) in ("towards", "toward", plain(self.say("command-towards")))
        if not name.strip() or not (towards or plain(word) in ("to", plain(self.say("command-to")))):
            raise NotUnderstood(self.say("play-where-to"))
        length = None
        if towards and (found := LENGTH.search(name)) is not None and found.end() == len(name):
            name, length = name[: found.start()], _hundredths(found.group(1))
        return Wish(the_one(self.telling, name), towards, length)

    def _mover(self, seat: Seat, kind: Callable[[Point], Option]) -> Creature:
        """The creature that may move now; if there is none, the refusal of the rules."""
        match, game = self.telling.match, self.names.known.game
        me = game.creature(game.state.acting)
        here = (0, 0) if me is None else (me.x, me.y)
        refusal = match.explain(seat, kind(here))
        if me is None or (refusal is not None and refusal.code != "already-there"):
            raise NotUnderstood(self.telling.refusal(refusal or Refusal("no-activation-running", ())))
        return me

    def _approach(self, me: Creature, wish: Wish, how: str) -> Approach:
        game = self.names.known.game
        target = game.creature(wish.target)
        shape = base_of(target) if target is not None else shape_of(game.state.terrains[wish.target])
        if target is me or touching(base_of(me), shape, game.edition.contact_below):
            name = self.names.spoken(wish.target)
            raise NotUnderstood(self.say("play-there-already", target=name))
        if target is not None:
            whole = approach(game, me, target, how)
        else:
            whole = approach_shape(game, me, shape, how)
        if not wish.towards or (
            whole.to is not None and (wish.length is None or whole.length <= wish.length)
        ):
            return whole
        far = allowance(game, me, how)
        ends: list[Point] = contact_places(game, me, shape, target, how)
        return place_towards(game, me, ends, how, far if wish.length is None else wish.length)


def the_one(telling: Telling, words: str) -> int:
    """The creature or terrain on the field with this name."""
    found = things_called(telling.names, words)
    if len(found) == 1:
        return found[0]
    if not found:
        raise NotUnderstood(telling.say("play-nobody-called", name=words.strip()))
    names = "; ".join(map(telling.names.creature, found))
    raise NotUnderstood(telling.say("play-several-called", names=names))


def lengths(words: str) -> list[int]:
    """Numbers of centimetres, separated by spaces; None for other input."""
    parts = words.replace(";", " ").split()
    return [_hundredths(one) for one in parts] if all(NUMBER.fullmatch(one) for one in parts) else []


def _may_reach(game: Game, me: Creature, foe: Creature, how: str) -> bool:
    """Whether the straight distance allows it to be reached."""
    return distance(me, foe) <= allowance(game, me, how)


def _blown(me: Creature, eighths: int, length: int) -> Point:
    """A point in a direction, rounded towards the start, so that the path is not longer than typed."""
    angle = eighths * pi / 4
    return me.x + int(length * cos(angle)), me.y + int(length * sin(angle))


def _hundredths(centimetres: str) -> int:
    """A number of centimetres, with a point or a comma, in hundredths of a millimetre."""
    return round(float(centimetres.replace(",", ".")) * CENTIMETRE)
