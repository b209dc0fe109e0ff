"""The greedy player's next action in its turn: a card, a building, the creature to activate, or the end."""

from collections.abc import Callable, Iterable, Iterator
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
from signum.classic.cards.card import RELIC, Card
from signum.classic.cards.vocabulary import OPPONENTS_TURN
from signum.classic.chapters.cards.cards_in_play import UseCard
from signum.classic.chapters.cards.playing import Play, play
from signum.classic.chapters.field.terrain import TerrainLaid, template
from signum.classic.chapters.turn.activation import Activate, EndTurn
from signum.classic.chapters.turn.phase import use_card
from signum.classic.core.game import Game
from signum.classic.core.state import HERO, CardId, Creature, Terrain
from signum.classic.effects.verbs.acting import Control, SkipActivation
from signum.classic.effects.verbs.cards import Destroy, Untap
from signum.classic.effects.verbs.hands import Prosper
from signum.classic.effects.verbs.harm import Blast, Damage, Heal, Wound
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
SPOTS: Final = 6
"""The number of places for a terrain that are evaluated."""


def turns(think: GreedyThinking, choice: Choice[Any]) -> list[ScoredOption]:
    """Useful cards, then buildings and relics, then creatures, the most urgent first.

    If only the best one counts, options that cannot become it are left out: buildings and relics that wait
    for a useful card, and creatures, of which none is as urgent as a useful card.
    """
    found: dict[int, ScoredOption] = {}
    creatures: dict[int, Activate] = {}
    in_play: dict[int, UseCard] = {}
    for at, option in enumerate(choice.candidates):
        if isinstance(option, Activate):
            creatures[at] = option
        elif isinstance(option, UseCard):
            in_play[at] = option
        elif (one := _card_or_end(think, choice, option)) is not None:
            found[at] = one
    first = _useful_card(think, found.values())
    for at, use_of in in_play.items():
        waits = first is not None and _waits_for(think, use_of, first)
        if waits and not think.weighs_all:
            continue
        if (one := _from_play(think, choice, use_of, waits=waits)) is not None:
            found[at] = one
    best = max([one.value for one in found.values() if one.legal], default=NOTHING)
    laid: list[ScoredOption] = []
    if choice.offers and (think.weighs_all or most_guarded(think) >= best):
        laid = list(screens(think, choice))
        best = max([best, *[one.value for one in laid]])
    if think.weighs_all or best < FIRST:
        found |= _activated(think, creatures, best)
    return [*[found[at] for at in sorted(found)], *laid]


def _useful_card(think: GreedyThinking, found: Iterable[ScoredOption]) -> Card | None:
    """The best card in hand, if it is played before buildings and relics are used."""
    useful = [one for one in found if one.legal and one.value >= 2 * FIRST]
    best = max(useful, key=lambda one: one.value, default=None)
    return think.cards.get(best.option.card) if best is not None and isinstance(best.option, Play) else None


def _waits_for(think: GreedyThinking, option: UseCard, first: Card) -> bool:
    """Whether a building or a relic can be used as well after a card has been played.

    It cannot if the card may tap the building, spend prosperity that it adds to, or take the relic's place.
    """
    player, holder = think.view.players[think.seat], option.holder
    relic = next((one.card for one in player.relics if one.id == holder), None)
    building = next((one.card for one in player.city if one.id == holder), None)
    used = think.cards.get(relic or building or "")
    if used is None:
        return False
    if first.cost.prosperity and any(isinstance(what, Prosper) for one in used.effects for what in one.what):
        return False
    if relic is not None:
        return first.type != RELIC
    return not first.cost.any and used.id not in first.cost.buildings


def _card_or_end(think: GreedyThinking, choice: Choice[Any], option: Option) -> ScoredOption | None:
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
    think: GreedyThinking, choice: Choice[Any], option: UseCard, *, waits: bool
) -> ScoredOption | None:
    """A building or a relic to use, or the text at will of a creature."""
    player, holder = think.view.players[think.seat], option.holder
    names = {one.id: one.card for one in player.city} | {one.id: one.card for one in player.relics}
    card = names.get(holder, "")
    if not worth_a_look(think, card) or not choice.allows(option):
        return None
    gained = think.gain(partial(_tapped, think.seat, holder))
    return _if_worth(ScoredOption(option, gained, legal=True), FIRST, waits=waits)


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
    """Whether a card could be useful now: later in a turn if it heals, hurts or is for the next turn."""
    known = think.cards.get(card)
    if known is None or not think.under_way:
        return True
    return any(
        one.until == OPPONENTS_TURN or any(isinstance(what, CHANGING) for what in one.what)
        for one in known.effects
    )


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


def _if_worth(one: ScoredOption, before: float, *, waits: bool = False) -> ScoredOption:
    if one.value < weights()["deciding"]["card"]:
        return ScoredOption(one.option, {**one.terms, "not-worth-it": -FIRST}, legal=True)
    if one.terms.get(SOON, 0.0) > one.value - one.terms.get(SOON, 0.0):
        return ScoredOption(one.option, {**one.terms, "after-creatures": LAST}, legal=True)
    if one.value >= weights()["deciding"]["decisive"] and not waits:
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
