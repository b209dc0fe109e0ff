"""Overlord cards: drawn and played at once in PvE, played for rage in PvP (Q-SET-02, Q-PVP-03, Q-PVE-02)."""

from signum.classic.cards.card import SPELL
from signum.classic.chapters.cards.playing import PlayFailed, SpellCast, SpellSpent
from signum.classic.chapters.quest.deeds import carry_out_deeds
from signum.classic.chapters.quest.events import (
    OverlordCardDone,
    OverlordCardDrawn,
    OverlordCardPlayed,
    quest_of,
)
from signum.classic.chapters.quest.scale import rage_at
from signum.classic.core.game import Game
from signum.classic.quests.active import OVERLORD_SEAT
from signum.classic.quests.cards import OverlordCard
from signum.engine.questions import Facts, Option, Procedure, Refusal
from signum.engine.units import CardId, Count


class PlayOverlordCard(Option, frozen=True):
    """An Overlord card is played, its main ability this number of times."""

    card: CardId
    times: Count = 0


def card_of(game: Game, id: CardId) -> OverlordCard:
    """An Overlord card."""
    found: OverlordCard = game.quest_book.entries.overlord[id]
    return found


def draw_and_play(game: Game, rule: str) -> Procedure[None]:
    """The next Overlord card is turned over and spends all the rage that it can (Q-PVE-02, Q-PVE-03)."""
    deck = game.player(OVERLORD_SEAT).deck
    if not deck:
        return
    id, rage = deck[-1], rage_at(quest_of(game.state).honour)
    yield from game.happen(OverlordCardDrawn(id, rage, because=(rule,)))
    yield from act(game, id, most_times(card_of(game, id), rage))


def play_from_hand(game: Game, option: PlayOverlordCard) -> Procedure[None]:
    """The Overlord's player plays a card for a part of the turn's rage (Q-PVP-02)."""
    card = card_of(game, option.card)
    yield from game.happen(OverlordCardPlayed(option.card, option.times * card.rage))
    yield from act(game, option.card, option.times)


def act(game: Game, id: CardId, times: int) -> Procedure[None]:
    """The main ability, once for each full price, then the extra ability, which is free (Q-PVP-03).

    Q-SET-02: it counts as a card of its type, so what answers such a card may cancel it or gain by it.
    """
    card = card_of(game, id)
    if card.type == SPELL and not (
        yield from game.happen(SpellCast(OVERLORD_SEAT, id, because=("Q-SET-02",)))
    ):
        if id in game.player(OVERLORD_SEAT).playing:
            yield from game.happen(PlayFailed(OVERLORD_SEAT, id, because=("Q-PVE-09",)))
        return
    for _ in range(times):
        yield from carry_out_deeds(game, id, card.main, "Q-PVP-03")
    yield from carry_out_deeds(game, id, card.extra, "Q-PVP-03")
    if id in game.player(OVERLORD_SEAT).playing:
        spent = SpellSpent(OVERLORD_SEAT, id, because=("Q-SET-02",))
        yield from game.happen(spent if card.type == SPELL else OverlordCardDone(id))


def most_times(card: OverlordCard, rage: int) -> int:
    """Q-PVP-03: how often the rage pays the main ability; more than once only with multiple rage."""
    if card.rage == 0:
        return 1
    times = rage // card.rage
    return times if card.multiple else min(1, times)


def offered_plays(game: Game) -> list[Option]:
    """Every card of the Overlord's hand with every number of times that its rage pays."""
    rage = quest_of(game.state).rage
    found: list[Option] = []
    for id in dict.fromkeys(game.player(OVERLORD_SEAT).hand):
        card = game.quest_book.entries.overlord.get(id)
        if card is not None:
            found += [PlayOverlordCard(id, times) for times in range(most_times(card, rage), -1, -1)]
    return found


def refused_overlord_card(game: Game, option: PlayOverlordCard) -> Refusal | None:
    """Why the Overlord cannot play a card so."""
    facts: Facts = {"card": option.card}
    if (
        option.card not in game.player(OVERLORD_SEAT).hand
        or option.card not in game.quest_book.entries.overlord
    ):
        return Refusal("not-in-hand", ("C-ZONE-05",), facts)
    card, rage = card_of(game, option.card), quest_of(game.state).rage
    if not 0 <= option.times <= most_times(card, rage):
        need = option.times * card.rage
        return Refusal("too-little-rage", ("Q-PVP-02", "Q-PVP-03"), {**facts, "needed": need, "there": rage})
    return None
