"""The greedy player's actions with a creature: attack, charge, shoot, use an ability, or reposition."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, Final

from signum.classic.bots.greedy.arms import MAGIC, SHOT, THROW, HitChances
from signum.classic.bots.greedy.fights import as_between
from signum.classic.bots.greedy.helping import is_of_use
from signum.classic.bots.greedy.hero_danger import AS_IT_IS, WhatIf
from signum.classic.bots.greedy.places import Place, Ranked, Seeking, proposed
from signum.classic.bots.greedy.ranking import Judging, stabbed
from signum.classic.bots.greedy.thinking import GreedyThinking, ScoredOption
from signum.classic.bots.greedy.worth import weights
from signum.classic.chapters.combat.detection import Detect
from signum.classic.chapters.combat.ranged import KINDS, Ranged, Shoot, ShootMagically, Throw
from signum.classic.chapters.field.movement import (
    MOVE,
    RUN,
    Move,
    Moved,
    Run,
    allowance,
    free_to_stand,
    on_foot,
    way_to,
)
from signum.classic.chapters.field.ruins import Search
from signum.classic.chapters.field.summon import PlaceAt
from signum.classic.chapters.turn.activated_abilities import Use, UseOn, use
from signum.classic.chapters.turn.activation import Attack, Close, Fight, Pass, StrikeMagically
from signum.classic.core.game import Game
from signum.classic.core.state import HERO, Creature
from signum.classic.core.values import backstabbed, flies, jumps, may_fight_after_running
from signum.classic.findings.reach import approach_in_reach, paths_to, point_towards
from signum.classic.knowledge.supposing import suppose
from signum.classic.odds.attacks import fight, magical_strike, shot
from signum.engine.confirming import No
from signum.engine.enumeration import TooManyWays
from signum.engine.questions import Choice, Option
from signum.engine.records import replaced
from signum.engine.units import Point

CHANCES: Final[dict[type[Option], HitChances]] = {Shoot: SHOT, Throw: THROW, ShootMagically: MAGIC}
LOOKED_AT: Final = 8
"""The number of best candidates that are checked for the safety of the player's hero."""
EXACT: Final = 2
"""The number of attacks that are computed exactly, the best estimates first."""
DOUBT: Final = 2.0
"""The usual error of an estimate; attacks that fall short of the best by more are not computed."""
NOTHING: Final = -1_000.0
MOST_PLAYED: Final = 800
"""The number of ways that a melee is played through for, in all; past it estimates serve."""
SPOTS: Final = 3
"""The number of places beside an enemy that are checked before a search for the shortest path."""
ASKED: Final = 10
"""The number of places checked for each way of moving."""
SHOWN: Final = 2
"""The number of places that are finally compared."""
POLISHED: Final = 2
"""The number of unreachable places that are pulled back."""


def actions(think: GreedyThinking, choice: Choice[Any]) -> list[ScoredOption]:
    """Everything that a creature may do in its activation."""
    me = think.creature(int(str(choice.about["creature"])))
    return guarded(think, me, _actions(think, choice, me))


def guarded(think: GreedyThinking, me: Creature, found: Iterable[ScoredOption]) -> list[ScoredOption]:
    """The candidates; the best ones include the consequences for the heroes of the player's side."""
    ranked = sorted(found, key=lambda one: -one.value)
    look, least = think.outlook, weights()["danger"]["least"]
    if (look.hero is None or (me is not look.hero and look.hero_danger(AS_IT_IS) < least)) and (
        not look.partners or look.partners_danger(AS_IT_IS) < least
    ):
        return ranked
    return [_guarding(think, me, one) for one in ranked[:LOOKED_AT]] + ranked[LOOKED_AT:]


def _guarding(think: GreedyThinking, me: Creature, one: ScoredOption) -> ScoredOption:
    option, look, terms = one.option, think.outlook, dict(one.terms)
    to = option.to if isinstance(option, Move | Run) else (me.x, me.y)
    left: dict[int, float] = {}
    target = think.flat.creature(getattr(option, "target", 0) if isinstance(option, Attack) else one.foe)
    if target is not None and think.flat.is_foe(me, target):
        near = not isinstance(option, Ranged)
        row = look.blow(me, target, near=near)
        left[target.id] = 1 - sum(row[len(think.worths.losses(target)) - 1 :], 0.0)
    after = WhatIf(me, to, left=left)
    if me is look.hero:
        terms["danger"] = -look.hero_danger(after)
    elif look.hero is not None:
        terms["own-hero"] = look.hero_danger(AS_IT_IS) - look.hero_danger(after)
    if look.partners:
        terms["allied-hero"] = look.partners_danger(AS_IT_IS) - look.partners_danger(after)
    return replaced(one, terms=terms)


