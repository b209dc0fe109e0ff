"""What is true in every position; a start from an untrusted source that breaks it cannot be played."""

from collections.abc import Iterator
from typing import Final

from signum.content.causes import cause
from signum.warseer.cards.card import Card
from signum.warseer.core.card_types import BUILDING, CREATURES, FEAT, RELIC, SPELL, SUPPORT
from signum.warseer.core.game import Game
from signum.warseer.core.holdings import CHARACTER, HERO, MINION
from signum.warseer.core.state import PHASES, SETUP_PHASES, TERRAIN, TOKENS
from signum.warseer.core.table_rules import ALLIANCE_SIDES
from signum.warseer.core.terrains import TERRAINS
from signum.warseer.core.values import health

MOST: Final = 1_000_000
"""No count in a real game comes near it."""
MOST_CARDS: Final = 400
MOST_OF_A_CARD: Final = 99
MOST_DICE: Final = 12


def unplayable(game: Game) -> Iterator[str]:
    """A sentence for each thing that cannot be."""
    state = game.state
    seats = range(len(state.players))
    if len(seats) not in (2, 3, 4) or len(state.sides) not in (0, len(seats)):
        yield "a game has two, three or four players, each on a side"
        return
    if len(seats) > 2 and state.sides not in ((), tuple(seats), ALLIANCE_SIDES):
        yield "players are all against all, or two against two by turns"
        return
    if state.map not in game.maps and (state.map or state.phase != TERRAIN):
        yield f"no map is called {state.map}"
        return
    if not state.map and not any(one.is_drawn and one.players == len(seats) for one in game.maps.values()):
        yield f"there is no map for {len(seats)} players"
        return
    if state.phase not in PHASES or state.active not in seats or state.first not in seats:
        yield "the phase, the active player or the first player does not exist"
        return
    if _is_out_of_bounds(game):
        yield "its figures or counts are out of all bounds"
        return
    wrong = [*_unknown_cards(game), *_terrain(game)]
    yield from wrong
    if not wrong:
        yield from _creatures(game)
        yield from _players(game)


def _is_out_of_bounds(game: Game) -> bool:
    """Whether a start from an untrusted source has counts that no game comes near."""
    state = game.state
    counts = [state.turn, state.goal, state.next_id]
    cards = [state.feat_deck, state.feat_discard]
    for player in state.players:
        counts += [player.power, player.income, max(0, player.scored)]
        cards += [
            player.deck,
            player.hand,
            player.feats,
            player.history,
            player.hall,
            player.kills,
            player.camp,
        ]
    for one in state.creatures.values():
        counts += [one.wounds, one.armour]
    for zone in (state.relics, state.buildings, state.enchantments):
        counts += [number for thing in zone.values() for number in (thing.armour, thing.uses)]
        cards.append([thing.card for thing in zone.values()])
    if not all(0 <= count <= MOST for count in counts) or any(len(zone) > MOST_CARDS for zone in cards):
        return True
    return any(_is_wild(card) for card in game.cards.values())


def _is_wild(card: Card) -> bool:
    figures = [card.cost, abs(card.income), card.range, card.health, card.movement, card.stars]
    figures += [card.armour, card.uses, len(card.texts), len(card.abilities)]
    dice = [len(card.dice), *[len(held.dice) for held in card.abilities]]
    held = [abs(one.x) for one in (*card.abilities, *card.crit)]
    return max([*figures, *held]) > MOST_OF_A_CARD or max(dice) > MOST_DICE


def _unknown_cards(game: Game) -> Iterator[str]:
    state = game.state
    named = [creature.card for creature in state.creatures.values()]
    for zone in (state.relics, state.buildings, state.enchantments):
        named += [one.card for one in zone.values()]
    for player in state.players:
        named += [*player.deck, *player.hand, *player.history, *player.camp]
        named += [*player.feats, *player.hall, *player.kills]
        named += [card for card in (player.hero, player.minion) if card]
    named += [*state.feat_deck, *state.feat_discard]
    for one in dict.fromkeys(named):
        if one not in game.cards:
            yield f"no card is called {one}"
    for id, card in game.cards.items():
        if card.id != id:
            yield f"the card {id} has another id: {card.id}"
        if card.type == FEAT and card.feat is None:
            yield f"the feat {id} has no face"


