"""Quests that players wrote: in the decks of a game, in its record, for computer players, in every verb."""

from pathlib import Path

import pytest

from signum.classic.core.quest_state import QuestState
from signum.classic.core.view import View
from signum.classic.library import ClassicLibrary
from signum.classic.quests.library import shipped_quests
from signum.classic.quests.own_quests import LONGEST_ENTRY, MOST_ENTRIES, mistake_in, quest_book, written
from signum.cli import main
from signum.content.mistakes import Mistake
from signum.engine.chance import Chance, seed_of
from signum.engine.records import encoded
from signum.rulebooks import GAMES
from signum.table.match import Match
from signum.table.resuming import resume
from tests.docs.test_writing_a_quest_page import fenced
from tests.quests.making import OVERLORD, QUEST, node

CLASSIC = GAMES["classic"]
OWN = {"thirst", "mud-season"}


@pytest.fixture(scope="module")
def pack(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pack of docs/writing-a-quest.md."""
    file = tmp_path_factory.mktemp("pack") / "well.yaml"
    file.write_text("\n".join([text for _, text in fenced("yaml quests")]), encoding="utf-8")
    return file


def begun(pack: Path, mode: str = "quest-pve", secret: str = "own") -> Match:
    """A game with the pack, after its set-up."""
    start = ClassicLibrary([pack]).start(mode, "en2", ["brissa"])
    match = Match(CLASSIC.rules("en2"), start, secret=seed_of(secret), players=("greedy", "greedy"))
    picks = Chance(seed_of(secret))
    while match.run.game.state.turn < 1:
        choice = match.run.choice
        assert choice is not None
        match.answer(choice.seat, choice.drawn(picks.below), 0)
    return match


def quest(match: Match) -> QuestState:
    found = match.run.game.state.quest
    assert isinstance(found, QuestState)
    return found


@pytest.mark.parametrize("mode, cards", [("quest-pve", 10), ("quest-pvp", 22)])
def test_own_quests_are_in_decks_of_the_size_of_the_rules(pack: Path, mode: str, cards: int) -> None:
    """Q-SET-02, Q-SET-03: of the program's cards as many as are missing, drawn by lot."""
    match = begun(pack, mode)
    deck = quest(match).deck
    stages = [match.run.game.quest_book.quests[id].stage for id in deck]
    assert stages == ["late"] * 12 + ["early"] * 3
    assert "thirst" in deck
    overlord = match.run.game.player(1)
    assert len(overlord.deck) + len(overlord.hand) == cards
    assert ("mud-season" in overlord.deck) == (mode == "quest-pve")
    assert {*deck} != {*quest(begun(pack, mode, "another lot")).deck}


def test_without_packs_nothing_of_them_is_there() -> None:
    start = ClassicLibrary().start("quest-pve", "en2", ["brissa"])
    assert start.state.quest is not None
    assert sorted(start.state.quest.deck) == sorted(shipped_quests().quests)
    assert b"own" not in encoded(start.state)


def test_a_record_needs_no_file(pack: Path) -> None:
    match = begun(pack)
    again = resume(match.save(), GAMES)
    assert encoded(again.run.game.state) == encoded(match.run.game.state)
    assert "thirst" in again.run.game.quest_book.quests


def test_every_seat_can_read_them_in_its_view(pack: Path) -> None:
    match = begun(pack)
    for seat in (0, 1, None):
        view = match.rules.view(match.run.game, seat)
        assert isinstance(view, View)
        assert view.quest is not None
        assert "thirst" in quest_book(view.quest.own).quests


@pytest.mark.parametrize(
    "own, cause",
    [
        (("{",), "not JSON"),
        (("[" * 5_000,), "not JSON"),
        (("x" * (LONGEST_ENTRY + 1),), "too long"),
        (("{}",) * (MOST_ENTRIES + 1), "too many"),
        ((written(node({**QUEST, "complete": [{"defeat": "wolff"}]})),), "wolff"),
        ((written(node(QUEST)),) * 2, "already an entry"),
        ((written(node({**OVERLORD, "id": "marrow-frost"})),), "has the id"),
    ],
)
def test_a_record_with_wrong_entries_is_refused(own: tuple[str, ...], cause: str) -> None:
    start = ClassicLibrary().start("quest-pve", "en2", ["brissa"])
    start.state.quest = QuestState(own=own)
    assert cause in (mistake_in(own) or "")
    assert cause in (CLASSIC.rules("en2").unplayable(start) or "")


def test_two_packs_with_one_id_are_refused(pack: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.yaml"
    other.write_bytes(pack.read_bytes().replace(b"S}}}", b"M}}}"))
    with pytest.raises(Mistake, match="already an entry"):
        ClassicLibrary([pack, other]).start("quest-pve", "en2", ["brissa"])


def test_the_terminal_plays_them(pack: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["play", "--mode", "quest-pve", "--pack", str(pack), "--lang", "en", "--seed", "2", "--terminal"]
    assert main([*words, "--deck", "brissa", "--seats", "random,random"]) == 0
    out = capsys.readouterr().out
    assert "Mud Season" in out or "Thirst" in out


def test_simulate_plays_them_and_keeps_them(
    pack: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["simulate", "--mode", "quest-pve", "--pack", str(pack), "--seats", "random,random"]
    kept = tmp_path / "kept"
    assert (
        main([*words, "--deck", "brissa", "--games", "1", "--jobs", "1", "--seed", "2", "--save", str(kept)])
        == 0
    )
    capsys.readouterr()
    assert main(["replay", str(kept / "game-00000.json"), "--lang", "en"]) == 0
    assert "“Mud Season”" in capsys.readouterr().out


def test_a_scenario_with_quests_names_a_quest_mode() -> None:
    rules = CLASSIC.rules("en2")
    with pytest.raises(Mistake, match="mode: quest-pve"):
        rules.position(node({"seats": {"first": {}, "second": {}}, "cards": [QUEST]}))
