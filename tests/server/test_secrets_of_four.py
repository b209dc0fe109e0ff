"""Games of three and four: no byte for a seat or a spectator depends on what is hidden from it."""

from typing import Any

import pytest

from signum.classic.cards.sets import shipped
from signum.classic.cards.starter_decks import starter_decks
from signum.classic.chapters.cards.decks import start_of_game
from signum.classic.editions import EDITIONS
from signum.classic.modes import MODES
from signum.players.deadline import Deadline
from signum.rulebooks import GAMES
from signum.table.match import Match
from tests.games.proof import keen_player
from tests.server.test_secrets import hidden_cards, seen, twin_of

ANSWERS = 180
LOOKED_AT = 30
"""Every so many answers all others' hands, decks and tactics are exchanged."""


def begun(mode: str, edition: str) -> Match:
    decks = [one.deck for one in starter_decks(edition).values()][: MODES[mode].seats]
    start = start_of_game(MODES[mode], decks, shipped(), EDITIONS[edition])
    return Match(GAMES.rules("classic", edition), start, secret=bytes([7]) * 32)


@pytest.mark.parametrize(("mode", "edition"), [("four", "en2"), ("teams", "de1"), ("three", "ru1")])
def test_screens_do_not_depend_on_what_others_hide(mode: str, edition: str) -> None:
    match = begun(mode, edition)
    brains = [keen_player(f"exchange {seat}") for seat in range(match.seats)]
    hidden = [hidden_cards(match.run.game.state, seat) for seat in range(match.seats)]
    strangers = sorted(set(shipped()).difference(*hidden))
    exchanged = 0
    for at in range(ANSWERS):
        asked = match.asked
        if asked is None:
            break
        choice = match.choice(asked)
        assert choice is not None
        match.answer(asked, brains[asked](match.view(asked).game, choice, Deadline()), 0)
        if at % LOOKED_AT == LOOKED_AT - 1:
            for seat in range(match.seats):
                before = seen(match, seat)
                kept = [exchange(one, strangers, at) for one in others(match, seat)]
                try:
                    assert seen(match, seat) == before, seat
                finally:
                    for player, zones in zip(others(match, seat), kept, strict=True):
                        player.hand[:], player.deck[:], player.tactics[:] = zones
                exchanged += sum([len(hand) + len(deck) for hand, deck, _ in kept])
    assert exchanged > 400


def others(match: Match, seat: int) -> list[Any]:
    """The players whose cards a seat does not see."""
    return [player for one, player in enumerate(match.run.game.state.players) if one != seat]


def exchange(player: Any, strangers: list[str], at: int) -> tuple[list[str], list[str], list[Any]]:
    """Give a player other cards; return those of before."""
    hand, deck, tactics = list(player.hand), list(player.deck), list(player.tactics)
    drawn = [strangers[(at + number) % len(strangers)] for number in range(len(hand) + len(deck))]
    player.hand[:], player.deck[:] = drawn[: len(hand)], drawn[len(hand) :]
    player.tactics[:] = [twin_of(one) for one in tactics]
    return hand, deck, tactics
