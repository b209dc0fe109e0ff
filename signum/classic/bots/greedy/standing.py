"""The value of a place for one creature of the greedy player: targets from there, and possible attackers.

These are estimates in closed form for ranking; final decisions use exact odds. Dangers and prospects depend
on few facts about a place, so equal facts are weighed once.
"""

from collections.abc import Callable
from math import hypot
from typing import TYPE_CHECKING, Final, NamedTuple

from signum.classic.bots.greedy.arms import Pmf, shots
from signum.classic.bots.greedy.fights import added, all_lost
from signum.classic.bots.greedy.quests import pull
from signum.classic.bots.greedy.sight import COVERED, HIDDEN, OPEN
from signum.classic.bots.greedy.worth import weights
from signum.classic.core.state import HERO, Creature
from signum.engine.units import Point
from signum.field.plane.shapes import Disc

if TYPE_CHECKING:
    from signum.classic.bots.greedy.field import Outlook

NEVER: Final = -1_000_000
"""Less than any gap."""


class Relations(NamedTuple):
    """The relations of a place; places with equal relations are equally good. Enemies are bits."""

    touched: int
    """The enemies in contact."""
    struck: int
    """The enemies that it could reach from there in the next turn."""
    shot: int
    """The enemies that it would prefer to shoot from there."""
    reached: int
    """The enemies that could reach the place."""
    aimed: int
    """The enemies that could shoot there."""
    terrain: int
    """The terrains that it touches there."""
    screened: int
    """The enemies whose path to its hero it blocks."""


class PlaceSketch(NamedTuple):
    """The distances of a place and their term, found quickly; enemies are bits as in its relations."""

    x: int
    y: int
    gaps: list[float]
    """The distance to each enemy."""
    touched: int
    struck: int
    reached: int
    aimed: int
    """The enemies that could shoot there if they have a line."""
    screened: int
    march: float
    """The term for its way to the enemy."""


class Gauge(NamedTuple):
    """The figures of an enemy that a place is measured by."""

    x: int
    y: int
    r: float
    reach: int
    """The distance that it can cover to strike; negative if it can do nothing."""
    far: int
    """The distance at which it hurts without coming into contact."""
    detour: float
    """A distance added for enemies other than heroes."""
    bit: int


class Standing(NamedTuple):
    """A place for a creature: its terms and its relations."""

    terms: dict[str, float]
    relations: Relations

    @property
    def value(self) -> float:
        """All terms together."""
        return sum(self.terms.values(), 0.0)


class PlaceJudge(NamedTuple):
    """Evaluates places: `most` is a quick upper bound of the value that `rate` finds."""

    sketch: Callable[[Point], PlaceSketch]
    most: Callable[[PlaceSketch], float]
    rate: Callable[[PlaceSketch], Standing]


