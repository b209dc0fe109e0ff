"""Offers are true: the offers of a table at one moment, each taken in a twin of the game by the rules.

`make soak` plays hundreds of games; `make test` plays a few of the same.
`python -m tests.games.offers --games 20 --editions en2` plays some.

A plan is played step by step. Dice of the activation fall by chance, dice of backstabs miss, and questions
on the way are declined, as a preview assumes. A hidden tactic may break a plan: no seat knows of it.
"""

import argparse
import os
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from copy import copy
from time import process_time
from typing import Any
from unittest.mock import patch

import msgspec

from signum.classic.cards.sets import shipped
from signum.classic.chapters.cards.cards_in_play import UseCard
from signum.classic.chapters.cards.decks import start_of_duel
from signum.classic.chapters.cards.tactics import TacticRevealed
from signum.classic.chapters.combat.ranged import KINDS, Ranged
from signum.classic.chapters.combat.rolls import Rolled
from signum.classic.chapters.field.movement import MOVE, RUN, Move, Run
from signum.classic.chapters.turn.activation import Activate, Attack, Close, Fight
from signum.classic.core.dice import BULLSEYE, DIE, number
from signum.classic.core.state import Creature
from signum.classic.editions import EDITIONS
from signum.classic.findings.position import ACTING
from signum.classic.findings.reach import Contact
from signum.classic.lab.clashes import clash
from signum.classic.lab.legal_decks import legal_starter_decks
from signum.classic.odds.outcomes import accepting, declining
from signum.classic.rulebook import CLASSIC
from signum.classic.rules import Classic
from signum.classic.screen import wire as w
from signum.classic.screen.seat_findings import SeatFindings
from signum.engine.chance import Chance, seed_of
from signum.engine.questions import AnswerRefused, Choice, Option, Shuffle
from signum.engine.units import Point
from signum.players.deadline import Deadline
from signum.table.match import Match
from signum.table.wire import Refused
from tests.classic.test_odds_on_tables import agree
from tests.games.proof import EDITIONS as PRINTINGS
from tests.games.proof import keen_player
from tests.games.soak import SETS, cards_of

MOST_ANSWERS = 400
"""Answers of a game."""
EACH = 7
"""One moment in this many is looked at."""
SHOTS = {kind.attack: option for option, kind in KINDS.items()}


class Interrupted(Exception):
    """A tactic that nobody could know of came in between, or the game ended."""


@patch("signum.classic.screen.weigh.TIMEOUT", 0.1)
@patch("signum.classic.screen.weigh.monotonic", process_time)
def checked(edition: str, number: int, tally: Counter[str], *, most: int = MOST_ANSWERS) -> None:
    """One game, by its number; the offers of some of its moments are taken."""
    seed = f"offers {edition} {number}"
    chance = Chance(seed_of(seed))
    match = begun(edition, number, chance)
    player = keen_player(seed)
    for _ in range(most):
        roll(match, chance)
        seat = match.asked
        choice = None if seat is None else match.choice(seat)
        if seat is None or choice is None:
            return
        if chance.below(EACH) == 0:
            Moment(match, chance, tally, seed).check()
        match.answer(seat, player(None, choice, Deadline()))


def begun(edition: str, number: int, chance: Chance) -> Match:
    """Starter decks from the roll for the first turn, or a duel in progress, of shipped or invented cards."""
    if number % 3 == 0:
        decks = legal_starter_decks(edition)
        names = sorted(decks)
        pair = [decks[names[chance.below(len(names))]] for _ in range(2)]
        printing = EDITIONS[edition]
        return Match(Classic(printing), start_of_duel(pair, shipped(), printing))
    cards = shipped() if number % 3 == 1 else cards_of(edition, chance.below(SETS))
    rules, start = clash(edition, chance, cards)
    return Match(rules, start)


def roll(match: Match, chance: Chance | None) -> None:
    """Throw dice and shuffle cards by hand; without chance every die misses."""
    while (question := match.awaited_chance()) is not None:
        if isinstance(question, Shuffle):
            match.settle(question.items if chance is None else tuple(chance.order(question.items)))
        elif chance is None:
            match.settle(tuple([number(BULLSEYE) if one == DIE else 1 for one in question.dice]))
        else:
            match.settle(tuple([1 + chance.below(len(one.faces)) for one in question.dice]))


