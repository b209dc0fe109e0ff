"""Zones, owners and controllers: C-ZONE."""

from typing import ClassVar

import pytest

from signum.classic.chapters.combat.damage import Eliminated, Hurt
from signum.classic.chapters.turn.activation import Activate, Fight
from signum.classic.chapters.turn.zones import Discarded, Drawn, Returned, draw, return_to_deck
from signum.classic.core.game import Bearer
from signum.classic.core.invariants import unsound
from signum.classic.core.state import CreatureId, State
from signum.classic.core.values import strength
from signum.classic.positions.places import FIELD
from signum.content.nodes import SourceError
from signum.engine.abilities import Ability
from signum.engine.events import Event
from signum.engine.questions import FIRST, SECOND, Procedure, Seat
from signum.engine.records import encoded
from tests.rulebook.table import PRINTINGS, Miniature, Table

every_printing = pytest.mark.parametrize("edition", PRINTINGS)
SPECTATOR = None


class Beguiled(Event, frozen=True):
    """A creature follows another player from now on."""

    creature: CreatureId
    seat: Seat

    reindexes: ClassVar = True

    def apply(self, state: State) -> None:
        state.creatures[self.creature].seat = self.seat


curiosity = Ability("T-CURIOSITY")


@curiosity.after(Hurt, when=lambda me, hurt: hurt.creature == me.holder)
def look_it_up(me: Bearer, hurt: Hurt) -> Procedure[None]:
    """Its controller draws a card when it is hurt."""
    yield from draw(me.game, me.seat, because="C-ZONE-06")


banner = Ability("T-BANNER")


@banner.changes(strength, reach=lambda me, other: other.seat == me.seat)
def follow(me: Bearer, dice: int) -> int:
    """All creatures of its controller are stronger."""
    return dice + 1


def beguile(table: Table, creature: Miniature, seat: Seat) -> None:
    table.run(lambda game: game.happen(Beguiled(creature.id, seat)))


def seen(table: Table, seat: Seat | None) -> str:
    """Everything that a seat, or a spectator, gets to see: the table and the log."""
    return encoded([table.view(seat), table.match.log(seat)]).decode()


# C-ZONE-01


@pytest.mark.parametrize("at", [(1.6, 30), (58.4, 30), (30, 1.6), (30, 58.4)])
def test_a_base_may_stand_at_the_very_edge_of_the_field(at: tuple[float, float]) -> None:
    """C-ZONE-01: the field is a square of 60 cm."""
    table = Table()
    table.creature(FIRST, at=at)
    assert list(unsound(table.game)) == []


@pytest.mark.parametrize("at", [(1.599, 30), (58.401, 30), (30, 1.599), (30, 58.401), (61, 61), (-3, 5)])
def test_no_base_reaches_over_the_edge_of_the_field(at: tuple[float, float]) -> None:
    """C-ZONE-01: no base stands outside the square of 60 cm, not by a hundredth of a millimetre."""
    table = Table()
    table.creature(FIRST, at=at)
    with pytest.raises(SourceError, match="outside the table of 60 x 60 cm"):
        table.match  # noqa: B018


def test_the_two_sides_of_the_field_lie_opposite_and_stay() -> None:
    """C-ZONE-01: each player keeps one side for the whole game, also in the other's turn."""
    table = Table(active=FIRST)
    post = table.creature(FIRST, at=(30, 30), health=9)
    near = table.creature(FIRST, touching=post)
    far = table.creature(SECOND, touching=post)
    table.end_turn()
    assert table.state.active == SECOND
    assert near.creature.y < post.creature.y < far.creature.y
    assert near.creature.y + far.creature.y == FIELD


# C-ZONE-02


@every_printing
@pytest.mark.parametrize("looking", [FIRST, SECOND, SPECTATOR])
def test_everybody_sees_every_city(edition: str, looking: Seat | None) -> None:
    """C-ZONE-02: a City is its player's zone and public."""
    table = Table(edition)
    table.lay(FIRST, city=[{"card": "tavern", "cost": 2, "tapped": True}, "temple"])
    table.lay(SECOND, city=["arena"])
    cities = [[(one.card, one.tapped) for one in player.city] for player in table.view(looking).game.players]
    assert cities == [[("tavern", True), ("temple", False)], [("arena", False)]]


# C-ZONE-03


@every_printing
@pytest.mark.parametrize("looking", [FIRST, SECOND, SPECTATOR])
def test_the_dead_lie_in_their_graveyard_in_the_order_of_their_death(
    edition: str, looking: Seat | None
) -> None:
    """C-ZONE-03: dead characters go to the graveyard, in order, and all seats see them."""
    table = Table(edition)
    table.lay(FIRST, graveyard=["old-spell"])
    wolf = table.creature(FIRST, name="wolf")
    bear = table.creature(FIRST, name="bear")
    table.hurt(bear, 9)
    table.hurt(wolf, 9)
    assert table.view(looking).game.players[FIRST].graveyard == ("old-spell", "bear", "wolf")


