"""How a game ended, in words: all players of a side are named, in the duel and with more seats."""

import pytest

from signum.classic.modes import MODES
from signum.classic.telling.telling import Telling
from signum.content.languages import LANGUAGES
from signum.engine.seating import Side
from tests.classic.modes import TEAMS, THREE, match

DUEL = MODES["duel"]
CALLED = {0: "Ann", 1: "Ben", 2: "Cat", 3: "Dan"}
WON = ("hero", "prosperity", "time", "tie-break", "concession", "clock")


def told(mode: str, language: str, by: str, winner: Side | None, drawn: tuple[Side, ...] = ()) -> str:
    table = match({"duel": DUEL, "teams": TEAMS, "three": THREE}[mode])
    phrases = Telling(table, language, None, cites_rules=False, called=CALLED).phrases
    return phrases.outcome({"winner": winner, "by": by, "cites": (), "drawn": drawn})


@pytest.mark.parametrize(
    "language, words",
    [
        ("en", "Ann wins: the opposing hero has fallen."),
        ("de", "Ann gewinnt: Der gegnerische Held ist gefallen."),
        ("fr", "Ann gagne\xa0: le héros adverse est tombé."),
        ("ru", "Ann побеждает: герой противника пал."),
    ],
)
def test_a_duel_is_won_by_one(language: str, words: str) -> None:
    assert told("duel", language, "hero", 0) == words


@pytest.mark.parametrize(
    "language, words",
    [
        ("en", "Cat and Dan win: the opposing heroes have fallen."),
        ("de", "Cat und Dan gewinnen: Die gegnerischen Helden sind gefallen."),
        ("fr", "Cat et Dan gagnent\xa0: les héros adverses sont tombés."),
        ("ru", "Cat и Dan побеждают: герои противников пали."),
    ],
)
def test_a_team_wins_with_all_its_players(language: str, words: str) -> None:
    assert told("teams", language, "hero", 1) == words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("by", WON)
def test_every_way_to_win_names_the_whole_side(by: str, language: str) -> None:
    words = told("teams", language, by, 0)
    assert [name for name in CALLED.values() if name in words] == ["Ann", "Ben"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_those_who_share_a_draw_are_named_where_others_have_lost(language: str) -> None:
    words = told("three", language, "draw", None, (0, 2))
    assert [name for name in CALLED.values() if name in words] == ["Ann", "Cat"]


def test_a_draw_of_more_than_two_sides_names_all_and_that_of_two_nobody() -> None:
    assert told("three", "en", "draw", None) == "A draw: Ann, Ben and Cat are equal in everything."
    assert told("duel", "en", "draw", None) == "A draw: the two sides are equal in everything."
    assert told("teams", "en", "draw", None) == "A draw: the two sides are equal in everything."


def test_one_of_three_wins_over_several() -> None:
    assert told("three", "en", "concession", 1) == "Ben wins: the opponents conceded."
