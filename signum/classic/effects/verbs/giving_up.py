"""The verb by which players give up things of their own."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Self

from msgspec import UNSET, UnsetType

from signum.classic.cards import vocabulary as e
from signum.classic.cards.sentence_parts import meant
from signum.classic.core.game import Game
from signum.classic.effects.sources import Source
from signum.classic.effects.verbs.cards import sacrifice
from signum.classic.effects.verbs.forms import DeckType
from signum.classic.effects.verbs.verb import KeywordReader, Verb
from signum.content.nodes import Node
from signum.engine.questions import Procedure, Seat
from signum.engine.records import replaced

if TYPE_CHECKING:
    from signum.classic.cards.text import CardText


@dataclass(frozen=True)
class OwnKind(DeckType):
    """A kind of thing that can be given up: `character`."""

    types: tuple[str, ...] = (e.CREATURE, e.CHARACTER, e.MINION, e.BUILDING, e.RELIC)


class Sacrifice(Verb, frozen=True, tag="sacrifice", omit_defaults=True):
    """Each player chooses one of the player's own things of a kind, which is eliminated or destroyed."""

    sacrificed: Annotated[str, OwnKind()]
    which: e.Who | UnsetType = UNSET
    """Further conditions on the thing; unset if any of its kind will do."""

    touches = frozenset({e.PLAYER})
    of_players = True
    harms = True
    drastic = True

    def do(self, game: Game, source: Source, targets: Sequence[Seat], until: int) -> Procedure[None]:
        who = self.which or e.Who(self.sacrificed, e.YOURS, choose=1)
        for seat in targets:
            yield from sacrifice(game, source, seat, who)

    @classmethod
    def read(cls, node: Node, keyword: KeywordReader) -> list[Self]:
        """`character`, or `{character: yours, lowest: strength}`: each player means the player's own."""
        if not node.is_mapping:
            return super().read(node, keyword)
        who = meant(node)
        strange = [kind for kind in who.kinds if kind not in OwnKind.types]
        if strange or who.whose != e.YOURS or who.choose or who.may:
            raise node.error("a player gives up one thing of the player's own: write {character: yours}")
        return [cls(who.kind, replaced(who, choose=1))]

    @classmethod
    def told(cls, those: Sequence[Self], text: "CardText", effect: e.Effect) -> dict[str, Any]:
        (one,) = those
        others = one.which.kinds[1:] if one.which else ()
        more = text.narrowed(one.which, None) if one.which else ""
        return {"sacrificed": one.sacrificed, "or": others[0] if others else "no", "more": more}
