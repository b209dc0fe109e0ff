"""The classic game as the engine plays it: its printing, its abilities, its steps."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar

from signum.classic.abilities import GLOSSARY, STANDING
from signum.classic.cards.card import Card
from signum.classic.chapters.cards.cards_in_play import UseCard, owner_of
from signum.classic.chapters.cards.city import Build, Save, construction
from signum.classic.chapters.cards.paying import TapBuildings
from signum.classic.chapters.cards.playing import Play
from signum.classic.chapters.cards.relics import Replace
from signum.classic.chapters.cards.tactics import Reveal, window
from signum.classic.chapters.combat import damage
from signum.classic.chapters.combat.attack_durations import attack_ends
from signum.classic.chapters.combat.damage import Eliminated, Hurt
from signum.classic.chapters.combat.detection import Detect
from signum.classic.chapters.combat.durability import TakeWith
from signum.classic.chapters.combat.melee import Split
from signum.classic.chapters.combat.ranged import Shoot, ShootMagically, Throw
from signum.classic.chapters.combat.rolls import Reroll
from signum.classic.chapters.field.movement import Move, Run
from signum.classic.chapters.field.ruins import ComeOut, Search, StayInside, UseEntrance
from signum.classic.chapters.field.summon import PlaceAt, Summoned
from signum.classic.chapters.field.terrain import LayTerrain
from signum.classic.chapters.turn import turn, victory
from signum.classic.chapters.turn.activated_abilities import Use, UseOn
from signum.classic.chapters.turn.activation import Activate, EndTurn, Fight, Pass, PassRest, StrikeMagically
from signum.classic.chapters.turn.durations import END_OF_ATTACK
from signum.classic.chapters.turn.phase import activation_phase
from signum.classic.chapters.turn.setup import Begin, DiscardCards, KeepHand, ReplaceCards, setup
from signum.classic.chapters.turn.victory import ClockRanOut, Conceded, DrawAgreed, TimeCalled
from signum.classic.core.facts import creature_facts, game_facts, seat_facts
from signum.classic.core.game import Bearer, Game
from signum.classic.core.invariants import unplayable
from signum.classic.core.state import (
    ACTIVATION,
    BEGINNING,
    HERO,
    SETUP,
    CardId,
    Creature,
    CreatureId,
    Held,
    State,
)
from signum.classic.core.view import View, view
from signum.classic.editions import Edition
from signum.classic.effects.carrying import Part
from signum.classic.effects.grants import Giving, circumstances, gifts, sources
from signum.classic.effects.targets import NoTarget, Target
from signum.classic.effects.texts import text_of
from signum.classic.effects.verbs.hands import PickCard
from signum.classic.positions.places import place_for, point
from signum.classic.positions.position import Start, position
from signum.content.nodes import Node
from signum.engine.abilities import Ability
from signum.engine.abilities import Bearer as EngineBearer
from signum.engine.confirming import No, Yes
from signum.engine.events import Event
from signum.engine.game import Game as EngineGame
from signum.engine.order import GoesFirst
from signum.engine.questions import Procedure, Refusal, Seat


class Duel(Game):
    """A game whose chapters have their say in every event."""

    texts: dict[CardId, Ability]
    given: Mapping[CreatureId, tuple[Held, ...]] = MappingProxyType({})
    """What each creature has from others, as it was when the index was built."""
    giving: Sequence[Giving] = ()
    """Who gave it."""
    circumstances: Sequence[object] = ()
    """How everybody stood then."""

    def bearers(self) -> Sequence[Bearer]:
        """What creatures hold and are given, what cards in play say, and the rules that act for each seat."""
        self.giving = giving = list(sources(self))
        self.volatile = bool(giving)
        self.given = given = gifts(self, giving) if giving else {}
        self.circumstances = circumstances(self.state) if giving else ()
        attacking = False
        found: list[Bearer] = []
        for creature in self.state.creatures.values():
            held = creature.held + given[creature.id] if given else creature.held
            attacking |= any(one.until == END_OF_ATTACK for one in held)
            for name, x, since, text in self.combined(held):
                found.append(Bearer(self, self.abilities[name], creature.id, creature.seat, x, since, text))
            found += self._text(creature.card, creature.id, creature.seat)
        for terrain in self.state.terrains.values():
            found += self._text(terrain.card, terrain.id, terrain.seat)
        for seat, player in enumerate(self.state.players):
            found += [Bearer(self, rule, -1 - seat, seat) for rule in self.standing]
            if attacking:
                found.append(Bearer(self, attack_ends, -1 - seat, seat))
            for building in player.city:
                found += self._text(building.card, building.id, seat)
            for relic in player.relics:
                found += self._text(relic.card, relic.id, seat)
            if player.tactics:
                found.append(Bearer(self, window, -1 - seat, seat))
        return found

    def _text(self, id: CardId, holder: int, seat: Seat) -> Sequence[Bearer]:
        """The sentences of a card that act by themselves."""
        card = self.cards.get(id)
        if card is None or not card.effects:
            return ()
        if id not in self.texts:
            self.texts[id] = text_of(card)
        return (Bearer(self, self.texts[id], holder, seat),)

    def given_anew(self) -> bool:
        """C-ABL-03: whether a move, a wound or a turn has changed what somebody has from others."""
        now = circumstances(self.state)
        if now == self.circumstances:
            return False
        self.circumstances = now
        return gifts(self, self.giving) != self.given

    def _is_given_anew(self) -> bool:
        """Whether the last events have changed what somebody has from others."""
        index = self._index if self._index is not None else self._indexed()
        return index is not self._last_index

    def activated_abilities(self, holder: int) -> list[EngineBearer[Any]]:
        """C-REL-06: a hero may also spend its activation on its relics."""
        found = super().activated_abilities(holder)
        hero = self.creature(holder)
        if hero is None or hero.type != HERO or not self.edition.relics_are_activated:
            return found
        worn = self.player(hero.owner).relics
        return found + [one for relic in worn for one in super(Duel, self).activated_abilities(relic.id)]

    def copy(self) -> "Duel":
        """A game of its own that goes on from the same state, with an empty log.

        What lies face down is left out: whoever looks ahead goes by what everybody knows (C-TAC-01).
        """
        duel = Duel(self.state.copy(), self.edition, self.abilities, self.standing, self.cards)
        for player in duel.state.players:
            player.tactics.clear()
        duel.texts = self.texts
        return duel

    def take_over(self, other: EngineGame[State]) -> None:
        """What lies face down has a say in the other game alone."""
        assert isinstance(other, Duel)
        if not any(player.tactics for player in other.state.players):
            super().take_over(other)
            self.giving, self.given, self.circumstances = other.giving, other.given, other.circumstances

    def held(self, creature: Creature) -> tuple[Held, ...]:
        """What it holds, and what cards in play give it."""
        if self._index is None:
            self._indexed()
        return creature.held + self.given[creature.id] if self.given else creature.held

    def write(self, event: Event) -> None:
        """Whoever falls is remembered as it stood."""
        if not isinstance(event, Eliminated):
            super().write(event)
            return
        index, one = self._index, self.state.creatures[event.creature]
        self.fallen[event.creature] = one
        self.dying.discard(event.creature)
        super().write(event)
        if index is not None and not self.volatile and all(had.until != END_OF_ATTACK for had in one.held):
            # Nobody has anything from anybody: what it had itself is gone, and nothing else.
            self._index = index.without(event.creature)

    def in_play(self, holder: int) -> bool:
        """Creatures and templates on the field, cards in play, and the seats' own rules always."""
        if super().in_play(holder) or holder in self.state.terrains:
            return True
        return owner_of(self.state, holder) is not None

    def at_once(self, events: Sequence[Event]) -> Sequence[Event]:
        """C-DMG-02: who has as many wounds as health leaves the field, all of them together.

        C-REL-05: with them the relics that have no token left.
        """
        if not _can_kill(events) and not (self.volatile and self._is_given_anew()):
            return ()
        falling = [one for one in damage.eliminations(self, events) if one.creature not in self.dying]
        self.dying.update([one.creature for one in falling])
        return [*falling, *damage.breakages(self, events)]

    def settled(self) -> None:
        """C-WIN-01: what an event set off is resolved before anybody has won."""
        self.dying.clear()
        victory.decide(self)


