"""The activation phase: cards, creatures and one terrain, in any order (C-PLAY-01, C-TURN-06, C-TURN-07)."""

from collections.abc import Sequence
from typing import Final, overload

from signum.classic.cards import vocabulary as e
from signum.classic.chapters.cards.cards_in_play import Tapped, UseCard, owner_of
from signum.classic.chapters.cards.city import Build, Save
from signum.classic.chapters.cards.paying import Purse
from signum.classic.chapters.cards.playing import Play, may_play, play, refused_play
from signum.classic.chapters.cards.relics import spend_use
from signum.classic.chapters.field.terrain import (
    Layings,
    LayTerrain,
    TerrainOffer,
    lay,
    refused_terrain,
)
from signum.classic.chapters.turn import turn
from signum.classic.chapters.turn.activation import (
    Activate,
    EndTurn,
    PassRest,
    activate,
    refused_in_turn,
    still_to_activate,
    unactivated,
)
from signum.classic.core.game import Game
from signum.classic.core.state import Building, CardId, CreatureId, Relic, Tactic
from signum.classic.effects.at_will import CardUsed, do_at_will, refused_at_will
from signum.classic.effects.carrying import carry_out_all, has_targets
from signum.classic.effects.grants import texts_of
from signum.classic.effects.sources import Source
from signum.engine.question_shapes import QuestionShape, Secrecy
from signum.engine.questions import Choice, Offer, Option, Procedure, Refusal, Seat


def activation_phase(game: Game) -> Procedure[None]:
    """One action of the active player; the phase goes on until the turn is ended."""
    seat = game.state.active
    options = TurnOptions(game, seat)
    choice: Choice[Option] = Choice(
        seat,
        "turn",
        options.listed,
        shape=QuestionShape.TURN,
        secrecy=Secrecy.PUBLIC,
        cites=("C-ACT-02", "C-TURN-06"),
        check=options.refused,
        legal=options.allows,
        always=True,
        offers=options.terrains,
    )
    # The end of the turn is an option too: the player is always asked.
    chosen: Option = yield choice
    # No `match`: compiled code would look up the attributes of each class by name.
    if isinstance(chosen, Activate):
        yield from activate(game, game.state.creatures[chosen.creature])
    elif isinstance(chosen, Play):
        yield from play(game, seat, chosen.card)
    elif isinstance(chosen, UseCard):
        yield from use_card(game, seat, chosen.holder)
    elif isinstance(chosen, LayTerrain):
        yield from lay(game, seat, chosen)
    elif isinstance(chosen, PassRest):
        for one in still_to_activate(unactivated(game)):
            if game.controls(seat, one.id) and not one.activated:
                yield from activate(game, one, only_pass=True)
    else:
        yield from turn.ending(game)


class TurnOptions:
    """The options of the active player between two actions, while nothing changes."""

    __slots__ = ("_layings", "_purse", "game", "seat")

    def __init__(self, game: Game, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self._purse: Purse | None = None
        self._layings: Layings | None = None

    @property
    def purse(self) -> Purse:
        """The means of the player."""
        if self._purse is None:
            self._purse = Purse(self.game, self.seat)
        return self._purse

    @property
    def layings(self) -> Layings:
        """The places for the player's terrain cards."""
        if self._layings is None:
            self._layings = Layings(self.game, self.seat, self.purse)
        return self._layings

    def listed(self) -> "TurnCandidates":
        """Creatures to activate, cards to play and to use, and the end of the turn."""
        game, state = self.game, self.game.state
        # `unactivated` and `still_to_activate` inlined: every question of a turn lists all creatures.
        seat, waiting = state.active, False
        ready: list[CreatureId] = []
        for one in state.creatures.values():
            if one.seat == seat and not one.activated:
                ready.append(one.id)
                waiting = waiting or not one.readied
        last = _PASS_REST if waiting else _END_TURN
        cards = game.cards
        if not cards:
            return TurnCandidates(ready, [], [], last)
        hand: dict[CardId, None] = dict.fromkeys(state.players[self.seat].hand)
        known = [card for card in hand if card in cards]
        return TurnCandidates(ready, known, usable(game, self.seat), last)

    def terrains(self) -> Sequence[Offer]:
        """The terrain cards that may be played now, each as a region of places."""
        game, player = self.game, self.game.state.players[self.seat]
        if not player.maps or player.terrain_turn == game.state.turn:
            return ()  # C-TER-01: one terrain a turn.
        layings = self.layings
        return [TerrainOffer(layings, card) for card in layings.cards()]

    def allows(self, option: Option) -> bool:
        """Whether `refused` has no objection."""
        game = self.game
        if isinstance(option, UseCard):
            return may_use(game, self.seat, option.holder)
        if isinstance(option, Activate):
            creature = game.state.creatures.get(option.creature)
            return creature is not None and creature.seat == game.state.active and not creature.activated
        if isinstance(option, Play):
            return may_play(game, self.seat, option.card, self.purse)
        if isinstance(option, LayTerrain):
            return self.layings.allows(option)
        return refused_in_phase(game, self.seat, option) is None

    def refused(self, option: Option) -> Refusal | None:
        """The reason why an option is refused."""
        return refused_in_phase(self.game, self.seat, option)


_PASS_REST: Final = PassRest()
_END_TURN: Final = EndTurn()


class TurnCandidates(Sequence[Option]):
    """The options of a turn, each made when somebody asks for it."""

    def __init__(
        self, creatures: list[CreatureId], cards: list[CardId], holders: list[int], last: Option
    ) -> None:
        self._creatures = creatures
        self._cards = cards
        self._holders = holders
        self._last = last
        self._after_creatures = len(creatures)
        self._after_cards = len(creatures) + len(cards)
        self._length = self._after_cards + len(holders) + 1

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, at: int) -> Option: ...

    @overload
    def __getitem__(self, at: slice) -> list[Option]: ...

    def __getitem__(self, at: int | slice) -> Option | list[Option]:
        if isinstance(at, slice):
            return list(self)[at]
        place = at if at >= 0 else self._length + at
        if 0 <= place < self._after_creatures:
            return Activate(self._creatures[place])
        if 0 <= place < self._after_cards:
            return Play(self._cards[place - self._after_creatures])
        last = self._length - 1
        if 0 <= place < last:
            return UseCard(self._holders[place - self._after_cards])
        if place != last:
            raise IndexError(at)
        return self._last


