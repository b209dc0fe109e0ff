"""The soak: thousands of random games of invented cards in each printing, and what they met.

`make soak` plays 2,000 games and 2,000 brawls a printing; `make test` plays 9 and 32 of the same.
`python -m tests.games.soak --games 20 --editions en2` plays some.
"""

import argparse
import os
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import cache
from statistics import mean, quantiles
from typing import Any, get_args

from signum.classic.abilities import GLOSSARY
from signum.classic.cards.card import Card
from signum.classic.cards.keywords import abilities as abilities_by_word
from signum.classic.lab.brawls import brawl
from signum.classic.lab.clashes import clash
from signum.classic.lab.duels import duel
from signum.classic.lab.inventions import glossary, invented
from signum.classic.rules import Classic
from signum.classic.telling.needed import needed_words
from signum.engine.chance import Chance, seed_of
from signum.engine.records import tag_of
from signum.players.random import random_player
from signum.table.vocabulary import needed_by, needed_by_tables
from tests.games.proof import EDITIONS, Tally, counting, keen_player, pieces_of, play_through

SETS = 8
"""The number of card sets invented for a printing; a game is played with one of them."""
WHOLE = 20
"""One of this many games is a whole duel from the roll for the first turn, the others start later."""
MOST_ANSWERS = 20_000
MOST_SECONDS = 120
"""Of CPU for a game, so that a busy machine breaks nothing off."""
CLOSELY_EACH = 8
"""One brawl in eight is looked at more closely than the others."""
BATCH = 20


@cache
def cards_of(edition: str, number: int) -> dict[str, Card]:
    """One of the sets of invented cards."""
    return invented(edition, Chance(seed_of(f"cards {edition} {number}")))


def soaked(edition: str, number: int, tally: Tally) -> None:
    """One game, by its number; it ends within 300 turns."""
    seed = f"soak {edition} {number}"
    chance = Chance(seed_of(seed))
    begin = duel if number % WHOLE == 0 else clash
    players = keen_player if number % 4 else random_player
    cards = cards_of(edition, chance.below(SETS))
    begun = time.monotonic()
    with no_longer_than(MOST_SECONDS, seed):
        rules, start = begin(edition, chance, cards)
        match = play_through(rules, start, seed, MOST_ANSWERS, players, tally)
    tally.seconds += time.monotonic() - begun
    assert match.finished, seed


def brawled(edition: str, number: int) -> None:
    """One brawl, by its number; it ends within 3,000 answers."""
    seed = f"{edition} {number}"
    chance = Chance(seed_of(seed))
    rules, start = brawl(edition, chance, a_side=2 + chance.below(3))
    closely_each = 20 if number % CLOSELY_EACH == 0 else 200
    assert play_through(rules, start, seed, 3_000, closely_each=closely_each).finished, seed


