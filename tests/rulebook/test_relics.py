"""Relics: durability and counted uses where scenarios do not reach (C-REL-04, C-REL-05)."""

import json
from fractions import Fraction
from typing import Any

import pytest

from signum.classic.chapters.combat.damage import BACKSTAB, EFFECT, EFFECT_WOUNDS, Blow, Hurt, deal
from signum.classic.chapters.combat.durability import TakeWith
from signum.classic.chapters.combat.melee import Split
from signum.classic.chapters.turn.activation import Fight
from signum.classic.core.attack_kinds import MAGICAL_STRIKE, MELEE
from signum.classic.core.invariants import cards_of
from signum.classic.odds.melee import melee_odds
from signum.content.source import parse
from signum.engine.chance import Chance, seed_of
from signum.engine.questions import FIRST, SECOND
from tests.games.proof import play_through
from tests.rulebook.table import PRINTINGS, Miniature, Table

ATTACKED = {"when": {"after": {"hero": "yours", "is": "attacked-in-melee"}}, "who": "culprit"}
every_printing = pytest.mark.parametrize("edition", PRINTINGS)


def armoured(edition: str, *relics: dict[str, Any], **hero: Any) -> tuple[Table, Miniature, Miniature]:
    """A hero of the first seat with relics, and an enemy in contact with it."""
    table = Table(edition, active=SECOND)
    table.position["cards"] = [{"type": "relic", "relic": "treasure", **one} for one in relics]
    knight = table.creature(FIRST, hero=True, name="knight", **{"strength": 0, "health": 6, **hero})
    table.lay(FIRST, relics=[one["id"] for one in relics])
    foe = table.creature(SECOND, strength=3, health=9, touching=knight)
    return table, knight, foe


def always(*gifts: Any) -> dict[str, Any]:
    """A sentence by which a relic gives something to its hero."""
    return {"when": "always", "who": "bearer", "what": {"gain": list(gifts)}}


def tokens(table: Table) -> dict[str, int]:
    return {one.card: one.tokens for one in table.state.players[FIRST].relics}


def relic_of(table: Table, card: str) -> int:
    return next(one.id for one in table.state.players[FIRST].relics if one.card == card)


@every_printing
@pytest.mark.parametrize(
    "cause, wounds, left",
    ((MELEE, 1, 0), (BACKSTAB, 1, 0), (MAGICAL_STRIKE, 3, 2), (EFFECT, 3, 2), (EFFECT_WOUNDS, 3, 2)),
)
def test_only_physical_damage_is_taken_by_relics(edition: str, cause: str, wounds: int, left: int) -> None:
    """C-REL-05: magical attacks and effects pass durability; a backstab does not."""
    table, knight, foe = armoured(edition, {"id": "mail", "durability": 2})
    table.run(lambda game: deal(game, Blow(knight.id, 3, foe.id, cause)))
    assert knight.wounds == wounds
    assert tokens(table) == ({"mail": left} if left else {})


@every_printing
def test_blows_that_land_together_share_the_tokens(edition: str) -> None:
    """C-REL-05: of two blows at once the second finds only what the first has left, relic by relic."""
    table, knight, foe = armoured(
        edition, {"id": "mail", "durability": 2}, {"id": "hood", "durability": 1}, armour=1
    )
    table.run(
        lambda game: deal(game, *[Blow(knight.id, 2, foe.id, MELEE), Blow(knight.id, 3, foe.id, BACKSTAB)])
    )
    table.answer(FIRST, TakeWith(relic_of(table, "mail")))
    assert [(one.relics, one.armour, one.wounds) for one in table.events(Hurt)] == [(2, 0, 0), (1, 1, 1)]
    assert tokens(table) == {}
    assert table.player(FIRST).graveyard == ["mail", "hood"]


@every_printing
def test_every_card_stays_in_one_zone(edition: str) -> None:
    """C-REL-05, C-ZONE-03: a relic that is broken is in the graveyard and nowhere else."""
    table, knight, foe = armoured(edition, {"id": "mail", "durability": 2})
    before = cards_of(table.state, FIRST)
    table.run(lambda game: deal(game, Blow(knight.id, 3, foe.id, MELEE)))
    assert cards_of(table.state, FIRST) == before


@every_printing
def test_the_odds_know_durability(edition: str) -> None:
    """C-REL-05: a hero of health 1 behind two tokens dies only by three hits, and its relic by two."""
    table, knight, foe = armoured(edition, {"id": "mail", "durability": 2}, health=1)
    odds = melee_odds(table.game, foe.creature, knight.creature, Split(3, 0), Split(0, 0))
    assert odds.defender_dies == Fraction(8, 27)
    assert odds.chance(lambda ending: ending.defender.relics == 2) == Fraction(20, 27)
    assert odds.chance(
        lambda ending: ending.defender.damage == 2 and ending.defender.wounds == 0
    ) == Fraction(12, 27)
    assert tokens(table) == {"mail": 2}


