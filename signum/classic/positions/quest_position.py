"""The quests of a position: honour, quest deck, active quests, the Overlord's rage, dice cards."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from signum.classic.core.mode import Mode
from signum.classic.core.state import State
from signum.classic.quests.active import OVERLORD_SEAT, ActiveQuest
from signum.classic.quests.checks import check_quests
from signum.classic.quests.files import type_of
from signum.classic.quests.library import shipped_quests
from signum.classic.quests.own_quests import MOST_LIMIT, quest_book, written_all
from signum.content.causes import cause, unknown_word
from signum.content.nodes import Node
from signum.engine.dice_cards import DicePile
from signum.engine.questions import Seat
from signum.engine.units import CardId

QUEST_FIELDS: Final = (
    "honour",
    "rage",
    "cards-played",
    "quest-deck",
    "quests",
    "completed",
    "failed",
    "dice-cards",
    "creature-limit",
)
"""Fields of the Hero's seat; rage, cards played, dice cards and the limit are the Overlord's."""


def own_quests_in(nodes: Sequence[Node], cards: Mapping[CardId, object], mode: Mode) -> tuple[str, ...]:
    """The quest entries among the cards of a position."""
    entries = [one for one in nodes if type_of(one)]
    if entries and mode.furnish is None:
        raise entries[0].error(cause("mistake-quest-mode"))
    for mistake in check_quests(entries, shipped_quests().entries, cards).mistakes:
        raise mistake
    return written_all(entries)


def clear_decks(state: State) -> None:
    """A position names its decks; the dice cards lie in the order of their names."""
    if state.quest is None:
        return
    state.quest.deck = []
    for player in state.players:
        player.deck = []


def lay_out_quest(state: State, seat: Seat, fields: Mapping[str, Node]) -> None:
    """The zones and counters of quests, the top card of a deck first."""
    quest = state.quest
    if quest is None:
        return
    book = quest_book(quest.own)
    if "dice-cards" in fields:
        state.dice_piles[seat] = DicePile(_known(fields["dice-cards"], book.dice_cards)[::-1])
    if "honour" in fields:
        quest.honour = fields["honour"].integer(0, 99)
    if "rage" in fields:
        quest.rage = fields["rage"].integer(0, 99)
    if "cards-played" in fields:
        quest.cards_played = fields["cards-played"].integer(0, 99)
    if "creature-limit" in fields:
        quest.limit = fields["creature-limit"].integer(1, MOST_LIMIT)
    if "quest-deck" in fields:
        quest.deck = _known(fields["quest-deck"], book.quests)[::-1]
    if "completed" in fields:
        quest.completed = _known(fields["completed"], book.quests)
    if "failed" in fields:
        quest.failed = _known(fields["failed"], book.quests)
    if seat == OVERLORD_SEAT:
        for name in ("deck", "hand"):
            if name in fields:
                _known(fields[name], book.entries.overlord)


def lay_out_active_quests(state: State, fields: Mapping[str, Node], ids: Mapping[str, int]) -> None:
    """`quests: {old-mill: {terrains: [mill], creatures: [wolf], friends: [pilgrim], tally: [1, 0]}}`."""
    if state.quest is None or "quests" not in fields:
        return
    book = quest_book(state.quest.own)
    for card, node in fields["quests"].entries():
        if card not in book.quests:
            raise node.error(unknown_word(card, book.quests))
        of = node.fields(optional=("terrains", "creatures", "friends", "tally"))
        terrains, creatures, friends = [
            tuple([ids[one.one_of(ids)] for one in of[name].items()]) if name in of else ()
            for name in ("terrains", "creatures", "friends")
        ]
        tally = tuple([one.integer(0, 999) for one in of["tally"].items()]) if "tally" in of else ()
        if tally and len(tally) != len(book.quests[card].conditions):
            raise of["tally"].error(cause("mistake-tally", count=len(book.quests[card].conditions)))
        active = ActiveQuest(card, terrains, creatures, friends, tally)
        state.quest.active = (*state.quest.active, active)


def _known(node: Node, cards: Collection[str]) -> list[CardId]:
    return [one.one_of(cards) for one in node.items()]
