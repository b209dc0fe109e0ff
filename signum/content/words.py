"""The messages of the program in four languages, in Fluent: read once and formatted on demand.

`data/messages` has the messages of all games; each game has further ones in its folder. Two games may use one
id for two messages, but no game uses an id of the shared ones. Names are resolved first and passed in as
text; the name of a creature is a `CalledName`, which messages may inflect. `content.wording` and
`table.vocabulary` check that no message is missing.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from signum.content.called_names import FUNCTIONS, with_capitals, with_contractions, with_titles
from signum.content.languages import known_language
from signum.content.nodes import SourceError
from signum.content.spelling import shown

LONGEST_ARGUMENT: Final = 1000
"""Letters of one argument of a message. Fluent refuses longer ones, and clients and files may send any."""
SENTENCE_ENDS: Final = (".", "!", "?", ":", "…")
"""The signs by which a text is known as a sentence; a name that begins it, or is all of it, has a capital."""
REMEMBERED: Final = 1 << 15
"""Formatted messages that are kept, because screens say the same again and again."""


class Words:
    """The messages in a folder, one subfolder for each language, with the shared messages as a fallback."""

    def __init__(self, path: Traversable, shared: "Words | None" = None) -> None:
        self.path = path
        self.shared = shared
        self._entries: dict[str, Mapping[str, ast.Message]] = {}
        self._bundles: dict[str, FluentBundle] = {}
        # Typed, because Fluent writes 1 and 1.0 differently.
        self._remembered = lru_cache(REMEMBERED, typed=True)(self._formatted)

    def say(self, language: str, id: str, /, **args: Any) -> str:
        """The message in that language, with its arguments inserted, each shortened if it is very long."""
        for name, value in args.items():
            if isinstance(value, str) and len(value) > LONGEST_ARGUMENT:
                args[name] = value[: LONGEST_ARGUMENT - 1] + "…"
        try:
            return self._remembered(language, id, **args)
        except TypeError:
            # An argument that cannot be hashed.
            return self._formatted(language, id, **args)

    def _formatted(self, language: str, id: str, /, **args: Any) -> str:
        bundle = self._bundle(language)
        if not bundle.has_message(id):
            raise LookupError(f"no message is called {shown(id)}; see `signum words check`")
        pattern = bundle.get_message(id).value
        if pattern is None:
            raise LookupError(f"the message {shown(id)} has no text")
        text, errors = bundle.format_pattern(pattern, args)
        if errors:
            raise LookupError(f"the message {shown(id)} in {language}: {errors[0]}")
        said = with_titles(str(text), args.values())
        if language == "de":
            said = with_contractions(said, args.values())
        whole = said.endswith(SENTENCE_ENDS) or id.startswith("option-")
        whole = whole or any(said == str(one) for one in args.values())
        return with_capitals(said, args.values()) if whole else said

    def has(self, language: str, id: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle(language).has_message(id))

    def entries(self, language: str) -> Mapping[str, ast.Message]:
        """The messages of the folder by their ids, in the order of the files, without the shared ones."""
        if language not in self._entries:
            self._entries[language] = dict(self._read(known_language(language)))
        return self._entries[language]

    def _read(self, language: str) -> Iterator[tuple[str, ast.Message]]:
        taken = set(self.shared.entries(language)) if self.shared is not None else set()
        for file, text in self._sources(language):
            for entry in FluentParser().parse(text).body:
                if isinstance(entry, ast.BaseComment):
                    continue
                if not isinstance(entry, ast.Message) or entry.value is None:
                    raise SourceError(file, _line(text, entry), "this is not a message; write `name = text`")
                if entry.id.name in taken:
                    cause = f"there is already a message {shown(entry.id.name)}"
                    raise SourceError(file, _line(text, entry), cause)
                taken.add(entry.id.name)
                yield entry.id.name, entry

    def _sources(self, language: str) -> Iterator[tuple[str, str]]:
        """The message files of a language: their names and their texts."""
        folder = self.path / language
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                yield str(file), file.read_text(encoding="utf-8")

    def _bundle(self, language: str) -> FluentBundle:
        if language not in self._bundles:
            bundle = FluentBundle(
                [known_language(language)], functions=FUNCTIONS[language], use_isolating=False
            )
            for words in [self] if self.shared is None else [self.shared, self]:
                bundle.add_resource(ast.Resource(list(words.entries(language).values())))
            self._bundles[language] = bundle
        return self._bundles[language]


def signed(figure: int | str) -> str:
    """A figure with its sign, such as +2 or −S; minus is a sign of its own and not a hyphen."""
    said = f"{figure:+}" if isinstance(figure, int) else figure
    return said.replace("-", "−")


SHARED: Final = Words(files("signum") / "data" / "messages")
"""The messages of all games: those of tables, terminal, server and commands."""
say: Final = SHARED.say


def words_of(folder: Traversable) -> Words:
    """The messages of a game, from its data folder."""
    return Words(folder / "messages", SHARED)


def _line(text: str, entry: ast.SyntaxNode) -> int:
    return text.count("\n", 0, entry.span.start) + 1 if entry.span is not None else 0
