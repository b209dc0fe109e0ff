"""What the greedy player lets a creature do: strike, go and strike, shoot, use what it can, or stand well."""

from collections.abc import Iterable, Iterator
from math import cos, hypot, pi, sin
from typing import Any, Final

from msgspec.structs import replace

from signum.classic.activation import Fight, Pass, StrikeMagically, Use, UseOn, use
from signum.classic.detection import Detect
from signum.classic.game import Game
from signum.classic.movement import MOVE, RUN, Move, Point, Run, allowance
from signum.classic.odds_attacks import fight, magical_strike, shot
from signum.classic.odds_harm import Odds
from signum.classic.outcomes import TooManyWays
from signum.classic.ranged import KINDS, Shoot, ShootMagically, Throw
from signum.classic.reach import approach
from signum.classic.ruins import Search
from signum.classic.splitting import Worth
from signum.classic.state import Creature
from signum.classic.values import striking_faces
from signum.engine.confirming import No
from signum.engine.questions import Choice, Option
from signum.players.greedy_field import WhatIf
from signum.players.greedy_thinking import Candidate, Thinking
from signum.players.greedy_worth import weights

ATTACKS: Final = (Fight, StrikeMagically, Shoot, Throw, ShootMagically)
LOOKED_AT: Final = 8
"""So many of the best candidates are looked at from the own hero's side."""
EXACT: Final = 3
"""So many attacks are worked out exactly, the most promising by estimate."""
WINDS: Final = 16
PACES: Final = (1.0, 0.65, 0.3)
APART: Final = 350
"""So far from an enemy is not in contact."""


def actions(think: Thinking, choice: Choice[Any]) -> list[Candidate]:
    """Everything a creature may do in its activation."""
    me = think.creature(int(str(choice.about["creature"])))
    return guarded(think, me, _actions(think, choice, me))


def guarded(think: Thinking, me: Creature, found: Iterable[Candidate]) -> list[Candidate]:
    """The candidates; the best of them by what they mean for the own hero, lines and ways included."""
    ranked = sorted(found, key=lambda one: -one.value)
    look = think.outlook
    hero = look.hero
    if hero is None:
        return ranked
    before = look.hero_danger(WhatIf())
    if me is not hero and before < weights()["danger"]["least"]:
        return ranked
    return [_guarding(think, me, one, before) for one in ranked[:LOOKED_AT]] + ranked[LOOKED_AT:]


def _guarding(think: Thinking, me: Creature, one: Candidate, before: float) -> Candidate:
    option, look = one.option, think.outlook
    to = option.to if isinstance(option, Move | Run) else (me.x, me.y)
    left: dict[int, float] = {}
    target = think.flat.creature(getattr(option, "target", 0) if isinstance(option, ATTACKS) else one.foe)
    if target is not None and target.seat != me.seat:
        near = not isinstance(option, Shoot | Throw | ShootMagically)
        row = look.blow(me, target, near=near)
        left[target.id] = 1 - sum(row[len(think.worths.losses(target)) - 1 :])
    danger = look.hero_danger(WhatIf(me, to, left=left))
    if me is look.hero:
        return replace(one, terms={**one.terms, "danger": -danger})
    return replace(one, terms={**one.terms, "own-hero": before - danger})


def _actions(think: Thinking, choice: Choice[Any], me: Creature) -> Iterator[Candidate]:
    here = think.outlook.standing(me, me.x, me.y)
    yield from attacks(think, choice, me, here)
    yield Candidate(Pass(), here)
    for option in choice.candidates:
        if isinstance(option, Use | UseOn) and choice.explain(option) is None:
            target = option.target if isinstance(option, UseOn) else None
            yield Candidate(option, {**here, **think.gain(_using(me, option.ability, target))}, legal=True)
        elif isinstance(option, Search) and choice.explain(option) is None:
            yield Candidate(option, {**here, "search": 0.8}, legal=True)
    if choice.offers:
        yield from charges(think, me)
        yield from walks(think, choice, me)


