"""The values and answers of abilities."""

from typing import Any

from signum.engine.abilities import OPPOSITE, Ability, EngineBearer
from signum.engine.confirming import confirm
from signum.engine.events import Event
from signum.engine.question_shapes import QuestionShape
from signum.engine.questions import Choice, Procedure, choose
from signum.engine.values import FORBID, Value, count
from tests.toy.lanterns.events import Discarded, Hurt, Shared
from tests.toy.lanterns.options import PickCard

stride: Value[int] = count("stride", lambda game, lantern, other: 2)
"""L-WALK-01: the most steps of one walk."""
flame_dice: Value[int] = count("flame_dice", lambda game, lantern, storm: 1)
"""L-GUST-02: the dice of a lantern that a storm blows at."""

swift = Ability("G-SWIFT")
steady = Ability("G-STEADY")
mirror = Ability("G-MIRROR")
stubborn = Ability("G-STUBBORN")
echo = Ability("G-ECHO")
howling = Ability("G-HOWLING")
GIFTS = {one.id: one for one in (swift, steady, mirror, stubborn, echo)}
ABILITIES = {**GIFTS, howling.id: howling}


@swift.changes(stride)
def farther(me: EngineBearer[Any], steps: int) -> int:
    """One step more."""
    return steps + 1


@steady.changes(flame_dice)
def brighter(me: EngineBearer[Any], dice: int) -> int:
    """One flame die more."""
    return dice + 1


@howling.changes(
    flame_dice, how=FORBID, whose=OPPOSITE, when=lambda me: me.game.state.storms[me.holder].breath > 1
)
def smother(me: EngineBearer[Any], dice: int) -> int:
    """No flame dice against a storm that holds two breaths back."""
    return 0


def an_ally_is_hurt(me: EngineBearer[Any], hurt: Hurt) -> bool:
    """Whether it was another lantern, and it still burns."""
    lantern = me.game.state.lanterns.get(hurt.lantern)
    return hurt.lantern != me.holder and lantern is not None and lantern.light > 0


def has_light_to_spare(me: EngineBearer[Any], hurt: Hurt) -> bool:
    """Whether the bearer could light the other lantern and go on burning."""
    return an_ally_is_hurt(me, hurt) and me.game.state.lanterns[me.holder].light > 1


@mirror.after(Hurt, when=has_light_to_spare)
def reflect(me: EngineBearer[Any], hurt: Hurt) -> Procedure[None]:
    """It may give one light to an ally that was hurt."""
    about = {"lantern": hurt.lantern}
    if (yield from confirm(me.seat, "reflect", cites=("G-MIRROR",), about=about)):
        yield from me.game.happen(Shared(me.holder, hurt.lantern, 1, because=("G-MIRROR",)))


@echo.after(Hurt, when=an_ally_is_hurt)
def answer(me: EngineBearer[Any], hurt: Hurt) -> Procedure[None]:
    """Its keeper draws a card when an ally is hurt."""
    yield from me.game.draw(me.seat)


@stubborn.before(Hurt, when=lambda me, hurt: hurt.lantern == me.holder and me.game.state.cards[me.seat].hand)
def resist(me: EngineBearer[Any], hurt: Hurt) -> Procedure[Event | None]:
    """It may lose one light less for a card."""
    if not (yield from confirm(me.seat, "resist", cites=("G-STUBBORN",), about={"light": hurt.light})):
        return hurt
    hand = me.game.state.cards[me.seat].hand
    cards = [PickCard(card) for card in dict.fromkeys(hand)]
    choice = Choice(me.seat, "discard", cards, shape=QuestionShape.CARD, cites=("G-STUBBORN",))
    picked = yield from choose(choice)
    yield from me.game.happen(Discarded(me.seat, picked.card, because=("G-STUBBORN",)))
    return None if hurt.light == 1 else Hurt(hurt.lantern, hurt.light - 1, because=("G-STUBBORN",))
