"""The creatures that an effect touches, and who chooses them (W-CARD-17)."""

from collections.abc import Callable
from typing import Final, TypeAlias

from msgspec import Struct, field

from signum.engine.question_shapes import QuestionShape, Secrecy
from signum.engine.questions import Choice, Option, Procedure, Refusal, choose
from signum.engine.units import Count, ThingId, Word
from signum.warseer.chapters.matching import fits
from signum.warseer.core.game import Game
from signum.warseer.core.holdings import Who
from signum.warseer.core.state import Creature
from signum.warseer.core.values import helped_by_buildings, touched_by_support
from signum.warseer.effects.sources import Source

CHOSEN: Final = "chosen"
EACH: Final = "each"
ITSELF: Final = "itself"
ACTOR: Final = "actor"
TARGET: Final = "target"
HERO: Final = "hero"
SAME: Final = "same"
PICKS: Final = (CHOSEN, EACH, ITSELF, ACTOR, TARGET, HERO, SAME)


Suits: TypeAlias = Callable[[Game, Creature], bool]


class To(Struct, frozen=True, omit_defaults=True):
    """Whom a verb touches: some chosen ones, each that fits, or one that the text or the moment names."""

    pick: Word = CHOSEN
    who: Who = field(default_factory=Who)
    count: Count = 1
    """How many are chosen at most."""


class PickTarget(Option, frozen=True):
    """This creature."""

    creature: ThingId


class NoMore(Option, frozen=True):
    """Nobody more."""


def everybody(game: Game, one: Creature) -> bool:
    """A verb that touches creatures of all natures."""
    return True


def candidates(game: Game, source: Source, to: To, suits: Suits = everybody) -> list[Creature]:
    """The creatures that fit, can be touched and suit the verb."""
    bearer = source.creature(game)
    match to.pick:
        case "itself":
            some = [bearer] if bearer is not None else []
        case "actor":
            some = _named(game, source.actor)
        case "target":
            some = _named(game, source.target)
        case "hero":
            hero = game.hero_of(source.seat)
            some = [] if hero is None else [hero]
        case "same":
            some = [one for id in source.chosen for one in _named(game, id)]
        case _:
            some = [
                one
                for one in game.state.creatures.values()
                if fits(game, to.who, one, source.seat, source.anchor(game))
            ]
    return [one for one in some if why_untouched(game, source, one) is None and suits(game, one)]


def why_untouched(game: Game, source: Source, one: Creature) -> Refusal | None:
    """K-MONSTER, K-BRUTE, W-ACT-07: support cards and buildings do not touch everybody."""
    if source.is_support(game) and not game.value(touched_by_support, one):
        cites = (*game.sources(touched_by_support, one), "W-CARD-09")
        return Refusal("not-touched", cites, {"creature": one.id})
    if source.is_building(game):
        if not game.value(helped_by_buildings, one):
            cites = (*game.sources(helped_by_buildings, one), "W-CARD-14")
            return Refusal("not-touched", cites, {"creature": one.id})
        if one.building:
            return Refusal("building-already", ("W-ACT-07", "W-CARD-14"), {"creature": one.id})
    return None


def chosen_targets(
    game: Game, source: Source, to: To, cites: tuple[str, ...], suits: Suits = everybody
) -> Procedure[list[ThingId]]:
    """The creatures that a verb touches; the player of the text chooses where there is a choice."""
    left = candidates(game, source, to, suits)
    if to.pick != CHOSEN:
        found = [one.id for one in left]
    else:
        found = []
        while left and len(found) < to.count:
            options: list[Option] = [PickTarget(one.id) for one in left]
            if found:
                options.append(NoMore())
            choice: Choice[Option] = Choice(
                source.seat,
                "target",
                options,
                shape=QuestionShape.TARGET,
                secrecy=Secrecy.PUBLIC,
                subject=source.card,
                cites=cites,
                check=lambda option, able=options: (  # type: ignore[misc]
                    None if option in able else why_not_pick(game, source, to, option, cites)
                ),
            )
            picked = yield from choose(choice)
            if not isinstance(picked, PickTarget):
                break
            found.append(picked.creature)
            left = [one for one in left if one.id != picked.creature]
    source.chosen = found
    return found


def why_not_pick(game: Game, source: Source, to: To, option: Option, cites: tuple[str, ...]) -> Refusal:
    """Why a creature is not among the targets: its nature, or else what the text says."""
    one = game.creature(option.creature) if isinstance(option, PickTarget) else None
    meant = one is not None and fits(game, to.who, one, source.seat, source.anchor(game))
    why = why_untouched(game, source, one) if one is not None and meant else None
    return why or Refusal("not-offered", cites, {"choice": "target"})


def _named(game: Game, id: ThingId) -> list[Creature]:
    one = game.creature(id)
    return [] if one is None else [one]
