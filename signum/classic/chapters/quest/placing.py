"""Templates and creatures come to the field by quests and Overlord cards: Q-TER, Q-SET-05, Q-QST-03."""

from collections.abc import Sequence
from typing import Final

from signum.classic.chapters.cards.cards_in_play import ReturnedToSupply
from signum.classic.chapters.field.summon import PlaceAt, Profile, Summoned, hurry, profile_of, refused_place
from signum.classic.chapters.field.terrain import LayTerrain, template
from signum.classic.chapters.quest.entries import AT_OVERLORDS_SIDE, QuestEntry, towards
from signum.classic.chapters.quest.events import FriendJoined, NotPlaced, QuestTerrainLaid
from signum.classic.chapters.quest.templates import template_places
from signum.classic.core.figures import number
from signum.classic.core.game import Game
from signum.classic.core.state import Creature, Terrain
from signum.classic.effects.choosing import NoTarget, Target
from signum.classic.quests.active import HERO_SEAT, OVERLORD_SEAT
from signum.classic.quests.cards import OverlordCreature, Summon
from signum.classic.quests.places import QuestPlace
from signum.engine.question_shapes import QuestionShape, Secrecy
from signum.engine.questions import Choice, Offer, Option, Procedure, Seat, choose
from signum.engine.units import CardId, Point

MOST: Final = {True: number("Q-SET-05", "pve"), False: number("Q-SET-05", "pvp")}
"""The creatures of a group on the field, alone and against a player."""


def is_alone(game: Game) -> bool:
    """Whether nobody plays the Overlord."""
    return OVERLORD_SEAT in game.mode.scripted


def kind_of(game: Game, card: CardId) -> OverlordCreature | None:
    """The Overlord's creature of a card."""
    found: OverlordCreature | None = game.quest_book.creatures.get(card)
    return found


# Templates.


def lay_templates(game: Game, terrain: str, count: int) -> Procedure[list[int]]:
    """The Hero's player lays templates while there are any and there is room (Q-TER-01, Q-TER-02)."""
    laid: list[int] = []
    known = game.quest_book.terrains[terrain]
    for _ in range(count):
        there = [one for one in game.state.terrains.values() if one.card == terrain]
        places = template_places(game, known.card)
        if len(there) >= known.supply or not places.has_room():
            yield from game.happen(NotPlaced(terrain, because=("Q-TER-02",)))
            continue
        choice: Choice[LayTerrain] = Choice(
            HERO_SEAT,
            "quest-terrain",
            [],
            shape=QuestionShape.PLACE,
            secrecy=Secrecy.PUBLIC,
            subject=terrain,
            cites=("Q-TER-01",),
            check=places.refused,
            about={"card": terrain},
            offers=[places],
        )
        option = yield from choose(choice)
        corners, radius = template(known.card, option.degrees, option.to)
        id = game.state.next_id
        new = Terrain(id, terrain, HERO_SEAT, corners, radius, abilities_of(game, terrain))
        yield from game.happen(QuestTerrainLaid(new))
        laid.append(id)
    return laid


def abilities_of(game: Game, terrain: str, *, flipped: bool = False) -> tuple[str, ...]:
    """Q-TER-03: the abilities of its card's side, and those that active quests give to its name."""
    known = game.quest_book.terrains[terrain]
    own = known.side_b if flipped else known.card.abilities
    quests = [game.quest_book.quests[one.card] for one in game.state.quest.active] if game.state.quest else []
    given = [ability for one in quests for ability in one.abilities.get(terrain, ())]
    return tuple(dict.fromkeys([*own, *given]))


# Creatures.


def summon(game: Game, deed: Summon) -> Procedure[list[int]]:
    """The creatures of a card enter one after another; a friend is the Hero's (Q-QST-03)."""
    entered: list[int] = []
    for _ in range(deed.number):
        if not deed.control and not (yield from supplied(game, deed.creature, entered)):
            yield from game.happen(NotPlaced(deed.creature, because=("Q-SET-05", "Q-TER-02")))
            continue
        seat = HERO_SEAT if deed.control else OVERLORD_SEAT
        profile = _profile(game, deed.creature, seat)
        to = yield from _place(game, seat, profile, deed.at)
        if to is None:
            yield from game.happen(NotPlaced(deed.creature, because=("Q-TER-04",)))
            continue
        id = game.state.next_id
        if deed.control:
            yield from game.happen(FriendJoined(id, profile, to))
        else:
            yield from game.happen(Summoned(id, OVERLORD_SEAT, profile, to, because=("Q-TER-04",)))
        newcomer = game.creature(id)
        if newcomer is not None:
            yield from hurry(game, newcomer)
            entered.append(id)
    return entered


