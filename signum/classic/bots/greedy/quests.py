"""Quests for the greedy player: the places where its creatures are needed, and the worth of their enemies."""

from collections.abc import Iterable, Iterator
from math import cos, pi, sin
from typing import TYPE_CHECKING, Final, NamedTuple

from signum.classic.bots.greedy.weights import weights
from signum.classic.core.game import Game
from signum.classic.core.measuring import DISTANCES
from signum.classic.core.state import CHARACTER, HERO, Creature
from signum.classic.quests.active import HERO_SEAT, ActiveQuest
from signum.classic.quests.cards import QuestCard
from signum.classic.quests.conditions import Carry, HasBuilt, HasSearched, QuestCondition, Spend, Stand, meant
from signum.classic.quests.evaluation import progress
from signum.classic.quests.forms import FRIENDLY, YOURS
from signum.classic.quests.places import FIELD, HEROS_SIDE, OVERLORDS_SIDE, TERRAIN, QuestPlace, shapes_of
from signum.engine.questions import Seat
from signum.field.plane.curves import Spot
from signum.field.plane.distance import gap
from signum.field.plane.lengths import SIDE
from signum.field.plane.shapes import Disc, Polygon, Shape

if TYPE_CHECKING:
    from signum.classic.bots.greedy.places import Seeking

RIM: Final = 2
ROUND: Final = 8
"""The number of places proposed round a shape."""


class QuestAim(NamedTuple):
    """A place where a creature is needed, and what its quest is worth."""

    place: QuestPlace
    shapes: tuple[Shape, ...]
    worth: float

    def gap(self, x: int, y: int, r: int) -> float:
        """The way that is left from a position of a base."""
        if self.place.of == HEROS_SIDE:
            far = float(y - r)
        elif self.place.of == OVERLORDS_SIDE:
            far = float(SIDE - r - y)
        else:
            far = float(min([gap(Disc(x, y, r), one) for one in self.shapes], default=SIDE))
        return max(0.0, far - DISTANCES[self.place.within])


def running(game: Game) -> Iterator[tuple[QuestCard, ActiveQuest]]:
    """The active quests with their cards."""
    if game.state.quest is not None:
        for one in game.state.quest.active:
            yield game.quest_book.quests[one.card], one


def open_conditions(
    game: Game, quest: QuestCard, active: ActiveQuest
) -> list[tuple[QuestCondition, int, int]]:
    """The conditions for completion that do not hold: each with its tally and the number that is left."""
    ways = zip(
        quest.complete,
        active.tally or (0,) * len(quest.complete),
        progress(game, quest, active),
        strict=False,
    )
    return [(one, tally, so_far.need - so_far.have) for one, tally, so_far in ways if not so_far.holds]


# Places.


def aims(game: Game, seat: Seat) -> dict[int, list[QuestAim]]:
    """For each of its creatures the places where a quest needs it."""
    found: dict[int, list[QuestAim]] = {}
    if seat != HERO_SEAT:
        return found
    for quest, active in running(game):
        for one, place, those in _needed(game, quest, active):
            shapes = tuple(shapes_of(game, place)) if place.of not in (HEROS_SIDE, OVERLORDS_SIDE) else ()
            aim = QuestAim(place, shapes, quest.honour + quest.prosperity / 5)
            if place.of == TERRAIN and not shapes:
                continue
            near = sorted(those, key=lambda who: (aim.gap(who.x, who.y, who.base // 2), who.id))
            for creature in near[:one]:
                found.setdefault(creature.id, []).append(aim)
    return found


def _needed(
    game: Game, quest: QuestCard, active: ActiveQuest
) -> Iterator[tuple[int, QuestPlace, list[Creature]]]:
    """The number of creatures, the place, and the creatures that may be meant."""
    conditions = [(one, tally) for one, tally, _ in open_conditions(game, quest, active)]
    # A place that must be held for several rounds is held until the quest is complete.
    for one, tally in conditions:
        if isinstance(one, Stand) and one.who in FRIENDLY and one.at.of != FIELD:
            yield one.number, one.at, meant(game, active, one.who)
        elif isinstance(one, Carry):
            bearer = game.creature(tally)
            able = meant(game, active, YOURS)
            yield (1, one.to, [bearer]) if bearer is not None else (1, one.origin, _without_hero(able))
        elif isinstance(one, HasSearched):
            able = [who for who in meant(game, active, YOURS) if who.type == CHARACTER]
            yield 1, QuestPlace(TERRAIN, one.terrain), able


def _without_hero(those: list[Creature]) -> list[Creature]:
    return [one for one in those if one.type != HERO] or those


def pull(aimed: Iterable[QuestAim], x: int, y: int, r: int) -> float:
    """The value of a position by the places where a creature is needed."""
    of, total = weights()["quest"], 0.0
    for aim in aimed:
        left = aim.gap(x, y, r)
        total += aim.worth * (of["there"] if left < RIM + 1 else -of["march"] * left / 10_000)
    return total


def spots(seek: "Seeking") -> Iterator[Spot]:
    """Places at which a quest needs the creature, or on the way there."""
    for aim in seek.look.aims.get(seek.me.id, ()):
        x, r = seek.me.x, seek.r
        if aim.place.of in (HEROS_SIDE, OVERLORDS_SIDE):
            south = aim.place.of == HEROS_SIDE
            to = r + max(0, DISTANCES[aim.place.within] - RIM)
            for aside in (0, 3_000, -3_000):
                yield x + aside, float(to if south else SIDE - to)
        for shape in aim.shapes:
            yield from _beside(shape, r + max(RIM - 1, DISTANCES[aim.place.within] - RIM))


def _beside(shape: Shape, far: float) -> Iterator[Spot]:
    if isinstance(shape, Polygon):
        for ax, ay, bx, by in shape.edges:
            long = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
            yield (ax + bx) / 2 + (by - ay) / long * far, (ay + by) / 2 + (ax - bx) / long * far
        return
    for at in range(ROUND):
        turn = 2 * pi * at / ROUND
        yield shape.x + cos(turn) * (shape.r + far), shape.y + sin(turn) * (shape.r + far)


# Payments.


def furthered(game: Game, seat: Seat, spent: int, built: int = 0) -> float:
    """The worth for quests of spending prosperity and of building."""
    total = 0.0
    for quest, active in running(game) if seat == HERO_SEAT else ():
        for one, _, left in open_conditions(game, quest, active):
            done = spent if isinstance(one, Spend) else built if isinstance(one, HasBuilt) else 0
            total += weights()["quest"]["honour"] * quest.honour * min(done, left) / left
    return total


# Enemies.


def bounties(game: Game, seat: Seat | None) -> dict[int, float]:
    """What the defeat of each of the Overlord's creatures is worth besides its strength."""
    of = weights()["quest"]
    found: dict[int, float] = {}
    if game.state.quest is None or seat != HERO_SEAT:
        return found
    for creature in game.state.creatures.values():
        kind = game.quest_book.creatures.get(creature.card)
        if kind is not None and creature.seat != seat and kind.honour:
            found[creature.id] = of["honour"] * kind.honour
    for quest, active in running(game):
        for one, _, left in open_conditions(game, quest, active):
            wanted = getattr(one, "creature", "")
            for creature in meant(game, active, wanted) if wanted else ():
                share = of["honour"] * quest.honour / max(1, left)
                found[creature.id] = found.get(creature.id, 0.0) + share
    return found
