"""Rules as screens show them, in one language; cached, because all screens show the same."""

from functools import cache

from signum.content.folders import GameFolder, folder_of
from signum.content.languages import known_language
from signum.content.mistakes import Mistake
from signum.content.rule_words import ENGLISH, in_english, is_told, told
from signum.content.rules import Rule, rules_of
from signum.content.rules import rule as rule_called
from signum.content.spelling import not_known
from signum.server.protocol import RuleShown
from signum.table.rulebook import Rulebook


def rules(game: Rulebook, edition: str, language: str) -> tuple[RuleShown, ...]:
    """Every rule of a game, in a language where it has that language's words."""
    _check_edition(game, edition)
    return _rules(game.folder, edition, known_language(language))


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
