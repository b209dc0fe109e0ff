"""The table as one seat may see it; players, screens and computer players get nothing else.

The hands of others, all decks and future chance are never put into a view.
"""

from typing import Final

from msgspec import Struct

from signum.classic.cards.card import TACTIC, Cost
from signum.classic.cards.vocabulary import Text
from signum.classic.chapters.cards.tactics import cost_of
from signum.classic.core.game import Game
from signum.classic.core.measuring import LETTERS
from signum.classic.core.quest_state import QuestState
from signum.classic.core.state import (
    DUEL,
    Building,
    CardId,
    ComingCost,
    Creature,
    CreatureId,
    Held,
    Mark,
    OwnedCorner,
    PlayerState,
    Promise,
    Relic,
    State,
    Tactic,
    Terrain,
)
from signum.classic.core.values import health, movement, strength
from signum.classic.quests.active import ActiveQuest
from signum.engine.outcomes import Outcome
from signum.engine.questions import Seat
from signum.engine.records import replaced
from signum.engine.seating import Seating, Side, seating

UNKNOWN: Final = "unknown"
"""The name of every card that a seat does not know."""


class AbilityView(Struct, frozen=True, omit_defaults=True):
    """An ability of a creature, with its current figure and its text."""

    id: str
    x: int
    text: Text | None = None


class CreatureView(Struct, frozen=True):
    """A miniature on the field; all its data is public."""

    id: CreatureId
    card: CardId
    type: str
    seat: Seat
    owner: Seat
    x: int
    y: int
    base: int
    strength: int
    health: int
    movement: str
    wounds: int
    armour: int
    concentration: int
    hidden: bool
    activated: bool
    moved: bool
    melees_suffered: int
    abilities: tuple[AbilityView, ...]
    in_contact: tuple[CreatureId, ...]
    used: tuple[Mark, ...]
    """The abilities with a limit per turn that have acted, once for each time."""
    exhausted: tuple[Mark, ...]
    """A-EXHAUSTION: the times it has exhausted itself in this game."""
    victim: CreatureId
    """A-EXECUTIONER: the victim that it has named; 0 if none."""
    skips: int
    """The number of its next activations that it must spend doing nothing."""


class CounterView(Struct, frozen=True):
    """Counters of one name on a thing in play."""

    holder: int
    counter: str
    number: int


class TacticView(Struct, frozen=True):
    """C-TAC-01: a tactic in play: only its player knows the card, all know the cost."""

    id: int
    card: CardId | None
    cost: Cost


class PlayerView(Struct, frozen=True, omit_defaults=True):
    """A player's zones: public ones completely, secret ones by size, and the seat's own hand."""

    seat: Seat
    prosperity: int
    deck: int
    hand: int
    cards: tuple[CardId, ...] | None
    graveyard: tuple[CardId, ...]
    city: tuple[Building, ...]
    relics: tuple[Relic, ...]
    hero: CardId
    hero_fell: bool
    missed_draws: int
    characters_lost: int
    plans: tuple[CardId, ...]
    """C-DECK-08: the building cards chosen before the game; all players see them."""
    maps: tuple[CardId, ...]
    """C-DECK-08: the terrain cards; all players see them too."""
    minion: CardId
    """C-CARD-07: the minion card beside the hero's."""
    construction: int | None
    """C-VAR-01: the size of the construction deck; None without the variant."""
    construction_order: tuple[CardId, ...] | None
    """C-VAR-01: the construction deck, its top card first, only for its player."""
    drawn_plan: CardId | None
    """C-VAR-01: the drawn building, only for its player."""
    tactics: tuple[TacticView, ...]
    lacks: tuple[str, ...] = ()
    """The zones that the seat does not have in this mode; they are shown as empty."""
    kill_correction: int = 0
    used_texts: tuple[tuple[int, CardId, int], ...] = ()
    corner: OwnedCorner | None = None
    """C-VAR-03: the corner of the field from which the player's side runs; None without one."""
    deeds: tuple[tuple[str, int], ...] = ()
    """What happened to the player this turn, as far as texts in the game ask for it."""
    banished: tuple[CardId, ...] = ()
    """The cards that have left the game for good."""
    promises: tuple[Promise, ...] = ()
    """The sentences that wait for their moment; all players know them."""
    next_costs: tuple[tuple[str, int], ...] = ()
    coming_costs: tuple[ComingCost, ...] = ()
    """The prosperity that the next card of a type costs more or less this turn."""

    @property
    def to_come(self) -> tuple[CardId, ...]:
        """The buildings that the player may still build, as far as they are known."""
        drawn = (self.drawn_plan,) if self.drawn_plan else ()
        return (*self.plans, *drawn, *(self.construction_order or ()))


