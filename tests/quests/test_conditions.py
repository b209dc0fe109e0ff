"""The conditions of quests: what each of them counts, and when a quest is complete or failed."""

from pathlib import Path
from typing import Any

import pytest

from signum.classic.cards.card import Cost
from signum.classic.cards.sets import shipped
from signum.classic.chapters.cards.cards_in_play import TerrainDestroyed
from signum.classic.chapters.cards.city import Built
from signum.classic.chapters.cards.paying import Spent
from signum.classic.chapters.cards.playing import CardPlayed
from signum.classic.chapters.combat.damage import Eliminated
from signum.classic.chapters.field.ruins import Searched
from signum.classic.core.game import Game
from signum.classic.core.state import CHARACTER, HERO, Creature, PlayerState, State, Terrain
from signum.classic.editions import EDITIONS
from signum.classic.modes import MODES
from signum.classic.quests.active import HERO_SEAT, OVERLORD_SEAT, ActiveQuest
from signum.classic.quests.cards import LayQuestTerrain, QuestCard
from signum.classic.quests.conditions import CONDITIONS, QuestCondition
from signum.classic.quests.evaluation import is_complete, is_failed, progress, tally_after, tally_at_phase
from signum.classic.quests.files import condition
from signum.classic.quests.library import shipped_quests
from signum.engine.events import Event
from signum.engine.records import replaced
from tests.quests.making import node

BASE = 3_200
HERO_ID, SQUIRE, WOLF, BANDIT, FRIEND = 1, 2, 11, 12, 21
WATCHFIRE, RUINS = 31, 32


def read(written: Any) -> QuestCondition:
    return condition(node(written))


def creature(id: int, card: str, owner: int, at: tuple[float, float], type_: str = CHARACTER) -> Creature:
    seat = HERO_SEAT if id == FRIEND else owner
    return Creature(id, card, type_, owner, seat, int(at[0] * 1000), int(at[1] * 1000), BASE, 2, 4)


class Field:
    """The Hero and a squire in the south, a wolf and a bandit in the north, a fire in the middle."""

    def __init__(self) -> None:
        state = State([PlayerState(prosperity=6), PlayerState()])
        for one in (
            creature(HERO_ID, "roland", HERO_SEAT, (30, 10), HERO),
            creature(SQUIRE, "ruphus-the-young-squire", HERO_SEAT, (40, 10)),
            creature(WOLF, "wolf", OVERLORD_SEAT, (30, 50)),
            creature(BANDIT, "bandit", OVERLORD_SEAT, (40, 50)),
            creature(FRIEND, "salt-cart", OVERLORD_SEAT, (10, 30)),
        ):
            state.creatures[one.id] = one
        state.terrains[WATCHFIRE] = Terrain(WATCHFIRE, "watchfire", HERO_SEAT, ((30_000, 30_000),), 2_000)
        state.terrains[RUINS] = Terrain(RUINS, "quest-ruins", HERO_SEAT, ((50_000, 30_000),), 2_000)
        cards = {**shipped(), **shipped_quests().cards("pve")}
        self.game = Game(state, EDITIONS["en2"], MODES["duel"], {}, (), cards)
        self.state = state
        self.quest = QuestCard(
            id="test", names={}, story={}, stage="late", actions=(LayQuestTerrain("watchfire"),), complete=()
        )
        self.active = ActiveQuest("test", (WATCHFIRE,), (WOLF,), (FRIEND,))

    def asks(self, *complete: Any, fail: Any = (), either: bool = False) -> "Field":
        self.quest = replaced(
            self.quest,
            complete=tuple([read(one) for one in complete]),
            fail=tuple([read(one) for one in fail]),
            either=either,
        )
        self.active = replaced(self.active, tally=(0,) * len(self.quest.conditions))
        return self

    def put(self, id: int, x: float, y: float) -> None:
        self.state.creatures[id].x, self.state.creatures[id].y = int(x * 1000), int(y * 1000)

    def happens(self, event: Event) -> None:
        event.apply(self.state)
        self.active = replaced(self.active, tally=tally_after(self.game, self.quest, self.active, event))

    def falls(self, id: int) -> None:
        one = self.state.creatures[id]
        self.happens(Eliminated(id, one.card, one.type, one.seat, one.owner))

    def phase(self) -> None:
        self.active = replaced(self.active, tally=tally_at_phase(self.game, self.quest, self.active))

    @property
    def so_far(self) -> list[tuple[int, int]]:
        return [(one.have, one.need) for one in progress(self.game, self.quest, self.active)]

    def complete(self) -> bool:
        return is_complete(self.game, self.quest, self.active)

    def failed(self) -> bool:
        return is_failed(self.game, self.quest, self.active)


