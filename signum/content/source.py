"""YAML files read with positions: every key and value knows its file and line.

Only the plain part of YAML is read: mappings with words as keys, lists and scalars. Anchors, tags, several
documents in a file, and contents that are too large or too deep are refused.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import yaml

from signum.content.causes import cause
from signum.content.nodes import Node, SourceError
from signum.content.spelling import shown

__all__ = ["FileLimits", "Node", "SourceError", "parse", "read"]

_LOADER: Final[Any] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_UNPRINTABLE: Final = re.compile(
    "[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]"  # YAML's own rule
)
_HINTS: Final = {
    "mapping values are not allowed": "a text with ': ' in it needs quotes around it",
    "could not find expected ':'": "a key needs ': ' after it, and a value below it more indent",
    "did not find expected key": "keys that belong together have the same indent",
    "did not find expected '-' indicator": "items of one list have the same indent",
    "unexpected end of stream": "a quote or a bracket is opened and never closed",
    "found a tab character": "indent with spaces",
    "did not find expected ',' or": "a bracket is opened and never closed, or a comma is missing",
}


@dataclass(frozen=True)
class FileLimits:
    """How much a file may hold before it is refused."""

    size: int = 1 << 20
    depth: int = 32


USUAL: Final = FileLimits()


def read(path: Path | str, limits: FileLimits = USUAL) -> Node:
    """The content of a file."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(limits.size + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise SourceError(str(path), 0, f"the file cannot be read: {reason}") from None
    return parse(data, str(path), limits)


def parse(text: str | bytes, name: str, limits: FileLimits = USUAL) -> Node:
    """The content of a text; errors name it by this file name."""
    plain = _decoded(text, name, limits)
    page = _Page(name, limits)
    for event in _events(plain, name):
        page.take(event)
    if page.root is None:
        raise SourceError(name, 1, cause("mistake-empty-file"))
    return page.root


def _decoded(text: str | bytes, name: str, limits: FileLimits) -> str:
    if len(text) > limits.size:
        raise SourceError(name, 0, cause("mistake-too-large", most=limits.size))
    try:
        plain = (text.decode("utf-8") if isinstance(text, bytes) else text).removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise SourceError(name, line, cause("mistake-encoding")) from None
    if bad := _UNPRINTABLE.search(plain):
        line = plain.count("\n", 0, bad.start()) + 1
        raise SourceError(name, line, cause("mistake-control", sign=f"U+{ord(bad[0]):04X}"))
    return plain


def _events(text: str, name: str) -> Iterator[yaml.Event]:
    """YAML's events, with its errors turned into ours."""
    last = 1
    try:
        for event in yaml.parse(text, Loader=_LOADER):
            last = _line(event)
            yield event
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = min(mark.line, text.count("\n")) + 1 if mark else last
        raise SourceError(name, line, _in_words(error, text)) from None
    except (yaml.YAMLError, ValueError, OverflowError) as error:
        raise SourceError(name, last, cause("mistake-yaml", why=str(error))) from None


def _in_words(error: yaml.MarkedYAMLError, text: str) -> str:
    mark = error.problem_mark
    problem = error.problem or "a mistake"
    if "cannot start any token" in problem and mark:
        begin = text[mark.index : mark.index + 1]
        if begin == "\t":
            return cause("mistake-tab")
        return cause("mistake-value-start", sign=shown(begin))
    hints = [hint for words, hint in _HINTS.items() if words in problem]
    context = f"{error.context}{_begun(error)}, " if error.context else ""
    return cause("mistake-yaml", why="; ".join([f"{context}{problem}", *hints]))


def _begun(error: yaml.MarkedYAMLError) -> str:
    begin, end = error.context_mark, error.problem_mark
    return f" begun in line {begin.line + 1}" if begin and end and begin.line != end.line else ""


@dataclass
class _Open:
    """An unfinished list or mapping, with the key that waits for its value."""

    node: Node
    key: str | None = None
    key_line: int = 0


@dataclass
class _Page:
    """The nodes of one file, read from the top down and without recursion."""

    file: str
    limits: FileLimits
    root: Node | None = None
    open: list[_Open] = field(default_factory=list)
    documents: int = 0

    def take(self, event: yaml.Event) -> None:
        """Put the content of an event in its place."""
        if isinstance(event, yaml.ScalarEvent):
            self._refuse_marks(event, event.tag)
            self._scalar(event.value, _line(event))
        elif isinstance(event, (yaml.SequenceStartEvent, yaml.MappingStartEvent)):
            self._refuse_marks(event, event.tag)
            self._begin([] if isinstance(event, yaml.SequenceStartEvent) else {}, _line(event))
        elif isinstance(event, yaml.CollectionEndEvent):
            self.open.pop()
        elif isinstance(event, yaml.AliasEvent):
            raise self._error(event, "an alias (*) is not used here; write the value again")
        elif isinstance(event, yaml.DocumentStartEvent):
            self._document(event)

    def _document(self, event: yaml.DocumentStartEvent) -> None:
        self.documents += 1
        if self.documents > 1:
            raise self._error(event, "a second document (---) begins here; put it in a file of its own")
        if event.version or event.tags:
            raise self._error(event, "a line that begins with % is not used here; remove it")

    def _refuse_marks(self, event: yaml.NodeEvent, tag: str | None) -> None:
        if event.anchor is not None:
            raise self._error(event, f"an anchor ({shown(event.anchor)}) is not used here; remove it")
        if tag is not None:
            raise self._error(event, f"a tag ({shown(tag)}) is not used here; remove it or quote the value")

    def _scalar(self, text: str, line: int) -> None:
        if bad := _UNPRINTABLE.search(text):
            raise SourceError(
                self.file, line, f"the escape for U+{ord(bad[0]):04X} is not allowed; remove it"
            )
        top = self.open[-1] if self.open else None
        if top and isinstance(top.node.content, dict) and top.key is None:
            self._key(top, text, line)
        else:
            self._place(text, line)

    def _key(self, top: _Open, key: str, line: int) -> None:
        assert isinstance(top.node.content, dict)
        if not key:
            raise SourceError(self.file, line, cause("mistake-key-missing"))
        if earlier := top.node.content.get(key):
            twice = cause("mistake-key-twice", key=shown(key), line=earlier.key_line)
            raise SourceError(self.file, line, twice)
        top.key, top.key_line = key, line

    def _begin(self, content: list[Node] | dict[str, Node], line: int) -> None:
        if len(self.open) >= self.limits.depth:
            raise SourceError(self.file, line, cause("mistake-too-deep", most=self.limits.depth))
        top = self.open[-1] if self.open else None
        if top and isinstance(top.node.content, dict) and top.key is None:
            raise SourceError(self.file, line, cause("mistake-key-word"))
        self.open.append(_Open(self._place(content, line)))

    def _place(self, content: str | list[Node] | dict[str, Node], line: int) -> Node:
        """A new node, put into the last open list or mapping."""
        if not self.open:
            self.root = Node(self.file, line, content, key_line=line)
            return self.root
        top = self.open[-1]
        name, key_line = (top.node.name, line) if top.key is None else (top.key, top.key_line)
        node = Node(self.file, line, content, name, key_line)
        if isinstance(top.node.content, list):
            top.node.content.append(node)
        elif isinstance(top.node.content, dict) and top.key is not None:
            top.node.content[top.key] = node
            top.key = None
        return node

    def _error(self, event: yaml.Event, why: str) -> SourceError:
        return SourceError(self.file, _line(event), why)


def _line(event: yaml.Event) -> int:
    return event.start_mark.line + 1 if event.start_mark else 1