class Measure:
    """Measures places for one creature, with all others where they stand now."""

    def __init__(self, look: "Outlook", creature: Creature) -> None:
        self.look = look
        self.creature = creature
        self.arms = look.arms[creature.id]
        of = weights()["march"]
        self._close = max(self.arms.reach // 2, self.arms.range - of["within-range"])
        """The distance from which it could act soon."""
        self._march = -(of["hero"] if creature.type == HERO else of["others"]) * look.urgency
        self._front = self._foremost()
        self._ways = self._ways_to_the_hero()
        self._aims = look.aims.get(creature.id, ())
        self._dangers: dict[tuple[int, tuple[int, ...]], float] = {}
        self._prospects: dict[int, float] = {}
        self._fights: dict[int, float] = {}

    def _foremost(self) -> float:
        """The way of its foremost friend to the enemy; a hero gains little by going farther than that.

        Without friends it is the way from where the hero stands. Others go as far as they can, and so does a
        hero in a quest, or one whose side would lose by waiting.
        """
        look, me = self.look, self.creature
        if me.type != HERO or look.urgency > 1.0 or look.game.state.quest is not None:
            return 0.0
        others = [one for one in look.friends if one is not me] or [me]
        return min([self._way(one.x, one.y, one.base / 2) for one in others])

    def _way(self, x: int, y: int, r: float) -> float:
        """The shortest way to a place where it could act soon, from a place for a base of this radius."""
        close = self._close
        gaps = [(hypot(x - one.x, y - one.y) - r - one.r, one.detour) for one in self.look.gauges]
        return min([max(0.0, gap - close) + detour for gap, detour in gaps], default=0.0)

    def _ways_to_the_hero(self) -> list[tuple[int, int, int, int, int, int, int]]:
        """For each enemy the straight way to its hero: start, direction, length squared, width, bit."""
        look, hero = self.look, self.look.hero
        if hero is None or hero is self.creature:
            return []
        bases, found = look.sights.bases, []
        home = bases[hero.id]
        for at, foe in enumerate(look.foes):
            start = bases[foe.id]
            dx, dy = home.x - start.x, home.y - start.y
            long, wide = dx * dx + dy * dy, start.r + self.creature.base // 2
            found.append((start.x, start.y, dx, dy, long, wide * wide * long, 1 << at))
        return found

    def at(self, x: int, y: int) -> Standing:
        """The value of a place, and its relations."""
        return self.standing(self.sketch(x, y))

    def sketch(self, x: int, y: int) -> PlaceSketch:
        """The distances of a place: everything about it that is quick to find."""
        creature, close = self.creature, self._close
        r, touch, mine = creature.base / 2, self.look.game.edition.contact_below, self.arms.reach
        touched = struck = reached = aimed = 0
        gaps: list[float] = []
        way: float | None = None
        for foe_x, foe_y, its_r, reach, far, detour, bit in self.look.gauges:
            gap = hypot(x - foe_x, y - foe_y) - r - its_r
            gaps.append(gap)
            if gap <= mine:
                struck |= bit
                if gap < touch:
                    touched |= bit
            if gap <= reach:
                reached |= bit
            elif gap <= far:
                aimed |= bit
            its_way = (gap - close if gap > close else 0.0) + detour
            if way is None or its_way < way:
                way = its_way
        screened = 0
        for ax, ay, dx, dy, long, wide, bit in self._ways:
            px, py = x - ax, y - ay
            # As in `between`.
            if 0 < px * dx + py * dy < long and (px * dy - py * dx) ** 2 < wide:
                screened |= bit
        march = self._march * self._counted(way or 0.0) / 10_000
        return PlaceSketch(x, y, gaps, touched, struck, reached, aimed, screened, march)

    def standing(self, seen: PlaceSketch) -> Standing:
        """The value of a place, and its relations."""
        look, creature = self.look, self.creature
        x, y, gaps, touched, struck, reached, aimed, screened, march = seen
        danger, aimed = self._danger(x, y, reached, aimed) if reached | aimed else (self._safe(), 0)
        prospect, shot = self._prospect(x, y, gaps, struck)
        terrain = 0
        if look.game.state.terrains:
            terrain = look.sights.touched(Disc(x, y, creature.base // 2))
        terms = {"prospect": prospect, "march": march, "danger": -danger}
        if self._aims:
            terms["quest"] = pull(self._aims, x, y, creature.base // 2)
        return Standing(terms, Relations(touched, struck, shot, reached, aimed, terrain, screened))

    def most(self, seen: PlaceSketch) -> float:
        """The most that the place can be worth: as if its shots had every line, and enemies' shots none."""
        key = seen.reached, ()
        if key not in self._dangers:
            self._dangers[key] = self._of_attackers(seen.reached, ())
        most = self._most_prospect(seen) + seen.march - self._dangers[key]
        return most + pull(self._aims, seen.x, seen.y, self.creature.base // 2) if self._aims else most

    def _counted(self, way: float) -> float:
        """The part of a way that counts; ahead of all friends only a share of it does."""
        ahead = self._front - way
        return way if ahead <= 0 else self._front - weights()["march"]["alone"] * ahead

    def _safe(self) -> float:
        return self._of_attackers(0, ())

    def _danger(self, x: int, y: int, reached: int, aimed: int) -> tuple[float, int]:
        """The danger, and the enemies in range with a line."""
        look, seen = self.look, 0
        aims: list[int] = []
        if aimed:
            for at, foe in enumerate(look.foes):
                if aimed >> at & 1:
                    # An enemy that may shoot after moving is assumed to find a line.
                    walks = look.arms[foe.id].walks_and_shoots
                    aim = OPEN if walks else look.sights.aim(foe, self.creature, x, y)
                    if aim != HIDDEN:
                        seen |= 1 << at
                        aims.append(aim)
        key = reached | seen << len(look.foes), tuple(aims)
        if key not in self._dangers:
            self._dangers[key] = self._of_attackers(reached, self._shooters(seen, aims))
        return self._dangers[key], seen

    def _shooters(self, seen: int, aims: list[int]) -> tuple[tuple[int, int], ...]:
        """The number of each enemy that could shoot, and its sight."""
        return tuple(zip([at for at in range(len(self.look.foes)) if seen >> at & 1], aims, strict=True))

    def _of_attackers(self, reached: int, shooting: tuple[tuple[int, int], ...]) -> float:
        """The cost of these enemies; the fall of a hero counts most."""
        look, creature = self.look, self.creature
        row: list[float] = [1.0]
        losses = look.worths.losses(creature)
        last, attackers, shared = len(losses) - 1, 0, 0.0
        chief, aims = creature.type == HERO, dict(shooting)
        for at, foe in enumerate(look.foes):
            if reached >> at & 1:
                blow, cost = look.strike(foe, creature, tired=attackers > 0)
                attackers += 1
            elif at in aims:
                blow = self._shots(foe, aims[at])
                cost = 0.0 if chief else look.harm(blow, creature)
            else:
                continue
            if chief:
                row = added(row, blow, last)
            else:
                shared += cost / max(1, look.threatened(foe))
        of = weights()["danger"]
        if not chief:
            return of["others"] * min(shared, losses[-1]) / look.urgency
        wounds = sum([chance * count for count, chance in enumerate(row)], 0.0)
        return (all_lost(row, last) * of["hero"] + of["wound"] * wounds) / look.urgency

    def _shots(self, foe: Creature, aim: int) -> Pmf:
        """An enemy's ranged hits; fewer in cover."""
        arms = self.look.arms[foe.id]
        return shots(arms.shots, arms.covered_chance if aim == COVERED else arms.shot_chance)

    def _prospect(self, x: int, y: int, gaps: list[float], struck: int) -> tuple[float, int]:
        """Its best action from there in its next turn, and the target that it would shoot."""
        if self.arms.range:
            return self._best_action(x, y, gaps, struck)
        if struck not in self._prospects:
            self._prospects[struck], _ = self._best_action(x, y, gaps, struck)
        return self._prospects[struck], -1

    def _best_action(self, x: int, y: int, gaps: list[float], struck: int) -> tuple[float, int]:
        look, creature, arms = self.look, self.creature, self.arms
        best, shot = 0.0, -1
        for at, (foe, gap) in enumerate(zip(look.foes, gaps, strict=True)):
            if struck >> at & 1:
                value = self._fight(foe)
                if value > best:
                    best, shot = value, -1
            if arms.range and gap <= arms.far and not foe.hidden:
                value = self._shot(foe, gap)
                if value > best and (arms.walks_and_shoots or look.sights.line(creature, x, y, foe)):
                    best, shot = value, at
        return weights()["prospect"]["attack"] * best, shot

    def _most_prospect(self, seen: PlaceSketch) -> float:
        """The same if every line were free."""
        if not self.arms.range:
            return self._prospect(seen.x, seen.y, seen.gaps, seen.struck)[0]
        best, far = 0.0, self.arms.far
        for at, (foe, gap) in enumerate(zip(self.look.foes, seen.gaps, strict=True)):
            if seen.struck >> at & 1:
                best = max(best, self._fight(foe))
            if gap <= far and not foe.hidden:
                best = max(best, self._shot(foe, gap))
        return weights()["prospect"]["attack"] * best

    def _fight(self, foe: Creature) -> float:
        """A fight with an enemy in the next turn."""
        value = self._fights.get(foe.id)
        if value is None:
            look, of = self.look, weights()["prospect"]
            value = max(of["least"], look.fight(self.creature, foe))
            if foe.type == HERO:
                fall = look.assault(self.creature, foe, near=True, waiting=False)
                value = of["hero"] * (value + weights()["hero"]["fall"] * fall)
            self._fights[foe.id] = value
        return value

    def _shot(self, foe: Creature, gap: float) -> float:
        """A shot at an enemy in the next turn."""
        look = self.look
        value = look.volley(self.creature, foe, gap)
        if foe.type != HERO or not value:
            return value
        fall = look.assault(self.creature, foe, near=False, waiting=False)
        return weights()["prospect"]["hero"] * (value + weights()["hero"]["fall"] * fall)
