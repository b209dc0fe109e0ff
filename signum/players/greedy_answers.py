"""How the greedy player answers smaller questions: splits, targets, places, buildings, payments, rerolls."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from math import hypot
from typing import Any, Final

from signum.classic.attacks import ATTACK, DEFENCE
from signum.classic.city import Build, Save
from signum.classic.dice import SHIELD_ONLY, Face
from signum.classic.effects.targets import NoTarget, Target
from signum.classic.game import Game
from signum.classic.odds_harm import Odds
from signum.classic.outcomes import SUCCEEDING, accepting
from signum.classic.paying import TapBuildings
from signum.classic.setup import Begin, KeepHand
from signum.classic.splitting import Worth, best_splits
from signum.classic.state import HERO, Building, Creature, CreatureId
from signum.classic.summon import PlaceAt
from signum.classic.tactics import Reveal
from signum.classic.values import striking_faces
from signum.content import effects as e
from signum.content.cards import Card
from signum.engine.confirming import No, Yes
from signum.engine.questions import Choice, Option
from signum.field.plane.lengths import SIDE
from signum.players.greedy_thinking import Candidate, Thinking
from signum.players.greedy_worth import Worths, goal, weights

HARMFUL: Final = (
    e.Damage,
    e.Wound,
    e.WoundAsMuch,
    e.Lose,
    e.Root,
    e.Destroy,
    e.Tap,
    e.SkipActivation,
    e.Push,
    e.Uncover,
    e.StripArmour,
    e.Blast,
    e.Mill,
    e.Discard,
    e.DiscardAtRandom,
    e.ToHand,
    e.ToDeck,
    e.Control,
)
"""The verbs that nobody wants done to the own side."""


def split(think: Thinking, choice: Choice[Any]) -> Iterator[Candidate]:
    """C-MEL-03: minimax on what the outcome is worth."""
    about = choice.about
    me, foe = (think.creature(int(str(about[key]))) for key in ("creature", "foe"))
    attacks = about["role"] == "attacker"
    attacker, defender = (me, foe) if attacks else (foe, me)

    def worth(odds: Odds) -> Worth:
        return (think.worths.exchange(odds, attacker, defender),)

    plan = best_splits(think.flat, attacker, defender, worth)
    value = float(plan.reply.worth[0])
    yield Candidate(plan.reply.ours if attacks else plan.theirs, {"fight": value if attacks else -value})


def reroll(think: Thinking, choice: Choice[Any]) -> Iterator[Candidate]:
    """C-ABL-06: the own dice that failed, the other's that succeeded."""

    def succeeding(game: Game, id: CreatureId, why: str) -> frozenset[Face]:
        if why == DEFENCE:
            return SHIELD_ONLY
        creature = game.creature(id)
        if why in SUCCEEDING:
            return SUCCEEDING[why]
        return (
            game.value(striking_faces, creature) if why in (ATTACK, "backstab") and creature else SHIELD_ONLY
        )

    yield Candidate(accepting(succeeding)(think.flat, choice), {"reroll": 0.0})


def construction(think: Thinking, choice: Choice[Any]) -> Iterator[Candidate]:
    """A building that the hand asks for, or prosperity."""
    of = weights()["economy"]
    player = think.view.players[think.seat]
    standing = {one.card for one in player.city}
    whole = think.seen.whole
    now = goal(whole, whole.player(think.seat))
    richer = whole.player(think.seat).copy()
    richer.prosperity += 2
    saved = {"prosperity": 2 * of["prosperity"], "goal": goal(whole, richer) - now}
    yield Candidate(Save(), saved)
    for option in choice.candidates:
        if not isinstance(option, Build):
            continue
        card = think.cards[option.card]
        terms = {"prosperity": -of["prosperity"] * card.cost.prosperity, "building": of["building"]}
        demand = 0.0
        for id in player.cards or ():
            cost = think.cards[id].cost if id in think.cards else None
            if cost is None:
                continue
            missing = [name for name in cost.buildings if name not in standing]
            short = max(0, len(cost.buildings) + cost.any - len(standing)) if not missing else len(missing)
            if option.card in missing:
                demand += 1.2 / len(missing)
            elif not missing and short:
                demand += 0.6 / short
        terms["demand"] = demand
        after = whole.player(think.seat).copy()
        after.prosperity -= card.cost.prosperity
        after.city.append(Building(option.card, card.cost.prosperity))
        terms["goal"] = goal(whole, after) - now
        terms["use"] = sum([0.3 for one in card.effects])
        yield Candidate(option, terms)


def target(think: Thinking, choice: Choice[Any]) -> Iterator[Candidate]:
    """Whom a text shall touch."""
    best = aim(think.flat, think.cards, choice)
    if best is not None:
        yield Candidate(best, {"target": 0.0})


