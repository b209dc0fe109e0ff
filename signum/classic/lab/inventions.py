"""Random cards from the whole vocabulary of card texts.

Every ability of a printing is on some character, every verb in some sentence. A sentence is guessed from
all words, and guessed again if the reader of card files refuses it.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import cycle, islice
from typing import Any, Final, TypeVar

from signum.classic.cards import vocabulary as e
from signum.classic.cards.card import (
    BUILDING,
    CHARACTER,
    CREATURES,
    FACES,
    HERO,
    LETTERS,
    MERCENARIES,
    MINION,
    RACES,
    RELIC,
    RELIC_TYPES,
    SPELL,
    TACTIC,
    TERRAIN,
    Card,
)
from signum.classic.cards.files import ANSWERING, MOMENTS, card
from signum.classic.cards.keywords import SAID_OTHERWISE, abilities, has_figure, has_text, word
from signum.classic.cards.sentence_parts import NAMED
from signum.classic.cards.sentences import abilities_of, effect
from signum.classic.cards.vocabulary import Effect
from signum.classic.effects.occasions import OCCASIONS
from signum.classic.effects.verbs.all_verbs import VERBS
from signum.classic.effects.verbs.cards import Untap
from signum.classic.folder import catalogue
from signum.content.mistakes import Mistake
from signum.content.nodes import Node
from signum.content.rules import rule
from signum.engine.chance import Chance

T = TypeVar("T")

FACTIONS: Final = ("foxes", "bears")
BASIC: Final = {
    "tavern": 2,
    "barracks": 2,
    "smithy": 3,
    "arena": 3,
    "shooting-range": 3,
    "library": 3,
    "temple": 4,
    "school-of-magic": 4,
    "city-hall": 5,
}
"""C-CITY-04: the basic buildings, and their costs here."""

TEMPLATES: Final[tuple[dict[str, Any], ...]] = (
    {
        "corners": [[-5, -3], [0, -4], [5, -3], [5.5, 1], [2, 4], [-4, 3.5]],
        "abilities": ["difficult", "cover"],
    },
    {"corners": [[-4.5, -3], [4, -3.5], [4.5, 2], [0, 3.5]], "abilities": ["impassable", "blocks-los"]},
    {
        "corners": [[-5, -5], [5, -5], [5, -2], [-2, -2], [-2, 5], [-5, 5]],
        "abilities": ["difficult", "cover"],
    },
    {"radius": 4, "abilities": ["difficult"]},
    {"radius": 3, "abilities": ["cover", "blocks-los"]},
    {"corners": [[0, -4], [4, 3], [-4, 3]], "abilities": ["impassable", "cover"]},
)
COMPANIONS: Final = {
    **dict.fromkeys(("master-shooting", "sniper", "quick-shooter", "rain-of-arrows", "buckshot"), "shooting"),
    **dict.fromkeys(("master-magic", "battle-mage"), "magical-shot"),
    "master-healing": "healer",
    "master-ritual": "ritual",
    "persecution": "quick",
}
"""The ability that another one needs to be useful."""
WORDS: Final = tuple([word for word, verb in VERBS.items() if not verb.of_card])
FOUND: Final = "found"
TRIES: Final = 120
SUPPORT_A_FACTION: Final = 16


def invented(edition: str, chance: Chance) -> dict[str, Card]:
    """A set of cards for a printing: two factions with their minions, mercenaries, buildings, terrains."""
    inventor = _Inventor(edition, chance)
    cards = [*inventor.buildings(), *inventor.terrains()]
    for faction in (*FACTIONS, MERCENARIES):
        cards += inventor.squad(faction)
    return {one.id: one for one in cards if edition in one.printings}


def glossary(edition: str) -> list[str]:
    """The abilities that a printing allows among a creature's keywords, by their words."""
    ids = [id for id in abilities().values() if id in catalogue() and rule(id).belongs_to(edition)]
    return [word(id) for id in ids if id not in SAID_OTHERWISE and id not in UNPRINTED]


UNPRINTED: Final = frozenset({"A-HEALING"})
"""Expressed by a verb, not by a keyword."""


