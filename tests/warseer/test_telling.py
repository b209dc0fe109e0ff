"""Warseer in words: messages, texts of cards, whole games in four languages, the field, hexes."""

from collections.abc import Iterator

import pytest

from signum.content.languages import LANGUAGES
from signum.content.source import parse
from signum.engine.chance import Chance, seed_of
from signum.engine.confirming import No
from signum.engine.questions import Option, Seat
from signum.table.match import Match
from signum.table.views import ChoiceView
from signum.table.vocabulary import vocabularies
from signum.warseer.abilities import GLOSSARY
from signum.warseer.cards.card import Card
from signum.warseer.cards.reading import card_in
from signum.warseer.cards.sets import shipped
from signum.warseer.chapters.phase import Activate
from signum.warseer.core.holdings import BONUSES
from signum.warseer.rulebook import WARSEER_BOOK
from signum.warseer.telling.card_lines import CardLines, LibraryNames
from signum.warseer.telling.card_text import CardText
from signum.warseer.telling.places import place_called, place_name
from signum.warseer.telling.telling import Telling
from tests.warseer.positions import match_of

FIRST: Seat = 0
SECOND: Seat = 1
ANSWERS = 160
"""Answers of a told game."""


def lines_in(language: str) -> CardLines:
    names = LibraryNames(language, shipped())
    return CardLines(names, CardText(names))


def card_of(text: str) -> Card:
    return card_in("card", parse(text.encode(), "card.yaml"))


def played(answers: int, seed: str = "told") -> Iterator[Match]:
    """A game of random answers, before each of them."""
    library = WARSEER_BOOK.library
    decks = [library.deck(one, "fr112").deck for one in library.usual_decks]
    start = library.start("duel", "fr112", decks)
    match = Match(WARSEER_BOOK.rules("fr112"), start, secret=seed.encode())
    chance = Chance(seed_of(f"answers {seed}"))
    for _ in range(answers):
        yield match
        choice = match.run.choice
        if choice is None or match.outcome is not None:
            return
        option: Option = choice.drawn(chance.below)
        match.answer(choice.seat, option)


def test_every_message_is_there_in_four_languages_and_none_is_left_over() -> None:
    """Also faces of dice, terrains, phases, and every verb, moment and condition of card texts."""
    _, own = vocabularies([WARSEER_BOOK])
    assert own.faults() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_text_without_gaps(language: str) -> None:
    lines = lines_in(language)
    for card in shipped().values():
        told = lines.text.lines(card)
        assert all("  " not in line and line.endswith(".") for line in told), (card.id, told)
        assert not any(" ;" in line or " ," in line for line in told), (card.id, told)
        assert all(line[0].isupper() or not line[0].isalpha() for line in told), (card.id, told)
        assert bool(told) == bool(card.texts or card.abilities or card.crit or card.feat), card.id
        title, *rest = lines.lines(card.id)
        assert card.names[language] in title
        assert rest


def test_a_question_says_the_text_or_the_contract_that_it_is_about() -> None:
    match, ids = match_of("""
cards:
  bard:
    {type: character, health: 4, movement: 1, keywords: [{contract: {x: 1, gives: [flight]}}],
     texts: [{when: activation-begins, who: me, may: yes, does: [{power: 2}]}]}
seats:
  first:
    power: 1
    creatures:
      bard: {card: bard, at: [5, 4]}
  second: {}
""")
    match.answer(FIRST, Activate(ids["bard"]))
    choice = match.run.choice
    assert choice is not None
    match.answer(FIRST, choice.options()[0])
    said: list[str] = []
    while (asked := match.choice(FIRST)) is not None and asked.kind in ("use-text", "contract"):
        said.append(
            Telling(match, "en", FIRST, cites_rules=False).question(FIRST, ChoiceView.of(asked), named=False)
        )
        match.answer(FIRST, No())
    assert sorted(said) == [
        "Do you use this text? When this creature is activated: you may gain 2 power. (Bard, D5)",
        "Pay 1 power? Contract 1: Flight. (Bard, D5)",
    ]


