"""Rules as screens show them, in one language; cached, because all screens show the same."""

from functools import cache
from typing import Final

from signum.content.folders import GameFolder, folder_of, game_folders
from signum.content.languages import known_language
from signum.content.mistakes import Mistake
from signum.content.rule_words import ENGLISH, in_english, is_told, told
from signum.content.rules import Rule, RuleFigure, rules_of
from signum.content.rules import rule as rule_called
from signum.content.spelling import not_known
from signum.server.protocol import PrintingShown, RuleCompared, RuleShown
from signum.table.rulebook import Rulebook

NONE: Final = "none"
"""The catalogue's word for a figure that a printing does not have."""


def rules(game: Rulebook, edition: str, language: str) -> tuple[RuleShown, ...]:
    """Every rule of a game, in a language where it has that language's words."""
    _check_edition(game, edition)
    return tuple([rule for home in _homes(game) for rule in _rules(home, edition, known_language(language))])


def _homes(game: Rulebook) -> list[GameFolder]:
    """The folders of a game's rules: its own, and those of modes with rules of their own."""
    return [game.folder, *[one for one in game_folders().values() if one.part_of == game.name]]


def unplayed(game: Rulebook) -> tuple[str, ...]:
    """The rules of modes that the program does not play yet."""
    return tuple(
        [
            rule.id
            for home in _homes(game)
            for rule in rules_of(home).values()
            if rule.chapter in home.unplayed
        ]
    )


def compared(game: Rulebook, language: str) -> tuple[RuleCompared, ...]:
    """The rules in which the printings of a game differ."""
    found = [_compared(home, game.editions, known_language(language)) for home in _homes(game)]
    return tuple([rule for those in found for rule in those])


@cache
def _compared(home: GameFolder, editions: tuple[str, ...], language: str) -> tuple[RuleCompared, ...]:
    found = []
    for rule in rules_of(home).values():
        printings = tuple([_printing(rule, home, edition, language) for edition in editions])
        if len({(one.holds, one.figures) for one in printings}) > 1:
            words = told(rule, language, home)
            spoken = language if is_told(rule, language, home) else ENGLISH
            found.append(
                RuleCompared(rule.id, words.title, words.text, words.chapter, printings, words.ruling, spoken)
            )
    return tuple(found)


def _printing(rule: Rule, home: GameFolder, edition: str, language: str) -> PrintingShown:
    """A rule in a printing, with the figures that are not the same in all of them."""
    shown = _shown(rule, home, edition, language, always=False)
    if not shown.holds:
        return PrintingShown(edition, False)
    differing = [one for one in rule.figures.values() if len(set(map(str, one.values()))) > 1]
    figures = [shown.figure, *[_written(one.get(edition)) for one in differing]]
    return PrintingShown(edition, True, tuple([one for one in figures if one not in ("", NONE)]))


def _written(figure: RuleFigure | None) -> str:
    return "" if figure is None else figure if isinstance(figure, str) else ", ".join(figure)


@cache
def _rules(home: GameFolder, edition: str, language: str) -> tuple[RuleShown, ...]:
    return tuple([_shown(one, home, edition, language, always=False) for one in rules_of(home).values()])


def rule_shown(game: Rulebook, id: str, edition: str, language: str) -> RuleShown:
    """One rule in the words of a printing."""
    _check_edition(game, edition)
    own = rules_of(game.folder).get(id)
    rule = rule_called(id) if own is None else own
    home = folder_of(rule.game) if own is None else game.folder
    return _shown(rule, home, edition, known_language(language), always=own is None)


def _shown(rule: Rule, home: GameFolder, edition: str, language: str, *, always: bool) -> RuleShown:
    words, english = told(rule, language, home), in_english(rule)
    figure = words.values.get(edition) or english.values.get(edition, "")
    return RuleShown(
        id=rule.id,
        title=words.title,
        text=words.text,
        chapter=words.chapter,
        figure=f"{figure} {words.unit or english.unit}".strip() if figure else "",
        ruling=words.ruling,
        # A game that names no printings has one, and all rules are in it.
        holds=always or not rule.printings or rule.belongs_to(edition),
        language=language if is_told(rule, language, home) else ENGLISH,
    )


def _check_edition(game: Rulebook, edition: str) -> None:
    if edition not in game.editions:
        raise Mistake(f"edition: {not_known(edition, game.editions)}")
