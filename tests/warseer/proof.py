"""Properties of every game of Warseer, checked answer by answer in games of random players."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from signum.content.rules import rule
from signum.engine.chance import Chance, seed_of
from signum.engine.questions import AnswerRefused, Option
from signum.engine.records import encoded
from signum.players.deadline import Deadline
from signum.players.random import random_player
from signum.rulebooks import GAMES
from signum.table.match import Match
from signum.table.resuming import resume
from signum.table.scenario.ways import snapshot
from signum.warseer.chapters.economy import Drawn
from signum.warseer.chapters.feats import FeatDrawn, FeatTaken
from signum.warseer.core import values
from signum.warseer.core.holdings import CHARACTER
from signum.warseer.core.invariants import unplayable
from signum.warseer.core.state import State
from signum.warseer.folder import EDITION, WARSEER
from signum.warseer.positions.position import StartPosition

LOOKING = (0, 1, None)
"""The seats, and a spectator."""
MOST_EVENTS = 1_000
"""The limit of events after one answer: a longer chain of abilities has no end."""
VALUES = (
    values.health,
    values.movement,
    values.attack_range,
    values.attack_dice,
    values.run_steps,
    values.may_run,
    values.flies,
    values.grips,
    values.rerolls,
    values.protects,
    values.may_be_healed,
    values.attacks,
)


def play_through(start: StartPosition, seed: str, *, most: int = 4_000, closely_each: int = 8) -> Match:
    """A game of random players; about one answer in `closely_each` is looked at from every side."""
    chance = Chance(seed_of(f"proof {seed}"))
    match = Match(GAMES.rules(WARSEER, EDITION), start, secret=seed_of(seed))
    player = random_player(seed)
    owned, feats = cards_of(match), feats_of(match.run.game.state)
    given: list[Option] = []
    while not match.finished and len(given) < most:
        seat = match.asked
        assert seat is not None
        choice = match.choice(seat)
        assert choice is not None
        assert choice.cites, choice.kind
        option = player(None, choice, Deadline())
        closely = chance.below(closely_each) == 0
        if closely:
            check_refusals(match, seat, [option, *given[-3:], *choice.candidates[:3]])
            check_fork(match)
        before, told = snapshot(match.run) if closely else None, len(match.run.game.log)
        match.answer(seat, option)
        given.append(option)
        assert len(match.run.game.log) - told < MOST_EVENTS, (seed, len(given))
        assert list(unplayable(match.run.game)) == [], (seed, len(given))
        assert (cards_of(match), feats_of(match.run.game.state)) == (owned, feats), (seed, len(given))
        if before is not None:
            check_undo(match, before)
            check_index(match)
            check_blindness(match)
            check_events(match, told)
    for event in match.run.game.log:
        assert event.cites or type(event).__module__.startswith("signum.engine"), event
        assert all(rule(id).game == WARSEER for id in event.cites if is_rule(id)), event
    again = resume(match.save(), GAMES)
    assert snapshot(again.run) == snapshot(match.run)
    return match


def is_rule(id: str) -> bool:
    """Whether a citation names a rule; texts of cards are cited by the card."""
    return id[:2] in ("W-", "K-", "X-")


def cards_of(match: Match) -> list[Counter[str]]:
    """The cards that each seat owns, wherever they lie; minions are without end."""
    state, cards = match.run.game.state, match.run.game.cards
    found: list[Counter[str]] = []
    for seat, player in enumerate(state.players):
        owned = [*player.deck, *player.hand, *player.history, *player.camp]
        for zone in (state.relics, state.buildings, state.enchantments):
            owned += [one.card for one in zone.values() if one.seat == seat]
        owned += [card for owner, card in state.on_table if owner == seat]
        creatures = [*state.creatures.values(), *[fallen.creature for fallen in state.fallen]]
        owned += [one.card for one in creatures if one.owner == seat and cards[one.card].type == CHARACTER]
        owned += [one.beneath for one in creatures if one.beneath and one.beneath_owner == seat]
        found.append(Counter(owned))
    return found


def feats_of(state: State) -> Counter[str]:
    """All feats, wherever they lie."""
    found = Counter([*state.feat_deck, *state.feat_discard])
    for player in state.players:
        found.update([*player.feats, *player.hall, *player.kills])
    return found


def check_refusals(match: Match, seat: int, options: Sequence[Option]) -> None:
    """A refused answer names its rules and changes nothing; the other seat is refused whatever it says."""
    before = encoded([match.run.game.state, len(match.run.game.log), len(match.run.entries)])
    for option in options:
        refusal = match.explain(seat, option)
        if refusal is not None:
            assert refusal.code
            assert all(rule(id).game == WARSEER for id in refusal.cites if is_rule(id)), refusal
            with pytest.raises(AnswerRefused):
                match.answer(seat, option)
        assert match.explain(1 - seat, option) is not None
    assert encoded([match.run.game.state, len(match.run.game.log), len(match.run.entries)]) == before


def check_undo(match: Match, before: tuple[bytes, ...]) -> None:
    """Taking the last answer back restores the game to the bit, and giving it again too."""
    after, again = snapshot(match.run), match.run.entries[-1]
    match.run.rewind(len(match.run.entries) - 1)
    assert snapshot(match.run) == before
    match.run.give(again)
    assert snapshot(match.run) == after


def check_fork(match: Match) -> None:
    """A twin is asked the same, of the same state, at the same place in the stream of chance."""
    twin, run = match.run.fork(), match.run
    assert twin.game.state == run.game.state
    assert twin.entries == run.entries
    assert twin.chance is not None
    assert run.chance is not None
    assert twin.chance.drawn == run.chance.drawn
    ours, theirs = run.choice, twin.choice
    assert ours is not None
    assert theirs is not None
    assert (ours.seat, ours.kind, ours.options()) == (theirs.seat, theirs.kind, theirs.options())


def check_index(match: Match) -> None:
    """A new game works out the same about abilities as the game has remembered."""
    game = match.run.game
    fresh = match.run.rules.game(game.state.copy())
    for one in game.state.creatures.values():
        for value in VALUES:
            assert game.value(value, one) == fresh.value(value, fresh.state.creatures[one.id]), value.name
        assert game.held_by(one) == fresh.held_by(fresh.state.creatures[one.id])


def check_blindness(match: Match) -> None:
    """A view stays exactly the same whatever lies in the decks, in the hands of others and face down."""
    rules: Any = match.run.rules
    state = match.run.game.state
    for seat in LOOKING:
        other = state.copy()
        for owner, player in enumerate(other.players):
            hand = 0 if owner == seat else len(player.hand)
            pool = [*player.deck, *player.hand[len(player.hand) - hand :]][::-1]
            player.deck[:], player.hand[len(player.hand) - hand :] = pool[hand:], pool[:hand]
        hidden: list[list[str]] = [other.feat_deck, *[player.kills for player in other.players]]
        hidden += [player.feats for owner, player in enumerate(other.players) if owner != seat]
        deal([*[feat for zone in hidden for feat in zone]][::-1], hidden)
        views = [rules.view(rules.game(one), seat) for one in (state, other)]
        assert encoded(views[0]) == encoded(views[1]), seat


def deal(feats: list[str], zones: list[list[str]]) -> None:
    """Put feats into zones of the same sizes."""
    for zone in zones:
        zone[:] = [feats.pop() for _ in zone]


def check_events(match: Match, since: int) -> None:
    """No event tells a seat or a spectator of a card that another seat drew or that lies face down."""
    for event in match.run.game.log[since:]:
        for seat in LOOKING:
            seen: Any = event.seen_by(seat)
            if isinstance(event, Drawn) and event.seat != seat:
                assert not seen.card
            if isinstance(event, FeatTaken) or (isinstance(event, FeatDrawn) and event.seat != seat):
                assert not seen.feat