class CreatureMemory(Struct, frozen=True, omit_defaults=True):
    """The rules' memory of a creature: its own figures, its abilities with durations, its past actions."""

    strength: int
    health: int
    movement: int = 0
    held: tuple[Held, ...] = ()
    readied: bool = False
    controlled_until: int = 0
    shot_at: int = 0
    last_move: int = 0
    entered: int = 0
    stopped: bool = False
    attacked: int = 0


class PlayerMemory(Struct, frozen=True, omit_defaults=True):
    """The rules' memory of a player."""

    built: tuple[CardId, ...] = ()
    laid: tuple[CardId, ...] = ()
    terrain_turn: int = 0
    playing: tuple[CardId, ...] = ()
    """Cards that are being played; only its player knows a tactic."""
    first_words: tuple[CardId, ...] = ()
    last_words: tuple[CardId, ...] = ()
    has_drawn_plan: bool = False


class PileMemory(Struct, frozen=True):
    """The dice cards of one seat: the remaining ones, unordered, and those that were read."""

    seat: Seat
    left: tuple[CardId, ...]
    read: tuple[CardId, ...]


class QuestView(Struct, frozen=True, omit_defaults=True):
    """Honour, quests and rage; all but the order of the quest deck is public."""

    honour: int
    deck: int
    active: tuple[ActiveQuest, ...]
    completed: tuple[CardId, ...]
    failed: tuple[CardId, ...]
    rage: int
    cards_played: int
    due: int = 0
    flipped: tuple[int, ...] = ()
    own: tuple[str, ...] = ()
    """The quest entries that players brought, as JSON: everybody may read them."""
    limit: int = 0
    """Q-SET-05: the agreed limit of each group; 0 for that of the rules."""


class Memory(Struct, frozen=True, omit_defaults=True):
    """Public facts that rules need and no screen shows, so that a view can be queried like a game.

    Creatures and players come in the order of the view.
    """

    creatures: tuple[CreatureMemory, ...]
    players: tuple[PlayerMemory, ...]
    next_id: int
    tick: int
    stage: int
    dice_piles: tuple[PileMemory, ...] = ()


class View(Struct, frozen=True, omit_defaults=True):
    """The table as one seat knows it; the seat None is a spectator."""

    seat: Seat | None
    edition: str
    turn: int
    active: Seat
    phase: str
    acting: CreatureId
    players: tuple[PlayerView, ...]
    creatures: tuple[CreatureView, ...]
    terrains: tuple[Terrain, ...]
    outcome: Outcome | None
    memory: Memory
    mode: str = DUEL
    sides: tuple[Side, ...] = ()
    """The side of each seat; empty if each seat plays for itself."""
    order: tuple[Seat, ...] = ()
    """The order of play if it is not that of the seats' numbers."""
    out: tuple[Seat, ...] = ()
    """The seats that take no further part."""
    leaving: tuple[Seat, ...] = ()
    """The seats that go out once the running step is done."""
    quest: QuestView | None = None
    """The quests of a game against the Overlord."""
    counters: tuple[CounterView, ...] = ()
    """The counters of texts on things in play."""

    @property
    def seating(self) -> Seating:
        """The sides of the seats, and the seats that still play."""
        return seating(len(self.players), self.sides, self.order, self.out)


def view(game: Game, seat: Seat | None, beside: View | None = None) -> View:
    """The view of a seat; the creatures and terrains come from another seat's view of the game, if given."""
    if beside is not None:
        memory = replaced(beside.memory, players=_player_memories(game, seat))
        return replaced(beside, seat=seat, players=_players(game, seat), memory=memory)
    state = game.state
    touched = _contacts(game)
    return View(
        seat=seat,
        edition=game.edition.id,
        turn=state.turn,
        active=state.active,
        phase=state.phase,
        acting=state.acting,
        players=_players(game, seat),
        creatures=tuple([_creature(game, one, touched[one.id]) for one in state.creatures.values()]),
        terrains=tuple(state.terrains.values()),
        outcome=state.outcome,
        mode=state.mode,
        sides=state.sides,
        order=state.order,
        out=state.out,
        leaving=state.leaving,
        quest=None if state.quest is None else _quest(state.quest),
        memory=_memory(game, seat),
        counters=_counters(state),
    )


def _counters(state: State) -> tuple[CounterView, ...]:
    """Those of things that have left play too: their last words may ask for them."""
    there = state.counters.items()
    return tuple([CounterView(id, name, number) for id, held in there for name, number in held])


def _quest(quest: QuestState) -> QuestView:
    return QuestView(
        quest.honour,
        len(quest.deck),
        quest.active,
        tuple(quest.completed),
        tuple(quest.failed),
        quest.rage,
        quest.cards_played,
        quest.due,
        quest.flipped,
        quest.own,
        quest.limit,
    )


