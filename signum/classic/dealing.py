"""A position with its hidden cards dealt anew, as a seat that cannot know them must expect it."""

from collections.abc import Mapping

from signum.classic.cards.card import TACTIC, Card
from signum.classic.core.state import CardId, PlayerState, State
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
        player.deck = hidden
    return dealt


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
