"""Abilities with a text of their own: how they are written, and what every mistake is told."""

import pytest

from signum.classic.cards import vocabulary as e
from signum.classic.cards.files import cards
from signum.classic.cards.keywords import Keyword
from signum.classic.cards.vocabulary import Effect, Text, Who
from signum.classic.effects.verbs.gaining import Gain
from signum.classic.effects.verbs.hands import Prosper
from signum.content.nodes import SourceError
from signum.content.source import parse

KNIGHT = "- id: knight\n  type: character\n  strength: 1\n  health: 3\n  keywords:\n  - "
STRONGER = Gain("strength", 1, plus=True)


def read(written: str) -> Keyword:
    """The ability of a knight that is written so, in the sixth line of its file."""
    knight = cards(parse(f"{KNIGHT}{written}\n", "set.yaml"))["knight"]
    return knight.keywords[0]


def text(written: str) -> Text:
    """Its text."""
    found = read(written).text
    assert found is not None
    return found


def mistake(written: str) -> SourceError:
    """The error in an ability with this form."""
    with pytest.raises(SourceError) as caught:
        read(written)
    assert caught.value.file == "set.yaml"
    return caught.value


# What is read.


@pytest.mark.parametrize(
    "said, until",
    [
        ("charge", e.TURN),
        ("contract", e.TURN),
        ("executioner", e.ATTACK),
        ("sting", e.ATTACK),
    ],
)
def test_a_text_is_about_its_bearer_and_lasts_as_its_rule_says(said: str, until: str) -> None:
    """A-CHARGE, A-CONTRACT, A-EXECUTIONER, A-STING: until the end of the turn, or of the attack."""
    read = text(f"{{{said}: {{what: {{gain: {{strength: +1}}}}}}}}")
    assert read == Text((Effect(said, Who(e.SELF), (STRONGER,), until),))


def test_a_text_may_say_how_long_it_lasts() -> None:
    (sentence,) = text("{charge: {what: {gain: {strength: +1}}, until: opponents-turn}}").effects
    assert sentence.until == e.OPPONENTS_TURN


def test_an_exhaustion_has_its_times_and_lasts_for_the_game() -> None:
    """A-EXHAUSTION ruling: X is how often; without a duration C-PLAY-07 holds."""
    keyword = read("{exhaustion: {times: 2, what: {gain: {strength: +1}}}}")
    assert keyword.x == 2
    assert keyword.text == Text((Effect("exhaustion", Who(e.SELF), (STRONGER,), e.GAME),))


@pytest.mark.parametrize(
    "said, when, whose, until", [("howl", "howl", e.ANY, e.TURN), ("aura", e.ALWAYS, e.USUAL, e.GAME)]
)
def test_what_reaches_all_round_its_source_leaves_the_source_out(
    said: str, when: str, whose: str, until: str
) -> None:
    """A-HOWL, A-AURA: the letter is the figure; whose creatures, an aura leaves to the printing."""
    keyword = read(f"{{{said}: {{within: M, what: {{gain: {{strength: +1}}}}}}}}")
    assert keyword.x == 2
    who = Who(e.CREATURE, whose, within=2, other=True)
    assert keyword.text == Text((Effect(when, who, (STRONGER,), until),))


def test_an_aura_may_say_whom_it_reaches() -> None:
    (sentence,) = text(
        "{aura: {within: S, who: {hero: yours, wounded: yes}, what: {gain: {strength: +1}}}}"
    ).effects
    assert sentence.who == Who(e.HERO, e.YOURS, within=1, other=True, wounded=True)


def test_a_steam_engine_has_a_sentence_for_each_face() -> None:
    """A-STEAM-ENGINE: effects on its player and on itself are separate, in their order."""
    read = text(
        "{steam-engine: {declaring: [shooting, throwing], axe: [{draw: 1}, {wound: 1}], shield: untap}}"
    )
    assert read.about == ("shooting", "throwing")
    assert [(one.faces, one.who.kind) for one in read.effects] == [
        (("axe",), e.PLAYER),
        (("axe",), e.SELF),
        (("shield",), e.SELF),
    ]


def test_a_text_does_things_to_its_player_and_to_itself() -> None:
    read = text("{charge: {what: [{gain: {strength: +1}}, {draw: 1}], until: turn}}")
    assert [one.who for one in read.effects] == [Who(e.SELF), Who(e.PLAYER, e.YOURS)]