def findings(match: Match, seat: int) -> SeatFindings:
    """The questions that a seat may ask."""
    return CLASSIC.findings(match, seat, CLASSIC.teller(match, "en", seat, cites_rules=False))


class Twin:
    """A game that goes on from a moment by itself."""

    def __init__(self, match: Match, seat: int, chance: Chance) -> None:
        self.match = copy(match)
        self.match.run = match.run.fork()
        self.match._views = {}
        self.seat = seat
        self.chance = chance
        self.begun = len(self.match.run.game.log)

    def answer(self, option: Option) -> None:
        """The seat's answer; the rules must accept it."""
        self.match.answer(self.seat, option)

    def activated(self, creature: int) -> bool:
        """Activate a creature, dice by chance; whether it is asked for its action."""
        for policy in (declining, accepting()):
            twin = Twin(self.match, self.seat, self.chance)
            twin.answer(Activate(creature))
            if twin.until("action", creature, self.chance, policy):
                self.match = twin.match
                return True
        return False

    def until(self, kind: str, creature: int, chance: Chance | None, policy: Any = declining) -> bool:
        """Go on to a question about a creature; False if it does not come."""
        while True:
            roll(self.match, chance)
            if any(isinstance(event, TacticRevealed) for event in self.events):
                raise Interrupted
            choice = self.match.run.choice
            if choice is None or choice.kind == "turn" or self.match.finished:
                return False
            if choice.kind == kind and choice.subject == creature:
                return True
            self.match.answer(choice.seat, policy(self.match.run.game, choice))

    @property
    def events(self) -> list[Any]:
        """The events since the moment."""
        return list(self.match.run.game.log[self.begun :])

    @property
    def choice(self) -> Choice[Any]:
        """The open choice."""
        choice = self.match.run.choice
        assert choice is not None
        return choice

    def findings(self) -> SeatFindings:
        """The questions that the seat may ask now."""
        return findings(self.match, self.seat)


