"""Quick answers to every question: for a player's small decisions, and for looking ahead."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from signum.engine.confirming import No, Yes
from signum.engine.questions import Choice, Option
from signum.engine.units import ThingId
from signum.warseer.bots.plans import best_plan
from signum.warseer.bots.stepping import stepping
from signum.warseer.bots.worth import WEIGHTS, Weights, card_worth, price_of_loss, worth
from signum.warseer.chapters.activation import AttackIt, Pass, UseOn
from signum.warseer.chapters.attack.dice import KeepDice, LeaveDice, RerollDice
from signum.warseer.chapters.attack.steps import Slash
from signum.warseer.chapters.feats import NoFeat, PlayFeat, face
from signum.warseer.chapters.harm import Protect
from signum.warseer.chapters.moving import stops
from signum.warseer.chapters.placing import PlaceAt, StayThere
from signum.warseer.chapters.playing import Enchant
from signum.warseer.chapters.reviving import Raise
from signum.warseer.chapters.setup import ReturnCards
from signum.warseer.chapters.tactics import NoTactic, PlayTactic
from signum.warseer.composed_game import WarseerGame
from signum.warseer.core.dice import BLANK, CRIT, DICE, HIT
from signum.warseer.core.state import Creature
from signum.warseer.core.units import HexPlace
from signum.warseer.core.values import health_left
from signum.warseer.effects.targets import NoMore, PickTarget
from signum.warseer.effects.verbs.cards import PickCard
from signum.warseer.odds.attacks import lying_odds

Liking: TypeAlias = Callable[[Option], float]


def quick_answer(game: WarseerGame, choice: Choice[Any], weights: Weights = WEIGHTS) -> Option:
    """A sensible option, found without looking ahead."""
    options = choice.options()
    if len(options) == 1:
        only: Option = options[0]
        return only
    best: Option = max(options, key=liking_of(game, choice, weights))
    return best


def liking_of(game: WarseerGame, choice: Choice[Any], weights: Weights = WEIGHTS) -> Liking:
    """How good an option of a choice looks; more is better."""
    if choice.kind == "act":
        return _act(game, choice, weights)
    maker = BY_KIND.get(choice.kind)
    return maker(game, choice) if maker is not None else usual(game, choice)


def usual(game: WarseerGame, choice: Choice[Any]) -> Liking:
    """Good things for one's own creatures, bad ones for opponents', and offers are accepted."""

    def liking(option: Option) -> float:
        match option:
            case Yes():
                return 1.0
            case No() | NoMore() | NoTactic() | NoFeat() | StayThere() | Pass() | LeaveDice():
                return 0.0
            case PickTarget(creature) | Enchant(creature):
                return 1.0 + _as_target(game, choice.seat, creature)
            case Slash(creature):
                return 1.0 + _as_target(game, choice.seat, creature)
            case PickCard(card):
                return card_worth(game, card) * (-1 if choice.kind == "discard" else 1)
            case PlayFeat(feat):
                return float(face(game, feat).points)
            case Raise(card):
                return 1.0 + card_worth(game, card)
            case ReturnCards(cards):
                return sum([_too_dear(game, card) for card in cards])
            case KeepDice(dice):
                return float(sum([sum([one != BLANK for one in DICE[die].faces]) for die in dice]))
            case _:
                return 0.5

    return liking


def _as_target(game: WarseerGame, seat: int, creature: ThingId) -> float:
    """How good a creature is as a target: opponents near their end, own ones that are hurt."""
    one = game.creature(creature)
    if one is None:
        return 0.0
    if game.hostile(seat, one.seat):
        return price_of_loss(game, one) / max(1, health_left(game, one))
    return 0.3 * one.wounds + 0.1 * worth(game, one)


def _too_dear(game: WarseerGame, card: str) -> float:
    """Cards that cannot be played soon go back first."""
    return float(max(0, game.card(card).cost - 2))


# Places.


def _place(game: WarseerGame, choice: Choice[Any]) -> Liking:
    one = game.creature(choice.subject) if isinstance(choice.subject, int) else None

    def liking(option: Option) -> float:
        if not isinstance(option, PlaceAt):
            return 0.0
        if one is not None and game.hostile(choice.seat, one.seat):
            return _worst_for(game, choice.seat, option.at)
        return 5.0 - _nearest_enemy(game, choice.seat, option.at) * 0.3

    return liking


def _worst_for(game: WarseerGame, seat: int, at: HexPlace) -> float:
    """For an opponent: difficult ground, then among our creatures, far from our hero."""
    beside = [one for one in game.allied(seat) if game.ground.distance(one.at, at) == 1]
    hero = game.hero_of(seat)
    far = 0 if hero is None else game.ground.distance(hero.at, at)
    return 3.0 * stops(game, at) + 0.4 * len(beside) + 0.1 * far + 1.0


def _nearest_enemy(game: WarseerGame, seat: int, at: HexPlace) -> int:
    return min([game.ground.distance(one.at, at) for one in game.opposing(seat)], default=6)


def _hero_place(game: WarseerGame, choice: Choice[Any]) -> Liking:
    """In the middle of the zone."""
    places = [option.at for option in choice.candidates if isinstance(option, PlaceAt)]
    middle = sum([at[1] for at in places]) / max(1, len(places))

    def liking(option: Option) -> float:
        if not isinstance(option, PlaceAt):
            return 0.0
        return -abs(option.at[1] - middle) - 2 * stops(game, option.at)

    return liking


# Dice.


def _dice(game: WarseerGame, choice: Choice[Any]) -> Liking:
    """Dice of our attacks are rerolled for harm, dice of attacks on us against it."""
    attack = game.attack
    attacker = None if attack is None else game.creature(attack.attacker)
    ours = attacker is not None and not game.hostile(choice.seat, attacker.seat)
    harm = _harm_of(game, ours)

    def liking(option: Option) -> float:
        if isinstance(option, RerollDice) and attack is not None:
            return 1.0 + harm(option.dice) - harm(())
        if isinstance(option, LeaveDice):
            return 1.0
        return 1.5 if ours and attack is not None and any(one.face == BLANK for one in attack.rolled) else 0.5

    return liking


def _harm_of(game: WarseerGame, ours: bool) -> Callable[[tuple[int, ...]], float]:
    """The worth of rerolling dice at these places, by exact odds; by their faces where texts decide."""
    attack = game.attack
    sign = 1.0 if ours else -1.0

    def by_odds(rerolled: tuple[int, ...]) -> float:
        assert attack is not None
        ends = lying_odds(game, attack, rerolled)
        if ends is None:
            return by_faces(rerolled)
        kill, wounds = ends.chance(lambda end: end.dead), ends.expected(lambda end: end.wounds)
        return sign * (5.0 * float(kill) + float(wounds) + 0.2 * float(ends.chance(lambda end: end.pushed)))

    def by_faces(rerolled: tuple[int, ...]) -> float:
        assert attack is not None
        shown = [attack.rolled[at - 1].face for at in rerolled]
        return sign * (
            sum([one == BLANK for one in shown]) - 2.0 * sum([one in (CRIT, HIT) for one in shown])
        )

    return by_odds


# Activations.


def _act(game: WarseerGame, choice: Choice[Any], weights: Weights) -> Liking:
    one = game.creature(choice.subject) if isinstance(choice.subject, int) else None
    wanted = Pass() if one is None else best_plan(game, one, weights).first

    def liking(option: Option) -> float:
        if option == wanted:
            return 2.0
        match option:
            case PlayFeat():
                return 9.0
            case UseOn(_, target):
                return 2.5 if one is not None and _useful(game, one, target) else 0.2
            case AttackIt():
                return 0.5
            case _:
                return 0.0 if not isinstance(option, Pass) else 0.1

    return liking


def _useful(game: WarseerGame, one: Creature, target: ThingId) -> bool:
    """Whether a special ability on a creature beats the best plan: healing much, or nobody to attack."""
    other = game.creature(target)
    if other is None:
        return False
    plan = best_plan(game, one)
    if game.hostile(one.seat, other.seat):
        return not plan.target
    return other.wounds >= 2 and (plan.odds is None or plan.odds.kill < 0.3)


def _skip(game: WarseerGame, choice: Choice[Any]) -> Liking:
    """Skip an activation only if a wound would be the end."""
    one = game.creature(choice.subject) if isinstance(choice.subject, int) else None
    last = one is not None and health_left(game, one) <= 1

    def liking(option: Option) -> float:
        return float(isinstance(option, Yes) == last)

    return liking


def _contract(game: WarseerGame, choice: Choice[Any]) -> Liking:
    """Pay if somebody can be attacked."""
    one = game.creature(choice.subject) if isinstance(choice.subject, int) else None
    fights = one is not None and bool(best_plan(game, one).target)

    def liking(option: Option) -> float:
        return float(isinstance(option, Yes) == fights)

    return liking


def _protect(game: WarseerGame, choice: Choice[Any]) -> Liking:
    """Protect a hero that would fall at any price, others if the guard survives and is worth less."""
    victim = game.creature(choice.subject) if isinstance(choice.subject, int) else None
    told = choice.about.get("damage", 0)
    damage = told if isinstance(told, int) else 0

    def liking(option: Option) -> float:
        if not isinstance(option, Protect) or victim is None:
            return 0.0
        guard = game.creature(option.creature)
        if guard is None:
            return -1.0
        falls = damage >= health_left(game, victim) + victim.armour
        if falls and game.is_hero(victim):
            return 1.0
        survives = damage < health_left(game, guard) + guard.armour
        return (
            1.0 if survives and (falls or price_of_loss(game, victim) > price_of_loss(game, guard)) else -1.0
        )

    return liking


def _tactic(game: WarseerGame, _choice: Choice[Any]) -> Liking:
    """Tactics are there to be played."""

    def liking(option: Option) -> float:
        return 1.0 + 0.1 * game.card(option.card).cost if isinstance(option, PlayTactic) else 0.9

    return liking


BY_KIND: Final[dict[str, Callable[[WarseerGame, Choice[Any]], Liking]]] = {
    "advance": stepping,
    "change-dice": _dice,
    "contract": _contract,
    "deploy": _place,
    "deploy-minion": _place,
    "hook": _place,
    "move-it": _place,
    "nimble": stepping,
    "persecution-move": _place,
    "pick-dice-to-change": _dice,
    "place": _place,
    "place-hero": _hero_place,
    "place-home": _place,
    "place-on-terrain": _place,
    "place-on-teleport": _place,
    "protect": _protect,
    "push": _place,
    "skip-activation": _skip,
    "step-aside": _place,
    "tactic": _tactic,
}
