"""When the greedy player shows a tactic: its effect now against its expected effect later (C-TAC-04)."""

from collections.abc import Iterator
from functools import partial
from statistics import median
from typing import Any, Final

from signum.classic.bots.greedy.field import Outlook
from signum.classic.bots.greedy.thinking import GreedyThinking, ScoredOption
from signum.classic.bots.greedy.worth import weights
from signum.classic.cards import vocabulary as e
from signum.classic.cards.card import Card
from signum.classic.cards.vocabulary import Effect, Occasion
from signum.classic.chapters.cards.tactics import Reveal
from signum.classic.core.game import Game
from signum.classic.core.state import HERO, Creature
from signum.classic.effects.carrying import do
from signum.classic.effects.sources import Source
from signum.classic.effects.terms import multiplied, stands
from signum.classic.effects.verbs.acting import EndActivation
from signum.classic.effects.verbs.harm import Damage, Wound
from signum.engine.confirming import No
from signum.engine.questions import Choice, Procedure, Seat

ELIMINATED: Final = ("eliminated", "eliminated-in-melee")
MELEE: Final = ("attacked", "attacked-in-melee")
RANGED: Final = ("attacked", "attacked-at-range", "shot-at")
ATTACKED: Final = (*MELEE, *RANGED)
"""The occasions with something at stake."""


def tactic(think: GreedyThinking, choice: Choice[Any]) -> Iterator[ScoredOption]:
    """Now, unless a larger effect is expected later."""
    later = 0.0
    for option in choice.candidates:
        card = think.cards.get(option.card) if isinstance(option, Reveal) else None
        if card is None:
            continue
        now = _Showing(think, choice, card)
        terms = now.terms(now.cause, now.culprit)
        later = max(later, now.later())
        yield ScoredOption(option, terms)
    yield ScoredOption(No(), {"later": weights()["tactic"]["later"] * later})


def occasion(think: GreedyThinking, choice: Choice[Any]) -> Iterator[ScoredOption]:
    """The occasion on which a forced tactic is worth most."""
    card = think.cards.get(str(choice.about["card"]))
    if card is not None:
        for option in choice.candidates:
            yield ScoredOption(option, _Showing(think, choice, card).terms(option.target, 0))


