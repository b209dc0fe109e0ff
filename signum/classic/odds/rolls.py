"""The exact odds of every roll outside attacks: each is played to all its ends in copies of the game.

Failed dice are rerolled as far as possible and offers are accepted, except offers at the start of an
activation: these are decided, not rolled. The rest of the table stays as it is.
"""

from collections.abc import Callable
from fractions import Fraction

from msgspec import Struct

from signum.classic.cards.vocabulary import Effect
from signum.classic.chapters.combat.damage import Cause, Eliminated, Healed
from signum.classic.chapters.combat.detection import detect
from signum.classic.chapters.combat.rolls import throw
from signum.classic.chapters.field.movement import RUN, Placed, move, place, run
from signum.classic.chapters.field.ruins import WAY_OUT, use_entrance
from signum.classic.chapters.field.summon import PlaceAt, Profile, Summoned, summon
from signum.classic.chapters.turn.activated_abilities import use
from signum.classic.chapters.turn.activation import Activated
from signum.classic.chapters.turn.control import ControlTaken
from signum.classic.core.dice import Face
from signum.classic.core.game import Game
from signum.classic.core.state import Creature, CreatureId
from signum.classic.core.successes import CALLING, CONTROLLING, HEALING_IN_CONTACT, REGROWING
from signum.classic.effects.carrying import die_allows
from signum.classic.effects.sources import Source
from signum.classic.odds.harm import UNHARMED, Harm, harm_in
from signum.classic.odds.outcomes import accepting, declining, ends
from signum.engine.distributions import Distribution
from signum.engine.enumeration import NO_FACES, End, summary
from signum.engine.questions import Choice, Option, Procedure, Seat
from signum.engine.units import Point


class Deed(Struct, frozen=True):
    """The effects of an activated ability."""

    healed: int = 0
    """The wounds that were removed from its target."""
    taken: bool = False
    """Whether its player controls the target."""
    summoned: int = 0
    """The number of minions that were summoned."""
    target: Harm = UNHARMED
    me: Harm = UNHARMED
    """The harm to the creature that used it."""


class EliminationHarm(Struct, frozen=True):
    """The effects of a creature's elimination on others."""

    harms: tuple[tuple[CreatureId, Harm], ...] = ()
    """The harmed creatures, and the harm."""
    summoned: int = 0


# Abilities.


def ability_odds(
    game: Game, creature: Creature, ability: str, target: CreatureId | None = None
) -> Distribution[Deed]:
    """The effects of an activated ability: healing, control, a ritual; its declaration included."""

    def succeeding(there: Game, id: CreatureId, why: str) -> frozenset[Face]:
        me, patient = there.creature(id), None if target is None else there.creature(target)
        if why != "healing" or patient is None or me is None:
            return CALLING if why == "ritual" else CONTROLLING
        return HEALING_IN_CONTACT if there.in_contact(me, patient) else there.edition.heals_from_afar

    def deed(end: End[Game, None]) -> Deed:
        log, aimed = end.game.log, None if target is None else game.creature(target)
        return Deed(
            sum([one.wounds for one in log if isinstance(one, Healed) and one.creature == target]),
            any(isinstance(one, ControlTaken) and one.creature == target for one in log),
            sum([isinstance(one, Summoned) for one in log]),
            UNHARMED if aimed is None else harm_in(end.game, game, aimed),
            harm_in(end.game, game, creature),
        )

    return summary(
        ends(
            game,
            lambda there: use(there, there.state.creatures[creature.id], ability, target),
            accepting(succeeding),
        ),
        deed,
    )


def detection_odds(game: Game, creature: Creature, target: Creature) -> Fraction:
    """The chance of a creature to detect a hidden one (C-STL-03, C-STL-04)."""
    creatures = creature.id, target.id

    def look(there: Game) -> Procedure[bool]:
        me, other = (there.state.creatures[one] for one in creatures)
        return (yield from detect(there, me, other))

    return _chance(game, look, lambda there, id, why: there.edition.finds_stealth_on)


def activation_odds(game: Game, creature: Creature) -> Distribution[Harm]:
    """The effects of the start of its activation on a creature: poison, regeneration, texts.

    Offers are declined; failed healing dice are rerolled.
    """
    again = accepting(lambda there, id, why: REGROWING if why == "healing" else NO_FACES)

    def answer(there: Game, choice: Choice[Option]) -> Option:
        return again(there, choice) if choice.kind == "reroll" else declining(there, choice)

    def begin(there: Game) -> Procedure[object]:
        return (yield from there.happen(Activated(creature.id)))

    return summary(ends(game, begin, answer), lambda end: harm_in(end.game, game, creature))


