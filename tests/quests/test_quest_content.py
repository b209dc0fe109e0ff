"""The quests and cards that come with the program: their numbers, their languages, their texts."""

import re

import pytest

from signum.classic.cards.card import FACES
from signum.classic.cards.sets import shipped
from signum.classic.console.quest_cards import check_shipped, lines
from signum.classic.quests.cards import PVE, PVP, LayQuestTerrain, OverlordCard, Summon
from signum.classic.quests.checks import QuestEntries
from signum.classic.quests.conditions import CONDITIONS
from signum.classic.quests.library import QuestLibrary, broken_counts, dice_cards, shipped_quests
from signum.classic.quests.places import QuestPlace
from signum.classic.quests.text import QuestText
from signum.content.languages import LANGUAGES
from signum.content.nodes import SourceError
from tests.quests.making import node

LIBRARY = shipped_quests()
ENTRIES = LIBRARY.entries


def test_everything_that_is_shipped_is_right() -> None:
    """Q-SET-02, Q-SET-03: 22 and 10 Overlord cards, 3 early and 12 late quests."""
    assert check_shipped(shipped()) == ([], len(ENTRIES.all()))
    assert [len(LIBRARY.overlord(one)) for one in (PVP, PVE)] == [22, 10]
    assert [len(LIBRARY.stage(one)) for one in ("early", "late")] == [3, 12]


def test_a_deck_with_a_card_too_few_is_found() -> None:
    fewer = dict(list(ENTRIES.quests.items())[1:])
    broken = QuestLibrary(QuestEntries(fewer, ENTRIES.overlord, ENTRIES.creatures, ENTRIES.terrains), {})
    told = broken_counts(broken)
    assert "Q-SET-03, early: 2 cards, and the rule says 3" in told
    assert "Q-PVE-05, cards: 0 cards, and the rule says 18" in told


def test_the_printed_example_brings_four_bandits_for_eight_rage() -> None:
    """Q-PVP-03: 2 rage a bandit, in contact with the Hero."""
    card = LIBRARY.overlord(PVE)["knives-in-the-dark"]
    assert card.multiple
    assert 8 // card.rage == 4
    assert card.main == (Summon("bandit", QuestPlace("hero")),)


def test_the_creatures_of_the_book_are_there() -> None:
    """Q-SET-05: two groups share limits; bandits are worth honour (Q-PVP-05)."""
    grouped = [(one.group, id) for id, one in LIBRARY.creatures.items() if one.group]
    assert [id for group, id in grouped if group == "roads"] == ["bandit", "wolf"]
    assert [id for group, id in grouped if group == "graves"] == ["skeleton", "evil-eye", "dragon-whelp"]
    assert LIBRARY.creatures["bandit"].honour == 1
    assert LIBRARY.creatures["evil-eye"].leash == QuestPlace("terrain", "quest-rocks", 1)
    assert any(one.unique for one in LIBRARY.creatures.values())
    assert any(one.friend for one in LIBRARY.creatures.values())


def test_dice_cards_are_balanced_at_every_place() -> None:
    """Q-PVE-05: 18 rows of 6 symbols, each symbol a third of every position."""
    rows = list(LIBRARY.dice_cards.values())
    assert (len(rows), {len(row) for row in rows}) == (18, {6})
    for place in zip(*rows, strict=True):
        assert {place.count(face) for face in FACES} == {6}


def test_unbalanced_dice_cards_are_refused() -> None:
    six = ["axe"] * 6
    with pytest.raises(SourceError, match="symbol 1: each of bullseye, axe, shield"):
        dice_cards(node({"one": six, "two": six, "three": six}))
    with pytest.raises(SourceError, match="a dice card shows 6 symbols"):
        dice_cards(node({"one": six[1:]}))


def test_a_quest_forest_blocks_sight_and_gives_no_cover() -> None:
    """Q-TER-03."""
    assert LIBRARY.terrains["quest-forest"].card.abilities == ("T-DIFFICULT", "T-BLOCKS-LOS")


