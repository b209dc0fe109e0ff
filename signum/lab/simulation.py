"""Games in bulk between computer players: each is decided by its seed alone, whichever process plays it."""

import os
import shlex
import signal
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from itertools import combinations_with_replacement
from pathlib import Path
from time import process_time
from traceback import extract_tb
from typing import Any, Final

from msgspec import Struct

from signum.classic.cards.deck_files import DeckList
from signum.classic.cards.decks import Deck
from signum.classic.cards.sets import shipped
from signum.classic.cards.starter_decks import starter_decks
from signum.classic.chapters.cards.decks import broken_rules, start_of_duel
from signum.classic.chapters.turn.setup import FirstPlayerChosen
from signum.classic.editions import EDITIONS
from signum.classic.positions.position import Start
from signum.classic.rules import Classic
from signum.engine.chance import Chance, seed_of
from signum.engine.events import Event
from signum.engine.questions import Choice, Roll, Seat, Shuffle
from signum.engine.run import Run
from signum.lab.own_players import player_called
from signum.players import Player
from signum.players.deadline import Deadline
from signum.table import record as records
from signum.table.record import Mark, Record

MOST_TURNS: Final = 300
"""No game is waited for longer."""
EMPTY_DECK: Final = "deck"
"""C-TURN-05: the end by prosperity of a game whose loser had drawn from an empty deck."""
UNFINISHED: Final = "unfinished"
FAILED: Final = "failed"
LONGEST_ERROR: Final = 300


class Duel(Struct, frozen=True):
    """A game to be played: all that decides it."""

    number: int
    seed: str
    """A word and a number; two games of one seed share their luck, however differently they go."""
    edition: str
    players: tuple[str, str]
    decks: tuple[DeckList, DeckList]
    evaluations: int | None = None
    """So many positions may be looked at for one decision; without it nobody is hurried."""
    most_turns: int = MOST_TURNS

    @property
    def command(self) -> str:
        """What plays this very game alone."""
        seed, _, first = self.seed.rpartition(" ")
        words = ["signum", "simulate", "--seats", ",".join(self.players), "--edition", self.edition]
        words += [word for one in self.decks for word in ("--deck", one.name)]
        words += ["--seed", seed, "--first", first, "--games", "1"]
        if self.evaluations is not None:
            words += ["--evaluations", str(self.evaluations)]
        return shlex.join(words)


class Slowest(Struct, frozen=True):
    """The decision of a game that took longest."""

    seconds: float = 0.0
    player: str = ""
    choice: str = ""
    turn: int = 0


class Result(Struct, frozen=True):
    """What came of a game; everything but the seconds repeats."""

    number: int
    seed: str
    players: tuple[str, str]
    decks: tuple[str, str]
    winner: Seat | None
    by: str
    """How it ended, as the outcome says it; or by an empty deck, unfinished, failed."""
    began: Seat | None
    turns: int
    answers: int
    seconds: float
    """Of a core's time."""
    slowest: Slowest
    error: str = ""
    again: str = ""
    """The command that plays a game again which failed or had no end."""

    def score(self, seat: Seat) -> float:
        """What the game is worth to a seat: 1, 0, or a half where nobody has won."""
        return 0.5 if self.winner is None else float(self.winner == seat)


class Luck:
    """Dice and shuffles that follow from a seed, whose they are, what they are for, and how many came before.

    So whoever plays the game again in another way has the same luck in every roll that comes again.
    """

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.counts: Counter[str] = Counter()

    def settled(self, question: Roll | Shuffle) -> tuple[Any, ...]:
        """How the dice fall, or how the cards lie."""
        why = question.why if isinstance(question, Roll) else "shuffle"
        kind = f"{question.seat} {why}"
        self.counts[kind] += 1
        chance = Chance(seed_of(f"luck {self.seed} {kind} {self.counts[kind]}"))
        if isinstance(question, Roll):
            return chance.dice(question.dice)
        return chance.order(question.items)


class Decision(Struct, frozen=True):
    """An answer that was given: how long it was thought about, and what followed."""

    choice: Choice[Any]
    turn: int
    seconds: float
    events: list[Event]


def decisions(
    run: Run[Any, Any],
    rules: Classic,
    seated: Sequence[Player],
    *,
    luck: Luck | None = None,
    most_turns: int = MOST_TURNS,
    evaluations: int | None = None,
) -> Iterator[Decision]:
    """Play on to the end, or to the last turn that is waited for, and stop after each answer.

    Without luck the run has a chance of its own.
    """
    before = 0
    while (question := run.question) is not None and run.game.state.turn <= most_turns:
        if isinstance(question, Choice):
            turn, begun = run.game.state.turn, process_time()
            view = rules.view(run.game, question.seat)
            option = seated[question.seat](view, question, Deadline(evaluations=evaluations))
            seconds = process_time() - begun
            run.answer(question.seat, option)
        else:
            assert luck is not None
            run.settle(luck.settled(question))
            continue
        yield Decision(question, turn, seconds, run.game.log[before:])
        before = len(run.game.log)


