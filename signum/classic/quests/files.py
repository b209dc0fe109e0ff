"""Quest files: YAML read into quests, Overlord cards, Overlord's creatures and terrains.

Every mistake names file, line and cause. Names of other entries are checked by `checks`.
"""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias, TypeVar

from signum.classic.cards import vocabulary as e
from signum.classic.cards.card import CHARACTER, LETTERS, SPELL, TACTIC, TERRAIN, Card, Cost
from signum.classic.cards.files import LANGUAGES, card, terrain_ability
from signum.classic.cards.keywords import plain_word
from signum.classic.cards.sentences import effect, keyword
from signum.classic.cards.vocabulary import Effect
from signum.classic.core.figures import number
from signum.classic.effects.verbs.verb import fields_in
from signum.classic.quests import cards as c
from signum.classic.quests.cards import (
    Behaviour,
    Deed,
    Grant,
    LayQuestTerrain,
    OverlordCard,
    OverlordCreature,
    QuestCard,
    QuestTerrain,
    Rouse,
    Summon,
)
from signum.classic.quests.conditions import CONDITIONS, QuestCondition
from signum.classic.quests.folder import FOLDER
from signum.classic.quests.forms import PlaceForm
from signum.content.nodes import Node, name_in
from signum.content.spelling import not_known

QUEST: Final = "quest"
OVERLORD_CARD: Final = "overlord-card"
CREATURE: Final = "overlord-creature"
QUEST_TERRAIN: Final = "quest-terrain"

LONGEST_STORY: Final = 240
NO_BREAK_SPACE: Final = "\u00a0"
"""French punctuation needs it."""
MOST_HONOUR: Final = 10
OVERLORD_COST: Final = number("Q-SET-02", "cost")
"""Q-SET-02: the prosperity that an Overlord card counts as costing."""
OVERLORD_TYPES: Final = (SPELL, TACTIC)
MOST_RAGE: Final = 10

T = TypeVar("T")
Entry: TypeAlias = QuestCard | OverlordCard | OverlordCreature | QuestTerrain


def entry(node: Node) -> Entry:
    """One entry of a quest file."""
    return READERS[type_of(node) or dict(node.entries())["type"].one_of(READERS)](node)


def type_of(node: Node) -> str:
    """The type of an entry, if it is one of the quest mode."""
    written = node.content.get("type") if isinstance(node.content, dict) else None
    said = written.content if written is not None else ""
    return said if isinstance(said, str) and said in READERS else ""


def without_quests(root: Node) -> Node:
    """A list without the entries of the quest mode, which have readers of their own."""
    if not root.is_list:
        return root
    return Node(
        root.file, root.line, [one for one in root.items() if not type_of(one)], root.name, root.key_line
    )


# Quests.


def quest(node: Node) -> QuestCard:
    """A quest: its stage, its action when drawn, its conditions, its reward."""
    optional = ("actions", "abilities", "gives", "either", "fail")
    f = node.fields(("id", "type", "name", "story", "stage", "complete", "reward"), optional)
    reward = f["reward"].fields(optional=("honour", "prosperity"))
    if not reward:
        raise f["reward"].error("a reward is honour or prosperity: {honour: 2}")
    made = QuestCard(
        id=plain_word(f["id"]),
        names=_texts(f["name"], name_in),
        story=_texts(f["story"], _story),
        stage=f["stage"].one_of(c.STAGES),
        actions=_list(f, "actions", deed),
        abilities=_abilities(f["abilities"]) if "abilities" in f else {},
        gives=tuple([_grant(*one) for one in f["gives"].entries()]) if "gives" in f else (),
        complete=_list(f, "complete", condition),
        either="either" in f and f["either"].flag(),
        fail=_list(f, "fail", condition),
        honour=reward["honour"].integer(1, MOST_HONOUR) if "honour" in reward else 0,
        prosperity=reward["prosperity"].integer(1, 50) if "prosperity" in reward else 0,
    )
    if not made.complete:
        raise f["complete"].error("a quest needs a condition to complete it")
    if made.either and len(made.complete) == 1:
        raise f["either"].error("there is only one condition to choose from")
    return made


def condition(node: Node) -> QuestCondition:
    """`friend-lost`, `{defeat: {creature: wolf, number: 4}}`."""
    said, inner = (node.text(), None) if node.is_scalar else node.entry()
    if said not in CONDITIONS:
        raise node.error(f"no condition has that name: {not_known(said, CONDITIONS)}")
    kind = CONDITIONS[said]
    if not kind.__struct_fields__:
        if inner is not None:
            raise node.error(f"{said} has no figure: write {said}")
        return kind()
    if inner is None:
        raise node.error(f"{said} of what? Write {{{said}: ...}}")
    return kind(**fields_in(kind, inner))


