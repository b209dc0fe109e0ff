"""Minions and the abilities that summon them: C-CARD-07, C-SUM-04, C-SUM-05."""

from collections.abc import Sequence

from signum.classic.cards.card import Card
from signum.classic.chapters.field.entries import Beside
from signum.classic.chapters.field.summon import MILLIMETRE, profile_of, refused_by_limit, summon_beside
from signum.classic.core.game import Game
from signum.classic.core.state import CardId, CreatureId
from signum.classic.effects.choosing import Target
from signum.engine.question_shapes import QuestionShape
from signum.engine.questions import Choice, Facts, Procedure, Refusal, Seat, choose


def minion_of(game: Game, seat: Seat) -> Card | None:
    """C-CARD-07: the minion card that a player brought."""
    return game.cards.get(game.player(seat).minion)


def refused_minion(game: Game, seat: Seat, host: CreatureId) -> Refusal | None:
    """The reason why a player cannot summon a minion beside a creature: no card, the limit, or no room."""
    card = minion_of(game, seat)
    if card is None:
        return Refusal("no-minion", ("C-CARD-07",), {"seat": seat})
    refusal = refused_by_limit(game, seat, card.id)
    if refusal is not None:
        return refusal
    creature = game.creature(host)
    if creature is None:
        return Refusal("no-such-creature", ("C-SUM-05",), {"creature": host})
    if Beside(game, seat, card.base * MILLIMETRE, creature).has_room():
        return None
    return Refusal("no-room-beside", ("C-SUM-05",), {"card": card.id, "creature": host})


def hosts_with_room(game: Game, seat: Seat, hosts: Sequence[CreatureId]) -> list[CreatureId]:
    """The creatures beside which a player could summon a minion now."""
    return [one for one in hosts if refused_minion(game, seat, one) is None]


def summon_minions(game: Game, seat: Seat, hosts: Sequence[CreatureId], by: CardId = "") -> Procedure[None]:
    """One minion beside each host, in the player's order, until the limit is reached.

    C-SUM-05 ruling: a minion without room is not summoned.
    """
    left = list(hosts)
    while open_ := hosts_with_room(game, seat, left):
        card = game.cards[game.player(seat).minion]
        about: Facts = {"card": by or card.id, "number": len(hosts) - len(left) + 1, "of": len(hosts)}
        choice = Choice(
            seat,
            "target",
            [Target(one) for one in dict.fromkeys(open_)],
            shape=QuestionShape.TARGET,
            subject=by or card.id,
            cites=("C-SUM-05",),
            about=about,
        )
        host = (yield from choose(choice)).target
        left.remove(host)
        yield from summon_beside(game, seat, profile_of(card), game.state.creatures[host])