def played(duel: Duel, folder: Path | None = None) -> Result:
    """One game to its end; what a player or a rule does wrong is told and ends this game alone."""
    return _Table(duel).play(folder)


class _Table:
    def __init__(self, duel: Duel) -> None:
        self.duel = duel
        self.start = _start(duel.edition, *[one.deck for one in duel.decks])
        self.rules = Classic(EDITIONS[duel.edition]).with_start(self.start)
        self.run: Run[Any, Any] = Run(self.rules, self.start.state.copy(), None, keep_rests=False)
        self.began: Seat | None = None
        self.answers = 0
        self.slowest = Slowest()

    def play(self, folder: Path | None) -> Result:
        begun, error = process_time(), ""
        try:
            self.decide()
        except Exception as raised:
            error = _told(raised)
        result = self.result(process_time() - begun, error)
        if folder is not None:
            (folder / f"game-{self.duel.number:05}.json").write_bytes(self.record())
        return result

    def decide(self) -> None:
        duel = self.duel
        seated = [player_called(name, f"{duel.seed} {seat}") for seat, name in enumerate(duel.players)]
        luck = Luck(duel.seed)
        for one in decisions(
            self.run,
            self.rules,
            seated,
            luck=luck,
            most_turns=duel.most_turns,
            evaluations=duel.evaluations,
        ):
            self.answers += 1
            if one.seconds > self.slowest.seconds:
                name = duel.players[one.choice.seat]
                self.slowest = Slowest(one.seconds, name, one.choice.kind, one.turn)
            if self.began is None:
                self.began = next(
                    (event.seat for event in one.events if isinstance(event, FirstPlayerChosen)), None
                )

    def result(self, seconds: float, error: str) -> Result:
        state = self.run.game.state
        by = FAILED if error else self.end()
        return Result(
            number=self.duel.number,
            seed=self.duel.seed,
            players=self.duel.players,
            decks=(self.duel.decks[0].name, self.duel.decks[1].name),
            winner=None if state.outcome is None or error else state.outcome.winner,
            by=by,
            began=self.began,
            turns=state.turn,
            answers=self.answers,
            seconds=seconds,
            slowest=self.slowest,
            error=error,
            again=self.duel.command if by in (FAILED, UNFINISHED) else "",
        )

    def end(self) -> str:
        """How the game ended; C-TURN-05 where prosperity came from the loser's empty deck."""
        state = self.run.game.state
        outcome = state.outcome
        if outcome is None:
            return UNFINISHED
        if outcome.by == "prosperity" and state.players[1 - outcome.winner].missed_draws:
            return EMPTY_DECK
        return str(outcome.by)

    def record(self) -> bytes:
        """The game as far as it came, its dice written down."""
        entries = list(self.run.entries)
        state = self.run.game.state
        return records.written(
            Record(
                game=self.rules.name,
                edition=self.rules.edition_id,
                start=self.start,
                players=list(self.duel.players),
                entries=entries,
                times=[0] * len(entries),
                marks=[Mark(len(entries), records.digest(state))],
                outcome=state.outcome,
            )
        )


def _told(raised: Exception) -> str:
    """What went wrong and in which line, on one line."""
    at = extract_tb(raised.__traceback__)[-1]
    said = " ".join(str(raised).split())[:LONGEST_ERROR]
    return f"{type(raised).__name__}: {said} ({Path(at.filename).name}:{at.lineno})"


def all_played(duels: Sequence[Duel], jobs: int = 1, folder: Path | None = None) -> Iterator[Result]:
    """The games in their order, several at once where there are several jobs."""
    jobs = min(jobs, len(duels))
    if jobs <= 1:
        yield from (played(duel, folder) for duel in duels)
        return
    with ProcessPoolExecutor(jobs, initializer=_do_not_interrupt) as pool:
        yield from pool.map(played, duels, [folder] * len(duels))


def usual_jobs() -> int:
    """As many as there are cores for this process."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def legal_decks(edition: str) -> dict[str, Deck]:
    """The starter decks that the printing takes."""
    cards = shipped()
    decks = {id: listed.deck for id, listed in starter_decks().items()}
    return {id: deck for id, deck in decks.items() if not broken_rules(deck, cards, EDITIONS[edition])}


def deck_pairings(decks: Sequence[DeckList], number: int) -> tuple[DeckList, DeckList]:
    """The decks of a game by its number: each against each and itself, then again with the seats swapped.

    They meet in rounds in which each deck is in one game, so that few games favour no deck.
    """
    count = len(decks)
    pairs = sorted(combinations_with_replacement(range(count), 2), key=lambda pair: (sum(pair) % count, pair))
    one, other = pairs[number % len(pairs)]
    return (decks[one], decks[other]) if number // len(pairs) % 2 == 0 else (decks[other], decks[one])


@lru_cache(maxsize=256)
def _start(edition: str, one: Deck, other: Deck) -> Start:
    return start_of_duel([one, other], shipped(), EDITIONS[edition])


def _do_not_interrupt() -> None:
    """Whoever interrupts means the whole; a game that is being played is over soon."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
