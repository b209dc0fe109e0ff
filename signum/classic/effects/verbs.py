"""The verbs: one function each, from a source and its targets to what happens."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final, TypeAlias

from signum.classic.cards import vocabulary as e
from signum.classic.chapters.cards import cards_in_play as cards
from signum.classic.chapters.combat import rolls
from signum.classic.chapters.combat.damage import (
    EFFECT,
    EFFECT_WOUNDS,
    Blow,
    Eliminated,
    deal,
    heal,
    refused_healing,
)
from signum.classic.chapters.turn import control
from signum.classic.chapters.turn.durations import TOKENS, gain, lose, refused_gain, take_away
from signum.classic.chapters.turn.zones import HAND_LIMIT, discard_at_random, return_to_deck
from signum.classic.core.game import Game
from signum.classic.core.state import CHARACTER, Building, CardId, Creature, Relic, State
from signum.classic.core.values import returns_to_hand
from signum.classic.effects.sources import Source
from signum.engine.events import Event
from signum.engine.questions import Procedure, Refusal, Seat

Work: TypeAlias = Callable[[Game, Source, Sequence[int], Any, int], Procedure[None]]
Check: TypeAlias = Callable[[Game, Source, Creature, Any], Refusal | None]

VERBS: dict[type, Work] = {}
REFUSALS: dict[type, Check] = {}
"""Why a verb cannot touch a creature, for the verbs that cannot touch every one."""

ROOTED: Final = "cannot-move"


class Regained(Event, frozen=True):
    """A card that was being played went back to its owner's hand."""

    seat: Seat
    card: CardId

    follows: ClassVar[tuple[str, ...]] = ("C-ZONE-05",)

    def apply(self, state: State) -> None:
        """It can be played again, for its cost."""
        player = state.players[self.seat]
        player.playing.remove(self.card)
        player.hand.append(self.card)


def verb(kind: type) -> Callable[[Work], Work]:
    """The function does what this part of the vocabulary says."""

    def register(work: Work) -> Work:
        VERBS[kind] = work
        return work

    return register


def checks(*kinds: type) -> Callable[[Check], Check]:
    """The function says why these verbs cannot touch a creature."""

    def register(check: Check) -> Check:
        REFUSALS.update(dict.fromkeys(kinds, check))
        return check

    return register


# Harm and healing.


@verb(e.Damage)
def damage(game: Game, source: Source, targets: Sequence[int], what: e.Damage, until: int) -> Procedure[None]:
    """Damage takes armour first (C-DMG-01); all who are meant are hurt together."""
    by = source.by(game)
    yield from deal(game, *[Blow(one, what.amount, by, EFFECT, source.cites) for one in targets])


@verb(e.Wound)
def wound(game: Game, source: Source, targets: Sequence[int], what: e.Wound, until: int) -> Procedure[None]:
    """Wounds pass armour (C-DMG-01)."""
    by = source.by(game)
    yield from deal(game, *[Blow(one, what.amount, by, EFFECT_WOUNDS, source.cites) for one in targets])


@verb(e.WoundAsMuch)
def wound_as_much(
    game: Game, source: Source, targets: Sequence[int], what: e.WoundAsMuch, until: int
) -> Procedure[None]:
    """As many wounds as what is answered was damage, or healing."""
    by = source.by(game)
    yield from deal(game, *[Blow(one, source.amount, by, EFFECT_WOUNDS, source.cites) for one in targets])


@verb(e.Heal)
def healing(game: Game, source: Source, targets: Sequence[int], what: e.Heal, until: int) -> Procedure[None]:
    """Wounds are removed (A-HEALING)."""
    for creature in _creatures(game, targets):
        yield from heal(game, creature, what.amount, because="A-HEALING")


@checks(e.Heal)
def no_healing(game: Game, source: Source, one: Creature, what: e.Heal) -> Refusal | None:
    """A-HEALING: who cannot be healed; in the second edition the unwounded too."""
    return refused_healing(game, one)


# What creatures have.


@verb(e.Gain)
def gaining(game: Game, source: Source, targets: Sequence[int], what: e.Gain, until: int) -> Procedure[None]:
    """An ability, or more of a parameter, for as long as is said (C-PLAY-07)."""
    for creature in _creatures(game, targets):
        yield from gain(game, creature, what.ability, what.x, plus=what.plus, until=until, text=what.text)


@checks(e.Gain)
def no_gain(game: Game, source: Source, one: Creature, what: e.Gain) -> Refusal | None:
    """Tokens that a creature cannot have."""
    return refused_gain(game, one, what.ability)


@verb(e.Lose)
def losing(game: Game, source: Source, targets: Sequence[int], what: e.Lose, until: int) -> Procedure[None]:
    """A token is gone; any other ability is taken away for as long as is said (C-PLAY-07, C-DRG)."""
    for creature in _creatures(game, targets):
        if what.ability in TOKENS:
            yield from lose(game, creature, what.ability, because=source.cites[0])
        else:
            yield from take_away(game, creature, what.ability, until, because=source.cites[0])


@verb(e.Root)
def rooting(game: Game, source: Source, targets: Sequence[int], what: e.Root, until: int) -> Procedure[None]:
    """It cannot move for as long as is said; to be placed is not to move (C-MOV-05)."""
    for creature in _creatures(game, targets):
        yield from gain(game, creature, ROOTED, until=until)


@verb(e.Reroll)
def rerolling(
    game: Game, source: Source, targets: Sequence[int], what: e.Reroll, until: int
) -> Procedure[None]:
    """The dice that were just rolled, as many of them as are said (C-ABL-06)."""
    for creature in _creatures(game, targets):
        yield from rolls.roll_again(game, creature, what.dice, source.seat, source.cites)


