"""The game as one seat knows it is the same from its view and from the true game without its secrets."""

from collections.abc import Iterator
from itertools import islice

import msgspec
import pytest

from signum.classic.chapters.field.movement import MOVE, Moved
from signum.classic.core.game import Game
from signum.classic.core.values import health, movement, strength
from signum.classic.core.view import UNKNOWN, view
from signum.classic.knowledge.known_game import KnownGame
from signum.classic.knowledge.known_state import state_of, without_secrets
from signum.classic.knowledge.supposing import suppose
from signum.classic.rules import Classic
from signum.table.match import Match
from tests.server.measured import match_of, moments, whole_duel

EDITIONS = ("ru1", "de1", "fr1", "en2")
SEATS = (0, 1, None)


def positions(edition: str) -> Iterator[Match]:
    """Moments of games by chance: in full swing, and from the roll for who begins."""
    for number in range(3):
        seed = f"known {edition} {number}"
        yield from islice(moments(match_of(edition, seed), seed, 60), 0, None, 6)
    yield from islice(moments(whole_duel(edition, "known"), "known", 240), 0, None, 12)


def known_of(match: Match, seat: int | None) -> KnownGame:
    """The knowledge of a seat."""
    assert isinstance(match.rules, Classic)
    return KnownGame.of_game(match.rules, match.run.game, match.game_view(seat))


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_view_tells_the_whole_state_but_its_secrets(edition: str) -> None:
    looked = 0
    for match in positions(edition):
        game = match.run.game
        for seat in SEATS:
            assert state_of(view(game, seat)) == without_secrets(game, seat)
            looked += 1
    assert looked > 60


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_view_beside_another_has_the_same_facts_and_the_same_secrets(edition: str) -> None:
    """What is public is made once; nothing of the other seat's knowledge comes with it."""
    for match in positions(edition):
        game = match.run.game
        for other in SEATS:
            beside = view(game, other)
            for seat in SEATS:
                shared = view(game, seat, beside)
                assert msgspec.json.encode(shared) == msgspec.json.encode(view(game, seat))
                assert shared.creatures is beside.creatures


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_rules_say_the_same_of_a_view_and_of_the_game(edition: str) -> None:
    for match in positions(edition):
        game: Game = match.run.game
        known = known_of(match, 0)
        from_view = KnownGame(known.rules, known.view).game
        for one in game.creatures():
            for value in (strength, health, movement):
                figures = [
                    there.value(value, there.state.creatures[one.id]) for there in (known.game, from_view)
                ]
                assert figures == [game.value(value, one)] * 2


@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_knows_decks_other_hands_and_tactics(edition: str) -> None:
    for match in positions(edition):
        for seat in SEATS:
            for at, player in enumerate(known_of(match, seat).game.state.players):
                secret = [*player.deck, *(player.construction or ()), *(() if at == seat else player.hand)]
                assert set(secret) <= {UNKNOWN}
                assert not player.tactics
        true = match.run.game.player(0)
        assert known_of(match, 0).game.player(0).hand == true.hand


def test_what_is_supposed_leaves_the_game_as_it_is() -> None:
    match = match_of("en2", "supposed")
    game = known_of(match, 0).game
    before = game.state.copy()
    me = game.creatures()[0]
    there = suppose(game, Moved(me.id, (me.x + 500, me.y), MOVE, 500, ()))
    assert game.state == before
    assert there.state.creatures[me.id].x == me.x + 500
    assert there.state.creatures[me.id].moved
