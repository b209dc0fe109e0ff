"""The rule catalogue is loaded, checked and found by id."""

from pathlib import Path

import msgspec
import pytest

from signum.classic.folder import PRINTINGS
from signum.content.folders import folder_of, game_folder, game_folders
from signum.content.mistakes import Mistake
from signum.content.references import broken_references
from signum.content.rules import Rule, UnknownRule, catalogue, load, rule
from signum.content.selection import select
from signum.content.source import SourceError
from tests.content.catalogues import written

ENTRY = "{id: C-XX-01, title: One, text: Two.}"


def test_the_catalogue_holds_every_game_and_its_ids_are_its_keys() -> None:
    rules = catalogue()
    assert {rule.game for rule in rules.values()} == set(game_folders())
    assert all(id == rule.id for id, rule in rules.items())
    assert len(rules) > 400
    assert catalogue() is rules


def test_the_catalogue_cannot_be_written_to() -> None:
    with pytest.raises(TypeError):
        catalogue()["C-MEL-03"] = rule("C-MEL-04")  # type: ignore[index]
    with pytest.raises(AttributeError):
        rule("C-MEL-03").title = "Another"  # type: ignore[misc]


def test_every_rule_named_in_the_catalogue_is_in_it() -> None:
    assert broken_references(catalogue()) == []


def test_a_broken_reference_is_told() -> None:
    lost = Rule(
        id="C-XX-01", game="classic", chapter="x", title="X", text="See C-XX-01 to 03, C-XX and W-GONE."
    )
    told = broken_references({"C-XX-01": lost})
    assert [sentence.split("'")[1] for sentence in told] == ["C-XX-02", "C-XX-03", "W-GONE"]


def test_a_rule_is_found_by_its_id() -> None:
    melee = rule("C-MEL-03")
    assert (melee.game, melee.chapter, melee.stem) == ("classic", "melee", "C-MEL")
    assert rule("A-ARMOUR").chapter == "glossary"
    assert rule("A-ARMOUR").kind == "triggered"


@pytest.mark.parametrize(
    "id, near", [("C-MEL-3", "C-MEL-03"), ("c-mel-03", "C-MEL-03"), ("A-ARMOR", "A-ARMOUR")]
)
def test_an_unknown_rule_names_the_nearest_ids(id: str, near: str) -> None:
    with pytest.raises(UnknownRule, match=f"did you mean .*{near}"):
        rule(id)


@pytest.mark.parametrize("id", ["", "x" * 100_000, "\0", "☃"])
def test_an_unknown_rule_like_no_other_points_to_the_list(id: str) -> None:
    with pytest.raises(UnknownRule, match="signum rules list") as caught:
        rule(id)
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize(
    "id, printings",
    [("C-MEL-03", PRINTINGS), ("C-DRG-03", ("en2",)), ("Q-SET-01", ("en2",)), ("W-ZONE-01", ())],
)
def test_a_rule_belongs_to_its_printings(id: str, printings: tuple[str, ...]) -> None:
    assert tuple(edition for edition in PRINTINGS if rule(id).belongs_to(edition)) == printings


def test_a_value_is_kept_for_each_printing_as_it_is_written() -> None:
    assert rule("C-DECK-01").values == {"ru1": "30", "de1": "30", "fr1": "20", "en2": "20"}
    assert rule("C-CARD-08").values["en2"] == ("32", "50", "60", "80")
    assert rule("C-CARD-08").unit == "mm diameter"


def test_every_value_of_the_catalogue_has_all_its_printings() -> None:
    for entry in catalogue().values():
        assert not entry.values or tuple(entry.values) == entry.printings


def test_a_rule_can_be_sent_and_comes_back_the_same() -> None:
    sent = msgspec.json.encode(list(catalogue().values()))
    assert msgspec.json.decode(sent, type=list[Rule]) == list(catalogue().values())


