"""Places where the creatures of quests and Overlord cards enter: Q-TER-04, Q-PVP-07."""

from signum.classic.chapters.field.entries import ROUND, refused_base, refused_near
from signum.classic.core.game import Game
from signum.classic.core.measuring import DISTANCES, base_of, templates
from signum.classic.core.state import HERO, IMPASSABLE
from signum.classic.quests.active import HERO_SEAT, OVERLORD_SEAT
from signum.classic.quests.places import (
    BY_HERO,
    FIELD,
    HEROS_SIDE,
    OVERLORDS_SIDE,
    SIDES,
    QuestPlace,
    shapes_of,
)
from signum.engine.questions import Refusal, Seat
from signum.engine.units import Point
from signum.field.plane.distance import gap, touching, within
from signum.field.plane.lengths import SIDE
from signum.field.plane.placement import Placing
from signum.field.plane.shapes import Disc, Shape
from signum.field.plane.strips import Span, Stretch, nearest_on, off, spans, spot

AT_OVERLORDS_SIDE = QuestPlace(OVERLORDS_SIDE)


class QuestEntry:
    """All places of a card's place for a base, never in contact with enemies unless the card says so."""

    def __init__(self, game: Game, seat: Seat, base: int, place: QuestPlace) -> None:
        self.game = game
        self.r = base // 2
        self.place = place
        self.touch = game.edition.contact_below
        hosts = shapes_of(game, place) if place.of == BY_HERO and not place.within else []
        self.foes = [foe for foe in game.foes(seat) if base_of(foe) not in hosts]
        self.shapes = [] if place.of == FIELD or place.of in SIDES else shapes_of(game, place)

    def has_room(self) -> bool:
        """Whether there is any place."""
        return self.nearest(SIDE // 2, SIDE // 2) is not None

    def nearest(self, x: int, y: int) -> Point | None:
        """The place nearest to a wanted one."""
        if self.place.of in SIDES:
            return nearest_on(self._stretch, self.r, self._free, x, y)
        if self.place.of == FIELD:
            return self._standing().nearest(x, y)
        found = [place for shape in self.shapes if (place := self._near(shape, x, y)) is not None]
        return min(found, key=lambda at: ((at[0] - x) ** 2 + (at[1] - y) ** 2, at), default=None)

    def suggestions(self) -> list[Point]:
        """Some of the places: nearest to the Hero, and all round."""
        if self.place.of in SIDES:
            alongs = [at for low, high in self._free for at in dict.fromkeys((low, (low + high) // 2, high))]
            return [spot(self._stretch.side, along, self.r) for along in alongs]
        wanted = [towards(self.game)]
        for shape in self.shapes or [Disc(SIDE // 2, SIDE // 2, SIDE // 4)]:
            x, y = centre(shape)
            reach = (shape.r if isinstance(shape, Disc) else SIDE // 6) + self.r
            wanted += [(x + dx * reach, y + dy * reach) for dx, dy in ROUND]
        found = [self.nearest(*one) for one in wanted]
        return list(dict.fromkeys([one for one in found if one is not None]))

    def refused(self, to: Point) -> Refusal | None:
        """Why a place is not one of them."""
        base = Disc(*to, self.r)
        refusal = refused_base(self.game, base) or refused_near(base, self.foes, self.touch, "Q-TER-04")
        if refusal is not None:
            return refusal
        if self.place.of in SIDES:
            away = off(self._stretch, self.r, *to)
            return Refusal("not-where-the-card-says", ("Q-TER-04",), {"gap": away}) if away else None
        if self.place.of == FIELD or any(self._is_at(base, one) for one in self.shapes):
            return None
        away = min([gap(base, one) for one in self.shapes], default=0)
        return Refusal("not-where-the-card-says", ("Q-TER-04",), {"gap": away})

    @property
    def _stretch(self) -> Stretch:
        seat = HERO_SEAT if self.place.of == HEROS_SIDE else OVERLORD_SEAT
        return self.game.mode.border(self.game.state, seat)

    @property
    def _free(self) -> list[Span]:
        away: list[tuple[Shape, int]] = [(base_of(foe), self.touch) for foe in self.foes]
        taken = [*[base_of(one) for one in self.game.creatures()], *templates(self.game, IMPASSABLE)]
        return spans(self.r, self._stretch, [*away, *[(one, 0) for one in taken]])

    def _standing(self) -> Placing:
        others = [base_of(one) for one in self.game.creatures()]
        return (
            Placing(self.r)
            .keep([*others, *templates(self.game, IMPASSABLE)])
            .keep([base_of(foe) for foe in self.foes], self.touch)
        )

    def _near(self, shape: Shape, x: int, y: int) -> Point | None:
        if not self.place.within:
            return self._standing().touching(shape, self.touch).nearest(x, y)
        for wanted in ((x, y), centre(shape)):
            found = self._standing().nearest(*wanted)
            if found is not None and self._is_at(Disc(*found, self.r), shape):
                return found
        return None

    def _is_at(self, base: Disc, shape: Shape) -> bool:
        letter = self.place.within
        return within(base, shape, DISTANCES[letter]) if letter else touching(base, shape, self.touch)


def centre(shape: Shape) -> Point:
    """The middle of a shape."""
    if isinstance(shape, Disc):
        return shape.x, shape.y
    xs, ys = [x for x, _ in shape.vertices], [y for _, y in shape.vertices]
    return (min(xs) + max(xs)) // 2, (min(ys) + max(ys)) // 2


def towards(game: Game) -> Point:
    """Q-PVE-04: where nobody places a creature, it enters as near to the Hero as it may."""
    heroes = [one for one in game.creatures() if one.type == HERO and one.owner == HERO_SEAT]
    return (heroes[0].x, heroes[0].y) if heroes else (SIDE // 2, 0)
