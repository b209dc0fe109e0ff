"""Every way in which something can end, found by playing it: all dice by hand, through the rules themselves.

It does not use the odds: the succeeding faces are written here once more.
"""

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from itertools import combinations_with_replacement, product
from math import factorial, inf, prod
from typing import Any, TypeAlias

from signum.classic.chapters.combat.damage import Eliminated, Hurt
from signum.classic.chapters.combat.melee import melee, strike_magically
from signum.classic.chapters.combat.ranged import MAGIC, SHOT, THROW, Kind, shoot
from signum.classic.chapters.combat.rolls import Reroll
from signum.classic.composed_game import ClassicGame
from signum.classic.core.dice import AXE, AXE_OR_SHIELD, BULLSEYE, FACES, SHIELD, SHIELD_ONLY, number
from signum.classic.core.game import Game
from signum.classic.core.state import ACTIVATION, CHARACTER, Creature, Held, PlayerState, State
from signum.classic.core.values import health
from signum.classic.editions import EDITIONS
from signum.classic.odds.harm import Ending, Harm
from signum.classic.rules import Classic
from signum.engine.confirming import No, Yes
from signum.engine.enumeration import TooManyWays
from signum.engine.game import Ended
from signum.engine.questions import Choice, Option, Procedure, Roll, Shuffle

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
    """The attacker (1, first seat), the defender (2, second seat), or a bystander."""
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


def duel(*creatures: Creature, edition: str = "en2") -> ClassicGame:
    """A game in the first seat's activation phase, with these in a row."""
    state = State(
        [PlayerState(), PlayerState()], {one.id: one for one in creatures}, turn=1, phase=ACTIVATION
    )
    return Classic(EDITIONS[edition]).game(state)


def every_throw(dice: int) -> Throws:
    """All throws of this many dice, one by one."""
    for numbers in product(NUMBERS, repeat=dice):
        yield numbers, 1


def unlike_throws(dice: int) -> Throws:
    """The throws that differ in more than the order of the dice, and in how many orders each can fall."""
    for numbers in combinations_with_replacement(NUMBERS, dice):
        yield numbers, factorial(dice) // prod(factorial(numbers.count(one)) for one in NUMBERS)


class Playing:
    """A procedure that is played to all its ends."""

    def __init__(
        self,
        game: Game,
        start: Callable[[Game], Procedure[Any]],
        *,
        ordered: bool = False,
        most: float = inf,
    ) -> None:
        self.game = game
        self.start = start
        self.ordered = ordered
        self.most = most
        """The number of ends past which it gives up with TooManyWays."""
        self.offered: dict[int, list[Option]] = {}
        """The splits among which each seat had to choose."""
        self.ends: list[tuple[Fraction, Game, Any]] = []

    def play(self) -> "Playing":
        """All of them."""
        waiting: list[tuple[tuple[tuple[int, ...], ...], Fraction]] = [((), Fraction(1))]
        while waiting:
            if len(self.ends) + len(waiting) > self.most:
                raise TooManyWays
            throws, chance = waiting.pop()
            there = self.game.copy()
            dice, answer = self._carried_out(there, list(throws))
            if dice:
                alike = every_throw(dice) if self.ordered else unlike_throws(dice)
                waiting += [((*throws, one), chance * orders / 3**dice) for one, orders in alike]
            else:
                self.ends.append((chance, there, answer))
        return self

    def chances(self, read: Callable[[Game, Any], Any]) -> dict[Any, Fraction]:
        """The values read from the ends, with their probabilities."""
        found: dict[Any, Fraction] = {}
        for chance, there, answer in self.ends:
            key = read(there, answer)
            found[key] = found.get(key, Fraction(0)) + chance
        return found

    def _carried_out(self, there: Game, throws: list[tuple[int, ...]]) -> tuple[int, Any]:
        procedure = self.start(there)
        answer: Any = None
        try:
            while True:
                question = procedure.send(answer)
                if isinstance(question, Roll):
                    if not throws:
                        procedure.close()
                        return question.count, None
                    answer = throws.pop(0)
                elif isinstance(question, Shuffle):
                    answer = question.items
                else:
                    answer = self.answer(there, question)
                    assert question.explain(answer) is None
        except StopIteration as over:
            return 0, over.value
        except Ended:
            return 0, None

    def answer(self, there: Game, choice: Choice[Any]) -> Option:
        """Accept offers and suggested places, and reroll failed dice; no attack follows a kill."""
        if choice.kind == "reroll":
            return self._failed_dice(there, choice)
        if choice.kind == "persecution":
            return No()
        options: list[Option] = choice.options()
        if Yes() in options:
            return Yes()
        places = [one for offer in choice.offers for one in offer.suggestions()]
        return next((one for one in places if choice.allows(one)), None) or options[0]

    def _failed_dice(self, there: Game, choice: Choice[Any]) -> Reroll:
        """As many dice as may be rerolled of those that failed; of an opponent's, those that succeeded."""
        about: Mapping[str, Any] = choice.about
        creature = there.state.creatures[about["creature"]]
        good = self.good(there, creature, about["why"])
        opposed = there.hostile[choice.seat][creature.seat]
        failed = [face for face in about["faces"] if (face in good) == opposed][: about["limit"]]
        return Reroll(failed.count(BULLSEYE), failed.count(AXE), failed.count(SHIELD))

    def good(self, there: Game, creature: Creature, why: str) -> frozenset[str]:
        """The faces that succeed."""
        return SHIELD_ONLY


