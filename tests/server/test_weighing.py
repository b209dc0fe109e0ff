"""Weighing attacks: the chances are those that the rules' own odds have, to the last case."""

from fractions import Fraction
from itertools import islice

import msgspec
import pytest

from signum.classic.chapters.combat.ranged import KINDS, Shoot, ShootMagically, Throw
from signum.classic.chapters.turn.activation import Fight, StrikeMagically, refused_in_activation
from signum.classic.odds import attacks as before
from signum.classic.screen import weigh as weighing
from signum.classic.screen import wire
from signum.classic.screen.chances import countable, percent
from signum.classic.screen.seat_findings import SeatFindings
from signum.classic.telling.forecast import OddsTeller
from signum.classic.telling.prospects import figures, told_chance
from signum.engine.distributions import Distribution
from signum.engine.enumeration import TooManyWays
from signum.engine.questions import Option
from signum.server import protocol as p
from signum.table.match import Match
from signum.table.views import ChoiceView
from tests.server.measured import game_of, known_to, match_of, moments, screens_of, watching

EDITIONS = ("ru1", "de1", "fr1", "en2")
ATTACKS = (Fight, StrikeMagically, Shoot, Throw, ShootMagically)


@pytest.fixture(autouse=True)
def timeouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """No timeout here."""
    monkeypatch.setattr(weighing, "TIMEOUT", 1_000.0)


def weighed(screens: SeatFindings, creature: int, option: Option, **wanted: int) -> wire.Odds:
    """The odds of an attack that can be made."""
    reply = screens.reply(wire.Weigh(1, creature, msgspec.to_builtins(option), **wanted))  # type: ignore[arg-type]
    assert isinstance(reply, wire.Odds), reply
    return reply


def same(shown: wire.Chances, wounds: Distribution[int]) -> bool:
    """Whether the weights are those of a distribution."""
    told = {count: Fraction(one, shown.total) for count, one in enumerate(shown.weights) if one}
    return told == {count: chance for count, chance in wounds.chances().items() if chance}


@pytest.mark.parametrize("edition", EDITIONS)
def test_odds_before_an_attack_are_those_of_the_terminal(edition: str) -> None:
    """For every possible attack, with the same figures as `odds` at the terminal."""
    fights = others = 0
    for number in range(8):
        seed = f"weighing {edition} {number}"
        for match in islice(moments(match_of(edition, seed), seed, 20), 0, None, 10):
            game = known_to(match, match.asked)
            if match.asked is None or match.run.choice is None or match.run.choice.kind == "split":
                continue
            for me in game.creatures():
                for foe in game.foes(me.seat):
                    for kind in ATTACKS:
                        option = kind(foe.id)
                        if refused_in_activation(game, me, option) is not None:
                            continue
                        fight: before.MeleeCases | None = None
                        try:
                            if isinstance(option, Fight):
                                fight = before.fight(game, me, foe)
                                odds = fight.odds
                                fights += 1
                            elif isinstance(option, StrikeMagically):
                                odds = before.magical_strike(game, me, foe)
                                others += 1
                            else:
                                odds = before.shot(game, me, foe, KINDS[type(option)])
                                others += 1
                        except TooManyWays:
                            reply = weighed(screens_of(match), me.id, option)
                            assert reply.chosen is None
                            assert reply.words
                            continue
                        reply = weighed(screens_of(match), me.id, option)
                        if fight is not None and fight.plan is None:
                            assert reply.chosen is None
                            continue
                        assert reply.chosen is not None
                        assert reply.best is not None
                        assert same(reply.chosen.defender, odds.wounds_on_defender)
                        assert same(reply.chosen.attacker, odds.wounds_on_attacker)
                        told = figures(odds, attacks=True)
                        assert told_chance(Fraction(reply.chosen.defender.dies)) == pytest.approx(
                            told["kill"]
                        )
                        assert told_chance(Fraction(reply.chosen.attacker.dies)) == pytest.approx(
                            told["death"]
                        )
                        assert reply.chosen.defender.expected == told["dealt"]
                        assert reply.chosen.attacker.expected == told["taken"]
                        assert reply.chosen == reply.best
                        if fight is not None and fight.plan is not None:
                            best = fight.plan.reply.ours
                            assert reply.best.ours == wire.SplitShown(best.attack, best.defence)
                            theirs = fight.plan.theirs
                            assert reply.their_best == wire.SplitShown(theirs.attack, theirs.defence)
    assert fights > 3
    assert others > 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_odds_of_a_split_are_those_of_the_terminal(edition: str) -> None:
    """While dice are split: for both players, with what the other has declared."""
    roles: list[str] = []
    for number in range(10):
        seed = f"splitting {edition} {number}"
        for match in moments(match_of(edition, seed), seed, 60):
            seat = match.asked
            choice = None if seat is None else match.choice(seat)
            if choice is None or seat is None or choice.kind != "split":
                continue
            compare_splits(match, seat)
            roles.append(str(choice.about["role"]))
        if roles.count("attacker") > 1 and roles.count("defender") > 1:
            break
    assert set(roles) == {"attacker", "defender"}


