"""Tactics: face down until their condition is met (C-TAC).

Secret windows: whether and when a player is asked follows only from public facts: that a seat has a tactic
face down, its cost, and the last event. Wherever any tactic of that cost could answer, the player is asked,
even if the only answer is no. So other players learn nothing from the question, from its absence or from its
frequency. In printings where tactics must be shown, nobody is asked, and a missing answer tells as much as an
answer. In both cases the seat that acted has learnt something and cannot take its action back.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar, Final

from signum.classic.cards.card import MERCENARIES, Card, Cost
from signum.classic.cards.vocabulary import Effect, Occasion
from signum.classic.chapters.cards.city import Built
from signum.classic.chapters.cards.playing import SpellCast, SpellSpent
from signum.classic.chapters.combat.attacks import AttackDeclared
from signum.classic.chapters.field.summon import Summoned
from signum.classic.chapters.turn.activation import ActivationEnded
from signum.classic.core.game import Bearer, Game
from signum.classic.core.state import CardId, CreatureId, State, Tactic
from signum.classic.effects.carrying import carry_out
from signum.classic.effects.choosing import Target
from signum.classic.effects.occasions import READINGS, Met, answering, kind_of, left_of, met_by
from signum.classic.effects.terms import may_act
from signum.classic.effects.words import last_word_of_support
from signum.engine.abilities import Ability, Trigger
from signum.engine.confirming import No
from signum.engine.events import Event
from signum.engine.question_shapes import QuestionShape, Secrecy
from signum.engine.questions import Choice, Facts, Option, Procedure, Refusal, Seat, choose
from signum.engine.records import tag_of
from signum.engine.units import ThingId

BEFORE: Final = "before"
"""A window before its event, which may be cancelled."""
AFTER: Final = "after"
STAYING_OPEN: Final[frozenset[type[Event]]] = frozenset([ActivationEnded])
"""Those of the events that tactics answer which stay open for later answers."""


class Reveal(Option, frozen=True):
    """Show a tactic, which then acts; two of one name are alike."""

    card: CardId


class TacticsAwaited(Event, frozen=True):
    """A tactic could have answered. No seat is told, but the seat that acted has seen the result."""

    seat: Seat

    follows: ClassVar[tuple[str, ...]] = ("C-TAC-01",)
    reveals: ClassVar = True

    def apply(self, state: State) -> None:
        """No public state changes."""

    def seen_by(self, seat: Seat | None) -> None:
        """No seat's log shows it."""


class TacticRevealed(Event, frozen=True):
    """A tactic was shown; it acts now."""

    seat: Seat
    card: CardId
    holder: ThingId

    follows: ClassVar[tuple[str, ...]] = ("C-TAC-06",)
    reindexes: ClassVar = True
    reveals: ClassVar = True

    def apply(self, state: State) -> None:
        """All seats see it; it is not in its next zone yet."""
        player = state.players[self.seat]
        player.tactics[:] = [one for one in player.tactics if one.id != self.holder]
        player.playing.append(self.card)


class TacticSpent(Event, frozen=True):
    """A tactic has acted and lies in the graveyard."""

    seat: Seat
    card: CardId

    follows: ClassVar[tuple[str, ...]] = ("C-TAC-06", "C-ZONE-03")

    def apply(self, state: State) -> None:
        player = state.players[self.seat]
        player.playing.remove(self.card)
        player.graveyard.append(self.card)


_NONE_BARRED: Final[frozenset[CardId]] = frozenset()

window = Ability("C-TAC-06", recurs=True)
"""The opportunity of a seat to answer with its tactics; each answer uses up one tactic."""


def _open(kind: type[Event], before: bool) -> None:
    register = window.before if before else window.after

    def is_possible(me: Bearer, event: Event) -> bool:
        return bool(possible(me.game, me.seat, event, before, _NONE_BARRED))

    @register(kind, when=is_possible)
    def work(me: Bearer, event: Event) -> Procedure[Event | None]:
        """The rest of the event after the seat's tactics had their opportunity."""
        return (yield from answered(me.game, me.seat, event, before))


