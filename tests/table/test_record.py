"""Game records: whole or refused, and never anything but a clear RecordError."""

import gzip
import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from signum import __version__
from signum.content.folders import content_digest, folder_of, game_folder
from signum.engine.chance import commitment, seed_of
from signum.engine.records import encoded
from signum.engine.run import Dice, Given
from signum.rulebooks import GAMES
from signum.table import record as records
from signum.table.match import Match
from signum.table.record import Record, RecordError, read, written
from signum.table.resuming import resume, resumed
from signum.table.scenario.ways import snapshot
from tests.table.games import KING, SECRET, duel, pass_turn, random_match, some_turns

EDITIONS = ("ru1", "de1", "fr1", "en2")


def saved() -> bytes:
    match = duel(players=("Ann", "Ben"))
    some_turns(match)
    return match.save()


SAVED = saved()


def rewritten(change: Callable[[dict[str, Any]], Any], data: bytes = SAVED) -> bytes:
    """A record with a change and a corrected checksum."""
    content = json.loads(data)
    change(content)
    content["checksum"] = records._checksum(content)
    return json.dumps(content).encode()


def error_of(data: bytes) -> str:
    """The error of a record, in one sentence; it must be a RecordError."""
    with pytest.raises(RecordError) as error:
        resume(data, GAMES)
    return str(error.value)


# Round trips.


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("answers", [0, 1, 7, 30, 10_000])
def test_a_record_leads_to_the_same_game_to_the_bit(edition: str, answers: int) -> None:
    match = random_match(3, edition, answers)
    data = match.save()
    again = resume(data, GAMES)
    assert snapshot(again.run) == snapshot(match.run)
    assert again.save() == data
    assert again.players == ("Ann", "Ben")
    assert again.log(0) == match.log(0)


def test_a_finished_game_is_a_public_record_that_anybody_can_check() -> None:
    match = random_match(5)
    assert match.finished
    record = read(written(match.record()))
    assert record.secret is not None
    assert commitment(bytes.fromhex(record.secret)) == record.commitment
    assert resumed(record, GAMES).outcome == match.outcome


def test_a_game_by_hand_keeps_its_dice_in_the_record() -> None:
    match = duel(by_hand=True)
    pass_turn(match, 0)
    again = resume(match.save(), GAMES)
    assert again.awaited_chance() == match.awaited_chance()
    assert again.secret is None
    assert snapshot(again.run) == snapshot(match.run)


def test_a_record_is_json_that_names_its_game_and_version() -> None:
    content = json.loads(SAVED)
    assert (content["game"], content["edition"], content["signum"]) == ("classic", "en2", 1)
    assert content["version"]
    assert [entry["type"] for entry in content["entries"]] == ["answer"] * len(content["entries"])


# The secret.


@pytest.mark.parametrize("by_hand", [False, True])
def test_the_secret_is_absent_while_the_game_runs(by_hand: bool) -> None:
    """Neither the seed of its chance, nor decks and hands, nor a digest that one could guess against."""
    match = duel(by_hand=by_hand)
    some_turns(match)
    told = written(match.record()).decode()
    assert SECRET.hex() not in told
    assert (commitment(SECRET) in told) is not by_hand
    for word in ("secret-", "hidden-", "digest"):
        assert word not in told
    assert "the game is not over" in error_of(told.encode())


def test_once_the_game_is_over_everything_is_told() -> None:
    match = duel()
    some_turns(match)
    match.concede(0)
    told = written(match.record())
    assert SECRET.hex() in told.decode()
    assert snapshot(resume(told, GAMES).run) == snapshot(match.run)


def test_another_secret_than_the_one_committed_to_is_refused() -> None:
    other = seed_of("another").hex()
    assert "not the one that was committed to" in error_of(rewritten(lambda it: it.update(secret=other)))
    assert "not the one that was committed to" in error_of(rewritten(lambda it: it.update(commitment=None)))


