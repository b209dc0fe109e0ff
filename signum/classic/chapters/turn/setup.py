"""Set-up: the first player, heroes on the field, the opening hand (C-SETUP)."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import ClassVar, Final

from signum.classic.chapters.field.entries import refused_base
from signum.classic.chapters.field.summon import PlaceAt, Profile, profile_of
from signum.classic.chapters.turn.architect import arrange
from signum.classic.chapters.turn.zones import Discarded, Drawn, prosper
from signum.classic.core.dice import dice
from signum.classic.core.figures import number
from signum.classic.core.game import Game
from signum.classic.core.state import BEGINNING, DECK, HERO, CardId, CreatureId, OwnedCorner, State
from signum.classic.core.units import FieldCorner, Scores
from signum.engine.events import Event
from signum.engine.question_shapes import QuestionShape, Secrecy
from signum.engine.questions import (
    Choice,
    Facts,
    Offer,
    Option,
    Procedure,
    Refusal,
    Seat,
    choose,
    roll,
    shuffle,
)
from signum.engine.units import Count, DeckOrder, Point
from signum.field.plane.lengths import SIDE
from signum.field.plane.shapes import Disc
from signum.field.plane.strips import off, spot

OPENING_HAND: Final = number("C-SETUP-04", "cards")
REPLACED: Final = number("C-SETUP-05", "cards")
FOR_A_CARD: Final = number("C-SETUP-06", "prosperity")

WHO_BEGINS: Final = 0
FIRST_HERO: Final = 1
"""One stage for each seat's hero, then the hands are drawn, then one stage for each seat's hand."""


class Begin(Option, frozen=True):
    """The player who takes the first turn."""

    seat: Seat


class KeepHand(Option, frozen=True):
    """The opening hand is kept."""


class ReplaceCards(Option, frozen=True):
    """These cards go back to the deck for the same number of others."""

    cards: tuple[CardId, ...]


class DiscardCards(Option, frozen=True):
    """These cards are discarded for prosperity."""

    cards: tuple[CardId, ...]


class PickCorner(Option, frozen=True):
    """The corner of the field from which the player's side runs, and the corner towards which it runs."""

    corner: FieldCorner
    towards: FieldCorner


class DiceCompared(Event, frozen=True):
    """The players rolled to decide about the first turn."""

    numbers: tuple[tuple[Count, ...], ...]
    scores: Scores

    follows: ClassVar[tuple[str, ...]] = ("C-SETUP-01",)

    def apply(self, state: State) -> None:
        """Nothing changes."""


class FirstPlayerChosen(Event, frozen=True):
    """The first player was decided; the order then stays."""

    seat: Seat

    follows: ClassVar[tuple[str, ...]] = ("C-SETUP-01",)

    def apply(self, state: State) -> None:
        """C-VAR-05: both players of the first team take their turns, then both of the other."""
        state.active = self.seat
        state.stage = FIRST_HERO
        if state.sides:
            coming = state.seating.turns_from(self.seat)
            teams = dict.fromkeys([state.sides[seat] for seat in coming])
            state.order = tuple([seat for side in teams for seat in coming if state.sides[seat] == side])


class CornerPicked(Event, frozen=True):
    """A player picked a corner of the field and owns the side that runs from it."""

    seat: Seat
    corner: FieldCorner
    towards: FieldCorner

    follows: ClassVar[tuple[str, ...]] = ("C-VAR-03",)

    def apply(self, state: State) -> None:
        state.players[self.seat].corner = OwnedCorner(self.corner, self.towards)


class HeroPlaced(Event, frozen=True):
    """A hero stands on the field."""

    creature: CreatureId
    seat: Seat
    profile: Profile
    to: Point

    follows: ClassVar[tuple[str, ...]] = ("C-SETUP-02",)
    reindexes: ClassVar = True

    def apply(self, state: State) -> None:
        """It may act in its player's first turn."""
        state.creatures[self.creature] = self.profile.creature(self.creature, self.seat, self.to)
        state.next_id = self.creature + 1
        state.stage += 1


class DeckShuffled(Event, frozen=True):
    """A deck lies face down in a secret order."""

    seat: Seat
    order: DeckOrder

    follows: ClassVar[tuple[str, ...]] = ("C-ZONE-04",)
    reveals: ClassVar = True

    def apply(self, state: State) -> None:
        state.players[self.seat].deck[:] = self.order

    def seen_by(self, seat: Seat | None) -> Event:
        """Nobody sees the order."""
        return DeckShuffled(self.seat, (), because=self.because)


class SetAside(Event, frozen=True):
    """Cards of the opening hand wait to be shuffled in."""

    seat: Seat
    cards: tuple[CardId, ...]
    count: Count

    follows: ClassVar[tuple[str, ...]] = ("C-SETUP-05",)

    def apply(self, state: State) -> None:
        player = state.players[self.seat]
        for card in self.cards:
            player.hand.remove(card)
        player.playing += self.cards

    def seen_by(self, seat: Seat | None) -> Event:
        """Other players see the number."""
        return self if seat == self.seat else SetAside(self.seat, (), self.count, because=self.because)


