"""Decks: C-DECK, and of C-CARD what a player may bring."""

import pytest

from signum.classic.cards.card import MERCENARIES, Card
from signum.classic.cards.decks import Deck
from signum.classic.chapters.cards.decks import IllegalDeck, broken_rules, start_of_duel
from signum.classic.core.state import SETUP
from signum.classic.editions import EDITIONS
from signum.engine.questions import Fact, Refusal

PRINTINGS = ("ru1", "de1", "fr1", "en2")
FIRST_EDITION = ("ru1", "de1", "fr1")


class Box:
    """A box of cards, from which a deck of foxes is made."""

    def __init__(self, edition: str) -> None:
        self.edition = EDITIONS[edition]
        self.cards: dict[str, Card] = {}
        self.hero = self.put("fox-lord", "hero", "foxes")
        self.deck: list[str] = []
        self.buildings: list[str] = []
        self.terrains: list[str] = []
        self.minion = ""

    def put(self, id: str, type_: str, faction: str = "", **more: object) -> str:
        """A card in the box."""
        self.cards[id] = Card(id=id, type=type_, faction=faction, **more)  # type: ignore[arg-type]
        return id

    def fill(self, characters: int = 0, support: int = 0, faction: str = "foxes") -> None:
        """Put this many different characters and spells, in pairs, of a faction, into the deck."""
        for number in range(characters):
            self.deck.append(self.put(f"{faction}-fighter-{number}", "character", faction))
        for number in range(support):
            self.deck.append(self.put(f"{faction}-spell-{number // 2}", "spell", faction))

    def broken(self) -> list[Refusal]:
        """The errors of the deck."""
        return broken_rules(self.brought(), self.cards, self.edition)

    def brought(self) -> Deck:
        return Deck(self.hero, tuple(self.deck), tuple(self.buildings), tuple(self.terrains), self.minion)


def refusal(code: str, *cites: str, **facts: Fact) -> Refusal:
    return Refusal(code, cites, facts)


# C-DECK-01.


@pytest.mark.parametrize(
    "edition, sizes",
    [
        ("ru1", {20, *range(30, 41)}),
        ("de1", {20, *range(30, 41)}),
        ("fr1", {*range(20, 41)}),
        ("en2", {*range(20, 41)}),
    ],
)
def test_a_deck_has_as_many_cards_as_its_printing_says(edition: str, sizes: set[int]) -> None:
    """C-DECK-01: from 30 or 20 to 40; in ru1 and de1 the starter deck's 20 as well."""
    legal = set()
    for size in range(50):
        box = Box(edition)
        box.fill(characters=size)
        if not box.broken():
            legal.add(size)
    assert legal == sizes


@pytest.mark.parametrize("edition, fewest", [("ru1", 30), ("de1", 30), ("fr1", 20), ("en2", 20)])
def test_too_few_and_too_many_cards_are_told_with_the_numbers(edition: str, fewest: int) -> None:
    """C-DECK-01: the refusal says how many there are and how many it takes."""
    small, large = Box(edition), Box(edition)
    small.fill(characters=19)
    large.fill(characters=41)
    assert small.broken() == [refusal("deck-too-small", "C-DECK-01", there=19, fewest=fewest)]
    assert large.broken() == [refusal("deck-too-large", "C-DECK-01", there=41, most=40)]


# C-DECK-02.


@pytest.mark.parametrize("edition", PRINTINGS)
def test_cards_of_another_faction_stay_outside(edition: str) -> None:
    """C-DECK-02: battle-deck, building and terrain cards are of the hero's faction."""
    box = Box(edition)
    box.fill(characters=19)
    box.deck.append(box.put("bear-cub", "character", "bears"))
    box.buildings = [box.put("fox-den", "building", "foxes"), box.put("bear-cave", "building", "bears")]
    box.terrains = [box.put("fox-pond", "terrain", "foxes"), box.put("bear-cairn", "terrain", "bears")]
    assert box.broken() == [
        refusal("other-faction", "C-DECK-02", card=card, faction="bears", squad="foxes")
        for card in ("bear-cub", "bear-cave", "bear-cairn")
    ]


@pytest.mark.parametrize("edition", PRINTINGS)
def test_basic_buildings_and_terrains_are_open_to_every_faction(edition: str) -> None:
    """C-DECK-02: cards without a faction may be built and laid by all."""
    box = Box(edition)
    box.fill(characters=20)
    box.buildings = [box.put("tavern", "building")]
    box.terrains = [box.put("forest", "terrain")]
    assert box.broken() == []


