"""The facts of events, choices, options and refusals, put into their messages as names and words."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from signum.classic.chapters.turn.durations import END_OF_ATTACK
from signum.classic.core.dice import FACES
from signum.classic.core.state import FOREVER
from signum.classic.folder import catalogue
from signum.classic.positions.places import CENTIMETRE, MILLIMETRE
from signum.classic.telling.names import Names, centimetres
from signum.engine.questions import Seat
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
        self._resolvers: dict[str, Callable[[Any], Any]] = {
            **dict.fromkeys(("creature", "attacker", "defender", "foe"), self.creature),
            "holder": self.thing,
            "target": lambda id: "" if id is None else self.target(id),
            "relic": lambda one: self.thing(one) if isinstance(one, int) else one,
            **dict.fromkeys(("by",), lambda id: "" if id is None else self.creature(id)),
            **dict.fromkeys(("creatures", "foes", "blockers", "defenders"), self.creatures),
            **dict.fromkeys(("seat", "next_seat", "owner"), self.player),
            **dict.fromkeys(("faces", "dropped"), self.faces),
            "ability": self.ability,
            **dict.fromkeys(("card", "hero", "faction", "squad"), self.card),
            **dict.fromkeys(("buildings", "cards"), lambda those: self.listed(map(self._thing, those))),
            "terrain": lambda one: self.creature(one["id"] if isinstance(one, Mapping) else one),
            "scores": self._scores,
            "printings": lambda those: self.listed([self.say(f"edition-{one}") for one in those]),
            "bases": lambda those: ", ".join(map(str, those)),
            "phase": lambda phase: self.say(f"phase-{phase}"),
            "gap": lambda length: length / MILLIMETRE,
            "reach": lambda length: length / MILLIMETRE,
            "length": centimetres,
            "to": self.place,
            "way": len,
            "worn": len,
            "given": lambda numbers: ", ".join(map(str, numbers)),
            "until": _until,
            **dict.fromkeys(("lost", "back"), self._lost),
            "order": len,
            "outcome": lambda outcome: outcome["by"],
        }

    def cited(self, text: str, cites: Sequence[str]) -> str:
        """The text with its rules at the end."""
        rules = [one for one in cites if one in catalogue()]
        return f"{text} [{', '.join(rules)}]" if rules and self.cites_rules else text

    def args(self, id: str, plain: Mapping[str, Any]) -> dict[str, Any]:
        """The facts as a message takes them: names for ids, words for lists and flags."""
        args = {name: self._word(name, fact) for name, fact in plain.items() if name != "because"}
        if "ability" in plain and "x" in plain:
            args["ability"] = self.ability(plain["ability"], plain["x"])
        elif id in ("option-use", "option-use-on"):
            args["ability"] = self._used(plain["ability"])
        added = ADDED.get(id, ())
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
        if id == "event-game-ended":
            args["result"] = self.result_of(plain["outcome"])
        if id == "option-reroll":
            picked = dict(zip(FACES, (plain["bullseyes"], plain["axes"], plain["shields"]), strict=True))
            args |= {"total": sum(picked.values()), "dice": self.counted(picked)}
        if "touching" in added:
            touched = self.touched_at(plain["to"])
            args |= {"touched": "yes" if touched else "no", "touching": self.creatures(touched)}
        if "limit" in plain and id != "choice-reroll":
            args["limit"] = plain["limit"] / CENTIMETRE
        if id == "refusal-other-card":
            args["wanted"] = self.card(plain["wanted"])
        return args

    def _used(self, ability: str) -> str:
        """An ability with the figure that the creature that acts has of it."""
        view = self.match.view(self.seat).game
        held = [
            one for creature in view.creatures if creature.id == view.acting for one in creature.abilities
        ]
        figure = next((one.x for one in held if one.id == ability), None)
        return self.ability(ability, figure)

    def _word(self, name: str, fact: Any) -> Any:
        if name in self._resolvers:
            return self._resolvers[name](fact)
        if isinstance(fact, bool):
            return "yes" if fact else "no"
        return fact

    def _thing(self, one: int | str) -> str:
        """A card by its name in the data, or a thing in play by its number."""
        return self.thing(one) if isinstance(one, int) else self.card(one)

    def _scores(self, scores: Sequence[int]) -> str:
        return ", ".join([f"{self.player(seat)} {score}" for seat, score in enumerate(scores)])

    def result_of(self, outcome: Mapping[str, Any]) -> str:
        winner = outcome["winner"]
        seat = "" if winner is None else self.player(winner)
        return self.say(f"outcome-{outcome['by']}", seat=seat)

    def _lost(self, losses: Iterable[Mapping[str, Any]]) -> str:
        return self.listed(
            [
                self.say(
                    "telling-loss", creature=self.creature(one["creature"]), ability=self.bare(one["ability"])
                )
                for one in losses
            ]
        )

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


def _until(moment: int) -> str:
    """See `classic.gains`: a turn begins at an even moment and ends at an odd one."""
    if moment == FOREVER:
        return "forever"
    if moment == END_OF_ATTACK:
        return "attack"
    return "end" if moment % 2 else "start"
