"""Scenario files in the browser: those that show a rule, the worked examples, and each step by step."""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from signum.content.languages import LANGUAGES, known_language
from signum.content.mistakes import Mistake
from signum.content.nodes import Node
from signum.content.rule_words import ENGLISH
from signum.content.rule_words import told as told_rule
from signum.content.rules import rule as rule_called
from signum.content.source import read as read_source
from signum.content.spelling import not_known
from signum.content.words import say
from signum.engine.questions import Seat
from signum.engine.records import encoded
from signum.server import protocol as p
from signum.server.http.errors import Declined
from signum.server.http.queue import Asker
from signum.server.rooms.rooms import Rooms
from signum.server.workers.jobs import Job, JobFailed, ShowStep, TellReplay, Unknown, WorkerDied
from signum.server.workers.pool import Lane
from signum.table.games import Games
from signum.table.match import Match
from signum.table.rulebook import Rulebook
from signum.table.scenario.collection import ScenarioCollection, ScenarioHead, scenario_folder
from signum.table.scenario.running import ScenarioPlayer
from signum.table.scenario.thing_names import name_things
from signum.table.seat_names import SEAT_NAMES

ATTEMPTS: Final = 3
"""A worker may lack the scenario, or die."""
EXAMPLES: Final = "examples.yaml"


class PlayedScenario(Struct, frozen=True):
    """A scenario that was played in a printing, for one language."""

    match: Match
    mode: str
    notes: dict[int, list[str]]
    """What was refused, in words, by the number of entries before it."""


class Scenarios:
    """The scenario files of a server, indexed once."""

    def __init__(self, games: Games, folder: Path | None = None) -> None:
        self.games = games
        self.collection = ScenarioCollection(folder or scenario_folder(), games)
        """All files; none if the folder is missing."""

    def counts(self, game: Rulebook) -> dict[str, int]:
        """How many files show each rule of a game."""
        found = {rule: len(self._of(game, heads)) for rule, heads in self.collection.by_rule.items()}
        return {rule: count for rule, count in found.items() if count}

    def showing(self, game: Rulebook, rule: str, language: str = ENGLISH) -> tuple[p.ScenarioShown, ...]:
        """The files that show a rule, those about the fewest rules first."""
        heads = sorted(self._of(game, self.collection.by_rule.get(rule, [])), key=lambda one: len(one.claims))
        if language == ENGLISH:
            return tuple([p.ScenarioShown(one.name, one.title, one.editions) for one in heads])
        return tuple([_numbered(one, number, rule, language) for number, one in enumerate(heads, 1)])

    def examples(self, game: Rulebook, language: str) -> tuple[p.ScenarioShown, ...]:
        """The worked examples of the rulebooks, by chapter."""
        file = Path(str(game.folder.path)) / EXAMPLES
        if not file.is_file():
            return ()
        found = []
        for chapter in read_source(file).items():
            fields = chapter.fields(required=("chapter", "examples"))
            heading = dict(fields["chapter"].entries())[known_language(language)].text()
            for one in fields["examples"].items():
                words = one.fields(required=("scenario", "title"))
                head = self.collection.head(words["scenario"].text())
                title = dict(words["title"].entries())[known_language(language)].text()
                found.append(p.ScenarioShown(head.name, title, head.editions, heading, language))
        return tuple(found)

    def played(self, name: str, edition: str, language: str) -> PlayedScenario:
        """A scenario from start to end."""
        if name not in self.collection.heads:
            raise Declined("server-no-such-position", 400)
        scenario = self.collection.scenario(name)
        if edition not in scenario.editions:
            raise Mistake(f"edition: {not_known(edition, scenario.editions)}")
        player = ScenarioPlayer(scenario, edition, self.games)
        name_things(player.match)
        mode = dict(scenario.position.entries()).get("mode")
        notes: dict[int, list[str]] = {}
        for step in scenario.steps:
            player.play(step)
            if step.word == "refused":
                told = self._refused(player, dict(step.node.entries()), language)
                notes.setdefault(len(player.match.run.entries), []).append(told)
        book = self.games[scenario.game]
        return PlayedScenario(player.match, next(iter(book.modes)) if mode is None else mode.text(), notes)

    def _refused(self, player: ScenarioPlayer, fields: dict[str, Node], language: str) -> str:
        seat = next(SEAT_NAMES.index(word) for word in fields if word in SEAT_NAMES)
        option = player.option_of(fields[SEAT_NAMES[seat]])
        why = player.match.explain(seat, option)
        assert why is not None
        teller = self.games[player.scenario.game].teller(player.match, language, seat)
        return teller.say(
            "server-refused-try",
            seat=teller.player(seat),
            option=teller.option(option),
            why=teller.refusal(why),
        )

    def _of(self, game: Rulebook, heads: Sequence[ScenarioHead]) -> list[ScenarioHead]:
        return [one for one in heads if one.game == game.name]


