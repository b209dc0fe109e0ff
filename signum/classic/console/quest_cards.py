"""Quests, Overlord cards, creatures and quest terrains for `signum cards`: checks, and a card to read."""

from collections.abc import Iterator, Mapping

from signum.classic.cards.card import Card
from signum.classic.quests.cards import PVE, PVP, OverlordCard, OverlordCreature, QuestCard
from signum.classic.quests.checks import QuestEntries, check_quests, id_of
from signum.classic.quests.files import Entry
from signum.classic.quests.library import QuestLibrary, broken_counts, shipped_nodes, shipped_quests
from signum.classic.quests.text import QuestText
from signum.content.languages import LANGUAGES
from signum.content.nodes import SourceError


def check_shipped(cards: Mapping[str, Card]) -> tuple[list[SourceError], int]:
    """The entries that come with the program: right, in every language, and as many as the rules say."""
    checked = check_quests(shipped_nodes(), QuestEntries(), cards)
    mistakes = list(checked.mistakes)
    if not mistakes:
        library = shipped_quests()
        mistakes += [SourceError("quest", 0, cause) for cause in broken_counts(library)]
        mistakes += [*_untranslated(library.entries), *wordless(library.entries)]
    return mistakes, len(checked.entries.all())


def creatures() -> list[Card]:
    """The creatures of the Overlord and of the Hero's friends."""
    return [one.pve for one in shipped_quests().entries.all() if isinstance(one, OverlordCreature)]


def _untranslated(entries: QuestEntries) -> Iterator[SourceError]:
    for one in entries.all():
        told = {"name": names_of(one)} | ({"story": one.story} if isinstance(one, QuestCard) else {})
        for what, texts in told.items():
            if missing := [language for language in LANGUAGES if language not in texts]:
                yield SourceError(id_of(one), 0, f"it has no {what} in {', '.join(missing)}")


def wordless(entries: QuestEntries) -> Iterator[SourceError]:
    """Entries whose text lacks a message."""
    for language in LANGUAGES:
        for one in entries.all():
            try:
                lines(one, language, entries)
            except LookupError as error:
                yield SourceError(id_of(one), 0, f"its text in {language}: {error}")


def names_of(one: Entry) -> Mapping[str, str]:
    """The names of an entry by language."""
    return one.names if isinstance(one, QuestCard | OverlordCard | OverlordCreature) else one.card.names


def lines(one: Entry, language: str, entries: QuestEntries) -> list[str]:
    """An entry as a player reads it, its name first."""
    texts = QuestText.of(language, QuestLibrary(shipped_quests().entries.joined(entries), {}))
    name = names_of(one).get(language) or names_of(one)["en"]
    if isinstance(one, QuestCard):
        return [name, one.story.get(language) or one.story["en"], *texts.quest(one)]
    if isinstance(one, OverlordCard):
        return [name, *texts.overlord(one)]
    if isinstance(one, OverlordCreature):
        sides = [[texts.figures(one, way), *texts.creature(one, way)] for way in (PVP, PVE)]
        return [name, *sides[0], *sides[1]]
    return [name, *texts.lines(one.card), *([texts.side_b(one)] if one.unique else [])]
