"""The chance to win at each turn of finished games, and their key moments: found by workers, and kept.

A job is one continuation: other tables have their turns between two of them. All turns have their first
continuation before any has its second, so that the whole curve is there early and becomes more certain. Then
follow the key moments, all together: the more a decision seems to matter, the longer it is looked at.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec import Struct

from signum.content.languages import LANGUAGES
from signum.content.mistakes import Mistake
from signum.content.spelling import not_known
from signum.engine.records import plain
from signum.players.eventful_turns import EventfulTurn, eventful_turns
from signum.players.key_moments import PAIRS
from signum.players.reviews import (
    AskedScore,
    Candidates,
    DecisionReview,
    OpenReview,
    asked_for,
    key_moments,
    search_in,
)
from signum.players.win_chances import Continuation, TurnChances, at_the_end, summed
from signum.server import protocol as p
from signum.server.http.errors import Declined
from signum.server.replays import finished, worked
from signum.server.rooms.room import Room
from signum.server.rooms.rooms import OtherRules, Rooms
from signum.server.rooms.table import NotStored
from signum.server.workers.jobs import ChooseDecisions, FindTurns, Job, ListWays, PlayOn, WeighWay

log = logging.getLogger(__name__)

GAMES: Final = 6
"""Continuations of each turn."""
CURVE: Final = 0.4
"""The part of the work that the curve is, for the display of progress."""
MOST_AT_ONCE: Final = 8
"""Analyses that run at the same time; one of an address."""


class KeptAnalysis(Struct):
    """An analysis as far as it is found; a whole one is kept with its table."""

    turns: tuple[TurnChances, ...] = ()
    reviews: tuple[DecisionReview, ...] = ()
    done: float = 0.0


class Analyses:
    """The analyses that run."""

    def __init__(self) -> None:
        self._running: dict[str, tuple[str, asyncio.Task[None]]] = {}
        """By table: the address that asked first, and the work."""
        self._found: dict[str, KeptAnalysis] = {}

    async def chances(
        self, rooms: Rooms, token: str, address: str, language: str, *, begin: bool
    ) -> p.Analysis:
        """What is found so far; with `begin` the search begins if it has not."""
        if language not in LANGUAGES:
            raise Mistake(f"language: {not_known(language, LANGUAGES)}")
        room = await finished(rooms, token)
        id, kept = room.table.id, kept_analysis(room.table.progress.analysis)
        if begin and kept.done < 1 and id not in self._running:
            self._begin(rooms, room, address, kept)
        found, running = self._found.get(id, kept), id in self._running
        whole = not running and found.done >= 1
        return p.Analysis(
            _to_the_end(found, room),
            GAMES,
            whole=whole,
            running=running,
            done=round(found.done, 3),
            reviews=tuple([_shown(one, language) for one in found.reviews]),
            eventful=_eventful(found, room) if whole else (),
        )

    def close(self) -> None:
        """Stop all of them; they begin anew when somebody asks again."""
        for _, task in self._running.values():
            task.cancel()

    def _begin(self, rooms: Rooms, room: Room, address: str, kept: KeptAnalysis) -> None:
        busy = [one for one, _ in self._running.values()]
        if address in busy or len(busy) >= MOST_AT_ONCE:
            raise Declined("server-analysing-another", 429)
        id = room.table.id
        self._found[id] = kept
        search = AnalysisSearch(rooms, room, address, kept)
        self._running[id] = address, asyncio.create_task(self._search(rooms, search))

    async def _search(self, rooms: Rooms, search: "AnalysisSearch") -> None:
        room, found = search.room, search.found
        try:
            if not found.turns:
                await search.turns()
            await search.reviews()
            found.done = 1.0
            # The table may have left memory and changed since the search began.
            current = await rooms.room(room.table.id)
            if current is None:
                return
            async with current.lock:
                await current.ensure_stored()
                current.table.progress.analysis = msgspec.to_builtins(found)
                await current.save()
        except (Declined, NotStored, OtherRules) as error:
            log.warning("table %s could not be analysed: %s", room.table.id, error)
        finally:
            self._running.pop(room.table.id, None)
            self._found.pop(room.table.id, None)


class AnalysisSearch:
    """The search for the analysis of one game."""

    def __init__(self, rooms: Rooms, room: Room, address: str, found: KeptAnalysis) -> None:
        self.room = room
        self.found = found
        self._lane = rooms.workers.slow
        self._address = address

    async def turns(self) -> None:
        """The curve."""
        id = self.room.table.id
        played: dict[int, list[Continuation]] = {}
        steps: list[int] = await self._worked(lambda record: FindTurns(id, record))
        for number in range(GAMES):
            for at, step in enumerate(steps):
                one = await self._worked(
                    lambda record, step=step, number=number: PlayOn(id, step, number, record)
                )
                played.setdefault(step, []).append(one)
                self.found.turns = tuple([summed(those) for _, those in sorted(played.items())])
                self.found.done = CURVE * (number + (at + 1) / len(steps)) / GAMES

    async def reviews(self) -> None:
        """The key moments."""
        id, turns = self.room.table.id, self.found.turns
        chosen: Candidates = await self._worked(lambda record: ChooseDecisions(id, turns, record))
        called = {language: self.room.table.names(language) for language in LANGUAGES}
        reviews: list[OpenReview] = [
            await self._worked(lambda record, one=decision: ListWays(id, one, called, record))
            for decision in chosen.decisions
        ]
        search = search_in(reviews, chosen, PAIRS)
        while wanted := search.wanted():
            # What has ended is told while the others go on.
            self.found.reviews = tuple([_plain(one) for one in key_moments(reviews, search)])
            for one in wanted:
                search.add(one, await self._score(asked_for(reviews[one.decision], one)))
            self.found.done = CURVE + (1 - CURVE) * search.done
        self.found.reviews = tuple([_plain(one) for one in key_moments(reviews, search)])

    async def _score(self, asked: AskedScore) -> float:
        id = self.room.table.id
        score: float = await self._worked(lambda record: WeighWay(id, asked, record))
        return score

    async def _worked(self, job: Callable[..., Job]) -> Any:
        return await worked(self.room, self._lane, self._address, job)


def kept_analysis(kept: Any) -> KeptAnalysis:
    """An analysis from the store; one of an older server has only the curve."""
    if kept is None:
        return KeptAnalysis()
    if isinstance(kept, list):
        return KeptAnalysis(msgspec.convert(kept, type=tuple[TurnChances, ...]), done=CURVE)
    return msgspec.convert(kept, type=KeptAnalysis)


def _to_the_end(found: KeptAnalysis, room: Room) -> tuple[TurnChances, ...]:
    """The curve; a whole one ends with the outcome."""
    if found.done < CURVE or not found.turns:
        return found.turns
    assert room.match is not None
    return (*found.turns, at_the_end(room.match))


def _eventful(found: KeptAnalysis, room: Room) -> tuple[EventfulTurn, ...]:
    """Of a whole analysis that found no sure key moment."""
    if not found.turns or not all(one.probable for one in found.reviews):
        return ()
    assert room.match is not None
    match = room.match
    side_of = match.rules.sides(match.run.game.state)
    return tuple(eventful_turns(found.turns, at_the_end(match), side_of))


def _plain(review: DecisionReview) -> DecisionReview:
    """The review as it is kept."""
    ways = [msgspec.structs.replace(way, plan=plain(way.plan)) for way in review.ways]
    return msgspec.structs.replace(review, ways=tuple(ways))


def _in(language: str, words: dict[str, str]) -> str:
    """Words in a language; in another one if the advice was different when it was made in this one."""
    return words.get(language) or next(iter(words.values()), "")


def _shown(review: DecisionReview, language: str) -> p.ReviewShown:
    ways = [
        p.WayShown(_in(language, way.words), _in(language, way.reasons), way.chance, way.played, way.plan)
        for way in review.ways
    ]
    return p.ReviewShown(
        review.step,
        review.until,
        review.turn,
        review.seat,
        review.kind,
        review.games,
        tuple(ways),
        review.better,
        review.error,
        review.dice,
        review.dice_error,
        review.probable,
    )
