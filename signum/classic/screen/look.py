"""Looking at a creature: its area, its contacts, its sight, its shots, and all its actions."""

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

from signum.classic.chapters.cards.cards_in_play import UseCard
from signum.classic.chapters.field.movement import MOVE, RUN, Run
from signum.classic.chapters.turn.activation import Activate, refused_in_activation
from signum.classic.core.game import Game
from signum.classic.core.state import Creature
from signum.classic.findings.actions import candidates, possible
from signum.classic.findings.departures import stabbers_on_leaving
from signum.classic.findings.position import ACTING, KnownPosition
from signum.classic.findings.reach import farthest
from signum.classic.findings.rehearsal import NOTHING_TO_DO
from signum.classic.screen.screen_reader import ScreenReader
from signum.classic.screen.wire import Look, Reach, Sight, shown_sight
from signum.classic.telling.telling import Telling
from signum.engine.questions import Choice, Option, Refusal
from signum.table.wire import Refused, Shown

Reason: TypeAlias = tuple[str, tuple[str, ...]]
"""The reason in words, and its rules."""


def look(position: KnownPosition, telling: Telling, wanted: Look) -> Reach | Refused:
    """The reply."""
    creature = position.creature(wanted.creature)
    if creature is None:
        return nobody(telling, wanted.number)
    return Looking(position, telling, creature).reply(wanted.number)


def nobody(telling: Telling, number: int) -> Refused:
    """There is no such creature on the field."""
    return Refused(number, "finding-nobody", telling.say("finding-nobody"))


def not_now(position: KnownPosition, telling: Telling, creature: Creature) -> Reason | None:
    """The reason why nothing can be done with a creature now; None if it could be activated."""
    if position.seat is None:
        return telling.say("server-only-watching"), ()
    refusal = position.match.explain(position.seat, Activate(creature.id))
    return None if refusal is None else (telling.refusal(refusal), refusal.cites)


class Looking:
    """One creature that is looked at."""

    def __init__(self, position: KnownPosition, telling: Telling, me: Creature) -> None:
        self.position = position
        self.telling = telling
        self.me = me
        self.acting = position.acting(me)
        self.then: tuple[Game, Creature] = position.acting_game(me)
        """The game in which it acts, and the creature there."""
        self.reader = ScreenReader(telling, position.game)

    def reply(self, number: int) -> Reach:
        """All of it."""
        me, position = self.me, self.position
        moves, runs = (position.may_go(me, how) is None for how in (MOVE, RUN))
        sights = position.sights(me)
        touchable = tuple(position.contacts(me))
        leaving = tuple(stabbers_on_leaving(*self.then) or ()) if moves else ()
        actions = tuple(self.actions())
        told = tuple([shown_sight(one, self.reader.sight(me, one, touchable)) for one in sights])
        return Reach(
            number=number,
            creature=me.id,
            position=position.number,
            move=position.region(me, MOVE) if moves else (),
            run=position.region(me, RUN) if runs else (),
            move_limit=position.area(me, MOVE).limit if moves else 0,
            run_limit=position.area(me, RUN).limit if runs else 0,
            sights=told,
            contacts=touchable,
            leaving=leaving,
            actions=actions,
            words=self._words(actions, leaving, told),
        )

    # Actions.

    def actions(self) -> Iterator[Shown]:
        """All actions in words, with the reason if refused: that of the moment, or that of the rules."""
        me, position = self.me, self.position
        game, then = self.then
        running = self._running()
        why_not = None if running is not None else not_now(position, self.telling, me)
        for option in candidates(game, then, position.choice, running):
            limit = farthest(game, then, RUN if isinstance(option, Run) else MOVE)
            words = self.reader.action(me, option, limit)
            if why_not is not None:
                yield Shown(option, words, *why_not)
                continue
            refusal = possible(option, self._refused(option, running))
            if refusal is None:
                yield Shown(option, words)
            else:
                yield Shown(option, words, self.reader.why_not(me, option, refusal), refusal.cites)
        if why_not is None and self.acting.refusal is not None:
            yield Shown(Activate(me.id), self.telling.option(Activate(me.id)))

    def _running(self) -> Choice[Any] | None:
        """The open choice about this creature, if there is one."""
        choice = self.position.choice
        if choice is None or choice.kind not in ACTING or choice.subject != self.me.id:
            return None
        return choice

    def _refused(self, option: Option, running: Choice[Any] | None) -> Refusal | None:
        """The refusal of the open choice; or of the rules once it is activated."""
        if running is not None:
            return running.explain(option)
        asked = self.position.choice
        if asked is not None and isinstance(option, UseCard):
            return asked.explain(option)
        why = self.acting.explain(option)
        if why is not None and why.code == NOTHING_TO_DO:
            return refused_in_activation(*self.then, option) or why
        return why

    def _words(self, actions: Sequence[Shown], leaving: Sequence[int], sights: Sequence[Sight]) -> str:
        """Its name and place, its actions, its encounters: enemies first, the nearest first."""
        reader, me = self.reader, self.me
        state = "finding-can-act" if any(not one.why for one in actions) else ""
        state = "finding-has-acted" if not state and me.activated else state
        head = reader.creature(me) + (f", {reader.say(state)}" if state else "")
        parts = [f"{head}. {reader.place(me)}", reader.actions(me, actions)]
        if leaving:
            parts.append(reader.say("finding-leaving", those=reader.several(leaving)))
        seats = {one.id: one.seat for one in self.position.game.creatures()}
        order = sorted(sights, key=lambda one: seats[one.creature] == me.seat)
        return " ".join([*parts, *[one.words for one in order]])
