"""A state written as the position of a scenario file, which `position` reads again."""

from collections.abc import Mapping
from typing import Any

from signum.engine.questions import Seat
from signum.engine.records import plain
from signum.engine.units import CardId, ThingId
from signum.table.seat_names import SEAT_NAMES
from signum.warseer.cards.card import Card
from signum.warseer.core.ground import BattleMap
from signum.warseer.core.holdings import HERO
from signum.warseer.core.state import CardInPlay, Creature, PlayerState, State
from signum.warseer.positions.position import BY_LOT, StartPosition, entering_armour


def written(
    start: StartPosition, cards: Mapping[CardId, Card], maps: Mapping[str, BattleMap]
) -> dict[str, Any]:
    """The keys of the position; the key `details` says what they cannot say."""
    state = start.state
    writer = _PositionWriter(state, {**cards, **start.cards})
    position: dict[str, Any] = {
        "seats": {SEAT_NAMES[seat]: writer.player(seat, one) for seat, one in enumerate(state.players)}
    }
    if len(state.players) > 2:
        position["mode"] = state.mode
    terrains = _terrains(state, maps)
    if terrains:
        position["terrains"] = terrains
    position["turn"] = _turn(state)
    own_cards = {id: card for id, card in start.cards.items() if id not in cards}
    return position | ({"details": {"cards": plain(own_cards)}} if own_cards else {})


def _turn(state: State) -> dict[str, Any]:
    turn: dict[str, Any] = {
        "seat": SEAT_NAMES[state.active],
        "first": SEAT_NAMES[state.first],
        "number": state.turn,
        "phase": state.phase,
        "goal": state.goal,
        "map": state.map or BY_LOT,
    }
    turn |= _without_defaults(uniques=state.uniques, **{"own-camps": state.own_camps})
    return turn | ({"feats": state.feat_deck[::-1]} if state.feat_deck else {})


def _terrains(state: State, maps: Mapping[str, BattleMap]) -> dict[str, list[Any]]:
    """The terrains by kind, without those of the map."""
    of_map = maps[state.map].terrains if state.map in maps else ()
    found: dict[str, list[Any]] = {}
    for one in state.terrains:
        if one not in of_map:
            at: Any = list(one.at)
            found.setdefault(one.kind, []).append(
                at if one.owner is None else {"at": at, "seat": SEAT_NAMES[one.owner]}
            )
    return found


class _PositionWriter:
    def __init__(self, state: State, cards: Mapping[CardId, Card]) -> None:
        self.state = state
        self.cards = cards
        self.heroes = {one.seat: one.id for one in state.creatures.values() if self.is_hero(one)}
        self.names = self.named()

    def is_hero(self, one: Creature) -> bool:
        card = self.cards.get(one.card)
        return card is not None and card.type == HERO and one.owner == one.seat

    def named(self) -> dict[ThingId, str]:
        """A name for every creature: its card's, with a number where that is taken."""
        names = {id: f"{SEAT_NAMES[seat]}-hero" for seat, id in self.heroes.items()}
        taken = {*SEAT_NAMES, "game", *names.values()}
        for id, one in self.state.creatures.items():
            if id not in names:
                forms = [one.card, *[f"{one.card}-{at}" for at in range(2, len(taken) + 3)]]
                names[id] = next(form for form in forms if form not in taken)
                taken.add(names[id])
        return names

    def player(self, seat: Seat, player: PlayerState) -> dict[str, Any]:
        state = self.state
        said: dict[str, Any] = _without_defaults(power=player.power, scored=player.scored)
        if seat in self.heroes:
            said["hero"] = self.creature(state.creatures[self.heroes[seat]])
        elif player.hero and state.turn == 0:
            said["hero"] = player.hero
        said |= _without_defaults(
            minion=player.minion,
            hand=list(player.hand),
            deck=player.deck[::-1],
            history=list(player.history),
            camp=list(player.camp),
            feats=list(player.feats),
            hall=list(player.hall),
            kills=list(player.kills),
            relics=self.things(state.relics, seat),
            buildings=self.things(state.buildings, seat),
            enchantments=self.things(state.enchantments, seat),
        )
        own = [
            one for one in state.creatures.values() if one.seat == seat and one.id not in self.heroes.values()
        ]
        return said | _without_defaults(creatures={self.names[one.id]: self.creature(one) for one in own})

    def creature(self, one: Creature) -> dict[str, Any]:
        said: dict[str, Any] = {"card": one.card, "number": one.id, "at": list(one.at)}
        if one.owner != one.seat:
            said["owner"] = SEAT_NAMES[one.owner]
        if one.wounds:
            said["wounds"] = one.wounds
        card = self.cards.get(one.card)
        if card is None or one.armour != entering_armour(card):
            said["armour-tokens"] = one.armour
        return said | _without_defaults(tokens=list(one.tokens), activated=one.activated, fresh=one.fresh)

    def things(self, zone: Mapping[ThingId, CardInPlay], seat: Seat) -> list[dict[str, Any]]:
        return [self.thing(one) for one in zone.values() if one.seat == seat]

    def thing(self, one: CardInPlay) -> dict[str, Any]:
        said: dict[str, Any] = {"card": one.card, "number": one.id}
        card = self.cards.get(one.card)
        if card is None or (one.armour, one.uses) != (card.armour, card.uses):
            said |= {"armour": one.armour, "uses": one.uses}
        if one.on in self.names:
            said["on"] = self.names[one.on]
        return said | _without_defaults(tapped=one.tapped)


def _without_defaults(**values: Any) -> dict[str, Any]:
    return {name: value for name, value in values.items() if value}
