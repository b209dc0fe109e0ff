"""Positions and reach of creatures in words: distances, bearings, terrain, sight, backstabs.

North is away from the first player. Distances go from edge to edge, as the rules measure them (C-RNG-02).
"""

from collections.abc import Iterator
from math import atan2, pi
from typing import Final

from signum.classic.chapters.combat.melee_targets import refused_fight
from signum.classic.chapters.field.movement import (
    FASTEST,
    MOVE,
    RUN,
    allowance,
    refused_run,
)
from signum.classic.core.measuring import LETTERS, base_of, shape_of
from signum.classic.core.state import Creature, CreatureId, Terrain
from signum.classic.core.values import movement
from signum.classic.findings.departures import stabbers_on_leaving
from signum.classic.findings.reach import WAYS, Approach, approach, stabbers
from signum.classic.findings.rehearsal import NOTHING_TO_DO
from signum.classic.findings.sightlines import Sightline
from signum.classic.positions.places import CENTIMETRE
from signum.classic.telling.telling_part import TellingPart
from signum.field.plane.distance import closest_points, gap, touching
from signum.field.plane.shapes import Disc, Shape

BEARINGS: Final = ("east", "north-east", "north", "north-west", "west", "south-west", "south", "south-east")
"""Anticlockwise from the right of the first player."""


