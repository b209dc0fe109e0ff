"""The turns of keepers and storms."""

from collections.abc import Iterator
from itertools import combinations

from signum.engine.confirming import No, Yes
from signum.engine.dice import shown
from signum.engine.question_shapes import QuestionShape, Secrecy
from signum.engine.questions import Choice, Option, Procedure, Refusal, Seat, choose, shuffle
from signum.engine.throwing import throw_dice
from tests.toy.lanterns.abilities import GIFTS, flame_dice, stride
from tests.toy.lanterns.dice import BLOWN_OUT, FLAME, FLARE, WIND
from tests.toy.lanterns.events import (
    DeckShuffled,
    Discarded,
    Eliminated,
    Fed,
    Gathered,
    GiftChosen,
    Hurt,
    Moved,
    Rolled,
    Shared,
    Spent,
    TurnBegan,
)
from tests.toy.lanterns.game import Lanterns
from tests.toy.lanterns.options import Feed, Give, Gust, Move, Pass, Split, Take, Tend
from tests.toy.lanterns.state import BRIGHTEST, HAND, LIGHT_OF, SHUTTER, TOP, Lantern, Storm, thing_of

ACTIONS = 2
"""L-TURN-03."""
MOST_BREATH = 4
"""L-GUST-01."""


def next_step(game: Lanterns) -> Procedure[None]:
    """Seats that have left go out; then the lanterns are lit, then it is one turn after the other."""
    if game.state.leaving:
        return take_out(game)
    return turn(game) if game.state.turn else set_up(game)


def take_out(game: Lanterns) -> Procedure[None]:
    """L-OUT-02."""
    for seat in game.state.leaving:
        yield from game.happen(Eliminated(seat, because=("L-OUT-02",)))


def set_up(game: Lanterns) -> Procedure[None]:
    """L-SET: every keeper shuffles, draws and takes two gifts, of which each is there once."""
    for seat, cards in game.state.cards.items():
        order = yield from shuffle(seat, cards.deck)
        yield from game.happen(DeckShuffled(seat, order))
        for _ in range(HAND):
            yield from game.draw(seat)
    for _ in range(2):
        for lantern in list(game.state.lanterns.values()):
            yield from take_gift(game, lantern)
    yield from game.happen(TurnBegan(game.state.seating.living[0], 1, 1))
    yield from play_turn(game)


def take_gift(game: Lanterns, lantern: Lantern) -> Procedure[None]:
    """L-SET-02."""
    taken = [gift for one in game.state.lanterns.values() for gift in one.gifts]
    left = [Take(gift) for gift in GIFTS if gift not in taken]
    choice = Choice(lantern.seat, "gift", left, secrecy=Secrecy.PUBLIC, cites=("L-SET-02",))
    gift = yield from choose(choice)
    yield from game.happen(GiftChosen(lantern.id, gift.gift))


def turn(game: Lanterns) -> Procedure[None]:
    """L-TURN-01: the next seat; a round is over when the first of those who play is next."""
    state = game.state
    seat = state.seating.next(state.active)
    new_round = seat <= state.active
    yield from game.happen(TurnBegan(seat, state.turn + 1, state.round + new_round))
    yield from play_turn(game)


def play_turn(game: Lanterns) -> Procedure[None]:
    """The turn of the seat whose turn it is."""
    seat = game.state.active
    if thing_of(seat) in game.state.storms:
        yield from storm_turn(game, game.state.storms[thing_of(seat)])
    else:
        yield from keeper_turn(game, game.state.lanterns[thing_of(seat)])


# A keeper's turn.


def keeper_turn(game: Lanterns, lantern: Lantern) -> Procedure[None]:
    """L-TURN-02 and -03: a card, then up to two actions; without storms the weather comes last."""
    yield from game.draw(lantern.seat)
    for _ in range(ACTIONS):
        if not (yield from act(game, lantern)):
            break
    if not game.state.storms:
        yield from weather(game, lantern)


def act(game: Lanterns, lantern: Lantern) -> Procedure[bool]:
    """One action; whether it was one."""
    choice = Choice(
        lantern.seat,
        "turn",
        list(actions(game, lantern)),
        shape=QuestionShape.TURN,
        secrecy=Secrecy.PUBLIC,
        subject=lantern.id,
        cites=("L-TURN-03",),
        check=lambda option: why_not(game, lantern, option),
    )
    match (yield from choose(choice)):
        case Move(steps):
            yield from game.happen(Moved(lantern.id, steps, lantern.step + steps))
        case Give(target, light):
            yield from game.happen(Shared(lantern.id, target, light))
        case Tend():
            yield from tend(game, lantern)
        case _:
            return False
    return True


def actions(game: Lanterns, lantern: Lantern) -> Iterator[Option]:
    """The options worth listing, including ones that are refused now."""
    for steps in range(1, game.value(stride, lantern) + 2):
        yield Move(steps)
    yield Tend()
    for other in game.state.lanterns.values():
        if other.id != lantern.id:
            yield from [Give(other.id, light) for light in range(1, lantern.light)]
    yield Pass()


def why_not(game: Lanterns, lantern: Lantern, option: Option) -> Refusal | None:
    """L-WALK, L-TEND, L-GIVE."""
    match option:
        case Move(steps):
            return why_not_walk(game, lantern, steps)
        case Tend():
            hand = game.state.cards[lantern.seat].hand
            return (
                None if any(card in LIGHT_OF for card in hand) else Refusal("nothing-burns", ("L-TEND-01",))
            )
        case Give(target, light) if target in game.state.lanterns and target != lantern.id:
            if 0 < light < lantern.light:
                return None
            return Refusal("not-enough", ("L-GIVE-01",), {"light": lantern.light, "needed": light + 1})
        case Pass():
            return None
        case _:
            return Refusal("not-offered", ("L-TURN-03",), {"choice": "turn"})


