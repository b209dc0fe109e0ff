"""Games of more than two seats, in modes that only tests have: sides, departures, verdicts, dice cards."""

from typing import Any

import msgspec
import pytest

from signum.classic.cards.sets import shipped
from signum.classic.cards.starter_decks import starter_decks
from signum.classic.chapters.cards.decks import start_of_game
from signum.classic.chapters.combat.attacks import refused_enemy
from signum.classic.chapters.combat.damage import EFFECT_WOUNDS, Blow, deal
from signum.classic.chapters.combat.melee import Split
from signum.classic.chapters.field.movement import on_foot
from signum.classic.chapters.turn.activation import Activate, EndTurn, Fight, PassRest
from signum.classic.chapters.turn.departure import WentOut
from signum.classic.chapters.turn.durations import end_of_turn, moment_of
from signum.classic.chapters.turn.setup import hands_stage
from signum.classic.chapters.turn.victory import GameEnded, GaveUp
from signum.classic.core.state import CITY, DECK, HERO, SETUP, State
from signum.classic.effects.sources import owned
from signum.content.nodes import SourceError
from signum.content.source import parse
from signum.engine import records
from signum.engine.chance import Chance, seed_of
from signum.engine.dice_cards import DiceCardRead, DicePile
from signum.engine.game import Ended
from signum.engine.outcomes import Outcome
from signum.engine.questions import Procedure
from signum.engine.run import GameRun
from signum.rulebooks import GAMES
from signum.table.match import Match
from tests.classic.modes import OVERLORD, TEAMS, THREE, creature, match, rules
from tests.engine.truth import truth, whole_truth

FIRST, SECOND, THIRD, FOURTH = range(4)


def asked(one: Match) -> tuple[int, str]:
    choice = one.run.choice
    assert choice is not None
    return choice.seat, choice.kind


def state_of(one: Match) -> State:
    state: State = one.run.game.state
    return state


def pass_turn(one: Match) -> None:
    """The active seat does nothing and ends its turn; construction is answered as it comes."""
    seat = state_of(one).active
    while state_of(one).active == seat and not one.finished:
        choice = one.choice(seat)
        assert choice is not None
        options = choice.options()
        wanted = (PassRest(), EndTurn())
        one.answer(seat, next((option for option in wanted if option in options), options[-1]))


def hurt(one: Match, target: int, amount: int) -> None:
    """A creature takes wounds out of the blue, in a step of its own."""
    game = one.run.game
    procedure: Procedure[Any] = deal(game, Blow(target, amount, None, EFFECT_WOUNDS))
    try:
        next(procedure)
    except StopIteration:
        return
    raise AssertionError("somebody is asked")


# Sides.


def test_of_three_everybody_is_everybodys_enemy() -> None:
    game = match(THREE).run.game
    assert [one.id for one in game.foes(SECOND)] == [1, 3]
    assert game.opponents(SECOND) == (THIRD, FIRST)


def test_an_allys_creatures_are_no_targets_of_attacks_and_no_opponents() -> None:
    """C-VAR-05."""
    game = match(TEAMS).run.game
    mine, allys, enemy = (game.state.creatures[id] for id in (1, 2, 3))
    assert game.foes(FIRST) == [enemy, game.state.creatures[4]]
    refusal = refused_enemy(game, mine, allys.id, "C-ACT-05")
    assert refusal is not None
    assert refusal.code == "not-an-enemy"
    assert refused_enemy(game, mine, enemy.id, "C-ACT-05") is None
    assert [owned(game, FIRST, "opponents", seat) for seat in range(4)] == [False, False, True, True]
    assert [owned(game, FIRST, "yours", seat) for seat in range(4)] == [True, False, False, False]


def test_allies_are_in_the_way_and_do_not_stop() -> None:
    """C-MOV-03: a creature that touches an opponent stops; friends are walked round."""
    game = match(TEAMS).run.game
    walk = on_foot(game, game.state.creatures[1], "move").free
    assert (walk.walls, len(walk.obstacles)) == (1, 3)