for _kind, _before in dict.fromkeys([(READINGS[key][0], key[1]) for key in READINGS]):
    _open(_kind, _before)


def window_of(game: Game, seat: Seat) -> Ability:
    """The opportunity of a seat, without the events that none of its tactics in play could answer.

    Events that stay open are among them all the same: a tactic that comes later would be asked about them.
    """
    player = game.state.players[seat]
    key = player.hero, tuple([one.card for one in player.tactics])
    found = game.windows.get(key)
    if found is None:
        found = game.windows[key] = _window_for(
            frozenset(
                [
                    (one.kind, one.before)
                    for one in (*window.befores, *window.afters)
                    if one.kind in STAYING_OPEN
                    or [each for each in player.tactics if _may_answer(game, seat, each, one)]
                ]
            )
        )
    return found


def _may_answer(game: Game, seat: Seat, tactic: Tactic, trigger: Trigger) -> bool:
    """Whether a tactic, by public knowledge, has a sentence about such events."""
    return bool(answering_cards(game, seat, tactic, trigger.kind, trigger.before, acting=True))


@lru_cache
def _window_for(asked: frozenset[tuple[type[Event], bool]]) -> Ability:
    ability = Ability(window.id, recurs=window.recurs)
    ability.befores = [one for one in window.befores if (one.kind, True) in asked]
    ability.afters = [one for one in window.afters if (one.kind, False) in asked]
    return ability


def answered(game: Game, seat: Seat, event: Event, before: bool) -> Procedure[Event | None]:
    """One tactic after another, in their player's order, as long as one can answer (C-TAC-06).

    A tactic whose condition no longer holds at its turn stays face down.
    """
    yield from game.happen(TacticsAwaited(seat))
    shown: set[CardId] = set()
    while True:
        barred = frozenset(shown) if game.edition.tactics_by_choice else frozenset[CardId]()
        tactic = yield from picked(game, seat, event, before, barred)
        if tactic is None:
            return event
        if not (yield from is_its_occasion(game, seat, tactic, event, before)):
            continue
        shown.add(tactic.card)
        left = yield from reveal(game, seat, tactic, event, before)
        if left is None:
            return None
        event = left


def picked(
    game: Game, seat: Seat, event: Event, before: bool, barred: frozenset[CardId]
) -> Procedure[Tactic | None]:
    """The tactic that is shown next: by its player's choice, or because it must be (C-TAC-03, C-TAC-04)."""
    able = fitting(game, seat, event, before, barred)
    count = len(possible(game, seat, event, before, barred))
    if game.edition.tactics_by_choice:
        if not count:
            return None
        options: list[Reveal | No] = [*[Reveal(card) for card in able], No()]
    elif not able:
        return None
    else:
        options = [Reveal(card) for card in able]
    # If showing is mandatory, only the order is asked, and always if several tactics are possible.
    asked = game.edition.tactics_by_choice or count > 1
    rule = "C-TAC-04" if game.edition.tactics_by_choice else "C-TAC-03"
    choice: Choice[Reveal | No] = Choice(
        seat,
        "tactic",
        options,
        shape=QuestionShape.CARD,
        secrecy=Secrecy.SECRET,
        cites=(rule, "C-TAC-06"),
        check=lambda option: refused_reveal(game, seat, options, barred, option),
        about=_occasion(event, before),
        always=asked,
    )
    answer = yield from choose(choice)
    return able[answer.card] if isinstance(answer, Reveal) else None


def is_its_occasion(game: Game, seat: Seat, tactic: Tactic, event: Event, before: bool) -> Procedure[bool]:
    """C-TAC-03: of several occasions at one moment its player chooses the one that a forced tactic answers.

    Where it may wait, its player decides at each occasion.
    """
    if game.edition.tactics_by_choice or is_put_off(game, tactic):
        return True
    subjects = occasions(game, seat, tactic, event, before)
    choice = Choice(
        seat,
        "occasion",
        [Target(one) for one in subjects],
        shape=QuestionShape.TARGET,
        subject=tactic.card,
        secrecy=Secrecy.SECRET,
        cites=("C-TAC-03",),
        about={"card": tactic.card},
    )
    chosen = (yield from choose(choice)).target if len(subjects) > 1 else subjects[0]
    if chosen == subjects[0]:
        return True
    game.put_off[tactic.id] = game.moments[-1], chosen
    return False


