"""A state written as the position of a scenario file, which `position` reads again."""

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec

from signum.classic.cards.card import CREATURES, Card
from signum.classic.cards.keywords import PARAMETERS, word
from signum.classic.chapters.field.summon import Profile, profile_of
from signum.classic.core.measuring import LETTERS
from signum.classic.core.state import DUEL, HERO, SETUP, CardId, Creature, Held, PlayerState, State, Terrain
from signum.classic.core.units import CORNERS
from signum.classic.positions.places import CENTIMETRE, MILLIMETRE
from signum.classic.positions.position import Start, entering_armour
from signum.classic.quests.active import HERO_SEAT, OVERLORD_SEAT
from signum.engine.questions import Seat
from signum.engine.records import plain
from signum.table.seat_names import SEAT_NAMES

_WORD: Final = re.compile(r"[a-z][a-z0-9-]*")


def written(start: Start, cards: Mapping[CardId, Card]) -> dict[str, Any]:
    """The keys of the position; the key `details` says what they cannot say."""
    state = start.state
    writer = _PositionWriter(state, {**cards, **start.cards})
    position: dict[str, Any] = {} if state.mode == DUEL else {"mode": state.mode}
    own = [] if state.quest is None else [msgspec.json.decode(one) for one in state.quest.own]
    if own:
        position["cards"] = own
    position["seats"] = {
        name: writer.player(seat, state.players[seat]) for seat, name in enumerate(writer.seats)
    }
    if state.terrains:
        position["terrains"] = {writer.names[id]: writer.terrain(one) for id, one in state.terrains.items()}
    own_cards = {id: card for id, card in start.cards.items() if id not in cards}
    if own_cards:
        position["details"] = {"cards": plain(own_cards)}
    position["turn"] = SETUP
    if state.phase != SETUP:
        active = writer.seats[state.active]
        position["turn"] = {"active": active, "number": state.turn, "phase": state.phase}
    return position


