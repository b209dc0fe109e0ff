"""`signum warseer`: cards, decks and maps from the command line."""

from pathlib import Path

import pytest

from signum.cli import main


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    code = main(["warseer", *words])
    return code, capsys.readouterr().out


def test_nothing_is_wrong_with_what_comes_with_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "check") == (0, "nothing to put right\n")


def test_every_mistake_of_several_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names = "{en: A, fr: A, de: A, ru: A}"
    cards, deck, field = tmp_path / "cards.yaml", tmp_path / "deck.yaml", tmp_path / "field.yaml"
    one = f"name: {names}, flavour: {names}, type: spell, cost: 1"
    cards.write_text(
        f"cards:\n- {{id: a, {one}}}\n- {{id: b, {one}, income: 1, texts: [{{does: [drow]}}]}}\n"
    )
    deck.write_text("hero: roland-the-proud\nminion: gutter-rats\ncamp: [goliath, goliath]\n")
    field.write_text("picture: |\n  2 2\n   x\n  1 1\n")
    code, out = said(capsys, "check", str(cards), str(deck), str(field))
    assert code == 1
    assert f"{cards}:2: " in out
    assert f"{cards}:3: " in out
    for rule in ("W-CARD-06", "W-CARD-05"):
        assert rule in out
    assert "'x' means nothing here" in out
    assert out.endswith("6 to put right\n")


def test_a_card_is_shown_by_its_name_in_any_language(capsys: pytest.CaptureFixture[str]) -> None:
    code, out = said(capsys, "show", "Голиаф", "--lang", "de")
    assert code == 0
    assert out.startswith("Goliath")
    assert "Der älteste Greif wählt seinen Reiter" in out
    assert main(["warseer", "show", "golaith"]) == 2


def test_cards_are_listed_by_set_type_and_keyword(capsys: pytest.CaptureFixture[str]) -> None:
    code, out = said(capsys, "list", "--keyword", "flight", "--type", "character", "--lang", "en")
    assert code == 0
    assert [line.split()[2] for line in out.splitlines()] == ["goliath:", "harpy-scout:"]
    code, out = said(capsys, "list", "--set", "feats", "--lang", "fr")
    assert len(out.splitlines()) == 45
    assert main(["warseer", "list", "--set", "vallo"]) == 2