class Moment:
    """One moment of a game, for the seat that is asked."""

    def __init__(self, match: Match, chance: Chance, tally: Counter[str], seed: str) -> None:
        assert match.asked is not None
        choice = match.choice(match.asked)
        assert choice is not None
        self.match = match
        self.seat: int = match.asked
        self.choice = choice
        self.chance = chance
        self.tally = tally
        self.where = f"{seed}, entry {len(match.run.entries)}, {choice.kind}"
        self.findings = findings(match, self.seat)
        self.position = self.findings.position()

    def check(self) -> None:
        """All offers of this moment."""
        self.check_listed()
        self.check_asked_places()
        for creature in self.lookable():
            try:
                self.check_creature(creature)
            except Interrupted:
                self.tally["interrupted"] += 1

    def lookable(self) -> list[Creature]:
        """The creature that acts, or those that may be activated; at most two."""
        if self.choice.kind in ACTING:
            acting = self.position.creature(int(str(self.choice.subject)))
            return [] if acting is None else [acting]
        if self.choice.kind != "turn":
            return []
        own = self.position.game.creatures(self.seat)
        return self.some([one for one in own if self.choice.allows(Activate(one.id))], 3)

    def twin(self) -> Twin:
        """A game that goes on from here."""
        return Twin(self.match, self.seat, self.chance)

    # Options of the question itself.

    def check_listed(self) -> None:
        """A few of the listed options, and suggested places, are accepted and lead to a sound question."""
        options = self.choice.options()
        for offer in self.choice.offers:
            options += [one for one in list(offer.suggestions())[:8] if self.choice.allows(one)][:2]
        for option in self.some(options, 6):
            self.accepted(option)
            self.tally["listed"] += 1

    def check_asked_places(self) -> None:
        """A place that the question asks for is accepted where a try says so, with the backstabs it tells."""
        for _ in range(2):
            found = self.findings.reply(w.Try(1, "place", self.somewhere()))
            if isinstance(found, w.Way) and found.legal:
                self.accepted(found.option)
                self.tally["places"] += 1
        for card in self.findings.screen().maps:
            found = self.findings.reply(w.Try(1, card, self.somewhere(), degrees=self.chance.below(360)))
            if isinstance(found, w.Way) and found.legal:
                self.accepted(found.option)
                self.tally["terrains"] += 1

    def accepted(self, option: Option) -> Twin:
        """A twin in which this answer was given."""
        twin = self.twin()
        try:
            twin.answer(option)
            roll(twin.match, None)
        except AnswerRefused as refused:
            raise AssertionError(f"{self.where}: {option} was offered, but {refused.refusal}") from refused
        return twin

    # Creatures.

    def check_creature(self, creature: Creature) -> None:
        """Its actions, shots, contacts and tries."""
        reply = self.findings.reply(w.Look(1, creature.id))
        assert isinstance(reply, w.Reach)
        acting = self.twin()
        asked = self.choice.kind in ACTING or acting.activated(creature.id)
        if not asked:
            self.tally["does not act"] += 1
        self.check_actions(creature, reply, acting, asked=asked)
        if not asked:
            assert (reply.move, reply.run, reply.contacts) == ((), (), ()), (self.where, creature.id)
            assert not any(one.shots for one in reply.sights), (self.where, creature.id)
            return
        for sight in reply.sights:
            for attack in sight.shots:
                self.allowed(acting, SHOTS[attack](sight.creature), f"a shot of {creature.id}")
        for contact in reply.contacts:
            self.check_way(creature, acting, contact.to, contact.way, contact)
        if self.choice.kind in ("turn", "action"):
            for how in (MOVE, RUN):
                self.check_tries(creature, acting, how)

    def check_actions(self, creature: Creature, reply: w.Reach, acting: Twin, *, asked: bool) -> None:
        """The rules accept each offer, and refuse everything that was refused ahead."""
        for one in reply.actions:
            option = one.option
            if isinstance(option, Activate | UseCard):
                if not one.why:
                    self.accepted(option)
                continue
            if isinstance(option, Move | Run):
                continue
            told = f"{option} of {creature.id}"
            if not one.why:
                assert asked, (self.where, told, "it does not act")
                self.allowed(acting, option, told)
                self.tally["actions"] += 1
                if isinstance(option, Attack):
                    self.check_odds(creature, option, acting, None, "")
            elif asked and not self.is_decided_at_the_start(creature, one.why):
                assert acting.choice.explain(option) is not None, (self.where, told, one.why)

    def is_decided_at_the_start(self, creature: Creature, why: str) -> bool:
        """Whether an action is refused only until dice and answers of the activation's start are there."""
        teller = CLASSIC.teller(self.match, "en", self.seat, cites_rules=False)
        return teller.say("refusal-start-decides", creature=teller.names.spoken(creature.id)) in why

    def allowed(self, twin: Twin, option: Option, told: str) -> None:
        """The open question of a twin takes this answer."""
        why = twin.choice.explain(option)
        assert why is None, (self.where, told, why)
        assert twin.choice.allows(option), (self.where, told)

    def check_tries(self, creature: Creature, acting: Twin, how: str) -> None:
        """A creature held at places by chance."""
        for _ in range(2):
            found = self.findings.reply(w.Try(1, how, self.near(creature), creature.id))
            assert isinstance(found, w.Way), (self.where, found)
            if found.legal:
                self.check_way(creature, acting, found.to, how, found)

    def check_way(self, creature: Creature, acting: Twin, to: Point, how: str, told: Contact | w.Way) -> None:
        """A move or run is accepted; it draws these backstabs, and leads to the told contacts and attacks."""
        option: Option = Run(to) if how == RUN else Move(to)
        self.allowed(acting, option, f"{how} of {creature.id}")
        self.tally[how] += 1
        twin = Twin(acting.match, self.seat, self.chance)
        twin.answer(option)
        after = twin.until("after-moving", creature.id, None)
        where = self.where, creature.id, option
        rolled = {one.creature for one in twin.events if isinstance(one, Rolled) and one.why == "backstab"}
        # A hidden creature is asked whether it stabs.
        hidden = {one.id for one in self.position.game.creatures() if one.hidden}
        assert {*told.stabs} - hidden <= rolled <= {*told.stabs}, (where, rolled, told.stabs)
        game = twin.match.run.game
        me = game.creature(creature.id)
        if me is None or (me.x, me.y) != to:
            self.tally["moved on"] += 1
            return
        open_attacks = [one for one in twin.choice.options() if isinstance(one, Attack)] if after else []
        touched = {one.id for one in game.foes_in_contact(me)}
        if isinstance(told, Contact):
            assert told.creature in touched, where
            met = [one for one in open_attacks if isinstance(one, Close) and one.target == told.creature]
            assert [*told.attacks] == met, (where, told.attacks, met)
        else:
            assert touched == {*told.touches}, (where, touched, told.touches)
            assert [*told.attacks] == open_attacks, (where, told.attacks, open_attacks)
            shots = {SHOTS[one](sight.creature) for sight in told.sights for one in sight.shots}
            assert shots == {one for one in open_attacks if isinstance(one, Ranged)}, (where, shots)
        for attack in self.some(list(told.attacks), 2):
            self.tally["charges" if isinstance(attack, Close) else "shots after a move"] += 1
            self.check_odds(creature, attack, twin, to, how)
        # An attack that is not offered is not weighed either.
        foes = game.foes(creature.seat)
        for foe in self.some(foes, 1):
            refused = [one(foe.id) for one in (Fight, *KINDS) if one(foe.id) not in open_attacks]
            for attack in self.some(refused, 1):
                weighed = self.findings.reply(w.Weigh(1, creature.id, attack, at=to, way=how))
                assert isinstance(weighed, Refused), (where, attack, weighed)

    # Odds.

    def check_odds(self, creature: Creature, option: Any, twin: Twin, at: Point | None, how: str) -> None:
        """The forecast is that of the rules at the moment of the attack."""
        if len(self.position.acting(creature).ways) > 1:
            self.tally["odds by dice before"] += 1
            return
        before = self.findings.reply(w.Weigh(1, creature.id, option, at=at, way=how))
        then = twin.findings()
        after = then.reply(w.Weigh(1, creature.id, option))
        assert isinstance(before, w.Odds), (self.where, option, before)
        assert isinstance(after, w.Odds), (self.where, option, after)
        if before.chosen is None or after.chosen is None:
            self.tally["odds given up"] += 1
            return
        assert msgspec.to_builtins(before.chosen) == msgspec.to_builtins(after.chosen), (
            self.where,
            creature.id,
            option,
            before.chosen,
            after.chosen,
        )
        self.tally["odds"] += 1
        if self.chance.below(3) == 0:
            self.tally["odds as played"] += agree(then.position().game, creature.id, option)

    # Chance.

    def some(self, things: list[Any], most: int) -> list[Any]:
        """Some of these by chance."""
        left = list(things)
        return [left.pop(self.chance.below(len(left))) for _ in range(min(most, len(left)))]

    def somewhere(self) -> Point:
        """A place by chance, or one that is suggested."""
        x, y = (self.chance.below(60_000) for _ in range(2))
        return x, y

    def near(self, creature: Creature) -> Point:
        """A place near a creature, or near another one."""
        others = self.position.game.creatures()
        about = creature if self.chance.below(2) else others[self.chance.below(len(others))]
        dx, dy = (self.chance.below(24_000) - 12_000 for _ in range(2))
        return about.x + dx, about.y + dy


# Many games.


def batch(edition: str, number: int) -> tuple[Counter[str], list[str]]:
    """One game, and what went wrong in it."""
    tally: Counter[str] = Counter()
    try:
        checked(edition, number, tally)
    except Exception as error:
        return tally, [f"{edition} {number}: {type(error).__name__}: {str(error)[:500]}"]
    return tally, []


def main(words: Sequence[str]) -> int:
    """Play, print what was offered and taken; the answer is 1 where an offer was false."""
    parser = argparse.ArgumentParser(prog="offers")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--editions", nargs="*", default=PRINTINGS)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args(words)
    failed = 0
    with ProcessPoolExecutor(options.jobs) as pool:
        for edition in options.editions:
            total: Counter[str] = Counter()
            for tally, wrong in pool.map(batch, [edition] * options.games, range(options.games)):
                total.update(tally)
                failed += len(wrong)
                print("\n".join(wrong), end="\n" * bool(wrong), flush=True)
            taken = ", ".join([f"{name} {count}" for name, count in total.most_common()])
            print(f"{edition}: {options.games} games, offers taken: {taken}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
