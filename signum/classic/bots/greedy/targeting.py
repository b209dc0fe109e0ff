"""The targets that the greedy player chooses for the texts of cards."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Final

from signum.classic.bots.greedy.thinking import GreedyThinking, ScoredOption
from signum.classic.bots.greedy.worth import Worths, position, weights
from signum.classic.cards import vocabulary as e
from signum.classic.cards.card import SPELL, Card
from signum.classic.cards.vocabulary import Effect
from signum.classic.core.game import Game
from signum.classic.core.state import Creature
from signum.classic.effects.carrying import do
from signum.classic.effects.choosing import Against, NoTarget, Target
from signum.classic.effects.prices import Part
from signum.classic.effects.sources import Source
from signum.classic.effects.targets import meant
from signum.classic.effects.terms import multiplied
from signum.classic.effects.verbs.acting import SkipActivation
from signum.classic.effects.verbs.cards import Untap
from signum.classic.effects.verbs.harm import Blast, Damage, Heal, Wound
from signum.classic.effects.verbs.verb import Verb
from signum.classic.odds.outcomes import average, ends
from signum.engine.enumeration import TooManyWays
from signum.engine.questions import Choice, Option, Procedure, Seat
from signum.engine.records import replaced

BLOWS: Final = (Blast, Damage, Wound)
"""The verbs that reduce health."""
PASSING: Final = ("turn", "attack", "opponents-turn")
"""The durations that end soon."""
TEMPO: Final = (SkipActivation, Untap)
"""The verbs about activations."""
CARDS: Final = (e.BUILDING, e.RELIC, e.TERRAIN)
"""Cards in play that a sentence can mean."""


def which_opponent(think: GreedyThinking, choice: Choice[Any]) -> Iterator[ScoredOption]:
    """C-VAR-08: the strongest opponent, by the health of its creatures and its prosperity."""
    game = think.flat
    for option in choice.candidates:
        if isinstance(option, Against):
            health_left = sum([one.health - one.wounds for one in game.creatures(option.seat)])
            prosperity = game.player(option.seat).prosperity
            yield ScoredOption(option, {"creatures": float(health_left), "prosperity": prosperity / 2})


def target(think: GreedyThinking, choice: Choice[Any]) -> Iterator[ScoredOption]:
    """The target of a text: the effect of its verbs on each candidate, by the rules.

    Blows are weighed against enemies and healing for friends; without these, all targets are weighed.
    """
    card = str(choice.about.get("card", ""))
    whole = think.known.whole
    effects = _choosing(think, whole, choice)
    before = think.before
    harmful = _harmful(effects)
    worths = Worths(whole)
    next_one = _next_blow(think, card) if harmful and effects else None
    follow_up = None if next_one is None else FollowUp(think, next_one)
    options = choice.options()
    meant_for = _meant_for(think, effects, options)
    for option in options:
        if isinstance(option, NoTarget):
            yield ScoredOption(option, {"nobody": 0.0}, legal=True)
        elif isinstance(option, Target) and (not meant_for or option.target in meant_for):
            terms = {"liking": 0.05 * _liking(whole, worths, choice.seat, option.target, effects)}
            if effects and not think.deadline.over:
                done = partial(done_to, think.seat, card, effects[0], option.target)
                terms |= think.gain(done, before)
                if follow_up is not None:
                    terms["next"] = follow_up.after(done, option.target)
            else:
                terms["liking"] *= 20
            yield ScoredOption(option, terms, legal=True)


def _meant_for(think: GreedyThinking, effects: Sequence[Effect], options: Sequence[Option]) -> set[int]:
    """The enemies if every verb hurts, the player's side if every verb heals; empty if all are weighed."""
    verbs = [what for one in effects for what in one.what]
    blows = bool(verbs) and all(isinstance(one, BLOWS) for one in verbs)
    if not blows and not (verbs and all(isinstance(one, Heal) for one in verbs)):
        return set()
    targets = [one.target for one in options if isinstance(one, Target)]
    creatures = [one for id in targets if (one := think.flat.creature(id)) is not None]
    return {one.id for one in creatures if think.flat.hostile[think.seat][one.seat] == blows}


