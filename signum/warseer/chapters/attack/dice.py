"""The dice of an attack: which are rolled, and how players change them (W-ATK-03, -04, W-DIC-03)."""

from collections.abc import Iterable, Sequence
from itertools import combinations

from signum.engine.dice import Face, shown
from signum.engine.question_shapes import QuestionShape, Secrecy
from signum.engine.questions import Choice, Option, Procedure, Refusal, Seat, choose
from signum.engine.records import replaced
from signum.engine.throwing import throw_dice
from signum.engine.units import Count
from signum.warseer.chapters.attack.events import DiceChanged, DiceRolled
from signum.warseer.core.dice import BLUE, CRIT, MOST, RED, YELLOW, dice
from signum.warseer.core.game import Game
from signum.warseer.core.state import Attack, Creature
from signum.warseer.core.units import DiceNames
from signum.warseer.core.values import added_dice, dulls_dice, led_dice, rerolls


class KeepDice(Option, frozen=True):
    """Roll these dice and leave the others."""

    dice: DiceNames


class RerollDice(Option, frozen=True):
    """Roll these dice again, by their places from 1."""

    dice: tuple[Count, ...]


class LeaveDice(Option, frozen=True):
    """Change nothing now."""


def in_order(option: Option) -> Option:
    """Dice are named in any order."""
    if isinstance(option, KeepDice | RerollDice):
        return replaced(option, dice=tuple(sorted(option.dice)))
    return option


def why_not_dice(
    option: Option, offered: Sequence[Option], kind: str, cites: tuple[str, ...]
) -> Refusal | None:
    """Why this answer is none of those that are offered, in whatever order it names the dice."""
    return None if in_order(option) in offered else Refusal("not-offered", cites, {"choice": kind})


def all_dice(game: Game, attack: Attack, one: Creature, target: Creature, printed: DiceNames) -> DiceNames:
    """W-ATK-03: first add, then change."""
    added = game.value(added_dice, one, target) + game.value(led_dice, one, target) + attack.bonus
    return dulled(game, one, target, printed + added)


def dulled(game: Game, one: Creature, target: Creature, colours: DiceNames) -> DiceNames:
    """K-DIFFICULT-TARGET: red and blue dice become yellow."""
    if not game.value(dulls_dice, target, one):
        return colours
    return tuple([YELLOW if die in (RED, BLUE) else die for die in colours])


def picked_dice(seat: Seat, colours: DiceNames, attacker: int, most: int = MOST) -> Procedure[DiceNames]:
    """W-DIC-03: of more than six dice in all the attacking player picks those that are rolled."""
    if len(colours) <= most:
        return colours
    some = [
        KeepDice(one) for one in dict.fromkeys([tuple(sorted(one)) for one in combinations(colours, most)])
    ]
    choice = Choice(
        seat,
        "pick-dice",
        some,
        shape=QuestionShape.LIST,
        secrecy=Secrecy.PUBLIC,
        subject=attacker,
        cites=("W-DIC-03",),
        check=lambda option: why_not_dice(option, some, "pick-dice", ("W-DIC-03",)),
        about={"limit": most},
    )
    return tuple(sorted((yield from choose(choice)).dice))


def thrown(game: Game, seat: Seat, colours: Iterable[str], why: str) -> Procedure[tuple[Face, ...]]:
    """Dice by their colours, as they fall."""
    some = dice(colours)
    return shown(some, (yield from throw_dice(game, seat, some, why=why)))


def roll_attack(game: Game, one: Creature, attack: Attack, colours: DiceNames) -> Procedure[None]:
    """W-ATK-03."""
    faces = yield from thrown(game, one.seat, colours, "attack")
    target = game.creature(attack.target)
    cites: tuple[str, ...] = ()
    if not attack.special and target is not None:
        cites += game.sources(added_dice, one, target) + game.sources(led_dice, one, target)
        cites += game.sources(dulls_dice, target, one)
    yield from game.happen(DiceRolled(attack.attacker, attack.target, colours, faces, because=cites))


# Step 2.


def change_dice(game: Game, attack: Attack) -> Procedure[None]:
    """W-ATK-04: attacker first, players by turns use any effects or pass, until all have passed in a row."""
    attacker = game.creature(attack.attacker)
    if attacker is None:
        return
    seats = game.seating.following[attacker.seat]
    passed = 0
    while passed < len(seats):
        for seat in seats:
            acted = False
            while (yield from _change_of(game, attack, seat)):
                acted = True
            passed = 0 if acted else passed + 1
            if passed >= len(seats):
                break


def _change_of(game: Game, attack: Attack, seat: Seat) -> Procedure[bool]:
    """One use of a player; whether there was one."""
    attacker = game.creature(attack.attacker)
    if attacker is None:
        return False
    own = own_rerolls(game, attack, attacker, seat)
    secret = game.may_hold_dice_answer(seat)
    cards = game.dice_answers(seat)
    if not own and not cards and not secret:
        return False
    options = [*own, *cards, LeaveDice()]
    allowed = game.sources(rerolls, attacker, game.creature(attack.target)) if own else ()
    choice: Choice[Option] = Choice(
        seat,
        "change-dice",
        options,
        shape=QuestionShape.DICE,
        secrecy=Secrecy.SECRET if secret else Secrecy.PUBLIC,
        always=True,
        subject=attack.attacker,
        cites=("W-ATK-04", *allowed),
        check=lambda option: why_not_dice(option, options, "change-dice", ("W-ATK-04",)),
        about={"target": attack.target},
    )
    picked = in_order((yield from choose(choice)))
    if isinstance(picked, LeaveDice):
        return False
    if isinstance(picked, RerollDice):
        yield from reroll(game, attack, seat, picked.dice, OWN_REROLL, allowed)
    else:
        yield from game.answer_dice(seat, picked)
    return True


OWN_REROLL = "own-reroll"


def own_rerolls(game: Game, attack: Attack, attacker: Creature, seat: Seat) -> list[Option]:
    """K-ATTACK-MASTER: up to X dice that show no crit, once an attack."""
    if seat != attacker.seat or OWN_REROLL in attack.used:
        return []
    most = game.value(rerolls, attacker, game.creature(attack.target))
    open_dice = [at for at in open_to(attack, seat) if attack.rolled[at - 1].face != CRIT]
    return [
        RerollDice(some)
        for count in range(1, min(most, len(open_dice)) + 1)
        for some in combinations(open_dice, count)
    ]


def open_to(attack: Attack, seat: Seat) -> list[int]:
    """The dice, by their places, that a player may still change."""
    return [at for at, die in enumerate(attack.rolled, 1) if not die.extra and seat not in die.touched]


def reroll(
    game: Game, attack: Attack, seat: Seat, some: tuple[int, ...], effect: str, cites: tuple[str, ...]
) -> Procedure[None]:
    """Roll some dice again."""
    colours = [attack.rolled[at - 1].die for at in some]
    faces = yield from thrown(game, seat, colours, "reroll")
    yield from game.happen(
        DiceChanged(attack.attacker, attack.target, seat, effect, some, faces, because=cites)
    )
