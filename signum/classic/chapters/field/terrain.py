"""Playing terrain cards: C-TER."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, ClassVar, Final, overload

from signum.classic.cards.card import TERRAIN, Card
from signum.classic.chapters.cards.costs import cost_of
from signum.classic.chapters.cards.paying import Purse, pay, refused_cost
from signum.classic.core.figures import distance
from signum.classic.core.game import Game
from signum.classic.core.measuring import base_of, shape_of
from signum.classic.core.state import CardId, State, Terrain
from signum.classic.core.units import LAID, Degrees
from signum.classic.effects.words import comes_into_play
from signum.engine.events import Event
from signum.engine.questions import Facts, Offer, Option, Procedure, Refusal, Seat
from signum.engine.units import Point
from signum.field.plane.distance import gap, touching
from signum.field.plane.lengths import SIDE
from signum.field.plane.shapes import Disc, Polygon, Shape
from signum.field.plane.strips import EAST, SOUTH, WEST, Stretch, band
from signum.field.plane.templates import Laying, shifts, turned

FROM_OWN_SIDE: Final = distance("C-TER-02", "own side")
FROM_OTHER_SIDES: Final = distance("C-TER-02", "opponents' sides")
FROM_TERRAINS: Final = distance("C-TER-02", "terrains")
TURNS: Final = (0, 45, 90, 135, 180, 225, 270, 315)
"""The rotations of a template that the program tries."""


LATTICE: Final = 2_000
"""The distance between the places that are tried for a round template."""


class LayTerrain(Option, frozen=True):
    """Play a terrain card, with the position and rotation of its template."""

    card: CardId
    to: Point
    degrees: Degrees = 0


class TerrainLaid(Event, frozen=True):
    """A template lies on the field, its card in the City."""

    seat: Seat
    terrain: Annotated[Terrain, LAID.meta]
    unique: bool

    follows: ClassVar[tuple[str, ...]] = ("C-TER-01", "C-ZONE-02")
    reindexes: ClassVar = True

    def apply(self, state: State) -> None:
        player = state.players[self.seat]
        player.terrain_turn = state.turn
        if self.unique:
            player.laid = [*player.laid, self.terrain.card]
        state.terrains[self.terrain.id] = self.terrain
        state.next_id = self.terrain.id + 1


def lay(game: Game, seat: Seat, option: LayTerrain) -> Procedure[None]:
    """Pay, then lay the template at the player's place (C-TER-01, C-TER-02)."""
    card = game.cards[option.card]
    yield from pay(game, seat, card)
    corners, radius = template(card, option.degrees, option.to)
    terrain = Terrain(game.state.next_id, card.id, seat, corners, radius, card.abilities)
    if (yield from game.happen(TerrainLaid(seat, terrain, card.unique))):
        yield from comes_into_play(game, seat, card, terrain.id)


def template(card: Card, degrees: int, to: Point) -> tuple[tuple[Point, ...], int]:
    """The corners of a card's template, turned and laid; or the centre and radius of a round one."""
    if card.radius:
        return (to,), card.radius
    dx, dy = to
    return tuple([(x + dx, y + dy) for x, y in turned_template(card.corners, degrees).vertices]), 0


@lru_cache(maxsize=512)
def turned_template(corners: tuple[Point, ...], degrees: int) -> Polygon:
    """A template turned round the point where it is laid."""
    return turned(Polygon(corners), degrees)


def refused_terrain(game: Game, seat: Seat, option: LayTerrain) -> Refusal | None:
    """The reason why a terrain cannot be played at all or there, with the distances."""
    return refused_terrain_card(game, seat, option.card) or refused_spot(game, seat, option)


def refused_terrain_card(game: Game, seat: Seat, id: CardId) -> Refusal | None:
    """C-TER-01, C-TER-03: one terrain a turn, a unique one once a game, paid in full."""
    player = game.player(seat)
    card = game.cards.get(id)
    facts: Facts = {"card": id}
    if not game.mode.lays_terrains:
        return Refusal("quests-lay-terrain", ("Q-TER-01",), facts)
    if card is None or card.type != TERRAIN or id not in player.maps:
        return Refusal("not-in-maps", ("C-DECK-08",), facts)
    if player.terrain_turn == game.state.turn:
        return Refusal("one-terrain-a-turn", ("C-TER-01",), facts)
    if id in player.laid:
        return Refusal("laid-once", ("C-TER-03",), facts)
    return refused_cost(game, seat, cost_of(game, seat, card))


