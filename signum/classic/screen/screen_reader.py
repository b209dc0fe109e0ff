"""Measurements for a screen reader: short, figures in centimetres, directions as on a clock."""

from collections.abc import Iterable, Sequence
from typing import Final

from signum.classic.chapters.combat.detection import Detect
from signum.classic.chapters.combat.durability import armour_met
from signum.classic.chapters.combat.ranged import KINDS, Ranged, Shoot, ShootMagically, Throw
from signum.classic.chapters.field.movement import Move, Run
from signum.classic.chapters.field.ruins import Search, UseEntrance
from signum.classic.chapters.field.terrain import from_side
from signum.classic.chapters.turn.activated_abilities import Use, UseOn
from signum.classic.chapters.turn.activation import Fight, StrikeMagically
from signum.classic.core.game import Game
from signum.classic.core.measuring import base_of
from signum.classic.core.state import HERO, Creature, CreatureId
from signum.classic.core.values import health, splits_freely
from signum.classic.findings.reach import Contact
from signum.classic.findings.sightlines import Sightline
from signum.classic.positions.places import CENTIMETRE
from signum.classic.telling.telling import Telling
from signum.engine.questions import Option, Refusal
from signum.engine.records import tag_of
from signum.field.plane.lengths import SIDE
from signum.field.plane.strips import EAST, NORTH, SOUTH, WEST
from signum.table.codecs import centimetres
from signum.table.wire import Shown

THIRD: Final = SIDE // 3


