"""The greedy player alone against the Overlord: where quests need its creatures, whom they want defeated."""

from signum.classic.bots.greedy.prosperity import goal
from signum.classic.bots.greedy.quests import aims, bounties, pull
from signum.classic.bots.greedy.worth import Worths
from signum.classic.core.quest_state import QuestState
from signum.classic.lab.quest_balance import played, told
from signum.classic.quests.active import HERO_SEAT, OVERLORD_SEAT, ActiveQuest
from signum.classic.quests.library import shipped_quests
from tests.quests.test_conditions import BANDIT, FRIEND, HERO_ID, SQUIRE, WATCHFIRE, WOLF, Field


def field(quest: str, tally: tuple[int, ...] = ()) -> Field:
    """The field of the conditions with one active quest."""
    made = Field()
    made.game.quest_book = shipped_quests()
    active = ActiveQuest(quest, (WATCHFIRE,), (WOLF,), (FRIEND,), tally)
    made.state.quest = QuestState(active=(active,))
    return made


def test_the_nearest_creature_is_drawn_to_the_place() -> None:
    made = field("the-watchfire")
    assert set(aims(made.game, HERO_SEAT)) == {HERO_ID}
    made.put(SQUIRE, 30, 20)
    assert set(aims(made.game, HERO_SEAT)) == {SQUIRE}
    assert not aims(made.game, OVERLORD_SEAT)


def test_the_pull_grows_on_the_way_and_is_strongest_there() -> None:
    made = field("the-watchfire")
    aimed = aims(made.game, HERO_SEAT)[HERO_ID]
    values = [pull(aimed, 30_000, y, 1_600) for y in (10_000, 20_000, 26_400)]
    assert values == sorted(values)
    assert values[-1] > 0 > values[0]


def test_a_friend_is_led_home() -> None:
    made = field("salt-for-the-city")
    assert [one.place.of for one in aims(made.game, HERO_SEAT)[FRIEND]] == ["heros-side"]


def test_the_bearer_carries_the_burden_on() -> None:
    made = field("the-ember-nest", (SQUIRE,))
    assert set(aims(made.game, HERO_SEAT)) == {SQUIRE}


def test_enemies_that_a_quest_wants_are_worth_more() -> None:
    """Q-PVP-05: a bandit is worth honour by itself; a wolf where a quest asks for wolves."""
    made = field("wolves-at-the-gate", (1, 0))
    assert set(bounties(made.game, HERO_SEAT)) == {WOLF, BANDIT}
    wolf, plain = made.state.creatures[WOLF], Field()
    assert Worths(made.game, HERO_SEAT).whole(wolf) > Worths(plain.game, HERO_SEAT).whole(wolf)
    assert not bounties(made.game, OVERLORD_SEAT)


def test_the_goal_of_prosperity_plays_no_part() -> None:
    """Q-END-01."""
    made = field("the-watchfire")
    assert goal(made.game, made.state.players[HERO_SEAT]) == 0.0


def test_it_plays_to_the_end() -> None:
    game = played("roland", "to the end")
    assert game.rank in ("fallen", "forgotten", "wanderer", "knight", "champion", "legend")
    assert game.completed or game.failed or game.left
    assert any(line.startswith("roland, 1, ") for line in told([game]))
