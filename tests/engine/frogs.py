"""A small game for the tests of the engine: two seats race their frogs along a row of stones.

In a turn a seat plays a card from its hidden hand, and a frog hops that many stones plus a die; or it draws.
A frog that lands on an opposing frog sends it home. The first seat to reach the far bank wins.
"""

from collections.abc import Sequence
from typing import Any, ClassVar

from msgspec import Struct

from signum.engine.abilities import OPPOSITE, Ability, EngineBearer
from signum.engine.chance import Chance
from signum.engine.confirming import confirm
from signum.engine.dice import numbered
from signum.engine.events import Event
from signum.engine.game import Ended, EngineGame
from signum.engine.outcomes import Outcome
from signum.engine.questions import Choice, Option, Procedure, Refusal, Seat, choose, roll, shuffle
from signum.engine.run import GameRun
from signum.engine.values import FORBID, T, Value, ValueClaim, count, last_applied, permission

STONES = 12
HAND = 4
LONGEST = 400


# What is true.


class Frog(Struct):
    id: int
    seat: Seat
    stone: int
    gift: str = ""


class Pond(Struct):
    frogs: dict[int, Frog]
    hands: list[list[str]]
    decks: list[list[str]]
    heaps: list[list[str]]
    active: Seat = 0
    turn: int = 0
    outcome: Outcome | None = None

    def copy(self) -> "Pond":
        frogs = {id: Frog(one.id, one.seat, one.stone, one.gift) for id, one in self.frogs.items()}
        zones = (self.hands, self.decks, self.heaps)
        hands, decks, heaps = ([cards.copy() for cards in zone] for zone in zones)
        return Pond(frogs, hands, decks, heaps, self.active, self.turn, self.outcome)


# What happens.


class Hopped(Event, frozen=True):
    frog: int
    stone: int

    def apply(self, state: Pond) -> None:
        state.frogs[self.frog].stone = self.stone


class SentHome(Event, frozen=True):
    frog: int
    by: int

    def apply(self, state: Pond) -> None:
        frog = state.frogs[self.frog]
        frog.stone = home(frog.seat)


class Drew(Event, frozen=True):
    seat: Seat
    card: str

    reveals: ClassVar = True

    def apply(self, state: Pond) -> None:
        state.hands[self.seat].append(state.decks[self.seat].pop())

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else Drew(self.seat, "")


class Spent(Event, frozen=True):
    seat: Seat
    card: str

    def apply(self, state: Pond) -> None:
        state.hands[self.seat].remove(self.card)
        state.heaps[self.seat].append(self.card)


class Shuffled(Event, frozen=True):
    seat: Seat
    order: tuple[str, ...]

    reveals: ClassVar = True

    def apply(self, state: Pond) -> None:
        state.decks[self.seat] = list(self.order)
        state.heaps[self.seat].clear()

    def seen_by(self, seat: Seat | None) -> Event:
        return Shuffled(self.seat, ())


class Exchanged(Event, frozen=True):
    """Two frogs swapped their gifts."""

    frog: int
    other: int

    reindexes: ClassVar = True

    def apply(self, state: Pond) -> None:
        one, other = state.frogs[self.frog], state.frogs[self.other]
        one.gift, other.gift = other.gift, one.gift


class NextTurn(Event, frozen=True):
    def apply(self, state: Pond) -> None:
        state.turn += 1
        state.active = 1 - state.active


class Won(Event, frozen=True):
    seat: Seat | None

    def apply(self, state: Pond) -> None:
        state.outcome = Outcome(self.seat, "race", ())


# What can be chosen.


class Hop(Option, frozen=True):
    card: str
    frog: int


class Draw(Option, frozen=True):
    pass


# What abilities change and answer.

stride: Value[int] = count("stride", lambda game, frog, foe: 0)
may_land: Value[bool] = permission("may_land", lambda game, frog, foe: True)

springy = Ability("springy")
slippery = Ability("slippery")
stinging = Ability("stinging")
watchful = Ability("watchful")
GIFTS = {ability.id: ability for ability in (springy, slippery, stinging, watchful)}


@springy.changes(stride)
def farther(me: EngineBearer[Any], stones: int) -> int:
    return stones + 1


@slippery.changes(may_land, how=FORBID, whose=OPPOSITE)
def slip(me: EngineBearer[Any], may: bool) -> bool:
    """No frog lands on it."""
    return False


@stinging.after(SentHome, when=lambda me, sent: sent.frog == me.holder)
def sting(me: EngineBearer[Any], sent: SentHome) -> Procedure[None]:
    """The creature that sends it home goes home too, and takes over its gift."""
    yield from me.game.happen(SentHome(sent.by, me.holder), Exchanged(me.holder, sent.by))


