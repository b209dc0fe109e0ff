"""The turn and its phases: C-TURN."""

import pytest

from signum.classic.chapters.combat.attacks import AttackDeclared
from signum.classic.chapters.combat.damage import EFFECT, Blow, Eliminated, Hurt, deal, heal
from signum.classic.chapters.combat.melee import DiceSplit, Split
from signum.classic.chapters.combat.rolls import Rolled
from signum.classic.chapters.turn.activated_abilities import Use
from signum.classic.chapters.turn.activation import (
    Activate,
    Activated,
    ActivationEnded,
    EndTurn,
    Fight,
    Pass,
    PassRest,
    StrikeMagically,
)
from signum.classic.chapters.turn.durations import Expired, TurnEnding, end_of_turn, start_of_turn
from signum.classic.chapters.turn.turn import PhaseBegan, Refreshed, TurnBegan, TurnEnded
from signum.classic.chapters.turn.zones import Discarded, Drawn, DrewNothing, Prospered, draw
from signum.classic.core.game import Bearer
from signum.engine.abilities import Ability
from signum.engine.dice import numbered
from signum.engine.order import GoesFirst
from signum.engine.questions import FIRST, SECOND, Procedure, Roll, Seat
from tests.rulebook.table import PRINTINGS, Miniature, Table

every_printing = pytest.mark.parametrize("edition", PRINTINGS)

mending = Ability("T-MENDING")
brawling = Ability("T-BRAWLING")
volley = Ability("T-VOLLEY")
ambush = Ability("T-AMBUSH")


def touches_itself(me: Bearer, _event: object) -> frozenset[int]:
    return frozenset({me.holder})


@mending.after(TurnEnding, when=lambda me, ending: me.creature.wounds > 0, touches=touches_itself)
def mend(me: Bearer, ending: TurnEnding) -> Procedure[None]:
    """At the end of any turn it is healed by X."""
    yield from heal(me.game, me.creature, me.x, because="C-TURN-06")


@brawling.after(TurnEnding, when=lambda me, ending: True)
def brawl(me: Bearer, ending: TurnEnding) -> Procedure[None]:
    """At the end of any turn it deals X damage to every other creature."""
    others = [one for one in me.game.creatures() if one.id != me.holder]
    yield from deal(me.game, *[Blow(one.id, me.x, me.holder, EFFECT) for one in others])


@volley.activated(check=lambda me: None)
def loose(me: Bearer) -> Procedure[None]:
    """Its activation deals 1 damage to every opposing creature."""
    foes = [one for one in me.game.creatures() if one.seat != me.seat]
    yield from deal(me.game, *[Blow(one.id, 1, me.holder, EFFECT) for one in foes])


@ambush.after(AttackDeclared, when=lambda me, declared: me.game.in_play(declared.target))
def spring(me: Bearer, declared: AttackDeclared) -> Procedure[None]:
    """The declared target of an attack takes 9 damage before it."""
    yield from deal(me.game, Blow(declared.target, 9, me.holder, EFFECT))


def bystander(table: Table, seat: Seat) -> Miniature:
    """A creature far from all others."""
    return table.creature(seat, at=(56, 8 + 44 * seat))


# C-TURN-01


@every_printing
def test_a_turn_has_three_phases_in_their_order(edition: str) -> None:
    """C-TURN-01: beginning, construction, activation, and no phase is left out."""
    table = Table(edition, phase="beginning", turn=4, active=SECOND)
    table.lay(SECOND, deck=["card"])
    bystander(table, SECOND)
    assert table.happened(TurnBegan, Drawn, PhaseBegan) == ["TurnBegan", "Drawn", "PhaseBegan", "PhaseBegan"]
    assert [event.phase for event in table.events(PhaseBegan)] == ["construction", "activation"]
    assert (table.state.turn, table.state.active, table.state.phase) == (5, SECOND, "activation")


