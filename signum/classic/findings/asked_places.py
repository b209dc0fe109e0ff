"""Places that the open choice asks for: of a hero, a new creature, a move or placement, an exit.

The geometry of the rules proposes each place; the choice decides about it.
"""

from collections.abc import Iterator, Mapping
from math import hypot
from typing import Any, Final, TypeAlias

from signum.classic.chapters.field.entries import Beside, OwnSide
from signum.classic.chapters.field.movement import FREELY, MOVE, Move, way_to
from signum.classic.chapters.field.ruins import ComeOut, exits
from signum.classic.chapters.field.summon import MILLIMETRE, STABBING, PlaceAt
from signum.classic.core.game import Game
from signum.classic.core.measuring import base_of
from signum.classic.core.state import Creature
from signum.classic.effects.verbs.moving import MoveFreely, PlaceWithin
from signum.classic.findings.position import KnownPosition
from signum.classic.findings.reach import PLACED, stabbers
from signum.classic.findings.reachable_areas import inside, pieces
from signum.classic.findings.sightlines import Sightline
from signum.classic.findings.tried_places import TriedPlace
from signum.engine.questions import Choice, Refusal
from signum.engine.records import plain
from signum.engine.units import Point
from signum.field.plane.distance import touching
from signum.field.plane.lengths import SIDE
from signum.field.plane.shapes import Disc
from signum.field.plane.strips import nearest_on, spans

OPTIONS: Final[dict[str, type[Move | PlaceAt | ComeOut]]] = {
    "move": Move,
    "place": PlaceAt,
    "come-out": ComeOut,
}
"""The answer to an offer of each kind."""
SAFE: Final = ("entrance",)
"""Choices without backstabs."""

FREE: Final = (MoveFreely.word(), PlaceWithin.word())
"""The verbs that move or place a creature."""

OpenChoice: TypeAlias = Choice[Any]


def try_asked(position: KnownPosition, wanted: Point) -> TriedPlace | None:
    """The nearest place that the open choice allows; None if it asks for none."""
    choice = position.choice
    kinds = [] if choice is None else [OPTIONS[one.kind] for one in choice.offers if one.kind in OPTIONS]
    if choice is None or not kinds:
        return None
    return AskedPlace(position, choice, kinds[0], wanted).tried()


