"""The game as one seat knows it, rebuilt from its view alone, so that the rules themselves can be asked.

Cards that the seat does not know are there by number only, and what lies face down is left out.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import Final

from signum.classic.abilities import STANDING
from signum.classic.cards.card import Card
from signum.classic.composed_game import ClassicGame
from signum.classic.core.game import ALWAYS_THERE, Bearer, Game
from signum.classic.core.measuring import LETTERS
from signum.classic.core.state import SETUP, Creature, Held, Player, State, twin
from signum.classic.core.values import health, movement, strength
from signum.classic.core.view import CreatureView, PlayerView, View
from signum.classic.editions import EDITIONS
from signum.classic.effects.grants import gifts, sources
from signum.classic.rules import Classic

UNKNOWN: Final = "unknown"
"""The name of every card that the seat does not know."""


class Flat(ClassicGame):
    """A game in which everybody has what the view says, whoever moves or falls, and cards say nothing more.

    Distances, odds and legality are asked of it; what a card would do is not.
    """

    def bearers(self) -> Sequence[Bearer]:
        """What creatures have, and the rules that act for each seat."""
        self.giving, self.given, self.volatile = (), MappingProxyType({}), False
        return Game.bearers(self)

    def copy(self) -> "Flat":
        """A game of its own that goes on from the same state, with an empty log."""
        return Flat(self.state.copy(), self.edition, self.mode, self.abilities, self.standing, self.cards)


class Seen:
    """What a seat sees, as games: `flat` to measure in, `whole` to play cards in."""

    def __init__(self, view: View, rules: Classic) -> None:
        self.view = view
        self.rules = rules
        self.seat = view.seat or 0

    @cached_property
    def flat(self) -> Flat:
        """A game without what cards in play say: all of it is in what the creatures have already."""
        rules = self.rules
        mode = rules.modes[self.view.mode]
        game = Flat(self._state(), rules.edition, mode, rules.abilities, STANDING, rules.cards)
        self._level(game)
        return game

    @cached_property
    def whole(self) -> ClassicGame:
        """A game with all that cards in play say; what they give is not counted twice."""
        game = self.rules.game(self._state())
        given_by = list(sources(game))
        everything = gifts(game, given_by) if given_by else {}
        for creature in game.creatures():
            given = everything.get(creature.id, ())
            more = {one.ability: 0 for one in given if one.plus}
            for one in given:
                if one.plus:
                    more[one.ability] += one.x
            if more:
                creature.held = tuple([_less(one, more) for one in creature.held])
        self._level(game)
        return game

    def _state(self) -> State:
        view = self.view
        creatures = {one.id: creature_of(one) for one in view.creatures}
        ids = [*creatures, *[one.id for one in view.terrains]]
        for player in view.players:
            ids += [one.id for one in player.city] + [one.id for one in player.relics]
            ids += [one.id for one in player.tactics]
        return State(
            [player_of(one) for one in view.players],
            creatures,
            {one.id: twin(one) for one in view.terrains},
            view.turn,
            view.active,
            view.phase,
            view.acting,
            max(ids, default=0) + 1,
            outcome=view.outcome,
            stage=0 if view.phase != SETUP else 1,
            mode=view.mode,
            sides=view.sides,
            order=view.order,
            out=view.out,
            leaving=view.leaving,
        )

    def _level(self, game: ClassicGame) -> None:
        """The values are what the view says: what abilities add to them is not added again."""
        for one in self.view.creatures:
            creature = game.state.creatures[one.id]
            creature.strength += one.strength - game.value(strength, creature)
            creature.health += one.health - game.value(health, creature)
            creature.movement += LETTERS.index(one.movement) - game.value(movement, creature)


def _less(one: Held, more: Mapping[str, int]) -> Held:
    """What is held without what others add to it."""
    if one.ability not in more:
        return one
    return Held(one.ability, one.x - more[one.ability], one.plus, text=one.text)


def creature_of(one: CreatureView) -> Creature:
    """A miniature with what it has, however it came to it."""
    return Creature(
        id=one.id,
        card=one.card,
        type=one.type,
        owner=one.owner,
        seat=one.seat,
        x=one.x,
        y=one.y,
        base=one.base,
        strength=one.strength,
        health=one.health,
        movement=LETTERS.index(one.movement),
        held=tuple([Held(had.id, had.x, had.id in ALWAYS_THERE, text=had.text) for had in one.abilities]),
        wounds=one.wounds,
        armour=one.armour,
        hidden=one.hidden,
        activated=one.activated,
        moved=one.moved,
        melees_suffered=one.melees_suffered,
        concentration=one.concentration,
        used=one.used,
        exhausted=one.exhausted,
        victim=one.victim,
        skips=one.skips,
    )


def player_of(one: PlayerView) -> Player:
    """A player's zones, unknown cards by number."""
    return Player(
        prosperity=one.prosperity,
        deck=[UNKNOWN] * one.deck,
        hand=list(one.cards) if one.cards is not None else [UNKNOWN] * one.hand,
        graveyard=list(one.graveyard),
        city=[twin(building) for building in one.city],
        relics=[twin(relic) for relic in one.relics],
        hero=one.hero,
        hero_fell=one.hero_fell,
        missed_draws=one.missed_draws,
        characters_lost=one.characters_lost,
        plans=list(one.plans),
        maps=list(one.maps),
        minion=one.minion,
        construction=None if one.construction is None else [UNKNOWN] * one.construction,
        drawn_plan=one.drawn_plan or "",
        lacks=one.lacks,
    )


def rules_seen(edition: str, cards: Mapping[str, Card]) -> Classic:
    """The rules of a printing with the cards that everybody can read."""
    return Classic(EDITIONS[edition], cards=cards)
