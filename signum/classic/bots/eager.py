"""A random player with preferences: cards before texts, building before saving, and forward.

It knows no rules except the options it is given; of the view it uses its hand and the positions.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from signum.classic.cards.card import HERO, Card
from signum.classic.chapters.cards.cards_in_play import UseCard
from signum.classic.chapters.cards.city import Build
from signum.classic.chapters.cards.playing import Play
from signum.classic.chapters.cards.tactics import Reveal
from signum.classic.chapters.combat.detection import Detect
from signum.classic.chapters.field.movement import Move, Run
from signum.classic.chapters.field.ruins import Search
from signum.classic.chapters.turn.activated_abilities import Use, UseOn
from signum.classic.chapters.turn.activation import (
    Activate,
    Attack,
    EndTurn,
    Pass,
    PassRest,
)
from signum.classic.chapters.turn.setup import KeepHand
from signum.classic.core.view import View
from signum.engine.chance import Chance, seed_of
from signum.engine.confirming import Yes
from signum.engine.questions import Choice, Option
from signum.players import Player
from signum.players.deadline import Deadline

LOOKS: Final = frozenset({"construction", "turn", "action"})
"""The kinds of choices for which it looks at the table."""

_DEEDS: Final = Attack | Detect | Use | UseOn | Search
_OFTEN: Final = 8
"""In one of this many cases it does not do what it prefers."""
_STEPS: Final = 6
"""The number of places of a region from which it takes the one nearest to an enemy."""
_CAREFUL: Final = 3
"""In one of this many turns a hero goes forward; its squad goes before it."""


def eager_player(seed: str, cards: Mapping[str, Card]) -> Player:
    """An eager player with its own stream, so that a game can be repeated; it can read cards."""
    eager = _Eager(Chance(seed_of(f"eager player {seed}")), cards)
    return eager.answer


class _Eager:
    def __init__(self, chance: Chance, cards: Mapping[str, Card]) -> None:
        self.chance = chance
        self.cards = cards

    def answer(self, view: Any, choice: Choice[Any], _deadline: Deadline) -> Option:
        """Its preferred option most of the time, otherwise any option."""
        seen = view if choice.kind in LOOKS else None
        liked = self.liked(seen, choice) if self.chance.below(_OFTEN) else None
        option: Option = choice.drawn(self.chance.below) if liked is None else liked
        if isinstance(option, PassRest):  # A creature that is not activated would never get anywhere.
            return self.one(_legal(choice, Activate)) or option
        return option

    def liked(self, view: View | None, choice: Choice[Any]) -> Option | None:
        match choice.kind:
            case "construction" if view is not None:
                return self.built(view, _legal(choice, Build))
            case "turn" if view is not None:
                return self.turn(view, choice)
            case "action" | "after-moving" | "found":
                return self.deed(_legal(choice, _DEEDS)) or (self.step(view, choice) if view else None)
            case "opening-hand":
                return KeepHand()
            case "tactic":
                return self.one(_legal(choice, Reveal))
            case _:
                return self.one(_legal(choice, Yes))

    def built(self, view: View, options: Sequence[Build]) -> Option | None:
        """Prefer a building that a card in hand names."""
        hand = view.players[view.seat or 0].cards or ()
        named = {name for id in hand if id in self.cards for name in self.cards[id].cost.buildings}
        return self.one([one for one in options if one.card in named]) or self.one(options)

    def turn(self, view: View, choice: Choice[Any]) -> Option | None:
        """Cards first, then sometimes a terrain or the text of a card in play, then creatures.

        It rarely uses a creature's text that costs prosperity, because prosperity builds.
        """
        played = self.one(_legal(choice, Play))
        if played is not None:
            return played
        if choice.offers and self.chance.below(_OFTEN) == 0:
            return self.place(choice, self.chance.below(len(choice.offers)))
        creatures = {one.id for one in view.creatures}
        dear = self.chance.below(_OFTEN) == 0
        offered = [one for one in _legal(choice, UseCard) if dear or one.holder not in creatures]
        used = self.one(offered) if self.chance.below(2) else None
        return used or self.one(_legal(choice, Activate)) or self.one(_legal(choice, EndTurn))

    def deed(self, options: Sequence[Option]) -> Option | None:
        """All kinds of actions are equally likely, whatever their target."""
        ways = list(dict.fromkeys([_way(one) for one in options]))
        if not ways:
            return None
        way = ways[self.chance.below(len(ways))]
        return self.one([one for one in options if _way(one) == way])

    def step(self, view: View, choice: Choice[Any]) -> Option | None:
        """Closer to an enemy, by moving or by running; a hero mostly stays behind."""
        hostile = view.seating.hostile[choice.seat]
        foes = [(one.x, one.y) for one in view.creatures if hostile[one.seat]]
        careful = any(one.type == HERO for one in view.creatures if one.id == view.acting)
        if not foes or not choice.offers or (careful and self.chance.below(_CAREFUL)):
            return Pass()
        offer = choice.offers[self.chance.below(len(choice.offers))]
        places = list(offer.suggestions())
        tried = [places[self.chance.below(len(places))] for _ in range(_STEPS)] if places else []
        tried += places[:2]
        tried.sort(key=lambda one: _nearest(one, foes))
        return next((one for one in tried if choice.allows(one)), None)

    def place(self, choice: Choice[Any], at: int) -> Option | None:
        """Some place of a region, if a few tries find one."""
        offer = choice.offers[at]
        untried = offer.untried()
        places = list(offer.suggestions() if untried is None else untried)
        tried = [places[self.chance.below(len(places))] for _ in range(_STEPS)] if places else []
        return next((one for one in tried if choice.allows(one)), None)

    def one(self, options: Sequence[Option]) -> Option | None:
        return options[self.chance.below(len(options))] if options else None


def _legal(choice: Choice[Any], kind: Any) -> list[Any]:
    """The listed options of a kind that are legal."""
    return [one for one in choice.candidates if isinstance(one, kind) and choice.allows(one)]


def _way(option: Option) -> str:
    return str(getattr(option, "ability", type(option).__name__))


def _nearest(option: Move | Run, foes: Sequence[tuple[int, int]]) -> int:
    x, y = option.to
    return min((x - a) ** 2 + (y - b) ** 2 for a, b in foes)
