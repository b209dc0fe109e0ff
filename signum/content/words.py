"""What the program says, in four languages: Fluent messages, read once and formatted on demand.

Names are resolved before and passed in as text. What a table can say, and whether all of it is there, is
found out by `content.wording` and `table.vocabulary`.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from signum.content.languages import known_language
from signum.content.nodes import SourceError
from signum.content.spelling import shown


def say(language: str, id: str, /, **args: Any) -> str:
    """The message in that language, with its arguments put in."""
    bundle = _bundle(known_language(language))
    if not bundle.has_message(id):
        raise LookupError(f"no message is called {shown(id)}; `signum words check` tells which are missing")
    pattern = bundle.get_message(id).value
    if pattern is None:
        raise LookupError(f"the message {shown(id)} has no text")
    text, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise LookupError(f"the message {shown(id)} in {language}: {errors[0]}")
    return str(text)


def has(language: str, id: str) -> bool:
    """Whether there is such a message."""
    return _bundle(known_language(language)).has_message(id)


@cache
def entries(language: str) -> Mapping[str, ast.Message]:
    """Every message of a language by its id, in the order of the files."""
    found: dict[str, ast.Message] = {}
    for file, text in sources(language):
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.BaseComment):
                continue
            if not isinstance(entry, ast.Message) or entry.value is None:
                raise SourceError(file, _line(text, entry), "this is no message: write `name = text`")
            if entry.id.name in found:
                raise SourceError(
                    file, _line(text, entry), f"there is already a message {shown(entry.id.name)}"
                )
            found[entry.id.name] = entry
    return found


def sources(language: str) -> Iterator[tuple[str, str]]:
    """The message files of a language, those of all games first: their names and what is written in them."""
    data = files("signum") / "data"
    for owner in [data, *sorted(data.iterdir(), key=lambda folder: folder.name)]:
        folder = owner / "messages" / language
        for file in sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else ():
            if file.name.endswith(".ftl"):
                yield f"{language}/{file.name}", file.read_text(encoding="utf-8")


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(ast.Resource(list(entries(language).values())))
    return bundle


def _line(text: str, entry: ast.SyntaxNode) -> int:
    return text.count("\n", 0, entry.span.start) + 1 if entry.span is not None else 0
