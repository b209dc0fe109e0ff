"""The actions of quests and of Overlord cards, one after another: Q-QST-02, Q-PVP-03."""

from msgspec import Struct, field

from signum.classic.cards.vocabulary import Effect
from signum.classic.chapters.cards.cards_in_play import Readied
from signum.classic.chapters.quest.behaviour import act_by_pattern
from signum.classic.chapters.quest.placing import is_alone, lay_templates, summon
from signum.classic.core.game import Game
from signum.classic.core.state import ACTIVATION
from signum.classic.effects.carrying import carry_out
from signum.classic.effects.sources import Source
from signum.classic.quests.active import OVERLORD_SEAT
from signum.classic.quests.cards import Deed, LayQuestTerrain, Rouse, Summon
from signum.engine.questions import Procedure
from signum.engine.units import CardId


class DeedThings(Struct):
    """The things that came to the field by a card."""

    terrains: list[int] = field(default_factory=list)
    creatures: list[int] = field(default_factory=list)
    friends: list[int] = field(default_factory=list)


def carry_out_deeds(game: Game, card: CardId, deeds: tuple[Deed, ...], rule: str) -> Procedure[DeedThings]:
    """All deeds of a card in their order; its sentences speak for the Overlord."""
    things = DeedThings()
    for deed in deeds:
        match deed:
            case LayQuestTerrain(terrain=terrain, number=number):
                things.terrains += yield from lay_templates(game, terrain, number)
            case Summon():
                entered = yield from summon(game, deed)
                (things.friends if deed.control else things.creatures).extend(entered)
            case Rouse(creature=kind):
                yield from rouse(game, kind, rule)
            case Effect():
                yield from carry_out(game, Source(OVERLORD_SEAT, card, cites=(rule,)), deed)
    return things


def rouse(game: Game, kind: str, rule: str) -> Procedure[None]:
    """Each of the Overlord's creatures, or of a kind, acts once more: at once, or as its player wants.

    Q-PVE-01: one that is still to act in this turn acts at its place in the order too.
    """
    turn = game.state.active == OVERLORD_SEAT and game.state.phase == ACTIVATION
    ids = [one.id for one in game.creatures(OVERLORD_SEAT) if kind in (one.card, "any")]
    for id in ids:
        creature = game.creature(id)
        if creature is None or creature.seat != OVERLORD_SEAT:
            continue
        waits = turn and not creature.activated
        yield from game.happen(Readied(id, because=(rule,)))
        if is_alone(game) and game.in_play(id):
            yield from act_by_pattern(game, creature)
            if waits and game.in_play(id):
                yield from game.happen(Readied(id, because=("Q-PVE-01",)))
