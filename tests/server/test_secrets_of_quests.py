"""Quests: no byte for a seat or a spectator depends on what is hidden from it.

Hidden are the hands of others, the face-down tactics of the Hero, and the order of every deck: of the Hero,
of the Overlord, of the quests and of the dice cards (C-ZONE-04, C-ZONE-05, C-TAC-01, Q-SET-02, Q-SET-03,
Q-PVE-05).
"""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from signum.classic.cards.sets import shipped
from signum.classic.core.state import State
from signum.classic.quests.active import HERO_SEAT, OVERLORD_SEAT
from signum.players.deadline import Deadline
from signum.rulebooks import GAMES
from signum.table.match import Match
from tests.games.proof import keen_player
from tests.server.test_secrets import seen, twin_of

ANSWERS = 150
LOOKED_AT = 15
"""Every so many answers everything hidden is exchanged."""


def begun(mode: str) -> Match:
    start = GAMES["classic"].library.start(mode, "en2", ["roland"])
    return Match(GAMES.rules("classic", "en2"), start, secret=bytes([7]) * 32)


@contextmanager
def exchanged(state: State, seat: int) -> Iterator[int]:
    """Everything that a seat does not see is something else meanwhile; the number of the cards."""
    kept = state.copy()
    count = 0
    strangers = sorted(set(shipped()) - {one for player in state.players for one in player.deck})
    for owner, player in enumerate(state.players):
        player.deck.reverse()
        count += len(player.deck)
        if owner == seat:
            continue
        if owner == HERO_SEAT:
            player.hand[:] = strangers[: len(player.hand)]
            player.tactics[:] = [twin_of(one) for one in player.tactics]
        else:
            hand = len(player.hand)
            cards = [*player.deck, *player.hand]
            player.hand[:], player.deck[:] = cards[:hand], cards[hand:]
        count += len(player.hand)
    assert state.quest is not None
    state.quest.deck.reverse()
    for pile in state.dice_piles.values():
        pile.deck.reverse()
        count += len(pile.deck)
    try:
        yield count + len(state.quest.deck)
    finally:
        for player, before in zip(state.players, kept.players, strict=True):
            player.deck[:], player.hand[:] = before.deck, before.hand
            player.tactics[:] = before.tactics
        assert kept.quest is not None
        state.quest.deck[:] = kept.quest.deck
        for one, pile in state.dice_piles.items():
            pile.deck[:] = kept.dice_piles[one].deck


@pytest.mark.parametrize("mode", ["quest-pve", "quest-pvp"])
def test_screens_do_not_depend_on_what_is_hidden(mode: str) -> None:
    """The screens and replies of the seats, and those of a spectator."""
    match = begun(mode)
    brains = [keen_player(f"exchange {mode} {seat}") for seat in range(match.seats)]
    counted = 0
    for at in range(ANSWERS):
        asked = match.asked
        if asked is None:
            break
        choice = match.choice(asked)
        assert choice is not None
        match.answer(asked, brains[asked](match.view(asked).game, choice, Deadline()), 0)
        if at % LOOKED_AT == LOOKED_AT - 1:
            for seat in (HERO_SEAT, OVERLORD_SEAT):
                before = seen(match, seat)
                with exchanged(match.run.game.state, seat) as count:
                    assert seen(match, seat) == before, (at, seat)
                counted += count
    assert counted > 300