def test_both_seats_of_a_team_take_their_turns_one_after_the_other() -> None:
    one = match(TEAMS)
    seats = [state_of(one).active]
    for _ in range(4):
        pass_turn(one)
        seats.append(state_of(one).active)
    assert seats == [FIRST, SECOND, THIRD, FOURTH, FIRST]


def test_until_the_end_of_the_opponents_turn_is_that_of_the_last_opponent() -> None:
    """C-VAR-07."""
    three, teams = state_of(match(THREE)), state_of(match(TEAMS))
    now = end_of_turn(three)
    assert [moment_of(three, "opponents-turn", seat) - now for seat in range(3)] == [4, 0, 2]
    assert [moment_of(teams, "opponents-turn", seat) - now for seat in range(4)] == [6, 6, 2, 2]
    teams.active = SECOND
    assert [moment_of(teams, "opponents-turn", seat) - now for seat in (FIRST, SECOND)] == [4, 4]


# Who is out, and who has won.


def test_of_three_a_fallen_hero_takes_its_player_out_and_the_others_play_on() -> None:
    """C-VAR-02, C-VAR-09: creatures leave play, turns are skipped."""
    one = match(THREE, creature(9, SECOND, 20, 20))
    hurt(one, 2, 5)
    assert not one.finished
    pass_turn(one)
    assert state_of(one).out == (SECOND,)
    assert list(state_of(one).creatures) == [1, 3]
    assert asked(one)[0] == THIRD
    assert one.playing == (FIRST, THIRD)
    assert one.view(FIRST).game.out == (SECOND,)


def test_turns_of_a_player_who_is_out_count_as_passed() -> None:
    """So what lasts until a turn lasts as long as before."""
    one = match(THREE)
    hurt(one, 2, 5)
    pass_turn(one)
    assert (state_of(one).active, state_of(one).turn) == (THIRD, 3)
    pass_turn(one)
    assert (state_of(one).active, state_of(one).turn) == (FIRST, 4)


def test_the_last_hero_has_won() -> None:
    """C-VAR-02."""
    one = match(THREE)
    hurt(one, 2, 5)
    pass_turn(one)
    with pytest.raises(Ended):
        hurt(one, 3, 5)
    assert state_of(one).outcome == Outcome(FIRST, "hero", ("C-WIN-01",))


def test_a_team_plays_on_until_both_its_heroes_are_gone() -> None:
    """C-VAR-05."""
    one = match(TEAMS)
    hurt(one, 2, 5)
    pass_turn(one)
    assert state_of(one).out == (SECOND,)
    assert asked(one)[0] == THIRD
    with pytest.raises(Ended):
        hurt(one, 1, 5)
    assert state_of(one).outcome == Outcome(1, "hero", ("C-WIN-01",))


def test_a_player_of_a_team_wins_for_the_team_by_prosperity() -> None:
    """C-VAR-06, first edition."""
    one = match(TEAMS, edition="ru1")
    state_of(one).players[FOURTH].prosperity = 51
    pass_turn(one)
    assert one.outcome == Outcome(1, "prosperity", ("C-WIN-02",))


def test_those_who_agree_share_a_draw_and_who_is_out_has_lost() -> None:
    one = match(THREE)
    one.concede(SECOND)
    one.offer_draw(FIRST)
    one.offer_draw(THIRD)
    assert one.outcome == Outcome(None, "agreement", ("C-WIN-06",), (FIRST, THIRD))
    assert [one.outcome.score(side) for side in range(3)] == [0.5, 0, 0.5]


# Leaving.


def test_who_concedes_in_the_own_turn_is_gone_and_the_next_plays() -> None:
    one = match(THREE)
    events = one.concede(FIRST)
    assert GaveUp(FIRST) in events
    assert WentOut(FIRST) in events
    assert asked(one)[0] == SECOND
    assert 1 not in state_of(one).creatures