class _Showing:
    """A tactic that could be shown, and the occasion."""

    def __init__(self, think: GreedyThinking, choice: Choice[Any], card: Card) -> None:
        self.think = think
        self.card = card
        about = choice.about
        self.culprit = int(str(about.get("attacker", about.get("by", 0))))
        self.cause = int(str(about.get("target", about.get("creature", 0))))
        self.effects = [one for one in card.effects if isinstance(one.when, Occasion)]
        whole = think.known.whole
        self.effects = [one for one in self.effects if stands(whole, Source(think.seat, card.id), one)]

    def terms(self, cause: int, culprit: int) -> dict[str, float]:
        """The effects of its sentences, and the losses that they prevent."""
        found: dict[str, float] = {}
        for effect in self.effects:
            done = self._done(effect, cause, culprit)
            for term, figure in done.items():
                found[term] = found.get(term, 0.0) + figure
        return found or {"now": weights()["tactic"]["usual"]}

    def _done(self, effect: Effect, cause: int, culprit: int) -> dict[str, float]:
        think = self.think
        targets = {e.CAUSE: [cause], e.CULPRIT: [culprit]}.get(effect.who.kind, [])
        verbs = [what for what in effect.what if not what.cancels]
        terms = {}
        if verbs and not think.deadline.over:
            terms = think.gain(partial(_carried_out, think.seat, self.card.id, effect, targets))
        cancelled = len(verbs) < len(effect.what)
        terms["saved"] = self._saved(effect, cause, culprit, cancelled=cancelled)
        rich = max([think.flat.player(one).prosperity for one in think.flat.opponents(think.seat)], default=0)
        if 0 < effect.unless_paid <= rich:
            # The other side pays if that costs it less.
            most = weights()["tactic"]["usual"] * effect.unless_paid
            total = sum(terms.values(), 0.0)
            terms = {"paid": min(most, total)} if total > most else terms
        return terms

    def _saved(self, effect: Effect, cause: int, culprit: int, *, cancelled: bool) -> float:
        """The value of the events that showing it prevents or reduces."""
        assert isinstance(effect.when, Occasion)
        think, of = self.think, weights()["tactic"]
        victim, attacker = think.flat.creature(cause), think.flat.creature(culprit)
        what = effect.when.what
        if what in ATTACKED and victim is not None and attacker is not None:
            near = think.outlook.comes_to(attacker, victim) and what in MELEE
            hostile = think.flat.hostile[think.seat][attacker.seat]
            stake = think.outlook.at_stake(attacker, victim, near=near) if hostile else 0.0
            if cancelled or self._falls(effect, attacker):
                return stake
            return stake * of["shield"] if effect.who.kind == e.CAUSE else 0.0
        if victim is not None and any(isinstance(one, EndActivation) for one in effect.what):
            return think.passing.soon(victim).worth
        if not cancelled:
            return 0.0
        if what == "activated" and victim is not None:
            return think.passing.soon(victim).worth
        if what in ELIMINATED and victim is not None:
            return think.worths.whole(victim)
        return weights()["cards"]["support"]

    def _falls(self, effect: Effect, attacker: Creature) -> bool:
        """Whether it eliminates an attacker before the attack."""
        if effect.who.kind != e.CULPRIT:
            return False
        times = multiplied(self.think.known.whole, Source(self.think.seat, self.card.id), effect).times
        wounds = times * sum([what.amount for what in effect.what if isinstance(what, Wound)])
        damage = times * sum([what.amount for what in effect.what if isinstance(what, Damage)])
        left = len(self.think.worths.losses(attacker)) - 1 - attacker.armour
        return wounds + max(0, damage - attacker.armour) >= left

    def later(self) -> float:
        """Its average effect on other possible targets later; more if much is at stake."""
        look = self.think.outlook
        waiting = [foe for foe in look.threats if not foe.activated]
        waiting = [foe for foe in waiting if foe.id not in (self.cause, self.culprit)]
        best = 0.0
        for effect in self.effects:
            assert isinstance(effect.when, Occasion)
            what, cancels = effect.when.what, any(one.cancels for one in effect.what)
            wards = [one for one in look.friends if _is_meant(one, effect)]
            if what in ATTACKED:
                best = max(best, _at_stake(look, waiting, wards, what))
            elif what == "activated" and cancels:
                best = max([best, *[sum(self.terms(foe.id, 0).values(), 0.0) for foe in waiting]])
            elif what in ELIMINATED and cancels and self._own():
                others = [one for one in wards if one.id != self.cause]
                falls = [look.falls_to(one, waiting) * self.think.worths.whole(one) for one in others]
                best = max([best, *falls])
            elif effect.who.kind == e.CAUSE and not self._own():
                others = [foe for foe in look.foes if _is_meant(foe, effect) or foe.id == self.cause]
                best = max(
                    best, median([sum(self.terms(foe.id, self.culprit).values(), 0.0) for foe in others])
                )
        return best

    def _own(self) -> bool:
        """Whether it happened to its own side, or to no creature on the field."""
        return all(foe.id != self.cause for foe in self.think.outlook.foes)


def _at_stake(look: Outlook, foes: list[Creature], wards: list[Creature], what: str) -> float:
    """The highest cost of an attack of these enemies on one of those, if that is the occasion."""
    found = [0.0]
    for foe in foes:
        for one in wards:
            if what in MELEE and look.comes_to(foe, one):
                found.append(look.at_stake(foe, one, near=True))
            if what in RANGED and look.aims_at(foe, one):
                found.append(look.at_stake(foe, one, near=False))
    return max(found)


def _is_meant(foe: Creature, effect: Effect) -> bool:
    assert isinstance(effect.when, Occasion)
    kind = effect.when.who.kind
    return kind == e.CREATURE or (kind == HERO) == (foe.type == HERO)


def _carried_out(seat: Seat, card: str, effect: Effect, targets: list[int], game: Game) -> Procedure[None]:
    """Apply the verbs of a sentence, except cancelling, to its targets."""
    source = multiplied(game, Source(seat, card, 0, cites=("C-TAC-06",)), effect)
    for what in effect.what:
        if not what.cancels:
            yield from do(game, source, effect, targets, what)