def _memory(game: Game, looking: Seat | None) -> Memory:
    state = game.state
    return Memory(
        tuple([_remembered(one) for one in state.creatures.values()]),
        _player_memories(game, looking),
        state.next_id,
        state.tick,
        state.stage,
        tuple(
            [PileMemory(at, tuple(sorted(one.deck)), tuple(one.read)) for at, one in state.dice_piles.items()]
        ),
    )


def _remembered(creature: Creature) -> CreatureMemory:
    return CreatureMemory(
        creature.strength,
        creature.health,
        creature.movement,
        creature.held,
        creature.readied,
        creature.controlled_until,
        creature.shot_at,
        creature.last_move,
        creature.entered,
        creature.stopped,
        creature.attacked,
    )


def _player_memories(game: Game, looking: Seat | None) -> tuple[PlayerMemory, ...]:
    return tuple([_player_memory(game, one, at == looking) for at, one in enumerate(game.state.players)])


def _player_memory(game: Game, player: PlayerState, own: bool) -> PlayerMemory:
    playing = player.playing
    return PlayerMemory(
        tuple(player.built),
        tuple(player.laid),
        player.terrain_turn,
        tuple([UNKNOWN if not own and game.type_of(one) == TACTIC else one for one in playing]),
        tuple(player.first_words),
        tuple(player.last_words),
        bool(player.drawn_plan),
    )


def _players(game: Game, looking: Seat | None) -> tuple[PlayerView, ...]:
    return tuple([_player(game, player, at, looking) for at, player in enumerate(game.state.players)])


def _player(game: Game, player: PlayerState, seat: Seat, looking: Seat | None) -> PlayerView:
    """C-ZONE-02 to -05: City and graveyard are public, only its player sees a hand, nobody sees a deck."""
    return PlayerView(
        seat=seat,
        prosperity=player.prosperity,
        deck=len(player.deck),
        hand=len(player.hand),
        cards=tuple(player.hand) if looking == seat else None,
        graveyard=tuple(player.graveyard),
        city=tuple(player.city),
        relics=tuple(player.relics),
        hero=player.hero,
        hero_fell=player.hero_fell,
        missed_draws=player.missed_draws,
        characters_lost=player.characters_lost,
        plans=tuple(player.plans),
        maps=tuple(player.maps),
        minion=player.minion,
        construction=None if player.construction is None else len(player.construction),
        construction_order=_construction(player) if looking == seat else None,
        drawn_plan=player.drawn_plan if looking == seat else None,
        tactics=tuple([_tactic(game, one, looking == seat) for one in player.tactics]),
        lacks=player.lacks,
        kill_correction=player.kill_correction,
        used_texts=player.used_texts,
        corner=player.corner,
        deeds=player.deeds,
        banished=tuple(player.banished),
        promises=player.promises,
        next_costs=player.next_costs,
        coming_costs=player.coming_costs,
    )


def _construction(player: PlayerState) -> tuple[CardId, ...] | None:
    return None if player.construction is None else tuple(player.construction[::-1])


def _tactic(game: Game, tactic: Tactic, own: bool) -> TacticView:
    return TacticView(tactic.id, tactic.card if own else None, cost_of(game, tactic))


def _contacts(game: Game) -> dict[CreatureId, list[CreatureId]]:
    """The creatures that each creature touches, in order of arrival; each pair is measured once."""
    touched: dict[CreatureId, list[CreatureId]] = {id: [] for id in game.state.creatures}
    for one, other in game.contacts():
        touched[one].append(other)
        touched[other].append(one)
    return touched


def _creature(game: Game, creature: Creature, touched: list[CreatureId]) -> CreatureView:
    return CreatureView(
        id=creature.id,
        card=creature.card,
        type=creature.type,
        seat=creature.seat,
        owner=creature.owner,
        x=creature.x,
        y=creature.y,
        base=creature.base,
        strength=game.value(strength, creature),
        health=game.value(health, creature),
        movement=LETTERS[min(len(LETTERS) - 1, game.value(movement, creature))],
        wounds=creature.wounds,
        armour=creature.armour,
        concentration=creature.concentration,
        hidden=creature.hidden,
        activated=creature.activated,
        moved=creature.moved,
        melees_suffered=creature.melees_suffered,
        used=creature.used,
        exhausted=creature.exhausted,
        victim=creature.victim,
        skips=creature.skips,
        abilities=tuple(
            [AbilityView(one.ability, one.x, one.text) for one in game.combined(game.held(creature))]
        ),
        in_contact=tuple(touched),
    )