def compare_splits(match: Match, seat: int) -> None:
    """Each split that may be declared, beside what the terminal would tell of it."""
    screens = screens_of(match)
    choice = match.choice(seat)
    assert choice is not None
    me, foe = int(str(choice.about["creature"])), int(str(choice.about["foe"]))
    view = ChoiceView.of(choice)
    try:
        replies = OddsTeller(screens.telling)._replies(view)
    except TooManyWays:
        return
    attacks = choice.about["role"] == "attacker"
    for split, reply in replies:
        odds = weighed(screens, me, Fight(foe), ours=split.attack)
        assert (odds.creature, odds.target) == ((me, foe) if attacks else (foe, me))
        assert odds.chosen is not None
        assert same(odds.chosen.defender, reply.odds.wounds_on_defender)
        assert same(odds.chosen.attacker, reply.odds.wounds_on_attacker)
        mine = odds.chosen.ours if attacks else odds.chosen.theirs
        assert mine == wire.SplitShown(split.attack, split.defence)
    shown = weighed(screens, me, Fight(foe))
    splits = shown.our_splits if attacks else shown.their_splits
    assert [(one.attack, one.defence) for one in splits] == [(one.attack, one.defence) for one, _ in replies]
    best, _ = (max if attacks else min)(replies, key=lambda one: one[1].worth)
    assert shown.best is not None
    advised = shown.best.ours if attacks else shown.their_best
    assert advised == wire.SplitShown(best.attack, best.defence)
    assert watching_weighs_the_same(match, me, foe)


def watching_weighs_the_same(match: Match, me: int, foe: int) -> bool:
    """Spectators get the same chances: a fight has no secrets."""
    own, other = weighed(screens_of(match), me, Fight(foe)), weighed(watching(match), me, Fight(foe))
    return own.chosen == other.chosen