class ScreenReader:
    """The words for one teller, about one game."""

    def __init__(self, telling: Telling, game: Game) -> None:
        self.telling = telling
        self.game = game
        self.say = telling.say
        self.names = telling.names

    # Creatures.

    def creature(self, one: Creature) -> str:
        """Such as: Brissa, your hero, 5 of 5 health, 1 armour."""
        parts = [self.named(one)]
        if armour := armour_met(self.game, one):
            parts.append(self.say("finding-armour", count=armour))
        if one.hidden:
            parts.append(self.say("finding-hidden"))
        return ", ".join(parts)

    def named(self, one: Creature) -> str:
        """Its name, its owner, and its remaining health."""
        most = self.game.value(health, one)
        return self.say(
            "finding-creature",
            name=self.names.short(one.id),
            whose=self._whose(one),
            player=self.telling.spoken_player(one.seat),
            left=most - one.wounds,
            health=most,
        )

    def _whose(self, one: Creature) -> str:
        """Whose it is to this seat; where several others play, they are named."""
        seat = self.telling.seat
        if seat is None:
            side = "other"
        else:
            side = "own" if one.seat == seat else "enemy" if self.game.hostile[seat][one.seat] else "ally"
        whose = f"{side}-hero" if one.type == HERO else side
        named = side in ("enemy", "ally") and len(self.game.state.players) > 2
        return f"{whose}-of" if named else whose

    def place(self, one: Creature) -> str:
        """Such as: middle of the field, 13.9 centimetres from your side."""
        side = self._side
        across = {SOUTH: one.x, EAST: one.y, NORTH: SIDE - one.x, WEST: SIDE - one.y}[side]
        where = "left" if across < THIRD else "right" if across > 2 * THIRD else "middle"
        gap = centimetres(max(0, from_side(base_of(one), side)))
        whose = "own" if self.telling.seat is not None else "first"
        return self.say("finding-stands", where=where, gap=gap, whose=whose)

    @property
    def _side(self) -> int:
        """Our side of the field, or that of the first player."""
        seat, state = self.telling.seat or 0, self.game.state
        has_none = len(state.players) > 2 and state.players[seat].corner is None
        return SOUTH if has_none else self.game.mode.border(state, seat).side

    # Sightline.

    def sight(self, me: Creature, sight: Sightline, contacts: Iterable[Contact]) -> str:
        """Such as: Shailis, enemy, 3 of 4 health, 2 o'clock, 7.9 centimetres, can be touched by a move."""
        other = self.game.state.creatures[sight.creature]
        parts = [self.named(other), self.say("finding-hour", hour=sight.hour)]
        parts.append(
            self.say("finding-touching")
            if sight.touching
            else self.say("finding-length", length=centimetres(sight.gap))
        )
        ways = {one.way: one for one in contacts if one.creature == other.id}
        if ways:
            way = ways.get("move") or ways["run"]
            parts.append(self.say("finding-touchable", how=way.way, length=centimetres(way.length)))
        if sight.line is None:
            parts.append(self.say("finding-unseen", blockers=self.names.creatures(sight.blockers)))
        parts += [self.say("finding-shootable", attack=one) for one in sight.shots]
        if sight.cover:
            parts.append(self.say("finding-in-cover"))
        if other.hidden:
            parts.append(self.say("finding-hidden"))
        if self.game.is_foe(me, other) and not self.game.value(splits_freely, other, me):
            parts.append(self.say("finding-tired"))
        return ", ".join(parts) + "."

    def several(self, ids: Iterable[CreatureId]) -> str:
        """Several of them."""
        return ", ".join(map(self.names.creature, ids))

    # Actions.

    def action(self, me: Creature, option: Option, limit: int) -> str:
        """An option in a few words; for movement with the distance."""
        tag = tag_of(type(option))
        match option:
            case Move() | Run():
                how = "run" if isinstance(option, Run) else "move"
                if not limit:
                    return self.say("finding-action-cannot-go", how=how)
                return self.say("finding-action-go", how=how, limit=centimetres(limit))
            case Fight(target) | StrikeMagically(target) | Detect(target):
                return self.say(f"option-{tag}", target=self.names.spoken(target))
            case Shoot(target) | Throw(target) | ShootMagically(target):
                return self.say(f"option-{tag}", target=self.names.spoken(target))
            case Search(terrain) | UseEntrance(terrain):
                return self.say(f"option-{tag}", terrain=self.names.spoken(terrain))
            case Use(ability):
                return self.say("option-use", ability=self._ability(me, ability))
            case UseOn(ability, target):
                aimed = self.names.spoken_target(target)
                return self.say("option-use-on", ability=self._ability(me, ability), target=aimed)
            case _:
                return self.telling.option(option)

    def _ability(self, me: Creature, ability: str) -> str:
        held = self.game.combined(self.game.held(me))
        figure = next((one.x for one in held if one.ability == ability), None)
        return self.names.ability(ability, figure)

    def why_not(self, me: Creature, option: Option, refusal: Refusal) -> str:
        """The reason; for a ranged attack with attacker, target, distance and range."""
        if not isinstance(option, Ranged):
            return self.telling.refusal(refusal)
        kind = KINDS[type(option)]
        names = {
            "creature": self.names.spoken(me.id),
            "target": self.names.spoken(option.target),
            "attack": kind.attack,
        }
        gap = refusal.facts.get("gap")
        if refusal.code == "out-of-reach" and isinstance(gap, int):
            reach = kind.reach / CENTIMETRE
            return self.say("finding-cannot-shoot-so-far", **names, gap=centimetres(gap), reach=reach)
        blockers = refusal.facts.get("blockers")
        if refusal.code == "not-seen" and isinstance(blockers, list):
            hiding = self.several([int(one) for one in blockers])
            return self.say("finding-cannot-shoot-unseen", **names, blockers=hiding)
        return f"{self.say('finding-cannot-shoot', **names)} {self.telling.refusal(refusal)}"

    def actions(self, me: Creature, actions: Sequence[Shown]) -> str:
        """Such as: Actions of Brissa: move, up to 10. Fight, 2 targets. Do nothing."""
        may = [one for one in actions if not one.why]
        name = self.names.spoken(me.id)
        if not may:
            why = actions[0].why if actions else ""
            return f"{self.say('finding-no-actions', creature=name)} {why}".strip()
        told: list[str] = []
        counted: dict[str, int] = {}
        for one in may:
            if hasattr(one.option, "target") and not isinstance(one.option, UseOn):
                tag = tag_of(type(one.option))
                counted[tag] = counted.get(tag, 0) + 1
        for one in may:
            tag = tag_of(type(one.option))
            if tag in counted:
                told.append(self.say("finding-action-targets", action=tag, count=counted.pop(tag)))
            elif not hasattr(one.option, "target") or isinstance(one.option, UseOn):
                told.append(one.words)
        return self.say("finding-actions", creature=name, actions=". ".join(told))

    # Where it is held.

    def held(
        self,
        length: int,
        limit: int,
        sights: Iterable[Sightline],
        touches: Sequence[int],
        stabs: Sequence[int],
    ) -> str:
        """Such as: 9.2 of 10 centimetres. Sees Ssivra at 13.7. Touches nobody. No backstab."""
        parts = (
            [self.say("finding-gone", length=centimetres(length), limit=limit / CENTIMETRE)] if limit else []
        )
        seen = [
            self.say("finding-at", name=self.names.spoken(one.creature), gap=centimetres(one.gap))
            for one in sights
        ]
        if seen:
            parts.append(self.say("finding-sees", those=", ".join(seen)))
        parts.append(self._who("finding-touches", touches))
        parts.append(self._who("finding-stabs", stabs))
        return " ".join(parts)

    def _who(self, id: str, those: Sequence[int]) -> str:
        return self.say(id, count=len(those), those=self.several(those))
