"""Decks in the making, of both games: faults with ways out, figures, texts, test hands, hostile drafts."""

from fractions import Fraction
from itertools import combinations
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from signum.classic.cards.deck_files import deck_of
from signum.content.mistakes import Mistake
from signum.rulebooks import GAMES
from signum.table.decks import drawing
from signum.table.decks.builder import DeckBuilder
from signum.table.decks.report import HERO, LONGEST_TEXT, MOST_ENTRIES, DeckDraft, WayOut

CLASSIC, WARSEER = "classic", "warseer"
PRINTINGS = [(name, edition) for name in (CLASSIC, WARSEER) for edition in GAMES[name].editions]


def builder(game: str) -> Any:
    found = GAMES[game].library.builder
    assert found is not None
    return found


def starters(game: str, edition: str = "") -> list[DeckDraft]:
    library: Any = GAMES[game].library
    return [builder(game).draft(library._played(id, edition), f"Deck {id}") for id in library.decks]


def after(draft: DeckDraft, way: WayOut) -> DeckDraft:
    """The draft with one change, as a page makes it."""
    if way.part == HERO:
        return replace(draft, hero=way.adds)
    cards = list(draft.parts.get(way.part, ()))
    if way.adds:
        cards.append(way.adds)
    else:
        cards.remove(way.removes)
    return replace(draft, parts={**draft.parts, way.part: tuple(cards)})


def random_draft(judge: DeckBuilder, random: Random) -> DeckDraft:
    heroes = [id for id, card in judge.cards.items() if card.type == HERO]
    known = [id for id in judge.cards if judge.part_of(id)]
    parts: dict[str, tuple[str, ...]] = {}
    for id in random.choices(known, k=random.randint(0, 45)):
        parts[judge.part_of(id)] = (*parts.get(judge.part_of(id), ()), id)
    return judge.checked(DeckDraft(random.choice(heroes), "", parts))


@pytest.mark.parametrize(("game", "edition"), PRINTINGS)
def test_a_report_calls_legal_what_the_rules_let_play(game: str, edition: str) -> None:
    legal = {one.name for one in GAMES[game].library.legal_decks(edition)}
    for id, draft in zip(GAMES[game].library.decks, starters(game, edition), strict=True):
        report = builder(game).report(draft, edition, "en")
        assert report.legal == (id in legal)
        assert bool(report.faults) != report.legal
        assert report.count == len(draft.parts[builder(game).parts[0]])


@pytest.mark.parametrize(("game", "edition"), PRINTINGS)
def test_ways_out_lead_from_any_draft_to_a_legal_deck(game: str, edition: str) -> None:
    """The first way out, followed again and again, leads to a legal deck."""
    random, judge = Random(f"{game} {edition}"), builder(game)
    for draft in [DeckDraft(), *[random_draft(judge, random) for _ in range(1)]]:
        for _ in range(200):
            report = judge.report(draft, edition, "en")
            if report.legal:
                break
            ways = [way for fault in report.faults for way in fault.ways]
            assert ways, report.faults
            assert all(len(fault.ways) <= 2 for fault in report.faults)
            draft = after(draft, ways[0])
        assert judge.report(draft, edition, "en").legal
        GAMES[game].library.start(
            "duel", edition, [judge.code(draft), judge.code(draft)], on="" if game == CLASSIC else "plain"
        )


def test_a_fault_tells_the_rule_the_cards_and_two_ways_out() -> None:
    judge = builder(CLASSIC)
    hired = [
        id for id, card in judge.cards.items() if card.faction == "dogs-of-war" and card.type == "character"
    ]
    own = [id for id, card in judge.cards.items() if card.faction == "vallor" and card.type == "character"]
    draft = DeckDraft("brissa-de-molforn", "", {"cards": (*own[:5], *hired[:7])})
    fault = next(one for one in judge.report(draft, "en2", "en").faults if one.cites == ("C-DECK-04",))
    assert set(fault.cards) == set(hired[:7])
    assert {"7", "6", "12"} <= set(fault.words.replace(";", " ").replace(".", " ").split())
    removes, adds = fault.ways
    assert removes.removes in hired[:7]
    assert judge.cards[adds.adds].faction == "vallor"
    german = judge.report(draft, "en2", "de").faults
    assert {one.words for one in german}.isdisjoint({fault.words})


