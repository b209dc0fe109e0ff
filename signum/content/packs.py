"""Content packs: a folder or a zip of data files for a game; the files that are read, and their limits.

A pack is data. Only files that end in .yaml, .yml and .txt are opened, all of them within limits, and nothing
is written to disk. A broken, oversized or hostile pack is refused with an explanation.
"""

import os
import stat
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path, PurePosixPath
from typing import Final, TypeAlias, TypeVar
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

from msgspec import Struct

from signum.content.causes import cause
from signum.content.mistakes import Mistake
from signum.content.nodes import Node, SourceError
from signum.content.source import FileLimits, parse

LIMITS: Final = FileLimits(size=1 << 18, depth=24)
"""For one file. The largest set of the program is a tenth of it."""
MOST_FILES: Final = 100
MOST_BYTES: Final = 1 << 21
"""For all opened files together, unpacked."""
LARGEST_ZIP: Final = 1 << 21
LARGEST_TEXT: Final = 64 << 10
"""For a pack that a client sends."""
DEEPEST: Final = 4
"""The greatest depth of folders."""
LONGEST_PATH: Final = 200
YAML: Final = (".yaml", ".yml")
OPENED: Final = (*YAML, ".txt")
ARCHIVES: Final = (".zip", ".gz", ".tgz", ".tar", ".bz2", ".xz", ".7z", ".rar", ".zst")
_ENCRYPTED: Final = 0x1

T = TypeVar("T")


class BrokenPack(Mistake):
    """A pack that is refused, with every mistake that was found."""

    def __init__(self, pack: str, mistakes: Iterable[SourceError]) -> None:
        self.pack = pack
        self.mistakes = tuple(mistakes)
        super().__init__(self.told("en"))

    def told(self, language: str) -> str:
        """All of it, in a language."""
        head = cause("mistake-pack-refused", pack=self.pack).told(language)
        return "\n".join([head, *[f"  {one.told(language)}" for one in self.mistakes]])


class PackFile(Struct, frozen=True, eq=False):
    """One file of a pack; `root` is the content of a YAML file, None for other files."""

    name: str
    data: bytes
    root: Node | None = None

    @property
    def stem(self) -> str:
        """The name without folders and ending."""
        return PurePosixPath(self.name).stem


class PackText(Struct, frozen=True):
    """A pack that a client sends: the text of one card file."""

    name: str
    text: str


Reader: TypeAlias = Callable[[Sequence[PackFile]], tuple[T, list[SourceError]]]
"""A game's reader: from the files of a pack to the readable content and all mistakes."""


def checked(path: Path | str | PackText, read: Reader[T]) -> tuple[T, list[SourceError]]:
    """The content that a game reads from a folder, a zip, a file or a text, and all mistakes in it."""
    files: list[PackFile] = []
    mistakes: list[SourceError] = []
    try:
        opened = list(_in_text(path) if isinstance(path, PackText) else _files(Path(path)))
    except SourceError as mistake:
        return read([])[0], [mistake]
    for name, data in opened:
        try:
            is_yaml = name.lower().endswith(YAML)
            files.append(PackFile(name, data, parse(data, name, LIMITS) if is_yaml else None))
        except SourceError as mistake:
            mistakes.append(mistake)
    content, wrong = read(files)
    mistakes += wrong
    if not opened:
        mistakes.append(SourceError(printable(str(path)), 0, f"no file here ends in {', '.join(OPENED)}"))
    return content, mistakes


def loaded(path: Path | str | PackText, read: Reader[T]) -> T:
    """The content that a game reads from a pack; a pack with any mistake is refused."""
    content, mistakes = checked(path, read)
    if mistakes:
        name = path.name if isinstance(path, PackText) else str(path)
        raise BrokenPack(printable(name), mistakes)
    return content


def printable(text: str) -> str:
    """A file name on one line, without terminal control characters."""
    return "".join([one if one.isprintable() else "?" for one in text])[: 2 * LONGEST_PATH]


# Files and their limits.


def _in_text(pack: PackText) -> Iterator[tuple[str, bytes]]:
    data = pack.text.encode("utf-8", "replace")
    if len(data) > LARGEST_TEXT:
        raise SourceError(printable(pack.name), 0, f"too large: {LARGEST_TEXT} bytes are allowed")
    yield f"{printable(pack.name)}.yaml", data


def _files(path: Path) -> Iterator[tuple[str, bytes]]:
    """The files of a pack that may be opened, by name, within the limits."""
    shown_path = printable(str(path))
    try:
        kind = path.stat().st_mode
        if stat.S_ISDIR(kind):
            yield from _bounded(shown_path, _in_folder(path))
        elif not stat.S_ISREG(kind):
            raise SourceError(shown_path, 0, "this is no folder and no file")
        elif path.name.lower().endswith(OPENED):
            yield shown_path, _contents(path)
        else:
            yield from _bounded(shown_path, _in_zip(path))
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise SourceError(shown_path, 0, f"this cannot be read: {reason}") from None


