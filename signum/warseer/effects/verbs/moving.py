"""Verbs that move creatures and give abilities."""

from typing import Final

from signum.engine.questions import Procedure, Seat
from signum.engine.units import Hexes, Word
from signum.field.hexes.board import HexSet
from signum.field.hexes.movement import Steps, reach
from signum.warseer.chapters.attack.push import push_places
from signum.warseer.chapters.moving import Dragged, Pushed, Swapped, forced_movement
from signum.warseer.chapters.placing import chosen_place, chosen_place_if_wanted, free_of, place, zone_of
from signum.warseer.core.game import Game
from signum.warseer.core.holdings import Held
from signum.warseer.core.state import Creature
from signum.warseer.core.values import may_be_controlled, may_be_pushed
from signum.warseer.effects.effect_events import ControlGained, Exhausted, Granted, Readied
from signum.warseer.effects.sources import Source
from signum.warseer.effects.targets import chosen_targets
from signum.warseer.effects.verb import cites_of
from signum.warseer.effects.verbs.harm import OnCreatures

HOME: Final = "home"
BESIDE_HERO: Final = "beside-hero"
BESIDE_IT: Final = "beside-it"
NEAR: Final = "near"
PLACES: Final = (HOME, BESIDE_HERO, BESIDE_IT, NEAR)


class MoveCreature(OnCreatures, frozen=True, tag="move"):
    """The player of the text moves a creature by up to this many hexes, which is not a move of its own."""

    steps: Hexes

    def do(self, game: Game, source: Source) -> Procedure[None]:
        cites = cites_of(game, source)
        for id in (yield from chosen_targets(game, source, self.to, cites)):
            one = game.creature(id)
            if one is not None:
                yield from drag(game, one, source.seat, self.steps, cites)


class PlaceCreature(OnCreatures, frozen=True, tag="place"):
    """Place a creature on a free hex (W-ACT-05)."""

    where: Word
    steps: Hexes = 1

    def do(self, game: Game, source: Source) -> Procedure[None]:
        cites = cites_of(game, source)
        for id in (yield from chosen_targets(game, source, self.to, cites)):
            one = game.creature(id)
            if one is not None:
                places = places_for(game, source, one, self.where, self.steps)
                yield from place(game, one, source.seat, "place", places, cites)


class SwapCreatures(OnCreatures, frozen=True, tag="swap"):
    """Change places with the creature of the text, or with the hero."""

    def do(self, game: Game, source: Source) -> Procedure[None]:
        cites = cites_of(game, source)
        mine = source.creature(game) or game.hero_of(source.seat)
        for id in (yield from chosen_targets(game, source, self.to, cites)):
            if mine is not None and id != mine.id:
                yield from game.happen(Swapped(mine.id, id, because=cites))


class PushCreature(OnCreatures, frozen=True, tag="push"):
    """Move a creature to a free neighbouring hex of the player's choice."""

    def suits(self, game: Game, one: Creature) -> bool:
        """K-MONSTER: some ignore pushes."""
        return game.value(may_be_pushed, one)

    def do(self, game: Game, source: Source) -> Procedure[None]:
        cites = cites_of(game, source)
        for id in (yield from chosen_targets(game, source, self.to, cites, self.suits)):
            one = game.creature(id)
            places = [] if one is None else push_places(game, one)
            if one is not None and places:
                at = yield from chosen_place(source.seat, "push", places, id, cites)
                yield from game.happen(Pushed(id, at, source.seat, because=cites))


class GiveAbilities(OnCreatures, frozen=True, tag="grant"):
    """Give abilities for a time."""

    abilities: tuple[Held, ...]
    until: Word

    def do(self, game: Game, source: Source) -> Procedure[None]:
        cites = cites_of(game, source)
        for one in (yield from chosen_targets(game, source, self.to, cites)):
            yield from game.happen(
                Granted(one, self.abilities, self.until, source.seat, source.thing, because=cites)
            )


class Ready(OnCreatures, frozen=True, tag="ready"):
    """A creature may be activated again in this turn."""

    def do(self, game: Game, source: Source) -> Procedure[None]:
        cites = cites_of(game, source)
        for one in (yield from chosen_targets(game, source, self.to, cites)):
            yield from game.happen(Readied(one, because=cites))


class Exhaust(OnCreatures, frozen=True, tag="exhaust"):
    """A creature counts as activated."""

    def do(self, game: Game, source: Source) -> Procedure[None]:
        cites = cites_of(game, source)
        for one in (yield from chosen_targets(game, source, self.to, cites)):
            yield from game.happen(Exhausted(one, because=cites))


class TakeControl(OnCreatures, frozen=True, tag="control"):
    """Control a creature from now on (W-ZONE-09)."""

    def suits(self, game: Game, one: Creature) -> bool:
        """K-MONSTER: some are never controlled; a hero stays its player's."""
        return not game.is_hero(one) and game.value(may_be_controlled, one)

    def do(self, game: Game, source: Source) -> Procedure[None]:
        cites = cites_of(game, source)
        for id in (yield from chosen_targets(game, source, self.to, cites, self.suits)):
            yield from game.happen(ControlGained(id, source.seat, because=(*cites, "W-ZONE-09")))


def drag(game: Game, one: Creature, seat: Seat, steps: int, cites: tuple[str, ...]) -> Procedure[None]:
    """Move a creature along a shortest free way; its player need not agree."""
    board, start = game.ground.board, game.map.hexes[one.at]
    moving = forced_movement(game, one)
    goals = reach(board, start, steps, moving)
    at = yield from chosen_place_if_wanted(seat, "move-it", game.map.places_in(goals), one.id, cites)
    if at is not None:
        goal = game.map.hexes[at]
        found = Steps(board, start, moving, steps, 1 << goal).path(goal)
        assert found is not None
        way = tuple([game.map.places[hit] for hit in found[1:]])
        yield from game.happen(Dragged(one.id, way, seat, because=cites))


def places_for(game: Game, source: Source, one: Creature, where: Word, steps: int) -> list[tuple[int, int]]:
    """The free hexes of a place that a text names."""
    if where == HOME:
        return zone_of(game, one.seat)
    if where == NEAR:
        return free_of(game, game.ground.within(one.at, steps))
    return free_of(game, around(game, source, where))


def around(game: Game, source: Source, where: Word) -> HexSet:
    """The hexes beside the hero, or beside the creature of the text."""
    bearer = source.creature(game) if where == BESIDE_IT else None
    anchor = bearer or game.hero_of(source.seat)
    return 0 if anchor is None else game.ground.neighbours(anchor.at)
