"""Quests: one Hero against the Overlord, whom nobody plays (PvE) or a second player does (PvP)."""

from collections.abc import Sequence
from typing import Any, Final

from signum.classic.chapters.quest.honour import play_due_cards
from signum.classic.chapters.quest.leash import refused_by_leash
from signum.classic.chapters.quest.rounds import alone_step, versus_step
from signum.classic.chapters.quest.scoring import quest_verdict
from signum.classic.chapters.quest.script import scripted_answer
from signum.classic.core.mode import Furniture, Mode
from signum.classic.core.quest_state import QuestState
from signum.classic.core.state import CITY, HERO, PROSPERITY, Held, State
from signum.classic.modes.duel import border
from signum.classic.quests.active import OVERLORD_SEAT
from signum.classic.quests.cards import PVE, PVP
from signum.classic.quests.own_quests import quest_book
from signum.engine.dice_cards import DicePile, read_from
from signum.engine.questions import Seat
from signum.engine.throwing import DiceSource

FEW: Final = "few-creatures"
MANY: Final = "many-creatures"
LIMITS: Final = {(FEW, PVE): 4, (MANY, PVE): 12, (FEW, PVP): 3, (MANY, PVP): 9}
"""Q-SET-05: the limits of a group that players may agree on: half of the rule's, or half as many again."""
LACKS: Final = ((), (HERO, CITY, PROSPERITY))
"""Q-SET-01: the Overlord has neither a hero nor a City nor prosperity."""


def dice_cards(game: Any, seat: Seat) -> DiceSource | None:
    """Q-PVE-05: dice cards instead of the Overlord's dice."""
    return read_from(game.quest_book.dice_cards, ("Q-PVE-05",)) if seat == OVERLORD_SEAT else None


def furnish_alone(state: State, own: tuple[str, ...]) -> Furniture:
    """Q-SET: the Overlord's deck of 10 cards, the quest deck and the dice cards."""
    state.dice_piles[OVERLORD_SEAT] = DicePile(sorted(quest_book(own).dice_cards))
    return furnished(state, own, PVE)


def furnish_versus(state: State, own: tuple[str, ...]) -> Furniture:
    """Q-SET: the Overlord's deck of 22 cards and the quest deck."""
    return furnished(state, own, PVP)


def furnished(state: State, own: tuple[str, ...], way: str) -> Furniture:
    """Put the decks of quests and Overlord cards on the table; return cards and names.

    Set-up leaves as many cards in the decks as the rules say.
    """
    book = quest_book(own)
    state.quest = QuestState(deck=sorted(book.quests), own=own)
    state.players[OVERLORD_SEAT].deck = sorted(book.overlord(way))
    for player in state.players:
        player.maps = []
    cards = book.cards(way)
    names = {id: card.names for id, card in cards.items() if card.names}
    return Furniture(cards, {**names, **{id: one.names for id, one in book.quests.items()}})


QUEST_PVE: Final = Mode(
    id="quest-pve",
    sides=(0, 1),
    step=alone_step,
    last_of_turn=play_due_cards,
    verdict=quest_verdict,
    border=border,
    lacks=LACKS,
    dice_source=dice_cards,
    scripted=(OVERLORD_SEAT,),
    scripted_abilities=(Held("A-FORTITUDE"), Held("A-STAMINA")),
    answer=scripted_answer,
    deckless=(OVERLORD_SEAT,),
    editions=("en2",),
    variants=(FEW, MANY),
    furnish=furnish_alone,
    refused_place=refused_by_leash,
    lays_terrains=False,
    empty_deck_pays=False,
    has_time_limit=False,
)
QUEST_PVP: Final = Mode(
    id="quest-pvp",
    sides=(0, 1),
    step=versus_step,
    verdict=quest_verdict,
    border=border,
    lacks=LACKS,
    deckless=(OVERLORD_SEAT,),
    editions=("en2",),
    variants=(FEW, MANY),
    furnish=furnish_versus,
    refused_place=refused_by_leash,
    lays_terrains=False,
    empty_deck_pays=False,
    has_time_limit=False,
    discards_hand=False,
)


def agreed_limit(mode: str, variants: Sequence[str]) -> int:
    """Q-SET-05: the limit of these variants in a quest mode; 0 for that of the rules."""
    way = PVE if mode == QUEST_PVE.id else PVP
    return max([LIMITS.get((one, way), 0) for one in variants], default=0)
