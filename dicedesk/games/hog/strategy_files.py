"""Hog strategies from files: tables as CSV, and strangers' programs, which run only with permission.

This reads a file and its table of 100 rows by own score; the runner of programs is in the adapters, and the files of a
whole class are in `class_folder`. The window uses this module, without numpy.
"""

import csv
import errno
import json
import os
import stat
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path, PurePath
from typing import BinaryIO

from dicedesk.core.system_errors import reason_of
from dicedesk.core.words import Sentence, escaped, tr, trn
from dicedesk.games.hog.players import StrategyTable
from dicedesk.games.hog.rules import DEFAULT_GOAL, MOST_DICE
from dicedesk.play.ports.store import Store, StoreError

TABLE_SUFFIX, PROGRAM_SUFFIX = ".csv", ".py"
PROGRAM_TOO_LONG = tr("the file is too large for a strategy")
TABLE_TOO_LONG = tr("the file is too large for a table of 100 rows and 100 columns")

MOST_BYTES = 1_000_000
"""Longest file, in bytes: a table takes about 20 kB, a program less."""


class StrategyError(Exception):
    """A file holds no strategy; `sentence` is the reason to show."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(sentence)
        self.sentence = sentence


def is_program(file: PurePath) -> bool:
    """Return whether the strategy is a program, which has to run."""
    return file.suffix.lower() == PROGRAM_SUFFIX


def is_strategy(file: PurePath) -> bool:
    """Return whether the file may hold a strategy, by its suffix."""
    return file.suffix.lower() in (TABLE_SUFFIX, PROGRAM_SUFFIX)


def bytes_of(path: Path, too_long: Sentence) -> bytes:
    """Return the bytes of a file. Raises StrategyError if it cannot be read, with `too_long` if it is too long."""
    with opened_file(path) as file:
        content = file.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise StrategyError(too_long)
    return content


@contextmanager
def opened_file(path: Path) -> Iterator[BinaryIO]:
    """Open a file for reading. Raises StrategyError if it cannot be read, then or later.

    A link out of its folder is refused: the reason could show the author the words of a private file. A hard link is a
    regular file. A pipe or a device is refused too, as it might never deliver anything.
    """
    try:
        place = os.path.realpath(path, strict=True)
        if not Path(place).is_relative_to(os.path.realpath(path.parent)):
            raise StrategyError(tr("a link to a place outside its folder"))
        with open(place, "rb", opener=_opened) as file:
            if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                raise StrategyError(tr("not a regular file"))
            yield file
    except OSError as error:
        if path.is_symlink() and error.errno in (errno.ELOOP, errno.ENOENT):
            raise StrategyError(tr("a broken link")) from error
        raise StrategyError(tr("the file cannot be read: {reason}", reason=reason_of(error))) from error


def _opened(path: str, flags: int) -> int:
    """Open a file at once, even a pipe without a writer, and never a link that has appeared meanwhile."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOFOLLOW", 0))


def read_rows(path: Path) -> StrategyTable:
    """Return the table of a CSV file. Raises StrategyError that names the line at fault."""
    return rows_of(bytes_of(path, TABLE_TOO_LONG))


def rows_of(content: bytes) -> StrategyTable:
    """Return the table in the bytes of a CSV file. Raises StrategyError that names the line at fault."""
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise StrategyError(tr("not a text file")) from error
    try:
        rows = tuple(_rows_in(text))
    except csv.Error as error:
        # A quotation that never ends is longer than a cell may be.
        raise StrategyError(tr("not a table")) from error
    if len(rows) != DEFAULT_GOAL:
        raise StrategyError(
            tr(
                "a table needs 100 rows, one for each score the player can have; this table has {count}",
                count=len(rows),
            )
        )
    return rows


def _rows_in(text: str) -> Iterator[tuple[int, ...]]:
    reader = csv.reader(text.splitlines())
    for cells in reader:
        if not cells:
            continue
        if len(cells) != DEFAULT_GOAL:
            raise StrategyError(
                trn(
                    "line {line} has 1 cell; it needs 100, one for each score the opponent can have",
                    "line {line} has {count} cells; it needs 100, one for each score the opponent can have",
                    len(cells),
                    line=reader.line_num,
                )
            )
        yield tuple(_dice_in(cell.strip(), reader.line_num) for cell in cells)


def _dice_in(cell: str, line: int) -> int:
    # Other alphabets have digits too, and int() reads a thousand of them.
    if cell.isascii() and cell.isdigit() and len(cell) <= 2 and int(cell) <= MOST_DICE:
        return int(cell)
    raise StrategyError(
        tr(
            "line {line} contains “{cell}”, not a number of dice from 0 to 10",
            line=line,
            cell=escaped(cell[:20]),
        )
    )


AGREED_SETTING = "agreed-programs"
"""The name of the setting that stores them, as a JSON list of digests."""

MOST_AGREED = 2000
"""Programs remembered; the earliest are forgotten, and asked about again."""


class AgreedPrograms:
    """Strangers' programs that the user of this computer has allowed to run.

    Each is known by the digest of its file, so that a changed program is asked about again.

    If the store fails, they are remembered until DiceDesk ends.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, None] | None = None

    def unknown(self, digests: Iterable[str]) -> tuple[str, ...]:
        """Return the digests that are not allowed yet."""
        agreed = self._read()
        return tuple(digest for digest in digests if digest not in agreed)

    def agree(self, digests: Iterable[str]) -> None:
        """Allow the programs with these digests to run from now on."""
        agreed = list(self._read() | dict.fromkeys(digests))[-MOST_AGREED:]
        self._known = dict.fromkeys(agreed)
        with suppress(StoreError):
            self._store.keep_setting(AGREED_SETTING, json.dumps(agreed))

    def _read(self) -> dict[str, None]:
        if self._known is None:
            self._known = dict.fromkeys(_digests_in(self._text()))
        return self._known

    def _text(self) -> str:
        try:
            return self._store.setting(AGREED_SETTING) or ""
        except StoreError:
            return ""


def _digests_in(text: str) -> list[str]:
    """The stored digests; none if the text is damaged, so everything is asked about again."""
    try:
        data = json.loads(text)
    except ValueError:
        return []
    return [digest for digest in data if isinstance(digest, str)] if isinstance(data, list) else []
