"""A table for rulebook tests: the position, the answers and dice, and the facts afterwards.

The position is laid out first and read by the same reader as a scenario file; the first action or look begins
the game. Dice and shuffles are given by hand. An answer without a question, dice that were not called for and
a false rest fail the test, so a script proves the order as well.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from signum.classic.abilities import GLOSSARY
from signum.classic.chapters.combat.damage import EFFECT, Blow, deal
from signum.classic.chapters.turn.activation import Activate, EndTurn, Fight, PassRest
from signum.classic.chapters.turn.durations import gain
from signum.classic.composed_game import ClassicGame
from signum.classic.core.game import Game
from signum.classic.core.state import Creature, State
from signum.classic.core.values import health, strength
from signum.classic.editions import EDITIONS
from signum.classic.positions.position import Start
from signum.classic.rules import Classic
from signum.content.source import parse
from signum.engine.abilities import Ability
from signum.engine.events import Event
from signum.engine.questions import AnswerRefused, Choice, Option, Procedure, Refusal, Roll, Seat, Shuffle
from signum.table.match import Match
from signum.table.scenario.ways import snapshot
from signum.table.seat_names import SEAT_NAMES
from signum.table.views import TableView

SEATS = SEAT_NAMES[:2]
PRINTINGS = ("ru1", "de1", "fr1", "en2")

Keyword = str | dict[str, int | str]
Rule = Callable[[Game], Procedure[Any]]
E = TypeVar("E", bound=Event)


class Scripted(Classic):
    """The classic rules, into which a test may put steps of its own."""

    def __init__(self, edition: str, abilities: Mapping[str, Ability]) -> None:
        super().__init__(EDITIONS[edition], {**GLOSSARY, **abilities})
        self.put_in: list[Rule] = []

    def with_start(self, start: Start) -> "Scripted":
        """The same rules with the cards of the position."""
        self.cards = {**self.cards, **start.cards}
        return self

    def step(self, game: ClassicGame) -> Procedure[None]:
        """The test's input comes before the next step of the turn."""
        return self.put_in.pop(0)(game) if self.put_in else super().step(game)


class Miniature:
    """A creature by its name; its facts are read at that moment."""

    def __init__(self, table: "Table", seat: Seat, name: str) -> None:
        self.table = table
        self.seat = seat
        self.name = name

    def __repr__(self) -> str:
        return self.name

    @property
    def id(self) -> int:
        return self.table.ids[self.name]

    @property
    def on_field(self) -> bool:
        return self.table.game.creature(self.id) is not None

    @property
    def creature(self) -> Creature:
        """The creature itself, as rules get it."""
        creature = self.table.game.creature(self.id)
        assert creature is not None, f"{self.name} has left the field"
        return creature

    @property
    def strength(self) -> int:
        return self.table.game.value(strength, self.creature)

    @property
    def health(self) -> int:
        return self.table.game.value(health, self.creature)

    @property
    def wounds(self) -> int:
        return self.creature.wounds

    @property
    def armour(self) -> int:
        return self.creature.armour

    @property
    def activated(self) -> bool:
        return self.creature.activated

    @property
    def controller(self) -> Seat:
        return self.creature.seat

    @property
    def abilities(self) -> set[str]:
        """The ids of the abilities it holds."""
        return {one.ability for one in self.creature.held}


class Zones:
    """A player's zones and counters as they are at that moment; a deck is told from its top."""

    def __init__(self, table: "Table", seat: Seat) -> None:
        self.table = table
        self.seat = seat

    @property
    def prosperity(self) -> int:
        return self.table.game.player(self.seat).prosperity

    @property
    def deck(self) -> list[str]:
        return self.table.game.player(self.seat).deck[::-1]

    @property
    def hand(self) -> list[str]:
        return list(self.table.game.player(self.seat).hand)

    @property
    def graveyard(self) -> list[str]:
        return list(self.table.game.player(self.seat).graveyard)

    @property
    def tapped(self) -> list[str]:
        player = self.table.game.player(self.seat)
        buildings = [one.card for one in player.city if one.tapped]
        return buildings + [one.card for one in player.relics if one.tapped]


