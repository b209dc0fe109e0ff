"""The odds of every roll outside attacks: known figures, and the rules played to all ends."""

from collections.abc import Callable
from fractions import Fraction
from functools import partial
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from signum.classic.cards.vocabulary import PLAYER, Effect, Who
from signum.classic.chapters.combat.damage import Eliminated, Healed
from signum.classic.chapters.combat.detection import detect
from signum.classic.chapters.field.movement import MOVE, RUN, move, run
from signum.classic.chapters.field.summon import Summoned, profile_of, summon
from signum.classic.chapters.turn.activated_abilities import use
from signum.classic.chapters.turn.activation import Activated
from signum.classic.chapters.turn.control import ControlTaken
from signum.classic.core.attack_kinds import MELEE
from signum.classic.core.dice import AXE, AXE_OR_SHIELD, BULLSEYE, BULLSEYE_ONLY, FACES, SHIELD, SHIELD_ONLY
from signum.classic.core.game import Game
from signum.classic.core.state import Creature, Held
from signum.classic.core.values import health
from signum.classic.editions import EDITIONS
from signum.classic.effects.sources import Source
from signum.classic.odds.harm import Harm
from signum.classic.odds.rolls import (
    ability_odds,
    activation_odds,
    detection_odds,
    elimination_odds,
    entrance_odds,
    moving_odds,
    placing_odds,
    search_odds,
    summoning_odds,
    text_odds,
)
from signum.content.source import parse
from signum.engine.confirming import No, Yes
from signum.engine.questions import Choice, Option, Procedure
from signum.engine.run import GameRun
from signum.field.plane.lengths import M
from signum.rulebooks import GAMES
from tests.classic.enumeration import Playing, duel
from tests.classic.squads import fighters

editions = st.sampled_from(sorted(EDITIONS))
AFAR = {"ru1": BULLSEYE_ONLY, "de1": SHIELD_ONLY, "fr1": BULLSEYE_ONLY, "en2": BULLSEYE_ONLY}
"""A-HEALER: the faces that succeed without contact."""
ME, OTHER = 1, 2


def table(said: str, edition: str = "en2") -> tuple[Game, dict[str, int]]:
    """A game from a position as scenario files say it."""
    rules = GAMES.rules("classic", edition)
    start, ids = rules.position(parse(said.encode(), "odds"))
    game: Game = GameRun(rules.with_start(start), start.state, None).game
    return game, ids


class Rolls(Playing):
    """Something played to all its ends, with the faces that succeed; where it declines, all say no."""

    def __init__(
        self,
        game: Game,
        start: Callable[[Game], Procedure[Any]],
        good: frozenset[str] = frozenset(),
        *,
        declines: bool = False,
    ) -> None:
        super().__init__(game, start)
        self.faces = good
        self.declines = declines
        self.play()

    def good(self, there: Game, creature: Creature, why: str) -> frozenset[str]:
        return self.faces

    def answer(self, there: Game, choice: Choice[Any]) -> Option:
        answer = super().answer(there, choice)
        return No() if self.declines and answer == Yes() else answer


def of_log(there: Game, kind: type, read: Callable[[Any], int]) -> int:
    return sum(read(event) for event in there.log if isinstance(event, kind))


def harmed(game: Game, there: Game, id: int) -> tuple[int, bool]:
    """The lost health of a creature, and whether it is dead."""
    before, now = game.state.creatures[id], there.creature(id)
    left = game.value(health, before) - before.wounds
    return (left, True) if now is None else (now.wounds - before.wounds, False)


def short(harm: Harm) -> tuple[int, bool]:
    return harm.lost, harm.dead


# Healing.


@settings(max_examples=60)
@given(
    one=fighters(ME, most=3),
    other=fighters(OTHER, most=3),
    dice=st.integers(1, 2),
    again=st.integers(0, 2),
    near=st.booleans(),
    edition=editions,
)
def test_what_a_healer_heals_is_what_the_rules_do(
    one: Creature, other: Creature, dice: int, again: int, near: bool, edition: str
) -> None:
    one.held = (*one.held, Held("A-HEALER", dice), Held("A-MASTER-HEALING", again))
    other.x += 0 if near else M
    game = duel(one, other, edition=edition)
    good = AXE_OR_SHIELD if near else AFAR[edition]
    odds = ability_odds(game, one, "A-HEALER", OTHER)
    played = Rolls(game, lambda there: use(there, there.state.creatures[ME], "A-HEALER", OTHER), good)
    assert odds.of(lambda deed: (deed.healed, short(deed.me))).chances() == played.chances(
        lambda there, _: (of_log(there, Healed, lambda it: it.wounds), harmed(game, there, ME))
    )


