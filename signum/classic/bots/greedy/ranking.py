"""The value of a place for the greedy player besides standing there.

It includes immediate actions from there, help for friends, and blocked lines.
"""

from collections.abc import Callable, Iterable
from typing import Final

from signum.classic.bots.greedy.borders import closed, comes_near, opposing
from signum.classic.bots.greedy.field import Outlook
from signum.classic.bots.greedy.fights import added
from signum.classic.bots.greedy.hero_danger import AS_IT_IS, WhatIf, between
from signum.classic.bots.greedy.standing import PlaceJudge, PlaceSketch, Standing
from signum.classic.bots.greedy.thinking import GreedyThinking
from signum.classic.bots.greedy.worth import weights
from signum.classic.chapters.combat.damage import Eliminated
from signum.classic.chapters.field.movement import MOVE
from signum.classic.core.dice import FACES
from signum.classic.core.figures import XL
from signum.classic.core.state import CHARACTER, HERO, Creature
from signum.classic.core.values import backstabbed_on_escape, striking_faces
from signum.classic.findings.reach import approach_in_reach
from signum.classic.knowledge.supposing import suppose
from signum.engine.units import Point
from signum.field.plane.shapes import Disc
from signum.field.plane.sight import sees

NOWHERE: Final = (-1_000_000, -1_000_000)


