"""`signum lab balance`: the games that it plans, and the figures that it makes of them."""

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from signum.classic.cards.card import CHARACTER
from signum.classic.cards.decks import Deck
from signum.classic.cards.sets import shipped
from signum.classic.chapters.cards.decks import broken_rules
from signum.classic.editions import EDITIONS
from signum.classic.lab.balance import plans
from signum.classic.lab.balance.figures import (
    against,
    against_the_field,
    by_prosperity,
    difference,
    endings,
    first_player,
    paired,
    worth_of_cards,
)
from signum.classic.lab.balance.games import BalanceGame, BalanceTask, keywords_in, played
from signum.classic.lab.balance.games_log import GamesLog
from signum.classic.lab.balance.kept import KeptFigures, kept_figures, moved, read, write
from signum.classic.lab.balance.report import BalanceReport
from signum.classic.lab.balance.threat import threats
from signum.classic.lab.legal_decks import legal_starter_decks
from signum.cli import main
from signum.content.mistakes import Mistake

CARDS = shipped()
DECKS = {id: deck for id, deck in legal_starter_decks("en2").items() if id in ("brissa", "roland", "thibaut")}
FOX, BEAR = Deck("fox", ("claw", "tail")), Deck("bear", ("paw",))


def game(winner: int | None, by: str = "hero", *, began: int = 0, drawn: str = "claw") -> BalanceGame:
    task = BalanceTask("1", "en2", "greedy", ("fox", "bear"), (FOX, BEAR))
    return BalanceGame(
        task, winner, by, began, 9, (frozenset({drawn}), frozenset()), (frozenset(), frozenset())
    )


def test_the_matrix_seats_each_deck_as_often_first_and_second() -> None:
    tasks = list(plans.matrix(DECKS, "en2", "greedy", 2, "s"))
    assert len(tasks) == 6
    assert sorted([one.names[0] for one in tasks]) == sorted([one.names[1] for one in tasks])
    assert tasks[0].seed == tasks[3].seed


@pytest.mark.parametrize("decks", [5, 12])
def test_a_broken_off_matrix_has_as_many_games_of_each_deck(decks: int) -> None:
    names = [chr(ord("a") + number) for number in range(decks)]
    found = list(plans.pairings(names))
    assert sorted(found) == list(combinations(names, 2))
    for some in range(len(found)):
        played_by = Counter([name for pair in found[:some] for name in pair])
        assert max(played_by.values(), default=0) - min([played_by[name] for name in names]) <= 2


def test_a_swapped_army_is_legal_and_has_the_new_heros_own_cards() -> None:
    found = plans.swapped(DECKS, CARDS, EDITIONS["en2"])
    assert set(found) == {("brissa", "thibaut"), ("thibaut", "brissa")}
    for (hero, _), deck in found.items():
        assert deck.hero == DECKS[hero].hero
        assert broken_rules(deck, CARDS, EDITIONS["en2"]) == []
        assert {CARDS[id].hero for id in deck.cards} <= {"", deck.hero}


def test_a_hero_meets_the_other_decks_with_each_army_and_the_same_luck() -> None:
    games = list(plans.swaps(DECKS, CARDS, EDITIONS["en2"], "greedy", 2, "s"))
    lucks = {
        army: sorted([one.seed for one in games if f"brissa+{army}" in one.names])
        for army in ("brissa", "thibaut")
    }
    assert lucks["brissa"] == lucks["thibaut"]
    assert len(set(lucks["brissa"])) == 4
    assert all("brissa" not in one.names for one in games if "brissa+thibaut" in one.names)