def after_moving(think: Thinking, choice: Choice[Any]) -> list[Candidate]:
    """An attack, a search, or nothing more."""
    me = think.creature(int(str(choice.about["creature"])))
    return guarded(think, me, _after_moving(think, choice, me))


def _after_moving(think: Thinking, choice: Choice[Any], me: Creature) -> Iterator[Candidate]:
    here = think.outlook.standing(me, me.x, me.y)
    yield Candidate(Pass(), here)
    yield from attacks(think, choice, me, here)
    for option in choice.candidates:
        if isinstance(option, Search):
            yield Candidate(option, {**here, "search": 0.8})


def hunts(think: Thinking, choice: Choice[Any]) -> Iterator[Candidate]:
    """Another fight after a kill, if it is worth it."""
    me = think.creature(int(str(choice.about["creature"])))
    here = think.outlook.standing(me, me.x, me.y)
    yield Candidate(No(), here)
    yield from attacks(think, choice, me, here)
    for offer in choice.offers:
        for option in list(offer.suggestions())[:8]:
            met = [foe for foe in think.outlook.foes if _gap(me, foe, option.to) < APART]
            if met:
                terms = think.outlook.standing(me, *option.to)
                yield Candidate(option, {**terms, "attack": max(think.outlook.fight(me, one) for one in met)})


def free_moves(think: Thinking, choice: Choice[Any]) -> Iterator[Candidate]:
    """A place to go to beside any activation."""
    me = think.creature(int(str(choice.about["creature"])))
    yield Candidate(No(), think.outlook.standing(me, me.x, me.y))
    limit = int(str(choice.about["limit"]))
    places = _ring(me, limit) + [one.to for offer in choice.offers for one in offer.suggestions()]
    ranked = sorted(places, key=lambda to: -sum(think.outlook.standing(me, *to).values()))
    for to in ranked[:10]:
        if choice.explain(Move(to)) is None:
            yield Candidate(Move(to), think.outlook.standing(me, *to), legal=True)
            return


def free_places(think: Thinking, choice: Choice[Any]) -> Iterator[Candidate]:
    """A place to be put at: of those that are suggested the best to stand at, or where it stands."""
    me = think.creature(int(str(choice.about["creature"])))
    for option in choice.candidates:
        yield Candidate(option, think.outlook.standing(me, me.x, me.y))
    for offer in choice.offers:
        for option in offer.suggestions():
            yield Candidate(option, think.outlook.standing(me, *option.to))


# Attacks.


def attacks(
    think: Thinking, choice: Choice[Any], me: Creature, here: dict[str, float]
) -> Iterator[Candidate]:
    """Each attack from where it stands; the most promising by exact odds."""
    rough: list[tuple[float, Option, Creature]] = []
    for option in choice.candidates:
        if isinstance(option, ATTACKS):
            foe = think.flat.creature(option.target)
            if foe is not None:
                rough.append((estimate(think, me, foe, option), option, foe))
        elif isinstance(option, Detect) and choice.explain(option) is None:
            yield Candidate(option, {**here, "detection": 0.6}, legal=True)
    rough.sort(key=lambda one: -one[0])
    looked = 0
    for value, option, foe in rough:
        if choice.explain(option) is not None:
            continue
        if looked < EXACT and not think.deadline.over:
            looked += 1
            value = exact(think, think.flat, me, foe, option)
        near = isinstance(option, Fight | StrikeMagically)
        together = think.together(me, foe, near=near)
        yield Candidate(
            option, {**here, "attack": value, "together": together, "first": think.first}, legal=True
        )


def estimate(think: Thinking, me: Creature, foe: Creature, option: Option) -> float:
    """What an attack is worth, about."""
    if isinstance(option, Fight | StrikeMagically):
        return think.outlook.fight(me, foe)
    return think.outlook.volley(me, foe)


def exact(think: Thinking, game: Game, me: Creature, foe: Creature, option: Option) -> float:
    """What an attack is worth by all its endings, with the best splits on both sides."""
    think.deadline.spend()

    def worth(odds: Odds) -> Worth:
        return (think.worths.exchange(odds, me, foe),)

    there, target = game.state.creatures[me.id], game.state.creatures[foe.id]
    try:
        if isinstance(option, Fight):
            odds = fight(game, there, target, worth).odds
        elif isinstance(option, StrikeMagically):
            odds = magical_strike(game, there, target)
        else:
            odds = shot(game, there, target, KINDS[type(option)])  # type: ignore[index]
    except TooManyWays:
        return estimate(think, me, foe, option)
    return think.worths.exchange(odds, me, foe)


