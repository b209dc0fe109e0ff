"""Entering the field, and its consequences: C-SUM."""

from typing import ClassVar, Final

from msgspec import Struct

from signum.classic.cards.card import Card
from signum.classic.chapters.cards.cards_in_play import Readied
from signum.classic.chapters.combat.backstab import stab, willing
from signum.classic.chapters.field.entries import Beside, EntryPlaces, OwnSide, Places
from signum.classic.core.events import Numbered
from signum.classic.core.figures import distance
from signum.classic.core.game import Game
from signum.classic.core.measuring import base_of, no_farther
from signum.classic.core.state import CardId, Creature, CreatureId, Held, State
from signum.classic.core.values import acts_when_summoned, backstabbed
from signum.engine.question_shapes import QuestionShape
from signum.engine.questions import Choice, Facts, Offer, Option, Procedure, Refusal, Seat, choose
from signum.engine.units import Point
from signum.field.plane.distance import overlapping
from signum.field.plane.shapes import Disc

MILLIMETRE: Final = 100
STABBING: Final = distance("C-SUM-02", "enemies")


class Profile(Struct, frozen=True):
    """A creature as it enters, by its card."""

    card: CardId
    type: str
    strength: int
    health: int
    movement: int
    base: int
    held: tuple[Held, ...] = ()
    armour: int = 0
    hidden: bool = False

    def creature(self, id: CreatureId, seat: Seat, to: Point, *, activated: bool = False) -> Creature:
        """The miniature with its tokens, controlled by the player who summons it."""
        return Creature(
            id=id,
            card=self.card,
            type=self.type,
            owner=seat,
            seat=seat,
            x=to[0],
            y=to[1],
            base=self.base,
            strength=self.strength,
            health=self.health,
            movement=self.movement,
            held=self.held,
            armour=self.armour,
            hidden=self.hidden,
            activated=activated,
        )


class PlaceAt(Option, frozen=True):
    """The place where a creature is put on the field."""

    to: Point


class Summoned(Numbered, frozen=True):
    """A creature entered the field; it counts as activated."""

    creature: CreatureId
    seat: Seat
    profile: Profile
    to: Point

    number: ClassVar = "creature"
    follows: ClassVar[tuple[str, ...]] = ("C-SUM-03",)
    reindexes: ClassVar = True

    def still_possible(self, state: State) -> bool:
        """Whether the place is still free (C-MOV-02)."""
        base = Disc(*self.to, self.profile.base // 2)
        return not any(overlapping(base, base_of(one)) for one in state.creatures.values())

    def newcomer(self) -> CreatureId:
        """The miniature itself: some abilities act when it enters."""
        return self.creature

    def apply(self, state: State) -> None:
        """The card lies beside the hero."""
        state.creatures[self.creature] = self.profile.creature(
            self.creature, self.seat, self.to, activated=True
        )
        state.next_id = self.creature + 1
        playing = state.players[self.seat].playing
        if self.profile.card in playing:
            playing.remove(self.profile.card)


def profile_of(card: Card) -> Profile:
    """A creature as it enters, from its card."""
    held = tuple([Held(one.ability, one.x, one.plus, text=one.text) for one in card.keywords])
    return Profile(
        card=card.id,
        type=card.type,
        strength=card.strength,
        health=card.health,
        movement=card.movement,
        base=card.base * MILLIMETRE,
        held=held,
        armour=sum(one.x for one in held if one.ability == "A-ARMOUR"),
        hidden=any(one.ability == "A-STEALTH" for one in held),
    )


def refused_by_limit(game: Game, seat: Seat, card: CardId) -> Refusal | None:
    """C-SUM-04: no summoning while the player already has the maximum on the field; guests do not count."""
    own = [one for one in game.creatures(seat) if not game.is_guest(one)]
    counted: list[Creature] = game.edition.counted_for_summoning(own)
    limit = game.edition.summoning_limit
    if len(counted) < limit:
        return None
    facts: Facts = {"card": card, "there": len(counted), "most": limit}
    return Refusal("too-many-creatures", ("C-SUM-04",), facts)


def summon(game: Game, seat: Seat, profile: Profile) -> Procedure[Creature | None]:
    """A character enters on its player's side; where no place keeps S from enemies it is stabbed (C-SUM-02).

    Without room it does not enter. The backstabs are over when this procedure ends.
    """
    entry = OwnSide(game, seat, profile.base)
    rule = "C-SUM-02" if entry.close else "C-SUM-01"
    creature = yield from enter(game, seat, profile, entry, rule)
    if creature is not None and entry.close:
        foes = [one for one in game.foes(seat) if no_farther(one, creature, STABBING)]
        stabbing = yield from willing(game, creature, foes)
        yield from stab(game, creature, stabbing, backstabbed, "C-SUM-02")
    return creature


def summon_beside(
    game: Game, seat: Seat, profile: Profile, host: Creature, reach: int = 0
) -> Procedure[Creature | None]:
    """An ability summons in contact with a creature, or within a reach of it.

    No distance S and no backstab applies (C-SUM-05).
    """
    entry = Beside(game, seat, profile.base, host, reach)
    return (yield from enter(game, seat, profile, entry, entry.rule))


def enter(
    game: Game, seat: Seat, profile: Profile, entry: EntryPlaces, rule: str
) -> Procedure[Creature | None]:
    """The player picks one of the places; without any the creature does not enter."""
    if not entry.has_room():
        return None
    choice: Choice[PlaceAt] = Choice(
        seat,
        "summoning-place",
        [],
        shape=QuestionShape.PLACE,
        subject=profile.card,
        cites=(rule,),
        check=lambda option: refused_place(entry, option),
        about={"card": profile.card},
        offers=[
            Offer("place", lambda: _places(entry.suggestions()), lambda: _places(entry.untried()) or None)
        ],
    )
    chosen = yield from choose(choice)
    entering = Summoned(game.state.next_id, seat, profile, chosen.to, because=(rule,))
    happened = yield from game.happen(entering)
    entered = [game.creature(one.creature) for one in happened if isinstance(one, Summoned)]
    creature = entered[0] if entered else None
    if creature is not None:
        yield from hurry(game, creature)
    return creature


def _places(points: list[Point]) -> list[PlaceAt]:
    return [PlaceAt(to) for to in points]


def hurry(game: Game, creature: Creature) -> Procedure[None]:
    """Some may be activated in the turn in which they enter (A-RUSH)."""
    if game.value(acts_when_summoned, creature):
        because = game.sources(acts_when_summoned, creature)
        yield from game.happen(Readied(creature.id, because=because))


def refused_place(entry: Places, option: Option) -> Refusal | None:
    """Why a creature cannot enter there."""
    if isinstance(option, PlaceAt):
        return entry.refused(option.to)
    return Refusal("not-offered", ("C-SUM-01",), {"choice": "summoning-place"})
