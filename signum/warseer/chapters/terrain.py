"""Terrains that roll at the end of an activation, and terrains that help or harm in an attack: W-TER."""

from collections.abc import Callable
from typing import ClassVar, Final, TypeAlias

from signum.engine.dice import Face, shown
from signum.engine.events import Event
from signum.engine.question_shapes import QuestionShape, Secrecy
from signum.engine.questions import Choice, Option, Procedure, choose
from signum.engine.throwing import throw_dice
from signum.engine.units import Faces, ThingId, Word
from signum.warseer.chapters.economy import draw
from signum.warseer.chapters.feats import achievement_feats, draw_feat
from signum.warseer.chapters.harm import heal, wound
from signum.warseer.chapters.placing import free_of, place, zone_of
from signum.warseer.chapters.tokens import give_token
from signum.warseer.core.dice import dice
from signum.warseer.core.figures import word, words
from signum.warseer.core.game import Game
from signum.warseer.core.state import BY_TERRAIN, STUN, Creature, State
from signum.warseer.core.terrains import (
    ALTAR,
    CATACOMBS,
    FORD,
    FOREST,
    HILL,
    RUINS,
    SPIRE,
    TELEPORT,
    TERRAINS,
)
from signum.warseer.core.units import HexPlace

AROUND: Final = (SPIRE, ALTAR)
"""Terrains that act on creatures in the hexes around them too."""
INSIDE: Final = (RUINS, CATACOMBS, TELEPORT)
"""Terrains that act on the creature in their hex."""


class TerrainFirst(Option, frozen=True):
    """The terrain of this hex rolls next."""

    at: HexPlace


class TerrainRolled(Event, frozen=True):
    """A terrain acted on a creature at the end of its activation."""

    creature: ThingId
    at: HexPlace
    terrain: Word
    faces: Faces

    follows: ClassVar[tuple[str, ...]] = ("W-TER-20",)

    def apply(self, state: State) -> None:
        """What follows is told by events of its own."""


def acting_terrains(game: Game, one: Creature) -> list[HexPlace]:
    """W-TER-20, W-TER-17: the terrains that roll for a creature where it stands; its own hex comes last."""
    ground = game.ground
    around = 0
    for kind in AROUND:
        around |= ground.kinds.get(kind, 0) & ground.within(one.at, TERRAINS[kind].aura_reach)
    found = game.map.places_in(around)
    return [*found, *([one.at] if game.terrain_at(one.at) in INSIDE else [])]


def terrain_rolls(game: Game, id: ThingId) -> Procedure[None]:
    """W-TER-20: each terrain in reach rolls once; a creature placed elsewhere rolls nothing more.

    Before each roll achievements may be played, since it may end what they ask for (W-FEAT-05).
    """
    one = game.creature(id)
    if one is None:
        return
    start, left = one.at, acting_terrains(game, one)
    while left and id in game.state.creatures and game.state.creatures[id].at == start:
        yield from achievement_feats(game, one.seat)
        choice = Choice(
            one.seat,
            "terrain-first",
            [TerrainFirst(at) for at in left],
            shape=QuestionShape.PLACE,
            secrecy=Secrecy.PUBLIC,
            subject=id,
            cites=("W-TER-20",),
        )
        at = (yield from choose(choice)).at
        left.remove(at)
        yield from _roll(game, one, at)


def _roll(game: Game, one: Creature, at: HexPlace) -> Procedure[None]:
    kind = game.terrain_at(at)
    rule = TERRAINS[kind].rule
    thrown = dice([word(rule, "inside") if kind == ALTAR and at == one.at else word(rule, "die")])
    faces = shown(thrown, (yield from throw_dice(game, one.seat, thrown, why="terrain")))
    yield from game.happen(TerrainRolled(one.id, at, kind, faces, because=(rule,)))
    yield from ACTING[kind](game, one, faces[0], (rule,))


def _spire(game: Game, one: Creature, face: Face, cites: tuple[str, ...]) -> Procedure[None]:
    """W-TER-10."""
    if face in words("W-TER-10", "stuns"):
        yield from give_token(game, one.id, STUN, cites)
    elif face in words("W-TER-10", "wounds"):
        yield from wound(game, [one.id], 1, BY_TERRAIN, because=cites)


def _altar(game: Game, one: Creature, face: Face, cites: tuple[str, ...]) -> Procedure[None]:
    """W-TER-11."""
    if face in words("W-TER-11", "heals"):
        yield from heal(game, one, 1, cites)


def _ruins(game: Game, one: Creature, face: Face, cites: tuple[str, ...]) -> Procedure[None]:
    """W-TER-12."""
    if face in words("W-TER-12", "card"):
        yield from draw(game, one.seat, cites)
    elif face in words("W-TER-12", "feat"):
        yield from draw_feat(game, one.seat, cites)
    elif face in words("W-TER-12", "home"):
        yield from place(game, one, one.seat, "place-home", zone_of(game, one.seat), cites)


def _catacombs(game: Game, one: Creature, face: Face, cites: tuple[str, ...]) -> Procedure[None]:
    """W-TER-13: on any terrain, its own hex among them, or home."""
    if face in words("W-TER-13", "anywhere"):
        terrain = game.map.set_of([laid.at for laid in game.state.terrains])
        places = sorted([*free_of(game, terrain), one.at])
        yield from place(game, one, one.seat, "place-on-terrain", places, cites)
    elif face in words("W-TER-13", "home"):
        yield from place(game, one, one.seat, "place-home", zone_of(game, one.seat), cites)


def _teleport(game: Game, one: Creature, face: Face, cites: tuple[str, ...]) -> Procedure[None]:
    """W-TER-14."""
    if face in words("W-TER-14", "other"):
        others = free_of(game, game.ground.kinds[TELEPORT])
        yield from place(game, one, one.seat, "place-on-teleport", others, cites)


Acting: TypeAlias = Callable[[Game, Creature, Face, tuple[str, ...]], Procedure[None]]
ACTING: Final[dict[Word, Acting]] = {
    SPIRE: _spire,
    ALTAR: _altar,
    RUINS: _ruins,
    CATACOMBS: _catacombs,
    TELEPORT: _teleport,
}


# In an attack.


def ford_dice(game: Game, target: Creature) -> tuple[str, ...]:
    """W-TER-08: the die that an attacker of a creature on a ford adds."""
    return (word("W-TER-08", "die"),) if game.terrain_at(target.at) == FORD else ()


def hidden_hits(game: Game, target: Creature) -> int:
    """W-TER-05: the hits of other creatures that the occupant of a forest ignores."""
    return int(game.terrain_at(target.at) == FOREST)


def held_pushes(game: Game, target: Creature) -> int:
    """W-TER-06: the pushes of other creatures that the occupant of a hill ignores."""
    return int(game.terrain_at(target.at) == HILL)