TEXTS = [
    (
        "{type: spell, texts: [{does: [{damage: {amount: 2, to: {chosen: {whose: opposing, within: 2}}}}]}]}",
        "Deal 2 damage to an opposing creature within 2 hexes of your hero.",
        "Infligez 2 dégâts à une créature adverse à 2 hexagones ou moins de votre Héros.",
        "Füge einer gegnerischen Kreatur innerhalb von 2 Hexfeldern um deinen Helden 2 Schaden zu.",
        "Нанесите вражескому существу в пределах 2 гексов от вашего героя 2 урона.",
    ),
    (
        "{type: spell, texts: [{does: [{heal: {amount: 1, to: {each: {whose: yours, kind: character}}}}]}]}",
        "Heal each of your characters by 1.",
        "Soignez de 1 chacun de vos personnages.",
        "Heile jeden deiner Charaktere um 1.",
        "Вылечите на 1 каждого своего персонажа.",
    ),
    (
        "{type: tactic, texts: [{when: attack-declared, who: opposing, whom: yours, attack: melee,"
        " price: {discard: 1}, may: yes, does: [{give-token: {token: stun, to: actor}}]}]}",
        "When an opposing creature attacks one of your creatures in melee:"
        " you may discard 1 card, then give the attacker a stun token.",
        "Quand une créature adverse attaque une de vos créatures en mêlée\u00a0:"
        " si vous le voulez, défaussez 1 carte, puis donnez à l'attaquant un jeton d'Étourdissement.",
        "Wenn eine gegnerische Kreatur eine deiner Kreaturen im Nahkampf angreift:"
        " Wenn du willst, wirf 1 Karte ab; dann gib dem Angreifer einen Betäubungsmarker.",
        "Когда вражеское существо атакует ваше существо в ближнем бою:"
        " по желанию сбросьте 1 карту, затем дайте атакующему жетон оглушения.",
    ),
    (
        "{type: building, texts: [{when: turn-begins, who: yours, if: [{income: 6}], does: [{draw: 2}]}]}",
        "At the start of your turn: if your income is at least 6, draw 2 cards.",
        "Au début de votre tour\u00a0: si votre Revenu est d'au moins 6, piochez 2 cartes.",
        "Zu Beginn deines Zuges: Wenn dein Einkommen mindestens 6 beträgt, ziehe 2 Karten.",
        "В начале вашего хода: если ваш доход не меньше 6, возьмите 2 карты.",
    ),
    (
        "{type: character, keywords: [{charge: {gives: [{crit: stun}, {armour: 2}]}}]}",
        "Charge: crit effect Stun and Armour 2.",
        "Charge\u00a0: Effet Crit Étourdissement et Armure 2.",
        "Sturmangriff: Krit-Effekt Betäubung und „Rüstung 2“.",
        "Натиск: критический эффект «Оглушение» и свойство «Броня 2».",
    ),
    (
        "{type: relic, keywords: [{aura: {x: 2, who: yours, gives: [flight, {dice: [red]}]}}],"
        " texts: [{when: tap, price: {power: 1, hero: yes}, does: [{power: 2}]}]}",
        "Aura 2: your creatures have Flight and +1 red die to attacks."
        " Tap this card and your hero and pay 1 power: gain 2 power.",
        "Aura 2\u00a0: vos créatures ont Vol et +1 dé rouge aux attaques."
        " Engagez cette carte et votre Héros et payez 1 de Pouvoir\u00a0: gagnez 2 de Pouvoir.",
        "Aura 2: Deine Kreaturen haben „Flug“ und +1 Würfel bei Angriffen (rot)."
        " Schließe diese Karte und deinen Helden und zahle 1 Macht: Erhalte 2 Macht.",
        "Аура 2: ваши существа имеют свойство «Полёт» и +1 красный кубик к атакам."
        " Закройте эту карту и своего героя и потратьте 1 силу: получите 2 силы.",
    ),
    (
        "{type: spell, texts: [{does: [{push: {chosen: {whose: opposing, within: 1, seen: yes}}}]}]}",
        "Push an opposing creature in contact with your hero and in its line of sight"
        " to an adjacent hex of your choice.",
        "Repoussez une créature adverse au contact de votre Héros et dans sa Ligne de Vision"
        " sur un hexagone voisin de votre choix.",
        "Stoße eine gegnerische Kreatur in Kontakt mit deinem Helden und in seiner Sichtlinie"
        " auf ein benachbartes Hexfeld deiner Wahl.",
        "Оттолкните вражеское существо в контакте с вашим героем и на его линии видимости"
        " на соседний гекс по вашему выбору.",
    ),
    (
        "{type: spell, texts: [{does: [{recall: {}}, {take-back: {types: [spell, relic, tactic]}}]}]}",
        "Return a character from your History to your war camp,"
        " then take a card (spell, relic or tactic) from your History into your hand.",
        "Remettez un personnage de votre Historique dans votre Camp de Guerre,"
        " puis reprenez dans votre Main une carte (Sort, Relique ou Tactique) de votre Historique.",
        "Lege einen Charakter aus deiner Historie in dein Kriegslager zurück;"
        " dann nimm eine Karte (Zauber, Reliquie oder Taktik) aus deiner Historie auf die Hand.",
        "Верните персонажа из своей Истории в военный лагерь,"
        " затем возьмите в руку карту (заклинание, реликвия или тактика) из своей Истории.",
    ),
]