# Where cards go.


@verb(e.ToHand)
def to_hand(
    game: Game, source: Source, targets: Sequence[int], what: e.ToHand, until: int
) -> Procedure[None]:
    """To the owner's hand, whoever controls it (C-ZONE-07); a card that is being played too."""
    for creature in _creatures(game, targets):
        if game.value(returns_to_hand, creature):
            yield from cards.back_to_hand(game, creature, because=source.cites[0])
    if _being_played(game, source, targets):
        if len(game.player(source.player).hand) >= HAND_LIMIT:
            yield from discard_at_random(game, source.player)
        yield from game.happen(Regained(source.player, source.played, because=source.cites))


@verb(e.ToDeck)
def to_deck(
    game: Game, source: Source, targets: Sequence[int], what: e.ToDeck, until: int
) -> Procedure[None]:
    """To the owner's deck, which is shuffled (C-ZONE-04); a card that is being played too."""
    for creature in _creatures(game, targets):
        yield from cards.back_to_deck(game, creature, because=source.cites[0])
    if _being_played(game, source, targets):
        yield from return_to_deck(game, source.player, source.played, "playing", because=source.cites[0])


@checks(e.ToHand, e.ToDeck)
def refused_return(game: Game, source: Source, one: Creature, what: e.ToHand | e.ToDeck) -> Refusal | None:
    """C-CARD-01, C-CARD-07: the cards of heroes and minions are in no deck and in no hand; some stay."""
    if one.type != CHARACTER:
        return Refusal("no-card-to-return", ("C-CARD-01",), {"creature": one.id, "type": one.type})
    if isinstance(what, e.ToHand) and not game.value(returns_to_hand, one):
        return Refusal("cannot-return", game.sources(returns_to_hand, one), {"creature": one.id})
    return None


@verb(e.Destroy)
def destroying(
    game: Game, source: Source, targets: Sequence[int], what: e.Destroy, until: int
) -> Procedure[None]:
    """A building, a relic or a terrain leaves play; creatures are eliminated together."""
    by = source.by(game)
    fallen = [
        Eliminated(one.id, one.card, one.type, one.seat, one.owner, by, EFFECT, because=source.cites)
        for one in _creatures(game, targets)
    ]
    if fallen:
        game.dying.update([one.creature for one in fallen])
        yield from game.happen(*fallen)
    for holder in targets:
        yield from cards.destroy(game, holder, because=source.cites[0])


@verb(e.Untap)
def untapping(
    game: Game, source: Source, targets: Sequence[int], what: e.Untap, until: int
) -> Procedure[None]:
    """A card can be used again, a creature activated again."""
    for holder in targets:
        found = cards.owner_of(game.state, holder)
        if found is not None and isinstance(found[1], Building | Relic) and found[1].tapped:
            yield from game.happen(cards.Untapped(found[0], found[1].card, holder, because=source.cites))
        creature = game.creature(holder)
        if creature is not None and creature.activated:
            yield from game.happen(cards.Readied(holder, because=source.cites))


@verb(e.Tap)
def tapping(game: Game, source: Source, targets: Sequence[int], what: e.Tap, until: int) -> Procedure[None]:
    """A card cannot be used until it is untapped."""
    for holder in targets:
        found = cards.owner_of(game.state, holder)
        if found is not None and isinstance(found[1], Building | Relic) and not found[1].tapped:
            yield from game.happen(cards.Tapped(found[0], found[1].card, holder, because=source.cites))


# Who acts.


@verb(e.SkipActivation)
def skipping(
    game: Game, source: Source, targets: Sequence[int], what: e.SkipActivation, until: int
) -> Procedure[None]:
    """The next activation is spent doing nothing."""
    for creature in _creatures(game, targets):
        yield from game.happen(control.ActivationLost(creature.id, because=source.cites))


@checks(e.SkipActivation)
def skips_already(game: Game, source: Source, one: Creature, what: e.SkipActivation) -> Refusal | None:
    """C-PLAY-06 ruling: the next activation is lost once; who skips it already is no target."""
    return Refusal("skips-already", ("C-PLAY-06",), {"creature": one.id}) if one.skips else None


@verb(e.Control)
def controlling(
    game: Game, source: Source, targets: Sequence[int], what: e.Control, until: int
) -> Procedure[None]:
    """The creature obeys the source's player for as long as is said (C-ZONE-07)."""
    for creature in _creatures(game, targets):
        if control.refused_control(game, creature, source.seat) is None:
            yield from control.take_control(game, creature, source.seat, until, because=source.cites[0])


@checks(e.Control)
def refused_control(game: Game, source: Source, one: Creature, what: e.Control) -> Refusal | None:
    """Who cannot be controlled; C-SUM-04 ruling: not past the limit, where it forbids having more."""
    return control.refused_control(game, one, source.seat)


@verb(e.Cancel)
def cancelling(
    game: Game, source: Source, targets: Sequence[int], what: e.Cancel, until: int
) -> Procedure[None]:
    """What is about to happen does not: whoever answers it leaves nothing of it."""
    yield from ()


def _creatures(game: Game, targets: Sequence[int]) -> list[Creature]:
    """Those of the targets that are still on the field."""
    return [one for id in targets if (one := game.creature(id)) is not None]


def _being_played(game: Game, source: Source, targets: Sequence[int]) -> bool:
    """Whether the target is a card between the hand and the field."""
    return source.cause in targets and source.played in game.player(source.player).playing
