"""The rules of Warseer for the engine and the table."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from signum.content.folders import content_digest
from signum.content.nodes import Node
from signum.engine.abilities import Ability
from signum.engine.absence import least_answer
from signum.engine.chance import Chance
from signum.engine.confirming import No, Yes
from signum.engine.order import GoesFirst
from signum.engine.questions import Choice, Option, Procedure, Refusal, Seat
from signum.engine.seating import Side
from signum.engine.units import CardId
from signum.warseer.abilities import GLOSSARY
from signum.warseer.ability_parts import AbilityParts
from signum.warseer.cards.card import Card
from signum.warseer.chapters import victory
from signum.warseer.chapters.activation import AttackIt, Pass, UseOn
from signum.warseer.chapters.attack.dice import KeepDice, LeaveDice, RerollDice
from signum.warseer.chapters.attack.steps import Slash
from signum.warseer.chapters.feats import NoFeat, PlayFeat
from signum.warseer.chapters.harm import Protect, TakeWith
from signum.warseer.chapters.leaving import take_out_leavers
from signum.warseer.chapters.moving import Move, Run
from signum.warseer.chapters.phase import (
    Activate,
    DiscardFeat,
    DiscardForIncome,
    EndTurn,
    RemoveMinion,
    main_step,
)
from signum.warseer.chapters.placing import PlaceAt, StayThere
from signum.warseer.chapters.playing import Enchant, Play, Replace, Tap, Use, WearBoth
from signum.warseer.chapters.reviving import LeaveMinion, Raise, RaiseNobody
from signum.warseer.chapters.setup import LayTerrain, NoTerrain, ReturnCards, setup_step
from signum.warseer.chapters.summoning import Entered, Summon
from signum.warseer.chapters.tactics import NoTactic, PlayTactic
from signum.warseer.chapters.terrain import TerrainFirst
from signum.warseer.chapters.turn import IdleFirst, end_turn, start_turn
from signum.warseer.composed_game import WarseerGame
from signum.warseer.core.ground import BattleMap
from signum.warseer.core.invariants import unplayable
from signum.warseer.core.state import SETUP_PHASES, START, State
from signum.warseer.core.view import WarseerView, view
from signum.warseer.effects.carrying import PayWith
from signum.warseer.effects.dice_texts import UseText
from signum.warseer.effects.targets import NoMore, PickTarget
from signum.warseer.effects.verbs.cards import PickCard, PickThing
from signum.warseer.folder import EDITION, FOLDER, WARSEER
from signum.warseer.positions.facts import creature_facts, facts_seen, game_facts, seat_facts
from signum.warseer.positions.position import StartPosition, place_in, position
from signum.warseer.positions.writing import written

DECLINING: Final = (EndTurn, Pass, NoTactic, NoFeat, LeaveDice, StayThere, NoMore, NoTerrain, RaiseNobody)
"""The options by which a player declines something."""


class Warseer:
    """The one printing."""

    name: ClassVar = WARSEER
    edition_id: ClassVar = EDITION
    start_type: ClassVar = StartPosition
    acts: ClassVar[Any] = victory.Acts
    options: ClassVar[Any] = (
        Activate
        | AttackIt
        | DiscardFeat
        | DiscardForIncome
        | Enchant
        | EndTurn
        | GoesFirst
        | IdleFirst
        | KeepDice
        | LayTerrain
        | LeaveDice
        | LeaveMinion
        | Move
        | No
        | NoFeat
        | NoMore
        | NoTactic
        | NoTerrain
        | Pass
        | PayWith
        | PickCard
        | PickTarget
        | PickThing
        | PlaceAt
        | Play
        | PlayFeat
        | PlayTactic
        | Protect
        | Raise
        | RaiseNobody
        | RemoveMinion
        | Replace
        | RerollDice
        | ReturnCards
        | Run
        | Slash
        | StayThere
        | Summon
        | TakeWith
        | Tap
        | TerrainFirst
        | Use
        | UseOn
        | UseText
        | WearBoth
        | Yes
    )

    def __init__(
        self,
        cards: Mapping[CardId, Card],
        maps: Mapping[str, BattleMap],
        glossary: Mapping[str, Ability] = GLOSSARY,
    ) -> None:
        self.cards = cards
        self.maps = maps
        self.glossary = glossary
        self.parts = AbilityParts(glossary, cards)

    @property
    def content(self) -> str:
        """A digest of figures and cards."""
        return content_digest(FOLDER)

    def with_start(self, start: StartPosition) -> "Warseer":
        """The same rules with the cards that a start defines."""
        return Warseer({**self.cards, **start.cards}, self.maps, self.glossary) if start.cards else self

    def game(self, state: State) -> WarseerGame:
        """A game that continues from this state."""
        return WarseerGame(state, self.cards, self.maps, self.parts)

    def step(self, game: WarseerGame) -> Procedure[None]:
        """Setting up, the start of a turn, or one thing that the active player does."""
        phase = game.state.phase
        if phase in SETUP_PHASES:
            return setup_step(game)
        if game.state.leaving:
            return take_out_leavers(game)
        if phase == START:
            return start_turn(game)
        return end_turn(game) if game.state.active in game.state.out else main_step(game)

    def finished(self, state: State) -> bool:
        """Whether the game has an outcome."""
        return state.outcome is not None

    def stand_in(self, game: WarseerGame, choice: Choice[Any]) -> Option | None:
        """The answer for a seat that has left; None where the seat answers itself."""
        return (
            least_answer(choice, DECLINING) if choice.seat in (*game.state.leaving, *game.state.out) else None
        )

    def position(self, node: Node) -> tuple[StartPosition, dict[str, int]]:
        """The start in a file, and its creatures by name."""
        return position(node, self.cards, self.maps)

    def written(self, start: StartPosition) -> dict[str, Any]:
        """The position of a scenario file that says this start."""
        return written(start, self.cards, self.maps)

    def entered(self, game: WarseerGame) -> dict[str, int]:
        """Everything in play by the name of its card, then creatures that are gone."""
        state = game.state
        things = [(one.card, one.id) for one in state.creatures.values()]
        for zone in (state.relics, state.buildings, state.enchantments):
            things += [(one.card, one.id) for one in zone.values()]
        things += [(event.card, event.creature) for event in game.log if isinstance(event, Entered)]
        named: dict[str, int] = {}
        for card, id in things:
            named.setdefault(card, id)
        return named

    def place(self, game: WarseerGame, node: Node, ids: Mapping[str, int]) -> tuple[int, int]:
        """A hex that a file names by row and place."""
        return place_in(node)

    def view(self, game: WarseerGame, seat: Seat | None, beside: WarseerView | None = None) -> WarseerView:
        """The view of a seat, or of a spectator."""
        return view(game, seat)

    def facts(self, game: WarseerGame, creature: int | None, seat: Seat | None) -> dict[str, Any]:
        """The facts of a creature, of a seat, or of the game."""
        if creature is not None:
            return creature_facts(game, creature)
        return game_facts(game) if seat is None else seat_facts(game, seat)

    def facts_seen(self, view: WarseerView, seat: Seat) -> dict[str, Any]:
        """The facts of a seat that a view shows."""
        return facts_seen(view, seat)

    def unplayable(self, start: StartPosition) -> str | None:
        """The error in a start from an untrusted source; None if it can be played."""
        return next(unplayable(self.with_start(start).game(start.state)), None)

    def refused_act(self, state: State, act: victory.Acts) -> Refusal | None:
        """Why this cannot happen now."""
        return victory.refused_act(state, act)

    def conceded(self, seat: Seat) -> victory.Conceded:
        """A seat gave up."""
        return victory.Conceded(seat)

    def clock_ran_out(self, seat: Seat) -> victory.ClockRanOut:
        """A seat's time has run out."""
        return victory.ClockRanOut(seat)

    def time_called(self) -> victory.TimeCalled:
        """The agreed time of the game is over."""
        return victory.TimeCalled()

    def draw_agreed(self) -> victory.DrawAgreed:
        """The seats agreed on a draw."""
        return victory.DrawAgreed()

    def turn(self, state: State) -> int:
        """The number of the turn; 0 before the first."""
        return state.turn

    def dealt_anew(self, state: State, seat: Seat | None, chance: Chance) -> State:
        """The hands and feats of others and the order of the decks are dealt anew by chance."""
        dealt = state.copy()
        others = [player for one, player in enumerate(dealt.players) if one != seat]
        feats = list(chance.order((*dealt.feat_deck, *[feat for one in others for feat in one.feats])))
        for player in others:
            player.feats = [feats.pop() for _ in player.feats]
        dealt.feat_deck = feats
        for one, player in enumerate(dealt.players):
            hidden = list(chance.order((*player.deck, *(() if one == seat else player.hand))))
            if one != seat:
                player.hand = [hidden.pop() for _ in player.hand]
            player.deck = hidden
        return dealt

    def seats(self, state: State) -> int:
        """The number of seats."""
        return len(state.players)

    def sides(self, state: State) -> tuple[Side, ...]:
        """The side of each seat."""
        return state.seating.side_of

    def playing(self, state: State) -> tuple[Seat, ...]:
        """The seats that still play."""
        return victory.remaining(state)
