"""What must hold in every game, whoever plays: checked answer by answer in games of random players."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec

from signum.classic.activation import EndTurn, Fight, Pass, PassRest, StrikeMagically
from signum.classic.position import Start
from signum.classic.ruins import Search
from signum.classic.rules import Classic
from signum.classic.soundness import cards_of, unsound
from signum.content.rules import rule
from signum.engine.chance import Chance, seed_of
from signum.engine.questions import Choice, Option
from signum.players import Player
from signum.players.random import random_player
from signum.table.match import Match
from signum.table.scenario.ways import snapshot

EDITIONS = ("ru1", "de1", "fr1", "en2")
LOOKING = (0, 1, None)
"""The seats, and a spectator."""


def keen_player(seed: str) -> Player:
    """A random player who would rather do something than pass, and rather fight or search than walk."""
    anything = random_player(seed)

    def answer(view: Any, choice: Choice[Any]) -> Option:
        if choice.kind in ("action", "after-moving"):
            keen = [one for one in choice.options() if isinstance(one, Fight | StrikeMagically | Search)]
            if keen:
                return keen[0]
        option = anything(view, choice)
        for _ in range(3):
            if isinstance(option, Pass | PassRest | EndTurn):
                option = anything(view, choice)
        return option

    return answer


def play_through(
    rules: Classic, start: Start, seed: str, most: int, players: Callable[[str], Player] = random_player
) -> Match:
    """A random game: sound states, no secrets, undo to the bit, replay to the bit."""
    chance = Chance(seed_of(f"proof {seed}"))
    match = Match(rules, start, secret=seed_of(seed))
    owned = [cards_of(start.state, seat) for seat in (0, 1)]
    player = players(seed)
    answers = 0
    known = [secrets_met(match, seat) for seat in LOOKING]
    while not match.finished and answers < most:
        seat = match.asked
        assert seat is not None
        choice = match.choice(seat)
        assert choice is not None
        check_cited(choice.cites, rules.edition_id)
        option = player(None, choice)
        before = snapshot(match.run) if chance.below(16) == 0 else None
        match.answer(seat, option)
        answers += 1
        check_state(match, owned, seed)
        for seat_known, looking in zip(known, LOOKING, strict=True):
            seat_known |= secrets_met(match, looking)
        if before is not None:
            check_undo(match, before)
            check_views(match, known)
            check_blindness(match)
    check_citations(match, rules.edition_id)
    check_replay(match)
    return match


def check_state(match: Match, owned: list[Counter[str]], seed: str) -> None:
    """Wounds below health for all on the field, every card in exactly one zone, and the rest of soundness."""
    game = match.run.game
    assert list(unsound(game)) == [], seed
    assert [cards_of(game.state, seat) for seat in (0, 1)] == owned, seed


def check_undo(match: Match, before: tuple[bytes, ...]) -> None:
    """Taking the last answer back restores the game to the bit, and giving it again too."""
    after, again = snapshot(match.run), match.run.entries[-1]
    match.run.rewind(len(match.run.entries) - 1)
    assert snapshot(match.run) == before
    match.run.give(again)
    assert snapshot(match.run) == after


def secrets_met(match: Match, seat: int | None) -> set[str]:
    """The cards that a seat, or a spectator, sees now: the own hand and tactics, and all that is public."""
    state = match.run.game.state
    met = {one.card for one in state.creatures.values()}
    for owner, player in enumerate(state.players):
        met |= {*player.graveyard, *player.playing, *[one.card for one in player.relics]}
        if owner == seat:
            met |= {*player.hand, *[one.card for one in player.tactics]}
    return met


def check_views(match: Match, known: list[set[str]]) -> None:
    """No view and no event that a seat or a spectator sees holds a card that it has never met.

    It takes cards of which there is one each: of two copies one may be known and the other not.
    """
    state = match.run.game.state
    for seat, met in zip(LOOKING, known, strict=True):
        hidden = [card for player in state.players for card in player.deck]
        hidden += [
            card for owner, player in enumerate(state.players) if owner != seat for card in player.hand
        ]
        secrets = {card for card, count in Counter(hidden).items() if count == 1} - met
        seen = msgspec.json.encode([match.view(seat), match.log(seat)]).decode()
        assert not [card for card in secrets if f'"{card}"' in seen]


def check_blindness(match: Match) -> None:
    """A view stays the same to the bit whatever lies in the decks and in the others' hands."""
    rules, state = match.rules, match.run.game.state
    for seat in LOOKING:
        other = state.copy()
        for owner, player in enumerate(other.players):
            hand = 0 if owner == seat else len(player.hand)
            pool = [*player.deck, *player.hand[len(player.hand) - hand :]][::-1]
            player.deck[:], player.hand[len(player.hand) - hand :] = pool[hand:], pool[:hand]
        views = [rules.view(rules.game(one), seat) for one in (state, other)]
        assert msgspec.json.encode(views[0]) == msgspec.json.encode(views[1])


def check_citations(match: Match, edition: str) -> None:
    """Every event cites rules that exist in the printing."""
    for event in match.run.game.log:
        check_cited(event.cites, edition)


def check_cited(cites: tuple[str, ...], edition: str) -> None:
    """Some rules, all of them of the printing."""
    assert cites
    assert all(rule(id).belongs_to(edition) for id in cites), cites


def check_replay(match: Match) -> None:
    """The record leads to the same game to the bit."""
    again = Match.resume(match.save())
    assert snapshot(again.run) == snapshot(match.run)
