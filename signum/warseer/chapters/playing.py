"""Playing spells, relics and buildings, tapping cards and using them: W-CARD-09 to -14, W-ACT-03."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from signum.engine.events import Event
from signum.engine.question_shapes import QuestionShape, Secrecy
from signum.engine.questions import Choice, Option, Procedure, Refusal, Seat, choose
from signum.engine.records import replaced
from signum.engine.units import CardId, Count, ThingId, Word
from signum.warseer.chapters.activation import begin, end
from signum.warseer.chapters.economy import CardLeft, PowerSpent
from signum.warseer.chapters.matching import fits
from signum.warseer.core.card_types import BUILDING, RELIC, SPELL, TACTIC
from signum.warseer.core.figures import number
from signum.warseer.core.game import Game
from signum.warseer.core.moments import FIRST_WORD, PLAY, TAP, USE
from signum.warseer.core.state import CardInPlay, Creature, State
from signum.warseer.core.values import touched_by_support
from signum.warseer.effects.carrying import do_text, why_not_carry_out
from signum.warseer.effects.effect_events import Tapped
from signum.warseer.effects.sources import Source

if TYPE_CHECKING:
    from signum.warseer.cards.card import Card
    from signum.warseer.cards.texts import Text

MOST_RELICS: Final = number("W-CARD-10", "relics")
ENCHANTMENT: Final = "enchantment"


class Play(Option, frozen=True):
    """Play a spell, a relic or a building from hand."""

    card: CardId


class Tap(Option, frozen=True):
    """Tap a creature, a relic or a building for its ability."""

    id: ThingId


class Use(Option, frozen=True):
    """Use a card with multiple uses between activations."""

    id: ThingId


class Enchant(Option, frozen=True):
    """Put the enchantment on this creature."""

    creature: ThingId


class Replace(Option, frozen=True):
    """The new relic takes the place of this one."""

    relic: ThingId


class WearBoth(Option, frozen=True):
    """The new relic is worn besides the others."""


class CardPlayed(Event, frozen=True):
    """A support card was played from hand."""

    seat: Seat
    card: CardId
    type: Word

    follows: ClassVar[tuple[str, ...]] = ("W-ZONE-07",)

    def apply(self, state: State) -> None:
        state.players[self.seat].hand.remove(self.card)
        state.on_table = (*state.on_table, (self.seat, self.card))
        if self.seat == state.active:
            state.notes = replaced(state.notes, played=(*state.notes.played, self.card))


class CardSettled(Event, frozen=True):
    """A spell or a tactic has done its work and went to the History."""

    seat: Seat
    card: CardId

    follows: ClassVar[tuple[str, ...]] = ("W-ZONE-04",)

    def apply(self, state: State) -> None:
        left = list(state.on_table)
        left.remove((self.seat, self.card))
        state.on_table = tuple(left)
        state.players[self.seat].history.append(self.card)


class CardEntered(Event, frozen=True):
    """A relic, a building or an enchantment is in play."""

    id: ThingId
    seat: Seat
    card: CardId
    zone: Word
    on: ThingId = 0
    armour: Count = 0
    uses: Count = 0

    reindexes: ClassVar = True

    def apply(self, state: State) -> None:
        left = list(state.on_table)
        if (self.seat, self.card) in left:
            left.remove((self.seat, self.card))
        state.on_table = tuple(left)
        state.next_id = max(state.next_id, self.id + 1)
        zones = {RELIC: state.relics, BUILDING: state.buildings, ENCHANTMENT: state.enchantments}
        zones[self.zone][self.id] = CardInPlay(
            self.id, self.card, self.seat, armour=self.armour, uses=self.uses, on=self.on
        )

    def newcomer(self) -> int | None:
        return self.id


RULES: Final = {SPELL: "W-CARD-09", RELIC: "W-CARD-10", BUILDING: "W-CARD-14", TACTIC: "W-CARD-13"}


# From hand.


def why_not_play(game: Game, seat: Seat, card: CardId) -> Refusal | None:
    """W-TURN-03, W-ECO-01 and the rules of each type."""
    player = game.player(seat)
    if card not in player.hand:
        return Refusal("not-in-hand", ("W-ZONE-07",), {"card": card})
    it = game.card(card)
    if it.type == TACTIC:
        return Refusal("tactics-answer", ("W-CARD-13",), {"card": card})
    if it.cost > player.power:
        return Refusal("too-expensive", ("W-ECO-01", "W-TURN-03"), {"power": player.power, "cost": it.cost})
    if it.type == RELIC and game.hero_of(seat) is None:
        return Refusal("no-hero", ("W-CARD-10",))
    if it.enchants is not None:
        return None if enchantable(game, seat, it) else Refusal("no-target", ("W-CARD-09",), {"card": card})
    if it.type == SPELL:
        whys = [why_not_carry_out(game, Source(seat, card), text) for text in played_texts(it)]
        return None if not whys or None in whys else whys[0]
    return None


def played_texts(card: "Card") -> list["Text"]:
    """The texts that act when a spell is played, first words first (K-FIRST-WORD)."""
    return [text for when in (FIRST_WORD, PLAY) for text in card.texts if text.when == when]


def enchantable(game: Game, seat: Seat, card: "Card") -> list[Creature]:
    """The creatures on which an enchantment can be put."""
    assert card.enchants is not None
    return [
        one
        for one in game.state.creatures.values()
        if fits(game, card.enchants, one, seat) and game.value(touched_by_support, one)
    ]


def play(game: Game, seat: Seat, card: CardId) -> Procedure[None]:
    """Pay the cost, then the card does its work and goes where its type goes."""
    it = game.card(card)
    if it.cost:
        yield from game.happen(PowerSpent(seat, it.cost, because=("W-TURN-03",)))
    yield from game.happen(CardPlayed(seat, card, it.type, because=(RULES[it.type],)))
    if it.enchants is not None:
        yield from _enchant(game, seat, it)
    elif it.type == RELIC:
        yield from _equip(game, seat, it)
    elif it.type == BUILDING:
        yield from enter_play(game, seat, it, BUILDING, because=("W-CARD-14",))
    if (seat, card) in game.state.on_table:
        yield from settle(game, seat, it, Source(seat, card), played_texts(it))


def settle(game: Game, seat: Seat, card: "Card", source: Source, texts: Sequence["Text"]) -> Procedure[None]:
    """W-CARD-09, -13: these texts of a spell or a tactic act, then its card goes to the History."""
    for text in texts:
        if why_not_carry_out(game, source, text) is None:
            yield from do_text(game, source, text)
    yield from game.happen(CardSettled(seat, card.id, because=(RULES[card.type],)))


def enter_play(
    game: Game, seat: Seat, card: "Card", zone: Word, on: ThingId = 0, because: tuple[str, ...] = ()
) -> Procedure[None]:
    """A card with a place in play takes it, with its tokens."""
    yield from game.happen(
        CardEntered(game.state.next_id, seat, card.id, zone, on, card.armour, card.uses, because=because)
    )


def _enchant(game: Game, seat: Seat, card: "Card") -> Procedure[None]:
    """W-CARD-09."""
    able = enchantable(game, seat, card)
    if not able:
        return
    choice = Choice(
        seat,
        "enchant",
        [Enchant(one.id) for one in able],
        shape=QuestionShape.TARGET,
        secrecy=Secrecy.PUBLIC,
        subject=card.id,
        cites=("W-CARD-09",),
    )
    on = (yield from choose(choice)).creature
    yield from enter_play(game, seat, card, ENCHANTMENT, on, ("W-CARD-09",))


def _equip(game: Game, seat: Seat, card: "Card") -> Procedure[None]:
    """W-CARD-10: three at most and no two alike; a new one may take the place of another."""
    worn = game.relics_of(seat)
    like = [one for one in worn if one.card == card.id]
    replaced_by_choice: list[Option] = [Replace(one.id) for one in (like or worn)]
    if not like and len(worn) < MOST_RELICS:
        replaced_by_choice.append(WearBoth())
    if worn:
        choice: Choice[Option] = Choice(
            seat,
            "replace-relic",
            replaced_by_choice,
            shape=QuestionShape.TARGET,
            secrecy=Secrecy.PUBLIC,
            subject=card.id,
            cites=("W-CARD-10",),
        )
        picked = yield from choose(choice)
        if isinstance(picked, Replace):
            old = game.state.relics[picked.relic]
            yield from game.happen(CardLeft(old.id, seat, old.card, because=("W-CARD-10",)))
    yield from enter_play(game, seat, card, RELIC, because=("W-CARD-10",))


# Tapping and using cards in play.


def tap_text(game: Game, card: CardId, when: Word) -> "Text | None":
    """The ability of a card that is tapped or used."""
    return next((text for text in game.card(card).texts if text.when == when), None)


def why_not_tap(game: Game, seat: Seat, id: ThingId) -> Refusal | None:
    """W-ACT-03: its own, not tapped, and something to do."""
    creature, thing = game.creature(id), game.state.card_in_play(id)
    owner = creature.seat if creature is not None else None if thing is None else thing.seat
    if owner != seat:
        return Refusal("not-yours", ("W-ACT-03",))
    card = creature.card if creature is not None else thing.card if thing is not None else ""
    text = tap_text(game, card, TAP)
    if text is None:
        return Refusal("no-tap-ability", ("W-ACT-03",), {"card": card})
    if creature is not None and creature.activated:
        return Refusal("activated-already", ("W-ACT-03",), {"creature": id})
    if thing is not None and thing.tapped:
        return Refusal("tapped-already", ("W-ACT-03",), {"card": card})
    return why_not_carry_out(game, Source(seat, card, id), text)


def tap(game: Game, seat: Seat, id: ThingId) -> Procedure[None]:
    """W-ACT-01, -03: a creature's tap ability stands for its activation; other cards tap themselves."""
    creature, thing = game.creature(id), game.state.card_in_play(id)
    if creature is not None:
        yield from _tap_creature(game, creature)
    elif thing is not None:
        text = tap_text(game, thing.card, TAP)
        assert text is not None
        source = Source(seat, thing.card, id)
        if text.price is not None and text.price.hero:
            yield from _tap_hero(game, seat, source, text, id)
            return
        yield from game.happen(Tapped(id))
        yield from do_text(game, source, text)


