"""Setting up: C-SETUP, from two decks to the first turn."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from signum.classic.cards.card import Card, Cost
from signum.classic.cards.decks import Deck
from signum.classic.cards.files import read_cards
from signum.classic.chapters.cards.decks import start_of_duel
from signum.classic.chapters.field.summon import PlaceAt
from signum.classic.chapters.turn.setup import Begin, DiscardCards, KeepHand, ReplaceCards
from signum.classic.core.state import BEGINNING, SETUP, PlayerState, State
from signum.classic.editions import EDITIONS
from signum.classic.lab.duels import duel
from signum.classic.positions.position import Start
from signum.classic.rules import Classic
from signum.engine.chance import Chance, seed_of
from signum.engine.questions import Option, Refusal, Roll, Seat, Shuffle
from signum.rulebooks import GAMES
from signum.table.match import Match
from signum.table.record import RecordError
from signum.table.resuming import resume
from signum.table.scenario.ways import snapshot

PRINTINGS = ("ru1", "de1", "fr1", "en2")
CARDS = read_cards(Path(__file__).parents[1] / "data" / "cards" / "neutral.yaml")
FIRST, SECOND = 0, 1
SOUTH_MIDDLE, NORTH_MIDDLE = (30_000, 1_600), (30_000, 57_500)


def altered(id: str, **changes: Any) -> Card:
    """A card that was tampered with."""
    return msgspec.structs.replace(CARDS[id], **changes)


class Opening:
    """A game before its first turn; dice and shuffles are given by hand."""

    def __init__(self, edition: str, deck: str = "abcdefgh", other: str = "pqrstuvw") -> None:
        self.rules = Classic(EDITIONS[edition])
        prosperity = self.rules.edition.starting_prosperity
        foxes = PlayerState(prosperity=prosperity, deck=list(deck), hero="fox-lord")
        bears = PlayerState(prosperity=prosperity, deck=list(other), hero="bear-lord")
        heroes = {id: CARDS[id] for id in ("fox-lord", "bear-lord")}
        self.match = Match(self.rules, Start(State([foxes, bears], phase=SETUP), cards=heroes))

    @property
    def state(self) -> State:
        state: State = self.match.run.game.state
        return state

    def asked(self) -> tuple[Seat, str]:
        choice = self.match.run.choice
        assert choice is not None
        return choice.seat, choice.kind

    def offered(self, seat: Seat) -> set[Option]:
        choice = self.match.choice(seat)
        assert choice is not None
        return set(choice.options())

    def refused(self, seat: Seat, option: Option) -> Refusal:
        refusal = self.match.explain(seat, option)
        assert refusal is not None
        return refusal

    def roll(self, seat: Seat, *numbers: int) -> None:
        fate = self.match.awaited_chance()
        assert isinstance(fate, Roll)
        assert (fate.seat, fate.count) == (seat, len(numbers))
        self.match.settle(numbers)

    def shuffle(self, seat: Seat, order: str) -> None:
        """The order of the deck from its top."""
        fate = self.match.awaited_chance()
        assert isinstance(fate, Shuffle)
        assert (fate.seat, sorted(fate.items)) == (seat, sorted(order))
        self.match.settle(tuple(order)[::-1])

    def who_begins(self, first: Seat = FIRST) -> None:
        dice = self.rules.edition.setup_dice
        self.roll(FIRST, *[6] * dice)
        self.roll(SECOND, *[1] * dice)
        self.match.answer(FIRST, Begin(first))

    def heroes(self, first: Seat = FIRST) -> None:
        self.who_begins(first)
        places = (SOUTH_MIDDLE, NORTH_MIDDLE)
        for seat in (first, 1 - first):
            self.match.answer(seat, PlaceAt(places[seat]))

    def hands(self, deck: str = "abcdefgh", other: str = "pqrstuvw", first: Seat = FIRST) -> None:
        """Up to the question of the opening hands; each draws the first four letters of the deck."""
        self.heroes(first)
        orders = (deck, other)
        for seat in (first, 1 - first):
            self.shuffle(seat, orders[seat])

    def hand(self, seat: Seat) -> str:
        return "".join(self.state.players[seat].hand)

    def deck(self, seat: Seat) -> str:
        """From its top."""
        return "".join(self.state.players[seat].deck[::-1])


# C-SETUP-01.


@pytest.mark.parametrize("edition", ["ru1", "de1", "fr1"])
def test_the_higher_die_decides_who_begins(edition: str) -> None:
    """C-SETUP-01: one die each; ties are rolled again; the winner decides, also for the other."""
    opening = Opening(edition)
    for tie in (1, 6):
        opening.roll(FIRST, tie)
        opening.roll(SECOND, tie)
    opening.roll(FIRST, 4)
    opening.roll(SECOND, 5)
    assert opening.asked() == (SECOND, "who-begins")
    assert opening.offered(SECOND) == {Begin(FIRST), Begin(SECOND)}
    opening.match.answer(SECOND, Begin(FIRST))
    assert opening.asked() == (FIRST, "hero-place")
    assert opening.state.active == FIRST


def test_more_shields_decide_who_begins_in_the_second_edition() -> None:
    """C-SETUP-01: three dice each, of which only shields count; equal numbers are a tie."""
    opening = Opening("en2")
    opening.roll(FIRST, 4, 4, 5)
    opening.roll(SECOND, 1, 6, 1)
    opening.roll(FIRST, 4, 4, 4)
    opening.roll(SECOND, 5, 1, 1)
    assert opening.asked() == (SECOND, "who-begins")


@pytest.mark.parametrize("edition", PRINTINGS)
def test_the_order_of_play_stays(edition: str) -> None:
    """C-SETUP-01: the player chosen to begin takes the first turn."""
    opening = Opening(edition)
    opening.hands(first=SECOND)
    opening.match.answer(SECOND, KeepHand())
    opening.match.answer(FIRST, KeepHand())
    assert (opening.state.turn, opening.state.active) == (1, SECOND)


# C-SETUP-02.


@pytest.mark.parametrize("edition", PRINTINGS)
def test_heroes_are_placed_along_their_own_sides(edition: str) -> None:
    """C-SETUP-02: the first player's hero first, its base touching its side, anywhere along it."""
    opening = Opening(edition)
    opening.who_begins(SECOND)
    assert opening.asked() == (SECOND, "hero-place")
    for wrong, code in [
        ((30_000, 2_500), "not-on-own-side"),
        ((30_000, 57_400), "not-on-own-side"),
        ((30_000, 57_600), "outside-the-field"),
        ((2_499, 57_500), "outside-the-field"),
        ((57_501, 57_500), "outside-the-field"),
    ]:
        assert opening.refused(SECOND, PlaceAt(wrong)).code == code
    assert opening.refused(SECOND, PlaceAt((30_000, 57_400))).cites == ("C-SETUP-02",)
    assert opening.refused(SECOND, PlaceAt((30_000, 57_400))).facts == {"gap": 100}
    assert opening.refused(SECOND, KeepHand()).code == "not-offered"
    for right in (2_500, 2_501, 30_000, 57_500):
        assert opening.match.explain(SECOND, PlaceAt((right, 57_500))) is None
    opening.match.answer(SECOND, PlaceAt((2_500, 57_500)))
    assert opening.asked() == (FIRST, "hero-place")
    opening.match.answer(FIRST, PlaceAt((58_400, 1_600)))
    places = {one.card: (one.x, one.y) for one in opening.state.creatures.values()}
    assert places == {"bear-lord": (2_500, 57_500), "fox-lord": (58_400, 1_600)}


