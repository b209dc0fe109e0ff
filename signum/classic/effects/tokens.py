"""Verbs about tokens: stealth, armour, concentration (C-STL-01, A-ARMOUR, A-CONCENTRATION)."""

from collections.abc import Sequence

from signum.classic.cards import vocabulary as e
from signum.classic.chapters.combat.concentration import Concentrated, refused_concentration
from signum.classic.chapters.combat.stealth import Concealed, lose_token
from signum.classic.chapters.turn.durations import ArmourLost
from signum.classic.core.game import Game
from signum.classic.core.state import Creature
from signum.classic.core.values import concentration
from signum.classic.effects.sources import Source
from signum.classic.effects.verbs import checks, verb
from signum.engine.questions import Procedure, Refusal


@verb(e.Hide)
def hiding(game: Game, source: Source, targets: Sequence[int], what: e.Hide, until: int) -> Procedure[None]:
    """A stealth token, never more than one (C-STL-01)."""
    for creature in there(game, targets):
        if not creature.hidden:
            yield from game.happen(Concealed(creature.id, because=source.cites))


@checks(e.Hide)
def hidden_already(game: Game, source: Source, one: Creature, what: e.Hide) -> Refusal | None:
    """C-STL-01: one token is enough."""
    return Refusal("hidden-already", ("C-STL-01",), {"creature": one.id}) if one.hidden else None


@verb(e.Uncover)
def uncovering(
    game: Game, source: Source, targets: Sequence[int], what: e.Uncover, until: int
) -> Procedure[None]:
    """The stealth token is lost (C-STL-02)."""
    for creature in there(game, targets):
        yield from lose_token(game, creature, source.cites[0])


@checks(e.Uncover)
def not_hidden(game: Game, source: Source, one: Creature, what: e.Uncover) -> Refusal | None:
    """Only a hidden creature has a token to lose."""
    return None if one.hidden else Refusal("not-hidden", ("C-STL-01",), {"creature": one.id})


@verb(e.StripArmour)
def stripping(
    game: Game, source: Source, targets: Sequence[int], what: e.StripArmour, until: int
) -> Procedure[None]:
    """As many armour tokens as are said, or all (A-ARMOUR)."""
    for creature in there(game, targets):
        tokens = min(what.amount, creature.armour)
        if tokens:
            yield from game.happen(ArmourLost(creature.id, tokens, because=source.cites))


@checks(e.StripArmour)
def unarmoured(game: Game, source: Source, one: Creature, what: e.StripArmour) -> Refusal | None:
    """Only one with armour tokens has any to lose."""
    return None if one.armour else Refusal("no-armour", ("A-ARMOUR",), {"creature": one.id})


@verb(e.Concentrate)
def concentrating(
    game: Game, source: Source, targets: Sequence[int], what: e.Concentrate, until: int
) -> Procedure[None]:
    """Tokens for whoever has concentration, never more than the printing allows (A-CONCENTRATION)."""
    for creature in there(game, targets):
        if refused_concentration(game, creature) is None:
            room = game.value(concentration, creature) - creature.concentration
            tokens = min(what.amount, room) if game.edition.concentration_is_capped else what.amount
            yield from game.happen(Concentrated(creature.id, tokens, because=source.cites))


@checks(e.Concentrate)
def not_concentrating(game: Game, source: Source, one: Creature, what: e.Concentrate) -> Refusal | None:
    """A-CONCENTRATION: who lacks it, or has all the tokens that it may have."""
    return refused_concentration(game, one)


def there(game: Game, targets: Sequence[int]) -> list[Creature]:
    """Those of the targets that are still on the field."""
    return [one for id in targets if (one := game.creature(id)) is not None]
