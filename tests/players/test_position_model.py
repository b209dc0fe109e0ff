"""The chance to win from a position: fair to both sides, without secrets, and better for who is ahead."""

from pathlib import Path
from typing import Any

import pytest

from signum.content.folders import game_folder
from signum.content.source import SourceError
from signum.engine.chance import Chance, seed_of
from signum.engine.run import GameRun
from signum.players.position_model import FILE, PositionModel, model_in
from signum.players.win_chances import TO_THE_END, Continuation, model_for, played_on, summed
from signum.rulebooks import GAMES
from signum.table.replay import Replay
from signum.table.resuming import resume
from signum.table.rulebook import Rules

GAME = Path(__file__).parent.parent / "games" / "first-fight.json"
DECKS = {"classic": ("en2", "brissa", "roland"), "warseer": ("fr112", "aurelis", "brissa")}


def started(name: str, turns: int, mode: str = "duel") -> tuple[GameRun[Any, Any], Rules]:
    """A game of random answers in its given turn, and its rules."""
    book = GAMES[name]
    edition, *decks = DECKS[name]
    bring = [decks[one % 2] for one in range(len(book.modes[mode].sides))]
    start: Any = book.library.start(mode, edition, bring)
    rules: Rules = book.rules(edition).with_start(start)
    run: GameRun[Any, Any] = GameRun(rules, start.state, Chance(seed_of(name)), keep_rests=False)
    picks = Chance(seed_of("picks"))
    while rules.turn(run.game.state) < turns:
        assert run.choice is not None
        run.answer(run.choice.seat, run.choice.drawn(picks.below))
    return run, rules


def test_chances_add_up_and_follow_the_figures() -> None:
    model = PositionModel({"health": 0.5, "cards": 0.1}, 3, 3)
    ahead, behind = {"health": 4.0, "cards": 1.0}, {"health": 1.0, "cards": 2.0}
    first, second = model.chances([ahead, behind])
    assert first + second == pytest.approx(1)
    assert first > 0.75
    assert model.chances([behind, ahead]) == pytest.approx([second, first])
    assert model.chances([ahead, ahead]) == [0.5, 0.5]
    assert sum(model.chances([ahead, behind, behind])) == pytest.approx(1)


@pytest.mark.parametrize("name", DECKS)
def test_every_weight_has_its_figure(name: str) -> None:
    """Those of a duel; a mode without figures is played to the end."""
    run, rules = started(name, 4)
    model = model_in(GAMES[name].folder)
    assert model is not None
    figures = GAMES[name].win_figures(rules, run.game.state)
    assert [set(one) for one in figures] == [set(model.weights)] * 2


@pytest.mark.parametrize("name", DECKS)
def test_figures_tell_no_secret(name: str) -> None:
    """They stay the same however the hidden cards of both players lie."""
    run, rules = started(name, 6)
    book, state = GAMES[name], run.game.state
    before = book.win_figures(rules, state)
    for seat in (0, 1):
        for number in range(4):
            dealt = rules.dealt_anew(state, seat, Chance(seed_of(f"{number}")))
            assert book.win_figures(rules, dealt) == before


def test_a_wounded_hero_and_lost_creatures_cost_chances() -> None:
    replay = Replay(resume(GAME.read_bytes(), GAMES))
    replay.go(1)
    state, rules, book = replay.rested().state, replay.match.rules, GAMES["classic"]
    model = model_for(book, rules, state)
    assert model is not None

    def chance(state: Any) -> float:
        return model.chances(book.win_figures(rules, state))[0]

    hurt, fewer = state.copy(), state.copy()
    hero = next(one for one in hurt.creatures.values() if one.type == "hero" and one.seat == 0)
    hero.wounds = hero.health - 1
    assert chance(hurt) < chance(state) - 0.02
    others = [one for one in fewer.creatures.values() if one.type != "hero" and one.seat == 0]
    assert others
    for one in others:
        del fewer.creatures[one.id]
    assert chance(fewer) < chance(state) - 0.02


def test_points_are_worth_chances_in_warseer() -> None:
    run, rules = started("warseer", 6)
    book, state = GAMES["warseer"], run.game.state.copy()
    model = model_in(book.folder)
    assert model is not None
    before = model.chances(book.win_figures(rules, state))[1]
    state.players[1].scored += 4
    assert model.chances(book.win_figures(rules, state))[1] > before + 0.05


def test_a_continuation_stops_at_its_horizon() -> None:
    run, rules = started("classic", 4)
    book = GAMES["classic"]
    model = model_for(book, rules, run.game.state, 2)
    assert model is not None
    first, second = played_on(rules, book, run, "horizon", 4, model)
    assert rules.turn(run.game.state) == 6
    assert run.game.state.outcome is None
    assert first + second == pytest.approx(1)
    assert 0 < first < 1


def test_a_mode_without_a_model_is_played_to_the_end() -> None:
    four, rules = started("classic", 1, "four")
    assert model_for(GAMES["classic"], rules, four.game.state) is None
    duel, rules = started("classic", 2)
    assert model_for(GAMES["classic"], rules, duel.game.state, TO_THE_END) is None


def test_valued_continuations_have_a_narrower_interval() -> None:
    """Their mean is told as it is; a few wins to the end are drawn towards the middle."""
    played = [Continuation(0, 1, 0, (one, 1 - one), valued=True) for one in (0.6, 0.7, 0.8, 0.7) * 4]
    found = summed(played)
    assert found.chances == pytest.approx((0.7, 0.3))
    low, high = found.intervals[0]
    assert low < 0.7 < high
    whole = summed([Continuation(0, 1, 0, (one, 1 - one)) for one in (1.0, 1.0, 1.0, 0.0) * 4])
    assert high - low < whole.intervals[0][1] - whole.intervals[0][0]
    assert whole.chances[0] < 0.75


def test_a_broken_file_is_named(tmp_path: Path) -> None:
    """A game without a file has no model."""
    home = tmp_path / "pond"
    home.mkdir()
    (home / "game.yaml").write_text("letters: [F]\nlanguages: [en]\n")
    assert model_in(game_folder(home)) is None
    (home / FILE).write_text("horizon: 8\nhorizon-of-choices: soon\nweights: {}\n")
    with pytest.raises(SourceError, match=FILE):
        model_in(game_folder(home))
