"""Decks that show rules of deck building, as the Rules page tells them and the deck builder opens them."""

from signum.content.words import say
from signum.server import protocol as p
from signum.table.decks.examples import DeckExample, builder_of, deck_examples
from signum.table.decks.report import DeckDraft
from signum.table.rulebook import Rulebook


class DeckExamples:
    """The examples of all games of a server; they come with the program, so each is read and judged once."""

    def __init__(self) -> None:
        self._examples: dict[str, tuple[DeckExample, ...]] = {}
        self._shown: dict[tuple[str, str, str], tuple[p.DeckExampleShown, ...]] = {}

    def counts(self, game: Rulebook) -> dict[str, int]:
        """How many decks show each rule of a game: two of each example."""
        found: dict[str, int] = {}
        for one in self._of(game):
            found[one.rule] = found.get(one.rule, 0) + 2
        return found

    def showing(self, game: Rulebook, rule: str, language: str) -> tuple[p.DeckExampleShown, ...]:
        """The decks that show a rule."""
        those = [one for one in self._of(game) if one.rule == rule]
        key = (game.name, rule, language)
        if those and key not in self._shown:
            self._shown[key] = tuple([_shown(game, one, language) for one in those])
        return self._shown[key] if those else ()

    def _of(self, game: Rulebook) -> tuple[DeckExample, ...]:
        if game.name not in self._examples:
            self._examples[game.name] = deck_examples(game)
        return self._examples[game.name]


def _shown(game: Rulebook, example: DeckExample, language: str) -> p.DeckExampleShown:
    builder = builder_of(game, example.packs)
    report = builder.report(example.breaks, example.editions[-1], language)
    fault = next(one for one in report.faults if example.rule in one.cites)

    def code(draft: DeckDraft, name: str) -> str:
        return builder.code(DeckDraft(draft.hero, say(language, name, rule=example.rule), draft.parts))

    return p.DeckExampleShown(
        example.editions,
        fault.words,
        tuple([way.words for way in fault.ways]),
        code(example.breaks, "server-deck-breaks"),
        code(example.keeps, "server-deck-keeps"),
        example.packs,
    )