@every_printing
def test_the_next_turn_begins_with_its_first_phase_for_the_next_player(edition: str) -> None:
    """C-TURN-01, C-TURN-06: after a turn the next player's begins, and so on in turns."""
    table = Table(edition, turn=1, active=FIRST)
    for seat in (FIRST, SECOND):
        table.lay(seat, deck=["a", "b", "c"])
        bystander(table, seat)
    for _ in range(3):
        table.end_turn()
    began = [(event.turn, event.seat) for event in table.events(TurnBegan)]
    assert began == [(2, SECOND), (3, FIRST), (4, SECOND)]
    assert [event.phase for event in table.events(PhaseBegan)] == ["construction", "activation"] * 3


# C-TURN-02


@pytest.mark.parametrize(
    "edition, still_tapped", [("ru1", ["ring"]), ("de1", ["ring"]), ("fr1", ["ring"]), ("en2", [])]
)
def test_buildings_are_untapped_and_relics_where_the_printing_says_all_cards(
    edition: str, still_tapped: list[str]
) -> None:
    """C-TURN-02: the active player untaps; the first edition speaks of buildings, the second of all cards."""
    table = Table(edition, phase="beginning", active=FIRST)
    tapped = {"city": [{"card": "tavern", "tapped": True}], "relics": [{"card": "ring", "tapped": True}]}
    for seat in (FIRST, SECOND):
        table.lay(seat, deck=["card"], **tapped)
        bystander(table, seat)
    assert table.player(FIRST).tapped == still_tapped
    assert table.player(SECOND).tapped == ["tavern", "ring"]


@every_printing
def test_the_active_players_creatures_may_be_activated_again(edition: str) -> None:
    """C-TURN-02: every creature of the active player, and none of the other's."""
    table = Table(edition, phase="beginning", active=FIRST)
    table.lay(FIRST, deck=["card"])
    mine = table.creature(FIRST, activated=True)
    theirs = table.creature(SECOND, activated=True)
    assert (mine.activated, theirs.activated) == (False, True)
    assert table.offered(FIRST) == {Activate(mine.id), PassRest()}


@every_printing
def test_what_lasts_until_the_start_of_a_turn_is_gone_before_anything_else(edition: str) -> None:
    """C-TURN-02: effects that expire before the start of the turn are removed from all creatures."""
    table = Table(edition, turn=1, active=FIRST)
    for seat in (FIRST, SECOND):
        table.lay(seat, deck=["a", "b"])
    mine = table.creature(FIRST, strength=2)
    theirs = table.creature(SECOND, strength=2)
    for creature in (mine, theirs):
        table.gain(creature, "strength", 1, plus=True, until=2 * 2)
        table.gain(creature, "strength", 3, plus=True, until=2 * 3)
    table.end_turn()
    assert table.state.turn == 2
    assert (mine.strength, theirs.strength) == (5, 5)
    table.end_turn()
    assert (mine.strength, theirs.strength) == (2, 2)
    order = ["TurnBegan", "Expired", "Expired", "Refreshed", "Drawn"]
    assert table.happened(TurnBegan, Expired, Refreshed, Drawn) == order * 2
    assert table.events(Expired)[0].cites[0] == "C-TURN-02"


@every_printing
def test_whoever_lived_by_an_effect_dies_when_it_expires(edition: str) -> None:
    """C-TURN-02: a creature that loses health with an effect may have too many wounds now."""
    table = Table(edition, turn=1)
    table.lay(SECOND, deck=["a"])
    propped = table.creature(FIRST, name="propped", health=2)
    bystander(table, SECOND)
    table.gain(propped, "health", 2, plus=True, until=2 * 2)
    table.hurt(propped, 3)
    assert propped.wounds == 3
    table.end_turn()
    assert not propped.on_field
    assert table.player(FIRST).graveyard == ["propped"]


# C-TURN-03