class ShuffledIn(Event, frozen=True):
    """The cards that were set aside are shuffled into the deck."""

    seat: Seat
    order: DeckOrder

    follows: ClassVar[tuple[str, ...]] = ("C-SETUP-05", "C-ZONE-04")
    reveals: ClassVar = True

    def apply(self, state: State) -> None:
        player = state.players[self.seat]
        player.playing.clear()
        player.deck[:] = self.order

    def seen_by(self, seat: Seat | None) -> Event:
        """Nobody sees the order."""
        return ShuffledIn(self.seat, (), because=self.because)


class StageBegan(Event, frozen=True):
    """The next part of setting up, or the first turn, begins."""

    stage: Count

    def apply(self, state: State) -> None:
        """After the last hand the first player's turn begins."""
        state.stage = self.stage
        if self.stage >= stages(len(state.players)):
            state.phase = BEGINNING
            state.active = state.seating.following[state.active][0]


def hands_stage(seats: int) -> int:
    """The stage in which hands are drawn, after all heroes."""
    return FIRST_HERO + seats


def stages(seats: int) -> int:
    """The number of stages of set-up."""
    return hands_stage(seats) + 1 + seats


def setup(game: Game) -> Procedure[None]:
    """One stage of set-up."""
    stage = game.state.stage
    seats = game.seating.turns_from(game.state.active)
    hands = hands_stage(len(seats))
    if stage == WHO_BEGINS:
        yield from who_begins(game)
    elif stage == hands:
        yield from draw_hands(game)
    elif stage < hands:
        picking = [seat for seat in game.seats_in_order() if game.mode.corners(game.state, seat)]
        if picking:
            yield from pick_corner(game, picking[0])
        else:
            yield from place_hero(game, seats[stage - FIRST_HERO])
    else:
        yield from opening_hand(game, seats[stage - hands - 1])
        yield from game.happen(StageBegan(stage + 1, because=("C-SETUP-05",)))


def who_begins(game: Game) -> Procedure[None]:
    """The player with the higher result decides who goes first; ties are rolled again (C-SETUP-01)."""
    seats = game.seating.living
    while True:
        numbers: tuple[tuple[int, ...], ...] = ()
        for seat in seats:
            thrown = yield from roll(seat, dice(game.edition.setup_dice), why="who-begins")
            numbers = (*numbers, thrown)
        scores = [game.edition.setup_score(one) for one in numbers]
        yield from game.happen(DiceCompared(numbers, tuple(scores)))
        if scores.count(max(scores)) == 1:
            break
    winner = seats[scores.index(max(scores))]
    if game.mode.winner_begins:
        yield from game.happen(FirstPlayerChosen(winner, because=("C-VAR-02",)))
        return
    options = [Begin(seat) for seat in seats]
    choice = Choice(
        winner, "who-begins", options, shape=QuestionShape.SEAT, secrecy=Secrecy.PUBLIC, cites=("C-SETUP-01",)
    )
    chosen = yield from choose(choice)
    yield from game.happen(FirstPlayerChosen(chosen.seat))


def pick_corner(game: Game, seat: Seat) -> Procedure[None]:
    """In the order of play each player picks a free corner (C-VAR-03), allies side by side (C-VAR-05)."""
    options = [PickCorner(one.at, one.towards) for one in game.mode.corners(game.state, seat)]
    rule = "C-VAR-05" if game.state.sides else "C-VAR-03"
    choice = Choice(seat, "corner", options, shape=QuestionShape.LIST, secrecy=Secrecy.PUBLIC, cites=(rule,))
    chosen = yield from choose(choice)
    yield from game.happen(CornerPicked(seat, chosen.corner, chosen.towards, because=(rule,)))


