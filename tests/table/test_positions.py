"""Games at rest as scenario files, and scenario files as data: both read again as what they were."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from signum.content.nodes import SourceError
from signum.content.source import parse
from signum.engine.records import encoded
from signum.engine.run import Rest
from signum.players.random import random_player
from signum.rulebooks import GAMES
from signum.table.match import Match
from signum.table.scenario.capture import captured
from signum.table.scenario.document import check_document, document, node_of, text_of
from signum.table.scenario.reading import scenario, scenario_files
from tests.toy.lanterns.rulebook import TOY as TOYS

SCENARIOS = Path(__file__).parent.parent / "scenarios"
MODES = [
    ("classic", "duel", "ru1"),
    ("classic", "teams", "fr1"),
    ("classic", "quest-pvp", "en2"),
    ("warseer", "duel", "fr112"),
    ("warseer", "first-steps", "fr112"),
]


def played(game: str, mode: str, edition: str, answers: int, games: Any = GAMES) -> Iterator[Match]:
    """A random game, at each of its answers."""
    book = games[game]
    way, chance = book.modes[mode], Random(f"{game} {mode}")
    decks = book.library.legal_decks(edition) if way.brings_decks else ()
    brought = [chance.choice(decks).deck for _ in range(len(way.sides) - len(way.deckless)) if decks]
    start = book.library.start(mode, edition, brought)
    match = Match(book.rules(edition), start, secret=b"positions")
    player: Any = random_player(f"{game} {mode}")
    for _ in range(answers):
        seat = match.asked
        if match.finished or seat is None:
            return
        yield match
        choice = match.choice(seat)
        assert choice is not None
        match.answer(seat, match.rules.stand_in(match.run.game, choice) or player(None, choice, None))


def start_in(text: str, games: Any = GAMES) -> Any:
    """The start in a file, which must be playable."""
    read = scenario(parse(text, "position"), games)
    rules = games.rules(read.game, read.editions[0], games[read.game].cards(read.sets))
    start, _ = rules.position(read.position)
    assert rules.unplayable(start) is None
    return start


@pytest.mark.parametrize(("game", "mode", "edition"), MODES)
def test_every_rest_of_a_game_is_written_and_read_as_the_same_state(
    game: str, mode: str, edition: str
) -> None:
    seen = set()
    for at, match in enumerate(played(game, mode, edition, 160)):
        rest = match.run.rests[-1]
        if at % 20 or rest.entries in seen:
            continue
        seen.add(rest.entries)
        found = captured(match, GAMES[game], "A moment", None, whole=True)
        assert encoded(start_in(text_of(found.document)).state) == encoded(rest.state)
        assert found.earlier == len(match.run.entries) - rest.entries
    assert len(seen) > 3


def test_a_game_that_no_room_knows_is_written_too() -> None:
    for match in played("lanterns", next(iter(TOYS["lanterns"].modes)), "pocket", 30, TOYS):
        found = captured(match, TOYS["lanterns"], "A moment", None, whole=True)
        start = start_in(text_of(found.document), TOYS)
        assert encoded(start.state) == encoded(match.run.rests[-1].state)


@pytest.mark.parametrize(("game", "mode", "edition"), [MODES[0], MODES[2], MODES[3]])
def test_a_position_for_a_seat_says_nothing_of_what_the_seat_does_not_know(
    game: str, mode: str, edition: str
) -> None:
    """The opponent's hand and both decks are dealt in many ways; the file stays the same, and is playable."""
    book = GAMES[game]
    *_, match = played(game, mode, edition, 120)
    rest = match.run.rests[-1]
    texts = set()
    for way in range(4):
        state = rest.state.copy()
        for seat, player in enumerate(state.players):
            hidden = [*player.deck, *(player.hand if seat != 0 else ())]
            Random(way).shuffle(hidden)
            if seat != 0:
                player.hand = [hidden.pop() for _ in player.hand]
            player.deck = hidden
        match.run.rests[-1] = Rest(state, rest.chance, rest.entries, rest.events)
        texts.add(text_of(captured(match, book, "A moment", 0, whole=False).document))
    assert len(texts) == 1
    start_in(texts.pop())


@pytest.mark.parametrize("folder", ["classic", "quest", "warseer"])
def test_scenario_files_as_data_are_written_as_the_same_data(folder: str) -> None:
    for file in scenario_files([SCENARIOS / folder])[::20]:
        content = document(parse(file.read_bytes(), file.name))
        again = text_of(content)
        assert document(parse(again, file.name)) == content
        assert scenario(parse(again, file.name), GAMES).title == content["scenario"]


TEXTS = st.text(
    st.characters(exclude_categories=["Cc", "Cs"], exclude_characters="\ufffe\uffff"), max_size=30
)
DOCUMENTS = st.recursive(
    TEXTS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS.filter(bool), inner, max_size=3)
)


@settings(max_examples=40, deadline=None)
@given(st.dictionaries(TEXTS.filter(bool), DOCUMENTS, min_size=1, max_size=4))
def test_any_data_is_written_as_the_same_data(content: dict[str, Any]) -> None:
    assert document(node_of(content, "any")) == content


@pytest.mark.parametrize(
    ("details", "told"),
    [
        ("{state: {turn: soon}}", "does not fit the game"),
        ("{state: {players: {7: {prosperity: 1}}}}", "there is no item 7"),
        ("{state: {creatures: {99: {wounds: 1}}}}", "does not fit the game"),
        ("{cards: {fox: 3}}", "does not fit the game"),
        ("[1, 2]", "does not fit the game"),
        ("{state: {players: []}}", "players and their sides"),
        ("{state: {mode: chess}}", "chess"),
        ("{state: {next_id: 0}}", "number is not its own"),
        ("{state: {creatures: {1: {seat: 9}}}}", "belongs to nobody"),
        ("{state: {outcome: {winner: 0, by: x}}}", ""),
    ],
)
def test_details_that_do_not_fit_are_refused_in_words(details: str, told: str) -> None:
    fox = "fox: {strength: 1, health: 2, at: [30, 30]}"
    text = f"scenario: S\nseats: {{first: {{creatures: {{{fox}}}}}, second: {{}}}}\ndetails: {details}\n"
    with pytest.raises((SourceError, AssertionError)) as error:
        start_in(text)
    assert told in str(error.value)


def test_two_things_of_one_number_are_refused() -> None:
    one = "{strength: 1, health: 1, number: 4, at: "
    creatures = f"{{a: {one}[30, 30]}}, b: {one}[9, 9]}}}}"
    with pytest.raises(SourceError, match="4 is already the number of something else"):
        start_in(f"scenario: S\nseats: {{first: {{creatures: {creatures}}}, second: {{}}}}\n")


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ([], "keys and values"),
        ({"a": None}, "only texts"),
        ({"a": "x" * (1 << 20)}, "too large"),
        ({"a": [[["x"] * 1000] * 1000]}, "too large"),
    ],
)
def test_data_from_outside_is_bounded(content: Any, told: str) -> None:
    with pytest.raises(SourceError, match=told):
        check_document(content, "position")


def test_data_that_is_nested_too_deep_is_refused() -> None:
    deep: Any = "x"
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(SourceError, match="nested deeper"):
        check_document({"a": deep}, "position")
