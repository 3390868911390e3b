"""Backups as files next to the saved games: three daily ones, and those made before a change.

The player can choose one of them: the next start restores its games.
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
"""Seconds to wait for a program that is using the file."""
BEFORE = "before-going-back"
"""Marks the name of a file that a backup replaced."""
_HALF = ".half"
"""Suffix of an incomplete copy."""
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
    """The backups of one folder. Each is copied under a temporary name, and renamed when it is complete."""

    folder: Path

    def back_up(self, now: datetime) -> bool:
        """Make a daily backup if one is due and the file is sound and has games; return whether it did.

        It is due when the last one is a day old, or has a time in the future because the clock was set back. Of more
        than three, the oldest is removed, but never the one with the most games while the newest has fewer: a file that
        had to be started over must not push out the games saved before it.
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
        """Remove that copy. Raises StoreError."""
        try:
            (self.folder / CHOSEN).unlink(missing_ok=True)
        except OSError as error:
            raise _refused(error) from None

    def is_chosen(self) -> bool:
        """Return whether a backup is chosen."""
        return (self.folder / CHOSEN).exists()

    def _daily(self) -> list[tuple[int, datetime, Path]]:
        """The daily backups in the order in which they were made, regardless of the clock."""
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
    """Return the number of games that the history lists: all except games that ended without a move or help."""
    statement = f"SELECT count(*) FROM game WHERE NOT ({_UNPLAYED})"  # noqa: S608 (names of ours alone)
    count = int(connection.execute(statement).fetchone()[0])
    places = connection.execute(f"SELECT place FROM game WHERE {_UNPLAYED}").fetchall()  # noqa: S608
    games = (kept_game(connection, place) for (place,) in places)
    headers = (game.header.split("\n") for game in games if game is not None)
    return count + sum(any(line.startswith(_WITH_HELP) for line in lines) for lines in headers)


def _count_all(connection: sqlite3.Connection) -> int:
    return int(connection.execute("SELECT count(*) FROM game").fetchone()[0])


def _games(file: Path, count: Callable[[sqlite3.Connection], int] = _count_all) -> int | None:
    """The number of games in a file; None if it is unreadable or has an unknown schema."""
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
    """Open the file for reading, without creating a log next to a backup."""
    return open_file(file, WAIT_S, "ro", is_alone=not has_log(file) and file.name != FILE_NAME)


def _copy(source: Path, target: Path) -> None:
    """Copy all games, and rename the copy when it is complete and on the disk. Raises StoreError."""
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
    """Restore a backup if one was chosen; return a message about it, or ""."""
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
    """Replace the games file with the chosen copy; return the old file's new name, if there was one.

    If this start is killed in between, nothing is lost: the next one continues. Raises OSError, ForeignError and
    sqlite3.Error.
    """
    copy = file.with_name(CHOSEN)
    if not copy.exists():
        return None
    aside = None
    if file.exists():
        # Set aside as one file, in one step; an unreadable file is set aside with its log.
        with suppress(sqlite3.Error), closing(open_file(file, WAIT_S)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        # Before any file is moved: even if this start fails, no game returns unmarked.
        _tell_in(copy, file)
        aside = set_aside(file, BEFORE)
    copy.replace(file)
    return aside


def _tell_in(copy: Path, file: Path) -> None:
    """Mark the unfinished games of the chosen copy as undone, and keep the settings for dice seen so far.

    More of their dice may have been seen than they have moves for, unless a game is the same in both files.
    """
    going_on, settings = _known_of(file)
    with closing(connect(copy, backs_up=False)) as connection, transaction(connection):
        for (place,) in connection.execute(_GOING_ON).fetchall():
            game = kept_game(connection, place)
            if game is not None and game not in going_on:
                write_header(connection, place, with_undone(game.header))
        connection.executemany("INSERT OR IGNORE INTO setting (name, value) VALUES (?, ?)", settings)


def _known_of(file: Path) -> tuple[tuple[StoredGame, ...], list[tuple[str, str]]]:
    """The unfinished games of a file, and its settings for dice that were seen; none if it is unreadable."""
    try:
        with closing(open_file(file, WAIT_S)) as connection:
            places = connection.execute(_GOING_ON).fetchall()
            games = tuple(kept_game(connection, place) for (place,) in places)
            settings = connection.execute(_SEEN, (f"{SEEN}*",)).fetchall()
            return tuple(game for game in games if game is not None), settings
    except sqlite3.Error:
        return (), []