def test_pairs_without_a_keyword_begin_with_one_game_of_each() -> None:
    pairs = list(plans.keywords(DECKS, CARDS, "en2", "greedy", 2, "s"))
    first = [(whole.names[0], keyword) for keyword, whole, _ in pairs[: len(pairs) // 2]]
    assert len(set(first)) == len(first)
    assert {lacking.seed for _, _, lacking in pairs} == {whole.seed for _, whole, _ in pairs}


def test_shares_tell_points_the_first_player_and_the_endings() -> None:
    games = [game(0), game(1, "prosperity", began=1), game(None, "draw"), game(0, "deck", began=1)]
    assert against(games, "fox", "bear").wins == 2.5
    assert against_the_field(games, "bear").wins == 1.5
    assert first_player(games).wins == 2
    assert first_player(games).games == 3
    assert by_prosperity(games).wins == 2
    assert endings(games)["hero"].games == 4


def test_a_card_is_worth_what_it_adds_when_drawn() -> None:
    games = [game(0, drawn="claw") for _ in range(8)] + [game(1, drawn="tail") for _ in range(8)]
    worths = {one.card: one for one in worth_of_cards(games)}
    assert worths["claw"].drawn is not None
    assert worths["claw"].drawn.by == 1.0
    assert worths["tail"].drawn is not None
    assert worths["tail"].drawn.interval.high < 0
    assert worths["claw"].played is None


def test_a_card_that_is_drawn_in_long_games_is_worth_nothing_by_that() -> None:
    task = game(0).task
    short, long = frozenset({"claw"}), frozenset({"claw", "tail"})
    nothing: frozenset[str] = frozenset()
    games = [
        BalanceGame(task, winner, "hero", 0, 9, (drawn, nothing), (nothing, nothing))
        for winner, drawn in [(1, short), (0, long)] * 8
    ]
    worths = {one.card: one for one in worth_of_cards(games)}
    assert worths["tail"].drawn is None


def test_a_difference_is_that_within_the_strata() -> None:
    found = difference({8: ([1.0, 1.0, 0.0, 0.0], [0.0] * 4), 16: ([1.0] * 8, [1.0] * 8), 20: ([1.0], [])})
    assert found is not None
    assert found.by == pytest.approx(0.5 * 2 / 6)
    assert found.games == 24


def test_few_games_have_wide_intervals_or_none() -> None:
    assert difference({8: ([1.0] * 3, [0.0] * 9)}) is None
    few, many = paired([1.0] * 4), paired([1.0] * 100)
    assert few is not None
    assert many is not None
    assert few.interval.low < many.interval.low < 1.0


def test_a_side_may_lack_a_keyword() -> None:
    assert "quick-shooter" in keywords_in(DECKS["brissa"], CARDS)
    pair = ("brissa", "roland")
    decks = (DECKS["brissa"], DECKS["roland"])
    done = played(BalanceTask("short", "en2", "random", pair, decks, ("shooting", "")))
    assert done.turns > 1
    assert done.drawn[0] <= set(decks[0].cards)
    assert done.drawn[1] <= set(decks[1].cards)


def test_stronger_characters_threaten_more() -> None:
    found = {one.card: one for one in threats([*CARDS.values()], "en2")}
    assert set(found) == {id for id, one in CARDS.items() if one.type == CHARACTER and "en2" in one.printings}
    assert found["goliath"].deals > found["severus-the-veteran-legionary"].deals
    assert found["goliath"].endures > found["cordelia-the-crusader"].endures
    assert abs(sum([one.above for one in found.values()])) < 1e-6


def test_the_report_tells_every_part() -> None:
    decks = {id: DECKS[id] for id in ("brissa", "thibaut")}
    report = BalanceReport("en2", decks, "random", games=1, seed="a", jobs=1)
    told = [line for part in ("matrix", "cards", "price") for line in report.lines(part)]
    assert any(line.startswith("  brissa against the field: ") for line in told)
    assert any("decided by prosperity" in line for line in told)


def test_the_games_of_one_deck_are_played_and_told_alone(capsys: pytest.CaptureFixture[str]) -> None:
    report = BalanceReport("en2", DECKS, "random", games=2, seed="a", jobs=1, only=("roland",))
    assert len(report.field_tasks) == 4
    assert all("roland" in one.names for one in report.field_tasks)
    told = [*report.matrix()]
    assert [line.partition(":")[0] for line in told[1:4]] == [
        "  roland against the field",
        "    against brissa",
        "    against thibaut",
    ]
    assert not any("  brissa against the field" in line for line in told)
    assert main(["lab", "balance", "--only", "rolant"]) != 0
    assert "did you mean 'roland'" in capsys.readouterr().err
    assert main(["lab", "balance", "--only", "roland", "--keep", "kept.json"]) != 0
    assert "whole matrix" in capsys.readouterr().err


def test_logged_games_are_not_played_again(tmp_path: Path) -> None:
    decks = {id: DECKS[id] for id in ("brissa", "thibaut")}
    file = tmp_path / "games.jsonl"

    def lines(minutes: float) -> list[str]:
        log = GamesLog(file)
        report = BalanceReport("en2", decks, "random", games=2, seed="a", jobs=2, log=log, minutes=minutes)
        return list(report.lines("matrix"))

    whole = lines(1e9)
    assert whole[0] == "en2, random, 2 games, 2 for each two decks"
    one, other = file.read_bytes().splitlines(keepends=True)
    assert lines(1e-9) == whole  # nothing is left to play

    file.write_bytes(one + other[:99])
    assert lines(1e-9)[0] == "en2, random, 1 of 2 games, 2 for each two decks"
    assert file.read_bytes() == one
    assert lines(1e9) == whole


def test_a_file_that_holds_no_games_is_refused(tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_text('{"edition":"en2"}\n')
    with pytest.raises(Mistake, match="holds no games of a balance"):
        GamesLog(tmp_path / "games.jsonl")


def test_swaps_and_keywords_tell_intervals() -> None:
    decks = {id: DECKS[id] for id in ("brissa", "thibaut")}
    report = BalanceReport("en2", decks, "random", games=4, seed="a", jobs=2)
    swaps = [*report.lines("swaps")][1:]
    assert [line.partition(":")[0].strip() for line in swaps] == [
        "brissa with its own army",
        "brissa with the army of thibaut",
        "thibaut with its own army",
        "thibaut with the army of brissa",
    ]
    assert all("(" in line for line in swaps)


def test_figures_are_kept_and_a_moved_one_is_told(tmp_path: Path) -> None:
    even = [game(number % 2) for number in range(60)]
    beaten = [game(1) for _ in range(60)]
    before, same, after = [
        kept_figures(games, {"fox": FOX, "bear": BEAR}, "en2", "greedy")
        for games in (even, even[:20], beaten)
    ]
    write(tmp_path / "figures.json", [before])
    assert read(tmp_path / "figures.json") == [before]
    assert list(moved([before], same)) == []
    told = list(moved([before], after))
    assert [line.partition(":")[0] for line in told] == ["fox", "bear", "first player"]
    assert list(moved([KeptFigures("fr1", "greedy", before.decks, before.whole)], after)) == []


def test_a_file_without_figures_is_refused(tmp_path: Path) -> None:
    (tmp_path / "figures.json").write_text("{}")
    with pytest.raises(Mistake, match="no figures of a balance"):
        read(tmp_path / "figures.json")


def test_an_unknown_part_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "balance", "--part", "matrx"]) != 0
    assert "did you mean 'matrix'" in capsys.readouterr().err
