"""The greedy player's next action in its turn: a card, a building, the creature to activate, or the end."""

from collections.abc import Callable, Iterator
from functools import partial
from heapq import nsmallest
from itertools import islice
from math import dist
from typing import Any, Final

from signum.classic.bots.greedy.city import given_up_at_will
from signum.classic.bots.greedy.field import Outlook
from signum.classic.bots.greedy.helping import help_given
from signum.classic.bots.greedy.hero_danger import AS_IT_IS, WhatIf
from signum.classic.bots.greedy.passing import SOON
from signum.classic.bots.greedy.quests import furthered
from signum.classic.bots.greedy.ranking import most_waited_for, waited_for
from signum.classic.bots.greedy.thinking import GreedyThinking, ScoredOption
from signum.classic.bots.greedy.worth import weights
from signum.classic.chapters.cards.cards_in_play import UseCard
from signum.classic.chapters.cards.playing import Play, play
from signum.classic.chapters.field.terrain import TerrainLaid, template
from signum.classic.chapters.turn.activation import Activate, EndTurn
from signum.classic.chapters.turn.phase import use_card
from signum.classic.core.game import Game
from signum.classic.core.state import HERO, CardId, Creature, Terrain
from signum.classic.effects.verbs.acting import Control, SkipActivation
from signum.classic.effects.verbs.cards import Destroy, Untap
from signum.classic.effects.verbs.harm import Blast, Damage, Heal, Wound
from signum.classic.effects.verbs.verb import Verb
from signum.classic.knowledge.supposing import suppose
from signum.engine.questions import Choice, Option, Procedure, Seat

FIRST: Final = 100.0
"""Useful cards come before any creature acts."""
MOST_URGENT: Final = FIRST - 1
"""The most that the urgency of a creature can be."""
DECISIVE: Final = 3 * FIRST
"""A deciding action comes before everything else: it may need the same buildings."""
LAST: Final = -25.0
"""Cards for the other side's turn come after all creatures have acted, because creatures may fall before."""

NOTHING: Final = -1_000_000.0
"""Less than any value."""

CHANGING: Final = (Heal, Damage, Wound, Blast, Untap, Destroy, Control, SkipActivation)
"""The verbs whose value depends on the fights just before."""
DECIDING: Final = (Damage, Wound, Blast, Destroy, Control)
"""The verbs that may gain enough to come before all cards."""
SPOTS: Final = 6
"""The number of places for a terrain that are evaluated."""


def turns(think: GreedyThinking, choice: Choice[Any]) -> list[ScoredOption]:
    """Useful cards, then buildings and relics, then creatures, the most urgent first.

    If only the best one counts, options that cannot become it are left out: a building or a relic waits for
    a useful card, unless it could decide the game, and no creature is as urgent as a useful card.
    """
    found: dict[int, ScoredOption] = {}
    creatures: dict[int, Activate] = {}
    in_play: dict[int, UseCard] = {}
    for at, option in enumerate(choice.candidates):
        if isinstance(option, Activate):
            creatures[at] = option
        elif isinstance(option, UseCard):
            in_play[at] = option
        elif (one := _from_hand(think, choice, option)) is not None:
            found[at] = one
    best = _best(found)
    waits = best >= 2 * FIRST and not think.weighs_all
    player = think.view.players[think.seat]
    names = {one.id: one.card for one in player.city} | {one.id: one.card for one in player.relics}
    for at, use_of in in_play.items():
        card = names.get(use_of.holder, "")
        if waits and not _has_verb(think, card, DECIDING):
            continue
        if (one := _from_play(think, choice, use_of, card)) is not None:
            found[at] = one
    best = _best(found)
    laid: list[ScoredOption] = []
    if choice.offers and (think.weighs_all or most_guarded(think) >= best):
        laid = list(screens(think, choice))
        best = max([best, *[one.value for one in laid]])
    if think.weighs_all or best < FIRST:
        found |= _activated(think, creatures, best)
    return [*[found[at] for at in sorted(found)], *laid]


def _best(found: dict[int, ScoredOption]) -> float:
    return max([one.value for one in found.values() if one.legal], default=NOTHING)


def _from_hand(think: GreedyThinking, choice: Choice[Any], option: Option) -> ScoredOption | None:
    """A card to play, or the end of the turn."""
    player = think.view.players[think.seat]
    match option:
        case Play(card):
            if worth_a_look(think, card) and choice.allows(option):
                gained = think.gain(partial(_played, think.seat, card))
                cost = think.cards[card].cost.prosperity if card in think.cards else 0
                if cost:
                    gained["at-will"] = -given_up_at_will(think, player.prosperity - cost)
                    gained["quest"] = furthered(think.known.whole, think.seat, cost)
                return _if_worth(ScoredOption(option, gained, legal=True), 2 * FIRST)
        case EndTurn():
            return ScoredOption(option, {"end": -50.0})
        case _:
            pass
    return None


def _from_play(
    think: GreedyThinking, choice: Choice[Any], option: UseCard, card: CardId
) -> ScoredOption | None:
    """A building or a relic to use."""
    if not worth_a_look(think, card) or not choice.allows(option):
        return None
    gained = think.gain(partial(_tapped, think.seat, option.holder))
    return _if_worth(ScoredOption(option, gained, legal=True), FIRST)


