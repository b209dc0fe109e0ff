"""Results that are kept for speed equal those that are found anew: legality, and abilities."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, Self, TypeVar

import pytest
from msgspec.structs import replace

from signum.classic.cards.sets import shipped
from signum.classic.chapters.cards.cards_in_play import (
    BackToHand,
    BuildingDestroyed,
    RelicDestroyed,
    TerrainDestroyed,
)
from signum.classic.chapters.cards.city import Built
from signum.classic.chapters.cards.costs import cost_changes
from signum.classic.chapters.cards.decks import start_of_duel
from signum.classic.chapters.cards.paying import Purse
from signum.classic.chapters.cards.playing import Play
from signum.classic.chapters.cards.relics import Donned
from signum.classic.chapters.cards.tactics import STAYING_OPEN, possible, window, window_of
from signum.classic.chapters.combat.damage import Hurt
from signum.classic.chapters.field.movement import Move, Placed
from signum.classic.chapters.field.ruins import Searched
from signum.classic.chapters.field.summon import Summoned, profile_of
from signum.classic.chapters.field.terrain import LayTerrain, TerrainLaid
from signum.classic.chapters.turn.activation import Activate, EndTurn, Fight, Pass
from signum.classic.chapters.turn.durations import (
    END_OF_ATTACK,
    Gained,
    Lost,
    TakenAway,
    end_of_turn,
    expiring,
)
from signum.classic.chapters.turn.phase import usable
from signum.classic.composed_game import ClassicGame, cards_in_play
from signum.classic.core.events import OfCreature
from signum.classic.core.state import PlayerState, State, Terrain
from signum.classic.editions import EDITIONS
from signum.classic.effects.choosing import NoTarget, Target
from signum.classic.effects.grants import conditions, printed_sources
from signum.classic.lab.legal_decks import legal_starter_decks
from signum.classic.rules import Classic
from signum.classic.telling.names import Names
from signum.engine.chance import Chance, seed_of
from signum.engine.events import Event
from signum.engine.questions import Choice, Option
from signum.engine.records import values_of
from signum.engine.run import GameRun, Rest
from signum.engine.values import Value
from tests.classic.test_forks import VALUES, said
from tests.server.measured import moments, whole_duel

T = TypeVar("T")

RELIC, BUILDING = "gilded-blade", "guild-of-blades"
"""The relic gives something while the building stands; in these tests the building itself gives nothing."""
DEARER = "captain-rocca"
"""It changes costs."""
STUBBORN = "greer-the-stubborn"
"""Its text asks whether it is wounded itself."""

ANSWERS = 350
EVERY = 12
"""Answers between two comparisons."""


def runs(edition: str) -> Iterator[tuple[GameRun[Any, Any], Chance]]:
    """Two duels of shipped decks, with a stream of picks."""
    decks = list(legal_starter_decks(edition).values())
    for number in (0, 1):
        start = start_of_duel([decks[number], decks[-1 - number]], shipped(), EDITIONS[edition])
        picks = Chance(seed_of(f"caches {edition} {number}"))
        rules = Classic(EDITIONS[edition]).with_start(start)
        yield GameRun(rules, start.state, Chance(seed_of(f"dice {edition} {number}"))), picks


def tried(choice: Choice[Any], game: ClassicGame, picks: Chance) -> list[Option]:
    """Candidates, places of regions, and answers that a wrong or a hostile client might give."""
    found: list[Option] = list(choice.candidates)[:40]
    for offer in choice.offers:
        untried = offer.untried()
        places = offer.suggestions() if untried is None else untried
        found += [places[picks.below(len(places))] for _ in range(min(4, len(places)))]
    somebody, somewhere = [*game.state.creatures, 0, 9_999], (picks.below(60_000), picks.below(60_000))
    cards = [*game.state.players[choice.seat].maps, "no-such-card"]
    found += [option(one) for one in somebody for option in (Activate, Fight, Target)]
    found += [Move(somewhere), Move((-1, 10**9)), Pass(), EndTurn(), NoTarget(), Play("no-such-card")]
    found += [LayTerrain(card, somewhere, degrees) for card in cards for degrees in (0, 7, 90, -725)]
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_yes_or_no_is_what_the_refusal_says(edition: str) -> None:
    """C-ACT-01, C-PLAY-06, C-TER-02: legality without reasons agrees with the reasons."""
    legal = 0
    for run, picks in runs(edition):
        for answers in range(ANSWERS):
            choice = run.choice
            if choice is None:
                break
            for option in tried(choice, run.game, picks) if not answers % 3 else ():
                choice.forget()
                allowed = choice.allows(option)
                assert allowed == (choice.explain(option) is None), (choice.kind, option)
                legal += allowed
            run.answer(choice.seat, choice.drawn(picks.below))
    assert legal > ANSWERS


def known(game: ClassicGame) -> object:
    """All that is remembered: abilities (even with an empty field), changed costs and usable cards."""
    return (
        said(game),
        [(cost_changes(game, seat), usable(game, seat), affordable(game, seat)) for seat in range(2)],
        [game.in_play(id) for id in range(game.state.next_id)],
    )


def affordable(game: ClassicGame, seat: int) -> list[str]:
    """The cards of a deck that a player can pay for now."""
    player = game.state.players[seat]
    cards = [game.cards[id] for id in dict.fromkeys([*player.hand, *player.deck, *player.maps])]
    return [one.id for one in Purse(game, seat).affordable(cards)]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_that_went_back_and_another_way_knows_who_has_which_ability(edition: str) -> None:
    """C-ABL-01, C-ABL-03: numbers are given again to other cards, and none of the first ones speak."""
    compared = 0
    for run, picks in runs(edition):
        for answers in range(ANSWERS):
            choice = run.choice
            if choice is None:
                break
            run.answer(choice.seat, choice.drawn(picks.below))
            if not answers % EVERY:
                assert known(run.game) == known(run.game.copy())
                compared += 1
            if not answers % (3 * EVERY):
                run.rewind(max(0, len(run.entries) - 1 - picks.below(10)))
                assert known(run.game) == known(run.game.copy())
    assert compared > ANSWERS // EVERY


def among(picks: Chance, items: Sequence[T]) -> T:
    return items[picks.below(len(items))]


def happening(game: ClassicGame, picks: Chance) -> Event:
    """Something that changes abilities: gains of all kinds, losses, moves, cards that come and go."""
    state = game.state
    someone = among(picks, list(state.creatures.values()))
    ability = among(picks, ["A-MONSTER", *sorted(game.abilities)])
    held = among(picks, [one for creature in game.creatures() for one in creature.held])
    aura = among(picks, shipped()["cassian-the-centurion"].keywords)
    until = among(picks, [END_OF_ATTACK, end_of_turn(state)])
    seat = picks.below(2)
    player = state.players[seat]
    cards = [
        *[BuildingDestroyed(seat, one.card, one.id) for one in player.city if one.card != BUILDING],
        *[RelicDestroyed(seat, one.card, one.id) for one in player.relics if one.card != RELIC],
        *[TerrainDestroyed(one.seat, one.card, one.id) for one in state.terrains.values()],
    ]
    built = [one for one in player.city if one.card == BUILDING]
    return among(
        picks,
        [
            Gained(someone.id, ability, 1),
            Gained(someone.id, ability, 2, until=until),
            Gained(someone.id, aura.ability, aura.x, text=aura.text),
            Placed(someone.id, (picks.below(20_000), picks.below(20_000))),
            TakenAway(someone.id, held.ability),
            Lost(someone.id, held.ability),
            *[one for one in [expiring(game, someone.seat, until, "C-TURN-06")] if one is not None],
            Gained(someone.id, "health", among(picks, [-2, 2]), plus=True, until=until),
            BuildingDestroyed(seat, BUILDING, built[0].id)
            if built
            else Built(seat, BUILDING, state.next_id, 0, unique=True),
            *cards[:1],
            *[BackToHand(one.id, one.card, one.owner) for one in game.creatures()[2:3]],
        ],
    )


def games_with_gifts(edition: str) -> Iterator[tuple[ClassicGame, Chance]]:
    """Duels in which cards in play give something and change costs."""
    for run, picks in runs(edition):
        for _ in range(ANSWERS // 2):
            if run.choice is not None:
                run.answer(run.choice.seat, run.choice.drawn(picks.below))
        if run.finished:
            continue
        game = run.game.copy()
        known_cards = shipped()
        effects = known_cards[RELIC].effects + known_cards[DEARER].effects
        giver = replace(known_cards[game.creatures()[2].card], effects=effects)
        silent = replace(known_cards[BUILDING], effects=())
        game.cards = {**known_cards, BUILDING: silent, giver.id: giver}
        game.player(0).playing.append(RELIC)
        game.write(Donned(0, RELIC, game.state.next_id, 0))
        yield game, picks


@pytest.mark.parametrize("edition", EDITIONS)
def test_gains_losses_and_cards_that_leave_are_known_at_once(edition: str) -> None:
    """C-ABL-01, C-ABL-03, C-CARD-06: the parts of the index that are kept are those that stay."""
    compared = 0
    for game, picks in games_with_gifts(edition):
        for _ in range(ANSWERS // 3):
            game.write(happening(game, picks))
            assert known(game) == known(game.copy())
            compared += 1
    assert compared >= ANSWERS // 3


@pytest.mark.parametrize("edition", ["ru1", "en2"])
def test_a_tactic_that_could_answer_is_asked(edition: str) -> None:
    """C-TAC-06: of the events that no tactic in play could answer, its player hears nothing."""
    kinds = [one.kind for one in (*window.befores, *window.afters)]
    assert {one for one in kinds if one.stays_open} == STAYING_OPEN
    asked = silent = 0
    for run, picks in runs(edition):
        for _ in range(ANSWERS):
            choice = run.choice
            if choice is None:
                break
            heard = len(run.game.log)
            run.answer(choice.seat, choice.drawn(picks.below))
            for event, seat, before in product(run.game.log[heard:], range(2), (False, True)):
                opened = window_of(run.game, seat)
                listens = type(event) in [one.kind for one in (opened.befores if before else opened.afters)]
                answering = possible(run.game, seat, event, before, frozenset())
                assert listens or not answering, event
                asked += bool(answering)
                silent += not listens and bool(run.game.state.players[seat].tactics)
    assert silent > ANSWERS
    assert asked


KINDS = sorted([*Event.__subclasses__(), *OfCreature.__subclasses__()], key=lambda kind: kind.__name__)


def answering(game: ClassicGame) -> object:
    """The abilities that answer each kind of event, read without asking for any value."""
    return [[(me.ability.id, me.holder, me.x) for me in game.listeners(kind)] for kind in KINDS]


@pytest.mark.parametrize("edition", EDITIONS)
def test_gains_that_change_only_values_leave_those_who_answer(edition: str) -> None:
    """C-ABL-01, C-DMG-02: the index is not renewed for them, nobody else answers, and nobody else falls."""
    late = fallen = 0
    for start, picks in games_with_gifts(edition):
        for _ in range(EVERY):
            game = start.copy()
            for one in game.creatures():
                one.wounds = max(one.wounds, one.health - 1)
            while len(game.state.creatures) > 3 and len(game.log) < ANSWERS // 6:
                event = happening(game, picks)
                game.write(event)
                late += game._hearing is not None
                anew = game.copy()
                assert answering(game) == answering(anew)
                falling = game.at_once([event])
                assert falling == anew.at_once([event])
                for fall in falling:
                    game.write(fall)
                fallen += len(falling)
                if not picks.below(4):
                    assert known(game) == known(game.copy())
    assert late >= EVERY
    assert fallen


def figures(game: ClassicGame, values: Sequence[Value[Any]]) -> object:
    """Some values of all creatures, and what each may spend an activation on."""
    everybody = game.creatures()
    return (
        [
            [game.value(value, one, other) for one in everybody]
            for value in values
            for other in (None, *everybody)
        ],
        [game.is_changed(value) for value in values],
        [[(me.ability.id, me.x) for me in game.activated_abilities(one.id)] for one in everybody],
        [game.held(one) for one in everybody],
    )


@pytest.mark.parametrize("edition", EDITIONS)
def test_values_that_no_gain_changed_are_told_without_a_new_index(edition: str) -> None:
    """C-ABL-01: after gains and their ends, all but the values in motion are what a new index says."""
    asked = kept = 0
    for start, picks in games_with_gifts(edition):
        for _ in range(EVERY):
            game = among(picks, [start.copy, start.fork])()
            while len(game.state.creatures) > 3 and len(game.log) < ANSWERS // 12:
                answering(game)
                game.write(happening(game, picks))
                if game._hearing is not None:
                    still = [value for value in VALUES if value not in game._in_motion]
                    assert figures(game, still) == figures(game.copy(), still)
                    kept += game._hearing is not None
                    asked += len(still) < len(VALUES)
    assert asked >= EVERY
    assert kept


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_building_without_automatic_sentences_leaves_what_is_known(edition: str) -> None:
    """C-CITY-01: no ability comes with it, so values in motion stay in motion and all others are known."""
    for run, picks in runs(edition):
        while len(run.game.state.creatures) < 3 and run.choice is not None:
            run.answer(run.choice.seat, run.choice.drawn(picks.below))
        game = run.game.copy()
        game.cards = {id: replace(card, effects=()) for id, card in shipped().items()}
        for one in game.creatures():
            one.held = tuple([held for held in one.held if held.text is None])
        someone = among(picks, game.creatures())
        assert known(game) == known(game.copy())
        game.write(Gained(someone.id, "strength", 2, plus=True))
        game.write(Built(0, BUILDING, game.state.next_id, 0, unique=False))
        assert game._hearing is not None
        assert game.at_once([game.log[-1]]) == []
        assert game._hearing is not None
        assert known(game) == known(game.copy())


def circumstances(game: ClassicGame) -> object:
    """The facts that gifts depend on, besides cards in play."""
    return conditions(game.state), [one.held for one in game.state.creatures.values()]


@pytest.mark.parametrize("edition", EDITIONS)
def test_events_say_what_they_change(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """C-ABL-03: gifts are looked for again after an event that moves, wounds or hides, and after no other."""
    written: set[type[Event]] = set()
    write = ClassicGame.write

    def watched(game: ClassicGame, event: Event) -> None:
        creatures, cards = circumstances(game), (cards_in_play(game.state), list(printed_sources(game)))
        write(game, event)
        if not (event.reindexes or event.changes_conditions):
            assert circumstances(game) == creatures, event
        if not event.reindexes or event.cards_stay:
            assert (cards_in_play(game.state), list(printed_sources(game))) == cards, event
        written.add(type(event))

    monkeypatch.setattr(ClassicGame, "write", watched)
    for run, picks in runs(edition):
        for _ in range(ANSWERS):
            choice = run.choice
            if choice is None:
                break
            run.answer(choice.seat, choice.drawn(picks.below))
    assert any(kind.changes_conditions for kind in written)
    assert any(kind.cards_stay for kind in written)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_rest_that_is_asked_for_late_has_the_state_of_then(edition: str) -> None:
    """A run that keeps no rests makes the state of its last one from the events, when a fork needs it."""
    for run, picks in runs(edition):
        twin = run.fork()
        waiting: tuple[Rest[Any], State] | None = None
        for _ in range(ANSWERS):
            choice = twin.choice
            if choice is None:
                break
            twin.answer(choice.seat, choice.drawn(picks.below))
            rest = twin.rests[-1]
            if waiting is None and rest.events == len(twin.game.log):
                waiting = rest, twin.game.state.copy()
            elif waiting is not None and not picks.below(EVERY):
                rest, then = waiting
                assert rest.state == then
                waiting = None


class Unwritten(list[Any]):
    """A list to which nothing is written."""

    def append(self, _one: Any) -> None:
        raise AssertionError("a list that states share was written to")

    remove = append
    extend = append

    def __iadd__(self, _more: Any) -> Self:  # type: ignore[misc]
        raise AssertionError("a list that states share was written to")

    def __setitem__(self, _at: Any, _one: Any) -> None:
        raise AssertionError("a list that states share was written to")


def shared_lists(state: State) -> dict[tuple[int, str], list[Any]]:
    """The lists of players that a copy of the state shares with it."""
    return {
        (seat, name): value
        for seat, (one, other) in enumerate(zip(state.players, state.copy().players, strict=True))
        for name, value in values_of(one).items()
        if isinstance(value, list) and value is values_of(other)[name]
    }


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_event_writes_to_a_list_that_states_share(edition: str) -> None:
    """C-CITY-05, C-TER-03, C-PLAY-05: buildings, terrains and words are added to new lists."""
    replaced: set[str] = set()
    for run, picks in runs(edition):
        before: dict[tuple[int, str], list[Any]] = {}
        for _ in range(2 * ANSWERS):
            choice = run.choice
            if choice is None:
                break
            run.answer(choice.seat, choice.drawn(picks.below))
            state = run.game.state
            for (seat, name), value in shared_lists(state).items():
                if value is not before.get((seat, name)):
                    replaced.add(name)
                    before[seat, name] = Unwritten(value)
                    setattr(state.players[seat], name, before[seat, name])
    assert replaced >= {"maps", "plans", "built", "laid", "first_words"}


def test_two_states_share_no_template_that_one_event_laid() -> None:
    """C-RUIN-01: ruins that are searched in a fork are not searched in the game it comes from."""
    laid = TerrainLaid(0, Terrain(1, "ruins", 0, ((0, 0), (9, 0), (0, 9))), unique=False)
    one, other = (State([PlayerState(), PlayerState()]) for _ in range(2))
    laid.apply(one)
    laid.apply(other)
    Searched(2, 1).apply(one)
    assert one.terrains[1].searched
    assert not other.terrains[1].searched


@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_names_met_one_by_one_are_those_of_a_new_reader(edition: str) -> None:
    """Also after an undo, and of creatures that have left the field."""
    match = whole_duel(edition, "names")
    reader = Names(match, "en", 0)
    looked = 0
    for at, _ in enumerate(moments(match, "names", 200)):
        if at % 50 == 49 and match.asked is not None:
            match.ask_to_take_back(match.asked)
            for seat in range(2):
                if match.request is not None and seat in match.request.missing:
                    match.reply_to_request(seat, allow=True)
        fresh = Names(match, "en", 0)
        for id in range(match.run.game.state.next_id):
            assert reader.creature(id) == fresh.creature(id)
            looked += reader.creature(id) != reader.say("telling-nobody", id=id)
    assert looked > 500


@pytest.mark.parametrize("edition", EDITIONS)
def test_wounds_that_no_text_asks_for_change_no_gifts(edition: str) -> None:
    """C-ABL-03: a text that asks for its own creature's wounds counts for that creature only."""
    asked = unasked = 0
    for run, picks in runs(edition):
        for answers in range(ANSWERS):
            choice = run.choice
            if choice is None:
                break
            run.answer(choice.seat, choice.drawn(picks.below))
            if answers % EVERY:
                continue
            game = Classic(EDITIONS[edition], cards=shipped()).game(run.game.state.copy())
            stubborn = game.state.next_id
            game.write(Summoned(stubborn, 0, profile_of(shipped()[STUBBORN]), (30_000, 30_000)))
            for one in game.creatures():
                there = game.fork()
                there.write(Hurt(one.id, 1, 0, 1, None, ""))
                changed = gifts_in(there.copy()) != gifts_in(game)
                if game.wounds_change_gifts(one.id):
                    asked += 1
                else:
                    assert not changed
                    unasked += game.volatile
            assert game.wounds_change_gifts(stubborn)
    assert asked
    assert unasked


def gifts_in(game: ClassicGame) -> list[object]:
    """What each creature holds and is given."""
    return [game.held(one) for one in game.creatures()]
