"""Verbs about tokens: stealth, armour, concentration (C-STL-01, A-ARMOUR, A-CONCENTRATION)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Self

from signum.classic.cards import vocabulary as e
from signum.classic.cards.sentence_terms import counters_in
from signum.classic.cards.vocabulary import Effect
from signum.classic.chapters.cards.cards_in_play import owner_of
from signum.classic.chapters.combat.concentration import Concentrated, refused_concentration
from signum.classic.chapters.combat.stealth import Concealed, lose_token
from signum.classic.chapters.turn.durations import ArmourLost
from signum.classic.core.counters import MOST_COUNTERS, CountersPlaced, CountersRemoved, counters_on
from signum.classic.core.game import Game
from signum.classic.core.state import CardId, Creature
from signum.classic.core.values import concentration
from signum.classic.effects.sources import Source
from signum.classic.effects.verbs.forms import Amount, Inventor
from signum.classic.effects.verbs.verb import KeywordReader, Verb, standing
from signum.content.nodes import Node
from signum.engine.questions import Procedure, Refusal

if TYPE_CHECKING:
    from signum.classic.cards.text import CardText

COUNTED: Final = e.BODIES | {e.BUILDING, e.RELIC, e.TERRAIN}
"""Everything in play on which counters lie."""


class Hide(Verb, frozen=True, tag="hide"):
    """A creature takes a stealth token, at most one (C-STL-01)."""

    is_received = True

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        for creature in standing(game, targets):
            if not creature.hidden:
                yield from game.happen(Concealed(creature.id, because=source.cites))

    def refused(self, game: Game, source: Source, one: Creature) -> Refusal | None:
        return Refusal("hidden-already", ("C-STL-01",), {"creature": one.id}) if one.hidden else None


class Uncover(Verb, frozen=True, tag="uncover"):
    """A hidden creature loses its stealth token (C-STL-02)."""

    harms = True

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        for creature in standing(game, targets):
            yield from lose_token(game, creature, source.cites[0])

    def refused(self, game: Game, source: Source, one: Creature) -> Refusal | None:
        return None if one.hidden else Refusal("not-hidden", ("C-STL-01",), {"creature": one.id})


class StripArmour(Verb, frozen=True, tag="strip-armour"):
    """Remove this many armour tokens, or all of them (A-ARMOUR)."""

    amount: Amount

    harms = True

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        for creature in standing(game, targets):
            tokens = min(self.amount * source.times, creature.armour)
            if tokens:
                yield from game.happen(ArmourLost(creature.id, tokens, because=source.cites))

    def refused(self, game: Game, source: Source, one: Creature) -> Refusal | None:
        return None if one.armour else Refusal("no-armour", ("A-ARMOUR",), {"creature": one.id})


class Concentrate(Verb, frozen=True, tag="concentrate"):
    """Gain this many concentration tokens, as far as the printing allows (A-CONCENTRATION)."""

    amount: Amount

    is_received = True

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        for creature in standing(game, targets):
            if refused_concentration(game, creature) is None:
                room = game.value(concentration, creature) - creature.concentration
                wanted = self.amount * source.times
                tokens = min(wanted, room) if game.edition.concentration_is_capped else wanted
                yield from game.happen(Concentrated(creature.id, tokens, because=source.cites))

    def refused(self, game: Game, source: Source, one: Creature) -> Refusal | None:
        """A-CONCENTRATION: some creatures lack the ability, or have all the tokens that they may have."""
        return refused_concentration(game, one)


class PlaceCounters(Verb, frozen=True, tag="place-counters", omit_defaults=True):
    """So many counters of a name are placed on a thing in play, or as many as there is room for."""

    counter: str
    number: int = 1
    most: int = 0
    """The highest number of them on one thing; 0 without a limit."""

    touches = COUNTED

    def scales(self) -> bool:
        return True

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        """Things that have left play get none."""
        for one in targets:
            room = (self.most or MOST_COUNTERS) - counters_on(game.state, one, self.counter)
            number = min(self.number * source.times, room)
            if number > 0 and _in_play(game, one):
                yield from game.happen(
                    CountersPlaced(_card_of(game, one), one, self.counter, number, because=source.cites)
                )

    def is_settled(self) -> bool:
        return True

    @classmethod
    def read(cls, node: Node, keyword: KeywordReader) -> list[Self]:
        """`{water: 3}`, or `{muster: 1, most: 3}`."""
        written = dict(node.entries())
        counter, number = counters_in(node.without(["most"]) if "most" in written else node)
        most = written["most"].integer(1, 20) if "most" in written else 0
        if most and most < number:
            raise written["most"].error(f"there is no room for {number}: write most: {number}, or more")
        return [cls(counter, number, most)]

    @classmethod
    def told(cls, those: Sequence[Self], text: "CardText", effect: Effect) -> dict[str, Any]:
        (one,) = those
        return {"count": one.number, "most": one.most, **text.counter(one.counter)}

    @classmethod
    def invented(cls, by: Inventor) -> Any:
        return {cls.word(): {by.one(("charge", "growth")): 1 + by.below(3)}}


class RemoveCounters(Verb, frozen=True, tag="remove-counters", omit_defaults=True):
    """So many counters of a name are removed from a thing in play, or all of them."""

    counter: str
    number: int = 1
    """0 for all of them."""

    touches = COUNTED

    def scales(self) -> bool:
        return self.number > 0

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        """As far as there are any."""
        for one in targets:
            there = counters_on(game.state, one, self.counter)
            number = min(self.number * source.times, there) if self.number else there
            if number and _in_play(game, one):
                yield from game.happen(
                    CountersRemoved(_card_of(game, one), one, self.counter, number, because=source.cites)
                )

    def refused(self, game: Game, source: Source, one: Creature) -> Refusal | None:
        """A creature without such counters has none to lose."""
        if counters_on(game.state, one.id, self.counter):
            return None
        return Refusal("without-counter", ("C-PLAY-06",), {"creature": one.id, "counter": self.counter})

    def is_settled(self) -> bool:
        return True

    @classmethod
    def read(cls, node: Node, keyword: KeywordReader) -> list[Self]:
        """`{water: 1}`, or `{water: all}`."""
        return [cls(*counters_in(node, ("all",)))]

    @classmethod
    def told(cls, those: Sequence[Self], text: "CardText", effect: Effect) -> dict[str, Any]:
        (one,) = those
        return {"count": one.number, **text.counter(one.counter)}

    @classmethod
    def invented(cls, by: Inventor) -> Any:
        return {cls.word(): {by.one(("charge", "growth")): by.one((1, "all"))}}


def _card_of(game: Game, id: int) -> CardId:
    """The card of a thing in play."""
    thing = game.creature(id) or game.state.terrains.get(id)
    if thing is not None:
        return thing.card
    found = owner_of(game.state, id)
    return "" if found is None else found[1].card


def _in_play(game: Game, id: int) -> bool:
    """Whether a creature or a card is still in play; a spell has no number."""
    return id > 0 and game.in_play(id)