def _terrain(game: Game) -> Iterator[str]:
    taken = [one.at for one in game.state.terrains]
    if len(set(taken)) < len(taken):
        yield "two terrains lie on one hex"
    for one in game.state.terrains:
        if one.kind not in TERRAINS:
            yield f"no terrain is called {one.kind}"
        elif one.at not in game.map.hexes:
            yield f"the map has no hex {list(one.at)}"


def _creatures(game: Game) -> Iterator[str]:
    """W-ZONE-01: one creature a hex, none on impassable terrain, all alive."""
    state = game.state
    taken: dict[tuple[int, int], int] = {}
    for one in state.creatures.values():
        if one.card not in game.cards or game.card(one.card).type not in CREATURES:
            yield f"creature {one.id}: its card is not a creature's"
            continue
        if one.at not in game.map.hexes:
            yield f"creature {one.id}: the map has no hex {list(one.at)}"
            continue
        if one.at in taken:
            yield cause("mistake-hex-taken", creature=one.id)
        taken[one.at] = one.id
        if TERRAINS.get(game.terrain_at(one.at)) is not None and TERRAINS[game.terrain_at(one.at)].impassable:
            yield cause("mistake-hex-impassable", creature=one.id)
        if one.seat not in range(len(state.players)) or one.owner not in range(len(state.players)):
            yield f"creature {one.id}: nobody controls it"
            continue
        if len(set(one.tokens)) < len(one.tokens) or not set(one.tokens) <= set(TOKENS):
            yield cause("mistake-token-twice", creature=one.id)
        if one.wounds < 0 or one.armour < 0 or (one.wounds and one.wounds >= game.value(health, one)):
            yield cause("mistake-eliminated", creature=one.id)


def _players(game: Game) -> Iterator[str]:
    state = game.state
    for seat, player in enumerate(state.players):
        if any(card not in game.cards for card in (*player.deck, *player.hand, *player.feats, *player.camp)):
            continue
        heroes = [one for one in game.creatures_of(seat) if game.card(one.card).type == HERO]
        if len(heroes) > 1:
            yield cause("mistake-one-hero")
        if state.phase not in SETUP_PHASES and player.hero and not heroes and not player.hero_fell:
            yield cause("mistake-hero-absent")
        support = [*player.deck, *player.hand]
        if any(game.card(card).type not in SUPPORT for card in support):
            yield cause("mistake-support-cards")
        if any(game.card(card).type != FEAT for card in (*player.feats, *player.hall, *player.kills)):
            yield cause("mistake-feat-type")
        if any(game.card(card).type != CHARACTER for card in player.camp):
            yield cause("mistake-camp-type")
        if player.minion and game.card(player.minion).type != MINION:
            yield cause("mistake-minion-type")
        if len({one.card for one in game.relics_of(seat)}) < len(game.relics_of(seat)):
            yield cause("mistake-relics-alike")
    if any(game.card(card).type != FEAT for card in (*state.feat_deck, *state.feat_discard)):
        yield cause("mistake-feat-type")
    for zone, kinds in (
        (state.relics, (RELIC,)),
        (state.buildings, (BUILDING,)),
        (state.enchantments, (SPELL,)),
    ):
        for thing in zone.values():
            if thing.card in game.cards and game.card(thing.card).type not in kinds:
                yield cause("mistake-wrong-zone", card=thing.card)
    for thing in state.enchantments.values():
        if thing.on not in state.creatures:
            yield cause("mistake-enchants-nobody", card=thing.card)
