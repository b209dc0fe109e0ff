"""The text of every card in four languages: its form, its plurals, and forty texts."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

from signum.classic.cards import vocabulary as e
from signum.classic.cards.card import Card, Cost
from signum.classic.cards.files import MOMENTS, read_cards
from signum.classic.cards.files import cards as read_nodes
from signum.classic.cards.sets import SETS, cards_of, shipped
from signum.classic.cards.text import CardText
from signum.classic.cards.vocabulary import Effect, Who
from signum.classic.effects.verbs.all_verbs import VERBS
from signum.classic.effects.verbs.gaining import Gain, Lose, Root
from signum.classic.effects.verbs.hands import Draw
from signum.classic.effects.verbs.harm import Damage, Heal, Wound
from signum.classic.effects.verbs.tokens import StripArmour
from signum.classic.effects.verbs.verb import Verb
from signum.classic.folder import PRINTINGS
from signum.classic.lab.inventions import invented
from signum.content.languages import LANGUAGES
from signum.content.nodes import SourceError
from signum.content.source import parse, read
from signum.engine.chance import Chance

DATA = Path(__file__).parents[1] / "data"
SAMPLES = DATA / "cards" / "samples.yaml"
NEUTRAL = DATA / "cards" / "neutral.yaml"
LONGEST = 240
"""The number of letters of a sentence that fit on a card."""

ENGLISH = re.compile(r"[A-Za-z]+")
ON_RULERS = {"S", "M", "L", "XL", "X"}
CYRILLIC = re.compile(r"[\u0400-\u04ff]")
PAIRS = {"en": ("()", "“”"), "fr": ("()", "«»"), "de": ("()", "„“"), "ru": ("()", "«»")}


@cache
def sets() -> Mapping[str, Mapping[str, Card]]:
    """Every shipped set, the neutral cards of the tests and the samples."""
    found: dict[str, Mapping[str, Card]] = {name: cards_of(name) for name in SETS}
    found["neutral"] = read_cards(NEUTRAL)
    found["samples"] = read_cards(SAMPLES)
    return found


def known(name: str) -> dict[str, Card]:
    """All cards that a set can name."""
    return {**shipped(), **sets()[name]}


def faults(line: str, language: str, names: str = "") -> Iterator[str]:
    """The faults in the form of a sentence; the names of cards in it are not checked."""
    if not line[:1].isupper() and not line[:1].isdigit() and line[:1] not in "+−«“„":
        yield "begins without a capital"
    if not line.endswith(".") or line.endswith(".."):
        yield "ends without a full stop"
    if "  " in line or line != line.strip() or "\n" in line:
        yield "has a blank too many"
    if re.search(r" [,.)\u201d]", line) or re.search(r"[(„] ", line):
        yield "has a blank before a sign"
    if language == "fr":
        if re.search(r"[^\u00a0][;:]|«[^\u00a0]|[^\u00a0]»", line):
            yield "lacks a no-break blank before ; : or inside « »"
        if re.search(r"\b(?:de le|de les|que [aeiou]|à le|à les)\b", line):
            yield "lacks a contraction"
    elif re.search(r" [;:]", line):
        yield "has a blank before a sign"
    if language == "de" and re.search(r": [a-zäöü]", re.sub(r"\([^()]*\)", "", line)):
        yield "goes on small after a colon"
    for pair in PAIRS[language]:
        if line.count(pair[0]) != line.count(pair[1]):
            yield f"does not balance {pair}"
    if "{" in line or "}" in line or "text-" in line:
        yield "shows a message's own signs"
    if language == "ru":
        strange = set(ENGLISH.findall(line)) - ON_RULERS - set(ENGLISH.findall(names))
        if strange:
            yield f"has words that are not Russian: {sorted(strange)}"
    elif CYRILLIC.search(line):
        yield "has Russian letters"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [*SETS, "neutral", "samples"])
def test_every_text_is_well_formed(name: str, language: str) -> None:
    text = CardText(language, known(name))
    # The neutral cards have only English names, and some have none.
    names = " ".join([text.name(id) for id in (*sets()[name], "guild-of-tails")]) if name == "neutral" else ""
    for card in sets()[name].values():
        for line in text.lines(card):
            assert not list(faults(line, language, names)), f"{card.id}: {line}"
            if name in SETS:
                assert max(map(len, re.split(r"(?<=\.) ", line))) <= LONGEST, f"{card.id}: {line}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", PRINTINGS)
def test_texts_of_cards_made_by_chance_are_well_formed(edition: str, language: str) -> None:
    said = 0
    for seed in range(3):
        cards = invented(edition, Chance(bytes([seed] * 16)))
        # Invented cards have English names or none; their texts are checked, not their names.
        plain = {id: _unnamed(card) for id, card in cards.items()}
        text = CardText(language, plain)
        names = " ".join([text.name(id) for id in plain] + ["Foxes", "Bears"])
        for card in plain.values():
            for line in text.lines(card):
                assert not list(faults(line, language, names)), f"{card.id}: {line}"
                said += 1
    assert said > 300


def _unnamed(card: Card) -> Card:
    return Card(**{**{name: getattr(card, name) for name in Card.__struct_fields__}, "names": {}})


@pytest.mark.parametrize("language", LANGUAGES)
def test_shipped_cards_have_names_of_every_language(language: str) -> None:
    text = CardText(language, shipped())
    for card in shipped().values():
        assert language in card.names, card.id
        name = text.name(card.id)
        assert bool(CYRILLIC.search(name)) == (language == "ru"), name
        assert name == name.strip()
        assert len(name) <= 40, name


# Texts that were read.


def golden() -> list[tuple[str, str, list[str]]]:
    """Each sample in each language, with its sentences."""
    return [
        (id, language, [line.text() for line in lines.items()])
        for id, said in read(DATA / "card-texts.yaml").entries()
        for language, lines in said.entries()
    ]


GOLDEN = golden()


@pytest.mark.parametrize("id, language, lines", GOLDEN, ids=[f"{id}-{said}" for id, said, _ in GOLDEN])
def test_a_sample_reads_as_a_printed_card(id: str, language: str, lines: list[str]) -> None:
    cards = sets()["samples"]
    assert CardText(language, cards).lines(cards[id]) == lines


def test_there_are_forty_samples_in_every_language() -> None:
    assert {(id, language) for id, language, _ in GOLDEN} == {
        (id, language) for id in sets()["samples"] for language in LANGUAGES
    }
    assert len(sets()["samples"]) >= 40


def test_the_samples_say_the_whole_vocabulary() -> None:
    """Every verb, moment, occasion that can be cancelled, and duration is on some sample."""
    sentences = [one for card in sets()["samples"].values() for one in card.effects]
    assert {what.word() for one in sentences for what in one.what} == set(VERBS)
    moments = {one.when for one in sentences if isinstance(one.when, str)}
    assert moments == {e.THEN, *[moment for those in MOMENTS.values() for moment in those]}
    assert {one.until for one in sentences} == set(e.DURATIONS)
    assert any(one.when.before for one in sentences if isinstance(one.when, e.Occasion))


# Plurals.


def said(language: str, what: Verb, who: Who | None = None) -> str:
    """A spell that does something."""
    text = CardText(language, {})
    who = who or Who(e.CREATURE, e.YOURS, choose=1)
    return text.sentence(Effect(e.PLAYED, who, (what,)), Card(id="spell", type="spell"))


@pytest.mark.parametrize(
    "language, one, two, five, twenty_one",
    [
        ("en", "1 wound", "2 wounds", "5 wounds", "21 wounds"),
        ("fr", "1 blessure", "2 blessures", "5 blessures", "21 blessures"),
        ("de", "1 Wunde", "2 Wunden", "5 Wunden", "21 Wunden"),
        ("ru", "1 рану", "2 раны", "5 ран", "21 рану"),
    ],
)
def test_wounds_are_counted(language: str, one: str, two: str, five: str, twenty_one: str) -> None:
    whole = {
        "en": "Deal {} to one of your creatures.",
        "fr": "Infligez {} à une de vos créatures.",
        "de": "Füge einer deiner Kreaturen {} zu.",
        "ru": "Нанесите {} одному своему существу.",
    }
    for amount, form in ((1, one), (2, two), (5, five), (21, twenty_one)):
        assert said(language, Wound(amount)) == whole[language].format(form)


@pytest.mark.parametrize(
    "language, one, two, five, twenty_one",
    [
        ("en", "Draw 1 card", "Draw 2 cards", "Draw 5 cards", "Draw 21 cards"),
        ("fr", "Piochez 1 carte", "Piochez 2 cartes", "Piochez 5 cartes", "Piochez 21 cartes"),
        ("de", "Ziehe 1 Karte", "Ziehe 2 Karten", "Ziehe 5 Karten", "Ziehe 21 Karten"),
        ("ru", "Возьмите 1 карту", "Возьмите 2 карты", "Возьмите 5 карт", "Возьмите 21 карту"),
    ],
)
def test_cards_are_counted(language: str, one: str, two: str, five: str, twenty_one: str) -> None:
    you = Who(e.PLAYER, e.YOURS)
    for amount, form in ((1, one), (2, two), (5, five), (21, twenty_one)):
        assert said(language, Draw(amount), you) == f"{form}."


@pytest.mark.parametrize(
    "language, one, two, five, twenty_one",
    [
        ("en", "1 Armour token", "2 Armour tokens", "5 Armour tokens", "21 Armour tokens"),
        (
            "fr",
            "1 marqueur d'armure",
            "2 marqueurs d'armure",
            "5 marqueurs d'armure",
            "21 marqueurs d'armure",
        ),
        ("de", "1 Rüstungsmarke", "2 Rüstungsmarken", "5 Rüstungsmarken", "21 Rüstungsmarken"),
        ("ru", "1 жетон брони", "2 жетона брони", "5 жетонов брони", "21 жетон брони"),
    ],
)
def test_armour_comes_as_tokens(language: str, one: str, two: str, five: str, twenty_one: str) -> None:
    """C-ABL-01: a single gain is counted in tokens; the name of an ability stays."""
    for amount, form in ((1, one), (2, two), (5, five), (21, twenty_one)):
        assert said(language, Gain("A-ARMOUR", amount, plus=True)).endswith(f" {form}.")
        assert said(language, StripArmour(amount)).endswith(f" {form}.")


@pytest.mark.parametrize(
    "language, two, five",
    [
        ("en", "2 of your creatures gain", "5 of your creatures gain"),
        ("fr", "2 de vos créatures gagnent", "5 de vos créatures gagnent"),
        ("de", "2 deiner Kreaturen erhalten", "5 deiner Kreaturen erhalten"),
        ("ru", "2 ваших существа получают", "5 ваших существ получают"),
    ],
)
def test_subjects_are_counted(language: str, two: str, five: str) -> None:
    for count, form in ((2, two), (5, five)):
        gain = Gain("A-ARMOUR", 1, plus=True)
        assert said(language, gain, Who(e.CREATURE, e.YOURS, choose=count)).startswith(form)


@pytest.mark.parametrize(
    "language, two, most",
    [
        (
            "en",
            "Deal 1 damage to each of 2 of your minions.",
            "Deal 1 damage to each of up to 2 of your opponent's wounded creatures.",
        ),
        (
            "fr",
            "Infligez 1 dommage à chacun de 2 de vos serviteurs.",
            "Infligez 1 dommage à chacune de 2 créatures adverses blessées au plus.",
        ),
        (
            "de",
            "Füge 2 deiner Diener je 1 Schaden zu.",
            "Füge bis zu 2 verwundeten gegnerischen Kreaturen je 1 Schaden zu.",
        ),
        (
            "ru",
            "Нанесите по 1 урону 2 своим миньонам.",
            "Нанесите по 1 урону не более чем 2 раненым существам противника.",
        ),
    ],
)
def test_targets_of_a_command_are_counted_in_their_case(language: str, two: str, most: str) -> None:
    assert said(language, Damage(1), Who(e.MINION, e.YOURS, choose=2)) == two
    theirs = Who(e.CREATURE, e.OPPONENTS, choose=2, may=True, wounded=True)
    assert said(language, Damage(1), theirs) == most


@pytest.mark.parametrize(
    "kind, whose, healed, hurt",
    [
        (e.MINION, e.YOURS, "Heile einen deiner Diener um 1.", "Füge einem deiner Diener 1 Schaden zu."),
        (
            e.CHARACTER,
            e.OPPONENTS,
            "Heile eine gegnerische Spielfigur um 1.",
            "Füge einer gegnerischen Spielfigur 1 Schaden zu.",
        ),
        (e.MINION, e.ANY, "Heile einen Diener um 1.", "Füge einem Diener 1 Schaden zu."),
    ],
)
def test_german_commands_bend_their_target(kind: str, whose: str, healed: str, hurt: str) -> None:
    who = Who(kind, whose, choose=1)
    assert [said("de", what, who) for what in (Heal(1), Damage(1))] == [healed, hurt]


@pytest.mark.parametrize(
    "kind, whose, healed, hurt",
    [
        (
            e.CHARACTER,
            e.YOURS,
            "Исцелите одного своего персонажа на 1.",
            "Нанесите 1 урон одному своему персонажу.",
        ),
        (
            e.CREATURE,
            e.OPPONENTS,
            "Исцелите одно существо противника на 1.",
            "Нанесите 1 урон одному существу противника.",
        ),
        (e.MINION, e.ANY, "Исцелите одного миньона на 1.", "Нанесите 1 урон одному миньону."),
    ],
)
def test_russian_commands_bend_their_target(kind: str, whose: str, healed: str, hurt: str) -> None:
    who = Who(kind, whose, choose=1)
    assert [said("ru", what, who) for what in (Heal(1), Damage(1))] == [healed, hurt]


def test_a_second_command_names_its_target_by_a_pronoun() -> None:
    told = [line_of(language, "foxfire") for language in LANGUAGES]
    for words, pushed in zip(
        told,
        ("and push it away", "et repoussez-la de S", "und stoße sie um S", "и оттолкните его"),
        strict=True,
    ):
        assert pushed in words
    # Of all that were hurt, not of one.
    assert "and push them away" in line_of("en", "autumn-gale")


def test_a_command_goes_over_into_what_the_target_may_do() -> None:
    assert [line_of(language, "shed-skin") for language in LANGUAGES] == [
        "Heal one of your wounded creatures by 2; it may move up to S without Backstab.",
        "Guérissez de 2 blessures une de vos créatures blessées\u00a0;"
        " elle peut se déplacer jusqu'à S sans Coup de Poignard.",
        "Heile eine deiner verwundeten Kreaturen um 2;"
        " sie darf sich ohne „Tritt in den Rücken“ bis zu S bewegen.",
        "Исцелите одно своё раненое существо на 2;"
        " оно может переместиться на расстояние до S без «Удара в спину».",
    ]


def test_a_clause_at_the_end_of_a_command_has_no_comma_behind_it() -> None:
    assert line_of("ru", "mothers-wrath").endswith("нанесите 2 раны существу, которое это сделало.")
    assert "Füge der Kreatur, die das getan hat, 2 Wunden zu." in line_of("de", "mothers-wrath")


@pytest.mark.parametrize(
    "language, two, five",
    [
        ("en", "any building and 2 Prosperity", "any 5 buildings and 1 Prosperity"),
        (
            "fr",
            "un bâtiment au choix et 2 points de Prospérité",
            "5 bâtiments au choix et 1 point de Prospérité",
        ),
        (
            "de",
            "ein beliebiges Gebäude und 2 Prosperitätspunkte",
            "5 beliebige Gebäude und 1 Prosperitätspunkt",
        ),
        ("ru", "любое здание и 2 процветания", "5 любых зданий и 1 процветание"),
    ],
)
def test_costs_are_counted(language: str, two: str, five: str) -> None:
    text = CardText(language, {})
    assert text.cost(Cost(any=1, prosperity=2)) == two
    assert text.cost(Cost(any=5, prosperity=1)) == five


# What is easily said wrongly.


@pytest.mark.parametrize(
    "language, lost",
    [
        ("en", "loses Shooting."),
        ("fr", "perd Tir."),
        ("de", "verliert „Schuss“."),
        ("ru", "теряет свойство «Выстрел»."),
    ],
)
def test_what_is_lost_has_no_figure(language: str, lost: str) -> None:
    assert said(language, Lose("A-SHOOTING")).endswith(lost)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ability_has_a_name_of_its_own_without_its_figure(language: str) -> None:
    from signum.classic.cards.keywords import SAID_OTHERWISE, abilities

    text = CardText(language, {})
    for ability in abilities().values():
        if ability not in SAID_OTHERWISE:
            name = text.bare(ability)
            assert name, ability
            assert not re.search(r"\d|  |^ | $", name), name
            assert name[-2:] not in (" X", " S", " M", " L"), name


def test_a_duration_stands_before_what_closes_a_german_sentence() -> None:
    root = Effect(e.PLAYED, Who(e.CREATURE, e.OPPONENTS, choose=1), (Root(),), e.TURN)
    assert (
        CardText("de", {}).sentence(root, Card(id="ice", type="spell"))
        == "Eine gegnerische Kreatur kann sich bis zum Ende des Spielzugs nicht bewegen."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_duration_is_said_once_unless_one_of_several_is_picked(language: str) -> None:
    text, spell = CardText(language, {}), Card(id="spell", type="spell")
    who = Who(e.CREATURE, e.YOURS, choose=1)
    lasting = (Gain("A-STAMINA"), Lose("A-SLOW"))
    until = text.until(Effect(e.PLAYED, who, lasting, e.TURN))
    assert text.sentence(Effect(e.PLAYED, who, lasting, e.TURN), spell).count(until) == 1
    assert text.sentence(Effect(e.PLAYED, who, lasting, e.TURN, either=True), spell).count(until) == 2
    assert until not in text.sentence(Effect(e.PLAYED, who, lasting), spell)


@pytest.mark.parametrize(
    "language, said_of",
    [
        ("en", "of the faction Moon foxes"),
        ("fr", "de la faction Moon foxes"),
        ("de", "der Fraktion „Moon foxes“"),
        ("ru", "фракции «Moon foxes»"),
    ],
)
def test_a_faction_that_a_player_made_has_a_readable_name(language: str, said_of: str) -> None:
    who = Who(e.CREATURE, e.YOURS, choose=1, faction="moon-foxes")
    assert said_of in said(language, Heal(1), who)


# Only what has a text is read.


@pytest.mark.parametrize(
    "written, cause",
    [
        ("keywords: [{healing: 2}]", "healing is no keyword: write a sentence with what: {heal: 2}"),
        ("effects: [{when: first-word, what: {lose: strength}}]", "no creature has strength as an ability"),
        (
            "effects: [{when: first-word, what: {lose: first-word}}]",
            "no creature has first-word as an ability",
        ),
        (
            "effects: [{when: first-word, who: {creature: any, having: healing}, what: {wound: 1}}]",
            "no creature has healing as an ability",
        ),
    ],
)
def test_an_ability_that_no_creature_has_is_neither_had_nor_lost(written: str, cause: str) -> None:
    knight = f"- id: knight\n  type: character\n  strength: 1\n  health: 1\n  {written}\n"
    with pytest.raises(SourceError) as caught:
        read_nodes(parse(knight, "set.yaml"))
    assert cause in caught.value.cause
    assert caught.value.line == 5


@pytest.mark.parametrize(
    "file, written",
    [
        ("designs", 32),
        ("designs-again", 32),
        ("designs-third", 32),
        ("designs-fourth", 32),
        ("designs-fifth", 32),
        ("designs-sixth", 53),
        ("designs-seventh", 32),
        ("designs-eighth", 34),
        ("designs-further", 15),
    ],
)
def test_common_designs_can_be_written_and_said(file: str, written: int) -> None:
    """Of the designs that card games have, so many; the file names the others."""
    designs = read_cards(DATA / "cards" / f"{file}.yaml")
    assert len(designs) == written
    for language in LANGUAGES:
        text = CardText(language, designs)
        assert all(text.lines(card) for card in designs.values())


GUILD = """
- id: guild-of-foxes
  name: {en: Guild of Foxes, ru: Гильдия лис}
  type: building
  class-building: yes
  faction: vallor
