"""Claims of an analysis are compared with deeper searches, and no search is made twice."""

from pathlib import Path

import pytest

from signum.lab import agreement
from signum.lab.agreement import Found, FoundMoment, FoundPair, GameSearch, claims_of, read, told
from signum.players import reviews
from signum.players.reviews import AskedScore
from signum.rulebooks import GAMES

GAME = Path(__file__).parent.parent / "games" / "first-fight.json"


def moment(step: int, kind: str = "costly", told: float = 0.2, *, probable: bool = False) -> FoundMoment:
    return FoundMoment(step, step, kind, told, 0.1, (1, 0), probable)


def pair(step: int, number: int, better: float, other: float) -> FoundPair:
    """Two continuations that are worth half of that on the way."""
    on_the_way = [0.5 + (one - 0.5) / 2 for one in (better, other)]
    return FoundPair(step, number, (*[on_the_way[0]] * 3, better), (*[on_the_way[1]] * 3, other))


def is_played(asked: AskedScore) -> bool:
    """Whether a continuation begins as the game went on."""
    return asked.answers is None or asked.answers == asked.decision.answers[: len(asked.answers)]


def test_claims_are_judged_by_the_end_of_the_game() -> None:
    """Close moments claim nothing, and a claim without a deeper look is not counted."""
    found: list[Found] = [moment(1), moment(2), moment(3, "close"), moment(4, "best")]
    found += [pair(1, number, 1.0, 0.0) for number in range(20)]
    found += [pair(2, number, 0.0, 1.0) for number in range(20)]
    found += [pair(3, number, 1.0, 0.0) for number in range(20)]
    claims = list(claims_of("game", found))
    assert [(one.turn, one.verdict, one.pairs) for one in claims] == [(1, "agrees", 20), (2, "disagrees", 20)]
    assert claims[0].gains == (0.5, 0.5, 0.5, 1.0)
    lines = list(told(claims))
    assert any("agrees 1" in line and "disagrees 1" in line for line in lines)
    assert "  told +20.0 % (± 0.0) on average" in lines
    assert any(line.startswith("  found at the end +0.0 %") for line in lines)


def test_probable_claims_are_counted_apart() -> None:
    found: list[Found] = [moment(1), moment(2, probable=True)]
    found += [pair(step, number, 1.0, 0.0) for step in (1, 2) for number in range(20)]
    lines = list(told(list(claims_of("game", found))))
    assert [line for line in lines if line.endswith(":")] == ["better:", "probably better:"]
    assert [line.partition(":")[0] for line in lines].count("1 claims") == 2


def test_without_a_claim_only_the_heading_is_told() -> None:
    assert len(list(told([]))) == 1


def test_a_search_goes_on_where_its_file_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A line that was not written to its end is found again, and everything else is as it was."""
    monkeypatch.setattr(agreement, "HORIZONS", (1, 2))
    monkeypatch.setattr(reviews, "MOST_REGRETTED", 2)
    monkeypatch.setattr(reviews, "MOST_SWINGS", 0)
    monkeypatch.setattr(reviews, "MOST_JUMPS", 0)
    monkeypatch.setattr(agreement, "continued_once", lambda _, __, asked: float(not is_played(asked)))
    monkeypatch.setattr(agreement, "process_time", lambda: 0.0)
    file = tmp_path / "game.jsonl"
    search = GameSearch(GAME.read_bytes(), file, GAMES)
    moments = search.moments(1, 12)
    claim = next(one for one in moments if one.pair is not None)
    pairs = search.pairs(claim, 2)
    assert [one.number for one in pairs] == [0, 1]
    whole = file.read_bytes()
    for lost in (20, len(whole) // 2):
        file.write_bytes(whole[:-lost])
        again = GameSearch(GAME.read_bytes(), file, GAMES)
        assert len(again.found) < len(search.found)
        assert again.moments(1, 12) == moments
        assert again.pairs(claim, 2) == pairs
        assert file.read_bytes() == whole
        assert read(file) == search.found