@every_printing
def test_the_active_player_draws_one_card_and_gains_one_prosperity(edition: str) -> None:
    """C-TURN-03: one card and 1 prosperity in the beginning phase, only for the active player."""
    table = Table(edition, phase="beginning", active=SECOND)
    for seat in (FIRST, SECOND):
        table.lay(seat, deck=["one", "two"], prosperity=5)
        bystander(table, seat)
    assert table.player(SECOND).hand == ["one"]
    assert table.player(FIRST).hand == []
    income = [event for event in table.events(Prospered) if "C-TURN-03" in event.cites]
    assert [(event.seat, event.amount) for event in income] == [(SECOND, 1)]
    assert table.happened(Refreshed, Drawn, Prospered, PhaseBegan)[:4] == [
        "Refreshed",
        "Drawn",
        "Prospered",
        "PhaseBegan",
    ]
    assert table.player(FIRST).prosperity == 5


@every_printing
def test_both_players_draw_in_their_first_turn_too(edition: str) -> None:
    """C-TURN-03: also in the first turn of the game, both players."""
    table = Table(edition, phase="beginning", turn=0, active=FIRST)
    for seat in (FIRST, SECOND):
        table.lay(seat, deck=["one", "two"])
        bystander(table, seat)
    assert table.state.turn == 1
    assert table.player(FIRST).hand == ["one"]
    table.end_turn()
    assert table.player(SECOND).hand == ["one"]


# C-TURN-04


@every_printing
def test_the_opponent_picks_blindly_what_a_full_hand_loses(edition: str) -> None:
    """C-TURN-04: with ten cards, a draw first costs a card, picked at random by the opponent."""
    table = Table(edition, phase="beginning", active=FIRST)
    hand = [f"card-{number}" for number in range(1, 11)]
    table.lay(FIRST, deck=["new"], hand=hand)
    bystander(table, FIRST)
    assert table.match.awaited_chance() == Roll(SECOND, (numbered(10),), "discard")
    table.dice(SECOND, "3")
    table.rest()
    assert table.player(FIRST).graveyard == ["card-3"]
    assert table.player(FIRST).hand == [*hand[:2], *hand[3:], "new"]
    assert table.happened(Discarded, Drawn) == ["Discarded", "Drawn"]


@every_printing
def test_nine_cards_are_not_too_many(edition: str) -> None:
    """C-TURN-04: a hand may have ten cards, and a draw that makes ten costs none."""
    table = Table(edition, phase="beginning", active=FIRST)
    table.lay(FIRST, deck=["new"], hand=[f"card-{number}" for number in range(9)])
    bystander(table, FIRST)
    table.rest()
    assert len(table.player(FIRST).hand) == 10
    assert table.player(FIRST).graveyard == []


@pytest.mark.parametrize("edition", ["ru1", "de1"])
def test_a_full_hand_loses_nothing_where_nothing_is_drawn(edition: str) -> None:
    """C-TURN-04, C-TURN-05: with an empty deck nothing is drawn and nothing discarded."""
    table = Table(edition, phase="beginning", active=FIRST)
    table.lay(FIRST, hand=[f"card-{number}" for number in range(10)])
    bystander(table, FIRST)
    table.rest()
    assert len(table.player(FIRST).hand) == 10
    assert table.player(FIRST).graveyard == []


# C-TURN-05


@every_printing
def test_each_draw_from_an_empty_deck_gives_the_opponent_twice_as_much(edition: str) -> None:
    """C-TURN-05: nothing is drawn and the opponent gains 1, then 2, 4, 8 prosperity."""
    table = Table(edition)
    table.lay(FIRST, prosperity=0)
    table.lay(SECOND, prosperity=0)
    for owned in (1, 3, 7, 15):
        table.run(lambda game: draw(game, FIRST, because="C-TURN-03"))
        assert table.player(SECOND).prosperity == owned
    assert table.player(FIRST).prosperity == 0
    assert table.player(FIRST).hand == []
    assert len(table.events(DrewNothing)) == 4