@pytest.mark.parametrize("edition", PRINTINGS)
def test_a_hero_enters_as_its_card_says_and_may_act_at_once(edition: str) -> None:
    """C-CARD-03, C-SETUP-02: strength, health, movement, base, abilities; it is not activated yet."""
    opening = Opening(edition)
    opening.heroes()
    hero = next(one for one in opening.state.creatures.values() if one.card == "bear-lord")
    assert (hero.type, hero.strength, hero.health, hero.movement, hero.base) == ("hero", 3, 7, 2, 5_000)
    assert (hero.armour, [one.ability for one in hero.held], hero.activated) == (1, ["A-ARMOUR"], False)
    assert (hero.owner, hero.seat) == (SECOND, SECOND)


# C-SETUP-03.


@pytest.mark.parametrize("edition, prosperity", [("ru1", 2), ("de1", 3), ("fr1", 3), ("en2", 3)])
def test_each_player_starts_with_the_printings_prosperity(edition: str, prosperity: int) -> None:
    """C-SETUP-03: 2 in ru1, 3 in the others."""
    _, start = duel(edition, Chance(seed_of("prosperity")), CARDS)
    assert [player.prosperity for player in start.state.players] == [prosperity, prosperity]


# C-SETUP-04.


@pytest.mark.parametrize("edition", PRINTINGS)
def test_each_player_draws_four_cards_of_a_shuffled_deck(edition: str) -> None:
    """C-SETUP-04: the four top cards, once both heroes stand."""
    opening = Opening(edition)
    opening.hands("hgfedcba", "wvutsrqp")
    assert (opening.hand(FIRST), opening.deck(FIRST)) == ("hgfe", "dcba")
    assert (opening.hand(SECOND), opening.deck(SECOND)) == ("wvut", "srqp")