def test_who_concedes_in_a_fight_still_rolls_in_it_and_then_goes() -> None:
    """The rules answer for the one who has left; nothing of the fight is lost."""
    one = match(THREE, creature(8, FIRST, 20, 20), creature(9, SECOND, 23, 20))
    state_of(one).creatures[9].x = 23_200
    one.answer(FIRST, Activate(8))
    one.answer(FIRST, Fight(9))
    assert asked(one) == (SECOND, "split")
    one.concede(SECOND)
    assert asked(one) == (FIRST, "split")
    assert not state_of(one).out
    one.answer(FIRST, Split(attack=3, defence=0))
    while (fate := one.awaited_chance()) is not None:
        one.settle((1,) * fate.count)  # type: ignore[union-attr]
    assert state_of(one).out == (SECOND,)
    assert sorted(state_of(one).creatures) == [1, 3, 8]


def test_only_the_last_opponent_who_concedes_ends_the_game() -> None:
    one = match(THREE)
    one.concede(THIRD)
    assert not one.finished
    one.concede(SECOND)
    assert one.outcome == Outcome(FIRST, "concession", ())


def test_a_match_that_a_seat_left_is_the_same_from_its_record() -> None:
    one = match(THREE, secret=bytes(32))
    one.concede(SECOND)
    pass_turn(one)
    again = Match(one.rules, one.start, secret=one.secret)
    for entry in one.run.entries:
        again.run.give(entry)
    assert whole_truth(again.run) == whole_truth(one.run)


# Setting up.


def begun(seats: int, seed: str) -> GameRun[Any, Any]:
    mode = {3: THREE, 4: TEAMS}[seats]
    decks = [one.deck for one in starter_decks("en2").values()][:seats]
    ours = rules()
    start = start_of_game(mode, decks, shipped(), ours.edition)
    assert ours.unplayable(start) is None
    return GameRun(ours.with_start(start), start.state.copy(), Chance(seed_of(seed)))


@pytest.mark.parametrize("seats", [3, 4])
def test_every_seat_sets_up_its_hero_and_its_hand(seats: int) -> None:
    run, chance = begun(seats, "set up"), Chance(seed_of("players"))
    while run.game.state.phase == SETUP:
        assert run.choice is not None
        run.answer(run.choice.seat, run.choice.drawn(chance.below))
    heroes = [one for one in run.game.creatures() if one.type == HERO]
    assert sorted(one.owner for one in heroes) == list(range(seats))
    assert all(len(player.hand) + len(player.graveyard) >= 3 for player in run.game.state.players)


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_random_games_in_which_seats_leave_replay_and_fork(seats: int, seed: int) -> None:
    run, chance = begun(seats, f"random {seed}"), Chance(seed_of(f"random {seed}"))
    ours = rules()
    while run.choice is not None and len(run.entries) < 220:
        playing = ours.playing(run.game.state)
        if chance.below(70) == 0:
            run.act(GaveUp(playing[chance.below(len(playing))]))
        else:
            run.answer(run.choice.seat, run.choice.drawn(chance.below))
        if chance.below(25) == 0:
            assert truth(run.fork()) == truth(run)
    again = begun(seats, f"random {seed}")
    for entry in run.entries:
        again.give(entry)
    assert whole_truth(again) == whole_truth(run)
    end, to = whole_truth(run), len(run.entries) // 2
    later = run.entries[to:]
    run.rewind(to)
    for entry in later:
        run.give(entry)
    assert whole_truth(run) == end


def test_a_seat_that_leaves_while_all_set_up_places_no_hero() -> None:
    run = begun(3, "leaves")
    run.act(GaveUp(run.game.state.active))
    chance = Chance(seed_of("players"))
    while run.game.state.phase == SETUP:
        assert run.choice is not None
        run.answer(run.choice.seat, run.choice.drawn(chance.below))
    state = run.game.state
    assert len(state.out) == 1
    assert state.active not in state.out
    assert {one.owner for one in run.game.creatures()} == set(range(3)) - set(state.out)


# Zones and dice that a seat does not have.