@every_printing
def test_only_cards_of_the_battle_deck_go_to_the_graveyard(edition: str) -> None:
    """C-ZONE-03: a minion has no card to lie there, and a fallen hero ends the game."""
    table = Table(edition)
    spirit = table.creature(FIRST, name="spirit", type="minion")
    king = table.creature(FIRST, name="king", hero=True)
    table.hurt(spirit, 9)
    table.hurt(king, 9)
    assert not spirit.on_field
    assert not king.on_field
    assert table.player(FIRST).graveyard == []


@every_printing
def test_a_discarded_card_is_the_last_of_the_graveyard(edition: str) -> None:
    """C-ZONE-03: a discarded card leaves the hand for its owner's graveyard, on top, for all to see."""
    table = Table(edition)
    table.lay(SECOND, hand=["rain", "fire", "rain"], graveyard=["storm"])
    table.run(lambda game: game.happen(Discarded(SECOND, "rain")))
    assert table.player(SECOND).hand == ["fire", "rain"]
    assert table.player(SECOND).graveyard == ["storm", "rain"]
    assert table.match.log(SPECTATOR)[-1] == Discarded(SECOND, "rain")


@every_printing
def test_the_dead_lose_what_they_gained_and_their_abilities_act_no_more(edition: str) -> None:
    """C-ZONE-03: in the graveyard a card has lost every gained effect and ability."""
    table = Table(edition, abilities=[banner])
    bearer = table.creature(FIRST, name="bearer")
    friend = table.creature(FIRST, strength=2)
    table.gain(bearer, "T-BANNER")
    assert friend.strength == 3
    table.hurt(bearer, 9)
    assert friend.strength == 2
    assert table.player(FIRST).graveyard == ["bearer"]


# C-ZONE-04


@every_printing
def test_nobody_sees_a_deck_only_how_many_cards_it_has(edition: str) -> None:
    """C-ZONE-04: a deck is secret for all seats, its own player included."""
    table = Table(edition)
    table.lay(FIRST, deck=["secret-sword", "secret-shield"])
    table.lay(SECOND, deck=["secret-owl"])
    for seat in (FIRST, SECOND, SPECTATOR):
        assert [player.deck for player in table.view(seat).game.players] == [2, 1]
        assert "secret" not in seen(table, seat)


@every_printing
def test_the_top_card_is_drawn_and_the_deck_keeps_its_order(edition: str) -> None:
    """C-ZONE-04: a deck lies in order and is not shuffled for a draw."""
    table = Table(edition)
    table.lay(FIRST, deck=["one", "two", "three", "four"])
    table.run(lambda game: draw(game, FIRST, because="C-ZONE-04"))
    table.rest()
    assert table.player(FIRST).hand == ["one"]
    assert table.player(FIRST).deck == ["two", "three", "four"]


@every_printing
@pytest.mark.parametrize("origin", ["hand", "graveyard"])
def test_a_deck_is_shuffled_when_a_card_returns_to_it(edition: str, origin: str) -> None:
    """C-ZONE-04: a card that returns is shuffled into its owner's deck, and nobody sees the order."""
    table = Table(edition)
    table.lay(FIRST, deck=["one", "two"], **{origin: ["back", "stays"]})
    table.run(lambda game: return_to_deck(game, FIRST, "back", origin, because="C-ZONE-04"))
    assert table.player(FIRST).deck == ["one", "two"]
    table.shuffled(FIRST, ["two", "back", "one"])
    table.rest()
    assert table.player(FIRST).deck == ["two", "back", "one"]
    assert table.player(FIRST).hand + table.player(FIRST).graveyard == ["stays"]
    for seat in (FIRST, SECOND, SPECTATOR):
        assert [event.order for event in table.match.log(seat) if isinstance(event, Returned)] == [()]
        assert '"one"' not in seen(table, seat)
        assert '"two"' not in seen(table, seat)


@every_printing
def test_cards_in_a_deck_have_no_abilities(edition: str) -> None:
    """C-ZONE-04: a creature that died and returned to the deck has lost its abilities and gains."""
    table = Table(edition, abilities=[banner])
    bearer = table.creature(FIRST, name="bearer", keywords=["t-banner"])
    friend = table.creature(FIRST, strength=2)
    assert friend.strength == 3
    table.hurt(bearer, 9)
    table.run(lambda game: return_to_deck(game, FIRST, "bearer", "graveyard", because="C-ZONE-04"))
    assert table.player(FIRST).deck == ["bearer"]
    assert table.player(FIRST).graveyard == []
    assert friend.strength == 2


# C-ZONE-05