@pytest.mark.parametrize("edition", PRINTINGS)
def test_a_deck_of_fewer_than_four_cards_is_drawn_whole_and_costs_nothing(edition: str) -> None:
    """C-SETUP-04: with so small a deck no player gains prosperity, unlike in a turn (C-TURN-05)."""
    opening = Opening(edition, "ab")
    opening.hands("ba")
    assert opening.hand(FIRST) == "ba"
    assert opening.state.players[FIRST].missed_draws == 0
    assert opening.state.players[SECOND].prosperity == opening.rules.edition.starting_prosperity
    if edition == "ru1":  # nothing can be replaced or discarded, so the first player is not asked
        assert opening.asked() == (SECOND, "opening-hand")
    else:
        assert opening.offered(FIRST) == {KeepHand(), *[DiscardCards(one) for one in DISCARDS]}


DISCARDS = (("a",), ("b",), ("a", "b"))


# C-SETUP-05.


@pytest.mark.parametrize("edition", PRINTINGS)
def test_up_to_four_cards_are_replaced_from_the_top_and_shuffled_in_afterwards(edition: str) -> None:
    """C-SETUP-05: as many are drawn before the returned ones are shuffled in; the first player first."""
    opening = Opening(edition)
    opening.hands()
    assert opening.asked() == (FIRST, "opening-hand")
    opening.match.answer(FIRST, ReplaceCards(("c", "a")))
    fate = opening.match.awaited_chance()
    assert isinstance(fate, Shuffle)
    assert sorted(fate.items) == list("acgh")
    opening.shuffle(FIRST, "cgha")
    assert (opening.hand(FIRST), opening.deck(FIRST)) == ("bdef", "cgha")
    assert opening.asked() == (SECOND, "opening-hand")
    opening.match.answer(SECOND, ReplaceCards(tuple("pqrs")))
    opening.shuffle(SECOND, "pqrs")
    assert opening.hand(SECOND) == "tuvw"


@pytest.mark.parametrize("edition", PRINTINGS)
def test_a_hand_is_replaced_once(edition: str) -> None:
    """C-SETUP-05: after it the other player is asked, and after both the first turn begins."""
    opening = Opening(edition)
    opening.hands()
    opening.match.answer(FIRST, ReplaceCards(("a",)))
    opening.shuffle(FIRST, "afgh")
    assert opening.refused(FIRST, ReplaceCards(("b",))).code == "not-your-choice"
    opening.match.answer(SECOND, KeepHand())
    assert opening.state.phase != SETUP
    assert opening.asked()[0] == FIRST
    assert opening.asked()[1] != "opening-hand"