def _abilities(node: Node) -> dict[str, tuple[str, ...]]:
    return {id: tuple([terrain_ability(one) for one in listed.items()]) for id, listed in node.entries()}


def _grant(creature: str, inner: Node) -> Grant:
    return Grant(creature, tuple([keyword(one) for one in inner.items()]))


# Deeds.

_DEEDS: Final[dict[str, type[LayQuestTerrain | Rouse]]] = {"lay": LayQuestTerrain, "rouse": Rouse}


def deed(node: Node) -> Deed:
    """`{lay: quest-forest}`, `{summon: {creature: wolf, at: hero}}`, `{who: ..., what: {wound: 1}}`."""
    entries = dict(node.entries())
    if "what" in entries:
        return _sentence(node, entries)
    said, inner = node.entry()
    if said in _DEEDS:
        return _DEEDS[said](**fields_in(_DEEDS[said], inner))
    if said in ("summon", "control"):
        return Summon(**fields_in(Summon, inner), control=said == "control")
    raise node.error(f"no deed has that name: {not_known(said, (*_DEEDS, 'summon', 'control', 'what'))}")


def _sentence(node: Node, entries: Mapping[str, Node]) -> Effect:
    """A sentence of a card, carried out for the Overlord; it has no `when`, as it happens at once."""
    if "when" in entries:
        raise entries["when"].error("this happens when the card is played: leave when out")
    when = Node(node.file, node.line, e.PLAYED, "when", node.line)
    made = effect(Node(node.file, node.line, {**entries, "when": when}), self_is_creature=False)
    who = made.who
    if who.kind in e.POINTED:
        raise node.error("the card is no creature: name whom it means, such as {hero: opponents}")
    if who.within or who.touching or who.seen:
        raise node.error("the Overlord stands nowhere on the field: leave within, touching and seen out")
    return made


# The Overlord.


def overlord_card(node: Node) -> OverlordCard:
    """An Overlord card: its deck, its card type, its rage, its main and its extra ability."""
    f = node.fields(("id", "type", "name", "deck", "kind", "rage", "main"), ("multiple", "extra"))
    made = OverlordCard(
        id=plain_word(f["id"]),
        deck=f["deck"].one_of(c.WAYS),
        rage=f["rage"].integer(1, MOST_RAGE),
        multiple="multiple" in f and f["multiple"].flag(),
        main=_list(f, "main", _deed_of_overlord),
        extra=_list(f, "extra", _deed_of_overlord),
        card=Card(
            id=plain_word(f["id"]),
            type=f["kind"].one_of(OVERLORD_TYPES),
            names=_texts(f["name"], name_in),
            printings=FOLDER.printings,
            cost=Cost(prosperity=OVERLORD_COST),
        ),
    )
    if not made.main:
        raise f["main"].error("a main ability does something")
    return made


def _deed_of_overlord(node: Node) -> Deed:
    made = deed(node)
    if isinstance(made, LayQuestTerrain):
        raise node.error("only a quest lays terrain (Q-TER-01)")
    if isinstance(made, Summon) and made.control:
        raise node.error("only a quest gives a creature to the Hero (Q-QST-03); write summon")
    return made


_SIDE: Final = ("strength", "health", "movement", "base", "keywords", "effects")


def creature(node: Node) -> OverlordCreature:
    """An Overlord's creature with both sides, or a friend of the Hero with one."""
    f = node.fields(
        ("id", "type", "name", "pve"),
        ("called", "pvp", "group", "unique", "friend", "honour", "behaviour", "leash"),
    )
    friend, unique = ("friend" in f and f["friend"].flag()), ("unique" in f and f["unique"].flag())
    pve = _side(f["pve"], f)
    made = OverlordCreature(
        id=pve.id,
        group=f["group"].one_of(c.GROUPS) if "group" in f else "",
        unique=unique,
        friend=friend,
        honour=f["honour"].integer(0, MOST_HONOUR) if "honour" in f else 0,
        pvp=_side(f["pvp"], f) if "pvp" in f else pve,
        pve=pve,
        behaviour=_list(f, "behaviour", _behaviour),
        leash=PlaceForm().read(f["leash"]) if "leash" in f else None,
    )
    _check_creature(node, f, made)
    return made