class Table:
    """One position and the game that begins from it."""

    def __init__(
        self,
        edition: str = "en2",
        *,
        abilities: Sequence[Ability] = (),
        active: Seat = 0,
        turn: int = 1,
        phase: str = "activation",
    ) -> None:
        self.rules = Scripted(edition, {one.id: one for one in abilities})
        self.position: dict[str, Any] = {
            "seats": {word: {"creatures": {}} for word in SEATS},
            "turn": {"active": SEATS[active], "number": turn, "phase": phase},
        }
        self._ids: dict[str, int] = {}
        self._match: Match | None = None

    # What is laid out.

    def creature(
        self,
        seat: Seat,
        *,
        strength: int = 2,
        health: int = 3,
        touching: Miniature | None = None,
        at: tuple[float, float] | None = None,
        name: str = "",
        hero: bool = False,
        owner: Seat | None = None,
        keywords: Sequence[Keyword] = (),
        **more: int | bool | str,
    ) -> Miniature:
        """A miniature on the field; where nothing is said of its place it stands by itself."""
        assert self._match is None, "the game has begun"
        side = self.position["seats"][SEATS[seat]]
        count = len(side["creatures"])
        place: Any = f"touching {touching.name}" if touching else list(at or (4 + 8 * count, 8 + 44 * seat))
        called = name or (f"{SEATS[seat]}-hero" if hero else f"{SEATS[seat]}-{count + 1}")
        entry: dict[str, Any] = {"strength": strength, "health": health, "at": place, "called": called}
        if owner is not None:
            entry["owner"] = SEATS[owner]
        if keywords:
            entry["keywords"] = list(keywords)
        entry |= {key.replace("_", "-"): value for key, value in more.items()}
        if hero:
            side["hero"] = entry
        else:
            side["creatures"][called] = entry
        return Miniature(self, seat, called)

    def lay(self, seat: Seat, **zones: Any) -> None:
        """A player's zones: deck (its top first), hand, graveyard, city, relics, prosperity, missed_draws."""
        assert self._match is None, "the game has begun"
        self.position["seats"][SEATS[seat]] |= {key.replace("_", "-"): one for key, one in zones.items()}

    def terrain(self, name: str, *abilities: str, **shape: Any) -> None:
        """A template: its corners, or a centre and a radius; its abilities as a file writes them."""
        assert self._match is None, "the game has begun"
        self.position.setdefault("terrains", {})[name] = {**shape, "abilities": list(abilities)}

    # What is so.

    @property
    def match(self) -> Match:
        """The match; asking for it begins the game."""
        return self._begin()

    @property
    def ids(self) -> dict[str, int]:
        """The creatures' numbers by their names."""
        self._begin()
        return self._ids

    @property
    def game(self) -> ClassicGame:
        """The game as rules see it."""
        game: ClassicGame = self.match.run.game
        return game

    @property
    def state(self) -> State:
        return self.game.state

    def player(self, seat: Seat) -> Zones:
        """A player's zones and counters."""
        return Zones(self, seat)

    def view(self, seat: Seat | None) -> TableView:
        """The view of a seat."""
        return self.match.view(seat)

    def events(self, kind: type[E]) -> list[E]:
        """The events of a kind, in the order in which they happened."""
        return [event for event in self.match.run.game.log if isinstance(event, kind)]

    def happened(self, *kinds: type[Event]) -> list[str]:
        """The names of the events of these kinds, in the order in which they happened."""
        return [type(event).__name__ for event in self.match.run.game.log if isinstance(event, kinds)]

    def offered(self, seat: Seat) -> set[Option]:
        """Everything the seat may answer now, places aside."""
        return set(self._asked(seat).options())

    def refused(self, seat: Seat, option: Option) -> Refusal:
        """Why the option is refused; it must be, and nothing may change by it."""
        before = snapshot(self.match.run)
        try:
            self.match.answer(seat, option)
        except AnswerRefused as refused:
            assert snapshot(self.match.run) == before, f"{option} was refused and changed something"
            return refused.refusal
        raise AssertionError(f"{option} was not refused")

    def rest(self) -> None:
        """Nothing is going on: the active player may begin something, or the game is over."""
        choice = self.match.run.choice
        resting = self.match.finished or (choice is not None and choice.kind == "turn")
        assert resting, f"the game is not at rest: {self._in_words()}"

    # What is done.

    def answer(self, seat: Seat, option: Option) -> None:
        """A seat's answer; it must have been asked, and the option offered, in the list or in a region."""
        refusal = self._asked(seat).explain(option)
        assert refusal is None, f"{option} is not offered, {refusal}: {self._in_words()}"
        self.match.answer(seat, option)

    def activate(self, creature: Miniature) -> None:
        """The activation of a creature begins."""
        self.answer(creature.controller, Activate(creature.id))

    def fight(self, attacker: Miniature, defender: Miniature) -> None:
        """A creature is activated and fights."""
        self.activate(attacker)
        self.answer(attacker.controller, Fight(defender.id))

    def end_turn(self) -> None:
        """Creatures that were not activated pass, and the turn ends."""
        seat = self.state.active
        if PassRest() in self.offered(seat):
            self.answer(seat, PassRest())
        self.answer(seat, EndTurn())

    def dice(self, seat: Seat, shown: str) -> None:
        """Dice of a seat by their symbols or numbers; exactly these dice must have been called for."""
        roll = self.match.awaited_chance()
        assert isinstance(roll, Roll), f"no dice are called for: {self._in_words()}"
        words = shown.split()
        assert (roll.seat, roll.count) == (seat, len(words)), f"other dice: {self._in_words()}"
        thrown = zip(roll.dice, words, strict=True)
        self.match.settle(tuple([int(word) if word.isdigit() else die.number(word) for die, word in thrown]))

    def shuffled(self, seat: Seat, deck: Sequence[str]) -> None:
        """The order of a seat's deck after a shuffle, its top first."""
        shuffle = self.match.awaited_chance()
        assert isinstance(shuffle, Shuffle), f"no shuffle is called for: {self._in_words()}"
        assert shuffle.seat == seat, f"another deck is shuffled: {self._in_words()}"
        assert sorted(shuffle.items) == sorted(deck), f"other cards are shuffled: {self._in_words()}"
        self.match.settle(tuple(deck)[::-1])

    def run(self, rule: Rule) -> None:
        """A procedure of a chapter as a step of its own, before the turn goes on."""
        self.rest()
        self.rules.put_in.append(rule)
        self.match.run.rewind(len(self.match.run.entries))
        assert not self.rules.put_in, "the game is over, nothing can be put in"

    def hurt(self, creature: Miniature, amount: int) -> None:
        """An effect deals damage."""
        self.run(lambda game: deal(game, Blow(creature.id, amount, None, EFFECT)))

    def gain(self, creature: Miniature, ability: str, x: int = 0, **more: Any) -> None:
        """A creature gains an ability, for the whole game or until a moment."""
        self.run(lambda game: gain(game, creature.creature, ability, x, **more))

    def _begin(self) -> Match:
        if self._match is None:
            start, self._ids = self.rules.position(parse(json.dumps(self.position), "the table of a test"))
            self._match = Match(self.rules, start)
        return self._match

    def _asked(self, seat: Seat) -> Choice[Any]:
        choice = self.match.choice(seat)
        assert choice is not None, f"{SEATS[seat]} is not asked: {self._in_words()}"
        return choice

    def _in_words(self) -> str:
        question = self.match.run.question
        if isinstance(question, Choice):
            return f"{SEATS[question.seat]} is asked for {question.kind}: {question.options()}"
        return "the game is over" if question is None else f"{question} is awaited"