@every_printing
def test_a_hand_is_seen_by_its_player_alone(edition: str) -> None:
    """C-ZONE-05: the opponent and a spectator see how many cards there are, and no more."""
    table = Table(edition)
    table.lay(FIRST, hand=["hidden-dagger"], deck=["hidden-cloak", "below"])
    table.run(lambda game: draw(game, FIRST, because="C-ZONE-05"))
    own = table.view(FIRST).game.players[FIRST]
    assert (own.cards, own.hand) == (("hidden-dagger", "hidden-cloak"), 2)
    for seat in (SECOND, SPECTATOR):
        other = table.view(seat).game.players[FIRST]
        assert (other.cards, other.hand) == (None, 2)
        assert "hidden" not in seen(table, seat)
    assert [event.card for event in table.match.log(FIRST) if isinstance(event, Drawn)] == ["hidden-cloak"]


@every_printing
def test_a_card_that_goes_from_hand_to_deck_stays_hidden(edition: str) -> None:
    """C-ZONE-05: a card that never left the hand openly is not told to the others."""
    table = Table(edition)
    table.lay(FIRST, hand=["hidden-dagger"], deck=["hidden-cloak"])
    table.run(lambda game: return_to_deck(game, FIRST, "hidden-dagger", "hand", because="C-ZONE-04"))
    table.shuffled(FIRST, ["hidden-dagger", "hidden-cloak"])
    assert "hidden-dagger" in seen(table, FIRST)
    for seat in (SECOND, SPECTATOR):
        assert "hidden" not in seen(table, seat)


# C-ZONE-06


@every_printing
def test_a_card_that_draws_draws_from_its_controllers_deck(edition: str) -> None:
    """C-ZONE-06: a zone named on a card is its controller's, in any turn and with any owner."""
    table = Table(edition, abilities=[curiosity], active=FIRST)
    table.lay(FIRST, deck=["of-first"])
    table.lay(SECOND, deck=["of-second", "below"])
    cat = table.creature(SECOND, owner=FIRST, health=5, keywords=["t-curiosity"])
    table.hurt(cat, 1)
    assert table.player(SECOND).hand == ["of-second"]
    assert table.player(FIRST).hand == []
    beguile(table, cat, FIRST)
    table.hurt(cat, 1)
    assert table.player(FIRST).hand == ["of-first"]
    assert table.player(SECOND).hand == ["of-second"]


# C-ZONE-07


@every_printing
def test_a_creature_that_dies_goes_to_its_owner_whoever_controlled_it(edition: str) -> None:
    """C-ZONE-07: control moves, ownership does not."""
    table = Table(edition)
    traitor = table.creature(FIRST, name="traitor")
    table.creature(SECOND, name="witness")
    beguile(table, traitor, SECOND)
    assert traitor.controller == SECOND
    table.hurt(traitor, 9)
    assert table.player(FIRST).graveyard == ["traitor"]
    assert table.player(SECOND).graveyard == []
    (death,) = table.events(Eliminated)
    assert (death.seat, death.owner) == (SECOND, FIRST)


@every_printing
def test_who_controls_a_creature_activates_it(edition: str) -> None:
    """C-ZONE-07: "your creature" means controlled by you; its owner cannot activate it."""
    table = Table(edition, active=FIRST)
    traitor = table.creature(FIRST)
    loyal = table.creature(FIRST)
    beguile(table, traitor, SECOND)
    refusal = table.refused(FIRST, Activate(traitor.id))
    assert (refusal.code, "C-ZONE-07" in refusal.cites) == ("not-your-creature", True)
    table.activate(loyal)
    table.end_turn()
    assert Activate(traitor.id) in table.offered(SECOND)
    assert Activate(loyal.id) not in table.offered(SECOND)


@every_printing
def test_a_creature_that_changed_sides_fights_its_owners_creatures(edition: str) -> None:
    """C-ZONE-07: it is an enemy of the side that it left, and no longer of the side that it joined."""
    table = Table(edition, active=SECOND)
    traitor = table.creature(FIRST, at=(30, 30))
    friend = table.creature(FIRST, touching=traitor)
    foe = table.creature(SECOND, touching=traitor)
    beguile(table, traitor, SECOND)
    table.activate(traitor)
    assert Fight(friend.id) in table.offered(SECOND)
    assert table.refused(SECOND, Fight(foe.id)).code == "not-an-enemy"


@every_printing
def test_an_ability_works_for_its_new_controller(edition: str) -> None:
    """C-ZONE-07: a card acts for its new controller."""
    table = Table(edition, abilities=[banner])
    bearer = table.creature(FIRST, strength=2, keywords=["t-banner"])
    left = table.creature(FIRST, strength=2)
    joined = table.creature(SECOND, strength=2)
    assert (left.strength, joined.strength) == (3, 2)
    beguile(table, bearer, SECOND)
    assert (left.strength, joined.strength) == (2, 3)
