"""The codecs of Warseer's domains for scenario files and messages."""

from collections.abc import Sequence
from typing import Any, Final

from signum.content.nodes import Node
from signum.engine.fact_types import FactTypes
from signum.engine.units import CardId, Count, Hexes, Seat, ThingId, Word
from signum.table.codecs import Codec, Codecs, FileNames, Told
from signum.table.fact_types import DeclaredFacts
from signum.table.typed_values import TypedValues
from signum.warseer.core.units import DICE_NAMES, HEX_PLACE
from signum.warseer.positions.position import place_in


class HexPlaces(Codec):
    """Hexes by row and place, both counted from 1."""

    def read(self, node: Node, names: FileNames) -> tuple[int, int]:
        return place_in(node)

    def fits(self, node: Node, value: Sequence[int], names: FileNames) -> bool:
        return place_in(node) == tuple(value)

    def written(self, value: Sequence[int], names: FileNames) -> str:
        return f"[{value[0]}, {value[1]}]"

    def told(self, value: Sequence[int], teller: Any) -> Any:
        """In words."""
        return teller.place(value)


CODECS: Final[Codecs] = {
    HEX_PLACE: HexPlaces(),
    DICE_NAMES: Told(lambda teller, dice: teller.dice(dice)),
}
VALUES: Final = TypedValues(CODECS)

_OF_CREATURE: Final = {"creature": ThingId}
_OF_CARD: Final = {"card": CardId}
_PRICE: Final = {"power": Count, "cost": Count}
_REACH: Final = {"creature": ThingId, "distance": Hexes, "limit": Hexes}
FACTS: Final[FactTypes] = {
    "choice-protect": {"damage": Count},
    "choice-take-with": {"damage": Count},
    "choice-counterblow": {"target": ThingId},
    "choice-swap": {"target": ThingId},
    "choice-frenzy": {"target": ThingId},
    "choice-change-dice": {"target": ThingId},
    "choice-pick-dice": {"limit": Count},
    "choice-persecution": {"limit": Hexes},
    "choice-contract": {"cost": Count, "card": CardId},
    "choice-use-text": {"card": CardId, "text": Count},
    "choice-skip-activation": {"token": Word},
    "choice-lay-terrain": {"left": Count},
    "choice-return-cards": {"count": Count},
    "choice-tactic": {
        "moment": Word,
        "actor": ThingId,
        "target": ThingId,
        "card": CardId,
        "damage": Count,
        "player": Seat,
    },
    "refusal-achievement-twice": _OF_CARD,
    "refusal-activated-already": _OF_CREATURE,
    "refusal-attacked-already": {"creature": ThingId, "limit": Count},
    "refusal-beyond-leadership": {"card": CardId, "rank": Word, "there": Count, "most": Count},
    "refusal-building-already": _OF_CREATURE,
    "refusal-cannot-move": _OF_CREATURE,
    "refusal-cannot-run": _OF_CREATURE,
    "refusal-character-of-another-faction": {"card": CardId, "hero": CardId},
    "refusal-character-twice": _OF_CARD,
    "refusal-condition-not-met": _OF_CARD,
    "refusal-gripped": {"creature": ThingId, "by": ThingId},
    "refusal-has-left": {"seat": Seat},
    "refusal-has-no-such-ability": _OF_CREATURE,
    "refusal-has-token": {"creature": ThingId, "token": Word},
    "refusal-impassable": {"terrain": Word},
    "refusal-in-contact-already": _OF_CREATURE,
    "refusal-minion-of-another-faction": {"card": CardId, "hero": CardId},
    "refusal-moved-already": _OF_CREATURE,
    "refusal-must-attack-defender": _OF_CREATURE,
    "refusal-no-attack": _OF_CREATURE,
    "refusal-no-attack-when-summoned": _OF_CREATURE,
    "refusal-no-such-card": _OF_CARD,
    "refusal-no-such-effect": _OF_CARD,
    "refusal-no-tap-ability": _OF_CARD,
    "refusal-no-target": _OF_CARD,
    "refusal-no-token": {"creature": ThingId, "token": Word},
    "refusal-no-use": _OF_CARD,
    "refusal-no-way": _OF_CREATURE,
    "refusal-nobody-eliminated": _OF_CARD,
    "refusal-not-a-character": _OF_CARD,
    "refusal-not-a-hero": _OF_CARD,
    "refusal-not-a-military-feat": _OF_CARD,
    "refusal-not-an-achievement": _OF_CARD,
    "refusal-not-a-minion": _OF_CREATURE,
    "refusal-not-a-minion-card": _OF_CARD,
    "refusal-not-active": _OF_CREATURE,
    "refusal-not-an-opponent": _OF_CREATURE,
    "refusal-not-healed": _OF_CREATURE,
    "refusal-not-in-camp": _OF_CARD,
    "refusal-not-in-hand": _OF_CARD,
    "refusal-not-now": _OF_CARD,
    "refusal-not-seen": _OF_CREATURE,
    "refusal-not-touched": _OF_CREATURE,
    "refusal-occupied": _OF_CREATURE,
    "refusal-out-of-range": _REACH,
    "refusal-return-count": {"count": Count},
    "refusal-same-name": _OF_CARD,
    "refusal-stands-there": _OF_CREATURE,
    "refusal-tactics-answer": _OF_CARD,
    "refusal-tapped-already": _OF_CARD,
    "refusal-too-expensive": _PRICE,
    "refusal-too-far": {"steps": Hexes, "limit": Hexes},
    "refusal-too-few-cards": {"count": Count},
    "refusal-too-many-creatures": {"limit": Count},
    "refusal-used-already": _OF_CARD,
    "refusal-used-up": _OF_CARD,
    "refusal-wrong-battle-deck": {"card": CardId, "there": Count, "needed": Count},
}
"""The types of the facts of questions and refusals."""
DECLARED: Final = DeclaredFacts(FACTS)
