"""The greedy player keeps results and skips hopeless options without giving other answers."""

import gc
from collections import Counter
from collections.abc import Iterator, Mapping
from copy import copy
from functools import partial
from itertools import islice
from typing import Any

import pytest

from signum.classic.bots.greedy.arms import arms_of, worked_out
from signum.classic.bots.greedy.field import Outlook
from signum.classic.bots.greedy.hero_danger import HeroDanger, WhatIf, near_line
from signum.classic.bots.greedy.passing import differs_in_passing, lasting
from signum.classic.bots.greedy.places import ALIKE, Place, Ranked, Seeking, proposed
from signum.classic.bots.greedy.player import greedy_player
from signum.classic.bots.greedy.ranking import Judging
from signum.classic.bots.greedy.standing import Measure, PlaceJudge, PlaceSketch, Relations, Standing
from signum.classic.bots.greedy.thinking import GreedyThinking
from signum.classic.bots.greedy.turn import keenness, most_keen
from signum.classic.bots.greedy.worth import Worths, position
from signum.classic.cards.sets import shipped
from signum.classic.chapters.cards.cards_in_play import UseCard
from signum.classic.chapters.turn.activation import Activate
from signum.classic.chapters.turn.phase import use_card
from signum.classic.core.game import Game
from signum.classic.core.state import Creature
from signum.classic.core.view import View, view
from signum.classic.knowledge.known_game import KnownGame, rules_seen
from signum.classic.odds.outcomes import ends
from signum.engine.questions import Choice, Procedure
from signum.engine.units import Point
from signum.field.plane.shapes import Disc
from signum.field.plane.sight import sees
from signum.players.deadline import Deadline
from tests.classic.test_forks import said
from tests.players.test_greedy import duel

ANSWERS = 260
EDITIONS = ("en2", "fr1")


def asked(edition: str, kinds: set[str], every: int = 1) -> Iterator[tuple[View, Choice[Any]]]:
    """The questions of these kinds in a duel of greedy players, each so many, before they are answered."""
    run, player, seen = duel(edition, f"memory {edition}"), greedy_player("memory", shipped()), 0
    for _ in range(ANSWERS):
        choice = run.choice
        if choice is None:
            return
        there = view(run.game, choice.seat)
        if choice.kind in kinds:
            seen += 1
            if not seen % every:
                yield there, choice
        run.answer(choice.seat, player(there, choice, Deadline()))


def thinking(seen: View, *, earlier: KnownGame | None = None) -> GreedyThinking:
    known = KnownGame(rules_seen(seen.edition, shipped()), seen, earlier)
    return GreedyThinking(known, shipped(), Deadline())


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_best_option_is_the_same_if_only_the_best_is_looked_for(edition: str) -> None:
    """Its value and its terms too; options that cannot become it are left out."""
    quick, thorough, fewer = greedy_player("x", shipped()), greedy_player("x", shipped()), 0
    for seen, choice in asked(edition, {"turn", "action", "after-moving"}, every=2):
        option = quick(seen, choice, Deadline())
        told = thorough.explain(seen, choice, Deadline())
        assert option == told.option
        assert quick.explained().candidates[:1] == told.candidates[:1]
        fewer += len(quick.explained().candidates) < len(told.candidates)
    assert fewer


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_creature_is_keener_than_its_bound(edition: str) -> None:
    compared = 0
    for seen, choice in asked(edition, {"turn"}, every=2):
        think = thinking(seen)
        for option in choice.candidates:
            if isinstance(option, Activate):
                assert keenness(think, think.creature(option.creature)) <= most_keen(think, option)
                compared += 1
    assert compared > 50


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_known_game_that_remembers_abilities_says_what_a_new_one_says(edition: str) -> None:
    earlier: dict[int, KnownGame] = {}
    compared = 0
    for seen, choice in asked(edition, {"turn", "target", "action", "split"}, every=2):
        known = thinking(seen, earlier=earlier.get(choice.seat)).known
        earlier[choice.seat] = known
        anew = thinking(seen).known
        assert known.flat.state == anew.flat.state
        assert known.whole.state == anew.whole.state
        if not compared % 6:
            assert said(known.flat) == said(anew.flat)
            assert said(known.whole) == said(anew.whole)
        compared += 1
    assert compared > 30


@pytest.mark.parametrize("edition", EDITIONS)
def test_figures_by_their_key_are_those_that_the_rules_tell(edition: str) -> None:
    plain = 0
    for seen, _ in asked(edition, {"turn"}, every=3):
        game, worths = (think := thinking(seen)).flat, think.worths
        for one in game.creatures():
            assert arms_of(game, one) == worked_out(game, one)
            assert worths._figures(one) == worths._worked_out(one)
            plain += 1
    assert plain > 50


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_decision_leaves_nothing_for_the_collector(edition: str) -> None:
    """What was tried in copies of the game is freed once it was weighed."""
    gc.collect()
    gc.disable()
    try:
        decided = len([1 for _ in asked(edition, {"turn", "action", "split", "target"})])
        left = gc.collect()
    finally:
        gc.enable()
    assert decided > 50
    assert left < 80 * decided