def test_a_healer_in_contact_heals_twice_as_often() -> None:
    said = """
seats:
  first:
    creatures:
      nurse: {strength: 1, health: 3, at: [30, 30], keywords: [{healer: 1}]}
      friend: {strength: 1, health: 3, wounds: 2, at: touching nurse}
      scout: {strength: 1, health: 3, wounds: 2, at: [30, 40]}
  second: {prosperity: 0}
"""
    game, ids = table(said)
    nurse = game.state.creatures[ids["nurse"]]
    for patient, chance in (("friend", Fraction(2, 3)), ("scout", Fraction(1, 3))):
        odds = ability_odds(game, nurse, "A-HEALER", ids[patient])
        assert odds.of(lambda deed: deed.healed).chances() == {0: 1 - chance, 1: chance}


# Control, rituals, detection.


@settings(max_examples=40)
@given(one=fighters(ME, most=3), other=fighters(OTHER, most=3), dice=st.integers(1, 4), edition=editions)
def test_control_succeeds_as_often_as_the_rules_do(
    one: Creature, other: Creature, dice: int, edition: str
) -> None:
    one.held = (*one.held, Held("A-CONTROL", dice))
    game = duel(one, other, edition=edition)
    odds = ability_odds(game, one, "A-CONTROL", OTHER)
    played = Rolls(game, lambda there: use(there, there.state.creatures[ME], "A-CONTROL", OTHER))
    taken = played.chances(lambda there, _: of_log(there, ControlTaken, lambda _: 1) > 0)
    assert odds.of(lambda deed: deed.taken).chances() == taken


RITUAL = """
cards:
- {id: imp, type: minion, strength: 1, health: 1, base: 32}
seats:
  first:
    minion: imp
    creatures:
      priest: {strength: 1, health: 3, at: [30, 30], keywords: [{ritual: X}, {master-ritual: Y}]}
  second: {prosperity: 0}
"""


@pytest.mark.parametrize("dice", [1, 2, 3])
@pytest.mark.parametrize("again", [0, 1, 2])
def test_a_ritual_needs_one_bullseye(dice: int, again: int) -> None:
    keywords = f"[{{ritual: {dice}}}" + (f", {{master-ritual: {again}}}]" if again else "]")
    game, ids = table(RITUAL.replace("[{ritual: X}, {master-ritual: Y}]", keywords))
    odds = ability_odds(game, game.state.creatures[ids["priest"]], "A-RITUAL")
    failing = Fraction(2, 3) ** (dice + min(dice, again))
    assert odds.of(lambda deed: deed.summoned).chances() == {0: failing, 1: 1 - failing}


@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_the_hidden_are_found_by_the_faces_of_the_printing(edition: str) -> None:
    said = """
seats:
  first:
    creatures:
      guard: {strength: 1, health: 3, at: [30, 30]}
  second:
    creatures:
      thief: {strength: 1, health: 3, hidden: yes, at: touching guard, keywords: [stealth]}
"""
    game, ids = table(said, edition)
    guard, thief = (game.state.creatures[ids[name]] for name in ("guard", "thief"))
    chance = Fraction(2, 3) if edition == "en2" else Fraction(1, 3)
    assert detection_odds(game, guard, thief) == chance
    played = Rolls(
        game, lambda there: detect(there, *[there.state.creatures[one.id] for one in (guard, thief)])
    )
    assert played.chances(lambda _, found: found) == {True: chance, False: 1 - chance}


# The start of an activation, the end of a life.


@settings(max_examples=60)
@given(one=fighters(ME, most=4), other=fighters(OTHER, most=2), x=st.integers(0, 2), edition=editions)
def test_the_start_of_an_activation_does_what_the_rules_do(
    one: Creature, other: Creature, x: int, edition: str
) -> None:
    one.held = (*one.held, Held("A-POISON"), Held("A-REGENERATION", x))
    game = duel(one, other, edition=edition)
    odds = activation_odds(game, one)
    played = Rolls(game, lambda there: there.happen(Activated(ME)), BULLSEYE_ONLY, declines=True)
    assert odds.of(short).chances() == played.chances(lambda there, _: harmed(game, there, ME))