class _PositionWriter:
    def __init__(self, state: State, cards: Mapping[CardId, Card]) -> None:
        self.state = state
        self.cards = cards
        self.seats = SEAT_NAMES[: len(state.players)]
        self.heroes = {one.owner: one.id for one in state.creatures.values() if self.is_hero(one)}
        self.names = self.named()

    def is_hero(self, one: Creature) -> bool:
        """Whether it is written under the key `hero`: one that another seat controls is not."""
        return self.is_hero_of(one, one.seat)

    def is_hero_of(self, one: Creature, owner: Seat) -> bool:
        return one.type == HERO and one.owner == owner

    def card_of(self, one: Creature) -> Card | None:
        """Its card, if it has one with figures."""
        card = self.cards.get(one.card)
        return card if card is not None and card.type in CREATURES else None

    def named(self) -> dict[int, str]:
        """A name for every creature and terrain: its card's, with a number where that is taken."""
        state = self.state
        taken = {*self.seats, "game", *[f"{name}-hero" for name in self.seats]}
        for player in state.players:
            taken |= {one.card for one in player.city} | {one.card for one in player.relics}
            taken |= {one.card for one in player.tactics}
        heroes = {id: f"{self.seats[seat]}-hero" for seat, id in self.heroes.items()}
        names = {id: name for id, name in heroes.items() if self.card_of(state.creatures[id]) is not None}
        creatures = {id: one.card for id, one in state.creatures.items()}
        for id, card in (creatures | {id: one.card for id, one in state.terrains.items()}).items():
            if id not in names:
                names[id] = _free(card if _WORD.fullmatch(card) else "thing", taken)
                taken.add(names[id])
        return names

    def player(self, seat: Seat, player: PlayerState) -> dict[str, Any]:
        said: dict[str, Any] = {"prosperity": player.prosperity}
        if seat in self.heroes:
            said["hero"] = self.creature(self.state.creatures[self.heroes[seat]])
        elif player.hero and not any(self.is_hero_of(one, seat) for one in self.state.creatures.values()):
            said["hero"] = player.hero
        zones: dict[str, list[Any]] = {
            "deck": player.deck[::-1],
            "hand": player.hand,
            "graveyard": player.graveyard,
            "city": [
                _without_defaults(card=one.card, cost=one.cost, tapped=one.tapped, number=one.id)
                | self.counters(one.id)
                for one in player.city
            ],
            "relics": [
                _without_defaults(card=one.card, tapped=one.tapped, used=one.used, number=one.id)
                | {"tokens": one.tokens}
                | self.counters(one.id)
                for one in player.relics
            ],
            "tactics": [_without_defaults(card=one.card, number=one.id) for one in player.tactics],
            "plans": player.plans,
            "maps": player.maps,
            "built": player.built,
        }
        said |= {name: list(zone) for name, zone in zones.items() if zone}
        if player.construction is not None:
            said["construction"] = player.construction[::-1]
        if player.minion:
            said["minion"] = player.minion
        if player.missed_draws:
            said["missed-draws"] = player.missed_draws
        if player.corner is not None:
            said["corner"] = {"at": CORNERS[player.corner.at], "towards": CORNERS[player.corner.towards]}
        said |= self.quest(seat)
        own = [one for one in self.state.creatures.values() if one.seat == seat]
        others = {self.names[one.id]: self.creature(one) for one in own if one.id not in self.heroes.values()}
        return said | ({"creatures": others} if others else {})

    def quest(self, seat: Seat) -> dict[str, Any]:
        """The quests, with the Hero; the dice cards with each seat that has them."""
        quest, pile = self.state.quest, self.state.dice_piles.get(seat)
        said: dict[str, Any] = {} if pile is None else {"dice-cards": pile.deck[::-1]}
        if quest is None:
            return said
        if seat == HERO_SEAT:
            said |= _without_defaults(
                honour=quest.honour,
                **{"quest-deck": quest.deck[::-1]},
                completed=list(quest.completed),
                failed=list(quest.failed),
            )
            running = {
                one.card: _without_defaults(
                    terrains=self.called(one.terrains),
                    creatures=self.called(one.creatures),
                    friends=self.called(one.friends),
                    tally=list(one.tally),
                )
                for one in quest.active
            }
            said |= {"quests": running} if running else {}
        if seat == OVERLORD_SEAT:
            said |= _without_defaults(
                rage=quest.rage, **{"cards-played": quest.cards_played, "creature-limit": quest.limit}
            )
        return said

    def called(self, things: Iterable[int]) -> list[str]:
        return [self.names[one] for one in things if one in self.names]

    def creature(self, one: Creature) -> dict[str, Any]:
        card = self.card_of(one)
        profile = _in_place(one) if card is None else profile_of(card)
        said: dict[str, Any] = self.figures(one) if card is None else {"card": card.id}
        said |= {"number": one.id, "at": _place(one.x, one.y)}
        if one.owner != one.seat:
            said["owner"] = self.seats[one.owner]
        said |= _without_defaults(wounds=one.wounds)
        if one.armour != profile.armour:
            said["armour"] = one.armour
        if one.concentration or any(held.ability == "A-CONCENTRATION" for held in profile.held):
            said["concentration"] = one.concentration
        said |= _without_defaults(hidden=one.hidden, activated=one.activated, moved=one.moved)
        said |= _without_defaults(**{"melees-suffered": one.melees_suffered})
        if one.victim in self.state.creatures:
            said["victim"] = self.names[one.victim]
        return said | self.counters(one.id)

    def counters(self, id: int) -> dict[str, Any]:
        """The counters of texts on a thing in play."""
        there = dict(self.state.counters.get(id, ()))
        return {"counters": there} if there else {}

    def figures(self, one: Creature) -> dict[str, Any]:
        said: dict[str, Any] = {"called": self.names[one.id]} if self.is_hero(one) else {"type": one.type}
        said |= {"strength": one.strength, "health": one.health}
        if one.movement:
            said["movement"] = LETTERS[one.movement]
        if one.base != 32 * MILLIMETRE:
            said["base"] = one.base // MILLIMETRE
        keywords = [_keyword(held) for held in _in_place(one).held]
        return said | ({"keywords": keywords} if keywords else {})

    def terrain(self, one: Terrain) -> dict[str, Any]:
        said: dict[str, Any] = {"number": one.id}
        if self.names[one.id] != one.card:
            said["card"] = one.card
        if one.radius:
            said |= {"centre": _place(*one.corners[0]), "radius": _length(one.radius)}
        else:
            said["corners"] = [_place(*corner) for corner in one.corners]
        if one.abilities:
            said["abilities"] = [id.removeprefix("T-").lower() for id in one.abilities]
        said |= {"placed-by": self.seats[one.seat]} | _without_defaults(searched=one.searched)
        return said | self.counters(one.id)


def _in_place(one: Creature) -> Profile:
    """The profile that a creature's written figures and keywords make: those that last and have no text."""
    lasting: list[Held] = []
    for held in one.held:
        if held.text is not None or held.since or held.until or held.away:
            break
        lasting.append(held)
    kept = tuple(lasting)
    return Profile(
        one.card, one.type, one.strength, one.health, one.movement, one.base, kept, entering_armour(kept)
    )


def _keyword(held: Held) -> Any:
    name = held.ability if held.ability in PARAMETERS else word(held.ability)
    if held.plus:
        return {name: f"{held.x:+}"}
    return {name: held.x} if held.x else name


def _free(name: str, taken: set[str]) -> str:
    """The name, or the first with a number that is free."""
    return next(
        one for at in range(1, len(taken) + 3) if (one := f"{name}-{at}" if at > 1 else name) not in taken
    )


def _without_defaults(**values: Any) -> dict[str, Any]:
    return {name: value for name, value in values.items() if value}


def _place(x: int, y: int) -> list[str]:
    return [_length(x), _length(y)]


def _length(units: int) -> str:
    """Hundredths of a millimetre as centimetres, without zeros at the end."""
    whole, rest = divmod(units, CENTIMETRE)
    return f"{whole}.{rest:03}".rstrip("0").rstrip(".")
