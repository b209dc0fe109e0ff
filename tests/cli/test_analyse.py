"""The chance to win at each turn of a recorded game, in the terminal."""

import json
import re
from pathlib import Path

import pytest

from signum.cli import main
from signum.cli.analyse import eventful_line, heading, line_of, side_names
from signum.content.languages import LANGUAGES
from signum.players.eventful_turns import EventfulTurn
from signum.players.reviews import AskedScore
from signum.players.win_chances import TurnChances
from signum.rulebooks import GAMES
from signum.table.match import Match
from signum.table.record import written
from signum.table.resuming import resume

Output = pytest.CaptureFixture[str]
GAME = Path(__file__).parent.parent / "games" / "first-fight.json"


def is_played(asked: AskedScore) -> bool:
    """Whether a continuation begins as the game went on."""
    return asked.answers is not None and asked.answers == asked.decision.answers[: len(asked.answers)]


@pytest.fixture
def mistaken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever was played was wrong, and then the dice helped."""
    curve = (0.5, 0.5), ((0, 1), (0, 1))
    monkeypatch.setattr("signum.players.reviews.MOST_REGRETTED", 2)
    monkeypatch.setattr("signum.players.reviews.NOTICEABLE", 0.0)
    monkeypatch.setattr(
        "signum.cli.analysing._chances", lambda _, step, games, *__: TurnChances(step, 1, 0, games, *curve)
    )
    monkeypatch.setattr(
        "signum.cli.analysing._score", lambda _, asked, *__: 0.3 + 0.6 * (not is_played(asked))
    )


def analysed(capsys: Output, *words: str) -> str:
    assert main(["analyse", str(GAME), "--games", "1", "--weigh", "12", "--jobs", "1", *words]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def test_each_turn_has_a_line_with_its_chance_and_interval(capsys: Output) -> None:
    lines = analysed(capsys, "--lang", "en", "--moments", "0").splitlines()
    assert lines[0] == "Legends of Signum, second edition."
    assert "from one continuation" in lines[1]
    turns = [line.split() for line in lines[2:] if line.endswith(")")]
    assert [int(words[0]) for words in turns] == list(range(1, len(turns) + 1))
    assert all(words[-2:-1] == ["%"] for words in turns)


@pytest.mark.usefixtures("mistaken")
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_it_is_told_in_every_language(language: str, capsys: Output) -> None:
    told = analysed(capsys, "--lang", language, "--moments", "2")
    *_, explained = told.splitlines()
    assert explained.startswith("± ")
    assert told.count(explained) == 1
    assert "{" not in told
    assert "continuation" not in told
    assert " to " not in told


@pytest.mark.usefixtures("mistaken")
def test_figures_come_as_json(capsys: Output) -> None:
    found = json.loads(analysed(capsys, "--json", "--moments", "2"))
    assert {"step", "turn", "seat", "games", "chances", "intervals", "shares"} == set(found["turns"][0])
    assert found["reviews"]
    assert all({"step", "ways", "better", "error", "dice"} <= set(one) for one in found["reviews"])


@pytest.mark.usefixtures("mistaken")
def test_a_key_moment_has_its_ways_and_the_dice(capsys: Output) -> None:
    _, *moments = analysed(capsys, "--lang", "en", "--moments", "9").split("Key moment: ")
    assert moments
    for told in moments:
        assert "12 continuations of each choice." in told
        assert told.count("(played)") == 1
        assert ("The dice gave" in told) or ("Another choice was better" in told)
    assert any("The dice gave" in told for told in moments)
    assert any("Another choice was better" in told for told in moments)


@pytest.mark.usefixtures("mistaken")
def test_a_choice_called_better_is_compared_again_to_the_end(
    capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only that one and the played one, by continuations with other luck."""
    looked = []

    def score(_: bytes, asked: AskedScore, seed: str, horizon: int | None) -> float:
        if seed.endswith("deeper"):
            looked.append((asked.answers, asked.number, horizon))
        return float(asked.answers is not None and not is_played(asked))

    monkeypatch.setattr("signum.cli.analysing._score", score)
    words = ["--lang", "en", "--moments", "1", "--deeper", "2"]
    told = analysed(capsys, *words).splitlines()
    assert "  Played to the end, 24 continuations of each: +100% (± 6). They agree." in told
    assert "called better (1): continuations to the end agreed 1 times" in told[-3]
    assert len({answers for answers, *_ in looked}) == 2
    assert [one[1:] for one in looked] == [(number, 0) for number in range(24)] * 2


