"""Findings in words for a screen reader: short, hexes by row and place, chances in percent."""

from typing import Any

from signum.engine.units import ThingId
from signum.warseer.core.game import Game
from signum.warseer.core.holdings import Held
from signum.warseer.core.state import Creature
from signum.warseer.core.units import HexPlace
from signum.warseer.core.values import health
from signum.warseer.findings.reach import ReachedHex
from signum.warseer.findings.sightlines import SeenTarget


class ScreenReader:
    """The words for one teller, about one game."""

    def __init__(self, teller: Any, game: Game) -> None:
        self.teller = teller
        self.game = game
        self.say = teller.say

    def place(self, at: HexPlace) -> str:
        """Such as: row 6, third."""
        row, place = at
        return str(self.say("finding-place", row=row, place=place))

    def name(self, id: ThingId) -> str:
        """The name of a creature, without its title."""
        return str(self.teller.names.short(id))

    def held(self, held: Held) -> str:
        """An ability with its figure."""
        words = str(self.teller.names.ability(held.ability))
        return f"{words} {held.x}" if held.x else words

    def hex_at(self, at: HexPlace) -> str:
        """Such as: row 6, third, ford."""
        where = self.place(at)
        kind = self.game.terrain_at(at)
        return f"{where}, {self.say('finding-terrain', terrain=kind)}" if kind else where

    def creature(self, one: Creature) -> str:
        """Such as: Gil-Talas, enemy, silver, 4 of 5 health, row 6, third, ford."""
        most, card = self.game.value(health, one), self.game.card(one.card)
        parts = [
            self.name(one.id),
            self.say("finding-whose", whose=self._whose(one), kind=card.type),
            self.say("finding-rank", rank=card.rank or "none", stars=card.stars) if card.stars else "",
            self.say("finding-health", left=most - one.wounds, health=most),
            self.say("finding-armour", count=one.armour) if one.armour else "",
            *[self.say("finding-token", token=token) for token in one.tokens],
            self.hex_at(one.at),
            self.say("finding-activated") if one.activated else "",
        ]
        return ", ".join([part for part in parts if part])

    def _whose(self, one: Creature) -> str:
        seat = self.teller.seat
        if seat is None:
            return "other"
        return "own" if one.seat == seat else "enemy"

    def reached(self, found: ReachedHex) -> str:
        """Such as: row 6, third: move, 2 hexes; the activation ends there."""
        words = self.say(
            "finding-reached",
            place=self.hex_at(found.at),
            how="run" if found.run else "move",
            steps=found.steps,
        )
        return f"{words} {self.say('finding-ends-there')}" if found.stops and not found.run else str(words)

    def target(self, found: SeenTarget) -> str:
        """Such as: Gil-Talas, 4 of 5 health, 2 hexes of range 3, may be attacked."""
        one = self.game.state.creatures[found.creature]
        most = self.game.value(health, one)
        parts = [
            self.name(one.id),
            self.say("finding-health", left=most - one.wounds, health=most),
            self.say("finding-distance", distance=found.distance, range=found.range),
        ]
        if found.line is None:
            parts.append(self.say("finding-hidden-by", those=self._blockers(found.blockers)))
        if found.refusal is None:
            parts.append(self.say("finding-may-attack"))
        return ", ".join(parts)

    def _blockers(self, places: tuple[HexPlace, ...]) -> str:
        """What hides a creature: by name, or by its terrain."""
        named: list[str] = []
        for at in places:
            standing = self.game.standing_on(at)
            kind = self.game.terrain_at(at)
            if standing is not None:
                named.append(self.name(standing.id))
            elif kind:
                named.append(str(self.say("finding-terrain", terrain=kind)))
        return str(self.teller.names.joined([*dict.fromkeys(named)]))

    def why_not(self, found: SeenTarget) -> str:
        """Why a target cannot be attacked: what hides it, or the words of the rules."""
        if found.refusal is None:
            return ""
        if found.refusal.code == "not-seen" and found.blockers:
            return str(
                self.say(
                    "finding-not-seen",
                    target=self.teller.names.spoken(found.creature),
                    those=self._blockers(found.blockers),
                )
            )
        return str(self.teller.refusal(found.refusal))