@watchful.before(SentHome, when=lambda me, sent: sent.frog == me.holder and me.game.state.hands[me.seat])
def wake(me: EngineBearer[Any], sent: SentHome) -> Procedure[Event | None]:
    """It stays for a card, if its player likes."""
    if not (yield from confirm(me.seat, "wake", cites=())):
        return sent
    yield from me.game.happen(Spent(me.seat, me.game.state.hands[me.seat][0]))
    return None


# The rules.


class Frogs(EngineGame[Pond]):
    def bearers(self) -> Sequence[EngineBearer[Any]]:
        gifted = [frog for frog in self.state.frogs.values() if frog.gift]
        return [EngineBearer(self, GIFTS[frog.gift], frog.id, frog.seat, 0, 0) for frog in gifted]

    def in_play(self, holder: int) -> bool:
        return holder in self.state.frogs

    def seats_in_order(self) -> Sequence[Seat]:
        return (self.state.active, 1 - self.state.active)

    def contradiction(self, value: Value[T], claims: Sequence[ValueClaim[T]]) -> T:
        return last_applied(value, claims)

    def settled(self) -> None:
        for frog in self.state.frogs.values():
            if frog.stone == home(1 - frog.seat):
                self.write(Won(frog.seat))
                raise Ended
        if self.state.turn >= LONGEST:
            self.write(Won(None))
            raise Ended


class FrogRules:
    def game(self, state: Pond) -> Frogs:
        return Frogs(state)

    def finished(self, state: Pond) -> bool:
        return state.outcome is not None

    def refused_act(self, state: Pond, act: Any) -> Refusal | None:
        return None

    def stand_in(self, game: Frogs, choice: Choice[Any]) -> Option | None:
        return None

    def step(self, game: Frogs) -> Procedure[None]:
        """One turn: hop or draw."""
        seat = game.state.active
        hand = game.state.hands[seat]
        mine = [frog.id for frog in game.state.frogs.values() if frog.seat == seat]
        hops: list[Hop | Draw] = [Hop(card, frog) for card in sorted(set(hand)) for frog in mine]
        choice = Choice(seat, "turn", [*hops, Draw()], check=lambda option: why_not(game, seat, option))
        match (yield from choose(choice)):
            case Hop(card, frog):
                yield from game.happen(Spent(seat, card))
                yield from hop(game, game.state.frogs[frog], int(card))
            case Draw():
                yield from draw(game, seat)
        yield from game.happen(NextTurn())


def why_not(game: Frogs, seat: Seat, option: Option) -> Refusal | None:
    state = game.state
    match option:
        case Hop(card, frog) if card in state.hands[seat] and frog in state.frogs:
            return None if state.frogs[frog].seat == seat else Refusal("not-yours", ())
        case Draw():
            return None if len(state.hands[seat]) < HAND else Refusal("full", ())
        case _:
            return Refusal("no-such-thing", ())


def hop(game: Frogs, frog: Frog, stones: int) -> Procedure[None]:
    (extra,) = yield from roll(frog.seat, (numbered(3),))
    ahead = stones + extra - 1 + game.value(stride, frog)
    to = frog.stone + ahead if frog.seat == 0 else frog.stone - ahead
    to = max(0, min(STONES, to))
    others = [one for one in game.state.frogs.values() if one.seat != frog.seat]
    foes = [one for one in others if one.stone == to != home(one.seat)]
    if not all(game.value(may_land, frog, foe) for foe in foes):
        return
    yield from game.happen(Hopped(frog.id, to))
    yield from game.happen(*[SentHome(foe.id, frog.id) for foe in foes])


def draw(game: Frogs, seat: Seat) -> Procedure[None]:
    if not game.state.decks[seat]:
        order = yield from shuffle(seat, game.state.heaps[seat])
        yield from game.happen(Shuffled(seat, order))
    if game.state.decks[seat]:
        yield from game.happen(Drew(seat, game.state.decks[seat][-1]))


def home(seat: Seat) -> int:
    return seat * STONES


# The table.


def pond(chance: Chance) -> Pond:
    """A start: three frogs a side with gifts by chance, and cards of one to three stones."""
    gifts = ["", *GIFTS]
    frogs = {
        1 + number: Frog(1 + number, number % 2, home(number % 2), gifts[chance.below(len(gifts))])
        for number in range(6)
    }
    decks = [list(chance.order(["1", "1", "2", "2", "3"])) for _ in range(2)]
    return Pond(frogs, [[deck.pop(), deck.pop()] for deck in decks], decks, [[], []])


def run(seed: bytes, *, by_hand: bool = False) -> GameRun[Pond, Frogs]:
    """A game of frogs from its start."""
    chance = Chance(seed)
    start = pond(chance)
    return GameRun(FrogRules(), start, None if by_hand else chance)