def _check_creature(node: Node, f: Mapping[str, Node], made: OverlordCreature) -> None:
    if made.friend:
        for key in ("pvp", "group", "behaviour", "honour", "leash"):
            if key in f:
                raise f[key].error("a friend of the Hero is the player's to activate: leave this out")
        return
    if "pvp" not in f:
        raise node.error("pvp is missing: a creature of the Overlord has two sides (Q-SET-07)")
    if not made.behaviour:
        raise node.error("behaviour is missing: say what it does in PvE (Q-PVE-04)")
    if bool(made.group) == made.unique:
        raise node.error(
            "a creature of the Overlord is unique or belongs to a group (Q-SET-05): write one of them"
        )


def _side(node: Node, f: Mapping[str, Node]) -> Card:
    """One side, read as a character of the second edition."""
    written = node.fields(("strength", "health"), _SIDE[2:])
    type_ = Node(node.file, node.line, CHARACTER, "type", node.line)
    printed = Node(node.file, node.line, [Node(node.file, node.line, one) for one in FOLDER.printings])
    shared = {key: f[key] for key in ("id", "name", "called") if key in f}
    content = {**shared, "type": type_, "printings": printed, **written}
    return card(Node(node.file, node.line, content, node.name, node.key_line))


def _behaviour(node: Node) -> Behaviour:
    """`stay`, `{attack: weakest}`, `{approach: {target: nearest, within: L}}`, `{guard: {terrain: ...}}`."""
    if node.is_scalar:
        return Behaviour(node.one_of((c.STAY,)))
    does, inner = node.entry()
    if does not in c.BEHAVIOURS[:-1]:
        raise node.error(f"no behaviour has that name: {not_known(does, c.BEHAVIOURS)}")
    targets = c.TARGETS[does]
    if inner.is_scalar:
        return Behaviour(does, inner.one_of([one for one in targets if one != c.TERRAIN]))
    f = inner.fields(optional=("target", "within", "terrain"))
    if ("target" in f) == ("terrain" in f):
        raise inner.error("name a target or a terrain")
    if "terrain" in f and c.TERRAIN not in targets:
        raise f["terrain"].error(f"nobody can {does} a terrain")
    return Behaviour(
        does,
        f["target"].one_of([one for one in targets if one != c.TERRAIN]) if "target" in f else c.TERRAIN,
        LETTERS.index(f["within"].one_of(LETTERS[1:])) if "within" in f else 0,
        plain_word(f["terrain"]) if "terrain" in f else "",
    )


# Terrains.


def terrain(node: Node) -> QuestTerrain:
    """A special terrain card: its template and side A, the abilities of side B, the number of templates."""
    optional = ("corners", "radius", "abilities", "effects", "finds", "unique", "side-b", "supply")
    f = node.fields(("id", "type", "name"), optional)
    type_ = Node(node.file, node.line, TERRAIN, "type", node.line)
    printed = Node(node.file, node.line, [Node(node.file, node.line, one) for one in FOLDER.printings])
    own = {key: one for key, one in f.items() if key not in ("side-b", "supply", "type")}
    made = card(Node(node.file, node.line, {**own, "type": type_, "printings": printed}))
    if "side-b" in f and not made.unique:
        raise f["side-b"].error("only a unique terrain has a side B (Q-SET-07)")
    supply = f["supply"].integer(1, 9) if "supply" in f else 1
    if made.unique and supply > 1:
        raise f["supply"].error("of a unique terrain there is one template")
    side_b = tuple([terrain_ability(one) for one in f["side-b"].items()]) if "side-b" in f else made.abilities
    return QuestTerrain(made, side_b, made.unique, supply)


# Texts.

READERS: Final[Mapping[str, Callable[[Node], Entry]]] = {
    QUEST: quest,
    OVERLORD_CARD: overlord_card,
    CREATURE: creature,
    QUEST_TERRAIN: terrain,
}
"""The types of entries, with their readers."""


def _list(f: Mapping[str, Node], key: str, read: Callable[[Node], T]) -> tuple[T, ...]:
    return tuple([read(one) for one in f[key].items()]) if key in f else ()


def _texts(node: Node, read: Callable[[Node], str]) -> dict[str, str]:
    """A text in English, and in the other languages that are written."""
    if node.is_scalar:
        return {"en": read(node)}
    return {language: read(one) for language, one in node.fields(("en",), LANGUAGES[1:]).items()}


def _story(node: Node) -> str:
    story = node.text()
    if len(story) > LONGEST_STORY or not story.replace(NO_BREAK_SPACE, " ").isprintable():
        raise node.error(f"a story is one line of at most {LONGEST_STORY} letters")
    return story