def refused_spot(game: Game, seat: Seat, option: LayTerrain) -> Refusal | None:
    """C-TER-02: clear of miniatures, far enough from all sides and from other terrains."""
    card = game.cards[option.card]
    corners, radius = template(card, option.degrees, option.to)
    shape: Shape = Disc(*corners[0], radius) if radius else Polygon(corners)
    for side, limit in margins(game, seat).items():
        away = from_side(shape, side)
        if away < limit:
            facts: Facts = {"card": card.id, "gap": max(0, away), "limit": limit}
            return Refusal("too-near-a-side", ("C-TER-02",), facts)
    for part, limit in bands(game, seat):
        if touching(shape, part, limit):
            beside: Facts = {"card": card.id, "gap": gap(shape, part), "limit": limit}
            return Refusal("too-near-a-side", ("C-TER-02",), beside)
    if not is_inside(shape):
        return Refusal("outside-the-field", ("C-ZONE-01",), {"card": card.id})
    for creature in game.state.creatures.values():
        if touching(shape, base_of(creature), game.edition.template_gap):
            near: Facts = {"creature": creature.id, "gap": gap(shape, base_of(creature))}
            return Refusal("too-near-a-creature", ("C-TER-02",), near)
    for terrain in game.state.terrains.values():
        if touching(shape, shape_of(terrain), FROM_TERRAINS):
            away = gap(shape, shape_of(terrain))
            close: Facts = {"terrain": terrain.id, "gap": away, "limit": FROM_TERRAINS}
            return Refusal("too-near-a-terrain", ("C-TER-02",), close)
    return None


class Layings:
    """The places for a player's terrain cards while nothing on the field changes, as during one choice."""

    def __init__(self, game: Game, seat: Seat, purse: Purse | None = None) -> None:
        self.game = game
        self.seat = seat
        self._purse = purse or Purse(game, seat)
        self._first: Laying | None = None
        self._by_template: dict[tuple[CardId, int], Laying] = {}
        self._clear: dict[tuple[CardId, int], Laying] | None = None
        self._margins: dict[int, int] | None = None
        self._playable: dict[CardId, bool] = {}

    def cards(self) -> list[Card]:
        """The player's terrain cards that may be played now, if there is a place for them."""
        cards, player = self.game.cards, self.game.state.players[self.seat]
        if player.terrain_turn == self.game.state.turn:
            return []  # C-TER-01: one terrain a turn.
        known = self.game.maps.get(self.seat)
        if known is None or known[0] is not player.maps or known[1] is not player.laid:
            there = [cards[id] for id in dict.fromkeys(player.maps) if id in cards and id not in player.laid]
            left = [one for one in there if one.type == TERRAIN]
            known = self.game.maps[self.seat] = player.maps, player.laid, left
        return self._purse.affordable(known[2])

    def playable(self, card: CardId) -> bool:
        """Whether the terrain card may be played now, if there is a place for it."""
        known = self._playable.get(card)
        if known is None:
            printed = self.game.cards.get(card)
            if printed is None:
                return False
            known = self._playable[card] = self._is_playable(printed)
        return known

    def _is_playable(self, card: Card) -> bool:
        """Whether `refused_terrain_card` has no objection."""
        player = self.game.player(self.seat)
        return (
            card.type == TERRAIN
            and card.id in player.maps
            and player.terrain_turn != self.game.state.turn
            and card.id not in player.laid
            and self._purse.affords(card)
        )

    def allows(self, option: LayTerrain) -> bool:
        """Whether `refused_terrain` has no objection."""
        if not self.playable(option.card):
            return False
        card = self.game.cards[option.card]
        if card.radius:
            return refused_spot(self.game, self.seat, option) is None
        x, y = option.to
        clear = self._clear_of_terrains(card, option.degrees)
        return clear.allows(x, y) and self._laying(card, option.degrees).allows(x, y)

    def spots(self, card: Card) -> list[LayTerrain]:
        """Some legal places on a lattice, the template turned by right angles."""
        return [one for one in self.lattice(card) if self.allows(one)]

    def has_spot(self, card: Card) -> bool:
        """Whether `spots` finds any."""
        return any(self.allows(one) for one in self.lattice(card))

    def lattice(self, card: Card) -> "Lattice":
        """The lattice points far enough from the sides; things on the field are ignored."""
        if card.radius:
            steps = range(card.radius, SIDE - card.radius + 1, LATTICE)
            return Lattice(card.id, [(0, steps, steps)])
        return _lattice(card.id, card.corners, tuple(self.margins.items()))

    @property
    def margins(self) -> dict[int, int]:
        """The distances from whole sides of the field."""
        if self._margins is None:
            self._margins = margins(self.game, self.seat)
        return self._margins

    def _clear_of_terrains(self, card: Card, degrees: int) -> Laying:
        """The card's template, turned, among other terrains only: these forbid most places.

        It is kept for the next choices until a terrain comes or goes.
        """
        terrains = self.game.state.terrains.values()
        clear = self._clear
        if clear is None:
            known = self.game.layings.get(self.seat)
            if known is None or known[0] != list(terrains) or known[1] != self.margins:
                known = self.game.layings[self.seat] = list(terrains), self.margins, {}
            clear = self._clear = known[2]
        found = clear.get((card.id, degrees))
        if found is None:
            template, shapes = turned_template(card.corners, degrees), [shape_of(one) for one in terrains]
            found = Laying(template, (), 0, shapes, self.margins, FROM_TERRAINS)
            if degrees in TURNS:
                clear[card.id, degrees] = found
        return found

    def _laying(self, card: Card, degrees: int) -> Laying:
        """The card's template, turned, among all that lies and stands on the field."""
        found = self._by_template.get((card.id, degrees))
        if found is None:
            template = turned_template(card.corners, degrees)
            if self._first is None:
                self._first = laying(self.game, self.seat, template)
            found = self._first.of(template)
            if degrees in TURNS:
                self._by_template[card.id, degrees] = found
        return found


