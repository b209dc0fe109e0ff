"""A fork of a game gives the same values as a fresh copy; so does a game that a creature has left."""

from collections.abc import Iterator
from typing import Any

import pytest

from signum.classic.cards.sets import shipped
from signum.classic.chapters.cards.decks import start_of_duel
from signum.classic.chapters.combat.damage import Eliminated
from signum.classic.composed_game import ClassicGame
from signum.classic.core import values
from signum.classic.core.game import Game
from signum.classic.editions import EDITIONS
from signum.classic.lab.legal_decks import legal_starter_decks
from signum.classic.rules import Classic
from signum.content.source import parse
from signum.engine.events import Event
from signum.engine.questions import Choice
from signum.engine.run import GameRun
from signum.engine.values import Value
from signum.players.deadline import Deadline
from signum.players.driving import Luck
from signum.players.random import random_player
from signum.rulebooks import GAMES

VALUES = [one for one in vars(values).values() if isinstance(one, Value)]
ASKED = 60
"""The number of answers between two comparisons."""

SNARE = """
cards:
- id: snare
  type: tactic
  cost: {prosperity: 1}
  effects:
  - {when: {after: {creature: opponents, is: activated}}, who: cause, what: {wound: 1}}
seats:
  first:
    creatures:
      fox: {strength: 2, health: 4, at: [30, 30]}
  second:
    creatures:
      wolf: {strength: 2, health: 4, at: touching fox}
    tactics: [snare]
"""


def games(edition: str, seed: str) -> Iterator[ClassicGame]:
    """A random duel, looked at again and again."""
    one, other, *_ = legal_starter_decks(edition).values()
    start = start_of_duel([one, other], shipped(), EDITIONS[edition])
    rules = Classic(EDITIONS[edition]).with_start(start)
    run: GameRun[Any, Any] = GameRun(rules, start.state.copy(), None, keep_rests=False)
    player, luck, answers = random_player(seed), Luck(seed), 0
    while (question := run.question) is not None:
        if isinstance(question, Choice):
            view = rules.view(run.game, question.seat)
            run.answer(question.seat, player(view, question, Deadline()))
            answers += 1
            if not answers % ASKED:
                yield run.game
        else:
            run.settle(luck.settled(question))


def said(game: Game) -> object:
    """All values of all creatures, alone and against each other, and all answering abilities."""
    everybody = game.creatures()
    figures = [
        game.value(value, one, other)
        for value in VALUES
        for one in everybody
        for other in (None, *everybody)
        if other is not one
    ]
    index = game._index or game._indexed()
    kinds = sorted({*index.before, *index.after}, key=lambda kind: kind.__name__)
    told = [(kind, [(me.ability.id, me.holder, me.x) for me in game.listeners(kind)]) for kind in kinds]
    return figures, told, {value.name for value in index.changed}


@pytest.mark.parametrize("edition", ["en2", "fr1"])
def test_a_fork_says_what_a_fresh_copy_says(edition: str) -> None:
    """C-ABL-01, C-ABL-03: it takes over the index of abilities, and reads only its own state."""
    looked = 0
    for game in games(edition, f"forks {edition}"):
        fork = game.fork()
        assert said(fork) == said(game.copy())
        assert all(me.game is fork for kind in Event.__subclasses__() for me in fork.listeners(kind))
        looked += 1
    assert looked


def test_a_copy_has_all_that_the_game_has_what_lies_face_down_too() -> None:
    """C-TAC-01: only a seat's knowledge leaves secrets out; a copy asks the same seats as the game."""
    rules = GAMES.rules("classic", "en2")
    start, _ = rules.position(parse(SNARE, "snare"))
    game = rules.with_start(start).game(start.state)
    assert game.player(1).tactics
    for other in (game.copy(), game.fork()):
        assert other.state == game.state
        assert other.player(1).tactics is not game.player(1).tactics
        assert said(other) == said(game)


@pytest.mark.parametrize("edition", ["en2", "fr1"])
def test_who_is_gone_says_nothing_and_all_others_what_they_said(edition: str) -> None:
    """C-DMG-02: the game after an elimination equals one with a rebuilt index."""
    fallen = 0
    for game in games(edition, f"gone {edition}"):
        for one in game.creatures():
            there = game.fork()
            there.value(values.strength, there.state.creatures[one.id])
            there.write(Eliminated(one.id, one.card, one.type, one.seat, one.owner))
            anew = there.copy()
            assert said(there) == said(anew)
            fallen += 1
    assert fallen