@pytest.mark.parametrize("edition", PRINTINGS)
def test_universal_support_is_of_the_second_edition(edition: str) -> None:
    """C-DECK-02: support without a faction only in en2, characters without a faction nowhere."""
    box = Box(edition)
    box.fill(characters=18)
    box.deck += [box.put("remedy", "spell"), box.put("stranger", "character")]
    strange = ["stranger"] if edition == "en2" else ["remedy", "stranger"]
    assert box.broken() == [refusal("no-universal-cards", "C-DECK-02", card=card) for card in strange]


@pytest.mark.parametrize("edition", PRINTINGS)
def test_both_players_may_bring_the_same_hero(edition: str) -> None:
    """C-DECK-02: opponents may pick the same faction and even the same hero."""
    box = Box(edition)
    box.fill(characters=20)
    start = start_of_duel([box.brought(), box.brought()], box.cards, box.edition)
    assert [player.hero for player in start.state.players] == ["fox-lord", "fox-lord"]


# C-DECK-03 to -05.


@pytest.mark.parametrize("edition", FIRST_EDITION)
@pytest.mark.parametrize("size, needed", [(20, 10), (35, 18), (40, 20)])
def test_half_of_a_deck_are_characters_in_the_first_edition(edition: str, size: int, needed: int) -> None:
    """C-DECK-03: at least half, rounded up: 10 of 20, 18 of 35."""
    enough, short = Box(edition), Box(edition)
    enough.fill(characters=needed, support=size - needed)
    short.fill(characters=needed - 2, support=size - needed + 2)
    missing = refusal("too-few-characters", "C-DECK-03", there=needed - 2, needed=needed, missing=2)
    assert enough.broken() == []
    assert short.broken() == [missing]


def test_the_second_edition_asks_for_no_characters() -> None:
    box = Box("en2")
    box.fill(support=20)
    assert box.broken() == []


@pytest.mark.parametrize("edition", PRINTINGS)
@pytest.mark.parametrize("own, hired, most", [(9, 9, 9), (10, 9, 9), (3, 3, 3), (9, 10, 9), (8, 9, 8)])
def test_mercenaries_are_at_most_half_of_the_characters(
    edition: str, own: int, hired: int, most: int
) -> None:
    """C-DECK-04: rounded down, 9 of 18 and 3 of 6."""
    box = Box(edition)
    box.fill(characters=own)
    box.fill(characters=hired, faction=MERCENARIES)
    box.fill(support=40 - own - hired)
    facts = {"there": hired, "most": most, "characters": own + hired}
    too_many = [refusal("too-many-mercenaries", "C-DECK-04", **facts)] if hired > most else []
    assert [one for one in box.broken() if one.cites != ("C-DECK-03",)] == too_many


@pytest.mark.parametrize("edition", FIRST_EDITION)
def test_mercenaries_of_the_first_edition_are_characters(edition: str) -> None:
    """C-DECK-05: no mercenary support in the first edition, not even one card among many."""
    box = Box(edition)
    box.fill(characters=15, support=4)
    box.fill(support=1, faction=MERCENARIES)
    spell = f"{MERCENARIES}-spell-0"
    assert box.broken() == [refusal("mercenaries-are-characters", "C-DECK-05", card=spell, type="spell")]


