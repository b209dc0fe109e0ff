"""Verbs about tokens: stealth, armour, concentration (C-STL-01, A-ARMOUR, A-CONCENTRATION)."""

from collections.abc import Sequence

from signum.classic.chapters.combat.concentration import Concentrated, refused_concentration
from signum.classic.chapters.combat.stealth import Concealed, lose_token
from signum.classic.chapters.turn.durations import ArmourLost
from signum.classic.core.game import Game
from signum.classic.core.state import Creature
from signum.classic.core.values import concentration
from signum.classic.effects.sources import Source
from signum.classic.effects.verbs.forms import Amount
from signum.classic.effects.verbs.verb import Verb, standing
from signum.engine.questions import Procedure, Refusal


class Hide(Verb, frozen=True, tag="hide"):
    """A creature takes a stealth token, at most one (C-STL-01)."""

    is_received = True

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        for creature in standing(game, targets):
            if not creature.hidden:
                yield from game.happen(Concealed(creature.id, because=source.cites))

    def refused(self, game: Game, source: Source, one: Creature) -> Refusal | None:
        return Refusal("hidden-already", ("C-STL-01",), {"creature": one.id}) if one.hidden else None


class Uncover(Verb, frozen=True, tag="uncover"):
    """A hidden creature loses its stealth token (C-STL-02)."""

    harms = True

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        for creature in standing(game, targets):
            yield from lose_token(game, creature, source.cites[0])

    def refused(self, game: Game, source: Source, one: Creature) -> Refusal | None:
        return None if one.hidden else Refusal("not-hidden", ("C-STL-01",), {"creature": one.id})


class StripArmour(Verb, frozen=True, tag="strip-armour"):
    """Remove this many armour tokens, or all of them (A-ARMOUR)."""

    amount: Amount

    harms = True

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        for creature in standing(game, targets):
            tokens = min(self.amount * source.times, creature.armour)
            if tokens:
                yield from game.happen(ArmourLost(creature.id, tokens, because=source.cites))

    def refused(self, game: Game, source: Source, one: Creature) -> Refusal | None:
        return None if one.armour else Refusal("no-armour", ("A-ARMOUR",), {"creature": one.id})


class Concentrate(Verb, frozen=True, tag="concentrate"):
    """Gain this many concentration tokens, as far as the printing allows (A-CONCENTRATION)."""

    amount: Amount

    is_received = True

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        for creature in standing(game, targets):
            if refused_concentration(game, creature) is None:
                room = game.value(concentration, creature) - creature.concentration
                wanted = self.amount * source.times
                tokens = min(wanted, room) if game.edition.concentration_is_capped else wanted
                yield from game.happen(Concentrated(creature.id, tokens, because=source.cites))

    def refused(self, game: Game, source: Source, one: Creature) -> Refusal | None:
        """A-CONCENTRATION: some creatures lack the ability, or have all the tokens that they may have."""
        return refused_concentration(game, one)
