"""The game as one seat knows it: it answers questions by the rules, and hypotheses can be made in it."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cached_property
from typing import Any, Final, TypeAlias

from signum.classic.abilities import STANDING
from signum.classic.cards.card import Card
from signum.classic.composed_game import ClassicGame
from signum.classic.core.measuring import LETTERS
from signum.classic.core.state import Creature, CreatureId, Held
from signum.classic.core.values import health, movement, strength
from signum.classic.core.view import CreatureView, View
from signum.classic.editions import EDITIONS
from signum.classic.effects.grants import gifts, sources
from signum.classic.knowledge.flat_game import FlatGame
from signum.classic.knowledge.known_state import KnownAbilities, settled_state_of, state_of, without_secrets
from signum.classic.knowledge.own_abilities import own_abilities
from signum.classic.quests.own_quests import quest_book
from signum.classic.rules import Classic
from signum.engine.values import Value

LEVELLED: Final[frozenset[Value[Any]]] = frozenset({strength, health, movement})
"""The values that a view tells."""


Level: TypeAlias = tuple[int, int, int]


class KnownGame:
    """The knowledge of one seat (None: a spectator), as games for questions to the rules.

    Of an earlier game known to the same seat it takes over what it remembers about abilities.

    `game` is exact. `flat` and `whole` are estimates for computer players: creatures have their abilities
    permanently, and the rules' memory of earlier turns is left out.
    """

    def __init__(self, rules: Classic, seen: View, earlier: "KnownGame | None" = None) -> None:
        self.rules = rules
        self.view = seen
        self.seat = seen.seat
        self._known: KnownAbilities = {} if earlier is None else earlier._known
        self._without_gifts: dict[CreatureId, tuple[Held, ...]] = {}
        self._lenders: dict[type[ClassicGame], ClassicGame] = {}
        self._copies: dict[int, ClassicGame] | None = None
        """The copies of the games in which something is tried at the moment."""
        if earlier is not None:
            self._without_gifts = earlier._without_gifts
            self._lenders = earlier._lenders

    @classmethod
    def of_game(cls, rules: Classic, game: ClassicGame, seen: View) -> "KnownGame":
        """From the true game and a seat's view of it: without its secrets it equals the one from the view."""
        known = cls(rules, seen)
        known.game = rules.game(without_secrets(game, seen.seat))
        # No secret has an ability in play, so the abilities need not be looked up again.
        known.game.take_over(game)
        return known

    @cached_property
    def game(self) -> ClassicGame:
        """The game, exact in everything that the seat can know."""
        return self.rules.game(state_of(self.view))

    @cached_property
    def flat(self) -> FlatGame:
        """A game without texts of cards in play: their gifts are already in the creatures' abilities."""
        rules = self.rules
        mode = rules.modes[self.view.mode]
        state = settled_state_of(self.view, self._known)
        game = FlatGame(state, rules.edition, mode, rules.abilities, STANDING, rules.cards)
        game.texts = rules.texts
        if state.quest is not None:
            game.quest_book = quest_book(state.quest.own)
        self._lend(game)
        self._level(game)
        return game

    @cached_property
    def whole(self) -> ClassicGame:
        """A game with the texts of cards in play; their gifts are not counted twice."""
        game = self.rules.game(settled_state_of(self.view, self._known))
        given_by = list(sources(game))
        everything = gifts(game, given_by) if given_by else {}
        for creature in game.creatures():
            given = everything.get(creature.id, ())
            more = {one.ability: 0 for one in given if one.plus}
            for one in given:
                if one.plus:
                    more[one.ability] += one.x
            if more:
                held = tuple([_less(one, more) for one in creature.held])
                if self._without_gifts.get(creature.id) != held:
                    self._without_gifts[creature.id] = held
                creature.held = self._without_gifts[creature.id]
        self._lend(game)
        self._level(game)
        return game

    @contextmanager
    def trying(self) -> Iterator[None]:
        """Whatever is tried inside in copies of `flat` and `whole` is over afterwards.

        A copy and its index refer to each other, so without it only the garbage collector frees them.
        """
        copies = self._copies = {}
        for game in self._lenders.values():
            game.copies = copies
        try:
            yield
        finally:
            self._copies = None
            for game in self._lenders.values():
                game.copies = None
            while copies:
                copies.popitem()[1].release()

    def _lend(self, game: ClassicGame) -> None:
        """Let a new game use the index of abilities of the last one of its kind, which is over then."""
        lender = self._lenders.get(type(game))
        if lender is not None:
            game.borrow(lender)
            lender.release()
        self._lenders[type(game)] = game
        game.copies = self._copies

    def _level(self, game: ClassicGame) -> None:
        """Set the values to those in the view, so that abilities do not change them again."""
        for one in self.view.creatures:
            creature = game.state.creatures[one.id]
            own = own_abilities(game, creature, LEVELLED)
            if own is None:
                more = _missing(game, one, creature)
            else:
                key = "level", one.strength, one.health, one.movement, one.wounds > 0
                kept: Level | None = own.cached.get(key)
                more = own.cached[key] = _missing(game, one, creature) if kept is None else kept
            creature.strength += more[0]
            creature.health += more[1]
            creature.movement += more[2]


def _missing(game: ClassicGame, one: CreatureView, creature: Creature) -> Level:
    """The view's strength, health and movement of a creature less those in the game."""
    return (
        one.strength - game.value(strength, creature),
        one.health - game.value(health, creature),
        LETTERS.index(one.movement) - game.value(movement, creature),
    )


def _less(one: Held, more: Mapping[str, int]) -> Held:
    """The held abilities without additions from others."""
    if one.ability not in more:
        return one
    return Held(one.ability, one.x - more[one.ability], one.plus, text=one.text)


def rules_seen(edition: str, cards: Mapping[str, Card]) -> Classic:
    """The rules of a printing with the cards that all seats can read."""
    return Classic(EDITIONS[edition], cards=cards)
