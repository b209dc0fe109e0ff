"""The facts of events, choices, options and refusals, put into their messages as names and words."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from signum.classic.core.dice import FACES
from signum.classic.core.units import FIGURE
from signum.classic.folder import catalogue
from signum.classic.telling.codecs import VALUES
from signum.classic.telling.names import Names
from signum.engine.events import Event
from signum.engine.questions import Option, Seat
from signum.engine.units import ABILITY, Types, domain_of, fields_of
from signum.field.plane.distance import touching
from signum.field.plane.shapes import Disc
from signum.table.match import Match

ADDED: Final[Mapping[str, tuple[str, ...]]] = {
    "event-drawn": ("known",),
    "event-returned": ("known",),
    "event-card-played": ("known",),
    "event-tactic-laid": ("known",),
    "event-plan-drawn": ("known",),
    "event-put-under": ("known",),
    "event-set-aside": ("known",),
    "event-gained": ("turn",),
    "event-taken-away": ("turn",),
    "event-control-taken": ("turn",),
    "event-expired": ("which",),
    "event-terrain-laid": ("place",),
    "event-game-ended": ("result",),
    "event-ability-declared": ("aimed",),
    "option-reroll": ("total", "dice"),
    "option-move": ("touched", "touching"),
    "option-run": ("touched", "touching"),
}
"""What a message is told beside the fields of its event or option."""


class Phrases(Names):
    """Puts facts into messages, for one seat and in one language."""

    def __init__(
        self,
        match: Match,
        language: str,
        seat: Seat | None,
        *,
        cites_rules: bool = True,
        called: Mapping[Seat, str] | None = None,
    ) -> None:
        super().__init__(match, language, seat, called=called)
        self.cites_rules = cites_rules

    def cited(self, text: str, cites: Sequence[str]) -> str:
        """The text with its rules at the end."""
        rules = [one for one in cites if one in catalogue()]
        return f"{text} [{', '.join(rules)}]" if rules and self.cites_rules else text

    def stated(self, family: str, what: Event | Option) -> str:
        """An event or an option in its message."""
        plain = msgspec.to_builtins(what)
        id = f"{family}-{plain.pop('kind')}"
        return self.say(id, **self.args(id, plain, fields_of(type(what))))

    def args(self, id: str, plain: Mapping[str, Any], types: Types) -> dict[str, Any]:
        """The facts as a message takes them: names for ids, words for lists and flags."""
        plain = {name: fact for name, fact in plain.items() if name != "because"}
        args = VALUES.all_told(plain, types, self)
        domains = {name: domain_of(types[name]) for name in plain if name in types}
        figure = next((plain[name] for name, domain in domains.items() if domain == FIGURE), None)
        if figure is not None:
            args |= {name: self.ability(plain[name], figure) for name in domains if domains[name] == ABILITY}
        return args | self._added(id, plain)

    def _added(self, id: str, plain: Mapping[str, Any]) -> dict[str, Any]:
        """The arguments of a message beside the facts."""
        added = ADDED.get(id, ())
        args: dict[str, Any] = {}
        if "known" in added:
            args["known"] = "yes" if plain.get("card") or plain.get("cards") else "no"
        if "aimed" in added:
            args["aimed"] = "no" if plain["target"] is None else "yes"
        if "turn" in added:
            args["turn"] = plain["until"] // 2
        if "place" in added:
            args["place"] = self.place(_middle(plain["terrain"]["corners"]))
        if "which" in added:
            args["which"] = "both" if plain["lost"] and plain["back"] else "lost" if plain["lost"] else "back"
        if "result" in added:
            args["result"] = self.result_of(plain["outcome"])
        if "total" in added:
            picked = dict(zip(FACES, (plain["bullseyes"], plain["axes"], plain["shields"]), strict=True))
            args |= {"total": sum(picked.values()), "dice": self.counted(picked)}
        if "touching" in added:
            touched = self.touched_at(plain["to"])
            args |= {"touched": "yes" if touched else "no", "touching": self.creatures(touched)}
        return args

    def used(self, ability: str) -> str:
        """An ability with the figure that the creature that acts has of it."""
        view = self.match.view(self.seat).game
        held = [
            one for creature in view.creatures if creature.id == view.acting for one in creature.abilities
        ]
        figure = next((one.x for one in held if one.id == ability), None)
        return self.ability(ability, figure)

    def result_of(self, outcome: Mapping[str, Any]) -> str:
        """How the game ended."""
        winner = outcome["winner"]
        seat = "" if winner is None else self.player(winner)
        return self.say(f"outcome-{outcome['by']}", seat=seat)

    def touched_at(self, point: Sequence[int]) -> list[int]:
        """The opponents that the acting creature would touch at a place."""
        view = self.match.view(self.seat).game
        me = next((one for one in view.creatures if one.id == view.acting), None)
        if me is None:
            return []
        base = Disc(point[0], point[1], me.base // 2)
        below = self.match.run.game.edition.contact_below
        foes = [one for one in view.creatures if view.seating.hostile[me.seat][one.seat]]
        return [one.id for one in foes if touching(base, Disc(one.x, one.y, one.base // 2), below)]


def _middle(corners: Sequence[Sequence[int]]) -> tuple[int, int]:
    """The middle of a template, or of the box round it."""
    across, along = zip(*corners, strict=True)
    return (min(across) + max(across)) // 2, (min(along) + max(along)) // 2
