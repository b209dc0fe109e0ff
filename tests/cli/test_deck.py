"""`signum deck` tells whether decks are legal, prints their figures, and writes them in both forms."""

import io
from pathlib import Path
from types import SimpleNamespace

import pytest

from signum.classic.cards.card import CHARACTER
from signum.classic.cards.sets import shipped
from signum.classic.cards.starter_decks import starter_decks
from signum.classic.editions import EDITIONS
from signum.cli import main
from signum.content.languages import LANGUAGES

Output = pytest.CaptureFixture[str]
FIRST = ("ru1", "de1", "fr1")
ALL = (*FIRST, "en2")

VALLOR = [one.id for one in shipped().values() if one.faction == "vallor" and one.type == CHARACTER]
HIRED = [
    one.id
    for one in shipped().values()
    if one.faction == "dogs-of-war" and one.type == CHARACTER and "ru1" in one.printings
]
SUPPORT = ["golden-fog", "return-fire", "city-toll", "second-shift", "barber-surgeon", "spyglass"]
SUPPORT += ["call-to-the-walls", "merchants-loan"]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


def said(output: Output, *words: str, code: int = 0) -> str:
    assert main(["deck", *words]) == code
    out, err = output.readouterr()
    assert err == ""
    return out


def refused(output: Output, *words: str) -> str:
    assert main(["deck", *words]) == 2
    out, err = output.readouterr()
    assert out == ""
    return err


def written(path: Path, cards: list[str], more: str = "", hero: str = "brissa-de-molforn") -> str:
    file = path / "my.txt"
    file.write_text("\n".join([f"Hero: {hero}", *cards, more, ""]), encoding="utf-8")
    return str(file)


def legal(count: int = 20) -> list[str]:
    """A legal deck of this many cards: half of them characters, few of those hired."""
    known = [id for id in VALLOR if set(shipped()[id].printings) == set(ALL)]
    characters = [*known, *HIRED[:3]][: (count + 1) // 2]
    support = [line for id in SUPPORT for line in (id, id)][: count - len(characters)]
    return [*characters, *support]


# check


@pytest.mark.parametrize("name", sorted(starter_decks()))
def test_starter_decks_are_legal_in_every_printing(capsys: Output, name: str) -> None:
    lines = said(capsys, "check", name).splitlines()
    assert len(lines) == len(ALL)
    assert all(" legal in " in line and "not legal" not in line for line in lines)


@pytest.mark.parametrize("edition", ALL)
def test_a_legal_deck_of_ones_own_is_told_so(capsys: Output, tmp_path: Path, edition: str) -> None:
    out = said(capsys, "check", written(tmp_path, legal(30)), "--edition", edition)
    assert len(out.splitlines()) == 1


SMALL = legal(18)
BROKEN = [
    ("C-DECK-01", "The Battle Deck has 18 cards", SMALL, "", ALL),
    ("C-DECK-01", "The Battle Deck has 41 cards", [*legal(20), *["gilded-blade"] * 21], "", ALL),
    ("C-DECK-02", "", [*legal(30)[:-1], "mass-healing"], "", ALL),
    ("C-DECK-02", "", [*legal(30)[:-1], "fireball"], "", FIRST),
    ("C-DECK-02", "", legal(30), "Buildings: tavern, monastery", ALL),
    ("C-DECK-04", "mercenar", [*VALLOR[:6], *HIRED[:9], *legal(30)[15:]], "", ALL),
    ("C-DECK-05", "", [*legal(30)[:-1], "double-pay"], "", FIRST),
    ("C-DECK-06", "3 times", [*legal(30)[:-1], *["gilded-blade"] * 3], "", ALL),
    ("C-DECK-06", "2 times", [*legal(29), legal(30)[0]], "", ALL),
    ("C-DECK-08", "is a building", [*legal(30), "tavern"], "", ALL),
    ("C-DECK-08", "", legal(30), "Buildings: forest", ALL),
    ("C-DECK-08", "", legal(30), "Terrains: tavern", ALL),
    ("C-CARD-01", "is a hero", [*legal(30), "thibaut-de-bazan"], "", ALL),
    ("C-CARD-05", "Thibaut de Bazan", [*legal(30)[:-1], "ransom"], "", ALL),
    ("C-CARD-01", "", legal(30), "Minion: gutter-rats", FIRST),
    ("C-CARD-07", "", legal(30), "Minion: catacomb-sentinel", ("en2",)),
]


@pytest.mark.parametrize(
    "rule, words, cards, more, editions",
    BROKEN,
    ids=[f"{number}-{one[0]}" for number, one in enumerate(BROKEN)],
)
def test_every_broken_rule_is_told(
    capsys: Output,
    tmp_path: Path,
    rule: str,
    words: str,
    cards: list[str],
    more: str,
    editions: tuple[str, ...],
) -> None:
    """C-DECK-01 to C-DECK-08, C-CARD-01, C-CARD-05, C-CARD-07: in the printings that have the rule."""
    for edition in editions:
        out = said(capsys, "check", written(tmp_path, cards, more), "--edition", edition, code=1)
        told = [line for line in out.splitlines() if f"[{rule}]" in line]
        assert told, f"{edition}: {out}"
        assert any(words in line for line in told), out


def test_half_of_a_deck_are_characters_where_the_printing_says_so(capsys: Output, tmp_path: Path) -> None:
    """C-DECK-03."""
    cards = [*legal(30)[:10], *[one for id in SUPPORT for one in (id, id)], "carnival-mask"]
    found = [
        edition
        for edition in ALL
        if main(["deck", "check", written(tmp_path, cards), "--edition", edition]) == 1
        and "[C-DECK-03]" in capsys.readouterr().out
    ]
    capsys.readouterr()
    assert found == [one for one in ALL if _half(one)]


def _half(edition: str) -> bool:
    from signum.classic.editions import EDITIONS

    return EDITIONS[edition].characters_are_half


def test_one_person_has_one_moniker(capsys: Output, tmp_path: Path) -> None:
    """C-DECK-07, with two cards of a pack."""
    from signum.classic.editions import EDITIONS

    pack = tmp_path / "twins.yaml"
    pack.write_text(
        "- {id: ann-young, name: Ann the Young, person: Ann, type: character, faction: vallor, "
        "strength: 1, health: 1}\n"
        "- {id: ann-old, name: Ann the Old, person: Ann, type: character, faction: vallor, "
        "strength: 1, health: 1}\n"
    )
    deck = written(tmp_path, [*legal(28), "ann-young", "Ann the Old"])
    for edition in ALL:
        code = main(["deck", "check", deck, "--edition", edition, "--pack", str(pack)])
        out = capsys.readouterr().out
        assert (code == 1 and "[C-DECK-07]" in out) == EDITIONS[edition].one_moniker, out
    assert "no card is called 'ann-young'" in refused(capsys, "check", deck)


def test_all_broken_rules_of_all_printings_are_told_at_once(capsys: Output, tmp_path: Path) -> None:
    cards = [*SMALL[1:], "ransom", "tavern"]
    out = said(capsys, "check", written(tmp_path, cards), code=1)
    assert out.count("not legal in") == len(ALL)
    assert ": not legal" in out.splitlines()[0]
    assert out.startswith("Brissa de Molforn: ")
    for rule in ("C-DECK-01", "C-DECK-08", "C-CARD-05"):
        assert out.count(f"[{rule}]") == len(ALL), rule


@pytest.mark.parametrize("language", LANGUAGES)
def test_broken_rules_are_told_in_every_language(capsys: Output, tmp_path: Path, language: str) -> None:
    deck = written(tmp_path, [*SMALL, "ransom", "mass-healing"])
    out = said(capsys, "check", deck, "--lang", language, code=1)
    assert shipped()["ransom"].names[language] in out


def test_a_faction_of_a_pack_has_its_name(capsys: Output, tmp_path: Path) -> None:
    pack = tmp_path / "moon.yaml"
    pack.write_text(
        "- {id: luna, name: Luna, type: hero, faction: moon-court, strength: 2, health: 8, "
        "slots: {treasure: 1}}\n"
    )
    out = said(
        capsys,
        "check",
        written(tmp_path, legal(30), hero="Luna"),
        "--pack",
        str(pack),
        "--edition",
        "en2",
        code=1,
    )
    assert "Moon court" in out
    assert "no faction" not in out


def test_what_is_pasted_is_checked(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    pasted = "\n".join(["# Pasted", "Hero: Brissa de Molforn", *legal(30)]).encode()
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(pasted), isatty=lambda: False))
    assert said(capsys, "check", "-", "--edition", "fr1").startswith("Pasted: legal in")


