"""Selections from the catalogue: the rules of a game, of chapters, of a printing."""

from collections.abc import Collection, Iterable

from signum.content.folders import game_folders
from signum.content.mistakes import Mistake
from signum.content.rules import Rule, catalogue
from signum.content.spelling import not_known


def select(game: str | None = None, chapters: Collection[str] = (), edition: str | None = None) -> list[Rule]:
    """The rules that match, in the catalogue's order; a chapter may be called melee or C-MEL."""
    _check("game", game, game_folders())
    _check("edition", edition, printings())
    rules = list(catalogue(game).values())
    names = chapter_names(rules)
    stems = {rule.stem for rule in rules}
    for chapter in chapters:
        if chapter not in stems:
            _check("chapter", chapter, names)
    return [
        rule
        for rule in rules
        if (not chapters or rule.chapter in chapters or rule.stem in chapters)
        and (edition is None or rule.belongs_to(edition))
    ]


def printings() -> tuple[str, ...]:
    """The printings of all games, each once."""
    return tuple(dict.fromkeys(one for home in game_folders().values() for one in home.printings))


def chapter_names(rules: Iterable[Rule]) -> list[str]:
    """The chapters of these rules, each once."""
    return list(dict.fromkeys(rule.chapter for rule in rules))


def _check(what: str, word: str | None, known: Collection[str]) -> None:
    if word is not None and word not in known:
        raise Mistake(f"{what}: {not_known(word, known)}")
