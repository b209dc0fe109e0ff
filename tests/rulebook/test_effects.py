"""The vocabulary of effects as a whole: every part is done, every duration ends, no card is lost."""

from pathlib import Path

import pytest
from msgspec import inspect

from signum.classic.cards import vocabulary as e
from signum.classic.chapters.turn.durations import END_OF_ATTACK, end_of_turn, moment_of
from signum.classic.core.game import Counted, combined
from signum.classic.core.invariants import cards_of, unsound
from signum.classic.core.state import FOREVER, Held, PlayerState, State
from signum.classic.editions import EDITIONS
from signum.classic.effects.card_events import ProsperityLost, PutUnder
from signum.classic.effects.occasions import READINGS
from signum.classic.effects.verbs.acting import SummonMinion
from signum.classic.effects.verbs.all_verbs import VERBS
from signum.classic.effects.verbs.verb import Verb
from signum.engine.questions import FIRST, SECOND
from signum.rulebooks import GAMES
from signum.table.scenario import ScenarioPlayer, read

FOLDER = Path(__file__).parents[1] / "scenarios" / "classic"
FILES = sorted(
    [
        file
        for name in ("designs", "effects", "tactic", "vocabulary")
        for file in (FOLDER / name).glob("*.yaml")
    ]
)


def test_every_verb_says_what_it_does() -> None:
    """C-PLAY-06: the vocabulary is closed, and all of it is done."""
    assert all(verb.do is not Verb.do for verb in VERBS.values())


def test_records_and_pages_know_every_verb() -> None:
    """C-PLAY-06: a sentence holds a verb of the vocabulary, and nothing else."""
    sentence = inspect.type_info(e.Effect)
    assert isinstance(sentence, inspect.StructType)
    verbs = next(field.type for field in sentence.fields if field.name == "what")
    assert isinstance(verbs, inspect.VarTupleType)
    assert isinstance(verbs.item_type, inspect.UnionType)
    known = [one.cls for one in verbs.item_type.types if isinstance(one, inspect.StructType)]
    assert set(known) == set(VERBS.values())


def test_every_verb_is_proven_by_a_scenario() -> None:
    """C-PLAY-06: the test cards use each part of the vocabulary."""
    used: set[type] = set()
    for file in FILES:
        scenario = read(file, GAMES)
        start, _ = ScenarioPlayer(scenario, scenario.editions[0], GAMES).rules.position(scenario.position)
        used |= {type(what) for card in start.cards.values() for one in card.effects for what in one.what}
    assert set(VERBS.values()) - used <= {SummonMinion}


def test_every_occasion_is_proven_by_a_scenario() -> None:
    """C-ABL-03: the test cards answer everything that can be answered, and cancel what can be cancelled."""
    used: set[tuple[str, bool]] = set()
    for file in FILES:
        scenario = read(file, GAMES)
        start, _ = ScenarioPlayer(scenario, scenario.editions[0], GAMES).rules.position(scenario.position)
        sentences = [one for card in start.cards.values() for one in card.effects]
        used |= {(one.when.what, one.when.before) for one in sentences if isinstance(one.when, e.Occasion)}
    assert set(READINGS) - used == set()


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_no_card_is_lost_and_every_state_is_sound(file: Path) -> None:
    """C-ZONE-03, C-ZONE-04, C-ZONE-07: after any verb each card is in one zone of its owner."""
    scenario = read(file, GAMES)
    player = ScenarioPlayer(scenario, scenario.editions[-1], GAMES)
    before = [cards_of(player.match.run.game.state, seat) for seat in (FIRST, SECOND)]
    for step in scenario.steps:
        player.play(step)
        if player.at_rest:
            game = player.match.run.game
            assert [cards_of(game.state, seat) for seat in (FIRST, SECOND)] == before
            assert list(unsound(game)) == []


@pytest.mark.parametrize(
    "seats, active, seat, turns",
    [
        (2, 0, 0, 1),
        (2, 1, 0, 0),
        (3, 0, 0, 2),
        (3, 1, 0, 1),
        (3, 2, 0, 0),
        (3, 0, 1, 0),
        (4, 2, 1, 2),
    ],
)
def test_until_the_end_of_the_last_opponents_turn(seats: int, active: int, seat: int, turns: int) -> None:
    """C-VAR-07: it is over with the turn of the last opponent before the player's own next turn."""
    state = State([PlayerState() for _ in range(seats)], turn=5, active=active)
    assert moment_of(state, "opponents-turn", seat) == end_of_turn(state) + 2 * turns


def test_the_other_durations() -> None:
    """C-PLAY-07: without a stated duration for the game; an attack ends before any turn does."""
    state = State([PlayerState(), PlayerState()], turn=5)
    assert moment_of(state, "game", FIRST) == FOREVER
    assert moment_of(state, "turn", FIRST) == end_of_turn(state)
    assert moment_of(state, "attack", FIRST) == END_OF_ATTACK < end_of_turn(state)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_loss_against_a_gain(edition: str) -> None:
    """C-DRG-02, C-DRG-03: the last one, or the harmful one."""
    prevail = EDITIONS[edition].losses_prevail
    gone = Held("A-X", 0, False, 5, 0, away=True)
    assert combined((Held("A-X", 2), gone), prevail) == ()
    later = combined((Held("A-X", 2), gone, Held("A-X", 1, False, 6)), prevail)
    assert later == (() if edition == "en2" else (Counted("A-X", 1, 6),))
    assert combined((gone, Held("A-Y", 1)), prevail) == (Counted("A-Y", 1, 0),)


def test_a_card_that_goes_under_a_deck_is_seen_by_its_player_alone() -> None:
    """C-ZONE-05, C-ZONE-04: from a hand to a deck, both secret."""
    event = PutUnder(FIRST, "old-song")
    assert event.seen_by(FIRST) == event
    for seat in (SECOND, None):
        assert event.seen_by(seat) == PutUnder(FIRST, "")


def test_lost_prosperity_is_public() -> None:
    """C-DRG-01: and never more than there is."""
    event = ProsperityLost(FIRST, 2)
    assert event.seen_by(None) == event
