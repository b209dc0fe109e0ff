"""Tokens on creatures: stun, poison, disease, armour (K-STUN, K-POISON, K-DISEASE, K-ARMOUR)."""

from typing import ClassVar, Final

from signum.engine.events import Event
from signum.engine.questions import Procedure, Refusal
from signum.engine.units import Count, ThingId, Word
from signum.engine.values import Value
from signum.warseer.core.game import Game
from signum.warseer.core.state import DISEASE, POISON, STUN, Creature, State
from signum.warseer.core.values import may_be_diseased, may_be_poisoned

RULES: Final = {STUN: "K-STUN", POISON: "K-POISON", DISEASE: "K-DISEASE"}
ALLOWED: Final[dict[Word, Value[bool]]] = {POISON: may_be_poisoned, DISEASE: may_be_diseased}


class TokenGained(Event, frozen=True):
    """A creature got a token; it has at most one of a kind."""

    creature: ThingId
    token: Word

    reindexes: ClassVar = True

    def apply(self, state: State) -> None:
        creature = state.creatures[self.creature]
        creature.tokens = (*creature.tokens, self.token)

    def still_possible(self, state: State) -> bool:
        one = state.creatures.get(self.creature)
        return one is not None and self.token not in one.tokens


class TokenLost(Event, frozen=True):
    """A creature lost a token."""

    creature: ThingId
    token: Word

    reindexes: ClassVar = True

    def apply(self, state: State) -> None:
        creature = state.creatures[self.creature]
        creature.tokens = tuple([one for one in creature.tokens if one != self.token])

    def still_possible(self, state: State) -> bool:
        one = state.creatures.get(self.creature)
        return one is not None and self.token in one.tokens


class ArmourGained(Event, frozen=True):
    """A creature got armour tokens; there is no limit."""

    creature: ThingId
    armour: Count

    follows: ClassVar[tuple[str, ...]] = ("K-ARMOUR",)

    def apply(self, state: State) -> None:
        state.creatures[self.creature].armour += self.armour

    def still_possible(self, state: State) -> bool:
        return self.creature in state.creatures


def refused_token(game: Game, one: Creature, token: Word) -> Refusal | None:
    """One of a kind at most, and some creatures get none of a kind."""
    if token in one.tokens:
        return Refusal("has-token", (RULES[token],), {"creature": one.id, "token": token})
    allowed = ALLOWED.get(token)
    if allowed is not None and not game.value(allowed, one):
        cites = (*game.sources(allowed, one), RULES[token])
        return Refusal("no-token", cites, {"creature": one.id, "token": token})
    return None


def give_token(game: Game, one: ThingId, token: Word, because: tuple[str, ...]) -> Procedure[None]:
    """Give a token to a creature that may have it."""
    creature = game.creature(one)
    if creature is not None and refused_token(game, creature, token) is None:
        cites = tuple(dict.fromkeys((*because, RULES[token])))
        yield from game.happen(TokenGained(one, token, because=cites))