def test_other_nonces_lead_to_another_game_and_are_refused() -> None:
    match = random_match(4)
    data = rewritten(lambda it: it.update(nonces=["00"]), match.save())
    assert "entry" in error_of(data)


# Damage.


@settings(max_examples=300)
@given(some.integers(0, len(SAVED) * 8 - 1))
def test_one_changed_bit_anywhere_is_refused(bit: int) -> None:
    damaged = bytearray(SAVED)
    damaged[bit // 8] ^= 1 << bit % 8
    with pytest.raises(RecordError):
        resume(bytes(damaged), GAMES)


@settings(max_examples=300)
@given(some.integers(0, len(SAVED) - 1), some.integers(0, 255))
def test_one_changed_byte_anywhere_is_refused(at: int, byte: int) -> None:
    """White space between the parts is the only thing that may be another: the record is the same then."""
    damaged = SAVED[:at] + bytes([byte]) + SAVED[at + 1 :]
    if damaged == SAVED or (SAVED[at : at + 1].isspace() and byte in b" \t\r\n" and same(damaged)):
        assert resume(damaged, GAMES).save() == SAVED
    else:
        assert error_of(damaged)


def same(data: bytes) -> bool:
    return bool(json.loads(data) == json.loads(SAVED))


@given(some.integers(0, len(SAVED) - 1))
def test_a_record_that_was_cut_off_is_refused(length: int) -> None:
    assert error_of(SAVED[:length])


def test_what_was_added_to_a_record_is_refused() -> None:
    content = json.loads(SAVED)
    assert "checksum" in error_of(json.dumps({**content, "more": 1}).encode())


def test_a_record_whose_white_space_another_program_changed_is_still_good() -> None:
    assert resume(json.dumps(json.loads(SAVED)).encode(), GAMES).save() == SAVED


# Files that are not records.


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"not json",
        b"[]",
        b"null",
        b"3",
        b"{}",
        b'{"game": 3}',
        b'{"game": "classic", "edition": "en2"}',
        b"\xff\xfe",
        b"[" * 100_000,
        b"9" * 10_000,
        b'{"start":' * 5_000,
        b'{"game": "classic", "edition": "en2", "start": 1e999}',
    ],
)
def test_what_is_no_record_is_refused(data: bytes) -> None:
    assert "this is no game record" in error_of(data)


def test_a_huge_file_is_refused_unread() -> None:
    assert "at most 32 MiB" in error_of(b" " * (records.LARGEST + 1))


def test_another_format_is_refused_by_its_number() -> None:
    assert "format 2, this program reads format 1" in error_of(rewritten(lambda it: it.update(signum=2)))


@pytest.mark.parametrize("field, value", [("game", "chess"), ("edition", "en3"), ("edition", "")])
def test_an_unknown_game_or_printing_is_refused(field: str, value: str) -> None:
    assert field in error_of(rewritten(lambda it: it.update({field: value})))


# Starts that cannot be played.

OLD = Path(__file__).parents[1] / "records" / "0.1.0"


def old(name: str) -> bytes:
    """A recorded game, which holds its cards."""
    return gzip.decompress((OLD / f"{name}.json.gz").read_bytes())


@pytest.mark.parametrize(("name", "card"), [("en2-unfinished", "barricade"), ("fr112-unfinished", "riposte")])
def test_a_card_under_another_name_than_its_own_is_refused(name: str, card: str) -> None:
    """Texts, hands and options would mean different cards by one name."""
    data = rewritten(lambda it: it["start"]["cards"][card].update(id="other"), old(name))
    assert f"the card {card} has another id: other" in error_of(data)


def test_a_feat_without_a_face_is_refused() -> None:
    data = rewritten(lambda it: it["start"]["cards"]["swarm"].pop("feat"), old("fr112-unfinished"))
    assert "the feat swarm has no face" in error_of(data)


def test_a_game_for_which_there_is_no_map_is_refused() -> None:
    def add_a_player(record: dict[str, Any]) -> None:
        players = record["start"]["state"]["players"]
        players.append(players[0])

    assert "there is no map for 3 players" in error_of(rewritten(add_a_player, old("fr112-unfinished")))