def place_hero(game: Game, seat: Seat) -> Procedure[None]:
    """The hero's base touches its player's side, anywhere along it (C-SETUP-02).

    Architects arrange their construction decks before (C-VAR-01)."""
    if seat in game.state.out or HERO in game.player(seat).lacks:
        yield from game.happen(StageBegan(game.state.stage + 1, because=("C-SETUP-02",)))
        return
    yield from arrange(game, seat)
    card = game.cards[game.player(seat).hero]
    profile = profile_of(card)
    radius = profile.base // 2
    border = game.mode.border(game.state, seat)
    low, high = max(border.low, radius), min(border.high, SIDE - radius)
    length = border.high - border.low
    alongs = (low, *[border.low + quarter * length // 4 for quarter in (1, 2, 3)], high)
    choice: Choice[PlaceAt] = Choice(
        seat,
        "hero-place",
        [],
        shape=QuestionShape.PLACE,
        subject=card.id,
        cites=("C-SETUP-02",),
        check=lambda option: refused_hero_place(game, seat, radius, option),
        about={"card": card.id},
        offers=[Offer("place", lambda: [PlaceAt(spot(border.side, along, radius)) for along in alongs])],
    )
    chosen = yield from choose(choice)
    yield from game.happen(HeroPlaced(game.state.next_id, seat, profile, chosen.to))


def refused_hero_place(game: Game, seat: Seat, radius: int, option: Option) -> Refusal | None:
    """Why a hero cannot be put there."""
    if not isinstance(option, PlaceAt):
        return Refusal("not-offered", ("C-SETUP-02",), {"choice": "hero-place"})
    refusal = refused_base(game, Disc(*option.to, radius))
    if refusal is not None:
        return refusal
    gap = off(game.mode.border(game.state, seat), radius, *option.to)
    return Refusal("not-on-own-side", ("C-SETUP-02",), {"gap": gap}) if gap else None


def draw_hands(game: Game) -> Procedure[None]:
    """All decks are shuffled and each player draws the opening hand (C-SETUP-04)."""
    for seat in game.seats_in_order():
        if DECK in game.player(seat).lacks:
            continue
        order = yield from shuffle(seat, game.player(seat).deck)
        yield from game.happen(DeckShuffled(seat, order))
        yield from take(game, seat, OPENING_HAND, "C-SETUP-04")
    yield from game.happen(StageBegan(game.state.stage + 1, because=("C-SETUP-04",)))


def take(game: Game, seat: Seat, count: int, because: str) -> Procedure[None]:
    """Draw cards from the top; before the first turn an empty deck costs nothing (C-SETUP-04 ruling)."""
    deck = game.player(seat).deck
    for _ in range(min(count, len(deck))):
        yield from game.happen(Drawn(seat, deck[-1], because=(because,)))


def opening_hand(game: Game, seat: Seat) -> Procedure[None]:
    """Keep it, replace cards, or in some printings discard cards for prosperity (C-SETUP-05, -06)."""
    if seat in game.state.out or DECK in game.player(seat).lacks:
        return
    picks = list(_picks(game.player(seat).hand))
    options = [KeepHand(), *[kind(one) for kind in (ReplaceCards, DiscardCards) for one in picks]]
    choice: Choice[Option] = Choice(
        seat,
        "opening-hand",
        options,
        shape=QuestionShape.CARDS,
        cites=("C-SETUP-05",),
        check=lambda option: refused_hand(game, seat, option),
    )
    match (yield from choose(choice)):
        case ReplaceCards(cards):
            yield from replace_cards(game, seat, cards)
        case DiscardCards(cards):
            events = [Discarded(seat, card, because=("C-SETUP-06",)) for card in cards]
            yield from game.happen(*events)
            yield from prosper(game, seat, FOR_A_CARD * len(cards), because="C-SETUP-06")
        case _:
            return


def refused_hand(game: Game, seat: Seat, option: Option) -> Refusal | None:
    """Why this answer about the opening hand is refused; the order of the cards does not matter."""
    if isinstance(option, KeepHand):
        return None
    if not isinstance(option, ReplaceCards | DiscardCards) or not option.cards:
        return Refusal("not-offered", ("C-SETUP-05",), {"choice": "opening-hand"})
    player = game.player(seat)
    missing = Counter(option.cards) - Counter(player.hand)
    if missing:
        return Refusal("not-in-hand", ("C-ZONE-05",), {"card": min(missing)})
    if isinstance(option, DiscardCards) and not game.mode.discards_hand:
        return Refusal("hand-is-not-discarded", ("Q-SET-04",))
    if isinstance(option, DiscardCards) and not game.edition.discards_opening_hand:
        return Refusal("hand-is-not-discarded", ("C-SETUP-05",))
    if isinstance(option, ReplaceCards) and len(option.cards) > REPLACED:
        return Refusal("not-offered", ("C-SETUP-05",), {"choice": "opening-hand"})
    if isinstance(option, ReplaceCards) and len(option.cards) > len(player.deck):
        short: Facts = {"needed": len(option.cards), "there": len(player.deck)}
        return Refusal("deck-too-short", ("C-SETUP-05",), short)
    return None


def replace_cards(game: Game, seat: Seat, cards: tuple[CardId, ...]) -> Procedure[None]:
    """C-SETUP-05 ruling: draw before the returned cards are shuffled in."""
    player = game.player(seat)
    yield from game.happen(SetAside(seat, cards, len(cards)))
    yield from take(game, seat, len(cards), "C-SETUP-05")
    order = yield from shuffle(seat, [*player.deck, *cards])
    yield from game.happen(ShuffledIn(seat, order))


def _picks(hand: list[CardId]) -> Iterator[tuple[CardId, ...]]:
    """Every choice of at least one card; copies of one card are alike."""
    for count in range(1, len(hand) + 1):
        yield from dict.fromkeys(combinations(sorted(hand), count))
