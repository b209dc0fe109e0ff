"""The state of a game as a seat may write it down: a position to play from, without the secrets of others."""

from signum.engine.questions import Seat
from signum.warseer.core.state import State


def known_position(true: State, seat: Seat | None) -> State:
    """Decks and the hands of others, which everybody knows together, lie in the order of their names."""
    state = true.copy()
    feats = [*state.feat_deck]
    for at, player in enumerate(state.players):
        feats += [*player.kills, *(() if at == seat else player.feats)]
    feats.sort()
    for at, player in enumerate(state.players):
        player.kills = [feats.pop() for _ in player.kills]
        if at != seat:
            player.feats = [feats.pop() for _ in player.feats]
            hidden = sorted([*player.hand, *player.deck])
            player.hand, player.deck = hidden[: len(player.hand)], hidden[len(player.hand) :]
        player.deck.sort()
    state.feat_deck = feats
    return state
