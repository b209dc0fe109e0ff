"""Content packs: players' packs are loaded beside the sets, and broken or hostile ones are refused."""

import os
import random
import stat
import zipfile
from collections.abc import Sequence
from pathlib import Path

import pytest

from signum.classic.cards.deck_files import read_deck
from signum.classic.cards.packs import MOST_CARDS, check_pack, read_pack, with_packs
from signum.classic.cards.sets import shipped
from signum.content import packs
from signum.content.mistakes import Mistake
from signum.content.nodes import SourceError
from signum.content.packs import BrokenPack, PackFile

FOX = """\
- id: ember-fox
  name: {en: Ember Fox, de: Glutfuchs}
  type: character
  faction: vallor
  cost: {buildings: [tavern], any: 1}
  strength: 2
  health: 2
  movement: M
  keywords: [agile, {berserk: 1}]
  effects:
  - {when: first-word, who: {creature: opponents, choose: 1, within: S}, what: {wound: 1}}
"""
DECK = "# Foxes\nHero: brissa-de-molforn\n1 Ember Fox\n2 gilded-blade\n"


def folder(root: Path, **files: str | bytes) -> Path:
    """A pack with these files; two underscores stand for a full stop."""
    pack = root / "foxes"
    pack.mkdir(exist_ok=True)
    for name, content in files.items():
        file = pack / name.replace("__", ".")
        file.write_bytes(content.encode() if isinstance(content, str) else content)
    return pack


def zipped(root: Path, files: dict[str, str | bytes], name: str = "foxes.zip") -> Path:
    path = root / name
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for inside, content in files.items():
            archive.writestr(inside, content)
    return path


def told(path: Path) -> str:
    """Everything that is told of a pack that is refused."""
    with pytest.raises(BrokenPack) as caught:
        read_pack(path, shipped())
    assert caught.value.mistakes
    text = str(caught.value)
    assert all(one.isprintable() or one == "\n" for one in text)
    return text


# What is loaded.


def test_a_folder_is_a_pack(tmp_path: Path) -> None:
    pack = read_pack(folder(tmp_path, fox__yaml=FOX, deck__txt=DECK, README__md="# Mine"), shipped())
    assert list(pack.cards) == ["ember-fox"]
    assert pack.decks["deck"].name == "Foxes"
    assert pack.decks["deck"].deck.cards.count("gilded-blade") == 2
    assert pack.name == "foxes"


def test_a_zip_is_a_pack_with_folders_in_it(tmp_path: Path) -> None:
    path = zipped(tmp_path, {"cards/fox.yaml": FOX, "decks/foxes.txt": DECK, "art/": ""})
    pack = read_pack(path, shipped())
    assert list(pack.cards) == ["ember-fox"]
    assert list(pack.decks) == ["foxes"]


def test_a_card_file_alone_is_a_pack(tmp_path: Path) -> None:
    file = folder(tmp_path, fox__yaml=FOX) / "fox.yaml"
    assert list(read_pack(file, shipped()).cards) == ["ember-fox"]


def test_packs_stand_beside_the_sets_and_each_other(tmp_path: Path) -> None:
    first = folder(tmp_path, fox__yaml=FOX)
    hound = "- {id: moon-den, name: Moon Den, type: building, cost: {prosperity: 2}}\n"
    den = tmp_path / "den.yaml"
    den.write_text(hound, encoding="utf-8")
    cards = with_packs(shipped(), [first, den])
    assert {"ember-fox", "moon-den", "fireball"} <= set(cards)
    assert len(cards) == len(shipped()) + 2


def test_a_pack_may_have_a_faction_of_its_own(tmp_path: Path) -> None:
    hero = (
        "- {id: moon, name: Moon, type: hero, faction: foxes, strength: 2, health: 8, slots: {treasure: 1}}\n"
    )
    cards = hero + FOX.replace("faction: vallor", "faction: foxes")
    assert set(read_pack(folder(tmp_path, all__yaml=cards), shipped()).cards) == {"moon", "ember-fox"}
    assert "no hero is of 'foxes'" in told(
        folder(tmp_path, all__yaml=FOX.replace("faction: vallor", "faction: foxes"))
    )