def _actions(think: GreedyThinking, choice: Choice[Any], me: Creature) -> Iterator[ScoredOption]:
    judge = Judging(think, me)
    here = judge.staying()
    yield from attacks(think, choice, me, here)
    yield ScoredOption(Pass(), here)
    for option in choice.candidates:
        if isinstance(option, Use | UseOn) and is_of_use(think, me, option) and choice.allows(option):
            target = option.target if isinstance(option, UseOn) else None
            yield ScoredOption(option, {**here, **think.gain(_using(me, option.ability, target))}, legal=True)
        elif isinstance(option, Search) and choice.allows(option):
            yield ScoredOption(option, {**here, "search": weights()["places"]["search"]}, legal=True)
    if choice.offers:
        yield from goes(think, choice, me, judge)


def after_moving(think: GreedyThinking, choice: Choice[Any]) -> list[ScoredOption]:
    """An attack, a search, or nothing more."""
    me = think.creature(int(str(choice.about["creature"])))
    return guarded(think, me, _after_moving(think, choice, me))


def _after_moving(think: GreedyThinking, choice: Choice[Any], me: Creature) -> Iterator[ScoredOption]:
    here = think.outlook.standing(me, me.x, me.y)
    yield ScoredOption(Pass(), here)
    yield from attacks(think, choice, me, here)
    for option in choice.candidates:
        if isinstance(option, Search):
            yield ScoredOption(option, {**here, "search": weights()["places"]["search"]})


def hunts(think: GreedyThinking, choice: Choice[Any]) -> Iterator[ScoredOption]:
    """Another attack after a kill, if it is worth it."""
    me = think.creature(int(str(choice.about["creature"])))
    here = think.outlook.standing(me, me.x, me.y)
    yield ScoredOption(No(), here)
    yield from attacks(think, choice, me, here)
    for offer in choice.offers:
        for option in list(offer.suggestions())[:8]:
            touch = think.flat.edition.contact_below
            met = [foe for foe in think.outlook.foes if think.outlook.gap(me, foe, *option.to) < touch]
            if met:
                terms = think.outlook.standing(me, *option.to)
                yield ScoredOption(
                    option, {**terms, "attack": max(think.outlook.fight(me, one) for one in met)}
                )


def free_moves(think: GreedyThinking, choice: Choice[Any]) -> Iterator[ScoredOption]:
    """A destination for a move or placement outside an activation; or the current place."""
    me = think.creature(int(str(choice.about["creature"])))
    look = think.outlook
    for option in choice.candidates:
        yield ScoredOption(option, look.standing(me, me.x, me.y))
    limit = int(str(choice.about.get("limit", 0)))
    kinds = {offer.kind for offer in choice.offers}
    if limit and kinds <= {"move", "place"}:
        kind = Move if "move" in kinds else PlaceAt
        places = proposed(Seeking(look, me, limit))
        found = 0
        for one in islice(Ranked(places, look.judge(me)).best(), ASKED):
            if choice.allows(kind(one.to)):
                yield ScoredOption(kind(one.to), one.standing.terms, legal=True)
                found += 1
                if found == SHOWN:
                    return
    for offer in choice.offers:
        for option in offer.suggestions():
            yield ScoredOption(option, look.standing(me, *option.to))


# Attacks.


def attacks(
    think: GreedyThinking, choice: Choice[Any], me: Creature, here: dict[str, float]
) -> Iterator[ScoredOption]:
    """Each attack from the current place; the most promising ones by exact odds."""
    rough: list[tuple[float, Option, Creature]] = []
    for option in choice.candidates:
        if isinstance(option, Attack):
            foe = think.flat.creature(option.target)
            if foe is not None:
                rough.append((estimate(think, me, foe, option), option, foe))
        elif isinstance(option, Detect) and choice.allows(option):
            yield ScoredOption(option, {**here, "detection": 0.6}, legal=True)
    rough.sort(key=lambda one: -one[0])
    looked, best = 0, NOTHING
    for value, option, foe in rough:
        if not choice.allows(option):
            continue
        doubtful = value + DOUBT > best or HERO in (me.type, foe.type)
        # A hero is worth an exact computation: an estimate does not tell its attackers' best option.
        if (looked < EXACT or foe.type == HERO) and doubtful and not think.deadline.over:
            looked += 1
            value = exact(think, think.flat, me, foe, option)
            best = max(best, value)
        near = isinstance(option, Close)
        together = think.together(me, foe, near=near)
        yield ScoredOption(
            option, {**here, "attack": value, "together": together, "first": think.first}, legal=True
        )


def estimate(think: GreedyThinking, me: Creature, foe: Creature, option: Option) -> float:
    """The approximate value of an attack."""
    if isinstance(option, Close):
        return think.outlook.fight(me, foe)
    kind = KINDS[type(option)]  # type: ignore[index]
    return think.outlook.salvo(think.flat.value(kind.dice, me), CHANCES[type(option)], foe)