class Attack(Playing):
    """An attack from its declaration to its end, with splits by their place among those that are open."""

    def __init__(
        self,
        game: Game,
        start: Callable[[Game, Creature, Creature], Procedure[Any]],
        *,
        picks: tuple[int, int] = (0, 0),
        faces: frozenset[str] | None = None,
        ordered: bool = False,
        pair: tuple[int, int] = (ATTACKER, DEFENDER),
        most: float = inf,
    ) -> None:
        super().__init__(
            game,
            lambda there: start(there, *[there.state.creatures[id] for id in pair]),
            ordered=ordered,
            most=most,
        )
        self.pair = pair
        self.picks = picks
        self.faces = faces
        self.play()

    def endings(self) -> dict[Ending, Fraction]:
        """Every ending with its probability."""
        return self.chances(lambda there, _: Ending(*[self._harm(there, id) for id in self.pair]))

    def answer(self, there: Game, choice: Choice[Any]) -> Option:
        """A split by its place."""
        if choice.kind != "split":
            return super().answer(there, choice)
        options: list[Option] = choice.options()
        self.offered[choice.seat] = options
        return options[self.picks[choice.seat] % len(options)]

    def good(self, there: Game, creature: Creature, why: str) -> frozenset[str]:
        """Axes and shields, for wounded creatures only shields; for a shot its own faces; shields defend."""
        if why != "attack":
            return SHIELD_ONLY
        if self.faces is not None:
            return self.faces
        unbroken = any(one.ability == "A-FORTITUDE" for one in creature.held)
        return AXE_OR_SHIELD if unbroken or not creature.wounds else SHIELD_ONLY

    def _harm(self, there: Game, id: int) -> Harm:
        hurts = [event for event in there.log if isinstance(event, Hurt) and event.creature == id]
        dead = any(isinstance(event, Eliminated) and event.creature == id for event in there.log)
        before = self.game.state.creatures[id]
        left = self.game.value(health, before) - before.wounds
        wounds = sum(hurt.wounds for hurt in hurts)
        now = there.creature(id)  # a text may have taken it off the field, without its fall
        return Harm(
            damage=sum(hurt.damage for hurt in hurts),
            armour=sum(hurt.armour for hurt in hurts),
            wounds=wounds,
            lost=left if dead else wounds if now is None else now.wounds - before.wounds,
            dead=dead,
            relics=sum(hurt.relics for hurt in hurts),
        )


def melee_endings(game: Game, picks: tuple[int, int] = (0, 0), *, ordered: bool = False) -> Attack:
    """All the ends of a melee with splits by their place among the open ones, most attack dice first."""
    return Attack(game, melee, picks=picks, ordered=ordered)


def magical_endings(game: Game) -> Attack:
    """All the ends of a magical strike."""
    return Attack(game, strike_magically)


FACES_OF: dict[str, frozenset[str]] = {
    SHOT.attack: frozenset({BULLSEYE}),
    THROW.attack: frozenset({AXE, SHIELD}),
    MAGIC.attack: frozenset({BULLSEYE}),
}


def shot_endings(
    game: Game, kind: Kind, pair: tuple[int, int] = (ATTACKER, DEFENDER), most: float = inf
) -> Attack:
    """All the ends of a ranged attack."""
    return Attack(
        game,
        lambda there, me, foe: shoot(there, me, foe, kind),
        faces=FACES_OF[kind.attack],
        pair=pair,
        most=most,
    )