@pytest.mark.usefixtures("mistaken")
def test_close_choices_are_no_key_moments(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("signum.cli.analysing._score", lambda *_: 0.5)
    told = analysed(capsys, "--lang", "en", "--moments", "1", "--deeper", "2")
    assert "Key moment" not in told
    before, _, turns = told.partition(
        "No decision clearly changed the game. The chances moved most in this turn:\n"
    )
    assert before
    turns, _, explained = turns.partition("\n\n")
    assert re.fullmatch(r"(Turn \d+ \(step \d+\), [^:]+: chance \d+% → \d+%, [+-]?\d+% \(± \d+\)\n?)+", turns)
    assert explained == "± is the error of the figure before it, in percentage points; it is rarely larger.\n"


def test_the_change_of_an_eventful_turn_is_the_difference_of_its_figures() -> None:
    telling = GAMES["classic"].teller(resume(GAME.read_bytes(), GAMES), "en", None)
    turn = EventfulTurn(58, 62, 9, 0, 0, 0.596, 0.243, 0.4)
    told = eventful_line(turn, telling, ["Robin"])
    assert told == "Turn 9 (step 58), Robin: chance 60% → 24%, -36% (± 40)"


@pytest.mark.usefixtures("mistaken")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_probable_is_told_as_probable(
    language: str, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With its figure and its error, and what continuations to the end say of it."""

    def score(_: bytes, asked: AskedScore, seed: str, __: int | None) -> float:
        gain = 0.5 if seed.endswith("deeper") else 0.3 * (asked.number % 3 == 0)
        return 0.3 + gain * (asked.answers is not None and not is_played(asked))

    monkeypatch.setattr("signum.cli.analysing._score", score)
    told = analysed(capsys, "--lang", language, "--moments", "1", "--deeper", "1")
    words = {
        "en": [
            "Probably a key moment: turn ",
            "Another choice was probably better: +",
            "called probably better",
            "No decision clearly changed the game.",
        ],
        "fr": [
            "Probablement un moment clé",
            "Un autre choix était probablement meilleur",
            "dit probablement",
        ],
        "de": [
            "Wahrscheinlich ein Schlüsselmoment: Zug ",
            "war wahrscheinlich besser: +",
            "wahrscheinlich besser genannt",
        ],
        "ru": ["Вероятно, ключевой момент: ход ", "Другой выбор, вероятно, был лучше: +", "вероятно лучшим"],
    }
    assert all(one in told for one in words[language])
    assert "±" in told


def test_no_key_moment_is_told_where_none_is_wanted(capsys: Output) -> None:
    told = analysed(capsys, "--lang", "en", "--moments", "0")
    assert "Key moment" not in told
    assert "±" not in told


def test_a_number_of_continuations_below_one_is_refused(capsys: Output) -> None:
    assert main(["analyse", str(GAME), "--games", "0"]) == 2
    assert "at least 1" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "mode"),
    [("classic", "duel"), ("classic", "four"), ("classic", "quest-pve"), ("warseer", "duel")],
)
def test_a_game_that_was_given_up_at_once_is_told_so(
    name: str, mode: str, tmp_path: Path, capsys: Output
) -> None:
    """In any mode with a set-up: there is no turn to analyse."""
    book = GAMES[name]
    edition = (book.modes[mode].editions or book.editions)[-1]
    seats = [one for one in range(len(book.modes[mode].sides)) if one not in book.modes[mode].deckless]
    decks = book.library.legal_decks(edition)
    brought = [decks[one % 2].deck for one in seats]
    match = Match(book.rules(edition), book.library.start(mode, edition, brought), secret=bytes(32))
    for seat in reversed(range(len(book.modes[mode].sides))):
        if not match.finished:
            match.concede(seat)
    file = tmp_path / "game.json"
    file.write_bytes(written(match.record(private=True)))
    assert main(["analyse", str(file), "--lang", "en", "--jobs", "1"]) == 0
    assert capsys.readouterr().out.endswith("No turn was played, so there is nothing to analyse.\n")


def test_more_than_two_sides_have_a_column_each() -> None:
    """Partners share one, and the first of two sides has a bar."""
    match = resume(GAME.read_bytes(), GAMES)
    telling = GAMES["classic"].teller(match, "en", None)
    names = side_names(telling, (0, 1, 2))
    assert names == ["Player 1", "Player 2", "Player 3"]
    assert side_names(telling, (0, 0, 1, 1)) == ["Player 1 and Player 2", "Player 3 and Player 4"]
    turn = TurnChances(0, 7, 0, 4, (0.2, 0.5, 0.3), ((0.0, 0.4), (0.3, 0.7), (0.1, 0.6)))
    assert len(list(heading(telling, names, 4))) == 2
    told = " ".join(line_of(turn, names).split())
    assert told == "7 20 % (0–40) 50 % (30–70) 30 % (10–60)"
    assert "#" in line_of(turn, names[:2])