def _tap_creature(game: Game, one: Creature) -> Procedure[None]:
    text = tap_text(game, one.card, TAP)
    assert text is not None
    if (yield from begin(game, one.id)):
        activation = game.state.activation
        source = Source(one.seat, one.card, one.id)
        free = one.id in game.state.creatures and activation is not None and not activation.over
        if free and why_not_carry_out(game, source, text) is None:
            yield from do_text(game, source, text)
        yield from end(game, one.id)


def _tap_hero(game: Game, seat: Seat, source: Source, text: "Text", id: ThingId) -> Procedure[None]:
    """W-ACT-03: two marks stand for the hero's activation."""
    hero = game.hero_of(seat)
    assert hero is not None
    yield from game.happen(Tapped(id))
    if (yield from begin(game, hero.id)):
        activation = game.state.activation
        free = activation is not None and not activation.over and hero.id in game.state.creatures
        if free and why_not_pay_without_hero(game, source, text) is None:
            yield from do_text(game, source, text)
        yield from end(game, hero.id)


def why_not_pay_without_hero(game: Game, source: Source, text: "Text") -> Refusal | None:
    """The same check once the hero is active, and so counts as tapped."""
    assert text.price is not None
    rest = replaced(text.price, hero=False)
    return why_not_carry_out(game, source, replaced(text, price=rest))


