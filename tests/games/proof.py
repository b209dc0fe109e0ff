"""Properties of every game: checked answer by answer in games of random players."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Annotated, Any, get_args, get_origin

import msgspec
import pytest

from signum.classic.cards.files import LANGUAGES
from signum.classic.chapters.cards.cards_in_play import Recalled
from signum.classic.chapters.cards.playing import SpellSpent
from signum.classic.chapters.cards.tactics import TacticSpent
from signum.classic.chapters.combat.concentration import Concentrated
from signum.classic.chapters.combat.detection import Detect
from signum.classic.chapters.combat.ranged import Shoot, ShootMagically, Throw
from signum.classic.chapters.field.ruins import Search, UseEntrance
from signum.classic.chapters.field.summon import Summoned
from signum.classic.chapters.turn.activated_abilities import Use, UseOn
from signum.classic.chapters.turn.activation import EndTurn, Fight, Pass, PassRest, StrikeMagically
from signum.classic.chapters.turn.durations import Expired
from signum.classic.chapters.turn.zones import Discarded
from signum.classic.core.invariants import cards_of, unsound
from signum.classic.core.state import State
from signum.classic.core.values import concentration
from signum.classic.effects.card_events import (
    CalledUp,
    CardShown,
    Fetched,
    HandSeen,
    Milled,
    PickCard,
    RevealedUntil,
    SentUnder,
    TacticLost,
    TopRevealed,
)
from signum.classic.positions.position import Start
from signum.classic.rules import Classic
from signum.classic.telling.telling import Telling
from signum.content.rules import rule
from signum.engine.abilities import Ability
from signum.engine.chance import Chance, seed_of
from signum.engine.events import Event
from signum.engine.questions import AnswerRefused, Choice, Option, Refusal
from signum.engine.records import encoded
from signum.players import Player
from signum.players.deadline import Deadline
from signum.players.random import random_player
from signum.rulebooks import GAMES
from signum.table.match import Match
from signum.table.resuming import resume
from signum.table.scenario.ways import snapshot

EDITIONS = ("ru1", "de1", "fr1", "en2")


def looking_at(match: Match) -> tuple[int | None, ...]:
    """Every seat, and a spectator."""
    return (*range(match.seats), None)


"""The seats, and a spectator."""


KEEN = Fight | StrikeMagically | Search | Shoot | Throw | ShootMagically | Detect | Use | UseOn | UseEntrance
MOST_TURNS = 300
MOST_EVENTS = 2_000
"""The limit of events after one answer: a longer chain of abilities has no end."""


def keen_player(seed: str) -> Player:
    """A random player who would rather do something than pass, and rather fight or search than walk."""
    anything = random_player(seed)
    chance = Chance(seed_of(f"keen player {seed}"))

    def answer(view: Any, choice: Choice[Any], deadline: Deadline) -> Option:
        if choice.kind in ("action", "after-moving", "found"):
            keen = [one for one in choice.options() if isinstance(one, KEEN)]
            ways = list(dict.fromkeys([way_of(one) for one in keen]))
            if ways and chance.below(8):
                way = ways[chance.below(len(ways))]
                those = [one for one in keen if way_of(one) == way]
                return those[chance.below(len(those))]
        if choice.kind == "turn" and chance.below(8):
            choice = without_offers(choice)
        option = anything(view, choice, deadline)
        for _ in range(3):
            if isinstance(option, Pass | PassRest | EndTurn):
                option = anything(view, choice, deadline)
        return option

    return answer


def way_of(option: Option) -> str:
    """The kind of an action, without its target."""
    return str(getattr(option, "ability", type(option).__name__))


def without_offers(choice: Choice[Any]) -> Choice[Any]:
    """The same question with only the listed options: fast games lay no terrain."""
    return Choice(choice.seat, choice.kind, choice.candidates, check=choice.check)


def play_through(
    rules: Classic,
    start: Start,
    seed: str,
    most: int,
    players: Callable[[str], Player] = random_player,
    tally: "Tally | None" = None,
    closely_each: int = 20,
) -> Match:
    """A random game: sound states, no secrets, undo to the bit, replay to the bit.

    About one answer in `closely_each` is looked at from every side.
    """
    chance = Chance(seed_of(f"proof {seed}"))
    match = Match(rules, start, secret=seed_of(seed))
    tally = Tally() if tally is None else tally
    owned = [cards_of(start.state, seat) for seat in range(match.seats)]
    seats = looking_at(match)
    player = players(seed)
    meddler = Meddler(chance)
    answers, kept = 0, False
    tally.happened(match.run.game.log)
    first = match.run.game.log
    begun = [
        secrets_met(start.state, seat) | passed_openly(first) | looked_at(match, first, seat)
        for seat in seats
    ]
    known = [met | secrets_met(match.run.game.state, seat) for met, seat in zip(begun, seats, strict=True)]
    while not match.finished and answers < most:
        seat = match.asked
        assert seat is not None
        choice = match.choice(seat)
        assert choice is not None
        check_cited(choice.cites, rules.edition_id)
        closely = chance.below(closely_each) == 0
        option = player(None, choice, Deadline())
        if closely:
            tally.met(match)
            option = meddler.meddle(match, option, tally) or option
            check_fork(match)
        before = snapshot(match.run) if closely else None
        told = len(match.run.game.log)
        match.answer(seat, option)
        answers += 1
        meddler.seen.append(option)
        tally.answered(choice, option, match.run.game.log[told:])
        assert len(match.run.game.log) - told < MOST_EVENTS, (seed, answers)
        assert match.run.game.state.turn <= MOST_TURNS, seed
        check_state(match, owned, seed)
        check_tokens(match, match.run.game.log[told:], seed)
        for seat_known, looking in zip(known, seats, strict=True):
            seat_known |= secrets_met(match.run.game.state, looking)
            seat_known |= passed_openly(match.run.game.log[told:])
            seat_known |= looked_at(match, match.run.game.log[told:], looking)
        if before is not None:
            check_undo(match, before)
            check_telling(match, match.run.game.log[told:], chance)
            check_views(match, known)
            check_blindness(match)
            if not kept and chance.below(8) == 0:
                match, kept = resumed(match), True
    check_citations(match, rules.edition_id)
    resumed(match)
    tally.ended(match)
    return match


class Tally:
    """The counts of random games: each kind of event, option, choice and refusal, and more."""

    def __init__(self) -> None:
        self.counts: dict[str, Counter[str]] = {family: Counter() for family in FAMILIES}
        self.turns: list[int] = []
        self.answers = 0
        self.seconds = 0.0

    def answered(self, choice: Choice[Any], option: Option, events: Sequence[Event]) -> None:
        """One answer and what it led to."""
        self.answers += 1
        self.counts["choice"][choice.kind] += 1
        self.counts["option"][str(type(option).__struct_config__.tag)] += 1
        self.happened(events)

    def happened(self, events: Sequence[Event]) -> None:
        """Events, and the abilities behind them."""
        for event in events:
            self.counts["event"][str(type(event).__struct_config__.tag)] += 1
            self.cited(event.cites)

    def cited(self, cites: Sequence[str]) -> None:
        """Abilities that something cites have acted."""
        self.counts["cited"].update([one for one in cites if one.startswith(("A-", "T-"))])

    def refused(self, refusal: Refusal) -> None:
        """A refusal that occurred."""
        self.counts["refusal"][refusal.code] += 1
        self.cited(refusal.cites)

    def met(self, match: Match) -> None:
        """The abilities that creatures hold at this moment."""
        for creature in match.run.game.state.creatures.values():
            self.counts["held"].update([one.ability for one in creature.held])

    def ended(self, match: Match) -> None:
        """A game that is over, or broken off."""
        outcome = match.outcome
        self.counts["end"]["broken off" if outcome is None else outcome.by] += 1
        self.turns.append(match.run.game.state.turn)

    def add(self, other: "Tally") -> None:
        """Add the counts of other games."""
        for family, counts in other.counts.items():
            self.counts[family].update(counts)
        self.turns += other.turns
        self.answers += other.answers
        self.seconds += other.seconds


FAMILIES = ("event", "option", "choice", "refusal", "acted", "held", "cited", "end")


@contextmanager
def counting(abilities: Iterable[Ability], tally: Tally) -> Iterator[None]:
    """Meanwhile every function of the abilities counts how often it is called."""
    pieces = [(piece, one.id) for one in abilities for piece in pieces_of(one)]
    works = [piece.work for piece, _ in pieces]
    for piece, id in pieces:
        piece.work = counted(piece.work, id, tally.counts["acted"])
    try:
        yield
    finally:
        for (piece, _), work in zip(pieces, works, strict=True):
            piece.work = work


def counted(work: Callable[..., Any], id: str, counts: Counter[str]) -> Callable[..., Any]:
    """The same function, with a count beside it."""

    def count(*arguments: Any) -> Any:
        counts[id] += 1
        return work(*arguments)

    return count


def pieces_of(ability: Ability) -> list[Any]:
    """All that an ability does: changes, answers, interrupts, activations."""
    return [
        *ability.all_changes,
        *ability.befores,
        *ability.afters,
        *ability.activations,
        *ability.aims,
    ]


class Meddler:
    """Tries answers that were not offered: a refused one changes nothing, a legal one may be given."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.seen: list[Option] = []

    def meddle(self, match: Match, option: Option, tally: Tally) -> Option | None:
        """A few strange answers; one that turns out to be legal."""
        choice = match.run.choice
        assert choice is not None
        seat = choice.seat
        before = footprint(match)
        strange = [*self.stale(), *self.illegal(choice), *[self.invented(match) for _ in range(4)]]
        strange += [self.invented(match, type(one)) for one in (option, *self.illegal(choice))]
        legal = [one for one in strange if not self.refuses(match, seat, one, tally)]
        assert self.refuses(match, (seat + 1) % match.seats, option, tally)
        assert footprint(match) == before
        return legal[self.chance.below(len(legal))] if legal and self.chance.below(2) else None

    def refuses(self, match: Match, seat: int, option: Option, tally: Tally) -> bool:
        """Whether an answer is refused, twice in the same words."""
        refusal = match.explain(seat, option)
        if refusal is None:
            return False
        assert all(rule(id).belongs_to(match.rules.edition_id) for id in refusal.cites), refusal
        assert Telling(match, LANGUAGES[self.chance.below(len(LANGUAGES))], seat).refusal(refusal)
        tally.refused(refusal)
        with pytest.raises(AnswerRefused) as refused:
            match.answer(seat, option)
        assert refused.value.refusal == refusal
        return True

    def stale(self) -> list[Option]:
        """Answers that were right once."""
        return [self.seen[self.chance.below(len(self.seen))] for _ in range(2) if self.seen]

    def illegal(self, choice: Choice[Any]) -> list[Option]:
        """Candidates that the rules do not take; each tells why."""
        count = len(choice.candidates)
        return [choice.candidates[self.chance.below(count)] for _ in range(3) if count]

    def invented(self, match: Match, kind: type[Option] | None = None) -> Option:
        """Any kind of answer, or one of this kind, with any contents."""
        if kind is None:
            kinds = sorted(match.kinds, key=lambda kind: kind.__name__)
            kind = kinds[self.chance.below(len(kinds))]
        fields = [self.anything(match, one.type) for one in msgspec.structs.fields(kind)]
        option: Option = kind(*fields)
        return option

    def anything(self, match: Match, type_: Any) -> Any:
        """A value of a type that could mean something: a creature, a card, a place."""
        state = match.run.game.state
        if get_origin(type_) is Annotated:
            return self.anything(match, get_args(type_)[0])
        if type_ is int:
            return self.chance.below(state.next_id + 2) if self.chance.below(4) else self.chance.below(4) - 1
        if type_ is str:
            words = self.words(match)
            return words[self.chance.below(len(words))]
        if type_ is bool:
            return bool(self.chance.below(2))
        inner = get_args(type_)
        if inner[-1:] == (...,):
            return tuple([self.anything(match, inner[0]) for _ in range(self.chance.below(4))])
        assert inner == (int, int), type_
        return tuple([self.chance.below(60_000) for _ in inner])

    def words(self, match: Match) -> list[str]:
        """Cards and abilities of the game."""
        state = match.run.game.state
        zones = [one for it in state.players for one in (*it.hand, *it.plans, *it.maps, *it.graveyard)]
        held = [one.ability for it in state.creatures.values() for one in it.held]
        return [*zones, *held, *[one.card for one in state.creatures.values()], "nothing"]