@every_printing
def test_each_player_misses_draws_for_themselves(edition: str) -> None:
    """C-TURN-05: one player's empty deck does not make the other's dearer."""
    table = Table(edition)
    table.lay(FIRST, prosperity=0, missed_draws=2)
    table.lay(SECOND, prosperity=0)
    table.run(lambda game: draw(game, SECOND, because="C-TURN-03"))
    table.run(lambda game: draw(game, FIRST, because="C-TURN-03"))
    assert table.player(FIRST).prosperity == 1
    assert table.player(SECOND).prosperity == 4


# C-TURN-06


@every_printing
def test_a_turn_ends_only_when_every_creature_has_been_activated(edition: str) -> None:
    """C-TURN-06: the turn may end once all creatures of the active player have been activated."""
    table = Table(edition)
    table.lay(SECOND, deck=["a"])
    scout, guard = table.creature(FIRST), table.creature(FIRST)
    bystander(table, SECOND)
    refusal = table.refused(FIRST, EndTurn())
    assert (refusal.code, refusal.cites) == ("creatures-waiting", ("C-TURN-06",))
    assert refusal.facts == {"creatures": [scout.id, guard.id]}
    table.activate(scout)
    assert table.refused(FIRST, EndTurn()).facts == {"creatures": [guard.id]}
    table.activate(guard)
    assert table.offered(FIRST) == {EndTurn()}
    table.answer(FIRST, EndTurn())
    assert table.state.active == SECOND
    assert table.happened(TurnEnding, TurnEnded, TurnBegan) == ["TurnEnding", "TurnEnded", "TurnBegan"]


@every_printing
def test_the_end_of_a_turn_is_asked_for_even_when_nothing_else_is_left(edition: str) -> None:
    """C-TURN-06: the turn may end then; it is the player who ends it."""
    table = Table(edition)
    table.creature(FIRST, activated=True)
    assert table.offered(FIRST) == {EndTurn()}
    assert table.events(TurnEnding) == []


@every_printing
@pytest.mark.parametrize("first, lives", [("T-MENDING", True), ("C-TURN-06", False)])
def test_the_player_orders_what_ends_and_what_acts_at_the_end_of_the_turn(
    edition: str, first: str, lives: bool
) -> None:
    """C-TURN-06: effects that last until or act at the end of the turn, in the order their player likes."""
    table = Table(edition, abilities=[mending])
    table.lay(SECOND, deck=["a"])
    patient = table.creature(FIRST, health=2, keywords=[{"t-mending": 3}])
    bystander(table, SECOND)
    table.gain(patient, "health", 2, plus=True, until=end_of_turn(table.state))
    table.hurt(patient, 3)
    table.end_turn()
    holders = {"T-MENDING": patient.id, "C-TURN-06": -1}
    assert table.offered(FIRST) == {GoesFirst(name, holder) for name, holder in holders.items()}
    table.answer(FIRST, GoesFirst(first, holders[first]))
    table.rest()
    assert patient.on_field is lives


@every_printing
def test_nobody_is_asked_where_the_order_cannot_matter(edition: str) -> None:
    """C-TURN-06: effects on different creatures end and act without a question."""
    table = Table(edition, abilities=[mending])
    table.lay(SECOND, deck=["a"])
    patient = table.creature(FIRST, health=5, wounds=2, keywords=[{"t-mending": 1}])
    other = table.creature(FIRST, health=5, wounds=2, keywords=[{"t-mending": 2}])
    strong = table.creature(FIRST, strength=2)
    bystander(table, SECOND)
    table.gain(strong, "strength", 1, plus=True, until=end_of_turn(table.state))
    assert strong.strength == 3
    table.end_turn()
    table.rest()
    assert (patient.wounds, other.wounds, strong.strength) == (1, 0, 2)


