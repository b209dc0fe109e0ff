"""Verbs that give abilities and parameters, and take them: C-PLAY-07."""

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Annotated, Any, Final, Self

from msgspec import UNSET, UnsetType

from signum.classic.cards import vocabulary as e
from signum.classic.cards.keywords import PARAMETERS
from signum.classic.cards.vocabulary import Effect, Text
from signum.classic.chapters.turn.durations import TOKENS, Silenced, gain, lose, refused_gain, take_away
from signum.classic.core.game import NOT_SILENCED, Game, is_silenced
from signum.classic.core.state import CHARACTER, HERO, MINION, Creature, Held
from signum.classic.core.values import health, movement, strength
from signum.classic.effects.sources import Source
from signum.classic.effects.verbs.forms import AbilityName, Distance, Inventor, OneOf, Whole
from signum.classic.effects.verbs.verb import KeywordReader, Verb, standing
from signum.content.nodes import Node
from signum.engine.questions import Procedure, Refusal
from signum.engine.records import replaced

if TYPE_CHECKING:
    from signum.classic.cards.text import CardText

ROOTED: Final = "cannot-move"
DISARMED: Final = "cannot-attack"
ASLEEP: Final = "cannot-act"
GUARDING: Final = "draw-attacks"


class Gain(Verb, frozen=True, tag="gain", dict=True):
    """An ability, or more of a parameter, for as long as is said (C-PLAY-07)."""

    ability: str
    x: int = 0
    plus: bool = False
    text: Text | None = None

    is_received = True
    lasts = True
    listed = True

    @cached_property
    def held(self) -> Held:
        """The ability as a creature holds it that has it from a card in play."""
        return Held(self.ability, self.x, self.plus, text=self.text)

    def scales(self) -> bool:
        return bool(self.x)

    def gift(self, times: int) -> Held:
        return self.held if times == 1 else replaced(self.held, x=self.x * times)

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        x = self.x * source.times
        for creature in standing(game, targets):
            yield from gain(
                game,
                creature,
                self.ability,
                x,
                plus=self.plus,
                until=until,
                text=self.text,
                until_hurt=source.until_hurt,
            )

    def refused(self, game: Game, source: Source, one: Creature) -> Refusal | None:
        """Tokens that a creature cannot have."""
        return refused_gain(game, one, self.ability)

    def touches_any(self) -> bool:
        return self.ability not in TOKENS

    def is_settled(self) -> bool:
        return self.x >= 0

    def adds_up(self) -> str:
        return "gain" if self.plus else ""

    @classmethod
    def read(cls, node: Node, keyword: KeywordReader) -> list[Self]:
        words = [keyword(one) for one in (node.items() if node.is_list else [node])]
        return [cls(one.ability, one.x, one.plus, one.text) for one in words]

    @classmethod
    def told(cls, those: Sequence[Self], text: "CardText", effect: Effect) -> dict[str, Any]:
        """The gain, and whether it is permanent, temporary, or suffered as a loss."""
        always = effect.when == e.ALWAYS
        worse = all(one.ability in TOKENS or (one.ability in PARAMETERS and one.x < 0) for one in those)
        return {
            "abilities": text.gained(those, lasting=always, either=effect.either),
            "way": "have" if always else "suffer" if worse else "gain",
        }

    @classmethod
    def invented(cls, by: Inventor) -> Any:
        return {cls.word(): by.gained() if by.below(4) else by.keyword(by.one(by.words))}


class Lose(Verb, frozen=True, tag="lose"):
    """A token is removed; any other ability is taken away for the stated time (C-PLAY-07, C-DRG)."""

    ability: Annotated[str, AbilityName()]

    lasts = True
    listed = True
    harms = True

    @classmethod
    def told(cls, those: Sequence[Self], text: "CardText", effect: Effect) -> dict[str, Any]:
        """The abilities; the noun stands before the first of them."""
        noun = "single" if len(those) == 1 else "several"
        said = [
            text.quoted(text.bare(one.ability), kind="name", noun="" if place else noun)
            for place, one in enumerate(those)
        ]
        return {"ability": text.listed(said)}

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        for creature in standing(game, targets):
            if self.ability in TOKENS:
                yield from lose(game, creature, self.ability, because=source.cites[0])
            else:
                cites, fragile = source.cites[0], source.until_hurt
                yield from take_away(game, creature, self.ability, until, because=cites, until_hurt=fragile)


def _bar(game: Game, source: Source, targets: Sequence[int], bar: str, until: int) -> Procedure[None]:
    """Creatures are told not to do something for a time."""
    for creature in standing(game, targets):
        yield from gain(game, creature, bar, until=until, until_hurt=source.until_hurt)


class Root(Verb, frozen=True, tag=ROOTED):
    """A creature cannot move for the stated time; to be placed is not to move (C-MOV-05)."""

    lasts = True
    harms = True

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        yield from _bar(game, source, targets, ROOTED, until)

    def gift(self, times: int) -> Held:
        return Held(ROOTED)