def test_python_in_a_pack_is_never_opened(tmp_path: Path) -> None:
    touched = tmp_path / "touched"
    evil = f"open({str(touched)!r}, 'w')\n"
    pack = folder(tmp_path, fox__yaml=FOX, evil__py=evil, __init____py=evil)
    assert list(read_pack(pack, shipped()).cards) == ["ember-fox"]
    assert not touched.exists()


def test_any_game_reads_a_pack_with_its_own_reader(tmp_path: Path) -> None:
    pack = folder(tmp_path, ponds__yaml="[a, b]", frogs__txt="Green\n", notes__md="# Mine")

    def read(files: Sequence[PackFile]) -> tuple[dict[str, bool], list[SourceError]]:
        return {one.stem: one.root is not None for one in files}, []

    assert packs.loaded(pack, read) == {"frogs": False, "ponds": True}


def test_a_deck_that_is_given_as_a_pack_is_told_so(tmp_path: Path) -> None:
    """In a folder with cards it belongs to the pack."""
    deck = DECK.replace("1 Ember Fox\n", "")
    alone = tmp_path / "deck.txt"
    alone.write_text(deck, encoding="utf-8")
    assert "this is a deck and no pack; give it with --deck" in told(alone)
    assert list(read_pack(folder(tmp_path, deck__txt=deck), shipped()).decks) == ["deck"]


@pytest.mark.parametrize("form", ["list", "remarks", "folder", "zip"])
def test_a_pack_that_is_given_as_a_deck_is_told_so(tmp_path: Path, form: str) -> None:
    path = folder(tmp_path, fox__yaml=FOX)
    if form == "zip":
        path = zipped(tmp_path, {"fox.yaml": FOX})
    elif form != "folder":
        path = tmp_path / "fox.yaml"
        path.write_text(f"# Foxes\n\n{FOX}" if form == "remarks" else FOX, encoding="utf-8")
    with pytest.raises(SourceError, match="this is a pack of cards and no deck; give it with --pack"):
        read_deck(path, shipped())


def test_cards_under_a_key_are_no_deck_and_no_pack(tmp_path: Path) -> None:
    file = tmp_path / "fox.yaml"
    file.write_text(f"cards:\n{FOX}", encoding="utf-8")
    why = "cards of a pack stand in a list without 'cards:' above it; a deck has a 'hero' as well"
    assert why in told(file)
    with pytest.raises(SourceError, match=why):
        read_deck(file, shipped())


# Every mistake has its place.


def test_every_mistake_of_every_card_is_told_in_one_run(tmp_path: Path) -> None:
    broken = FOX + (
        "- {id: second, type: character, strength: 99, health: 1}\n"
        "- {id: third, type: chracter}\n"
        "- {id: fourth, type: spell, cost: {buildings: [tavren]}}\n"
        "- {id: ember-fox, type: spell}\n"
    )
    text = told(folder(tmp_path, a__yaml=broken, b__yaml="- {id: fifth, type: spell, hero: nobody}\n"))
    assert "a.yaml:12: second: strength: a whole number from 0 to 20 is needed, not 99" in text
    assert "a.yaml:13: third: type: 'chracter' is not known here; did you mean 'character'?" in text
    assert "a.yaml:14: fourth: no building is called 'tavren'; did you mean 'tavern'?" in text
    assert "a.yaml:15: ember-fox: there is already a card 'ember-fox'" in text
    assert "b.yaml:1: fifth: no hero is called 'nobody'" in text


@pytest.mark.parametrize(
    "written, cause",
    [
        ("class: tavern", "'tavern' is no class building"),
        ("hero: tavern", "no hero is called 'tavern'"),
        ("effects: [{when: played, what: {draw: 1}, standing: forest}]", "no building is called 'forest'"),
        (
            "effects: [{when: played, who: {creature: yours, class: nope}, what: {heal: 1}}]",
            "'nope' is no class building",
        ),
        (
            "effects: [{when: played, who: {creature: yours, faction: nope}, what: {heal: 1}}]",
            "no hero is of 'nope'",
        ),
        (
            "effects: [{when: played, who: {creature: yours}, what: {gain: "
            "{overpay: {buildings: [nope], what: {draw: 1}}}}}]",
            "no building is called 'nope'",
        ),
    ],
)
def test_cards_that_are_named_exist(tmp_path: Path, written: str, cause: str) -> None:
    """C-CARD-05, C-CARD-06, C-PLAY-01."""
    text = told(folder(tmp_path, x__yaml=f"- id: spark\n  type: spell\n  {written}\n"))
    assert f"x.yaml:1: spark: {cause}" in text or (f"spark: class: {cause}" in text) or cause in text


