"""A position with its hidden cards dealt anew, as a seat that cannot know them must expect it."""

from collections.abc import Mapping

from signum.classic.cards.card import TACTIC, Card
from signum.classic.core.quest_state import QuestState
from signum.classic.core.state import CardId, PlayerState, State
from signum.classic.quests.cards import EARLY
from signum.classic.quests.own_quests import quest_book
from signum.engine.chance import Chance
from signum.engine.questions import Seat
from signum.engine.records import replaced


def dealt_anew(state: State, seat: Seat | None, chance: Chance, cards: Mapping[CardId, Card]) -> State:
    """A copy in which all that the seat knows stays true, and the rest is dealt by chance."""
    dealt = state.copy()
    for one, player in enumerate(dealt.players):
        hidden = list(chance.order((*player.deck, *(() if one == seat else player.hand))))
        if one != seat:
            _deal_tactics(player, hidden, chance, cards)
            player.hand = [hidden.pop() for _ in player.hand]
            _deal_plans(player, chance)
        player.deck = hidden
    for pile in dealt.dice_piles.values():
        pile.deck = list(chance.order(tuple(pile.deck)))
    if dealt.quest is not None:
        _deal_quests(dealt.quest, chance)
    return dealt


def _deal_plans(player: PlayerState, chance: Chance) -> None:
    """Another player's construction deck and the building drawn from it are secret (C-VAR-01)."""
    if player.construction is None:
        return
    drawn = (player.drawn_plan,) if player.drawn_plan else ()
    hidden = list(chance.order((*player.construction, *drawn)))
    player.drawn_plan = hidden.pop() if drawn else ""
    player.construction = hidden


def _deal_quests(quest: QuestState, chance: Chance) -> None:
    """The order of the quest deck is secret; the early ones stay on top of the late ones (Q-SET-03)."""
    book = quest_book(quest.own)
    early = tuple([one for one in quest.deck if book.quests[one].stage == EARLY])
    late = tuple([one for one in quest.deck if book.quests[one].stage != EARLY])
    quest.deck = [*chance.order(late), *chance.order(early)]


def _deal_tactics(
    player: PlayerState, hidden: list[CardId], chance: Chance, cards: Mapping[CardId, Card]
) -> None:
    """Exchange face-down tactics for hidden ones of the same cost, because all players know the cost."""
    for at, tactic in enumerate(player.tactics):
        cost = cards[tactic.card].cost
        alike = [
            place
            for place, card in enumerate(hidden)
            if cards[card].type == TACTIC and cards[card].cost == cost
        ]
        drawn = chance.below(len(alike) + 1)
        if drawn < len(alike):
            player.tactics[at] = replaced(tactic, card=hidden[alike[drawn]])
            hidden[alike[drawn]] = tactic.card