def aim(game: Game, cards: Mapping[str, Card], choice: Choice[Any]) -> Option | None:
    """The enemy that it hurts most, or the own whom it helps most; nobody where it would be the wrong one."""
    card = cards.get(str(choice.about.get("card", "")))
    effects = [] if card is None else [one for one in card.effects if one.who.choose]
    harmful = any(isinstance(what, HARMFUL) for one in effects for what in one.what)
    worths = Worths(game)
    best: tuple[float, Option] | None = None
    for option in choice.options():
        if isinstance(option, NoTarget):
            value = 0.0
        elif isinstance(option, Target):
            creature = game.creature(option.target)
            if creature is None:
                value = 0.1
            else:
                mine = creature.seat == choice.seat
                value = _touched(worths, creature, harmful) * (1 if mine != harmful else -1)
        else:
            continue
        if best is None or value > best[0]:
            best = value, option
    return None if best is None else best[1]


def _touched(worths: Worths, creature: Creature, harmful: bool) -> float:
    losses = worths.losses(creature)
    if harmful:
        return losses[1] + 0.05 * losses[-1]
    ready = 0.0 if creature.activated else 1.5
    return 0.1 * min(12.0, losses[-1]) + ready + 0.4 * creature.wounds


def place(think: Thinking, choice: Choice[Any]) -> Iterator[Candidate]:
    """Where a creature enters: near the middle of things, not too near to enemies."""
    places = [option.to for offer in choice.offers for option in offer.suggestions()]
    edges = {y for _, y in places}
    if len(edges) == 1:
        # On the own side every place between is open as well.
        places += [(x, y) for y in edges for x in range(3_000, SIDE - 2_000, 3_500)]
    look = think.outlook
    heroes = [one for one in think.flat.creatures() if one.type == HERO]
    for x, y in dict.fromkeys(places):
        near = [one for one in look.foes if hypot(x - one.x, y - one.y) <= look.arms[one.id].reach + 3_500]
        terms = {"danger": -0.6 * len(near)}
        for one in heroes:
            far = hypot(x - one.x, y - one.y) / 10_000
            terms["own-hero" if one.seat == think.seat else "their-hero"] = -far * (
                0.15 if one.seat == think.seat else 0.35
            )
        yield Candidate(PlaceAt((x, y)), terms)


def hero_place(_think: Thinking, choice: Choice[Any]) -> Iterator[Candidate]:
    """C-SETUP-02: in the middle of the own side."""
    for offer in choice.offers:
        for option in offer.suggestions():
            yield Candidate(option, {"middle": -abs(option.to[0] - SIDE // 2) / 10_000})


def begins(think: Thinking, _choice: Choice[Any]) -> Iterator[Candidate]:
    """C-SETUP-01: the first turn is its own."""
    yield Candidate(Begin(think.seat), {"first": 1.0})


def opening(_think: Thinking, _choice: Choice[Any]) -> Iterator[Candidate]:
    """C-SETUP-05: the hand is kept."""
    yield Candidate(KeepHand(), {"kept": 0.0})


def pay(think: Thinking, choice: Choice[Any]) -> Iterator[Candidate]:
    """C-PLAY-01: rather with buildings that no other card of the hand asks for."""
    player = think.view.players[think.seat]
    wanted: dict[str, float] = {}
    for id in player.cards or ():
        if id in think.cards:
            for name in think.cards[id].cost.buildings:
                wanted[name] = wanted.get(name, 0.0) + 1.0
    names = {one.id: one.card for one in player.city}
    for option in choice.candidates:
        if isinstance(option, TapBuildings):
            lost = sum([wanted.get(names.get(one, ""), 0.0) for one in option.buildings])
            yield Candidate(option, {"wanted": -lost})


def tactic(_think: Thinking, choice: Choice[Any]) -> Iterator[Candidate]:
    """C-TAC-04: whatever can act acts."""
    for option in choice.candidates:
        yield Candidate(option, {"now": 1.0 if isinstance(option, Reveal) else 0.0})


def agreed(_think: Thinking, _choice: Choice[Any]) -> Iterator[Candidate]:
    """What is offered is taken."""
    yield Candidate(Yes(), {"offer": 1.0})
    yield Candidate(No(), {"offer": 0.0})


ANSWERS: Final[Mapping[str, Callable[[Thinking, Choice[Any]], Iterable[Candidate]]]] = {
    "split": split,
    "reroll": reroll,
    "construction": construction,
    "target": target,
    "victim": target,
    "summoning-place": place,
    "hero-place": hero_place,
    "who-begins": begins,
    "opening-hand": opening,
    "pay": pay,
    "tactic": tactic,
    "vampirism": agreed,
    "disease": agreed,
    "drill": agreed,
    "recruitment": agreed,
    "overpay": agreed,
    "use-text": agreed,
    "pay-off": agreed,
    "contract": agreed,
    "backstab": agreed,
}