async def told(
    rooms: Rooms,
    scenarios: Scenarios,
    name: str,
    edition: str,
    address: str,
    seat: Seat | None,
    language: str,
) -> p.ReplayShown:
    """Every step of a scenario, with what was refused at each."""
    _check(language)
    played = await asyncio.to_thread(scenarios.played, name, edition, language)
    match = played.match
    _check_seat(match, seat)
    record = encoded(match.record(private=True))

    def job(given: bytes | None) -> TellReplay:
        return TellReplay(_key(name, edition), seat, language, {}, given, with_lines=True)

    raw = await _worked(rooms.workers.slow, name, address, job, record)
    steps = msgspec.json.decode(raw, type=tuple[p.ReplayStep, ...])
    noted = [
        msgspec.structs.replace(one, notes=tuple(played.notes.get(at, ()))) for at, one in enumerate(steps)
    ]
    greeting = _welcome(scenarios.games, played, edition, name, language)
    cards = scenarios.games[match.rules.name].library.cards_in_place(match.start, language)
    return p.ReplayShown(greeting, tuple(noted), tuple(msgspec.json.decode(cards)))


async def screen(
    rooms: Rooms,
    scenarios: Scenarios,
    name: str,
    edition: str,
    address: str,
    seat: Seat | None,
    language: str,
    step: int,
    since: int | None,
) -> bytes:
    """The screen of one step of a scenario."""
    _check(language)

    def job(given: bytes | None) -> ShowStep:
        return ShowStep(_key(name, edition), seat, language, {}, step, since, given)

    try:
        return await _worked(rooms.workers.quick, name, address, job, None)
    except Unknown:
        played = await asyncio.to_thread(scenarios.played, name, edition, language)
        _check_seat(played.match, seat)
        record = encoded(played.match.record(private=True))
        return await _worked(rooms.workers.quick, name, address, job, record)


def _numbered(head: ScenarioHead, number: int, rule: str, language: str) -> p.ScenarioShown:
    """A file that has only an English title: its number, and the rules it shows by their own titles."""
    others = [one for one in head.claims if one != rule]
    titles = [told_rule(rule_called(one), language).title for one in (rule, *others)]
    title = say(language, "server-scenario", number=number, rules=", ".join(titles))
    return p.ScenarioShown(head.name, title, head.editions, "", language, head.title)


def _key(name: str, edition: str) -> str:
    """The name of a scenario among the replays of a worker; no table has that name."""
    return f"scenario {name} {edition}"


async def _worked(
    lane: Lane, name: str, address: str, job: Callable[[bytes | None], Job], record: bytes | None
) -> bytes:
    for _ in range(ATTEMPTS):
        async with lane.worker(Asker(address, name)) as worker:
            try:
                found: bytes = await worker.run(job(record))
                return found
            except (JobFailed, WorkerDied):
                continue
    raise Declined("server-replay-failed", 503)


def _welcome(games: Games, played: PlayedScenario, edition: str, name: str, language: str) -> p.Welcome:
    match = played.match
    game = games[match.rules.name]
    teller = game.teller(match, language, None)
    sides = match.rules.sides(match.start.state)
    seats = [
        p.SeatShown(
            seat=seat,
            side=sides[seat],
            player="human",
            name=teller.player(seat),
            deck=None,
            taken=True,
            here=True,
            out=False,
            away_since=0,
            brings_deck=False,
        )
        for seat in range(match.seats)
    ]
    return p.Welcome(
        table=_key(name, edition),
        seat=None,
        game=game.name,
        mode=played.mode,
        edition=edition,
        commitment="",
        seats=tuple(seats),
        begun=True,
        has_own_cards=True,
    )


def _check(language: str) -> None:
    if language not in LANGUAGES:
        raise Mistake(f"language: {not_known(language, LANGUAGES)}")


def _check_seat(match: Match, seat: Seat | None) -> None:
    if seat is not None and not 0 <= seat < match.seats:
        raise Mistake(f"seat: there is none with the number {seat}; the first is 0")