def test_the_room_for_a_card_follows_hero_and_printing() -> None:
    judge = builder(CLASSIC)
    second = judge.room("brissa-de-molforn", "en2")
    assert second["garrus-the-crossbowman"] == 1
    assert second["volley-from-the-walls"] == 2
    assert all(judge.cards[id].faction in ("", "vallor", "dogs-of-war") for id in second)
    assert all("en2" in judge.cards[id].printings for id in second)
    first = judge.room("brissa-de-molforn", "ru1")
    assert not any(
        judge.cards[id].faction == "dogs-of-war" and judge.cards[id].type == "spell" for id in first
    )


@pytest.mark.parametrize("game", [CLASSIC, WARSEER])
def test_a_deck_survives_its_text_and_its_code(game: str) -> None:
    judge = builder(game)
    for draft in starters(game):
        for language in ("en", "fr", "de", "ru"):
            text = judge.report(draft, GAMES[game].editions[-1], language).text
            again = judge.read(text, language)
            assert (again.draft, again.unread) == (draft, ())
        assert judge.read(judge.code(draft), "en").draft == draft


def test_a_text_names_buildings_and_minions_as_it_names_cards() -> None:
    """In the reader's language; it told "Minion: gutter-rats"."""
    texts = {
        game: builder(game).report(starters(game)[0], GAMES[game].editions[-1], "de").text
        for game in (CLASSIC, WARSEER)
    }
    assert "Minion: Tempelgreifchen" in texts[WARSEER]
    assert "Buildings: Taverne, " in texts[CLASSIC]


@pytest.mark.parametrize(
    "headings",
    [
        ("Hero:", "City:", "Terrain:", "minion :"),
        ("Héros :", "Bâtiments :", "Terrains :", "Serviteur :"),
        ("HEROS\u00a0:", "Ville:", "TERRAIN:", "serviteur:"),
        ("Held:", "Gebäude:", "Gelände:", "Diener:"),
        ("held:", "Stadt:", "gelande :", "DIENER:"),
        ("Герой:", "Здания:", "Местность:", "Миньон:"),
        ("ГЕРОЙ:", "Город:", "Местности:", "миньон:"),
    ],
)
def test_headings_are_read_in_every_language(headings: tuple[str, ...]) -> None:
    """Whatever the language of the page; in files for the terminal too."""
    ids = ("brissa-de-molforn", "tavern, smithy", "forest", "gutter-rats")
    text = "\n".join([f"{heading} {id}" for heading, id in zip(headings, ids, strict=True)])
    read = builder(CLASSIC).read(text, "en")
    parts = {"buildings": ("tavern", "smithy"), "terrains": ("forest",), "minion": ("gutter-rats",)}
    assert read.unread == ()
    assert read.draft == DeckDraft("brissa-de-molforn", "", parts)
    of_file = deck_of(text.encode(), "my.txt", builder(CLASSIC).cards).deck
    assert (of_file.hero, of_file.buildings, of_file.terrains) == (ids[0], ("tavern", "smithy"), ("forest",))
    assert of_file.minion == "gutter-rats"


@pytest.mark.parametrize(
    ("hero", "camp", "minion"),
    [
        ("Hero", "War camp", "Minion"),
        ("Héros", "Camp de guerre", "Sbire"),
        ("Held", "Kriegslager", "Scherge"),
        ("Герой", "Военный лагерь", "Миньон"),
    ],
)
def test_headings_of_warseer_are_read_in_every_language(hero: str, camp: str, minion: str) -> None:
    draft = starters(WARSEER)[0]
    characters, minions = draft.parts["camp"], draft.parts["minion"]
    text = f"{hero}: {draft.hero}\n{camp}: {', '.join(characters)}\n{minion}: {minions[0]}\n"
    read = builder(WARSEER).read(text, "en")
    assert read.unread == ()
    assert read.draft == replace(draft, name="")


def test_a_text_is_read_line_by_line() -> None:
    text = "# Mine\nHero: Brissa de Molforn\n2x gilded blade\n3 Nobody Knows\nTerrains: forest, nowhere\n"
    found = builder(CLASSIC).read(text, "de")
    assert found.draft.name == "Mine"
    assert found.draft.parts == {"cards": ("gilded-blade", "gilded-blade"), "terrains": ("forest",)}
    assert [(one.number, one.line) for one in found.unread] == [
        (4, "3 Nobody Knows"),
        (5, "Terrains: forest, nowhere"),
    ]
    assert all("Keine Karte" in one.words for one in found.unread)