def _has_verb(think: GreedyThinking, card: CardId, verbs: tuple[type[Verb], ...]) -> bool:
    known = think.cards.get(card)
    return known is not None and any(isinstance(what, verbs) for one in known.effects for what in one.what)


def _activated(think: GreedyThinking, creatures: dict[int, Activate], best: float) -> dict[int, ScoredOption]:
    """The creatures by urgency; without those that could not be more urgent than the best option."""
    most = {at: NOTHING if think.weighs_all else most_keen(think, one) for at, one in creatures.items()}
    found: dict[int, ScoredOption] = {}
    for at in sorted(creatures, key=lambda at: -most[at]):
        if not think.weighs_all and most[at] < best:
            break
        option = creatures[at]
        keen = keenness(think, think.creature(option.creature))
        found[at] = ScoredOption(option, {"order": keen}, legal=True)
        best = max(best, keen)
    return found


def worth_a_look(think: GreedyThinking, card: CardId) -> bool:
    """Whether a card could have become useful since the turn began: it heals, or it hurts."""
    return card not in think.cards or not think.under_way or _has_verb(think, card, CHANGING)


def most_guarded(think: GreedyThinking) -> float:
    """The most that a terrain could be worth: it prevents all danger for the hero, for nothing."""
    return FIRST + think.outlook.hero_danger(AS_IT_IS)


def screens(think: GreedyThinking, choice: Choice[Any]) -> Iterator[ScoredOption]:
    """C-TER-01: a terrain that blocks the lines of shooters to its hero."""
    look = think.outlook
    hero = look.hero
    least = weights()["deciding"]["terrain"]
    before = look.hero_danger(AS_IT_IS)
    if hero is None or before < least or think.under_way:
        return
    shooters = [one for one in look.foes if 0 < think.flat.gap(one, hero) <= look.arms[one.id].range]
    middles = [((one.x + hero.x) // 2, (one.y + hero.y) // 2) for one in shooters]
    unseen = look.hero_danger(WhatIf(left={one.id: 0.0 for one in shooters}))
    if before - unseen < least:
        return
    for offer in choice.offers if middles else ():
        if offer.kind != "lay-terrain" or think.deadline.over:
            continue
        untried = offer.untried()
        places = offer.suggestions() if untried is None else untried
        near = nsmallest(2 * SPOTS, places, key=lambda one: min([dist(one.to, at) for at in middles]))
        for option in islice((one for one in near if choice.allows(one)), SPOTS):
            think.deadline.spend()
            card = think.cards[option.card]
            corners, radius = template(card, option.degrees, option.to)
            id = think.flat.state.next_id
            terrain = Terrain(id, card.id, think.seat, corners, radius, card.abilities)
            there = suppose(think.flat, TerrainLaid(think.seat, terrain, card.unique))
            shaded = Outlook(there, think.seat, think.worths)
            after = shaded.hero_danger(AS_IT_IS)
            shaded.forget()
            price = weights()["economy"]["prosperity"] * card.cost.prosperity
            if before - after - price >= least:
                yield ScoredOption(
                    option, {"guard": before - after, "price": -price, "before-creatures": FIRST}
                )


def _played(seat: Seat, card: CardId, game: Game) -> Procedure[None]:
    return play(game, seat, card)


def _tapped(seat: Seat, holder: int, game: Game) -> Procedure[None]:
    return use_card(game, seat, holder)


def _if_worth(one: ScoredOption, before: float) -> ScoredOption:
    if one.value < weights()["deciding"]["card"]:
        return ScoredOption(one.option, {**one.terms, "not-worth-it": -FIRST}, legal=True)
    if one.terms.get(SOON, 0.0) > one.value - one.terms.get(SOON, 0.0):
        return ScoredOption(one.option, {**one.terms, "after-creatures": LAST}, legal=True)
    if one.value >= weights()["deciding"]["decisive"]:
        before = DECISIVE
    return ScoredOption(one.option, {**one.terms, "before-creatures": before}, legal=True)


def keenness(think: GreedyThinking, me: Creature) -> float:
    """The urgency of a creature: creatures in a shooter's line, shooters, the best attack; heroes later."""
    look = think.outlook
    closed = waited_for(look, me) if look.arms[me.id].stride else 0.0
    return _keen(think, me, closed, lambda foe: look.sights.line(me, me.x, me.y, foe))


def most_keen(think: GreedyThinking, option: Activate) -> float:
    """The most that the urgency could be, without paths and lines of sight, which take the most time."""
    me, look = think.creature(option.creature), think.outlook
    closed = most_waited_for(look, me) if look.arms[me.id].stride else 0.0
    return _keen(think, me, closed, lambda foe: True)


def _keen(think: GreedyThinking, me: Creature, closed: float, sees: Callable[[Creature], bool]) -> float:
    look = think.outlook
    arms = look.arms[me.id]
    best = -3.0
    nearest = 90_000
    for foe in look.foes:
        gap = think.flat.gap(me, foe)
        nearest = min(nearest, gap)
        if gap <= arms.reach:
            best = max(best, look.fight(me, foe))
        if arms.range and gap <= arms.range and not foe.hidden:
            shot = look.volley(me, foe) + 1.0
            if shot > best and (arms.walks_and_shoots or sees(foe)):
                best = shot
    if closed:
        best = max(best, closed + 1.5)
    keen = max(best, help_given(think, me)) - nearest / 50_000 - (1.0 if me.type == HERO else 0.0)
    return min(keen, MOST_URGENT)