# Ways.


def charges(think: Thinking, me: Creature) -> Iterator[Candidate]:
    """Into contact with each enemy in reach, and the fight there."""
    look = think.outlook
    reach = allowance(think.flat, me, MOVE)
    touched = {one.id for one in think.flat.foes_in_contact(me)}
    rough = [
        (look.fight(me, foe), foe)
        for foe in look.foes
        if foe.id not in touched and not foe.hidden and think.flat.gap(me, foe) <= reach
    ]
    rough.sort(key=lambda one: -one[0])
    for value, foe in rough[: EXACT + 1]:
        if think.deadline.over:
            return
        way = approach(think.flat, me, foe, MOVE)
        if way.to is None:
            continue
        if value > -3:
            moved = think.flat.copy()
            moved.state.creatures[me.id].x, moved.state.creatures[me.id].y = way.to
            value = exact(think, moved, me, foe, Fight(foe.id))
        terms = {
            **look.standing(me, *way.to),
            "attack": value,
            "together": think.together(me, foe, near=True),
            "first": think.first,
            "backstab": -stabs(think, me),
        }
        yield Candidate(Move(way.to), terms, foe=foe.id)


def walks(think: Thinking, choice: Choice[Any], me: Creature) -> Iterator[Candidate]:
    """The best places to stand that it can go to, and to run to."""
    look, stabbed = think.outlook, -stabs(think, me)
    arms = look.arms[me.id]
    for offer in choice.offers:
        how, kind = (RUN, Run) if offer.kind == "run" else (MOVE, Move)
        limit = allowance(think.flat, me, how)
        rated: list[tuple[float, Point, dict[str, float]]] = []
        for to in _ring(me, limit):
            if any(_gap(me, foe, to) < APART for foe in look.foes):
                continue
            terms = {**look.standing(me, *to), "backstab": stabbed, "step": -weights()["deciding"]["move"]}
            if arms.walks_and_shoots and how == MOVE:
                targets = [foe for foe in look.foes if not foe.hidden and _gap(me, foe, to) <= arms.range]
                terms["shot"] = 0.8 * max([look.volley(me, foe) for foe in targets], default=0.0)
            rated.append((sum(terms.values()), to, terms))
        rated.sort(key=lambda one: -one[0])
        found = 0
        for _, to, terms in rated[:12]:
            if choice.explain(kind(to)) is None:
                yield Candidate(kind(to), terms, legal=True)
                found += 1
                if found == 2:
                    break


def stabs(think: Thinking, me: Creature) -> float:
    """What leaving those whom it touches would cost."""
    foes = [foe for foe in think.flat.foes_in_contact(me) if not foe.hidden]
    if me.hidden or not foes:
        return 0.0
    losses = think.worths.losses(me)
    chances = [len(think.flat.value(striking_faces, foe, me)) / 3 for foe in foes]
    return losses[1] * sum(chances) if len(losses) > 2 else losses[-1] * (1 - _none(chances))


def _none(chances: list[float]) -> float:
    left = 1.0
    for one in chances:
        left *= 1 - one
    return left


def _gap(me: Creature, foe: Creature, to: Point) -> float:
    return hypot(to[0] - foe.x, to[1] - foe.y) - (me.base + foe.base) / 2


def _ring(me: Creature, limit: int) -> list[Point]:
    """Places all round, far and near."""
    return [
        (me.x + round(cos(2 * pi * at / WINDS) * far), me.y + round(sin(2 * pi * at / WINDS) * far))
        for pace in PACES
        for far in [(limit - 3) * pace]
        for at in range(WINDS)
    ]


def _using(me: Creature, ability: str, target: int | None) -> Any:
    return lambda game: use(game, game.state.creatures[me.id], ability, target)