def test_a_shield_names_each_thing_once() -> None:
    assert text("{shield-against: shooting}").about == ("shooting",)
    assert text("{shield-against: [spells, control, spells]}").about == ("spells", "control")


def test_an_overpayment_has_buildings_or_a_price_or_both() -> None:
    """A-OVERPAY: text 1 is what is paid, text 2 what it brings."""
    read = text("{overpay: {buildings: [smithy], price: {prosperity: -2}, what: {gain: {strength: +1}}}}")
    assert read.about == ("smithy",)
    assert [one.what for one in read.price] == [(Prosper(-2),)]
    assert [one.what for one in read.effects] == [(STRONGER,)]


def test_whom_it_attacks_is_the_cause_of_a_text_about_attacks() -> None:
    (sentence,) = text("{charge: {who: cause, what: {wound: 1}}}").effects
    assert sentence.who.kind == e.CAUSE


def test_texts_stand_in_texts() -> None:
    (sentence,) = text("{aura: {within: S, what: {gain: {charge: {what: {draw: 1}}}}}}").effects
    (given,) = sentence.what
    assert isinstance(given, Gain)
    assert given.ability == "A-CHARGE"
    assert given.text is not None


# What is refused.

_GAIN = "{gain: {strength: +1}}"


@pytest.mark.parametrize(
    "written, cause",
    [
        ("charge", "this ability has a text: write {charge: {what: {gain: {strength: +1}}}}"),
        ("shield-against", "this ability has a text: write {shield-against: [shooting]}"),
        ("{charge: 1}", "this ability has a text: write {charge: "),
        ("{charge: +1}", "this ability has a text: write {charge: "),
        ("{exhaustion: 2}", "this ability has a text: write {exhaustion: {times: 1, what: "),
        ("{charge: {}}", "'what' is missing; add it"),
        (f"{{charge: {_GAIN}}}", "'gain' is not known here; known: what, who, until, may, either, on"),
        ("{charge: {what: []}}", "what: a text does something"),
        ("{charge: {what: {gian: {strength: +1}}}}", "did you mean 'gain'?"),
        ("{charge: {what: {gain: strenght}}}", "did you mean 'strength'?"),
        ("{charge: {what: {to-hand: 1}}}", "to-hand has no figure: write to-hand"),
        (f"{{charge: {{what: {_GAIN}, until: tomorrow}}}}", "known: turn, opponents-turn, attack, game"),
        ("{charge: {what: {draw: 1}, until: turn}}", "until: nothing in this sentence lasts"),
        (f"{{charge: {{what: {_GAIN}, who: bearer}}}}", "the ability is the creature's own, write self"),
        (f"{{charge: {{what: {_GAIN}, who: culprit}}}}", "the ability is the creature's own, write self"),
        ("{contract: {what: {wound: 1}, who: cause}}", "cause is for a sentence that answers something"),
        (f"{{contract: {{what: {_GAIN}, who: {{player: yours}}}}}}", "gain cannot be done to a player"),
        ("{contract: {what: cancel}}", "only what is about to happen can be cancelled"),
        ("{contract: {what: {reroll: 1}}}", "only dice that were just rolled are rolled again"),
        ("{contract: {what: wound-as-much}}", "as much as what?"),
        ("{contract: {what: tap}}", "tap is done to cards, and this is a creature"),
        ("{contract: {what: {draw: 1}, either: yes}}", "of one thing nobody chooses"),
        ("{contract: {what: {draw: 1}, standing: temple}}", "'standing' is not known here"),
        ("{contract: {what: {draw: 1}, on: [sword]}}", "known: bullseye, axe, shield"),
        ("{exhaustion: {what: {draw: 1}}}", "'times' is missing; add it"),
        ("{exhaustion: {times: 0, what: {draw: 1}}}", "a whole number from 1 to 20 is needed, not 0"),
        ("{exhaustion: {times: many, what: {draw: 1}}}", "a whole number from 1 to 20 is needed"),
        (f"{{howl: {{what: {_GAIN}}}}}", "'within' is missing; add it"),
        (f"{{howl: {{within: XXL, what: {_GAIN}}}}}", "known: S, M, L, XL"),
        (f"{{howl: {{within: none, what: {_GAIN}}}}}", "known: S, M, L, XL"),
        (f"{{howl: {{within: M, who: self, what: {_GAIN}}}}}", "write {creature: yours}"),
        (f"{{howl: {{within: M, who: {{creature: any, choose: 1}}, what: {_GAIN}}}}}", "this reaches all"),
        (f"{{howl: {{within: M, who: {{creature: any, within: S}}, what: {_GAIN}}}}}", "this reaches all"),
        ("{howl: {within: M, who: {building: yours}, what: untap}}", "this reaches all creatures of a kind"),
        (
            "{aura: {within: M, what: {wound: 1}}}",
            "what always acts gives abilities to creatures, or changes costs: write gain",
        ),
        (f"{{aura: {{within: M, what: {_GAIN}, until: turn}}}}", "'until' is not known here"),
        (f"{{aura: {{within: M, what: {_GAIN}, may: yes}}}}", "'may' is not known here"),
        (f"{{aura: {{within: M, what: {_GAIN}, on: [axe]}}}}", "'on' is not known here"),
        ("{aura: {within: M, what: {gain: {charge: 1}}}}", "this ability has a text: write {charge: "),
        ("{steam-engine: {axe: {draw: 1}}}", "'declaring' is missing; add it"),
        ("{steam-engine: {declaring: shooting}}", "Write it after a face: bullseye, axe, shield"),
        ("{steam-engine: {declaring: sneezing, axe: {draw: 1}}}", "known: melee, magical-strike, shooting"),
        ("{steam-engine: {declaring: [], axe: {draw: 1}}}", "nothing is named: it can be melee"),
        ("{steam-engine: {declaring: shooting, sword: {draw: 1}}}", "'sword' is not known here"),
        ("{steam-engine: {declaring: shooting, axe: []}}", "axe: a text does something"),
        ("{steam-engine: {declaring: shooting, axe: cancel}}", "only what is about to happen"),
        ("{steam-engine: {declaring: shooting, axe: {reroll: 1}}}", "only dice that were just rolled"),
        ("{steam-engine: {declaring: shooting, axe: tap}}", "tap is done to cards"),
        ("{shield-against: everything}", "'everything' is not known here"),
        ("{shield-against: []}", "nothing is named: it can be melee"),
        ("{shield-against: {what: shooting}}", "is needed, not keys and values"),
        (f"{{overpay: {{what: {_GAIN}}}}}", "what is paid? Name buildings, or write a price"),
        (f"{{overpay: {{buildings: [], what: {_GAIN}}}}}", "what is paid?"),
        (f"{{overpay: {{buildings: smithy, what: {_GAIN}}}}}", "buildings: a list is needed"),
        (f"{{overpay: {{buildings: [The Smithy], what: {_GAIN}}}}}", "'The Smithy' is not a name"),
        (
            f"{{overpay: {{price: {{prosperity: 2}}, what: {_GAIN}}}}}",
            "a price is prosperity, cards or wounds",
        ),
        (f"{{overpay: {{price: {{draw: 1}}, what: {_GAIN}}}}}", "a price is prosperity, cards or wounds"),
        (f"{{overpay: {{price: [], what: {_GAIN}}}}}", "a price is prosperity, cards or wounds"),
        ("{overpay: {buildings: [smithy]}}", "'what' is missing; add it"),
    ],
)
def test_a_wrong_text_is_told_with_its_place_and_what_to_write(written: str, cause: str) -> None:
    wrong = mistake(written)
    assert wrong.line == 6
    assert cause in wrong.cause


def test_a_mistake_in_the_middle_of_a_long_text_has_its_own_line() -> None:
    wrong = mistake(
        "aura:\n      within: S\n      what:\n        gain:\n          charge:\n            waht: x"
    )
    assert wrong.line == 11
    assert "'waht' is not known here; did you mean 'what'?" in wrong.cause


def test_a_text_that_names_an_ability_of_another_printing() -> None:
    """A-OVERPAY is of the first edition, A-STING of the second: no printing has both."""
    wrong = mistake("{overpay: {buildings: [smithy], what: {gain: {sting: {what: {draw: 1}}}}}}")
    assert "no printing has all of it" in wrong.cause
