"""The declaration of one verb: its fields, its effect, its sentence."""

from msgspec import Struct

from signum.engine.questions import Procedure
from signum.warseer.core.game import Game
from signum.warseer.effects.sources import Source


class Verb(Struct, frozen=True, omit_defaults=True, tag_field="do"):
    """One thing that a text does.

    A subclass is the whole declaration. Its tag is its word in card files and records, and names its message,
    `text-do-<tag>`, which gets its fields.
    """

    def do(self, game: Game, source: Source) -> Procedure[None]:
        """Carry it out."""
        raise NotImplementedError

    def possible(self, game: Game, source: Source) -> bool:
        """Whether it could do anything now; a card that could do nothing is not played."""
        return True


def cites_of(game: Game, source: Source) -> tuple[str, ...]:
    """The rules behind an effect: those of its moment, then that of its kind of card."""
    return source.because or (RULES.get(game.card(source.card).type, "W-CARD-15"),)


RULES = {
    "spell": "W-CARD-09",
    "relic": "W-CARD-10",
    "tactic": "W-CARD-13",
    "building": "W-CARD-14",
    "feat": "W-FEAT-06",
}
