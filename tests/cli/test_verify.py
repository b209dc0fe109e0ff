"""A finished game is played again from its seeds and answers; any change in its record is found."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from signum.classic.cards.sets import shipped
from signum.classic.cards.starter_decks import starter_decks
from signum.classic.chapters.cards.decks import start_of_duel
from signum.classic.editions import EDITIONS
from signum.cli import main
from signum.content.languages import LANGUAGES
from signum.engine.chance import commitment
from signum.engine.records import plain
from signum.players.deadline import Deadline
from signum.players.random import random_player
from signum.rulebooks import GAMES
from signum.table import record as records
from signum.table.match import Match
from signum.table.resuming import resume

SECRET = bytes(range(32))
SHARES = (bytes([7] * 16), bytes([9] * 16))
Output = pytest.CaptureFixture[str]
Content = dict[str, Any]


@cache
def game() -> bytes:
    """A game of 50 answers that then was given up."""
    decks = [starter_decks()[one].deck for one in ("brissa", "roland")]
    start = start_of_duel(decks, shipped(), EDITIONS["en2"])
    match = Match(GAMES.rules("classic", "en2"), start, secret=SECRET, nonces=SHARES)
    player = random_player("verify")
    while len(match.run.entries) < 50:
        seat = match.asked
        assert seat is not None
        choice = match.choice(seat)
        assert choice is not None
        match.answer(seat, player(match.view(seat).game, choice, Deadline(seconds=1)))
    match.concede(1)
    return match.save()


def sealed(content: Content) -> bytes:
    """A record with a checksum that fits, as a forger would write it."""
    return json.dumps({**content, "checksum": records._checksum(content)}).encode()


def verified(tmp_path: Path, data: bytes, capsys: Output, *words: str) -> tuple[int, str]:
    file = tmp_path / "game.json"
    file.write_bytes(data)
    code = main(["verify", str(file), "--lang", "en", *words])
    return code, capsys.readouterr().out


def test_a_game_as_it_was_played_is_right(tmp_path: Path, capsys: Output) -> None:
    told = ("--commitment", commitment(SECRET), "--share", SHARES[0].hex())
    code, out = verified(tmp_path, game(), capsys, *told)
    assert code == 0
    assert [line[0] for line in out.splitlines()] == ["+"] * 9 + ["E"]
    assert f"the one it committed to before the game: {commitment(SECRET)}" in out
    assert "51 answers, and the rules allow each of them" in out
    assert "4 marks on the way are the same" in out
    assert out.endswith("Everything agrees.\n")


def test_a_record_of_the_server_is_as_good_as_its_own_file(tmp_path: Path, capsys: Output) -> None:
    assert verified(tmp_path, sealed(json.loads(game())), capsys)[0] == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(language: str, tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(game())
    assert main(["verify", str(file), "--lang", language]) == 0
    assert capsys.readouterr().out.count("\n+ ") == 6


def other_secret(content: Content) -> None:
    content["secret"] = SECRET[::-1].hex()


def other_secret_and_commitment(content: Content) -> None:
    other_secret(content)
    content["commitment"] = commitment(SECRET[::-1])


def other_commitment(content: Content) -> None:
    content["commitment"] = commitment(b"another")


def other_share(content: Content) -> None:
    content["nonces"][1] = bytes([8] * 16).hex()


def shares_exchanged(content: Content) -> None:
    content["nonces"].reverse()


def no_shares(content: Content) -> None:
    content["nonces"] = []


def dice_by_hand(content: Content) -> None:
    content["entries"].insert(20, {"type": "dice", "numbers": [1, 1]})
    content["times"].insert(20, 0)


def dice_in_place_of_an_answer(content: Content) -> None:
    content["entries"][20] = {"type": "dice", "numbers": [1, 1]}


def an_answer_more(content: Content) -> None:
    content["entries"].insert(30, content["entries"][30])
    content["times"].insert(30, 0)


def an_answer_less(content: Content) -> None:
    del content["entries"][30], content["times"][30]


def answer_of_the_other_seat(content: Content) -> None:
    content["entries"][25]["seat"] = 1 - content["entries"][25]["seat"]


def other_winner(content: Content) -> None:
    content["outcome"]["winner"] = 1 - content["outcome"]["winner"]


def another_gives_up(content: Content) -> None:
    event = content["entries"][-1]["event"]
    event["seat"] = 1 - event["seat"]


def other_mark(content: Content) -> None:
    content["marks"][1]["digest"] = "0" * 16


def marks_left_out(content: Content) -> None:
    other_share(content)
    content["marks"] = []


def a_mark_left_out(content: Content) -> None:
    del content["marks"][1]


def end_cut_off(content: Content) -> None:
    del content["entries"][-1], content["times"][-1], content["marks"][-1]


def secret_kept(content: Content) -> None:
    content["secret"] = None


def other_start(content: Content) -> None:
    content["start"]["state"]["players"][0]["prosperity"] += 5


@pytest.mark.parametrize(
    "tamper, found",
    [
        (other_secret, "not the one it committed to"),
        (other_commitment, "not the one it committed to"),
        (other_secret_and_commitment, "it is another game"),
        (other_share, "it is another game"),
        (shares_exchanged, "it is another game"),
        (no_shares, "it is another game"),
        (dice_by_hand, "it is another game"),
        (dice_in_place_of_an_answer, "it is another game"),
        (an_answer_more, "it is another game"),
        (an_answer_less, "it is another game"),
        (answer_of_the_other_seat, "it is another game"),
        (other_mark, "it is another game"),
        (other_start, "it is another game"),
        (marks_left_out, "! "),
        (a_mark_left_out, "Marks on the way are missing"),
        (end_cut_off, "! "),
        (other_winner, "does not end as the record says"),
        (another_gives_up, "! "),
        (secret_kept, "Nothing can be checked"),
    ],
)
def test_what_was_changed_is_found(
    tamper: Callable[[Content], None], found: str, tmp_path: Path, capsys: Output
) -> None:
    content = json.loads(game())
    tamper(content)
    code, out = verified(tmp_path, sealed(content), capsys)
    assert code == 1
    assert found in out
    assert out.endswith("This record is not right.\n")
    code, out = verified(tmp_path, json.dumps(content).encode(), capsys)
    assert code == 1
    assert "its checksum does not fit" in out


@pytest.mark.parametrize("entry", range(0, 48, 6))
def test_an_answer_of_another_kind_is_found(entry: int, tmp_path: Path, capsys: Output) -> None:
    """Also a legal answer: the events after it differ from the record."""
    content = json.loads(game())
    match = resume(game(), GAMES)
    match.run.rewind(entry)
    seat = match.asked
    assert seat is not None
    choice = match.choice(seat)
    assert choice is not None
    given = content["entries"][entry]["option"]
    others = [one for one in map(plain, choice.options()) if one["kind"] != given["kind"]]
    for other in others[:3] or [{"kind": "place-at", "to": [1, 1]}]:
        content["entries"][entry]["option"] = other
        assert verified(tmp_path, sealed(content), capsys)[0] == 1


def test_what_a_player_was_shown_is_compared(tmp_path: Path, capsys: Output) -> None:
    """A whole game of other seeds is right in itself: only who was there can tell."""
    code, out = verified(tmp_path, game(), capsys, "--commitment", commitment(b"another"))
    assert code == 1
    assert "Another commitment was shown to you" in out
    code, out = verified(tmp_path, game(), capsys, "--share", "00" * 16)
    assert code == 1
    assert "Your share is not in the seed" in out


@pytest.mark.parametrize("data", [b"", b"[]", b"{}", b"\xff", game()[:1000]])
def test_what_is_no_record_is_not_right(data: bytes, tmp_path: Path, capsys: Output) -> None:
    code, out = verified(tmp_path, data, capsys)
    assert code == 1
    assert "cannot be trusted" in out


def test_a_file_that_is_not_there_is_a_mistake(tmp_path: Path) -> None:
    assert main(["verify", str(tmp_path / "none.json")]) == 2