def footprint(match: Match) -> tuple[bytes, ...]:
    """The data that a refused answer must not change."""
    run = match.run
    drawn = None if run.chance is None else run.chance.drawn
    parts = (run.game.state, len(run.game.log), len(run.entries), drawn, match.times, run.learnt)
    return tuple([encoded(part) for part in parts])


def check_state(match: Match, owned: list[Counter[str]], seed: str) -> None:
    """Wounds below health for all on the field, every card in exactly one zone, and the rest of soundness."""
    game = match.run.game
    assert list(unsound(game)) == [], seed
    for seat in game.seating.living:
        assert cards_of(game.state, seat) == owned[seat], seed


def check_tokens(match: Match, events: Sequence[Event], seed: str) -> None:
    """A-CONCENTRATION: no creature is given more than X tokens where the printing says so.

    If X came from others or was temporary it may be gone by now, and the tokens stay.
    """
    game = match.run.game
    if not game.edition.concentration_is_capped or game.volatile:
        return
    shrunk = {
        loss.creature
        for event in events
        if isinstance(event, Expired)
        for loss in event.lost
        if loss.ability == "A-CONCENTRATION"
    }
    for event in events:
        one = game.creature(event.creature) if isinstance(event, Concentrated) else None
        if (
            one is not None
            and one.id not in shrunk
            and any(held.ability == "A-CONCENTRATION" for held in one.held)
        ):
            assert one.concentration <= game.value(concentration, one), (seed, one)


