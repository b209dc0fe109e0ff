"""Rule ids in prose: `C-DMG-01, A-ARMOUR`, `C-MEL-03 to -07`, `C-MEL-03, -05 and -09`."""

import re
from typing import Final

from msgspec import Struct

_ID: Final = re.compile(r"(?<![\w-])[A-Z]-[A-Z][A-Z0-9]+(?:-[A-Z0-9]+)*(?!\w)")
_MORE: Final = re.compile(
    r"(?P<joint>\s+to\s+|,\s+and\s+|,\s+|\s+and\s+)(?P<stem>[A-Z]-[A-Z0-9-]+-|-|)(?P<number>[0-9]{2})(?!\w|\.\w)"
)


class Citation(Struct, frozen=True):
    """The rules that one place of a text names, and its position in the text."""

    rules: tuple[str, ...]
    begin: int
    end: int


def is_id(text: str) -> bool:
    """Whether a text is exactly a rule id."""
    return bool(_ID.fullmatch(text))


def citations(text: str) -> list[Citation]:
    """Every place where a text names rules; it is not checked here that the rules exist."""
    found: list[Citation] = []
    at = 0
    while first := _ID.search(text, at):
        rules, at = [first[0]], first.end()
        while _is_numbered(rules[-1]) and (more := _continued(rules[-1], text, at)):
            rules, at = [*rules[:-1], *more.rules], more.end
        found.append(Citation(tuple(rules), first.start(), at))
    return found


def _continued(last: str, text: str, at: int) -> Citation | None:
    """The last rule, and the rules of a short form that follows it in the text."""
    match = _MORE.match(text, at)
    if not match:
        return None
    stem, _, begin = last.rpartition("-")
    is_range = match["joint"].strip() == "to"
    if match["stem"] not in ("-", f"{stem}-") and not (is_range and not match["stem"]):
        return None
    number = int(match["number"])
    if not is_range:
        return Citation((last, f"{stem}-{number:02}"), at, match.end())
    if number <= int(begin):
        # An invalid range is returned as written: a rule that does not exist.
        return Citation((last + match[0],), at, match.end())
    return Citation(tuple(f"{stem}-{one:02}" for one in range(int(begin), number + 1)), at, match.end())


def _is_numbered(id: str) -> bool:
    return bool(re.search(r"-[0-9]{2}\Z", id))
