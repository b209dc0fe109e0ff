"""The greedy player's answers to smaller questions: splits, targets, places, buildings, payments, rerolls."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from math import dist
from typing import Any, Final

from signum.classic.bots.greedy.cards import given_up, opening, taken_back, worn
from signum.classic.bots.greedy.city import construction, pay
from signum.classic.bots.greedy.entering import summoning_place
from signum.classic.bots.greedy.offers import (
    agreed,
    contract,
    disease,
    exhaustion,
    overpay,
    pay_off,
    stab_from_hiding,
)
from signum.classic.bots.greedy.order import order
from signum.classic.bots.greedy.splits import split
from signum.classic.bots.greedy.tactics import occasion, tactic
from signum.classic.bots.greedy.targeting import part, target, victim, which_opponent
from signum.classic.bots.greedy.text_answers import (
    attacked_at_once,
    brought_in,
    pay_amount,
    pay_instead,
    put_under,
    sacrificed,
    which_price,
    which_sentence,
)
from signum.classic.bots.greedy.thinking import GreedyThinking, ScoredOption
from signum.classic.chapters.combat.attacks import ATTACK
from signum.classic.chapters.combat.melee import PARRYING
from signum.classic.chapters.combat.ranged import KINDS
from signum.classic.chapters.combat.rolls import Reroll, TurnDie
from signum.classic.chapters.turn.architect import KeepListedOrder
from signum.classic.chapters.turn.setup import Begin
from signum.classic.core.dice import FACES, Face
from signum.classic.core.successes import SUCCEEDING
from signum.classic.core.values import striking_faces
from signum.engine.questions import Choice
from signum.field.plane.strips import along_side


def reroll(think: GreedyThinking, choice: Choice[Any]) -> Iterator[ScoredOption]:
    """C-ABL-06: reroll its own failures or the opponent's successes, by the expected change in successes."""
    creature = think.flat.creature(int(str(choice.about["creature"])))
    sign = -1 if creature is not None and think.flat.hostile[think.seat][creature.seat] else 1
    good = succeeding(think, choice)
    chance = len(good) / len(FACES)
    for option in choice.candidates:
        if isinstance(option, Reroll):
            dropped = dict(zip(FACES, (option.bullseyes, option.axes, option.shields), strict=True))
            more = sum([count * (chance - (face in good)) for face, count in dropped.items()], 0.0)
            yield ScoredOption(option, {"successes": sign * more})


def turned_die(think: GreedyThinking, choice: Choice[Any]) -> Iterator[ScoredOption]:
    """C-ABL-06: one of its own failures becomes a success, or one of the opponent's successes a failure."""
    creature = think.flat.creature(int(str(choice.about["creature"])))
    sign = -1 if creature is not None and think.flat.hostile[think.seat][creature.seat] else 1
    good = succeeding(think, choice)
    for option in choice.candidates:
        if isinstance(option, TurnDie):
            more = sum([face in good for face in option.faces]) - sum([one in good for one in option.dropped])
            yield ScoredOption(option, {"successes": float(sign * more)})
        else:
            yield ScoredOption(option, {"nothing": 0.0})


def succeeding(think: GreedyThinking, choice: Choice[Any]) -> frozenset[Face]:
    """The succeeding faces of the dice: as declared, or by their purpose."""
    told, why = choice.about.get("succeeding"), str(choice.about["why"])
    if isinstance(told, list):
        return frozenset([face for face in FACES if face in told])
    creature = think.flat.creature(int(str(choice.about["creature"])))
    if why in SUCCEEDING:
        return SUCCEEDING[why]
    if creature is None or why not in (ATTACK, "backstab"):
        return PARRYING
    if why == ATTACK and not think.flat.foes_in_contact(creature):
        kinds = [kind for kind in KINDS.values() if think.flat.value(kind.dice, creature)]
        return kinds[0].faces if kinds else think.flat.value(striking_faces, creature)
    return think.flat.value(striking_faces, creature)


def hero_place(think: GreedyThinking, choice: Choice[Any]) -> Iterator[ScoredOption]:
    """C-SETUP-02: in the middle of the player's side."""
    border = think.flat.mode.border(think.flat.state, think.seat)
    middle = (border.low + border.high) // 2
    for offer in choice.offers:
        for option in offer.suggestions():
            along = along_side(border.side, *option.to)
            yield ScoredOption(option, {"middle": -abs(along - middle) / 10_000})


def quest_terrain(think: GreedyThinking, choice: Choice[Any]) -> Iterator[ScoredOption]:
    """Q-TER-01: as near to its hero as the rules allow, so that the way there is short."""
    hero = think.outlook.hero
    for offer in choice.offers:
        for option in offer.suggestions():
            x, y = option.to
            far = 0.0 if hero is None else dist((x, y), (hero.x, hero.y))
            yield ScoredOption(option, {"near": -far / 10_000})


def corner(_think: GreedyThinking, choice: Choice[Any]) -> Iterator[ScoredOption]:
    """C-VAR-03: the first free one; all are alike before anybody stands on the field."""
    yield ScoredOption(choice.candidates[0], {"first": 1.0})


def overlords_creature(_think: GreedyThinking, choice: Choice[Any]) -> Iterator[ScoredOption]:
    """Q-PVE-01: creatures of a kind act as they are listed; the order hardly matters."""
    yield ScoredOption(choice.candidates[0], {"order": 1.0})


def begins(think: GreedyThinking, _choice: Choice[Any]) -> Iterator[ScoredOption]:
    """C-SETUP-01: it takes the first turn."""
    yield ScoredOption(Begin(think.seat), {"first": 1.0})


def construction_deck(_think: GreedyThinking, _choice: Choice[Any]) -> Iterator[ScoredOption]:
    """C-VAR-01: a deck list names its buildings in the order in which they are wanted."""
    yield ScoredOption(KeepListedOrder(), {"order": 1.0})


ANSWERS: Final[Mapping[str, Callable[[GreedyThinking, Choice[Any]], Iterable[ScoredOption]]]] = {
    "split": split,
    "order": order,
    "reroll": reroll,
    "turn-die": turned_die,
    "construction": construction,
    "construction-deck": construction_deck,
    "target": target,
    "victim": victim,
    "which-opponent": which_opponent,
    "either": part,
    "which-sentence": which_sentence,
    "pay-amount": pay_amount,
    "which-price": which_price,
    "pay-instead": pay_instead,
    "wounded-instead": sacrificed,
    "scry": put_under,
    "summon-from": brought_in,
    "attack-at-once": attacked_at_once,
    "sacrifice": sacrificed,
    "discard": given_up,
    "put-under": given_up,
    "recall": taken_back,
    "revive": taken_back,
    "durability": worn,
    "replace": worn,
    "exhaustion": exhaustion,
    "summoning-place": summoning_place,
    "hero-place": hero_place,
    "who-begins": begins,
    "corner": corner,
    "quest-terrain": quest_terrain,
    "overlords-creature": overlords_creature,
    "opening-hand": opening,
    "pay": pay,
    "tactic": tactic,
    "occasion": occasion,
    "vampirism": agreed,
    "disease": disease,
    "drill": agreed,
    "recruitment": agreed,
    "overpay": overpay,
    "use-text": agreed,
    "pay-off": pay_off,
    "contract": contract,
    "backstab": stab_from_hiding,
}