class Disarm(Verb, frozen=True, tag=DISARMED):
    """A creature cannot declare attacks for the stated time; attacked in melee it still fights (C-ACT-05).

    With a kind it cannot attack creatures of this kind, and may attack all others.
    """

    kind: Annotated[str | UnsetType, OneOf(types=(HERO, CHARACTER, MINION))] = UNSET

    lasts = True
    harms = True

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        yield from _bar(game, source, targets, self._bar(), until)

    def gift(self, times: int) -> Held:
        return Held(self._bar())

    @classmethod
    def told(cls, those: Sequence[Self], text: "CardText", effect: Effect) -> dict[str, Any]:
        return {"kind_attacked": those[0].kind or "any"}

    def _bar(self) -> str:
        """What a creature holds that is barred so."""
        return f"{DISARMED}-{self.kind}" if self.kind else DISARMED


class PutToSleep(Verb, frozen=True, tag=ASLEEP):
    """A creature does nothing in its activations for the stated time; attacked it still fights (C-ACT-01)."""

    lasts = True
    harms = True

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        yield from _bar(game, source, targets, ASLEEP, until)

    def gift(self, times: int) -> Held:
        return Held(ASLEEP)


class Slow(Verb, frozen=True, tag="slow"):
    """The movement of a creature is this many letters less for a time, but at least S (C-CARD-03)."""

    letters: Annotated[int, Whole(1, 4)]

    lasts = True
    harms = True

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        for creature in standing(game, targets):
            less = min(self.letters * source.times, game.value(movement, creature) - 1)
            if less > 0:
                yield from _add(game, source, creature, "movement", -less, until)


class DrawAttacks(Verb, frozen=True, tag=GUARDING):
    """Enemies within a distance that attack in melee must choose this creature, for the stated time."""

    distance: Distance

    lasts = True

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        for creature in standing(game, targets):
            yield from gain(
                game, creature, GUARDING, self.distance, until=until, until_hurt=source.until_hurt
            )

    def gift(self, times: int) -> Held:
        return Held(GUARDING, self.distance)


class Silence(Verb, frozen=True, tag="silence"):
    """A creature loses all its abilities and its text for the stated time (C-PLAY-07).

    Figures, tokens, and what texts forbid it stay.
    """

    lasts = True
    harms = True

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        for creature in standing(game, targets):
            yield from game.happen(Silenced(creature.id, until, source.until_hurt, because=source.cites))

    def refused(self, game: Game, source: Source, one: Creature) -> Refusal | None:
        """A creature without abilities and text has nothing to lose."""
        card = game.cards.get(one.card)
        has_text = card is not None and bool(card.effects) and not is_silenced(one)
        if has_text or [each for each in game.combined(game.held(one)) if each.ability not in NOT_SILENCED]:
            return None
        return Refusal("nothing-to-silence", ("C-PLAY-06",), {"creature": one.id})


def _add(
    game: Game, source: Source, creature: Creature, parameter: str, more: int, until: int
) -> Procedure[None]:
    """More or less of a parameter for a time."""
    fragile = source.until_hurt
    yield from gain(game, creature, parameter, more, plus=True, until=until, until_hurt=fragile)


class SetStrength(Verb, frozen=True, tag="set-strength"):
    """The strength of a creature becomes this number for the stated time (C-PLAY-07)."""

    strength: Annotated[int, Whole(0, 20)]

    lasts = True

    def scales(self) -> bool:
        return False

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        for creature in standing(game, targets):
            if more := self.strength - game.value(strength, creature):
                yield from _add(game, source, creature, "strength", more, until)


class SetHealth(Verb, frozen=True, tag="set-health"):
    """The health of a creature becomes this number; its wounds stay (C-PLAY-07, C-DMG-02)."""

    health: Annotated[int, Whole(1, 30)]

    lasts = True

    def scales(self) -> bool:
        return False

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        for creature in standing(game, targets):
            if more := self.health - game.value(health, creature):
                yield from _add(game, source, creature, "health", more, until)


class CopyStrength(Verb, frozen=True, tag="copy-strength"):
    """The strength of the creature with the text becomes that of another one (C-PLAY-07)."""

    of_its_creature = True
    lasts = True

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        mine = source.creature(game)
        for creature in standing(game, targets):
            if mine is None or not game.in_play(mine.id):
                return
            if more := game.value(strength, creature) - game.value(strength, mine):
                yield from _add(game, source, mine, "strength", more, until)


class DoubleStrength(Verb, frozen=True, tag="double-strength"):
    """A creature gains as much strength as it has now, for the stated time (C-PLAY-07)."""

    lasts = True

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        for creature in standing(game, targets):
            if more := game.value(strength, creature):
                yield from _add(game, source, creature, "strength", more, until)
