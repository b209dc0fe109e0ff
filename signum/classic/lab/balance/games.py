"""Games that measure the balance: the result, and the cards that each side drew and played."""

import os
import signal
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import cache
from math import inf
from time import monotonic
from typing import Any, Final

from msgspec import Struct

from signum.classic.bots.named import players
from signum.classic.cards.card import Card
from signum.classic.cards.decks import Deck
from signum.classic.cards.keywords import word
from signum.classic.cards.sets import shipped
from signum.classic.chapters.cards.decks import start_of_duel
from signum.classic.chapters.cards.playing import CardPlayed
from signum.classic.chapters.turn.setup import FirstPlayerChosen
from signum.classic.chapters.turn.zones import Drawn
from signum.classic.editions import EDITIONS
from signum.classic.rules import Classic
from signum.engine.records import replaced
from signum.engine.run import GameRun
from signum.lab.simulation import set_loaded_apart
from signum.players.driving import Luck, decisions

MOST_TURNS: Final = 120
UNFINISHED: Final = "unfinished"
NICENESS: Final = 10
EMPTY_DECK: Final = "deck"
"""C-TURN-05: prosperity after the loser has drawn from an empty deck."""


class BalanceTask(Struct, frozen=True):
    """A game to be played; everything that decides it."""

    seed: str
    edition: str
    style: str
    """The computer player of both seats."""
    names: tuple[str, str]
    """The names under which the two sides are counted."""
    decks: tuple[Deck, Deck]
    without: tuple[str, str] = ("", "")
    """The keyword that the creatures of each side lack; empty for none."""


class BalanceGame(Struct, frozen=True):
    """A game that was played."""

    task: BalanceTask
    winner: int | None
    by: str
    began: int
    turns: int
    drawn: tuple[frozenset[str], frozenset[str]]
    played: tuple[frozenset[str], frozenset[str]]

    def score(self, seat: int) -> float:
        """1, 0, or a half without a winner."""
        return 0.5 if self.winner is None else float(self.winner == seat)


def played(task: BalanceTask) -> BalanceGame:
    """Play one game to its end or to the turn limit."""
    cards = dict(_cards(task.without))
    printing = EDITIONS[task.edition]
    decks = [_renamed(deck, word) for deck, word in zip(task.decks, task.without, strict=True)]
    start = start_of_duel(decks, cards, printing)
    rules = Classic(printing).with_start(start)
    run: GameRun[Any, Any] = GameRun(rules, start.state, None, keep_rests=False)
    seated = [players(cards)[task.style](f"{task.seed} {seat}") for seat in (0, 1)]
    set_loaded_apart()
    began = 0
    drawn: tuple[set[str], set[str]] = (set(), set())
    used: tuple[set[str], set[str]] = (set(), set())
    for decision in decisions(run, rules, seated, luck=Luck(task.seed), most_turns=MOST_TURNS):
        for event in decision.events:
            match event:
                case FirstPlayerChosen():
                    began = event.seat
                case Drawn():
                    drawn[event.seat].add(_plain(event.card))
                case CardPlayed():
                    used[event.seat].add(_plain(event.card))
                case _:
                    pass
    state = run.game.state
    outcome = state.outcome
    winner = None if outcome is None else outcome.winner
    by = UNFINISHED if outcome is None else outcome.by
    if by == "prosperity" and winner is not None and state.players[1 - winner].missed_draws:
        by = EMPTY_DECK
    return BalanceGame(
        task,
        winner,
        by,
        began,
        state.turn,
        (frozenset(drawn[0]), frozenset(drawn[1])),
        (frozenset(used[0]), frozenset(used[1])),
    )


def all_played(tasks: Iterable[BalanceTask], jobs: int, ends_at: float = inf) -> Iterator[BalanceGame]:
    """The games as they end, on several processes that give way to other programs.

    None begins once the monotonic clock has reached `ends_at`.
    """
    waiting = iter(tasks)
    with ProcessPoolExecutor(jobs, initializer=_give_way) as pool:
        running: set[Future[BalanceGame]] = set()
        while True:
            while len(running) <= jobs and monotonic() < ends_at and (task := next(waiting, None)):
                running.add(pool.submit(played, task))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for one in done:
                yield one.result()


def _give_way() -> None:
    """An interrupt ends the whole run, and other programs go first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)


# Cards without a keyword: copies under other ids, so that only one side has them.

_MARK: Final = "--without-"


def keywords_in(deck: Deck, cards: Mapping[str, Card]) -> list[str]:
    """The keywords of the creatures of a deck, each once."""
    creatures = [cards[id] for id in (deck.hero, *deck.cards, deck.minion) if id in cards]
    return sorted({word(one.ability) for card in creatures for one in card.keywords})


@cache
def _cards(without: tuple[str, str]) -> Mapping[str, Card]:
    cards = shipped()
    for keyword in dict.fromkeys(without):
        if keyword:
            cards |= _lacking(keyword)
    return cards


@cache
def _lacking(keyword: str) -> Mapping[str, Card]:
    """Copies of the cards with a keyword, without it; and of the cards that belong to such a hero."""
    having = {
        card.id for card in shipped().values() if keyword in [word(one.ability) for one in card.keywords]
    }
    found = {}
    for card in shipped().values():
        if card.id not in having and card.hero not in having:
            continue
        id = f"{card.id}{_MARK}{keyword}"
        found[id] = replaced(
            card,
            id=id,
            names={"en": id},
            person=card.person or card.id,
            hero=f"{card.hero}{_MARK}{keyword}" if card.hero in having else card.hero,
            keywords=tuple([one for one in card.keywords if word(one.ability) != keyword]),
        )
    return found


def _renamed(deck: Deck, keyword: str) -> Deck:
    if not keyword:
        return deck
    lacking = _lacking(keyword)

    def name(id: str) -> str:
        return found if (found := f"{id}{_MARK}{keyword}") in lacking else id

    return Deck(
        name(deck.hero), tuple(map(name, deck.cards)), deck.buildings, deck.terrains, name(deck.minion)
    )


def _plain(id: str) -> str:
    return id.partition(_MARK)[0]
