"""The facts of the classic game in messages, with the additional arguments."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from signum.classic.cards.keywords import PARAMETERS
from signum.classic.core.dice import FACES
from signum.classic.core.measuring import foes_met
from signum.classic.core.units import FIGURE
from signum.classic.effects.verbs.gaining import ASLEEP, DISARMED, GUARDING, ROOTED
from signum.classic.folder import catalogue
from signum.classic.telling.codecs import DECLARED, VALUES
from signum.classic.telling.names import Names
from signum.content.rules import catalogue as catalogue_of
from signum.engine.units import ABILITY, Types, domain_of
from signum.table.telling.phrases import Phrases

ADDED: Final[Mapping[str, tuple[str, ...]]] = {
    "event-drawn": ("known",),
    "event-returned": ("known",),
    "event-card-played": ("known",),
    "event-tactic-laid": ("known",),
    "event-plan-drawn": ("known",),
    "event-construction-arranged": ("known",),
    "event-put-under": ("known",),
    "event-set-aside": ("known",),
    "event-taken-from-top": ("known",),
    "event-hand-seen": ("known",),
    "event-gained": ("turn", "way"),
    "event-taken-away": ("turn",),
    "event-silenced": ("turn",),
    "event-sent-under": ("known",),
    "event-control-taken": ("turn",),
    "event-next-cost-changed": ("way",),
    "event-expired": ("sentences",),
    "event-terrain-laid": ("place",),
    "event-game-ended": ("result",),
    "event-ability-declared": ("aimed",),
    "option-reroll": ("total", "dice"),
    "option-move": ("touched", "touching"),
    "option-run": ("touched", "touching"),
}
"""The arguments of a message besides the fields of its event or option."""


BARS: Final = frozenset({ASLEEP, DISARMED, GUARDING, ROOTED})
"""Things that a creature does or may not do by a text; their names are verbs: "cannot move"."""

_FIGURED: Final[dict[str, tuple[list[str], list[str]]]] = {}
"""The figures and abilities of each message, once it was told."""


RULES: Final = {**catalogue(), **catalogue_of("quest")}
"""The rules of the classic game and of its quest mode."""


class ClassicPhrases(Phrases[Names]):
    """Inserts facts into messages, for one seat and in one language."""

    def __init__(self, names: Names, *, cites_rules: bool = True) -> None:
        super().__init__(names, VALUES, DECLARED, RULES, cites_rules=cites_rules)

    def args(self, id: str, facts: Mapping[str, Any], types: Types) -> dict[str, Any]:
        """An ability is told with its figure."""
        args = super().args(id, facts, types)
        figures, abilities = self._figured(id, types)
        figure = next((facts[name] for name in figures if name in facts), None)
        if figure is not None:
            plus = bool(facts.get("plus"))
            told = {name: facts[name] for name in abilities if name in facts}
            args |= {name: self.names.ability(id, figure, plus=plus) for name, id in told.items()}
        return args

    def _figured(self, id: str, types: Types) -> tuple[list[str], list[str]]:
        """The facts of a message that are figures of abilities, and those that are abilities."""
        if id not in _FIGURED:
            domains = {name: domain_of(one) for name, one in types.items()}
            _FIGURED[id] = (
                [name for name, domain in domains.items() if domain == FIGURE],
                [name for name, domain in domains.items() if domain == ABILITY],
            )
        return _FIGURED[id]

    def added(self, id: str, facts: Mapping[str, Any]) -> dict[str, Any]:
        """The arguments of a message besides the facts."""
        added = ADDED.get(id, ())
        args: dict[str, Any] = {}
        if "known" in added:
            args["known"] = "yes" if facts.get("card") or any(facts.get("cards", ())) else "no"
        if "aimed" in added:
            aimed = "no" if facts["target"] is None else "yes"
            args["aimed"] = aimed if self.names.is_ability(facts["ability"]) else f"own-{aimed}"
        if "turn" in added:
            args["turn"] = facts["until"] // 2
        if id == "event-next-cost-changed":
            args |= {"amount": abs(facts["amount"]), "way": "less" if facts["amount"] < 0 else "more"}
        elif "way" in added:
            args["way"] = _way_of_gain(facts["ability"])
        if "place" in added:
            args["place"] = self.names.place(_middle(facts["terrain"]["corners"]))
        if "sentences" in added:
            args["sentences"] = self._expired(facts)
        if "result" in added:
            args["result"] = self.outcome(facts["outcome"])
        if "total" in added:
            picked = dict(zip(FACES, (facts["bullseyes"], facts["axes"], facts["shields"]), strict=True))
            args |= {"total": sum(picked.values()), "dice": self.names.counted(picked)}
        if "touching" in added:
            touched = self._touched_at(facts["to"])
            args |= {"touched": "yes" if touched else "no", "touching": self.names.creatures(touched)}
        return args

    def _expired(self, facts: Mapping[str, Any]) -> str:
        """A sentence for each kind of effect that is over, with all creatures that had it."""
        told = [
            self._of_several(("telling-no-longer", "telling-no-longer-several"), facts["lost"]),
            self._of_several(("telling-back-again", "telling-back-again-several"), facts["back"]),
        ]
        return " ".join([f"{one[:1].upper()}{one[1:]}" for several in told for one in several])

    def _of_several(self, messages: tuple[str, str], held: Sequence[Mapping[str, Any]]) -> list[str]:
        """A sentence for each ability: about one creature, or about several as its subject."""
        of_one, of_several = messages
        those: dict[str, dict[int, None]] = {}
        for one in held:
            those.setdefault(one["ability"], {})[one["creature"]] = None
        told: list[str] = []
        for ability, ids in those.items():
            args = {"ability": ability, "name": self.names.bare(ability)}
            if len(ids) == 1:
                told.append(self.names.say(of_one, creature=self.names.spoken(*ids), **args))
            else:
                told.append(self.names.say(of_several, creatures=self.names.creatures(ids), **args))
        return told

    def _touched_at(self, point: Sequence[int]) -> list[int]:
        """The opponents that the acting creature would touch at a place."""
        game = self.names.known.game
        me = game.creature(game.state.acting)
        return [] if me is None else [foe.id for foe in foes_met(game, me, (point[0], point[1]))]


def _way_of_gain(ability: str) -> str:
    """A ban, a figure that every creature has, or an ability by its name."""
    if ability in BARS:
        return "bar"
    return "figure" if ability in PARAMETERS else "gain"


def _middle(corners: Sequence[Sequence[int]]) -> tuple[int, int]:
    """The centre of a template, or of its bounding box."""
    across, along = zip(*corners, strict=True)
    return (min(across) + max(across)) // 2, (min(along) + max(along)) // 2
