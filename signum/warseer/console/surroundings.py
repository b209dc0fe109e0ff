"""Reach, sight and odds in lines of text, for the terminal."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from signum.engine.questions import Choice, Option, Seat
from signum.engine.units import ThingId
from signum.warseer.bots.activation_plans import ActivationPlan, activation_plan
from signum.warseer.bots.greedy import Greedy, unlike_plans
from signum.warseer.bots.plans import plans
from signum.warseer.bots.reasons import Reasons
from signum.warseer.core.state import Creature
from signum.warseer.core.units import HexPlace
from signum.warseer.findings.position import KnownPosition, LatestPosition
from signum.warseer.findings.reach import ReachedHex, reached, threats
from signum.warseer.findings.sightlines import seen_targets
from signum.warseer.rules import Warseer
from signum.warseer.screen.notes import note
from signum.warseer.screen.screen_reader import ScreenReader
from signum.warseer.telling.telling import Telling

TOLD_ALREADY: Final = ("out-of-range", "not-seen", "not-active")
"""Refusals of an attack that distance and line tell already."""


class _Printed(ScreenReader):
    """Hexes as players type them: C4."""

    def place(self, at: HexPlace) -> str:
        return str(self.teller.names.place(at))


class Surroundings:
    """The words for one teller; it knows no more than the seat that asks."""

    def __init__(self, telling: Telling) -> None:
        self.telling = telling
        self.say = telling.say
        self._latest: dict[Seat, LatestPosition] = {}

    def position(self, seat: Seat) -> KnownPosition:
        """The position as a seat knows it."""
        if seat not in self._latest:
            self._latest[seat] = LatestPosition(self.telling.match, seat)
        return self._latest[seat].now()

    # Reach and sight.

    def reach(self, seat: Seat, id: ThingId) -> list[str]:
        """A creature: where it can go, whom it sees, and who could attack it."""
        position = self.position(seat)
        one = position.creature(id)
        if one is None:
            return []
        reader, acting = _Printed(self.telling, position.game), position.acting(id)
        lines = [f"{reader.creature(one)}."]
        hexes = list(reached(acting, id))
        lines += [
            self.say(told, hexes=self._hexes(position, some))
            for told, some in (
                ("play-reach-moves", [at for at in hexes if not at.run]),
                ("play-reach-runs", [at for at in hexes if at.run]),
            )
            if some
        ] or [self.say("play-reach-nowhere")]
        for found in seen_targets(acting, id):
            told = found.refusal is None or found.refusal.code in TOLD_ALREADY
            why = "" if told else reader.why_not(found)
            lines.append(f"{reader.target(found)}. {why}".rstrip())
        foes = [reader.name(other.id) for other in threats(position.game, one)]
        return [*lines, self.say("finding-threats", those=self.telling.names.joined(foes))] if foes else lines

    def _hexes(self, position: KnownPosition, some: Iterable[ReachedHex]) -> str:
        names: list[str] = []
        for one in some:
            name, kind = self.telling.names.place(one.at), position.game.terrain_at(one.at)
            if one.stops and not one.run and kind:
                terrain = self.say("finding-terrain", terrain=kind)
                name = self.say("play-reach-stops", hex=name, terrain=terrain)
            names.append(name)
        return ", ".join(names)

    # Odds.

    def odds(self, seat: Seat, wanted: Creature | None) -> list[str]:
        """The chances of attacks: of one creature, of the active one, or the best of each."""
        position = self.position(seat)
        choice = position.choice
        if choice is None:
            return []
        reasons = self._reasons(position)
        if wanted is None and choice.kind == "change-dice":
            return list(self._of_dice(seat, choice))
        if wanted is None and choice.kind == "act" and isinstance(choice.subject, int):
            wanted = position.creature(choice.subject)
        if wanted is not None:
            some = self._attacks(position, wanted)
        else:
            waiting = [one for one in position.game.creatures_of(seat) if not one.activated]
            some = [plan for one in waiting for plan in self._attacks(position, one)[:1]]
        return [f"{reasons.steps(plan)} {reasons.odds_of(plan)}" for plan in some]

    def note(self, seat: Seat, option: Option) -> str:
        """The forecast of an option of the open question in a few words."""
        position = self.position(seat)
        return "" if position.choice is None else note(position, self.telling, position.choice, option)

    def _reasons(self, position: KnownPosition) -> Reasons:
        rules = self.telling.match.rules
        assert isinstance(rules, Warseer)
        return Reasons(self.telling, position, Greedy("odds", rules.cards, rules=rules))

    def _attacks(self, position: KnownPosition, one: Creature) -> list[ActivationPlan]:
        """The best attack of a creature on each target, the best first."""
        found = [plan for plan in unlike_plans(list(plans(position.game, one))) if plan.target]
        planned = [activation_plan(position, one, plan) for plan in found]
        return [plan for plan in planned if plan.odds is not None]

    def _of_dice(self, seat: Seat, choice: Choice[Any]) -> Iterator[str]:
        for option in choice.options():
            told = self.note(seat, option)
            if told:
                yield f"{self.telling.option(option)}. {told}"