def _next_blow(think: GreedyThinking, card: str) -> Card | None:
    """The most expensive spell in hand that hurts one enemy and can still be played this turn."""
    player = think.view.players[think.seat]
    hand = [think.cards[id] for id in player.cards or () if id in think.cards and id != card]
    free = {one.card for one in player.city if not one.tapped}
    fitting = [
        one
        for one in hand
        if one.type == SPELL and one.cost.prosperity <= player.prosperity
        if free.issuperset(one.cost.buildings) and len(free) >= len(one.cost.buildings) + one.cost.any
        if any(isinstance(what, BLOWS) for what in _blow_of(one).what)
    ]
    return max(fitting, key=lambda one: (one.cost.prosperity + len(one.cost.buildings), one.id), default=None)


def _blow_of(card: Card) -> Effect:
    """The sentence of a spell that has a chosen target, or the first one if none has."""
    return next((one for one in card.effects if one.who.choose), card.effects[0])


class FollowUp:
    """Another spell in hand that hurts one enemy, after a text has hurt somebody."""

    def __init__(self, think: GreedyThinking, card: Card) -> None:
        self.think = think
        self.card = card
        self.effect = _blow_of(card)
        self._now: dict[int, float] = {}
        """Its gain by each enemy as things stand."""

    def after(self, done: Callable[[Game], Procedure[None]], target: int) -> float:
        """Its highest gain afterwards; for enemies other than the target, that in the current position."""
        whole = self.think.known.whole
        try:
            others = [self._gain_now(foe.id) for foe in self._foes(whole) if foe.id != target]
            best = max(others, default=0.0)
            found = ends(whole, done, self.think.expected_answer)
            gained = 0.0
            for end in found:
                there = any(foe.id == target for foe in self._foes(end.game))
                again = self._gain(end.game, target) if there else 0.0
                gained += max(best, again, 0.0) * end.weight
            return gained / sum([end.weight for end in found])
        except TooManyWays:
            return 0.0

    def _foes(self, game: Game) -> list[Creature]:
        return [one for one in game.foes(self.think.seat) if self.effect.who.kind in (e.CREATURE, one.type)]

    def _gain_now(self, foe: int) -> float:
        if foe not in self._now:
            self._now[foe] = self._gain(self.think.known.whole, foe)
        return self._now[foe]

    def _gain(self, game: Game, foe: int) -> float:
        think, seat = self.think, self.think.seat
        think.deadline.spend()
        before = sum(position(game, seat).values(), 0.0)
        after = average(
            game,
            partial(done_to, seat, self.card.id, self.effect, foe),
            think.expected_answer,
            lambda there: position(there, seat),
        )
        return sum(after.values(), 0.0) - before


def victim(think: GreedyThinking, choice: Choice[Any]) -> Iterator[ScoredOption]:
    """A-EXECUTIONER: the most valuable enemy."""
    worths = Worths(think.flat)
    for option in choice.candidates:
        if isinstance(option, Target) and (one := think.flat.creature(option.target)) is not None:
            sign = 1 if think.flat.hostile[think.seat][one.seat] else -1
            yield ScoredOption(option, {"victim": sign * worths.whole(one)})
        else:
            yield ScoredOption(option, {"nobody": 0.0})


def part(think: GreedyThinking, choice: Choice[Any]) -> Iterator[ScoredOption]:
    """Of several verbs the one with the highest gain on its best target."""
    card = think.cards.get(str(choice.about.get("card", "")))
    effects = [] if card is None else [one for one in card.effects if one.either]
    for option in choice.candidates:
        if not isinstance(option, Part):
            continue
        terms = {"first": -0.01 * option.number}
        if effects and option.number <= len(effects[0].what):
            terms |= _best_of(
                think, str(choice.about["card"]), effects[0], effects[0].what[option.number - 1]
            )
        yield ScoredOption(option, terms)


def _best_of(think: GreedyThinking, card: str, effect: Effect, what: Verb) -> dict[str, float]:
    """The gain of one verb on its best target."""
    alone = replaced(effect, what=(what,), either=False)
    best: dict[str, float] = {}
    for one in _likely(think, card, alone)[:3]:
        gained = think.gain(partial(done_to, think.seat, card, alone, one))
        if not best or sum(gained.values(), 0.0) > sum(best.values(), 0.0):
            best = gained
    return best


