"""The state of a game as a seat knows it: unknown cards have no name, face-down tactics are left out.

The result is the same from the true state and from the seat's view.
"""

from typing import TypeAlias

from signum.classic.cards.card import TACTIC
from signum.classic.core.game import ALWAYS_THERE, Game
from signum.classic.core.measuring import LETTERS
from signum.classic.core.quest_state import QuestState
from signum.classic.core.state import CardId, Creature, CreatureId, Held, PlayerState, State
from signum.classic.core.view import (
    UNKNOWN,
    AbilityView,
    CreatureMemory,
    CreatureView,
    PlayerMemory,
    PlayerView,
    QuestView,
    View,
)
from signum.engine.dice_cards import DicePile
from signum.engine.questions import Seat

KnownAbilities: TypeAlias = dict[CreatureId, tuple[tuple[AbilityView, ...], tuple[Held, ...]]]
"""For each creature its abilities in a view, and as it holds them."""


def without_secrets(game: Game, seat: Seat | None) -> State:
    """A copy of the state without the secrets from this seat; the seat None is a spectator."""
    state = game.state.copy()
    for at, player in enumerate(state.players):
        player.tactics.clear()
        player.deck = [UNKNOWN] * len(player.deck)
        if player.construction is not None and at != seat:
            player.construction = [UNKNOWN] * len(player.construction)
        if at != seat:
            player.hand = [UNKNOWN] * len(player.hand)
            player.drawn_plan = UNKNOWN if player.drawn_plan else ""
            player.playing = [UNKNOWN if game.type_of(one) == TACTIC else one for one in player.playing]
    for pile in state.dice_piles.values():
        pile.deck.sort()
    if state.quest is not None:
        state.quest.deck = [UNKNOWN] * len(state.quest.deck)
    return state


def state_of(view: View) -> State:
    """The same from the seat's view."""
    memory = view.memory
    return _state(
        view,
        [player_of(one, kept) for one, kept in zip(view.players, memory.players, strict=True)],
        [creature_of(one, kept) for one, kept in zip(view.creatures, memory.creatures, strict=True)],
    )


def settled_state_of(view: View, known: KnownAbilities | None = None) -> State:
    """The visible state: creatures have permanently the abilities in the view, and there is no memory.

    Abilities that were known before are the same objects, so that an index made from them serves again.
    """
    known = {} if known is None else known
    return _state(
        view,
        [player_of(one, PlayerMemory()) for one in view.players],
        [settled_creature_of(one, _held(one, known)) for one in view.creatures],
    )


def _state(view: View, players: list[PlayerState], creatures: list[Creature]) -> State:
    memory = view.memory
    return State(
        players,
        {one.id: one for one in creatures},
        {one.id: one for one in view.terrains},
        view.turn,
        view.active,
        view.phase,
        view.acting,
        memory.next_id,
        memory.tick,
        view.outcome,
        memory.stage,
        view.mode,
        view.sides,
        view.order,
        view.out,
        view.leaving,
        {one.seat: DicePile(list(one.left), list(one.read)) for one in memory.dice_piles},
        None if view.quest is None else _quest(view.quest),
        _counters(view) if view.counters else {},
    )


def _counters(view: View) -> dict[int, tuple[tuple[str, int], ...]]:
    """The counters of each thing in play, in the order of the view."""
    found: dict[int, tuple[tuple[str, int], ...]] = {}
    for one in view.counters:
        found[one.holder] = (*found.get(one.holder, ()), (one.counter, one.number))
    return found


def _quest(one: QuestView) -> QuestState:
    """The quests, with a quest deck of unknown order."""
    return QuestState(
        one.honour,
        [UNKNOWN] * one.deck,
        one.active,
        list(one.completed),
        list(one.failed),
        one.rage,
        one.cards_played,
        one.due,
        one.flipped,
        one.own,
        one.limit,
    )


def creature_of(one: CreatureView, memory: CreatureMemory) -> Creature:
    """A miniature with the memory of it."""
    creature = settled_creature_of(one, memory.held)
    creature.strength, creature.health, creature.movement = memory.strength, memory.health, memory.movement
    creature.readied = memory.readied
    creature.controlled_until = memory.controlled_until
    creature.shot_at = memory.shot_at
    creature.last_move = memory.last_move
    creature.entered = memory.entered
    creature.attacked = memory.attacked
    creature.stopped = memory.stopped
    return creature


def _held(one: CreatureView, known: KnownAbilities) -> tuple[Held, ...]:
    before = known.get(one.id)
    if before is not None and before[0] == one.abilities:
        return before[1]
    held = tuple([Held(had.id, had.x, had.id in ALWAYS_THERE, text=had.text) for had in one.abilities])
    known[one.id] = one.abilities, held
    return held


def settled_creature_of(one: CreatureView, held: tuple[Held, ...]) -> Creature:
    """A miniature with these abilities."""
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
        held=held,
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


def _construction(one: PlayerView) -> list[CardId] | None:
    if one.construction_order is not None:
        return list(one.construction_order[::-1])
    return None if one.construction is None else [UNKNOWN] * one.construction


def player_of(one: PlayerView, memory: PlayerMemory) -> PlayerState:
    """A player's zones, unknown cards by number."""
    unknown_plan = UNKNOWN if memory.has_drawn_plan else ""
    return PlayerState(
        prosperity=one.prosperity,
        deck=[UNKNOWN] * one.deck,
        hand=list(one.cards) if one.cards is not None else [UNKNOWN] * one.hand,
        graveyard=list(one.graveyard),
        city=list(one.city),
        relics=list(one.relics),
        hero=one.hero,
        hero_fell=one.hero_fell,
        missed_draws=one.missed_draws,
        characters_lost=one.characters_lost,
        plans=list(one.plans),
        maps=list(one.maps),
        built=list(memory.built),
        laid=list(memory.laid),
        terrain_turn=memory.terrain_turn,
        minion=one.minion,
        playing=list(memory.playing),
        first_words=list(memory.first_words),
        last_words=list(memory.last_words),
        construction=_construction(one),
        drawn_plan=unknown_plan if one.drawn_plan is None else one.drawn_plan,
        lacks=one.lacks,
        kill_correction=one.kill_correction,
        used_texts=one.used_texts,
        corner=one.corner,
        deeds=one.deeds,
        banished=list(one.banished),
        promises=one.promises,
        next_costs=one.next_costs,
        coming_costs=one.coming_costs,
    )
