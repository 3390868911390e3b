"""The files that a class hands in for a contest: a folder or a ZIP file.

Each student has a file, a subfolder or a ZIP file in it. Nothing is unpacked to the disk: a file in a ZIP is read in
place, and only up to the size of a strategy. So no path in a ZIP can lead anywhere, and no ZIP bomb can fill the
memory. The window uses this module, without numpy.
"""

import stat
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from io import SEEK_END
from pathlib import Path, PurePath, PurePosixPath
from typing import NamedTuple, TypeVar
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

from dicedesk.core.system_errors import reason_of
from dicedesk.core.words import Sentence, tr
from dicedesk.games.hog.strategy_files import (
    MOST_BYTES,
    PROGRAM_TOO_LONG,
    StrategyError,
    bytes_of,
    is_program,
    is_strategy,
    opened_file,
)

ZIP_SUFFIX = ".zip"

MOST_ZIPPED = 20_000_000
"""The longest ZIP file that is read, in bytes: its directory is held in memory."""

_USUAL_NAME = "hog.py"
"""The file name that the course asks for."""

_LEVELS = 3
"""Folder levels below a student's subfolder that are searched."""

_NOT_SHOWN = (".", "__MACOSX")
"""Prefixes of the names of hidden files, and of the copies that macOS adds to a ZIP file."""

_ENCRYPTED = 0x1

_Place = TypeVar("_Place", bound=PurePath)


class HandedIn(NamedTuple):
    """A file that may hold a strategy, with the name of its entry: a file of a folder, or `member` of a ZIP file."""

    name: str
    file: Path
    member: str = ""

    @property
    def file_name(self) -> str:
        """The file name that the author chose."""
        return PurePosixPath(self.member).name or self.file.name

    @property
    def is_program(self) -> bool:
        """Whether the strategy is a program, which has to run."""
        return is_program(PurePath(self.file_name))

    def text(self, too_long: Sentence) -> bytes:
        """Return the file's bytes. Raises StrategyError if it cannot be read, with `too_long` if too long."""
        return _member_of(self.file, self.member, too_long) if self.member else bytes_of(self.file, too_long)


class LeftOut(NamedTuple):
    """A file that cannot take part, and why."""

    name: str
    reason: Sentence


@dataclass(frozen=True)
class ClassFolder:
    """The files of a class, and those that cannot take part; both sorted by name."""

    files: tuple[HandedIn, ...]
    left_out: tuple[LeftOut, ...] = ()


def is_zip(path: Path) -> bool:
    """Return whether the path names a ZIP file, by its suffix."""
    return path.suffix.lower() == ZIP_SUFFIX and not path.is_dir()


def handed_in(path: Path) -> ClassFolder:
    """Return the strategies in a folder or a ZIP file. Raises StrategyError if it cannot be read.

    A student's subfolder or ZIP file enters its only strategy, or the one called hog.py, under its own name. Hidden
    files are skipped.
    """
    if is_zip(path):
        entries = list(_entries_in_zip(path))
    else:
        try:
            entries = [_entry(inner) for inner in sorted(_shown_in(path), key=lambda inner: inner.name)]
        except OSError as error:
            raise StrategyError(_unreadable(path, error)) from error
    return ClassFolder(
        tuple(one for one in entries if isinstance(one, HandedIn)),
        tuple(one for one in entries if isinstance(one, LeftOut)),
    )


def _entry(path: Path) -> HandedIn | LeftOut:
    """The entry of a file, subfolder or ZIP file in a folder. A link that leads nowhere counts as a file."""
    try:
        if path.is_dir():
            return HandedIn(path.name, _only(_files_below(path)))
        if is_zip(path):
            return HandedIn(path.stem, path, str(_only(_visible(_members_of(path)))))
    except StrategyError as error:
        return LeftOut(path.name, error.sentence)
    except OSError as error:
        return LeftOut(path.name, _unreadable(path, error))
    return _file_or_left_out(HandedIn(path.stem, path))


def _file_or_left_out(file: HandedIn) -> HandedIn | LeftOut:
    if is_strategy(PurePath(file.file_name)):
        return file
    if file.file_name.lower().endswith(ZIP_SUFFIX):
        return LeftOut(file.file_name, tr("a ZIP file inside another ZIP file; unpack the outer one first"))
    return LeftOut(file.file_name, tr("not a Python file, a CSV table or a ZIP file"))


def _only(places: Iterable[_Place]) -> _Place:
    """The only strategy among them, or the one with the usual name. Raises StrategyError if that is not clear."""
    strategies = [place for place in places if is_strategy(place)]
    usual = [place for place in strategies if place.name.lower() == _USUAL_NAME]
    for choices in (strategies, usual):
        if len(choices) == 1:
            return choices[0]
    raise StrategyError(
        tr("several strategy files; keep one, or name the right one hog.py")
        if strategies
        else tr("no strategy file found")
    )


def _shown_in(folder: Path) -> list[Path]:
    """Raises OSError."""
    return [path for path in folder.iterdir() if not path.name.startswith(_NOT_SHOWN)]


