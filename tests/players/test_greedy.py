"""The greedy player: it answers everything, sees no secret, repeats itself, explains itself, and wins."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from signum.classic.bots.greedy.player import SHOWN, Greedy, greedy_player
from signum.classic.bots.greedy.worth import weights
from signum.classic.cards.sets import shipped
from signum.classic.cards.starter_decks import starter_decks
from signum.classic.chapters.cards.decks import start_of_duel
from signum.classic.core.state import SETUP
from signum.classic.core.view import View, view
from signum.classic.editions import EDITIONS
from signum.classic.knowledge.known_game import KnownGame, rules_seen
from signum.classic.rulebook import CLASSIC
from signum.classic.rules import Classic
from signum.content.mistakes import Mistake
from signum.engine.chance import Chance, seed_of
from signum.engine.questions import Choice, Option
from signum.engine.run import GameRun
from signum.players.deadline import Deadline
from signum.players.own import player_called

EVALUATIONS = 300
DECKS = ("roland", "brissa")


def duel(edition: str, seed: str, decks: tuple[str, str] = DECKS) -> GameRun[Any, Any]:
    """A duel of starter decks that has not begun."""
    cards = shipped()
    start = start_of_duel([starter_decks(edition)[one].deck for one in decks], cards, EDITIONS[edition])
    return GameRun(Classic(EDITIONS[edition]).with_start(start), start.state, Chance(seed_of(seed)))


def decisions(
    run: GameRun[Any, Any], seed: str, most: int, rival: str = "greedy"
) -> Iterator[tuple[View, Choice[Any], Option]]:
    """Each question with its answer, before the answer is given."""
    seats = [CLASSIC.players[name](f"{seat} {seed}") for seat, name in enumerate(("greedy", rival))]
    for _ in range(most):
        choice = run.choice
        if choice is None:
            return
        seen = view(run.game, choice.seat)
        option = seats[choice.seat](seen, choice, Deadline(evaluations=EVALUATIONS))
        yield seen, choice, option
        run.answer(choice.seat, option)


@pytest.mark.parametrize("edition", ["en2", "fr1"])
def test_it_plays_whole_duels_and_beats_a_random_player(edition: str) -> None:
    run = duel(edition, "to the end")
    asked = {choice.kind for _, choice, _ in decisions(run, "to the end", 5_000, "random")}
    assert run.game.state.outcome is not None
    assert run.game.state.outcome.winner == 0
    assert {"turn", "action", "split", "construction", "summoning-place"} <= asked


@pytest.mark.parametrize("edition", ["en2", "fr1"])
def test_what_is_hidden_from_it_changes_nothing(edition: str) -> None:
    """Other cards in the other hand, other decks, other tactics of the same cost, other dice to come."""
    run = duel(edition, "blind")
    cards = list(shipped().values())
    looked = 0
    for at, (_, choice, option) in enumerate(decisions(run, "blind", 220)):
        if at % 3 or run.game.state.phase == SETUP:
            continue
        twin = run.fork()
        twin.chance = Chance(seed_of("other dice"))
        other = twin.game.state.players[1 - choice.seat]
        other.hand[:] = [cards[(at + number) % len(cards)].id for number in range(len(other.hand))]
        for player in twin.game.state.players:
            player.deck.reverse()
        for number, tactic in enumerate(other.tactics):
            alike = [
                card.id
                for card in cards
                if card.type == "tactic" and card.cost == shipped()[tactic.card].cost
            ]
            other.tactics[number] = type(tactic)(tactic.id, alike[0])
        asked = twin.choice
        assert asked is not None
        player = CLASSIC.players["greedy"](f"{choice.seat} blind")
        assert player(view(twin.game, choice.seat), asked, Deadline(evaluations=EVALUATIONS)) == option
        looked += 1
    assert looked > 30


def test_it_answers_the_same_in_another_process() -> None:
    """Nothing hangs on how a process orders its sets."""
    words = (
        "from tests.players.test_greedy import decisions, duel\n"
        "for _, choice, option in decisions(duel('en2', 'process'), 'process', 150):\n"
        "    print(choice.kind, option)\n"
    )
    told = [
        subprocess.run(
            [sys.executable, "-c", words],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert told[0] == told[1]
    assert told[0].count("\n") == 150


def test_a_deadline_that_is_over_still_has_a_legal_answer() -> None:
    run = duel("en2", "hurry")
    player = greedy_player("hurry", shipped())
    for at in range(250):
        choice = run.choice
        if choice is None:
            break
        deadline = Deadline(seconds=0.0) if at % 2 else Deadline(evaluations=0)
        option = player(view(run.game, choice.seat), choice, deadline)
        assert choice.explain(option) is None
        run.answer(choice.seat, option)


def test_each_decision_is_explained() -> None:
    run = duel("en2", "why")
    player = greedy_player("why", shipped())
    with pytest.raises(LookupError):
        player.explained()
    kinds: set[str] = set()
    while len(kinds) < 6 and (choice := run.choice) is not None:
        option = player(view(run.game, choice.seat), choice, Deadline(evaluations=EVALUATIONS))
        told = player.explained()
        assert told.option == option
        if told.candidates:
            kinds.add(choice.kind)
            assert len(told.lines()) <= SHOWN
            assert told.candidates[0].option == option
            assert told.candidates[0].value == sum(told.candidates[0].terms.values())
            assert str(option) in told.lines()[0]
        run.answer(choice.seat, option)
    assert len(kinds) == 6


@pytest.mark.parametrize("edition", ["en2", "fr1"])
def test_the_game_is_rebuilt_from_the_view_alone(edition: str) -> None:
    """Everybody has the figures and abilities that the view tells, whether cards speak in it or not."""
    run = duel(edition, "rebuilt", ("demian", "aurelis"))
    rules = rules_seen(edition, shipped())
    looked = 0
    for at, (seen, choice, _) in enumerate(decisions(run, "rebuilt", 400, "random")):
        if at % 4 or seen.phase == SETUP:
            continue
        for game in (KnownGame(rules, seen).flat, KnownGame(rules, seen).whole):
            again = view(game, choice.seat)
            assert again.creatures == seen.creatures
            assert again.terrains == seen.terrains
            mine, theirs = again.players[choice.seat], again.players[1 - choice.seat]
            assert mine.cards == seen.players[choice.seat].cards
            assert theirs.hand == seen.players[1 - choice.seat].hand
        looked += 1
    assert looked > 30


def test_every_weight_is_told_in_the_docs() -> None:
    told = Path("docs/opponent.md").read_text(encoding="utf-8")
    for group, terms in weights().items():
        for name in terms:
            assert f"`{group}.{name}`" in told


def test_players_have_names() -> None:
    assert isinstance(CLASSIC.players["greedy"]("1"), Greedy)
    assert set(CLASSIC.players) >= {"random", "greedy"}
    with pytest.raises(Mistake, match="known"):
        player_called("gredy", "1", CLASSIC.players)