@every_printing
@pytest.mark.parametrize("active", [FIRST, SECOND])
def test_the_active_players_effects_come_first(edition: str, active: Seat) -> None:
    """C-TURN-06: where both players control such effects the active player's come first."""
    table = Table(edition, abilities=[brawling], active=active)
    for seat in (FIRST, SECOND):
        table.lay(seat, deck=["a"])
    ogres = [table.creature(seat, health=2, keywords=[{"t-brawling": 2}]) for seat in (FIRST, SECOND)]
    table.end_turn()
    table.rest()
    assert ogres[active].on_field
    assert not ogres[1 - active].on_field
    assert [hurt.by for hurt in table.events(Hurt)] == [ogres[active].id]


@every_printing
@pytest.mark.parametrize("first", [0, 1])
def test_a_card_that_has_left_play_by_then_does_nothing(edition: str, first: int) -> None:
    """C-TURN-06: of two that would kill each other at the end of the turn only the first acts."""
    table = Table(edition, abilities=[brawling])
    table.lay(SECOND, deck=["a"])
    pair = [table.creature(FIRST, health=2, keywords=[{"t-brawling": 2}]) for _ in range(2)]
    bystander(table, SECOND)
    table.end_turn()
    assert table.offered(FIRST) == {GoesFirst("T-BRAWLING", one.id) for one in pair}
    table.answer(FIRST, GoesFirst("T-BRAWLING", pair[first].id))
    assert pair[first].on_field
    assert not pair[1 - first].on_field
    assert {hurt.by for hurt in table.events(Hurt)} == {pair[first].id}


@every_printing
def test_effects_of_several_durations_end_each_at_its_time(edition: str) -> None:
    """C-TURN-02, C-TURN-06: until the end of this turn, of the next, until the next turn, for ever."""
    table = Table(edition, turn=1)
    for seat in (FIRST, SECOND):
        table.lay(seat, deck=["a", "b"])
    hydra = table.creature(FIRST, strength=0, health=9)
    bystander(table, SECOND)
    now = table.state
    for bonus, until in [
        (1, end_of_turn(now)),
        (2, start_of_turn(now) + 2),
        (4, end_of_turn(now) + 2),
        (8, start_of_turn(now) + 4),
        (16, 0),
    ]:
        table.gain(hydra, "strength", bonus, plus=True, until=until)
    assert hydra.strength == 31
    table.end_turn()
    assert hydra.strength == 28
    table.end_turn()
    assert hydra.strength == 16
    moments = [(event.moment, event.cites[0]) for event in table.events(Expired)]
    assert moments == [(3, "C-TURN-06"), (4, "C-TURN-02"), (5, "C-TURN-06"), (6, "C-TURN-02")]


# C-TURN-07


@every_printing
def test_a_creature_finishes_its_activation_before_the_next_begins(edition: str) -> None:
    """C-TURN-07: during an activation no other begins, the turn does not end, no other ability is used."""
    table = Table(edition, abilities=[volley])
    knight = table.creature(FIRST)
    archer = table.creature(FIRST, keywords=["t-volley"])
    table.creature(SECOND, touching=knight)
    table.activate(knight)
    for option in (Activate(archer.id), PassRest(), EndTurn()):
        refusal = table.refused(FIRST, option)
        assert (refusal.code, refusal.cites) == ("activation-running", ("C-TURN-07",))
    assert table.refused(FIRST, Use("T-VOLLEY")).code == "no-such-ability"


@every_printing
def test_nothing_else_is_begun_in_the_middle_of_a_fight(edition: str) -> None:
    """C-TURN-07: also during a split of dice only the open question can be answered, only by its seat."""
    table = Table(edition)
    knight = table.creature(FIRST)
    page = table.creature(FIRST)
    foe = table.creature(SECOND, touching=knight)
    table.fight(knight, foe)
    assert table.refused(SECOND, Activate(foe.id)).code == "not-offered"
    assert table.refused(FIRST, Activate(page.id)).code == "not-your-choice"
    assert table.refused(FIRST, EndTurn()).code == "not-your-choice"


