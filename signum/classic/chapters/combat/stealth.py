"""Stealth tokens: C-STL."""

from typing import ClassVar

from signum.classic.core.events import OfCreature
from signum.classic.core.game import Game
from signum.classic.core.state import Creature, State
from signum.engine.questions import Facts, Procedure, Refusal


class Uncovered(OfCreature, frozen=True):
    """A hidden creature lost its stealth token."""

    follows: ClassVar[tuple[str, ...]] = ("C-STL-02",)
    changes_conditions: ClassVar = True

    def apply(self, state: State) -> None:
        state.creatures[self.creature].hidden = False


class Concealed(OfCreature, frozen=True):
    """A creature took a stealth token again."""

    follows: ClassVar[tuple[str, ...]] = ("C-STL-07",)
    changes_conditions: ClassVar = True

    def apply(self, state: State) -> None:
        state.creatures[self.creature].hidden = True


def lose_token(game: Game, creature: Creature, because: str) -> Procedure[None]:
    """A creature that has a token loses it (C-STL-02)."""
    if creature.hidden:
        yield from game.happen(Uncovered(creature.id, because=(because,)))


def hide(game: Game, creature: Creature) -> Procedure[None]:
    """The creature takes a stealth token again (C-STL-07)."""
    yield from game.happen(Concealed(creature.id))


def refused_hiding(game: Game, creature: Creature) -> Refusal | None:
    """C-STL-07: not with a token (C-STL-01), in contact, or if shot at in the opponents' last turn.

    Hidden enemies count here: the rule asks for no contact at all.
    """
    me: Facts = {"creature": creature.id}
    if creature.hidden:
        return Refusal("hidden-already", ("C-STL-01",), me)
    foes = [one.id for one in game.foes_in_contact(creature)]
    if foes:
        return Refusal("in-contact", ("C-STL-07",), {**me, "foes": foes})
    state = game.state
    if creature.shot_at and 0 < state.turn - creature.shot_at < len(state.players):
        return Refusal("was-shot-at", ("C-STL-07",), {**me, "turn": creature.shot_at})
    return None