class Surroundings(TellingPart):
    """The field in one teller's words, seen from the acting creature, if there is one."""

    @property
    def matter(self) -> bool:
        """Whether any creature can move, so that places are worth telling."""
        game = self.game
        return bool(game.state.terrains) or any(game.value(movement, one) for one in game.creatures())

    @property
    def acting(self) -> Creature | None:
        """The creature whose activation is running."""
        return self.game.creature(self.game.state.acting)

    # Looking.

    def point_of_view(self) -> list[str]:
        """The creature from which distances are told, if one acts."""
        me = self.acting
        return [] if me is None else [self.say("telling-seen-from", creature=self.names.spoken(me.id))]

    def where(self, id: CreatureId) -> str:
        """The place of a creature, with distance and direction from the acting creature."""
        one, me = self.game.state.creatures[id], self.acting
        place = self.names.place((one.x, one.y))
        if me is None or me is one:
            return self.say("telling-stands", place=place)
        return self.say("telling-stands-away", place=place, away=self.away(me, base_of(one)))

    def terrains(self) -> list[str]:
        """Every terrain: its name, its abilities, its place, and its distance from the acting creature."""
        return [self.terrain(one) for one in self.game.state.terrains.values()]

    def terrain(self, one: Terrain) -> str:
        """One terrain."""
        cited = self.telling.phrases.cited
        abilities = [cited(self.say(f"text-{id.lower()}", form="inside"), (id,)) for id in one.abilities]
        parts = [
            self.say(
                "telling-terrain",
                name=self.names.creature(one.id),
                abilities=", ".join(abilities) or self.say("telling-terrain-plain"),
            ),
            self._lies(one),
        ]
        me = self.acting
        if me is not None:
            away = self.away(me, shape_of(one))
            parts.append(self.say("telling-lies-away", away=away))
        return " ".join(parts)

    def away(self, me: Creature, shape: Shape) -> str:
        """Such as: 12.4 cm to the north-east."""
        base = base_of(me)
        if touching(base, shape, self.game.edition.contact_below):
            return self.say("telling-away-touching", bearing=_bearing(base, shape))
        return self.say("telling-away", length=gap(base, shape) / CENTIMETRE, bearing=_bearing(base, shape))

    # Reaching.

    def reach(self, id: CreatureId) -> list[str]:
        """A creature's range, and for each opponent whether it sees and reaches it, and the backstabs."""
        known = self.names.known
        refusal = known.acting(self.game.state.creatures[id]).refusal
        if refusal is not None and refusal.code != NOTHING_TO_DO:
            return [self.telling.refusal(refusal)]
        game, me = known.acting_game(self.game.state.creatures[id])
        sights = {one.creature: one for one in known.sights(me)}
        lines = [self._legs(me)]
        leaving = stabbers_on_leaving(game, me)
        if leaving is not None:
            lines.append(self._stabs("telling-leaving", leaving))
        return lines + [" ".join(self._reaches(me, foe, sights[foe.id])) for foe in game.foes(me.seat)]

    def _legs(self, me: Creature) -> str:
        """Its range."""
        game, name = self.game, self.names.spoken(me.id)
        letter = min(FASTEST, game.value(movement, me))
        if not letter:
            return self.say("telling-goes-nowhere", creature=name)
        far = self.say(
            "telling-goes",
            creature=name,
            movement=LETTERS[letter],
            length=allowance(game, me, MOVE) / CENTIMETRE,
        )
        refusal = refused_run(game, me)
        if refusal is not None:
            return f"{far} {self.telling.refusal(refusal)}"
        return f"{far} {self.say('telling-runs', length=allowance(game, me, RUN) / CENTIMETRE)}"

    def _reaches(self, me: Creature, foe: Creature, sight: Sightline) -> Iterator[str]:
        game = self.game
        away = self.away(me, base_of(foe))
        yield self.say("telling-reach-foe", foe=self.names.spoken(foe.id), away=away)
        if sight.line is None:
            yield self.say("telling-unseen", blockers=self.names.creatures(sight.blockers))
        else:
            yield self.say("telling-seen")
        if sight.touching:
            return
        if refused_fight(game, me, foe.id) is None:
            yield self.say("telling-fights-from-here")
        for attack in sight.shots:
            yield self.say("telling-shoots-from-here", attack=attack)
        if sight.cover:
            yield self.say("telling-in-cover")
        if game.value(movement, me):
            yield from self._approaches(me, foe)

    def _approaches(self, me: Creature, foe: Creature) -> Iterator[str]:
        """Into contact by moving and by running: the length of the path and the backstabs, or why not."""
        hows = WAYS if refused_run(self.game, me) is None else (MOVE,)
        ways = {how: approach(self.game, me, foe, how) for how in hows}
        refusals = [way.refusal for way in ways.values() if way.refusal is not None]
        if len(refusals) == len(ways) and {one.code for one in refusals} == {"too-far"}:
            # The path has the same length for runners; they only may go farther.
            length = refusals[-1].facts["length"]
            assert isinstance(length, int)
            yield self.say("telling-too-far", length=length / CENTIMETRE)
            return
        for how, way in ways.items():
            yield from self._way(me, way, how)

    def _way(self, me: Creature, way: Approach, how: str) -> Iterator[str]:
        if way.to is None:
            assert way.refusal is not None
            yield self.say("telling-cannot-come", how=how, why=self.telling.refusal(way.refusal))
            return
        yield self.say("telling-comes", how=how, length=way.length / CENTIMETRE)
        stabbing = stabbers(self.game, me, way.to, how)
        if stabbing:
            yield self._stabs("telling-stabbed", stabbing)

    def _stabs(self, id: str, foes: list[CreatureId]) -> str:
        names = self.names.creatures(foes)
        return self.say(id, foes=names, any="yes" if foes else "no")

    def _lies(self, one: Terrain) -> str:
        if one.radius:
            centre = self.names.place(one.corners[0])
            return self.say("telling-terrain-round", place=centre, radius=one.radius / CENTIMETRE)
        across, along = zip(*one.corners, strict=True)
        low, high = (
            self.names.place((min(across), min(along))),
            self.names.place((max(across), max(along))),
        )
        return self.say("telling-terrain-between", low=low, high=high)


def _bearing(base: Disc, shape: Shape) -> str:
    """The nearest of eight directions to the nearest point of a shape; to its centre if a base is on it."""
    ax, ay, bx, by = closest_points(base, shape)
    dx, dy = bx - ax, by - ay
    if abs(dx) < 1 and abs(dy) < 1:
        dx, dy = shape.x - base.x, shape.y - base.y
    return BEARINGS[round(atan2(dy, dx) / (pi / 4)) % len(BEARINGS)]