def check_telling(match: Match, events: Sequence[Event], chance: Chance) -> None:
    """The events and questions can be told to all seats in every language."""
    language = LANGUAGES[chance.below(len(LANGUAGES))]
    for seat in looking_at(match):
        telling = Telling(match, language, seat)
        seen = [one for event in events if (one := event.seen_by(seat)) is not None]
        assert all(list(telling.story(seen, all_of_it=True))[-1:])
        choice = match.view(seat).choice
        if seat is not None and choice is not None:
            assert telling.question(seat, choice)
            assert all(telling.option(one) for one in choice.options)


def check_undo(match: Match, before: tuple[bytes, ...]) -> None:
    """Taking the last answer back restores the game to the bit, and giving it again too."""
    after, again = snapshot(match.run), match.run.entries[-1]
    match.run.rewind(len(match.run.entries) - 1)
    assert snapshot(match.run) == before
    match.run.give(again)
    assert snapshot(match.run) == after


def secrets_met(state: State, seat: int | None) -> set[str]:
    """The cards that a seat, or a spectator, sees now: its own hand and tactics, and all public cards."""
    met = {one.card for one in state.creatures.values()}
    for owner, player in enumerate(state.players):
        met |= {*player.graveyard, *player.playing, *[one.card for one in player.relics]}
        if owner == seat:
            met |= {*player.hand, *[one.card for one in player.tactics]}
    return met


