"""Playing a scenario: giving its answers and dice, and comparing the game with its expectations."""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from signum.content.nodes import Node, SourceError
from signum.content.spelling import not_known
from signum.engine.dice import Die
from signum.engine.events import Event
from signum.engine.questions import AnswerRefused, Option, Roll, Seat, Shuffle
from signum.table.codecs import FileNames
from signum.table.games import Games
from signum.table.match import Match
from signum.table.rulebook import Rules
from signum.table.scenario.answers import FileTexts, as_in_file, event_kinds, event_named
from signum.table.scenario.reading import Scenario, ScriptStep
from signum.table.seat_names import SEAT_NAMES

SPECTATOR: Final = "spectator"
"""The word for somebody who sits in no seat."""
_OF_ONE: Final = re.compile(r"creature (\d+): (.*)")
"""The form of an error about one creature of an impossible position."""


class Difference(SourceError):
    """The game differs from the scenario."""


class ScenarioPlayer:
    """A scenario being played, in one printing."""

    def __init__(self, scenario: Scenario, edition: str, games: Games) -> None:
        self.scenario = scenario
        self.games = games
        begun = _beginning(scenario, edition, games)
        self.rules = begun.rules
        self.called = begun.called
        self.match = Match(self.rules, begun.start, clock=scenario.clock)
        self.seats = SEAT_NAMES[: self.match.seats]
        self.told = 0
        """The number of events of the log that `events` steps have already compared."""
        self.now = 0
        """The milliseconds that have passed on the table."""

    @property
    def ids(self) -> dict[str, int]:
        """The ids of things by their names in the file; later arrivals by the name of their card."""
        return {**self.called, **self.rules.entered(self.match.run.game)}

    @property
    def texts(self) -> FileTexts:
        """The texts of the file for the things in play now."""
        game, ids, book = self.match.run.game, self.ids, self.games[self.scenario.game]
        names = FileNames(ids, self.seats, lambda node: self.rules.place(game, node, ids))
        return FileTexts(book.values, book.declared, names)

    def play(self, step: ScriptStep) -> None:
        """Carry out one step; a difference is raised with its position in the file."""
        do: dict[str, Callable[[Node], None]] = {
            "dice": self._dice,
            "shuffle": self._shuffle,
            "concede": self._concede,
            "offer-draw": self._offer_draw,
            "wait": self._wait,
            "rest": self._rest,
            "expect": self._expect,
            "offered": self._offered,
            "asked": self._asked,
            "refused": self._refused,
            "events": self._events,
            "no-events": self._no_events,
            "sees": self._sees,
        }
        if step.word in SEAT_NAMES:
            self._answer(self._seat_called(step.node, step.word), step.node)
        else:
            do[step.word](step.node)

    def option_of(self, node: Node) -> Option:
        """An answer in the form of the file."""
        return self.texts.option(node, self.rules.options)

    # What is done.

    def _answer(self, seat: Seat, node: Node) -> None:
        given = self.option_of(node)
        awaited = self.match.awaited_chance()
        if awaited is not None:
            raise _differs(node, f"nobody is asked yet; {self._in_words(awaited)}")
        try:
            self.match.answer(seat, given, self.now)
        except AnswerRefused as refused:
            why = self.texts.refusal(refused.refusal)
            raise _differs(node, f"refused: {why}; {self._offered_in_words()}") from None

    def _dice(self, node: Node) -> None:
        """`dice: {first: axe shield}`: the seat that throws, and the faces."""
        awaited = self.match.awaited_chance()
        seat, inner = self._seat(node)
        if not isinstance(awaited, Roll):
            raise _differs(node, f"no dice are called for; {self._state_in_words()}")
        words = inner.text().split()
        if awaited.seat != seat or awaited.count != len(words):
            given = f"these are {len(words)} of {self.seats[seat]}"
            raise _differs(node, f"{self._in_words(awaited)}; {given}")
        self.match.settle(_numbers(inner, awaited), self.now)

    def _shuffle(self, node: Node) -> None:
        """`shuffle: {first: [a, b]}`: the seat whose deck it is, and its new order from the top."""
        awaited = self.match.awaited_chance()
        seat, inner = self._seat(node)
        if not isinstance(awaited, Shuffle) or awaited.seat != seat:
            raise _differs(node, f"no shuffle of {self.seats[seat]} is called for; {self._state_in_words()}")
        try:
            self.match.settle(_order(inner), self.now)
        except AnswerRefused:
            cards = ", ".join(awaited.items)
            raise _differs(node, f"these are not the cards to shuffle: {cards}") from None

    def chance_of(
        self, step: ScriptStep, awaited: Roll | Shuffle
    ) -> tuple[int, ...] | tuple[str, ...] | None:
        """The throw or the order in a step of a script, if it is the one that is called for."""
        seat, inner = self._seat(step.node)
        if seat != awaited.seat or (step.word == "dice") != isinstance(awaited, Roll):
            return None
        if isinstance(awaited, Roll):
            return _numbers(inner, awaited) if len(inner.text().split()) == awaited.count else None
        return order if sorted(order := _order(inner)) == sorted(awaited.items) else None

    def _concede(self, node: Node) -> None:
        """`concede: first`: the seat gives up."""
        self._act(node, self.match.concede)

    def _offer_draw(self, node: Node) -> None:
        """`offer-draw: first`: once all have offered it, the game is drawn."""
        self._act(node, self.match.offer_draw)

    def _act(self, node: Node, act: Callable[[Seat, int], object]) -> None:
        try:
            act(self._seat_called(node, node.text()), self.now)
        except AnswerRefused as refused:
            raise _differs(node, f"refused: {self.texts.refusal(refused.refusal)}") from None

    def _wait(self, node: Node) -> None:
        """`wait: 60`: so many seconds pass before anything else is done."""
        if self.match.clock is None:
            raise node.error("no clock runs here; give the file a 'clock'")
        self.now += node.integer(1, 1_000_000) * 1000
        self.match.check_clock(self.now)

    # What is compared.

    def _rest(self, node: Node) -> None:
        if not self.at_rest:
            raise _differs(node, f"the game is not at rest; {self._state_in_words()}")

    def _expect(self, node: Node) -> None:
        """`expect: {zombie: {wounds: 1}, first: {prosperity: 4}, game: {phase: activation}}`."""
        self._nothing_awaited(node)
        for subject, said in _some(node, node.entries()):
            self._compare(said, subject, self._facts(said, subject))

    def _sees(self, node: Node) -> None:
        """`sees: {second: {first: {hand: [unknown, unknown]}}}`, or `{spectator: ...}`."""
        self._nothing_awaited(node)
        word, inner = node.entry()
        seat = None if word == SPECTATOR else self._seat_called(node, word, SPECTATOR)
        view = self.match.game_view(seat)
        for subject, said in _some(inner, inner.entries()):
            self._compare(said, subject, self.rules.facts_seen(view, self._seat_called(said, subject)))

    def _compare(self, node: Node, subject: str, facts: Mapping[str, Any]) -> None:
        for name, one in _some(node, node.entries()):
            if name not in facts and facts.get("on-field") is False:
                raise _differs(one, f"{subject} has left the field")
            if name not in facts:
                raise one.error(f"no such fact: {not_known(name, facts)}")
            if not self.texts.fits(one, facts[name]):
                is_so = self.texts.written(facts[name])
                raise _differs(one, f"{subject}: {name} is {is_so}, not {as_in_file(one)}")

    def _nothing_awaited(self, node: Node) -> None:
        """Facts between a question and its dice are neither those before nor those after."""
        awaited = self.match.awaited_chance()
        if awaited is not None:
            raise _differs(node, f"nothing is decided yet; {self._in_words(awaited)}")

    def _offered(self, node: Node) -> None:
        """`offered: {second: [{split: ...}, ...]}`: exactly these options, in any order."""
        seat, inner = self._seat(node)
        choice = self.match.choice(seat)
        if choice is None:
            raise _differs(node, f"{self.seats[seat]} is not asked; {self._state_in_words()}")
        said = [self.option_of(one) for one in inner.items()]
        twice = [one for at, one in enumerate(said) if one in said[:at]]
        if twice:
            raise inner.error(f"{self.texts.written(twice[0])} is written twice; keep one of them")
        offered = choice.options()
        missing = [one for one in said if one not in offered]
        extra = [one for one in offered if one not in said]
        if missing or extra:
            not_offered = ", ".join(self.texts.written(one) for one in missing)
            also = ", ".join(self.texts.written(one) for one in extra)
            raise _differs(node, f"not offered: {not_offered or '-'}; offered too: {also or '-'}")

    def _asked(self, node: Node) -> None:
        """`asked: {second: split}`: the seat and its question; `asked: nobody` after the end."""
        if node.is_scalar:
            node.one_of(("nobody",))
            if not self.match.finished:
                raise _differs(node, self._state_in_words())
            return
        seat, inner = self._seat(node)
        choice = self.match.choice(seat)
        if choice is None or choice.kind != inner.text():
            raise _differs(node, self._state_in_words())

    def _refused(self, node: Node) -> None:
        """`refused: {first: {fight: zombie}, code: not-in-contact, rules: [C-MEL-01]}`, or less."""
        fields = node.fields(optional=(*self.seats, "code", "rules", "facts"))
        seats = [word for word in self.seats if word in fields]
        if len(seats) != 1:
            raise node.error("name the one seat whose answer is refused")
        given = self.option_of(fields[seats[0]])
        why = self.match.explain(self.seats.index(seats[0]), given)
        if why is None:
            raise _differs(node, f"{self.texts.written(given)} is legal")
        if "code" not in fields:
            self._nothing_awaited(node)
        elif fields["code"].text() != why.code:
            raise _differs(fields["code"], f"refused: {self.texts.refusal(why)}")
        if "rules" in fields and [one.text() for one in fields["rules"].items()] != list(why.cites):
            raise _differs(fields["rules"], f"refused: {self.texts.refusal(why)}")
        if "facts" in fields:
            for name, one in fields["facts"].entries():
                if not self.texts.fact_fits(name, one, why):
                    raise _differs(one, f"refused: {self.texts.refusal(why)}")

    def _events(self, node: Node) -> None:
        """`events: [{hurt: {creature: zombie}}]`: in this order, others may lie between; [] means none.

        `events: {second: [...]}` are those that the seat sees; they are not told by it.
        """
        happened, listed = self._happened(node)
        named, texts, at = self._named(listed), self.texts, 0
        if not named and happened:
            raise _differs(node, f"something happened: {self._all_written(happened)}")
        for one, word, said in named:
            while at < len(happened) and not texts.event_fits(word, said, happened[at]):
                at += 1
            if at == len(happened):
                raise _differs(one, f"this did not happen; what happened: {self._all_written(happened)}")
            at += 1
        if listed is node:
            self.told = len(self.match.run.game.log)

    def _no_events(self, node: Node) -> None:
        """`no-events: [{hurt: {creature: zombie}}]`: none of these since the last `events` step."""
        happened, listed = self._happened(node)
        named, texts = self._named(listed), self.texts
        if not named:
            raise node.error("name the events that did not happen; 'events: []' says that nothing did")
        for one, word, said in named:
            found = [event for event in happened if texts.event_fits(word, said, event)]
            if found:
                raise _differs(one, f"this happened: {self._all_written(found)}")

    # What is so.

    @property
    def at_rest(self) -> bool:
        """Whether no procedure has begun to act since the last rest."""
        run = self.match.run
        return run.finished or run.rests[-1].entries == len(run.entries)

    def _facts(self, node: Node, subject: str) -> dict[str, Any]:
        game = self.match.run.game
        if subject in self.seats:
            seat = self.seats.index(subject)
            return {**self.rules.facts(game, None, seat), **self._clock_facts(seat)}
        if subject == "game":
            offers = [self.seats[seat] for seat in sorted(self.match.draw_offers)]
            return {**self.rules.facts(game, None, None), **self._clock_facts(None), "draw-offers": offers}
        if subject not in self.ids:
            raise node.error(f"nothing has that name: {not_known(subject, [*self.seats, 'game', *self.ids])}")
        return self.rules.facts(game, self.ids[subject], None)

    def _clock_facts(self, seat: Seat | None) -> dict[str, Any]:
        """The seconds left of a seat's time, or of the time of the game, if it is limited."""
        clock = self.match.clock
        if clock is None or not (clock.settings.limit if seat is None else clock.settings.bank):
            return {}
        left = clock.game_left(self.now) if seat is None else clock.time_left(seat, self.now)
        return {"time-left": left // 1000}

    def _seat(self, node: Node) -> tuple[Seat, Node]:
        word, inner = node.entry()
        return self._seat_called(node, word), inner

    def _seat_called(self, node: Node, word: str, *others: str) -> Seat:
        if word not in self.seats:
            raise node.error(f"whose? {not_known(word, (*self.seats, *others))}")
        return self.seats.index(word)

    def _happened(self, node: Node) -> tuple[list[Event], Node]:
        """The events since the last `events` step, all or as one seat sees them, and the list in the file."""
        if not node.is_mapping:
            return self.match.run.game.log[self.told :], node
        word, listed = node.entry()
        seat = None if word == SPECTATOR else self._seat_called(node, word, SPECTATOR)
        return self.match.events(seat, self.told)[0], listed

    def _named(self, node: Node) -> list[tuple[Node, str, dict[str, Node]]]:
        kinds = event_kinds(self.games[self.scenario.game].wire.events)
        return [(one, *event_named(one, kinds)) for one in node.items()]

    def _all_written(self, events: list[Event]) -> str:
        return ", ".join(self.texts.written(event) for event in events) or "nothing"

    def _state_in_words(self) -> str:
        awaited = self.match.awaited_chance()
        if awaited is not None:
            return self._in_words(awaited)
        return self._offered_in_words()

    def _in_words(self, awaited: Roll | Shuffle) -> str:
        if isinstance(awaited, Roll):
            dice = "1 die" if awaited.count == 1 else f"{awaited.count} dice"
            return f"{self.seats[awaited.seat]} must roll {dice} ({awaited.why})"
        return f"{self.seats[awaited.seat]} must shuffle {len(awaited.items)} cards"

    def _offered_in_words(self) -> str:
        choice = self.match.run.choice
        if choice is None:
            return "the game is over"
        options = ", ".join(self.texts.written(one) for one in choice.options())
        return f"{self.seats[choice.seat]} is asked for '{choice.kind}': {options}"


class _Beginning(NamedTuple):
    """The position of a scenario in a printing; matches copy its state."""

    scenario: Scenario
    edition: str
    games: Games
    rules: Rules
    start: Any
    called: Mapping[str, int]
    """The ids of its things by their names in the file."""


def _beginning(scenario: Scenario, edition: str, games: Games) -> _Beginning:
    """The position of a scenario; the last one is kept, since scenarios are played several ways."""
    last = _last[0]
    if last and last.scenario is scenario and last.edition == edition and last.games is games:
        return last
    rules = games.rules(scenario.game, edition, games[scenario.game].cards(scenario.sets))
    start, called = rules.position(scenario.position)
    wrong = rules.unplayable(start)
    if wrong is not None:
        raise _blamed(scenario.position, wrong, called)
    begun = _last[0] = _Beginning(scenario, edition, games, rules, start, called)
    return begun


_last: Final[list[_Beginning | None]] = [None]


def _blamed(position: Node, wrong: str, ids: Mapping[str, int]) -> SourceError:
    """The error of a position, at the creature that causes it."""
    if about := _OF_ONE.fullmatch(wrong):
        for name, node in _creatures(position):
            if ids.get(name) == int(about.group(1)):
                return node.error(about.group(2))
    return position.error(wrong)


def _creatures(position: Node) -> Iterator[tuple[str, Node]]:
    """The creatures of a position by their names in the file."""
    for seat, player in dict(position.entries())["seats"].entries():
        fields = dict(player.entries())
        named = fields["creatures"].entries() if "creatures" in fields else []
        for name, node in [(f"{seat}-hero", fields["hero"]), *named] if "hero" in fields else named:
            called = dict(node.entries()).get("called")
            yield (name if called is None else called.text()), node


def _differs(node: Node, cause: str) -> Difference:
    return Difference(node.file, node.line, cause)


def _some(node: Node, entries: list[tuple[str, Node]]) -> list[tuple[str, Node]]:
    if not entries:
        raise node.error("nothing is expected here; say what must be true")
    return entries


def _numbers(node: Node, roll: Roll) -> tuple[int, ...]:
    words = node.text().split()
    return tuple([_number(node, word, die) for word, die in zip(words, roll.dice, strict=True)])


def _order(node: Node) -> tuple[str, ...]:
    """The cards from the bottom of the deck."""
    return tuple([one.text() for one in node.items()])[::-1]


def _number(node: Node, word: str, die: Die) -> int:
    if word in die.faces:
        return die.number(word)
    if not (word.isdigit() and 1 <= int(word) <= die.sides):
        faces = "".join([f"{face}, " for face in dict.fromkeys(die.faces) if not face.isdigit()])
        numbers = f"{'or ' if faces else ''}a number from 1 to {die.sides}"
        raise node.error(f"'{word}' is nothing a die can show: {faces}{numbers}")
    return int(word)
