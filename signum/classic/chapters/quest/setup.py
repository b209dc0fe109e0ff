"""Set-up of a quest game: the decks, the first player, the opening hands (Q-SET)."""

from collections.abc import Sequence
from typing import Final

from signum.classic.chapters.quest.events import QuestsShuffled, quest_of
from signum.classic.chapters.quest.placing import is_alone
from signum.classic.chapters.turn.setup import (
    OPENING_HAND,
    WHO_BEGINS,
    DeckShuffled,
    FirstPlayerChosen,
    StageBegan,
    hands_stage,
    setup,
    take,
)
from signum.classic.core.figures import number
from signum.classic.core.game import Game
from signum.classic.quests.active import HERO_SEAT, OVERLORD_SEAT
from signum.classic.quests.cards import EARLY
from signum.classic.quests.library import shipped_quests
from signum.classic.quests.own_quests import own_first
from signum.engine.dice_cards import DiceCardsShuffled
from signum.engine.questions import Procedure, Seat, shuffle
from signum.engine.units import CardId

EARLY_QUESTS: Final = number("Q-SET-03", "early")
LATE_QUESTS: Final = number("Q-SET-03", "late")
OVERLORD_CARDS: Final = {True: number("Q-SET-02", "pve"), False: number("Q-SET-02", "pvp")}
"""Alone, and against a player."""


def quest_setup(game: Game) -> Procedure[None]:
    """One stage of set-up; the Hero goes first, and only the Hero stands on the field (Q-SET-01)."""
    stage = game.state.stage
    if stage == WHO_BEGINS:
        yield from shuffle_quests(game)
        yield from shuffle_dice_cards(game)
        yield from game.happen(FirstPlayerChosen(HERO_SEAT, because=("Q-SET-01",)))
    elif stage == hands_stage(len(game.state.players)):
        yield from draw_hands(game)
        yield from game.happen(StageBegan(stage + 1, because=("Q-SET-04",)))
    else:
        yield from setup(game)


def shuffle_quests(game: Game) -> Procedure[None]:
    """Early and late quests are shuffled apart, the early ones lie on top (Q-SET-03)."""
    book, deck = game.quest_book, quest_of(game.state).deck
    early = yield from picked(HERO_SEAT, [id for id in deck if book.quests[id].stage == EARLY], EARLY_QUESTS)
    late = yield from picked(HERO_SEAT, [id for id in deck if book.quests[id].stage != EARLY], LATE_QUESTS)
    yield from game.happen(QuestsShuffled((*late, *early)))


def picked(seat: Seat, ids: Sequence[CardId], most: int) -> Procedure[tuple[CardId, ...]]:
    """Shuffle cards, at most as many as the rules say; those that players brought are among them first."""
    order = yield from shuffle(seat, ids)
    if len(order) <= most:
        return order
    return (yield from shuffle(seat, own_first(order, shipped_quests().entries.ids())[:most]))


def shuffle_dice_cards(game: Game) -> Procedure[None]:
    """The dice cards of a seat that nobody plays (Q-PVE-05)."""
    pile = game.state.dice_piles.get(OVERLORD_SEAT)
    if pile is not None:
        order = yield from shuffle(OVERLORD_SEAT, pile.deck)
        yield from game.happen(DiceCardsShuffled(OVERLORD_SEAT, order, because=("Q-PVE-05",)))


def draw_hands(game: Game) -> Procedure[None]:
    """Both decks are shuffled; an Overlord that nobody plays has no hand (Q-SET-02, Q-SET-04)."""
    for seat in (HERO_SEAT, OVERLORD_SEAT):
        deck, most = game.player(seat).deck, OVERLORD_CARDS[is_alone(game)]
        order = yield from picked(seat, deck, most if seat == OVERLORD_SEAT else len(deck))
        yield from game.happen(DeckShuffled(seat, order, because=("Q-SET-02",)))
        if seat == HERO_SEAT or not is_alone(game):
            yield from take(game, seat, OPENING_HAND, "Q-SET-04")
