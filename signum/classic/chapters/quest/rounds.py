"""The rounds of a quest game: the Hero's turn, the Overlord's turn, the quests phase (Q-PVP-01, Q-PVE-01)."""

from collections.abc import Sequence

from signum.classic.chapters.quest.behaviour import act_by_pattern
from signum.classic.chapters.quest.events import RageSet, quest_of
from signum.classic.chapters.quest.honour import play_due_cards
from signum.classic.chapters.quest.overlord_cards import (
    PlayOverlordCard,
    draw_and_play,
    offered_plays,
    play_from_hand,
    refused_overlord_card,
)
from signum.classic.chapters.quest.phase import quests_phase
from signum.classic.chapters.quest.scale import rage_at
from signum.classic.chapters.quest.setup import quest_setup
from signum.classic.chapters.turn.activation import (
    Activate,
    EndTurn,
    PassRest,
    activate,
    refused_in_turn,
    still_to_activate,
    unactivated,
)
from signum.classic.chapters.turn.durations import TurnEnding, expire, start_of_turn
from signum.classic.chapters.turn.steps import next_step
from signum.classic.chapters.turn.turn import PhaseBegan, Refreshed, TurnBegan
from signum.classic.chapters.turn.zones import draw
from signum.classic.core.game import Game
from signum.classic.core.state import ACTIVATION, BEGINNING, QUESTS, SETUP, Creature
from signum.classic.quests.active import HERO_SEAT, OVERLORD_SEAT
from signum.engine.question_shapes import QuestionShape, Secrecy
from signum.engine.questions import Choice, Option, Procedure, Refusal, choose


class ActInOrder(Option, frozen=True):
    """All the Overlord's creatures that are left act one after another, as they are listed."""


def alone_step(game: Game) -> Procedure[None]:
    """The next step of a game against an Overlord that nobody plays."""
    state = game.state
    if state.phase != SETUP and quest_of(state).due and game.player(OVERLORD_SEAT).deck:
        return draw_and_play(game, "Q-PVE-03")
    if state.active == OVERLORD_SEAT and state.phase == ACTIVATION:
        return next_creature(game)
    return _shared_step(game)


def versus_step(game: Game) -> Procedure[None]:
    """The next step of a game against a player."""
    if game.state.active == OVERLORD_SEAT and game.state.phase == ACTIVATION:
        return overlords_action(game)
    return _shared_step(game)


def _shared_step(game: Game) -> Procedure[None]:
    state = game.state
    if state.phase == SETUP:
        return quest_setup(game)
    if state.active == HERO_SEAT:
        return next_step(game)
    return overlords_beginning(game) if state.phase == BEGINNING else quests_phase(game)


def overlords_beginning(game: Game) -> Procedure[None]:
    """The Overlord's creatures may act again; its player draws a card; rage is counted anew (Q-PVP-02)."""
    state = game.state
    yield from game.happen(TurnBegan(OVERLORD_SEAT, state.turn + 1, because=("Q-PVP-01",)))
    for each in game.seats_in_order():
        yield from expire(game, each, start_of_turn(state), because="C-TURN-02")
    yield from game.happen(Refreshed(OVERLORD_SEAT, game.edition.untaps_every_card))
    yield from game.happen(RageSet(rage_at(quest_of(state).honour)))
    if OVERLORD_SEAT not in game.mode.scripted and game.player(OVERLORD_SEAT).deck:
        yield from draw(game, OVERLORD_SEAT, because="Q-PVP-02")
    yield from game.happen(PhaseBegan(ACTIVATION))


def overlords_end(game: Game) -> Procedure[None]:
    """The turn is over and the quests phase follows."""
    yield from game.happen(TurnEnding(OVERLORD_SEAT))
    yield from game.happen(PhaseBegan(QUESTS, because=("Q-PVP-01",)))


# Alone.


def in_order(game: Game, creatures: Sequence[Creature]) -> list[Creature]:
    """Common kinds one after another in the book's order, then unique ones (Q-PVE-01)."""
    return sorted(creatures, key=lambda one: (rank_of(game, one), one.id))


def rank_of(game: Game, creature: Creature) -> int:
    """The place of its kind in the order; unique creatures share the last one."""
    kinds = [id for id, one in game.quest_book.creatures.items() if not one.unique]
    return kinds.index(creature.card) if creature.card in kinds else len(kinds)


def waiting(game: Game) -> list[Creature]:
    """The creatures that may act next: those of the first kind that has not acted."""
    left = in_order(game, unactivated(game))
    return [one for one in left if rank_of(game, one) == rank_of(game, left[0])]


def next_creature(game: Game) -> Procedure[None]:
    """The player picks the next creature of the kind (Q-PVE-01); after the last one the turn is over."""
    ready = waiting(game)
    if not ready:
        yield from overlords_end(game)
        return
    options: list[Option] = [Activate(one.id) for one in ready]
    choice: Choice[Option] = Choice(
        HERO_SEAT,
        "overlords-creature",
        [ActInOrder(), *options] if len(options) > 1 else options,
        shape=QuestionShape.TARGET,
        secrecy=Secrecy.PUBLIC,
        cites=("Q-PVE-01",),
    )
    match (yield from choose(choice)):
        case Activate(id):
            yield from act_by_pattern(game, game.state.creatures[id])
        case _:
            yield from act_in_order(game)


def act_in_order(game: Game) -> Procedure[None]:
    """Kind after kind; a new section of the scale brings its card in between (Q-PVE-03)."""
    while ready := waiting(game):
        yield from act_by_pattern(game, ready[0])
        yield from play_due_cards(game)


# Against a player.


def overlords_action(game: Game) -> Procedure[None]:
    """One action of the Overlord's player: a creature, a card, or the end of the turn (Q-PVP-02)."""
    ready = unactivated(game)
    last: Option = PassRest() if still_to_activate(ready) else EndTurn()
    choice: Choice[Option] = Choice(
        OVERLORD_SEAT,
        "overlords-turn",
        [*[Activate(one.id) for one in ready], *offered_plays(game), last],
        shape=QuestionShape.TURN,
        secrecy=Secrecy.PRIVATE,
        cites=("Q-PVP-02",),
        check=lambda option: refused_action(game, option),
        always=True,
    )
    match (yield from choose(choice)):
        case Activate(id):
            yield from activate(game, game.state.creatures[id])
        case PlayOverlordCard() as option:
            yield from play_from_hand(game, option)
        case PassRest():
            for one in still_to_activate(unactivated(game)):
                if game.controls(OVERLORD_SEAT, one.id) and not one.activated:
                    yield from activate(game, one, only_pass=True)
        case _:
            yield from overlords_end(game)


def refused_action(game: Game, option: Option) -> Refusal | None:
    """Why the Overlord cannot do this now; at least one card is played each turn (Q-PVP-02)."""
    if isinstance(option, PlayOverlordCard):
        return refused_overlord_card(game, option)
    quest = quest_of(game.state)
    if isinstance(option, EndTurn) and not quest.cards_played and offered_plays(game):
        return refused_in_turn(game, option) or Refusal("no-card-played", ("Q-PVP-02",))
    return refused_in_turn(game, option)