def why_not_use(game: Game, seat: Seat, id: ThingId) -> Refusal | None:
    """W-CARD-12: outside activations as often as tokens last."""
    thing = game.state.card_in_play(id)
    if thing is None or thing.seat != seat:
        return Refusal("not-yours", ("W-CARD-12",))
    text = tap_text(game, thing.card, USE)
    if text is None:
        return Refusal("no-use", ("W-CARD-12",), {"card": thing.card})
    return why_not_carry_out(game, Source(seat, thing.card, id), text)


def use(game: Game, seat: Seat, id: ThingId) -> Procedure[None]:
    """W-CARD-12."""
    thing = game.state.card_in_play(id)
    assert thing is not None
    text = tap_text(game, thing.card, USE)
    assert text is not None
    yield from do_text(game, Source(seat, thing.card, id), text)


def cards_to_tap(game: Game, seat: Seat) -> Iterator[ThingId]:
    """Everything of a player that has a tap ability."""
    cards = [(one.id, one.card) for one in game.creatures_of(seat)]
    cards += [(one.id, one.card) for one in (*game.relics_of(seat), *game.buildings_of(seat))]
    yield from [id for id, card in cards if tap_text(game, card, TAP) is not None]


def cards_to_use(game: Game, seat: Seat) -> Iterator[ThingId]:
    """Everything of a player that may be used between activations."""
    state = game.state
    for one in (*state.relics.values(), *state.buildings.values(), *state.enchantments.values()):
        if one.seat == seat and tap_text(game, one.card, USE) is not None:
            yield one.id
