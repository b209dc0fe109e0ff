"""The field as the greedy player sees it: places, paths, lines, and the danger for its creatures."""

from signum.classic.bots.greedy.arms import Armoury, Arms, Pmf, hits, melee
from signum.classic.bots.greedy.auras import Aura, auras
from signum.classic.bots.greedy.fights import Fights, added, all_lost
from signum.classic.bots.greedy.hero_danger import AS_IT_IS, HeroDanger, WhatIf
from signum.classic.bots.greedy.prosperity import urgency
from signum.classic.bots.greedy.quests import QuestAim, aims
from signum.classic.bots.greedy.sight import Sights
from signum.classic.bots.greedy.standing import NEVER, Gauge, Measure, PlaceJudge, Standing
from signum.classic.bots.greedy.worth import Worths, weights
from signum.classic.chapters.field.movement import MOVE
from signum.classic.core.game import Game
from signum.classic.core.state import HERO, Creature
from signum.classic.findings.reach import approach_in_reach
from signum.engine.questions import Seat
from signum.field.plane.shapes import Shape


class Outlook(Fights):
    """The field as one seat sees it, with the possible actions of all creatures; for one view."""

    def __init__(self, game: Game, seat: Seat, worths: Worths) -> None:
        super().__init__(game, seat, worths)
        self.threats = [foe for foe in self.foes if not foe.skips]
        """The creatures that can do something in their next activation."""
        self.urgency = worths.hunt if worths.seat == seat else urgency(game, seat)
        """Grows with the length of the game: advancing counts more and danger less."""
        self.hero = next((one for one in self.friends if one.type == HERO), None)
        hostile = game.hostile[seat]
        self.side = [one for one in game.state.creatures.values() if not hostile[one.seat]]
        """Its own creatures and those of its allies."""
        self.partners = [one for one in self.side if one.type == HERO and one is not self.hero]
        """The heroes of its allies (C-VAR-05)."""
        self._sights: Sights | None = None
        self._aims: dict[int, list[QuestAim]] | None = None

    def armed(self, one: Creature, arms: Arms) -> "Outlook":
        """The same field with other combat figures for one creature, without cached results."""
        other = Outlook(self.game, self.seat, self.worths)
        other._sights, other._aims = self._sights, self._aims
        other.arms = Armoury(self.game, self.arms)
        other.arms[one.id] = arms
        return other

    def forget(self) -> None:
        super().forget()
        self._strikes: dict[tuple[int, int, bool], tuple[Pmf, float]] = {}
        self._standings: dict[tuple[int, int, int], Standing] = {}
        self._measures: dict[int, Measure] = {}
        self._others: dict[tuple[int, int], list[Shape]] = {}
        self._auras: dict[int, list[Aura]] = {}
        self._threatened: dict[int, int] = {}
        self._walks: dict[tuple[int, int], bool] = {}
        self._safety: float | None = None
        self._hero_danger: HeroDanger | None = None
        self._partners_danger: list[HeroDanger] | None = None
        self._gauged: list[Gauge] | None = None

    @property
    def gauges(self) -> "list[Gauge]":
        """The enemies in order, with the figures that every place is measured by."""
        if self._gauged is None:
            detour = weights()["march"]["detour"]
            self._gauged = [
                Gauge(
                    foe.x,
                    foe.y,
                    foe.base / 2,
                    NEVER if foe.skips else self.arms[foe.id].reach,
                    NEVER if foe.skips or not self.arms[foe.id].range else self.arms[foe.id].far,
                    0.0 if foe.type == HERO else detour,
                    1 << at,
                )
                for at, foe in enumerate(self.foes)
            ]
        return self._gauged

    def walks_to(self, one: Creature, foe: Creature) -> bool:
        """Whether a path leads into contact with an enemy in one move, as all creatures stand."""
        key = one.id, foe.id
        if key not in self._walks:
            self._walks[key] = approach_in_reach(self.game, one, foe, MOVE) is not None
        return self._walks[key]

    @property
    def sights(self) -> Sights:
        """The lines of sight between creatures."""
        if self._sights is None:
            self._sights = Sights(self.game)
        return self._sights

    @property
    def aims(self) -> dict[int, list[QuestAim]]:
        """The places where quests need its creatures."""
        if self._aims is None:
            self._aims = aims(self.game, self.seat)
        return self._aims

    def auras(self, creature: Creature) -> list[Aura]:
        """The auras that it could use by standing near friends."""
        if creature.id not in self._auras:
            self._auras[creature.id] = auras(self.game, creature)
        return self._auras[creature.id]

    # Places.

    def standing(self, creature: Creature, x: int, y: int) -> dict[str, float]:
        """The terms of a place."""
        return self.at(creature, x, y).terms

    def at(self, creature: Creature, x: int, y: int) -> Standing:
        """The value of a place for a creature, and its relations."""
        key = creature.id, x, y
        if key not in self._standings:
            self._standings[key] = self.measure(creature).at(x, y)
        return self._standings[key]

    def measure(self, creature: Creature) -> Measure:
        """The measure of places for a creature."""
        if creature.id not in self._measures:
            self._measures[creature.id] = Measure(self, creature)
        return self._measures[creature.id]

    def judge(self, creature: Creature) -> PlaceJudge:
        """Judges places by what standing there is worth."""
        measure = self.measure(creature)
        return PlaceJudge(lambda to: measure.sketch(*to), measure.most, measure.standing)

    def strike(self, foe: Creature, creature: Creature, *, tired: bool) -> tuple[Pmf, float]:
        """An enemy's hits in melee, and their average cost."""
        key = foe.id, creature.id, tired
        if key not in self._strikes:
            arms, its = self.arms[foe.id], self.arms[creature.id]
            row = melee(arms, its, arms.dice, its.dice if tired else its.dice // 2)
            if arms.magic:
                row = min(row, hits(arms.magic, arms.faces, 0), key=lambda one: one[0])
            self._strikes[key] = row, self.harm(row, creature)
        return self._strikes[key]

    def danger(self, creature: Creature, x: int, y: int) -> float:
        """The cost of all enemies that could attack a creature there; the fall of a hero counts most."""
        return -self.at(creature, x, y).terms["danger"]

    def threatened(self, foe: Creature) -> int:
        """The number of its own creatures that an enemy could reach; an enemy strikes only one of them."""
        if foe.id not in self._threatened:
            reach = self.arms[foe.id].reach
            self._threatened[foe.id] = sum(
                [self.gap(foe, one, foe.x, foe.y) <= reach for one in self.friends]
            )
        return self._threatened[foe.id]

    # Other creatures of its side.

    def aims_at(self, foe: Creature, one: Creature) -> bool:
        """Whether an enemy could shoot at a creature from its current place, by line and range."""
        arms = self.arms[foe.id]
        if not arms.range or self.gap(foe, one, foe.x, foe.y) > arms.far or self.game.foes_in_contact(foe):
            return False
        return arms.walks_and_shoots or self.sights.line(foe, foe.x, foe.y, one)

    def falls_to(self, one: Creature, foes: list[Creature], healed: int = 0) -> float:
        """The chance that a creature falls if all these enemies that can attack it do."""
        last = len(self.worths.losses(one)) - 1 + healed
        row: list[float] = [1.0]
        for foe in foes:
            near = self.comes_to(foe, one) and self.arms[foe.id].dice > 0
            if near or self.aims_at(foe, one):
                row = added(row, self.blow(foe, one, near=near), last)
        return all_lost(row, last)

    # Its hero.

    def hero_danger(self, what_if: WhatIf) -> float:
        """The cost of all enemies that could attack its hero, under a hypothetical change."""
        if self.hero is None:
            return 0.0
        if self._hero_danger is None:
            self._hero_danger = HeroDanger(self, self.hero)
        if what_if is not AS_IT_IS:
            return self._hero_danger.cost(what_if)
        if self._safety is None:
            self._safety = self._hero_danger.cost(what_if)
        return self._safety

    def partners_danger(self, what_if: WhatIf) -> float:
        """The same for the heroes of its allies."""
        if self._partners_danger is None:
            self._partners_danger = [HeroDanger(self, one) for one in self.partners]
        return sum([one.cost(what_if) for one in self._partners_danger], 0.0)

    def walls(self, foe: Creature, hero: Creature) -> list[Shape]:
        """The blockers of a line from an enemy to a hero besides the creatures of its side."""
        key = foe.id, hero.id
        if key not in self._others:
            ours = [self.sights.bases[one.id] for one in self.side]
            ways = self.sights.between(*key)
            self._others[key] = [one for one in ways if all(one is not base for base in ours)]
        return self._others[key]
