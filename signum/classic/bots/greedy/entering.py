"""The entry of a new creature for the greedy player: it evaluates places as for any other creature."""

from collections.abc import Iterator
from math import hypot, sqrt
from typing import Any, Final

from signum.classic.bots.greedy.field import Outlook
from signum.classic.bots.greedy.hero_danger import AS_IT_IS, WhatIf
from signum.classic.bots.greedy.places import ALL_ROUND, CLEAR, KEPT, RIM, Seeking, kept
from signum.classic.bots.greedy.standing import Standing
from signum.classic.bots.greedy.thinking import GreedyThinking, ScoredOption
from signum.classic.bots.greedy.worth import Worths, weights
from signum.classic.chapters.field.summon import PlaceAt, Summoned, profile_of
from signum.classic.core.state import HERO, Creature
from signum.classic.knowledge.supposing import suppose
from signum.engine.questions import Choice
from signum.engine.units import Point
from signum.field.plane.lengths import SIDE
from signum.field.plane.shapes import Disc

STEP: Final = 2_500
"""The distance between the places tried along its side."""


def summoning_place(think: GreedyThinking, choice: Choice[Any]) -> Iterator[ScoredOption]:
    """C-SUM-01, C-SUM-05: the best of the places where a creature may enter."""
    suggested = [option.to for offer in choice.offers for option in offer.suggestions()]
    card = think.cards.get(str(choice.about.get("card", "")))
    if card is None or not suggested:
        for to in suggested:
            yield ScoredOption(PlaceAt(to), {"middle": -abs(to[0] - SIDE // 2) / 10_000})
        return
    id = think.flat.state.next_id
    there = suppose(think.flat, Summoned(id, think.seat, profile_of(card), suggested[0]))
    newcomer = there.state.creatures[id]
    look = Outlook(there, think.seat, Worths(there))
    places = dict.fromkeys(suggested, "suggested")
    for to in entries(look, newcomer, suggested):
        if choice.allows(PlaceAt(to)):
            places.setdefault(to, "entry")
    judge = Entering(think, look, newcomer)
    for one in kept(places, judge, KEPT):
        yield ScoredOption(PlaceAt(one.to), one.standing.terms)
    look.forget()


def entries(look: Outlook, newcomer: Creature, suggested: list[Point]) -> Iterator[Point]:
    """Places along its side, at the ends of free stretches; or all round the host."""
    seek = Seeking(look, newcomer, 2 * SIDE)
    heights = {y for _, y in suggested}
    if len(heights) > 1:
        hosts = [one for one in look.game.creatures() if one is not newcomer]
        to = suggested[0]
        host = min(hosts, key=lambda one: hypot(one.x - to[0], one.y - to[1]) - one.base / 2)
        for x, y in seek.round(host.x, host.y, seek.r + host.base // 2 + RIM, ALL_ROUND):
            yield round(x), round(y)
        return
    (height,) = heights
    alongs = [float(x) for x in range(seek.r, SIDE - seek.r, STEP)]
    for x in [*alongs, *_alongs(look, seek, height)]:
        to = round(x), height
        if seek.free(to):
            yield to


def _alongs(look: Outlook, seek: Seeking, y: int) -> Iterator[float]:
    """Beside friends, in the lines between enemies and its hero, just beyond the enemies' reach."""
    for friend in look.friends:
        wide = seek.r + friend.base // 2 + RIM
        off = wide * wide - (friend.y - y) ** 2
        if friend is not seek.me and off > 0:
            yield from (friend.x - sqrt(off) - 1, friend.x + sqrt(off) + 1)
    for foe in look.threats:
        far = look.arms[foe.id].reach + seek.r + foe.base / 2 + CLEAR
        room = far * far - (foe.y - y) ** 2
        if room > 0:
            yield from (foe.x - sqrt(room), foe.x + sqrt(room))
        if look.hero is not None and foe.y != look.hero.y:
            part = (y - foe.y) / (look.hero.y - foe.y)
            if 0 < part < 1:
                yield foe.x + (look.hero.x - foe.x) * part


class Entering:
    """Evaluates places for a new creature."""

    def __init__(self, think: GreedyThinking, look: Outlook, newcomer: Creature) -> None:
        self.look = look
        self.newcomer = newcomer
        self.outlook = think.outlook
        self.before = think.outlook.hero_danger(AS_IT_IS)
        self.of = weights()["entering"]
        self.heroes = [one for one in look.game.creatures() if one.type == HERO and one is not newcomer]

    def __call__(self, to: Point) -> Standing:
        """The value of standing there, of its help for the hero, and of the distance to the heroes."""
        standing = self.look.at(self.newcomer, *to)
        terms = dict(standing.terms)
        terms["danger"] *= self.of["danger"]
        if self.before >= weights()["danger"]["least"]:
            base = Disc(*to, self.newcomer.base // 2)
            terms["guard"] = self.before - self.outlook.hero_danger(WhatIf(newcomer=base))
        for hero in self.heroes:
            far = hypot(to[0] - hero.x, to[1] - hero.y) / 10_000
            own = not self.look.game.is_foe(self.newcomer, hero)
            terms["own-hero" if own else "their-hero"] = -far * self.of["own-hero" if own else "their-hero"]
        return Standing(terms, standing.relations)