class AskedPlace:
    """A place that the open choice asks for, held at a point."""

    def __init__(
        self, position: KnownPosition, choice: OpenChoice, kind: type[Move | PlaceAt | ComeOut], wanted: Point
    ) -> None:
        self.position = position
        self.game: Game = position.game
        self.choice = choice
        self.kind = kind
        self.wanted = wanted
        self.me = position.creature(_number(choice, "creature"))
        self.limit = _number(choice, "limit")
        self.r = self._radius()

    def tried(self) -> TriedPlace:
        """The nearest allowed place, and the consequences of placing it there."""
        why = self.choice.explain(self.kind(self.wanted))
        to = self.wanted if why is None else self._nearest()
        id = 0 if self.me is None else self.me.id
        if to is None:
            return TriedPlace(id, None, why)
        foes = self.game.foes(self.choice.seat if self.me is None else self.me.seat)
        base, touch = Disc(*to, self.r), self.game.edition.contact_below
        sights = self._sights(to)
        met = {foe.id for foe in foes}
        length, pieces = self._way(to)
        return TriedPlace(
            id,
            to,
            why,
            length=length,
            limit=self.limit,
            pieces=pieces,
            touches=tuple([foe.id for foe in foes if touching(base, base_of(foe), touch)]),
            stabs=tuple(self._stabs(to, foes)),
            sights=sights,
            foes_seen=tuple([one for one in sights if one.line is not None and one.creature in met]),
            option=self.kind(to),
        )

    def _radius(self) -> int:
        if self.me is not None:
            return self.me.base // 2
        card = self.game.cards.get(str(self.choice.about.get("card", "")))
        return 0 if card is None else card.base * MILLIMETRE // 2

    # Places.

    def _nearest(self) -> Point | None:
        """The nearest of the proposed places that the choice allows."""
        held = inside(self.wanted, self.r)
        found = [one for one in self._proposed(held) if self._allowed(one)]
        if not found:
            found = [one.to for offer in self.choice.offers for one in offer.suggestions()]
            found = [one for one in found if self._allowed(one)]
        return min(found, key=lambda to: hypot(to[0] - held[0], to[1] - held[1]), default=None)

    def _allowed(self, to: Point) -> bool:
        return self.choice.allows(self.kind(to))

    def _proposed(self, held: Point) -> Iterator[Point]:
        choice, game = self.choice, self.game
        match choice.kind:
            case "hero-place":
                stretch = game.mode.border(game.state, choice.seat)
                bases = [(base_of(one), 0) for one in game.creatures()]
                yield from _some(nearest_on(stretch, self.r, spans(self.r, stretch, bases), *held))
            case "summoning-place" if choice.cites == (game.edition.entry_beside,):
                host, reach = self._host()
                if host is not None:
                    beside = Beside(game, choice.seat, 2 * self.r, host, reach)
                    yield from _some(beside.places().nearest(*held))
            case "summoning-place":
                side = OwnSide(game, choice.seat, 2 * self.r)
                yield from _some(nearest_on(side.stretch, self.r, side.free, *held))
            case "entrance" if self.me is not None:
                for way in exits(game, self.me, 0):
                    yield from _some(way.nearest(*held))
            case _ if self.me is not None and self.limit:
                how = MOVE if self.kind is Move else PLACED
                area = self.position.area(self.me, how, self.limit)
                yield from _some(area.nearest(held, self._allowed))

    def _host(self) -> tuple[Creature | None, int]:
        """The host of a new creature, and how far from it the creature may enter; 0 in contact only.

        The choice names them when it refuses a place too far away.
        """
        low, high = self.r, SIDE - self.r
        for far in ((low, low), (high, high), (low, high)):
            refusal: Refusal | None = self.choice.explain(PlaceAt(far))
            if refusal is not None and refusal.code in ("not-in-contact", "out-of-reach"):
                host = self.game.creature(int(str(refusal.facts["creature"])))
                return host, int(str(refusal.facts.get("reach", 0)))
        return None, 0

    # Consequences.

    def _way(self, to: Point) -> tuple[int, tuple[Any, ...]]:
        if self.me is None or self.kind is not Move:
            return 0, ()
        found = way_to(self.game, self.me, to, MOVE, self.limit)
        return (0, ()) if found is None else (found.path.length, pieces(found))

    def _sights(self, to: Point) -> tuple[Sightline, ...]:
        if self.me is None:
            return ()
        return self.position.sights_from(self.me, to)

    def _stabs(self, to: Point, foes: list[Creature]) -> Iterator[int]:
        """The enemies that it leaves, unless the text prevents it; those near a cramped new creature."""
        if self.me is not None:
            if self.choice.kind not in SAFE and not self._is_safe():
                yield from stabbers(self.game, self.me, to, FREELY if self.kind is Move else PLACED)
        elif self.choice.kind == "summoning-place" and "C-SUM-02" in self.choice.cites:
            base = Disc(*to, self.r)
            yield from [foe.id for foe in foes if touching(base, base_of(foe), STABBING + 1)]

    def _is_safe(self) -> bool:
        """Whether the card prevents backstabs."""
        card = self.game.cards.get(str(self.choice.about.get("card", "")))
        leaves = list(_leaves(plain(card)))
        return bool(leaves) and all(leaves)


def _leaves(told: Any) -> Iterator[bool]:
    """For each sentence of a card that moves or places a creature, whether it prevents backstabs."""
    if isinstance(told, Mapping):
        if told.get("type") in FREE:
            yield bool(told.get("safely"))
        told = list(told.values())
    if isinstance(told, list | tuple):
        for one in told:
            yield from _leaves(one)


def _number(choice: OpenChoice, fact: str) -> int:
    told = choice.about.get(fact, 0)
    return told if isinstance(told, int) else 0


def _some(place: Point | None) -> Iterator[Point]:
    if place is not None:
        yield place