@pytest.mark.parametrize(
    "change",
    [
        lambda it: it["start"]["state"].update(map="\x1b[2J\u202e" * 200),
        lambda it: it["entries"].insert(0, {"type": "\x1b[2J\u202e" * 200}),
        lambda it: it.update(edition="\x1b[2J\u202e" * 200),
    ],
)
def test_words_of_a_record_are_told_on_one_short_line(change: Callable[[dict[str, Any]], Any]) -> None:
    """They could steer the terminal otherwise."""
    error = error_of(rewritten(change, old("fr112-unfinished")))
    assert error.isprintable()
    assert len(error) < 600


# What the rules refuse.


@pytest.mark.parametrize(
    "entry, cause",
    [
        ({"type": "answer", "seat": 1, "option": {"kind": "end-turn"}}, "not-your-choice"),
        ({"type": "answer", "seat": 0, "option": {"kind": "end-turn"}}, "creatures-waiting"),
        ({"type": "answer", "seat": 7, "option": {"kind": "pass-rest"}}, "not-your-choice"),
        ({"type": "answer", "seat": -1, "option": {"kind": "pass-rest"}}, "not-your-choice"),
        (
            {"type": "answer", "seat": 0, "option": {"kind": "activate", "creature": 10**30}},
            "no-such-creature",
        ),
        ({"type": "dice", "numbers": [1]}, "no-dice-asked"),
        ({"type": "order", "items": ["a"]}, "no-dice-asked"),
        ({"type": "act", "event": {"kind": "conceded", "seat": 7}}, "no-such-seat"),
        ({"type": "act", "event": {"kind": "clock-ran-out", "seat": -1}}, "no-such-seat"),
    ],
)
def test_an_entry_that_the_rules_refuse_is_named(entry: dict[str, Any], cause: str) -> None:
    data = duel().save()
    error = error_of(rewritten(lambda it: it.update(entries=[entry], times=[0], marks=[]), data))
    assert "entry 0 is refused by the rules" in error
    assert cause in error


@pytest.mark.parametrize("numbers", [{"type": "order", "items": ["a"]}, {"type": "dice", "numbers": [7]}])
def test_other_dice_than_were_called_for_are_refused(numbers: dict[str, Any]) -> None:
    fight = [
        {"type": "answer", "seat": 0, "option": {"kind": "activate", "creature": KING}},
        {"type": "answer", "seat": 0, "option": {"kind": "fight", "target": 3}},
        {"type": "answer", "seat": 1, "option": {"kind": "split", "attack": 0, "defence": 3}},
        {"type": "answer", "seat": 0, "option": {"kind": "split", "attack": 3, "defence": 0}},
    ]
    entries = [*fight, numbers]
    data = duel(by_hand=True).save()
    error = error_of(rewritten(lambda it: it.update(entries=entries, times=[0] * 5, marks=[]), data))
    assert "entry 4 is refused by the rules: other-dice" in error


@pytest.mark.parametrize(
    "entry",
    [
        {},
        3,
        None,
        {"type": "answer"},
        {"type": "answer", "seat": 0, "option": {"kind": "fly-away"}},
        {"type": "answer", "seat": 0, "option": {"kind": "activate"}},
        {"type": "answer", "seat": "first", "option": {"kind": "pass"}},
        {"type": "act", "event": {"kind": "won"}},
        {"type": "dice", "numbers": "six"},
    ],
)
def test_an_entry_of_no_game_is_named(entry: Any) -> None:
    error = error_of(rewritten(lambda it: it["entries"].__setitem__(2, entry)))
    assert "entry 2 of the record does not fit the game" in error


def test_a_time_limit_without_both_heroes_is_refused() -> None:
    """C-WIN-04: the time limit is decided between two heroes on the field."""

    def no_heroes(content: dict[str, Any]) -> None:
        for creature in content["start"]["state"]["creatures"].values():
            creature["type"] = "character"
        content.update(entries=[{"type": "act", "event": {"kind": "time-called"}}], times=[0], marks=[])

    assert "hero-missing (C-WIN-04)" in error_of(rewritten(no_heroes))


