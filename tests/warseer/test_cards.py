"""The sets of cards: every file is read, the counts are those of the sets, and the whole glossary is met."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from signum.cli import main
from signum.content.nodes import SourceError
from signum.content.source import parse
from signum.engine.records import tag_of, values_of
from signum.warseer.abilities import GLOSSARY
from signum.warseer.cards.card import Card
from signum.warseer.cards.decks import starter_decks
from signum.warseer.cards.files import LANGUAGES, cards_in
from signum.warseer.cards.lore import lore_of
from signum.warseer.cards.reading import VERBS
from signum.warseer.cards.sets import SETS, cards_of, shipped
from signum.warseer.cards.texts import Text
from signum.warseer.chapters.conditions import WHAT
from signum.warseer.chapters.decks import battle_deck, feat_deck
from signum.warseer.core.card_types import FEAT_KINDS, METALS, SUPPORT
from signum.warseer.core.holdings import BONUSES, CHARACTER, HERO, MINION, Held
from signum.warseer.core.moments import MOMENTS
from signum.warseer.deck_builder import FEATS

FACTIONS = ("vallor", "empire")
WORDS_OF_TEXTS = {"K-FIRST-WORD": "first-word", "K-LAST-WORD": "last-word"}
TOKENS = {"K-STUN": "stun", "K-POISON": "poison", "K-DISEASE": "disease"}
CRITS_WITH_TOKENS = {"X-STUN": "stun", "X-POISON": "poison", "X-INFECTION": "disease"}


def texts_of(card: Card) -> tuple[Text, ...]:
    return card.texts if card.feat is None else card.feat.discard


def held_in(what: Any) -> Iterator[Held]:
    """Every ability in a card or a text, also those that abilities and verbs give."""
    if isinstance(what, Held):
        yield what
        yield from held_in(what.gives)
    elif isinstance(what, tuple):
        for one in what:
            yield from held_in(one)
    elif isinstance(what, Text):
        yield from held_in(what.does)
    elif type(what) in VERBS.values():
        yield from held_in(tuple(values_of(what).values()))


def met(cards: Iterable[Card]) -> set[str]:
    """The entries of the glossary that some cards bring into a game."""
    found: set[str] = set()
    for card in cards:
        some = list(held_in((*card.abilities, *card.crit, *texts_of(card))))
        found |= {one.ability for one in some}
        tokens = {CRITS_WITH_TOKENS.get(one.ability, "") for one in some}
        for text in texts_of(card):
            found |= {id for id, moment in WORDS_OF_TEXTS.items() if text.when == moment}
            tokens |= {getattr(verb, "token", "") for verb in text.does}
        found |= {id for id, token in TOKENS.items() if token in tokens}
    return found


def cards_of_decks(feats: int) -> list[Card]:
    """The cards of the starter decks and of a feat deck of this size."""
    cards = shipped()
    found = dict.fromkeys(feat_deck(feats, cards))
    for one in starter_decks().values():
        deck = one.deck
        found |= dict.fromkeys([deck.hero, deck.minion, *deck.camp, *battle_deck(cards[deck.hero], cards)])
    return [cards[id] for id in found]


@pytest.mark.parametrize("faction", FACTIONS)
def test_a_faction_has_its_cards(faction: str) -> None:
    """W-SET-01 and the sets: two heroes with ten cards, twenty common ones, nine characters, a minion."""
    cards = cards_of(faction)
    kinds = Counter([card.type for card in cards.values()])
    assert (kinds[HERO], kinds[CHARACTER], kinds[MINION]) == (2, 9, 1)
    assert sum([kinds[type_] for type_ in SUPPORT]) == 40
    heroes = [card for card in cards.values() if card.type == HERO]
    assert [len(hero.cards) for hero in heroes] == [10, 10]
    assert [len(battle_deck(hero, shipped())) for hero in heroes] == [30, 30]
    assert {card.faction for card in cards.values()} == {faction}


@pytest.mark.parametrize("faction", FACTIONS)
def test_a_faction_has_all_ranks(faction: str) -> None:
    """W-CARD-04: bronze, silver, gold, an elite with a double rank, and one without a star."""
    characters = [card for card in cards_of(faction).values() if card.type == CHARACTER]
    stars = Counter([card.stars for card in characters])
    assert {card.rank for card in characters} == {"", *METALS}
    assert (stars[0], stars[2]) == (1, 1)


def test_nine_mercenaries_without_a_faction() -> None:
    cards = cards_of("mercenaries").values()
    assert len(cards) == 9
    assert {(card.type, card.faction) for card in cards} == {(CHARACTER, "")}


@pytest.mark.parametrize("size", [20, 24, 30, 45])
def test_feat_decks_have_the_size_of_their_mark(size: int) -> None:
    """W-FEAT-01."""
    assert len(feat_deck(size, shipped())) == size


def test_every_feat_can_be_scored_and_discarded() -> None:
    """W-FEAT-12."""
    feats = [card.feat for card in cards_of("feats").values() if card.feat is not None]
    assert {feat.kind for feat in feats} == set(FEAT_KINDS)
    assert all(
        1 <= feat.points <= 3 and feat.from_deck == 1 and 2 <= len(feat.discard) <= 3 for feat in feats
    )
    assert all(feat.conditions for feat in feats if feat.kind == "achievement")


def test_names_numbers_and_flavour() -> None:
    for name in SETS:
        cards = list(cards_of(name).values())
        assert [card.number for card in cards] == list(range(1, len(cards) + 1))
        for card in cards:
            assert list(card.names) == list(card.flavour) == list(LANGUAGES), card.id
    for language in LANGUAGES:
        for texts in ("names", "flavour"):
            said = Counter([getattr(card, texts)[language] for card in shipped().values()])
            assert [one for one, times in said.items() if times > 1] == []


def test_duels_of_the_starter_decks_bring_every_keyword_and_crit_effect() -> None:
    glossary = set(GLOSSARY) - set(BONUSES.values())
    assert sorted(glossary - met(cards_of_decks(FEATS))) == []


def test_the_starter_decks_use_the_whole_vocabulary() -> None:
    cards = cards_of_decks(45)
    texts = [text for card in cards for text in texts_of(card)]
    assert sorted(set(VERBS) - {tag_of(type(verb)) for text in texts for verb in text.does}) == []
    assert sorted(set(MOMENTS) - {text.when for text in texts}) == []
    faces = [card.feat for card in cards if card.feat is not None]
    assert sorted(set(WHAT) - {one.what for face in faces for one in face.conditions}) == []


@pytest.mark.parametrize(
    ("id", "attack", "crit", "ability"),
    [
        ("kaitlynn", "magic", "X-ADD-PUSH", ""),
        ("dayodor-mentor-of-the-order", "melee", "X-ADVANCE", "K-WARLORD"),
        ("gil-talas", "melee", "", "K-COUNTERBLOW"),
    ],
)
def test_creatures_of_the_book_keep_their_facts(id: str, attack: str, crit: str, ability: str) -> None:
    card = shipped()[id]
    assert card.attack == attack
    assert not crit or [one.ability for one in card.crit] == [crit]
    assert not ability or ability in {one.ability for one in card.abilities}


def test_creatures_have_playable_sizes() -> None:
    for card in shipped().values():
        low, high = (8, 11) if card.type == HERO else (1, 1) if card.type == MINION else (2, 7)
        if card.type in (HERO, CHARACTER, MINION):
            assert low <= card.health <= high, card.id
            assert 1 <= len(card.dice) <= 4, card.id
            assert 2 <= card.movement <= 5, card.id
            assert 1 <= card.range <= 5, card.id


# Mistakes in files.

NAMES = "{en: A, fr: A, de: A, ru: A}"
SPELL = {"id": "a", "name": NAMES, "flavour": NAMES, "type": "spell", "cost": "1", "income": "1"}
HERO_CARD = {
    "id": "a",
    "name": NAMES,
    "flavour": NAMES,
    "type": "hero",
    "race": "human",
    "attack": "melee",
    "dice": "[red]",
    "range": "1",
    "health": "9",
    "movement": "3",
    "leadership": "{bronze: 1}",
    "cards": "[nothing]",
}


def without(card: dict[str, str], field: str) -> dict[str, str]:
    return {name: one for name, one in card.items() if name != field}


WRONG: dict[str, tuple[list[dict[str, str]], str]] = {
    "flavour is missing": ([without(SPELL, "flavour")], "'flavour'"),
    "a language is missing": ([{**SPELL, "name": "{en: A}"}], "fr"),
    "income is missing": ([without(SPELL, "income")], "'income'"),
    "an unknown verb": ([{**SPELL, "texts": "[{does: [drow]}]"}], "no verb has that name"),
    "an unknown keyword": ([{**SPELL, "keywords": "[flihgt]"}], "no ability has that name"),
    "an id with capitals": ([{**SPELL, "id": "A"}], "small letters"),
    "an id twice": ([SPELL, SPELL], "already a card"),
    "a long flavour": ([{**SPELL, "flavour": NAMES.replace("A", "A" * 200)}], "one line of at most"),
    "a hero with an unknown card": ([HERO_CARD], "not a support card"),
}


@pytest.mark.parametrize("mistake", list(WRONG))
def test_mistakes_name_their_file_and_cause(mistake: str) -> None:
    cards, cause = WRONG[mistake]
    written = [", ".join([f"{name}: {one}" for name, one in card.items()]) for card in cards]
    text = "cards: [" + ", ".join([f"{{{one}}}" for one in written]) + "]"
    with pytest.raises(SourceError, match=cause) as raised:
        cards_in(parse(text.encode(), "cards.yaml"))
    assert str(raised.value).startswith("cards.yaml:1: ")


def test_french_signs_stand_apart() -> None:
    """A colon, a question mark and an exclamation mark have a no-break space before them."""
    for card in shipped().values():
        for said in (card.names["fr"], card.flavour["fr"]):
            assert all(said[at - 1] == "\u00a0" for at, sign in enumerate(said) if sign in ":;!?"), said


def test_the_command_tells_a_faction_with_its_heroes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["warseer", "lore", "empire", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    for title in ("Holy Grypharim Empire", "Roland the Proud", "Aurelis, Herald of the Dawn"):
        assert title in told
    assert "Vallor bought" not in told
    assert main(["warseer", "lore", "empir", "--lang", "en"]) != 0
    assert "did you mean 'empire'?" in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hero_has_a_page_of_the_world_and_one_of_its_faction(language: str) -> None:
    heroes = [one for one in shipped().values() if one.type == HERO]
    own, factions = zip(*[lore_of(one, language) for one in heroes], strict=True)
    assert len({*own}) == len(heroes)
    assert len({*factions}) == 2
    for page in (*own, *factions):
        assert 100 < len(page) <= 600
        assert page.endswith(".")
        assert language != "fr" or not re.search(r" [:;!?]", page), page
    assert lore_of(next(one for one in shipped().values() if one.type != HERO), language) == ()