def test_a_seat_may_lack_hero_deck_and_city() -> None:
    one = match(OVERLORD, creature(9, SECOND, 30, 40))
    pass_turn(one)
    assert asked(one) == (SECOND, "turn")
    player = state_of(one).players[SECOND]
    assert (player.hand, player.missed_draws, player.prosperity) == ([], 0, 5)
    assert one.view(FIRST).game.players[SECOND].lacks == (HERO, DECK, CITY, "prosperity")
    with pytest.raises(Ended):
        hurt(one, 1, 5)
    assert state_of(one).outcome == Outcome(SECOND, "hero", ("C-WIN-01",))


def test_the_overlord_reads_its_dice_off_cards() -> None:
    one = match(OVERLORD, creature(8, FIRST, 20, 20), creature(9, SECOND, 23, 20))
    state_of(one).creatures[9].x = 23_200
    state_of(one).dice_piles[SECOND] = DicePile(["calm", "wild"])
    one.answer(FIRST, Activate(8))
    one.answer(FIRST, Fight(9))
    one.answer(SECOND, Split(attack=3, defence=0))
    one.answer(FIRST, Split(attack=3, defence=0))
    fate = one.awaited_chance()
    assert fate is not None
    assert fate.seat == FIRST
    one.settle((1, 1, 1))
    read = [event for event in one.run.game.log if isinstance(event, DiceCardRead)]
    assert [event.card for event in read] == ["wild"]
    assert 8 not in state_of(one).creatures


# States from an untrusted source.


@pytest.mark.parametrize(
    ("field", "value"),
    [("mode", "chess"), ("sides", (0, 1)), ("sides", (0, 0, 0)), ("order", (0, 1)), ("out", (3,))],
)
def test_a_start_whose_seats_do_not_fit_its_mode_is_not_played(field: str, value: object) -> None:
    start = match(THREE).start
    state = start.state.copy()
    setattr(state, field, value)
    assert rules().unplayable(msgspec.structs.replace(start, state=state)) is not None


def test_a_duel_tells_nothing_of_modes_and_sides() -> None:
    """So records of duels keep the digests that they had before there were modes."""
    told = records.plain(State([]), str_keys=True)
    assert told == {"players": []}
    assert records.plain(Outcome(1, "hero", ("C-WIN-01",))).keys() == {"winner", "by", "cites"}


# Positions in files.

POSITION = """
mode: teams
seats:
  first: {hero: {strength: 3, health: 5, at: [30, 3]}}
  second: {hero: {strength: 3, health: 5, at: [3, 30]}}
  third:
    hero: {strength: 3, health: 5, at: [30, 57]}
    creatures: {imp: {strength: 1, health: 1, at: [9, 9]}}
  fourth: {hero: {strength: 3, health: 5, at: [57, 30]}}
turn: third
"""


def test_a_position_names_its_mode_and_has_its_seats() -> None:
    start, ids = rules().position(parse(POSITION, "position.yaml"))
    state = start.state
    assert (state.mode, state.sides, state.active) == ("teams", (0, 0, 1, 1), THIRD)
    assert state.creatures[ids["imp"]].seat == THIRD
    assert rules().unplayable(start) is None
    game = rules().game(state)
    game.write(GameEnded(Outcome(1, "hero", ("C-WIN-01",))))
    assert rules().facts(game, None, None)["winner"] == "third and fourth"


def test_a_position_of_another_mode_has_other_seats() -> None:
    with pytest.raises(SourceError, match="fourth"):
        rules().position(parse(POSITION.replace("teams", "three"), "position.yaml"))


def test_a_start_in_which_hands_come_before_corners_is_refused() -> None:
    """C-VAR-03: from an untrusted source; no hero could be placed, and no border drawn."""
    book = GAMES["classic"]
    start = book.library.start("four", "en2", ["brissa", "roland", "thibaut", "armande"], ())
    assert book.rules("en2").unplayable(start) is None
    start.state.stage = hands_stage(4)
    assert book.rules("en2").unplayable(start) == "seat 0 has picked no corner (C-VAR-03)"
