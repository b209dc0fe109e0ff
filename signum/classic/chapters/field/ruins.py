"""Ruins: searching them and their secret entrances (C-RUIN)."""

from typing import ClassVar, Final

from signum.classic.chapters.combat.rolls import throw
from signum.classic.chapters.field.movement import Placed
from signum.classic.core.figures import faces
from signum.classic.core.game import Game
from signum.classic.core.measuring import base_of, shape_of, templates, who_stands_there
from signum.classic.core.state import CHARACTER, IMPASSABLE, Creature, CreatureId, State, Terrain
from signum.classic.core.units import TerrainId
from signum.classic.core.values import may_search
from signum.classic.effects.carrying import carry_out
from signum.classic.effects.sources import Source
from signum.engine.events import Event
from signum.engine.question_shapes import QuestionShape
from signum.engine.questions import Choice, Offer, Option, Procedure, Refusal, choose
from signum.engine.units import Point
from signum.field.plane.distance import touching
from signum.field.plane.placement import Placing
from signum.field.plane.shapes import Disc, Shape

WAY_OUT: Final = faces("C-RUIN-03", "faces")


class Search(Option, frozen=True):
    """Ruins in contact are searched."""

    terrain: TerrainId


class UseEntrance(Option, frozen=True):
    """Look for a secret entrance in searched ruins."""

    terrain: TerrainId


class ComeOut(Option, frozen=True):
    """The place where a character comes out of a secret passage."""

    to: Point


class StayInside(Option, frozen=True):
    """The character does not go through."""


class Searched(Event, frozen=True):
    """A character searched ruins; they cannot be searched again."""

    creature: CreatureId
    terrain: TerrainId

    follows: ClassVar[tuple[str, ...]] = ("C-RUIN-01",)

    def apply(self, state: State) -> None:
        state.terrains[self.terrain] = state.terrains[self.terrain].when_searched()


def search(game: Game, creature: Creature, id: int) -> Procedure[None]:
    """One die decides, by the table of the terrain card, what the searcher receives (C-RUIN-01)."""
    terrain = game.state.terrains[id]
    (face,) = yield from throw(game, creature, 1, "search", "C-RUIN-01")
    yield from game.happen(Searched(creature.id, id))
    card = game.cards[terrain.card]
    source = Source(creature.seat, card.id, creature.id, creature.id, cites=("C-RUIN-01",))
    for find in card.finds:
        if find.face == face:
            yield from carry_out(game, source, find.effect)


def use_entrance(game: Game, creature: Creature, id: int) -> Procedure[None]:
    """On a success the character may be placed in contact with other searched ruins (C-RUIN-03)."""
    (face,) = yield from throw(game, creature, 1, "entrance", "C-RUIN-03", WAY_OUT)
    ways = exits(game, creature, id) if game.in_play(creature.id) else []
    if face not in WAY_OUT or not any(way.nearest(creature.x, creature.y) for way in ways):
        return
    choice: Choice[ComeOut | StayInside] = Choice(
        creature.seat,
        "entrance",
        [StayInside()],
        shape=QuestionShape.PLACE,
        subject=creature.id,
        cites=("C-RUIN-03",),
        check=lambda option: refused_exit(game, creature, ways, option),
        about={"creature": creature.id},
        offers=[Offer("come-out", lambda: suggested_exits(creature, ways))],
    )
    answer = yield from choose(choice)
    if isinstance(answer, ComeOut):
        yield from game.happen(Placed(creature.id, answer.to, because=("C-RUIN-03",)))


def exits(game: Game, creature: Creature, id: int) -> list[Placing]:
    """The places beside other searched ruins, not on creatures or rocks, and not in contact with an enemy."""
    touch = game.edition.contact_below
    friends: list[Shape] = [base_of(one) for one in game.creatures(creature.seat) if one is not creature]
    taken = [*friends, *templates(game, IMPASSABLE)]
    foes: list[Shape] = [base_of(one) for one in game.foes(creature.seat)]
    return [
        Placing(creature.base // 2).keep(taken).keep(foes, touch).touching(shape_of(one), touch)
        for one in game.state.terrains.values()
        if one.searched and one.id != id
    ]


def suggested_exits(creature: Creature, ways: list[Placing]) -> list[ComeOut]:
    """The nearest place of each of the other ruins."""
    places = [way.nearest(creature.x, creature.y) for way in ways]
    return [ComeOut(place) for place in places if place is not None]


def refused_exit(game: Game, creature: Creature, ways: list[Placing], option: Option) -> Refusal | None:
    """The reason why a character cannot come out there."""
    if isinstance(option, StayInside):
        return None
    if not isinstance(option, ComeOut):
        return Refusal("not-offered", ("C-RUIN-03",), {"choice": "entrance"})
    if any(way.allows(*option.to) for way in ways):
        return None
    standing = who_stands_there(game, Disc(*option.to, creature.base // 2), creature)
    if standing is not None:
        return Refusal("place-taken", ("C-MOV-02",), {"by": standing})
    return Refusal("no-exit-there", ("C-RUIN-03",), {"creature": creature.id})


def ruins_touched(game: Game, creature: Creature) -> list[Terrain]:
    """The terrains with a search table that a creature touches."""
    base, touch = base_of(creature), game.edition.contact_below
    return [
        one
        for one in game.state.terrains.values()
        if one.card in game.cards and game.cards[one.card].searchable and touching(base, shape_of(one), touch)
    ]


def refused_search(game: Game, creature: Creature, id: int, *, entrance: bool) -> Refusal | None:
    """C-RUIN-01 to -03: the conditions for searching and for using the entrance."""
    rule = "C-RUIN-03" if entrance else "C-RUIN-01"
    terrain = next((one for one in ruins_touched(game, creature) if one.id == id), None)
    if terrain is None:
        return Refusal("no-ruins-there", (rule,), {"creature": creature.id})
    if creature.type != CHARACTER:
        return Refusal("only-characters-search", ("C-RUIN-01",), {"creature": creature.id})
    if not entrance and not game.value(may_search, creature):
        return Refusal("cannot-search", game.sources(may_search, creature), {"creature": creature.id})
    foes = game.foes_in_contact(creature)
    if foes and (entrance or not creature.hidden):
        return Refusal(
            "in-contact", ("C-RUIN-02",), {"creature": creature.id, "foes": [one.id for one in foes]}
        )
    if terrain.searched == entrance:
        return None
    return Refusal("not-searched-yet" if entrance else "searched-already", (rule,), {"terrain": id})