def _bounded(pack: str, files: Iterator[tuple[str, bytes]]) -> Iterator[tuple[str, bytes]]:
    total = 0
    for name, data in files:
        total += len(data)
        if total > MOST_BYTES:
            raise SourceError(pack, 0, f"too large: {MOST_BYTES} bytes are allowed; make several packs")
        yield name, data


def _in_folder(folder: Path) -> Iterator[tuple[str, bytes]]:
    found: list[Path] = []
    waiting = [(folder, 0)]
    seen = 0
    while waiting:
        here, depth = waiting.pop()
        for entry in sorted(os.scandir(here), key=lambda one: one.name):
            seen += 1
            place, path = printable(entry.path), Path(entry.path)
            if seen > MOST_FILES:
                raise SourceError(printable(str(folder)), 0, _too_many())
            if entry.is_symlink():
                raise SourceError(place, 0, "a link leads out of the pack; put the file itself here")
            if entry.is_dir():
                if depth >= DEEPEST:
                    raise SourceError(place, 0, f"folders stand in each other deeper than {DEEPEST}")
                waiting.append((path, depth + 1))
            elif _opens(entry.name, place):
                found.append(path)
    for path in sorted(found):
        yield printable(str(path)), _contents(path)


def _contents(path: Path) -> bytes:
    """The content of a plain file; nothing else is opened, so that no pipe can block."""
    if not stat.S_ISREG(path.stat().st_mode):
        raise SourceError(printable(str(path)), 0, "this is no plain file")
    with path.open("rb") as file:
        data = file.read(LIMITS.size + 1)
    if len(data) > LIMITS.size:
        raise SourceError(printable(str(path)), 0, _too_large())
    return data


def _in_zip(path: Path) -> Iterator[tuple[str, bytes]]:
    place = printable(str(path))
    if path.stat().st_size > LARGEST_ZIP:
        raise SourceError(place, 0, f"too large for a pack: {LARGEST_ZIP} bytes are allowed")
    try:
        with ZipFile(path) as archive:
            entries = archive.infolist()
            if len(entries) > MOST_FILES:
                raise SourceError(place, 0, _too_many())
            taken: set[str] = set()
            for entry in entries:
                name = _safe(entry, place, taken)
                if not entry.is_dir() and _opens(entry.filename, name):
                    yield name, _unpacked(archive, entry, name)
    except (BadZipFile, NotImplementedError, RuntimeError, EOFError, zlib.error) as error:
        raise SourceError(place, 0, f"this is no zip that can be read: {printable(str(error))}") from None


def _safe(entry: ZipInfo, pack: str, taken: set[str]) -> str:
    """The name of an entry for messages, if it stays inside the pack and is unique."""
    name = entry.orig_filename
    place = f"{pack}/{printable(name)}"
    parts = name.rstrip("/").split("/")
    if not name.isprintable() or "\\" in name or ":" in name or len(name) > LONGEST_PATH:
        raise SourceError(place, 0, "a name in a pack is short and has no control characters, no \\ and no :")
    if name.startswith("/") or any(part in ("", ".", "..") for part in parts):
        raise SourceError(place, 0, "this name leads out of the pack")
    if len(parts) > DEEPEST + 1:
        raise SourceError(place, 0, f"folders stand in each other deeper than {DEEPEST}")
    if name.casefold() in taken:
        raise SourceError(place, 0, "two files have this name")
    taken.add(name.casefold())
    mode = entry.external_attr >> 16
    if stat.S_IFMT(mode) not in (0, stat.S_IFREG, stat.S_IFDIR):
        raise SourceError(place, 0, "this is a link or a device; put the file itself here")
    return place


def _unpacked(archive: ZipFile, entry: ZipInfo, name: str) -> bytes:
    """The content of an entry, read no further than the limit of a file, whatever size it declares."""
    if entry.flag_bits & _ENCRYPTED:
        raise SourceError(name, 0, "this is locked with a password; pack it without one")
    if entry.compress_type not in (ZIP_STORED, ZIP_DEFLATED):
        raise SourceError(name, 0, "this is packed in a way that is not read here; pack it as a usual zip")
    if entry.file_size > LIMITS.size:
        raise SourceError(name, 0, _too_large())
    with archive.open(entry) as file:
        data = file.read(LIMITS.size + 1)
    if len(data) > LIMITS.size:
        raise SourceError(name, 0, _too_large())
    return data


def _opens(name: str, place: str) -> bool:
    """Whether a file is opened; an archive inside a pack is refused."""
    lower = name.lower()
    if lower.endswith(ARCHIVES):
        raise SourceError(place, 0, "an archive stands in the pack; unpack it there, or make it a pack")
    return lower.endswith(OPENED) and not PurePosixPath(name).name.startswith(".")


def _too_many() -> str:
    return f"more than {MOST_FILES} files and folders; make several packs"


def _too_large() -> str:
    return f"too large: {LIMITS.size} bytes are allowed; split it into several files"