@pytest.mark.parametrize(
    "text, line, cause",
    [
        (f"a:\n- {ENTRY}\n- {ENTRY}", 3, "C-XX-01 is already in"),
        ("a:\n- {id: W-XX-01, title: One, text: Two.}", 2, "begins with C-"),
        ("a:\n- {id: c-xx-01, title: One, text: Two.}", 2, "in capitals"),
        ("a:\n- {id: C-XX-01., title: One, text: Two.}", 2, "such as C-MEL-03"),
        ("a:\n- {id: A-XX, title: One, text: Two.}", 2, "begins with C-"),
        ("glossary:\n- {id: C-XX-01, title: One, text: Two.}", 2, "begins with A- or T-"),
        ("a:\n- {id: C-XX-01, title: One}", 2, "'text' is missing"),
        ("a:\n- {id: C-XX-01, title: One, text: }", 2, "text: a text is needed"),
        ("a:\n- {id: C-XX-01, title: One, text: Two., rulling: x}", 2, "did you mean 'ruling'"),
        ("a:\n- id: C-XX-01\n  title: One\n  text: Two.\n  editions: [en3]", 5, "did you mean 'en2'"),
        ("a:\n- id: C-XX-01\n  title: One\n  text: Two.\n  editions: []", 5, "name a printing"),
        ("a:\n- id: C-XX-01\n  title: One\n  text: Two.\n  editions: [en2, en2]", 5, "twice"),
        (
            "a:\n- id: C-XX-01\n  title: One\n  text: Two.\n  values: {en2: 1}",
            5,
            "'ru1', 'de1', 'fr1' is missing",
        ),
        ("a:\n- id: C-XX-01\n  title: One\n  text: Two.\n  values: {en3: 1}", 5, "'en3' is not known"),
        ("a:\n- id: C-XX-01\n  title: One\n  text: Two.\n  kind: pasive", 5, "did you mean 'passive'"),
        ("a: b", 1, "a list is needed"),
        ("- a", 1, "keys and values are needed"),
    ],
)
def test_a_wrong_entry_is_refused_with_its_place(text: str, line: int, cause: str, tmp_path: Path) -> None:
    with pytest.raises(SourceError) as caught:
        load(written(tmp_path, text))
    assert str(caught.value).startswith(f"{tmp_path / 'rules.yaml'}:{line}: ")
    assert cause in caught.value.cause


def test_a_folder_without_a_description_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SourceError, match=r"game\.yaml is missing"):
        game_folder(tmp_path)
    with pytest.raises(Mistake, match="game: 'chess' is not known here; known: classic, quest, warseer"):
        catalogue("chess")


def test_a_game_is_read_from_any_folder(tmp_path: Path) -> None:
    """A game that does not come with the program has letters and printings of its own."""
    (tmp_path / "game.yaml").write_text("letters: [F]\nlanguages: [en]\nprintings: [a, b]\n")
    (tmp_path / "rules.yaml").write_text("pond: [{id: F-POND-01, title: Pond, text: Wet.}]")
    frogs = load(game_folder(tmp_path))
    assert [(one.game, one.printings) for one in frogs.values()] == [(tmp_path.name, ("a", "b"))]


def test_each_game_has_its_own_catalogue() -> None:
    assert {one.game for one in catalogue("quest").values()} == {"quest"}
    games = [catalogue(name) for name in game_folders()]
    assert list(catalogue()) == [id for rules in games for id in rules]


def test_quests_are_a_mode_of_the_classic_game() -> None:
    assert folder_of("quest").family == folder_of("classic").family == "classic"


def test_a_printing_that_a_game_does_not_have_is_refused(tmp_path: Path) -> None:
    entry = "{id: Q-XX-01, title: One, text: Two., editions: [fr1]}"
    with pytest.raises(SourceError, match="known: en2"):
        load(written(tmp_path, f"a: [{entry}]", "quest"))


def test_rules_are_selected_by_game_chapter_and_printing() -> None:
    assert {rule.game for rule in select("quest")} == {"quest"}
    assert {rule.id[:5] for rule in select(chapters=["melee", "C-DMG"])} == {"C-MEL", "C-DMG"}
    assert {rule.game for rule in select(chapters=["setup"])} == set(game_folders())
    assert rule("C-DRG-03") not in select(edition="fr1")
    assert rule("C-DRG-03") in select(edition="en2")
    assert select("warseer", edition="en2") == []
    assert select() == list(catalogue().values())


@pytest.mark.parametrize(
    "game, chapters, edition, cause",
    [
        ("clasic", [], None, "game: 'clasic' is not known here; did you mean 'classic'?"),
        (None, ["melee", "mele"], None, "chapter: 'mele' is not known here; did you mean 'melee'?"),
        ("quest", ["melee"], None, "known: setup, terrain, quests"),
        (None, [], "en3", "edition: 'en3' is not known here; did you mean 'en2'?"),
        ("", [], None, "known: classic, quest, warseer"),
    ],
)
def test_an_unknown_word_of_a_selection_is_refused(
    game: str | None, chapters: list[str], edition: str | None, cause: str
) -> None:
    with pytest.raises(Mistake) as caught:
        select(game, chapters, edition)
    assert cause in str(caught.value)