def _files_below(subfolder: Path) -> list[Path]:
    """Raises StrategyError for a link out of its folder, and OSError."""
    if subfolder.resolve().parent != subfolder.parent.resolve():
        raise StrategyError(tr("a link to a place outside its folder"))
    return list(_files_at(subfolder, _LEVELS))


def _files_at(folder: Path, levels: int) -> Iterator[Path]:
    """Raises OSError."""
    for path in _shown_in(folder):
        if not path.is_dir():
            yield path
        elif levels and not path.is_symlink():
            yield from _files_at(path, levels - 1)


def _unreadable(path: Path, error: OSError) -> Sentence:
    return tr("{folder} cannot be read: {reason}", folder=str(path), reason=reason_of(error))


def _entries_in_zip(path: Path) -> Iterator[HandedIn | LeftOut]:
    """The entries of a ZIP file of a whole class. Raises StrategyError if it cannot be read."""
    members = _members_of(path)
    for member in members:
        if _leads_out(member):
            yield LeftOut(str(member), tr("its path points outside the ZIP file"))
    visible = _visible(members)
    above = _common_folders(visible)
    students: dict[str, list[PurePosixPath]] = {}
    for member in visible:
        students.setdefault(member.parts[above], []).append(member)
    for name, own in sorted(students.items()):
        if len(own[0].parts) == above + 1:
            yield _file_or_left_out(HandedIn(own[0].stem, path, str(own[0])))
            continue
        try:
            yield HandedIn(name, path, str(_only(own)))
        except StrategyError as error:
            yield LeftOut(name, error.sentence)


def _visible(members: Iterable[PurePosixPath]) -> list[PurePosixPath]:
    """The paths that are not hidden and do not lead out of their ZIP file."""
    return [
        member
        for member in members
        if not _leads_out(member) and not any(part.startswith(_NOT_SHOWN) for part in member.parts)
    ]


def _leads_out(member: PurePosixPath) -> bool:
    return member.is_absolute() or ".." in member.parts or "\\" in str(member)


def _common_folders(members: list[PurePosixPath]) -> int:
    """The number of folders that all files share, such as the folder that was packed."""
    first = members[0].parts[:-1] if members else ()
    return max(
        (
            count
            for count in range(len(first) + 1)
            if all(m.parts[:-1][:count] == first[:count] for m in members)
        ),
        default=0,
    )


def _members_of(file: Path) -> list[PurePosixPath]:
    """The files in a ZIP file. Raises StrategyError if it cannot be read."""
    with _opened_zip(file) as archive:
        return [PurePosixPath(name) for name in dict.fromkeys(archive.namelist()) if not name.endswith("/")]


def _member_of(file: Path, member: str, too_long: Sentence) -> bytes:
    """The bytes of a file in a ZIP file. Raises StrategyError if unreadable, with `too_long` if too long."""
    with _opened_zip(file) as archive:
        about = archive.getinfo(member)
        if _is_unusual(about):
            raise StrategyError(tr("it is a link, is encrypted, or uses unsupported compression"))
        with archive.open(about) as opened:
            # The length that the ZIP file states need not be true.
            content = opened.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise StrategyError(too_long)
    return content


def _is_unusual(about: ZipInfo) -> bool:
    """Whether the compression is unusual; only these two methods stop at the length that was asked for."""
    return (
        stat.S_ISLNK(about.external_attr >> 16)
        or bool(about.flag_bits & _ENCRYPTED)
        or about.compress_type not in (ZIP_STORED, ZIP_DEFLATED)
    )


@contextmanager
def _opened_zip(file: Path) -> Iterator[ZipFile]:
    """Raises StrategyError if the file cannot be read, also from the body of the `with` statement."""
    with opened_file(file) as opened:
        if opened.seek(0, SEEK_END) > MOST_ZIPPED:
            raise StrategyError(tr("the ZIP file is larger than 20 MB; unpack it first"))
        try:
            with ZipFile(opened) as archive:
                yield archive
        except StrategyError:
            raise
        except Exception as error:
            # A damaged file may fail in any way.
            raise StrategyError(tr("the ZIP file is damaged")) from error


def programs_among(files: Iterable[HandedIn]) -> tuple[str, ...]:
    """Return a digest of each program among the files; a program that cannot be read has none, and never runs."""
    digests = []
    for file in files:
        if file.is_program:
            try:
                digests.append(sha256(file.text(PROGRAM_TOO_LONG)).hexdigest())
            except StrategyError:
                continue
    return tuple(digests)


@dataclass(frozen=True)
class StrategyFolder:
    """The number of files that may hold a strategy, and the digests of the programs among them."""

    files: int
    programs: tuple[str, ...]


def brought_in(path: Path) -> StrategyFolder:
    """Return the strategies in a folder, a ZIP file or a single file. Raises StrategyError if it cannot be read."""
    files = handed_in(path).files if path.is_dir() or is_zip(path) else (HandedIn(path.stem, path),)
    return StrategyFolder(len(files), programs_among(files))