def exact(think: GreedyThinking, game: Game, me: Creature, foe: Creature, option: Option) -> float:
    """The value of an attack over all its outcomes, with the best splits on both sides."""
    think.deadline.spend()

    if isinstance(option, Fight):
        game = as_between(game, me, foe)
    there, target = game.state.creatures[me.id], game.state.creatures[foe.id]
    try:
        if isinstance(option, Fight):
            odds = fight(game, there, target, think.worths.of_fight(me, foe), MOST_PLAYED).odds
        elif isinstance(option, StrikeMagically):
            odds = magical_strike(game, there, target)
        else:
            odds = shot(game, there, target, KINDS[type(option)])  # type: ignore[index]
    except TooManyWays:
        return estimate(think, me, foe, option)
    return think.worths.exchange(odds, me, foe)


# Paths.


def goes(think: GreedyThinking, choice: Choice[Any], me: Creature, judge: Judging) -> Iterator[ScoredOption]:
    """Into contact for an attack, or to the best reachable places, by moving and by running."""
    stride = allowance(think.flat, me, MOVE)
    for offer in choice.offers:
        running = offer.kind == "run"
        how = RUN if running else MOVE
        # A run is only useful for places beyond a move.
        limit, least = (allowance(think.flat, me, RUN), stride) if running else (stride, 0)
        seek = Seeking(think.outlook, me, limit, least)
        best = Ranked(proposed(seek), judge.for_running if running else judge.for_moving)
        ways = Ways(think.flat, me, how, limit)
        if not running or think.flat.value(may_fight_after_running, me):
            yield from charges(think, ways, seek, judge, best)
        yield from walks(ways, judge, best)


class Ways:
    """All paths of a creature by the rules of movement; the field is analysed only once."""

    def __init__(self, game: Game, me: Creature, how: str, limit: int) -> None:
        self.game = game
        self.me = me
        self.how = how
        self.limit = limit
        self.in_the_air = game.value(flies, me) or game.value(jumps, me)
        self.march = on_foot(game, me, how)

    def lead_to(self, to: Point) -> bool:
        """Whether it can go there."""
        if self.in_the_air:
            there = free_to_stand(self.game, self.me, to)
            return there and way_to(self.game, self.me, to, self.how, self.limit) is not None
        return self.march.reaches(*to, self.limit)


def charges(
    think: GreedyThinking, ways: Ways, seek: Seeking, judge: Judging, places: Ranked
) -> Iterator[ScoredOption]:
    """Into contact with each reachable enemy, with the exact odds of an attack; the best place or two."""
    look, me, running = think.outlook, seek.me, ways.how == RUN
    kind, judged = (Run, judge.for_running) if running else (Move, judge.for_moving)
    touched = {one.id for one in think.flat.foes_in_contact(me)}
    rough = [
        (look.fight(me, foe), foe)
        for foe in seek.foes
        if foe.id not in touched and think.flat.gap(me, foe) < seek.limit + think.flat.edition.contact_below
    ]
    rough.sort(key=lambda one: -one[0])
    best = NOTHING
    for value, foe in rough[: EXACT + 1] + [one for one in rough[EXACT + 1 :] if one[1].type == HERO]:
        if think.deadline.over:
            return
        there = islice(places.in_contact_with(judge.bits[foe.id]), SPOTS)
        open_to = [one for one in there if ways.lead_to(one.to)][:2]
        if not open_to and (value > 0 or foe.type == HERO):
            way = approach_in_reach(think.flat, me, foe, ways.how, ways.march)
            open_to = [] if way is None else [Place(way.to, "contact", judged.rate(judged.sketch(way.to)))]
        if not open_to:
            continue
        if value > -3 and (value + DOUBT > best or HERO in (me.type, foe.type)):
            moved = suppose(think.flat, Moved(me.id, open_to[0].to, MOVE, 0, ()))
            value = exact(think, moved, me, foe, Fight(foe.id))
            moved.release()
            best = max(best, value)
        fight = {"attack": value, "together": think.together(me, foe, near=True)}
        for one in open_to:
            terms = {**one.standing.terms, **fight}
            if running and think.flat.value(backstabbed, me):
                terms["backstab"] = -stabbed(think, me, judge.foes_of(one.standing.relations.touched))
            yield ScoredOption(kind(one.to), terms, foe=foe.id)


def walks(ways: Ways, judge: Judging, places: Ranked) -> Iterator[ScoredOption]:
    """The best places without contact; unreachable ones are pulled back along the path."""
    kind, judged = (Run, judge.for_running) if ways.how == RUN else (Move, judge.for_moving)
    found = tried = 0
    for one in islice(places.apart(), ASKED):
        place = one
        if not ways.lead_to(one.to):
            if tried == POLISHED:
                continue
            tried += 1
            paths = paths_to(ways.game, ways.me, [one.to], ways.how, ways.march)
            way = point_towards(ways.game, ways.me, paths, ways.how, ways.limit, ways.march)
            if way is None or way.length < ways.limit // 4:
                continue
            place = Place(way.to, one.why, judged.rate(judged.sketch(way.to)))
            if place.standing.relations.touched:
                continue
        yield ScoredOption(kind(place.to), place.standing.terms)
        found += 1
        if found == SHOWN:
            return


def _using(me: Creature, ability: str, target: int | None) -> Any:
    return lambda game: use(game, game.state.creatures[me.id], ability, target)