def test_poison_kills_on_a_bullseye() -> None:
    said = """
seats:
  first:
    creatures:
      fox: {strength: 1, health: 1, at: [30, 30], keywords: [poison]}
  second: {prosperity: 0}
"""
    game, ids = table(said)
    odds = activation_odds(game, game.state.creatures[ids["fox"]])
    assert odds.chance(lambda harm: harm.dead) == Fraction(1, 3)


@settings(max_examples=40)
@given(one=fighters(ME, most=3), other=fighters(OTHER, most=3), third=fighters(3, most=2), edition=editions)
def test_a_requiem_does_what_the_rules_do(
    one: Creature, other: Creature, third: Creature, edition: str
) -> None:
    one.held = (*one.held, Held("A-REQUIEM"))
    game = duel(one, other, third, edition=edition)
    odds = elimination_odds(game, one, OTHER, MELEE)

    def dies(there: Game) -> Procedure[Any]:
        me = there.state.creatures[ME]
        there.dying.add(ME)
        return there.happen(Eliminated(ME, me.card, me.type, me.seat, me.owner, OTHER, MELEE))

    def others(harms: dict[int, Harm]) -> tuple[tuple[int, bool], ...]:
        return tuple(short(harms.get(id, Harm())) for id in (OTHER, 3))

    assert odds.of(lambda loss: others(dict(loss.harms))).chances() == Rolls(game, dies).chances(
        lambda there, _: tuple(harmed(game, there, id) for id in (OTHER, 3))
    )


def test_a_requiem_tolls_for_each_who_is_near() -> None:
    said = """
seats:
  first:
    creatures:
      bell: {strength: 1, health: 1, at: [30, 30], keywords: [requiem]}
      friend: {strength: 1, health: 1, at: [34, 30]}
      far-off: {strength: 1, health: 1, at: [50, 30]}
  second:
    creatures:
      foe: {strength: 1, health: 2, at: [30, 34]}
"""
    game, ids = table(said)
    odds = elimination_odds(game, game.state.creatures[ids["bell"]])
    both = odds.of(lambda loss: tuple(sorted(id for id, _ in loss.harms))).chances()
    friend, foe = ids["friend"], ids["foe"]
    assert both == {
        (): Fraction(1, 9),
        (friend,): Fraction(2, 9),
        (foe,): Fraction(2, 9),
        (friend, foe): Fraction(4, 9),
    }
    assert odds.chance(lambda loss: (friend, Harm(1, 0, 1, 1, True)) in loss.harms) == Fraction(2, 3)


def test_a_parasite_hatches_on_one_bullseye() -> None:
    said = """
cards:
- {id: imp, type: minion, strength: 1, health: 1, base: 32}
seats:
  first:
    minion: imp
    creatures:
      wasp: {strength: 1, health: 3, at: [30, 30], keywords: [{parasite: 2}]}
  second:
    creatures:
      host: {strength: 1, health: 1, at: touching wasp}
"""
    game, ids = table(said)
    odds = elimination_odds(game, game.state.creatures[ids["host"]], ids["wasp"], MELEE)
    assert odds.of(lambda loss: loss.summoned).chances() == {0: Fraction(4, 9), 1: Fraction(5, 9)}


# Backstabs.

SURROUNDED = """
seats:
  first:
    creatures:
      fox: {strength: 1, health: 2, movement: M, at: [30, 30], KEYWORDS}
  second:
    creatures:
      wolf: {strength: 1, health: 3, at: [30, 33.2]}
      bear: {strength: 1, health: 3, wounds: 1, at: [33.2, 30]}
      lynx: {strength: 1, health: 3, at: [24, 20]}
"""


def goes(going: Callable[..., Procedure[Any]], id: int, to: tuple[int, int], there: Game) -> Procedure[Any]:
    return going(there, there.state.creatures[id], to)


@pytest.mark.parametrize("edition", sorted(EDITIONS))
@pytest.mark.parametrize("keywords", ["[]", "[agile]", "[{armour: 1}]", "[vulnerability]", "[requiem]"])
def test_whoever_leaves_contact_is_stabbed_as_the_rules_have_it(edition: str, keywords: str) -> None:
    if keywords in ("[vulnerability]", "[requiem]"):
        edition = "en2"
    game, ids = table(SURROUNDED.replace("KEYWORDS", f"keywords: {keywords}"), edition)
    fox = game.state.creatures[ids["fox"]]
    for how, going, to in ((MOVE, move, (22_000, 28_000)), (RUN, run, (24_000, 23_200))):
        odds = moving_odds(game, fox, to, how)
        played = Rolls(game, partial(goes, going, fox.id, to))
        assert odds.of(short).chances() == played.chances(lambda there, _: harmed(game, there, fox.id))
    assert game.log == []