def elimination_odds(
    game: Game, creature: Creature, by: CreatureId | None = None, cause: Cause = ""
) -> Distribution[EliminationHarm]:
    """The effects of the elimination of a creature on others: a requiem, a parasite, last words."""
    before = game.state.creatures

    def die(there: Game) -> Procedure[object]:
        me = there.state.creatures[creature.id]
        there.dying.add(me.id)
        death = Eliminated(me.id, me.card, me.type, me.seat, me.owner, by, cause)
        return (yield from there.happen(death))

    def loss(end: End[Game, object]) -> EliminationHarm:
        harms = [(id, harm_in(end.game, game, one)) for id, one in before.items() if id != creature.id]
        return EliminationHarm(
            tuple([(id, harm) for id, harm in harms if harm != UNHARMED]),
            sum([isinstance(one, Summoned) for one in end.game.log]),
        )

    return summary(ends(game, die), loss)


# Backstabs.


def moving_odds(game: Game, creature: Creature, to: Point, how: str) -> Distribution[Harm]:
    """The backstabs that a move or a run draws (C-BACK-01, C-RUN-04)."""
    going = run if how == RUN else move
    return _harm(game, creature, lambda there, me: going(there, me, to))


def placing_odds(game: Game, creature: Creature, to: Point) -> Distribution[Harm]:
    """The backstabs that being placed elsewhere draws (C-MOV-05)."""
    return _harm(game, creature, lambda there, me: place(there, me, to, "C-MOV-05"))


def summoning_odds(game: Game, seat: Seat, profile: Profile, to: Point) -> Distribution[Harm]:
    """The backstabs on a character that is summoned there, close to enemies (C-SUM-02)."""
    fallback = accepting()

    def answer(there: Game, choice: Choice[Option]) -> Option:
        return PlaceAt(to) if choice.kind == "summoning-place" else fallback(there, choice)

    entered = profile.creature(game.state.next_id, seat, to, activated=True)

    def harm(end: End[Game, Creature | None]) -> Harm:
        came = any(isinstance(one, Summoned) and one.creature == entered.id for one in end.game.log)
        return harm_in(end.game, game, entered) if came else UNHARMED

    return summary(ends(game, lambda there: summon(there, seat, profile), answer), harm)


# Single dice.


def search_odds(game: Game, creature: Creature, terrain: int) -> Distribution[tuple[Effect, ...]]:
    """The finds of a search of ruins, by the table of their card (C-RUIN-01)."""
    card = game.cards[game.state.terrains[terrain].card]

    def search(there: Game) -> Procedure[tuple[Effect, ...]]:
        me = there.state.creatures[creature.id]
        (face,) = yield from throw(there, me, 1, "search", "C-RUIN-01")
        return tuple([find.effect for find in card.finds if find.face == face])

    return summary(ends(game, search), lambda end: end.answer or ())


def entrance_odds(game: Game, creature: Creature, terrain: int) -> Fraction:
    """The chance of a character to find a secret entrance with an exit (C-RUIN-03)."""

    def enter(there: Game) -> Procedure[bool]:
        yield from use_entrance(there, there.state.creatures[creature.id], terrain)
        return any(isinstance(one, Placed) for one in there.log)

    return _chance(game, enter, lambda there, id, why: WAY_OUT)


def text_odds(game: Game, source: Source, effect: Effect) -> Fraction:
    """The chance that a text with a die is carried out."""
    if not effect.faces:
        return Fraction(1)
    return _chance(
        game, lambda there: die_allows(there, source, effect), lambda there, id, why: frozenset(effect.faces)
    )


# Shared parts.


def _harm(
    game: Game, creature: Creature, going: Callable[[Game, Creature], Procedure[object]]
) -> Distribution[Harm]:
    played = ends(game, lambda there: going(there, there.state.creatures[creature.id]))
    return summary(played, lambda end: harm_in(end.game, game, creature))


def _chance(
    game: Game,
    start: Callable[[Game], Procedure[bool]],
    succeeding: Callable[[Game, CreatureId, str], frozenset[Face]],
) -> Fraction:
    found = summary(ends(game, start, accepting(succeeding)), lambda end: bool(end.answer))
    return found.chance(bool)
