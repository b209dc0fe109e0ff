"""Quest files: every mistake is told with its file, line and entry."""

from typing import Any

import pytest

from signum.classic.quests.cards import Behaviour, Grant, LayQuestTerrain, QuestTerrain, Rouse, Summon
from signum.classic.quests.conditions import Defeat, Stand
from signum.classic.quests.places import QuestPlace
from tests.quests.making import CREATURE, NAMES, OVERLORD, QUEST, TERRAIN, checked, told


def test_a_quest_is_read_as_it_is_written() -> None:
    written = {
        **QUEST,
        "actions": [
            {"lay": "quest-forest"},
            {"summon": {"creature": "wolf", "number": 2, "at": {"terrain": "quest-forest", "within": "S"}}},
            {"control": {"creature": "pilgrim", "at": "hero"}},
        ],
        "abilities": {"quest-forest": ["cover"]},
        "gives": {"wolf": [{"strength": "+1"}]},
        "complete": [
            {"defeat": {"creature": "wolf", "number": 2}},
            {"stand": {"who": "friend", "at": "heros-side"}},
        ],
        "fail": ["friend-lost"],
        "either": "yes",
        "reward": {"honour": 2, "prosperity": 3},
    }
    found = checked(written)
    assert not found.mistakes
    quest = found.entries.quests["a-test"]
    assert quest.actions == (
        LayQuestTerrain("quest-forest"),
        Summon("wolf", QuestPlace("terrain", "quest-forest", 1), 2),
        Summon("pilgrim", QuestPlace("hero"), control=True),
    )
    assert quest.complete == (Defeat("wolf", 2), Stand("friend", QuestPlace("heros-side")))
    assert (quest.honour, quest.prosperity, quest.either) == (2, 3, True)
    assert quest.abilities == {"quest-forest": ("T-COVER",)}
    assert [(type(one), one.creature) for one in quest.gives] == [(Grant, "wolf")]


def test_a_creature_has_two_sides_and_a_behaviour() -> None:
    written = {
        **CREATURE,
        "pvp": {"strength": 3, "health": 4, "keywords": ["agile"]},
        "behaviour": [
            {"shoot": {"target": "weakest", "within": "L"}},
            {"guard": {"terrain": "quest-rocks"}},
            "stay",
        ],
    }
    troll = checked(written).entries.creatures["a-troll"]
    assert (troll.pvp.strength, troll.pve.strength) == (3, 2)
    assert troll.pvp.id == troll.pve.id == "a-troll"
    assert troll.behaviour == (
        Behaviour("shoot", "weakest", 3),
        Behaviour("guard", "terrain", 0, "quest-rocks"),
        Behaviour("stay"),
    )


def test_an_overlord_card_counts_as_one_that_costs_two() -> None:
    """Q-SET-02."""
    card = checked({**OVERLORD, "multiple": "yes"}).entries.overlord["a-card"]
    assert (card.card.type, card.card.cost.prosperity) == ("spell", 2)
    assert card.main == (Rouse("wolf"),)
    assert card.multiple


def test_a_terrain_without_a_side_b_keeps_its_abilities() -> None:
    found: QuestTerrain = checked({**TERRAIN, "unique": "yes", "abilities": ["cover"]}).entries.terrains[
        "a-well"
    ]
    assert found.side_b == found.card.abilities == ("T-COVER",)