@contextmanager
def no_longer_than(seconds: int, what: str) -> Iterator[None]:
    """Abort a hanging game, if the system has alarms."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def ring(*_: Any) -> None:
        raise TimeoutError(f"{what} hangs")

    before = signal.signal(signal.SIGPROF, ring)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def batch(edition: str, numbers: Sequence[int]) -> tuple[Tally, list[str]]:
    """Some games, and what went wrong in them."""
    tally, wrong = Tally(), []
    with counting(GLOSSARY.values(), tally):
        for number in numbers:
            try:
                soaked(edition, number, tally)
            except Exception as error:
                wrong.append(f"{edition} {number}: {type(error).__name__}: {str(error)[:300]}")
    return tally, wrong


def brawls(edition: str, numbers: Sequence[int]) -> list[str]:
    """Some brawls, and what went wrong in them."""
    wrong = []
    for number in numbers:
        try:
            with no_longer_than(MOST_SECONDS, f"brawl {edition} {number}"):
                brawled(edition, number)
        except Exception as error:
            wrong.append(f"{edition} brawl {number}: {type(error).__name__}: {str(error)[:300]}")
    return wrong


def main(words: Sequence[str]) -> int:
    """Play, print what was met; the answer is 1 where anything went wrong or never came."""
    parser = argparse.ArgumentParser(prog="soak")
    parser.add_argument("--games", type=int, default=2_000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--editions", nargs="*", default=EDITIONS)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args(words)
    failed = 0
    with ProcessPoolExecutor(options.jobs) as pool:
        for edition in options.editions:
            numbers = range(options.first, options.first + options.games)
            parts = [numbers[at : at + BATCH] for at in range(0, len(numbers), BATCH)]
            total, wrong = Tally(), []
            for tally, said in pool.map(batch, [edition] * len(parts), parts):
                total.add(tally)
                wrong += said
            for said in pool.map(brawls, [edition] * len(parts), parts):
                wrong += said
            never = [
                f"  never a {family}: {', '.join(ids)}" for family, ids in never_met(edition, total).items()
            ]
            print("\n".join([*told(edition, total), *never, *wrong]), flush=True)
            failed += len(wrong) + len(never)
    return 1 if failed else 0


def never_met(edition: str, tally: Tally) -> dict[str, list[str]]:
    """The kinds that the games should have met together but did not, family by family."""
    missing = {
        family: [id for id in ids if not tally.counts[family][id] and id not in EXCUSED]
        for family, ids in expected(edition).items()
    }
    return {family: ids for family, ids in missing.items() if ids}


def expected(edition: str) -> dict[str, list[str]]:
    """All that a game of the printing can meet, as the program itself knows it."""
    there = glossary(edition)
    elsewhere = abilities_by_word().keys() - {*there}
    ids = dict.fromkeys(
        [one for one in (*needed_words(), *needed_by_tables()) if one not in OF_QUESTS | OF_SEVERAL]
    )
    said = [(family, name) for family, _, name in [id.partition("-") for id in ids]]
    abilities = [abilities_by_word()[word] for word in there]
    return {
        "event": [name for family, name in said if family == "event"],
        "choice": [name for family, name in said if family == "choice" and name not in elsewhere],
        "refusal": [name for family, name in said if family == "refusal"],
        "option": sorted(
            [
                tag
                for kind in get_args(Classic.options)
                if f"option-{(tag := tag_of(kind))}" not in OF_QUESTS | OF_SEVERAL
            ]
        ),
        "held": abilities,
        "acted": [one for one in abilities if pieces_of(GLOSSARY[one])],
    }


OF_QUESTS = frozenset(
    id
    for package in ("signum.classic.chapters.quest", "signum.classic.chapters.combat.dice_cards")
    for id in needed_by(package, {}, iter(()))
)
"""The kinds that occur only in quests."""
OF_SEVERAL = frozenset({"choice-corner", "event-corner-picked", "option-pick-corner"})
"""What only three and four players meet."""

OF_THE_TABLE = frozenset(
    [
        "conceded",
        "clock-ran-out",
        "time-called",
        "draw-agreed",
        "game-over",
        "dice-first",
        "no-dice-asked",
        "other-cards",
        "other-dice",
        "nothing-to-take-back",
        "asked-already",
        "request-open",
        "no-request",
        "something-was-learnt",
        "taken-back-often",
        "someone-else-acted",
        "no-such-seat",
        "moved-on",
        "computer-plays-on",
    ]
)
"""Actions besides the game, with dice thrown by hand, over a network or after the end."""

OF_DECKS = frozenset(
    [
        "no-such-card",
        "card-of-other-printing",
        "not-of-the-type",
        "no-minions",
        "not-for-the-deck",
        "not-a-hero",
        "deck-too-large",
        "deck-too-small",
        "no-universal-cards",
        "mercenaries-are-characters",
        "other-faction",
        "too-much-mercenary-support",
        "too-many-mercenaries",
        "too-few-characters",
        "too-many-copies",
        "same-person",
        "no-such-base",
        "hero-missing",
        "no-hero",
        "other-hero",
        "not-to-be-played",
        "no-minion",
    ]
)
"""Refusals before the game, or in positions that no duel leads to."""

OF_VARIANTS = frozenset(
    [
        "plan-drawn",
        "not-drawn",
        "construction-deck-too-large",
        "construction-arranged",
        "construction-deck",
        "build-next",
        "keep-listed-order",
    ]
)
"""Kinds that only architects meet."""

OF_MODES = frozenset(["went-out", "out-already", "dice-card-read", "dice-cards-shuffled", "act-in-order"])
"""Kinds only in games of several seats or with dice cards; tests/classic/test_modes.py plays these."""

OF_PREVIEWS = frozenset(["falls-first", "nothing-to-do", "skips-activation", "start-decides"])
"""Refusals before an activation; tests/games/offers.py has them."""

OF_OTHER_PRINTINGS = frozenset(
    [
        "overpay",
        "too-many-to-control",
        "hand-is-not-discarded",
        "must-be-revealed",
        "one-name-a-trigger",
        "condition-not-met",
        "discard-cards",
        "no-ritual-dice",
        "lost",
        "activation-given-up",
        "exhausted",
        "victim-named",
        "victim",
    ]
)
"""Kinds that one printing has and another has not, or under another name."""

SELDOM = frozenset(
    [
        "activation-cancelled",
        "untapped",
        "returned",
        "not-wounded",
        "no-strength",
        "no-target",
        "A-EXPERT-DEFENSE",
        "terrain-destroyed",
        "building-destroyed",
        "concentration-spent",
        "armour-gained",
        "armour-lost",
        "regained",
        "stayed",
        "sank-back",
        "play-failed",
        "persecuted",
        "persecution",
        "A-PERSECUTION",
        "replace",
        "persecution-target",
        "backstab",
        "keep-hand",
        "A-PARASITE",
        "A-AGILE",
        "A-STAMINA",
        "too-close",
        "built-once",
        "one-class-building",
        "city-full",
        "cannot-have-token",
        "zero-value",
        "deck-too-short",
        "not-searched-yet",
        "searched-already",
        "cannot-search",
        "was-shot-at",
        "line-too-long",
        "no-room",
        "has-run",
        "must-attack-defender",
        "needs-a-target",
        "needs-no-target",
        "already-there",
        "slowed",
        "in-difficult-terrain",
        "too-few-defence-dice",
        "too-few-attack-dice",
        "no-room-beside",
        "cannot-be-controlled",
        "already-yours",
        "skips-already",
        "named-in-the-cost",
        "no-armour",
        "lacks-ability",
        "other-card",
        "not-itself",
        "cannot-return",
        "nobody-in-reach",
        "melee-combat-alone",
        "no-enemy-there",
        "too-near-a-side",
        "no-exit-there",
        "cannot-run",
        "laid-once",
        "too-near-a-creature",
        "no-way",
        "no-running-through",
        "protected",
        "not-hidden",
        "enough-concentration",
        "one-terrain-a-turn",
        "no-card-to-return",
        "cannot-be-healed",
        "too-few-buildings",
        "shielded",
        "no-movement",
        "too-near-a-terrain",
        "hidden",
        "only-whom-it-found",
        "wrong-number-of-buildings",
        "no-next-distance",
    ]
)
"""Kinds rarer than about once in fifty games, because they need many conditions; scenarios have them."""

EXCUSED = OF_THE_TABLE | OF_DECKS | OF_VARIANTS | OF_MODES | OF_PREVIEWS | OF_OTHER_PRINTINGS | SELDOM


def told(edition: str, tally: Tally) -> Iterator[str]:
    """How games end, how long they are, and how often everything came, the rarest first."""
    turns = sorted(tally.turns) or [0]
    tenths = quantiles(turns, n=10) if len(turns) > 1 else [0.0] * 9
    speed = tally.answers / (tally.seconds or 1)
    yield f"{edition}: {len(tally.turns)} games, {tally.answers} answers, {speed:.0f} a second and process"
    middle, high = tenths[4], tenths[8]
    yield f"  turns: mean {mean(turns):.1f}, median {middle:.0f}, 9 of 10 to {high:.0f}, most {turns[-1]}"
    for family, counts in tally.counts.items():
        rarest = counts.most_common()[::-1]
        yield f"  {family} ({len(counts)}): {', '.join([f'{name} {count}' for name, count in rarest])}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
