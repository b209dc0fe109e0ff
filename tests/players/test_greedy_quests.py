"""The greedy player alone against the Overlord: where quests need its creatures, whom they want defeated."""

from signum.classic.bots.greedy.prosperity import goal
from signum.classic.bots.greedy.quests import aims, bounties, furthered, pull
from signum.classic.bots.greedy.worth import Worths
from signum.classic.bots.hints import Hints
from signum.classic.cards.sets import shipped
from signum.classic.chapters.quest.rounds import ActInOrder
from signum.classic.core.quest_state import QuestState
from signum.classic.core.state import PROSPERITY
from signum.classic.lab.quest_balance import played, told
from signum.classic.quests.active import HERO_SEAT, OVERLORD_SEAT, ActiveQuest
from signum.classic.quests.library import shipped_quests
from signum.classic.telling.telling import Telling
from signum.content.source import parse
from signum.engine.chance import seed_of
from signum.rulebooks import GAMES
from signum.table.match import Match
from signum.table.scenario.reading import scenario
from tests.quests.test_conditions import BANDIT, FRIEND, HERO_ID, SQUIRE, WATCHFIRE, WOLF, Field

PACK = """
scenario: two wolves
mode: quest-pve
seats:
  first:
    hero: {strength: 3, health: 8, movement: M, at: [30, 2]}
    deck: [oak, elm, ash]
  second:
    deck: [marrow-frost, open-graves]
    creatures:
      grey: {card: wolf, at: [20, 50]}
      black: {card: wolf, at: [40, 50]}
turn: {active: second, number: 2, phase: activation}
"""


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
    made.put(SQUIRE, 30, 40)
    assert set(aims(made.game, HERO_SEAT)) == {SQUIRE}


def test_enemies_that_a_quest_wants_are_worth_more() -> None:
    """Q-PVP-05: a bandit is worth honour by itself; a wolf where a quest asks for wolves."""
    made = field("wolves-at-the-gate", (1, 0))
    assert set(bounties(made.game, HERO_SEAT)) == {WOLF, BANDIT}
    wolf, plain = made.state.creatures[WOLF], Field()
    assert Worths(made.game, HERO_SEAT).whole(wolf) > Worths(plain.game, HERO_SEAT).whole(wolf)
    assert not bounties(made.game, OVERLORD_SEAT)


def test_prosperity_is_saved_only_towards_the_end() -> None:
    """Q-END-01, Q-PVP-05: there is no goal of prosperity, but what is left becomes honour."""
    made = field("the-watchfire")
    hero, overlord = made.state.players
    hero.prosperity, overlord.prosperity, overlord.lacks = 33, 33, (PROSPERITY,)
    worths = []
    for cards in (10, 3, 1):
        hero.deck[:] = overlord.deck[:] = ["oak"] * cards
        worths.append(goal(made.game, hero))
    assert worths[0] < 1 < worths[1] < worths[2] == 33
    assert goal(made.game, overlord) == 0.0


def test_building_and_spending_are_worth_what_a_quest_gives_for_them() -> None:
    """Two buildings for the palisade, 8 prosperity for the tithe; no more than is left to do."""
    palisade, tithe = field("raise-the-palisade", (1, 0)), field("the-dukes-tithe", (6,))
    assert furthered(palisade.game, HERO_SEAT, 3, built=1) > furthered(palisade.game, HERO_SEAT, 3) == 0
    assert furthered(tithe.game, HERO_SEAT, 1) < furthered(tithe.game, HERO_SEAT, 2)
    assert furthered(tithe.game, HERO_SEAT, 2) == furthered(tithe.game, HERO_SEAT, 5)
    assert furthered(tithe.game, OVERLORD_SEAT, 5) == 0


def test_the_overlords_creatures_act_as_they_are_listed() -> None:
    """Q-PVE-01: and no hint tells them where to go, for they follow their patterns."""
    said = scenario(parse(PACK.encode(), "pack.yaml"), GAMES)
    rules = GAMES.rules(said.game, "en2", shipped())
    start, _ = rules.position(said.position)
    match = Match(rules, start, secret=seed_of("pack"))
    (advised,) = Hints(Telling(match, "en", HERO_SEAT)).advised(HERO_SEAT)
    assert advised.option == ActInOrder()
    assert advised.plan is None


def test_it_plays_to_the_end() -> None:
    game = played("roland", "to the end")
    assert game.rank in ("fallen", "forgotten", "wanderer", "knight", "champion", "legend")
    assert game.completed or game.failed or game.left
    assert any(line.startswith("roland, 1, ") for line in told([game]))