@pytest.mark.parametrize(
    "word, counted", [("wolf", 1), ("bandit", 1), ("any", 2), ("of-quest", 1), ("skeleton", 0)]
)
def test_defeats_count_the_overlords_creatures_that_are_meant(word: str, counted: int) -> None:
    """Q-QST-02: neither the Hero's losses nor a friend of the Hero count."""
    field = Field().asks({"defeat": {"creature": word, "number": 2}})
    for one in (SQUIRE, WOLF, BANDIT, FRIEND):
        field.falls(one)
    assert field.so_far == [(counted, 2)]
    assert field.complete() == (counted == 2)


def test_a_creature_stands_in_contact_with_a_terrain_of_the_name() -> None:
    field = Field().asks({"stand": {"who": "hero", "at": {"terrain": "watchfire"}}})
    assert not field.complete()
    field.put(HERO_ID, 30, 30 - 2 - 1.6)
    assert field.complete()
    field.put(HERO_ID, 30, 30 - 2 - 1.6 - 0.5)
    assert not field.complete()


@pytest.mark.parametrize(
    "place, at, there",
    [
        ("heros-side", (30, 1.6), True),
        ("heros-side", (30, 2.2), False),
        ({"of": "heros-side", "within": "S"}, (30, 9.6), True),
        ({"of": "heros-side", "within": "S"}, (30, 9.7), False),
        ("overlords-side", (30, 58.4), True),
        ("overlords-side", (30, 57.5), False),
        ("hero", (30, 13.2), True),
        ({"of": "hero", "within": "M"}, (30, 23.2), True),
        ({"of": "hero", "within": "M"}, (30, 23.3), False),
        ("field", (5, 55), True),
    ],
)
def test_places_are_measured_from_the_base(place: Any, at: tuple[float, float], there: bool) -> None:
    field = Field().asks({"stand": {"who": "wolf", "at": place}})
    field.put(WOLF, *at)
    assert field.complete() == there


def test_a_friend_is_none_of_your_creatures() -> None:
    """Q-QST-03."""
    field = Field().asks(
        {"stand": {"who": "yours", "number": 3, "at": "field"}}, {"stand": {"who": "friend", "at": "field"}}
    )
    assert field.so_far == [(2, 3), (1, 1)]


def test_rounds_of_standing_are_in_a_row() -> None:
    field = Field().asks({"stand": {"who": "yours", "at": {"terrain": "watchfire"}, "rounds": 2}})
    field.put(SQUIRE, 30, 26.4)
    field.phase()
    assert field.so_far == [(1, 2)]
    field.put(SQUIRE, 30, 10)
    field.phase()
    assert field.so_far == [(0, 2)]
    field.put(SQUIRE, 30, 26.4)
    field.phase()
    field.phase()
    assert field.complete()


def test_none_is_left_at_a_place() -> None:
    field = Field().asks({"none-left": {"creature": "any", "at": {"of": "overlords-side", "within": "M"}}})
    assert not field.complete()
    field.put(WOLF, 30, 40)
    field.falls(BANDIT)
    assert field.complete()


