"""All messages of the classic game: for its rules, cards and positions."""

from collections.abc import Iterator

from signum.classic.abilities import GLOSSARY, STANDING
from signum.classic.cards.keywords import word
from signum.classic.cards.text_messages import messages
from signum.classic.chapters.cards.tactics import window
from signum.classic.chapters.combat.attack_durations import attack_ends
from signum.classic.core.dice import FACES
from signum.classic.core.state import CHARACTER, HERO, MINION, PHASES, SETUP
from signum.classic.core.units import CORNERS
from signum.classic.folder import FOLDER, PRINTINGS
from signum.classic.quests.text_messages import quest_messages
from signum.classic.telling.phrases import ADDED
from signum.content.calls import SaidMessages
from signum.content.source import Node, parse
from signum.content.wording import Needed
from signum.table.vocabulary import needed_by


def needed_words() -> Needed:
    """Every id with the arguments that it is given."""
    return needed_by("signum.classic", ADDED, (one for those in (_lists(), _cards()) for one in those))


def _lists() -> SaidMessages:
    """The closed lists of the rules."""
    yield from ((f"face-{face}", frozenset({"count"})) for face in FACES)
    plain = [
        *[f"phase-{phase}" for phase in (SETUP, *PHASES)],
        *[f"type-{kind}" for kind in (HERO, CHARACTER, MINION)],
        *[f"edition-{edition}" for edition in PRINTINGS],
        *[f"corner-{corner}" for corner in CORNERS],
    ]
    yield from ((id, frozenset()) for id in plain)
    yield from messages()
    yield from quest_messages()
    abilities = [*GLOSSARY, *[ability.id for ability in (*STANDING, window, attack_ends)]]
    yield from ((f"ability-{word(id)}", frozenset({"x"})) for id in abilities)


def _cards() -> SaidMessages:
    """The cards in hands and decks, and the terrains, of the positions that come with the program."""
    for file in (FOLDER.path / "positions").iterdir():
        if file.name.endswith(".yaml"):
            node = parse(file.read_bytes(), file.name)
            yield from ((f"card-{card}", frozenset()) for card in _card_ids(node))


def _card_ids(node: Node) -> Iterator[str]:
    fields = dict(node.entries())
    if "terrains" in fields:
        yield from (name for name, _ in fields["terrains"].entries())
    for _, player in fields["seats"].entries():
        for zone, cards in player.entries():
            if zone in ("hand", "deck", "graveyard"):
                yield from (card.text() for card in cards.items())
