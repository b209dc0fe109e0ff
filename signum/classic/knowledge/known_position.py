"""The state of a game as a seat may write it down: a position to play from, without the secrets of others."""

from collections.abc import Sequence

from signum.classic.core.game import Game
from signum.classic.core.state import CardId, State, Tactic
from signum.classic.core.view import UNKNOWN
from signum.classic.knowledge.known_state import without_secrets
from signum.classic.quests.active import OVERLORD_SEAT
from signum.classic.quests.own_quests import quest_book
from signum.engine.questions import Seat


def known_position(game: Game, seat: Seat | None) -> State:
    """Cards that the seat does not know have no name; in quest decks lie any that could be there."""
    state = without_secrets(game, seat)
    for at, (player, true) in enumerate(zip(state.players, game.state.players, strict=True)):
        player.tactics = [one if at == seat else Tactic(one.id, UNKNOWN) for one in true.tactics]
    quest = state.quest
    if quest is not None:
        book = quest_book(quest.own)
        seen = {*[one.card for one in quest.active], *quest.completed, *quest.failed}
        quest.deck = _any([id for id in book.quests if id not in seen], len(quest.deck))
        overlord = state.players[OVERLORD_SEAT]
        way = {card.deck for id, card in book.entries.overlord.items() if id in game.cards}
        cards = [id for id, card in book.entries.overlord.items() if card.deck in way]
        unseen = [id for id in cards if id not in overlord.graveyard] or cards
        overlord.deck = _any(unseen, len(overlord.deck))
        if seat != OVERLORD_SEAT:
            overlord.hand = _any(unseen, len(overlord.hand))
    return state


def _any(cards: Sequence[CardId], count: int) -> list[CardId]:
    """Cards in the order of their names, from the first again where there are too few."""
    return [sorted(cards)[at % len(cards)] for at in range(count)] if cards else []