def test_rounds_pass_with_quests_phases() -> None:
    field = Field().asks({"rounds": 2})
    field.phase()
    assert field.so_far == [(1, 2)]
    field.phase()
    assert field.complete()


def test_a_lost_friend_fails_the_quest() -> None:
    field = Field().asks({"rounds": 9}, fail=["friend-lost"])
    assert not field.failed()
    field.falls(FRIEND)
    assert field.failed()


def test_a_destroyed_unique_terrain_fails_its_quest() -> None:
    """Q-QST-04: also where the quest names no such condition; a common terrain does not."""
    field = Field().asks({"rounds": 9}, fail=[{"terrain-lost": "quest-ruins"}])
    field.happens(TerrainDestroyed(HERO_SEAT, "quest-ruins", RUINS))
    assert field.failed()
    field = Field().asks({"rounds": 9})
    field.happens(TerrainDestroyed(HERO_SEAT, "quest-ruins", RUINS))
    assert not field.failed()
    field.happens(TerrainDestroyed(HERO_SEAT, "watchfire", WATCHFIRE))
    assert field.failed()


def test_the_hero_takes_up_a_burden_before_others_and_a_fallen_bearer_leaves_it() -> None:
    field = Field().asks({"carry": {"from": {"terrain": "watchfire"}, "to": "heros-side"}})
    field.put(SQUIRE, 26.4, 30)
    field.put(HERO_ID, 33.6, 30)
    assert field.so_far == [(0, 2)]
    field.phase()
    assert field.so_far == [(1, 2)]
    field.put(SQUIRE, 20, 1.6)
    assert not field.complete()
    field.put(SQUIRE, 26.4, 30)
    field.falls(HERO_ID)
    assert field.so_far == [(0, 2)]
    field.phase()
    field.put(SQUIRE, 20, 1.6)
    assert field.complete()


def test_what_the_heros_player_does_is_counted() -> None:
    ruphus = "ruphus-the-young-squire"
    field = Field().asks(
        {"search": "quest-ruins"},
        {"spend": 9},
        {"build": 1},
        {"play": {"card": "character", "number": 2}},
        {"own": 3},
    )
    field.state.players[HERO_SEAT].hand += [ruphus, "fireball"]
    field.state.players[OVERLORD_SEAT].hand += [ruphus]
    field.state.players[OVERLORD_SEAT].prosperity = 9
    field.happens(Searched(HERO_ID, RUINS))
    field.happens(Spent(OVERLORD_SEAT, 3))
    field.happens(Spent(HERO_SEAT, 2))
    field.happens(Built(HERO_SEAT, "tavern", 90, 2, False))
    field.happens(CardPlayed(HERO_SEAT, "fireball", "spell", Cost()))
    field.happens(CardPlayed(HERO_SEAT, ruphus, "character", Cost()))
    field.happens(CardPlayed(OVERLORD_SEAT, ruphus, "character", Cost()))
    assert field.so_far == [(1, 1), (4, 9), (1, 1), (1, 2), (2, 3)]


def test_wounds_of_the_hero_are_looked_at() -> None:
    field = Field().asks({"rounds": 9}, fail=[{"wounds": 2}])
    field.state.creatures[SQUIRE].wounds = 3
    assert not field.failed()
    field.state.creatures[HERO_ID].wounds = 2
    assert field.failed()


def test_all_conditions_are_needed_unless_one_is_enough() -> None:
    both = [{"defeat": "wolf"}, {"defeat": "bandit"}]
    field = Field().asks(*both)
    field.falls(WOLF)
    assert not field.complete()
    field.falls(BANDIT)
    assert field.complete()
    field = Field().asks(*both, either=True)
    field.falls(WOLF)
    assert field.complete()


def test_every_condition_is_tried_here() -> None:
    source = Path(__file__).read_text(encoding="utf-8")
    assert not [word for word in CONDITIONS if f'"{word}"' not in source]