def _profile(game: Game, card: CardId, seat: Seat) -> Profile:
    profile = profile_of(game.cards[card])
    if seat not in game.mode.scripted:
        return profile
    return Profile(
        profile.card,
        profile.type,
        profile.strength,
        profile.health,
        profile.movement,
        profile.base,
        (*profile.held, *game.mode.scripted_abilities),
        profile.armour,
        profile.hidden,
    )


def _place(game: Game, seat: Seat, profile: Profile, at: QuestPlace) -> Procedure[Point | None]:
    """Where the card says, or else at the Overlord's side (Q-TER-04); its player picks (Q-PVP-07)."""
    entry = QuestEntry(game, seat, profile.base, at)
    if not entry.has_room():
        entry = QuestEntry(game, seat, profile.base, AT_OVERLORDS_SIDE)
        if not entry.has_room():
            return None
    if seat in game.mode.scripted:
        return entry.nearest(*towards(game))
    choice: Choice[PlaceAt] = Choice(
        seat,
        "summoning-place",
        [],
        shape=QuestionShape.PLACE,
        subject=profile.card,
        cites=("Q-PVP-07",),
        check=lambda option: refused_place(entry, option),
        about={"card": profile.card},
        offers=[Offer("place", lambda: [PlaceAt(to) for to in entry.suggestions()])],
    )
    return (yield from choose(choice)).to


def group_on_field(game: Game, creature: OverlordCreature) -> list[Creature]:
    """The Overlord's creatures that share a supply with one, also those that the Hero has taken for a turn;
    friends are not counted."""
    there = [one for one in game.creatures() if one.owner == OVERLORD_SEAT and not game.is_guest(one)]
    if creature.unique or not creature.group:
        return [one for one in there if one.card == creature.id]
    kinds = [(one, kind_of(game, one.card)) for one in there]
    return [one for one, kind in kinds if kind is not None and kind.group == creature.group]


def group_limit(game: Game) -> int:
    """Q-SET-05: the limit that the players agreed on, or that of the rules."""
    agreed = 0 if game.state.quest is None else game.state.quest.limit
    return agreed or MOST[is_alone(game)]


def supply_left(game: Game, creature: OverlordCreature) -> int:
    """Q-SET-05: the creatures of this kind that may still enter; a unique one is there once."""
    most = group_limit(game) if creature.group and not creature.unique else 1
    return most - len(group_on_field(game, creature))


def supplied(game: Game, card: CardId, entered: Sequence[int]) -> Procedure[bool]:
    """Q-TER-02: without supply its player may take one from the field, to be placed anew.

    Where nobody decides, it is the one farthest from the Hero that is neither in contact nor just entered.
    """
    creature = game.quest_book.creatures[card]
    if supply_left(game, creature) > 0:
        return True
    there = [one for one in group_on_field(game, creature) if one.seat == OVERLORD_SEAT]
    if is_alone(game):
        idle = [one for one in there if one.id not in entered and not game.foes_in_contact(one)]
        x, y = towards(game)
        taken = max(idle, key=lambda one: ((one.x - x) ** 2 + (one.y - y) ** 2, -one.id), default=None)
        id = None if taken is None else taken.id
    else:
        choice: Choice[Option] = Choice(
            OVERLORD_SEAT,
            "take-back",
            [*[Target(one.id) for one in there], NoTarget()],
            shape=QuestionShape.TARGET,
            secrecy=Secrecy.PUBLIC,
            subject=card,
            cites=("Q-TER-02",),
            about={"card": card},
        )
        option = yield from choose(choice)
        id = option.target if isinstance(option, Target) else None
    if id is None:
        return False
    yield from game.happen(ReturnedToSupply(id, because=("Q-TER-02",)))
    return True
