"""Places for the templates of quests: Q-TER-01."""

from collections.abc import Sequence
from typing import Final

from signum.classic.cards.card import Card
from signum.classic.chapters.field.terrain import (
    LATTICE,
    TURNS,
    Lattice,
    LayTerrain,
    from_side,
    is_inside,
    template,
    turned_template,
)
from signum.classic.core.figures import distance
from signum.classic.core.game import Game
from signum.classic.core.measuring import base_of, shape_of
from signum.classic.quests.active import HERO_SEAT
from signum.engine.questions import Facts, Offer, Option, Refusal
from signum.field.plane.distance import gap, touching
from signum.field.plane.lengths import SIDE
from signum.field.plane.shapes import Disc, Polygon, Shape
from signum.field.plane.templates import Laying, shifts

FROM_HEROS_SIDE: Final = distance("Q-TER-01", "side")
FROM_TERRAINS: Final = distance("Q-TER-01", "terrains")


class TemplatePlaces(Offer):
    """The places of one template while nothing on the field changes."""

    __slots__ = ("card", "game", "margins")

    def __init__(self, game: Game, card: Card) -> None:
        super().__init__("lay-terrain")
        self.game = game
        self.card = card
        self.margins = {game.mode.border(game.state, HERO_SEAT).side: FROM_HEROS_SIDE}

    def has_room(self) -> bool:
        """Whether the template can be laid anywhere."""
        if any(self.refused(one) is None for one in self.untried()):
            return True
        if self.card.radius:
            return False
        return any(self._laying(degrees).somewhere() is not None for degrees in TURNS[:4])

    def suggestions(self) -> Sequence[LayTerrain]:
        """Some legal places; at least one if there is any."""
        found = [one for one in self.untried() if self.refused(one) is None]
        if found or self.card.radius:
            return found
        places = [(degrees, self._laying(degrees).somewhere()) for degrees in TURNS[:4]]
        return [LayTerrain(self.card.id, to, degrees) for degrees, to in places if to is not None]

    def untried(self) -> Sequence[LayTerrain]:
        """Places on a lattice, unchecked."""
        if self.card.radius:
            steps = range(self.card.radius, SIDE - self.card.radius + 1, 3 * LATTICE)
            return Lattice(self.card.id, [(0, steps, steps)])
        parts = []
        for degrees in TURNS[:4:2]:
            left, below, right, above = shifts(turned_template(self.card.corners, degrees), self.margins)
            parts.append((degrees, range(left, right + 1, 3 * LATTICE), range(below, above + 1, 3 * LATTICE)))
        return Lattice(self.card.id, parts)

    def refused(self, option: Option) -> Refusal | None:
        """L from the Hero's side, M from other terrains, and no creature in contact (Q-TER-01)."""
        if not isinstance(option, LayTerrain) or option.card != self.card.id:
            return Refusal("not-offered", ("Q-TER-01",), {"choice": "quest-terrain"})
        game, id = self.game, self.card.id
        corners, radius = template(self.card, option.degrees, option.to)
        shape: Shape = Disc(*corners[0], radius) if radius else Polygon(corners)
        for side, limit in self.margins.items():
            away = from_side(shape, side)
            if away < limit:
                facts: Facts = {"card": id, "gap": max(0, away), "limit": limit}
                return Refusal("too-near-a-side", ("Q-TER-01",), facts)
        if not is_inside(shape):
            return Refusal("outside-the-field", ("C-ZONE-01",), {"card": id})
        for creature in game.state.creatures.values():
            if touching(shape, base_of(creature), game.edition.contact_below):
                near: Facts = {"creature": creature.id, "gap": gap(shape, base_of(creature))}
                return Refusal("too-near-a-creature", ("Q-TER-01",), near)
        for terrain in game.state.terrains.values():
            if touching(shape, shape_of(terrain), FROM_TERRAINS):
                away = gap(shape, shape_of(terrain))
                close: Facts = {"terrain": terrain.id, "gap": away, "limit": FROM_TERRAINS}
                return Refusal("too-near-a-terrain", ("Q-TER-01",), close)
        return None

    def _laying(self, degrees: int) -> Laying:
        game = self.game
        return Laying(
            turned_template(self.card.corners, degrees),
            [base_of(one) for one in game.state.creatures.values()],
            game.edition.contact_below,
            [shape_of(one) for one in game.state.terrains.values()],
            self.margins,
            FROM_TERRAINS,
        )


def template_places(game: Game, card: Card) -> TemplatePlaces:
    """The places for a terrain card's template now."""
    return TemplatePlaces(game, card)
