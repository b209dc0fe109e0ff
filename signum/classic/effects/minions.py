"""Minions that an effect summons: C-CARD-07, C-SUM-05."""

from collections.abc import Sequence

from signum.classic.effects.sources import Source
from signum.classic.effects.targets import Target
from signum.classic.effects.verbs import verb
from signum.classic.entries import Beside
from signum.classic.game import Game
from signum.classic.state import Creature
from signum.classic.summon import profile_of, refused_by_limit, summon_beside
from signum.content import effects as e
from signum.content.cards import Card
from signum.engine.questions import Choice, Facts, Procedure, Seat, choose


@verb(e.SummonMinion)
def summoning(
    game: Game, source: Source, targets: Sequence[int], what: e.SummonMinion, until: int
) -> Procedure[None]:
    """In contact with each who is meant (C-SUM-05)."""
    yield from summon_minions(game, source, targets)


def summon_minions(game: Game, source: Source, hosts: Sequence[int]) -> Procedure[None]:
    """One minion beside each of the hosts, in the order that the player likes, until the limit is reached.

    C-SUM-05 ruling: without room one is not summoned.
    """
    card = game.cards.get(game.player(source.seat).minion)
    left = list(hosts)
    while card is not None and (open_ := [one for one in left if has_room(game, source.seat, card, one)]):
        about: Facts = {"card": source.card, "number": len(hosts) - len(left) + 1, "of": len(hosts)}
        options = [Target(one) for one in open_]
        choice = Choice(source.seat, "target", options, cites=("C-SUM-05",), about=about)
        host = (yield from choose(choice)).target
        left.remove(host)
        yield from summon_beside(game, source.seat, profile_of(card), game.state.creatures[host])


def has_room(game: Game, seat: Seat, card: Card, host: int) -> bool:
    """C-SUM-04, C-SUM-05: the limit, and a place in contact with the host and with no enemy."""
    creature: Creature | None = game.creature(host)
    if creature is None or refused_by_limit(game, seat, card.id) is not None:
        return False
    return Beside(game, seat, profile_of(card).base, creature).has_room()
