"""Backups as files beside the saved games: three that are made day by day, and those made before something changed.

A person can choose one of them: the next start begins with its games.
"""

import os
import re
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from dicedesk.adapters.storage.database import (
    BEFORE_VERSION,
    CHOSEN,
    FILE_NAME,
    NEWER,
    SCHEMA,
    UNREADABLE,
    ForeignError,
    connect,
    has_log,
    open_file,
    set_aside,
    transaction,
)
from dicedesk.adapters.storage.folders import make_file
from dicedesk.adapters.storage.games import kept_game, write_header
from dicedesk.core.record import FROM, HINTS, UNDONE, with_undone
from dicedesk.core.words import tr
from dicedesk.play.ports.backups import Backup, BackupKind
from dicedesk.play.ports.store import IMPORTED, SEEN, StoredGame, StoreError

KEPT = 3
"""Daily backups that stay on the disk."""
BETWEEN = timedelta(days=1)
"""The time from one daily backup to the next."""
WAIT_S = 5.0
"""Seconds to wait for a program that holds the file."""
BEFORE = "before-going-back"
"""Marks the name of a file that a backup replaced."""
_HALF = ".half"
"""Ends the name of a copy until the copy is complete."""
_MOMENT = "%Y%m%dT%H%M%SZ"
_STEM = Path(FILE_NAME).stem
_DAILY = re.compile(rf"{_STEM}-backup-(\d+)-(\d{{8}}T\d{{6}}Z)\.sqlite")
_OTHERS = (
    (f"{_STEM}-{BEFORE_VERSION}-", BackupKind.BEFORE_UPDATE),
    (f"{_STEM}-{BEFORE}-", BackupKind.BEFORE_GOING_BACK),
    (f"{_STEM}-{NEWER}-", BackupKind.NEWER),
)
_SEEN = "SELECT name, value FROM setting WHERE name GLOB ?"
_WITH_HELP = tuple(f"[{name} " for name in (UNDONE, HINTS, FROM))
_UNPLAYED = f"moves = 0 AND game NOT LIKE '{IMPORTED}%'"
_GOING_ON = "SELECT place FROM game WHERE NOT ended ORDER BY place"


@dataclass(frozen=True)
class BackupFiles:
    """The backups of one folder. Each is copied under another name first, and gets its own when it is whole."""

    folder: Path

    def back_up(self, now: datetime) -> bool:
        """Make a daily backup where one is due and the file is sound and holds games; return whether it did.

        It is due when the last one is a day old, or bears a time that has not come yet: the clock was set back. Of more
        than three the oldest goes, but never the one with most games while the newest has less: a file that had to be
        begun anew does not drive out what was kept of the one before it.
        """
        file, daily = self.folder / FILE_NAME, self._daily()
        if daily and timedelta() <= now - daily[-1][1] < BETWEEN:
            return False
        if not (_games(file) and _is_sound(file)):
            return False
        number = daily[-1][0] + 1 if daily else 1
        try:
            _copy(file, self.folder / f"{_STEM}-backup-{number:04}-{now:{_MOMENT}}.sqlite")
        except StoreError:
            return False
        self._drop_oldest()
        return True

    def find(self) -> tuple[Backup, ...]:
        """Return all backups that this version can read, the newest first."""
        with suppress(OSError):
            files = sorted(self.folder.glob(f"{_STEM}-*.sqlite"))
            backups = [backup for file in files if (backup := _backup_of(file)) is not None]
            return tuple(sorted(backups, key=lambda backup: backup.time, reverse=True))
        return ()

    def choose(self, backup: Backup) -> None:
        """Copy the backup to where the next start looks for one. Raises StoreError."""
        file = self.folder / backup.name
        if not _is_sound(file):
            raise StoreError(tr("This backup cannot be read."))
        _copy(file, self.folder / CHOSEN)

    def stay(self) -> None:
        """Take that copy away. Raises StoreError."""
        try:
            (self.folder / CHOSEN).unlink(missing_ok=True)
        except OSError as error:
            raise _refused(error) from None

    def is_chosen(self) -> bool:
        """Return whether a backup is chosen."""
        return (self.folder / CHOSEN).exists()

    def _daily(self) -> list[tuple[int, datetime, Path]]:
        """The daily backups in the order in which they were made, whatever the clock said then."""
        matches = [
            (_DAILY.fullmatch(file.name), file) for file in self.folder.glob(f"{_STEM}-backup-*.sqlite")
        ]
        return sorted(
            (int(match[1]), moment, file)
            for match, file in matches
            if match is not None and (moment := _moment(match[2])) is not None
        )

    def _drop_oldest(self) -> None:
        backups = [(file, _games(file) or 0) for _, _, file in self._daily()]
        while len(backups) > KEPT:
            fullest = max(games for _, games in backups)
            to_keep = [entry for entry in backups if entry[1] == fullest > backups[-1][1]][-1:]
            oldest = next(entry for entry in backups if entry not in to_keep)
            backups.remove(oldest)
            with suppress(OSError):
                oldest[0].unlink()


def _backup_of(file: Path) -> Backup | None:
    """The backup in a file; None if it is not one, or this version cannot read it."""
    match = _DAILY.fullmatch(file.name)
    kind = (
        BackupKind.DAILY
        if match
        else next((kind for head, kind in _OTHERS if file.name.startswith(head)), None)
    )
    games = None if kind is None else _games(file, count=_count_listed)
    if kind is None or games is None:
        return None
    moment = _moment(match[2]) if match else datetime.fromtimestamp(file.stat().st_mtime, UTC)
    return None if moment is None else Backup(file.name, moment, kind, games)