def passed_openly(events: Sequence[Event]) -> set[str]:
    """Cards that all seats saw, if only for a moment: on the field, in a graveyard or revealed by a text."""
    summoned = {one.profile.card for one in events if isinstance(one, Summoned)}
    revealed = {card for one in events if isinstance(one, RevealedUntil | TopRevealed) for card in one.cards}
    named = CardShown | Recalled | Fetched | CalledUp | Milled | Discarded
    named |= TacticLost | SpellSpent | TacticSpent
    return summoned | revealed | {one.card for one in events if isinstance(one, named)}


def looked_at(match: Match, events: Sequence[Event], seat: int | None) -> set[str]:
    """Cards that a seat saw by a text: in the hand of another, or in its own deck."""
    hands = [one.cards for one in events if isinstance(one, HandSeen) and one.by == seat]
    choice = None if seat is None else match.choice(seat)
    looking = choice is not None and choice.kind in ("take-card", "scry", "summon-from")
    options = choice.candidates if choice is not None and looking else ()
    offered = [one.card for one in options if isinstance(one, PickCard)]
    under = [one.card for one in events if isinstance(one, SentUnder) and one.seat == seat]
    return {card for cards in hands for card in cards} | {*offered, *under}


def check_views(match: Match, known: list[set[str]]) -> None:
    """No view and no event that a seat or a spectator sees holds a card that it has never met.

    It takes cards of which there is one each: of two copies one may be known and the other not.
    """
    state = match.run.game.state
    for seat, met in zip(looking_at(match), known, strict=True):
        hidden = [card for player in state.players for card in player.deck]
        hidden += [] if state.quest is None else state.quest.deck
        hidden += [
            card for owner, player in enumerate(state.players) if owner != seat for card in player.hand
        ]
        secrets = {card for card, count in Counter(hidden).items() if count == 1} - met
        seen = encoded([match.view(seat), match.log(seat)]).decode()
        assert not [card for card in secrets if f'"{card}"' in seen]


