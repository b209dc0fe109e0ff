"""The balance of quests alone against the Overlord, by games of the greedy player.

    python -m signum.classic.lab.quest_balance --games 100 --jobs 2

Prints for each starter deck the share of victories with its interval, ranks and honour, and for each quest
how often it was drawn, completed and failed. With --keep every game is added to a file, and a run that was
broken off goes on from it. With --player gentle the games are those of a beginner.
"""

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import product
from pathlib import Path

import msgspec
from msgspec import Struct

from signum.classic.library import ClassicLibrary
from signum.classic.quests.active import HERO_SEAT
from signum.classic.quests.library import shipped_quests
from signum.classic.rulebook import CLASSIC
from signum.engine.records import encoded
from signum.engine.run import GameRun
from signum.players.driving import Luck, decisions
from signum.players.intervals import wilson

MODE = "quest-pve"
EDITION = "en2"
MOST_TURNS = 120


class QuestGame(Struct, frozen=True):
    """One game to its end."""

    deck: str
    seed: str
    rank: str
    won: bool
    honour: int
    turns: int
    completed: tuple[str, ...]
    failed: tuple[str, ...]
    left: tuple[str, ...]
    """The quests that were still active."""


def played(deck: str, seed: str, player: str = "greedy") -> QuestGame:
    """A game of a computer player with a starter deck."""
    library = ClassicLibrary()
    start = library.start(MODE, EDITION, [deck])
    rules = CLASSIC.rules(EDITION).with_start(start)
    run = GameRun(rules, start.state.copy(), None, keep_rests=False)
    players = [CLASSIC.players[player](f"{seed} {seat}") for seat in (0, 1)]
    for _ in decisions(run, rules, players, luck=Luck(seed), most_turns=MOST_TURNS):
        pass
    state = run.game.state
    outcome, quest = state.outcome, state.quest
    assert quest is not None
    return QuestGame(
        deck=deck,
        seed=seed,
        rank="unfinished" if outcome is None else outcome.by,
        won=outcome is not None and outcome.winner == HERO_SEAT,
        honour=quest.honour,
        turns=state.turn,
        completed=tuple(quest.completed),
        failed=tuple(quest.failed),
        left=tuple([one.card for one in quest.active]),
    )


def told(games: Sequence[QuestGame]) -> Iterable[str]:
    """The figures, a line each."""
    yield "deck, games, won % (95 %), honour on average, ranks"
    for deck in dict.fromkeys([one.deck for one in games]):
        yield _of_deck(deck, [one for one in games if one.deck == deck])
    yield _of_deck("all", games)
    yield "quest, drawn, completed %, failed %"
    done, lost, left = [
        Counter([id for one in games for id in getattr(one, what)])
        for what in ("completed", "failed", "left")
    ]
    for id in shipped_quests().quests:
        drawn = done[id] + lost[id] + left[id]
        if drawn:
            yield f"{id}, {drawn}, {100 * done[id] / drawn:.0f}, {100 * lost[id] / drawn:.0f}"


def _of_deck(deck: str, games: Sequence[QuestGame]) -> str:
    won = sum([one.won for one in games])
    low, high = wilson(won, len(games))
    ranks = Counter([one.rank for one in games])
    honour = sum([one.honour for one in games]) / len(games)
    turns = sum([one.turns for one in games]) / len(games)
    share = 100 * won / len(games)
    listed = ", ".join([f"{rank} {count}" for rank, count in ranks.most_common()])
    return (
        f"{deck}, {len(games)}, {share:.0f} ({100 * low:.0f} to {100 * high:.0f}), "
        f"{honour:.1f}, turns {turns:.0f}, {listed}"
    )


def main() -> None:
    """Read the options, play, print."""
    parser = ArgumentParser(description="The balance of quests against the Overlord.")
    parser.add_argument("--games", type=int, default=100, help="for each deck")
    parser.add_argument("--deck", action="append", help="a starter deck; all of them without it")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="quests")
    parser.add_argument("--player", default="greedy", choices=("greedy", "gentle", "random"))
    parser.add_argument("--keep", type=Path, help="a file for the games; a later run goes on from it")
    options = parser.parse_args()
    decks = options.deck or ClassicLibrary().decks
    numbers = range(options.first, options.first + options.games)
    wanted = [(deck, f"{options.seed} {deck} {number}") for number, deck in product(numbers, decks)]
    games = [one for one in kept(options.keep) if (one.deck, one.seed) in wanted]
    done = {(one.deck, one.seed) for one in games}
    left = [one for one in wanted if one not in done]
    with ProcessPoolExecutor(options.jobs) as pool:
        for game in pool.map(partial(_played, player=options.player), left, chunksize=2):
            games.append(game)
            if options.keep is not None:
                with options.keep.open("ab") as file:
                    file.write(encoded(game) + b"\n")
    print("\n".join(told(sorted(games, key=lambda one: one.deck))))


def kept(file: Path | None) -> list[QuestGame]:
    """The games of an earlier run."""
    if file is None or not file.exists():
        return []
    return [msgspec.json.decode(line, type=QuestGame) for line in file.read_bytes().splitlines()]


def _played(what: tuple[str, str], player: str) -> QuestGame:
    return played(*what, player)


if __name__ == "__main__":
    main()