class _Inventor:
    def __init__(self, edition: str, chance: Chance) -> None:
        self.edition = edition
        self.chance = chance
        self.words: Sequence[str] = glossary(edition)
        self.next_word = cycle(chance.order(self.words))
        self.next_verb = cycle(chance.order(WORDS))

    # Whole cards.

    def squad(self, faction: str) -> Iterator[Card]:
        """Heroes, characters that share all abilities, minions, and support with all verbs."""
        minions = rule("C-CARD-07").belongs_to(self.edition)
        own = faction != MERCENARIES
        for number in range(2 * own):
            yield self.made(partial(self.hero, f"{faction}-hero-{number}", faction))
        for number in range(24 if own else 12):
            yield self.made(partial(self.character, f"{faction}-{number}", faction))
        for number in range(3 * own * minions):
            yield self.made(partial(self.minion, f"{faction}-minion-{number}", faction))
        for number in range(SUPPORT_A_FACTION if own else 6 * minions):
            kind = (SPELL, RELIC, TACTIC)[number % 3]
            yield self.made(partial(self.support, f"{faction}-{kind}-{number}", faction, kind))

    def buildings(self) -> Iterator[Card]:
        """The basic buildings, two of them with a text; for each faction a unique and a class building."""
        for id, cost in BASIC.items():
            yield self.made(partial(self.building, id, cost))
        for faction in FACTIONS:
            yield self.made(partial(self.building, f"{faction}-den", 2, faction=faction, unique="yes"))
            guild = partial(self.building, f"{faction}-guild", 2, faction=faction)
            yield self.made(lambda guild=guild: {**guild(), "class-building": "yes"})  # type: ignore[misc]

    def terrains(self) -> Iterator[Card]:
        """A template of every kind; every second one can be searched."""
        for number, template in enumerate(TEMPLATES):
            yield self.made(partial(self.terrain, f"terrain-{number}", template, number % 2 == 0))

    def hero(self, id: str, faction: str) -> dict[str, Any]:
        """Enduring, with slots for most relics."""
        body = self.body(id, HERO, faction, 1 + self.below(2))
        body |= {"health": 4 + self.below(4), "strength": 1 + self.below(3), "movement": self.one("SML")}
        return body | {"slots": dict.fromkeys(self.chance.order(RELIC_TYPES)[:4], 1)}

    def character(self, id: str, faction: str) -> dict[str, Any]:
        """Two or three abilities, every other one with a sentence too."""
        body = self.body(id, CHARACTER, faction, 2 + self.below(2)) | {"cost": self.cost()}
        if faction != MERCENARIES and self.below(4) == 0:
            body["class"] = f"{faction}-guild"
        return body | ({"effects": [self.effect(CHARACTER)]} if self.below(2) else {})

    def minion(self, id: str, faction: str) -> dict[str, Any]:
        """Small, with an ability."""
        return self.body(id, MINION, faction, 1 + self.below(2)) | {"health": 1 + self.below(2)}

    def support(self, id: str, faction: str, kind: str) -> dict[str, Any]:
        """A spell, a relic or a tactic with a sentence or two."""
        made: dict[str, Any] = {"id": id, "type": kind, "faction": faction, "cost": self.cost()}
        made["effects"] = [self.effect(kind) for _ in range(1 + (self.below(3) == 0))]
        if kind == SPELL and self.below(3) == 0:
            made["effects"].append({**self.effect(kind), "when": e.PLAYED, "or": "yes"})
        if kind == RELIC:
            made["relic"] = self.one(RELIC_TYPES)
            made |= self.one([{}, {"uses": 2}, {"durability": 2}])
        return made

    def building(self, id: str, cost: int, **more: str) -> dict[str, Any]:
        """Every other building has a text."""
        made: dict[str, Any] = {"id": id, "type": BUILDING, "cost": {"prosperity": cost}, **more}
        return made | ({"effects": [self.effect(BUILDING)]} if self.below(2) else {})

    def terrain(self, id: str, template: Mapping[str, Any], searchable: bool) -> dict[str, Any]:
        """A template that may be searched, and may affect creatures near it."""
        made: dict[str, Any] = {"id": id, "type": TERRAIN, "cost": {"any": self.below(2)}, **template}
        if not searchable:
            made["unique"] = "yes"
        else:
            made["finds"] = {face: self.found() for face in FACES}
        return made | ({"effects": [self.effect(TERRAIN)]} if self.below(3) == 0 else {})

    def body(self, id: str, kind: str, faction: str, keywords: int) -> dict[str, Any]:
        bases = [int(one) for one in rule("C-CARD-08").values[self.edition]]
        return {
            "id": id,
            "type": kind,
            "faction": faction,
            "strength": self.below(4),
            "health": 1 + self.below(4),
            "movement": self.one(LETTERS),
            "base": bases[0] if self.below(4) else self.one(bases),
            "race": self.one(RACES[:2]),
            "keywords": [self.keyword(one) for one in self.together(keywords)],
        }

    def together(self, count: int) -> list[str]:
        """The next abilities in turn, with those that they need to be useful."""
        said = [next(self.next_word) for _ in range(count)]
        return list(dict.fromkeys([*said, *[COMPANIONS[one] for one in said if one in COMPANIONS]]))

    def cost(self) -> dict[str, Any]:
        """Cheap, so that much is played; sometimes with a named building."""
        if self.below(5) == 0:
            return {"buildings": [self.one(list(BASIC)[:4])]}
        return self.one([{}, {}, {"any": 1}, {"prosperity": 1}, {"any": 1, "prosperity": 1}])

    # Abilities with their figures and texts.

    def keyword(self, said: str) -> Any:
        id = abilities()[said]
        if not has_text(id):
            return {said: 1 + self.below(3)} if has_figure(id) else said
        gained = {"what": {"gain": self.gained()}}
        match said:
            case "aura" | "howl":
                return {said: {"within": self.one(LETTERS[1:]), **gained}}
            case "exhaustion":
                return {said: {"times": 1 + self.below(2), **gained}}
            case "steam-engine":
                text = {face: {"gain": self.gained()} for face in FACES}
                return {said: {"declaring": list(self.some(e.DECLARED, 4)), **text}}
            case "shield-against":
                return {said: list(self.some(e.AGAINST, 3))}
            case "overpay":
                named = {"buildings": [self.one(list(BASIC)[:4])]}
                return {said: {**(named if self.below(2) else {"price": {"prosperity": -1}}), **gained}}
            case _:
                return {said: gained}

    def gained(self) -> Any:
        """A parameter, or an ability without a text."""
        if self.below(2):
            return {self.one(("strength", "strength", "health", "movement")): self.one(("+1", "+2", "-1"))}
        said = self.one([one for one in self.words if not has_text(abilities()[one])])
        return {said: self.one(("1", "2", "+1"))} if has_figure(abilities()[said]) else said

    # Sentences.

    def effect(self, kind: str) -> dict[str, Any]:
        """A sentence that a card of this type may have."""

        def guess(verb: str) -> dict[str, Any]:
            answers = kind == TACTIC or (kind in ANSWERING and self.below(4) == 0)
            return self.sentence(self.occasion() if answers else self.one(MOMENTS[kind]), verb)

        return self.sensible(guess, lambda one: effect(one, self_is_creature=kind in CREATURES))

    def found(self) -> dict[str, Any]:
        """A random find in ruins."""

        def guess(verb: str) -> dict[str, Any]:
            said = self.sentence(FOUND, verb)
            del said["when"]
            return said

        return self.sensible(guess, lambda one: effect(one, found=True))

    def sensible(
        self, guess: Callable[[str], dict[str, Any]], read: Callable[[Node], Effect]
    ) -> dict[str, Any]:
        """Guess with one verb until the reader accepts a sentence; if it never does, with the next verb."""
        for verb in islice(self.next_verb, 3 * len(VERBS)):
            for _ in range(TRIES):
                guessed = guess(verb)
                try:
                    made = read(node(guessed))
                except Mistake:
                    continue
                if not is_endless(made) and all(
                    rule(one).belongs_to(self.edition) for one in abilities_of([made]) if one in catalogue()
                ):
                    return guessed
        raise LookupError(f"no verb makes a sentence: {guess(WORDS[0])}")

    def occasion(self) -> dict[str, Any]:
        before = self.below(4) == 0
        of = self.one(("creature", "creature", "character", "hero", "player"))
        known = [one.name for one in OCCASIONS.values() if one.before or not before]
        said: dict[str, Any] = {of: self.one(e.WHOSE), "is": self.one(known)}
        if self.below(4) == 0:
            said[self.one(("by-self", "any-turn"))] = "yes"
        if of != "player" and self.below(6) == 0:
            said |= self.one(({"within": "M"}, {"race": "elf"}, {"strength": {"at-least": 2}}))
        return {"before" if before else "after": said}

    def sentence(self, when: Any, verb: str) -> dict[str, Any]:
        """Random words; the reader decides whether they make sense together."""
        made: dict[str, Any] = {"when": when, "what": VERBS[verb].invented(self)}
        if self.below(6) == 0:
            made["what"] = [made["what"], VERBS[self.one(WORDS)].invented(self)]
            if self.below(2):
                made["either"] = "yes"
        if self.below(5):
            made["who"] = self.who()
        if VERBS[verb].lasts:
            made["until"] = self.one(e.DURATIONS)
        if when == e.AT_WILL:
            made["price"] = self.one((1, 2, {"concentration": 1}))
        if VERBS[verb].drastic or self.below(5) == 0:
            made["on"] = list(self.some(FACES, 2))
        for rare in ("may", "unless-paid"):
            if self.below(8) == 0:
                made[rare] = "yes" if rare == "may" else 1
        return made | self.terms(when)

    def terms(self, when: Any) -> dict[str, Any]:
        """Conditions, numbers and prices; an occasion that its answers repeat is answered once a turn."""
        said: dict[str, Any] = {}
        if self.below(10) == 0:
            said[self.one(("if", "unless"))] = {**self.counted(), self.one(("at-least", "at-most")): 1}
        if self.below(20) == 0:
            kind = self.one(("creature", "hand", "building"))
            said["if"] = {kind: "yours", self.one(("more-than", "fewer-than")): {kind: "opponents"}}
        if self.below(16) == 0:
            said |= self.one(({"repeat": 2}, {"later": self.one(e.LATER)}, {"until-hurt": "yes"}))
        if self.below(16) == 0:
            said |= {"price": {"prosperity": "any"}, "for-each": e.PAID}
        if self.below(12) == 0:
            said["for-each"] = {**self.counted(), "most": 1 + self.below(2)}
        if self.below(10) == 0:
            said["price"] = self.one(
                (1, {"discard": 1}, {"wounds": 1}, {"tap": 1}, {"sacrifice": {"creature": "yours"}})
            )
        repeats = isinstance(when, dict) and OCCASIONS[next(iter(when.values()))["is"]].repeats
        if repeats or self.below(10) == 0:
            said["once"] = "yes"
        return said

    def counted(self) -> dict[str, Any]:
        """Something that can be counted."""
        if self.below(2):
            return {self.one(("creature", "character", "building", "relic")): self.one(e.WHOSE)}
        if self.below(2):
            return {self.one(e.OF_PLAYERS): self.one((e.YOURS, e.OPPONENTS))}
        if self.below(2):
            return {self.one(e.DEEDS): self.one(e.WHOSE)}
        return {self.one(e.OF_CREATURES): e.SELF}

    def who(self) -> Any:
        if self.below(3) == 0:
            return self.one((e.SELF, e.BEARER, e.CAUSE, e.CULPRIT))
        kind = self.one(("creature", "creature", "character", "player", *NAMED))
        made: dict[str, Any] = {kind: self.one(e.WHOSE)}
        if kind != "player" and self.below(6):
            made["choose"] = 1 + (self.below(4) == 0)
        for measured in ("touching", "seen", "other", "wounded"):
            if self.below(10) == 0:
                made[measured] = "yes"
        if self.below(4) == 0:
            made["within"] = self.one(LETTERS[1:])
            if self.below(6) == 0:
                made["of"] = self.one(e.NEAR_ANY)
        if self.below(12) == 0:
            made[self.one(e.MEASURES)] = {self.one(("at-least", "at-most")): 1 + self.below(2)}
        if self.below(12) == 0:
            made["race"] = self.one(RACES[:2])
        if self.below(12) == 0:
            made[self.one(e.CONDITIONS)] = "yes"
        if self.below(12) == 0:
            made[self.one(("relic", "building", "minion"))] = made[kind]
        return made

    # Chance.

    def made(self, guess: Callable[[], dict[str, Any]]) -> Card:
        """The first guess that the reader of card files accepts and the printing has."""
        for _ in range(TRIES):
            try:
                read = card(node(guess()))
            except Mistake:
                continue
            if self.edition in read.printings:
                return read
        raise LookupError(f"no guess makes a card: {guess()}")

    def below(self, limit: int) -> int:
        return self.chance.below(limit)

    def one(self, things: Sequence[T]) -> T:
        return things[self.chance.below(len(things))]

    def some(self, things: Sequence[T], most: int) -> Sequence[T]:
        return self.chance.order(things)[: 1 + self.chance.below(most)]


def is_endless(sentence: Effect) -> bool:
    """Whether an activation would make another possible, so that a turn never ends (C-TURN-06)."""
    by_activation = sentence.when in (*e.OF_ACTIVATIONS, e.ACTIVATED) or isinstance(sentence.when, e.Occasion)
    return by_activation and any(isinstance(one, Untap) for one in sentence.what)


def node(written: Any, name: str = "") -> Node:
    """The node of a file with these mappings, lists and plain words."""
    if isinstance(written, Mapping):
        return Node("invented", 1, {key: node(one, key) for key, one in written.items()}, name, 1)
    if isinstance(written, list):
        return Node("invented", 1, [node(one, name) for one in written], name, 1)
    return Node("invented", 1, str(written), name, 1)