def check_blindness(match: Match) -> None:
    """A view stays exactly the same whatever is in the decks and in the hands of others.

    That holds for the order of the quest deck and of the dice cards too (Q-SET-03, Q-PVE-05).
    """
    rules, state = match.rules, match.run.game.state
    for seat in looking_at(match):
        other = state.copy()
        for owner, player in enumerate(other.players):
            hand = 0 if owner == seat else len(player.hand)
            pool = [*player.deck, *player.hand[len(player.hand) - hand :]][::-1]
            player.deck[:], player.hand[len(player.hand) - hand :] = pool[hand:], pool[:hand]
        if other.quest is not None:
            other.quest.deck.reverse()
        for pile in other.dice_piles.values():
            pile.deck.reverse()
        views = [rules.view(rules.game(one), seat) for one in (state, other)]
        assert encoded(views[0]) == encoded(views[1])


def check_citations(match: Match, edition: str) -> None:
    """Every event cites rules that exist in the printing."""
    for event in match.run.game.log:
        check_cited(event.cites, edition)


def check_cited(cites: tuple[str, ...], edition: str) -> None:
    """Some rules, all of them of the printing."""
    assert cites
    assert all(rule(id).belongs_to(edition) for id in cites), cites


def check_fork(match: Match) -> None:
    """A twin is asked the same, of the same state, at the same place in the stream of chance."""
    twin, run = match.run.fork(), match.run
    assert twin.game.state == run.game.state
    assert twin.entries == run.entries
    assert twin.chance is not None
    assert run.chance is not None
    assert twin.chance.drawn == run.chance.drawn
    ours, theirs = run.choice, twin.choice
    assert ours is not None
    assert theirs is not None
    assert (ours.seat, ours.kind, ours.options()) == (theirs.seat, theirs.kind, theirs.options())


def resumed(match: Match) -> Match:
    """The record leads to the same game to the bit, and the game can go on from it."""
    again = resume(match.save(), GAMES)
    assert snapshot(again.run) == snapshot(match.run)
    return again
