"""`signum cards` checks, shows and lists cards, those of the program and those of packs."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from signum.classic.cards.sets import SETS, shipped
from signum.cli import main
from signum.content.languages import LANGUAGES

Output = pytest.CaptureFixture[str]

FOX = """\
- id: ember-fox
  name: {en: Ember Fox, de: Glutfuchs}
  type: character
  faction: vallor
  rarity: rare
  cost: {buildings: [tavern], any: 1, prosperity: 2}
  strength: 2
  health: 3
  movement: M
  keywords: [agile, {charge: {what: {gain: {strength: +1}}}}]
  race: [fox, spirit]
  number: 12
  flavour: {en: It never burns its own den., de: Den eigenen Bau verbrennt er nie.}
  called: {de: {gender: m}}
"""


@pytest.fixture(autouse=True)
def wide_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    (tmp_path / "foxes").mkdir()
    (tmp_path / "foxes" / "fox.yaml").write_text(FOX, encoding="utf-8")
    return tmp_path / "foxes"


def said(output: Output, *words: str, code: int = 0) -> str:
    """The output of the command, with this exit code and no error."""
    assert main(["cards", *words]) == code
    out, err = output.readouterr()
    assert err == ""
    return out


def refused(output: Output, *words: str) -> str:
    assert main(["cards", *words]) == 2
    out, err = output.readouterr()
    assert out == ""
    return err


# check


def test_the_shipped_sets_are_clean(capsys: Output) -> None:
    told = said(capsys, "check")
    assert told.startswith(f"{len(shipped())} cards of {len(SETS)} sets, ")
    assert told.endswith(" of the quest mode: nothing to put right\n")


def test_the_cards_of_each_ability_are_counted(capsys: Output) -> None:
    assert main(["cards", "keywords"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "  2 A-STEAM-ENGINE: captain-iron-hand, herrick-the-stoker" in lines
    numbers = [int(line.split()[0]) for line in lines[:-1]]
    assert numbers == sorted(numbers)
    assert min(numbers) >= 2
    assert main(["cards", "keywords", "--edition", "ru1"]) == 0
    first = capsys.readouterr().out
    assert "A-OVERPAY" in first
    assert "A-PREDATOR" not in first
    assert main(["cards", "keywords", "--edition", "ru2"]) != 0
    assert "known: ru1, de1, fr1, en2" in capsys.readouterr().err


def test_a_clean_pack_is_told_so(capsys: Output, pack: Path) -> None:
    assert said(capsys, "check", str(pack)) == "1 card: nothing to put right\n"
    assert said(capsys, "check", str(pack / "fox.yaml")) == "1 card: nothing to put right\n"


def test_every_mistake_has_its_file_card_and_line(capsys: Output, pack: Path) -> None:
    (pack / "fox.yaml").write_text(FOX.replace("agile", "agil").replace("health: 3", "health: 0"))
    (pack / "more.yaml").write_text("- {id: spark, type: spell, cost: {buildings: [tavren]}}\n")
    out = said(capsys, "check", str(pack), code=1)
    assert f"{pack / 'fox.yaml'}:10: ember-fox: keywords: no ability has that name: 'agil'" in out
    assert f"{pack / 'more.yaml'}:1: spark: no building is called 'tavren'; did you mean 'tavern'?" in out
    assert out.endswith("2 to put right\n")


def test_files_may_name_the_cards_of_those_before_them(capsys: Output, pack: Path) -> None:
    (pack / "den.yaml").write_text("- {id: den, type: building, cost: {prosperity: 2}}\n")
    lair = pack.parent / "lair.yaml"
    lair.write_text("- {id: spark, type: spell, cost: {buildings: [den]}}\n")
    assert said(capsys, "check", str(pack), str(lair)) == "3 cards: nothing to put right\n"
    assert said(capsys, "check", str(lair), "--pack", str(pack)) == "1 card: nothing to put right\n"
    assert "no building is called 'den'" in said(capsys, "check", str(lair), code=1)


def test_a_pack_by_itself_is_checked(capsys: Output, pack: Path) -> None:
    """It was not even read, and nothing was said to be wrong."""
    assert said(capsys, "check", "--pack", str(pack)) == "1 card: nothing to put right\n"
    (pack / "fox.yaml").write_text("- x")
    assert said(capsys, "check", "--pack", str(pack), code=1).endswith("1 to put right\n")


def test_a_thousand_mistakes_are_cut_short(capsys: Output, pack: Path) -> None:
    (pack / "fox.yaml").write_text("".join(f"- {{id: c{n}, type: x}}\n" for n in range(150)))
    out = said(capsys, "check", str(pack), code=1)
    assert out.endswith("150 to put right; 50 of them are not told here\n")
    assert len(out.splitlines()) == 101


def test_what_is_not_there_is_a_mistake_of_the_caller(capsys: Output, pack: Path) -> None:
    assert "there is no such file or folder" in refused(capsys, "check", str(pack / "nothing"))
    (pack / "fox.yaml").write_text("- x")
    assert "is refused:" in refused(capsys, "list", "--pack", str(pack))


# show


def test_a_card_is_shown_as_a_player_reads_it(capsys: Output, pack: Path) -> None:
    assert said(capsys, "show", "ember-fox", "--pack", str(pack)) == (
        "Ember Fox\n"
        "Character, the Free City of Vallor, Fox, Spirit, rare\n"
        "Cost: Tavern, any building and 2 Prosperity\n"
        "Strength 2, health 3, movement M, base 32 mm\n"
        "\n"
        "Agile.\n"
        "Charge: +1 strength.\n"
        "\n"
        "It never burns its own den.\n"
        "\n"
        "Printings: ru1, de1, fr1, en2\n"
        "Id: ember-fox; set: foxes\n"
        "Number 12 of its set\n"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_shown_in_every_language(capsys: Output, language: str) -> None:
    for id in list(shipped())[::7]:
        out = said(capsys, "show", id, "--lang", language)
        assert shipped()[id].names[language] in out.replace("\n", " ")
        assert max(map(len, out.splitlines())) <= 100


def test_a_card_is_found_by_its_name_in_any_language(capsys: Output) -> None:
    assert said(capsys, "show", "feuerball", "--lang", "fr").startswith("Boule de Feu\n")
    assert "did you mean" in refused(capsys, "show", "firebal")


def test_a_german_card_has_german_words(capsys: Output) -> None:
    out = said(capsys, "show", "tavern", "--lang", "de")
    assert out.startswith("Taverne\nGebäude, ")
    assert "Kosten: 2 Prosperitätspunkte" in out
    assert "Schließen: Eine deiner Spielfiguren erhält bis zum Ende des Spielzugs +S Bewegung." in out
    assert "Ausgaben: ru1, de1, fr1, en2" in out


def test_heroes_bonds_and_classes_are_told(capsys: Output) -> None:
    assert "Relics: " in said(capsys, "show", "brissa-de-molforn")
    assert "Only for Brissa de Molforn" in said(capsys, "show", "secret-bribery")
    assert "Class: Guild of Blades" in said(capsys, "show", "gilded-blade")
    assert "class building" in said(capsys, "show", "guild-of-blades")


def test_the_rules_of_its_abilities_may_be_asked_for(capsys: Output) -> None:
    out = said(capsys, "show", "brissa-de-molforn", "--rules")
    assert "Quick Shooter (A-QUICK-SHOOTER): May shoot or throw after moving" in out


def test_a_narrow_screen_wraps(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "50")
    assert max(map(len, said(capsys, "show", "captain-iron-hand").splitlines())) <= 50


# list


def listed(output: Output, *words: str) -> list[Mapping[str, Any]]:
    found: list[Mapping[str, Any]] = json.loads(said(output, "list", "--json", *words))
    return found


def test_json_has_all_that_a_program_needs(capsys: Output) -> None:
    cards = listed(capsys)
    assert [one["id"] for one in cards] == list(shipped())
    for one in cards:
        card = shipped()[one["id"]]
        assert set(one) == {"id", "name", "type", "faction", "keywords", "printings", "set", "python"}
        assert (one["type"], one["faction"]) == (card.type, card.faction)
        assert one["printings"] == list(card.printings)
        assert one["set"] in SETS
        assert one["python"] is False


def test_filters_narrow_the_list(capsys: Output, pack: Path) -> None:
    assert {one["set"] for one in listed(capsys, "--set", "core")} == {"core"}
    assert {one["faction"] for one in listed(capsys, "--faction", "none")} == {""}
    assert {one["type"] for one in listed(capsys, "--type", "minion", "--edition", "en2")} == {"minion"}
    assert not listed(capsys, "--type", "minion", "--edition", "ru1")
    assert all("stealth" in one["keywords"] for one in listed(capsys, "--keyword", "stealth"))
    assert listed(capsys, "--set", "foxes", "--pack", str(pack))[0]["keywords"] == ["agile", "charge"]


def test_the_list_has_a_line_for_each_card(capsys: Output) -> None:
    lines = said(capsys, "list", "--type", "hero", "--lang", "ru").splitlines()
    assert "brissa-de-molforn: Брисса де Молфорн; Герой, Вольный город Валлор" in lines[0]
    assert lines[-1] == str(len(lines) - 1)


@pytest.mark.parametrize(
    "words",
    [
        ("--set", "cor"),
        ("--faction", "valor"),
        ("--type", "heroe"),
        ("--keyword", "stelth"),
        ("--edition", "en1"),
        ("--lang", "es"),
    ],
)
def test_a_filter_that_nothing_passes_is_a_mistake(capsys: Output, words: tuple[str, str]) -> None:
    assert f"{words[1]!r} is not known" in refused(capsys, "list", *words)


# play


def test_a_game_is_played_with_the_cards_of_a_pack(
    capsys: Output, pack: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A deck of a pack begins a duel; without the pack its cards do not exist."""
    from signum.classic.cards.deck_files import as_yaml
    from signum.classic.cards.starter_decks import starter_decks

    deck = tmp_path / "foxes.yaml"
    deck.write_text(as_yaml(starter_decks()["brissa"]).replace("- captain-iron-hand", "- Ember Fox"))
    monkeypatch.setattr("builtins.input", _nobody)
    words = ["play", "--terminal", "--deck", str(deck), "--edition", "en2", "--seed", "5"]
    assert main([*words, "--pack", str(pack)]) == 0
    assert "Brissa de Molforn" in capsys.readouterr().out
    assert main(words) == 2
    assert "no card is called 'Ember Fox'" in capsys.readouterr().err


def _nobody(_prompt: str = "") -> str:
    raise EOFError


def test_a_card_is_shown_with_race_number_and_flavour(pack: Path, capsys: Output) -> None:
    main(["cards", "show", "ember-fox", "--pack", str(pack), "--lang", "de"])
    told = capsys.readouterr().out.splitlines()
    assert "Fuchs, Geist" in told[1]
    assert "Den eigenen Bau verbrennt er nie." in told
    assert "Nummer 12 der Serie" in told
    main(["cards", "show", "ember-fox", "--pack", str(pack), "--lang", "ru"])
    assert "It never burns its own den." in capsys.readouterr().out