def fighting(edition: str) -> tuple[Match, int, int]:
    """Two who have nothing but their strength, in contact in the middle of an empty field."""
    match = match_of(edition, f"fighting {edition}")
    game = game_of(match)
    me, foe = game.creatures(0)[0], game.creatures(1)[0]
    game.state.terrains.clear()
    game.state.creatures = {me.id: me, foe.id: foe}
    for one, x in ((me, 30_000), (foe, 30_000 + me.base // 2 + foe.base // 2)):
        one.x, one.y, one.strength, one.held, one.hidden = x, 30_000, 3, (), False
    game._index = game._last_index = None
    return match, me.id, foe.id


def test_chosen_splits_are_weighed_beside_the_best() -> None:
    match, me, foe = fighting("fr1")
    screens = screens_of(match, 0)
    best = weighed(screens, me, Fight(foe))
    assert best.chosen is not None
    assert best.chosen == best.best
    for ours in best.our_splits:
        for theirs in best.their_splits:
            odds = weighed(screens, me, Fight(foe), ours=ours.attack, theirs=theirs.attack)
            assert odds.chosen is not None
            assert odds.best is not None
            assert (odds.chosen.ours, odds.chosen.theirs) == (ours, theirs)
            assert odds.best.theirs == theirs
            killing = odds.best.defender.dies - odds.best.attacker.dies
            assert killing >= odds.chosen.defender.dies - odds.chosen.attacker.dies - 1e-12
            assert sum(odds.chosen.defender.weights) == odds.chosen.defender.total


def test_an_attack_is_weighed_from_a_place_to_go_to() -> None:
    """As after the move: it could fight the creatures that it would touch."""
    weighed_there = 0
    for number in range(3, 7):
        match = match_of("en2", f"from there {number}")
        game = game_of(match)
        screens = screens_of(match, 0)
        for me in game.creatures()[:3]:
            reach = screens.reply(wire.Look(1, me.id))
            assert isinstance(reach, wire.Reach)
            for contact in [one for one in reach.contacts if one.way == "move"]:
                wanted = wire.Weigh(1, me.id, {"kind": "fight", "target": contact.creature}, contact.to)
                reply = screens.reply(wanted)
                if isinstance(reply, wire.Odds) and reply.chosen is not None:
                    weighed_there += 1
                else:
                    assert reply.words
    assert weighed_there > 2


@pytest.mark.parametrize(
    "option",
    [
        None,
        7,
        {},
        {"kind": "fight"},
        {"kind": "fight", "target": "x"},
        {"kind": "pass"},
        {"kind": "move", "to": [1, 2]},
        {"kind": "fight", "target": 10**30},
        {"kind": "shoot", "target": -1},
        [["fight"]],
    ],
)
def test_what_is_no_attack_is_refused_in_words(option: object) -> None:
    match, me, _ = fighting("fr1")
    for creature in (me, 0, 10**30):
        reply = screens_of(match, 0).reply(wire.Weigh(3, creature, option, (10**30, -5), 10**9, -1))
        assert isinstance(reply, p.Refused)
        assert reply.number == 3
        assert reply.words


def test_nobody_waits_longer_than_anybody_would(monkeypatch: pytest.MonkeyPatch) -> None:
    """If it takes too long the words say so, and there are no odds rather than rough ones."""
    match, me, foe = fighting("fr1")
    screens = screens_of(match, 0)
    monkeypatch.setattr(weighing, "TIMEOUT", -1.0)
    odds = weighed(screens, me, Fight(foe))
    assert odds.chosen is None
    assert "exactly" in odds.words
    monkeypatch.setattr(weighing, "TIMEOUT", 1_000.0)
    assert weighed(screens, me, Fight(foe)).chosen is not None


def test_dice_that_nobody_has_are_refused() -> None:
    match, me, foe = fighting("fr1")
    for wanted in ({"ours": 99}, {"theirs": 99}, {"ours": -1}):
        reply = screens_of(match, 0).reply(wire.Weigh(1, me, {"kind": "fight", "target": foe}, **wanted))  # type: ignore[arg-type]
        assert isinstance(reply, p.Refused)
        assert reply.cites == ("C-MEL-03",)


def test_hidden_cards_weigh_nothing() -> None:
    """C-TAC-01: the bytes are the same whatever lies face down or is in hands."""
    match, me, foe = fighting("en2")
    game = game_of(match)
    told = msgspec.json.encode(weighed(screens_of(match, 0), me, Fight(foe)))
    for player in game.state.players:
        player.tactics.clear()
        player.deck[:] = ["another-card"] * len(player.deck)
    game.state.players[1].hand[:] = ["another-card"] * len(game.state.players[1].hand)
    game._index = None
    assert msgspec.json.encode(weighed(screens_of(match, 0), me, Fight(foe))) == told


@pytest.mark.parametrize(
    ("chance", "told"), [(0, "0"), (1, "1e2"), (0.004, "<1"), (0.996, ">99"), (0.445, "44"), (0.5, "50")]
)
def test_percent_never_tells_what_is_possible_as_nothing(chance: float, told: str) -> None:
    assert percent(chance) == ("100" if told == "1e2" else told)


def test_weights_stay_countable_in_a_browser() -> None:
    assert countable([9, 27, 0]) == [1, 3, 0]
    large = countable([3**60, 2 * 3**60 + 1])
    assert sum(large) < 2**53
    assert large[1] / sum(large) == pytest.approx(2 / 3)