@every_printing
def test_the_odds_know_that_a_broken_relic_helps_no_more(edition: str) -> None:
    """C-REL-05, C-MEL-07: a creature struck first strikes back without the gifts of the broken relic."""
    gift = {"when": "always", "who": "bearer", "what": {"gain": "hammerblow"}}
    table = Table(edition, active=SECOND)
    table.position["cards"] = [
        {"id": "mail", "type": "relic", "relic": "armour", "durability": 1, "effects": [gift]}
    ]
    knight = table.creature(FIRST, hero=True, name="knight", strength=1, health=6)
    table.lay(FIRST, relics=["mail"])
    foe = table.creature(SECOND, strength=1, health=9, touching=knight, keywords=["initiative"])
    odds = melee_odds(table.game, foe.creature, knight.creature, Split(1, 0), Split(1, 0))
    hit, miss = Fraction(2, 3), Fraction(1, 3)
    assert odds.wounds_on_attacker.chance(lambda wounds: wounds == 1) == hit * hit
    assert odds.wounds_on_attacker.chance(lambda wounds: wounds == 2) == miss * hit


@every_printing
def test_a_fight_that_is_not_fought_spends_no_use(edition: str) -> None:
    """C-REL-04: a hero without dice has used nothing."""
    gift = {"when": "always", "who": "bearer", "what": {"gain": "initiative"}}
    table, knight, foe = armoured(edition, {"id": "blade", "uses": 1, "effects": [gift]})
    table.fight(foe, knight)
    table.answer(SECOND, Split(3, 0))
    table.dice(SECOND, "bullseye bullseye bullseye")
    table.rest()
    assert [one.used for one in table.state.players[FIRST].relics] == [0]


@every_printing
def test_two_relics_of_one_gift_spend_one_use(edition: str) -> None:
    """C-REL-04, C-ABL-01: a relic does not give what another relic gives already, and spends nothing."""
    gift = {"when": "always", "who": "bearer", "what": {"gain": "initiative"}}
    table = Table(edition)
    table.position["cards"] = [
        {"id": card, "type": "relic", "relic": "treasure", "uses": 2, "effects": [gift]}
        for card in ("blade", "dagger")
    ]
    knight = table.creature(FIRST, hero=True, name="knight", strength=1, health=6)
    table.lay(FIRST, relics=["blade", "dagger"])
    foe = table.creature(SECOND, strength=0, health=9, touching=knight)
    table.activate(knight)
    table.answer(FIRST, Fight(foe.id))
    table.answer(FIRST, Split(1, 0))
    table.dice(FIRST, "axe")
    table.rest()
    assert {one.card: one.used for one in table.state.players[FIRST].relics} == {"blade": 1, "dagger": 0}


RELICS: list[dict[str, Any]] = [
    {"id": "mail", "relic": "armour", "durability": 2},
    {"id": "gauntlet", "relic": "armour", "durability": 1, "effects": [always("hammerblow")]},
    {"id": "hood", "relic": "helmet", "durability": 3, "effects": [always({"health": "+1"})]},
    {"id": "lance", "relic": "melee-weapon", "uses": 2, "effects": [always({"strength": "+2"})]},
    {
        "id": "blade",
        "relic": "melee-weapon",
        "uses": 1,
        "effects": [always("initiative", {"expert-attack": 1})],
    },
    {"id": "thorns", "relic": "treasure", "uses": 2, "effects": [{**ATTACKED, "what": {"wound": 1}}]},
    {"id": "ring", "relic": "treasure", "effects": [{"when": "first-word", "what": {"draw": 1}}]},
    {"id": "urn", "relic": "treasure", "effects": [{"when": "last-word", "what": {"prosperity": 1}}]},
]
SLOTS = {"armour": 1, "helmet": 1, "melee-weapon": 1, "treasure": 2}


@every_printing
def test_random_fights_of_heroes_with_relics_keep_every_invariant(edition: str) -> None:
    """C-REL-01 to -05: tokens and uses never run below nothing, every card stays in one zone."""
    for number in range(12):
        seed = f"relics {edition} {number}"
        chance = Chance(seed_of(seed))
        table = Table(edition)
        heroes = [{"id": name, "type": "hero", "strength": 3, "health": 9, "slots": SLOTS} for name in "ab"]
        table.position["cards"] = [*heroes, *[{"type": "relic", **one} for one in RELICS]]
        first = table.creature(FIRST, hero=True, name="a", strength=3, health=9, at=(30, 30), movement="M")
        table.creature(SECOND, hero=True, name="b", strength=3, health=9, touching=first, movement="M")
        for seat in (FIRST, SECOND):
            deck = [RELICS[chance.below(len(RELICS))]["id"] for _ in range(14)]
            table.lay(seat, hand=deck[:4], deck=deck[4:])
        start, _ = table.rules.position(parse(json.dumps(table.position), seed))
        match = play_through(table.rules, start, seed, most=150)
        for event in match.run.game.log:
            if isinstance(event, Hurt):
                assert event.damage == event.relics + event.armour + event.wounds
        for player in match.run.game.state.players:
            for relic in player.relics:
                card = table.rules.cards[relic.card]
                assert 0 <= relic.used <= card.uses
                assert relic.tokens > 0 if card.durability else relic.tokens == 0
                assert not card.uses or relic.used < card.uses