@pytest.mark.parametrize(("text", *LANGUAGES), TEXTS)
def test_the_text_of_a_card_follows_from_its_behaviour(text: str, en: str, fr: str, de: str, ru: str) -> None:
    told = [
        " ".join(lines_in(one).text.lines(card_of(text))).replace("\u202f", "\u00a0") for one in LANGUAGES
    ]
    assert told == [en, fr, de, ru]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_told_to_both_seats_and_to_spectators(language: str) -> None:
    """Every event, question and option of a random game; the table before every tenth answer."""
    tellers: list[Telling] = []
    occasions: dict[str, set[str]] = {}
    last = None
    for at, match in enumerate(played(ANSWERS)):
        last = match
        tellers = tellers or [WARSEER_BOOK.teller(match, language, seat) for seat in (FIRST, SECOND, None)]
        choice = match.run.choice
        if choice is None:
            continue
        view = match.view(choice.seat).choice
        assert view is not None
        own = tellers[choice.seat]
        asked = own.question(choice.seat, view)
        assert asked
        if view.kind == "tactic":
            occasions.setdefault(asked, set()).add(type(choice.moment).__name__)
        assert len({own.option(one) for one in view.options}) == len(view.options), view.kind
        if at % 10 == 0:
            assert all("telling-" not in line for one in tellers for line in one.table())
    assert last is not None
    # A tactic is asked for by its occasion: two windows of one attack never read alike.
    assert len(occasions) > 2
    assert all(len(events) == 1 for events in occasions.values())
    for teller in tellers:
        assert all(teller.log(all_of_it=True))
        assert len(teller.summary()) < len(teller.log(all_of_it=True))


def test_drawn_cards_are_named_to_their_player_only() -> None:
    matches = list(played(12))
    match = matches[-1]
    player = match.game_view(FIRST).players[FIRST]
    assert player.cards
    own, other = [WARSEER_BOOK.teller(match, "en", seat) for seat in (FIRST, SECOND)]
    names = {own.names.card(card) for card in player.cards}
    drawn = [line for line in own.log() if any(f"draws {name}" in line for name in names)]
    assert drawn
    assert not set(drawn) & set(other.log())


def test_hexes_have_a_letter_for_the_place_and_a_number_for_the_row() -> None:
    assert place_name((4, 3)) == "C4"
    assert place_called("c4") == (4, 3)
    assert place_called("I 11") == (11, 9)
    assert place_called("4c") is None
    assert place_called("") is None


def test_every_ability_is_named_in_the_rules() -> None:
    """Names in the languages are distinct, so that a name means one keyword."""
    for language in LANGUAGES:
        names = LibraryNames(language, shipped())
        named = [one for one in GLOSSARY if one not in BONUSES.values() and one.startswith("K-")]
        assert len({names.say(f"ability-{one.lower()}") for one in named}) == len(named)