def usable(game: Game, seat: Seat) -> list[int]:
    """The buildings and relics with a text to tap for, and creatures with a text at will."""
    known = game.usable.get(seat)
    if known is not None:
        return known
    player, texts = game.state.players[seat], texts_of(game.cards)
    tapped_for, at_will = texts.tapped_for, texts.at_will
    found = [one.id for one in player.city if one.card in tapped_for]
    if game.edition.relics_are_activated:
        found += [one.id for one in player.relics if one.card in tapped_for]
    if at_will:
        creatures = game.state.creatures.values()
        found += [one.id for one in creatures if one.seat == seat and one.card in at_will]
    game.usable[seat] = found
    return found


def use_card(game: Game, seat: Seat, holder: int) -> Procedure[None]:
    """Declare, tap, carry out; a relic's counted use is spent after it has acted (C-REL-04)."""
    creature = game.creature(holder)
    if creature is not None:
        yield from do_at_will(game, creature)
        return
    found = owner_of(game.state, holder)
    if found is None or isinstance(found[1], Tactic):
        return
    thing = found[1]
    rule = ("C-REL-06",) if isinstance(thing, Relic) else ("C-CITY-02",)
    declared = yield from game.happen(CardUsed(seat, thing.card, holder, because=rule))
    if not declared or not game.in_play(holder):
        return
    yield from game.happen(Tapped(seat, thing.card, holder, because=rule))
    source = Source(seat, thing.card, holder, cites=rule)
    yield from carry_out_all(game, source, game.cards[thing.card], e.TAPPED)
    yield from spend_use(game, holder)


def refused_in_phase(game: Game, seat: Seat, option: Option) -> Refusal | None:
    """Between activations: the reason why an option is refused."""
    match option:
        case Play(card):
            return refused_play(game, seat, card)
        case UseCard(holder):
            return refused_card_use(game, seat, holder)
        case LayTerrain():
            return refused_terrain(game, seat, option)
        case Build():
            return Refusal("wrong-phase", ("C-PLAY-02",), {"phase": game.state.phase})
        case Save():
            return Refusal("wrong-phase", ("C-CITY-01",), {"phase": game.state.phase})
        case _:
            return refused_in_turn(game, option)


def refused_card_use(game: Game, seat: Seat, holder: int) -> Refusal | None:
    """C-CITY-02, C-REL-06: only the player's own cards, untapped, with an effect and a target."""
    creature = game.creature(holder)
    if creature is not None and creature.seat == seat:
        return refused_at_will(game, creature)
    found = owner_of(game.state, holder)
    if found is None or found[0] != seat or isinstance(found[1], Tactic):
        return Refusal("not-your-card", ("C-CITY-02",), {"holder": holder})
    thing = found[1]
    relic = isinstance(thing, Relic) and game.edition.relics_are_activated
    rule = ("C-REL-06",) if relic else ("C-CITY-02",)
    if not _has_use(game, thing):
        return Refusal("no-use", rule, {"card": thing.card})
    if thing.tapped:
        return Refusal("tapped", rule, {"card": thing.card})
    if not has_targets(game, Source(seat, thing.card, holder), game.cards[thing.card], e.TAPPED):
        return Refusal("no-target", ("C-PLAY-06",), {"card": thing.card})
    return None


def may_use(game: Game, seat: Seat, holder: int) -> bool:
    """Whether `refused_card_use` has no objection."""
    state = game.state
    creature = state.creatures.get(holder)
    if creature is not None and creature.seat == seat:
        return refused_at_will(game, creature) is None
    player = state.players[seat]
    for building in player.city:
        if building.id == holder:
            return not building.tapped and _has_effect(game, seat, building)
    for relic in player.relics:
        if relic.id == holder:
            return not relic.tapped and _has_effect(game, seat, relic)
    return False


def _has_effect(game: Game, seat: Seat, thing: Building | Relic) -> bool:
    """Whether an untapped card has a use with a target."""
    if not _has_use(game, thing):
        return False
    return has_targets(game, Source(seat, thing.card, thing.id), game.cards[thing.card], e.TAPPED)


def _has_use(game: Game, thing: Building | Relic) -> bool:
    """Whether it has a sentence to tap for; relics have one if the printing activates them."""
    if thing.card not in game.cards or (isinstance(thing, Relic) and not game.edition.relics_are_activated):
        return False
    return game.cards[thing.card].tapped_for
