"""Every way in which a fight can end, found by playing it: all dice by hand, through the whole engine."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations_with_replacement, product
from math import factorial, prod
from typing import TypeAlias

from signum.classic.activation import Activate, Fight, StrikeMagically
from signum.classic.damage import Eliminated, Hurt
from signum.classic.dice import AXE, AXE_OR_SHIELD, BULLSEYE, FACES, SHIELD, SHIELD_ONLY, number
from signum.classic.editions import EDITIONS
from signum.classic.melee import Split
from signum.classic.odds import Ending, Harm
from signum.classic.rolls import Reroll
from signum.classic.rules import Classic, Duel
from signum.classic.state import ACTIVATION, CHARACTER, Creature, Held, Player, State
from signum.engine.confirming import Yes
from signum.engine.questions import Choice, Option, Roll
from signum.engine.run import Run

Played: TypeAlias = Run[State, Duel]
Throws: TypeAlias = Iterator[tuple[tuple[int, ...], int]]
NUMBERS = tuple(number(face) for face in FACES)
ATTACKER = 1
DEFENDER = 2


def fighter(
    id: int,
    strength: int,
    health: int,
    *held: Held,
    wounds: int = 0,
    armour: int = 0,
    melees_suffered: int = 0,
    kind: str = CHARACTER,
) -> Creature:
    """The attacker (1, first seat), the defender (2, second seat), or somebody who stands by."""
    return Creature(
        id=id,
        card=f"creature-{id}",
        type=kind,
        owner=(id - 1) % 2,
        seat=(id - 1) % 2,
        x=3200 * id,
        y=0,
        base=3200,
        strength=strength,
        health=health,
        held=held,
        wounds=wounds,
        armour=armour,
        melees_suffered=melees_suffered,
    )


def duel(*creatures: Creature, edition: str = "en2") -> Duel:
    """A game in the first seat's activation phase, with these in a row."""
    state = State([Player(), Player()], {one.id: one for one in creatures}, turn=1, phase=ACTIVATION)
    return Classic(EDITIONS[edition]).game(state)


def every_throw(dice: int) -> Throws:
    """All the throws of so many dice, one by one."""
    for numbers in product(NUMBERS, repeat=dice):
        yield numbers, 1


def unlike_throws(dice: int) -> Throws:
    """The throws that differ in more than the order of the dice, and in how many orders each can fall."""
    for numbers in combinations_with_replacement(NUMBERS, dice):
        yield numbers, factorial(dice) // prod(factorial(numbers.count(one)) for one in NUMBERS)


class Enumeration:
    """A fight played to all its ends."""

    def __init__(self, game: Duel, fight: Option, ours: Split, theirs: Split, *, ordered: bool) -> None:
        self.before = game.state.copy()
        self.splits = {0: ours, 1: theirs}
        self.ordered = ordered
        self.found: list[tuple[Ending, int, int]] = []
        """How it ended, in how many orders of the dice, and how many dice that were."""
        self.offered: dict[int, list[Option]] = {}
        """The splits among which each seat had to choose."""
        self.run: Played = Run(Classic(game.edition), game.state.copy(), None)
        self.run.answer(0, Activate(ATTACKER))
        self.run.answer(0, fight)
        self._play_on(1, 0)

    def chances(self) -> dict[Ending, Fraction]:
        """Every ending with its probability."""
        total = 3 ** max(dice for _, _, dice in self.found)
        weights: dict[Ending, int] = {}
        for ending, count, dice in self.found:
            weights[ending] = weights.get(ending, 0) + count * (total // 3**dice)
        return {ending: Fraction(weight, total) for ending, weight in weights.items()}

    def _play_on(self, count: int, dice: int) -> None:
        run = self.run
        while isinstance(choice := run.question, Choice) and choice.kind != "turn":
            run.answer(choice.seat, self._answer(choice))
        if not isinstance(run.question, Roll):
            self.found.append((self._ending(), count, dice))
            return
        thrown = run.question.count
        entries = len(run.entries)
        for numbers, orders in every_throw(thrown) if self.ordered else unlike_throws(thrown):
            if len(run.entries) > entries:
                run.rewind(entries)
            run.settle(numbers)
            self._play_on(count * orders, dice + thrown)

    def _answer(self, choice: Choice[Option]) -> Option:
        if choice.kind == "split":
            self.offered[choice.seat] = choice.options()
            return self.splits[choice.seat]
        if choice.kind == "reroll":
            return self._failed_dice(choice)
        return Yes()

    def _failed_dice(self, choice: Choice[Option]) -> Reroll:
        """As many dice as may be rerolled of those that failed."""
        about = choice.about
        creature = self.run.game.state.creatures[int(str(about["creature"]))]
        unbroken = any(one.ability == "A-FORTITUDE" for one in creature.held)
        attacking = AXE_OR_SHIELD if unbroken or not creature.wounds else SHIELD_ONLY
        good = attacking if about["why"] == "attack" else SHIELD_ONLY
        thrown = about["faces"]
        assert isinstance(thrown, list)
        failed = [face for face in thrown if face not in good][: int(str(about["limit"]))]
        return Reroll(failed.count(BULLSEYE), failed.count(AXE), failed.count(SHIELD))

    def _ending(self) -> Ending:
        return Ending(self._harm(ATTACKER), self._harm(DEFENDER))

    def _harm(self, id: int) -> Harm:
        log = self.run.game.log
        hurts = [event for event in log if isinstance(event, Hurt) and event.creature == id]
        dead = any(isinstance(event, Eliminated) and event.creature == id for event in log)
        before = self.before.creatures[id]
        more_health = sum(one.x for one in before.held if one.ability == "health")
        return Harm(
            damage=sum(hurt.damage for hurt in hurts),
            armour=sum(hurt.armour for hurt in hurts),
            wounds=sum(hurt.wounds for hurt in hurts),
            lost=(before.health + more_health if dead else self.run.game.state.creatures[id].wounds)
            - before.wounds,
            dead=dead,
        )


def melee_endings(game: Duel, ours: Split, theirs: Split, *, ordered: bool = False) -> Enumeration:
    """All the ends of a melee with these splits."""
    return Enumeration(game, Fight(DEFENDER), ours, theirs, ordered=ordered)


def magical_endings(game: Duel) -> Enumeration:
    """All the ends of a magical strike."""
    return Enumeration(game, StrikeMagically(DEFENDER), Split(0, 0), Split(0, 0), ordered=True)