@every_printing
def test_no_creature_is_activated_twice_in_a_turn(edition: str) -> None:
    """C-TURN-07: a creature that was activated, even to pass, is not activated again."""
    table = Table(edition)
    knight, page = table.creature(FIRST), table.creature(FIRST)
    table.activate(knight)
    refusal = table.refused(FIRST, Activate(knight.id))
    assert (refusal.code, refusal.cites) == ("already-activated", ("C-TURN-07",))
    assert table.offered(FIRST) == {Activate(page.id), PassRest()}


@every_printing
def test_who_passes_together_still_passes_one_after_the_other(edition: str) -> None:
    """C-TURN-07, C-ACT-02: each activation is over before the next begins."""
    table = Table(edition)
    pair = [table.creature(FIRST) for _ in range(2)]
    table.answer(FIRST, PassRest())
    assert table.happened(Activated, ActivationEnded) == ["Activated", "ActivationEnded"] * 2
    assert [event.creature for event in table.events(Activated)] == [one.id for one in pair]
    assert table.state.acting == 0


@every_printing
def test_a_triggered_ability_may_interrupt_an_activation(edition: str) -> None:
    """C-TURN-07: only triggered abilities interrupt, here one of the other player's."""
    table = Table(edition, abilities=[ambush])
    knight = table.creature(FIRST)
    foe = table.creature(SECOND, touching=knight)
    table.creature(SECOND, keywords=["t-ambush"])
    table.fight(knight, foe)
    table.rest()
    assert not foe.on_field
    order = table.happened(Activated, Eliminated, ActivationEnded)
    assert order == ["Activated", "Eliminated", "ActivationEnded"]


# C-TURN-08


@every_printing
def test_an_attack_is_declared_before_it_is_carried_out(edition: str) -> None:
    """C-TURN-08: the activation, then the attack, then the split of dice, and only then the dice."""
    table = Table(edition)
    knight = table.creature(FIRST, strength=1)
    foe = table.creature(SECOND, strength=1, touching=knight)
    table.fight(knight, foe)
    assert table.happened(Activated, AttackDeclared, DiceSplit, Rolled) == ["Activated", "AttackDeclared"]
    table.answer(SECOND, Split(0, 1))
    table.answer(FIRST, Split(1, 0))
    table.dice(FIRST, "axe")
    assert table.happened(Activated, AttackDeclared, DiceSplit, Rolled) == [
        "Activated",
        "AttackDeclared",
        "DiceSplit",
        "DiceSplit",
        "Rolled",
    ]


@every_printing
def test_what_answers_a_declaration_comes_before_the_deed(edition: str) -> None:
    """C-TURN-08: a target that dies by an answer to the declaration is never fought, no dice are split."""
    table = Table(edition, abilities=[ambush])
    knight = table.creature(FIRST, keywords=["t-ambush"])
    foe = table.creature(SECOND, touching=knight)
    table.fight(knight, foe)
    table.rest()
    assert table.events(DiceSplit) == []
    assert table.events(Rolled) == []
    assert knight.activated


@every_printing
def test_nothing_is_done_by_a_creature_whose_activation_was_not_declared(edition: str) -> None:
    """C-TURN-08: between activations no attack, ability or pass can be given."""
    table = Table(edition, abilities=[volley])
    knight = table.creature(FIRST, keywords=["t-volley", {"magical-strike": 2}])
    foe = table.creature(SECOND, touching=knight)
    for option in (Fight(foe.id), StrikeMagically(foe.id), Use("T-VOLLEY"), Pass()):
        refusal = table.refused(FIRST, option)
        assert (refusal.code, refusal.cites) == ("no-activation-running", ("C-TURN-08",))