@lru_cache(maxsize=512)
def _lattice(card: CardId, corners: tuple[Point, ...], margins: tuple[tuple[int, int], ...]) -> "Lattice":
    """The lattice points for a template turned by right angles, in columns."""
    found: list[tuple[int, range, range]] = []
    for degrees in TURNS[::2]:
        left, below, right, above = shifts(turned_template(corners, degrees), dict(margins))
        # All places could be worked out, in seconds; suggestions are needed at once.
        found.append((degrees, range(left, right + 1, 3 * LATTICE), range(below, above + 1, 3 * LATTICE)))
    return Lattice(card, found)


class TerrainOffer(Offer):
    """A terrain card that may be played now, as a region of places."""

    __slots__ = ("_card", "_layings")

    def __init__(self, layings: Layings, card: Card) -> None:
        # Not the engine's constructor: each turn makes an offer for each card, several times.
        self.kind = "lay-terrain"
        self._layings = layings
        self._card = card

    def suggestions(self) -> Sequence[LayTerrain]:
        """Some legal places."""
        return self._layings.spots(self._card)

    def untried(self) -> Sequence[LayTerrain]:
        """Places on a lattice, unchecked."""
        return self._layings.lattice(self._card)


class Lattice(Sequence[LayTerrain]):
    """Places for a template in columns, each made when it is asked for."""

    def __init__(self, card: CardId, parts: Sequence[tuple[int, range, range]]) -> None:
        self.card = card
        self.parts = [(degrees, xs, ys) for degrees, xs, ys in parts if len(xs) and len(ys)]
        self._length = sum([len(xs) * len(ys) for _, xs, ys in self.parts])

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, at: int) -> LayTerrain: ...

    @overload
    def __getitem__(self, at: slice) -> list[LayTerrain]: ...

    def __getitem__(self, at: int | slice) -> LayTerrain | list[LayTerrain]:
        if isinstance(at, slice):
            return [self[one] for one in range(*at.indices(len(self)))]
        left = at if at >= 0 else self._length + at
        for degrees, xs, ys in self.parts:
            high = len(ys)
            if 0 <= left < len(xs) * high:
                return LayTerrain(self.card, (xs[left // high], ys[left % high]), degrees)
            left -= len(xs) * high
        raise IndexError(at)


def laying(game: Game, seat: Seat, template: Polygon) -> Laying:
    """The places for a template that C-TER-02 allows a player."""
    return Laying(
        template,
        [base_of(one) for one in game.state.creatures.values()],
        game.edition.template_gap,
        [shape_of(one) for one in game.state.terrains.values()],
        margins(game, seat),
        FROM_TERRAINS,
        bands(game, seat),
    )


def owned_sides(game: Game, seat: Seat) -> list[tuple[Stretch, int]]:
    """C-TER-02: the parts of the border that a template keeps a distance from, with the distances."""
    theirs = [(game.mode.border(game.state, other), FROM_OTHER_SIDES) for other in game.opponents(seat)]
    return [(game.mode.border(game.state, seat), FROM_OWN_SIDE), *theirs]


def margins(game: Game, seat: Seat) -> dict[int, int]:
    """The distances from whole sides of the field."""
    return {stretch.side: limit for stretch, limit in owned_sides(game, seat) if stretch.is_whole}


def bands(game: Game, seat: Seat) -> list[tuple[Polygon, int]]:
    """The distances from parts of sides, which players own in some modes (C-VAR-03)."""
    return [(band(stretch), limit) for stretch, limit in owned_sides(game, seat) if not stretch.is_whole]


def from_side(shape: Shape, side: int) -> int:
    """The distance of a shape from a side of the field."""
    at = 0 if side in (EAST, WEST) else 1
    if isinstance(shape, Disc):
        centre = (shape.x, shape.y)[at]
        low, high = centre - shape.r, centre + shape.r
    else:
        low, high = min(corner[at] for corner in shape.vertices), max(corner[at] for corner in shape.vertices)
    return low if side in (SOUTH, WEST) else SIDE - high


def is_inside(shape: Shape) -> bool:
    """C-ZONE-01: whether a shape lies on the field completely."""
    if isinstance(shape, Disc):
        return shape.r <= shape.x <= SIDE - shape.r and shape.r <= shape.y <= SIDE - shape.r
    return all(0 <= one <= SIDE for corner in shape.vertices for one in corner)
