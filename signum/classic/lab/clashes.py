"""Clashes: duels in progress. Squads near each other, Cities, relics, tactics, cards in every zone."""

from collections.abc import Mapping

from signum.classic.cards.card import CHARACTER, RELIC, TACTIC, Card
from signum.classic.chapters.field.summon import profile_of
from signum.classic.core.state import BEGINNING, Building, CardId, PlayerState, Relic, State, Tactic, Terrain
from signum.classic.editions.edition import Edition
from signum.classic.lab.duels import duel
from signum.classic.lab.skirmishes import stand
from signum.classic.positions.position import Start
from signum.classic.rules import Classic
from signum.engine.chance import Chance
from signum.field.plane.lengths import SIDE

HAND = 5
MARGIN = 20_000
"""The distance of all creatures from the sides, so that they meet."""
FEWEST_ON_FIELD = 2
"""Of each side at the beginning, the hero not counted; up to two more."""


def clash(edition: str, chance: Chance, cards: Mapping[str, Card]) -> tuple[Classic, Start]:
    """Two random decks at a table after half of a game: a start that can be played.

    If auras leave a creature without health, another clash is drawn.
    """
    while True:
        rules, start = _drawn(edition, chance, cards)
        if rules.unplayable(start) is None:
            return rules, start


def _drawn(edition: str, chance: Chance, cards: Mapping[str, Card]) -> tuple[Classic, Start]:
    rules, start = duel(edition, chance, cards)
    state = start.state
    state.phase, state.turn, state.active = BEGINNING, 1, chance.below(2)
    for seat, player in enumerate(state.players):
        _lay(state, seat, start.cards, chance)
        player.deck = list(chance.order(player.deck))
        _build(state, player, start.cards, chance)
        _carry(state, player, start.cards)
        _plot(state, player, start.cards, chance)
    for seat, player in enumerate(state.players):
        _enter(state, seat, start.cards[player.hero], chance)
        for card in _taken(player, CHARACTER, start.cards, FEWEST_ON_FIELD + chance.below(3)):
            _enter(state, seat, card, chance)
        if player.minion:
            _enter(state, seat, start.cards[player.minion], chance)
        player.hand = [player.deck.pop() for _ in range(min(HAND, len(player.deck)))]
        player.graveyard = [player.deck.pop() for _ in range(min(2, len(player.deck)))]
        player.deck = player.deck[: 2 + chance.below(6)] if chance.below(4) == 0 else player.deck
        player.prosperity = max(0, goal(rules.edition, player) - 5 - chance.below(20))
    return rules, start


def goal(edition: Edition, player: PlayerState) -> int:
    """C-WIN-02: the prosperity with which a player with a full City wins."""
    city = [Building(id, 0) for id in player.plans]
    wins = edition.prosperity_goal.is_met
    return next(count for count in range(100) if wins(PlayerState(prosperity=count, city=city)))


def _taken(player: PlayerState, type_: str, cards: Mapping[CardId, Card], count: int) -> list[Card]:
    """Cards of a type from the top of the deck."""
    found = [id for id in player.deck if cards[id].type == type_][:count]
    for id in found:
        player.deck.remove(id)
    return [cards[id] for id in found]


def _number(state: State) -> int:
    state.next_id += 1
    return state.next_id - 1


def _enter(state: State, seat: int, card: Card, chance: Chance) -> None:
    """Place a creature somewhere free in the middle; a creature with stealth is hidden."""
    creature = profile_of(card).creature(state.next_id, seat, (0, 0))
    stand(state, creature, chance, MARGIN)


def _build(state: State, player: PlayerState, cards: Mapping[CardId, Card], chance: Chance) -> None:
    """Build most of a City."""
    for id in player.plans[: 7 + chance.below(4)]:
        card = cards[id]
        player.city.append(Building(id, card.cost.prosperity, tapped=False, id=_number(state)))
        if card.unique:
            player.built.append(id)


def _carry(state: State, player: PlayerState, cards: Mapping[CardId, Card]) -> None:
    """Add one or two relics of different types."""
    slots = dict(cards[player.hero].slots)
    for card in _taken(player, RELIC, cards, 2):
        if slots.get(card.relic, 0):
            slots[card.relic] -= 1
            player.relics.append(Relic(card.id, id=_number(state), tokens=card.durability))
        else:
            player.deck.insert(0, card.id)


def _plot(state: State, player: PlayerState, cards: Mapping[CardId, Card], chance: Chance) -> None:
    """Add one or two face-down tactics."""
    for card in _taken(player, TACTIC, cards, 1 + chance.below(2)):
        player.tactics.append(Tactic(_number(state), card.id))


def _lay(state: State, seat: int, cards: Mapping[CardId, Card], chance: Chance) -> None:
    """Lay one or two templates inside the table, of cards that the player may still lay or has laid."""
    for id in chance.order(state.players[seat].maps)[: 1 + chance.below(2)]:
        card = cards[id]
        x, y = (8_000 + chance.below(SIDE - 16_000) for _ in range(2))
        corners = tuple([(x + dx, y + dy) for dx, dy in card.corners]) or ((x, y),)
        number = _number(state)
        state.terrains[number] = Terrain(number, id, seat, corners, card.radius, card.abilities)
