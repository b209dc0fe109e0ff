"""Concentration tokens: A-CONCENTRATION."""

from typing import ClassVar, Final

from signum.classic.chapters.field.summon import Summoned
from signum.classic.chapters.turn.setup import HeroPlaced
from signum.classic.core.events import OfCreature
from signum.classic.core.game import Bearer, Game
from signum.classic.core.state import Creature, State
from signum.classic.core.values import concentration
from signum.engine.abilities import Ability
from signum.engine.questions import Facts, Procedure, Refusal
from signum.engine.units import Count

RULE: Final = "A-CONCENTRATION"


class Concentrated(OfCreature, frozen=True):
    """Concentration tokens were laid on a creature."""

    tokens: Count

    follows: ClassVar[tuple[str, ...]] = (RULE,)

    def apply(self, state: State) -> None:
        state.creatures[self.creature].concentration += self.tokens


class ConcentrationSpent(OfCreature, frozen=True):
    """Concentration tokens of a creature were spent."""

    tokens: Count

    follows: ClassVar[tuple[str, ...]] = (RULE,)

    def apply(self, state: State) -> None:
        state.creatures[self.creature].concentration -= self.tokens


def concentrate(game: Game, creature: Creature) -> Procedure[None]:
    """Gain X tokens; where X is the maximum, gain the printing's number up to it."""
    most = game.value(concentration, creature)
    gained, room = game.edition.concentration_gained, most - creature.concentration
    tokens = min(gained, room) if game.edition.concentration_is_capped else most
    if tokens > 0:
        yield from game.happen(Concentrated(creature.id, tokens))


def refused_concentration(game: Game, creature: Creature) -> Refusal | None:
    """The reason why a creature gains no token: an X of 0 (C-DRG-01), or the maximum reached."""
    most = game.value(concentration, creature)
    if not most:
        return Refusal("zero-value", ("C-DRG-01",), {"creature": creature.id, "ability": RULE})
    if game.edition.concentration_is_capped and creature.concentration >= most:
        facts: Facts = {"creature": creature.id, "there": creature.concentration, "most": most}
        return Refusal("enough-concentration", (RULE,), facts)
    return None


entering_tokens: Final[Ability] = Ability(RULE)


def _enters_with_tokens(me: Bearer, entered: Summoned | HeroPlaced) -> bool:
    creature = me.game.creature(entered.creature)
    return (
        me.game.edition.concentration_is_capped
        and creature is not None
        and creature.seat == me.seat
        and me.game.value(concentration, creature) > 0
    )


@entering_tokens.after(
    Summoned, when=_enters_with_tokens, touches=lambda _me, entered: frozenset({(RULE, entered.creature)})
)
@entering_tokens.after(
    HeroPlaced, when=_enters_with_tokens, touches=lambda _me, entered: frozenset({(RULE, entered.creature)})
)
def enter_concentrated(me: Bearer, entered: Summoned | HeroPlaced) -> Procedure[None]:
    """In the second edition a creature enters with X tokens; gaining the ability later brings none."""
    creature = me.game.state.creatures[entered.creature]
    yield from me.game.happen(Concentrated(creature.id, me.game.value(concentration, creature)))
