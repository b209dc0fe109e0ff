"""The declaration of one verb: its fields, its effect, its sentence, and its other properties."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self, TypeAlias, get_type_hints

from msgspec import NODEFAULT, Struct
from msgspec.structs import fields as struct_fields

from signum.classic.cards.keywords import Keyword
from signum.classic.cards.vocabulary import BODIES, Effect, Occasion
from signum.classic.core.game import Game
from signum.classic.core.state import Creature, Held
from signum.classic.effects.sources import Source
from signum.classic.effects.verbs.forms import Form, Inventor, SignedWhole, Whole
from signum.content.nodes import Node
from signum.engine.events import Event
from signum.engine.questions import Procedure, Refusal

if TYPE_CHECKING:
    from signum.classic.cards.text import CardText

KeywordReader: TypeAlias = Callable[[Node], Keyword]


class Verb(Struct, frozen=True):
    """An action in a sentence of a card: `{damage: 2}`.

    A subclass is the whole declaration. Its tag is its word in card files and records, and names its message,
    `text-do-<tag>`. The forms of its fields define how they are written, said and invented.
    """

    touches: ClassVar[frozenset[str]] = BODIES
    """The kinds of target that a sentence with it may name."""
    of_players: ClassVar[bool] = False
    """Whether it affects players: the named ones, or the player of the text (C-ZONE-06)."""
    lasts: ClassVar[bool] = False
    """Whether `until` can end it."""
    ends_with_a_turn: ClassVar[bool] = False
    """Whether it lasts until a turn ends, and never until one begins."""
    listed: ClassVar[bool] = False
    """Whether several in a row are written as one list and said in one message."""
    impersonal: ClassVar[bool] = False
    """Whether its message is a whole sentence, without the subject of the other verbs."""
    orders: ClassVar[str] = ""
    """The case of its targets behind its command, `text-order-<tag>`: "deal 1 damage to one creature".

    Without one, a sentence tells what its targets do: "one creature gains +1 strength"."""
    is_optional: ClassVar[bool] = False
    """Whether its message says "may", because the player may decline it."""
    is_received: ClassVar[bool] = False
    """Whether a creature receives something, so that two in a row may share one word: "gets A and B"."""
    harms: ClassVar[bool] = False
    """Whether players use it against opponents."""
    drastic: ClassVar[bool] = False
    """Whether random cards leave it to a die, because it ends a game or removes a creature too soon."""
    of_its_creature: ClassVar[bool] = False
    """Whether it is done by or to the creature with the text, so that only creatures have it."""
    needs_two: ClassVar[bool] = False
    """Whether it is done by two chosen creatures to each other."""
    summons: ClassVar[bool] = False
    """Whether creatures enter by it; the next sentence may mean them as `same`."""
    takes: ClassVar[bool] = False
    """Whether a card is taken into the hand by it; the next sentence may ask for it."""
    needs_one: ClassVar[bool] = False
    """Whether it is done to one creature, and not to the one that is answered."""
    brings_back: ClassVar[bool] = False
    """Whether spells act again by it; at a later moment, or repeated, that could go on without end."""
    shows: ClassVar[bool] = False
    """Whether cards are shown to all by it; the next sentences may ask for them."""
    discards: ClassVar[bool] = False
    """Whether cards are discarded by it; the next sentence may count them."""
    of_card: ClassVar[str] = ""
    """The id of the only card that may say it; empty for a verb of the vocabulary."""
    cancels: ClassVar[bool] = False
    """Whether the answered event does not happen once it is carried out."""
    impact: ClassVar[str] = ""
    """C-ABL-03: its kind of impact on another creature, in the words of a shield."""

    def scales(self) -> bool:
        """Whether it has a figure that `for-each` multiplies."""
        return any(isinstance(one.form, Whole | SignedWhole) for one in fields_of(type(self)))

    # Its effect.

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        """Apply it to creatures or cards in play by their ids, or to players by their seats."""
        raise NotImplementedError

    def refused(self, game: Game, source: Source, one: Creature) -> Refusal | None:
        """The reason why it cannot touch a creature."""
        return None

    def touches_any(self) -> bool:
        """Whether `refused` never has an objection."""
        return type(self).refused is Verb.refused

    def changed(self, event: Event, times: int) -> Event | None:
        """The answered event as this verb leaves it; None if nothing of it is left."""
        return event

    def gift(self, times: int) -> Held | None:
        """What a creature holds that has it from a card in play, with figures so many times as large."""
        return None

    def is_settled(self) -> bool:
        """Whether it asks no player, eliminates no creature and touches only its targets (C-ABL-07)."""
        return False

    def adds_up(self) -> str:
        """The way in which it touches a target if its order among its like does not matter, or None."""
        return ""

    # Its form in card files.

    @classmethod
    def word(cls) -> str:
        """Its word in card files."""
        return str(cls.__struct_config__.tag)

    @classmethod
    def read(cls, node: Node, keyword: KeywordReader) -> list[Self]:
        """The verbs in a file after the word; `keyword` reads an ability with its text."""
        nodes = node.items() if cls.listed and node.is_list else [node]
        return [cls(**fields_in(cls, one)) for one in nodes]

    def misplaced(self, when: str | Occasion) -> str | None:
        """The reason why it makes no sense at this moment."""
        return None

    def is_price(self) -> bool:
        """Whether an overpayment can ask for it."""
        return False

    # Its sentence, and its use in random cards.

    @classmethod
    def told(cls, those: Sequence[Self], text: "CardText", effect: Effect) -> dict[str, Any]:
        """The arguments of its message besides those of every verb: the fields in the words of their forms.

        `those` are several only if the verb is listed; a field of theirs is said as a list.
        """
        told: dict[str, Any] = {}
        for name, _, form, _ in fields_of(cls):
            said = [form.said(getattr(one, name), text) for one in those]
            told[name] = text.listed(said) if cls.listed else said[0]
        return told

    @classmethod
    def invented(cls, by: Inventor) -> Any:
        """A random verb in the form of a file."""
        fields = fields_of(cls)
        if not fields:
            return cls.word()
        if len(fields) == 1:
            return {cls.word(): fields[0].form.invented(by)}
        written = {one.key: one.form.invented(by) for one in fields if one.required or by.below(4) == 0}
        return {cls.word(): written} if written else cls.word()


class Field(NamedTuple):
    """One field of a verb."""

    name: str
    key: str
    form: Form
    required: bool


@cache
def fields_of(verb: type[Struct]) -> tuple[Field, ...]:
    """The fields of a verb, or of another part of a vocabulary, that have forms, in their order."""
    hints = get_type_hints(verb, include_extras=True)
    found = []
    for one in struct_fields(verb):
        forms = [form for form in getattr(hints[one.name], "__metadata__", ()) if isinstance(form, Form)]
        found += [Field(one.name, form.key or one.name, form, one.default is NODEFAULT) for form in forms]
    return tuple(found)


def all_optional(verb: type[Struct]) -> bool:
    """Whether a verb can be written without any field."""
    return not [one for one in struct_fields(verb) if one.default is NODEFAULT]


def fields_in(verb: type[Struct], node: Node) -> dict[str, Any]:
    """`2` if only one field is needed, else `{dice: 3, on: [axe]}`."""
    fields = fields_of(verb)
    needed = [one for one in fields if one.required]
    if len(fields) == 1:
        return {fields[0].name: fields[0].form.read(node)}
    if len(needed) == 1 and not node.is_mapping:
        return {needed[0].name: needed[0].form.read(node)}
    written = node.fields([one.key for one in needed], [one.key for one in fields if not one.required])
    return {one.name: one.form.read(written[one.key]) for one in fields if one.key in written}


def standing(game: Game, targets: Sequence[int]) -> list[Creature]:
    """The targets that are still on the field."""
    return [one for id in targets if (one := game.creature(id)) is not None]
