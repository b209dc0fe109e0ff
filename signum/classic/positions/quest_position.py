"""The quests of a position: honour, quest deck, active quests, the Overlord's rage, dice cards."""

from collections.abc import Mapping
from typing import Final

from signum.classic.core.state import State
from signum.classic.quests.active import ActiveQuest
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
)
"""Fields of the Hero's seat, besides rage, cards played and dice cards, which are the Overlord's."""


def clear_decks(state: State) -> None:
    """A position names its decks; the dice cards lie in the order of their names."""
    if state.quest is None:
        return
    state.quest.deck = []
    for player in state.players:
        player.deck = []


def lay_out_quest(state: State, seat: Seat, fields: Mapping[str, Node]) -> None:
    """The zones and counters of quests, the top card of a deck first."""
    if "dice-cards" in fields:
        state.dice_piles[seat] = DicePile(_cards(fields["dice-cards"])[::-1])
    quest = state.quest
    if quest is None:
        return
    if "honour" in fields:
        quest.honour = fields["honour"].integer(0, 99)
    if "rage" in fields:
        quest.rage = fields["rage"].integer(0, 99)
    if "cards-played" in fields:
        quest.cards_played = fields["cards-played"].integer(0, 99)
    if "quest-deck" in fields:
        quest.deck = _cards(fields["quest-deck"])[::-1]
    if "completed" in fields:
        quest.completed = _cards(fields["completed"])
    if "failed" in fields:
        quest.failed = _cards(fields["failed"])


def lay_out_active_quests(state: State, fields: Mapping[str, Node], ids: Mapping[str, int]) -> None:
    """`quests: {old-mill: {terrains: [mill], creatures: [wolf], friends: [pilgrim], tally: [1, 0]}}`."""
    if state.quest is None or "quests" not in fields:
        return
    for card, node in fields["quests"].entries():
        of = node.fields(optional=("terrains", "creatures", "friends", "tally"))
        terrains, creatures, friends = [
            tuple([ids[one.one_of(ids)] for one in of[name].items()]) if name in of else ()
            for name in ("terrains", "creatures", "friends")
        ]
        tally = tuple([one.integer(0, 999) for one in of["tally"].items()]) if "tally" in of else ()
        active = ActiveQuest(card, terrains, creatures, friends, tally)
        state.quest.active = (*state.quest.active, active)


def _cards(node: Node) -> list[CardId]:
    return [one.text() for one in node.items()]