@pytest.mark.parametrize("edition", PRINTINGS)
def test_no_more_cards_are_returned_than_can_be_drawn(edition: str) -> None:
    """C-SETUP-05: as many are drawn as returned, so a deck of one card replaces one card."""
    opening = Opening(edition, "abcde")
    opening.hands("abcde")
    assert {one for one in opening.offered(FIRST) if isinstance(one, ReplaceCards)} == {
        ReplaceCards((one,)) for one in "abcd"
    }
    short = opening.refused(FIRST, ReplaceCards(("a", "b")))
    assert (short.code, short.cites) == ("deck-too-short", ("C-SETUP-05",))
    assert short.facts == {"needed": 2, "there": 1}


@pytest.mark.parametrize("edition", PRINTINGS)
def test_only_cards_of_the_hand_are_replaced(edition: str) -> None:
    """C-SETUP-05: not one that is not there, none twice, and not none at all."""
    opening = Opening(edition, "aabcdefg")
    opening.hands("aabcdefg")
    assert opening.match.explain(FIRST, ReplaceCards(("a", "c", "a"))) is None
    for wrong in (("e",), ("b", "b"), ("a", "a", "a")):
        assert opening.refused(FIRST, ReplaceCards(wrong)).code == "not-in-hand"
    assert opening.refused(FIRST, ReplaceCards(())).code == "not-offered"


# C-SETUP-06.


@pytest.mark.parametrize("edition", ["de1", "fr1", "en2"])
def test_cards_of_the_opening_hand_are_discarded_for_prosperity(edition: str) -> None:
    """C-SETUP-06: instead of replacing; 1 prosperity each, in the graveyard in their order, none drawn."""
    opening = Opening(edition)
    opening.hands(first=SECOND)
    opening.match.answer(SECOND, DiscardCards(("s", "p", "q")))
    player = opening.state.players[SECOND]
    assert (player.prosperity, player.graveyard, opening.hand(SECOND)) == (6, ["s", "p", "q"], "r")
    assert opening.deck(SECOND) == "tuvw"
    assert opening.asked() == (FIRST, "opening-hand")
    assert opening.refused(FIRST, DiscardCards(("e",))).code == "not-in-hand"


def test_the_russian_printing_discards_no_opening_hand() -> None:
    """C-SETUP-05: keeping and replacing is all there is in ru1."""
    opening = Opening("ru1")
    opening.hands()
    assert not [one for one in opening.offered(FIRST) if isinstance(one, DiscardCards)]
    refusal = opening.refused(FIRST, DiscardCards(("a",)))
    assert (refusal.code, refusal.cites) == ("hand-is-not-discarded", ("C-SETUP-05",))


# What is seen, taken back and kept.


@pytest.mark.parametrize("edition", PRINTINGS)
def test_nobody_learns_of_anothers_opening_hand_or_of_a_deck(edition: str) -> None:
    """C-ZONE-04, C-ZONE-05: other seats see the number of replaced cards; nobody sees the order of a deck."""
    opening = Opening(edition)
    opening.hands()
    opening.match.answer(FIRST, ReplaceCards(("a", "b")))
    opening.shuffle(FIRST, "bagh")
    for seat in (SECOND, None):
        told = repr([opening.match.view(seat), opening.match.log(seat)])
        assert not [card for card in "abcdefgh" if f"'{card}'" in told]
    own = repr(opening.match.log(FIRST))
    assert [card for card in "abcdefgh" if f"'{card}'" in own] == list("abcdef")


@pytest.mark.parametrize("edition", PRINTINGS)
def test_a_hero_may_be_put_elsewhere_until_the_other_stands_and_a_hand_that_is_kept_taken_back(
    edition: str,
) -> None:
    opening = Opening(edition)
    opening.who_begins()
    opening.match.answer(FIRST, PlaceAt(SOUTH_MIDDLE))
    opening.match.take_back(FIRST)
    assert opening.asked() == (FIRST, "hero-place")
    opening.match.answer(FIRST, PlaceAt((1_600, 1_600)))
    opening.match.answer(SECOND, PlaceAt(NORTH_MIDDLE))
    opening.shuffle(FIRST, "abcdefgh")
    opening.shuffle(SECOND, "pqrstuvw")
    assert opening.match.why_not_take_back(SECOND) is not None
    opening.match.answer(FIRST, KeepHand())
    assert opening.match.why_not_take_back(FIRST) is None
    opening.match.take_back(FIRST)
    opening.match.answer(FIRST, ReplaceCards(("a",)))
    opening.shuffle(FIRST, "afgh")
    assert opening.match.why_not_take_back(FIRST) is not None