@pytest.mark.parametrize("edition", EDITIONS)
def test_places_are_ranked_as_if_all_were_rated(edition: str) -> None:
    """No place is worth more than its sketch tells, and the best come first, two with the same relations."""
    compared = left_out = 0
    for seen, choice in asked(edition, {"action"}, every=2):
        think = thinking(seen)
        me = think.creature(int(str(choice.about["creature"])))
        judging = Judging(think, me)
        for judge in (judging.for_moving, judging.for_running, think.outlook.judge(me)):
            there = proposed(Seeking(think.outlook, me, 25_000))
            rated: list[Point] = []

            def rate(seen: PlaceSketch, judge: PlaceJudge = judge, rated: list[Point] = rated) -> Standing:
                rated.append((seen.x, seen.y))
                return judge.rate(seen)

            ranked = Ranked(there, judge._replace(rate=rate))
            first = list(islice(ranked.best(), 3))
            left_out += len(there) - len(rated)
            exact = {to: judge.rate(judge.sketch(to)) for to in there}
            assert all(exact[to].value <= judge.most(judge.sketch(to)) + 1e-9 for to in there)
            assert [*first, *islice(ranked.best(), 3, None)] == every_place_ranked(there, exact)
            compared += len(there)
    assert compared > 1_000
    assert left_out > compared / 4


def every_place_ranked(places: Mapping[Point, str], exact: Mapping[Point, Standing]) -> list[Place]:
    ranked = sorted([Place(to, why, exact[to]) for to, why in places.items()], key=lambda one: -one.value)
    met: Counter[Relations] = Counter()
    kept = []
    for one in ranked:
        met[one.standing.relations] += 1
        if met[one.standing.relations] <= ALIKE:
            kept.append(one)
    return kept


def places(look: Outlook, me: Creature) -> list[tuple[int, int]]:
    return list(proposed(Seeking(look, me, 25_000)))[::3]


@pytest.mark.parametrize("edition", EDITIONS)
def test_places_are_worth_what_they_are_worth_alone(edition: str) -> None:
    """Facts that were weighed for one place are those of the next; the same for the danger of the hero."""
    compared = 0
    for seen, _ in asked(edition, {"turn"}, every=4):
        look = thinking(seen).outlook
        for me in look.friends:
            kept = Measure(look, me)
            for to in places(look, me):
                anew = copy(look)
                assert kept.at(*to) == Measure(anew, me).at(*to)
                if look.hero is not None and me is not look.hero:
                    known = look.hero_danger(WhatIf(me, to))
                    slow = HeroDanger(anew, look.hero)
                    slow._without = lambda mover, slow=slow, to=to: slow._found(WhatIf(mover, to))  # type: ignore[method-assign,misc]
                    assert known == slow.cost(WhatIf(me, to))
                compared += 1
    assert compared > 100


def test_a_base_that_is_not_near_a_line_does_not_block_it() -> None:
    one, other = Disc(10_000, 10_000, 1_600), Disc(30_000, 17_000, 2_500)
    half = Disc(19_175, 15_860, 2_500)
    bases = [Disc(x, y, 1_250) for x in range(2_000, 40_000, 700) for y in range(2_000, 30_000, 700)]
    blocking = [base for base in bases if not sees(one, other, [base, half])]
    assert blocking
    assert all(near_line(one, other, base) for base in blocking)
    assert not all(near_line(one, other, base) for base in bases)


def tapped(seat: int, holder: int, game: Game) -> Procedure[None]:
    return use_card(game, seat, holder)


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_passes_leaves_the_position_as_it_is(edition: str) -> None:
    """The terms of a result without temporary effects, by the index of the game before and by a new one."""
    same = other = 0
    for seen, choice in asked(edition, {"turn"}, every=2):
        think = thinking(seen)
        whole, seat = think.known.whole, think.seat
        for option in choice.candidates:
            if not isinstance(option, UseCard) or not choice.allows(option):
                continue
            for end in ends(whole, partial(tapped, seat, option.holder), think.expected_answer):
                if not (same + other) % 20:
                    assert said(end.game) == said(end.game.copy())
                later = lasting(end.game, whole)
                terms = position(later, seat)
                assert terms == position(later.copy(), seat)
                if differs_in_passing(end.game, whole):
                    assert terms == think.before
                    same += 1
                else:
                    other += 1
    assert same
    assert other


def test_the_value_of_a_creature_depends_on_its_side() -> None:
    """The nearer the end, the more the wounds of the other side's hero count: not by what is remembered."""
    seen = next(iter(asked("en2", {"turn"}, every=5)))[0]
    think = thinking(seen)
    for one in think.flat.creatures():
        for seat in (None, 0, 1):
            worths = Worths(think.flat, seat)
            worths.hunt = 2.5
            assert worths._figures(one) == worths._worked_out(one)