def test_a_deck_with_a_mistake_names_its_line(tmp_path: Path) -> None:
    text = told(folder(tmp_path, fox__yaml=FOX, deck__txt=DECK + "3 Embr Fox\n"))
    assert "deck.txt:5: no card is called 'Embr Fox'; did you mean 'Ember Fox'" in text


# A pack cannot take the place of a shipped card.


def test_no_card_takes_the_id_of_a_shipped_one(tmp_path: Path) -> None:
    text = told(folder(tmp_path, fox__yaml=FOX.replace("ember-fox", "fireball")))
    assert "fox.yaml:1: fireball: a card that is there already has the id 'fireball'" in text


@pytest.mark.parametrize("name", ["Fireball", "FIREBALL!", "Feuerball", "Ｆｉｒｅｂａｌｌ", "F\u00ecreball"])
def test_no_card_takes_the_name_of_a_shipped_one(tmp_path: Path, name: str) -> None:
    """C-DECK-06 counts copies by name, and decks name cards so."""
    text = told(folder(tmp_path, fox__yaml=FOX.replace("en: Ember Fox", f"en: '{name}'")))
    assert "the card fireball is called" in text


# What is hostile.

_DEEP = "- " + "[" * 500 + "]" * 500
_BOMB = "a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n"


@pytest.mark.parametrize(
    "content, cause",
    [
        (_DEEP, "nested deeper than"),
        ("- {{id: a}: b}", "a key is a word"),
        (_BOMB, "an anchor ('a') is not used here"),
        ("- &x {id: a}", "an anchor ('x') is not used here"),
        ("- {id: a, <<: *x}", "an alias (*) is not used here"),
        ("- {id: a, <<: {type: spell}}", "'type'"),
        ("- !!python/object/apply:os.system [ls]", "a tag ("),
        ("- {id: !!int 3, type: spell}", "a tag ("),
        ("%YAML 1.2\n---\n- {id: a}", "a line that begins with %"),
        ("- {id: a, id: b, type: spell}", "'id' is written twice"),
        ("- {id: a, type: spell}\n---\n- {id: b, type: spell}", "a second document"),
        ("- {id: a, type: character, strength: 1e9, health: 1}", "strength: a whole number"),
        (f"- {{id: a, type: character, strength: {'9' * 5000}, health: 1}}", "strength: a whole number"),
        ("- {id: a, type: terrain, radius: 0x10}", "radius: a number"),
        (f"- {{id: {'a' * 5000}, type: spell}}", "is not a name"),
        (f"- {{id: a, type: spell, name: {'x' * 5000}}}", "a name is one line of at most"),
        ('- {id: a, type: spell, name: "x\\u202Ey"}', "a name is one line"),
        ('- {id: a, type: spell, name: "x\\u2066y"}', "a name is one line"),
        ('- {id: a, type: spell, name: "x\\u200By"}', "a name is one line"),
        ('- {id: a, type: spell, name: "x\\ty"}', "a name is one line"),
        ('- {id: a, type: spell, name: "x\\ny"}', "a name is one line"),
        ('- {id: a, type: spell, name: "x\\e[31m"}', "U+001B"),
        ("- {id: a, type: spell, name: 'x\u202ey'}", "a name is one line"),
        ("- {id: a, type: spell, name: '...'}", "has no letters"),
        (f"- {{id: a, type: spell, name: 'x{chr(0x301) * 9}'}}", "accents"),
        ('- {id: a, type: character, strength: 1, health: 1, person: "x\\u202Ey"}', "a name is one line"),
        (b"- {id: a, name: \xff\xfe}", "not UTF-8"),
        ("- {id: a}".encode("utf-16"), "not UTF-8"),
        (b"- {id: a\x00b}", "a control character (U+0000)"),
        (b"\x1b]0;owned\x07", "a control character (U+001B)"),
        ("", "nothing is written here"),
        ("x", "a list is needed"),
        ("- x", "keys and values are needed"),
        ("- []", "keys and values are needed"),
    ],
)
def test_a_hostile_file_is_refused_in_words(tmp_path: Path, content: str | bytes, cause: str) -> None:
    text = told(folder(tmp_path, evil__yaml=content))
    assert "evil.yaml" in text
    assert cause in text
    assert len(text) < 2_000