def _count_listed(connection: sqlite3.Connection) -> int:
    """Return how many games the history lists: all but those that ended before a move was made or help was given."""
    statement = f"SELECT count(*) FROM game WHERE NOT ({_UNPLAYED})"  # noqa: S608 (names of ours alone)
    count = int(connection.execute(statement).fetchone()[0])
    places = connection.execute(f"SELECT place FROM game WHERE {_UNPLAYED}").fetchall()  # noqa: S608
    games = (kept_game(connection, place) for (place,) in places)
    headers = (game.header.split("\n") for game in games if game is not None)
    return count + sum(any(line.startswith(_WITH_HELP) for line in lines) for lines in headers)


def _count_all(connection: sqlite3.Connection) -> int:
    return int(connection.execute("SELECT count(*) FROM game").fetchone()[0])


def _games(file: Path, count: Callable[[sqlite3.Connection], int] = _count_all) -> int | None:
    """How many games a file holds; None where it cannot be read, or is of no schema that is known."""
    try:
        with closing(_opened(file)) as connection:
            number = int(connection.execute("PRAGMA user_version").fetchone()[0])
            return count(connection) if 0 <= number <= SCHEMA.number else None
    except UNREADABLE:
        return None


def _is_sound(file: Path) -> bool:
    try:
        with closing(_opened(file)) as connection:
            return bool(connection.execute("PRAGMA quick_check(1)").fetchone() == ("ok",))
    except UNREADABLE:
        return False


def _opened(file: Path) -> sqlite3.Connection:
    """The file, to be read; a backup gets no files beside it by that."""
    return open_file(file, WAIT_S, "ro", is_alone=not has_log(file) and file.name != FILE_NAME)


def _copy(source: Path, target: Path) -> None:
    """Copies all games, and gives the copy its name when it is whole and on the disk. Raises StoreError."""
    half = target.with_name(target.name + _HALF)
    try:
        for rest in target.parent.glob(f"{_STEM}-*{_HALF}"):
            rest.unlink()
        if shutil.disk_usage(target.parent).free < 2 * source.stat().st_size:
            raise StoreError(tr("The disk is full."))
        with closing(_opened(source)) as connection:
            make_file(half)
            connection.execute("VACUUM INTO ?", (str(half),))
        with half.open("rb+") as target_file:
            os.fsync(target_file.fileno())
        if not _is_sound(half):
            raise StoreError(tr("This backup cannot be read."))
        half.replace(target)
    except (OSError, sqlite3.Error) as error:
        with suppress(OSError):
            half.unlink(missing_ok=True)
        raise _refused(error) from None


def _refused(error: Exception) -> StoreError:
    return StoreError(tr("Saving failed: {reason}", reason=error))


def _moment(text: str) -> datetime | None:
    try:
        return datetime.strptime(text, _MOMENT).replace(tzinfo=UTC)
    except ValueError:
        return None


def went_back(file: Path) -> str:
    """Go back to a backup where one was chosen; return what there is to tell of it, or ""."""
    try:
        earlier = go_back(file)
    except (OSError, sqlite3.Error, ForeignError) as error:
        return tr("DiceDesk could not restore the backup: {reason}", reason=error)
    if earlier is None:
        return ""
    return tr(
        "DiceDesk restored the backup you chose. The previous file is kept as {name}.",
        name=earlier.name,
    )


def go_back(file: Path) -> Path | None:
    """Put the chosen copy in the place of the file of games; return the earlier file's new name, if there was one.

    A start that is killed in between loses nothing: the next one goes on from there. Raises OSError, ForeignError and
    sqlite3.Error.
    """
    copy = file.with_name(CHOSEN)
    if not copy.exists():
        return None
    aside = None
    if file.exists():
        # One file is put aside in one step; what cannot be read is put aside with its log.
        with suppress(sqlite3.Error), closing(open_file(file, WAIT_S)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        # Before anything is moved: whatever becomes of this start, no game comes back as it was.
        _tell_in(copy, file)
        aside = set_aside(file, BEFORE)
    copy.replace(file)
    return aside


def _tell_in(copy: Path, file: Path) -> None:
    """Mark the games of the chosen copy that go on as undone, and keep which dice of a day were seen until now.

    Their dice have been seen further than they go, as far as anybody can tell; but for a game that is the same in both.
    """
    going_on, settings = _known_of(file)
    with closing(connect(copy, backs_up=False)) as connection, transaction(connection):
        for (place,) in connection.execute(_GOING_ON).fetchall():
            game = kept_game(connection, place)
            if game is not None and game not in going_on:
                write_header(connection, place, with_undone(game.header))
        connection.executemany("INSERT OR IGNORE INTO setting (name, value) VALUES (?, ?)", settings)


def _known_of(file: Path) -> tuple[tuple[StoredGame, ...], list[tuple[str, str]]]:
    """The games of a file that go on, and the settings that say whose dice were seen; none if it is unreadable."""
    try:
        with closing(open_file(file, WAIT_S)) as connection:
            places = connection.execute(_GOING_ON).fetchall()
            games = tuple(kept_game(connection, place) for (place,) in places)
            settings = connection.execute(_SEEN, (f"{SEEN}*",)).fetchall()
            return tuple(game for game in games if game is not None), settings
    except sqlite3.Error:
        return (), []