def occasions(game: Game, seat: Seat, tactic: Tactic, event: Event, before: bool) -> list[CreatureId]:
    """The subjects of this event and of later ones of its moment that meet the tactic's condition."""
    card, together = game.cards[tactic.card], game.moments[-1]
    here = [met.creature for _, met in sentences(game, seat, card, event, before)]
    at = next((at for at, one in enumerate(together) if _is_about(one, event)), len(together))
    later = [
        met.creature for one in together[at + 1 :] for _, met in sentences(game, seat, card, one, before)
    ]
    return list(dict.fromkeys([*here[:1], *later]))


def _is_about(one: Event, event: Event) -> bool:
    """Whether an event is another, perhaps as an interrupt has changed it."""
    names = ("creature", "target", "attacker", "card")
    return type(one) is type(event) and all(
        getattr(one, name, None) == getattr(event, name, None) for name in names
    )


def is_put_off(game: Game, tactic: Tactic) -> bool:
    """Whether its player has chosen an occasion of a moment that is not over yet."""
    events = game.put_off.get(tactic.id, ((), 0))[0]
    return any(one is events for one in game.moments)


def waits(game: Game, tactic: Tactic, met: Met) -> bool:
    """Whether its player keeps a forced tactic for another occasion."""
    if not is_put_off(game, tactic):
        return False
    events, subject = game.put_off[tactic.id]
    return events is not game.moments[-1] or subject != met.creature


def refused_reveal(
    game: Game, seat: Seat, options: Sequence[Option], barred: frozenset[CardId], option: Option
) -> Refusal | None:
    """The reason why a tactic cannot be shown now, or must be."""
    rule = "C-TAC-04" if game.edition.tactics_by_choice else "C-TAC-03"
    if option in options:
        return None
    if isinstance(option, No):
        return Refusal("must-be-revealed", (rule,))
    if not isinstance(option, Reveal):
        return Refusal("not-offered", (rule, "C-TAC-06"), {"choice": "tactic"})
    facts: Facts = {"card": option.card}
    if all(one.card != option.card for one in game.player(seat).tactics):
        return Refusal("no-such-tactic", ("C-TAC-01",), facts)
    if option.card in barred:
        return Refusal("one-name-a-trigger", ("C-TAC-05",), facts)
    return Refusal("condition-not-met", (rule,), facts)


def reveal(game: Game, seat: Seat, tactic: Tactic, event: Event, before: bool) -> Procedure[Event | None]:
    """A tactic is shown, acts and goes to the graveyard (C-TAC-06); the event as it leaves it."""
    yield from game.happen(TacticRevealed(seat, tactic.card, tactic.id))
    left: Event | None = event
    for effect, met in sentences(game, seat, game.cards[tactic.card], event, before):
        source = answering(seat, game.cards[tactic.card], 0, met, ("C-TAC-06",))
        if (yield from carry_out(game, source, effect)):
            left = None if left is None else left_of(game, source, effect, left)
    yield from game.happen(TacticSpent(seat, tactic.card))
    yield from last_word_of_support(game, seat, game.cards[tactic.card])
    return left


# Tactics that could respond: as opponents must assume, and in fact.


def possible(game: Game, seat: Seat, event: Event, before: bool, barred: frozenset[CardId]) -> list[Tactic]:
    """The tactics of a seat that, by public knowledge, could answer an event now."""
    # `acts_in_this_turn` inlined: most events are asked for.
    kind, acting = type(event), game.edition.tactics_in_own_turn or game.hostile[seat][game.state.active]
    there = game.state.players[seat].tactics
    known = game.tactics_asked.get((seat, kind, before, acting))
    if known is None or known[0] != there:
        asked = [(one, answering_cards(game, seat, one, kind, before, acting)) for one in there]
        known = list(there), [one for one in asked if one[1]]
        game.tactics_asked[seat, kind, before, acting] = known
    found: list[Tactic] = []
    for tactic, cards in known[1]:
        for card in cards:
            if card.id not in barred and sentences(game, seat, card, event, before):
                found.append(tactic)
                break
    return found