def test_two_stabs_kill_more_often_than_one() -> None:
    game, ids = table(SURROUNDED.replace("KEYWORDS", "keywords: []"))
    fox = game.state.creatures[ids["fox"]]
    leaving = moving_odds(game, fox, (22_000, 28_000), MOVE)
    assert leaving.of(short).chances() == {
        (0, False): Fraction(1, 3) * Fraction(2, 3),
        (1, False): Fraction(2, 3) * Fraction(2, 3) + Fraction(1, 3) * Fraction(1, 3),
        (2, True): Fraction(2, 3) * Fraction(1, 3),
    }
    assert placing_odds(game, fox, (22_000, 28_000)).of(short).chances() == leaving.of(short).chances()
    into_contact = moving_odds(game, fox, (24_000, 23_200), RUN)
    assert into_contact.chance(lambda harm: harm.dead) > leaving.chance(lambda harm: harm.dead)


def test_whoever_is_summoned_close_is_stabbed() -> None:
    said = """
cards:
- {id: page, type: character, strength: 1, health: 1, base: 32}
seats:
  first: {prosperity: 3}
  second:
    creatures:
FOES
"""
    foes = "\n".join(f"      foe-{at}: {{strength: 1, health: 3, at: [{2 + 8 * at}, 9]}}" for at in range(8))
    game, _ = table(said.replace("FOES", foes))
    profile = profile_of(game.cards["page"])
    to = (6_000, 1_600)
    odds = summoning_odds(game, 0, profile, to)

    class Entry(Rolls):
        def answer(self, there: Game, choice: Choice[Any]) -> Option:
            if choice.kind != "summoning-place":
                return super().answer(there, choice)
            (offer,) = choice.offers
            return type(offer.suggestions()[0])(to)  # type: ignore[no-any-return]

    played = Entry(game, lambda there: summon(there, 0, profile))
    entered = game.state.next_id
    assert odds.of(lambda harm: harm.dead).chances() == played.chances(
        lambda there, _: there.creature(entered) is None
    )
    assert 0 < odds.chance(lambda harm: harm.dead) < 1
    assert all(of_log(there, Summoned, lambda _: 1) == 1 for _, there, _ in played.ends)


# Single dice.

RUINS = """
cards:
- id: ruins
  type: terrain
  cost: {any: 2}
  corners: [[-4, -4], [4, -4], [4, -1], [-1, -1], [-1, 4], [-4, 4]]
  abilities: [difficult, cover]
  finds:
    bullseye: {who: cause, what: {wound: 1}}
    axe: {who: {player: yours}, what: {prosperity: 2}}
    shield: {who: {player: yours}, what: {prosperity: 2}}
terrains:
  old-hall: {card: ruins, corners: [[26, 26], [34, 26], [34, 29], [26, 29]], searched: yes}
  far-hall: {card: ruins, corners: [[46, 46], [54, 46], [54, 49], [46, 49]], searched: FAR}
seats:
  first:
    creatures:
      scout: {strength: 1, health: 3, at: [30, 24.4]}
  second: {prosperity: 0}
"""


def test_ruins_give_what_their_table_says() -> None:
    game, ids = table(RUINS.replace("FAR", "no"))
    scout = game.state.creatures[ids["scout"]]
    finds = {find.face: find.effect for find in game.cards["ruins"].finds}
    odds = search_odds(game, scout, ids["old-hall"])
    assert odds.chances() == {(finds[BULLSEYE],): Fraction(1, 3), (finds[AXE],): Fraction(2, 3)}
    assert finds[AXE] == finds[SHIELD]


def test_a_secret_entrance_needs_a_way_out() -> None:
    for far, chance in (("yes", Fraction(2, 3)), ("no", Fraction(0))):
        game, ids = table(RUINS.replace("FAR", far))
        assert entrance_odds(game, game.state.creatures[ids["scout"]], ids["old-hall"]) == chance


def test_a_text_on_a_die_is_carried_out_as_often_as_its_faces_fall() -> None:
    game, ids = table(SURROUNDED.replace("KEYWORDS", "keywords: []"))
    source = Source(0, "fox", ids["fox"])
    for faces in ((), (AXE,), (AXE, SHIELD), FACES):
        chance = Fraction(len(faces) or 3, 3)
        assert text_odds(game, source, Effect("played", Who(PLAYER), (), faces=faces)) == chance