def test_a_brought_deck_is_refused_with_every_broken_rule() -> None:
    with pytest.raises(Mistake, match=r"C-DECK-01"):
        builder(CLASSIC).legal_code("Hero: brissa-de-molforn\n1 gilded-blade", "en2", "en")
    with pytest.raises(Mistake, match=r"line 2"):
        builder(CLASSIC).legal_code("Hero: brissa-de-molforn\n1 nothing", "en2", "en")
    with pytest.raises(Mistake, match=r"Choose a hero"):
        builder(CLASSIC).legal_code("", "en2", "en")


@pytest.mark.parametrize("game", [CLASSIC, WARSEER])
@pytest.mark.parametrize(
    "text", ["x" * (LONGEST_TEXT + 1), "999 tavern\n" * 3, "Hero: " + "a" * 4000, "\x00\x1b[2J: :", "#" * 500]
)
def test_hostile_texts_are_read_or_refused(game: str, text: str) -> None:
    try:
        found = builder(game).read(text, "en")
    except Mistake:
        return
    assert len(found.draft.name) <= 60
    assert sum(map(len, found.draft.parts.values())) <= MOST_ENTRIES


@pytest.mark.parametrize("game", [CLASSIC, WARSEER])
def test_hostile_drafts_are_judged_or_refused(game: str) -> None:
    judge, edition = builder(game), GAMES[game].editions[-1]
    first = judge.parts[0]
    with pytest.raises(Mistake):
        judge.report(DeckDraft("", "", {first: ("x",) * (MOST_ENTRIES + 1)}), edition, "en")
    with pytest.raises(Mistake):
        judge.report(DeckDraft("", "", {"__class__": ("x",)}), edition, "en")
    hero = next(id for id, card in judge.cards.items() if card.type == HERO)
    other = next(id for id, card in judge.cards.items() if card.type != HERO)
    for draft in (
        DeckDraft("nobody", "\x00\n<b>", {first: ("nothing",)}),
        DeckDraft(other, "", {first: (hero, hero)}),
        DeckDraft(hero, "x" * 5000, {first: (other,) * 90}),
    ):
        report = judge.report(draft, edition, "en")
        assert not report.legal
        assert report.faults
        assert report.draft.name.isprintable()
        judge.test_hand(draft, edition, "en")


def test_the_chance_of_a_card_is_exact() -> None:
    """Against counting every hand of a small deck."""
    for deck, good, seen in ((8, 3, 4), (9, 0, 4), (6, 6, 2), (5, 1, 6)):
        hands = list(combinations(range(deck), min(seen, deck)))
        share = Fraction(sum(any(card < good for card in hand) for hand in hands), len(hands))
        assert drawing.at_least_one(deck, good, seen).chance == pytest.approx(float(share))


def test_an_estimated_chance_lies_in_its_interval() -> None:
    cards = [str(one) for one in range(20)]
    found = drawing.estimated(cards, 4, lambda seen: "0" in seen)
    assert found.low < 0.2 < found.high
    assert found == drawing.estimated(cards, 4, lambda seen: "0" in seen)


def test_a_card_counts_only_if_its_buildings_can_stand_by_turn_two() -> None:
    judge = builder(CLASSIC)
    draft = starters(CLASSIC)[list(GAMES[CLASSIC].library.decks).index("brissa")]
    built = judge.test_hand(draft, "en2", "en")
    assert built.chance == built.low == built.high > 0.99
    dear = [id for id in draft.parts["cards"] if judge.cards[id].cost.buildings]
    without = replace(draft, parts={"cards": tuple(dear)})
    hand = judge.test_hand(without, "en2", "en")
    assert len(hand.cards) == 4
    assert hand.chance == 0
    assert hand.words == "No card of this hand can be paid by turn 2."


def test_warseer_shows_the_camp_by_leadership_and_the_cards_that_come_along() -> None:
    judge = builder(WARSEER)
    draft = starters(WARSEER)[0]
    report = judge.report(draft, "fr112", "en")
    assert sum(bar.count for bar in report.curve) == 30
    assert len([id for id in report.given if judge.cards[id].feat is None]) == 30
    assert all(0 < bar.count <= bar.most for bar in report.needs)
    fewer = replace(draft, parts={**draft.parts, "camp": ()})
    assert [bar.count for bar in judge.report(fewer, "fr112", "en").needs] == [0] * len(report.needs)
