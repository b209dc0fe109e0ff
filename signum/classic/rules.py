"""The classic game for the engine: its printing, its abilities, its steps."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, ClassVar, Final

from signum.classic.abilities import GLOSSARY, STANDING
from signum.classic.cards.card import Card
from signum.classic.chapters.cards.cards_in_play import UseCard
from signum.classic.chapters.cards.city import Build, Save
from signum.classic.chapters.cards.paying import TapBuildings
from signum.classic.chapters.cards.playing import Play
from signum.classic.chapters.cards.relics import Replace
from signum.classic.chapters.cards.tactics import Reveal
from signum.classic.chapters.combat.detection import Detect
from signum.classic.chapters.combat.dice_cards import ReadDiceCard
from signum.classic.chapters.combat.durability import TakeWith
from signum.classic.chapters.combat.melee import Split
from signum.classic.chapters.combat.ranged import Shoot, ShootMagically, Throw
from signum.classic.chapters.combat.rolls import Reroll, TurnDie
from signum.classic.chapters.field.movement import Move, Run
from signum.classic.chapters.field.ruins import ComeOut, Search, StayInside, UseEntrance
from signum.classic.chapters.field.summon import PlaceAt, Summoned
from signum.classic.chapters.field.terrain import LayTerrain, TerrainLaid
from signum.classic.chapters.quest.events import FriendJoined, QuestTerrainLaid
from signum.classic.chapters.quest.overlord_cards import PlayOverlordCard
from signum.classic.chapters.quest.reactions import QUEST_STANDING
from signum.classic.chapters.quest.rounds import ActInOrder
from signum.classic.chapters.turn import victory
from signum.classic.chapters.turn.activated_abilities import Use, UseOn
from signum.classic.chapters.turn.activation import Activate, EndTurn, Fight, Pass, PassRest, StrikeMagically
from signum.classic.chapters.turn.architect import BuildNext, KeepListedOrder
from signum.classic.chapters.turn.departure import departing, take_out
from signum.classic.chapters.turn.setup import Begin, DiscardCards, KeepHand, PickCorner, ReplaceCards
from signum.classic.chapters.turn.this_turn import kinds_noted
from signum.classic.chapters.turn.victory import (
    ClockExpired,
    ClockRanOut,
    Conceded,
    DrawAgreed,
    GaveUp,
    TimeCalled,
)
from signum.classic.composed_game import ClassicGame
from signum.classic.core.facts import facts_seen, game_facts, seat_facts, thing_facts
from signum.classic.core.invariants import unplayable
from signum.classic.core.mode import Mode
from signum.classic.core.state import (
    CardId,
    State,
)
from signum.classic.core.view import View, view
from signum.classic.dealing import dealt_anew
from signum.classic.editions import Edition
from signum.classic.effects.card_events import PickAbility, PickCard
from signum.classic.effects.choosing import Against, NoTarget, Target
from signum.classic.effects.grants import texts_of
from signum.classic.effects.prices import Part, PayAmount
from signum.classic.folder import FOLDER
from signum.classic.modes import MODES
from signum.classic.positions.places import place_for, point
from signum.classic.positions.position import Start, position
from signum.classic.positions.writing import written
from signum.classic.quests.own_quests import mistake_in, quest_book
from signum.content.folders import content_digest
from signum.content.nodes import Node
from signum.content.spelling import not_known
from signum.engine.abilities import Ability
from signum.engine.absence import least_answer
from signum.engine.chance import Chance
from signum.engine.confirming import No, Yes
from signum.engine.events import Event
from signum.engine.order import GoesFirst
from signum.engine.questions import Choice, Option, Procedure, Refusal, Seat
from signum.engine.seating import Side

DECLINING: Final = (PassRest, EndTurn, Pass, Save, KeepHand, KeepListedOrder, NoTarget, StayInside)
"""The options by which a player declines something."""


class Classic:
    """The classic rules in one printing, with the glossary's abilities or with more."""

    name: ClassVar = "classic"
    start_type: ClassVar = Start
    options: ClassVar[Any] = (
        Activate
        | Move
        | Run
        | PassRest
        | ActInOrder
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
        | BuildNext
        | KeepListedOrder
        | Begin
        | PickCorner
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
        | Against
        | PickCard
        | PickAbility
        | Part
        | PayAmount
        | Reveal
        | Search
        | UseEntrance
        | ComeOut
        | StayInside
        | Split
        | ReadDiceCard
        | PlayOverlordCard
        | Reroll
        | TurnDie
        | GoesFirst
        | Yes
        | No
    )
    """Every answer that a choice of the game can have."""
    acts: ClassVar[Any] = Conceded | GaveUp | ClockRanOut | ClockExpired | TimeCalled | DrawAgreed
    """The acts that end a game from outside its choices."""

    def __init__(
        self,
        edition: Edition,
        abilities: Mapping[str, Ability] = GLOSSARY,
        cards: Mapping[CardId, Card] = MappingProxyType({}),
        modes: Mapping[str, Mode] = MODES,
    ) -> None:
        self.edition = edition
        self.modes = modes
        self.abilities = abilities
        self.cards = cards
        self.texts: dict[CardId, Ability] = {}
        """Cards as abilities, made when one is first in play."""
        self._started: tuple[Mapping[CardId, Card], Classic] | None = None
        """The cards of the last start that defined any, and the rules with them."""

    def with_start(self, start: Start) -> "Classic":
        """The same rules with the cards that a start defines."""
        if not start.cards:
            return self
        last = self._started
        if last is None or last[0] is not start.cards:
            rules = Classic(self.edition, self.abilities, {**self.cards, **start.cards}, self.modes)
            last = self._started = start.cards, rules
        return last[1]

    def game(self, state: State) -> ClassicGame:
        """A game that continues from this state."""
        mode = self.modes[state.mode]
        standing = STANDING if state.quest is None else (*STANDING, *QUEST_STANDING)
        game = ClassicGame(state, self.edition, mode, self.abilities, standing, self.cards)
        game.texts = self.texts
        game.noted_kinds = kinds_noted(texts_of(self.cards).deeds)
        if state.quest is not None:
            game.quest_book = quest_book(state.quest.own)
        return game

    def step(self, game: ClassicGame) -> Procedure[None]:
        """The next step of the mode, after all leaving players have gone out (C-VAR-09)."""
        game.fallen.clear()
        going = departing(game.state)
        return take_out(game, going) if going else game.mode.step(game)

    def stand_in(self, game: ClassicGame, choice: Choice[Any]) -> Option | None:
        """The answer for a seat that has left or that nobody plays; None where the seat answers itself."""
        state, scripted = game.state, game.mode.scripted
        if not (scripted or state.leaving or state.out):
            return None
        if choice.seat in scripted:
            return game.mode.answer(game, choice)
        gone = choice.seat in state.leaving or choice.seat in state.out
        return least_answer(choice, DECLINING) if gone else None

    def finished(self, state: State) -> bool:
        """Whether the game has an outcome."""
        return state.outcome is not None

    def view(self, game: ClassicGame, seat: Seat | None, beside: View | None = None) -> View:
        """The view of a seat, or of a spectator."""
        return view(game, seat, beside)

    @property
    def content(self) -> str:
        """A digest of the figures and cards, without those of a start."""
        return content_digest(FOLDER)

    @property
    def edition_id(self) -> str:
        """The printing."""
        return self.edition.id

    def position(self, node: Node) -> tuple[Start, dict[str, int]]:
        """The start in a file, and its creatures by name."""
        return position(node, self.edition, self.abilities, self.cards, self.modes)

    def written(self, start: Start) -> dict[str, Any]:
        """The position of a scenario file that says this start."""
        return written(start, self.cards)

    def entered(self, game: ClassicGame) -> dict[str, int]:
        """Creatures, buildings, relics and tactics in play by their cards, then all that came to the field.

        Of two with one name the first.
        """
        things: list[tuple[CardId, int]] = [(one.card, one.id) for one in game.creatures()]
        for player in game.state.players:
            things += [(one.card, one.id) for one in player.city]
            things += [(one.card, one.id) for one in player.relics]
            things += [(one.card, one.id) for one in player.tactics]
        summoned = [event for event in game.log if isinstance(event, Summoned | FriendJoined)]
        things += [(event.profile.card, event.creature) for event in summoned]
        laid = [event.terrain for event in game.log if isinstance(event, TerrainLaid | QuestTerrainLaid)]
        things += [(terrain.card, terrain.id) for terrain in laid]
        named: dict[str, int] = {}
        for card, id in things:
            named.setdefault(card, id)
        return named

    def place(self, game: ClassicGame, node: Node, ids: Mapping[str, int]) -> tuple[int, int]:
        """A place that a file names, for the creature that acts."""
        if node.is_list:
            return point(node)
        mover = game.creature(game.state.acting)
        if mover is None:
            raise node.error("nobody is acting who could go there")
        named = {name: one for name, id in ids.items() if (one := game.creature(id)) is not None}
        return place_for(mover, node, named)

    def facts(self, game: ClassicGame, creature: int | None, seat: Seat | None) -> dict[str, Any]:
        """The facts of a creature or a terrain, of a seat, or of the game."""
        if creature is not None:
            return thing_facts(game, creature)
        return game_facts(game) if seat is None else seat_facts(game, seat)

    def facts_seen(self, view: View, seat: Seat) -> dict[str, Any]:
        """The facts of a seat that a view shows."""
        return facts_seen(view, seat)

    def unplayable(self, start: Start) -> str | None:
        """The error in a start from an untrusted source; None if it can be played."""
        if start.state.mode not in self.modes:
            return f"mode: {not_known(start.state.mode, self.modes)}"
        if not self.modes[start.state.mode].seats_fit(start.state):
            return "its players and their sides do not fit its mode"
        mistake = None if start.state.quest is None else mistake_in(start.state.quest.own)
        if mistake is not None:
            return mistake
        return next(unplayable(self.with_start(start).game(start.state)), None)

    def refused_act(self, state: State, act: Event) -> Refusal | None:
        """Why the game cannot end in this way now."""
        return victory.refused_act(state, act)

    def conceded(self, seat: Seat) -> GaveUp:
        """A seat gave up."""
        return GaveUp(seat)

    def clock_ran_out(self, seat: Seat) -> ClockExpired:
        """A seat's time has run out."""
        return ClockExpired(seat)

    def time_called(self) -> TimeCalled:
        """The agreed time of the game is over."""
        return TimeCalled()

    def draw_agreed(self) -> DrawAgreed:
        """The seats agreed on a draw."""
        return DrawAgreed()

    def turn(self, state: State) -> int:
        """The number of the turn."""
        return state.turn

    def dealt_anew(self, state: State, seat: Seat | None, chance: Chance) -> State:
        """Hands, face-down tactics and plans of others and the order of all decks are dealt anew."""
        return dealt_anew(state, seat, chance, self.cards)

    def seats(self, state: State) -> int:
        """The number of seats."""
        return len(state.players)

    def sides(self, state: State) -> tuple[Side, ...]:
        """The side of each seat."""
        return state.seating.side_of

    def playing(self, state: State) -> tuple[Seat, ...]:
        """The seats that still play, in the order of play: neither out nor about to leave."""
        return tuple(victory.remaining(state))