def test_a_game_that_other_rules_would_play_otherwise_says_where_it_parts() -> None:
    def other_mark(content: dict[str, Any]) -> None:
        content["marks"].insert(0, {"entries": 2, "digest": "0" * 16})

    said = error_of(rewritten(other_mark))
    assert "parts from its record at entry 2" in said
    assert f"version {__version__} made the record with the same cards and figures" in said

    def other_content(content: dict[str, Any]) -> None:
        other_mark(content)
        content.update(content="0" * 16, version="0.0.9")

    said = error_of(rewritten(other_content))
    assert "version 0.0.9 made the record with other cards and figures" in said


@pytest.mark.parametrize("version", ["\x1b[2J", "9" * 100_000, "\u202e1.0", "1.0\nall is well"])
def test_a_version_that_would_steer_the_terminal_is_not_told(version: str) -> None:
    def other(content: dict[str, Any]) -> None:
        content["marks"].insert(0, {"entries": 2, "digest": "0" * 16})
        content["version"] = version

    assert "version unknown made the record" in error_of(rewritten(other))


def test_a_record_names_the_version_and_the_content_it_was_made_with() -> None:
    content = json.loads(SAVED)
    assert content["version"] == __version__
    assert content["content"] == content_digest(folder_of("classic"))
    assert len(content["content"]) == 16


def test_the_digest_of_the_content_changes_with_cards_and_figures_only(tmp_path: Path) -> None:
    folder = tmp_path / "classic"
    shutil.copytree(Path(str(folder_of("classic").path)), folder)
    digests = [content_digest(game_folder(folder))]
    assert digests == [content_digest(folder_of("classic"))]
    for name in ("rules.fr.yaml", "messages/en/rules.ftl", "cards/vallor.yaml", "rules.yaml"):
        with (folder / name).open("a" if (folder / name).exists() else "w", encoding="utf-8") as file:
            file.write("# changed\n")
        digests.append(content_digest(game_folder(folder)))
    assert digests[0] == digests[1] == digests[2]
    assert len(set(digests[2:])) == 3


def test_times_and_clocks_must_fit() -> None:
    assert "times" in error_of(rewritten(lambda it: it["times"].append(9)))
    clock = {"clock": {"bank": 1_000, "increment": 0}, "time_left": [5]}
    assert "clocks" in error_of(rewritten(lambda it: it.update(clock)))


@pytest.mark.parametrize("field, value", [("secret", "xyz"), ("nonces", ["0"])])
def test_bytes_that_are_none_are_refused(field: str, value: Any) -> None:
    assert "pairs of digits" in error_of(rewritten(lambda it: it.update({field: value})))


# A start that is garbage of the right types.

GARBAGE: list[tuple[str, Any]] = [
    ("creatures.1.seat", 7),
    ("creatures.1.owner", -1),
    ("creatures.1.id", 2),
    ("creatures.1.type", "dragon"),
    ("creatures.1.base", 0),
    ("creatures.1.base", 3_300),
    ("creatures.1.x", -5),
    ("creatures.1.x", 10**12),
    ("creatures.1.strength", -1),
    ("creatures.1.strength", 10**9),
    ("creatures.1.health", 0),
    ("creatures.1.wounds", 8),
    ("creatures.1.movement", 9),
    ("creatures.1.held", [{"ability": "A-NOTHING"}]),
    ("creatures.1.held", [{"ability": "strength", "x": 10**9, "plus": True}]),
    ("creatures.1.held", [{"ability": "A-STAMINA", "until": -3}]),
    ("terrains", {"9": {"id": 9, "card": "wood", "seat": 0, "corners": []}}),
    ("terrains", {"4": {"id": 4, "card": "wood", "seat": 0, "corners": [[9, 9]], "radius": 5}}),
    ("next_id", 1),
    ("next_id", 10**18),
    ("active", 2),
    ("active", -1),
    ("phase", "lunch"),
    ("turn", -1),
    ("turn", 10**30),
    ("acting", 99),
    ("players", []),
    ("players.0.prosperity", -1),
    ("players.0.prosperity", 10**30),
    ("players.0.missed_draws", 10**9),
    ("players.0.missed_draws", -1),
    ("players.0.hand", ["card"] * 11),
    ("outcome", {"winner": 9, "by": "magic", "cites": []}),
]