def answering_cards(
    game: Game, seat: Seat, tactic: Tactic, kind: type[Event], before: bool, acting: bool
) -> list[Card]:
    """The cards that a tactic may be taken for, if they have a sentence about events of this kind.

    Unless tactics are `acting` in this turn, it must be a sentence for any turn.
    """
    key = tactic.card, game.state.players[seat].hero, kind, before, acting
    found = game.tactics_by_event.get(key)
    if found is not None:
        return found
    found = game.tactics_by_event[key] = [
        card
        for card in taken_for(game, seat, tactic)
        if any(
            isinstance(one.when, Occasion)
            and one.when.before == before
            and (acting or one.when.any_turn)
            and kind_of(one.when) is kind
            for one in card.effects
        )
    ]
    return found


def fitting(
    game: Game, seat: Seat, event: Event, before: bool, barred: frozenset[CardId]
) -> dict[CardId, Tactic]:
    """The tactics of a seat whose condition an event meets, one of each name."""
    return {
        tactic.card: tactic
        for tactic in reversed(game.player(seat).tactics)
        if tactic.card in game.cards
        and tactic.card not in barred
        and (found := sentences(game, seat, game.cards[tactic.card], event, before))
        and not waits(game, tactic, found[0][1])
    }


def taken_for(game: Game, seat: Seat, tactic: Tactic) -> list[Card]:
    """Every tactic that opponents must consider possible: all with this cost that the squad may have."""
    id = game.player(seat).hero
    hero = game.cards.get(id)
    return [
        card
        for card in game.tactics_by_cost.get(cost_of(game, tactic), ())
        if card.hero in ("", id) and (hero is None or card.faction in ("", hero.faction, MERCENARIES))
    ]


def cost_of(game: Game, tactic: Tactic) -> Cost:
    """C-TAC-01: the cost, which all players saw."""
    card = game.cards.get(tactic.card)
    return Cost() if card is None else card.cost


def sentences(game: Game, seat: Seat, card: Card, event: Event, before: bool) -> list[tuple[Effect, Met]]:
    """The sentences of a tactic whose condition an event meets in this turn, each with its subject."""
    found: list[tuple[Effect, Met]] = []
    for effect in card.effects:
        occasion = effect.when
        if not isinstance(occasion, Occasion) or occasion.before != before:
            continue
        if not acts_now(game, seat, occasion):
            continue
        met = met_by(game, seat, 0, occasion, event)
        if met is None:
            continue
        source = answering(seat, card, 0, met, ("C-TAC-06",)) if effect.terms or effect.standing else None
        if source is None or may_act(game, source, effect):
            found.append((effect, met))
    return found


def acts_now(game: Game, seat: Seat, occasion: Occasion) -> bool:
    """C-TAC-02: in opponents' turns, in one printing in any turn, and whenever the card says so."""
    return occasion.any_turn or acts_in_this_turn(game, seat)


def acts_in_this_turn(game: Game, seat: Seat) -> bool:
    """C-TAC-02: whether tactics of a seat act now, also those that do not say so."""
    return game.edition.tactics_in_own_turn or game.hostile[seat][game.state.active]


def _occasion(event: Event, before: bool) -> Facts:
    """The answered event in its public form."""
    facts: dict[str, int | str] = {"event": tag_of(type(event)), "time": BEFORE if before else AFTER}
    for name in ("creature", "target", "attacker", "by"):
        id = getattr(event, name, None)
        if isinstance(id, int):
            facts[name] = id
    if isinstance(event, AttackDeclared):
        facts["attack"] = event.attack
    if isinstance(event, Summoned):
        facts["card"] = event.profile.card
    if isinstance(event, SpellCast | SpellSpent | Built):
        facts["card"] = event.card
    return facts