class Lines:
    """The best shots of friends that may still shoot this turn, computed without one creature."""

    def __init__(self, look: Outlook, me: Creature) -> None:
        self.look = look
        self.me = me
        self.shots = [
            targets
            for one in look.friends
            if one is not me and not one.activated and look.arms[one.id].range
            if not look.arms[one.id].walks_and_shoots and (targets := self._targets(one))
        ]

    def _targets(self, shooter: Creature) -> list[tuple[float, Creature, Creature]]:
        """The targets that a shooter could see, the most valuable first; none if it has to fight."""
        look, far = self.look, self.look.arms[shooter.id].range
        if any(not foe.hidden for foe in look.game.foes_in_contact(shooter)):
            return []
        found = []
        for foe in look.foes:
            gap = look.gap(shooter, foe, shooter.x, shooter.y)
            if gap <= far and not foe.hidden and self._sees(shooter, foe, None):
                found.append((look.volley(shooter, foe, gap), shooter, foe))
        return sorted(found, key=lambda one: -one[0])

    @staticmethod
    def most(look: Outlook, me: Creature) -> float:
        """The most that their shots could lose by the creature where it stands, without lines of sight."""
        base, bases, lost = look.sights.bases[me.id], look.sights.bases, 0.0
        for one in look.friends if not me.hidden else ():
            arms = look.arms[one.id]
            if one is me or one.activated or not arms.range or arms.walks_and_shoots:
                continue
            gaps = [(look.gap(one, foe, one.x, one.y), foe) for foe in look.foes if not foe.hidden]
            there = [(gap, foe) for gap, foe in gaps if gap <= arms.range]
            if any(between(bases[one.id], bases[foe.id], base) for _, foe in there):
                lost += max([look.volley(one, foe, gap) for gap, foe in there])
        return lost

    def _sees(self, shooter: Creature, foe: Creature, also: Disc | None) -> bool:
        sights = self.look.sights
        mine = sights.bases[self.me.id]
        ways = [one for one in sights.between(shooter.id, foe.id) if one is not mine]
        return sees(sights.bases[shooter.id], sights.bases[foe.id], [*ways, also] if also else ways)

    def closed(self, to: Point) -> float:
        """The loss for their shots if the creature stands there (C-LOS-02)."""
        if not self.shots or self.me.hidden:
            return 0.0
        base, bases, lost = Disc(*to, self.me.base // 2), self.look.sights.bases, 0.0
        for targets in self.shots:
            for value, shooter, foe in targets:
                if not between(bases[shooter.id], bases[foe.id], base) or self._sees(shooter, foe, base):
                    lost += targets[0][0] - value
                    break
            else:
                lost += targets[0][0]
        return lost


class Passes:
    """The paths of friends to the enemy hero that only one creature blocks."""

    def __init__(self, look: Outlook, me: Creature) -> None:
        self.look = look
        self.me = me
        heroes = [foe for foe in look.foes if foe.type == HERO and not foe.hidden]
        self.blocked = [
            (_way_worth(look, one, hero), one, hero)
            for hero in heroes
            for one in look.friends
            if one is not me and not one.activated and self._is_kept(one, hero)
        ]

    def _is_kept(self, one: Creature, hero: Creature) -> bool:
        look, me = self.look, self.me
        if not _is_before(look, me, one, hero) or look.walks_to(one, hero):
            return False
        there = suppose(look.game, Eliminated(me.id, me.card, me.type, me.seat, me.owner))
        return approach_in_reach(there, there.state.creatures[one.id], hero, MOVE) is not None

    @staticmethod
    def most(look: Outlook, me: Creature) -> float:
        """The most that friends could lose by the creature where it stands, without searching for paths."""
        heroes = [foe for foe in look.foes if foe.type == HERO and not foe.hidden]
        friends = [one for one in look.friends if one is not me and not one.activated]
        return sum(
            [
                _way_worth(look, one, hero)
                for hero in heroes
                for one in friends
                if _is_before(look, me, one, hero)
            ],
            0.0,
        )

    def closed(self, to: Point) -> float:
        """Their loss if the creature stands there (C-MOV-02)."""
        if not self.blocked:
            return 0.0
        bases, base = self.look.sights.bases, Disc(*to, self.me.base // 2)
        return sum(
            [worth for worth, one, hero in self.blocked if between(bases[one.id], bases[hero.id], base)], 0.0
        )


def _is_before(look: Outlook, me: Creature, one: Creature, hero: Creature) -> bool:
    """Whether a creature stands on the straight path of a friend that could reach the enemy hero."""
    arms, bases = look.arms[one.id], look.sights.bases
    if arms.over or not arms.dice or look.gap(one, hero, one.x, one.y) > arms.reach:
        return False
    return between(bases[one.id], bases[hero.id], bases[me.id])


def _way_worth(look: Outlook, one: Creature, hero: Creature) -> float:
    """The value of a friend's way to the enemy hero."""
    chance = look.assault(one, hero, near=True, waiting=True)
    return max(0.0, look.fight(one, hero)) + weights()["hero"]["fall"] * chance


class Judging:
    """Evaluates places to which one creature could go."""

    def __init__(self, think: GreedyThinking, me: Creature) -> None:
        self.think = think
        self.look = think.outlook
        self.me = me
        self.of = weights()["places"]
        self.lines = Lines(self.look, me)
        self.passes = Passes(self.look, me)
        look = self.look
        self.measure = look.measure(me)
        self.always = {"backstab": -stabs(think, me), "step": -weights()["deciding"]["move"]}
        self.always_worth = sum(self.always.values())
        self.before = look.hero_danger(AS_IT_IS)
        self.guards = look.hero is not None and me is not look.hero
        self.guards = self.guards and self.before >= weights()["danger"]["least"]
        self.absent = look.hero_danger(WhatIf(me, NOWHERE)) if self.guards else 0.0
        self.patients = [
            one
            for one in look.friends
            if one is not me and one.wounds and any(had.ability == "A-HEALER" for had in me.held)
        ]
        self.auras = look.auras(me)
        self.borders = [one for one in opposing(look.game, look.seat) if comes_near(one, me)]
        self.bits = {foe.id: 1 << at for at, foe in enumerate(look.foes)}
        """The bit of each enemy in the relations of a place."""
        self.ruins = self._ruins()
        """The terrains that it could search, as bits."""
        self.tying = {foe.id: self._tie(foe) for foe in look.foes}
        self.counts_nearness = bool(self.patients or self.auras or self.borders)

    def _ruins(self) -> int:
        if self.me.type != CHARACTER:
            return 0
        cards, terrains = self.look.game.cards, self.look.game.state.terrains.values()
        unsearched = [(at, one.card) for at, one in enumerate(terrains) if not one.searched]
        return sum([1 << at for at, id in unsearched if id in cards and cards[id].searchable])

    @property
    def for_moving(self) -> PlaceJudge:
        """Judges destinations of a move, with the possible actions there."""
        return PlaceJudge(self.sketch, self._most_moving, self._moving)

    @property
    def for_running(self) -> PlaceJudge:
        """Judges places to run to."""
        return PlaceJudge(self.sketch, self._most_running, self._running)

    def sketch(self, to: Point) -> PlaceSketch:
        """A quick sketch of a place."""
        return self.measure.sketch(*to)

    def _moving(self, seen: PlaceSketch) -> Standing:
        standing = self._running(seen)
        return Standing({**standing.terms, **self._at_once(seen, standing)}, standing.relations)

    def _running(self, seen: PlaceSketch) -> Standing:
        standing = self.measure.standing(seen)
        terms = {**standing.terms, **self.always, **self.there((seen.x, seen.y), standing)}
        return Standing(terms, standing.relations)

    def _most_moving(self, seen: PlaceSketch) -> float:
        most = self._most_running(seen)
        fight = self._fight(seen)
        if fight:
            return most + sum(fight.values())
        return most + self.of["shot"] * self._shot(seen) + (self.of["search"] if self.ruins else 0.0)

    def _most_running(self, seen: PlaceSketch) -> float:
        """As if it closed no line and no way to its friends, and took all danger from its hero."""
        most = self.measure.most(seen) + self.always_worth
        if self.guards:
            most += self.before - (0.0 if seen.touched or seen.screened else self.absent)
        if seen.touched or self.counts_nearness:
            most += sum(self._nearby((seen.x, seen.y), seen.touched).values())
        return most

    def staying(self) -> dict[str, float]:
        """The terms of its current place."""
        to = self.me.x, self.me.y
        standing = self.look.at(self.me, *to)
        return {**standing.terms, **self.there(to, standing)}

    def there(self, to: Point, standing: Standing) -> dict[str, float]:
        """The value of standing somewhere for its side."""
        terms: dict[str, float] = {}
        relations = standing.relations
        if self.guards:
            danger = self.absent
            if relations.touched or relations.screened:
                danger = self.look.hero_danger(WhatIf(self.me, to))
            terms["own-hero"] = self.before - danger
        closed = self.lines.closed(to)
        if closed:
            terms["lines"] = -self.of["lines"] * closed
        if self.passes.blocked:
            terms["ways"] = -self.of["ways"] * self.passes.closed(to)
        return terms | self._nearby(to, relations.touched)

    def _nearby(self, to: Point, touched: int) -> dict[str, float]:
        """The value of the distances to enemies, friends and borders."""
        terms: dict[str, float] = {}
        if not (touched or self.counts_nearness):
            return terms
        if touched and not self.me.hidden:
            terms["ties"] = self.of["ties"] * sum([self.tying[foe.id] for foe in self.foes_of(touched)], 0.0)
        if self.patients:
            terms["service"] = self.of["service"] * max([self._healing(to, one) for one in self.patients])
        given = [one for one in self.auras if self.look.gap(self.me, one.bearer, *to) <= one.within]
        if given:
            terms["aura"] = self.of["aura"] * len(given)
        taken = self._taken(to)
        if taken:
            terms["edge"] = self.of["edge"] * taken / 10_000
        return terms

    def foes_of(self, touched: int) -> list[Creature]:
        """The enemies of these bits."""
        return [foe for at, foe in enumerate(self.look.foes) if touched >> at & 1] if touched else []

    def _at_once(self, seen: PlaceSketch, standing: Standing) -> dict[str, float]:
        """The possible actions there in the same activation: fight, shoot, search."""
        terms = self._fight(seen)
        if terms:
            return terms
        if self.look.arms[self.me.id].walks_and_shoots:
            terms["shot"] = self.of["shot"] * self._shot(seen, lambda foe: self._sees_from(seen, foe))
        if standing.relations.terrain & self.ruins:
            terms["search"] = self.of["search"]
        return terms

    def _fight(self, seen: PlaceSketch) -> dict[str, float]:
        """The best fight with an enemy in contact there."""
        me, look = self.me, self.look
        met = [foe for foe in self.foes_of(seen.touched) if not foe.hidden]
        if not met:
            return {}
        foe = max(met, key=lambda one: look.fight(me, one))
        together = self.think.together(me, foe, near=True)
        return {"attack": look.fight(me, foe), "together": together, "first": self.think.first}

    def _shot(self, seen: PlaceSketch, sees: Callable[[Creature], bool] = lambda foe: True) -> float:
        """The best shot after a move there, at the enemies that it sees."""
        look, arms, best = self.look, self.look.arms[self.me.id], 0.0
        if arms.walks_and_shoots:
            for foe, gap in zip(look.foes, seen.gaps, strict=True):
                value = 0.0 if foe.hidden or gap > arms.range else look.volley(self.me, foe, gap)
                if value > best and sees(foe):
                    best = value
        return best

    def _sees_from(self, seen: PlaceSketch, foe: Creature) -> bool:
        return self.look.sights.line(self.me, seen.x, seen.y, foe)

    def _tie(self, foe: Creature) -> float:
        """C-RNG-01: the shots that contact with an enemy prevents."""
        look = self.look
        arms = look.arms[foe.id]
        if not arms.range or foe.skips:
            return 0.0
        if any(one is not self.me and look.game.in_contact(one, foe) for one in look.friends):
            return 0.0
        targets = [one for one in look.friends if one is not self.me and not one.hidden]
        near = [one for one in targets if look.gap(foe, one, foe.x, foe.y) <= arms.far]
        return max([look.volley(foe, one) for one in near if one.type != HERO], default=0.0)

    def _healing(self, to: Point, patient: Creature) -> float:
        gap = self.look.gap(self.me, patient, *to)
        if gap > XL:
            return 0.0
        return min(2, patient.wounds) * (1.0 if gap < self.look.game.edition.contact_below else 0.6)

    def _taken(self, to: Point) -> float:
        """C-SUM-01: the part of the opponents' sides that it closes to new creatures."""
        return sum([closed(stretch, to, self.me.base) for stretch in self.borders], 0.0)


def stabs(think: GreedyThinking, me: Creature) -> float:
    """The cost of leaving the enemies in contact."""
    foes = [foe for foe in think.flat.foes_in_contact(me) if not foe.hidden]
    if me.hidden or not foes or not think.flat.value(backstabbed_on_escape, me):
        return 0.0
    return stabbed(think, me, foes)


def stabbed(think: GreedyThinking, me: Creature, foes: Iterable[Creature]) -> float:
    """C-BACK-02: the average cost of backstabs; several may take the last health together."""
    row = [1.0]
    for foe in foes:
        chance = len(think.flat.value(striking_faces, foe, me)) / len(FACES)
        row = added(row, (1 - chance, chance), len(think.worths.losses(me)) - 1)
    return think.outlook.harm(tuple(row), me)


def most_waited_for(look: Outlook, me: Creature) -> float:
    """The most that `waited_for` can find, by what is quick to compute."""
    return Lines.most(look, me) + Passes.most(look, me)


def waited_for(look: Outlook, me: Creature) -> float:
    """The loss of friends whose shots or paths a creature blocks where it stands now."""
    here = me.x, me.y
    return Lines(look, me).closed(here) + Passes(look, me).closed(here)