def test_what_is_too_large_is_refused(tmp_path: Path) -> None:
    assert "too large" in told(folder(tmp_path, big__yaml="# " + "x" * packs.LIMITS.size))
    many = "".join(f"- {{id: c{n}, type: spell}}\n" for n in range(MOST_CARDS + 1))
    assert "cards are too many" in told(folder(tmp_path, big__yaml=many))


def test_too_many_files_are_refused(tmp_path: Path) -> None:
    files = {f"{n}.yaml": "[]" for n in range(packs.MOST_FILES + 1)}
    assert "more than 100 files" in told(zipped(tmp_path, dict(files)))
    pack = tmp_path / "many"
    pack.mkdir()
    for name, content in files.items():
        (pack / name).write_text(content)
    assert "more than 100 files" in told(pack)


def test_all_files_together_have_a_limit(tmp_path: Path) -> None:
    large = "# " + "x" * (packs.LIMITS.size - 10) + "\n[]"
    assert "too large" in told(zipped(tmp_path, {f"{n}.yaml": large for n in range(9)}))


def test_folders_have_a_depth(tmp_path: Path) -> None:
    deep = tmp_path / "pack" / "a" / "b" / "c" / "d" / "e"
    deep.mkdir(parents=True)
    (deep / "fox.yaml").write_text(FOX)
    assert "deeper than 4" in told(tmp_path / "pack")
    assert "deeper than 4" in told(zipped(tmp_path, {"a/b/c/d/e/fox.yaml": FOX}))


def test_links_are_refused(tmp_path: Path) -> None:
    secret = tmp_path / "secret.yaml"
    secret.write_text(FOX)
    pack = folder(tmp_path)
    (pack / "fox.yaml").symlink_to(secret)
    assert "a link leads out of the pack" in told(pack)
    (pack / "fox.yaml").unlink()
    (pack / "loop").symlink_to(pack)
    assert "a link leads out of the pack" in told(pack)


def test_nobody_waits_for_a_pipe(tmp_path: Path) -> None:
    pack = folder(tmp_path)
    os.mkfifo(pack / "fox.yaml")
    assert "this is no plain file" in told(pack)
    assert "this is no folder and no file" in told(pack / "fox.yaml")


@pytest.mark.parametrize(
    "name", ["../fox.yaml", "/etc/fox.yaml", "a/../../fox.yaml", "a//fox.yaml", "./fox.yaml", "a/./fox.yaml"]
)
def test_no_entry_of_a_zip_leads_out_of_it(tmp_path: Path, name: str) -> None:
    assert "leads out of the pack" in told(zipped(tmp_path, {name: FOX}))


@pytest.mark.parametrize("name", ["a\\fox.yaml", "C:fox.yaml", "fo\x1bx.yaml", "fo\u202ex.yaml", "x" * 300])
def test_names_in_a_zip_are_plain(tmp_path: Path, name: str) -> None:
    assert "a name in a pack is short" in told(zipped(tmp_path, {name: FOX}))


def test_links_in_a_zip_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "foxes.zip"
    with zipfile.ZipFile(path, "w") as archive:
        entry = zipfile.ZipInfo("fox.yaml")
        entry.create_system = 3
        entry.external_attr = (stat.S_IFLNK | 0o777) << 16
        archive.writestr(entry, "/etc/passwd")
    assert "this is a link or a device" in told(path)


def test_two_files_of_one_name_are_refused(tmp_path: Path) -> None:
    assert "two files have this name" in told(zipped(tmp_path, {"fox.yaml": FOX, "FOX.yaml": FOX}))


@pytest.mark.parametrize("name", ["more.zip", "cards/more.tar.gz", "more.7z"])
def test_a_pack_in_a_pack_is_refused(tmp_path: Path, name: str) -> None:
    assert "an archive stands in the pack" in told(zipped(tmp_path, {"fox.yaml": FOX, name: b"PK"}))


