"""The chance to win by continuations: the same for the same seed, and blind to hidden cards."""

from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from signum.classic.cards.card import Cost
from signum.classic.core.state import Tactic
from signum.engine.chance import Chance, seed_of
from signum.engine.outcomes import Outcome
from signum.engine.records import replaced
from signum.players.win_chances import chances_at, scores_of, turn_starts
from signum.rulebooks import GAMES
from signum.table.match import Match
from signum.table.replay import Replay
from signum.table.resuming import resume

GAME = Path(__file__).parent.parent / "games" / "first-fight.json"
DECKS = {"classic": ("en2", "brissa", "roland"), "warseer": ("fr112", "aurelis", "brissa")}


@pytest.fixture
def replay() -> Replay:
    """A short finished game."""
    return Replay(resume(GAME.read_bytes(), GAMES))


def test_each_turn_begins_at_its_first_rest(replay: Replay) -> None:
    """From a rest, so that a continuation begins in this turn and not in the one before."""
    steps = list(turn_starts(replay))
    turns = []
    for step in steps:
        replay.go(step)
        turns.append(replay.match.run.game.state.turn)
        assert replay.rested().state.turn == turns[-1]
        if step:
            replay.go(step - 1)
            assert replay.match.run.game.state.turn != turns[-1]
    replay.go(replay.steps)
    assert turns == list(range(1, replay.match.run.game.state.turn + 1))


def test_a_turn_that_begins_with_a_question_has_its_chances_after_it() -> None:
    """Before that question the rest is still of the turn before, and a continuation would begin there."""
    rests = [
        SimpleNamespace(entries=entries, state=turn) for entries, turn in ((0, 1), (1, 1), (1, 1), (3, 2))
    ]
    run = SimpleNamespace(rests=rests[:1])
    match = SimpleNamespace(run=run, rules=SimpleNamespace(turn=lambda state: state))

    def go(step: int) -> None:
        run.rests = rests[: step + 1]

    stepped: Any = SimpleNamespace(steps=4, match=match, go=go)
    assert list(turn_starts(stepped)) == [0, 3]


def test_chances_add_up_and_repeat(replay: Replay) -> None:
    """Each has an interval around it; the same seed gives the same figures."""
    game, step = GAMES["classic"], list(turn_starts(replay))[-1]
    found = chances_at(replay, game, step, 3)
    assert sum(found.chances) == pytest.approx(1)
    assert (found.step, found.games, len(found.intervals)) == (step, 3, 2)
    for chance, (low, high) in zip(found.chances, found.intervals, strict=True):
        assert 0 <= low <= chance + 1e-9 <= high + 2e-9 < 1.1
        assert high - low > 0.1
    replay.go(0)
    assert chances_at(replay, game, step, 3) == found


def played(name: str, answers: int, mode: str = "duel", variants: tuple[str, ...] = ()) -> Match:
    """A game in progress."""
    edition, *decks = DECKS[name]
    book = GAMES[name]
    bring = [deck for deck in range(len(book.modes[mode].sides)) if deck not in book.modes[mode].deckless]
    start = book.library.start(mode, edition, [decks[one % 2] for one in bring], variants)
    match = Match(book.rules(edition), start, secret=seed_of(name))
    picks = Chance(seed_of(f"picks {name}"))
    while len(match.run.entries) < answers:
        choice = match.run.choice
        assert choice is not None
        match.answer(choice.seat, choice.drawn(picks.below))
    return match


def hidden(player: Any) -> Counter[str]:
    """The cards of a player that are in the hand or the deck."""
    return Counter([*player.hand, *player.deck])


@pytest.mark.parametrize("name", DECKS)
def test_cards_that_a_seat_cannot_know_are_dealt_anew(name: str) -> None:
    """All zones keep their sizes and each player the same cards; one's own hand stays."""
    match = played(name, 40)
    state = match.run.game.state
    before = match.rules.view(match.run.game, 0)
    hands = set()
    for number in range(8):
        dealt = match.rules.dealt_anew(state, 0, Chance(seed_of(f"{number}")))
        for old, new in zip(state.players, dealt.players, strict=True):
            assert hidden(old) == hidden(new)
            assert len(old.hand) == len(new.hand)
        assert dealt.players[0].hand == state.players[0].hand
        hands.add(tuple(sorted(dealt.players[1].hand)))
        game = match.rules.game(dealt)
        game.log = match.run.game.log
        assert match.rules.view(game, 0) == before
    assert len(hands) > 1


def secrets(state: Any, seat: int) -> dict[str, list[str]]:
    """Each pile of cards that a seat does not know, in its order."""
    piles: dict[str, list[str]] = {}
    for one, player in enumerate(state.players):
        piles[f"deck {one}"] = player.deck
        if one != seat:
            piles[f"hand {one}"] = player.hand
            piles[f"plans {one}"] = player.construction or []
            piles[f"drawn plan {one}"] = [player.drawn_plan] if player.drawn_plan else []
    if state.quest is not None:
        piles["quests"] = state.quest.deck
    return {**piles, **{f"dice {one}": pile.deck for one, pile in state.dice_piles.items()}}


