"""Relics: slots, replacing, counted uses (C-REL-01 to -04). Durability is in durability.py."""

from collections.abc import Sequence
from typing import ClassVar

from signum.classic.cards.card import Card
from signum.classic.chapters.cards.cards_in_play import RelicDestroyed, destroy, owner_of
from signum.classic.core.events import Numbered
from signum.classic.core.game import Game
from signum.classic.core.state import CardId, Relic, State
from signum.classic.effects.sources import hero_of
from signum.engine.events import Event
from signum.engine.question_shapes import QuestionShape
from signum.engine.questions import Choice, Option, Procedure, Refusal, Seat, choose
from signum.engine.units import Count, ThingId


class Replace(Option, frozen=True):
    """The relic that makes room for the new one."""

    relic: ThingId


class Donned(Numbered, frozen=True):
    """A hero took a relic."""

    seat: Seat
    card: CardId
    holder: ThingId
    tokens: Count

    number: ClassVar = "holder"
    follows: ClassVar[tuple[str, ...]] = ("C-REL-01", "C-REL-02")
    reindexes: ClassVar = True

    def apply(self, state: State) -> None:
        """It can be used at once; its durability is armour tokens on it."""
        player = state.players[self.seat]
        player.playing.remove(self.card)
        player.relics.append(Relic(self.card, False, self.holder, 0, self.tokens))
        state.next_id = self.holder + 1


class UseCounted(Event, frozen=True):
    """A use of a relic was spent."""

    seat: Seat
    card: CardId
    holder: ThingId

    follows: ClassVar[tuple[str, ...]] = ("C-REL-04",)

    def apply(self, state: State) -> None:
        player = state.players[self.seat]
        player.relics[:] = [one.used_again() if one.id == self.holder else one for one in player.relics]


def don(game: Game, seat: Seat, card: Card) -> Procedure[int]:
    """Fill a free slot; if none is free, a relic of the type goes to the graveyard at once (C-REL-03).

    C-REL-03 ruling: both happen in one moment, so that a hero never lacks an ability that the old relic gave
    and the new one gives.
    """
    worn = worn_of_type(game, seat, card.relic)
    events: list[Event] = [Donned(seat, card.id, game.state.next_id, card.durability)]
    if len(worn) >= slots(game, seat, card.relic):
        options = [Replace(one.id) for one in worn]
        choice = Choice(
            seat,
            "replace",
            options,
            shape=QuestionShape.CARD,
            subject=card.id,
            cites=("C-REL-03",),
            about={"card": card.id},
        )
        chosen = yield from choose(choice)
        old = next(one for one in worn if one.id == chosen.relic)
        events.insert(0, RelicDestroyed(seat, old.card, old.id, because=("C-REL-03",)))
    happened = yield from game.happen(*events)
    return next((one.holder for one in happened if isinstance(one, Donned)), 0)


def slots(game: Game, seat: Seat, kind: str) -> int:
    """The number of relics of a type that the hero can carry."""
    hero = game.cards.get(game.player(seat).hero)
    return 0 if hero is None else hero.slots.get(kind, 0)


def worn_of_type(game: Game, seat: Seat, kind: str) -> Sequence[Relic]:
    """The relics of a type that the hero wears."""
    worn = game.player(seat).relics
    return [one for one in worn if one.card in game.cards and game.cards[one.card].relic == kind]


def refused_relic(game: Game, seat: Seat, card: Card) -> Refusal | None:
    """C-REL-01, C-REL-02: only heroes take relics, and only of types they show."""
    if hero_of(game, seat) is None:
        return Refusal("no-hero", ("C-REL-01",))
    if not slots(game, seat, card.relic):
        return Refusal("no-slot", ("C-REL-02",), {"card": card.id, "relic": card.relic})
    return None


def spend_use(game: Game, holder: int) -> Procedure[None]:
    """After the effect of its last use the relic is destroyed (C-REL-04).

    During an attack the use is only noted, and counted once after the attack.
    """
    if game.fights:
        game.fights[-1].append(holder)
        return
    found = owner_of(game.state, holder)
    if found is None or not isinstance(found[1], Relic):
        return
    seat, relic = found[0], found[1]
    card = game.cards.get(relic.card)
    if card is None or not card.uses:
        return
    yield from game.happen(UseCounted(seat, relic.card, relic.id))
    if any(one.id == holder and one.used >= card.uses for one in game.player(seat).relics):
        yield from destroy(game, holder, because="C-REL-04")