def put(content: dict[str, Any], path: str, value: Any) -> None:
    *way, last = path.split(".")
    place: Any = content["start"]["state"]
    for step in way:
        place = place[int(step)] if isinstance(place, list) else place[step]
    if isinstance(place, list):
        place[int(last)] = value
    else:
        place[last] = value


@pytest.mark.parametrize("path, value", GARBAGE, ids=[path for path, _ in GARBAGE])
def test_a_start_that_no_game_can_have_is_refused(path: str, value: Any) -> None:
    error = error_of(rewritten(lambda it: put(it, path, value)))
    assert "the record's start does not fit the game" in error


@pytest.mark.parametrize("value", [3, [], {}, {"state": {}}, {"state": {"players": [1]}}])
def test_a_start_of_other_types_is_refused(value: Any) -> None:
    error = error_of(rewritten(lambda it: it.update(start=value)))
    assert "the record's start does not fit the game" in error


def places(value: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The path to every leaf in a record."""
    if isinstance(value, dict):
        return [way for key, one in value.items() for way in places(one, (*path, key))]
    if isinstance(value, list):
        return [way for at, one in enumerate(value) for way in places(one, (*path, at))]
    return [path]


CONTENT: dict[str, Any] = json.loads(random_match(7, answers=40).save())
PLACES = [path for path in places(CONTENT) if path[0] != "checksum"]
NUMBERS = some.sampled_from([-1, 0, 1, 2, 3, 7, 99, 3_200, 10**6, 10**9, 2**31, 2**63, 10**25])
WORDS = some.sampled_from(
    ["", "hero", "minion", "A-BERSERK", "A-NOTHING", "beginning", "construction", "\x00", "ü"]
)


@settings(max_examples=400)
@given(some.lists(some.sampled_from(PLACES), min_size=1, max_size=3), some.data())
def test_whatever_somebody_wrote_into_a_record_nothing_but_a_record_error_comes(
    paths: list[tuple[str | int, ...]], data: some.DataObject
) -> None:
    """Values of the right types, anywhere, with the checksum put right: it is played, or refused."""
    content = json.loads(json.dumps(CONTENT))
    content["marks"] = []
    for path in paths:
        place: Any = content
        for step in path[:-1]:
            if not place:
                break
            place = place[step]
        else:
            kind = type(place[path[-1]])
            drawn: Any = some.booleans() if kind is bool else NUMBERS if kind is int else WORDS
            place[path[-1]] = data.draw(drawn)
    content["checksum"] = records._checksum(content)
    try:
        match = resume(json.dumps(content).encode(), GAMES)
    except RecordError:
        return
    look_at(match)


def look_at(match: Match) -> None:
    """An accepted record can be shown, saved and continued."""
    for seat in (0, 1, None):
        assert encoded([match.view(seat), match.log(seat)])
    assert resume(match.save(), GAMES).save() == match.save()
    if match.asked is not None and (choice := match.choice(match.asked)) is not None:
        match.answer(match.asked, choice.options()[0])


def test_a_record_struct_keeps_entries_as_the_run_knows_them() -> None:
    match = duel(by_hand=True)
    pass_turn(match, 0)
    record: Record = match.record(private=True)
    assert record.entries == match.run.entries
    assert all(isinstance(entry, Given | Dice) for entry in record.entries)


def test_several_threads_may_be_the_first_to_read_records() -> None:
    done = subprocess.run([sys.executable, "-m", "tests.table.first_readers"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
