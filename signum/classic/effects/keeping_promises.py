"""The rule by which sentences that waited are carried out: at the end of the turn, or in the next one."""

from typing import Final

from signum.classic.chapters.turn.durations import TurnEnding
from signum.classic.chapters.turn.turn import TurnBegan
from signum.classic.core.game import Bearer, Game
from signum.classic.effects.carrying import do
from signum.classic.effects.promises import PromiseKept, due
from signum.classic.effects.sources import Source
from signum.engine.abilities import Ability
from signum.engine.questions import Procedure, Seat

kept_promises: Final = Ability("C-ABL-03", recurs=True)


@kept_promises.after(TurnEnding, when=lambda me, _event: due(me.game, me.seat, ending=True) is not None)
def at_the_end(me: Bearer, _event: TurnEnding) -> Procedure[None]:
    """At the end of the turn in which they were made, in their order."""
    yield from keep(me.game, me.seat, ending=True)


@kept_promises.after(TurnBegan, when=lambda me, _event: due(me.game, me.seat, ending=False) is not None)
def in_the_next_turn(me: Bearer, _event: TurnBegan) -> Procedure[None]:
    """At the start of their player's next turn, in their order."""
    yield from keep(me.game, me.seat, ending=False)


def keep(game: Game, seat: Seat, *, ending: bool) -> Procedure[None]:
    """Carry out every sentence whose moment has come; targets that are gone are passed over."""
    while (at := due(game, seat, ending=ending)) is not None:
        one = game.player(seat).promises[at]
        yield from game.happen(PromiseKept(seat, one.card, at))
        effect = game.cards[one.card].effects[one.sentence - 1]
        source = Source(seat, one.card, one.holder, cites=("C-ABL-07",), times=one.times)
        for what in effect.what:
            yield from do(game, source, effect, one.targets, what)