@pytest.mark.parametrize("own, universal, hired", [(7, 0, 7), (3, 4, 7), (7, 0, 8), (8, 0, 7), (6, 0, 8)])
def test_mercenary_support_is_at_most_half_of_the_support(own: int, universal: int, hired: int) -> None:
    """C-DECK-05: in the second edition, 7 of 14; universal cards are free and count among the rest."""
    box = Box("en2")
    box.fill(characters=10, support=own)
    box.fill(support=universal, faction="")
    box.fill(support=hired, faction=MERCENARIES)
    all_of_it = own + universal + hired
    facts = {"there": hired, "most": all_of_it // 2, "support": all_of_it}
    too_much = [refusal("too-much-mercenary-support", "C-DECK-05", **facts)] if hired > all_of_it // 2 else []
    assert box.broken() == too_much


# C-DECK-06, -07.


@pytest.mark.parametrize("edition", PRINTINGS)
@pytest.mark.parametrize("type_, most", [("character", 1), ("spell", 2), ("relic", 2), ("tactic", 2)])
def test_one_copy_of_a_character_and_two_of_the_rest(edition: str, type_: str, most: int) -> None:
    """C-DECK-06: one copy more than that is too many."""
    enough, too_many = Box(edition), Box(edition)
    for box, copies in ((enough, most), (too_many, most + 1)):
        box.fill(characters=20 - copies)
        box.deck += [box.put("double", type_, "foxes")] * copies
    assert enough.broken() == []
    surplus = refusal("too-many-copies", "C-DECK-06", card="double", there=most + 1, most=most)
    assert too_many.broken() == [surplus]


@pytest.mark.parametrize("edition", PRINTINGS)
def test_copies_are_counted_by_name(edition: str) -> None:
    """C-DECK-06: two prints of one character are two copies of it."""
    box = Box(edition)
    box.fill(characters=18)
    for print_ in ("old-greer", "new-greer"):
        box.deck.append(box.put(print_, "character", "foxes", names={"en": "Greer the Stubborn"}))
    assert box.broken() == [refusal("too-many-copies", "C-DECK-06", card="old-greer", there=2, most=1)]


@pytest.mark.parametrize("edition", PRINTINGS)
def test_two_monikers_of_one_person_shut_each_other_out_in_the_second_edition(edition: str) -> None:
    """C-DECK-07: they cannot be in one deck together; the first edition has no such rule."""
    box = Box(edition)
    box.fill(characters=18)
    for moniker in ("vesk-the-young", "vesk-the-old"):
        box.deck.append(box.put(moniker, "character", "foxes", person="Vesk"))
    same = refusal("same-person", "C-DECK-07", person="Vesk", cards=["vesk-the-young", "vesk-the-old"])
    assert box.broken() == ([same] if edition == "en2" else [])


def test_monikers_are_for_characters_of_one_deck() -> None:
    """C-DECK-07: one of them may be in the deck, beside a hero or a spell of that name."""
    box = Box("en2")
    box.hero = box.put("vesk-the-king", "hero", "foxes", person="Vesk")
    box.fill(characters=18)
    box.deck.append(box.put("vesk-the-young", "character", "foxes", person="Vesk"))
    box.deck.append(box.put("song-of-vesk", "spell", "foxes", person="Vesk"))
    assert box.broken() == []
    box.deck[0] = box.put("vesk-the-old", "character", "foxes", person="Vesk")
    assert [one.code for one in box.broken()] == ["same-person"]


# C-DECK-08, C-CARD-01.


@pytest.mark.parametrize("edition", PRINTINGS)
def test_buildings_and_terrains_are_chosen_outside_the_deck(edition: str) -> None:
    """C-DECK-08: none in the deck, any number beside it, and both players see the choice."""
    box = Box(edition)
    box.fill(characters=18)
    box.buildings = [box.put(f"den-{number}", "building", "foxes") for number in range(30)]
    box.terrains = [box.put("pond", "terrain", "foxes"), box.put("forest", "terrain")]
    box.deck += ["den-0", "pond"]
    assert box.broken() == [
        refusal("not-for-the-deck", "C-DECK-08", card="den-0", type="building"),
        refusal("not-for-the-deck", "C-DECK-08", card="pond", type="terrain"),
    ]
    box.deck[-2:] = [box.put("one", "character", "foxes"), box.put("two", "character", "foxes")]
    player = start_of_duel([box.brought(), box.brought()], box.cards, box.edition).state.players[0]
    assert player.plans == box.buildings
    assert player.maps == box.terrains


@pytest.mark.parametrize("edition", PRINTINGS)
def test_each_card_has_its_place_by_its_type(edition: str) -> None:
    """C-CARD-01: a hero leads and is in no deck; character, spell, relic and tactic make up the deck."""
    box = Box(edition)
    box.fill(characters=16)
    box.deck += [box.put(type_, type_, "foxes") for type_ in ("character", "spell", "relic", "tactic")]
    assert box.broken() == []
    box.deck[0] = "fox-lord"
    assert box.broken() == [refusal("not-for-the-deck", "C-CARD-01", card="fox-lord", type="hero")]
    box.deck[0] = box.put("another", "character", "foxes")
    box.hero = "character"
    assert refusal("not-a-hero", "C-CARD-01", card="character") in box.broken()
    box.hero = "fox-lord"
    box.buildings, box.terrains = ["spell"], ["relic"]
    assert box.broken() == [
        refusal("not-of-the-type", "C-DECK-08", card="spell", type="building"),
        refusal("not-of-the-type", "C-DECK-08", card="relic", type="terrain"),
    ]


# C-CARD-05, -07, -08.


@pytest.mark.parametrize("edition", PRINTINGS)
def test_a_card_bound_to_another_hero_stays_at_home(edition: str) -> None:
    """C-CARD-05: the deck check refuses what could never be played."""
    box = Box(edition)
    box.fill(characters=18)
    box.deck.append(box.put("tale-of-the-lord", "spell", "foxes", hero="fox-lord"))
    assert [one.code for one in box.broken()] == (["deck-too-small"])
    box.deck.append(box.put("tale-of-the-lady", "spell", "foxes", hero="fox-lady"))
    assert box.broken() == [refusal("other-hero", "C-CARD-05", card="tale-of-the-lady", hero="fox-lady")]


def test_one_minion_card_of_the_faction_beside_the_hero() -> None:
    """C-CARD-07: it is in no deck, and of the hero's faction."""
    box = Box("en2")
    box.fill(characters=20)
    box.minion = box.put("wisp", "minion", "foxes")
    assert box.broken() == []
    assert (
        start_of_duel([box.brought(), box.brought()], box.cards, box.edition).state.players[1].minion
        == "wisp"
    )
    box.deck[0] = "wisp"
    assert box.broken() == [refusal("not-for-the-deck", "C-CARD-01", card="wisp", type="minion")]
    box.deck[0] = "foxes-fighter-0"
    box.minion = box.put("totem", "minion", "bears")
    facts = {"card": "totem", "faction": "bears", "squad": "foxes"}
    assert box.broken() == [refusal("other-faction", "C-CARD-07", **facts)]
    box.minion = "foxes-fighter-1"
    assert box.broken() == [refusal("not-of-the-type", "C-CARD-07", card="foxes-fighter-1", type="minion")]


@pytest.mark.parametrize("edition", FIRST_EDITION)
def test_the_first_edition_has_no_minions(edition: str) -> None:
    """C-CARD-01: the minion is a card type of the second edition."""
    box = Box(edition)
    box.fill(characters=20)
    box.minion = box.put("wisp", "minion", "foxes")
    assert box.broken() == [refusal("no-minions", "C-CARD-01", card="wisp")]


@pytest.mark.parametrize("edition", PRINTINGS)
@pytest.mark.parametrize("base", [25, 32, 40, 50, 60, 80, 100])
def test_miniatures_stand_on_the_bases_of_their_printing(edition: str, base: int) -> None:
    """C-CARD-08: 32, 50 and 60 mm, in the second edition also 80."""
    bases = [32, 50, 60, 80] if edition == "en2" else [32, 50, 60]
    box = Box(edition)
    box.fill(characters=19)
    box.deck.append(box.put("giant", "character", "foxes", base=base))
    no_such = (
        [] if base in bases else [refusal("no-such-base", "C-CARD-08", card="giant", base=base, bases=bases)]
    )
    assert box.broken() == no_such


# The start of a duel.


@pytest.mark.parametrize("edition", PRINTINGS)
def test_every_broken_rule_is_told_at_once(edition: str) -> None:
    box = Box(edition)
    box.put("fire", "spell", "bears")
    box.deck = ["fire", "fire", "fire", "nothing"]
    codes = [one.code for one in box.broken()]
    assert codes == ["no-such-card", "deck-too-small", "other-faction", "too-many-copies"]
    box.hero = "nobody"
    assert [one.code for one in box.broken()] == ["no-such-card", "no-such-card", "deck-too-small"]


def test_a_card_of_another_printing_is_told() -> None:
    box = Box("de1")
    box.fill(characters=19)
    box.deck.append(box.put("new", "character", "foxes", printings=("fr1", "en2")))
    assert box.broken() == [refusal("card-of-other-printing", card="new", printings=["fr1", "en2"])]


@pytest.mark.parametrize("edition", PRINTINGS)
def test_a_duel_begins_with_legal_decks_alone(edition: str) -> None:
    box = Box(edition)
    box.fill(characters=20)
    legal = box.brought()
    box.deck = box.deck[:5]
    with pytest.raises(IllegalDeck, match="the deck of seat 1 is not legal: deck-too-small") as illegal:
        start_of_duel([legal, box.brought()], box.cards, box.edition)
    assert illegal.value.seat == 1
    assert [one.code for one in illegal.value.broken] == ["deck-too-small"]
    start = start_of_duel([legal, legal], box.cards, box.edition)
    assert start.state.phase == SETUP
    assert start.cards.keys() == {*legal.cards, "fox-lord"}


def test_the_order_of_a_deck_list_is_not_the_order_of_the_deck() -> None:
    """A deck list tells nothing about the order of the deck: it lies sorted until it is shuffled."""
    box = Box("en2")
    box.fill(characters=20)
    one = start_of_duel([box.brought()] * 2, box.cards, box.edition)
    box.deck.reverse()
    assert start_of_duel([box.brought()] * 2, box.cards, box.edition) == one