@pytest.mark.parametrize(
    "plain, more, cause",
    [
        (QUEST, {"stage": "first"}, "a-test: stage: 'first' is not known here"),
        (QUEST, {"story": "x" * 241}, "story: a story is one line of at most 240 letters"),
        (QUEST, {"reward": {}}, "reward: a reward is honour or prosperity"),
        (QUEST, {"complete": []}, "complete: a quest needs a condition"),
        (QUEST, {"either": "yes"}, "either: there is only one condition to choose from"),
        (
            QUEST,
            {"complete": [{"defeats": "wolf"}]},
            "no condition has that name: 'defeats' is not known here",
        ),
        (QUEST, {"complete": ["rounds"]}, "rounds of what? Write {rounds: ...}"),
        (QUEST, {"fail": [{"friend-lost": 1}]}, "friend-lost has no figure: write friend-lost"),
        (QUEST, {"complete": [{"defeat": "wolff"}]}, "no creature of the Overlord has that name: 'wolff'"),
        (QUEST, {"complete": [{"search": "forest"}]}, "no quest terrain has that name: 'forest'"),
        (
            QUEST,
            {"complete": [{"stand": {"who": "hero", "at": {"terrain": "hill"}}}]},
            "no quest terrain has that name: 'hill'",
        ),
        (
            QUEST,
            {"complete": [{"stand": {"who": "hero", "at": "terrain"}}]},
            "name the terrain: {terrain: quest-forest}",
        ),
        (QUEST, {"complete": [{"stand": {"who": "hero", "at": {"within": "S"}}}]}, "write terrain or of"),
        (QUEST, {"complete": [{"rounds": 0}]}, "rounds: a whole number from 1 to 20 is needed, not 0"),
        (QUEST, {"fail": ["friend-lost"]}, "it gives the Hero no friend"),
        (
            QUEST,
            {"actions": [{"summon": {"creature": "pilgrim", "at": "hero"}}]},
            "pilgrim is a friend of the Hero",
        ),
        (
            QUEST,
            {"actions": [{"summon": {"creature": "wolf", "at": "field"}}]},
            "no creature can be put there",
        ),
        (
            QUEST,
            {"actions": [{"lay": {"terrain": "quest-rocks", "number": 3}}]},
            "there is a supply of 2 (Q-TER-02)",
        ),
        (
            QUEST,
            {"actions": [{"summon": {"creature": "crow-feather", "number": 2, "at": "hero"}}]},
            "there is only one crow-feather",
        ),
        (QUEST, {"actions": [{"burn": "wolf"}]}, "no deed has that name: 'burn' is not known here"),
        (QUEST, {"abilities": {"quest-forest": ["wet"]}}, "'wet' is not known here"),
        (QUEST, {"gives": {"wolff": ["agile"]}}, "no creature of the Overlord has that name: 'wolff'"),
        (QUEST, {"id": "fireball"}, "a card that is there already has the id 'fireball'"),
        (QUEST, {"id": "the-long-night"}, "a card that is there already has the id 'the-long-night'"),
        (OVERLORD, {"kind": "building"}, "kind: 'building' is not known here"),
        (OVERLORD, {"rage": 11}, "rage: a whole number from 1 to 10"),
        (OVERLORD, {"main": []}, "main: a main ability does something"),
        (OVERLORD, {"main": [{"lay": "quest-rocks"}]}, "only a quest lays terrain (Q-TER-01)"),
        (
            OVERLORD,
            {"extra": [{"control": {"creature": "wolf", "at": "hero"}}]},
            "only a quest gives a creature",
        ),
        (OVERLORD, {"main": [{"what": {"wound": 1}}]}, "this card is none: say to whom with who"),
        (
            OVERLORD,
            {"main": [{"who": "bearer", "what": {"wound": 1}}]},
            "the card is no creature: name whom it means",
        ),
        (
            OVERLORD,
            {"main": [{"who": {"creature": "opponents", "within": "S"}, "what": {"wound": 1}}]},
            "the Overlord stands nowhere on the field",
        ),
        (OVERLORD, {"main": [{"when": "played", "what": {"draw": 1}}]}, "leave when out"),
        (CREATURE, {"group": "seas"}, "group: 'seas' is not known here"),
        (CREATURE, {"unique": "yes"}, "is unique or belongs to a group (Q-SET-05)"),
        (CREATURE, {"behaviour": []}, "behaviour is missing"),
        (CREATURE, {"behaviour": [{"attack": "heros-side"}]}, "'heros-side' is not known here"),
        (CREATURE, {"behaviour": [{"shoot": {"terrain": "quest-rocks"}}]}, "nobody can shoot a terrain"),
        (CREATURE, {"behaviour": [{"sing": "hero"}]}, "no behaviour has that name: 'sing' is not known here"),
        (CREATURE, {"friend": "yes"}, "a friend of the Hero is the player's to activate"),
        (CREATURE, {"pve": {"strength": 2}}, "'health' is missing"),
        (CREATURE, {"leash": {"terrain": "quest-rock"}}, "no quest terrain has that name: 'quest-rock'"),
        (TERRAIN, {"side-b": ["cover"]}, "only a unique terrain has a side B"),
        (TERRAIN, {"unique": "yes", "supply": 2}, "of a unique terrain there is one template"),
        (TERRAIN, {"corners": [[0, 0], [1, 1], [1, 0]]}, "either corners or a radius"),
    ],
)
def test_a_mistake_is_told(plain: dict[str, Any], more: dict[str, Any], cause: str) -> None:
    said = told({**plain, **more})
    assert said
    assert any(cause in one for one in said), said
    assert all(one.startswith("quests.yaml:1: ") for one in said)


def test_two_entries_cannot_share_an_id() -> None:
    assert "there is already an entry 'a-test' in quests.yaml:1" in told(QUEST, QUEST)[0]


def test_entries_may_name_each_other() -> None:
    quest = {**QUEST, "actions": [{"summon": {"creature": "a-troll", "at": {"terrain": "a-well"}}}]}
    assert not told(quest, CREATURE, TERRAIN)


def test_a_creature_without_a_pvp_side_is_refused() -> None:
    without = {key: one for key, one in CREATURE.items() if key != "pvp"}
    assert "pvp is missing" in told(without)[0]
    friend = {key: one for key, one in without.items() if key not in ("group", "behaviour")}
    assert not told({**friend, "friend": "yes", "name": NAMES})