def _likely(think: GreedyThinking, card: str, effect: Effect) -> list[int]:
    """The players or cards that a sentence means; of creatures enemies or friends, the ready ones first."""
    whole = think.known.whole
    if effect.who.kind == e.PLAYER or effect.who.kind in CARDS:
        return meant(whole, Source(think.seat, card), effect.who)
    hostile = think.flat.hostile[think.seat]
    those = [one for one in whole.creatures() if hostile[one.seat] == _harmful([effect])]
    return [one.id for one in sorted(those, key=lambda one: one.activated)]


def aim(think: GreedyThinking, game: Game, choice: Choice[Any]) -> Option | None:
    """The likely target: the enemy that it hurts most, or the friend that it helps most."""
    effects = _choosing(think, game, choice)
    passing = choice.seat == think.seat == game.state.active and _passing(effects)
    worths = Worths(game)
    best: tuple[float, Option] | None = None
    for option in choice.options():
        value = 0.0
        if isinstance(option, Target):
            value = _liking(game, worths, choice.seat, option.target, effects)
            if passing:
                value = 0.01 * value + _use_of(think, option.target, effects)
        elif not isinstance(option, NoTarget):
            continue
        if best is None or value > best[0]:
            best = value, option
    return None if best is None else best[1]


def _choosing(think: GreedyThinking, game: Game, choice: Choice[Any]) -> list[Effect]:
    """The sentences of a card that may ask for one of these targets."""
    card = think.cards.get(str(choice.about.get("card", "")))
    if card is None:
        return []
    offered = [one.target for one in choice.options() if isinstance(one, Target)]
    return [one for one in card.effects if one.who.choose and may_mean(game, one, offered)]


def may_mean(game: Game, effect: Effect, targets: Sequence[int]) -> bool:
    """Whether these may be targets of a sentence: seats where it means players, otherwise ids."""
    if effect.who.kind == e.PLAYER:
        return all(0 <= one < len(game.state.players) for one in targets)
    if effect.who.kind in CARDS:
        return all(game.creature(one) is None for one in targets)
    return effect.who.kind not in e.ON_FIELD or all(game.creature(one) is not None for one in targets)


def _harmful(effects: Sequence[Effect]) -> bool:
    return any(what.harms for one in effects for what in one.what)


def _passing(effects: Sequence[Effect]) -> bool:
    """Whether its effect is temporary: strength for a turn, another activation, or a lost one."""
    return any(one.until in PASSING or isinstance(one.what[0], TEMPO) for one in effects)


def _use_of(think: GreedyThinking, id: int, effects: Sequence[Effect]) -> float:
    """The value of a creature's best attack: its own this turn, or an enemy's in its next turn."""
    one = think.flat.creature(id)
    if one is None:
        return 0.0
    if think.flat.hostile[think.seat][one.seat]:
        return think.passing.soon(one).worth
    again = any(isinstance(what, Untap) for effect in effects for what in effect.what)
    if one.activated != again:
        return -1.0
    best = think.passing.now(one)
    return best.worth + weights()["prospect"]["least"] * best.able


def done_to(seat: Seat, card: str, effect: Effect, target: int, game: Game) -> Procedure[None]:
    """Apply the verbs of a sentence to one target; of a choice of verbs the first one."""
    source = multiplied(game, source_of(game, seat, card), effect)
    for what in effect.what[:1] if effect.either else effect.what:
        yield from do(game, source, effect, [target], what)


def source_of(game: Game, seat: Seat, card: str) -> Source:
    """A card as the source of its text, with its creature, building or relic if it is in play."""
    player = game.player(seat)
    holders = [one.id for one in game.creatures(seat) if one.card == card]
    holders += [one.id for one in player.city if one.card == card]
    holders += [one.id for one in player.relics if one.card == card]
    holder = holders[0] if holders else 0
    return Source(seat, card, holder, cites=("C-PLAY-06",))


def _liking(game: Game, worths: Worths, seat: Seat, id: int, effects: Sequence[Effect]) -> float:
    creature: Creature | None = game.creature(id)
    if creature is None or any(one.who.kind == e.PLAYER for one in effects[:1]):
        return 0.1
    harmful = _harmful(effects)
    losses = worths.losses(creature)
    sign = 1 if game.hostile[seat][creature.seat] == harmful else -1
    if harmful:
        return sign * (losses[1] + 0.05 * losses[-1])
    ready = 0.0 if creature.activated else 1.5
    return sign * (0.1 * min(12.0, losses[-1]) + ready + 0.4 * creature.wounds)
