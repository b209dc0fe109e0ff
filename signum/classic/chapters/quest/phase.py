"""The quests phase: Q-PVP-04, Q-PVE-02."""

from signum.classic.chapters.quest.deeds import carry_out_deeds
from signum.classic.chapters.quest.events import (
    QuestBegun,
    QuestCompleted,
    QuestDrawn,
    QuestFailed,
    QuestTallied,
    TerrainChanged,
    quest_of,
)
from signum.classic.chapters.quest.honour import gain_honour, play_due_cards
from signum.classic.chapters.quest.overlord_cards import draw_and_play
from signum.classic.chapters.quest.placing import abilities_of, is_alone
from signum.classic.chapters.quest.scoring import finish
from signum.classic.chapters.turn.turn import TurnEnded
from signum.classic.chapters.turn.zones import prosper
from signum.classic.core.figures import number
from signum.classic.core.game import Game
from signum.classic.quests.active import HERO_SEAT, OVERLORD_SEAT, ActiveQuest
from signum.classic.quests.cards import QuestCard
from signum.classic.quests.evaluation import is_complete, is_failed, tally_at_phase
from signum.engine.questions import Procedure
from signum.engine.records import replaced

MOST_ACTIVE = number("Q-QST-01", "most")


def quests_phase(game: Game) -> Procedure[None]:
    """Completion, in PvE the Overlord's card, failure, a new quest, the end of the game or the next round."""
    yield from tally(game)
    for one in quest_of(game.state).active:
        if is_complete(game, card_of(game, one), one):
            yield from complete(game, one)
    yield from play_due_cards(game)
    yield from end_if_accomplished(game)
    if is_alone(game) and not may_draw(game):
        yield from draw_and_play(game, "Q-PVE-02")
        yield from play_due_cards(game)
    for one in quest_of(game.state).active:
        if is_failed(game, card_of(game, one), one):
            yield from fail(game, one)
    if may_draw(game):
        yield from draw_quest(game)
    yield from end_if_accomplished(game)
    for seat in (HERO_SEAT, OVERLORD_SEAT):
        if not game.player(seat).deck:
            yield from finish(game)
    yield from game.happen(TurnEnded(OVERLORD_SEAT, HERO_SEAT, because=("Q-PVP-01",)))


def card_of(game: Game, one: ActiveQuest) -> QuestCard:
    """The card of an active quest."""
    found: QuestCard = game.quest_book.quests[one.card]
    return found


def may_draw(game: Game) -> bool:
    """Q-QST-01: fewer than two quests are active, and there is one to draw."""
    quest = quest_of(game.state)
    return len(quest.active) < MOST_ACTIVE and bool(quest.deck)


def tally(game: Game) -> Procedure[None]:
    """What the quests count at this moment of each round."""
    for one in quest_of(game.state).active:
        now = tally_at_phase(game, card_of(game, one), one)
        if now != one.tally:
            yield from game.happen(QuestTallied(one.card, now))


def complete(game: Game, one: ActiveQuest) -> Procedure[None]:
    """The Hero gets the reward and the card; the quest's unique terrains are flipped (Q-QST-02, Q-SET-07)."""
    card = card_of(game, one)
    yield from game.happen(QuestCompleted(one.card))
    for id in one.terrains:
        if id in game.state.terrains and game.quest_book.terrains[game.state.terrains[id].card].unique:
            yield from _change(game, id, flipped=True)
    yield from settle_terrains(game)
    yield from gain_honour(game, card.honour, "Q-QST-02")
    yield from prosper(game, HERO_SEAT, card.prosperity, because="Q-QST-02")


def fail(game: Game, one: ActiveQuest) -> Procedure[None]:
    """The quest is discarded; its penalty counts at the end (Q-PVP-04)."""
    yield from game.happen(QuestFailed(one.card))
    yield from settle_terrains(game)


def draw_quest(game: Game) -> Procedure[None]:
    """The top quest becomes active and its action is carried out (Q-QST-02)."""
    id = quest_of(game.state).deck[-1]
    yield from game.happen(QuestDrawn(id))
    yield from settle_terrains(game)
    things = yield from carry_out_deeds(game, id, game.quest_book.quests[id].actions, "Q-QST-02")
    terrains, creatures, friends = tuple(things.terrains), tuple(things.creatures), tuple(things.friends)
    yield from game.happen(QuestBegun(id, terrains, creatures, friends))


def settle_terrains(game: Game) -> Procedure[None]:
    """Q-TER-03: terrains have the abilities that the active quests give to their name."""
    flipped = quest_of(game.state).flipped
    for id, terrain in list(game.state.terrains.items()):
        known = terrain.card in game.quest_book.terrains
        if known and terrain.abilities != abilities_of(game, terrain.card, flipped=id in flipped):
            yield from _change(game, id, flipped=False)


def _change(game: Game, id: int, *, flipped: bool) -> Procedure[None]:
    terrain = game.state.terrains[id]
    side_b = flipped or id in quest_of(game.state).flipped
    changed = replaced(terrain, abilities=abilities_of(game, terrain.card, flipped=side_b))
    rule = "Q-SET-07" if flipped else "Q-TER-03"
    yield from game.happen(TerrainChanged(changed, flipped, because=(rule,)))


def end_if_accomplished(game: Game) -> Procedure[None]:
    """Q-END-01: the quest deck is empty and no quest is active."""
    quest = quest_of(game.state)
    if not quest.deck and not quest.active:
        yield from finish(game)