- id: fox-plan
  type: spell
  faction: vallor
  effects:
  - {when: played, what: {draw: 1}}
  - {when: played, what: {draw: 1}, standing: guild-of-foxes}
  - {when: played, what: {prosperity: 2}, standing: guild-of-foxes}
"""


@pytest.mark.parametrize(
    "language, lines",
    [
        ("en", ["Draw 1 card.", "Guild of Foxes: +1 more.", "Guild of Foxes: gain 2 Prosperity."]),
        ("ru", ["Возьмите 1 карту.", "Гильдия лис: ещё +1.", "Гильдия лис: получите 2 процветания."]),
    ],
)
def test_a_text_commands_and_a_guild_adds(language: str, lines: list[str]) -> None:
    """A sentence of a building that only adds to the one before is told by its figure."""
    made = read_nodes(parse(GUILD.encode(), "guild.yaml"))
    assert CardText(language, made).lines(made["fox-plan"]) == lines


@pytest.mark.parametrize(
    "language, said",
    [
        ("en", "deal 1 wound to your hero"),
        ("fr", "infligez 1 blessure à votre héros"),
        ("de", "füge deinem Helden 1 Wunde zu"),
        ("ru", "нанесите своему герою 1 рану"),
    ],
)
def test_the_hero_takes_the_wounds_that_a_building_costs(language: str, said: str) -> None:
    (line,) = CardText(language, shipped()).lines(shipped()["queens-temple"])
    assert said in line


def line_of(language: str, card: str, number: int = -1) -> str:
    return CardText(language, shipped()).lines(shipped()[card])[number]


@pytest.mark.parametrize(
    "card, origins",
    [
        (
            "tiphaine-the-knife-dancer",
            ("of this creature", "de cette créature", "um diese Kreatur", "от этого"),
        ),
        ("flames-of-fury", ("of your hero", "de votre héros", "um deinen Helden", "от вашего героя")),
        ("barricade", ("with this terrain", "de ce terrain", "mit diesem Gelände", "с этой местностью")),
    ],
)
def test_a_distance_says_from_where_it_goes(card: str, origins: tuple[str, ...]) -> None:
    for language, origin in zip(LANGUAGES, origins, strict=True):
        assert origin in line_of(language, card)


def test_the_creature_that_was_struck_is_not_the_one_with_the_text() -> None:
    told = [line_of(language, "nadege-the-needle") for language in LANGUAGES]
    assert "that creature gets Poison" in told[0]
    assert "la créature adverse subit Poison" in told[1]
    assert "Die gegnerische Kreatur erhält „Gift“" in told[2]
    assert "существо противника получает свойство «Яд»" in told[3]


def test_right_after_its_noun_stands_a_pronoun_unless_it_could_mean_another() -> None:
    told = [line_of(language, "cunning-trick") for language in LANGUAGES]
    for words, subject in zip(told, ("that hero gains", "il gagne", "Er erhält", "он получает"), strict=True):
        assert subject in words
    # After "the summoning is cancelled" a pronoun would mean the summoning.
    told = [line_of(language, "secret-bribery") for language in LANGUAGES]
    assert "mélangez le personnage adverse" in told[1]
    assert "mische die gegnerische Spielfigur" in told[2]
    assert "замешайте персонажа противника" in told[3]


def test_russian_says_before_names_that_they_are_abilities() -> None:
    assert line_of("ru", "elven-blade").endswith("имеет свойства «Эксперт атаки 2» и «Инициатива».")
    assert "получает свойство «Выстрел +1» или «Метание +1»" in line_of("ru", "barracks", 0)
    assert "получает +2 к силе и свойство «Мастер защиты 3»" in line_of("ru", "cunning-trick")


def test_the_player_of_a_spell_pays_for_it() -> None:
    told = [line_of(language, "broken-incantation") for language in LANGUAGES]
    for words, payer in zip(told, ("that player", "ce joueur", "dieser Spieler", "этот игрок"), strict=True):
        assert payer in words


def test_the_player_in_control_pays_not_the_owner() -> None:
    told = [line_of(language, "golden-fog") for language in LANGUAGES]
    for words, payer in zip(told, ("its player", "son joueur", "der betroffene", "управляющий"), strict=True):
        assert payer in words


def test_a_creature_in_its_own_condition_is_named_once() -> None:
    assert [line_of(language, "hayate-the-leaf-runner") for language in LANGUAGES] == [
        "If this creature has moved this turn, it has +1 strength.",
        "Si cette créature s'est déplacée ce tour, elle a +1 en force.",
        "Diese Kreatur hat +1 Kraft, wenn sie sich in diesem Spielzug bewegt hat.",
        "Это существо имеет +1 к силе, если оно двигалось в этом ходу.",
    ]


@pytest.mark.parametrize(
    "language, said",
    [
        ("en", "the attacker gets Poison and takes 1 damage."),
        ("fr", "l'attaquant subit Poison et 1 dommage."),
        ("de", "Der Angreifer erhält „Gift“ und 1 Schaden."),
        ("ru", "атакующий получает свойство «Яд» и 1 урон."),
    ],
)
def test_two_things_that_are_received_share_their_verb(language: str, said: str) -> None:
    assert line_of(language, "venomous-blood").endswith(said)


def test_a_push_says_from_whom_and_a_find_for_whom() -> None:
    assert line_of("en", "gurm-gatebreaker").endswith("push that creature away from the attacker by S.")
    assert line_of("en", "beat-of-wings").endswith("away from your hero by S.")
    assert line_of("en", "abandoned-treasury") == "Shield: the searcher's player draws 2 cards."


def test_no_line_of_a_german_card_has_two_colons_in_a_sentence() -> None:
    """The table of a steam engine stands in brackets."""
    cards = shipped()
    lines = [line for card in cards.values() for line in CardText("de", cards).lines(card)]
    sentences = [one for line in lines if "Dampfkessel" not in line for one in line.split(". ")]
    assert not [one for one in sentences if one.count(":") > 1]