@pytest.mark.parametrize(
    ("mode", "variants"),
    [
        ("duel", ("architects",)),
        ("three", ()),
        ("four", ()),
        ("teams", ()),
        ("quest-pve", ()),
        ("quest-pvp", ()),
    ],
)
def test_no_mode_lets_a_continuation_know_a_secret(mode: str, variants: tuple[str, ...]) -> None:
    """Every hidden pile with two cards or more may lie otherwise; what a seat sees stays."""
    match = played("classic", 60, mode, variants)
    state = match.run.game.state
    for seat in range(len(state.players)):
        before, truth = match.rules.view(match.run.game, seat), secrets(state, seat)
        same = set(truth)
        for number in range(12):
            dealt = match.rules.dealt_anew(state, seat, Chance(seed_of(f"{seat} {number}")))
            found = secrets(dealt, seat)
            assert {name: len(pile) for name, pile in found.items()} == {
                name: len(pile) for name, pile in truth.items()
            }
            same = {name for name in same if found[name] == truth[name]}
            game = match.rules.game(dealt)
            game.log = match.run.game.log
            assert match.rules.view(game, seat) == before
        assert all(len(set(truth[name])) < 2 for name in same if name != "quests"), same
        assert "quests" not in same


def test_quests_of_one_stage_stay_together() -> None:
    """The early ones lie on top (Q-SET-03)."""
    match = played("classic", 20, "quest-pve")
    state, book = match.run.game.state, match.run.game.quest_book
    stages = [book.quests[one].stage for one in state.quest.deck]
    dealt = match.rules.dealt_anew(state, 0, Chance(seed_of("stages")))
    assert [book.quests[one].stage for one in dealt.quest.deck] == stages
    assert len(set(stages)) == 2


@pytest.mark.parametrize(
    ("outcome", "sides", "scores"),
    [
        (Outcome(1, "hero", ()), (0, 1), [0, 1]),
        (Outcome(2, "hero", ()), (0, 1, 2, 3), [0, 0, 1, 0]),
        (Outcome(1, "hero", ()), (0, 0, 1, 1), [0, 1]),
        (Outcome(None, "draw", ()), (0, 1), [0.5, 0.5]),
        (Outcome(None, "draw", ()), (0, 1, 2, 3), [0.25] * 4),
        (Outcome(None, "draw", (), drawn=(0, 3)), (0, 1, 2, 3), [0.5, 0, 0, 0.5]),
        (None, (0, 1, 2, 3), [0.25] * 4),
    ],
)
def test_scores_of_all_sides_add_up_to_one(outcome: Outcome | None, sides: Any, scores: list[float]) -> None:
    assert scores_of(outcome, sides) == scores


def test_a_face_down_tactic_of_others_may_be_any_of_its_cost() -> None:
    """All players know its cost; the owner knows the card."""
    book = GAMES["classic"]
    rules: Any = book.rules("en2").with_start(book.library.start("duel", "en2", ["brissa", "roland"]))
    tactics = [card for card in rules.cards.values() if card.type == "tactic"]
    cost = next(
        cost for cost in [one.cost for one in tactics] if [one.cost for one in tactics].count(cost) > 1
    )
    alike = [one.id for one in tactics if one.cost == cost][:2]
    other = next(one.id for one in tactics if one.cost != cost)
    state: Any = book.library.start("duel", "en2", ["brissa", "roland"]).state
    owner = state.players[1]
    owner.tactics, owner.hand, owner.deck = [Tactic(90, alike[0])], [alike[1]], [other, other]
    seen = {seat: set[str]() for seat in (0, 1)}
    for number in range(12):
        for seat, found in seen.items():
            dealt = rules.dealt_anew(state, seat, Chance(seed_of(f"{number}"))).players[1]
            found.add(dealt.tactics[0].card)
            cards = [dealt.tactics[0].card, *dealt.hand, *dealt.deck]
            assert sorted(cards) == sorted([*alike, other, other])
    assert seen == {0: set(alike), 1: {alike[0]}}


def test_a_computer_player_reads_a_card_that_only_its_game_has() -> None:
    """The card of the same name that comes with the program may have changed since the game began."""
    book = GAMES["classic"]
    start: Any = book.library.start("duel", "en2", ["brissa", "roland"])
    dear = replaced(start.cards["greer-the-stubborn"], cost=Cost(any=9))
    start.cards = {**start.cards, dear.id: dear}
    match = Match(book.rules("en2"), start, secret=seed_of("dear"))
    makers = book.players_reading(match.rules)
    assert list(makers) == list(book.players)
    greedy: Any = makers["greedy"]("seed")
    assert greedy.cards[dear.id].cost == Cost(any=9)