def _can_kill(events: Sequence[Event]) -> bool:
    """Wounds, and the loss of what gave health."""
    return any(event.reindexes or isinstance(event, Hurt) for event in events)


class Classic:
    """The classic rules in one printing, with the glossary's abilities or with more."""

    name: ClassVar = "classic"
    start_type: ClassVar = Start
    options: ClassVar[Any] = (
        Activate
        | Move
        | Run
        | PassRest
        | EndTurn
        | Fight
        | StrikeMagically
        | Shoot
        | Throw
        | ShootMagically
        | Detect
        | Use
        | UseOn
        | Pass
        | PlaceAt
        | Begin
        | KeepHand
        | ReplaceCards
        | DiscardCards
        | Build
        | Save
        | Play
        | UseCard
        | LayTerrain
        | TapBuildings
        | Replace
        | TakeWith
        | Target
        | NoTarget
        | PickCard
        | Part
        | Reveal
        | Search
        | UseEntrance
        | ComeOut
        | StayInside
        | Split
        | Reroll
        | GoesFirst
        | Yes
        | No
    )
    """Every answer that a choice of the game can have."""
    acts: ClassVar[Any] = Conceded | ClockRanOut | TimeCalled | DrawAgreed
    """What ends a game from outside its choices."""

    def __init__(
        self,
        edition: Edition,
        abilities: Mapping[str, Ability] = GLOSSARY,
        cards: Mapping[CardId, Card] = MappingProxyType({}),
    ) -> None:
        self.edition = edition
        self.abilities = abilities
        self.cards = cards
        self.texts: dict[CardId, Ability] = {}
        """Cards as abilities, made when one is first in play."""

    def with_start(self, start: Start) -> "Classic":
        """The same rules with the cards that a start brings."""
        return Classic(self.edition, self.abilities, {**self.cards, **start.cards}) if start.cards else self

    def game(self, state: State) -> Duel:
        """A game that goes on from this state."""
        duel = Duel(state, self.edition, self.abilities, STANDING, self.cards)
        duel.texts = self.texts
        return duel

    def step(self, game: Duel) -> Procedure[None]:
        """The next step of the turn: a whole phase, or one thing of the activation phase (C-TURN-01)."""
        game.fallen.clear()
        if game.state.phase == SETUP:
            return setup(game)
        if game.state.phase == BEGINNING:
            return turn.beginning(game)
        if game.state.phase == ACTIVATION:
            return activation_phase(game)
        return construction(game)

    def finished(self, state: State) -> bool:
        """Whether the game has an outcome."""
        return state.outcome is not None

    def view(self, game: Duel, seat: Seat | None) -> View:
        """The whole truth for a seat, or for a spectator, and nothing more."""
        return view(game, seat)

    @property
    def edition_id(self) -> str:
        """The printing."""
        return self.edition.id

    def position(self, node: Node) -> tuple[Start, dict[str, int]]:
        """The start that a file describes, and the creatures of it by their names."""
        return position(node, self.edition, self.abilities, self.cards)

    def entered(self, game: Duel) -> dict[str, int]:
        """Creatures, buildings, relics and tactics in play by their cards, then who was summoned and is gone.

        Of two of one name the first.
        """
        things: list[tuple[CardId, int]] = [(one.card, one.id) for one in game.creatures()]
        for player in game.state.players:
            things += [(one.card, one.id) for one in player.city]
            things += [(one.card, one.id) for one in player.relics]
            things += [(one.card, one.id) for one in player.tactics]
        summoned = [event for event in game.log if isinstance(event, Summoned)]
        things += [(event.profile.card, event.creature) for event in summoned]
        named: dict[str, int] = {}
        for card, id in things:
            named.setdefault(card, id)
        return named

    def place(self, game: Duel, node: Node, ids: Mapping[str, int]) -> tuple[int, int]:
        """A place that a file names, as the creature that acts would take it."""
        if node.is_list:
            return point(node)
        mover = game.creature(game.state.acting)
        if mover is None:
            raise node.error("nobody is acting who could go there")
        named = {name: one for name, id in ids.items() if (one := game.creature(id)) is not None}
        return place_for(mover, node, named)

    def facts(self, game: Duel, creature: int | None, seat: Seat | None) -> dict[str, Any]:
        """What can be said of a creature, of a seat, or of the game."""
        if creature is not None:
            return creature_facts(game, creature)
        return game_facts(game) if seat is None else seat_facts(game, seat)

    def unplayable(self, start: Start) -> str | None:
        """What is wrong with a start that somebody else wrote; nothing if it can be played."""
        return next(unplayable(self.with_start(start).game(start.state)), None)

    def refused_act(self, state: State, act: Event) -> Refusal | None:
        """Why the game cannot end in this way now."""
        return victory.refused_act(state, act)

    def conceded(self, seat: Seat) -> Conceded:
        """A seat gave up."""
        return Conceded(seat)

    def clock_ran_out(self, seat: Seat) -> ClockRanOut:
        """A seat's time is over."""
        return ClockRanOut(seat)

    def draw_agreed(self) -> DrawAgreed:
        """The seats agreed on a draw."""
        return DrawAgreed()

    def turn(self, state: State) -> int:
        """The number of the turn."""
        return state.turn

    def seats(self, state: State) -> int:
        """How many play."""
        return len(state.players)