@pytest.mark.parametrize("edition", PRINTINGS)
def test_a_duel_is_played_from_decks_to_the_first_turn_and_resumes_anywhere(edition: str) -> None:
    """C-SETUP-01 to -05: five answers, of which none is superfluous, lead to the first turn."""
    rules, start = duel(edition, Chance(seed_of("resume")), CARDS)
    match = Match(rules, start, secret=seed_of(edition))
    kinds = []
    while match.run.game.state.phase == SETUP:
        seat = match.asked
        assert seat is not None
        choice = match.choice(seat)
        assert choice is not None
        kinds.append(choice.kind)
        match.answer(seat, choice.drawn(lambda _: 0))
        assert snapshot(resume(match.save(), GAMES).run) == snapshot(match.run)
    assert kinds == ["who-begins", "hero-place", "hero-place", "opening-hand", "opening-hand"]
    assert match.run.game.state.turn == 1


@pytest.mark.parametrize(
    "spoil, why",
    [
        (lambda start: start.cards.clear(), "no hero to place"),
        (
            lambda start: start.cards.update(tavern=altered("tavern", cost=Cost(prosperity=-5))),
            "cards tavern",
        ),
        (
            lambda start: start.cards.update(forest=altered("forest", corners=((0, 0), (1, 1)))),
            "cards forest",
        ),
        (lambda start: start.cards.update(wolf=altered("fox-scout", strength=10**9)), "the cards fox-scout"),
        (lambda start: start.cards.update(wolf=altered("fox-scout", health=0)), "the cards fox-scout"),
        (lambda start: setattr(start.state, "stage", 9), "no stage 9"),
        (lambda start: setattr(start.state, "stage", -1), "no stage -1"),
        (lambda start: setattr(start.state.players[1], "hero", "fox-scout"), "seat 2 has no hero"),
    ],
)
def test_a_record_of_a_game_that_cannot_be_set_up_is_refused(spoil, why: str) -> None:  # type: ignore[no-untyped-def]
    rules, start = duel("en2", Chance(seed_of("hostile")), CARDS)
    match = Match(rules, start, secret=seed_of("hostile"))
    spoil(match.start)
    with pytest.raises(RecordError, match=why):
        resume(match.save(), GAMES)


def test_the_phase_after_setting_up_is_the_first_beginning() -> None:
    """C-SETUP-05: the last opening hand ends set-up; the first player's turn follows."""
    opening = Opening("en2")
    opening.hands()
    opening.match.answer(FIRST, KeepHand())
    events = opening.match.answer(SECOND, KeepHand())
    assert [type(event).__name__ for event in events[:2]] == ["StageBegan", "TurnBegan"]
    assert BEGINNING not in [opening.state.phase, SETUP]


def test_decks_of_a_start_are_the_decks_that_were_brought() -> None:
    """C-DECK-08, C-SETUP-04: all cards of the deck are in it, and the chosen buildings beside it."""
    edition = EDITIONS["fr1"]
    foxes = [card.id for card in CARDS.values() if card.faction == "foxes" and "fr1" in card.printings]
    fighters = [id for id in foxes if CARDS[id].type == "character"]
    spells = [id for id in foxes if CARDS[id].type == "spell"][:5] * 2
    deck = Deck("fox-lord", (*fighters, *spells), ("tavern", "tavern", "fox-den"), ("forest",))
    player = start_of_duel([deck, deck], CARDS, edition).state.players[1]
    assert sorted(player.deck) == sorted(deck.cards)
    assert (player.plans, player.maps, player.hand) == (["tavern", "fox-den"], ["forest"], [])