def why_not_walk(game: Lanterns, lantern: Lantern, steps: int) -> Refusal | None:
    """L-WALK-01: within the stride and not beyond the top. L-WALK-02: every further step burns a light."""
    limit = min(game.value(stride, lantern), TOP - lantern.step)
    if not 0 < steps <= limit:
        return Refusal("too-far", ("L-WALK-01",), {"limit": limit, "steps": steps})
    if steps > lantern.light:
        return Refusal("not-enough", ("L-WALK-02",), {"light": lantern.light, "needed": steps})
    return None


def tend(game: Lanterns, lantern: Lantern) -> Procedure[None]:
    """L-TEND-01: any number of cards that burn, as bright as a lantern can be."""
    burning = sorted([card for card in game.state.cards[lantern.seat].hand if card in LIGHT_OF])
    some = [cards for count in range(1, len(burning) + 1) for cards in combinations(burning, count)]
    options = [Feed(cards) for cards in dict.fromkeys(some)]
    choice = Choice(
        lantern.seat, "tend", options, shape=QuestionShape.CARDS, subject=lantern.id, cites=("L-TEND-01",)
    )
    cards = (yield from choose(choice)).cards
    yield from game.happen(*[Discarded(lantern.seat, card, because=("L-TEND-01",)) for card in cards])
    light = min(BRIGHTEST - lantern.light, sum([LIGHT_OF[card] for card in cards]))
    yield from game.happen(Fed(lantern.id, max(0, light)))


# The wind.


def storm_turn(game: Lanterns, storm: Storm) -> Procedure[None]:
    """L-GUST-01: a breath, then a gust at a lantern, or nothing."""
    if storm.breath < MOST_BREATH:
        yield from game.happen(Gathered(storm.id, 1))
    targets = [Gust(id) for id in game.state.lanterns]
    choice = Choice[Gust | Pass](
        storm.seat,
        "gust",
        [*targets, Pass()],
        shape=QuestionShape.TARGET,
        secrecy=Secrecy.PUBLIC,
        cites=("L-GUST-01",),
    )
    picked = yield from choose(choice)
    if isinstance(picked, Gust):
        breath = yield from split(storm, picked.lantern)
        yield from game.happen(Spent(storm.id, picked.lantern, breath))
        yield from gust(game, storm.seat, breath, game.state.lanterns[picked.lantern], storm)


def split(storm: Storm, lantern: int) -> Procedure[int]:
    """How much breath blows, and how much is held."""
    splits = [Split(blow, storm.breath - blow) for blow in range(1, storm.breath + 1)]
    choice = Choice(
        storm.seat,
        "split",
        splits,
        shape=QuestionShape.SPLIT,
        secrecy=Secrecy.PUBLIC,
        subject=lantern,
        cites=("L-GUST-01",),
        about={"lantern": lantern},
    )
    return (yield from choose(choice)).blow


def weather(game: Lanterns, lantern: Lantern) -> Procedure[None]:
    """L-SOLO-01: two wind dice at the end of every turn, and no flame dice."""
    yield from gust(game, lantern.seat, 2, lantern, None)


def gust(game: Lanterns, seat: Seat, dice: int, lantern: Lantern, storm: Storm | None) -> Procedure[None]:
    """L-GUST-02: wind and flame in one throw; gusts take a light, howls two, flares save one."""
    if (yield from shutter(game, lantern)):
        dice -= 1
    flames = 0 if storm is None else game.value(flame_dice, lantern, storm)
    thrown = (WIND,) * dice + (FLAME,) * flames
    faces = shown(thrown, (yield from throw_dice(game, seat, thrown, why="gust")))
    yield from game.happen(Rolled(lantern.id, faces[:dice], faces[dice:]))
    lost = sum([BLOWN_OUT.get(face, 0) for face in faces]) - faces.count(FLARE)
    if lost > 0:
        yield from game.happen(Hurt(lantern.id, lost))


def shutter(game: Lanterns, lantern: Lantern) -> Procedure[bool]:
    """L-SHUT-01: a shutter stops a die. All seats are asked, because holding one is a secret."""
    seat = lantern.seat
    choice = Choice[Yes | No](
        seat,
        "shutter",
        (Yes(), No()),
        shape=QuestionShape.YES_NO,
        secrecy=Secrecy.SECRET,
        subject=SHUTTER,
        cites=("L-SHUT-01",),
        check=lambda option: why_no_shutter(game, seat, option),
        always=True,
    )
    if isinstance((yield from choose(choice)), No):
        return False
    yield from game.happen(Discarded(seat, SHUTTER, because=("L-SHUT-01",)))
    return True


def why_no_shutter(game: Lanterns, seat: Seat, option: Option) -> Refusal | None:
    """L-SHUT-01: without a shutter in hand the answer is no."""
    match option:
        case Yes() if SHUTTER not in game.state.cards[seat].hand:
            return Refusal("not-in-hand", ("L-SHUT-01",), {"card": SHUTTER})
        case Yes() | No():
            return None
        case _:
            return Refusal("not-offered", ("L-SHUT-01",), {"choice": "shutter"})