def test_a_zip_bomb_is_not_unpacked(tmp_path: Path) -> None:
    path = zipped(tmp_path, {"fox.yaml": b"#" * (64 << 20)})
    assert path.stat().st_size < 100_000
    assert "too large" in told(path)


def test_a_zip_that_lies_about_its_size_is_not_unpacked(tmp_path: Path) -> None:
    path = zipped(tmp_path, {"fox.yaml": b"#" * (8 << 20)})
    claimed, real = (1000).to_bytes(4, "little"), (8 << 20).to_bytes(4, "little")
    path.write_bytes(path.read_bytes().replace(real, claimed))
    told(path)


def test_a_broken_zip_is_refused(tmp_path: Path) -> None:
    whole = zipped(tmp_path, {"fox.yaml": FOX * 3}).read_bytes()
    for cut in (0, 10, len(whole) // 2, len(whole) - 5):
        path = tmp_path / "cut.zip"
        path.write_bytes(whole[:cut])
        assert "this is no zip that can be read" in told(path)
    path = tmp_path / "large.zip"
    path.write_bytes(whole + b"\0" * packs.LARGEST_ZIP)
    assert "too large for a pack" in told(path)


def test_a_locked_zip_is_refused(tmp_path: Path) -> None:
    path = zipped(tmp_path, {"fox.yaml": FOX})
    data = bytearray(path.read_bytes())
    for mark, at in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        data[data.index(mark) + at] |= 1
    path.write_bytes(data)
    assert "locked with a password" in told(path)


def test_an_empty_pack_says_what_belongs_there(tmp_path: Path) -> None:
    assert "no file here ends in .yaml, .yml, .txt" in told(folder(tmp_path))
    with pytest.raises(Mistake, match="cannot be read"):
        read_pack(tmp_path / "nowhere", shipped())


# By chance.

SIGNS = ["\n", "\n  ", *"[]{}:,-&*!|>%@`'\"#~", "<<"]
WORDS = [
    *("id", "type", "name", "en", "spell", "character", "strength", "health", "1", "2", "+1", "-3", "9" * 40),
    *(
        "effects",
        "when",
        "first-word",
        "played",
        "who",
        "what",
        "creature",
        "any",
        "yours",
        "choose",
        "wound",
    ),
    *("gain", "lose", "aura", "charge", "within", "S", "M", "keywords", "until", "turn", "on", "axe", "cost"),
    *("buildings", "tavern", "hero", "class", "finds", "corners", "radius", "abilities", *SIGNS, *SIGNS),
]


def test_files_by_chance_are_read_or_refused_and_never_break_the_reader() -> None:
    """Half a thousand pieces of nearly YAML, and a card with bytes changed: a mistake is always in words."""
    chance = random.Random(2026)
    for round_ in range(600):
        if round_ % 2:
            text = " ".join(chance.choice(WORDS) for _ in range(chance.randrange(1, 60))).encode()
        else:
            changed = bytearray(FOX.encode())
            for _ in range(chance.randrange(1, 6)):
                changed[chance.randrange(len(changed))] = chance.randrange(256)
            text = bytes(changed)
        _read_or_refuse(text)


def _read_or_refuse(text: bytes) -> None:
    from signum.classic.cards.checks import check_cards
    from signum.content.nodes import SourceError
    from signum.content.source import parse

    try:
        checked = check_cards([parse(text, "chance.yaml", packs.LIMITS)], shipped())
    except SourceError as mistake:
        told = [mistake]
    else:
        told = checked.mistakes
    for one in told:
        assert one.file == "chance.yaml"
        assert one.cause
        assert len(str(one)) < 2_000


def test_zips_by_chance_are_read_or_refused(tmp_path: Path) -> None:
    chance = random.Random(7)
    whole = zipped(tmp_path, {"fox.yaml": FOX, "deck.txt": DECK}).read_bytes()
    path = tmp_path / "chance.zip"
    for _ in range(150):
        changed = bytearray(whole)
        for _ in range(chance.randrange(1, 8)):
            changed[chance.randrange(len(changed))] = chance.randrange(256)
        path.write_bytes(changed)
        for mistake in check_pack(path, shipped()).mistakes:
            assert mistake.cause