def test_mistakes_of_the_caller_are_told(capsys: Output, tmp_path: Path) -> None:
    assert "no starter deck has that name: aelinde" in refused(capsys, "check", "brisa")
    assert "edition: 'en1' is not known" in refused(capsys, "check", "brissa", "--edition", "en1")
    assert "the file cannot be read" in refused(capsys, "check", str(tmp_path / "no.txt"))
    assert "language: 'es' is not known" in refused(capsys, "check", "brissa", "--lang", "es")
    assert "my.txt:2: no card is called 'nobody'" in refused(capsys, "check", written(tmp_path, ["nobody"]))
    assert "is refused" in refused(capsys, "check", "brissa", "--pack", str(tmp_path / "no.zip"))


# figures, write and list


def test_figures_are_told(capsys: Output) -> None:
    out = said(capsys, "figures", "brissa")
    assert out.startswith("The Golden Crossbow, led by Brissa de Molforn\n")
    assert "12 characters" in out
    assert "Cards by what they cost" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_written_can_be_read(capsys: Output, tmp_path: Path, language: str) -> None:
    text = said(capsys, "write", "brissa", "--lang", language)
    file = tmp_path / "written.txt"
    file.write_text(text, encoding="utf-8")
    yaml = said(capsys, "write", str(file), "--yaml")
    file.write_text(yaml, encoding="utf-8")
    assert said(capsys, "write", str(file), "--lang", language) == text


def test_starter_decks_are_listed(capsys: Output) -> None:
    lines = said(capsys, "list").splitlines()
    assert list(dict.fromkeys([line.partition(":")[0] for line in lines])) == sorted(starter_decks())
    for name in starter_decks():
        told = " ".join([line for line in lines if line.startswith(f"{name}:")])
        assert all(edition in told for edition in EDITIONS), name