def test_each_unique_terrain_and_creature_belongs_to_one_quest() -> None:
    uses: dict[str, int] = {}
    for quest in LIBRARY.quests.values():
        for one in quest.actions:
            if isinstance(one, LayQuestTerrain | Summon):
                id = one.terrain if isinstance(one, LayQuestTerrain) else one.creature
                uses[id] = uses.get(id, 0) + 1
    unique = [id for id, one in LIBRARY.terrains.items() if one.unique]
    unique += [id for id, one in LIBRARY.creatures.items() if one.unique or one.friend]
    assert {uses.get(id) for id in unique} == {1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_said_in_every_language(language: str) -> None:
    for one in ENTRIES.all():
        said = lines(one, language, ENTRIES)
        assert all(said)
        for line in said[1:]:
            assert "{" not in line, line
            assert "quest-" not in line, line
            assert line.rstrip(".").strip(), one
        if language == "fr":
            assert not re.search(r"[^\u00a0\u202f][:;!?](\s|$)", " ".join(said)), said


def test_texts_say_what_the_data_says() -> None:
    texts = QuestText.of("en", LIBRARY)
    assert texts.quest(LIBRARY.quests["wolves-at-the-gate"]) == [
        "When drawn: 3 “Wolf” creatures enter in contact with the Overlord's side.",
        "Goal: 2 “Wolf” creatures are defeated.",
        "Failed if a “Wolf” creature stands in contact with the Hero's side.",
        "Reward: 2 Honour.",
    ]
    card: OverlordCard = LIBRARY.overlord(PVE)["blood-in-the-snow"]
    assert texts.overlord(card) == [
        "For 3 Rage: each of your creatures gains +1 strength until the end of your opponent's turn.",
        "In addition: “Wolf” enters in contact with the Overlord's side.",
        "“You” on this card means the Overlord.",
    ]
    eye = LIBRARY.creatures["evil-eye"]
    assert texts.creature(eye, PVE)[-1] == "It must always stay within S of “Rocks”."
    assert texts.figures(eye, PVE) == "PvE: strength 1, health 2, movement S"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "After the quest: impassable; blocks Line of Sight."),
        ("fr", "Après la quête\u00a0: infranchissable\u00a0; bloque la ligne de vue."),
        ("de", "Nach der Quest: unpassierbar; blockiert die Sichtlinie."),
        ("ru", "После задания: непроходимая; закрывает линию видимости."),
    ],
)
def test_the_abilities_of_a_terrain_have_no_capitals_inside_a_sentence(language: str, said: str) -> None:
    texts = QuestText.of(language, LIBRARY)
    assert texts.side_b(LIBRARY.terrains["wayside-shrine"]) == said


def test_conditions_differ_in_what_they_say() -> None:
    """Every condition of the vocabulary, in every language, is a text of its own."""
    from tests.quests.test_conditions import read

    written = {
        "defeat": {"creature": "wolf", "number": 3},
        "stand": {"who": "hero", "at": {"terrain": "watchfire", "within": "S"}, "rounds": 3},
        "none-left": {"creature": "wolf"},
        "rounds": 3,
        "terrain-lost": "watchfire",
        "carry": {"from": {"terrain": "watchfire"}, "to": "heros-side"},
        "search": "quest-ruins",
        "spend": 3,
        "own": 3,
        "build": 3,
        "play": {"card": "spell", "number": 3},
        "wounds": 3,
    }
    assert {*written, "friend-lost"} == set(CONDITIONS)
    for language in LANGUAGES:
        texts = QuestText.of(language, LIBRARY)
        said = [texts.condition(read({word: one})) for word, one in written.items()]
        said.append(texts.condition(read("friend-lost")))
        assert len(set(said)) == len(CONDITIONS)
        assert all("3" in one for one, word in zip(said, written, strict=False) if "3" in str(written[word]))
